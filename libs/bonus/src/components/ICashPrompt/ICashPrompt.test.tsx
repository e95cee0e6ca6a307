import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cashbackActivation, rewards } from '@baize/contracts/bonus';
import type { Reward } from '@baize/contracts/reward';
import { activeCashback, cashbackReward, handle, playerSession, reference, refuse, reward } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { ActiveRewards } from '../../screens/Rewards/Rewards.tsx';
import { ICashPrompt } from './ICashPrompt.tsx';

const offered = (read: () => readonly Reward[]) =>
  handle(rewards, (asked) => (asked.query.rewardsType === 'ACTIVE' ? [] : [...read()]));

it('shows the terms, activates under the version that was read, loads once, and is gone then (B§4)', async () => {
  let offers = [reward(), cashbackReward({ version: 4 })];
  const { user, served } = renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [
      offered(() => offers),
      handle(cashbackActivation, () => {
        offers = [reward()];
        return activeCashback({ triggerEvent: 'CASHBACK_INSTANT' });
      }),
    ],
  });
  const prompt = await screen.findByRole('region', { name: 'iCash: cash back on losses' });
  expect(within(prompt).getByText('5% of your losses back, up to €20.00')).toBeVisible();
  expect(within(prompt).getByText(/Claim it whenever you have losses/)).toBeVisible();
  await user.dblClick(within(prompt).getByRole('button', { name: 'Activate' }));
  await waitFor(() => expect(prompt).not.toBeInTheDocument());
  expect(served.to(cashbackActivation).map(({ body }) => body)).toEqual([{ version: 4 }]);
});

it('stays hidden on every page once it has been put off, and activates nothing', async () => {
  const offers = [cashbackReward({ campaignId: reference(790) })];
  const first = renderWithShell(<ICashPrompt />, { who: playerSession(), handlers: [offered(() => offers)] });
  await first.user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region')).toBeNull();
  first.unmount();
  const again = renderWithShell(<ICashPrompt />, { who: playerSession(), handlers: [offered(() => offers)] });
  await waitFor(() => expect(again.served.to(rewards).length).toBeGreaterThan(0));
  expect(screen.queryByRole('region')).toBeNull();
  expect(first.served.to(cashbackActivation)).toHaveLength(0);
});

it('says why it could not be activated, and stays', async () => {
  const offers = [cashbackReward({ campaignId: reference(791) })];
  const { user } = renderWithShell(<ICashPrompt />, {
    who: playerSession(),
    handlers: [offered(() => offers), handle(cashbackActivation, refuse(409, 'error.bonus.terms_changed'))],
  });
  await user.click(await screen.findByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('The terms have changed. Read them again before you claim.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Activate' })).toBeEnabled();
});

it('is nothing for a player without such an offer', async () => {
  const { served } = renderWithShell(<ICashPrompt />, {
    who: playerSession(),
    handlers: [offered(() => [reward(), cashbackReward({ triggerEvent: 'CASHBACK_DAILY' })])],
  });
  await waitFor(() => expect(served.to(rewards).length).toBeGreaterThan(0));
  expect(screen.queryByRole('region')).toBeNull();
});
