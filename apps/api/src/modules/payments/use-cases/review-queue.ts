import type { PayoutHold } from '@baize/contracts/cashier';
import type { FastifyInstance } from 'fastify';
import type { Payment } from '../model/payment.ts';
import * as payments from '../repository/payments.ts';
import { marketOf } from './money-request.ts';
import { openHolds, payoutCase, type PayoutFacts } from './payout-holds.ts';

/** How many withdrawals the operator's queue shows. */
export const QUEUE_LENGTH = 200;
/** How many players are read at a time: the queue must leave connections of the pool for the players' own calls. */
const AT_ONCE = 3;

/** A withdrawal that waits for the operator. */
export interface ReviewedWithdrawal {
  readonly payment: Payment;
  readonly facts: PayoutFacts;
  /** The reasons that hold it now. */
  readonly holds: readonly PayoutHold[];
}

/** Returns the withdrawals that wait for the operator, oldest first. What decides about a player's payouts is read once. */
export async function reviewQueue(app: FastifyInstance): Promise<readonly ReviewedWithdrawal[]> {
  const waiting = await payments.inReview(app.db, QUEUE_LENGTH);
  const left = [...new Set(waiting.map(({ playerId }) => playerId))];
  const cases = new Map<string, Awaited<ReturnType<typeof payoutCase>>>();
  const readNext = async (): Promise<void> => {
    for (let playerId = left.shift(); playerId !== undefined; playerId = left.shift())
      cases.set(playerId, await payoutCase(app, app.db, (await marketOf(app, { playerId })).rules, playerId));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  return waiting.flatMap((payment) => {
    const known = cases.get(payment.playerId);
    return known ? [{ payment, facts: known.facts, holds: openHolds(known, payment) }] : [];
  });
}
