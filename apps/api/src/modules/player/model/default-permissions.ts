import type { Permissions } from '@baize/contracts/player';

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
