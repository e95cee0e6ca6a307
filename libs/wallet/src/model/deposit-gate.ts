import type { OperationResult } from '@baize/contracts/cashier';

/** A§4 deposit and withdrawal gate states. `INACTIVE`: not asked yet, because the browser is offline. */
export type GateState =
  | 'INACTIVE'
  | 'LOADING'
  | 'ALLOWED'
  | 'ERROR'
  | 'SUSPENDED'
  | 'RESTRICTED'
  | 'SELF_LIMIT_REACHED'
  | 'SELF_LIMIT_NOTIFY'
  | 'WITHDRAWAL_LIMIT_REACHED'
  | 'VERIFYDOCUMENT_STRICT'
  | 'VERIFYDOCUMENT_LOYAL'
  | 'VERIFYDOCUMENT_REQUIRED'
  | 'VERIFYDOCUMENT_UNDER_REVIEW';

/** The deposit mapping of A§4. Unlisted codes are an error (ruling 23: unknown codes fail closed). */
export function depositGate(result: OperationResult | undefined): GateState {
  switch (result) {
    case 'SUCCESS':
      return 'ALLOWED';
    case 'DOCUMENTS_PREFERRED':
      return 'VERIFYDOCUMENT_LOYAL';
    case 'DOCUMENTS_UNDER_REVIEW':
      return 'VERIFYDOCUMENT_UNDER_REVIEW';
    case 'DOCUMENTS_REQUIRED':
      return 'VERIFYDOCUMENT_REQUIRED';
    case 'DOCUMENTS_REQUIRED_RESTRICTED':
      return 'VERIFYDOCUMENT_STRICT';
    case 'WITHDRAWAL_LIMIT_REACHED':
      return 'WITHDRAWAL_LIMIT_REACHED';
    case 'SELF_LIMIT_REACHED':
    case 'SELF_SPEND_LIMIT_REACHED':
      return 'SELF_LIMIT_REACHED';
    case 'RESTRICTED':
      return 'RESTRICTED';
    case 'FORBIDDEN':
      return 'SUSPENDED';
    default:
      return 'ERROR';
  }
}

/**
 * Returns the withdrawal gate (A§4): loading, allowed, limit reached (the limit is 0), notify (the main balance exceeds
 * the limit), error, or the state that blocks withdrawals.
 * @param limit hundredths, or null if there is none
 * @param mainBalance hundredths
 */
export function withdrawalGate(
  result: OperationResult | undefined,
  limit: number | null,
  mainBalance: number,
): GateState {
  switch (result) {
    // Staff resolve a hold on withdrawals.
    case 'RESTRICTED':
    case 'FORBIDDEN':
      return 'RESTRICTED';
    // A§6: the document state gates withdrawals the same way as deposits.
    case 'DOCUMENTS_REQUIRED':
    case 'DOCUMENTS_UNDER_REVIEW':
    case 'DOCUMENTS_REQUIRED_RESTRICTED':
      return depositGate(result);
    default:
  }
  if (result === 'WITHDRAWAL_LIMIT_REACHED' || (result === 'SUCCESS' && limit === 0)) return 'WITHDRAWAL_LIMIT_REACHED';
  // Documents that are only preferred can follow later; the API accepts the withdrawal.
  if (result === 'DOCUMENTS_PREFERRED') return withdrawalGate('SUCCESS', limit, mainBalance);
  // An empty balance is not an error. The form explains it and what to do.
  if (result === 'NOT_ENOUGH_FUNDS') return 'ALLOWED';
  if (result !== 'SUCCESS') return 'ERROR';
  return limit !== null && mainBalance > limit ? 'SELF_LIMIT_NOTIFY' : 'ALLOWED';
}

/**
 * Returns the state of a gate that has not answered.
 * @param calls all that it needs
 */
export function unansweredGate(
  calls: readonly { readonly data: unknown; readonly isError: boolean; readonly fetchStatus: string }[],
): 'INACTIVE' | 'LOADING' | 'ERROR' {
  const open = calls.filter(({ data }) => data === undefined);
  if (open.some(({ isError }) => isError)) return 'ERROR';
  return open.some(({ fetchStatus }) => fetchStatus === 'paused') ? 'INACTIVE' : 'LOADING';
}

/** States in which the form is shown. The others show a notice instead. */
export const isOpen = (state: GateState): boolean =>
  state === 'ALLOWED' || state === 'SELF_LIMIT_NOTIFY' || state === 'VERIFYDOCUMENT_LOYAL';
