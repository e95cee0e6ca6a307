import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { balance } from '@baize/contracts/wallet';
import { handle, playerSession, walletBalance } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { BalanceParts } from './BalanceParts.tsx';

const show = (over: Parameters<typeof walletBalance>[0]) =>
  renderWithShell(<BalanceParts />, { who: playerSession(), handlers: [handle(balance, walletBalance(over))] });

it('explains why the header and the history show different amounts', async () => {
  const { container } = show({ mainBalance: 103, lockedBalance: 40, totalBalance: 143 });
  expect(await screen.findByText('Set aside for withdrawals')).toBeVisible();
  expect([...container.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
    'Available',
    '€103.00',
    'Set aside for withdrawals',
    '€40.00',
    'Total',
    '€143.00',
  ]);
});

it('is not shown where they are the same', async () => {
  const { container, served } = show({ mainBalance: 103, totalBalance: 103 });
  await waitFor(() => expect(served.to(balance)).not.toHaveLength(0));
  expect(container.querySelector('dl')).toBeNull();
});
