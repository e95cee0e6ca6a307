import type { RulePack } from '@baize/brand';
import type { PayoutHold } from '@baize/contracts/wallet';
import type { Hundredths } from '@baize/kernel';

export interface HoldFacts {
  readonly verified: boolean;
  readonly funding: readonly { readonly method: string }[];
  /** Since the last paid withdrawal. */
  readonly deposited: Hundredths;
  readonly staked: Hundredths;
}

/**
 * Returns why a payout is held (AML rules of the market), the most important reason first. A player without deposits
 * since the last payout has nothing that could be unplayed.
 */
export function payoutHolds(
  rules: Pick<RulePack, 'payoutHoldUnverified' | 'payoutHoldUnusedMethod' | 'payoutTurnoverPercent'>,
  method: string,
  facts: HoldFacts,
): PayoutHold[] {
  return [
    ...(rules.payoutHoldUnverified.value && !facts.verified ? (['NOT_VERIFIED'] as const) : []),
    ...(rules.payoutHoldUnusedMethod.value && !facts.funding.some((each) => each.method === method)
      ? (['UNUSED_METHOD'] as const)
      : []),
    ...(facts.staked * 100 < facts.deposited * rules.payoutTurnoverPercent.value
      ? (['UNPLAYED_DEPOSIT'] as const)
      : []),
  ];
}
