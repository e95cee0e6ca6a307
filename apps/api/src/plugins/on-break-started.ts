import fp from 'fastify-plugin';

/** A break that a player has just taken. */
export interface BreakTaken {
  readonly playerId: string;
  readonly status: 'TIMEOUT' | 'SELF_EXCLUDED';
  /** Null: a self-exclusion without an end. */
  readonly until: Date | null;
}

type Handler = (taken: BreakTaken) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Registers a module's work after a break has started. A failure in it is logged; the break applies all the same. */
    onBreakStarted(handler: Handler): void;
    /** Called by the player module once the break applies to all of the person's accounts. */
    breakStarted: Handler;
  }
}

/** Lets modules react to a break without the player module knowing them. */
export const onBreakStarted = fp(
  async (app) => {
    const handlers: Handler[] = [];
    app.decorate('onBreakStarted', (handler: Handler) => {
      handlers.push(handler);
    });
    app.decorate('breakStarted', async (taken: BreakTaken) => {
      for (const handler of handlers)
        await handler(taken).catch((fault: unknown) =>
          app.log.error({ err: fault, playerId: taken.playerId }, 'what follows a break could not be done'),
        );
    });
  },
  { name: 'on-break-started' },
);
