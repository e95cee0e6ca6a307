import { fork, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get, request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stake } from '@baize/api/bench';
import { median, quantile } from './measure.ts';
import { freePort, throwAwayPostgres } from './postgres.ts';
import { machine, type Bench, type Row } from './report.ts';
import { makePlayers, openApp, Server, type App } from './wallet-bed.ts';
import { floorClients, makeFloor } from './wallet-floor.ts';

const STUDIO = 'evolution';
const TABLE = 'bench-table';
/** Calls at a time, where the bench itself calls. */
const CALLERS = 16;
const WALLET_CLIENTS = 8;

/** Does the work for every item, so many at a time. */
async function each<Item>(
  items: readonly Item[],
  work: (item: Item, worker: number) => Promise<unknown>,
  workers = CALLERS,
) {
  let next = 0;
  await Promise.all(
    Array.from({ length: workers }, async (_unused, worker) => {
      while (next < items.length) {
        const item = items[next] as Item;
        next += 1;
        await work(item, worker);
      }
    }),
  );
}

/** The memory of another process, in bytes. */
const residentOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid ?? 0}/status`, 'utf8'))?.[1] ?? Number.NaN) * 1024;

const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
function post(port: number, path: string, payload: object): Promise<unknown> {
  const body = JSON.stringify(payload);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(JSON.parse(text))
            : reject(new Error(`${path} was answered ${response.statusCode ?? 0}: ${text}`)),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** What a player's screen hears in a round, in milliseconds since 1970, and how much of it. */
interface Screen {
  accepted: number;
  result: number;
  settled: number;
  bytes: number;
}
interface Heard {
  readonly since: number;
  readonly phase: string;
  readonly round: number;
}

/** The screens of all players: one stream for each, as a browser opens it. */
class Screens {
  readonly #streams: ClientRequest[] = [];
  readonly screens: Screen[] = [];
  #table: Heard = { since: 0, phase: '', round: 0 };
  /** How long the frame with the result is. */
  frameBytes = 0;
  #waiting: { readonly isIt: () => boolean; readonly done: () => void }[] = [];

  async open(port: number, paths: readonly string[]): Promise<void> {
    await each(paths, (path) => this.#open(port, path), 64);
  }
  #open(port: number, path: string): Promise<void> {
    const screen: Screen = { accepted: 0, result: 0, settled: 0, bytes: 0 };
    this.screens.push(screen);
    return new Promise((resolve, reject) => {
      const stream = get({ port, host: '127.0.0.1', path, agent: false }, (response) => {
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          const now = Date.now();
          screen.bytes += Buffer.byteLength(chunk);
          if (chunk.includes('"phase":"result"')) screen.result = now;
          if (chunk.includes('"state":"accepted"')) screen.accepted = now;
          if (chunk.includes('"state":"settled"')) screen.settled = now;
          // Everyone hears the same of the table, so one screen reads it.
          if (screen === this.screens[0]) this.#read(chunk);
          if (this.#waiting.length > 0) this.#wake();
          resolve();
        });
      });
      stream.on('error', reject);
      this.#streams.push(stream);
    });
  }
  #read(chunk: string): void {
    const found = /"round":(\d+),"phase":"(\w+)","since":(\d+)/.exec(chunk);
    const since = /"since":(\d+)/.exec(chunk);
    if (chunk.includes('"phase":"result"')) this.frameBytes = Buffer.byteLength(chunk);
    if (found) this.#table = { round: Number(found[1]), phase: found[2] ?? '', since: Number(found[3]) };
    else if (since) this.#table = { round: 0, phase: 'result', since: Number(since[1]) };
  }
  get table(): Heard {
    return this.#table;
  }
  #wake(): void {
    this.#waiting = this.#waiting.filter(({ isIt, done }) => {
      if (!isIt()) return true;
      done();
      return false;
    });
  }
  until(isIt: () => boolean, what: string, milliseconds = 90_000): Promise<void> {
    if (isIt()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`The bench waited in vain until ${what}.`)), milliseconds);
      this.#waiting.push({
        isIt,
        done: () => {
          clearTimeout(timer);
          resolve();
        },
      });
    });
  }
  begin(): void {
    for (const screen of this.screens) Object.assign(screen, { accepted: 0, result: 0, settled: 0, bytes: 0 });
  }
  close(): void {
    for (const stream of this.#streams) {
      stream.on('error', () => undefined);
      stream.destroy();
    }
  }
}

const p95 = (values: readonly number[]): number =>
  quantile(
    [...values].sort((one, other) => one - other),
    0.95,
  );
const highest = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value), 0);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The sandbox as a process of its own, as `npm start` runs it. */
async function startSandbox(
  apiPort: number,
): Promise<{ readonly port: number; readonly child: ChildProcess; stop(): Promise<void> }> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'baize-bench-table-'));
  const child = spawn(process.execPath, [new URL('../../../apps/sandbox/src/server.ts', import.meta.url).pathname], {
    env: {
      ...process.env,
      BAIZE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      SANDBOX_PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('Sandbox ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The sandbox of the bench ended early (code ${code ?? 0}).`)));
  });
  return {
    port,
    child,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}

