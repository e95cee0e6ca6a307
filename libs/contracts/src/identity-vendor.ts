import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { countryCode, timestamp, uuid } from './shapes.ts';

/** The types of document that the vendor checks by itself. */
export const ONLINE_TYPES = ['PROOF_OF_ID', 'PROOF_OF_ADDRESS'] as const;
export type OnlineType = (typeof ONLINE_TYPES)[number];

/** The start of a check: POST <vendor>/identity-vendor/api/sessions. */
export const IDENTITY_SESSION_PATH = '/identity-vendor/api/sessions';
export const identitySessionRequest = z.object({
  /** Ours; the decision names it. */
  reference: uuid,
  playerReference: uuid,
  documentType: z.enum(ONLINE_TYPES),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.nullable(z.string()),
  countryCode,
  language: z.string(),
  /** Where the vendor's page leads the player afterwards. */
  returnUrl: z.string(),
  webhookUrl: z.string(),
});
export const identitySessionResponse = z.object({
  sessionId: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The vendor's page that takes the document. */
  hostedUrl: z.string(),
});

/**
 * Signed (signature header). The first decision about a session counts; the same event again changes nothing, and another
 * one about a decided session is refused with 409.
 */
export const identityVendorWebhook = defineRoute({
  id: 'identityVendorWebhook',
  method: 'POST',
  base: 'v1',
  path: '/identity-vendor/webhook',
  auth: 'identity-vendor',
  anywhere: 'third-party',
  source: 'ruling 13; path ours',
  summary: 'The identity vendor reports its automatic decision about a document.',
  body: z
    .object({
      eventId: z.string().check(z.minLength(8), z.maxLength(100)),
      type: z.enum(['document.approved', 'document.rejected']),
      reference: uuid,
      playerReference: uuid,
      /** What the document was, in the vendor's words or one of SUB_TYPES. */
      subType: z.optional(z.string().check(z.maxLength(40))),
      /** One of REJECTION_REASONS, or a newer one. */
      rejectionReason: z.optional(z.string().check(z.regex(/^[A-Z][A-Z_]{1,59}$/))),
      createdAt: timestamp,
    })
    .check(
      z.refine(({ type, rejectionReason }) => (type === 'document.rejected') === (rejectionReason !== undefined), {
        path: ['rejectionReason'],
      }),
    ),
  response: z.object({ received: z.literal(true) }),
  errors: ['error.signature.invalid', 'error.not_found', 'error.idempotency.conflict'],
});
