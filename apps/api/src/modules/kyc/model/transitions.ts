import type { DocumentStatus, DocumentType } from '@baize/contracts/account';
import type { DocumentDecision } from '@baize/contracts/operator-kyc';
import type { KycDocument } from '../repository.ts';

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

/** What proves an identity: A§4 leads the player from the first to the second. */
export const VERIFICATION_TYPES = ['PROOF_OF_ID', 'PROOF_OF_ADDRESS'] as const satisfies readonly DocumentType[];

/** Tells whether a document of the type proves an identity. */
export const isProof = (type: DocumentType): boolean => VERIFICATION_TYPES.some((each) => each === type);

/**
 * Tells whether the identity vendor may decide about a document by itself: a rule asks for it. What an officer asks for,
 * an officer decides.
 */
export const isOnline = ({ type, rule, status }: Pick<KycDocument, 'type' | 'rule' | 'status'>): boolean =>
  rule !== null && isOpenForPlayer(status) && isProof(type);
