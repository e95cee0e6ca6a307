import type { CurrencyCode } from '@baize/kernel';
import { playMoneyFor } from './model/stakes.ts';
import type { OperatorWallet, WalletAnswer } from './OperatorWallet.ts';

/**
 * The wallet of fun mode: a balance per session in memory, initially 1,000.00, with the same calls as an operator's
 * wallet.
 * Nothing leaves the process.
 */
export function playMoneyWallet(): OperatorWallet & {
  start(sessionId: string, currency: CurrencyCode): number;
  forget(sessionId: string): void;
} {
  const balances = new Map<string, number>();
  const done = (sessionId: string, change: number): WalletAnswer<{ balance: number }> => {
    const balance = balances.get(sessionId);
    if (balance === undefined)
      return { kind: 'refused', code: 'error.game_session.unknown', message: 'This play-money session is over.' };
    if (balance + change < 0)
      return { kind: 'refused', code: 'error.not_enough_funds', message: 'Not enough play money for this stake.' };
    balances.set(sessionId, balance + change);
    return { kind: 'done', balance: balance + change };
  };
  return {
    start(sessionId, currency) {
      balances.set(sessionId, playMoneyFor(currency));
      return playMoneyFor(currency);
    },
    forget: (sessionId) => {
      balances.delete(sessionId);
    },
    authenticate: async () => ({
      kind: 'refused',
      code: 'error.play.not_allowed',
      message: 'Play money needs no token.',
    }),
    bet: async (movement, amount) => done(movement.sessionId, -amount),
    win: async (movement, amount) => done(movement.sessionId, amount),
    // A stake in memory is either taken or rejected, never unknown, so there is nothing to refund.
    refund: async (movement) => done(movement.sessionId, 0),
    balance: async (sessionId) => done(sessionId, 0),
  };
}
