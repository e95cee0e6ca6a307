import { useCallback, useState, useSyncExternalStore } from 'react';
import { GAME_OFFLINE_CODE, type GameMessage } from '@baize/contracts/host-messages';

const watchOnline = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

export interface GameConnection {
  /** True while nothing can be played: the browser is offline, or the game said that its studio doesn't answer. */
  readonly isLost: boolean;
  /** Takes in a message of the game. */
  hear(message: GameMessage): void;
}

/** Follows whether a game's frame still reaches its studio. */
export function useGameConnection(): GameConnection {
  const isOnline = useSyncExternalStore(
    watchOnline,
    () => navigator.onLine,
    () => true,
  );
  const [isSilent, setSilent] = useState(false);
  const hear = useCallback((message: GameMessage) => {
    if (message.type === 'warning') setSilent(message.code === GAME_OFFLINE_CODE);
    // A new try: the game says so again if it fails.
    if (message.type === 'ready' || message.type === 'user action') setSilent(false);
  }, []);
  return { isLost: isSilent || !isOnline, hear };
}
