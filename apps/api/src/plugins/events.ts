import fp from 'fastify-plugin';
import type { Database, Queryable } from './database.ts';

/** One channel on the wire carries every event; the name travels inside. */
const WIRE_CHANNEL = 'baize_events';

/** Says what happened, to every process on this database, once the transaction commits. */
export interface Events {
  /**
   * @param target the transaction the event belongs to (it leaves with the commit), or the database
   * @param payload plain data, at most about 7,900 bytes as JSON: send ids, not records
   */
  publish(target: Queryable, channel: string, payload: object): Promise<void>;
  /** @returns a function that ends the subscription */
  subscribe<Payload extends object>(channel: string, handler: (payload: Payload) => void | Promise<void>): () => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    events: Events;
  }
}

export const events = fp<{ database: Database }>(
  async (app, { database }) => {
    const handlers = new Map<string, Set<(payload: object) => void | Promise<void>>>();
    const stop = await database.listen(WIRE_CHANNEL, (text) => {
      let event: { channel: string; payload: object };
      try {
        event = JSON.parse(text) as typeof event;
      } catch {
        app.log.warn('an event that is not JSON was dropped');
        return;
      }
      for (const handler of handlers.get(event.channel) ?? []) {
        // A handler that fails stops neither the others nor the process.
        void (async () => handler(event.payload))().catch((fault: unknown) =>
          app.log.error({ err: fault, channel: event.channel }, 'event handler failed'),
        );
      }
    });
    app.addHook('onClose', async () => {
      await stop().catch(() => undefined);
    });
    app.decorate('events', {
      publish: (target: Queryable, channel: string, payload: object) =>
        database.notify(target, WIRE_CHANNEL, JSON.stringify({ channel, payload })),
      subscribe(channel, handler) {
        const set = handlers.get(channel) ?? new Set();
        handlers.set(channel, set);
        const own = (payload: object) => handler(payload as never);
        set.add(own);
        return () => {
          set.delete(own);
        };
      },
    } satisfies Events);
  },
  { name: 'events' },
);
