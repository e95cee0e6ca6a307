import { toWire, totalFromWire, type Hundredths } from '@baize/kernel';
import {
  SPORTSBOOK_VENDOR,
  sportsBalance,
  sportsCancel,
  sportsCashout,
  sportsFreeBets,
  sportsPlace,
  sportsReserve,
  sportsSession,
  sportsSettle,
} from '@baize/contracts/sportsbook-wire';
import { signedCaller, type SignedCallerOptions } from '../../studio/signedCaller.ts';
import type { Answer, SettleStatus, SportsbookWallet } from './SportsbookWallet.ts';

/** Speaks the operator's sportsbook wallet over HTTP, with signed calls in the name of `sportsbook`. */
export function httpSportsbookWallet(options: Omit<SignedCallerOptions, 'studio'>): SportsbookWallet {
  const call = signedCaller({ ...options, studio: SPORTSBOOK_VENDOR, timeoutMs: 10_000 });
  /** An amount that cannot be read is no answer: nothing is built on it. */
  const readAmount = (value: number): Hundredths | null => {
    const read = totalFromWire(value);
    return read.ok ? read.value : null;
  };
  const unreadable = { kind: 'unknown', reason: 'an amount of the reply cannot be read' } as const;
  const money = async (
    route: typeof sportsBalance | typeof sportsReserve,
    body: unknown,
  ): Promise<Answer<{ balance: Hundredths; version: number }>> => {
    const answer = await call<(typeof sportsBalance)['response']>(route, body);
    if (answer.kind !== 'done') return answer;
    const read = readAmount(answer.value.balance);
    return read === null ? unreadable : { kind: 'done', balance: read, version: answer.value.version };
  };
  return {
    async session(token) {
      const answer = await call(sportsSession, { token });
      if (answer.kind !== 'done') return answer;
      const { value } = answer;
      const read = readAmount(value.balance);
      const highest = value.maximumStake === null ? null : readAmount(value.maximumStake);
      const maximumPayout = readAmount(value.maximumPayout);
      if (read === null || maximumPayout === null || (highest === null && value.maximumStake !== null))
        return unreadable;
      return { ...value, kind: 'done', country: value.country, balance: read, maximumStake: highest, maximumPayout };
    },
    balance: (sessionId) => money(sportsBalance, { sessionId }),
    async freeBets(sessionId) {
      const answer = await call(sportsFreeBets, { sessionId });
      if (answer.kind !== 'done') return answer;
      const freeBets = answer.value.freeBets.flatMap(({ freeBetId, amount, minimumOdds, expiresAt }) => {
        const read = readAmount(amount);
        return read === null ? [] : [{ freeBetId, amount: read, minimumOdds, expiresAt }];
      });
      return { kind: 'done', freeBets };
    },
    reserve: ({ amount: stake, potentialPayout, selections, ...bet }) =>
      money(sportsReserve, {
        ...bet,
        amount: toWire(stake),
        potentialPayout: toWire(potentialPayout),
        selections: selections.map(({ odds, ...selection }) => ({ ...selection, odds: (odds / 100).toFixed(2) })),
      }),
    place: (betId) => call(sportsPlace, { betId }),
    cancel: (betId, sessionId, reason) => call(sportsCancel, { betId, sessionId, reason }),
    async settle(bets) {
      const answer = await call(sportsSettle, {
        bets: bets.map(({ payout, ...bet }) => ({ ...bet, payout: toWire(payout) })),
      });
      if (answer.kind !== 'done') return answer;
      return {
        kind: 'done',
        results: new Map(answer.value.results.map(({ betId, status }): [string, SettleStatus] => [betId, status])),
      };
    },
    cashout: (betId, cashoutId, value, stake) =>
      call(sportsCashout, {
        betId,
        cashoutId,
        amount: toWire(value),
        ...(stake !== undefined && { stake: toWire(stake) }),
      }),
  };
}
