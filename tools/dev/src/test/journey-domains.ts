/**
 * The domains that each journey walks through, for `npm test -- --affected`: a change in one domain runs its journeys
 * only. A change elsewhere (site, shell, contracts, API …) runs all of them. A test keeps the list complete.
 */
export const JOURNEY_DOMAINS: Readonly<Record<string, readonly string[]>> = {
  'a-players-whole-journey': ['games', 'wallet'],
  'account-closed-and-exported': ['account', 'auth', 'wallet'],
  'another-market': ['games', 'content'],
  'cashier-bad-input': ['wallet'],
  'cookie-consent': ['content'],
  'every-screen-is-accessible': ['account', 'auth', 'bonus', 'content', 'games', 'limits', 'sportsbook', 'support'],
  documents: ['account', 'kyc', 'wallet'],
  'forgotten-password': ['auth'],
  'games-of-every-kind': ['games', 'wallet'],
  limits: ['limits'],
  'live-table': ['auth', 'games', 'wallet'],
  'log-in-outcomes': ['account', 'auth'],
  'one-person-two-accounts': ['auth', 'wallet'],
  'new-terms': ['account', 'auth', 'content'],
  'partners-code': ['auth', 'bonus'],
  passkeys: ['account', 'auth'],
  'pay-and-play': ['auth', 'wallet'],
  'prerendered-pages': ['games', 'content'],
  'second-factor': ['account', 'auth', 'wallet'],
  'sign-up-bad-input': ['auth'],
  sportsbook: ['auth', 'games', 'sportsbook', 'wallet'],
  'sportsbook-bets': ['auth', 'sportsbook', 'wallet'],
  'the-gallery': [],
  'the-markets-law': ['games', 'limits'],
  tournament: ['auth', 'bonus', 'games', 'tournaments'],
  'when-things-break': ['content', 'support'],
  'where-a-visitor-is': ['auth', 'bonus', 'sportsbook'],
};
