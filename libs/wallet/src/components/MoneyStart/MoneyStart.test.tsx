import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withdrawalCheck } from '@baize/contracts/cashier';
import { balance, walletHistory } from '@baize/contracts/wallet';
import { handle, historyEntry, playerSession, refuse, walletBalance, type Responder } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { MoneyStart } from './MoneyStart.tsx';

const ANSWER = { result: 'SUCCESS', limit: null, originalLimit: null, duration: 'daily' } as const;
const show = ({
  main = 100,
  check = ANSWER,
}: { readonly main?: number; readonly check?: Responder<typeof withdrawalCheck> } = {}) =>
  renderWithShell(<MoneyStart />, {
    who: playerSession(),
    handlers: [
      handle(balance, walletBalance({ mainBalance: main, totalBalance: main })),
      handle(withdrawalCheck, check),
      handle(
        walletHistory,
        Array.from({ length: 10 }, (_, index) => historyEntry(index)),
      ),
    ],
  });

describe('the home page of a player who can only withdraw', () => {
  it('leads to the withdrawal with what can be withdrawn, and shows the latest movements', async () => {
    show({ check: { ...ANSWER, limit: 40, originalLimit: 40 } });
    expect(await screen.findByRole('link', { name: 'Withdraw' })).toHaveAttribute(
      'href',
      '/en-UN/my-account/banking/withdraw',
    );
    expect(screen.getByText('You can withdraw up to €40.00.')).toBeVisible();
    expect(screen.getByText('€100.00')).toBeVisible();
    expect(document.querySelectorAll('[data-reference]')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      '/en-UN/my-account/banking/transactions',
    );
  });

  it('offers no withdrawal of an empty balance', async () => {
    show({ main: 0 });
    expect(await screen.findByText('You have nothing to withdraw')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull();
  });

  it.each([
    ['RESTRICTED', 'Contact us to withdraw', 'Contact us', 'contact-live-chat'],
    ['DOCUMENTS_REQUIRED', 'We need to verify you first', 'See what’s needed', 'my-account/account/verification'],
    ['DOCUMENTS_UNDER_REVIEW', 'We’re checking what you sent', 'See verification', 'my-account/account/verification'],
  ] as const)('says why money cannot be withdrawn now (%s), and where to go', async (result, title, action, path) => {
    show({ check: { ...ANSWER, result } });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', `/en-UN/${path}`);
    expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull();
  });

  it('asks again where the answer failed', async () => {
    let isDown = true;
    const { user } = show({ check: () => (isDown ? refuse(500, 'error.system.error') : ANSWER) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Withdraw' })).toBeVisible();
  });
});
