import type { Hundredths } from '@baize/kernel';
import { BUILDER, readBuilder } from '../model/builder.ts';
import { outcomeByScore, placesIn, readMarketId } from '../model/lines.ts';
import type { Odds } from '../model/price.ts';
import type { Score } from '../model/types.ts';
import { returnOf } from './payout.ts';

interface Selection {
  readonly eventId: string;
  readonly marketId: string;
  readonly code: string;
  readonly odds: Odds;
  readonly sport: string;
}
interface PromisedBet {
  readonly legs: readonly Selection[];
  /** What the bet pays if all of it wins. */
  readonly potential: Hundredths;
}
/** A bet on one selection. */
interface Single extends Selection {
  readonly potential: Hundredths;
}

/** The scores in sets of a match that is won with two. */
const SETS: readonly Score[] = [
  { home: 2, away: 0 },
  { home: 2, away: 1 },
  { home: 1, away: 2 },
  { home: 0, away: 2 },
];
const UP_TO_ELEVEN = Array.from({ length: 12 }, (_each, index) => index);

/**
 * Returns final scores among which the best one for some selections is. Markets tell scores apart by their sum, by their
 * difference, and by small scores themselves, so sums and differences around each line and all small ones are enough.
 */
function scoresFor(singles: readonly Single[]): readonly Score[] {
  if (singles[0]?.sport === 'tennis') return SETS;
  const markets = singles.flatMap(({ marketId }) => readBuilder(marketId)?.map((part) => part.marketId) ?? [marketId]);
  const lines = markets.map((marketId) => Number(readMarketId(marketId).argument)).filter(Number.isFinite);
  const around = lines.flatMap((line) =>
    [-1, 0, 1, 2].flatMap((step) => [Math.floor(line), Math.floor(-line)].map((at) => at + step)),
  );
  const sums = new Set([...UP_TO_ELEVEN, ...around]);
  const differences = new Set([...UP_TO_ELEVEN, ...UP_TO_ELEVEN.map((each) => -each), ...around]);
  return [...sums].flatMap((sum) =>
    [...differences].flatMap((difference) =>
      Math.abs(difference) > sum || (sum - difference) % 2 !== 0
        ? []
        : [{ home: (sum + difference) / 2, away: (sum - difference) / 2 }],
    ),
  );
}

/** Tells whether a selection of a market that needs more than the score can win with this one. */
function canWin({ marketId, code }: Pick<Selection, 'marketId' | 'code'>, { home, away }: Score): boolean {
  const { kind, argument } = readMarketId(marketId);
  if (kind === BUILDER)
    return (readBuilder(marketId) ?? []).every((part) => {
      const outcome = outcomeByScore(part.marketId, part.code, { home, away });
      return outcome === null ? canWin(part, { home, away }) : outcome === 'WON';
    });
  if (kind === 'next-goal')
    return code === 'none'
      ? home + away < Number(argument)
      : home + away >= Number(argument) && (code === '1' ? home : away) > 0;
  if (kind === 'scorer') return (code.startsWith('h') ? home : away) > 0;
  if (kind === 'set-winner') return (code === '1' ? home : away) > 0;
  return true;
}

/** How many selections can win of a market besides those of the score. */
function winnersOf(marketId: string, sport: string): number {
  const { kind } = readMarketId(marketId);
  return kind === 'scorer' ? Infinity : kind === 'race-place' ? placesIn(sport) : 1;
}

/** Returns what singles on one event pay together at most if it ends with this score. */
function paidAt(score: Score, singles: readonly Single[]): Hundredths {
  let sum = 0;
  /** What selections pay that need more than the score, by their market. */
  const others = new Map<string, Hundredths[]>();
  for (const single of singles) {
    const { marketId, code, odds, potential } = single;
    const outcome = outcomeByScore(marketId, code, score);
    if (outcome !== null)
      sum += Math.floor((potential * returnOf({ odds, outcome })) / returnOf({ odds, outcome: 'WON' }));
    else if (canWin(single, score)) others.set(marketId, [...(others.get(marketId) ?? []), potential]);
  }
  for (const [marketId, payouts] of others)
    sum += payouts
      .sort((one, two) => two - one)
      .slice(0, winnersOf(marketId, singles[0]?.sport ?? ''))
      .reduce((all, each) => all + each, 0);
  return sum;
}

/**
 * Returns the most that bets can return together. Of singles on one event, some rule each other out, also across markets: a
 * match that the home side wins is no draw, and one with no goal has no over 0.5.
 */
export function mostOf(bets: readonly PromisedBet[]): Hundredths {
  let sum = 0;
  const byEvent = new Map<string, Single[]>();
  for (const { legs, potential } of bets) {
    const [leg] = legs;
    if (!leg || legs.length > 1) sum += potential;
    else byEvent.set(leg.eventId, [...(byEvent.get(leg.eventId) ?? []), { ...leg, potential }]);
  }
  for (const singles of byEvent.values())
    sum +=
      singles.length === 1
        ? (singles[0]?.potential ?? 0)
        : Math.max(...scoresFor(singles).map((score) => paidAt(score, singles)));
  return sum;
}
