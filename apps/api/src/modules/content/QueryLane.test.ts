import { afterEach, describe, expect, it } from 'vitest';
import type { ContentDocument } from '@baize/contracts/content';
import { QueryLane, type LaneOptions } from './QueryLane.ts';

/** A fresh thread loads the query engine before it answers, which takes seconds on a busy machine. */
const LONG_MS = 60_000;
const DOCUMENTS = Array.from({ length: 300 }, (_, index) => ({
  _id: `game-${index}`,
  _type: 'game',
  name: `aabbccddeeff ${index}`,
})) as unknown as readonly ContentDocument[];
const ENDLESS = 'count(*[count(*[count(*[name match "*a*b*c*d*e*f*" && ^.name != ^.^.name]) > 1]) > 1])';

const lanes: QueryLane[] = [];
function lane(options: Partial<LaneOptions> = {}): QueryLane {
  const made = new QueryLane({ data: { documents: DOCUMENTS }, timeLimit: 5000, queueLimit: 32, ...options });
  lanes.push(made);
  return made;
}
const run = async (on: QueryLane, query: string, client?: string, network = client ?? '') =>
  (await on.run({ query, params: {}, returnQuery: false }, client === undefined ? undefined : { client, network }))
    .answer;
afterEach(() => Promise.all(lanes.splice(0).map((made) => made.close())));

describe('a query thread', () => {
  it(
    'is replaced when a query exceeds its time, and the waiting queries are answered',
    async () => {
      // The others wait longer than the limit: a query's time begins when it runs.
      const queries = lane({ timeLimit: 1000 });
      const answers = Promise.all([run(queries, ENDLESS), run(queries, '1 + 1'), run(queries, 'count(*)')]);
      expect(await answers).toMatchObject([{ ok: false, kind: 'timeout' }, { ok: true }, { ok: true }]);
    },
    LONG_MS,
  );

  it(
    'charges processor time, and the time limit for a query that exceeds it, however late the timer is',
    async () => {
      const queries = lane({ timeLimit: 1000 });
      const costOf = async (query: string) => (await queries.run({ query, params: {}, returnQuery: false })).ms;
      expect(await costOf(ENDLESS)).toBe(1000);
      // The new thread loads its engine first, which takes longer than the limit.
      const asked = performance.now();
      const ms = await costOf('count(*)');
      expect(ms).toBeGreaterThan(0);
      expect(ms).toBeLessThan(Math.min(performance.now() - asked, 1000));
    },
    LONG_MS,
  );

  it(
    'refuses queries beyond the limit of its queue and answers the others',
    async () => {
      const queries = lane({ queueLimit: 4 });
      const answers = await Promise.all(Array.from({ length: 10 }, () => run(queries, '1 + 1')));
      expect(answers.map((answer) => (answer.ok ? 'answered' : answer.kind))).toEqual([
        ...Array<string>(4).fill('answered'),
        ...Array<string>(6).fill('busy'),
      ]);
    },
    LONG_MS,
  );

  it(
    'lets clients take turns, so that the many queries of one delay another’s by one',
    async () => {
      const queries = lane({ queueLimit: 40 });
      const order: string[] = [];
      const asked = Array.from({ length: 30 }, (_, index) => ['flood', `${index} + 1`] as const);
      const answers = [...asked, ['other', '1 + 1'] as const].map(async ([client, query]) => {
        const answer = await run(queries, query, client);
        if (answer.ok) order.push(client);
        return answer.ok;
      });
      // A client may fill half of the queue.
      expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(21);
      expect(order.indexOf('other')).toBeLessThan(2);
    },
    LONG_MS,
  );

  it(
    'lets networks take turns, so that the thousands of clients of one delay another’s by one',
    async () => {
      const attack = Array.from({ length: 30 }, (_, index) => `2001:db8:1:${index}::/64`);
      /** How many of the attacker's queries run before another client's. */
      const ahead = async (networkOf: (client: string) => string) => {
        const queries = lane({ queueLimit: 100 });
        const order: string[] = [];
        await Promise.all(
          [...attack, '192.0.2.7'].map(async (client, index) => {
            await run(queries, `${index} + 1`, client, networkOf(client));
            order.push(client);
          }),
        );
        return order.indexOf('192.0.2.7');
      };
      const flat = await ahead((client) => client);
      const byNetwork = await ahead((client) => (client.startsWith('2001:db8:1:') ? '2001:db8:1::/48' : client));
      expect([flat, byNetwork < 2]).toEqual([30, true]);
    },
    LONG_MS,
  );

  it(
    'refuses the network that waits for most when the queue is full, and lets the others in',
    async () => {
      const queries = lane({ queueLimit: 8 });
      const floods = ['one', 'two', 'three'].flatMap((network) =>
        Array.from({ length: 4 }, (_, index) => run(queries, `${index} + 1`, `${network} ${index}`, network)),
      );
      // The first one may run already; the others fill the queue.
      const polite = ['a', 'b', 'c', 'd'].map((client) => run(queries, '2 + 2', client));
      expect((await Promise.all(polite)).every(({ ok }) => ok)).toBe(true);
      const refused = (await Promise.all(floods)).filter(({ ok }) => !ok).length;
      expect(refused).toBeGreaterThanOrEqual(12 - 8 + 3);
    },
    LONG_MS,
  );

  it(
    'that cannot start leaves no query without an answer',
    async () => {
      const queries = lane({ data: { documents: [null] as unknown as readonly ContentDocument[] } });
      const answers = await Promise.all([run(queries, '1 + 1'), run(queries, '2 + 2')]);
      expect(answers).toMatchObject([
        { ok: false, kind: 'busy' },
        { ok: false, kind: 'busy' },
      ]);
      expect(await run(queries, '3 + 3')).toMatchObject({ ok: false, kind: 'busy' });
    },
    LONG_MS,
  );
});
