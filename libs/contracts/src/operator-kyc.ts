import * as z from 'zod/mini';
import { documentEntry, questionnaireAnswer } from './kyc.ts';
import { kycLevel } from './player.ts';
import { uuid } from './shapes.ts';

/** What an operator may decide about a document. REJECT opens it again; EXPIRE asks for a verified one once more. */
export const DOCUMENT_DECISIONS = ['VERIFY', 'REJECT', 'EXPIRE', 'CANCEL'] as const;
export type DocumentDecision = (typeof DOCUMENT_DECISIONS)[number];

/** The player's details beside which an officer reads a document. */
const documentOwner = z.object({
  playerId: uuid,
  brand: z.string(),
  email: z.string(),
  name: z.string(),
  dateOfBirth: z.nullable(z.string()),
  address: z.string(),
  countryCode: z.string(),
  kycStatus: kycLevel,
});
export const operatorDocument = z.object({
  player: documentOwner,
  document: documentEntry,
  /** The answers of an EDD questionnaire. */
  answer: z.nullable(z.looseObject({ ...questionnaireAnswer.shape })),
});
export type OperatorDocument = z.infer<typeof operatorDocument>;
