import type * as z from 'zod/mini';
import { fromWire, totalFromWire, toWire, type Hundredths } from '@baize/kernel';
import type { BetLimits, OperatorLaw } from './model/stakes.ts';
import { signedCaller, type SignedCallerOptions } from './signedCaller.ts';
import {
  studioAuthenticate,
  studioBalance,
  studioBet,
  studioFreeSpin,
  studioFreeSpinResult,
  studioRefund,
  studioWin,
  studioWins,
} from '@baize/contracts/studio';

/** The operator's own refusal; `details` has what a text needs to explain it. */
export interface OperatorRefusal {
  readonly code: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A wallet's answer. `unknown`: the result is not known, so ask again with the same id or refund it. */
export type WalletAnswer<T> =
  | ({ readonly kind: 'done' } & T)
  | ({ readonly kind: 'refused' } & OperatorRefusal)
  | { readonly kind: 'unknown'; readonly reason: string };

/** Identifies a movement of one round. Ids are derived from the round, so that a retry is the same movement. */
export interface Movement {
  readonly sessionId: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly transactionId: string;
  readonly currency: string;
}
export interface Authenticated {
  readonly sessionId: string;
  readonly playerReference: string;
  readonly currency: string;
  readonly balance: Hundredths;
  readonly country: string;
  readonly law: OperatorLaw;
  /** What the game publishes in the currency; absent if the operator names no limits. */
  readonly betLimits?: BetLimits;
  /** Spins in the game that the operator gives the player. */
  readonly award?: Award;
}
export type Balance = { readonly balance: Hundredths };

/** Free spins that the operator gives: rounds without a stake, drawn at a fixed one. Hundredths. */
export interface Award {
  readonly id: string;
  readonly spins: number;
  readonly stake: Hundredths;
  readonly left: number;
  readonly won: Hundredths;
  readonly expiresAt: string;
}
/** How the free spins stand after a round. */
type Standing = Balance & Pick<Award, 'left' | 'won'>;
/** A round with a free spin. */
export type AwardedRound = Omit<Movement, 'transactionId'> & { readonly awardId: string };

type WinMovement = Movement & { readonly betTransactionId: string; readonly roundEnded: boolean };
export interface Win {
  readonly movement: WinMovement;
  readonly amount: Hundredths;
}

/** The operator's seamless wallet, as the studio uses it. Amounts in hundredths. Network errors never throw. */
export interface OperatorWallet {
  authenticate(token: string, gameId: string): Promise<WalletAnswer<Authenticated>>;
  bet(movement: Movement, amount: Hundredths): Promise<WalletAnswer<Balance>>;
  /** A win of 0 settles a lost stake. With `roundEnded`, nothing more follows in its round. */
  win(movement: WinMovement, amount: Hundredths): Promise<WalletAnswer<Balance>>;
  /**
   * Wins of many players in one call, each answered as `win` would answer it, in their order. Absent where the operator
   * takes them one by one.
   */
  wins?(wins: readonly Win[]): Promise<readonly WalletAnswer<Balance>[]>;
  refund(movement: Movement & { readonly betTransactionId: string }): Promise<WalletAnswer<Balance>>;
  balance(sessionId: string): Promise<WalletAnswer<Balance>>;
  /** Uses a free spin for a round. Absent where the operator gives none. */
  freeSpin?(round: AwardedRound): Promise<WalletAnswer<Standing>>;
  /** What a free spin has won; null gives back the spin of a round that was not played. */
  freeSpinResult?(round: AwardedRound, amount: Hundredths | null): Promise<WalletAnswer<Standing>>;
}

export type HttpWalletOptions = SignedCallerOptions;

/** Speaks the operator's wallet contract over HTTP with signed calls. */
export function httpWallet(options: HttpWalletOptions): OperatorWallet {
  const call = signedCaller(options);

  const money = (
    answer: WalletAnswer<{ readonly value: { readonly balance: number; readonly currency: string } }>,
    currency?: string,
  ): WalletAnswer<Balance> => {
    if (answer.kind !== 'done') return answer;
    if (currency !== undefined && answer.value.currency !== currency)
      return { kind: 'unknown', reason: `the reply is in ${answer.value.currency}, not ${currency}` };
    const balance = totalFromWire(answer.value.balance);
    return balance.ok
      ? { kind: 'done', balance: balance.value }
      : { kind: 'unknown', reason: `the balance is not an amount: ${balance.error}` };
  };

  const standing = (
    answer: WalletAnswer<{
      readonly value: {
        readonly balance: number;
        readonly currency: string;
        readonly left: number;
        readonly won: number;
      };
    }>,
    currency: string,
  ): WalletAnswer<Standing> => {
    const moved = money(answer, currency);
    if (moved.kind !== 'done' || answer.kind !== 'done') return moved as WalletAnswer<Standing>;
    const won = totalFromWire(answer.value.won);
    return won.ok
      ? { ...moved, left: answer.value.left, won: won.value }
      : { kind: 'unknown', reason: `the winnings are not an amount: ${won.error}` };
  };
  const awarded = ({ awardId, ...round }: AwardedRound) => ({ ...round, freeSpinsId: awardId });
  /** Free spins whose amounts cannot be read are not offered: no round would be safe. */
  const awardOf = (given: z.output<typeof studioAuthenticate.response>['freeSpins']): { readonly award?: Award } => {
    if (!given) return {};
    const [stake, won] = [fromWire(given.stake), totalFromWire(given.won)];
    const { freeSpinsId: id, spins, left, expiresAt } = given;
    return stake.ok && won.ok ? { award: { id, spins, left, expiresAt, stake: stake.value, won: won.value } } : {};
  };

  return {
    async authenticate(token, gameId) {
      const answer = await call(studioAuthenticate, { token, gameId });
      if (answer.kind !== 'done') return answer;
      const balance = totalFromWire(answer.value.balance);
      if (!balance.ok) return { kind: 'unknown', reason: `the balance is not an amount: ${balance.error}` };
      const { sessionId, playerReference, currency, country, minimumSpinSeconds, autoplayAllowed } = answer.value;
      const { maximumStake, betLimits } = answer.value;
      const highest = maximumStake === null ? null : fromWire(maximumStake);
      const [min, max] = betLimits === null ? [] : [fromWire(betLimits.min), fromWire(betLimits.max)];
      for (const limit of [highest, min, max])
        if (limit?.ok === false)
          return { kind: 'unknown', reason: `a limit of stakes is not an amount: ${limit.error}` };
      return {
        kind: 'done',
        sessionId,
        playerReference,
        currency,
        country,
        balance: balance.value,
        law: { maximumStake: highest?.ok ? highest.value : null, minimumSpinSeconds, autoplayAllowed },
        ...(min?.ok && max?.ok ? { betLimits: { min: min.value, max: max.value } } : {}),
        ...awardOf(answer.value.freeSpins),
      };
    },
    bet: async (movement, amount) =>
      money(await call(studioBet, { ...movement, amount: toWire(amount) }), movement.currency),
    win: async (movement, amount) =>
      money(await call(studioWin, { ...movement, amount: toWire(amount) }), movement.currency),
    async wins(wins) {
      const answer = await call(studioWins, {
        wins: wins.map(({ movement, amount }) => ({ ...movement, amount: toWire(amount) })),
      });
      if (answer.kind !== 'done') return wins.map(() => answer);
      const results = new Map(answer.value.results.map((result) => [result.transactionId, result]));
      return wins.map(({ movement }) => {
        const result = results.get(movement.transactionId);
        if (result?.status === 'BOOKED') return money({ kind: 'done', value: result }, movement.currency);
        if (result?.status === 'REFUSED') return { kind: 'refused', code: result.code, message: result.message };
        return { kind: 'unknown', reason: 'the operator does not know what became of this win' };
      });
    },
    refund: async (movement) => money(await call(studioRefund, movement), movement.currency),
    freeSpin: async (round) => standing(await call(studioFreeSpin, awarded(round)), round.currency),
    freeSpinResult: async (round, amount) =>
      standing(
        await call(studioFreeSpinResult, { ...awarded(round), amount: amount === null ? null : toWire(amount) }),
        round.currency,
      ),
    balance: async (sessionId) => money(await call(studioBalance, { sessionId })),
  };
}
