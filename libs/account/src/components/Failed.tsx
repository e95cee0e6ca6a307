import { Alert, Button } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';

/** Says that a part of a page could not be loaded, with a button to try again. */
export function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const text = useText('account');
  const errorText = useErrorText('account');
  return (
    <Alert
      tone="negative"
      title={errorText(error)}
      actions={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {text('shell.tryAgain')}
        </Button>
      }
    />
  );
}
