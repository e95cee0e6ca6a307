import * as z from 'zod/mini';

/** Path of the support vendor's page, under the vendor's own address. */
export const CHAT_PATH = '/chat';

/** Support vendor's page → site. It gives the number of waiting messages, never their text. */
export const chatFrameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('chat:ready') }),
  z.object({ type: z.literal('chat:unread'), count: z.number().check(z.int(), z.gte(0)) }),
  z.object({ type: z.literal('chat:close') }),
]);
export type ChatFrameMessage = z.infer<typeof chatFrameMessage>;

/**
 * Site → support vendor's page; `language` is the page's language tag, such as `fr-CA`. `token` is the player's
 * `zendeskJwtToken` (A§3), for this origin alone and only while they are signed in: without it, the writer is
 * anonymous. It ends soon after the identity token, so an open conversation gets `chat:open` again with the next one.
 */
export const chatHostMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('chat:open'),
    language: z.string().check(z.maxLength(35)),
    brand: z.string().check(z.maxLength(40)),
    market: z.string().check(z.maxLength(5)),
    token: z.optional(z.string().check(z.maxLength(4096))),
  }),
  z.object({ type: z.literal('chat:closed') }),
]);
export type ChatHostMessage = z.infer<typeof chatHostMessage>;
