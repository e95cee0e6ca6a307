/** Addresses of the domain, under the locale prefix. */
export const LIMITS_PATHS = {
  home: 'limits',
} as const;
