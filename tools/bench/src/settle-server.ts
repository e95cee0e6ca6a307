import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import {
  buildApp,
  openSportsSession,
  playerModule,
  readEnv,
  referenceOf,
  sportsbookModule,
  studioModule,
  walletModule,
  withDependencies,
} from '@baize/api/bench';
import { sign } from '@baize/contracts/signature';
import { makePlayers } from './wallet-bed.ts';

/**
 * The API as a process that `bench -- settle` may kill, on PostgreSQL or on the embedded database, which only one process
 * can open: so it also prepares the bets and counts the books.
 */
const app = await buildApp({
  env: readEnv({ ...process.env, BAIZE_ENV: 'test', LOG_LEVEL: 'silent' }),
  modules: withDependencies([playerModule, walletModule, studioModule, sportsbookModule]),
});
await app.listen({ host: '127.0.0.1', port: 0 });
const owner = app.db.owner ?? app.db;

const STUDIO = 'evolution';
const GAME = 'bench-table';
/** What a bet of 1.00 pays. */
const PAYOUT = 2;

/** Who signs the calls of a kind. */
interface Sender {
  readonly name: string;
  readonly secret: string;
}
export type Kind = 'live' | 'sports';
/** The ids with which a bet is settled. */
export interface Bet {
  readonly sessionId: string;
  readonly id: string;
}
export type Ask =
  | { readonly ask: 'prepare'; readonly kind: Kind; readonly bets: number }
  | { readonly ask: 'floor'; readonly rows: number; readonly clients: number }
  | { readonly ask: 'books' }
  | { readonly ask: 'stop' };
export type Reply =
  | { readonly port: number; readonly senders: Readonly<Record<Kind, Sender>> }
  | { readonly bets: readonly Bet[] }
  | { readonly milliseconds: number }
  | { readonly wins: number; readonly faults: number; readonly won: number };
const reply = (message: Reply): void => {
  process.send?.(message);
};

const senderOf = (kind: Kind): Sender => {
  const name = kind === 'live' ? STUDIO : 'sportsbook';
  return { name, secret: app.env.studio.secretOf(name) ?? '' };
};

