import type { RoundRequest } from '../../src/studio/wire.ts';

const KEY = 'studio.round';

/**
 * The requested round without a response yet, kept in the tab, so that a reload asks for the same round instead of
 * staking twice. If the browser gives a frame no storage, the round is still safe, because the server finishes it.
 */
export const pendingRound = {
  keep(request: RoundRequest): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(request));
    } catch {
      /* no storage here */
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      /* no storage here */
    }
  },
  read(sessionId: string): RoundRequest | undefined {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as RoundRequest | null;
      return kept?.sessionId === sessionId && typeof kept.roundKey === 'string' && typeof kept.bets === 'object'
        ? kept
        : undefined;
    } catch {
      return undefined;
    }
  },
};
