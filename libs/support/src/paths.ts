/** Addresses of the domain, under the locale prefix. */
export const SUPPORT_PATHS = {
  home: 'support',
} as const;
