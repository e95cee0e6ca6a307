import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { createI18n } from '@baize/i18n';
import { testBrand, testSite } from '@baize/testing';
import { MODULES, modulesOf } from './modules.ts';
import { siteRoutes } from './router.tsx';

/** Every capability, in a market that allows everything. */
const site = testSite({
  brand: testBrand({
    capabilities: { casino: true, liveCasino: true, sportsbook: true, virtuals: true, promotions: true },
  }),
});
const i18n = createI18n({ languageTag: 'en', messages: { default: {} }, load: () => Promise.resolve({}) });
const known = (siteRoutes({ site, i18n, modules: modulesOf(site) })[0]?.children?.[0]?.children ?? []).map(
  (route: RouteObject) => (route.index ? '' : (route.path ?? '')),
);

/** Addresses that visitors type, and that lead to a page of another name. */
const typed = modulesOf(site)
  .flatMap(({ redirects = [] }) => redirects.map(({ path }) => path))
  .filter((path) => path !== 'activity-reset' && !path.endsWith('*'));

it('contains every address of the documents once (A§2, B§2)', () => {
  expect(known.filter((path) => !typed.includes(path)).sort()).toEqual([
    '',
    '*',
    '401',
    '403',
    '500',
    'about-us',
    'accept-terms-condition',
    'activity-reset',
    'age-restrictions',
    'betting-rules',
    'bonus-terms',
    'casino-rules',
    'closed-account',
    'contact-live-chat',
    'contact-us/:slug',
    'cookie-settings',
    'deposit',
    'information/:slug',
    'landing/:id',
    'live-casino-online',
    'live-casino-online/:id',
    'live-casino-online/play/*',
    'live-casino-online/play/creedroomz/:id?',
    'live-casino-online/play/evolution/:id?',
    'live-casino-online/play/pariplay/:id?',
    'live-casino-online/play/pragmaticplay/:id?',
    'live-casino-online/play/softswiss/:id?',
    'loyalty',
    'my-account',
    'my-account/account',
    // Ours: a copy of one's data, and the closure.
    'my-account/account/privacy',
    'my-account/account/verification',
    'my-account/banking',
    'my-account/banking/deposit',
    'my-account/banking/transactions',
    'my-account/banking/withdraw',
    'my-account/bonus-code',
    'my-account/gambling-limits',
    'my-account/inbox',
    'my-account/inbox/notifications',
    'my-account/rewards',
    'my-account/rewards/active',
    'online-casino',
    'online-casino/:id',
    'online-casino/play/*',
    'online-casino/play/evolution/:id?',
    'online-casino/play/novomatic/:id?',
    'online-casino/play/pariplay/:id?',
    'online-casino/play/playngo/:id?',
    'online-casino/play/pragmaticplay/:id?',
    'online-casino/play/quickspin/:id?',
    'online-casino/play/relax/:id?',
    'online-casino/play/softswiss/:id?',
    'online-casino/play/trifecta/:id?',
    'online-casino/play/yggdrasil/:id?',
    'oops',
    'payment-methods',
    'play/:gameSlug',
    'privacy-policy',
    'promo/:slug',
    'promotions',
    'promotions/:category',
    'promotions/:category/:slug',
    'promotions/:category/tag/:tag',
    'region-blocked',
    'reset-password',
    'responsible-gambling',
    'restricted',
    // Ours: the phone that sends a document (decision 0128).
    'send-documents',
    'signup',
    'signup/callback',
    'signup/pnp',
    'sportsbook/:category?/:region?/:competition?/:event?',
    'terms',
    'tournaments',
    'tournaments/:slug',
    'virtuals',
    `welcome-to-${site.brand.config.id}`,
  ]);
});

it('lists for search engines exactly the pages that visitors can open, without second addresses', () => {
  const listed = MODULES.flatMap(({ routes }) =>
    routes.filter((route) => route.public !== undefined && route.public.listed !== false).map(({ path }) => path),
  );
  expect(listed.sort()).toEqual([
    '',
    'about-us',
    'age-restrictions',
    'betting-rules',
    'bonus-terms',
    'casino-rules',
    'contact-live-chat',
    'contact-us/:slug',
    'deposit',
    'information/:slug',
    'live-casino-online',
    'live-casino-online/:id',
    'loyalty',
    'online-casino',
    'online-casino/:id',
    'payment-methods',
    'play/:gameSlug',
    'privacy-policy',
    'promotions',
    'promotions/:category',
    'promotions/:category/:slug',
    'promotions/:category/tag/:tag',
    'responsible-gambling',
    'signup',
    'terms',
    'tournaments',
  ]);
});

it('leads what visitors type to a page that exists, and hides no page', () => {
  expect(new Set(known).size).toBe(known.length);
  for (const { path, to } of modulesOf(site).flatMap(({ redirects = [] }) => redirects))
    expect(
      matchRoutes(
        known.map((pattern) => ({ path: pattern })),
        `/${to.split('#')[0] ?? ''}`,
      )?.[0]?.route.path,
      path,
    ).not.toBe('*');
  for (const [path, to] of [
    ['log-in', '#login'],
    ['signin', '#login'],
    ['wallet', 'my-account/banking/deposit'],
    ['cashier', 'my-account/banking/deposit'],
    ['history', 'my-account/banking/transactions'],
    ['slots', 'online-casino/slots'],
    ['jackpots', 'online-casino/jackpots'],
    ['terms-and-conditions', 'terms'],
  ])
    expect(
      modulesOf(site)
        .flatMap(({ redirects = [] }) => redirects)
        .find((redirect) => redirect.path === path)?.to,
      path,
    ).toBe(to);
  for (const path of ['login', 'casino', 'live-casino', 'register', 'withdraw', 'limits', 'help', 'sports'])
    expect(typed).toContain(path);
});

it('has a route for every item of the navigation', () => {
  // The sportsbook's places below its own address are optional parts of one route.
  const withoutOptional = known.map((path) => path.replace(/(?:\/:\w+\?)+$/, ''));
  for (const { path } of modulesOf(site).flatMap(({ navigation = [] }) => navigation))
    expect(withoutOptional).toContain(path);
});

it('loads in plain Node, as the release and the doctor do', () => {
  const ids = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { MODULES } = await import('./modules.ts');
      await Promise.all(MODULES.map(({ inbox }) => inbox?.()));
      console.log(MODULES.map(({ id }) => id).join());`,
    ],
    { cwd: join(import.meta.dirname), encoding: 'utf8' },
  );
  expect(ids.trim().split(',')).toEqual(MODULES.map(({ id }) => id));
});

it('has the section roots of the documents (B§2)', () => {
  const roots = new Set(known.map((path) => path.split('/')[0]));
  for (const root of [
    'sportsbook',
    'virtuals',
    'online-casino',
    'live-casino-online',
    'promotions',
    'my-account',
    'accept-terms-condition',
  ])
    expect(roots).toContain(root);
});
