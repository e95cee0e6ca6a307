import type { RulePack } from '@baize/brand';
import type { KycLevel } from '@baize/contracts/player';
import type { PayoutHold } from '@baize/contracts/cashier';
import type { Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../plugins/database.ts';
import { findStanding, isIdentityVerified } from '../../player/index.ts';
import type { FundingMethod, FundingMovement } from '../../wallet/index.ts';
import type { Payment } from '../model/payment.ts';
import { payoutHolds } from '../model/payout-holds.ts';
import * as payments from '../repository/payments.ts';
import * as totals from '../repository/totals.ts';

/** The player's money in and out, as an operator judges a payout by it. Amounts in hundredths. */
export interface PayoutFacts {
  readonly kycStatus: KycLevel;
  readonly verified: boolean;
  /** Methods with which the player has deposited, the largest sum first. */
  readonly funding: readonly FundingMethod[];
  /** The latest deposits and the paid withdrawals since, oldest first. */
  readonly movements: readonly FundingMovement[];
  /** MAIN and LOCKED together. */
  readonly balance: Hundredths;
  /** When the last paid withdrawal was requested; null if none was paid. */
  readonly since: Date | null;
  readonly deposited: Hundredths;
  readonly staked: Hundredths;
  /** What is still to be staked of all deposits. */
  readonly unplayed: Hundredths;
  readonly isReviewed: boolean;
}

/** Reads what the rules against money laundering ask about a player. */
export async function payoutFacts(
  app: FastifyInstance,
  target: Queryable,
  rules: RulePack,
  playerId: string,
): Promise<PayoutFacts> {
  const since = await totals.lastPaidWithdrawal(target, playerId);
  const standing = await findStanding(target, playerId);
  const balances = await app.wallet.balances(playerId, target);
  const turnover = await app.wallet.turnoverSince(target, playerId, since);
  const funding = await app.wallet.fundingMethods(target, playerId);
  return {
    kycStatus: standing?.kycStatus ?? 'NOT_VERIFIED',
    isReviewed: standing?.permissions.isWithdrawalReview ?? false,
    verified: standing !== null && isIdentityVerified(standing.kycStatus),
    funding,
    // With one method all money came by it.
    movements: funding.length > 1 ? await app.wallet.fundingMovements(target, playerId) : [],
    balance: (balances?.main ?? 0) + (balances?.locked ?? 0),
    since,
    deposited: turnover.deposited,
    staked: turnover.staked,
    unplayed: await app.wallet.unplayedDeposits(target, playerId, rules.payoutTurnoverPercent.value),
  };
}

/** What decides whether a withdrawal is held. */
export type HeldPayout = Pick<Payment, 'playerId' | 'referenceId' | 'method' | 'amount' | 'currency' | 'createdAt'>;

/** What decides about all payouts of one player: read it once for all of them. */
export interface PayoutCase {
  readonly rules: RulePack;
  readonly facts: PayoutFacts;
  /** Their withdrawals that are not paid yet, the newest first. */
  readonly open: readonly Payment[];
}

/** @param rules of the player's home; find them before a transaction takes locks */
export async function payoutCase(
  app: FastifyInstance,
  target: Queryable,
  rules: RulePack,
  playerId: string,
): Promise<PayoutCase> {
  const facts = await payoutFacts(app, target, rules, playerId);
  return { rules, facts, open: await payments.openWithdrawals(target, playerId) };
}

/** Returns why the rules hold a payout to a method now. */
export function holdsOf({ rules, facts, open }: PayoutCase, withdrawal: HeldPayout): PayoutHold[] {
  const earlier = open.filter(
    ({ referenceId, createdAt }) => referenceId !== withdrawal.referenceId && createdAt <= withdrawal.createdAt,
  );
  return payoutHolds(rules, withdrawal, facts, earlier.reverse());
}

/** Returns the holds of a withdrawal that still apply: a reason that is gone no longer holds it, and none is added. */
export const openHolds = (known: PayoutCase, withdrawal: HeldPayout & Pick<Payment, 'holds'>): PayoutHold[] =>
  withdrawal.holds.length === 0 ? [] : holdsOf(known, withdrawal).filter((hold) => withdrawal.holds.includes(hold));
