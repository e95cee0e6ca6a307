import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../plugins/database.ts';

/** Hash partitions per table: enough that two players of a test are mostly in different ones. */
const PARTITIONS = 4;

/** A table with a `player_id`, as the database's catalogue describes it. */
export interface PlayerTable {
  readonly table: string;
  /** PLAYER: rows of a player. ROUTE: leads from an id to its player, so its key is that id alone. */
  readonly kind: 'PLAYER' | 'ROUTE';
  /** Why the table could not be distributed by player; empty if it can. */
  readonly faults: readonly string[];
}

/**
 * Lists every table with a `player_id`, from the catalogue, and what keeps it from being distributed by that column. The
 * rules are those of PostgreSQL's partitions, Citus and YugabyteDB: the column is never null, it is in the primary key, in
 * every unique constraint and in every foreign key.
 *
 * A table whose primary key is every column but `player_id` is a routing table. It is distributed by its own key, and its
 * name must say so (`…_route`), so that a player's table with a wrong key is not mistaken for one.
 */
export async function playerTables(database: Pick<Database, 'query'>): Promise<readonly PlayerTable[]> {
  const rows = await database.query<{
    table: string;
    isNullable: boolean;
    otherColumns: string[];
    keys: { name: string; isPrimary: boolean; isUnique: boolean; columns: string[] }[] | null;
    foreignKeys: { name: string; columns: string[] }[] | null;
  }>(`
    select c.relname as "table", not a.attnotnull as "isNullable",
      (select array_agg(o.attname::text order by o.attname::text) from pg_attribute o
        where o.attrelid = c.oid and o.attnum > 0 and not o.attisdropped and o.attname <> 'player_id') as "otherColumns",
      (select json_agg(json_build_object('name', i.indexrelid::regclass::text, 'isPrimary', i.indisprimary,
          'isUnique', i.indisunique,
          'columns', (select array_agg(k.attname::text order by k.attname::text) from pg_attribute k
            where k.attrelid = c.oid and k.attnum = any(i.indkey::int2[]))))
        from pg_index i where i.indrelid = c.oid and i.indisunique) as "keys",
      (select json_agg(json_build_object('name', f.conname,
          'columns', (select array_agg(k.attname::text) from pg_attribute k
            where k.attrelid = c.oid and k.attnum = any(f.conkey))))
        from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as "foreignKeys"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'player_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`);
  return rows.map(({ table, isNullable, otherColumns, keys, foreignKeys }): PlayerTable => {
    const primary = keys?.find(({ isPrimary }) => isPrimary);
    if (table.endsWith('_route')) {
      const isRoute = primary?.columns.join() === otherColumns.join();
      return {
        table,
        kind: 'ROUTE',
        faults: [
          ...(isRoute ? [] : ['the primary key of a routing table must be every column but player_id']),
          ...(isNullable ? ['player_id may be null'] : []),
        ],
      };
    }
    return {
      table,
      kind: 'PLAYER',
      faults: [
        ...(isNullable ? ['player_id may be null'] : []),
        ...(primary ? [] : ['there is no primary key']),
        ...[...(keys ?? []), ...(foreignKeys ?? [])]
          .filter(({ columns }) => !columns.includes('player_id'))
          .map(({ name }) => `${name} lacks player_id`),
      ],
    };
  });
}

/** Replaces one table by a table of the same columns, keys, checks, rows and triggers, hash-partitioned by player. */
async function partition(tx: Transaction, table: string): Promise<void> {
  const execute = (statement: string) => tx.drizzle.execute(sql.raw(statement));
  const plain = `${table}__plain`;
  const triggers = await tx.query<{ definition: string }>(
    'select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = $1::text::regclass and not tgisinternal',
    [table],
  );
  const sequences = await tx.query<{ sequence: string; column: string }>(
    `select s.oid::regclass::text as sequence, a.attname as column from pg_class s
       join pg_depend d on d.objid = s.oid and d.deptype = 'a'
       join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and d.refobjid = $1::text::regclass`,
    [table],
  );
  await execute(`alter table ${table} rename to ${plain}`);
  await execute(`create table ${table} (like ${plain} including all) partition by hash (player_id)`);
  for (let index = 0; index < PARTITIONS; index += 1) {
    await execute(
      `create table ${table}_${index} partition of ${table} for values with (modulus ${PARTITIONS}, remainder ${index})`,
    );
  }
  await execute(`insert into ${table} select * from ${plain}`);
  for (const { sequence, column } of sequences) await execute(`alter sequence ${sequence} owned by ${table}.${column}`);
  await execute(`drop table ${plain}`);
  for (const { definition } of triggers) await execute(definition);
}

/** Fails any transaction that writes rows of two players, whichever tables they are in. */
async function refuseTwoPlayers(tx: Transaction, tables: readonly string[]): Promise<void> {
  const execute = (statement: string) => tx.drizzle.execute(sql.raw(statement));
  await execute(`create function refuse_two_players() returns trigger language plpgsql as $$
    declare
      player text := case tg_op when 'DELETE' then old.player_id else new.player_id end;
      first_player text := coalesce(current_setting('baize.player', true), '');
    begin
      if first_player = '' then perform set_config('baize.player', player, true);
      elsif first_player <> player then
        raise exception 'A transaction wrote rows of two players, % and then % in %. Give each player a transaction.',
          first_player, player, tg_table_name;
      end if;
      return null;
    end $$`);
  for (const table of tables) {
    await execute(
      `create trigger one_player after insert or update or delete on ${table} for each row execute function refuse_two_players()`,
    );
  }
}

/**
 * Distributes a migrated database by player on plain PostgreSQL, which enforces the same rules as Citus and YugabyteDB:
 * hash-partitions every table of a player, and refuses transactions that write rows of two players.
 * @throws Error naming each table that cannot be distributed, and why
 */
export async function partitionByPlayer(database: Database): Promise<readonly PlayerTable[]> {
  const tables = await playerTables(database);
  const faults = tables.flatMap(({ table, faults: own }) => own.map((fault) => `${table}: ${fault}`));
  if (faults.length > 0)
    throw new Error(
      `These tables cannot be distributed by player. Put player_id into their keys, or move ids of third parties to a routing table (docs/decisions/0037).\n${faults.join('\n')}`,
    );
  const owned = tables.filter(({ kind }) => kind === 'PLAYER').map(({ table }) => table);
  await database.transaction(async (tx) => {
    // Views follow the table that they were made from, so they are made again.
    const views = await tx.query<{ view: string; definition: string }>(
      "select viewname as view, definition from pg_views where schemaname = 'public'",
    );
    for (const { view } of views) await tx.drizzle.execute(sql.raw(`drop view ${view}`));
    for (const table of owned) await partition(tx, table);
    for (const { view, definition } of views) await tx.drizzle.execute(sql.raw(`create view ${view} as ${definition}`));
    await refuseTwoPlayers(tx, owned);
  });
  return tables;
}
