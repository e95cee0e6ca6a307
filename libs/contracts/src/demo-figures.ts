/** From steady small wins (1) to rare large ones (5). */
export type Volatility = 1 | 2 | 3 | 4 | 5;
/**
 * What a game publishes: its return to players in per cent, the most that a stake can return, rounded up, and how far its
 * rounds spread (`volatilityOf`).
 */
export interface PublishedFigures {
  readonly rtp: number;
  readonly maxWin: number;
  readonly volatility: Volatility;
}

/** Returns the volatility of rounds whose returns deviate by so many stakes (standard deviation). */
export const volatilityOf = (deviation: number): Volatility =>
  deviation < 1.5 ? 1 : deviation < 3.5 ? 2 : deviation < 6 ? 3 : deviation < 7 ? 4 : 5;

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
    slots: { rtp: 95.97, maxWin: 2500, volatility: 3 },
    waysSlots: { rtp: 96.49, maxWin: 2500, volatility: 2 },
    holdSlots: { rtp: 95.7, maxWin: 2000, volatility: 5 },
    roulette: { rtp: 97.3, maxWin: 36, volatility: 2 },
    baccarat: { rtp: 98.94, maxWin: 9, volatility: 1 },
    blackjack: { rtp: 99.43, maxWin: 3, volatility: 1 },
    poker: { rtp: 96.63, maxWin: 24, volatility: 2 },
    videoPoker: { rtp: 97.3, maxWin: 800, volatility: 3 },
    scratch: { rtp: 94.8, maxWin: 1000, volatility: 5 },
    // As the player chooses: this is for those who wait for the most.
    instant: { rtp: 96, maxWin: 100, volatility: 5 },
  },
  liveCasinoGames: {
    roulette: { rtp: 97.3, maxWin: 36, volatility: 2 },
    baccarat: { rtp: 98.94, maxWin: 9, volatility: 1 },
    gameShow: { rtp: 96.67, maxWin: 29, volatility: 1 },
    poker: { rtp: 97.68, maxWin: 41, volatility: 2 },
    blackjack: { rtp: 99.43, maxWin: 3, volatility: 1 },
  },
};
