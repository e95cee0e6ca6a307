import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { listTransactions, stake } from '@baize/api/bench';
import { sign } from '@baize/contracts/signature';
import { WebSocket } from 'ws';
import { load, loadOf, median, medianLoad, quantile, type Load } from './measure.ts';
import { throwAwayPostgres } from './postgres.ts';
import { machine, type Bench, type Row } from './report.ts';
import { makePlayers, openApp, Server, type App } from './wallet-bed.ts';
import { floorClients, makeFloor } from './wallet-floor.ts';

const PLAYERS = 1000;
const CLIENTS = [1, 8, 32] as const;
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const rate = (run: Load): string => `${Math.round(run.perSecond)}/s, p99 ${run.p99.toFixed(1)} ms`;
const numbers = (run: Load): Record<string, number> => ({ ...run });

const game = { gameId: 'bench', roundId: 'round', title: 'Bench' };
const bet = (app: App, playerId: string) =>
  app.wallet.move(stake({ reference: randomUUID(), playerId, currency: 'EUR' }, 100, 'CASINO', game));

function post(
  agent: Agent,
  port: number,
  path: string,
  body: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

async function overHttp(app: App, server: Server, players: readonly string[], milliseconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const secret = app.env.studio.secretOf('quickspin') ?? '';
  const signed = async (path: string, payload: object) => {
    const body = JSON.stringify(payload);
    return post(agent, server.port, `/api/v1/studio/wallet/${path}`, body, {
      'x-baize-studio': 'quickspin',
      'x-baize-signature': sign(secret, `POST /api/v1/studio/wallet/${path}`, body),
    });
  };
  const sessions: string[] = [];
  for (const playerId of players.slice(0, 200)) {
    const token = await app.studio.openGameSession({
      playerId,
      brand: 'northlight',
      studio: 'quickspin',
      gameId: 'bench',
      gameTitle: 'Bench',
      vertical: 'CASINO',
      currency: 'EUR',
      language: 'en',
      country: 'FI',
    });
    const seat = await signed('authenticate', { token, gameId: 'bench' });
    if (seat.status !== 200) throw new Error(`A launch token was answered ${seat.status}: ${seat.text}`);
    sessions.push((JSON.parse(seat.text) as { sessionId: string }).sessionId);
  }
  const result = await load(8, milliseconds, async () => {
    const answer = await signed('bet', {
      sessionId: pick(sessions),
      gameId: 'bench',
      roundId: 'r',
      transactionId: randomUUID(),
      amount: 1,
      currency: 'EUR',
    });
    if (answer.status !== 200) throw new Error(`A bet over HTTP was answered ${answer.status}: ${answer.text}`);
  });
  agent.destroy();
  return result;
}

/** Fills a player's history without going through the ledger: only reading is measured on it. */
async function fillHistory(app: App, playerId: string, entries: number): Promise<void> {
  await app.db.query(
    `insert into wallet_transaction (player_id, seq, reference_id, created_at, amount, bonus_amount, balance_after, main_after, bonus_after, type, category, status, wallet, shown, settled, description, game_id, round_id)
     select $1, n, gen_random_uuid(), timestamptz '2025-01-01' + n * interval '20 seconds', -100, 0, 0, 0, 0, 'BET', 'CASINO', 'SUCCESS', 'MAIN', true, false, 'Bench', 'bench', 'r' from generate_series(1::bigint, $2::bigint) n`,
    [playerId, entries],
  );
}

async function historyCost(
  app: App,
  playerId: string,
  entries: number,
): Promise<{ page: number; deep: number; window: number }> {
  const [middle] = await app.db.query<{ reference_id: string }>(
    'select reference_id from wallet_transaction where player_id = $1 and seq = $2',
    [playerId, Math.ceil(entries / 2)],
  );
  const timed = async (query: object): Promise<number> => {
    const latencies: number[] = [];
    for (let call = 0; call < 400; call += 1) {
      const start = performance.now();
      const page = await listTransactions(app, playerId, query);
      if (page.length !== 10) throw new Error('A page of the history was not full, so it measures nothing.');
      latencies.push(performance.now() - start);
    }
    return median(latencies.slice(100));
  };
  return {
    page: await timed({}),
    deep: await timed({ before: middle?.reference_id }),
    window: await timed({ from: '2025-01-01T00:00:00Z' }),
  };
}

async function sockets(
  app: App,
  server: Server,
  players: readonly string[],
  count: number,
): Promise<{ latency: Load; bytes: number }> {
  const before = (await server.ask({ ask: 'memory' })) as { rss: number; heap: number };
  const open: WebSocket[] = [];
  const sent = new Map<string, number>();
  const latencies: number[] = [];
  for (let from = 0; from < count; from += 250) {
    const ids = Array.from(
      { length: Math.min(250, count - from) },
      (_unused, index) => players[(from + index) % players.length] ?? '',
    );
    const { tokens } = (await server.ask({ ask: 'tokens', playerIds: ids })) as { tokens: string[] };
    await Promise.all(
      tokens.map(
        (token, index) =>
          new Promise<void>((resolve, reject) => {
            const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws/wallet?Authorization=${token}`, {
              perMessageDeflate: false,
            });
            open.push(socket);
            socket.once('error', reject);
            socket.on('message', (data: Buffer) => {
              const { body } = JSON.parse(data.toString()) as { body: { version: number } };
              const start = sent.get(`${ids[index]}|${body.version}`);
              if (start !== undefined) latencies.push(performance.now() - start);
              resolve();
            });
          }),
      ),
    );
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  const after = (await server.ask({ ask: 'memory' })) as { rss: number; heap: number };
  // As fast as a busy evening: two hundred movements a second, spread evenly.
  const start = performance.now();
  for (let movement = 0; movement < 1000; movement += 1) {
    const due = start + movement * 5;
    if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    const playerId = players[movement % Math.min(players.length, count)] ?? '';
    void bet(app, playerId).then((receipt) => sent.set(`${playerId}|${receipt.balances?.version}`, performance.now()));
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  for (const socket of open) socket.terminate();
  return { latency: loadOf(latencies, (performance.now() - start) / 1000), bytes: (after.rss - before.rss) / count };
}

/**
 * Money (goals, "Money"). Flags: `--runs 3`, `--seconds 3`, `--history 1000000`, `--sockets 500`.
 */
export const bench: Bench = async (options) => {
  const runs = Number(options['runs'] ?? 3);
  const milliseconds = Number(options['seconds'] ?? 3) * 1000;
  const history = Number(options['history'] ?? 1_000_000);
  const socketCount = Number(options['sockets'] ?? 500);
  const postgres = await throwAwayPostgres();
  const stop: (() => Promise<unknown>)[] = [() => postgres.stop()];
  try {
    const first = await openApp(postgres.url, 8);
    stop.unshift(() => first.close());
    console.info('Making players and the floor …');
    const players = await makePlayers(first, PLAYERS);
    await makeFloor(postgres.url, players);
    const measured = new Map<string, Load[]>();
    const note = (key: string, run: Load): void => {
      measured.set(key, [...(measured.get(key) ?? []), run]);
      console.info(`  ${key}: ${rate(run)}`);
    };
    const server = await new Server(postgres.url).start();
    stop.unshift(() => server.stop());
    const apps = new Map<number, App>([[8, first]]);
    for (const count of CLIENTS) {
      if (apps.has(count)) continue;
      const app = await openApp(postgres.url, count);
      apps.set(count, app);
      stop.unshift(() => app.close());
    }
    for (let run = 0; run < runs; run += 1) {
      for (const count of CLIENTS) {
        const floor = await floorClients(postgres.url, count);
        note(
          `floor ${count}`,
          await load(count, milliseconds, (client) => floor.bet(client, randomUUID(), pick(players))),
        );
        await floor.close();
        const app = apps.get(count) ?? first;
        note(`use case ${count}`, await load(count, milliseconds, () => bet(app, pick(players))));
      }
      note('one player', await load(8, milliseconds, () => bet(first, players[0] ?? '')));
      note('http 8', await overHttp(first, server, players.slice(1), milliseconds));
    }
    console.info(`Filling a history of ${history} …`);
    const [small = '', large = ''] = [randomUUID(), randomUUID()];
    for (const [playerId, entries] of [
      [small, 1000],
      [large, history],
    ] as const) {
      await first.db.query("insert into wallet (player_id, currency, created_at) values ($1, 'EUR', now())", [
        playerId,
      ]);
      await fillHistory(first, playerId, entries);
    }
    await first.db.query('vacuum analyze wallet_transaction');
    const costs = { small: await historyCost(first, small, 1000), large: await historyCost(first, large, history) };
    console.info(`Opening ${socketCount} sockets …`);
    // A process of its own, so that its memory is the sockets' alone.
    const hub = await new Server(postgres.url).start();
    stop.unshift(() => hub.stop());
    const live = await sockets(first, hub, players, socketCount);
    const faults = (await first.wallet.verify()).filter(
      (fault) => fault.player_id !== small && fault.player_id !== large,
    );

    const of = (key: string): Load => medianLoad(measured.get(key) ?? []);
    const rows: Row[] = [];
    for (const count of CLIENTS) {
      const [floor, use] = [of(`floor ${count}`), of(`use case ${count}`)];
      rows.push({
        what: `floor: Node pg, the bare function, ${count} client(s)`,
        value: rate(floor),
        met: null,
        data: numbers(floor),
      });
      const ratio = use.perSecond / floor.perSecond;
      rows.push({
        what: `use case, ${count} client(s)`,
        value: rate(use),
        ratio: ratio.toFixed(2),
        ...(count === 8 ? { goal: '≥ 0.80', met: ratio >= 0.8 } : { met: null }),
        data: { ...numbers(use), ratio },
      });
    }
    const [http, floor8, one, floor1] = [of('http 8'), of('floor 8'), of('one player'), of('floor 1')];
    rows.push({
      what: 'bet over HTTP, signed, checked, 8 clients',
      value: rate(http),
      ratio: (http.perSecond / floor8.perSecond).toFixed(2),
      goal: '≥ 0.50',
      met: http.perSecond >= 0.5 * floor8.perSecond,
      data: { ...numbers(http), ratio: http.perSecond / floor8.perSecond },
    });
    rows.push({
      what: '  its p99 against the floor’s',
      value: `${http.p99.toFixed(1)} ms`,
      ratio: (http.p99 / floor8.p99).toFixed(2),
      goal: '≤ 2.00',
      met: http.p99 <= 2 * floor8.p99,
      data: { p99: http.p99, floor: floor8.p99 },
    });
    rows.push({
      what: 'one player’s bets, against one client',
      value: rate(one),
      ratio: (one.perSecond / floor1.perSecond).toFixed(2),
      goal: '≥ 0.60',
      met: one.perSecond >= 0.6 * floor1.perSecond,
      data: { ...numbers(one), ratio: one.perSecond / floor1.perSecond },
    });
    for (const [kind, title] of [
      ['page', 'first page'],
      ['deep', 'page in the middle'],
      ['window', 'page of a time window'],
    ] as const) {
      const ratio = costs.large[kind] / costs.small[kind];
      rows.push({
        what: `history, ${title}: ${history} entries against 1,000`,
        value: `${costs.large[kind].toFixed(2)} ms`,
        ratio: ratio.toFixed(2),
        goal: '≤ 1.25',
        met: ratio <= 1.25,
        data: { large: costs.large[kind], small: costs.small[kind], ratio },
      });
    }
    rows.push({
      what: `commit to frame through another process, ${socketCount} sockets`,
      value: `p95 ${live.latency.p95.toFixed(1)} ms`,
      goal: '≤ 50 ms',
      met: live.latency.p95 <= 50 && live.latency.count >= 900,
      data: numbers(live.latency),
    });
    rows.push({
      what: '  memory a socket',
      value: `${(live.bytes / 1024).toFixed(1)} KiB`,
      goal: '≤ 12 KiB',
      met: live.bytes <= 12 * 1024,
      data: { bytes: live.bytes },
    });
    rows.push({
      what: 'ledger after all of it',
      value: `${faults.length} faults`,
      goal: '0',
      met: faults.length === 0,
      data: { faults: faults.length },
    });
    return {
      name: 'wallet',
      machine: machine(),
      rows,
      notes: [
        `PostgreSQL with fsync on; medians of ${runs}, ${milliseconds / 1000} s each; spread of the floor at 8 clients ${(measured.get('floor 8') ?? []).map((run) => Math.round(run.perSecond)).join(', ')}/s, quickest p50 ${quantile(
          (measured.get('floor 8') ?? []).map((run) => run.p50).sort((a, b) => a - b),
          0,
        ).toFixed(2)} ms.`,
      ],
    };
  } finally {
    for (const each of stop) await each().catch(() => undefined);
  }
};
