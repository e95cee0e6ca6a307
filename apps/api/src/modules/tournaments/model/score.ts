import type { TournamentScoring } from '@baize/contracts/tournament';
import type { Hundredths } from '@baize/kernel';
import type { Amounts } from './terms.ts';

/** The sums of a round, in hundredths. */
export interface RoundSums {
  readonly staked: Hundredths;
  /** The part of the stakes that was bonus money. */
  readonly bonus: Hundredths;
  readonly won: Hundredths;
}

/** What a round counts. */
export interface RoundScore {
  readonly counted: Hundredths;
  readonly score: number;
}

/** What a round counts and when it last changed. */
export interface ScoredRound extends RoundScore {
  readonly scoredSeq: number;
  readonly scoredAt: Date;
}

/** What all rounds of a player have brought. */
export interface Standing {
  readonly rounds: number;
  readonly counted: Hundredths;
  /** Hundredths of a point. */
  readonly score: number;
  readonly reachedSeq: number | null;
  readonly reachedAt: Date | null;
}

/**
 * Returns what a round counts: nothing below the smallest stake, or if any of it was bonus money, because that is the
 * house's. Of BEST_MULTIPLE its own points are what it paid per stake.
 */
export function scoreOfRound(
  scoring: TournamentScoring,
  { minimumStake }: Amounts,
  { staked, bonus, won }: RoundSums,
): RoundScore {
  if (staked <= 0 || staked < minimumStake || bonus > 0) return { counted: 0, score: 0 };
  return { counted: staked, score: scoring === 'BEST_MULTIPLE' ? Math.floor((Math.max(0, won) * 100) / staked) : 0 };
}

const pointsOf = (counted: Hundredths, { stakePerPoint }: Amounts): number =>
  stakePerPoint === undefined ? 0 : Math.floor((counted * 100) / stakePerPoint);

/** Returns what rounds have brought together, from scratch. */
export function standingOf(scoring: TournamentScoring, amounts: Amounts, scored: readonly ScoredRound[]): Standing {
  const inOrder = scored.filter(({ counted }) => counted > 0).toSorted((one, two) => one.scoredSeq - two.scoredSeq);
  const counted = inOrder.reduce((sum, round) => sum + round.counted, 0);
  const score =
    scoring === 'BEST_MULTIPLE' ? Math.max(0, ...inOrder.map((round) => round.score)) : pointsOf(counted, amounts);
  let sum = 0;
  const reached = inOrder.find((round) => {
    sum += round.counted;
    return scoring === 'BEST_MULTIPLE' ? round.score === score : pointsOf(sum, amounts) === score;
  });
  return {
    rounds: inOrder.length,
    counted,
    score,
    reachedSeq: score === 0 ? null : (reached?.scoredSeq ?? null),
    reachedAt: score === 0 ? null : (reached?.scoredAt ?? null),
  };
}

/** What decides about a place. */
interface RankKey {
  readonly playerId: string;
  readonly score: number;
  readonly reachedAt: Date;
}

const isAhead = (one: RankKey, two: RankKey): boolean => {
  if (one.score !== two.score) return one.score > two.score;
  const difference = one.reachedAt.getTime() - two.reachedAt.getTime();
  return difference === 0 ? one.playerId < two.playerId : difference < 0;
};

/** Returns an entry's place in a ranking, first place first, which may be a little older than the entry. */
export function placeIn(ranking: readonly RankKey[], own: RankKey): number {
  let [low, high] = [0, ranking.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = ranking[middle];
    if (other && isAhead(other, own)) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

/**
 * Returns the standing after one round has changed, without the other rounds; null if only all of them can tell, because
 * something that counted has been taken back.
 */
export function standingAfter(
  scoring: TournamentScoring,
  amounts: Amounts,
  standing: Standing,
  before: RoundScore,
  after: ScoredRound,
): Standing | null {
  if (after.counted < before.counted || after.score < before.score) return null;
  const counted = standing.counted + after.counted - before.counted;
  const rounds = standing.rounds + Number(after.counted > 0) - Number(before.counted > 0);
  const score = scoring === 'BEST_MULTIPLE' ? Math.max(standing.score, after.score) : pointsOf(counted, amounts);
  if (score === standing.score) return { ...standing, rounds, counted };
  return { rounds, counted, score, reachedSeq: after.scoredSeq, reachedAt: after.scoredAt };
}
