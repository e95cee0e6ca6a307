import { DEFAULT_ACTIVITY_TIMER, type ActivityTimer } from '@baize/contracts/activity';
import type { LimitDuration } from '@baize/contracts/limits';
import type { Hundredths } from '@baize/kernel';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { NO_LIMITS, type LimitSet, type LimitWish, type StoredLimit } from './model/limit.ts';

/** What a limit is over. */
export type LimitKind = 'DEPOSIT' | 'SPEND';

interface Row {
  readonly kind: LimitKind;
  readonly duration: LimitDuration;
  readonly value: Hundredths | null;
  readonly pendingValue: Hundredths | null;
  readonly pendingAt: Date | null;
  readonly startedAt: Date | null;
  readonly updatedAt: Date;
}

/** The stored limits; `limitsAt` says which apply now. */
export async function findLimits(target: Queryable, playerId: string): Promise<Readonly<Record<LimitKind, LimitSet>>> {
  const rows = await target.query<Row>(
    `select kind, duration, value, pending_value as "pendingValue", pending_at as "pendingAt", started_at as "startedAt", updated_at as "updatedAt" from player_limit where player_id = $1`,
    [playerId],
  );
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
  await tx.query(
    `insert into player_limit (player_id, kind, duration, value, pending_value, pending_at, started_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (player_id, kind, duration) do update set value = excluded.value, pending_value = excluded.pending_value, pending_at = excluded.pending_at, started_at = excluded.started_at, updated_at = excluded.updated_at`,
    [
      playerId,
      kind,
      duration,
      limit.value,
      limit.pending?.value ?? null,
      limit.pending?.at ?? null,
      limit.startedAt,
      limit.updatedAt ?? now,
    ],
  );
}

export async function addChange(
  tx: Transaction,
  change: {
    readonly playerId: string;
    readonly kind: LimitKind;
    readonly duration: LimitDuration;
    readonly wish: LimitWish;
    readonly effectiveAt: Date;
    readonly at: Date;
  },
): Promise<void> {
  await tx.query(
    'insert into limit_change (player_id, kind, duration, wish, value, effective_at, at) values ($1, $2, $3, $4, $5, $6, $7)',
    [
      change.playerId,
      change.kind,
      change.duration,
      change.wish.kind,
      change.wish.kind === 'SET' ? change.wish.value : null,
      change.effectiveAt,
      change.at,
    ],
  );
}

/** The player's activity timer, when it was last answered, and when it was chosen; the default for a player who has never chosen. */
export async function findActivity(
  target: Queryable,
  playerId: string,
): Promise<{ readonly timer: ActivityTimer | null; readonly resetAt: Date | null; readonly chosenAt: Date | null }> {
  const [row] = await target.query<{ timer: ActivityTimer | null; resetAt: Date | null; chosenAt: Date }>(
    'select timer, reset_at as "resetAt", updated_at as "chosenAt" from player_activity where player_id = $1',
    [playerId],
  );
  return row ?? { timer: DEFAULT_ACTIVITY_TIMER, resetAt: null, chosenAt: null };
}

/** A timer that was off starts now; one that runs goes on from where it is, so that a longer one never gives back what has passed. */
export async function saveActivityTimer(
  target: Queryable,
  playerId: string,
  timer: ActivityTimer | null,
  now: Date,
): Promise<void> {
  await target.query(
    `insert into player_activity (player_id, timer, updated_at) values ($1, $2, $3)
     on conflict (player_id) do update set timer = excluded.timer, reset_at = case when player_activity.timer is null then excluded.updated_at else player_activity.reset_at end, updated_at = excluded.updated_at`,
    [playerId, timer, now],
  );
}

export async function resetActivity(target: Queryable, playerId: string, now: Date): Promise<void> {
  await target.query(
    `insert into player_activity (player_id, timer, reset_at, updated_at) values ($1, $2, $3, $3) on conflict (player_id) do update set reset_at = excluded.reset_at`,
    [playerId, DEFAULT_ACTIVITY_TIMER, now],
  );
}
