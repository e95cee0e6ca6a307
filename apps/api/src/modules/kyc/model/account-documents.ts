import { DOCUMENT_TYPES, type DocumentType } from '@baize/contracts/account';
import type { AccountDocuments, DocumentEntry } from '@baize/contracts/kyc';
import type { KycDocument, KycFile } from '../repository.ts';
import { isOnline } from './transitions.ts';

/** Returns one document with the files of its current attempt. */
export function entryOf(document: KycDocument, files: readonly KycFile[]): DocumentEntry {
  return {
    id: document.id,
    documentTypeName: document.type,
    documentStatus: document.status,
    subType: document.subType,
    rejectionReason: document.rejectionReason,
    hold: document.hold,
    requestedAt: document.requestedAt.toISOString(),
    dueAt: document.dueAt?.toISOString() ?? null,
    submittedAt: document.submittedAt?.toISOString() ?? null,
    decidedAt: document.decidedAt?.toISOString() ?? null,
    isOnline: isOnline(document),
    files: files
      .filter(({ documentId, attempt }) => documentId === document.id && attempt === document.attempt)
      .map(({ id, name, kind, size, received, pages }) => ({ fileId: id, name, kind, size, received, pages })),
  };
}

const unrequested = (type: DocumentType): DocumentEntry => ({
  id: null,
  documentTypeName: type,
  documentStatus: 'UNREQUESTED',
  subType: null,
  rejectionReason: null,
  hold: 'NONE',
  requestedAt: null,
  dueAt: null,
  submittedAt: null,
  decidedAt: null,
  isOnline: false,
  files: [],
});

const isList = (type: DocumentType): boolean => type === 'PROOF_OF_PAYMENT' || type === 'OTHER';

/** Returns the requests that count: of a type that holds one document, the newest. @param documents oldest first */
export function current(documents: readonly KycDocument[]): KycDocument[] {
  return DOCUMENT_TYPES.flatMap((type) => {
    const own = documents.filter((document) => document.type === type);
    return isList(type) ? own : own.slice(-1);
  });
}

/** Returns the player's documents under the keys of A§3. */
export function accountDocumentsOf(documents: readonly KycDocument[], files: readonly KycFile[]): AccountDocuments {
  const entries = current(documents).map((document) => entryOf(document, files));
  const all = (type: DocumentType) => entries.filter(({ documentTypeName }) => documentTypeName === type);
  const one = (type: DocumentType) => all(type)[0] ?? unrequested(type);
  return {
    idDocument: one('PROOF_OF_ID'),
    addressDocument: one('PROOF_OF_ADDRESS'),
    paymentDocument: all('PROOF_OF_PAYMENT'),
    sowDocument: one('SOURCE_OF_WEALTH'),
    eddQuestionnaire: one('EDD_QUESTIONNAIRE'),
    otherDocument: all('OTHER'),
  };
}

/** Returns `requestDocumentTypeStatus` of the profile (A§3): `PROOF_OF_ID:REQUESTED,OTHER:VERIFIED`. */
export const requestedStatus = (documents: readonly KycDocument[]): string =>
  current(documents)
    .map(({ type, status }) => `${type}:${status}`)
    .join(',');
