import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { applyRepeatableMigrations, inDependencyOrder, migrate, modules, openPostgres } from '@baize/api/bench';
import pg from 'pg';
import { median, quantile } from './measure.ts';
import { ROOT } from './own-tree.ts';
import { throwAwayPostgres } from './postgres.ts';
import { machine, type Bench, type Row } from './report.ts';

const PLAYERS = 1000;
/** The latency that a tenth of the calls stay below: those that nothing else on the machine has held up. */
const quickest = (times: readonly number[]): number =>
  quantile(
    [...times].sort((one, other) => one - other),
    0.1,
  );
const EARLIER = '91f6e8a';
const MOVE =
  "select wallet_move($1, $2, 'EUR', 'BET', 'CASINO', 'SUCCESS', -100, -100, 0, 0, 'BONUS_CASINO', true, 'HOUSE_CASINO', now(), true, 'Bench', 'bench', 'round', null)";

/** A database with one schema, and how it takes a stake. */
interface Side {
  readonly url: string;
  readonly studioTakesPlayer: boolean;
}
interface Seat {
  readonly playerId: string;
  readonly sessionId: string;
  /** A session with a highest stake, as some markets' laws demand. */
  readonly lawfulSessionId: string;
}
type Call = (client: pg.Client, side: Side, seat: Seat) => Promise<unknown>;

/** A stake of a session. The earlier function finds the player by itself. */
const studioBet = (
  client: pg.Client,
  { studioTakesPlayer }: Side,
  { playerId }: Seat,
  { sessionId, round, reference }: { readonly sessionId: string; readonly round: string; readonly reference: string },
): Promise<unknown> =>
  client.query({
    name: 'bet',
    text: studioTakesPlayer
      ? "select studio_bet($4, $2, 'bench', $3, $1, 100, 'EUR', true, now())"
      : "select studio_bet($2, 'bench', $3, $1, 100, 'EUR', true, now())",
    values: [reference, sessionId, round, ...(studioTakesPlayer ? [playerId] : [])],
  });

const CALLS: Readonly<Record<string, Call>> = {
  'a stake by wallet_move': (client, _side, seat) =>
    client.query({ name: 'move', text: MOVE, values: [randomUUID(), seat.playerId] }),
  'a stake by studio_bet': (client, side, seat) =>
    studioBet(client, side, seat, { sessionId: seat.sessionId, round: 'round', reference: randomUUID() }),
  'a stake under a highest stake': (client, side, seat) =>
    studioBet(client, side, seat, { sessionId: seat.lawfulSessionId, round: randomUUID(), reference: randomUUID() }),
  'a stake and its win': async (client, side, seat) => {
    const [bet, round] = [randomUUID(), randomUUID()];
    await studioBet(client, side, seat, { sessionId: seat.sessionId, round, reference: bet });
    await client.query({
      name: 'win',
      text: side.studioTakesPlayer
        ? "select studio_win($5, $2, 'bench', $3, $1, $4, 100, 'EUR', now())"
        : "select studio_win($2, 'bench', $3, $1, $4, 100, 'EUR', now())",
      values: [randomUUID(), seat.sessionId, round, bet, ...(side.studioTakesPlayer ? [seat.playerId] : [])],
    });
  },
};

