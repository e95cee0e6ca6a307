import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GamesRow, useFavourites, type GameSummary } from '@baize/games';
import { gamesModule } from '@baize/games/module';
import { playerGameAdd, playerGameList } from '@baize/contracts/games';
import { handle, handleContent, playerSession, testBrand } from '@baize/testing';
import { gameEntry, gameSummary } from '@baize/games/testing';
import { renderWithShell, type RenderWithShellOptions } from '@baize/testing/render';
import { overlayAtom } from '@baize/shell';
import { Overlays } from './Overlays.tsx';

const original = window.matchMedia;
const phone = (narrow: boolean) => {
  window.matchMedia = vi.fn((query: string) => ({
    matches: narrow && query.includes('max-width: 767px'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
};
afterEach(() => {
  window.matchMedia = original;
});
beforeAll(async () => {
  await import('@baize/games/GameOptions');
});

const slot = (more: Partial<GameSummary> = {}) => gameSummary(1, { provider: 'quickspin', demo: true, ...more });
function Row({ game }: { readonly game: GameSummary }) {
  return <GamesRow title="Row" games={[game]} favourites={useFavourites()} />;
}
const show = (game: GameSummary, options: RenderWithShellOptions = {}) =>
  renderWithShell(
    <>
      <Row game={game} />
      <Overlays />
    </>,
    {
      path: '/en-UN/online-casino',
      modules: [gamesModule],
      ...options,
      handlers: [...(options.handlers ?? []), handleContent('game', gameEntry(1, { rtp: 96.12 }))],
    },
  );
const tile = (game: GameSummary) => screen.findByRole('link', { name: new RegExp(`^${game.name}`) });
const sheet = (game: GameSummary) => screen.findByRole('dialog', { name: game.name });

describe('a tile on a phone (B§2)', () => {
  it('opens the options of the studios that need them, and lets a visitor play for fun', async () => {
    phone(true);
    const game = slot();
    const { user, location } = show(game);
    await user.click(await tile(game));
    expect(location().pathname).toBe('/en-UN/online-casino');
    const dialog = await sheet(game);
    expect(await within(dialog).findByText('96.12%')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /favourites/ })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Play for fun' }));
    expect(location().pathname).toBe(`/en-UN/play/${game.slug}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('sends a visitor who wants to play for real to the game, with the login popup over it', async () => {
    phone(true);
    const game = slot();
    const { user, location, store } = show(game);
    await user.click(await tile(game));
    await user.click(within(await sheet(game)).getByRole('button', { name: 'Play for real' }));
    expect(location().pathname).toBe(`/en-UN/play/${game.slug}`);
    expect(store.get(overlayAtom)).toBe('auth.login');
  });
  it('lets a player start the game or add it to their favourites', async () => {
    phone(true);
    const game = slot();
    let kept: { gameId: string }[] = [];
    const { user, served, location } = show(game, {
      who: playerSession(),
      handlers: [
        handle(playerGameList, () => kept),
        handle(playerGameAdd, ({ body }) => {
          kept = [{ gameId: body.gameId }];
          return kept[0] as never;
        }),
      ],
    });
    await user.click(await tile(game));
    const dialog = await sheet(game);
    expect(within(dialog).queryByRole('button', { name: 'Play for fun' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: /Add .* to favourites/ }));
    expect(await within(dialog).findByRole('button', { name: /Remove .* from favourites/ })).toBeVisible();
    expect(served.to(playerGameAdd).map(({ body }) => body)).toEqual([expect.objectContaining({ gameId: game.id })]);
    await user.click(within(dialog).getByRole('button', { name: 'Play' }));
    expect(location().pathname).toBe(`/en-UN/play/${game.slug}`);
  });
  it('offers no play money where the game has none or the law requires an age check first', async () => {
    phone(true);
    for (const [game, pair] of [
      [slot({ demo: false }), 'en-UN'],
      [slot(), 'en-GG'],
    ] as const) {
      const { user, unmount } = show(
        game,
        pair === 'en-GG' ? { pair, path: '/en-GG/online-casino', brand: testBrand({ pairs: ['en-UN', 'en-GG'] }) } : {},
      );
      await user.click(await tile(game));
      expect(within(await sheet(game)).queryByRole('button', { name: 'Play for fun' })).toBeNull();
      unmount();
    }
  });
  it.each([
    ['another studio', slot({ provider: 'pragmaticplay' }), true],
    ['a game that is not offered here', slot({ overlaid: true }), true],
    ['a wide window', slot(), false],
  ] as const)('leads straight to the game: %s', async (_why, game, narrow) => {
    phone(narrow);
    const { user, location } = show(game);
    await user.click(await tile(game));
    expect(location().pathname).toBe(`/en-UN/play/${game.slug}`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
