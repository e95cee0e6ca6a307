import * as z from 'zod/mini';

/** A message from the API to the SMS or email vendor (bearer key): POST <vendor>/outbox/api/messages. */
export const MESSAGING_PATH = '/outbox/api/messages';
export const outgoingMessage = z.object({
  id: z.string(),
  channel: z.enum(['SMS', 'EMAIL']),
  to: z.string(),
  subject: z.optional(z.string()),
  text: z.string(),
  brand: z.string(),
  locale: z.string(),
});
export type OutgoingMessage = z.infer<typeof outgoingMessage>;
/** A message in the sandbox's outbox: GET /outbox/messages?to=<address or phone>, newest first. */
export const outboxMessage = z.object({
  ...outgoingMessage.shape,
  receivedAt: z.string(),
  code: z.nullable(z.string()),
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** The identity vendor's data check: POST <vendor>/identity-vendor/api/checks. */
export const IDENTITY_VENDOR_PATH = '/identity-vendor/api/checks';
export const identityCheckRequest = z.object({
  playerReference: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
});
export const identityCheckResponse = z.object({
  checkId: z.string(),
  level: z.enum(['NOT_VERIFIED', 'DATA_VERIFIED', 'PENDING']),
});
