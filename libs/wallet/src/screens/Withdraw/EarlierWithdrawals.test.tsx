import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withdrawalTransactions } from '@baize/contracts/wallet';
import { handle, PLAYER_ID, playerSession, refuse, transaction, type Responder } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { EarlierWithdrawals } from './EarlierWithdrawals.tsx';

const withdrawal = (number: number, status: 'PENDING' | 'COMPLETED' | 'CANCELLED' = 'COMPLETED') =>
  transaction(number, { type: 'WITHDRAW', category: 'PAYMENT', status, amount: -20, description: 'SKRILL' });
const show = (answer: Responder<typeof withdrawalTransactions>) =>
  renderWithShell(<EarlierWithdrawals playerId={PLAYER_ID} />, {
    who: playerSession(),
    handlers: [handle(withdrawalTransactions, answer)],
  });
const rows = () => screen.queryAllByRole('listitem');

it('lists withdrawals that are over, each with its state, and pages of ten on request', async () => {
  const all = [
    withdrawal(0, 'PENDING'),
    withdrawal(1, 'CANCELLED'),
    ...Array.from({ length: 10 }, (_, i) => withdrawal(i + 2)),
  ];
  const { user, served } = show(({ query }) => {
    const position = Number(query.position);
    return all.slice(position, position + 10);
  });
  await screen.findByRole('heading', { name: 'Earlier withdrawals' });
  expect(rows()).toHaveLength(9);
  expect(within(rows()[0] as HTMLElement).getByText('Cancelled')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(rows()).toHaveLength(11));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(served.to(withdrawalTransactions).map(({ query }) => query)).toEqual([
    { limit: '10', position: '0' },
    { limit: '10', position: '10' },
  ]);
});

it('is not there before the first withdrawal is over', async () => {
  const { served, container } = show([withdrawal(0, 'PENDING')]);
  await waitFor(() => expect(served.to(withdrawalTransactions)).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});

it('says so when it cannot be loaded, and is asked again', async () => {
  const answers: Responder<typeof withdrawalTransactions>[] = [refuse(500, 'error.system.error'), [withdrawal(1)]];
  const { user } = show(() => answers.shift() as never);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});
