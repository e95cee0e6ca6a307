import * as z from 'zod/mini';
import { DOCUMENT_STATUSES, DOCUMENT_TYPES, type DocumentType } from './account.ts';
import { defineRoute } from './route.ts';
import { countryCode, currency, timestamp, uuid, wireTotal } from './shapes.ts';

/** What one file may be. A part is what one call carries, in bytes before base64. */
export const FILE_LIMITS = { bytes: 10_000_000, partBytes: 192 * 1024, pages: 20, files: 4 } as const;
/** Kinds of file that the API accepts. It finds the kind in the bytes, not in the name. */
export const FILE_KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'] as const;
export const fileKind = z.enum(FILE_KINDS);
export type FileKind = z.infer<typeof fileKind>;

/** A§3: why a document was rejected. The list is open; the site shows a general text for a reason it does not know. */
export const REJECTION_REASONS = [
  'EMPTY',
  'BAD_QUALITY',
  'CROPPED_CORNERS_NOT_VISIBLE',
  'DAMAGED_DOCUMENT',
  'ID_BACKSIDE',
  'ID_EXPIRED',
  'ID_NAME_MISMATCH',
  'INVALID_SELFIE',
  'POA_ADDRESS_MISMATCH',
  'POA_NAME_MISMATCH',
  'POA_NO_ISSUE_DATE',
  'POP_INCORRECT',
  'SCREENSHOT_NOT_ORIGINAL_DOCUMENT',
  'REJECTED_DUE_TO_MASKED_INFO',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** A§3: what a document shows the source of wealth with. A bank statement and savings share the code BS. */
export const WEALTH_CODES = ['BS', 'CCS', 'UB', 'PS', 'SP', 'SC', 'WI', 'WN', 'OT'] as const;
/** Ours: the documents do not name the sub-types of the other types. */
export const SUB_TYPES: Readonly<Record<DocumentType, readonly string[]>> = {
  PROOF_OF_ID: ['PASSPORT', 'ID_CARD', 'DRIVING_LICENCE', 'RESIDENCE_PERMIT'],
  PROOF_OF_ADDRESS: ['UB', 'BS', 'CCS', 'TAX', 'OT'],
  PROOF_OF_PAYMENT: [],
  SOURCE_OF_WEALTH: WEALTH_CODES,
  EDD_QUESTIONNAIRE: [],
  OTHER: [],
};

/** What an open document keeps from the player: nothing, payouts, or payouts and deposits. */
export const DOCUMENT_HOLDS = ['NONE', 'WITHDRAWALS', 'ALL'] as const;
export type DocumentHold = (typeof DOCUMENT_HOLDS)[number];

export const documentFile = z.object({
  fileId: uuid,
  name: z.string(),
  /** Null until the last part has arrived. */
  kind: z.nullable(fileKind),
  size: z.number(),
  /** Bytes that have arrived: an interrupted upload goes on from here. */
  received: z.number(),
  pages: z.nullable(z.number()),
});
export type DocumentFile = z.infer<typeof documentFile>;

export const documentEntry = z.object({
  /** Null: never requested. */
  id: z.nullable(uuid),
  documentTypeName: z.enum(DOCUMENT_TYPES),
  documentStatus: z.enum(DOCUMENT_STATUSES),
  subType: z.nullable(z.string()),
  /** Why the last one was rejected; one of REJECTION_REASONS, or a newer one. */
  rejectionReason: z.nullable(z.string()),
  hold: z.enum(DOCUMENT_HOLDS),
  requestedAt: z.nullable(timestamp),
  /** After this moment an open request holds deposits and payouts. */
  dueAt: z.nullable(timestamp),
  submittedAt: z.nullable(timestamp),
  decidedAt: z.nullable(timestamp),
  /** Whether the identity vendor can check it: its initiate call returns the vendor's page. */
  isOnline: z.boolean(),
  /** Those of the current attempt. */
  files: z.array(documentFile),
});
export type DocumentEntry = z.infer<typeof documentEntry>;

/** A§3 account documents: payment proof and other are lists, the rest hold one each. */
export const accountDocuments = z.object({
  idDocument: documentEntry,
  addressDocument: documentEntry,
  paymentDocument: z.array(documentEntry),
  sowDocument: documentEntry,
  eddQuestionnaire: documentEntry,
  otherDocument: z.array(documentEntry),
});
export type AccountDocuments = z.infer<typeof accountDocuments>;

/** How much or how long is left before documents must prove who the player is. Amounts in the player's currency. */
export const verificationStanding = z.object({
  currencyCode: currency,
  /** What the person has deposited in all. */
  deposited: wireTotal,
  /** What may still be deposited before documents are asked for; null if no amount asks for them. */
  leftBeforeDocuments: z.nullable(wireTotal),
  /** What may still be deposited without a verified identity (EXCEEDS_KYC_LIMIT beyond it); null: no limit. */
  leftWithoutVerification: z.nullable(wireTotal),
  /** When documents are asked for because of time alone. */
  askedOn: z.nullable(timestamp),
  /** By when the documents that were asked for must come. */
  dueAt: z.nullable(timestamp),
  /** The days until then, as in the deposit's check (A§3); 0 once the time is over. */
  daysLeftToVerifyDocuments: z.nullable(z.number()),
  /** Whether the player may verify before they are asked. */
  canStart: z.boolean(),
});
export type VerificationStanding = z.infer<typeof verificationStanding>;

const own = { base: 'v1', auth: 'player', restricted: 'open', anywhere: 'own-account' } as const;

export const documents = defineRoute({
  ...own,
  id: 'documents',
  method: 'GET',
  path: '/player/documents',
  source: 'A§3, A§7',
  summary:
    'The player’s documents: what is asked for, what has arrived and what was decided, and when more will be needed.',
  response: z.extend(accountDocuments, {
    /** Null once documents have proved who the player is. */
    verification: z.nullable(verificationStanding),
  }),
});
/** A§7 document upload status: all files of a document have arrived, so it can be reviewed. */
export const documentUpload = defineRoute({
  ...own,
  id: 'documentUpload',
  method: 'POST',
  path: '/player/documents',
  source: 'A§7',
  summary: 'Hand a requested document over for review.',
  body: z.object({
    documentType: z.enum(DOCUMENT_TYPES),
    subType: z.optional(z.string().check(z.maxLength(40))),
    /** Ours: which one, where a type holds a list. */
    documentId: z.optional(uuid),
  }),
  response: accountDocuments,
  errors: ['error.document.closed', 'error.document.empty'],
});
/** A§7 identity-document initiate. */
export const documentVerification = defineRoute({
  ...own,
  id: 'documentVerification',
  method: 'POST',
  path: '/player/documents/verification',
  source: 'A§7',
  summary:
    'Start sending an identity document, also before a rule asks for it; returns the address of the page that takes it.',
  body: z.object({
    documentType: z.enum(DOCUMENT_TYPES),
    subType: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: z.object({ redirectUrl: z.string() }),
  errors: ['error.document.closed'],
});
export const documentFileStart = defineRoute({
  ...own,
  id: 'documentFileStart',
  method: 'POST',
  path: '/player/documents/files',
  source: 'ours',
  summary: 'Begin or go on with the upload of a file: the same name and size continue an interrupted one.',
  body: z.object({
    documentId: uuid,
    name: z.string().check(z.minLength(1), z.maxLength(200)),
    size: z.number().check(z.int(), z.gte(0)),
  }),
  response: documentFile,
  errors: [
    'error.document.closed',
    'error.document.empty',
    'error.document.too_large',
    'error.document.too_many',
    'error.not_found',
  ],
});
export const documentFilePart = defineRoute({
  ...own,
  id: 'documentFilePart',
  method: 'PUT',
  path: '/player/documents/files/:fileId',
  source: 'ours',
  summary: 'Send the next part of a file. The last part has the file inspected and stored.',
  params: z.object({ fileId: uuid }),
  body: z.object({
    offset: z.number().check(z.int(), z.gte(0)),
    data: z
      .string()
      .check(z.minLength(1), z.maxLength(Math.ceil(FILE_LIMITS.partBytes / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  response: documentFile,
  errors: [
    'error.document.closed',
    'error.document.type',
    'error.document.renamed',
    'error.document.damaged',
    'error.document.encrypted',
    'error.document.pages',
    'error.document.unsafe',
    'error.not_found',
  ],
});
export const documentFileRemove = defineRoute({
  ...own,
  id: 'documentFileRemove',
  method: 'DELETE',
  path: '/player/documents/files/:fileId',
  source: 'ours',
  summary: 'Remove a file that has not been handed over yet.',
  params: z.object({ fileId: uuid }),
  errors: ['error.document.closed', 'error.not_found'],
});
/** A file's bytes in base64, so that no address of a document exists that a browser or a cache could keep. */
export const documentContent = z.object({ name: z.string(), kind: fileKind, data: z.string() });
export const documentFileRead = defineRoute({
  ...own,
  id: 'documentFileRead',
  method: 'GET',
  path: '/player/documents/files/:fileId',
  source: 'ours',
  summary: 'One of the player’s own files, as it is stored.',
  params: z.object({ fileId: uuid }),
  response: documentContent,
  errors: ['error.not_found'],
});

/** How long a link for the phone waits to be opened, and how long the phone that opened it may send. */
export const PHONE_LINK_MS = { open: 5 * 60_000, send: 15 * 60_000 } as const;
/** Opaque: only the API can read and make one. */
const phoneSecret = z.string().check(z.regex(/^[A-Za-z0-9_-]{40,200}$/));
/** The phone has no session: what it may do is in its pass, and nothing else. */
const phone = { base: 'v1', auth: 'public', anywhere: 'own-account', source: 'ours' } as const;

export const phoneLink = defineRoute({
  ...own,
  id: 'phoneLink',
  method: 'POST',
  path: '/player/documents/phone',
  source: 'ours',
  summary:
    'Make a link that lets a phone send the files of one open document. It works once, and ends the player’s earlier one.',
  body: z.object({ documentId: uuid }),
  response: z.object({ token: phoneSecret, expiresAt: timestamp }),
  errors: ['error.document.closed', 'error.not_found'],
});
export const phoneLinkState = defineRoute({
  ...own,
  id: 'phoneLinkState',
  method: 'GET',
  path: '/player/documents/phone',
  source: 'ours',
  summary: 'Whether the player’s link waits for a phone, or a phone may send; `NONE` once it is over.',
  response: z.object({ state: z.enum(['NONE', 'WAITING', 'OPENED']), expiresAt: z.nullable(timestamp) }),
});
export const phoneLinkEnd = defineRoute({
  ...own,
  id: 'phoneLinkEnd',
  method: 'DELETE',
  path: '/player/documents/phone',
  source: 'ours',
  summary: 'End the link: the phone can send nothing more. What has arrived stays.',
});
export const phoneOpening = defineRoute({
  ...phone,
  id: 'phoneOpening',
  method: 'POST',
  path: '/player/documents/phone/opening',
  summary: 'Open a link on the phone, once. The pass lets it send files of that document, and nothing else.',
  body: z.object({ token: phoneSecret }),
  response: z.object({ pass: phoneSecret, documentType: z.enum(DOCUMENT_TYPES), expiresAt: timestamp }),
  errors: ['error.document.phone_link'],
});
export const phoneFileStart = defineRoute({
  ...phone,
  id: 'phoneFileStart',
  method: 'POST',
  path: '/player/documents/phone/files',
  summary: 'Begin or go on with the upload of a file, as `documentFileStart` does.',
  body: z.object({
    pass: phoneSecret,
    name: documentFileStart.body.shape.name,
    size: documentFileStart.body.shape.size,
  }),
  response: documentFile,
  errors: ['error.document.empty', 'error.document.phone_link', 'error.document.too_large', 'error.document.too_many'],
});
export const phoneFilePart = defineRoute({
  ...phone,
  id: 'phoneFilePart',
  method: 'PUT',
  path: '/player/documents/phone/files/:fileId',
  summary: 'Send the next part of a file, as `documentFilePart` does.',
  params: documentFilePart.params,
  body: z.extend(documentFilePart.body, { pass: phoneSecret }),
  response: documentFile,
  errors: [...documentFilePart.errors, 'error.document.phone_link'],
});

/** A§3 "Other": the special choice whose text the player writes. */
export const OTHER_CHOICE = 'OTHER';
/** A code of the content service's lists of occupations and sources of funds (B§7). The API knows which it has. */
const choice = z.string().check(z.regex(/^[A-Z][A-Z_]{0,39}$/));
const written = z.string().check(z.trim(), z.minLength(2), z.maxLength(100));
/** A§5: occupation and source of funds are required, as text where "Other" is chosen; the salary range is above 0. */
export const questionnaireAnswer = z
  .object({
    occupation: choice,
    otherOccupation: z.optional(written),
    salaryRangeId: z.number().check(z.int(), z.gte(1)),
    sourceOfFunds: choice,
    otherSource: z.optional(written),
    placeOfBirth: written,
    nationality: countryCode,
  })
  .check(
    z.refine(({ occupation, otherOccupation }) => occupation !== OTHER_CHOICE || otherOccupation !== undefined, {
      path: ['otherOccupation'],
    }),
    z.refine(({ sourceOfFunds, otherSource }) => sourceOfFunds !== OTHER_CHOICE || otherSource !== undefined, {
      path: ['otherSource'],
    }),
  );
export type QuestionnaireAnswer = z.infer<typeof questionnaireAnswer>;
export const questionnaire = defineRoute({
  ...own,
  id: 'questionnaire',
  method: 'GET',
  path: '/player/questionnaire/answer',
  source: 'A§7',
  summary: 'The choices of the EDD questionnaire, and whether the player has answered it.',
  response: z.object({
    /** Codes in the content service's order, `OTHER` last. */
    occupations: z.array(z.string()),
    sourcesOfFunds: z.array(z.string()),
    answeredAt: z.nullable(timestamp),
  }),
});
export const questionnaireSend = defineRoute({
  ...own,
  id: 'questionnaireSend',
  method: 'POST',
  path: '/player/questionnaire/answer',
  source: 'A§5, A§7',
  summary: 'Answer the EDD questionnaire; once per request.',
  body: questionnaireAnswer,
  errors: ['error.document.closed', 'error.validation'],
});
export const salaryRange = z.object({
  id: z.number(),
  /** Yearly, before tax. */
  from: wireTotal,
  /** Null: no upper end. */
  to: z.nullable(wireTotal),
  currencyCode: currency,
});
export type SalaryRange = z.infer<typeof salaryRange>;
export const salaryRanges = defineRoute({
  ...own,
  id: 'salaryRanges',
  method: 'GET',
  path: '/player/salary-range',
  source: 'A§7',
  summary: 'Yearly salary ranges in the player’s currency.',
  response: z.object({ salaryRanges: z.array(salaryRange) }),
});
