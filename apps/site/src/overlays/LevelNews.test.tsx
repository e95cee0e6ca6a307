import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { accessDetails } from '@baize/contracts/player';
import { playerQueries } from '@baize/shell';
import { handle, handleContent, playerProfile, playerSession } from '@baize/testing';
import { renderWithShell, type Rendered } from '@baize/testing/render';
import { LevelNews } from './LevelNews.tsx';

let number = 0;
beforeEach(() => localStorage.clear());
// On a busy machine the code takes longer than the default wait for a dialog.
beforeAll(() => import('@baize/content/LevelUp'), 60_000);

/** A player who has not been here yet, with the level that the API says. */
function arrival(first: number) {
  number += 1;
  const playerId = `6f1c1f0e-3f57-4a6e-9d55-0000000001${String(number).padStart(2, '0')}`;
  const standing = { level: first };
  const show = () =>
    renderWithShell(<LevelNews />, {
      who: playerSession({ playerId }),
      path: '/en-UN/online-casino',
      handlers: [
        handle(accessDetails, () => playerProfile({ playerId, loyaltyLevel: standing.level })),
        handleContent('vipPage', {
          title: 'Loyalty',
          intro: 'Stay',
          body: [],
          image: { ref: 'image-00000001-1600x640-webp', color: '#1d2440' },
          levels: [1, 2, 3, 4, 5].map((level) => ({ level, name: 'Regular', criterion: 'Time', benefit: 'Trust' })),
        }),
      ],
    });
  return { playerId, standing, show };
}
const settle = async ({ queryClient, served }: Rendered) => {
  await waitFor(() => expect(served.to(accessDetails).length).toBeGreaterThan(0));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
};
const news = (level: number) => screen.findByRole('dialog', { name: `You’ve reached loyalty level ${level}` });
const refetch = ({ queryClient }: Rendered) => queryClient.invalidateQueries(playerQueries('profile'));
const nothing = () => expect(screen.queryByRole('dialog')).toBeNull();

it('tells of a new level as soon as the profile has it, and never again', async () => {
  const { standing, show } = arrival(1);
  const page = show();
  await settle(page);
  nothing();
  standing.level = 2;
  await refetch(page);
  await news(2);
  await page.user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(nothing);
  page.unmount();
  await settle(show());
  nothing();
});

it('says nothing again after a reload while the dialog is open', async () => {
  const { playerId, show } = arrival(3);
  localStorage.setItem('loyalty-level', `${playerId}:2`);
  const page = show();
  await news(3);
  page.unmount();
  await settle(show());
  nothing();
});

it('tells at the next visit of a level that came while the player was away', async () => {
  const { playerId, show } = arrival(3);
  localStorage.setItem('loyalty-level', `${playerId}:2`);
  show();
  expect(await news(3)).toBeVisible();
});

it('is silent in another tab once one has told the player', async () => {
  const { playerId, standing, show } = arrival(1);
  const page = show();
  await settle(page);
  localStorage.setItem('loyalty-level', `${playerId}:2`);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'loyalty-level' })));
  standing.level = 2;
  await refetch(page);
  await settle(page);
  nothing();
});

it.each([
  ['a browser that does not know the player', 4, null],
  ['the level that comes with the account', 1, 0],
  ['the level that comes with an account that is verified at once', 2, 0],
  ['a level that was taken back', 4, 5],
] as const)('has no news for %s', async (_, level, seen) => {
  const { playerId, show } = arrival(level);
  if (seen !== null) localStorage.setItem('loyalty-level', `${playerId}:${seen}`);
  await settle(show());
  nothing();
  expect(localStorage.getItem('loyalty-level')).toBe(`${playerId}:${level}`);
});

it('has no news of another player of this browser', async () => {
  localStorage.setItem('loyalty-level', 'another:1');
  const { show } = arrival(4);
  await settle(show());
  nothing();
});
