/** Addresses of the domain, under the locale prefix. */
export const BONUS_PATHS = {
  home: 'bonus',
} as const;
