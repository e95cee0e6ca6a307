import type { FastifyInstance } from 'fastify';
import { MESSAGING_PATH, outgoingMessage } from '@baize/contracts/messaging';
import * as z from 'zod/mini';
import type { SandboxConfig } from '../config.ts';
import type { LiveFeed } from '../LiveFeed.ts';
import { readBody, requireKey, requireOwnPage } from '../refusals.ts';
import type { Outbox } from './Outbox.ts';

export const OUTBOX_TOPIC = 'outbox';

const query = z.object({
  to: z.optional(z.string()),
  channel: z.optional(z.enum(['SMS', 'EMAIL'])),
  search: z.optional(z.string()),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(500))),
});

/** The SMS and email vendor: accepts messages with a key and shows them on its own page. */
export function registerOutbox(
  app: FastifyInstance,
  outbox: Outbox,
  config: SandboxConfig,
  feed: LiveFeed,
  now: () => Date,
): void {
  app.post(MESSAGING_PATH, async (request, reply) => {
    requireKey(request, config.messagingKey, 'messaging vendor');
    const message = outbox.accept(readBody(outgoingMessage, request.body, 'message'), now());
    return reply.status(202).send({ id: message.id, accepted: true });
  });
  app.get('/outbox/messages', async (request) => {
    const { to, channel, search, limit } = readBody(query, request.query, 'query');
    return outbox.find({
      ...(to !== undefined && { to }),
      ...(channel !== undefined && { channel }),
      ...(search !== undefined && { search }),
      ...(limit !== undefined && { limit }),
    });
  });
  app.delete('/outbox/messages', async (request, reply) => {
    requireOwnPage(request, config.publicUrl);
    outbox.clear();
    feed.publish(OUTBOX_TOPIC, { cleared: true });
    return reply.status(204).send();
  });
  app.get('/outbox/stream', (request, reply) => feed.subscribe(OUTBOX_TOPIC, request, reply));
}
