import type { RulePack } from '@baize/brand';
import type { PayoutHold } from '@baize/contracts/wallet';
import type { Hundredths } from '@baize/kernel';

export interface HoldFacts {
  readonly verified: boolean;
  readonly funding: readonly { readonly method: string }[];
  /** What is still to be staked of the player's deposits. */
  readonly unplayed: Hundredths;
}

/** Returns why a payout is held (AML rules of the market), the most important reason first. */
export function payoutHolds(
  rules: Pick<RulePack, 'payoutHoldUnverified' | 'payoutHoldUnusedMethod'>,
  method: string,
  facts: HoldFacts,
): PayoutHold[] {
  return [
    ...(rules.payoutHoldUnverified.value && !facts.verified ? (['NOT_VERIFIED'] as const) : []),
    ...(rules.payoutHoldUnusedMethod.value && !facts.funding.some((each) => each.method === method)
      ? (['UNUSED_METHOD'] as const)
      : []),
    ...(facts.unplayed > 0 ? (['UNPLAYED_DEPOSIT'] as const) : []),
  ];
}
