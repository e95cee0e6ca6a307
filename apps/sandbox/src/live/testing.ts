import type { OperatorWallet, WalletAnswer } from '../studio/OperatorWallet.ts';

/** The operator: balances by session, each movement once. The first word of a token names its player. */
export function operator() {
  const balances = new Map<string, number>();
  const moved = new Map<string, number>();
  /** Sessions that are over: the player has logged out, or plays another game. */
  const ended = new Set<string>();
  /** What the next bets are answered, instead of being taken. */
  const answers: WalletAnswer<{ balance: number }>[] = [];
  const move = (session: string, id: string, amount: number): WalletAnswer<{ balance: number }> => {
    const balance = balances.get(session) ?? 0;
    if (moved.has(id)) return { kind: 'done', balance };
    if (balance + amount < 0) return { kind: 'refused', code: 'error.not_enough_funds', message: 'No money.' };
    moved.set(id, amount);
    balances.set(session, balance + amount);
    return { kind: 'done', balance: balance + amount };
  };
  const wallet: OperatorWallet = {
    authenticate: async (token) => {
      balances.set(token, 10_000);
      return {
        kind: 'done',
        sessionId: token,
        playerReference: token.split(' ')[0] ?? token,
        currency: 'EUR',
        balance: 10_000,
        country: 'FI',
        law: { maximumStake: null, minimumSpinSeconds: 0, autoplayAllowed: true },
        betLimits: { min: 100, max: 5000 },
      };
    },
    bet: async ({ sessionId, transactionId }, amount) => answers.shift() ?? move(sessionId, transactionId, -amount),
    win: async ({ sessionId, transactionId }, amount) => move(sessionId, transactionId, amount),
    refund: async ({ sessionId, transactionId, betTransactionId }) =>
      move(sessionId, transactionId, -(moved.get(betTransactionId) ?? 0)),
    balance: async (sessionId) =>
      ended.has(sessionId)
        ? { kind: 'refused', code: 'error.session.ended', message: 'The session has ended.' }
        : { kind: 'done', balance: balances.get(sessionId) ?? 0 },
  };
  return { wallet, balances, moved, answers, ended };
}
