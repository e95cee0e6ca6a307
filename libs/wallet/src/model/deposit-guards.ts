import type { Guard } from '@baize/shell';

/** A§2: a deposit needs a login, and a player without payout risk or suspension. */
export const DEPOSIT_GUARDS: readonly Guard[] = ['login', 'notRiskPayout', 'notSuspended'];
