import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { accessDetails, type PlayerProfile } from '@baize/contracts/player';
import { overlayAtom } from '@baize/shell';
import { handle, handleContent, playerProfile, playerSession } from '@baize/testing';
import { renderWithShell, type Rendered } from '@baize/testing/render';
import { Modal } from '@baize/ui/Modal';
import { LevelUp } from './LevelUp.tsx';

const PAGE = {
  title: 'Loyalty',
  intro: 'Stay',
  body: [],
  image: { ref: 'image-00000001-1600x640-webp', color: '#1d2440' },
  levels: [1, 2, 3].map((level) => ({ level, name: `Name ${level}`, criterion: 'Time', benefit: `Benefit ${level}` })),
};

/** A page with a field, and a dialog that can be closed. */
function Page({ asks = false, onOpen = () => undefined, onClose = () => undefined }) {
  const [isAsking, setAsking] = useState(asks);
  return (
    <>
      <input aria-label="Search" />
      <Modal open={isAsking} onClose={() => setAsking(false)} title="Another question">
        Well?
      </Modal>
      <LevelUp level={2} onOpen={onOpen} onClose={onClose} />
    </>
  );
}
function show(
  path: string,
  {
    page = PAGE,
    profile = {},
    ...props
  }: { page?: typeof PAGE | null; profile?: Partial<PlayerProfile> } & Parameters<typeof Page>[0] = {},
) {
  return renderWithShell(<Page {...props} />, {
    who: playerSession(),
    path: `/en-UN${path}`,
    handlers: [
      handle(accessDetails, () => playerProfile({ loyaltyLevel: 2, ...profile })),
      handleContent('vipPage', page),
    ],
  });
}
const news = () => screen.findByRole('dialog', { name: 'You’ve reached loyalty level 2' });
async function staysAway({ queryClient, served }: Rendered): Promise<void> {
  await waitFor(() => expect(served.to(accessDetails).length).toBeGreaterThan(0));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  // The dialog would need a render more.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog', { name: /loyalty level/ })).toBeNull();
}

it('names the level and what it brings, and leads to the loyalty page', async () => {
  const [onOpen, onClose] = [vi.fn(), vi.fn()];
  const { user, location } = show('/online-casino', { onOpen, onClose });
  expect(await news()).toHaveTextContent('Name 2');
  expect(screen.getByText('Benefit 2')).toBeVisible();
  expect(onOpen).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'See all levels' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(location().pathname).toBe('/en-UN/loyalty');
});

it.each(['', '/online-casino/slots', '/promotions/casino/spins', '/my-account', '/my-account/rewards/active'])(
  'opens on the ordinary page “%s”',
  async (path) => {
    show(path);
    expect(await news()).toBeVisible();
  },
);

it.each([
  '/play/night-bloom',
  '/online-casino/play/octoplay/night-bloom',
  '/sportsbook',
  '/deposit',
  '/my-account/banking/deposit',
  '/my-account/gambling-limits',
  '/my-account/account/verification',
  '/responsible-gambling',
  '/signup',
])('waits on “%s”', async (path) => {
  const onOpen = vi.fn();
  await staysAway(show(path, { onOpen }));
  expect(onOpen).not.toHaveBeenCalled();
});

it('waits until another dialog and an overlay are closed', async () => {
  const page = show('', { asks: true });
  await screen.findByRole('dialog', { name: 'Another question' });
  await staysAway(page);
  act(() => page.store.set(overlayAtom, 'support.chat'));
  await page.user.keyboard('{Escape}');
  await staysAway(page);
  act(() => page.store.set(overlayAtom, null));
  expect(await news()).toBeVisible();
});

it('waits while the player types', async () => {
  const page = show('/promotions');
  // Before the answers are there.
  act(() => screen.getByLabelText('Search').focus());
  await staysAway(page);
  act(() => screen.getByLabelText('Search').blur());
  expect(await news()).toBeVisible();
});

it.each([
  ['to an excluded player', { profile: { accountStatus: 'SELF_EXCLUDED' } }],
  ['where the market has no loyalty page', { page: null }],
  ['of a level that the page does not name', { page: { ...PAGE, levels: PAGE.levels.slice(0, 1) } }],
] as const)('says nothing %s', async (_, over) => {
  await staysAway(show('', over as never));
});