/** Launches the table for every player and takes their places. @returns the sessions */
async function joinAll(app: App, port: number, players: readonly string[]): Promise<string[]> {
  const sessions: string[] = [];
  await each(players, async (playerId) => {
    const token = await app.studio.openGameSession({
      playerId,
      brand: 'northlight',
      studio: STUDIO,
      gameId: TABLE,
      gameTitle: 'Bench',
      vertical: 'LIVE_CASINO',
      currency: 'EUR',
      language: 'en',
      country: 'FI',
    });
    const reply = (await post(port, '/live/api/session', {
      studio: STUDIO,
      gameId: TABLE,
      token,
      kind: 'roulette',
    })) as {
      sessionId: string;
    };
    sessions.push(reply.sessionId);
  });
  return sessions;
}

interface Played {
  readonly staking: number;
  readonly shown: number;
  readonly slowest: number;
  readonly settling: number;
  readonly bytes: number;
  readonly missing: number;
}
/** Everyone bets in one round of the table. */
async function playRound(screens: Screens, port: number, sessions: readonly string[]): Promise<Played> {
  const before = screens.table.round;
  await screens.until(
    () => screens.table.phase === 'betting' && screens.table.round !== before,
    'the next round began',
  );
  screens.begin();
  const { round } = screens.table;
  await each(sessions, (sessionId) => post(port, '/live/api/bets', { sessionId, round, bets: { red: 100 } }));
  await screens.until(() => screens.table.phase === 'closed' && screens.table.round === round, 'the betting closed');
  const closedAt = screens.table.since;
  await screens.until(() => screens.table.phase === 'result' && screens.table.round === round, 'the result was drawn');
  const drawnAt = screens.table.since;
  await screens
    .until(() => screens.screens.every(({ settled }) => settled > 0), 'everyone was paid', 8000)
    .catch(() => undefined);
  const all = screens.screens;
  const shown = all.map(({ result }) => (result === 0 ? 60_000 : result - drawnAt));
  return {
    staking: highest(all.map(({ accepted }) => accepted)) - closedAt,
    shown: p95(shown),
    slowest: highest(shown),
    settling: highest(all.map(({ settled }) => settled)) - drawnAt,
    bytes: median(all.map(({ bytes }) => bytes)),
    missing: all.filter(({ settled }) => settled === 0).length,
  };
}

/** The same frame over as many connections of a bare server. */
async function streamFloor(
  count: number,
  frameBytes: number,
): Promise<{ readonly shown: number; readonly memory: number }> {
  const child = fork(new URL('./table-floor.ts', import.meta.url));
  const screens = new Screens();
  try {
    const port = await new Promise<number>((resolve) => child.once('message', (at) => resolve(at as number)));
    const before = residentOf(child.pid);
    await screens.open(
      port,
      Array.from({ length: count }, () => '/'),
    );
    await pause(500);
    const memory = (residentOf(child.pid) - before) / count;
    const runs: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      screens.begin();
      child.send(frameBytes);
      await screens.until(() => screens.screens.every(({ result }) => result > 0), 'the floor wrote its frame');
      const { since } = screens.table;
      runs.push(p95(screens.screens.map(({ result }) => result - since)));
    }
    return { shown: median(runs), memory };
  } finally {
    screens.close();
    child.kill();
  }
}

/**
 * A live table (goals, issue 14): everyone at one table hears the result, and everyone's bets are booked. Flags:
 * `--players 2000`, `--rounds 3`.
 */
