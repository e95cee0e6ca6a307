import type { DocumentStatus } from '@baize/contracts/account';
import type { DocumentHold } from '@baize/contracts/kyc';
import type { GateAnswer } from '../../player/index.ts';
import { isOpenForPlayer } from './transitions.ts';

/** What decides whether a document keeps money back. */
export interface HoldingDocument {
  readonly status: DocumentStatus;
  readonly hold: DocumentHold;
  readonly dueAt: Date | null;
}
const DAY_MS = 86_400_000;

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
  const next = waiting.flatMap(({ dueAt }) => (dueAt ? [dueAt.getTime()] : [])).sort((one, other) => one - other)[0];
  const days = next === undefined ? {} : { daysLeftToVerifyDocuments: Math.ceil((next - now.getTime()) / DAY_MS) };
  if (waiting.some(holds)) return { result: 'DOCUMENTS_REQUIRED', ...days };
  if (documents.some((document) => document.status === 'UNDER_REVIEW' && holds(document)))
    return { result: 'DOCUMENTS_UNDER_REVIEW' };
  // Preferred documents are the deposit's alone: a withdrawal goes through without a notice.
  if (waiting.length > 0 && operation === 'DEPOSIT') return { result: 'DOCUMENTS_PREFERRED', ...days };
  return { result: 'SUCCESS' };
}
