/** Paths of the site's own pages, under the locale prefix. */
export const SITE_PATHS = {
  cookieSettings: 'cookie-settings',
  account: 'my-account',
  closedAccount: 'closed-account',
} as const;
