/** Addresses of the domain, under the locale prefix. */
export const SPORTSBOOK_PATHS = {
  home: 'sportsbook',
} as const;
