/** Addresses of the domain, under the locale prefix (A§2). */
export const LIMITS_PATHS = {
  limits: 'my-account/gambling-limits',
} as const;
