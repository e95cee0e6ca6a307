import fp from 'fastify-plugin';
import { Gauge } from 'prom-client';
import { openDatabaseEvents } from '../ports/events/database-events.ts';
import { MAX_EVENT_BYTES, type EventListener, type EventsPort } from '../ports/events/port.ts';
import type { Database, Queryable } from './database.ts';

/** One kind of event with the type of its payload; held by the module that opened it. */
export interface EventChannel<Payload extends object> {
  /**
   * Sends an event to every instance, this one included, once the transaction has committed.
   * @param target the transaction that the event belongs to, or the database
   * @param payload plain data, at most `MAX_EVENT_BYTES` bytes as JSON: send ids, not records
   * @throws Error for a payload above that size
   */
  publish(target: Queryable, payload: Payload): Promise<void>;
  /** @returns a function that ends the subscription */
  subscribe(handler: (payload: Payload) => void | Promise<void>): () => void;
}

/** Tells every API instance what has happened. */
export interface Events {
  /**
   * Opens a channel. Its name is what travels between the instances, so it must stay the same from version to version.
   * @param name begins with the module's name: `site.flags`
   * @throws Error when the name is taken: the subscribers of one channel would get the payloads of the other
   */
  open<Payload extends object>(name: string): EventChannel<Payload>;
  /**
   * Calls the handler after a lost connection has been restored. Events may have been missed, so a subscriber that keeps
   * state reads it again.
   * @returns a function that ends the subscription
   */
  onGap(handler: () => void | Promise<void>): () => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    events: Events;
  }
}

/** Events between instances, over LISTEN/NOTIFY or, with NATS_URL, over NATS (docs/decisions/0039). */
export const events = fp<{ database: Database }>(
  async (app, { database }) => {
    const handlers = new Map<string, Set<(payload: object) => void | Promise<void>>>();
    const gapHandlers = new Set<() => void | Promise<void>>();
    const gaps = app.metrics.counter('baize_events_gaps_total', 'Restored connections; events may have been missed.');
    /** A handler that fails stops neither the others nor the process. */
    const run = (handler: () => void | Promise<void>, channel: string) =>
      void (async () => handler())().catch((fault: unknown) =>
        app.log.error({ err: fault, channel }, 'event handler failed'),
      );
    const listener: EventListener = {
      onMessage(message) {
        let event: { channel: string; payload: object };
        try {
          event = JSON.parse(message) as typeof event;
        } catch {
          app.log.warn('dropped an event that is not JSON');
          return;
        }
        for (const handler of handlers.get(event.channel) ?? []) run(() => handler(event.payload), event.channel);
      },
      onGap() {
        gaps.inc();
        app.log.warn('the events connection is restored; subscribers read their state again');
        for (const handler of gapHandlers) run(handler, 'gap');
      },
      onFault: (fault, what) => app.log.warn({ err: fault }, what),
    };
    const port: EventsPort = app.env.events.url
      ? await (
          await import('../ports/events/nats-events.ts')
        ).openNatsEvents({ url: app.env.events.url, subject: app.env.events.subject }, listener)
      : await openDatabaseEvents(database, listener);
    new Gauge({
      name: 'baize_events_connected',
      help: '1 while this process receives events of the other instances.',
      registers: [app.metrics.registry],
      collect() {
        this.set(port.isConnected ? 1 : 0);
      },
    });
    app.addHook('onClose', async () => {
      await port.close().catch((fault: unknown) => app.log.warn({ err: fault }, 'events did not close cleanly'));
    });
    app.decorate('events', {
      open<Payload extends object>(name: string) {
        if (handlers.has(name))
          throw new Error(
            `The event channel ${name} is opened twice. Each channel has one owner: give one of the two another name, or publish through the module that has opened it.`,
          );
        const own = new Set<(payload: object) => void | Promise<void>>();
        handlers.set(name, own);
        return {
          async publish(target, payload) {
            const message = JSON.stringify({ channel: name, payload });
            const bytes = Buffer.byteLength(message);
            if (bytes > MAX_EVENT_BYTES)
              throw new Error(
                `An event of channel ${name} has ${bytes} bytes; at most ${MAX_EVENT_BYTES} fit. Send ids and let subscribers read the records.`,
              );
            await port.publish(target, message);
          },
          subscribe(handler) {
            const called = (payload: object) => handler(payload as Payload);
            own.add(called);
            return () => {
              own.delete(called);
            };
          },
        } satisfies EventChannel<Payload>;
      },
      onGap(handler) {
        gapHandlers.add(handler);
        return () => {
          gapHandlers.delete(handler);
        };
      },
    } satisfies Events);
  },
  { name: 'events', dependencies: ['operations'] },
);
