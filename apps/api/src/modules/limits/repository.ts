import { DEFAULT_ACTIVITY_TIMER, type ActivityTimer } from '@baize/contracts/activity';
import type { LimitDuration } from '@baize/contracts/limits';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { NO_LIMITS, type LimitSet, type LimitRequest, type StoredLimit } from './model/limit.ts';
import { limitChange, plannedExclusion, playerActivity, playerLimit } from './schema.ts';

/** What a limit restricts. */
export type LimitKind = 'DEPOSIT' | 'SPEND';

/** The stored limits; `limitsAt` says which apply now. */
export async function findLimits(target: Queryable, playerId: string): Promise<Readonly<Record<LimitKind, LimitSet>>> {
  const rows = await target.drizzle.select().from(playerLimit).where(eq(playerLimit.playerId, playerId));
  const of = (kind: LimitKind): LimitSet => ({
    ...NO_LIMITS,
    ...Object.fromEntries(
      rows
        .filter((row) => row.kind === kind)
        .map((row) => [
          row.duration,
          {
            value: row.value,
            pending: row.pendingAt ? { value: row.pendingValue, at: row.pendingAt } : null,
            startedAt: row.startedAt,
            updatedAt: row.updatedAt,
          } satisfies StoredLimit,
        ]),
    ),
  });
  return { DEPOSIT: of('DEPOSIT'), SPEND: of('SPEND') };
}

export async function saveLimit(
  tx: Transaction,
  playerId: string,
  kind: LimitKind,
  duration: LimitDuration,
  limit: StoredLimit,
  now: Date,
): Promise<void> {
  const { value, pending, startedAt, updatedAt } = limit;
  const row = {
    value,
    pendingValue: pending?.value ?? null,
    pendingAt: pending?.at ?? null,
    startedAt,
    updatedAt: updatedAt ?? now,
  };
  await tx.drizzle
    .insert(playerLimit)
    .values({ playerId, kind, duration, ...row })
    .onConflictDoUpdate({ target: [playerLimit.playerId, playerLimit.kind, playerLimit.duration], set: row });
}

export async function addChange(
  tx: Transaction,
  change: {
    readonly playerId: string;
    readonly kind: LimitKind;
    readonly duration: LimitDuration;
    readonly request: LimitRequest;
    readonly effectiveAt: Date;
    readonly at: Date;
  },
): Promise<void> {
  const { playerId, kind, duration, request, effectiveAt, at } = change;
  await tx.drizzle.insert(limitChange).values({
    playerId,
    kind,
    duration,
    wish: request.kind,
    value: request.kind === 'SET' ? request.value : null,
    effectiveAt,
    at,
  });
}

/**
 * The player's activity timer, when it was last answered, and when it was chosen; the default for a player who has
 * never chosen.
 */
export async function findActivity(
  target: Queryable,
  playerId: string,
): Promise<{ readonly timer: ActivityTimer | null; readonly resetAt: Date | null; readonly chosenAt: Date | null }> {
  const [row] = await target.drizzle
    .select({
      timer: sql<ActivityTimer | null>`${playerActivity.timer}`,
      resetAt: playerActivity.resetAt,
      chosenAt: playerActivity.updatedAt,
    })
    .from(playerActivity)
    .where(eq(playerActivity.playerId, playerId));
  return row ?? { timer: DEFAULT_ACTIVITY_TIMER, resetAt: null, chosenAt: null };
}

/** Saves the timer. One that was off starts now; one that runs continues, so that a longer one gives no time back. */
export async function saveActivityTimer(
  target: Queryable,
  playerId: string,
  timer: ActivityTimer | null,
  now: Date,
): Promise<void> {
  await target.drizzle
    .insert(playerActivity)
    .values({ playerId, timer, updatedAt: now })
    .onConflictDoUpdate({
      target: playerActivity.playerId,
      set: {
        timer,
        resetAt: sql`case when ${playerActivity.timer} is null then excluded.updated_at else ${playerActivity.resetAt} end`,
        updatedAt: now,
      },
    });
}

export async function resetActivity(target: Queryable, playerId: string, now: Date): Promise<void> {
  await target.drizzle
    .insert(playerActivity)
    .values({ playerId, timer: DEFAULT_ACTIVITY_TIMER, resetAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: playerActivity.playerId, set: { resetAt: now } });
}

export type PlannedExclusion = typeof plannedExclusion.$inferSelect;

/** Plans a self-exclusion. With one that is planned already, the earlier start and the later end count. */
export async function planExclusion(tx: Transaction, planned: PlannedExclusion): Promise<PlannedExclusion> {
  const [kept] = await tx.drizzle
    .insert(plannedExclusion)
    .values(planned)
    .onConflictDoUpdate({
      target: plannedExclusion.playerId,
      set: {
        startsAt: sql`least(${plannedExclusion.startsAt}, excluded.starts_at)`,
        until: sql`greatest(${plannedExclusion.until}, excluded.until)`,
      },
    })
    .returning();
  return kept ?? planned;
}

/** Self-exclusions that should have started by now, the oldest first. */
export async function dueExclusions(target: Queryable, now: Date): Promise<readonly PlannedExclusion[]> {
  return target.drizzle
    .select()
    .from(plannedExclusion)
    .where(lte(plannedExclusion.startsAt, now))
    .orderBy(asc(plannedExclusion.startsAt))
    .limit(500);
}

/** Removes a plan that has started. One that the player changed meanwhile stays. */
export async function dropPlannedExclusion(target: Queryable, planned: PlannedExclusion): Promise<void> {
  const { playerId, startsAt, until } = planned;
  await target.drizzle
    .delete(plannedExclusion)
    .where(
      and(
        eq(plannedExclusion.playerId, playerId),
        eq(plannedExclusion.startsAt, startsAt),
        eq(plannedExclusion.until, until),
      ),
    );
}
