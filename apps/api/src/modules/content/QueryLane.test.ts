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
const run = async (on: QueryLane, query: string, client?: string) =>
  (await on.run({ query, params: {}, returnQuery: false }, client)).answer;
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
