import type { AccountStatus } from '@baize/contracts/player';
import type { Visitor } from '@baize/shell';

/** `paused` players see no promotions at all. */
export type PromotionAccess = 'open' | 'waiting' | 'paused';

/**
 * Statuses of accounts without restrictions. Ruling 23: players with any other status, known or not, see no promotions.
 */
const OPEN: readonly AccountStatus[] = ['ACCOUNT_UNVERIFIED', 'PRE_REGISTERED', 'REGISTERED'];

/**
 * Returns whether promotions are shown (ruling 19): to visitors, and to players who may play. Never to excluded or
 * timed-out players, to players who may only withdraw, or while the status could not be loaded.
 */
export function promotionAccess({ authorisation, profile, profileStatus }: Visitor): PromotionAccess {
  if (authorisation.status !== 'resolved') return 'waiting';
  if (!authorisation.authorised) return 'open';
  if (!profile) return profileStatus === 'failed' ? 'paused' : 'waiting';
  return OPEN.includes(profile.accountStatus) && profile.permissions.payout !== true && !profile.multibrand.suspended
    ? 'open'
    : 'paused';
}
