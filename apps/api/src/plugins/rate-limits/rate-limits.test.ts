import { defineRoute } from '@baize/contracts/route';
import fp from 'fastify-plugin';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiModule } from '../../api-module.ts';
import { describeOnBoth, type TestApp } from '../../testing/buildTestApp.ts';
import { route } from '../contract-routes.ts';
import { SharedCounters, type AddedCount } from './SharedCounters.ts';

/** Shared counts of a test, with a database's delay. */
function sharedCounts() {
  const rows = new Map<string, { count: number; endsAt: number }>();
  const state = { statements: 0, isDown: false };
  const exchange = async (added: readonly AddedCount[]) => {
    state.statements += 1;
    await new Promise((resolve) => setTimeout(resolve, 2));
    if (state.isDown) throw new Error('the database is down');
    return added.map(({ key, count, windowMs }) => {
      const known = rows.get(key);
      const row =
        known && known.endsAt > performance.now()
          ? { ...known, count: known.count + count }
          : { count, endsAt: performance.now() + windowMs };
      rows.set(key, row);
      return { key, count: row.count, ttlMs: row.endsAt - performance.now() };
    });
  };
  return { state, exchange };
}
const ignore = () => undefined;
const allowed = (counts: readonly { readonly current: number }[], max: number) =>
  counts.filter(({ current }) => current <= max).length;

describe('shared counts', () => {
  it('let exactly the limit pass on any number of instances, in any order', async () => {
    const { exchange } = sharedCounts();
    const instances = Array.from({ length: 3 }, () => new SharedCounters(exchange, ignore));
    const calls: Promise<{ readonly current: number }>[] = [];
    for (let call = 0; call < 60; call += 1) {
      const instance = instances[call % 3];
      if (instance) calls.push(instance.add('client', 60_000, 20));
      if (call % 7 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(allowed(await Promise.all(calls), 20)).toBe(20);
  });
  it('number the calls of a burst consecutively, even during an exchange', async () => {
    const { exchange } = sharedCounts();
    const counters = new SharedCounters(exchange, ignore);
    const first = [counters.add('client', 60_000, 50), counters.add('client', 60_000, 50)];
    await new Promise((resolve) => setTimeout(resolve, 1));
    const second = [counters.add('client', 60_000, 50), counters.add('client', 60_000, 50)];
    expect((await Promise.all([...first, ...second])).map(({ current }) => current)).toEqual([1, 2, 3, 4]);
  });
  it('need few statements for a generous limit, and agree from half of it on', async () => {
    const { exchange, state } = sharedCounts();
    const [one, two] = [new SharedCounters(exchange, ignore), new SharedCounters(exchange, ignore)];
    for (let call = 0; call < 100; call += 1) expect((await one.add('client', 60_000, 600)).current).toBe(call + 1);
    expect(state.statements).toBe(0);
    await one.flush();
    expect(state.statements).toBe(1);
    await two.add('client', 60_000, 600);
    await two.flush();
    expect((await two.add('client', 60_000, 600)).current).toBe(102);
    const rest = [];
    for (let call = 0; call < 700; call += 1) rest.push(await one.add('client', 60_000, 600));
    expect(allowed(rest, 600)).toBeLessThanOrEqual(600 - 100);
    expect(allowed(rest, 600)).toBeGreaterThanOrEqual(600 - 103);
  });
  it('cost nothing for a client above its limit, and count clients separately', async () => {
    const { exchange, state } = sharedCounts();
    const counters = new SharedCounters(exchange, ignore);
    for (let call = 0; call < 5; call += 1) await counters.add('flood', 60_000, 3);
    const before = state.statements;
    for (let call = 0; call < 1000; call += 1)
      expect((await counters.add('flood', 60_000, 3)).current).toBeGreaterThan(3);
    expect(state.statements).toBe(before);
    expect((await counters.add('other', 60_000, 3)).current).toBe(1);
  });
  it('reset when the window ends', async () => {
    const { exchange } = sharedCounts();
    const counters = new SharedCounters(exchange, ignore);
    expect((await counters.add('client', 60, 2)).current).toBe(1);
    expect((await counters.add('client', 60, 2)).current).toBe(2);
    expect((await counters.add('client', 60, 2)).current).toBe(3);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect((await counters.add('client', 60, 2)).current).toBe(1);
  });
  it('stay in the process while the database is unreachable, and are shared afterwards', async () => {
    const { exchange, state } = sharedCounts();
    const faults: unknown[] = [];
    const [one, two] = [
      new SharedCounters(exchange, (fault) => faults.push(fault)),
      new SharedCounters(exchange, ignore),
    ];
    state.isDown = true;
    for (let call = 1; call <= 4; call += 1) expect((await one.add('client', 60_000, 3)).current).toBe(call);
    expect(faults.length).toBeGreaterThan(0);
    state.isDown = false;
    await one.flush();
    expect((await two.add('client', 60_000, 3)).current).toBe(5);
  });
});

const call = defineRoute({
  id: 'limitedProbe',
  method: 'GET',
  base: 'v1',
  path: '/limited-probe',
  auth: 'public',
  anywhere: 'information',
  source: 'test',
  summary: 'A call with a limit.',
});
const probe: ApiModule = {
  name: 'limited-probe',
  plugin: fp(async (app) => route(app, call, () => undefined, { rateLimit: 6 }), { name: 'limited-probe' }),
};

describeOnBoth('rate limits of two instances', (makeApp, kind) => {
  let one: TestApp;
  let two: TestApp;
  beforeAll(async () => {
    const options = { modules: [probe], env: { RATE_LIMIT_FACTOR: '1' } };
    one = await makeApp(options);
    // The embedded database belongs to one process, so there is no second instance to count with.
    two = kind === 'postgres' ? await makeApp(options) : one;
  });
  const get = (test: TestApp, remoteAddress: string) =>
    test.app.inject({ url: '/api/v1/limited-probe', remoteAddress });

  it('count together, client by client, and say when to retry', async () => {
    const answers = [];
    // The plugin's own memory store refuses a whole parallel burst, so on PGlite the calls come one after the other.
    if (kind === 'pglite') for (let index = 0; index < 20; index += 1) answers.push(await get(one, '198.51.100.7'));
    else
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, (_unused, index) => get(index % 2 === 0 ? one : two, '198.51.100.7')),
        )),
      );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array<number>(6).fill(204),
      ...Array<number>(14).fill(429),
    ]);
    const refused = await get(two, '198.51.100.7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await get(one, '198.51.100.8')).statusCode).toBe(204);
  });
  it.runIf(kind === 'postgres')('keep no addresses in the database', async () => {
    const rows = await one.db.query<{ key: string }>('select key from rate_limit_count');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('198.51.100');
  });
});
