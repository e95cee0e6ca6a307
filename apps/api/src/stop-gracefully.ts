import type { FastifyInstance } from 'fastify';

export interface StopOptions {
  /** How long the process serves on after `/ready` has begun to fail, so that the load balancer notices. */
  readonly drainMs: number;
  /** When to give up on requests that do not end, counted from the start. */
  readonly capMs: number;
}

const IDLE_MS = 200;

/**
 * Stops the API without dropping requests: `/ready` fails first, then nothing new is accepted, sockets close with a
 * reason, running requests finish, and the database closes last.
 * @returns false if the time was over before everything had ended
 */
export async function stopGracefully(app: FastifyInstance, { drainMs, capMs }: StopOptions): Promise<boolean> {
  app.readiness.stop();
  let timer: NodeJS.Timeout | undefined;
  const cap = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), capMs);
  });
  let idle: NodeJS.Timeout | undefined;
  const stopped = new Promise((resolve) => setTimeout(resolve, Math.min(drainMs, capMs))).then(async () => {
    // A kept connection whose request ends now would stay open, waiting for the next one.
    idle = setInterval(() => {
      app.server.closeIdleConnections();
      app.operatorPlane?.server.server.closeIdleConnections();
    }, IDLE_MS);
    await app.close();
    return true as const;
  });
  try {
    return await Promise.race([stopped, cap]);
  } finally {
    clearTimeout(timer);
    clearInterval(idle);
  }
}
