import { onlineManager } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { Button, EmptyState } from '@baize/ui';
import { useText } from '@baize/i18n';

/** Lets waiting queries try although the browser says that it is offline: it may be wrong. */
function tryAnyway(): void {
  onlineManager.setOnline(true);
  // Then the return of the connection is noticed, if this try fails.
  setTimeout(() => onlineManager.setOnline(navigator.onLine));
}

/** Shows that the games wait for the connection. Their query goes on by itself once it is back. */
export function GamesOffline() {
  const text = useText();
  return (
    <div role="status">
      <EmptyState
        icon={CloudOff}
        title={text('games.offline.title')}
        actions={<Button onClick={tryAnyway}>{text('shell.tryAgain')}</Button>}
      >
        {text('games.offline.text')}
      </EmptyState>
    </div>
  );
}
