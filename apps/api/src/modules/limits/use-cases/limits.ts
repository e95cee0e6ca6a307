import type { LocalePair } from '@baize/brand';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import {
  LIMIT_RANGE,
  type depositLimitChange,
  type Limit,
  type LimitDuration,
  type LimitLockReason,
  type Limits,
} from '@baize/contracts/limits';
import type { BodyOf } from '@baize/contracts/route';
import { fromWire, toWire, type CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Queryable, Transaction } from '../../../plugins/database.ts';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { findStanding, statusNow, timeZonesOf, zoneAt } from '../../player/index.ts';
import {
  changeLimit,
  lowerShorter,
  remainingOf,
  type LimitFault,
  type LimitRequest,
  type LimitSet,
  type StoredLimit,
} from '../model/limit.ts';
import { addChange, findLimits, saveLimit, type LimitKind } from '../repository.ts';
import { renewCeiling, standingOf } from './standing.ts';

export type LimitChange = BodyOf<typeof depositLimitChange>;

/** A§9: the shortest wait that a player may choose. */
const SHORTEST_WAIT_HOURS = 24;

const CODES: Readonly<Record<LimitKind, Readonly<Record<LimitFault, string>>>> = {
  DEPOSIT: {
    interval: DOCUMENT_ERROR.depositLimitInterval,
    too_low: DOCUMENT_ERROR.depositLimitTooLow,
    too_high: DOCUMENT_ERROR.depositLimitTooHigh,
    locked: DOCUMENT_ERROR.depositLimitLocked,
    none: ERROR.limitNone,
    nothing_pending: ERROR.limitNothingPending,
  },
  SPEND: {
    interval: ERROR.spendLimitInterval,
    too_low: ERROR.spendLimitTooLow,
    too_high: ERROR.spendLimitTooHigh,
    locked: ERROR.spendLimitLocked,
    none: ERROR.limitNone,
    nothing_pending: ERROR.limitNothingPending,
  },
};

/** Hours that a raise waits by the stricter law of the player's home and of the site they use (ruling 22). */
const waitOf = async (app: FastifyInstance, playerId: string, site: LocalePair): Promise<number> =>
  (await app.playerAccess.lawOf(playerId, site)).limitIncreaseWaitHours.value;

/** Returns the running time-out or exclusion, here or at another brand, or null. Holds the player until the transaction ends. */
async function breakOf(
  tx: Transaction,
  playerId: string,
  now: Date,
): Promise<Exclude<LimitLockReason, 'pending'> | null> {
  const standing = await findStanding(tx, playerId, true);
  const status = standing && statusNow(standing, now).status;
  return status === 'TIMEOUT' ? 'timeout' : status === 'SELF_EXCLUDED' ? 'exclusion' : null;
}

async function shown(
  app: FastifyInstance,
  target: Queryable,
  playerId: string,
  kind: LimitKind,
  increaseWaitHours: number,
): Promise<Limits> {
  const balances = await app.wallet.balances(playerId, target);
  if (!balances) throw new Refusal(404, ERROR.notFound);
  const set = (await findLimits(target, playerId))[kind];
  const reserved = kind === 'DEPOSIT' ? await app.payments.openDeposits(target, playerId, 'PROCESSING') : 0;
  const { limits, periods, used } = await standingOf(app, target, playerId, kind, set, reserved, 'all');
  const one = (duration: LimitDuration): Limit => {
    const { value, pending, startedAt, updatedAt } = limits[duration];
    const remaining = remainingOf(limits[duration], used[duration]);
    return {
      value: value === null ? null : toWire(value),
      pendingValue: pending?.value == null ? null : toWire(pending.value),
      pendingDate: pending?.at.toISOString() ?? null,
      locked: pending !== null,
      updatedAt: updatedAt?.toISOString() ?? null,
      startedAt: startedAt?.toISOString() ?? null,
      resetAt: periods[duration].end.toISOString(),
      used: toWire(used[duration]),
      remaining: remaining === null ? null : toWire(remaining),
    };
  };
  return {
    daily: one('D'),
    weekly: one('W'),
    monthly: one('M'),
    ...(reserved > 0 ? { pendingDeposits: toWire(reserved) } : {}),
    currencyCode: balances.currency,
    timeZone: zoneAt(await timeZonesOf(target, playerId), app.clock.now()),
    increaseWaitHours,
  };
}

