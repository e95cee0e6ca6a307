import type { KycLevel, PlayerProfile } from '@baize/contracts/player';

/** Levels at which a check, or one that was not passed, stops play and with it bonuses (A§6). */
const STOPPED_AT: ReadonlySet<KycLevel> = new Set([
  'EDD_PENDING',
  'EDD_UNDER_REVIEW',
  'PENDING_EXPIRED',
  'RESTRICTED',
  'SUSPENDED',
]);

/**
 * Tells whether a player’s profile shows that they are offered no bonuses now, whatever there is; the page then says so
 * (ruling 29). The API may have further reasons that the profile doesn’t show.
 */
export const isOfferedNone = ({ kycStatus, permissions }: Pick<PlayerProfile, 'kycStatus' | 'permissions'>): boolean =>
  permissions.bonuses !== true || STOPPED_AT.has(kycStatus);
