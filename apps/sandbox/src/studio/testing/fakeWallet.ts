import type { OperatorLaw } from '../model/stakes.ts';
import { NO_SPINS } from '../roundLog.ts';
import type { Award, Movement, OperatorWallet, WalletAnswer } from '../OperatorWallet.ts';

export type Fault = 'ok' | 'lost-request' | 'lost-reply';

/** An operator's wallet that behaves like a real ledger (idempotent, tombstones), behind an unreliable network. */
export function fakeWallet(start: number) {
  const books = {
    balance: start,
    moved: new Map<string, number>(),
    refunded: new Set<string>(),
    calls: [] as string[],
    /** Rounds by the order in which they ended. */
    ended: [] as string[],
  };
  let faults: Fault[] = [];
  let limit: string | undefined;
  let sessionId = '00000000-0000-4000-8000-000000000001';
  let law: OperatorLaw = { maximumStake: null, minimumSpinSeconds: 0, autoplayAllowed: true };
  let isHanging = false;
  let award: Award | undefined;
  const spins = { left: 0, won: 0, taken: new Set<string>(), returned: new Set<string>() };
  const isLostOnTheWay = () => (faults.shift() ?? 'ok') !== 'ok';
  const over = async (
    name: string,
    work: () => WalletAnswer<{ balance: number }>,
  ): Promise<WalletAnswer<{ balance: number }>> => {
    await Promise.resolve();
    books.calls.push(name);
    const fault = faults.shift() ?? 'ok';
    if (fault === 'lost-request') return { kind: 'unknown', reason: 'lost on the way' };
    const answer = work();
    if (isHanging) await new Promise(() => undefined);
    return fault === 'lost-reply' ? { kind: 'unknown', reason: 'reply lost' } : answer;
  };
  const move = (id: string, change: number): WalletAnswer<{ balance: number }> => {
    if (!books.moved.has(id)) {
      books.moved.set(id, change);
      books.balance += change;
    }
    return { kind: 'done', balance: books.balance };
  };
  const wallet: OperatorWallet = {
    authenticate: async (token) =>
      token.startsWith('good')
        ? {
            kind: 'done',
            sessionId,
            playerReference: 'p',
            currency: 'EUR',
            balance: books.balance,
            country: 'FI',
            law,
            ...(award ? { award } : {}),
          }
        : { kind: 'refused', code: 'error.game_session.unknown', message: 'No such session.' },
    bet: (movement: Movement, amount) =>
      over(`bet ${movement.transactionId}`, () => {
        if (books.refunded.has(movement.transactionId))
          return { kind: 'refused', code: 'error.transaction.refunded', message: 'Refunded.' };
        if (books.moved.has(movement.transactionId)) return move(movement.transactionId, -amount);
        if (limit)
          return {
            kind: 'refused',
            code: limit,
            message: 'Your loss limit for today is reached.',
            details: { limitType: 'D' },
          };
        if (books.balance < amount) return { kind: 'refused', code: 'error.not_enough_funds', message: 'Too little.' };
        return move(movement.transactionId, -amount);
      }),
    win: (movement, amount) =>
      over(`win ${movement.transactionId}`, () => {
        if (!books.moved.has(movement.betTransactionId))
          return { kind: 'refused', code: 'error.bet.unknown', message: 'No bet.' };
        const isNew = !books.moved.has(movement.transactionId);
        if (isNew && books.ended.includes(movement.roundId))
          return { kind: 'refused', code: 'error.round.settled', message: 'The round has ended.' };
        if (isNew && movement.roundEnded) books.ended.push(movement.roundId);
        return move(movement.transactionId, amount);
      }),
    refund: (movement) =>
      over(`refund ${movement.transactionId}`, () => {
        books.refunded.add(movement.betTransactionId);
        return move(movement.transactionId, -(books.moved.get(movement.betTransactionId) ?? 0));
      }),
    freeSpin: async ({ roundId, awardId }) => {
      books.calls.push(`freeSpin ${awardId}`);
      if (isLostOnTheWay()) return { kind: 'unknown', reason: 'lost on the way' };
      if (!spins.taken.has(roundId) && spins.left === 0) return NO_SPINS;
      if (spins.returned.has(roundId))
        return { kind: 'refused', code: 'error.transaction.refunded', message: 'Returned.' };
      if (!spins.taken.has(roundId)) spins.left -= 1;
      spins.taken.add(roundId);
      return { kind: 'done', balance: books.balance, left: spins.left, won: spins.won };
    },
    freeSpinResult: async ({ roundId }, amount) => {
      books.calls.push(`freeSpinResult ${amount ?? 'returned'}`);
      if (amount === null) {
        if (spins.taken.delete(roundId)) spins.left += 1;
        spins.returned.add(roundId);
      } else if (!books.moved.has(roundId)) {
        move(roundId, amount);
        spins.won += amount;
      }
      return { kind: 'done', balance: books.balance, left: spins.left, won: spins.won };
    },
    balance: async () => ({ kind: 'done', balance: books.balance }),
  };
  return {
    wallet,
    books,
    fail: (...next: Fault[]) => {
      faults = next;
      isHanging = false;
    },
    /** From now on, movements are made and never answered. */
    hang: () => {
      isHanging = true;
    },
    law: (next: OperatorLaw) => {
      law = next;
    },
    /** The next session has free spins. */
    award: (left: number, stake: number) => {
      spins.left = left;
      award = { id: 'award', spins: left, left, stake, won: 0, expiresAt: '2027-01-01T00:00:00.000Z' };
    },
    spins,
    nextSession: (id: string) => {
      sessionId = id;
    },
    refuse: (code: string | undefined) => {
      limit = code;
    },
  };
}
