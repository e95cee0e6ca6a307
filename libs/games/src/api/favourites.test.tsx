import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { playerGameAdd, playerGameList, playerGameRemove } from '@baize/contracts/games';
import { accessDetails } from '@baize/contracts/player';
import { playerQueries, toastsAtom } from '@baize/shell';
import { handle, lost, playerProfile, playerSession, refuse } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { useFavourites } from './favourites.ts';

function Hearts() {
  const favourites = useFavourites();
  return (
    <>
      <output>{favourites.available ? favourites.ids.join(' ') : 'none'}</output>
      {['a', 'b'].map((id) => (
        <button key={id} type="button" onClick={() => favourites.toggle(id, !favourites.has(id))}>
          {id}
        </button>
      ))}
    </>
  );
}
const ids = () => screen.getByRole('status').textContent;

it('belong to a signed-in player', () => {
  const { served } = renderWithShell(<Hearts />);
  expect(ids()).toBe('none');
  expect(served.to(playerGameList)).toHaveLength(0);
});

it.each(['TIMEOUT', 'SELF_EXCLUDED'] as const)(
  'are not asked for while a player is in %s, nor before that is known: the API would refuse',
  async (accountStatus) => {
    const { served, queryClient } = renderWithShell(<Hearts />, {
      who: playerSession(),
      handlers: [
        handle(accessDetails, async () => {
          await new Promise((resolve) => {
            setTimeout(resolve, 50);
          });
          return playerProfile({ accountStatus, accountStatusUntil: null });
        }),
        handle(playerGameList, []),
      ],
    });
    await waitFor(() =>
      expect(
        queryClient
          .getQueryCache()
          .findAll(playerQueries('profile'))
          .map(({ state }) => state.status),
      ).toEqual(['success']),
    );
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(served.to(playerGameList)).toHaveLength(0);
  },
);

it('change on the screen before the API has answered', async () => {
  let release: (() => void) | undefined;
  let kept = [{ gameId: 'a' }];
  const { user, served } = renderWithShell(<Hearts />, {
    who: playerSession(),
    path: '/en-UN/live-casino-online/roulette',
    handlers: [
      handle(playerGameList, () => kept),
      handle(
        playerGameAdd,
        () =>
          new Promise<undefined>((resolve) => {
            release = () => {
              kept = [{ gameId: 'b' }, { gameId: 'a' }];
              resolve(undefined);
            };
          }),
      ),
    ],
  });
  await waitFor(() => expect(ids()).toBe('a'));
  await user.click(screen.getByRole('button', { name: 'b' }));
  await waitFor(() => expect(ids()).toBe('b a'));
  await waitFor(() =>
    expect(served.to(playerGameAdd).map(({ body }) => body)).toEqual([{ gameId: 'b', lobbyPageType: 'live casino' }]),
  );
  release?.();
  await waitFor(() => expect(served.to(playerGameList)).toHaveLength(2));
  expect(ids()).toBe('b a');
});

it.each([
  ['refuses', refuse(404, 'error.game.not_found'), /find this game/],
  ['does not answer', lost(), /reach our servers/],
])('are taken back, with the reason, when the API %s', async (_, answer, reason) => {
  const { user, served, store } = renderWithShell(<Hearts />, {
    who: playerSession(),
    handlers: [
      handle(playerGameList, [{ gameId: 'a' }]),
      handle(playerGameAdd, answer),
      handle(playerGameRemove, answer),
    ],
  });
  await waitFor(() => expect(ids()).toBe('a'));
  await user.click(screen.getByRole('button', { name: 'b' }));
  await waitFor(() => expect(served.to(playerGameAdd)).toHaveLength(1));
  await waitFor(() => expect(ids()).toBe('a'));
  await waitFor(() => expect(store.get(toastsAtom).error?.value).toMatch(reason));
  await user.click(screen.getByRole('button', { name: 'a' }));
  await waitFor(() => expect(served.to(playerGameRemove)).toHaveLength(1));
  await waitFor(() => expect(ids()).toBe('a'));
});

it('are reverted even if the list itself could not be loaded', async () => {
  const { user, served } = renderWithShell(<Hearts />, {
    who: playerSession(),
    handlers: [handle(playerGameList, refuse(500, '')), handle(playerGameAdd, refuse(500, ''))],
  });
  await waitFor(() => expect(served.to(playerGameList)).not.toHaveLength(0));
  await user.click(screen.getByRole('button', { name: 'b' }));
  await waitFor(() => expect(served.to(playerGameAdd)).toHaveLength(1));
  await waitFor(() => expect(ids()).toBe(''));
});
