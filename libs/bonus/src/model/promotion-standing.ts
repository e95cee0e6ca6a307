import type { CampaignStanding } from '@baize/contracts/bonus';
import { isQueued, isWaiting } from './reward.ts';

/** How a promotion's campaign stands for a player. WAITING: joined, and a deposit brings it. CLOSED: not theirs now. */
export type PromotionStanding = 'OFFERED' | 'WAITING' | 'QUEUED' | 'ACTIVE' | 'CLOSED';

/** Returns how a promotion shows its campaign. One that the player's brand does not know (null) is closed. */
export function promotionStanding(campaign: CampaignStanding | null): PromotionStanding {
  if (!campaign || campaign.reason !== null || !campaign.reward) return 'CLOSED';
  const { reward } = campaign;
  if (isQueued(reward)) return 'QUEUED';
  if (isWaiting(reward)) return 'WAITING';
  return reward.assignmentId !== null || reward.cashbackActivated || Boolean(reward.betAndGet?.state)
    ? 'ACTIVE'
    : 'OFFERED';
}
