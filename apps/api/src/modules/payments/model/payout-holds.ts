import type { RulePack } from '@baize/brand';
import type { PayoutHold } from '@baize/contracts/cashier';
import type { CurrencyCode, Hundredths } from '@baize/kernel';
import type { FundingMovement } from '../../wallet/index.ts';
import { isLargePayout } from './large-payout.ts';

export interface HoldFacts {
  readonly verified: boolean;
  readonly funding: readonly { readonly method: string }[];
  /** Deposits and paid withdrawals, oldest first. */
  readonly movements: readonly FundingMovement[];
  /** MAIN and LOCKED together. */
  readonly balance: Hundredths;
  /** What is still to be staked of the player's deposits. */
  readonly unplayed: Hundredths;
  /** The player's flag `isWithdrawalReview` (A§3). */
  readonly isReviewed: boolean;
}

/** A payout that is asked for, or waits. */
interface AskedPayout {
  readonly method: string;
  readonly amount: Hundredths;
}

/**
 * Returns how much of a payout is money that came by other methods: what remains of their deposits after everything else
 * has been taken, that is this method's deposits and all winnings. What the player has lost is gone: at each deposit and
 * payout, no more can remain than the balance and the stakes of open rounds. Losses count against other methods first, in
 * favour of the player.
 * @param waiting earlier payouts that are not paid yet
 */
export function depositedOtherwise(
  { method, amount }: AskedPayout,
  { movements, balance }: Pick<HoldFacts, 'movements' | 'balance'>,
  waiting: readonly AskedPayout[],
): Hundredths {
  let others = 0;
  /** Money leaves: by another method its own deposits first, by this one what is not the others'. */
  const pay = (payout: AskedPayout, left: Hundredths): void => {
    others = payout.method === method ? Math.min(others, left) : Math.min(Math.max(0, others - payout.amount), left);
  };
  for (const movement of movements) {
    const left = movement.before + movement.atStake;
    others = Math.min(others, left);
    if (movement.kind === 'PAYOUT') pay(movement, left - movement.amount);
    else if (movement.method !== method) others += movement.amount;
  }
  others = Math.min(others, balance);
  let total = balance;
  for (const payout of waiting) {
    total -= payout.amount;
    pay(payout, total);
  }
  return Math.max(0, Math.min(amount, amount - (total - others)));
}

/**
 * Returns why a payout is held (AML rules of the market, and the player's own flag), the most important reason first. Money of other methods holds a
 * payout when it is the larger part of it, or as much as a payout that needs a second person. So a winner who has
 * deposited a little with another method is not held.
 * @param payout without an amount: only what holds any payout with its method
 */
export function payoutHolds(
  rules: Pick<RulePack, 'payoutHoldUnverified' | 'payoutHoldUnusedMethod'>,
  payout: { readonly method: string; readonly amount?: Hundredths; readonly currency?: CurrencyCode },
  facts: HoldFacts,
  waiting: readonly AskedPayout[] = [],
): PayoutHold[] {
  const { method, amount, currency } = payout;
  const isUsed = facts.funding.some((each) => each.method === method);
  const others =
    isUsed && amount !== undefined && currency !== undefined
      ? depositedOtherwise({ method, amount }, facts, waiting)
      : 0;
  const isOthers = others * 2 > (amount ?? 0) || (currency !== undefined && isLargePayout(others, currency));
  return [
    ...(rules.payoutHoldUnverified.value && !facts.verified ? (['NOT_VERIFIED'] as const) : []),
    ...(rules.payoutHoldUnusedMethod.value && !isUsed ? (['UNUSED_METHOD'] as const) : []),
    ...(rules.payoutHoldUnusedMethod.value && isOthers ? (['OTHER_METHODS'] as const) : []),
    ...(facts.unplayed > 0 ? (['UNPLAYED_DEPOSIT'] as const) : []),
    ...(facts.isReviewed ? (['ACCOUNT_REVIEW'] as const) : []),
  ];
}
