import type { Reward } from '@baize/contracts/reward';
import { depositOf, isQueued, isWaiting } from './reward.ts';

/** Parts of a list of rewards, in the order of the page: what can be claimed now leads. */
export const REWARD_GROUPS = ['now', 'deposit', 'play', 'progress', 'waiting'] as const;
export type RewardGroup = (typeof REWARD_GROUPS)[number];

/**
 * Returns the part of the list that a reward belongs to: what a press gives at once; what needs a deposit or play before
 * a claim; what runs; what waits for a deposit or for another bonus.
 * @param isBlocked of a queued reward: the one that it waits for is still active
 */
export function groupOf(reward: Reward, isBlocked: boolean): RewardGroup {
  const { assignmentId, betAndGet, cashbackActivated, cashbackProgress, freeSpinDetail, offer } = reward;
  if (isQueued(reward)) return isBlocked ? 'waiting' : 'now';
  if (betAndGet?.state === 'COMPLETED') return 'now';
  if (cashbackActivated) return cashbackProgress?.claimable ? 'now' : 'progress';
  if (betAndGet?.state === 'ACTIVE') return 'progress';
  if (assignmentId !== null) {
    const winningsWait = freeSpinDetail !== null && freeSpinDetail.state !== 'ACTIVE';
    return isWaiting(reward) || winningsWait ? 'waiting' : 'progress';
  }
  if (betAndGet || offer.kind === 'CASHBACK') return 'play';
  return depositOf(reward) === null ? 'now' : 'deposit';
}

/**
 * Returns the parts of a list that have rewards, in the order of the page. The offers of a partner lead theirs: the player
 * came for them, and a long part shows only its first rewards.
 */
export function grouped(
  rewards: readonly Reward[],
  isBlocked: (reward: Reward) => boolean,
): readonly { readonly group: RewardGroup; readonly members: readonly Reward[] }[] {
  const isPartners = ({ partnerBonusCode }: Reward) => Number(partnerBonusCode !== null);
  const ordered = rewards.toSorted((one, other) => isPartners(other) - isPartners(one));
  return REWARD_GROUPS.map((group) => ({
    group,
    members: ordered.filter((reward) => groupOf(reward, isBlocked(reward)) === group),
  })).filter(({ members }) => members.length > 0);
}
