import type { Answer, FreeBet, Settlement, SettleStatus, SportsbookWallet } from '../bets/SportsbookWallet.ts';

export type Fault = 'ok' | 'lost-request' | 'lost-reply';
interface Booked {
  stake: number;
  /** Null: the customer's money. */
  readonly freeBet: FreeBet | null;
  settlement: number;
  /** Parts that were sold. */
  readonly sales?: Map<string, number>;
  paid: number;
  state: 'reserved' | 'placed' | 'settled' | 'cancelled' | 'cashed';
}

/** An operator's wallet that behaves like a real ledger (idempotent, tombstones), behind an unreliable network. */
export function fakeSportsbookWallet(start: number) {
  const books = {
    balance: start,
    version: 1,
    bets: new Map<string, Booked>(),
    freeBets: [] as FreeBet[],
    calls: [] as string[],
  };
  let faults: Fault[] = [];
  let refusal: string | null = null;
  async function over<T extends object>(name: string, work: () => Answer<T>): Promise<Answer<T>> {
    await Promise.resolve();
    books.calls.push(name);
    const fault = faults.shift() ?? 'ok';
    if (fault === 'lost-request') return { kind: 'unknown', reason: 'lost on the way' };
    const answer = work();
    return fault === 'lost-reply' ? { kind: 'unknown', reason: 'reply lost' } : answer;
  }
  const stands = (): Answer<{ balance: number; version: number }> => ({
    kind: 'done',
    balance: books.balance,
    version: books.version++,
  });
  const settleOne = ({ betId, settlement, outcome, payout }: Settlement): SettleStatus => {
    const bet = books.bets.get(betId);
    if (!bet) return 'UNKNOWN_BET';
    if (bet.state === 'cancelled' || bet.state === 'cashed') return 'CONFLICT';
    const isFree = bet.freeBet !== null;
    const paid = outcome === 'VOID' ? (isFree ? 0 : bet.stake) : Math.max(0, payout - (isFree ? bet.stake : 0));
    if (bet.settlement === settlement) return bet.paid === paid ? 'REPLAY' : 'CONFLICT';
    if (bet.settlement > settlement) return 'OLDER';
    books.balance += paid - bet.paid;
    Object.assign(bet, { settlement, paid, state: 'settled' });
    return 'BOOKED';
  };
  const wallet: SportsbookWallet = {
    session: (token) =>
      over('session', () =>
        token.startsWith('good')
          ? {
              kind: 'done',
              sessionId: '00000000-0000-4000-8000-000000000001',
              customerId: '00000000-0000-4000-8000-000000000002',
              currency: 'EUR',
              country: 'FI',
              balance: books.balance,
              version: books.version,
              maximumStake: null,
              maximumPayout: 50_000_000,
              excludedEvents: token.startsWith('good-brazilian') ? ['youth'] : [],
              canBet: true,
              reason: null,
            }
          : { kind: 'refused', code: 'error.game_session.unknown', message: 'No such session.' },
      ),
    balance: () => over('balance', stands),
    freeBets: () =>
      over<{ freeBets: readonly FreeBet[] }>('free-bets', () => ({ kind: 'done', freeBets: books.freeBets })),
    reserve: ({ betId, amount, freeBetId }) =>
      over(`reserve ${betId}`, () => {
        const known = books.bets.get(betId);
        if (known?.state === 'cancelled')
          return { kind: 'refused', code: 'error.transaction.refunded', message: 'Cancelled.' };
        if (known) return stands();
        if (refusal) return { kind: 'refused', code: refusal, message: 'Refused.' };
        const freeBet = books.freeBets.find((held) => held.freeBetId === freeBetId && held.amount === amount) ?? null;
        if (freeBetId !== null && !freeBet)
          return { kind: 'refused', code: 'error.free_bet.unavailable', message: 'No such free bet.' };
        if (!freeBet && books.balance < amount)
          return { kind: 'refused', code: 'error.not_enough_funds', message: 'Too little.' };
        if (freeBet) books.freeBets = books.freeBets.filter((held) => held !== freeBet);
        else books.balance -= amount;
        books.bets.set(betId, {
          stake: amount,
          freeBet,
          settlement: 0,
          sales: new Map(),
          paid: 0,
          state: 'reserved',
        });
        return stands();
      }),
    place: (betId) =>
      over(`place ${betId}`, () => {
        const bet = books.bets.get(betId);
        if (bet?.state === 'reserved') bet.state = 'placed';
        return stands();
      }),
    cancel: (betId) =>
      over(`cancel ${betId}`, () => {
        const bet = books.bets.get(betId);
        if (bet && bet.state !== 'cancelled') {
          if (bet.freeBet) books.freeBets.push(bet.freeBet);
          else books.balance += bet.stake;
          bet.state = 'cancelled';
        } else if (!bet) books.bets.set(betId, { stake: 0, freeBet: null, settlement: 0, paid: 0, state: 'cancelled' });
        return { kind: 'done' };
      }),
    settle: (bets) =>
      over(`settle ${bets.length}`, () => ({
        kind: 'done',
        results: new Map(bets.map((bet): [string, SettleStatus] => [bet.betId, settleOne(bet)])),
      })),
    cashout: (betId, cashoutId, amount, stake) =>
      over<object>(`cashout ${betId}`, () => {
        const bet = books.bets.get(betId);
        if (!bet) return { kind: 'refused', code: 'error.bet.unknown', message: 'No bet.' };
        if (stake !== undefined) {
          if (bet.sales?.has(cashoutId)) return { kind: 'done' };
          if (bet.state !== 'placed' || stake >= bet.stake)
            return { kind: 'refused', code: 'error.round.settled', message: 'Not open.' };
          bet.sales?.set(cashoutId, stake);
          bet.stake -= stake;
          books.balance += amount;
          return { kind: 'done' };
        }
        if (bet.state !== 'cashed') books.balance += amount;
        bet.state = 'cashed';
        return { kind: 'done' };
      }),
  };
  return {
    wallet,
    books,
    fail: (...next: Fault[]) => {
      faults = next;
    },
    refuse: (code: string | null) => {
      refusal = code;
    },
  };
}
