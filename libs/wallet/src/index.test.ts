import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports what others may use, and nothing else', () => {
  expect(Object.keys(library).sort()).toEqual([
    'WALLET_PATHS',
    'balanceQuery',
    'latestWinnersQuery',
    'useBalance',
    'useDepositOpens',
    'walletModule',
  ]);
});
