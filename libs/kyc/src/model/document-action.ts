import type { AccountDocuments, DocumentEntry } from '@baize/contracts/kyc';
import type { KycLevel } from '@baize/contracts/player';
import { canSend, requestedDocuments } from './open-documents.ts';

/** Returns the documents that the player is asked to send. The questionnaire has its own dialog. */
export const documentsToSend = (documents: AccountDocuments): readonly DocumentEntry[] =>
  requestedDocuments(documents).filter(
    (document) => canSend(document) && document.documentTypeName !== 'EDD_QUESTIONNAIRE',
  );

/**
 * Tells whether the player must send something (A§4): not with NOT_REQUIRED, nor with NOT_VERIFIED and every document
 * UNREQUESTED.
 */
export const needsDocumentAction = (level: KycLevel, documents: AccountDocuments): boolean =>
  level !== 'NOT_REQUIRED' && documentsToSend(documents).length > 0;

/**
 * Tells whether "verify later" is offered (A§4). PENDING_EXPIRED allows it at once: the money waits already, and the
 * player must be able to go on. Otherwise it needs documents that leave time, so none that holds deposits too.
 */
export const canVerifyLater = (level: KycLevel, toSend: readonly DocumentEntry[]): boolean =>
  level === 'PENDING_EXPIRED' || toSend.every(({ hold }) => hold !== 'ALL');

/**
 * Returns what identifies a request for the dialog. A document that comes back, or time that has run out, makes it
 * another request.
 */
export const requestKey = (level: KycLevel, toSend: readonly DocumentEntry[]): string =>
  [
    ...toSend.map(({ id, documentStatus, submittedAt }) => `${id} ${documentStatus} ${submittedAt ?? ''}`).sort(),
    level === 'PENDING_EXPIRED' ? 'late' : '',
  ].join('|');
