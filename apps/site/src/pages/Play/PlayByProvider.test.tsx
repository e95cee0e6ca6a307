import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gameLaunch, gameLookup, gameLookupDemo } from '@baize/contracts/game-launch';
import { balance } from '@baize/contracts/wallet';
import { handle, handleContent, playerSession, refuse, walletBalance } from '@baize/testing';
import { gameEntry } from '@baize/games/testing';
import { renderWithShell } from '@baize/testing/render';
import { overlayAtom } from '@baize/shell';
import { walletModule } from '@baize/wallet';
import { playByProvider } from './PlayByProvider.tsx';

/** Opens a table or a slot of Kelp at its address by id. The launch answers with a refusal. */
function open(
  route: 'casino' | 'live',
  refusal: { readonly code: string; readonly reason: string },
  { isPlayer = false, isKnown = true } = {},
) {
  const Page = playByProvider(route, 'kelp');
  const type = route === 'live' ? ('liveCasinoGames' as const) : ('casinoGames' as const);
  const entry = gameEntry(1, { type, provider: 'kelp', demo: route === 'casino' });
  const lobby = route === 'live' ? 'live-casino-online' : 'online-casino';
  const refused = () => refuse(403, refusal.code, { details: { reason: refusal.reason, provider: 'Kelp' } });
  return renderWithShell(<Page />, {
    path: `/en-UN/${lobby}/play/kelp/1`,
    route: `/en-UN/${lobby}/play/kelp/:id?`,
    ...(isPlayer && { who: playerSession() }),
    modules: [walletModule],
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
  const { store, location } = open('live', NO_DEMO);
  await waitFor(() => expect(document.querySelector('[data-code="401"]')).not.toBeNull());
  expect(store.get(overlayAtom)).toBe('auth.login');
  expect(location().pathname).toBe('/en-UN/live-casino-online/play/kelp/1');
});

it.each([
  ['live', '/en-UN/live-casino-online'],
  ['casino', '/en-UN/online-casino'],
] as const)('leads back to the lobby from an id that names no game: %s', async (route, lobby) => {
  const { location } = open(route, COUNTRY, { isKnown: false });
  await waitFor(() => expect(location().pathname).toBe(lobby));
});
