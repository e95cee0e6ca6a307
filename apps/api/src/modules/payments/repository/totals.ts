import type { Hundredths } from '@baize/kernel';
import { and, count, desc, eq, gt, gte, inArray, isNull, or, sum, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../plugins/database.ts';
import type { Money } from '../model/exchange.ts';
import { payment } from '../schema.ts';
import { COLUMNS, type OpenDeposits, stillOpen } from './payments.ts';

/** Sums come back as text; amounts are safe integers. */
const total = sum(payment.amount).mapWith(Number);

/** Sum of the player's open deposits, which may still arrive. Hundredths. */
export async function openDeposits(target: Queryable, playerId: string, which: OpenDeposits): Promise<Hundredths> {
  const [row] = await target.drizzle
    .select({ total })
    .from(payment)
    .where(and(eq(payment.playerId, playerId), eq(payment.kind, 'DEPOSIT'), stillOpen(which)));
  return row?.total ?? 0;
}

/** Returns what a player has asked to withdraw since a moment, without what was cancelled, refused or returned. */
export async function withdrawnSince(target: Queryable, playerId: string, since: Date): Promise<Hundredths> {
  const [row] = await target.drizzle
    .select({ total })
    .from(payment)
    .where(
      and(
        eq(payment.playerId, playerId),
        eq(payment.kind, 'WITHDRAWAL'),
        gt(payment.createdAt, since),
        or(isNull(payment.closedAt), eq(payment.status, 'COMPLETED')),
      ),
    );
  return row?.total ?? 0;
}

/** The calendar month that contains an instant, in a time zone. Only the database can convert between zones, so this is SQL. */
export async function monthOf(
  target: Queryable,
  at: Date,
  timeZone: string,
): Promise<{ readonly from: Date; readonly until: Date }> {
  const [row] = await target.query<{ from: Date; until: Date }>(
    `select date_trunc('month', $1::timestamptz at time zone $2) at time zone $2 as "from",
       (date_trunc('month', $1::timestamptz at time zone $2) + interval '1 month') at time zone $2 as "until"`,
    [at, timeZone],
  );
  if (!row) throw new Error(`The database returned no month for ${at.toISOString()} in ${timeZone}.`);
  return row;
}

/** What these players have paid in with the deposits that a condition selects, by currency. */
const deposited = (target: Queryable, playerIds: readonly string[], which: SQL | undefined): Promise<Money[]> =>
  target.drizzle
    .select({ currency: COLUMNS.currency, amount: total })
    .from(payment)
    .where(and(inArray(payment.playerId, [...playerIds]), eq(payment.kind, 'DEPOSIT'), which))
    .groupBy(payment.currency);

/** What these players deposited since a moment: started or credited since then, or open as `which` says. */
export const depositedSince = (
  target: Queryable,
  playerIds: readonly string[],
  from: Date,
  which: OpenDeposits,
): Promise<Money[]> =>
  deposited(
    target,
    playerIds,
    or(
      stillOpen(which),
      and(eq(payment.status, 'SUCCESS'), or(gte(payment.createdAt, from), gte(payment.closedAt, from))),
    ),
  );

/** What these players have ever deposited, by currency. @param which `CREDITED`: what has arrived, nothing open */
export const depositsOf = (
  target: Queryable,
  playerIds: readonly string[],
  which: 'CREDITED' | OpenDeposits,
): Promise<Money[]> =>
  deposited(target, playerIds, or(eq(payment.status, 'SUCCESS'), which === 'CREDITED' ? undefined : stillOpen(which)));

/** When the player's last paid withdrawal was requested; null if none was paid. */
export async function lastPaidWithdrawal(target: Queryable, playerId: string): Promise<Date | null> {
  const [row] = await target.drizzle
    .select({ at: payment.createdAt })
    .from(payment)
    .where(and(eq(payment.playerId, playerId), eq(payment.kind, 'WITHDRAWAL'), eq(payment.status, 'COMPLETED')))
    .orderBy(desc(payment.createdAt))
    .limit(1);
  return row?.at ?? null;
}

/** What these players wait to be paid, whenever they asked for it, and what was paid to them since a moment. */
export async function linkedWithdrawals(target: Queryable, playerIds: readonly string[], from: Date): Promise<Money[]> {
  return target.drizzle
    .select({ currency: COLUMNS.currency, amount: total })
    .from(payment)
    .where(
      and(
        inArray(payment.playerId, [...playerIds]),
        eq(payment.kind, 'WITHDRAWAL'),
        or(isNull(payment.closedAt), and(eq(payment.status, 'COMPLETED'), gte(payment.closedAt, from))),
      ),
    )
    .groupBy(payment.currency);
}

/** What these players asked to withdraw since a moment, without what was cancelled, refused or returned. */
export async function withdrawnOn(target: Queryable, playerIds: readonly string[], from: Date): Promise<Money[]> {
  return target.drizzle
    .select({ currency: COLUMNS.currency, amount: total })
    .from(payment)
    .where(
      and(
        inArray(payment.playerId, [...playerIds]),
        eq(payment.kind, 'WITHDRAWAL'),
        gte(payment.createdAt, from),
        or(isNull(payment.closedAt), eq(payment.status, 'COMPLETED')),
      ),
    )
    .groupBy(payment.currency);
}

export async function cancellationsSince(target: Queryable, playerId: string, since: Date): Promise<number> {
  const [row] = await target.drizzle
    .select({ n: count() })
    .from(payment)
    .where(
      and(
        eq(payment.playerId, playerId),
        eq(payment.kind, 'WITHDRAWAL'),
        eq(payment.cancelledByPlayer, true),
        gt(payment.closedAt, since),
      ),
    );
  return row?.n ?? 0;
}
