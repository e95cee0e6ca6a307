import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accessDetails, type PlayerProfile } from '@baize/contracts/player';
import { walletHistory } from '@baize/contracts/wallet';
import { playerQueries } from '@baize/shell';
import { handle, playerProfile, playerSession } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { Banking } from '../../screens/Banking/Banking.tsx';
import { Transactions } from '../../screens/Transactions/Transactions.tsx';
import { BankingPage } from './BankingPage.tsx';

const CLOSED: readonly (readonly [string, Partial<PlayerProfile>])[] = [
  ['whose account only pays out', { permissions: { ...playerProfile().permissions, payout: true } }],
  ['who is suspended', { multibrand: { suspended: true } }],
  ['on a time-out', { accountStatus: 'TIMEOUT', accountStatusUntil: '2999-01-01T00:00:00.000Z' }],
];
const show = async (screenOf: React.ReactElement, profile: Partial<PlayerProfile>) => {
  const shown = renderWithShell(screenOf, {
    who: playerSession(),
    path: '/en-UN/my-account/banking',
    handlers: [handle(accessDetails, playerProfile(profile)), handle(walletHistory, [])],
  });
  await waitFor(() =>
    expect(
      shown.queryClient
        .getQueryCache()
        .findAll(playerQueries('profile'))
        .map(({ state }) => state.status),
    ).toEqual(['success']),
  );
  return shown;
};
const ways = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/en-UN/my-account/banking/'));

describe('a player', () => {
  it.each(CLOSED)('%s is offered no deposit, neither by a tab nor by an empty history', async (_, profile) => {
    await show(<BankingPage current="withdraw">page</BankingPage>, profile);
    await waitFor(() =>
      expect(ways()).toEqual(['/en-UN/my-account/banking/withdraw', '/en-UN/my-account/banking/transactions']),
    );
    document.body.innerHTML = '';
    await show(<Transactions />, profile);
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    expect(ways()).not.toContain('/en-UN/my-account/banking/deposit');
  });
  it.each([
    ...CLOSED.slice(0, 2).map(([name, profile]) => [name, profile, 'withdraw'] as const),
    ['who may pay in', {}, 'deposit'],
    [
      'who may not pay in for now, and reads why there',
      { permissions: { ...playerProfile().permissions, deposit: false } },
      'deposit',
    ],
  ] as const)('%s comes from the cashier’s address to what is open', async (_name, profile, page) => {
    const { location } = await show(<Banking />, profile);
    await waitFor(() => expect(location().pathname).toBe(`/en-UN/my-account/banking/${page}`));
  });
  it('with access to deposits has all three tabs', async () => {
    await show(<BankingPage current="withdraw">page</BankingPage>, {});
    expect(ways()).toEqual(['deposit', 'withdraw', 'transactions'].map((name) => `/en-UN/my-account/banking/${name}`));
  });
});
