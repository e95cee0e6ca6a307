import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { rewards } from '@baize/contracts/bonus';
import { type Reward } from '@baize/contracts/reward';
import { playerQueries } from '@baize/shell';
import { activeReward, handle, playerSession, reference, reward } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { CashierBonus } from './CashierBonus.tsx';

const waiting = (number: number, over: Partial<Reward> = {}) =>
  reward({
    assignmentId: reference(number),
    campaignId: reference(number + 100),
    state: 'OPTED_IN',
    triggerEvent: 'NEXT_DEPOSIT',
    ...over,
  });

function Cashier({ seen }: { readonly seen: (string | null)[] }) {
  const [selected, select] = useState<string | null>(null);
  seen.push(selected);
  return <CashierBonus selectedBonusId={selected} selectBonus={select} />;
}
const show = (active: readonly Reward[]) => {
  const seen: (string | null)[] = [];
  const shown = renderWithShell(<Cashier seen={seen} />, {
    who: playerSession(),
    handlers: [handle(rewards, ({ query }) => (query.rewardsType === 'ACTIVE' ? [...active] : []))],
  });
  return { ...shown, seen };
};

it('gives the deposit to the only claimed bonus', async () => {
  const { seen } = show([waiting(801)]);
  expect(await screen.findByText('We’ll add a bonus to your next deposit')).toBeVisible();
  await waitFor(() => expect(seen.at(-1)).toBe(reference(801)));
  expect(screen.queryByRole('radio')).toBeNull();
});

it('lets the player choose which of their bonuses the deposit is for (A§3 selectedBonusId)', async () => {
  const { seen, user } = show([waiting(801), waiting(802, { vertical: 'LIVE_CASINO' })]);
  expect(await screen.findByRole('group', { name: 'Which bonus is this deposit for?' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Live casino games/ }));
  await waitFor(() => expect(seen.at(-1)).toBe(reference(802)));
});

it('drops a choice that the rewards, read again, no longer have', async () => {
  let active = [waiting(801), waiting(802)];
  const seen: (string | null)[] = [];
  const { queryClient } = renderWithShell(<Cashier seen={seen} />, {
    who: playerSession(),
    handlers: [handle(rewards, ({ query }) => (query.rewardsType === 'ACTIVE' ? active : []))],
  });
  await waitFor(() => expect(seen.at(-1)).toBe(reference(801)));
  active = [waiting(802)];
  await act(() => queryClient.invalidateQueries(playerQueries('bonus')));
  await waitFor(() => expect(seen.at(-1)).toBe(reference(802)));
  active = [];
  await act(() => queryClient.invalidateQueries(playerQueries('bonus')));
  await waitFor(() => expect(seen.at(-1)).toBeNull());
});

it.each([
  ['Claim', 'Claim this bonus?', {}],
  ['Opt in', 'Opt in to this bonus?', { campaignCategory: 'OPT_IN' }],
] as const)('offers a bonus by the verb of the question that follows: %s', async (verb, question, over) => {
  const { user } = renderWithShell(<Cashier seen={[]} />, {
    who: playerSession(),
    handlers: [handle(rewards, ({ query }) => (query.rewardsType === 'ELIGIBLE' ? [reward(over)] : []))],
  });
  await user.click(await screen.findByText('Choose a bonus for your deposit'));
  await user.click(screen.getByRole('button', { name: verb }));
  expect(await screen.findByRole('dialog', { name: question })).toBeVisible();
});

it('selects nothing for a player without a claimed bonus', async () => {
  const { seen, served } = show([]);
  await waitFor(() => expect(served.to(rewards)).toHaveLength(2));
  expect(seen.every((selected) => selected === null)).toBe(true);
});

const noteFor = (amount: number, over: Partial<Reward> = {}) =>
  renderWithShell(<CashierBonus selectedBonusId={reference(801)} amount={amount} />, {
    who: playerSession(),
    handlers: [handle(rewards, [waiting(801, over)])],
  });
const MATCH = { kind: 'MATCH', percent: 50, maximum: 25, minimumDeposit: 20 } as const;

it.each([
  ['a part of the deposit', 30_01, MATCH, '€15.00'],
  ['at most the maximum', 80_00, MATCH, '€25.00'],
  ['a fixed amount', 20_00, { kind: 'FIXED', amount: 5, minimumDeposit: 20 }, '€5.00'],
] as const)('says beforehand what a deposit adds: %s', async (_, amount, offer, bonus) => {
  noteFor(amount, { offer });
  expect(await screen.findByText(`This deposit adds ${bonus} of bonus money.`)).toBeVisible();
});

it.each([
  ['a part of the deposit', MATCH],
  ['a fixed amount', { kind: 'FIXED', amount: 5, minimumDeposit: 20 }],
] as const)('warns that a deposit below the minimum adds no bonus: %s', async (_, offer) => {
  noteFor(15_00, { offer });
  const warning = await screen.findByRole('status');
  expect(warning).toHaveTextContent('A deposit of €15.00 adds no bonus');
  expect(warning).toHaveTextContent('Deposit €20.00 or more to get the bonus now.');
});

it('says nothing of a deposit for a bonus that waits no longer', async () => {
  const { served } = noteFor(30_00, { state: 'WAGERING' });
  await waitFor(() => expect(served.to(rewards)).toHaveLength(1));
  expect(screen.queryByText(/bonus/)).toBeNull();
});

describe('with the result of a deposit', () => {
  const show = (handler: RequestHandler, amount = 30_00) =>
    renderWithShell(<CashierBonus selectedBonusId={reference(801)} amount={amount} isPaid />, {
      who: playerSession(),
      handlers: [handler],
    });

  it('says that the bonus follows, and then what was added and what it takes', async () => {
    let active = [waiting(801, { offer: MATCH })];
    const { queryClient } = show(handle(rewards, () => active));
    expect(
      await screen.findByText('We’re adding €15.00 of bonus money. This usually takes a few seconds.'),
    ).toBeVisible();
    const given = { amount: 15, wageringRequirement: 150, wagered: 0, wageringProgress: 0, balance: 15 };
    active = [activeReward({ assignmentId: reference(801), granted: given })];
    await act(() => queryClient.invalidateQueries(playerQueries('bonus')));
    const added = await screen.findByRole('status');
    expect(added).toHaveTextContent('€15.00 of bonus money added');
    expect(added).toHaveTextContent('Stake €150.00 to make it your own money.');
    expect(added).toHaveTextContent('Only stakes made with bonus money count.');
  });

  it('says that a deposit below the minimum has added none', async () => {
    show(handle(rewards, [waiting(801, { offer: MATCH })]), 15_00);
    expect(await screen.findByText('A deposit of €15.00 adds no bonus')).toBeVisible();
  });

  it('says nothing once the bonus is over', async () => {
    const { served } = show(handle(rewards, []));
    await waitFor(() => expect(served.to(rewards)).toHaveLength(1));
    expect(screen.queryByText(/bonus/)).toBeNull();
  });
});
