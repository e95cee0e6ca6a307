import { Copy } from 'lucide-react';
import { Alert, Button, Inline, Stack, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useToasts } from '@baize/shell';
import * as css from './RecoveryCodes.css.ts';

/** Shows new recovery codes, once. */
export function RecoveryCodes({ codes, onSaved }: { readonly codes: readonly string[]; readonly onSaved: () => void }) {
  const text = useText('account');
  const toasts = useToasts();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toasts.success(text('account.secondFactor.copied')),
      // Without the clipboard's permission the player can still select them.
      () => undefined,
    );
  return (
    <Stack gap="md">
      <Alert live tone="warning" title={text('account.secondFactor.codesTitle')}>
        {text('account.secondFactor.codesText')}
      </Alert>
      <ol className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <Text numeric>{code}</Text>
          </li>
        ))}
      </ol>
      <Inline gap="sm">
        <Button onClick={onSaved}>{text('account.secondFactor.saved')}</Button>
        <Button variant="secondary" icon={Copy} onClick={() => void copy()}>
          {text('account.secondFactor.copy')}
        </Button>
      </Inline>
    </Stack>
  );
}
