import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { messagesOf, testBrand, testSite } from '@baize/testing';
import { createI18n } from '@baize/i18n';
import { canonicalPath, keepCanonical } from './canonical-address.ts';
import { modulesOf } from '../modules.ts';
import { siteRoutes } from '../router.tsx';

const site = testSite({
  brand: testBrand({
    capabilities: { casino: true, liveCasino: true, sportsbook: true, virtuals: true, promotions: true },
  }),
});
const routes = siteRoutes({
  site,
  i18n: createI18n({ languageTag: 'en', messages: messagesOf('en'), load: () => Promise.resolve({}) }),
  modules: modulesOf(site),
});

describe('canonicalAddress', () => {
  it.each([
    ['/en-UN', '/en-UN'],
    ['/en-UN/', '/en-UN'],
    ['/en-UN/online-casino', '/en-UN/online-casino'],
    ['/en-UN/Online-Casino/', '/en-UN/online-casino'],
    ['/en-UN//online-casino//Slots', '/en-UN/online-casino/slots'],
    ['/en-UN/PLAY/Aurora-Drift', '/en-UN/play/aurora-drift'],
    ['/en-UN/promotions/Casino/Tag/New/', '/en-UN/promotions/casino/tag/new'],
    ['/en-UN/MY-ACCOUNT/banking/Deposit', '/en-UN/my-account/banking/deposit'],
    ['/en-UN/Welcome-To-Wireframe', '/en-UN/welcome-to-wireframe'],
    ['/en-UN/information/Fair-Play', '/en-UN/information/fair-play'],
    ['/en-UN/online%2Dcasino', '/en-UN/online-casino'],
  ])('%s is %s', (asked, canonical) => expect(canonicalPath(routes, asked)).toBe(canonical));
  it.each([
    [
      'a game’s id at its studio',
      '/en-UN/Online-Casino/Play/Softswiss/Acme:BigWin/',
      '/en-UN/online-casino/play/softswiss/Acme:BigWin',
    ],
    ['an event of the feed', '/en-UN/Sportsbook/Football/EU-1', '/en-UN/sportsbook/Football/EU-1'],
    ['what no route knows', '/en-UN/No/Such/Page', '/en-UN/No/Such/Page'],
    ['signs that are written in figures', '/en-UN/information/%C3%84ra', '/en-UN/information/%C3%84ra'],
    ['an encoded slash', '/en-UN/%2F%2Fexample.com', '/en-UN/%2F%2Fexample.com'],
  ])('leaves %s as it is', (_, asked, canonical) => expect(canonicalPath(routes, asked)).toBe(canonical));
  it.each(['/en-UN/online-casino/play/softswiss/Acme', '/en-UN/promotions/casino', '/en-UN/nothing'])(
    'is found at once: %s',
    (path) => expect(canonicalPath(routes, canonicalPath(routes, path))).toBe(canonicalPath(routes, path)),
  );
});

it('redirects a navigation to the canonical address, in the same history entry, with its query, hash and state', async () => {
  const plain: RouteObject[] = [
    { path: '/en-UN', children: [{ index: true }, { path: 'online-casino' }, { path: 'terms' }] },
  ];
  const router = createMemoryRouter(plain, { initialEntries: ['/en-UN'] });
  const seen = vi.fn();
  keepCanonical(router, plain);
  router.subscribe(({ location, historyAction }) => seen(historyAction, location.pathname));
  await router.navigate('/en-UN/Online-Casino/?search=Elk#Row', { state: { from: 'here' } });
  await vi.waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/en-UN/online-casino',
      search: '?search=Elk',
      hash: '#Row',
      state: { from: 'here' },
    }),
  );
  await router.navigate(-1);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/en-UN'));
  expect(seen.mock.calls.at(1)).toEqual(['REPLACE', '/en-UN/online-casino']);
});
