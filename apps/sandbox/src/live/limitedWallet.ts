import { inTurns } from '@baize/kernel';
import type { OperatorWallet } from '../studio/OperatorWallet.ts';

/**
 * Returns a wallet of which at most so many calls are under way at once. Everyone at a table is staked at the same moment:
 * without a limit, thousands of connections open together, and calls run out of time before the operator sees them.
 */
export function limitedWallet(wallet: OperatorWallet, most: number): OperatorWallet {
  const inTurn = inTurns(most);
  const { wins } = wallet;
  return {
    authenticate: (token, gameId) => inTurn(() => wallet.authenticate(token, gameId)),
    bet: (movement, amount) => inTurn(() => wallet.bet(movement, amount)),
    win: (movement, amount) => inTurn(() => wallet.win(movement, amount)),
    refund: (movement) => inTurn(() => wallet.refund(movement)),
    balance: (sessionId) => inTurn(() => wallet.balance(sessionId)),
    ...(wins ? { wins: (all) => inTurn(() => wins(all)) } : {}),
  };
}
