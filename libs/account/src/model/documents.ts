import { DOCUMENT_STATUSES, DOCUMENT_TYPES, type DocumentStatus, type DocumentType } from '@baize/contracts/account';

/** A document and its status; `UNKNOWN` is a status that the site has no text for. */
export interface DocumentStanding {
  readonly type: DocumentType;
  readonly status: DocumentStatus | 'UNKNOWN';
}

const isType = (value: string): value is DocumentType => (DOCUMENT_TYPES as readonly string[]).includes(value);
const isStatus = (value: string): value is DocumentStatus => (DOCUMENT_STATUSES as readonly string[]).includes(value);

/**
 * Reads `requestDocumentTypeStatus` (A§3, comma-separated): `PROOF_OF_ID:UNDER_REVIEW,PROOF_OF_ADDRESS`. The documents
 * do not show the format of an entry; a type alone counts as requested. Types that are not listed were never requested.
 * An unknown type counts as another document, and an unknown status as still open (ruling 23).
 * @returns every type once, in the documents' order
 */
export function documentStandings(requested: string): readonly DocumentStanding[] {
  const named = new Map<DocumentType, DocumentStanding['status']>();
  for (const entry of requested.split(',')) {
    const [type = '', status] = entry
      .trim()
      .toUpperCase()
      .split(/[:=]/)
      .map((part) => part.trim());
    if (type === '') continue;
    const known = isType(type) ? type : 'OTHER';
    const next = status === undefined || status === '' ? 'REQUESTED' : isStatus(status) ? status : 'UNKNOWN';
    // Two documents of one kind: show the one that still needs the player to act.
    if (named.get(known) !== 'REQUESTED') named.set(known, next);
  }
  return DOCUMENT_TYPES.map((type) => ({ type, status: named.get(type) ?? 'UNREQUESTED' }));
}

/** Returns what the player must send, or answer (`EDD_QUESTIONNAIRE`): requested, or no longer valid. */
export const askedDocuments = (requested: string): readonly DocumentStanding[] =>
  documentStandings(requested).filter(({ status }) => status === 'REQUESTED' || status === 'EXPIRED');

/** Tells documents to send from questions to answer: a player who is asked for a file looks for one. */
export function askedOf(requested: string): { readonly documents: number; readonly hasQuestions: boolean } {
  const asked = askedDocuments(requested);
  const documents = asked.filter(({ type }) => type !== 'EDD_QUESTIONNAIRE').length;
  return { documents, hasQuestions: documents < asked.length };
}
