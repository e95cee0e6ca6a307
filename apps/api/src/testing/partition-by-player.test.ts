import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_PERMISSIONS, insertPlayer } from '../modules/player/index.ts';
import type { Transaction } from '../plugins/database.ts';
import { describePartitioned, type TestApp } from './buildTestApp.ts';
import { playerTables } from './partition-by-player.ts';

describePartitioned('tables of a player', (makeApp) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp();
  });

  it('are all partitioned by player, and routes lead to players from every foreign id', async () => {
    const tables = await playerTables(test.db);
    expect(tables.flatMap(({ faults }) => faults)).toEqual([]);
    const owned = tables.filter(({ kind }) => kind === 'PLAYER').map(({ table }) => table);
    expect(owned).toEqual(expect.arrayContaining(['ledger_posting', 'payment', 'players', 'wallet_transaction']));
    expect(
      await test.db.query("select c.relname from pg_class c where c.relname = any($1) and c.relkind <> 'p'", [owned]),
    ).toEqual([]);
    expect(tables.filter(({ kind }) => kind === 'ROUTE').map(({ table }) => table)).toEqual([
      'bank_subject_route',
      'game_session_route',
      'gateway_id_route',
      'identity_refresh_route',
      'payment_route',
      'player_email_route',
      'sports_bet_route',
      'sports_session_route',
      'studio_transaction_route',
    ]);
  });

  it('fails by name for a table whose keys do not name the player', async () => {
    const faultsOf = async (definition: string): Promise<readonly string[]> => {
      let faults: readonly string[] = [];
      await test.db
        .transaction(async (tx: Transaction) => {
          await tx.drizzle.execute(sql.raw(`create table sample ${definition}`));
          faults = (await playerTables(tx)).find(({ table }) => table === 'sample')?.faults ?? ['not found'];
          throw new Error('roll back');
        })
        .catch(() => undefined);
      return faults;
    };
    expect(await faultsOf('(id uuid primary key, player_id uuid not null, note text)')).toEqual([
      'sample_pkey lacks player_id',
    ]);
    expect(await faultsOf('(player_id uuid not null, id uuid, code text unique, primary key (player_id, id))')).toEqual(
      ['sample_code_key lacks player_id'],
    );
    expect(await faultsOf('(player_id uuid, note text)')).toEqual(['player_id may be null', 'there is no primary key']);
    expect(await faultsOf('(id uuid primary key, player_id uuid not null)')).toEqual(['sample_pkey lacks player_id']);
    expect(await faultsOf('(player_id uuid not null, id uuid, primary key (player_id, id))')).toEqual([]);
  });

  it('refuse a transaction that writes rows of two players', async () => {
    const [one, other] = [await test.player(), await test.player()];
    const rename = (tx: Transaction, playerId: string) =>
      tx.query("update players set first_name = 'New' where player_id = $1", [playerId]);
    await test.db.transaction(async (tx) => {
      await rename(tx, one.playerId);
      await rename(tx, one.playerId);
    });
    await expect(
      test.db.transaction(async (tx) => {
        await rename(tx, one.playerId);
        await rename(tx, other.playerId);
      }),
    ).rejects.toThrow(/rows of two players/);
  });

  it('keep emails unique per brand across partitions', async () => {
    const email = `${randomUUID()}@test.baize`;
    await test.player({ record: { email, emailKey: email } });
    await test.player({ brand: 'marigold', record: { email, emailKey: email } });
    await expect(
      test.db.transaction((tx) =>
        insertPlayer(tx, {
          id: randomUUID(),
          brand: 'northlight',
          email,
          emailKey: email,
          firstName: 'Test',
          lastName: 'Player',
          phonePrefix: '+358',
          phoneBody: '401234567',
          countryCode: 'FI',
          languageCode: 'en',
          currency: 'EUR',
          status: 'REGISTERED',
          kycStatus: 'DATA_VERIFIED',
          permissions: DEFAULT_PERMISSIONS,
          personId: randomUUID(),
          termsVersion: 1,
          marketingOptIn: false,
          cookiePolicyAccepted: true,
          createdAt: test.clock.now(),
        }),
      ),
    ).rejects.toThrow();
  });
});
