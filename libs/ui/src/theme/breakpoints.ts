/** Smallest window width in px of each step (A§9). */
export const breakpoints = { xs: 0, sm: 320, md: 768, lg: 1024, xl: 1440 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** Media queries from a step upwards. */
export const from = {
  sm: `screen and (min-width: ${breakpoints.sm}px)`,
  md: `screen and (min-width: ${breakpoints.md}px)`,
  lg: `screen and (min-width: ${breakpoints.lg}px)`,
  xl: `screen and (min-width: ${breakpoints.xl}px)`,
} as const;

/** Media queries that depend on the player's device or wishes. */
export const when = {
  coarse: '(pointer: coarse)',
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
} as const;

/** Windows below a width, for what the narrowest phones cannot hold. */
export const under = {
  /** Phones under 375 px: the smallest that are sold. */
  narrow: 'screen and (max-width: 374px)',
  /** Phones under 390 px. */
  compact: 'screen and (max-width: 389px)',
  md: 'screen and (max-width: 767px)',
} as const;
