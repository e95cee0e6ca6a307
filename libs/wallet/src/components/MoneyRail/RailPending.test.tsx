import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pendingWithdrawals, withdrawalMethods } from '@baize/contracts/cashier';
import { handle, pendingWithdrawal, playerSession } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { PendingWithdrawals } from '../PendingWithdrawals/PendingWithdrawals.tsx';
import { RailPending } from './RailPending.tsx';

describe('the status of a withdrawal', () => {
  it.each([
    ['is reviewed', pendingWithdrawal()],
    ['is held', pendingWithdrawal({ holds: ['UNPLAYED_DEPOSIT'] })],
    ['is paid out', pendingWithdrawal({ nextStep: 'PAYOUT' })],
  ])('is the same word in the rail and on its card while it %s', async (_, withdrawal) => {
    renderWithShell(
      <>
        <RailPending />
        <PendingWithdrawals playerId="1" />
      </>,
      {
        who: playerSession(),
        handlers: [handle(pendingWithdrawals, [withdrawal]), handle(withdrawalMethods, [])],
      },
    );
    await waitFor(() => expect(screen.getAllByText('Pending')).toHaveLength(2));
    expect(screen.queryByText(/on hold/i)).toBeNull();
  });
});
