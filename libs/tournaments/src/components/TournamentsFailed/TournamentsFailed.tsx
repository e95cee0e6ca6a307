import { Trophy } from 'lucide-react';
import { useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';
import { Button, EmptyState } from '@baize/ui';

/** In place of tournaments that cannot be loaded: why, and a way to try again. */
export function TournamentsFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const text = useText('tournaments');
  const errorText = useErrorText('tournaments');
  return (
    <EmptyState
      tone="negative"
      icon={Trophy}
      title={text('tournaments.failed')}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {text('tournaments.tryAgain')}
        </Button>
      }
    >
      {errorText(error)}
    </EmptyState>
  );
}
