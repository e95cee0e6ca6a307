/** Smallest window width of each step, in px (A§9). */
export const breakpoints = { xs: 0, sm: 320, md: 768, lg: 1024, xl: 1440 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** Media queries from a step upwards. */
export const from = {
  sm: `screen and (min-width: ${breakpoints.sm}px)`,
  md: `screen and (min-width: ${breakpoints.md}px)`,
  lg: `screen and (min-width: ${breakpoints.lg}px)`,
  xl: `screen and (min-width: ${breakpoints.xl}px)`,
} as const;

/** Media query between a phone's and a desktop's layout: a tablet held upright, and most phones held sideways. */
export const tablet = `screen and (min-width: ${breakpoints.md}px) and (max-width: ${breakpoints.lg - 0.02}px)`;

/** Media queries for the player's device and preferences. */
export const when = {
  coarse: '(pointer: coarse)',
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
} as const;

/** Media queries below a width, for content that does not fit the narrowest phones. */
export const under = {
  /** Phones under 375 px, the smallest on sale. */
  narrow: 'screen and (max-width: 374px)',
  /** Phones under 390 px. */
  compact: 'screen and (max-width: 389px)',
  md: 'screen and (max-width: 767px)',
  /** Too narrow for five areas with icons beside a player's balance. */
  areas: 'screen and (max-width: 1199px)',
  /** A phone held sideways: too low for a header above a page that fills the window. */
  sideways: 'screen and (orientation: landscape) and (max-height: 500px) and (max-width: 1023px)',
} as const;
