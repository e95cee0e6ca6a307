import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { gameLimitations, rewards } from '@baize/contracts/bonus';
import { type Reward } from '@baize/contracts/reward';
import { activeReward, handle, playerSession, reference } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { takeProgress } from '../../api/rewards.ts';
import { GameProgress } from './GameProgress.tsx';

type CampaignLimits = Parameters<typeof handle<typeof gameLimitations>>[1];
const limits = (over: object) => [
  {
    assignmentId: reference(804),
    campaignId: reference(700),
    vertical: 'CASINO' as const,
    excluded: false,
    contribution: 100,
    maximumStake: null,
    ...over,
  },
];
beforeEach(() => localStorage.clear());
const show = (active: readonly Reward[], isLive = false, limitations: CampaignLimits = []) =>
  renderWithShell(<GameProgress isLive={isLive} gameId="10001" />, {
    who: playerSession(),
    handlers: [handle(rewards, [...active]), handle(gameLimitations, limitations)],
  });

it('shows how a tournament prize is wagered, as it does with any bonus', async () => {
  const prize = activeReward({ triggerEvent: 'TOURNAMENT' });
  renderWithShell(<GameProgress isLive={false} gameId="10001" />, {
    who: playerSession(),
    handlers: [
      handle(rewards, ({ query }) => (query.excludeTriggerType === 'TOURNAMENT' ? [] : [prize])),
      handle(gameLimitations, []),
    ],
  });
  expect(await screen.findByRole('progressbar', { name: 'Staked so far' })).toBeVisible();
});

it('shows what has been staked for the bonus of the game’s kind, follows it by socket, and stays hidden (B§9)', async () => {
  const assignmentId = reference(801);
  const { user, queryClient, unmount } = show([activeReward({ assignmentId })]);
  expect(await screen.findByRole('progressbar', { name: 'Staked so far' })).toHaveAttribute(
    'aria-valuetext',
    '€84.50 of €200.00',
  );
  takeProgress(queryClient, {
    body: { type: 'BONUS_PROGRESS', assignmentId, state: 'WAGERING', wagered: 90, wageringProgress: 45 },
  });
  expect(await screen.findByText('€90.00 of €200.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide bonus progress' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(localStorage.getItem('hide-wagering-popup')).toBe(assignmentId);
  unmount();
  // Another bonus is shown again.
  show([activeReward({ assignmentId: reference(802) })]);
  expect(await screen.findByRole('progressbar')).toBeVisible();
});

it('asks for no stakes, though the next step of the bonus needs some', async () => {
  show([activeReward({ steps: { count: 10, done: 4, released: 7.25, toNext: 15.5 } })]);
  expect(await screen.findByRole('progressbar', { name: 'Staked so far' })).toBeVisible();
  expect(screen.queryByText(/15\.50|next step/)).toBeNull();
});

it.each([
  ['another kind of game', [activeReward({ assignmentId: reference(803) })], true],
  ['no bonus', [], false],
  ['a bonus that waits for its deposit', [activeReward({ state: 'CLAIMED', granted: null })], false],
] as const)('shows nothing for %s', async (_, active, isLive) => {
  const { served } = show(active, isLive);
  await waitFor(() => expect(served.to(rewards)).toHaveLength(1));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says that stakes in an excluded game do not count, in place of the progress', async () => {
  const { served } = show(
    [activeReward({ assignmentId: reference(804) })],
    false,
    limits({ excluded: true, contribution: 0 }),
  );
  expect(await screen.findByText('Stakes in this game don’t count towards your bonus.')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(served.to(gameLimitations)).toHaveLength(1);
});

it('says up to which stake a game counts', async () => {
  show([activeReward({ assignmentId: reference(804), bonusType: 'STICKY' })], false, limits({ maximumStake: 5 }));
  expect(await screen.findByText('Stakes of up to €5.00 count towards your bonus.')).toBeVisible();
  expect(screen.getByRole('progressbar')).toBeVisible();
});

it('says how much of a stake counts in a game whose stakes count in part', async () => {
  const sticky = activeReward({ assignmentId: reference(804), bonusType: 'STICKY' });
  const { unmount } = show([sticky], false, limits({ contribution: 10 }));
  expect(await screen.findByText('10% of each stake in this game counts towards your bonus.')).toBeVisible();
  unmount();
  show([sticky], false, limits({}));
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(screen.queryByText(/of each stake/)).toBeNull();
});

it('says why stakes do not count while they are made with the player’s own money (ruling 16)', async () => {
  const own = activeReward({ assignmentId: reference(804), bonusType: 'NON_STICKY' });
  const { unmount } = show([own], false, limits({ maximumStake: 5 }));
  expect(await screen.findByText('Your own money is used first. Then stakes of up to €5.00 count.')).toBeVisible();
  unmount();
  show([own]);
  expect(await screen.findByText(/^Your own money is used first\. Only stakes/)).toBeVisible();
});

it.each([
  ['CONVERTED', 811, 'Bonus completed. The money is now your own.'],
  ['USED_UP', 812, 'Your bonus has ended: the bonus money is used up.'],
  ['EXPIRED', 813, 'The time for your bonus is over. Your own money isn’t affected.'],
  ['CANCELLED', 814, 'Your bonus was cancelled: your bank took back its deposit.'],
] as const)('says how the bonus has ended: %s', async (state, number, words) => {
  const assignmentId = reference(number);
  let active: Reward[] = [activeReward({ assignmentId })];
  const { user, queryClient } = renderWithShell(<GameProgress isLive={false} gameId="10001" />, {
    who: playerSession(),
    handlers: [handle(rewards, () => active), handle(gameLimitations, [])],
  });
  await screen.findByRole('progressbar');
  active = [];
  takeProgress(queryClient, {
    body: { type: 'BONUS_PROGRESS', assignmentId, state, wagered: 200, wageringProgress: 100 },
  });
  expect(await screen.findByRole('status')).toHaveTextContent(words);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Hide this message' }));
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  ['given up', 'FORFEITED', activeReward()],
  ['left before its deposit', 'CANCELLED', activeReward({ vertical: 'LIVE_CASINO', state: 'OPTED_IN', granted: null })],
] as const)('says nothing of a bonus that the player has %s', async (_, state, given) => {
  const assignmentId = reference(806);
  let active: Reward[] = [activeReward({ assignmentId: reference(815) }), { ...given, assignmentId }];
  const { queryClient } = renderWithShell(<GameProgress isLive={false} gameId="10001" />, {
    who: playerSession(),
    handlers: [handle(rewards, () => active), handle(gameLimitations, [])],
  });
  await screen.findByRole('progressbar');
  active = [];
  takeProgress(queryClient, {
    body: { type: 'BONUS_PROGRESS', assignmentId, state, wagered: 90, wageringProgress: 45 },
  });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByRole('status')).toBeNull();
});
