import type { FastifyInstance } from 'fastify';

/** Work that a process does again and again, besides answering calls. */
export interface RegularWork {
  /** Milliseconds from one start to the next. */
  readonly every: number;
  readonly run: () => Promise<unknown>;
  /** What the log says when it fails; the next start tries again. */
  readonly failure: string;
}

/**
 * Does work regularly until the app closes, which waits for it. A start is left out while the work still runs, so that
 * slow work does not pile up. In tests nothing runs by itself: they call the work when they need it.
 */
export function doRegularly(app: FastifyInstance, { every, run, failure }: RegularWork): void {
  if (app.env.mode === 'test') return;
  let running: Promise<void> | null = null;
  const work = async (): Promise<void> => {
    try {
      await run();
    } catch (fault) {
      app.log.error({ err: fault }, failure);
    }
  };
  const timer = setInterval(() => {
    running ??= work().finally(() => {
      running = null;
    });
  }, every);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
