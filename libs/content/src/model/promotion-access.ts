import type { AccountStatus } from '@baize/contracts/player';
import type { Visitor } from '@baize/shell';

/** `paused` players see no promotions at all. */
export type PromotionAccess = 'open' | 'waiting' | 'paused';

/** Accounts in ordinary standing. Ruling 23: any other status, also one that is not known here, sees none. */
const OPEN: readonly AccountStatus[] = ['ACCOUNT_UNVERIFIED', 'PRE_REGISTERED', 'REGISTERED'];

/**
 * Whether somebody may see promotions (ruling 19): visitors, and players whom nothing holds back from play. Excluded and
 * timed-out players never do, nor do those who may only take money out, nor anybody of whom it could not be learnt.
 */
export function promotionAccess({ authorisation, profile, profileStatus }: Visitor): PromotionAccess {
  if (authorisation.status !== 'resolved') return 'waiting';
  if (!authorisation.authorised) return 'open';
  if (!profile) return profileStatus === 'failed' ? 'paused' : 'waiting';
  return OPEN.includes(profile.accountStatus) && profile.permissions.payout !== true && !profile.multibrand.suspended
    ? 'open'
    : 'paused';
}
