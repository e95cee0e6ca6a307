import type { CurrencyCode, Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../plugins/database.ts';
import { accountsOfPerson, lockPerson } from '../../person/index.ts';
import { findStanding, isIdentityVerified, periodOf, timeZonesOf } from '../../player/index.ts';
import { limitIn, worthIn } from '../model/exchange.ts';
import * as totals from '../repository/totals.ts';

/** What a player may withdraw today, in their currency: A§3 `limit` and `originalLimit`. */
export interface WithdrawalLimit {
  /** What they asked for today, with all accounts of the person. */
  readonly taken: Hundredths;
  readonly left: Hundredths;
  readonly whole: Hundredths;
  /** When the day ends in the player's time zone (ruling 17). */
  readonly resetOn: Date;
}

/**
 * Returns what the law lets a person withdraw in a day before their identity is verified; null where no limit applies.
 * Counts the withdrawals of all their accounts (ruling 24), also those that wait. What was cancelled or returned does not
 * count.
 * @param inEuros the rule's amount, of the player's home; find it before a transaction takes locks
 * @param lock locks the person until the transaction ends, so that withdrawals at two brands at once cannot exceed it
 */
export async function withdrawalLimit(
  app: FastifyInstance,
  target: Queryable,
  { playerId, currency }: { readonly playerId: string; readonly currency: CurrencyCode },
  inEuros: Hundredths | null,
  lock = false,
): Promise<WithdrawalLimit | null> {
  if (inEuros === null) return null;
  const standing = await findStanding(target, playerId);
  if (standing && isIdentityVerified(standing.kycStatus)) return null;
  if (lock) await lockPerson(target, playerId);
  const day = periodOf('D', app.clock.now(), await timeZonesOf(target, playerId));
  const sums = await totals.withdrawnOn(target, await accountsOfPerson(target, playerId), day.start);
  const [whole, taken] = [limitIn(currency, inEuros), worthIn(currency, sums)];
  return { taken, left: Math.max(0, whole - taken), whole, resetOn: day.end };
}
