import type { OperatorWallet } from '../studio/OperatorWallet.ts';

/**
 * Returns a wallet of which at most so many calls are under way at once. Everyone at a table is staked at the same moment:
 * without a limit, thousands of connections open together, and calls run out of time before the operator sees them.
 */
export function limitedWallet(wallet: OperatorWallet, most: number): OperatorWallet {
  let free = most;
  const waiting: (() => void)[] = [];
  const inTurn = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await call();
    } finally {
      // The place goes to the next call directly, so that no other can take it in between.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
  return {
    authenticate: (token, gameId) => inTurn(() => wallet.authenticate(token, gameId)),
    bet: (movement, amount) => inTurn(() => wallet.bet(movement, amount)),
    win: (movement, amount) => inTurn(() => wallet.win(movement, amount)),
    refund: (movement) => inTurn(() => wallet.refund(movement)),
    balance: (sessionId) => inTurn(() => wallet.balance(sessionId)),
  };
}
