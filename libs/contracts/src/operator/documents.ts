import * as z from 'zod/mini';
import { DOCUMENT_TYPES } from '../account.ts';
import { DOCUMENT_HOLDS, documentContent, REJECTION_REASONS } from '../kyc.ts';
import { DOCUMENT_DECISIONS, operatorDocument } from '../operator-kyc.ts';
import { defineOperatorRoute } from '../operator-route.ts';
import { kycLevel } from '../player.ts';
import { timestamp, uuid } from '../shapes.ts';

/* Identity documents. */

/** Documents waiting for review; empty until we collect identity documents. */
export const operatorDocuments = defineOperatorRoute({
  id: 'operatorDocuments',
  method: 'GET',
  path: '/documents',
  roles: ['compliance'],
  touches: 'documents',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Players whose documents were requested or are waiting for review.',
  response: z.array(
    z.object({ playerId: uuid, email: z.string(), kycStatus: kycLevel, requestDocumentTypeStatus: z.string() }),
  ),
});
export const operatorKycQueue = defineOperatorRoute({
  id: 'operatorKycQueue',
  method: 'GET',
  path: '/kyc/queue',
  roles: ['compliance'],
  touches: 'documents',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Documents under review, the longest waiting first, and then those that are still asked for.',
  query: z.object({ playerId: z.optional(uuid) }),
  response: z.array(operatorDocument),
});
export const operatorKycFile = defineOperatorRoute({
  id: 'operatorKycFile',
  method: 'GET',
  path: '/kyc/players/:playerId/files/:fileId',
  roles: ['compliance'],
  touches: 'documents',
  reason: 'none',
  secondPerson: 'never',
  summary: 'A file of a document, for a compliance officer. Each reading is recorded.',
  params: z.object({ playerId: uuid, fileId: uuid }),
  response: z.extend(documentContent, { playerId: uuid }),
  errors: ['error.not_found'],
});
export const operatorKycRequest = defineOperatorRoute({
  id: 'operatorKycRequest',
  method: 'POST',
  path: '/kyc/players/:playerId/requests',
  roles: ['compliance'],
  touches: 'documents',
  reason: 'required',
  secondPerson: 'never',
  summary: 'Ask a player for a document; it may hold payouts, or payouts and deposits, until it is verified.',
  params: z.object({ playerId: uuid }),
  body: z.strictObject({
    documentType: z.enum(DOCUMENT_TYPES),
    hold: z.enum(DOCUMENT_HOLDS),
    /** Days until an open request holds everything; absent: never. */
    dueInDays: z.optional(z.number().check(z.int(), z.gte(1), z.lte(90))),
  }),
  response: z.object({ documentId: uuid, dueAt: z.nullable(timestamp) }),
  errors: ['error.not_found', 'error.document.decided'],
});
export const operatorKycDecision = defineOperatorRoute({
  id: 'operatorKycDecision',
  method: 'POST',
  path: '/kyc/players/:playerId/documents/:documentId/decision',
  roles: ['compliance'],
  touches: 'documents',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Verify or reject a document, let a verified one expire, or take a request back. Taking back one that holds money needs a second person.',
  params: z.object({ playerId: uuid, documentId: uuid }),
  body: z.strictObject({
    decision: z.enum(DOCUMENT_DECISIONS),
    /** The attempt that the officer has looked at: what came since is decided about again. */
    submittedAt: z.nullable(timestamp),
    /** REJECT: what the player reads. */
    rejectionReason: z.optional(z.enum(REJECTION_REASONS)),
  }),
  errors: ['error.not_found', 'error.document.decided', 'error.document.needed', 'error.validation'],
});
