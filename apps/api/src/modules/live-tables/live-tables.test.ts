import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveTable } from '@baize/contracts/live-tables';
import { httpLiveTables } from '../../ports/live-tables/http-live-tables.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { contentModuleWith } from '../content/index.ts';
import { FRESH_MS, STALE_MS } from '../../ports/feed-snapshot.ts';
import { tableSnapshot } from './table-snapshot.ts';
import { liveTablesModule } from './index.ts';

const AT = Date.UTC(2026, 10, 26);
const table = (tableId: string, over: Partial<LiveTable> = {}): LiveTable => ({
  tableId,
  open: true,
  dealer: { name: 'Clara' },
  betLimits: [],
  seats: null,
  seatsTaken: null,
  players: 41,
  lastResults: ['17', '0'],
  updatedAt: new Date(AT).toISOString(),
  ...over,
});

describe('what an instance knows of the tables', () => {
  const start = () => {
    const feed = { asked: 0, answer: (): Promise<readonly LiveTable[]> => Promise.resolve([table('1')]) };
    const clock = { now: AT };
    const faults: unknown[] = [];
    const snapshot = tableSnapshot(
      {
        tables: () => {
          feed.asked += 1;
          return feed.answer();
        },
      },
      () => clock.now,
      (fault) => faults.push(fault),
    );
    return { feed, clock, faults, snapshot };
  };
  it('is asked for once, however many ask, and again when it is old', async () => {
    const { feed, clock, snapshot } = start();
    await Promise.all(Array.from({ length: 50 }, () => snapshot.refresh()));
    expect([feed.asked, snapshot.of('1')?.stale, snapshot.of('2')]).toEqual([1, false, undefined]);
    clock.now += FRESH_MS;
    await snapshot.refresh();
    expect(feed.asked).toBe(2);
  });
  it('stays, and grows stale, while the feed fails; the feed is asked less and less', async () => {
    const { feed, clock, faults, snapshot } = start();
    await snapshot.refresh();
    feed.answer = () => Promise.reject(new Error('down'));
    for (let second = 0; second <= STALE_MS / 1000 + 1; second += 1) {
      clock.now += 1000;
      await snapshot.refresh();
    }
    expect(snapshot.of('1')).toMatchObject({ players: 41, stale: true });
    expect(feed.asked).toBeLessThan(7);
    expect(faults).toHaveLength(feed.asked - 1);
  });
  it('is stale if the feed answers, but has not heard of the table', async () => {
    const { clock, snapshot } = start();
    clock.now += STALE_MS + 1;
    await snapshot.refresh();
    expect(snapshot.of('1')?.stale).toBe(true);
  });
});

describe('the feed over HTTP', () => {
  let server: Server;
  let answer: { status: number; body: string };
  let key: string | undefined;
  beforeAll(async () => {
    server = createServer((request, response) => {
      key = request.headers.authorization;
      response.writeHead(answer.status).end(answer.body);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => {
    server.close();
  });
  const read = () =>
    httpLiveTables({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'the key' }).tables();

  it('carries the key and reads the tables', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => table(String(index)));
    answer = { status: 200, body: JSON.stringify({ data: many }) };
    expect(await read()).toHaveLength(10_000);
    expect(key).toBe('Bearer the key');
  });
  it.each([
    ['no JSON', 200, 'busy'],
    ['garbage', 200, '{"data":[{"tableId":1}]}'],
    ['less than no players', 200, JSON.stringify({ data: [table('1', { players: -1 })] })],
    ['a failure', 503, '{}'],
  ])('takes %s for no answer', async (_, status, body) => {
    answer = { status, body };
    await expect(read()).rejects.toThrow(/The table feed/);
  });
});

describe('GET /live/tables', () => {
  let test: TestApp;
  let live: { id: string; limits: readonly { currency: string }[] };
  let slot: string;
  beforeAll(async () => {
    const feed: LiveTable[] = [];
    test = await buildTestApp({
      modules: [contentModuleWith({ games: 400 }), liveTablesModule],
      ports: { liveTables: { tables: () => Promise.resolve(feed) } },
    });
    const games = Array.from({ length: 400 }, (_, index) => test.app.catalogue.gameById(String(10_001 + index)));
    const first = games.find((game) => game?.type === 'liveCasinoGames');
    live = { id: first?.id ?? '', limits: first?.betLimits ?? [] };
    slot = games.find((game) => game?.type === 'casinoGames')?.id ?? '';
    feed.push(
      table(live.id, { updatedAt: test.app.clock.now().toISOString() }),
      table(slot),
      table('not-in-the-catalogue'),
    );
  });
  const ask = (ids: string) => test.app.inject(`/api/v1/live/tables?gameIds=${ids}&currency=NOK`);

  it('answers for tables of the catalogue, with the limits that they publish in the currency', async () => {
    const { statusCode, body } = await ask(`${live.id},${live.id},${slot},not-in-the-catalogue,99999`);
    expect(statusCode).toBe(200);
    const { data } = JSON.parse(body) as { data: (LiveTable & { stale: boolean })[] };
    expect(data.map(({ tableId, stale, players }) => [tableId, stale, players])).toEqual([[live.id, false, 41]]);
    expect(data[0]?.betLimits).toEqual(live.limits.filter(({ currency }) => currency === 'NOK'));
  });
  it('refuses a list without end', async () => {
    expect((await ask('1'.repeat(2001))).statusCode).toBe(400);
  });
});
