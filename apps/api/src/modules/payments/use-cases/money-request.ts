import type { ResolvedMarket } from '@baize/brand';
import { ERROR } from '@baize/contracts/errors';
import { HEADERS } from '@baize/contracts/route';
import type { PaymentMethod, PaymentMethodCode } from '@baize/contracts/cashier';
import { fromWire, toWire, type CurrencyCode, type Hundredths } from '@baize/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { findStanding, provincesOf } from '../../player/index.ts';
import { methodsOf, type Direction, type OfferedMethod } from '../model/payment-methods.ts';
import type { Payment } from '../model/payment.ts';
import { payoutHolds } from '../model/payout-holds.ts';
import { payoutFacts } from './payout-holds.ts';

/** A click on "deposit" or "withdraw". */
export interface MoneyRequest {
  readonly amount: number;
  readonly paymentMethod: PaymentMethodCode;
  /** A deposit: the bonus that it is for. */
  readonly selectedBonusId?: string | null | undefined;
  /** A withdrawal: the sticky bonuses that the player agrees to lose. */
  readonly forfeitedBonuses?: readonly string[] | undefined;
}

/** Returns the bonuses that a request names, in an order of their own: the same ones make the same request. */
export const bonusesOf = ({ selectedBonusId, forfeitedBonuses = [] }: MoneyRequest): readonly string[] =>
  [...new Set(selectedBonusId == null ? forfeitedBonuses : [selectedBonusId])].sort();

/** @throws Refusal 400 without a usable key: without one, a second click could be a second payment */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers[HEADERS.idempotencyKey];
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key))
    throw fieldRefusal(HEADERS.idempotencyKey, ERROR.validation);
  return key;
}

export async function currencyOf(app: FastifyInstance, playerId: string): Promise<CurrencyCode> {
  const balances = await app.wallet.balances(playerId);
  if (!balances) throw new Refusal(404, ERROR.notFound);
  return balances.currency;
}

/**
 * Returns the market of the player's home with its law, including the province's. Reads the player's record, because a
 * token may be outdated.
 */
export async function marketOf(app: FastifyInstance, player: Pick<Player, 'playerId'>): Promise<ResolvedMarket> {
  const home = await findStanding(app.db, player.playerId);
  if (!home) throw new Refusal(404, ERROR.notFound);
  return app.brands.marketOfCountry(app.brands.get(home.brand), home.countryCode, provincesOf(home));
}

/**
 * Returns the amount in hundredths and the method's terms.
 * @throws Refusal 400: error.amount.*, error.payment_method.unavailable
 */
export async function checkedRequest(
  app: FastifyInstance,
  player: Player,
  currency: CurrencyCode,
  direction: Direction,
  request: MoneyRequest,
): Promise<{ amount: Hundredths; method: OfferedMethod }> {
  const amount = fromWire(request.amount, currency);
  if (!amount.ok) throw fieldRefusal('amount', ERROR.amountInvalid, request.amount);
  if (amount.value <= 0) throw fieldRefusal('amount', ERROR.amountNotPositive, request.amount);
  const method = methodsOf((await marketOf(app, player)).market.id, currency, direction).find(
    (each) => each.name === request.paymentMethod,
  );
  if (!method) throw new Refusal(400, ERROR.paymentMethodUnavailable);
  const limits = { minimum: toWire(method.min), maximum: toWire(method.max), currencyCode: currency };
  const outside =
    amount.value < method.min ? ERROR.amountBelowMinimum : amount.value > method.max ? ERROR.amountAboveMaximum : null;
  if (outside)
    throw new Refusal(400, outside, limits, [
      { field: 'amount', message: outside, objectName: 'body', rejectedValue: request.amount },
    ]);
  return { amount: amount.value, method };
}

/** @throws Refusal 409 if the key was used for another request */
export function sameRequest(known: Payment, request: MoneyRequest): Payment {
  const amount = fromWire(request.amount);
  const isSame =
    amount.ok &&
    known.amount === amount.value &&
    known.method === request.paymentMethod &&
    (known.bonuses === null || known.bonuses.join() === bonusesOf(request).join());
  if (!isSame) throw new Refusal(409, ERROR.idempotencyConflict);
  return known;
}

/** Returns the methods of the player's latest credited deposits, the latest first. */
async function recentMethods(app: FastifyInstance, playerId: string): Promise<PaymentMethodCode[]> {
  const funding = await app.wallet.fundingMethods(app.db, playerId);
  return [...funding]
    .sort((one, other) => other.latest.getTime() - one.latest.getTime())
    .slice(0, RECENT)
    .map(({ method }) => method as PaymentMethodCode);
}

/**
 * Returns the methods of the player's market. For deposits, recently used ones come first. For withdrawals, methods
 * that the player deposited with come first, the largest sum first: the rules may hold a payout to another method.
 */
export async function offeredMethods(
  app: FastifyInstance,
  player: Player,
  direction: Direction,
): Promise<PaymentMethod[]> {
  const currency = await currencyOf(app, player.playerId);
  const { market, rules } = await marketOf(app, player);
  const recent = direction === 'DEPOSIT' ? await recentMethods(app, player.playerId) : [];
  const facts = direction === 'DEPOSIT' ? null : await payoutFacts(app, app.db, rules, player.playerId);
  const order: readonly string[] = facts?.funding.map(({ method }) => method) ?? recent;
  const rank = (name: PaymentMethodCode): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return methodsOf(market.id, currency, direction)
    .map(({ name, min, max, minutes }): PaymentMethod => ({
      name,
      paymentMethodType: direction,
      min: toWire(min),
      max: toWire(max),
      processTime: minutes,
      recent: recent.includes(name),
      ...(facts === null ? {} : { holds: payoutHolds(rules, { method: name }, facts) }),
    }))
    .sort((one, other) => rank(one.name) - rank(other.name));
}

/** How many methods count as recently used. */
const RECENT = 3;
