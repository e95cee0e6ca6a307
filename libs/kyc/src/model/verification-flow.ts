import type { DocumentStatus } from '@baize/contracts/account';
import type { AccountDocuments, DocumentEntry } from '@baize/contracts/kyc';
import { canSend, requestedDocuments } from './open-documents.ts';

/** A§4: kinds of document, by the names that the steps use. */
type Kind = 'ID' | 'POA' | 'POP' | 'SOW' | 'OTHER';
type UploadStep = `PRE_UPLOAD_${Kind}` | `UPLOAD_${Kind}` | `UPLOAD_${Kind}_SUCCESS` | `UPLOAD_${Kind}_ERROR`;
/** A§4: the steps of one document. */
export type DocumentStep = UploadStep | 'SELECT_POA_DOCUMENT_TYPE' | 'SELECT_SOW_DOCUMENT_TYPE';
/** A§4: the steps that belong to the account. */
export type AccountStep = 'PENDING' | 'LOADING' | 'ERROR' | 'SUCCESS' | 'UPLOADED';
export type VerificationStep = AccountStep | DocumentStep;
/** A§4: whom a step belongs to. */
export type StepGroup = 'account' | 'id' | 'address' | 'payment' | 'sourceOfWealth' | 'other';

const KINDS = {
  PROOF_OF_ID: 'ID',
  PROOF_OF_ADDRESS: 'POA',
  PROOF_OF_PAYMENT: 'POP',
  SOURCE_OF_WEALTH: 'SOW',
  OTHER: 'OTHER',
} as const satisfies Readonly<Record<string, Kind>>;
const GROUPS: Readonly<Record<Kind, StepGroup>> = {
  ID: 'id',
  POA: 'address',
  POP: 'payment',
  SOW: 'sourceOfWealth',
  OTHER: 'other',
};
const kindOf = (type: string): Kind | undefined => (KINDS as Readonly<Record<string, Kind>>)[type];

/** Returns the group of a step (A§4). */
export function groupOf(step: VerificationStep): StepGroup {
  const kind = (Object.keys(GROUPS) as Kind[]).find((each) => new RegExp(`_${each}(?:_|$)`).test(step));
  return kind ? GROUPS[kind] : 'account';
}

const hasArrived = (status: DocumentStatus): boolean => status === 'VERIFIED' || status === 'UNDER_REVIEW';

/**
 * Returns where a player is between identity and address (A§4). What has arrived lets the flow continue; without an
 * identity nothing else counts.
 */
export function flowOf(
  id: DocumentStatus,
  address: DocumentStatus,
): 'UPLOAD_ID' | 'SELECT_POA_DOCUMENT_TYPE' | 'UPLOADED' | 'SUCCESS' {
  if (id === 'VERIFIED' && address === 'VERIFIED') return 'SUCCESS';
  if (!hasArrived(id)) return 'UPLOAD_ID';
  return hasArrived(address) ? 'UPLOADED' : 'SELECT_POA_DOCUMENT_TYPE';
}

/** What the page knows of a document that is being sent. */
export interface Sending {
  /** Empty: the player has not chosen what it is. */
  readonly subType: string;
  readonly files: number;
  readonly hasFailed: boolean;
}
const UNTOUCHED: Sending = { subType: '', files: 0, hasFailed: false };

/** Returns the step of one document (A§4); null for the questionnaire, which is no file. */
export function documentStep(document: DocumentEntry, sending: Sending = UNTOUCHED): DocumentStep | null {
  const kind = kindOf(document.documentTypeName);
  if (!kind) return null;
  if (!canSend(document)) return `UPLOAD_${kind}_SUCCESS`;
  if (sending.hasFailed) return `UPLOAD_${kind}_ERROR`;
  if (sending.files > 0) return `UPLOAD_${kind}`;
  const isChosen = (sending.subType || (document.subType ?? '')) !== '';
  if (!isChosen && (kind === 'POA' || kind === 'SOW')) return `SELECT_${kind}_DOCUMENT_TYPE`;
  // What was sent before has been rejected, or has expired since.
  const isAgain = document.rejectionReason !== null || document.documentStatus === 'EXPIRED';
  return isAgain ? `UPLOAD_${kind}_ERROR` : `PRE_UPLOAD_${kind}`;
}

/** The steps from identity to address, in their order. */
export const FLOW = ['id', 'address', 'uploaded'] as const;

/** Returns the index in `FLOW` of a player who is asked for both; null where they are not, or where both are verified. */
export function flowIndex({ idDocument, addressDocument }: AccountDocuments): number | null {
  const [id, address] = [idDocument.documentStatus, addressDocument.documentStatus];
  if (id === 'UNREQUESTED' || address === 'UNREQUESTED') return null;
  const flow = flowOf(id, address);
  if (flow === 'SUCCESS') return null;
  return flow === 'UPLOAD_ID' ? 0 : flow === 'SELECT_POA_DOCUMENT_TYPE' ? 1 : 2;
}

/**
 * Returns the player's step (A§4): the account's while the documents are unknown, or once everything has arrived;
 * otherwise that of the document to send next.
 */
export function verificationStep(query: {
  readonly status: 'pending' | 'error' | 'success';
  readonly isFetching: boolean;
  readonly data?: AccountDocuments | undefined;
}): VerificationStep {
  if (!query.data) return query.status === 'error' ? 'ERROR' : query.isFetching ? 'LOADING' : 'PENDING';
  const asked = requestedDocuments(query.data).filter(({ documentTypeName }) => kindOf(documentTypeName));
  const next = asked.find(canSend);
  const step = next && documentStep(next);
  if (step) return step;
  return asked.some(({ documentStatus }) => documentStatus === 'UNDER_REVIEW') ? 'UPLOADED' : 'SUCCESS';
}
