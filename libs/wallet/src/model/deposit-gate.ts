import type { OperationResult } from '@baize/contracts/wallet';

/** A§4 deposit and withdrawal gate states. */
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

/** A§4 deposit mapping; what is not listed is an error (ruling 23: unknown codes fail closed). */
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
 * A§4 withdrawal: loading, allowed, limit reached (the limit is 0), notify (the main balance exceeds the limit), error; and what holds it back.
 * @param limit hundredths, null where there is none
 * @param mainBalance hundredths
 */
export function withdrawalGate(
  result: OperationResult | undefined,
  limit: number | null,
  mainBalance: number,
): GateState {
  switch (result) {
    // A hold on withdrawals is settled by people.
    case 'RESTRICTED':
    case 'FORBIDDEN':
      return 'RESTRICTED';
    // A§6: document state gates withdrawals as it gates deposits.
    case 'DOCUMENTS_REQUIRED':
    case 'DOCUMENTS_UNDER_REVIEW':
    case 'DOCUMENTS_REQUIRED_RESTRICTED':
      return depositGate(result);
    default:
  }
  if (result === 'WITHDRAWAL_LIMIT_REACHED' || (result === 'SUCCESS' && limit === 0)) return 'WITHDRAWAL_LIMIT_REACHED';
  // Nothing to take out is no fault: the form says so, and what to do.
  if (result === 'NOT_ENOUGH_FUNDS') return 'ALLOWED';
  if (result !== 'SUCCESS') return 'ERROR';
  return limit !== null && mainBalance > limit ? 'SELF_LIMIT_NOTIFY' : 'ALLOWED';
}

/** States in which the form may be used; all others explain themselves instead. */
export const isOpen = (state: GateState): boolean =>
  state === 'ALLOWED' || state === 'SELF_LIMIT_NOTIFY' || state === 'VERIFYDOCUMENT_LOYAL';