/** Returns the player's limits of a kind, with the used and remaining amount of each (A§3). */
export async function readLimits(
  app: FastifyInstance,
  playerId: string,
  kind: LimitKind,
  site: LocalePair,
): Promise<Limits> {
  return shown(app, app.db, playerId, kind, await waitOf(app, playerId, site));
}

function requestOf(change: LimitChange, currency: CurrencyCode): LimitRequest {
  if (change.deleteLimit) return { kind: 'REMOVE' };
  if (change.cancelPendingLimit) return { kind: 'CANCEL_PENDING' };
  const value = fromWire(change.limit, currency);
  if (!value.ok) throw fieldRefusal('limit', ERROR.amountInvalid, change.limit);
  return { kind: 'SET', value: value.value };
}

/**
 * Changes a limit (rulings 17 and 18), and with it the shorter ones that the player agreed to lower. The wallet is
 * locked meanwhile, so that a deposit or a stake sees either the old limits or the new ones, and two changes at once
 * see each other.
 * @throws Refusal 401 if the session has ended meanwhile · 404 · 400 interval, too_low, too_high (of the field) · 409
 * locked, error.limit.none, error.limit.nothing_pending
 */
export async function changeLimits(
  app: FastifyInstance,
  player: Pick<Player, 'playerId' | 'sessionId'>,
  kind: LimitKind,
  change: LimitChange,
  site: LocalePair,
): Promise<Limits> {
  const { playerId } = player;
  const now = app.clock.now();
  const lawful = await waitOf(app, playerId, site);
  const changed = await app.db.transaction(async (tx) => {
    const locked = await app.wallet.lock(tx, playerId);
    if (!locked) throw new Refusal(404, ERROR.notFound);
    const onBreak = await breakOf(tx, playerId, now);
    await app.holdSession(tx, player);
    const request = requestOf(change, locked.currency);
    const stored = (await findLimits(tx, playerId))[kind];
    const lowered =
      change.lowerShorter && request.kind === 'SET'
        ? lowerShorter(stored, change.duration, request.value, now)
        : new Map<LimitDuration, StoredLimit>();
    const set: LimitSet = { ...stored, ...Object.fromEntries(lowered) };
    const next = changeLimit(
      set,
      change.duration,
      request,
      now,
      Math.max(lawful, change.waitInHours ?? SHORTEST_WAIT_HOURS),
      onBreak !== null,
    );
    if (!next.ok) {
      const code = CODES[kind][next.error];
      const ofField = next.error === 'interval' || next.error === 'too_low' || next.error === 'too_high';
      throw ofField
        ? new Refusal(
            400,
            code,
            { minimum: toWire(LIMIT_RANGE.min), maximum: toWire(LIMIT_RANGE.max), currencyCode: locked.currency },
            [{ field: 'limit', message: code, objectName: 'body', rejectedValue: change.limit }],
          )
        : new Refusal(
            409,
            code,
            // The break stays when a pending change is cancelled, so it is the reason that helps (ruling 29).
            next.error === 'locked' ? { reason: (onBreak ?? 'pending') satisfies LimitLockReason } : {},
          );
    }
    for (const [duration, limit] of [...lowered, [change.duration, next.value] as const]) {
      await saveLimit(tx, playerId, kind, duration, limit, now);
      await addChange(tx, {
        playerId,
        kind,
        duration,
        request:
          duration === change.duration
            ? request
            : limit.value === stored[duration].value
              ? { kind: 'CANCEL_PENDING' }
              : { kind: 'SET', value: limit.value ?? 0 },
        effectiveAt: limit.pending?.at ?? now,
        at: now,
      });
    }
    if (kind === 'SPEND') await renewCeiling(app, tx, playerId);
    return shown(app, tx, playerId, kind, lawful);
  });
  // A form that was opened under the old limit must not be paid under the new one (ruling 17).
  if (kind === 'DEPOSIT')
    await app.payments
      .cancelExcessDeposits(playerId)
      // The limit is saved; only the form, which ends after an hour, is still open.
      .catch((err: unknown) => app.log.error({ err, playerId }, 'deposits above a new limit were not cancelled'));
  return changed;
}