/** Rows of one statement: prepared bets are copied and staked by the thousand. */
const ROWS = 500;
async function inRows<Item>(items: readonly Item[], work: (some: readonly Item[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < items.length; from += ROWS) await work(items.slice(from, from + ROWS));
}

interface Seat {
  readonly playerId: string;
  readonly sessionId: string;
}
/**
 * One player and one session are made through the API; the others are copies of them. A start recognises the people behind
 * recent accounts, and the copies are one person, so they are old.
 */
async function openSeats(kind: Kind, count: number): Promise<readonly Seat[]> {
  const [first = ''] = await makePlayers(app, 1, 1);
  const seats = Array.from({ length: count }, (): Seat => ({ playerId: randomUUID(), sessionId: randomUUID() }));
  const original = await openSession(kind, first);
  const table = kind === 'live' ? 'game_session' : 'sports_session';
  await inRows(seats, async (some) => {
    const players = some.map(({ playerId }) => playerId);
    const sessions = some.map(({ sessionId }) => sessionId);
    await owner.query(
      `insert into players select r.* from players p, unnest($2::uuid[]) as k (id),
         jsonb_populate_record(p, jsonb_build_object('player_id', k.id, 'email', k.id || '@bench.example',
           'email_key', k.id || '@bench.example', 'person_id', k.id, 'registered_at', p.registered_at - interval '1 day')) r
       where p.player_id = $1`,
      [first, players],
    );
    await owner.query(
      `insert into wallet (player_id, currency, created_at) select id, 'EUR', now() from unnest($1::uuid[]) as k (id)`,
      [players],
    );
    await owner.query(
      `select wallet_move(gen_random_uuid(), id, 'EUR', 'DEPOSIT', 'PAYMENT', 'SUCCESS', 1000000, 1000000, 0, 0, null,
         false, 'GATEWAY', now(), true, 'BENCH', null, null, null) from unnest($1::uuid[]) as k (id)`,
      [players],
    );
    await owner.query(
      `insert into ${table} select r.* from ${table} s, unnest($2::uuid[], $3::uuid[]) as k (player, id),
         jsonb_populate_record(s, jsonb_build_object('player_id', k.player, 'id', k.id, 'token_hash', k.id)) r
       where s.id = $1`,
      [original, players, sessions],
    );
    await owner.query(
      `insert into ${table}_route (key, player_id) select k.id::text, k.player from unnest($1::uuid[], $2::uuid[]) as k (player, id)`,
      [players, sessions],
    );
  });
  return seats;
}

async function signed(kind: Kind, name: string, payload: object): Promise<{ readonly sessionId: string }> {
  const path = kind === 'live' ? `/api/v1/studio/wallet/${name}` : `/api/v1/sportsbook/wallet/${name}`;
  const text = JSON.stringify(payload);
  const { name: sender, secret } = senderOf(kind);
  const answer = await app.inject({
    method: 'POST',
    url: path,
    payload: text,
    headers: {
      'content-type': 'application/json',
      'x-baize-studio': sender,
      'x-baize-signature': sign(secret, `POST /${path.slice(1)}`, text),
    },
  });
  if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.statusCode}: ${answer.body}`);
  return answer.json();
}

async function openSession(kind: Kind, playerId: string): Promise<string> {
  const common = { playerId, brand: 'northlight', currency: 'EUR', country: 'FI' } as const;
  const token =
    kind === 'live'
      ? await app.studio.openGameSession({
          ...common,
          studio: STUDIO,
          gameId: GAME,
          gameTitle: 'Bench',
          vertical: 'LIVE_CASINO',
          language: 'en',
        })
      : await openSportsSession(app, { ...common, loginId: null, product: 'sportsbook', language: 'EN' });
  return (
    await signed(
      kind,
      kind === 'live' ? 'authenticate' : 'session',
      kind === 'live' ? { token, gameId: GAME } : { token },
    )
  ).sessionId;
}

const seats: Record<Kind, readonly Seat[]> = { live: [], sports: [] };
/** Stakes a bet of 1.00 for as many players, with the functions that take every stake. */
async function prepare(kind: Kind, count: number): Promise<readonly Bet[]> {
  if (seats[kind].length !== count) seats[kind] = await openSeats(kind, count);
  const bets = seats[kind].map((seat) => ({ ...seat, id: randomUUID() as string }));
  const now = app.clock.now();
  await inRows(bets, async (some) => {
    const ids = some.map(({ id }) => id);
    const reference = (id: string) =>
      kind === 'live' ? referenceOf(`studio/${STUDIO}`, `${id}-bet`) : referenceOf('sportsbook/bet', id);
    const rows = await app.db.query<{ outcome: string }>(
      kind === 'live'
        ? `select (studio_bet(k.player, k.session, '${GAME}', k.id, k.reference, 100, 'EUR', true, $5)).outcome
           from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[]) as k (player, session, id, reference)`
        : `select (sports_reserve(k.player, k.session, k.id, k.reference, 'SPORTS', 100, 'EUR', ${PAYOUT * 100}, 'Bench',
             '[]', true, $5)).outcome
           from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[]) as k (player, session, id, reference)`,
      [some.map(({ playerId }) => playerId), some.map(({ sessionId }) => sessionId), ids, ids.map(reference), now],
    );
    const refused = rows.find(({ outcome }) => outcome !== 'MOVED');
    if (refused) throw new Error(`A prepared bet was answered ${refused.outcome}.`);
  });
  await owner.query('analyze');
  return bets.map(({ sessionId, id }) => ({ sessionId, id }));
}

/** The floor: as many rows in a plain table, each with a statement of its own. */
async function floor(rows: number, clients: number): Promise<number> {
  await owner.query('create table if not exists bench_floor (id uuid primary key, amount bigint not null)');
  await owner.query('grant insert on bench_floor to public');
  let left = rows;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left > 0) {
        left -= 1;
        await app.db.query('insert into bench_floor (id, amount) values ($1, $2)', [randomUUID(), 100]);
      }
    }),
  );
  return performance.now() - start;
}

async function answer(message: Ask): Promise<void> {
  if (message.ask === 'prepare') reply({ bets: await prepare(message.kind, message.bets) });
  else if (message.ask === 'floor') reply({ milliseconds: await floor(message.rows, message.clients) });
  else if (message.ask === 'books') {
    const [sums] = await app.db.query<{ wins: number; won: number }>(
      `select count(*) as wins, coalesce(sum(amount), 0)::bigint as won from wallet_transaction where type = 'WIN'`,
    );
    reply({ wins: sums?.wins ?? 0, won: sums?.won ?? 0, faults: (await app.wallet.verify()).length });
  } else {
    await app.close();
    process.exit(0);
  }
}
process.on('message', (message: Ask) => void answer(message));
process.on('disconnect', () => process.exit(0));
reply({
  port: (app.server.address() as AddressInfo).port,
  senders: { live: senderOf('live'), sports: senderOf('sports') },
});
