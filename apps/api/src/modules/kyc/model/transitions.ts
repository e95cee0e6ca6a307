import type { DocumentStatus } from '@baize/contracts/account';
import type { DocumentDecision } from '@baize/contracts/operator-kyc';

/** Tells whether the player may send files: requested, rejected (open again) or no longer valid. */
export const isOpenForPlayer = (status: DocumentStatus): boolean => status === 'REQUESTED' || status === 'EXPIRED';

/**
 * Returns the status after an operator's decision (A§3), or null if the document is not in a state for it: a second
 * officer who decides at the same time gets null.
 */
export function decided(status: DocumentStatus, decision: DocumentDecision): DocumentStatus | null {
  switch (decision) {
    case 'VERIFY':
      return status === 'UNDER_REVIEW' ? 'VERIFIED' : null;
    case 'REJECT':
      return status === 'UNDER_REVIEW' ? 'REQUESTED' : null;
    case 'EXPIRE':
      return status === 'VERIFIED' ? 'EXPIRED' : null;
    case 'CANCEL':
      return isOpenForPlayer(status) ? 'UNREQUESTED' : null;
  }
}
