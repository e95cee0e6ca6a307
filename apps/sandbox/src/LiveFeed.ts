import type { FastifyReply, FastifyRequest } from 'fastify';

const KEEP_ALIVE_MS = 20_000;

/** Server-sent events for the sandbox's own pages: one topic per third party, each event a JSON value. */
export class LiveFeed {
  readonly #listeners = new Map<FastifyReply, string>();
  readonly #heartbeat: NodeJS.Timeout;

  constructor() {
    this.#heartbeat = setInterval(() => {
      for (const reply of this.#listeners.keys()) reply.raw.write(': still here\n\n');
    }, KEEP_ALIVE_MS);
    this.#heartbeat.unref();
  }

  /** Turns a request into a stream that ends when either side disconnects. */
  subscribe(topic: string, request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    reply.raw.write('retry: 1500\n\n');
    this.#listeners.set(reply, topic);
    request.raw.on('close', () => this.#listeners.delete(reply));
  }

  publish(topic: string, value: unknown): void {
    const frame = `data: ${JSON.stringify(value)}\n\n`;
    for (const [reply, subscribed] of this.#listeners) if (subscribed === topic) reply.raw.write(frame);
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const reply of this.#listeners.keys()) reply.raw.end();
    this.#listeners.clear();
  }
}
