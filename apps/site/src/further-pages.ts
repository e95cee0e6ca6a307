import type { FeatureFlags } from '@baize/contracts/site';
import type { PublicEntries, PublicPage } from './public-pages.ts';

/** One address of the site that search engines are not to keep. */
export interface FurtherPage extends Pick<PublicPage, 'path' | 'capability' | 'allowedBy'> {
  readonly entries?: PublicEntries | 'landings';
  /** The address exists only while this flag is on. */
  readonly flag?: keyof FeatureFlags;
}

const LIVE = { capability: 'liveCasino', allowedBy: 'liveCasinoAllowed' } as const;

/**
 * Every other route, as data for tools, which cannot load the route table. A test holds it together with `PUBLIC_PAGES`
 * to that table: the two are all its routes, under the same capability, rule and flag. `:brand` stands for the brand's id.
 */
export const FURTHER_PAGES: readonly FurtherPage[] = [
  { path: 'welcome-to-:brand' },
  { path: 'landing/:id', entries: 'landings' },
  { path: 'promo/:slug', entries: 'landings' },
  { path: 'signup/pnp' },
  { path: 'signup/callback', flag: 'signupCallback' },
  { path: 'reset-password' },
  { path: 'online-casino/play/*', capability: 'casino' },
  ...[
    'relax',
    'playngo',
    'quickspin',
    'yggdrasil',
    'pariplay',
    'softswiss',
    'pragmaticplay',
    'evolution',
    'novomatic',
    'trifecta',
  ].map((provider) => ({ path: `online-casino/play/${provider}/:id?`, capability: 'casino' }) as const),
  { path: 'live-casino-online/play/*', ...LIVE },
  ...['evolution', 'pragmaticplay', 'pariplay', 'softswiss'].map((provider) => ({
    path: `live-casino-online/play/${provider}/:id?`,
    ...LIVE,
  })),
  { path: 'live-casino-online/play/creedroomz/:id?', ...LIVE, flag: 'liveTableRoute' },
  { path: 'sportsbook/:category?/:region?/:competition?/:event?', capability: 'sportsbook' },
  { path: 'virtuals', capability: 'virtuals' },
  ...[
    'my-account',
    'my-account/account',
    'my-account/account/verification',
    'my-account/inbox',
    'my-account/inbox/notifications',
    'my-account/banking',
    'my-account/banking/deposit',
    'my-account/banking/withdraw',
    'my-account/banking/transactions',
    'my-account/rewards',
    'my-account/rewards/active',
    'my-account/bonus-code',
    'my-account/gambling-limits',
    'accept-terms-condition',
    'closed-account',
    'cookie-settings',
    'activity-reset',
    '401',
    '403',
    '500',
    'oops',
    'restricted',
    'region-blocked',
  ].map((path) => ({ path })),
];
