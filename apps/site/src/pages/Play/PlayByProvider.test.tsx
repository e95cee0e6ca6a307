import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gameLaunch, gameLookup, gameLookupDemo } from '@baize/contracts/game-launch';
import { balance } from '@baize/contracts/wallet';
import { authorisationAtom } from '@baize/session';
import { handle, handleContent, playerSession, refuse, testBrand, walletBalance } from '@baize/testing';
import { gameEntry } from '@baize/games/testing';
import { renderWithShell } from '@baize/testing/render';
import { overlayAtom, toastsAtom } from '@baize/shell';
import { walletModule } from '@baize/wallet';
import { playByProvider } from './PlayByProvider.tsx';

/** Opens a table or a slot of Kelp at its address by id. The launch answers with a refusal. */
function open(
  route: 'casino' | 'live',
  refusal: { readonly code: string; readonly reason: string; readonly status?: number },
  { isPlayer = false, isKnown = true, unauthorisedVisitor = 'access-error' as 'access-error' | 'live-casino' } = {},
) {
  const Page = playByProvider(route, 'kelp');
  const type = route === 'live' ? ('liveCasinoGames' as const) : ('casinoGames' as const);
  const entry = gameEntry(1, { type, provider: 'kelp', demo: route === 'casino' });
  const lobby = route === 'live' ? 'live-casino-online' : 'online-casino';
  const refused = () =>
    refuse(refusal.status ?? 403, refusal.code, { details: { reason: refusal.reason, provider: 'Kelp' } });
  return renderWithShell(<Page />, {
    path: `/en-UN/${lobby}/play/kelp/1`,
    route: `/en-UN/${lobby}/play/kelp/:id?`,
    ...(isPlayer && { who: playerSession() }),
    modules: [walletModule],
    brand: testBrand({ unauthorisedVisitor }),
    handlers: [
      // The lists leave a closed game out; its address by id finds it.
      handleContent('gamesByIds', []),
      handleContent('gameAddress', isKnown ? { id: '1', gameSlug: entry.slug, gameProvider: 'kelp', type } : null),
      handleContent('game', entry),
      handle(gameLookupDemo, refused),
      handle(gameLookup, refused),
      handle(gameLaunch, refused),
      handle(balance, walletBalance({ mainBalance: 100, version: 1 })),
    ],
  });
}
const COUNTRY = { code: 'error.game.restricted', reason: 'country' };
const LAW = { code: 'error.game.restricted', reason: 'live_market' };
const NO_DEMO = { code: 'error.game.demo_not_allowed', reason: 'no_demo' };

it.each([
  ['a visitor at a table of a provider that is closed in their country', 'live', COUNTRY, false, /Kelp.*country/],
  ['a player there', 'live', COUNTRY, true, /Kelp.*country/],
  ['a visitor whose own law closes live casino', 'live', LAW, false, /[Ll]ive/],
  ['a visitor at a slot that is closed in their country', 'casino', COUNTRY, false, /Kelp.*country/],
  ['a player there', 'casino', COUNTRY, true, /Kelp.*country/],
] as const)(
  'says why it is closed to %s, and asks nobody to log in for it',
  async (_, route, refusal, isPlayer, why) => {
    const { store, location } = open(route, refusal, { isPlayer });
    expect(await screen.findByRole('heading', { level: 2, name: why })).toBeVisible();
    expect(screen.getByText('Choose another game.', { exact: false })).toBeVisible();
    expect(location().pathname).toContain('/play/kelp/1');
    expect(store.get(overlayAtom)).toBeNull();
  },
);

it('asks a visitor to log in for a table that is open to them (ruling 4)', async () => {
  const { store, location, user } = open('live', NO_DEMO);
  await waitFor(() => expect(document.querySelector('[data-code="401"]')).not.toBeNull());
  expect(store.get(overlayAtom)).toBe('auth.login');
  expect(location().pathname).toBe('/en-UN/live-casino-online/play/kelp/1');
  const { name, providerTitle } = gameEntry(1);
  expect(screen.getByRole('heading', { level: 1, name: `Log in to play ${name}` })).toBeVisible();
  expect(screen.getByText(`${name} is a live casino table from ${providerTitle}`, { exact: false })).toBeVisible();
  expect(screen.queryByText(/part of your account/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Live casino' })).toHaveAttribute('href', '/en-UN/live-casino-online');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(store.get(overlayAtom)).toBe('auth.signUp');
});

it.each(['access-error', 'live-casino'] as const)(
  'leaves a player whose session has ended at the table’s page without the login popup (A§2): %s',
  async (unauthorisedVisitor) => {
    const { store, location } = open('live', NO_DEMO, { isPlayer: true, unauthorisedVisitor });
    expect(await screen.findByRole('heading', { level: 1, name: gameEntry(1).name })).toBeVisible();
    act(() => store.set(authorisationAtom, { status: 'resolved', authorised: false }));
    await waitFor(() => expect(document.querySelector('[data-code="401"]')).not.toBeNull());
    expect(store.get(overlayAtom)).toBeNull();
    expect(location().pathname).toBe('/en-UN/live-casino-online/play/kelp/1');
  },
);

it('lets a visitor try again when a table’s launch fails, and asks nobody to log in', async () => {
  const down = { status: 503, code: 'error.game.unavailable', reason: 'provider_unreachable' };
  const { store, served, user } = open('live', down);
  expect(await screen.findByRole('heading', { level: 2, name: 'Kelp isn’t responding' })).toBeVisible();
  expect(document.querySelector('[data-code="401"]')).toBeNull();
  expect(store.get(overlayAtom)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(served.to(gameLookupDemo)).toHaveLength(2));
});

it.each([
  ['live', '/en-UN/live-casino-online', 'This table isn’t available. Here are our other tables.'],
  ['casino', '/en-UN/online-casino', 'This game isn’t available. Here are our other games.'],
] as const)('leads back to the lobby from an id that names no game, and says why: %s', async (route, lobby, why) => {
  const { location, store } = open(route, COUNTRY, { isKnown: false });
  await waitFor(() => expect(location().pathname).toBe(lobby));
  expect(store.get(toastsAtom).warning?.value).toBe(why);
});
