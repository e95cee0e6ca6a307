/** What a game publishes: its return to players in per cent, and the most that a stake can return, rounded up. */
export interface PublishedFigures {
  readonly rtp: number;
  readonly maxWin: number;
}

/** Returns what the sandbox plays: the document's `gameType`, and for slots also the mathematics that their features name. */
export function demoKindOf({
  gameType,
  features,
}: {
  readonly gameType: string;
  readonly features: readonly string[];
}): string {
  if (gameType !== 'slots') return gameType;
  if (features.includes('thousand-ways')) return 'waysSlots';
  return features.includes('hold-and-draw') ? 'holdSlots' : gameType;
}

/**
 * What the sandbox's games publish, by lobby and kind (`demoKindOf`): the demo catalogue prints it, and a test of the sandbox
 * compares it with the games. A kind that the sandbox does not deal publishes nothing of its own.
 */
export const DEMO_FIGURES: Readonly<
  Record<'casinoGames' | 'liveCasinoGames', Readonly<Partial<Record<string, PublishedFigures>>>>
> = {
  casinoGames: {
    slots: { rtp: 95.97, maxWin: 2500 },
    waysSlots: { rtp: 96.49, maxWin: 2500 },
    holdSlots: { rtp: 95.7, maxWin: 2000 },
    roulette: { rtp: 97.3, maxWin: 36 },
    baccarat: { rtp: 98.94, maxWin: 9 },
    blackjack: { rtp: 99.43, maxWin: 3 },
    poker: { rtp: 96.63, maxWin: 24 },
    videoPoker: { rtp: 97.3, maxWin: 800 },
    scratch: { rtp: 94.8, maxWin: 1000 },
    instant: { rtp: 96, maxWin: 100 },
  },
  liveCasinoGames: {
    roulette: { rtp: 97.3, maxWin: 36 },
    baccarat: { rtp: 98.94, maxWin: 9 },
    gameShow: { rtp: 96.67, maxWin: 29 },
    poker: { rtp: 97.68, maxWin: 41 },
    blackjack: { rtp: 99.43, maxWin: 3 },
  },
};
