import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameMessage } from '@baize/contracts/host-messages';

/**
 * The longest time for which a round counts as running, in milliseconds. A frame that breaks during a round must not
 * hold a balance back for longer.
 */
export const LONGEST_ROUND_MS = 60_000;

/** Messages after which the game has shown its result, or said why there is none. */
const ENDS_ROUND: ReadonlySet<GameMessage['type']> = new Set(['ready', 'round end', 'warning', 'paused']);

export interface GameRound {
  /** True from the press until the game has shown the result: until then the site must not reveal it. */
  readonly isRunning: boolean;
  /** Takes in a message of the game. */
  hear(message: GameMessage): void;
}

/** Follows whether a round is running in a game's frame. */
export function useGameRound(): GameRound {
  const [isRunning, setRunning] = useState(false);
  const longest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(longest.current), []);
  const hear = useCallback((message: GameMessage) => {
    const begins = message.type === 'user action' && message.action === 'spin';
    if (!begins && !ENDS_ROUND.has(message.type)) return;
    clearTimeout(longest.current);
    if (begins) longest.current = setTimeout(() => setRunning(false), LONGEST_ROUND_MS);
    setRunning(begins);
  }, []);
  return { isRunning, hear };
}
