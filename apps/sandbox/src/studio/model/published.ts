/**
 * The figures on the paytable sheet, as enumerated from `game-data.ts`. A test recounts the full cycle and fails when
 * a figure no longer follows from the data.
 */
export const PUBLISHED = {
  /** Share of all stakes that comes back, over the full cycle with its free spins. */
  rtp: 0.9597314782509914,
  /** Share of paid spins that pay anything by themselves. */
  hitRate: 0.348287807839052,
  /** Share of paid spins that start free spins. */
  featureRate: 0.007953629032258065,
} as const;
