/**
 * The domains that draw on each recorded screen, for `npm test -- --affected`: a change in one domain compares its
 * screens only. A test of the visual tests keeps the list complete.
 */
export const SCREEN_DOMAINS: Readonly<Record<string, readonly string[]>> = {
  home: ['content', 'games'],
  'home-loading': ['content', 'games'],
  lobby: ['games'],
  category: ['games'],
  'search-nothing': ['games'],
  game: ['games'],
  'game-refused': ['games'],
  login: ['auth'],
  'sign-up': ['auth'],
  deposit: ['limits', 'wallet'],
  'deposit-refused': ['limits', 'wallet'],
  withdraw: ['wallet'],
  transactions: ['wallet'],
  account: ['account'],
  sportsbook: ['sportsbook'],
  'static-page': ['content'],
  'not-found': [],
  maintenance: [],
};

/** The names of the screens that these domains draw on. */
export const screensOf = (domains: readonly string[]): readonly string[] =>
  Object.entries(SCREEN_DOMAINS)
    .filter(([, own]) => own.some((domain) => domains.includes(domain)))
    .map(([screen]) => screen);
