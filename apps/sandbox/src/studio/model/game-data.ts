/**
 * All data that decides what a round can pay: strips, lines, paytable, feature.
 * The published RTP (`enumerate.ts`) and the page's paytable follow from this file alone.
 */

/** W wild, S scatter, A–D pictures (A pays most), E–H gems. */
export const SYMBOLS = ['W', 'S', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type SymbolId = (typeof SYMBOLS)[number];

export const REELS = 5;
export const ROWS = 3;

/**
 * One string per reel, one letter per stop, read downwards and joined into a ring. Wilds are on the three middle reels
 * only.
 */
export const STRIPS: readonly string[] = [
  'HFDEFCEHGCEFADGHBDAHEBFGHCGGBS',
  'CHAGCHDFEEFDCBFGGDDGBWHFAEHGESB',
  'GWFCHGCDGFHHDGBDEFDHHAFBESACFBEE',
  'BCSGDFCAFEGHADCHWFGHHBFDGBEEFDE',
  'HECHFACHGGEEFDHBASGDFEBCDHGBFG',
];

/** Twenty fixed lines: the row (0 top) on each reel, paid from the leftmost reel. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
];

export type PayingSymbol = Exclude<SymbolId, 'W' | 'S'>;
/** Line pay in line bets for three, four and five of a kind. A wild replaces any of these symbols. */
export const LINE_PAYS: Readonly<Record<PayingSymbol, readonly [number, number, number]>> = {
  A: [40, 150, 800],
  B: [25, 80, 400],
  C: [20, 60, 250],
  D: [12, 50, 200],
  E: [6, 20, 80],
  F: [6, 20, 75],
  G: [5, 15, 60],
  H: [5, 15, 50],
};

/** Scatter pay in total stakes for three, four and five anywhere; never multiplied. */
export const SCATTER_PAYS: readonly [number, number, number] = [2, 10, 50];
/** Free spins for three, four and five scatters; during the feature any three or more add `RETRIGGER_SPINS`. */
export const FREE_SPINS: readonly [number, number, number] = [10, 12, 15];
export const RETRIGGER_SPINS = 5;
/** Multiplier for line wins of a free spin. */
export const FREE_SPIN_MULTIPLIER = 3;
/** Maximum free spins per round. */
export const MAX_FREE_SPINS = 60;
/** Maximum win of a round in total stakes; the feature ends when it is reached. */
export const MAX_WIN_STAKES = 2500;

/** Increased with every change of this file that affects payouts; stored with every round. */
export const MODEL_VERSION = '1.0.0';
