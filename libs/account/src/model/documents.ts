import { DOCUMENT_STATUSES, DOCUMENT_TYPES, type DocumentStatus, type DocumentType } from '@baize/contracts/account';

/** A document and where it stands; `UNKNOWN` is a status that this site has no word for. */
export interface DocumentStanding {
  readonly type: DocumentType;
  readonly status: DocumentStatus | 'UNKNOWN';
}

const isType = (value: string): value is DocumentType => (DOCUMENT_TYPES as readonly string[]).includes(value);
const isStatus = (value: string): value is DocumentStatus => (DOCUMENT_STATUSES as readonly string[]).includes(value);

/**
 * Reads `requestDocumentTypeStatus` (A§3, comma-separated): `PROOF_OF_ID:UNDER_REVIEW,PROOF_OF_ADDRESS`. The documents do
 * not show an entry's own form: a type alone is one that was asked for. Types that are not named were never asked for;
 * a type that nobody knows counts as another document, a status that nobody knows stays open (ruling 23).
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
    // Two documents of one kind: what still asks something of the player is what they must see.
    if (named.get(known) !== 'REQUESTED') named.set(known, next);
  }
  return DOCUMENT_TYPES.map((type) => ({ type, status: named.get(type) ?? 'UNREQUESTED' }));
}

/** Documents that wait for the player: asked for, or no longer valid. */
export const askedDocuments = (requested: string): readonly DocumentStanding[] =>
  documentStandings(requested).filter(({ status }) => status === 'REQUESTED' || status === 'EXPIRED');
