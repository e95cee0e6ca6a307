import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  depositCheck,
  depositMethods,
  pendingWithdrawals,
  withdrawalCheck,
  withdrawalMethods,
} from '@baize/contracts/cashier';
import { handle, paymentMethod, playerSession } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { Deposit } from '../../screens/Deposit/Deposit.tsx';
import { Withdraw } from '../../screens/Withdraw/Withdraw.tsx';
import { LimitLeft } from './LimitLeft.tsx';

const checked = {
  result: 'SUCCESS',
  limitLeft: 45,
  limitType: 'D',
  resetOn: '2026-12-01T00:00:00.000Z',
  daysLeftToVerifyDocuments: null,
  reason: null,
} as const;

it('says before a deposit how much the limit leaves, and when it resets', async () => {
  renderWithShell(<Deposit />, {
    who: playerSession(),
    handlers: [handle(depositCheck, checked), handle(depositMethods, [paymentMethod()])],
  });
  expect(await screen.findByText('Your daily deposit limit')).toBeVisible();
  expect(screen.getByText('€45.00 left')).toBeVisible();
  expect(screen.getByText(/Resets on .*2026/)).toBeVisible();
  // The check does not return the whole limit (A§3), so no share of it is drawn.
  expect(screen.queryByRole('meter')).toBeNull();
});

it('draws the withdrawal limit, whose whole amount the check returns', async () => {
  renderWithShell(<Withdraw />, {
    who: playerSession(),
    handlers: [
      handle(withdrawalCheck, { result: 'SUCCESS', limit: 30, originalLimit: 120, duration: 'daily' }),
      handle(withdrawalMethods, [paymentMethod({ paymentMethodType: 'WITHDRAW' })]),
      handle(pendingWithdrawals, []),
    ],
  });
  expect(await screen.findByRole('meter', { name: 'Daily withdrawal limit' })).toHaveAttribute(
    'aria-valuetext',
    '€90.00 of €120.00 used, €30.00 left',
  );
});

it('is hidden without a limit, and names one with an unknown period', () => {
  const { unmount } = renderWithShell(<LimitLeft kind="deposit" left={null} period="D" currency="EUR" />);
  expect(screen.queryByText(/limit/)).toBeNull();
  unmount();
  renderWithShell(<LimitLeft kind="deposit" left={0} period="FORTNIGHT" currency="EUR" />);
  expect(screen.getByText('Limit reached')).toBeInTheDocument();
});
