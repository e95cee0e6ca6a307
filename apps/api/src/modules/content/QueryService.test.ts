import { afterEach, expect, it } from 'vitest';
import { QueryService } from './QueryService.ts';

/** A fresh thread loads the query engine before it answers, which takes seconds on a busy machine. */
const LONG_MS = 60_000;
const services: QueryService[] = [];
afterEach(() => Promise.all(services.splice(0).map((made) => made.close())));

it(
  'a query that another client’s full queue refuses: runs for those who asked for the same, and is charged to one of them',
  async () => {
    const service = new QueryService({ data: { documents: [] } });
    services.push(service);
    const charged = new Map<string, number[]>();
    const ask = (query: string, client: string) =>
      service.run({ query, params: {}, returnQuery: false }, { client, network: client }, (ms) => {
        charged.set(client, [...(charged.get(client) ?? []), ms]);
      });
    // 32 wait, which is all that one network may have, because the thread has not started yet.
    const flood = Array.from({ length: 32 }, (_, index) => ask(`${index} + 1`, 'flood'));
    const refused = ask('"shared"', 'flood');
    const joined = [ask('"shared"', 'one'), ask('"shared"', 'two')];
    expect(await refused).toMatchObject({ ok: false, kind: 'busy' });
    expect(await Promise.all(joined)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await Promise.all(flood)).toMatchObject(flood.map(() => ({ ok: true })));
    expect([charged.get('one'), charged.get('two')]).toMatchObject([[expect.any(Number)], [0]]);
  },
  LONG_MS,
);
