import type { BrandCapabilities, RulePack } from '@baize/brand';

/** What the places of a path with a parameter are: entries of the content service. */
export type PublicEntries = 'pages' | 'categories' | 'promotions' | 'loyalty' | 'games';

/** One public address of the site, or one for each entry of a kind. */
export interface PublicPage {
  /** Route pattern under the locale prefix; home is empty. */
  readonly path: string;
  readonly capability?: keyof BrandCapabilities;
  /** A rule of the market that must allow it. */
  readonly allowedBy?: {
    readonly [Name in keyof RulePack]: RulePack[Name]['value'] extends boolean ? Name : never;
  }[keyof RulePack];
  /** A rule that takes the page out of the public's reach. */
  readonly hiddenBy?: PublicPage['allowedBy'];
  readonly entries?: PublicEntries;
}

const NAMED = [
  'terms',
  'privacy-policy',
  'age-restrictions',
  'payment-methods',
  'bonus-terms',
  'betting-rules',
  'casino-rules',
  'responsible-gambling',
  'contact-live-chat',
  'about-us',
];

const OFFERS = { capability: 'promotions', allowedBy: 'promotionsAllowed' } as const;

/**
 * The routes that search engines may keep, as data: the release writes the sitemap by them and cannot load the route
 * table itself, which is code for the browser. A test holds the two together: a route is here exactly if it has a description.
 */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '' },
  { path: 'online-casino', capability: 'casino' },
  { path: 'online-casino/:id', capability: 'casino', entries: 'categories' },
  { path: 'live-casino-online', capability: 'liveCasino', allowedBy: 'liveCasinoAllowed' },
  { path: 'live-casino-online/:id', capability: 'liveCasino', allowedBy: 'liveCasinoAllowed', entries: 'categories' },
  { path: 'signup' },
  // A visitor plays for fun, where the law lets them before their age is known.
  { path: 'play/:gameSlug', capability: 'casino', hiddenBy: 'demoNeedsVerifiedAge', entries: 'games' },
  ...NAMED.map((path) => ({ path, entries: 'pages' }) as const),
  { path: 'information/:slug', entries: 'pages' },
  { path: 'contact-us/:slug', entries: 'pages' },
  { path: 'loyalty', entries: 'loyalty' },
  { path: 'deposit' },
  { path: 'promotions', ...OFFERS },
  ...['promotions/:category', 'promotions/:category/tag/:tag', 'promotions/:category/:slug'].map(
    (path) => ({ path, ...OFFERS, entries: 'promotions' }) as const,
  ),
];
