import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sign } from '@baize/contracts/signature';
import { median } from './measure.ts';
import { throwAwayPostgres } from './postgres.ts';
import { machine, type Bench, type Row } from './report.ts';
import type { Ask, Bet, Kind, Reply } from './settle-server.ts';
import { ApiProcess } from './wallet-bed.ts';

/** Connections that write the floor's rows at once. */
const CLIENTS = 8;
/** How the sandbox's studio and its sportsbook call: so much in a call, so many calls at once. */
const CALLS = {
  live: { together: 100, atOnce: 3 },
  sports: { together: 500, atOnce: 1 },
} as const;
/** Calls of the live casino at once, where each win is one. */
const SINGLE_AT_ONCE = 32;
const PAYOUT = 2;
/** Goals of the issues 14 and 17, for so many bets. */
const GOALS = { live: { bets: 2000, milliseconds: 1000 }, sports: { bets: 10_000, milliseconds: 5000 } } as const;

interface Call {
  readonly path: string;
  readonly body: string;
}
/** The results of one entry of an answer: what the bench counts. */
interface Settled {
  readonly results?: readonly { readonly status: string }[];
}

const winOf = ({ sessionId, id }: Bet) => ({
  ...{ sessionId, gameId: 'bench-table', roundId: id, currency: 'EUR', amount: PAYOUT, roundEnded: true },
  ...{ transactionId: `${id}-win`, betTransactionId: `${id}-bet` },
});

function singlesOf(bets: readonly Bet[]): readonly Call[] {
  return bets.map((bet) => ({ path: '/api/v1/studio/wallet/win', body: JSON.stringify(winOf(bet)) }));
}
function batchesOf(kind: Kind, bets: readonly Bet[]): readonly Call[] {
  const { together } = CALLS[kind];
  return Array.from({ length: Math.ceil(bets.length / together) }, (_unused, index) => {
    const some = bets.slice(index * together, (index + 1) * together);
    return kind === 'live'
      ? { path: '/api/v1/studio/wallet/wins', body: JSON.stringify({ wins: some.map(winOf) }) }
      : {
          path: '/api/v1/sportsbook/wallet/settle',
          body: JSON.stringify({
            bets: some.map(({ id }) => ({ betId: id, settlement: 1, outcome: 'WON', payout: PAYOUT })),
          }),
        };
  });
}

