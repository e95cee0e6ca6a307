import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp, migrate } from '../app.ts';
import { modules } from '../modules.ts';
import { deposit } from '../modules/wallet/index.ts';
import { describeOnBoth, describePartitioned, type MakeApp, type TestApp } from '../testing/buildTestApp.ts';
import { administer, databaseUrl, runtimeUrl } from '../testing/template.ts';
import { excessRights } from './database-roles.ts';
import type { Database } from './database.ts';
import { readEnv } from './env.ts';
import { pendingMigrations } from './pending-migrations.ts';
import { openPostgres } from './postgres-database.ts';

const suite = (makeApp: MakeApp, kind: Database['kind']) => {
  let test: TestApp;
  let playerId: string;
  beforeAll(async () => {
    test = await makeApp();
    ({ playerId } = await test.player());
    await test.app.wallet.move(deposit({ reference: randomUUID(), playerId, currency: 'EUR' }, 50_00, 'SKRILL'));
    await test.operator().call('PATCH', `/players/${playerId}`, { permissions: { bonuses: false } });
  });

  it.each([
    'update wallet set main = main + 100',
    'update wallet set withdrawn = 0',
    `insert into wallet (player_id, currency, created_at, main) values (gen_random_uuid(), 'EUR', now(), 100)`,
    'delete from wallet',
    'update wallet_transaction set amount = 1',
    `update wallet_transaction set status = 'SUCCESS'`,
    'delete from wallet_transaction',
    'insert into ledger_posting select player_id, seq + 1, account, amount from ledger_posting',
    'delete from ledger_posting',
    'truncate ledger_posting',
    `update operator_audit set reason = 'Other'`,
    'delete from operator_audit',
    `insert into operator_audit (id, at, action, details) values (gen_random_uuid(), now(), 'x', '{}')`,
    'update audit_head set seq = 0',
    'delete from limit_change',
    'update limit_change set at = now()',
    'delete from operator_approval',
    `update operator_approval set requester_id = 'otto'`,
    'delete from cookie_consent',
    'delete from drizzle.repeatable_migrations',
  ])('cannot "%s"', async (statement) => {
    await expect(test.app.db.query(statement)).rejects.toThrow(/permission denied/);
  });

  it.each([
    'alter table ledger_posting disable trigger all',
    'drop trigger operator_audit_append_only on operator_audit',
    'drop table operator_audit',
    'alter function audit_append security invoker',
    'create table wallet_copy (id int)',
  ])('cannot "%s", because it owns nothing', async (statement) => {
    await expect(test.app.db.query(statement)).rejects.toThrow(/must be owner|permission denied/);
  });

  it.runIf(kind === 'postgres')('cannot take on the owner’s rights', async () => {
    await expect(test.app.db.query(`set session_replication_role = 'replica'`)).rejects.toThrow(/permission denied/);
    await expect(test.app.db.query('set role baize')).rejects.toThrow(/permission denied|does not exist/);
  });

  it('cannot lead a function of the ledger to a table of its own', async () => {
    await test.app.db.transaction(async (tx) => {
      await tx.query('create temporary table wallet (player_id uuid, main bigint, currency text, version bigint)');
      await tx.query(`insert into wallet values ($1, 1000000, 'EUR', 1)`, [playerId]);
      const [answer] = await tx.query<{ main: number }>('select main from public.wallet where player_id = $1', [
        playerId,
      ]);
      const faults = await tx.query('select * from wallet_verify($1)', [playerId]);
      expect([answer, faults]).toEqual([{ main: 5000 }, []]);
      await tx.query('drop table wallet');
    });
  });

  it('can do its work: it has run everything above, and has no right too many', async () => {
    expect(await test.app.wallet.balances(playerId)).toMatchObject({ main: 5000 });
    expect(await test.app.wallet.verify(playerId)).toEqual([]);
    expect(await excessRights(test.app.db, modules)).toEqual([]);
  });
};

describeOnBoth('the API’s own database role', suite);
describePartitioned('the API’s own database role', suite);

const server = inject('postgresUrl');
describe.skipIf(server === null)('a production database', () => {
  const name = `roles_${randomUUID().replaceAll('-', '')}`;
  const url = (role: 'owner' | 'runtime') =>
    role === 'owner' ? databaseUrl(server ?? '', name) : runtimeUrl(server ?? '', name);
  const start = async (database: Database) => {
    const app = await buildApp({ env: readEnv({ BAIZE_ENV: 'test', LOG_LEVEL: 'silent' }), database });
    await app.close();
  };

  it('is refused until it is migrated, and then by every role that can rewrite history', async () => {
    await administer(server ?? '', `create database ${name}`);
    const runtime = openPostgres(url('runtime'), 2, null);
    const migrating = openPostgres(url('runtime'), 1, url('owner'));
    const owner = openPostgres(url('owner'), 2, null);
    try {
      await expect(start(runtime)).rejects.toThrow(/lacks rate_limits\/0000.*migrate\.ts/);
      await expect(migrate(runtime)).rejects.toThrow(/cannot migrate/);
      await migrate(migrating);
      expect(await pendingMigrations(runtime, modules)).toEqual([]);
      await start(runtime);
      await expect(start(owner)).rejects.toThrow(
        /can insert operator_audit, update operator_audit, delete operator_audit/,
      );
      await migrating.owner?.query('grant update on wallet to baize_api_test');
      await expect(start(runtime)).rejects.toThrow(/can update wallet/);
      // The next migration takes away what nobody should have granted.
      await migrate(migrating);
      await start(runtime);
      await migrating.owner?.query(
        `update drizzle.repeatable_migrations set hash = '' where name = 'wallet/wallet_move'`,
      );
      await expect(start(runtime)).rejects.toThrow(/lacks wallet\/wallet_move/);
    } finally {
      for (const database of [runtime, migrating, owner]) await database.close();
      await administer(server ?? '', `drop database if exists ${name} with (force)`);
    }
  });

  it('needs a role that exists', async () => {
    const copy = `roles_${randomUUID().replaceAll('-', '')}`;
    await administer(server ?? '', `create database ${copy} template ${inject('postgresTemplates').plain}`);
    const stranger = new URL(runtimeUrl(server ?? '', copy));
    stranger.username = 'nobody_here';
    const database = openPostgres(stranger.href, 1, databaseUrl(server ?? '', copy));
    await expect(migrate(database)).rejects.toThrow(/role "nobody_here" of DATABASE_URL does not exist/);
    await database.close();
    await administer(server ?? '', `drop database if exists ${copy} with (force)`);
  });
});
