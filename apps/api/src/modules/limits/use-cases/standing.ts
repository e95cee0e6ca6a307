import type { LimitDuration } from '@baize/contracts/limits';
import { LIMIT_DURATIONS } from '@baize/contracts/limits';
import type { Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Queryable, Transaction } from '../../../plugins/database.ts';
import { periodOf, timeZonesOf, type GateAnswer, type Period } from '../../player/index.ts';
import type { DepositRequest } from '../../wallet/index.ts';
import { deciding, limitsAt, type LimitSet } from '../model/limit.ts';
import { findLimits, type LimitKind } from '../repository.ts';

/** The limits of a kind that apply now, with the amount used in each period. */
export interface Standing {
  readonly limits: LimitSet;
  readonly periods: Readonly<Record<LimitDuration, Period>>;
  /** Hundredths; with `which: 'limited'`, zero where there is no limit. */
  readonly used: Readonly<Record<LimitDuration, Hundredths>>;
}

const perDuration = async <T>(of: (duration: LimitDuration) => T | Promise<T>): Promise<Record<LimitDuration, T>> => ({
  D: await of('D'),
  W: await of('W'),
  M: await of('M'),
});

/**
 * Returns what was deposited, open deposits included; or stakes minus winnings, at least zero. Stakes and winnings of
 * bonus money count like any other.
 */
async function usedSince(
  app: FastifyInstance,
  target: Queryable,
  playerId: string,
  kind: LimitKind,
  since: Date,
  reserved: Hundredths,
): Promise<Hundredths> {
  if (kind === 'DEPOSIT') return (await app.wallet.depositedSince(target, playerId, since)) + reserved;
  const { staked, won } = await app.wallet.turnoverSince(target, playerId, since);
  return Math.max(0, staked - won);
}

/** @param which 'limited': sums only the periods with a limit, which is all that a gate needs */
export async function standingOf(
  app: FastifyInstance,
  target: Queryable,
  playerId: string,
  kind: LimitKind,
  set: LimitSet,
  reserved: Hundredths,
  which: 'all' | 'limited',
): Promise<Standing> {
  const now = app.clock.now();
  const limits = limitsAt(set, now);
  const zones = await timeZonesOf(target, playerId);
  const periods = await perDuration((duration) => periodOf(duration, now, zones));
  const used = await perDuration((duration) =>
    which === 'limited' && limits[duration].value === null
      ? 0
      : usedSince(app, target, playerId, kind, periods[duration].start, reserved),
  );
  return { limits, periods, used };
}

/** Returns the gate's answer for the period that decides; null without a limit. */
function gateOf({
  limits,
  periods,
  used,
}: Standing): (Pick<GateAnswer, 'limit' | 'limitType' | 'resetOn'> & { readonly limitLeft: Hundredths }) | null {
  const least = deciding(limits, used);
  return (
    least && {
      limitLeft: least.left,
      limit: least.limit,
      limitType: least.duration,
      resetOn: periods[least.duration].end,
    }
  );
}

/**
 * Limits on a deposit: the deposit limits, and a used-up spend limit, because money that cannot be staked is not
 * accepted (A§4 `isSpendLimit`).
 */
export async function depositRule(
  app: FastifyInstance,
  target: Queryable,
  request: DepositRequest,
): Promise<GateAnswer | null> {
  const { DEPOSIT, SPEND } = await findLimits(target, request.playerId);
  const own = gateOf(await standingOf(app, target, request.playerId, 'DEPOSIT', DEPOSIT, request.reserved, 'limited'));
  if (own && (own.limitLeft === 0 || (request.amount !== null && request.amount > own.limitLeft)))
    return { result: 'SELF_LIMIT_REACHED', ...own };
  const spend = gateOf(await standingOf(app, target, request.playerId, 'SPEND', SPEND, 0, 'limited'));
  if (spend?.limitLeft === 0) return { result: 'SELF_SPEND_LIMIT_REACHED', ...spend };
  return own && { result: 'SUCCESS', ...own };
}

/** Explains which spend limit refuses a stake. */
export async function explainSpend(app: FastifyInstance, playerId: string): Promise<GateAnswer> {
  const { SPEND } = await findLimits(app.db, playerId);
  return {
    result: 'SELF_SPEND_LIMIT_REACHED',
    ...gateOf(await standingOf(app, app.db, playerId, 'SPEND', SPEND, 0, 'limited')),
  };
}

/**
 * Calculates the highest lifetime value of `staked` minus `won`: for each limited period its value at the period's
 * beginning plus the limit; the lowest of these applies. It expires when a period ends or a change takes effect. The
 * wallet must be locked.
 */
export async function renewCeiling(app: FastifyInstance, tx: Transaction, playerId: string): Promise<void> {
  const locked = await app.wallet.lock(tx, playerId);
  if (!locked) return;
  const now = app.clock.now();
  const limits = limitsAt((await findLimits(tx, playerId)).SPEND, now);
  const zones = await timeZonesOf(tx, playerId);
  const ceilings: { amount: Hundredths; until: Date }[] = [];
  for (const duration of LIMIT_DURATIONS) {
    const { value, pending } = limits[duration];
    if (value === null) continue;
    const { start, end } = periodOf(duration, now, zones);
    const { staked, won } = await app.wallet.turnoverSince(tx, playerId, start);
    ceilings.push({
      amount: locked.staked - locked.won - (staked - won) + value,
      until: pending && pending.at < end ? pending.at : end,
    });
  }
  await app.wallet.setSpendCeiling(
    tx,
    playerId,
    ceilings.length === 0
      ? null
      : {
          amount: Math.min(...ceilings.map(({ amount }) => amount)),
          until: new Date(Math.min(...ceilings.map(({ until }) => until.getTime()))),
        },
  );
}