export const bench: Bench = async (options) => {
  const count = Number(options['players'] ?? 2000);
  const rounds = Number(options['rounds'] ?? 3);
  const postgres = await throwAwayPostgres();
  const stop: (() => Promise<unknown>)[] = [() => postgres.stop()];
  try {
    const app = await openApp(postgres.url, WALLET_CLIENTS);
    stop.unshift(() => app.close());
    console.info(`Making ${count} players and the floor …`);
    const players = await makePlayers(app, count, 1);
    await makeFloor(postgres.url, players);
    const api = await new Server(postgres.url).start();
    stop.unshift(() => api.stop());
    const sandbox = await startSandbox(api.port);
    stop.unshift(() => sandbox.stop());
    console.info('Taking places at the table …');
    const sessions = await joinAll(app, sandbox.port, players);
    const before = residentOf(sandbox.child.pid);
    const screens = new Screens();
    stop.unshift(async () => screens.close());
    await screens.open(
      sandbox.port,
      sessions.map((id) => `/live/api/stream/${id}`),
    );
    await pause(1000);
    const memory = (residentOf(sandbox.child.pid) - before) / count;
    // A round that does not count: on empty tables the database plans for a handful of rows, and reads all of them for each
    // stake once there are thousands.
    await playRound(screens, sandbox.port, sessions);
    await app.db.query('analyze');
    const played: Played[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const one = await playRound(screens, sandbox.port, sessions);
      played.push(one);
      console.info(
        `  round ${round + 1}: stakes ${one.staking} ms, result p95 ${one.shown} ms (slowest ${one.slowest}), payments ${one.settling} ms, ${one.bytes} B a socket, ${one.missing} unpaid`,
      );
    }
    screens.close();
    const bets = players.slice(0, count);
    const floor = await floorClients(postgres.url, WALLET_CLIENTS);
    const timed = async (work: () => Promise<unknown>): Promise<number> => {
      const start = performance.now();
      await work();
      return performance.now() - start;
    };
    const [bare, used]: [number[], number[]] = [[], []];
    for (let run = 0; run < rounds; run += 1) {
      bare.push(await timed(() => each(bets, (id, worker) => floor.bet(worker, randomUUID(), id), WALLET_CLIENTS)));
      used.push(
        await timed(() =>
          each(
            bets,
            (playerId) =>
              app.wallet.move(
                stake({ reference: randomUUID(), playerId, currency: 'EUR' }, 100, 'LIVE_CASINO', {
                  gameId: TABLE,
                  roundId: 'round',
                  title: 'Bench',
                }),
              ),
            WALLET_CLIENTS,
          ),
        ),
      );
    }
    await floor.close();
    const faults = await app.wallet.verify();
    const stream = await streamFloor(count, screens.frameBytes);

    const of = (key: keyof Played): number => median(played.map((one) => one[key]));
    const [settleFloor, useCase] = [median(bare), median(used)];
    const row = (what: string, milliseconds: number, rest: Partial<Row> = {}): Row => ({
      what,
      value: `${Math.round(milliseconds)} ms`,
      met: null,
      data: { milliseconds },
      ...rest,
    });
    return {
      name: 'table',
      machine: machine(),
      notes: [
        `${count} players at one table in one process, each with a stream of their own; PostgreSQL with fsync on; medians of ${rounds} rounds.`,
        'API, sandbox, database and all screens share this machine. The floors are a bare Node server that writes one frame, and the bare SQL function of `bench -- wallet`.',
      ],
      rows: [
        row('floor: one frame to every connection of a bare server, p95', stream.shown),
        row('round result to every screen, p95', of('shown'), {
          ratio: (of('shown') / Math.max(1, stream.shown)).toFixed(2),
          goal: '≤ 150 ms',
          met: of('shown') <= 150,
        }),
        row('  the slowest screen', of('slowest')),
        {
          what: 'floor: memory of a connection of a bare server',
          value: `${(stream.memory / 1024).toFixed(1)} KiB`,
          met: null,
          data: { bytes: stream.memory },
        },
        {
          what: 'memory a socket',
          value: `${(memory / 1024).toFixed(1)} KiB`,
          ratio: (memory / stream.memory).toFixed(2),
          goal: '≤ 12 KiB',
          met: memory <= 12 * 1024,
          data: { bytes: memory },
        },
        {
          what: 'sent to a socket in a round',
          value: `${(of('bytes') / 1024).toFixed(1)} KiB`,
          goal: '≤ 12 KiB',
          met: of('bytes') <= 12 * 1024,
          data: { bytes: of('bytes') },
        },
        row(`floor: ${count} bets, the bare function, ${WALLET_CLIENTS} clients`, settleFloor),
        row(`${count} bets in the ledger, without HTTP, ${WALLET_CLIENTS} clients`, useCase, {
          ratio: (useCase / settleFloor).toFixed(2),
        }),
        row(`${count} stakes over signed HTTP, from the close to the last answer`, of('staking'), {
          ratio: (of('staking') / settleFloor).toFixed(2),
          goal: '≤ 1,000 ms',
          met: of('staking') <= 1000 && of('missing') === 0,
          because:
            'every stake is a signed call of its own, and API, sandbox, database and screens share the processors.',
        }),
        row(`${count} payments over signed HTTP, from the draw to the last answer`, of('settling'), {
          ratio: (of('settling') / settleFloor).toFixed(2),
          goal: '≤ 1,000 ms',
          met: of('settling') <= 1000 && of('missing') === 0,
          because:
            'every payment is a signed call of its own, and API, sandbox, database and screens share the processors.',
        }),
        {
          what: 'ledger after all of it',
          value: `${faults.length} faults, ${of('missing')} unpaid`,
          goal: '0',
          met: faults.length === 0 && of('missing') === 0,
          data: { faults: faults.length },
        },
      ],
    };
  } finally {
    agent.destroy();
    for (const one of stop) await one().catch(() => undefined);
  }
};
