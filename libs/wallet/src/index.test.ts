import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports only its public names', () => {
  expect(Object.keys(library).sort()).toEqual([
    'MoneyStart',
    'WALLET_PATHS',
    'balanceQuery',
    'latestWinnersQuery',
    'topWinnersQuery',
    'useBalance',
    'useCashierMarks',
    'useDepositOpens',
    'useHoldBalance',
    'useWaitingWithdrawals',
    'walletModule',
  ]);
});
