import { randomUUID } from 'node:crypto';
import type { RulePack } from '@baize/brand';
import type { VerificationStanding } from '@baize/contracts/kyc';
import { KYC_LIMIT_TYPE } from '@baize/contracts/cashier';
import { toWire, type CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Queryable, Transaction } from '../../../plugins/database.ts';
import { limitIn } from '../../payments/index.ts';
import { findPlayer, isIdentityVerified, provincesOf, type PlayerRecord } from '../../player/index.ts';
import type { DepositRule, LedgerMovement } from '../../wallet/index.ts';
import { lockPerson } from '../../person/index.ts';
import { current } from '../model/account-documents.ts';
import { daysUntil } from '../model/gate.ts';
import { isOpenForPlayer, VERIFICATION_TYPES } from '../model/transitions.ts';
import {
  isBeforeProof,
  isLate,
  isUnproved,
  levelWhenAsked,
  levelWhenLate,
  requirementsOf,
} from '../model/verification-rules.ts';
import * as repository from '../repository.ts';
import type { VerificationRule } from '../schema.ts';
import { lockDocuments, publishDocuments, type KycContext, type LockedDocuments } from './context.ts';
import { newsKind, sendEmail } from './open-request.ts';

const DAY_MS = 86_400_000;
/** Timers that one pass acts on. */
const PAGE = 200;

/** The ledger consumer's cursor. */
export const CONSUMER = 'kyc';

/** Returns the law of a player's home; null for a brand that this deployment does not run. */
function lawOf(app: FastifyInstance, player: PlayerRecord): RulePack | null {
  const brand = app.brands.find(player.brand);
  return brand ? app.brands.marketOfCountry(brand, player.countryCode, provincesOf(player)).rules : null;
}

/**
 * Asks a player for the documents that prove an identity, in the caller's transaction and under the player's lock. Asking
 * again changes nothing, so it may be called for every deposit. The player's own wish sets neither a day nor a level.
 * @returns whether anything was asked or changed
 */
async function askForProof(
  context: KycContext,
  tx: Transaction,
  { player, documents }: LockedDocuments,
  rules: RulePack,
  rule: VerificationRule,
): Promise<boolean> {
  const { app } = context;
  if (!isBeforeProof(player.kycStatus)) return false;
  const now = app.clock.now();
  const isLaw = rule !== 'PLAYER';
  const due = isLaw ? new Date(now.getTime() + rules.verificationDueDays.value * DAY_MS) : null;
  const required = requirementsOf(documents, isLaw ? 'WITHDRAWALS' : 'NONE', due, rule);
  for (const { type, open, ...change } of required)
    if (open) await repository.updateDocument(tx, open, change);
    else
      await repository.insertDocument(tx, {
        playerId: player.id,
        id: randomUUID(),
        type,
        status: 'REQUESTED',
        requestedAt: now,
        ...change,
      });
  const [first] = required;
  if (!first) return false;
  const kycStatus = isLaw ? levelWhenAsked(player.kycStatus) : player.kycStatus;
  await publishDocuments(app, tx, player.id, kycStatus === player.kycStatus ? {} : { kycStatus });
  if (due) await repository.setTimer(tx, player.id, 'DEADLINE', due, { keep: true });
  await app.audit(tx, 'kyc.asked_by_rule', player.id, {
    rule,
    types: required.map(({ type }) => type),
    dueAt: due?.toISOString() ?? null,
    kycStatus: { before: player.kycStatus, after: kycStatus },
  });
  // The player who asks for it sees the page already.
  if (isLaw) {
    await app.tellPlayer(tx, { playerId: player.id, kind: newsKind('requested', first.type) });
    tx.afterCommit(() => sendEmail(context, player, 'requested', first.type));
  }
  return true;
}

/**
 * Handles one movement of the ledger: a deposit may reach the market's total, and the first one starts the clock of a
 * player whose identity nothing has proved.
 */
export async function followDeposit(
  context: KycContext,
  tx: Transaction,
  { playerId, type, category, status, amount, createdAt }: LedgerMovement,
): Promise<void> {
  if (type !== 'DEPOSIT' || category !== 'PAYMENT' || status !== 'SUCCESS' || amount <= 0) return;
  const locked = await lockDocuments(tx, playerId);
  const rules = locked && lawOf(context.app, locked.player);
  if (!locked || !rules || !isBeforeProof(locked.player.kycStatus)) return;
  const days = rules.verificationAfterDays.value;
  if (days !== null && isUnproved(locked.player.kycStatus))
    await repository.setTimer(tx, playerId, 'ASK', new Date(createdAt.getTime() + days * DAY_MS), { keep: true });
  const total = rules.verificationDepositTotal.value;
  if (total === null || (await context.app.payments.depositTotal(tx, playerId, 'EUR', 'CREDITED')) < total) return;
  await askForProof(context, tx, locked, rules, 'DEPOSIT_TOTAL');
}

/**
 * Starts the verification that a player asks for before a rule does.
 * @returns false if their level needs no proof, or nothing is left to ask for
 */
