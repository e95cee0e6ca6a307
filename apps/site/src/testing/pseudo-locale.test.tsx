import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from '@baize/brand';
import { siteFlags } from '@baize/contracts/site';
import { configureHttp, httpConfiguration } from '@baize/http';
import { createI18n } from '@baize/i18n';
import {
  createSurroundings,
  defaultHandlers,
  handle,
  messagesOf,
  playerSession,
  readAloud,
  refuse,
  serve,
  testSite,
  type Who,
} from '@baize/testing';
import { modulesOf } from '../modules.ts';
import { Providers } from '../providers.tsx';
import { siteRoutes } from '../router.tsx';
import { KnownData, pseudo, pseudoMessages, withoutTranslated } from './pseudo-locale.ts';
import { siteHandlers } from './site-handlers.ts';

/**
 * Japanese, so that what Intl writes (money, dates, countries, languages) has no Latin letters and every Latin letter
 * is ours.
 */
const PAIR = 'ja-UN';

/** Requests beyond the filled site get empty answers, and the page says so in texts of the messages. */
const NOTHING_THERE = [
  http.all('*/api/*', () => refuse(404, 'error.not_found')),
  http.all('*/content/*', () => HttpResponse.json({ ms: 1, result: null })),
];

interface Options {
  readonly who?: Who;
  readonly maintenance?: boolean;
}

/** The site in the pseudo-language; records every answer that it receives. */
async function open(path: string, { who = null, maintenance = false }: Options = {}) {
  const flags = { liveTableRoute: false, signupCallback: false, fluidPayment: false, maintenance, playSlugRoute: true };
  serve(
    handle(siteFlags, { flags, maintenanceUntil: null }),
    ...siteHandlers(),
    ...defaultHandlers(),
    ...NOTHING_THERE,
  );
  const data = new KnownData();
  const { fetch: answer } = httpConfiguration();
  configureHttp({
    fetch: async (input, init) => {
      const response = await answer(input, init);
      data.add(
        await response
          .clone()
          .json()
          .catch(() => null),
      );
      return response;
    },
  });
  const site = testSite({ pair: PAIR });
  // Country codes appear beside countries; the test player's initials look like one.
  data.add([site.legal, site.brand.config.name, site.brand.config.contact, COUNTRY_CODES]);
  const surroundings = {
    ...createSurroundings(site, who),
    i18n: createI18n({
      languageTag: site.market.languageTag,
      messages: pseudoMessages(messagesOf('en')),
      load: () => Promise.resolve({}),
    }),
  };
  const router = createMemoryRouter(siteRoutes({ site, i18n: surroundings.i18n, modules: modulesOf(site) }), {
    initialEntries: [`/${PAIR}${path}`],
  });
  const { container } = render(
    <Providers {...surroundings}>
      <RouterProvider router={router} />
    </Providers>,
  );
  // A page that shows nothing would pass for the wrong reason.
  await waitFor(
    () => {
      expect(container.querySelector('h1, [role="dialog"], iframe')).not.toBeNull();
      expect(readAloud(document.body).filter(({ text }) => text.includes('⟦')).length).toBeGreaterThan(5);
    },
    { timeout: 30_000 },
  );
  // Content after the first screen: rows, methods, history.
  await act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 300);
      }),
  );
  return { data, user: userEvent.setup() };
}

/** Returns all text on the page that is neither a message nor data, with its location. */
function hardCoded(data: KnownData): readonly string[] {
  const heads = [...document.head.querySelectorAll('meta[name="description"], meta[property="og:title"]')].map(
    (meta) => ({ where: 'head', text: meta.getAttribute('content') ?? '' }),
  );
  const found = [...readAloud(document.body), ...heads, { where: 'title', text: document.title }];
  return [
    ...new Set(
      found.flatMap(({ where, text }) => {
        const strange = data.strange(text);
        return strange === '' ? [] : [`${where}: ${text}`];
      }),
    ),
  ];
}

const player = playerSession();
const PAGES: readonly (readonly [name: string, path: string, options?: Options])[] = [
  ['home', ''],
  ['the lobby', '/online-casino'],
  ['a category', '/online-casino/slots'],
  ['a search', '/online-casino?search=falcon'],
  ['a game for fun', '/play/game-1'],
  ['a game for money', '/play/game-1', { who: player }],
  ['sign-up', '/signup'],
  ['the login', '#login'],
  ['the cashier', '/my-account/banking', { who: player }],
  ['a deposit', '/my-account/banking/deposit', { who: player }],
  ['a withdrawal', '/my-account/banking/withdraw', { who: player }],
  ['the transactions', '/my-account/banking/transactions', { who: player }],
  ['cookie settings', '/cookie-settings'],
  ['a static page', '/terms'],
  ['401', '/401'],
  ['403', '/403'],
  ['500', '/500'],
  ['a restricted country', '/restricted'],
  ['an unknown address', '/no/such/page'],
  ['maintenance', '', { maintenance: true }],
];

describe('every word of a page comes from the messages or from data', () => {
  it.each(PAGES.map(([name, path, options = {}]) => [name, path, options] as const))(
    'on %s',
    async (_, path, options) => {
      const { data } = await open(path, options);
      expect(hardCoded(data)).toEqual([]);
    },
    40_000,
  );

  it('on the sign-up form submitted empty', async () => {
    const { data, user } = await open('/signup');
    const send = document.querySelector('button[type="submit"]');
    expect(send).not.toBeNull();
    await user.click(send as Element);
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(2));
    expect(hardCoded(data)).toEqual([]);
  });
});

describe('the pseudo-language', () => {
  it('replaces every letter, keeps placeholders and marks the start and end', () => {
    expect(pseudo('Deposit {amount} now')).toBe('⟦Đéþöšîţ {amount} ñöŵ⟧');
    expect(withoutTranslated('⟦á ⟦ƀ⟧ ç⟧ – Name')).toBe(' – Name');
  });
  it('finds hard-coded words in text and in attributes', () => {
    const data = new KnownData();
    data.add([{ name: 'Aurora Drift' }, 'PENDING']);
    document.body.innerHTML =
      '<p>⟦ţ⟧</p><p>Aurora Drift</p><p>⟦ñ⟧ – Aurora Drift, €12.50</p><p>3日前</p><button aria-label="Close"></button><p>PENDING</p><img alt="Aurora Drift logo">';
    expect(
      readAloud(document.body)
        .filter(({ text }) => data.strange(text) !== '')
        .map(({ where, text }) => `${where}: ${text}`),
    ).toEqual(['button aria-label: Close', 'p: PENDING', 'img alt: Aurora Drift logo']);
    document.body.innerHTML = '';
  });
});
