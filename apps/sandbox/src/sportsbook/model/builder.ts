import { outcomeByScore, readMarketId } from './lines.ts';
import type { Outcome, Score, Side } from './types.ts';

/*
 * A bet builder is a market of its own: several selections of one event that must all win, as one selection with one price.
 * So slips, combinations, the delay in play, cash-out and settlement treat it like any other. Its id names the parts:
 * `builder:both-score=yes+result=1+totals:2.5=over`.
 */
export const BUILDER = 'builder';
/** The code of the only selection. */
export const BUILDER_CODE = 'yes';
export const LEAST_PARTS = 2;
export const MOST_PARTS = 6;

/** One selection of a builder. */
export interface BuilderPart {
  readonly marketId: string;
  readonly code: string;
}

/** Markets that the final score decides, or who has scored. */
const KINDS: ReadonlySet<string> = new Set([
  'result',
  'double-chance',
  'totals',
  'handicap',
  'both-score',
  'correct-score',
  'scorer',
]);

/**
 * Tells whether a selection can be combined with others of its event. Lines that return a part of the stake cannot: what a
 * builder would pay then has no single price. Neither can "any other score" or the next goal.
 */
export function isCombinable({ marketId, code }: BuilderPart): boolean {
  const { kind, argument } = readMarketId(marketId);
  if (!KINDS.has(kind) || code === 'other') return false;
  return (kind !== 'totals' && kind !== 'handicap') || Math.abs(Number(argument) % 1) === 0.5;
}

const writePart = ({ marketId, code }: BuilderPart): string => `${marketId}=${code}`;
/** Returns the market's id of a builder: the same whatever order its parts were chosen in. */
export const builderId = (parts: readonly BuilderPart[]): string =>
  `${BUILDER}:${parts.map(writePart).sort().join('+')}`;

/** Reads the parts of a builder; null for a market that is none, or whose parts cannot be combined. */
export function readBuilder(marketId: string): readonly BuilderPart[] | null {
  const { kind, argument } = readMarketId(marketId);
  if (kind !== BUILDER) return null;
  const parts = argument.split('+').map((part): BuilderPart => {
    const at = part.lastIndexOf('=');
    return { marketId: part.slice(0, at), code: part.slice(at + 1) };
  });
  const isWhole = parts.every(isCombinable) && new Set(parts.map(writePart)).size === parts.length;
  return isWhole && parts.length >= LEAST_PARTS && parts.length <= MOST_PARTS && builderId(parts) === marketId
    ? parts
    : null;
}

/** What the chance of a builder is worked out from. */
export interface BuilderChances {
  /** Visits every final score with its probability. */
  readonly scores: (visit: (home: number, away: number, p: number) => void) => void;
  readonly score: Score;
  /** How likely a goal of the side is this player's. */
  readonly shareOf: (player: number) => number;
  readonly hasScored: (side: Side, player: number) => boolean;
}

/**
 * Returns the chance that all parts win. They depend on each other, so their own chances are not multiplied: each final score
 * counts with its probability if all parts win with it. Who scores is drawn for each goal, so of so many goals the chance that
 * all named players have scored follows by inclusion and exclusion.
 */
export function builderChance(parts: readonly BuilderPart[], chances: BuilderChances): number {
  const byScore = parts.filter(({ marketId }) => marketId !== 'scorer');
  const missing: Readonly<Record<Side, number[]>> = { home: [], away: [] };
  for (const { marketId, code } of parts)
    if (marketId === 'scorer') {
      const side = code.startsWith('h') ? 'home' : 'away';
      const player = Number(code.slice(1));
      if (!chances.hasScored(side, player)) missing[side].push(chances.shareOf(player));
    }
  const allScored = (shares: readonly number[], goals: number): number => {
    let p = 0;
    for (let subset = 0; subset < 1 << shares.length; subset += 1) {
      const taken = shares.filter((_share, index) => (subset >> index) & 1);
      p += (taken.length % 2 === 0 ? 1 : -1) * (1 - taken.reduce((sum, share) => sum + share, 0)) ** goals;
    }
    return Math.max(0, p);
  };
  let sum = 0;
  chances.scores((home, away, p) => {
    if (!byScore.every(({ marketId, code }) => outcomeByScore(marketId, code, { home, away }) === 'WON')) return;
    sum += p * allScored(missing.home, home - chances.score.home) * allScored(missing.away, away - chances.score.away);
  });
  return sum;
}

/** Returns what became of a builder by what became of its parts; null while one of them is open and none has lost. */
export function builderOutcome(outcomes: readonly (Outcome | null)[]): Outcome | null {
  if (outcomes.includes('LOST')) return 'LOST';
  if (outcomes.includes(null)) return null;
  return outcomes.every((outcome) => outcome === 'WON') ? 'WON' : 'VOID';
}
