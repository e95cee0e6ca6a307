import { render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { playerGameList } from '@baize/contracts/games';
import { sessionLaw } from '@baize/contracts/market-law';
import {
  type ContentParameters,
  createSurroundings,
  defaultHandlers,
  FREE_LAW,
  handle,
  handleContent,
  playerSession,
  serve,
  sessionLawOf,
  testBrand,
  testSite,
  type Who,
} from '@baize/testing';
import { indexedGame } from '@baize/games/testing';
import { modulesOf } from '../modules.ts';
import { Providers } from '../providers.tsx';
import { siteRoutes } from '../router.tsx';
import { siteHandlers } from '../testing/site-handlers.ts';
import { underLaw } from './PlayerLaw.tsx';

const brand = testBrand({
  capabilities: { casino: true, liveCasino: true, sportsbook: false, virtuals: false, promotions: true },
});
/** German law: no live casino, no jackpots, no play before verification (ruling 22). */
const GERMAN = { ...FREE_LAW, liveCasino: false, jackpots: false, playBeforeVerification: false };

describe('the site under a player’s law', () => {
  const rulesOf = ({ market: { rules } }: ReturnType<typeof testSite>) =>
    [rules.liveCasinoAllowed, rules.jackpotsAllowed, rules.promotionsAllowed, rules.playBeforeVerification].map(
      ({ value }) => value,
    );
  it('has the stricter of both rules', () => {
    const open = testSite({ brand });
    expect(rulesOf(underLaw(open, GERMAN))).toEqual([false, false, true, false]);
    expect(rulesOf(underLaw(open, { ...FREE_LAW, promotions: false }))).toEqual([true, true, false, true]);
    const { rules } = underLaw(open, { ...FREE_LAW, sportsBetting: false, virtualSports: false }).market;
    expect([rules.sportsBettingAllowed.value, rules.virtualSportsAllowed.value]).toEqual([false, false]);
    const strict = testSite({ brand, pair: 'de-JJ' });
    expect(rulesOf(underLaw(strict, FREE_LAW))).toEqual([false, false, true, false]);
  });
  it('is the same one if that closes nothing more, so that no page is drawn again', () => {
    const open = testSite({ brand });
    expect(underLaw(open, FREE_LAW)).toBe(open);
    const strict = testSite({ brand, pair: 'de-JJ' });
    expect(underLaw(strict, GERMAN)).toBe(strict);
  });
});

async function visit(path: string, { allows = GERMAN, who = playerSession() as Who } = {}) {
  const served = serve(
    handle(sessionLaw, sessionLawOf({ allows })),
    handle(playerGameList, []),
    handleContent('index', ({ lobby }: ContentParameters) =>
      lobby === 'liveCasinoGames'
        ? [indexedGame(40, { name: 'Aurora Roulette' })]
        : [indexedGame(1, { name: 'Aurora Quiet' }), indexedGame(2, { name: 'Aurora Jackpot', jackpot: true })],
    ),
    ...siteHandlers(),
    ...defaultHandlers(),
  );
  const site = testSite({ brand });
  const surroundings = createSurroundings(site, who);
  const router = createMemoryRouter(siteRoutes({ site, i18n: surroundings.i18n, modules: modulesOf(site) }), {
    initialEntries: [path],
  });
  render(
    <Providers {...surroundings}>
      <RouterProvider router={router} />
    </Providers>,
  );
  if (who !== null) await waitFor(() => expect(served.to(sessionLaw).length).toBeGreaterThan(0));
  await screen.findAllByRole('banner');
}
const products = () =>
  within(screen.getByRole('banner'))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('closes live tables to a player whose own law forbids them, with a reason and without a link', async () => {
  await visit('/en-UN/live-casino-online');
  expect(await screen.findByText('Not allowed by law')).toBeVisible();
  expect(products()).toContain('/en-UN/online-casino');
  expect(document.querySelectorAll('nav a[href="/en-UN/live-casino-online"]')).toHaveLength(0);
});

it('finds neither live tables nor jackpots for such a player', async () => {
  await visit('/en-UN/online-casino?search=aurora');
  await waitFor(() => expect(document.querySelector('main a[href$="/play/game-1"]')).not.toBeNull());
  await waitFor(() => expect(document.querySelector('main a[href$="/play/game-2"]')).toBeNull());
  expect(document.querySelector('main a[href$="/play/game-40"]')).toBeNull();
});

it.each([
  ['a player of a freer law', { allows: FREE_LAW }],
  ['a visitor', { who: null }],
])('leaves the site’s law to %s', async (_, options) => {
  await visit('/en-UN/online-casino?search=aurora', options);
  await waitFor(() => expect(document.querySelector('main a[href$="/play/game-2"]')).not.toBeNull());
  await waitFor(() => expect(document.querySelector('nav a[href="/en-UN/live-casino-online"]')).not.toBeNull());
});
