import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from './app.ts';
import { inDependencyOrder } from './module-order.ts';
import { modules } from './modules.ts';
import type { Database } from './plugins/database.ts';
import { openPostgres } from './plugins/postgres-database.ts';

const server = inject('postgresUrl');

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

/** Applies every module's migrations before those of a tag, of the modules that there were then. */
async function migrateUntil(database: Database, tag: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-migrations-'));
  const stored = inDependencyOrder(modules).flatMap(({ name, migrations }) => {
    if (!migrations) return [];
    cpSync(fileURLToPath(migrations), join(folder, name), { recursive: true });
    const file = join(folder, name, 'meta/_journal.json');
    return [{ name, file, journal: JSON.parse(readFileSync(file, 'utf8')) as Journal }];
  });
  const isTagged = (entry: Journal['entries'][number]) => entry.tag.endsWith(tag);
  const tagged = stored.flatMap(({ journal }) => journal.entries.filter(isTagged).map(({ when }) => when));
  for (const { name, file, journal } of stored) {
    const end = journal.entries.findIndex(isTagged);
    if (end < 0 && (journal.entries[0]?.when ?? 0) > Math.max(...tagged)) continue;
    if (end >= 0) writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
    await database.migrate(join(folder, name), `${name}_migrations`);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** The function that the version before called with every request, as its file was. */
const PLAYER_LOGIN_STATE = `create or replace function player_login_state(p_player uuid)
returns table (
  "id" uuid, "status" text, "statusUntil" timestamptz, "statusInitiator" text, "multibrandExcluded" boolean,
  "multibrandSuspendedUntil" timestamptz
) language sql stable as $$
  select p.player_id, p.status, p.status_until, p.status_initiator, p.multibrand_excluded, p.multibrand_suspended_until
  from players p where p.player_id = p_player
$$`;

describe.skipIf(server === null)('migrations of a database with data', () => {
  const name = `migrations_${randomUUID().replaceAll('-', '')}`;
  let database: Database;
  const admin = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server ?? '' });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  beforeAll(async () => {
    await admin(`create database ${name}`);
    const url = new URL(server ?? '');
    url.pathname = `/${name}`;
    database = openPostgres(url.href, 2);
  });
  afterAll(async () => {
    await database.close();
    await admin(`drop database if exists ${name} with (force)`);
  });

  it('keep their connection, whose time limits are back afterwards', async () => {
    const url = new URL(server ?? '');
    url.pathname = `/${name}`;
    const pool = openPostgres(url.href, 1, 'same', { statementMs: 4321, lockMs: 1234, idleTransactionMs: 5678 });
    const connection = async () =>
      (
        await pool.query(`select pg_backend_pid() as pid, current_setting('statement_timeout') as statement,
          current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`)
      )[0];
    const before = await connection();
    expect(before).toMatchObject({ statement: '4321ms', lock: '1234ms', idle: '5678ms' });
    const folder = mkdtempSync(join(tmpdir(), 'baize-migrations-'));
    mkdirSync(join(folder, 'meta'));
    writeFileSync(
      join(folder, 'meta/_journal.json'),
      JSON.stringify({ version: '7', dialect: 'postgresql', entries: [] }),
    );
    await pool.migrate(folder, 'no_migrations');
    rmSync(folder, { recursive: true, force: true });
    expect(await connection()).toEqual(before);
    await pool.close();
  });

  it('keep every row and route every external id when the player becomes part of every key', async () => {
    await migrateUntil(database, 'player_in_every_key');
    const [player, payment, session, login, game] = Array.from({ length: 5 }, () => randomUUID() as string);
    for (const statement of [
      `insert into players (id, brand, email, email_key, first_name, last_name, phone_prefix, phone_body, country_code, language_code,
         currency, status, kyc_status, permissions, person_id, terms_version, marketing_opt_in, cookie_policy_accepted, created_at)
       values ('${player}', 'northlight', 'A@b.fi', 'a@b.fi', 'A', 'B', '+358', '1', 'FI', 'fi', 'EUR', 'REGISTERED', 'DATA_VERIFIED', '{}', 'p', 1, false, true, now())`,
      `insert into player_logins (id, player_id, at, ip) values ('${login}', '${player}', now(), '::1')`,
      `insert into identity_users (sub, brand, username, password_hash, created_at) values ('${player}', 'northlight', 'a@b.fi', 'x', now())`,
      `insert into identity_sessions (id, sub, client_id, login_method, created_at, expires_at) values ('${session}', '${player}', 'c', 'DEFAULT', now(), now())`,
      `insert into identity_refresh_tokens (hash, session_id, issued_at) values ('hash', '${session}', now()), ('orphan', '${login}', now())`,
      `insert into payment (reference_id, player_id, brand, kind, method, amount, currency, status, idempotency_key, language, created_at, updated_at)
       values ('${payment}', '${player}', 'northlight', 'DEPOSIT', 'SKRILL', 100, 'EUR', 'SUCCESS', 'key', 'fi', now(), now())`,
      `insert into gateway_event (event_id, reference_id, type, outcome, received_at) values ('event', '${payment}', 'payment.succeeded', 'APPLIED', now())`,
      `insert into game_session (id, token_hash, player_id, brand, game_id, game_title, vertical, currency, language, country, opened_at, token_expires_at, ends_at)
       values ('${session}', 'token', '${player}', 'northlight', 'g', 'G', 'CASINO', 'EUR', 'fi', 'FI', now(), now(), now())`,
      `insert into wallet_transaction (player_id, seq, reference_id, created_at, amount, bonus_amount, balance_after, main_after, bonus_after, type, category, status, wallet, shown, settled, game_id)
       values ('${player}', 1, '${payment}', now(), 100, 0, 100, 100, 0, 'DEPOSIT', 'PAYMENT', 'SUCCESS', 'MAIN', true, false, null),
              ('${player}', 2, '${game}', now(), -1, 0, 99, 99, 0, 'BET', 'CASINO', 'SUCCESS', 'MAIN', true, false, 'g')`,
      `insert into limit_change (player_id, kind, duration, wish, effective_at, at) values ('${player}', 'DEPOSIT', 'D', 'SET', now(), now())`,
      `insert into marketing_choices (player_id, channel, communication, enabled, saved_at) values ('${player}', 'EMAIL', 'NEWS', true, now())`,
    ])
      await database.query(statement);
    await migrate(database);
    await migrate(database);
    const routes = async (table: string, key: string): Promise<unknown> =>
      database.query(`select ${key} as key, player_id from ${table} order by 1`);
    const expectedRoutes = (...keys: (string | undefined)[]) =>
      [...keys].sort().map((key) => ({ key, player_id: player }));
    expect(await routes('player_email_route', "email_key || ' ' || brand")).toEqual(
      expectedRoutes('a@b.fi northlight'),
    );
    expect(await routes('payment_route', 'reference_id')).toEqual(expectedRoutes(payment));
    expect(await routes('game_session_route', 'key')).toEqual(expectedRoutes(session, 'token'));
    expect(await routes('studio_transaction_route', 'reference_id')).toEqual(expectedRoutes(game));
    expect(await routes('identity_refresh_route', 'hash')).toEqual(expectedRoutes('hash'));
    for (const table of ['gateway_event', 'identity_refresh_tokens', 'identity_sessions', 'identity_users', 'players'])
      expect(await database.query(`select player_id from ${table}`)).toEqual([{ player_id: player }]);
    expect(await database.query('select count(*) as n from wallet_transaction')).toEqual([{ n: 2 }]);
  });

  it('leave processes of the version before what they call, while this version rolls out', async () => {
    await migrate(database);
    await database.query(PLAYER_LOGIN_STATE);
    const url = new URL(server ?? '');
    url.pathname = `/${name}`;
    // One connection: its prepared statement lives through the migration.
    const before = openPostgres(url.href, 1, null);
    const ask = () => before.query('select state.* from player_login_state($1) state', [randomUUID()]);
    expect(await ask()).toEqual([]);
    // As if the file of every function had changed.
    await database.query('delete from drizzle.repeatable_migrations');
    await migrate(database);
    expect(await ask()).toEqual([]);
    // It starts again, and its migrations apply its own file.
    await database.query(PLAYER_LOGIN_STATE);
    expect(await ask()).toEqual([]);
    await before.close();
  });
});
