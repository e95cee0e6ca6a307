import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { doRegularly } from './do-regularly.ts';

const EVERY = 1000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** An app that does one piece of work regularly; each turn ends when the test says so. */
async function appWith(mode: 'demo' | 'test') {
  const lines: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  const app = Fastify({ logger: { level: 'error', stream } });
  app.decorate('env', { mode } as never);
  const turns: PromiseWithResolvers<void>[] = [];
  doRegularly(app, {
    every: EVERY,
    failure: 'the work could not be done',
    run() {
      const turn = Promise.withResolvers<void>();
      turns.push(turn);
      return turn.promise;
    },
  });
  await app.ready();
  return { app, lines, turns };
}

describe('regular work', () => {
  it('starts again and again, but never while it still runs', async () => {
    const { app, turns } = await appWith('demo');
    expect(turns).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(3 * EVERY);
    expect(turns).toHaveLength(1);
    turns[0]?.resolve();
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(turns).toHaveLength(2);
    turns[1]?.resolve();
    await app.close();
  });

  it('goes on after a failure, which the log tells', async () => {
    const { app, lines, turns } = await appWith('demo');
    await vi.advanceTimersByTimeAsync(EVERY);
    turns[0]?.reject(new Error('no connection'));
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(turns).toHaveLength(2);
    expect(lines.join('')).toContain('the work could not be done');
    turns[1]?.resolve();
    await app.close();
  });

  it('ends before the app has closed, and does not start again', async () => {
    const { app, turns } = await appWith('demo');
    await vi.advanceTimersByTimeAsync(EVERY);
    let isClosed = false;
    const closing = app.close().then(() => (isClosed = true));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isClosed).toBe(false);
    turns[0]?.resolve();
    await closing;
    await vi.advanceTimersByTimeAsync(2 * EVERY);
    expect(turns).toHaveLength(1);
  });

  it('never starts by itself in a test', async () => {
    const { app, turns } = await appWith('test');
    await vi.advanceTimersByTimeAsync(2 * EVERY);
    expect(turns).toHaveLength(0);
    await app.close();
  });
});
