import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Env } from './env.ts';

/** Drizzle, whichever database is behind it. */
export type Drizzle = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The database as repositories see it: the query builder, and prepared statements where every round trip counts. */
export interface Queryable {
  readonly drizzle: Drizzle;
  /**
   * Runs one statement in one round trip; on PostgreSQL it is a named prepared statement, planned once per connection.
   * Parameters are `$1`, `$2` …; bigint columns come back as numbers (amounts are safe integers), timestamps as Date.
   * @param statement constant text: never put values into it
   */
  query<Row extends object>(statement: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/**
 * Inside `transaction`: use only this, never the database itself (PGlite has one connection and would wait for itself).
 */
export interface Transaction extends Queryable {
  readonly inTransaction: true;
  /**
   * Runs `effect` right after the commit; never after a rollback. It must not throw: the transaction cannot be undone.
   */
  afterCommit(effect: () => void): void;
}

/** Unsubscribes. */
export type StopListening = () => Promise<void>;

/** Receives the notifications of one channel. */
export interface ChannelListener {
  onMessage(payload: string): void;
  /** The connection is lost; it will be restored automatically. */
  onLost(fault: unknown): void;
  /** The connection is restored and listens again. Notifications since `onLost` are lost. */
  onRestored(): void;
}

/** The database: PGlite in a folder or in memory, or PostgreSQL. */
export interface Database extends Queryable {
  readonly kind: 'pglite' | 'postgres';
  /**
   * The same database with the rights of the tables' owner, for migrations; null if this process does not have them.
   * The database itself, if the process has only one role.
   */
  readonly owner: Database | null;
  /** The role of this process, which is not the owner; null if it is. */
  readonly runtimeRole: string | null;
  /** Takes on the runtime role from now on (PGlite, whose only connection begins as the owner). */
  enterRuntimeRole?(): Promise<void>;
  /**
   * Runs `work` in one transaction (READ COMMITTED); an exception rolls back and is thrown on.
   * A deadlock or serialisation failure runs it again, at most three times, so `work` has no effects outside the
   * transaction.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Listens for NOTIFY from every process on this database. A lost connection is restored, and the listener is
   * notified.
   */
  listen(channel: string, listener: ChannelListener): Promise<StopListening>;
  /** Sends NOTIFY; inside a transaction it is delivered at the commit. At most 8,000 bytes. */
  notify(target: Queryable, channel: string, payload: string): Promise<void>;
  /**
   * Runs `work` while no other process on this database runs the same name (session advisory lock). Waiting for it has
   * no time limit.
   */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Applies a folder of migrations, recorded in a table of its own, without time limits. */
  migrate(folder: string, table: string): Promise<void>;
  /** Connections in use, idle and waited for; for metrics. */
  pool(): { readonly total: number; readonly idle: number; readonly waiting: number };
  /** The whole data folder as a tar (PGlite only): the template from which tests start. */
  dump?(): Promise<Blob>;
  close(): Promise<void>;
}

/** OIDs of the types that are read differently from the drivers' defaults. */
export const INT8_OID = 20;

/** A sum or count beyond 2^53 is a bug, so it must not be rounded silently. */
export function parseInt8(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number))
    throw new RangeError(
      `The database returned the integer ${value}, which JavaScript cannot represent exactly. Read that column as text.`,
    );
  return number;
}

/**
 * A transaction's handle and the effects to run after its commit. Create a new one for each attempt, so that the
 * effects of an attempt that was rolled back are dropped.
 */
export function transactionOf(queryable: Queryable): { readonly tx: Transaction; readonly runAfterCommit: () => void } {
  const effects: (() => void)[] = [];
  return {
    tx: Object.assign(queryable, {
      inTransaction: true as const,
      afterCommit: (effect: () => void) => {
        effects.push(effect);
      },
    }),
    runAfterCommit: () => effects.forEach((effect) => effect()),
  };
}

/** PostgreSQL errors worth another try: serialization_failure and deadlock_detected. */
export const RETRIABLE: ReadonlySet<string> = new Set(['40001', '40P01']);

/** Returns the SQLSTATE of a database error, also one wrapped by Drizzle; undefined for any other value. */
export function sqlState(fault: unknown): string | undefined {
  for (let current = fault; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code))
      return current.code;
  }
  return undefined;
}

/** The message of pg's pool when no connection became free in time; it has no code. */
export const POOL_EXHAUSTED = 'timeout exceeded when trying to connect';
/**
 * SQLSTATEs that mean "not now": a statement or lock wait took too long, a deadlock came back after every retry, too many
 * connections, the server starts or stops, the connection broke.
 */
const NOT_NOW = /^(57014|40001|40P01|57P0[1-3]|55P03|25P03|25P04|53300|08\d{3})$/;

/** Tells whether a call failed only because the database was too busy or away, so that the caller may try again. */
export function isDatabaseBusy(fault: unknown): boolean {
  for (let current = fault; current instanceof Error; current = current.cause)
    if (current.message === POOL_EXHAUSTED) return true;
  return NOT_NOW.test(sqlState(fault) ?? '');
}

/** Returns the name of the unique or check constraint that refused a write; undefined for any other value. */
export function violatedConstraint(fault: unknown): string | undefined {
  for (let current = fault; current instanceof Error; current = current.cause) {
    if ('constraint' in current && typeof current.constraint === 'string') return current.constraint;
  }
  return undefined;
}

export async function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 3; ; left -= 1) {
    try {
      return await attempt();
    } catch (fault) {
      if (left === 0 || !RETRIABLE.has(sqlState(fault) ?? '')) throw fault;
    }
  }
}

/** Opens the configured database. Drivers load on demand: PostgreSQL deployments never load PGlite. */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'databaseMigrationUrl' | 'databasePoolSize' | 'databaseTimeouts' | 'dataDir' | 'mode'>,
): Promise<Database> {
  if (env.databaseUrl) {
    const { openPostgres } = await import('./postgres-database.ts');
    // In production, migrations are a step of their own, so that no running API holds the owner's password.
    const owner = env.databaseMigrationUrl ?? (env.mode === 'production' ? null : 'same');
    return openPostgres(env.databaseUrl, env.databasePoolSize, owner, env.databaseTimeouts);
  }
  return (await import('./pglite-database.ts')).openPglite({ folder: env.dataDir });
}
