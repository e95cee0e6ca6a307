import { CloudOff } from 'lucide-react';
import { Button, EmptyState } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';

/** Shows that games could not be loaded, why, and a button to try again. */
export function GamesFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const text = useText();
  const errorText = useErrorText();
  return (
    <EmptyState
      tone="negative"
      icon={CloudOff}
      title={text('games.failed')}
      actions={<Button onClick={onRetry}>{text('shell.tryAgain')}</Button>}
    >
      {errorText(error)}
    </EmptyState>
  );
}
