import { decideAccess, guardsOf, useVisitor, type GuardName } from '@baize/shell';

/** A§2: a deposit needs a log-in, and a player without payout risk or suspension. */
export const DEPOSIT_GUARDS: readonly GuardName[] = ['login', 'notRiskPayout', 'notSuspended'];

/** Whether the deposit page opens for this visitor, as far as it is known; what would send them away is not offered. Whoever comes to it and may not pay in reads why there. */
export const useDepositOpens = (): boolean =>
  decideAccess(guardsOf({ guards: DEPOSIT_GUARDS }), useVisitor()).kind !== 'redirect';