type Listening = Extract<Reply, { readonly port: number }>;
/** The API behind the bench: it can be killed and is then started again on the same data. */
class Subject {
  readonly #env: Readonly<Record<string, string>>;
  #process!: ApiProcess<Ask, Reply>;
  #listening!: Listening;
  #agent = new Agent({ keepAlive: true });

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = env;
  }
  async start(): Promise<void> {
    this.#process = new ApiProcess('./settle-server.ts', this.#env);
    this.#listening = (await this.#process.heard()) as Listening;
  }
  async prepare(kind: Kind, bets: number): Promise<readonly Bet[]> {
    return ((await this.#process.ask({ ask: 'prepare', kind, bets })) as { bets: readonly Bet[] }).bets;
  }
  async floor(rows: number): Promise<number> {
    const answer = await this.#process.ask({ ask: 'floor', rows, clients: CLIENTS });
    return (answer as { milliseconds: number }).milliseconds;
  }
  async books(): Promise<{ readonly wins: number; readonly won: number; readonly faults: number }> {
    return (await this.#process.ask({ ask: 'books' })) as Awaited<ReturnType<Subject['books']>>;
  }
  async kill(): Promise<void> {
    await this.#process.kill();
    this.#agent.destroy();
    this.#agent = new Agent({ keepAlive: true });
  }
  async stop(): Promise<void> {
    this.#agent.destroy();
    await this.#process.stop();
  }

  /** @throws if there is no answer, or another one than 200 */
  #send(kind: Kind, { path, body }: Call): Promise<Settled> {
    const { name, secret } = this.#listening.senders[kind];
    return new Promise((resolve, reject) => {
      const call = request(
        {
          agent: this.#agent,
          port: this.#listening.port,
          host: '127.0.0.1',
          path,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(body)),
            'x-baize-studio': name,
            'x-baize-signature': sign(secret, `POST /${path.slice(1)}`, body),
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (text += chunk));
          response.on('error', reject);
          response.on('end', () =>
            response.statusCode === 200
              ? resolve(JSON.parse(text) as Settled)
              : reject(new Error(`${path} was answered ${response.statusCode ?? 0}: ${text.slice(0, 300)}`)),
          );
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  }

  /**
   * Sends calls, so many at once.
   * @param onAnswer hears how many are answered so far
   * @returns those that were not answered, and how many entries each status has
   */
  async send(
    kind: Kind,
    calls: readonly Call[],
    atOnce: number,
    onAnswer: (answered: number) => void = () => undefined,
  ): Promise<{ readonly unanswered: readonly Call[]; readonly statuses: ReadonlyMap<string, number> }> {
    const queue = [...calls];
    const unanswered: Call[] = [];
    const statuses = new Map<string, number>();
    let answered = 0;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let call = queue.shift(); call; call = queue.shift()) {
          try {
            const { results = [{ status: 'BOOKED' }] } = await this.#send(kind, call);
            for (const { status } of results) statuses.set(status, (statuses.get(status) ?? 0) + 1);
            answered += 1;
            onAnswer(answered);
          } catch (fault) {
            if (fault instanceof Error && !('code' in fault)) throw fault;
            unanswered.push(call);
          }
        }
      }),
    );
    return { unanswered, statuses };
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** @throws if a bet was not booked now */
function expectBooked(statuses: ReadonlyMap<string, number>, bets: number): void {
  if (statuses.get('BOOKED') !== bets)
    throw new Error(`Of ${bets} bets, the API answered ${JSON.stringify(Object.fromEntries(statuses))}.`);
}

interface Killed {
  /** Without the start of the second process. */
  readonly milliseconds: number;
  readonly restart: number;
  /** Bets that were booked when the process was gone, and in the end. */
  readonly before: number;
  readonly after: number;
  readonly won: number;
  readonly faults: number;
}
/** Settles bets of which half are booked when the process is killed; what was not answered is sent again. */
async function settleAcrossKill(subject: Subject, label: string, kind: Kind, bets: number): Promise<Killed> {
  console.info(`  ${label}, ${kind}: killing the API half-way …`);
  const calls = batchesOf(kind, await subject.prepare(kind, bets));
  const { atOnce } = CALLS[kind];
  const earlier = await subject.books();
  let killing: Promise<void> | undefined;
  const start = performance.now();
  const first = await subject.send(kind, calls, atOnce, (answered) => {
    // A moment later, so that the next call is under way.
    if (answered >= calls.length / 2) killing ??= setTimeout(4).then(() => subject.kill());
  });
  await killing;
  const broken = performance.now();
  await subject.start();
  const restarted = performance.now();
  const before = (await subject.books()).wins - earlier.wins;
  const again = performance.now();
  const second = await subject.send(kind, first.unanswered, atOnce);
  const end = performance.now();
  if (second.unanswered.length > 0) throw new Error('The API that was started again does not answer.');
  // The vendor may repeat everything: nothing may move.
  await subject.send(kind, calls, atOnce);
  const books = await subject.books();
  return {
    milliseconds: broken - start + end - again,
    restart: restarted - broken,
    before,
    after: books.wins - earlier.wins,
    won: books.won - earlier.won,
    faults: books.faults,
  };
}

async function measure(
  subject: Subject,
  label: string,
  kind: Kind,
  bets: number,
  runs: number,
): Promise<readonly Row[]> {
  console.info(`  ${label}, ${kind}: making ${bets} players …`);
  const [floors, singles, batches]: [number[], number[], number[]] = [[], [], []];
  const { atOnce } = CALLS[kind];
  // The first run does not count: caches are empty and plans are made for empty tables.
  for (let run = 0; run <= runs; run += 1) {
    const isCounted = run > 0;
    const note = (list: number[], milliseconds: number) => isCounted && list.push(milliseconds);
    note(floors, await subject.floor(bets));
    if (kind === 'live') {
      const calls = singlesOf(await subject.prepare(kind, bets));
      note(
        singles,
        await timed(async () => expectBooked((await subject.send(kind, calls, SINGLE_AT_ONCE)).statuses, bets)),
      );
    }
    const calls = batchesOf(kind, await subject.prepare(kind, bets));
    note(batches, await timed(async () => expectBooked((await subject.send(kind, calls, atOnce)).statuses, bets)));
    if (isCounted)
      console.info(
        `  ${label}, ${kind} ${run}: floor ${Math.round(floors.at(-1) ?? 0)} ms, ${kind === 'live' ? `singly ${Math.round(singles.at(-1) ?? 0)} ms, ` : ''}batches ${Math.round(batches.at(-1) ?? 0)} ms`,
      );
  }
  const killed = await settleAcrossKill(subject, label, kind, bets);
  const floor = median(floors);
  const allowed = (GOALS[kind].milliseconds * bets) / GOALS[kind].bets;
  const goal = `≤ ${allowed / 1000} s`;
  const what = kind === 'live' ? `${bets} wins of one round` : `results of ${bets} bets on one event`;
  const row = (name: string, milliseconds: number, rest: Partial<Row> = {}): Row => ({
    what: `${label}: ${name}`,
    value: `${Math.round(milliseconds)} ms`,
    ratio: (milliseconds / floor).toFixed(2),
    met: null,
    data: { milliseconds },
    ...rest,
  });
  const faulty = Math.abs(killed.after - bets) + Math.abs(killed.won / 100 - bets * PAYOUT) + killed.faults;
  return [
    row(`floor: ${bets} rows of a plain table, a statement each, ${CLIENTS} at once`, floor, { ratio: '1.00' }),
    ...(kind === 'live' ? [row(`${what}, a call each, ${SINGLE_AT_ONCE} at once`, median(singles))] : []),
    row(`${what}, ${CALLS[kind].together} a call`, median(batches), {
      goal,
      met: median(batches) <= allowed,
      because: `the floor alone takes ${Math.round(floor)} ms here`,
    }),
    row('  across a kill -9 half-way, without the restart', killed.milliseconds, {
      goal,
      met: killed.milliseconds <= allowed,
      because: `the floor alone takes ${Math.round(floor)} ms here`,
      data: { milliseconds: killed.milliseconds, restart: killed.restart, before: killed.before },
    }),
    {
      what: `${label}:   lost or booked twice (${killed.before} were booked at the kill)`,
      value: String(faulty),
      goal: '0',
      met: faulty === 0,
      data: { wins: killed.after, won: killed.won, faults: killed.faults },
    },
  ];
}

/**
 * Settling many bets at once through the real ledger (goals, issues 14 and 17), over signed HTTP, also across a `kill -9`.
 * Each bet is another player's: the most transactions that there can be. Flags: `--live 2000`, `--sports 10000`,
 * `--runs 3`, `--databases postgres,pglite`.
 */
export const bench: Bench = async (options) => {
  const runs = Number(options['runs'] ?? 3);
  const counts = { live: Number(options['live'] ?? 2000), sports: Number(options['sports'] ?? 10_000) };
  const databases = (options['databases'] ?? 'postgres,pglite').split(',');
  const rows: Row[] = [];
  for (const database of databases) {
    const folder = mkdtempSync(join(tmpdir(), 'baize-bench-settle-'));
    const postgres = database === 'postgres' ? await throwAwayPostgres() : null;
    const subject = new Subject(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder });
    try {
      await subject.start();
      for (const kind of ['live', 'sports'] as const)
        if (counts[kind] > 0)
          rows.push(...(await measure(subject, postgres ? 'PostgreSQL' : 'PGlite', kind, counts[kind], runs)));
    } finally {
      await subject.stop();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return {
    name: 'settle',
    machine: machine(),
    notes: [
      `Each bet is another player's, so each is a transaction of its own. PostgreSQL with fsync on; medians of ${runs} runs; ratios to the floor.`,
      'API, database and the bench as studio and vendor share this machine. PGlite is the embedded database of npm start: one connection, without fsync.',
    ],
    rows,
  };
};
