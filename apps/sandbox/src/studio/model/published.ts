/**
 * The figures on the paytable sheet, calculated from `game-data.ts`. A test recounts the full cycle and fails if a
 * figure no longer matches the data.
 */
export const PUBLISHED = {
  /** Return to player over the full cycle, with its free spins. */
  rtp: 0.9597314782509914,
  /** Share of paid spins that pay anything by themselves. */
  hitRate: 0.348287807839052,
  /** Share of paid spins that start free spins. */
  featureRate: 0.007953629032258065,
} as const;
