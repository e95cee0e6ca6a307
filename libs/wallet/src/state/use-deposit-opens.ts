import { decideAccess, guardsOf, useVisitor, type AccessDecision } from '@baize/shell';
import { DEPOSIT_GUARDS } from '../model/deposit-guards.ts';

const useDepositAccess = (): AccessDecision['kind'] =>
  decideAccess(guardsOf({ guards: DEPOSIT_GUARDS }), useVisitor()).kind;

/**
 * Returns whether the deposit page opens for this visitor, as far as it is known. Links to a deposit that would send the
 * player away are hidden; a player who follows one anyway reads the reason on that page.
 */
export const useDepositOpens = (): boolean => useDepositAccess() !== 'redirect';

/** Returns whether the deposit page certainly opens; false until that is known, so that no call is made to be refused. */
export const useMayDeposit = (): boolean => useDepositAccess() === 'allow';
