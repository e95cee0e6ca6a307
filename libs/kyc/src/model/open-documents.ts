import type { AccountDocuments, DocumentEntry } from '@baize/contracts/kyc';

const ORDER: Readonly<Record<string, number>> = { EXPIRED: 0, REQUESTED: 0, UNDER_REVIEW: 1, VERIFIED: 2 };

/** Returns the requested documents: first those that the player must send, then those under review, then the rest. */
export function requestedDocuments(documents: AccountDocuments): readonly DocumentEntry[] {
  return [
    documents.idDocument,
    documents.addressDocument,
    ...documents.paymentDocument,
    documents.sowDocument,
    documents.eddQuestionnaire,
    ...documents.otherDocument,
  ]
    .filter(({ id, documentStatus }) => id !== null && documentStatus !== 'UNREQUESTED')
    .sort((one, other) => (ORDER[one.documentStatus] ?? 0) - (ORDER[other.documentStatus] ?? 0));
}

/** Tells whether the player may send it now. */
export const canSend = ({ documentStatus }: DocumentEntry): boolean =>
  documentStatus === 'REQUESTED' || documentStatus === 'EXPIRED';
