import type { DocumentStatus } from '@baize/contracts/account';
import type { DocumentHold } from '@baize/contracts/kyc';
import type { GateAnswer } from '../../player/index.ts';
import type { KycDocument } from '../repository.ts';
import { isOpenForPlayer, isProof } from './transitions.ts';

/** What decides whether a document keeps money back. */
export interface HoldingDocument {
  readonly status: DocumentStatus;
  readonly hold: DocumentHold;
  readonly dueAt: Date | null;
}
const DAY_MS = 86_400_000;

/** Returns the days that are left until a moment; a day that has begun counts. */
export const daysUntil = (due: Date, now: Date): number =>
  Math.max(0, Math.ceil((due.getTime() - now.getTime()) / DAY_MS));

/** Tells whether the player has sent everything that is asked, and a proof of their identity waits for an officer. */
export const isAllSent = (documents: readonly Pick<KycDocument, 'type' | 'status'>[]): boolean =>
  documents.some(({ type, status }) => isProof(type) && status === 'UNDER_REVIEW') &&
  !documents.some(({ status }) => isOpenForPlayer(status));

/**
 * Returns what the player's documents say about moving money (A§4 operation results). A document that is still open after
 * its day holds everything, whatever it held before. The strictest document decides.
 */
export function documentGate(
  documents: readonly HoldingDocument[],
  operation: 'DEPOSIT' | 'WITHDRAWAL',
  now: Date,
): GateAnswer {
  const waiting = documents.filter(({ status }) => isOpenForPlayer(status));
  const late = waiting.filter(({ dueAt }) => dueAt !== null && dueAt <= now);
  if (late.length > 0) return { result: 'DOCUMENTS_REQUIRED_RESTRICTED', daysLeftToVerifyDocuments: 0 };
  const holds = ({ hold }: HoldingDocument) => hold === 'ALL' || (hold === 'WITHDRAWALS' && operation === 'WITHDRAWAL');
  const next = waiting
    .flatMap(({ dueAt }) => (dueAt ? [dueAt] : []))
    .sort((one, other) => one.getTime() - other.getTime())[0];
  const days = next === undefined ? {} : { daysLeftToVerifyDocuments: daysUntil(next, now) };
  if (waiting.some(holds)) return { result: 'DOCUMENTS_REQUIRED', ...days };
  if (documents.some((document) => document.status === 'UNDER_REVIEW' && holds(document)))
    return { result: 'DOCUMENTS_UNDER_REVIEW' };
  // Preferred documents are the deposit's alone: a withdrawal goes through without a notice.
  if (waiting.length > 0 && operation === 'DEPOSIT') return { result: 'DOCUMENTS_PREFERRED', ...days };
  return { result: 'SUCCESS' };
}
