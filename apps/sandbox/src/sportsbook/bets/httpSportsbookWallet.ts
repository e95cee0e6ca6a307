import { toWire, totalFromWire, type Hundredths } from '@baize/kernel';
import * as z from 'zod/mini';
import { signedCaller, type SignedCallerOptions } from '../../studio/signedCaller.ts';
import type { Answer, SettleStatus, SportsbookWallet } from './SportsbookWallet.ts';

const amount = z.number();
const balance = z.object({ balance: amount, currency: z.string(), version: z.number() });
const route = <Schema extends z.ZodMiniType>(path: string, response: Schema) =>
  ({ method: 'POST', base: 'v1', path: `/sportsbook/wallet${path}`, response }) as const;
const ROUTES = {
  session: route(
    '/session',
    z.object({
      sessionId: z.string(),
      customerId: z.string(),
      currency: z.string(),
      country: z.nullable(z.string()),
      balance: amount,
      maximumStake: z.nullable(amount),
      canBet: z.boolean(),
      reason: z.nullable(z.string()),
    }),
  ),
  balance: route('/balance', balance),
  reserve: route('/reserve', balance),
  place: route('/place', z.looseObject({})),
  cancel: route('/cancel', z.looseObject({})),
  settle: route(
    '/settle',
    z.object({
      results: z.array(
        z.object({
          betId: z.string(),
          status: z.enum(['BOOKED', 'REPLAY', 'UNKNOWN_BET', 'CONFLICT', 'OLDER']),
        }),
      ),
    }),
  ),
  cashout: route('/cashout', z.looseObject({})),
};

/** Speaks the operator's sportsbook wallet over HTTP, with signed calls in the name of `sportsbook`. */
export function httpSportsbookWallet(options: Omit<SignedCallerOptions, 'studio'>): SportsbookWallet {
  const call = signedCaller({ ...options, studio: 'sportsbook', timeoutMs: 10_000 });
  /** An amount that cannot be read is no answer: nothing is built on it. */
  const readAmount = (value: number): Hundredths | null => {
    const read = totalFromWire(value);
    return read.ok ? read.value : null;
  };
  const unreadable = { kind: 'unknown', reason: 'an amount of the reply cannot be read' } as const;
  const money = async (path: 'balance' | 'reserve', body: unknown): Promise<Answer<{ balance: Hundredths; version: number }>> => {
    const answer = await call(ROUTES[path], body);
    if (answer.kind !== 'done') return answer;
    const read = readAmount(answer.value.balance);
    return read === null ? unreadable : { kind: 'done', balance: read, version: answer.value.version };
  };
  return {
    async session(token) {
      const answer = await call(ROUTES.session, { token });
      if (answer.kind !== 'done') return answer;
      const { value } = answer;
      const read = readAmount(value.balance);
      const highest = value.maximumStake === null ? null : readAmount(value.maximumStake);
      if (read === null || (highest === null && value.maximumStake !== null)) return unreadable;
      return { ...value, kind: 'done', country: value.country ?? '', balance: read, maximumStake: highest };
    },
    balance: (sessionId) => money('balance', { sessionId }),
    reserve: ({ amount: stake, potentialPayout, selections, ...bet }) =>
      money('reserve', {
        ...bet,
        amount: toWire(stake),
        potentialPayout: toWire(potentialPayout),
        selections: selections.map(({ odds, ...selection }) => ({ ...selection, odds: (odds / 100).toFixed(2) })),
        freeBetId: null,
      }),
    place: (betId) => call(ROUTES.place, { betId }),
    cancel: (betId, reason) => call(ROUTES.cancel, { betId, reason }),
    async settle(bets) {
      const answer = await call(ROUTES.settle, {
        bets: bets.map(({ payout, ...bet }) => ({ ...bet, payout: toWire(payout) })),
      });
      if (answer.kind !== 'done') return answer;
      return {
        kind: 'done',
        results: new Map(answer.value.results.map(({ betId, status }): [string, SettleStatus] => [betId, status])),
      };
    },
    cashout: (betId, cashoutId, value) => call(ROUTES.cashout, { betId, cashoutId, amount: toWire(value) }),
  };
}
