import { useQuery } from '@tanstack/react-query';
import { hundredthsOf, type CurrencyCode, type Hundredths } from '@baize/kernel';
import { useSession } from '@baize/session';
import { pendingWithdrawalsQuery } from './withdrawals.ts';

/** A withdrawal that is not paid yet, and who acts next. */
export interface WaitingWithdrawal {
  readonly id: string;
  readonly amount: Hundredths;
  readonly currency: CurrencyCode;
  readonly step: 'held' | 'review' | 'payout';
}

/**
 * Returns the signed-in player's withdrawals that are not paid yet; undefined until they are known, empty if they cannot
 * be loaded. Socket messages keep them up to date.
 */
export function useWaitingWithdrawals(): readonly WaitingWithdrawal[] | undefined {
  const session = useSession();
  const { data, isError } = useQuery({
    ...pendingWithdrawalsQuery(session?.playerId ?? ''),
    enabled: session !== null,
  });
  if (!data) return isError ? [] : undefined;
  return data.map(({ pendingWithdrawalId, amount, currencyCode, nextStep, holds }) => ({
    id: pendingWithdrawalId,
    amount: hundredthsOf(amount),
    currency: currencyCode,
    step: holds.length > 0 ? 'held' : nextStep === 'PAYOUT' ? 'payout' : 'review',
  }));
}