/** Applies the migrations of a commit, read from git, to an empty database. */
async function migrateAsOf(ref: string, url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-bench-schema-'));
  const database = openPostgres(url, 2);
  try {
    const archive = execFileSync('git', ['archive', ref, 'apps/api/src/modules'], {
      cwd: ROOT,
      maxBuffer: 256 * 1024 * 1024,
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    for (const { name } of inDependencyOrder(modules)) {
      const [migrations, functions] = ['migrations', 'functions'].map((kind) =>
        join(folder, 'apps/api/src/modules', name, kind),
      ) as [string, string];
      if (existsSync(migrations)) await database.migrate(migrations, `${name}_migrations`);
      if (existsSync(functions)) await applyRepeatableMigrations(database, pathToFileURL(`${functions}/`), name);
    }
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `work` on a connection of its own and closes it, also after an error: an open one would hide the error. */
async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Opens wallets and game sessions, the same on both sides, each wallet with plenty. */
async function fill(url: string, seats: readonly Seat[]): Promise<Side> {
  const players = seats.map(({ playerId }) => playerId);
  const sessions = seats.map(({ sessionId }) => sessionId);
  const lawful = seats.map(({ lawfulSessionId }) => lawfulSessionId);
  return connected(url, async (client) => {
    await client.query(
      "insert into wallet (player_id, currency, main, created_at) select player, 'EUR', 1000000000000, now() from unnest($1::uuid[]) player",
      [players],
    );
    await client.query(
      `insert into game_session (id, token_hash, player_id, brand, game_id, game_title, vertical, currency, language, country, opened_at, token_expires_at, authenticated_at, ends_at, maximum_stake)
       select session, session::text, player, 'northlight', 'bench', 'Bench', 'CASINO', 'EUR', 'en', 'FI', now(), now(), now(), now() + interval '1 day', highest
       from unnest($1::uuid[], $2::uuid[], $3::bigint[]) seat (player, session, highest)`,
      [
        [...players, ...players],
        [...sessions, ...lawful],
        [...sessions.map(() => null), ...lawful.map(() => 10_000)],
      ],
    );
    const { rows } = await client.query<{ signature: string }>(
      "select pg_get_function_identity_arguments(oid) as signature from pg_proc where proname = 'studio_bet'",
    );
    await client.query('vacuum analyze');
    return { url, studioTakesPlayer: rows.some(({ signature }) => signature.includes('p_player')) };
  });
}

/**
 * Processor time of a connection's server process, in milliseconds. Unlike a latency, it does not depend on what else the
 * machine does. NaN where the process cannot be seen: another system than Linux, or a server elsewhere.
 */
async function processorTime(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const file = `/proc/${rows[0]?.pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : Number.NaN;
}

/**
 * Calls both sides in turn, call by call, so that whatever else the machine does slows both alike.
 * @returns milliseconds of each call, and of processor time in all; the earlier side first
 */
async function pairs(
  sides: readonly [Side, Side],
  seats: readonly Seat[],
  call: Call,
  options: { readonly clients: number; readonly milliseconds: number; readonly durable: boolean },
): Promise<{ readonly times: readonly [number[], number[]]; readonly processor: readonly [number, number] }> {
  const times: readonly [number[], number[]] = [[], []];
  const processor: [number, number] = [0, 0];
  const warm = performance.now() + Math.min(1000, options.milliseconds / 4);
  const end = warm + options.milliseconds;
  const one = async (index: number, clients: readonly [pg.Client, pg.Client]): Promise<void> => {
    for (const client of clients) if (!options.durable) await client.query('set synchronous_commit = off');
    const first = seats[0] as Seat;
    // Plans the statement, which is not what is measured.
    for (const which of [0, 1] as const) await call(clients[which], sides[which], first);
    for (const which of [0, 1] as const) processor[which] -= await processorTime(clients[which]);
    for (let round = index; performance.now() < end; round += 1) {
      const seat = seats[Math.floor(Math.random() * seats.length)] as Seat;
      for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const start = performance.now();
        await call(clients[which], sides[which], seat);
        if (start >= warm) times[which].push(performance.now() - start);
      }
    }
    for (const which of [0, 1] as const) processor[which] += await processorTime(clients[which]);
  };
  const [earlier, current] = sides;
  await Promise.all(
    Array.from({ length: options.clients }, (_unused, index) =>
      connected(earlier.url, (first) => connected(current.url, (second) => one(index, [first, second]))),
    ),
  );
  return { times, processor };
}

/**
 * What the schema costs: stakes on the current schema against those of an earlier commit, on one server, call by call in
 * turn. Flags: `--against 91f6e8a`, `--runs 3`, `--seconds 5`.
 */
export const bench: Bench = async (options) => {
  const against = options['against'] ?? EARLIER;
  const runs = Number(options['runs'] ?? 3);
  const milliseconds = Number(options['seconds'] ?? 5) * 1000;
  const postgres = await throwAwayPostgres();
  try {
    const urls: string[] = [];
    await connected(postgres.url, async (admin) => {
      for (const name of ['earlier', 'current']) {
        await admin.query(`drop database if exists bench_${name}`);
        await admin.query(`create database bench_${name}`);
        const url = new URL(postgres.url);
        url.pathname = `/bench_${name}`;
        urls.push(url.href);
      }
    });
    const [earlier, current] = urls as [string, string];
    await migrateAsOf(against, earlier);
    const database = openPostgres(current, 2);
    await migrate(database);
    await database.close();
    const seats = Array.from({ length: PLAYERS }, () => ({
      playerId: randomUUID(),
      sessionId: randomUUID(),
      lawfulSessionId: randomUUID(),
    }));
    const sides = [await fill(earlier, seats), await fill(current, seats)] as const;
    const rows: Row[] = [];
    for (const durable of [true, false]) {
      for (const clients of [1, 8]) {
        for (const [what, call] of Object.entries(CALLS)) {
          const ratios: number[] = [];
          const quick: number[] = [];
          const processors: number[] = [];
          const medians: [number, number][] = [];
          for (let run = 0; run < runs; run += 1) {
            const { times, processor } = await pairs(sides, seats, call, { clients, milliseconds, durable });
            const [before, after] = times;
            processors.push(processor[1] / processor[0]);
            medians.push([median(before), median(after)]);
            ratios.push(median(after) / median(before));
            quick.push(quickest(after) / quickest(before));
          }
          const ratio = median(ratios);
          rows.push({
            what: `${what}, ${clients} client(s)${durable ? '' : ', without waiting for the disk'}`,
            value: `${median(medians.map(([, after]) => after)).toFixed(3)} ms against ${median(medians.map(([before]) => before)).toFixed(3)} ms; quickest tenth ×${median(quick).toFixed(3)}, processor ×${median(processors).toFixed(3)}`,
            ratio: ratio.toFixed(3),
            ...(durable ? { goal: '≤ 1.05', met: ratio <= 1.05 } : { met: null }),
            data: { ratio, quickestTenth: median(quick), processor: median(processors), runs: ratios.length },
          });
          console.info(`  ${rows.at(-1)?.what}: ${ratios.map((each) => each.toFixed(3)).join(', ')}`);
        }
      }
    }
    return {
      name: 'schema',
      machine: machine(),
      rows,
      notes: [
        `Against ${against}. Median latency of calls made in turn on one PostgreSQL; the ratio is the median of ${runs} runs of ${milliseconds / 1000} s. Rows without a goal switch synchronous_commit off, which shows the processor's share.`,
      ],
    };
  } finally {
    await postgres.stop();
  }
};
