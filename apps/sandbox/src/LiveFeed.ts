import type { FastifyReply, FastifyRequest } from 'fastify';

const KEEP_ALIVE_MS = 20_000;

/**
 * Server-sent events for the sandbox's own pages. A page follows one topic or several; each event is a JSON value, written
 * once for all that follow its topic.
 */
export class LiveFeed {
  readonly #listeners = new Map<FastifyReply, readonly string[]>();
  readonly #followers = new Map<string, Set<FastifyReply>>();
  readonly #heartbeat: NodeJS.Timeout;

  constructor() {
    this.#heartbeat = setInterval(() => {
      for (const reply of this.#listeners.keys()) reply.raw.write(': still here\n\n');
    }, KEEP_ALIVE_MS);
    this.#heartbeat.unref();
  }

  /** Turns a request into a stream that ends when either side disconnects. */
  subscribe(topics: string | readonly string[], request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    reply.raw.write('retry: 1500\n\n');
    const followed = typeof topics === 'string' ? [topics] : topics;
    this.#listeners.set(reply, followed);
    for (const topic of followed) {
      const known = this.#followers.get(topic) ?? new Set();
      this.#followers.set(topic, known.add(reply));
    }
    request.raw.on('close', () => this.#forget(reply));
  }

  publish(topic: string, value: unknown): void {
    const frame = `data: ${JSON.stringify(value)}\n\n`;
    for (const reply of this.#followers.get(topic) ?? []) reply.raw.write(frame);
  }

  /** How many pages follow a topic. */
  countOf(topic: string): number {
    return this.#followers.get(topic)?.size ?? 0;
  }

  #forget(reply: FastifyReply): void {
    for (const topic of this.#listeners.get(reply) ?? []) {
      const known = this.#followers.get(topic);
      known?.delete(reply);
      if (known?.size === 0) this.#followers.delete(topic);
    }
    this.#listeners.delete(reply);
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const reply of this.#listeners.keys()) reply.raw.end();
    this.#listeners.clear();
    this.#followers.clear();
  }
}
