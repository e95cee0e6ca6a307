import { exclusion, timeout, type EXCLUSION_MONTHS, type TIMEOUT_HOURS } from '@baize/contracts/limits';
import { call } from '@baize/http';

/** The chosen break: a time-out in hours, an exclusion in months, or one without an end. */
export type BreakChoice =
  | { readonly kind: 'timeout'; readonly hours: (typeof TIMEOUT_HOURS)[number] }
  | { readonly kind: 'exclusion'; readonly months: (typeof EXCLUSION_MONTHS)[number] | null };

/** Starts a break at once. @returns its end as calculated by the API; null if it has none */
export async function startBreak(choice: BreakChoice): Promise<string | null> {
  if (choice.kind === 'timeout') return (await call(timeout, { body: { timeoutInHours: choice.hours } })).until;
  const body =
    choice.months === null
      ? { accountDisableIndefinitely: true as const, exclusionInMonths: 12 as const }
      : { exclusionInMonths: choice.months, exclusionDelayInHours: 0 };
  return (await call(exclusion, { body })).until;
}
