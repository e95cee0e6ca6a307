import type { Outcome, Score } from './types.ts';

/**
 * Settles a line: `margin` is the result minus the line. Lines in quarters split the stake over the two neighbours, so that
 * a margin of a quarter wins or loses half (Asian handicap).
 */
export function lineOutcome(margin: number): Outcome {
  if (margin >= 0.5) return 'WON';
  if (margin >= 0.25) return 'HALF_WON';
  if (margin > -0.25) return 'VOID';
  return margin > -0.5 ? 'HALF_LOST' : 'LOST';
}
export const opposite: Readonly<Record<Outcome, Outcome>> = {
  WON: 'LOST',
  LOST: 'WON',
  VOID: 'VOID',
  HALF_WON: 'HALF_LOST',
  HALF_LOST: 'HALF_WON',
};

/**
 * The chance that prices a selection with several outcomes: 1 / the odds at which a bet is worth its stake.
 * @param weights probability of each outcome
 */
export function fairChance(weights: Readonly<Partial<Record<Outcome, number>>>): number {
  const { WON = 0, HALF_WON = 0, VOID = 0, HALF_LOST = 0 } = weights;
  const back = 1 - VOID - (HALF_LOST + HALF_WON) / 2;
  return back <= 0 ? 0.5 : (WON + HALF_WON / 2) / back;
}

/** How many of the first are placed in a race: three of eight horses, two of six greyhounds. */
export const placesIn = (sport: string): number => (sport === 'virtual-horses' ? 3 : 2);

/** Splits `totals:2.5` into its kind and argument. */
export function readMarketId(marketId: string): { readonly kind: string; readonly argument: string } {
  const at = marketId.indexOf(':');
  return at < 0 ? { kind: marketId, argument: '' } : { kind: marketId.slice(0, at), argument: marketId.slice(at + 1) };
}

/** The half line nearest to a value, never a whole one: 2.7 → 2.5. */
export const halfLine = (value: number): number => Math.floor(value) + 0.5;

/**
 * Settles a selection of a market that the final score alone decides, in goals, points or sets.
 * @returns null for a market that needs more, such as who has scored
 */
export function outcomeByScore(marketId: string, code: string, { home, away }: Score): Outcome | null {
  const { kind, argument } = readMarketId(marketId);
  const yes = (test: boolean): Outcome => (test ? 'WON' : 'LOST');
  const winner = home > away ? '1' : home < away ? '2' : 'X';
  switch (kind) {
    case 'result':
      return yes(code === winner);
    case 'winner':
      // Without a winner the stake goes back.
      return winner === 'X' ? 'VOID' : yes(code === winner);
    case 'double-chance':
      return yes(code.includes(winner));
    case 'totals':
    case 'total-sets': {
      const over = lineOutcome(home + away - Number(argument));
      return code === 'over' ? over : opposite[over];
    }
    case 'handicap':
    case 'set-handicap': {
      const first = lineOutcome(home - away + Number(argument));
      return code === '1' ? first : opposite[first];
    }
    case 'both-score':
      return yes((code === 'yes') === (home > 0 && away > 0));
    case 'correct-score':
      return yes(code === (home <= 4 && away <= 4 ? `${home}-${away}` : 'other'));
    default:
      return null;
  }
}
