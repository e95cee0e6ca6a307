import { afterEach, expect, it } from 'vitest';
import { ImagePool, ImagesBusy, type DrawOptions } from './ImagePool.ts';

/** A fresh process loads the composer before it draws, which takes seconds on a busy machine. */
const LONG_MS = 120_000;
const spec = { kind: 'game', seed: 'lucky-lantern', title: 'Lucky Lantern', width: 300, height: 300 } as const;
const quick = { spec, width: 300, height: 300, format: 'svg', quality: 75 } as const;
/** Takes minutes. */
const endless = { spec, width: 9000, height: 9000, format: 'avif', quality: 100 } as const;
const from = (client: string, network = client): DrawOptions => ({ source: { client, network } });
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

let pool: ImagePool;
afterEach(() => pool.close());

it(
  'lets networks and their clients take turns, so that the many pictures of one delay another’s by one',
  async () => {
    pool = new ImagePool({ processes: 1 });
    const order: string[] = [];
    const asked = [...Array.from({ length: 20 }, (_, index) => `flood ${index}`), 'other'];
    await Promise.all(
      asked.map(async (name) => {
        await pool.draw(name, quick, from(name, name === 'other' ? name : 'flood'));
        order.push(name);
      }),
    );
    // One is drawn already, and one network has the turn before.
    expect(order.indexOf('other')).toBeLessThan(3);
    expect(order).toHaveLength(21);
  },
  LONG_MS,
);

it(
  'draws a picture once for all that ask, in the turn that comes first, and for the time of one of them',
  async () => {
    pool = new ImagePool({ processes: 1 });
    const order: string[] = [];
    const paid: [string, boolean][] = [];
    const draw = async (key: string, client: string) => {
      const onRun = (ms: number) => paid.push([`${key} of ${client}`, ms > 0]);
      order.push(`${key} ${(await pool.draw(key, quick, { ...from(client), onRun })).length}`);
    };
    const flood = ['a', 'b', 'c', 'd', 'wanted'].map((key) => draw(key, 'flood'));
    await Promise.all([...flood, draw('wanted', 'other')]);
    const size = order[0]?.slice(2) ?? '';
    expect(order).toEqual(['a', 'b', 'wanted', 'wanted', 'c', 'd'].map((key) => `${key} ${size}`));
    expect(paid.filter(([, isPaid]) => !isPaid)).toEqual([['wanted of flood', false]]);
    expect(paid).toHaveLength(6);
  },
  LONG_MS,
);

it(
  'goes on after a picture that cannot be drawn',
  async () => {
    pool = new ImagePool({ processes: 1 });
    const broken = pool.draw('broken', { ...quick, format: 'png', width: -1 });
    const sound = pool.draw('sound', quick);
    await expect(broken).rejects.toThrow('A picture could not be drawn');
    expect((await sound).length).toBeGreaterThan(0);
  },
  LONG_MS,
);

it('refuses pictures beyond its limit, those of the network with the most first, and all when it closes', async () => {
  pool = new ImagePool({ processes: 1, queueLimit: 8 });
  const ask = async (network: string, count: number) => {
    const drawings = Array.from({ length: count }, (_, index) =>
      pool.draw(`${network} ${index}`, endless, from(network)),
    );
    const results = await Promise.allSettled(drawings);
    const faults = results.map((result) => (result.status === 'rejected' ? (result.reason as Error) : null));
    expect(faults.every((fault) => fault instanceof ImagesBusy)).toBe(true);
    return faults.filter((fault) => fault?.message.startsWith('too many')).length;
  };
  // The first one is drawn, four wait, which is half of the queue, and one is refused; another makes room later.
  const refused = Promise.all([ask('one', 6), ask('two', 4), ask('three', 1)]);
  await pool.close();
  expect(await refused).toEqual([2, 0, 0]);
  expect(pool.pids).toEqual([]);
});

it(
  'kills a drawing that takes too long together with its process, charges its time, and draws the next one',
  async () => {
    pool = new ImagePool({ processes: 1, timeLimit: 8000 });
    let paid = 0;
    const onRun = (ms: number) => {
      paid = ms;
    };
    const slow = pool.draw('slow', endless, { ...from('a'), onRun });
    const [pid = 0] = pool.pids;
    const next = pool.draw('next', quick, from('b'));
    expect(isAlive(pid)).toBe(true);
    await expect(slow).rejects.toThrow(ImagesBusy);
    expect(paid).toBeGreaterThanOrEqual(7900);
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect((await next).length).toBeGreaterThan(0);
  },
  LONG_MS,
);

it(
  'draws nothing for a client that has gone, and kills what it has begun',
  async () => {
    pool = new ImagePool({ processes: 1, timeLimit: LONG_MS });
    const gone = new AbortController();
    const drawn: number[] = [];
    const options = { ...from('a'), signal: gone.signal, onRun: (ms: number) => drawn.push(ms) };
    const asked = Promise.allSettled(Array.from({ length: 50 }, (_, index) => pool.draw(`${index}`, endless, options)));
    const [pid = 0] = pool.pids;
    gone.abort();
    for (const result of await asked) expect(result.status).toBe('rejected');
    expect(drawn).toEqual(Array<number>(49).fill(0));
    expect((await pool.draw('next', quick, from('b'))).length).toBeGreaterThan(0);
    expect([isAlive(pid), drawn.length, (drawn[49] ?? 0) >= 900]).toEqual([false, 50, true]);
    await expect(pool.draw('late', quick, options)).rejects.toThrow(ImagesBusy);
  },
  LONG_MS,
);
