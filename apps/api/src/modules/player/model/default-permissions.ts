import type { AccountStatus, Permissions } from '@baize/contracts/player';

/** What a new player may do (A§6: allowed unless an operator decides otherwise). */
export const DEFAULT_PERMISSIONS: Permissions = {
  payout: false,
  casino: true,
  liveCasino: true,
  sports: true,
  virtualSports: true,
  bonuses: true,
  deposit: true,
  withdrawal: true,
  volt: false,
  affiliateReg: false,
  macropay: false,
  isWithdrawalReview: false,
  crypto: false,
};

/**
 * Returns the permissions of an account whose status is replaced. A break or a closure ends in REGISTERED. The flag makes
 * sure that a player who could only withdraw before it can do no more after it.
 */
export function confinedPermissions(own: Permissions, replaced: AccountStatus): Permissions {
  if (replaced !== 'PAYOUT' && replaced !== 'RESTRICTED' && replaced !== 'ACCOUNT_UNVERIFIED') return own;
  const permissions = { ...DEFAULT_PERMISSIONS, ...own };
  return {
    ...permissions,
    payout: true,
    withdrawal: permissions.withdrawal && replaced !== 'ACCOUNT_UNVERIFIED',
  };
}