export async function startOwnVerification(context: KycContext, playerId: string): Promise<boolean> {
  return context.app.db.transaction(async (tx) => {
    const locked = await lockDocuments(tx, playerId);
    const rules = locked && lawOf(context.app, locked.player);
    return locked && rules ? askForProof(context, tx, locked, rules, 'PLAYER') : false;
  });
}

/**
 * Acts on timers that are due: asks for documents, and expires the level of players whose documents did not come in time.
 * Runs automatically every 15 seconds. A document that is late holds money from its day on, without this pass.
 * @returns how many timers were acted on
 */
export async function runDueTimers(context: KycContext): Promise<number> {
  const { app } = context;
  let done = 0;
  for (const { playerId, kind } of await repository.dueTimers(app.db, app.clock.now(), PAGE)) {
    const isTaken = await app.db.transaction(async (tx) => {
      const locked = await lockDocuments(tx, playerId);
      const now = app.clock.now();
      if (!(await repository.takeTimer(tx, playerId, kind, now))) return false;
      const rules = locked && lawOf(app, locked.player);
      if (!locked || !rules) return true;
      if (kind === 'ASK') {
        if (isUnproved(locked.player.kycStatus)) await askForProof(context, tx, locked, rules, 'TIME');
        return true;
      }
      const { player } = locked;
      const kycStatus = levelWhenLate(player.kycStatus);
      const late = current(locked.documents).find((document) => isLate(document, now));
      if (kycStatus === player.kycStatus || !late) return true;
      await publishDocuments(app, tx, playerId, { kycStatus });
      await app.audit(tx, 'kyc.expired_by_rule', playerId, {
        kycStatus: { before: player.kycStatus, after: kycStatus },
      });
      await app.tellPlayer(tx, { playerId, kind: newsKind('requested', late.type) });
      tx.afterCommit(() => sendEmail(context, player, 'requested', late.type));
      return true;
    });
    if (!isTaken) continue;
    done += 1;
    await app.cancelForbiddenDeposits(playerId);
  }
  return done;
}

/** Returns what a player may deposit before their identity is verified, in hundredths of a euro; null: no limit. */
const unverifiedLimit = (rules: RulePack): number | null =>
  rules.depositBeforeVerification.value ? rules.unverifiedDepositLimit.value : 0;

/**
 * Limits what a person deposits before their identity is verified (A§4 `EXCEEDS_KYC_LIMIT`). Counts the deposits of all
 * their accounts, including open ones; with an amount, the person is locked until the transaction ends, so deposits at two
 * brands at once cannot exceed it.
 */
export function kycLimit(app: FastifyInstance): DepositRule {
  return async (target, { playerId, currency, amount }) => {
    const player = await findPlayer(target, playerId);
    if (!player || isIdentityVerified(player.kycStatus)) return null;
    const rules = lawOf(app, player);
    const limitInEuros = rules && unverifiedLimit(rules);
    if (limitInEuros === null) return null;
    if (amount !== null) await lockPerson(target, playerId);
    const limit = limitIn(currency, limitInEuros);
    const deposited = await app.payments.depositTotal(
      target,
      playerId,
      currency,
      amount === null ? 'PROCESSING' : 'ALL',
    );
    const left = Math.max(0, limit - deposited);
    const hasRoom = amount === null ? left > 0 : amount <= left;
    return {
      result: hasRoom ? 'SUCCESS' : 'EXCEEDS_KYC_LIMIT',
      limitLeft: left,
      limit,
      limitType: KYC_LIMIT_TYPE,
      ...(hasRoom ? {} : { reason: 'KYC_LIMIT' as const }),
    };
  };
}

/** Returns how much or how long is left before documents are needed; null once they have proved who the player is. */
export async function verificationStanding(
  app: FastifyInstance,
  db: Queryable,
  playerId: string,
): Promise<VerificationStanding | null> {
  const player = await findPlayer(db, playerId);
  const rules = player && lawOf(app, player);
  if (!rules || !isBeforeProof(player.kycStatus)) return null;
  const documents = current(await repository.documentsOf(db, playerId));
  const proofs = VERIFICATION_TYPES.map((type) => documents.find((document) => document.type === type));
  const currency = player.currency as CurrencyCode;
  const deposited = await app.payments.depositTotal(db, playerId, currency, 'CREDITED');
  const leftOf = (euros: number | null) =>
    euros === null ? null : toWire(Math.max(0, limitIn(currency, euros) - deposited));
  const dueAt = proofs
    .flatMap((document) =>
      document?.rule != null && isOpenForPlayer(document.status) && document.dueAt !== null ? [document.dueAt] : [],
    )
    .sort((one, other) => one.getTime() - other.getTime())[0];
  return {
    currencyCode: currency,
    deposited: toWire(deposited),
    leftBeforeDocuments: leftOf(rules.verificationDepositTotal.value),
    leftWithoutVerification: isIdentityVerified(player.kycStatus) ? null : leftOf(unverifiedLimit(rules)),
    askedOn: isUnproved(player.kycStatus)
      ? ((await repository.timerOf(db, playerId, 'ASK'))?.toISOString() ?? null)
      : null,
    dueAt: dueAt?.toISOString() ?? null,
    daysLeftToVerifyDocuments: dueAt ? daysUntil(dueAt, app.clock.now()) : null,
    canStart: proofs.some((document) => document === undefined),
  };
}
