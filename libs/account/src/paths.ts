/** Addresses of the domain, under the locale prefix. */
export const ACCOUNT_PATHS = {
  home: 'account',
} as const;
