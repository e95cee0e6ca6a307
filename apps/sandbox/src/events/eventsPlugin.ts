import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EVENTS_PATH, siteEvent, type RecordedEvent } from '@baize/contracts/events';
import type { SandboxConfig } from '../config.ts';
import { KeyedJournal } from '../KeyedJournal.ts';
import type { LiveFeed } from '../LiveFeed.ts';
import { readBody, Refusal, requireOwnPage } from '../refusals.ts';

/** Maximum number of stored events. */
const LIMIT = 5000;
export const EVENTS_TOPIC = 'events';

export interface ReceivedEvent extends RecordedEvent {
  readonly id: string;
  readonly receivedAt: string;
}

/**
 * The party that records events (ruling 13). It accepts them from browsers on the site's origins and shows them on its
 * own page.
 */
export function registerEvents(
  app: FastifyInstance,
  config: SandboxConfig,
  feed: LiveFeed,
  now: () => Date,
): { counts(): number } {
  const journal = new KeyedJournal<ReceivedEvent>(join(config.dataDir, 'events.jsonl'), { limit: LIMIT });
  /** @throws Refusal 403 for pages of other origins */
  const admit = (request: FastifyRequest, reply: FastifyReply): void => {
    const { origin } = request.headers;
    if (origin === undefined || !config.siteOrigins.includes(origin)) {
      throw new Refusal(
        403,
        'events.foreign_page',
        'Events are accepted from the site’s own pages only. List their origins in SITE_ORIGINS (docs/configuration.md).',
      );
    }
    void reply.header('access-control-allow-origin', origin).header('vary', 'Origin');
  };
  app.options(EVENTS_PATH, async (request, reply) => {
    admit(request, reply);
    return reply
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '600')
      .status(204)
      .send();
  });
  app.post(EVENTS_PATH, async (request, reply) => {
    admit(request, reply);
    const event = journal.put({
      ...readBody(siteEvent, request.body, 'event'),
      id: randomUUID(),
      receivedAt: now().toISOString(),
    });
    feed.publish(EVENTS_TOPIC, event);
    return reply.status(204).send();
  });
  app.get('/events/list', async () => journal.all().reverse().slice(0, 500));
  app.delete('/events/list', async (request, reply) => {
    requireOwnPage(request, config.publicUrl);
    journal.clear();
    feed.publish(EVENTS_TOPIC, { cleared: true });
    return reply.status(204).send();
  });
  app.get('/events/stream', (request, reply) => feed.subscribe(EVENTS_TOPIC, request, reply));
  return { counts: () => journal.size };
}
