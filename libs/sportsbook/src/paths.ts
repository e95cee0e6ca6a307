/** Addresses of the domain, under the locale prefix (B§2). */
export const SPORTSBOOK_PATHS = {
  sportsbook: 'sportsbook',
  virtuals: 'virtuals',
} as const;
