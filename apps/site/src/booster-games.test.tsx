import { act, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { bonusModule } from '@baize/bonus';
import { rewards } from '@baize/contracts/bonus';
import { gamesModule } from '@baize/games/module';
import { gameSummary } from '@baize/games/testing';
import type { LocalePair } from '@baize/brand';
import { cashbackReward, handle, handleContent, playerSession, type ContentParameters } from '@baize/testing';
import { comeIntoSight, renderWithShell } from '@baize/testing/render';

const GAMES = [gameSummary(1), gameSummary(2), gameSummary(3, { jackpot: true })];
const OFFER = cashbackReward({
  cashbackBooster: { boosterGames: ['game-3', 'game-1', 'game-9'].map((gameId) => ({ gameId, title: gameId })) },
});
const loadRewards = bonusModule.routes.find(({ path }) => path === 'my-account/rewards')?.lazy;
const loadRow = gamesModule.slots?.find(({ id }) => id === 'games.row')?.lazy;
// Their code takes long on a busy machine.
beforeAll(() => Promise.all([loadRewards?.(), loadRow?.()]), 60_000);

async function show(pair: LocalePair, games = GAMES) {
  const { Component: Rewards } = (await loadRewards?.()) as { Component: () => React.ReactNode };
  const shown = renderWithShell(<Rewards />, {
    pair,
    path: `/${pair}/my-account/rewards`,
    who: playerSession(),
    modules: [bonusModule, gamesModule],
    handlers: [
      handle(rewards, ({ query }) => (query.rewardsType === 'ACTIVE' ? [] : [OFFER])),
      handleContent('gamesByIds', ({ ids }: ContentParameters) =>
        games.filter(({ id }) => (ids as string[]).includes(id)),
      ),
    ],
  });
  const card = await screen.findByRole('article');
  return { ...shown, card };
}
const tilesOf = (card: HTMLElement) =>
  within(card)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.includes('/play/'));

it('leads from the card of a cashback offer to its booster games, in their order', async () => {
  const { card } = await show('en-UN');
  // Nothing is fetched for a row that is far below.
  expect(tilesOf(card)).toEqual([]);
  act(() => comeIntoSight());
  const row = await within(card).findByRole('region', { name: 'Booster games: 10% back' });
  expect(within(row).getByRole('heading', { level: 3 })).toHaveTextContent('Booster games');
  // One of them is hidden here: the catalogue does not answer with it.
  expect(tilesOf(card)).toEqual(['/en-UN/play/game-3', '/en-UN/play/game-1']);
});

it('shows no tile of a game that the law closes, and no row without a tile', async () => {
  // No jackpots in Germany (ruling 22).
  const first = await show('de-JJ');
  act(() => comeIntoSight());
  await expect.poll(() => tilesOf(first.card)).toEqual(['/de-JJ/play/game-1']);
  first.unmount();
  const second = await show('de-JJ', GAMES.slice(2));
  act(() => comeIntoSight());
  await expect.poll(() => second.queryClient.isFetching()).toBe(0);
  expect(within(second.card).queryByRole('region')).toBeNull();
});
