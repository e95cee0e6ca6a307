const KEY = 'studio.stake';

/**
 * The stake that the player has chosen in a game, kept in the tab: after a reload the next round must not cost more than
 * the one before. Without storage in the frame, the game opens with its usual stake.
 */
export const chosenStake = {
  keep(gameId: string, stake: number): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ gameId, stake }));
    } catch {
      /* no storage here */
    }
  },
  read(gameId: string): number | undefined {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { gameId?: unknown; stake?: unknown } | null;
      return kept?.gameId === gameId && typeof kept.stake === 'number' ? kept.stake : undefined;
    } catch {
      return undefined;
    }
  },
};
