import type { Rng } from '../../studio/model/round.ts';

/** What a round shows: the number, the pocket of the wheel, the cards. */
export interface Outcome {
  /** As the lists of past results write it: `17`, `banker`, `7`. At most 12 characters. */
  readonly label: string;
  /** The pocket or segment of a wheel. */
  readonly position?: number;
  /** Cards in the order in which they are dealt: rank and suit, `KH`, `10S`. */
  readonly cards?: { readonly player: readonly string[]; readonly banker: readonly string[] };
}

/** Stakes by spot, in hundredths. */
export type Bets = Readonly<Record<string, number>>;

/** A game of chance that a table plays for everyone at once. Pure, so a stored outcome always pays the same. */
export interface LiveGame {
  /** Published return to player of its best spot, as a share; the rules give each spot's own. */
  readonly rtp: number;
  /** The most that a stake can return, in stakes. */
  readonly maxWinStakes: number;
  isSpot(spot: string): boolean;
  draw(rng: Rng): Outcome;
  /** What a stake on a spot returns, stake included; 0 if it is lost. Hundredths, rounded down. */
  returnOf(spot: string, outcome: Outcome, stake: number): number;
  /** How long the page shows the draw, in milliseconds. */
  readonly revealMs: number;
}

/** Returns what all bets of a player return, in hundredths. */
export const returnsOf = (game: LiveGame, outcome: Outcome, bets: Bets): number =>
  Object.entries(bets).reduce((sum, [spot, stake]) => sum + game.returnOf(spot, outcome, stake), 0);
