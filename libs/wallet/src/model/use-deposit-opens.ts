import { decideAccess, guardsOf, useVisitor } from '@baize/shell';
import { DEPOSIT_GUARDS } from './deposit-guards.ts';

/**
 * Returns whether the deposit page opens for this visitor, as far as it is known. Links to a deposit that would send the
 * player away are hidden; a player who follows one anyway reads the reason on that page.
 */
export const useDepositOpens = (): boolean =>
  decideAccess(guardsOf({ guards: DEPOSIT_GUARDS }), useVisitor()).kind !== 'redirect';
