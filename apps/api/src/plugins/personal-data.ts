import type { WithheldReason } from '@baize/contracts/personal-data';
import { toWire } from '@baize/kernel';
import { and, asc, eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

/** What the copy of a player's data gives of a table (docs/decisions/0113). */
export interface PersonalTable {
  readonly table: PgTable;
  /** Columns with hundredths: the copy has amounts as every answer has them (ruling 7). */
  readonly money: readonly string[];
  /** Columns that the copy leaves out. Every other column of the table is given. */
  readonly withheld: Readonly<Record<string, WithheldReason>>;
  /** Closing the account deletes the rows: no law asks us to keep them. */
  readonly deletedAtClosure: boolean;
}

/** What a module stores about a player. A test compares it with the database's own list of tables. */
export interface PersonalData {
  readonly tables: readonly PersonalTable[];
  /** Tables of which the copy gives nothing, by their names in the database. */
  readonly withheld?: Readonly<Record<string, WithheldReason>>;
}

type ColumnOf<Table extends PgTable> = keyof Table['_']['columns'] & string;

/** Describes a table for the copy of a player's data. Column names are those of the schema. */
export const personalTable = <const Table extends PgTable>(
  table: Table,
  options: {
    readonly money?: readonly ColumnOf<Table>[];
    readonly withheld?: Readonly<Partial<Record<ColumnOf<Table>, WithheldReason>>>;
    readonly deletedAtClosure?: boolean;
  } = {},
): PersonalTable => ({
  table,
  money: options.money ?? [],
  withheld: (options.withheld ?? {}) as Readonly<Record<string, WithheldReason>>,
  deletedAtClosure: options.deletedAtClosure ?? false,
});

declare module 'fastify' {
  interface FastifyInstance {
    /** What every module stores about a player, in the order of the modules. */
    personalData: readonly PersonalData[];
  }
}

const PLAYER_ID = 'player_id';

/** The rest of the primary key, in its order: it puts a player's rows in an order that later rows do not change. */
function keyOf(table: PgTable): readonly PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return key.filter(({ name }) => name !== PLAYER_ID);
}

function playerColumnOf(table: PgTable): PgColumn {
  const column = getTableConfig(table).columns.find(({ name }) => name === PLAYER_ID);
  if (!column)
    throw new Error(`The table ${getTableName(table)} has no player_id, so no player has rows in it. Leave it out.`);
  return column;
}

/** Values of a row's key, from which the next page begins. */
export type RowKey = readonly (string | number)[];

/** Returns a value as the copy has it. */
function given(value: unknown, isMoney: boolean): unknown {
  if (value instanceof Date) return value.toISOString();
  return isMoney && typeof value === 'number' ? toWire(value) : value;
}

/**
 * Reads a player's rows of one table, ordered by their key.
 * @param after the key of the last row that is known already; null: from the beginning
 * @returns `lastKey`: where the next page begins; null if there are no further rows
 */
export async function readPersonalRows(
  db: Queryable,
  { table, money, withheld }: PersonalTable,
  playerId: string,
  after: RowKey | null,
  limit: number,
): Promise<{ readonly rows: readonly Record<string, unknown>[]; readonly lastKey: RowKey | null }> {
  const key = keyOf(table);
  const beyond: SQL | undefined =
    after === null || key.length === 0
      ? undefined
      : sql`(${sql.join([...key], sql`, `)}) > (${sql.join(
          after.map((value) => sql`${value}`),
          sql`, `,
        )})`;
  const found = (await db.drizzle
    .select()
    .from(table)
    .where(and(eq(playerColumnOf(table), playerId), beyond))
    .orderBy(...key.map((column) => asc(column)))
    .limit(limit)) as Record<string, unknown>[];
  const columns = Object.entries(getTableColumns(table));
  const keyNames = key.map((column) => columns.find(([, own]) => own.name === column.name)?.[0] ?? '');
  const last = found.length < limit || key.length === 0 ? undefined : found.at(-1);
  return {
    rows: found.map((row) =>
      Object.fromEntries(
        columns.flatMap(([name, column]) =>
          column.name === PLAYER_ID || name in withheld ? [] : [[name, given(row[name], money.includes(name))]],
        ),
      ),
    ),
    lastKey: last === undefined ? null : keyNames.map((name) => last[name] as string | number),
  };
}

/** Deletes a player's rows of a table. */
export async function deletePersonalRows(db: Queryable, { table }: PersonalTable, playerId: string): Promise<void> {
  await db.drizzle.delete(table).where(eq(playerColumnOf(table), playerId));
}
