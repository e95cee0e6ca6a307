import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Env } from './env.ts';
import {
  INT8_OID,
  parseInt8,
  transactionOf,
  withRetry,
  type ChannelListener,
  type Database,
  type Drizzle,
  type Queryable,
  type Transaction,
} from './database.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (oid === INT8_OID ? parseInt8 : pg.types.getTypeParser(oid, format)) as never,
};

const names = new Map<string, string>();
/** Derives a prepared statement's name from its text, so that every connection and process uses the same one. */
function nameOf(statement: string): string {
  let name = names.get(statement);
  if (!name) {
    name = `s${createHash('sha1').update(statement).digest('hex').slice(0, 30)}`;
    names.set(statement, name);
  }
  return name;
}

function queryableOf(client: pg.Pool | pg.PoolClient): Queryable {
  let builder: Drizzle | undefined;
  return {
    get drizzle() {
      builder ??= drizzle(client) as unknown as Drizzle;
      return builder;
    },
    query: async <Row extends object>(statement: string, parameters: readonly unknown[] = []) =>
      (await client.query<Row>({ name: nameOf(statement), text: statement, values: parameters as unknown[] })).rows,
  };
}

/** How long a call waits for a connection of the pool before it is refused. */
const POOL_WAIT_MS = 5000;
const NO_TIMEOUTS: Env['databaseTimeouts'] = { statementMs: 0, lockMs: 0, idleTransactionMs: 0 };
const WITHOUT_LIMITS = 'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';
/** Back to what the pool's connections start with. */
const USUAL_LIMITS = 'reset statement_timeout; reset lock_timeout; reset idle_in_transaction_session_timeout';

/** Connections for migrations: one holds the lock, the other works. */
const OWNER_POOL = 2;

/**
 * Opens a pool on a PostgreSQL server.
 * @param timeouts limits for every statement of the pool; absent: none. The owner has none
 * @param ownerUrl the same database as the tables' owner · `same`: `url` is the owner · null: this process has no owner
 */
export function openPostgres(
  url: string,
  poolSize: number,
  ownerUrl: string | null = 'same',
  timeouts: Env['databaseTimeouts'] = NO_TIMEOUTS,
): Database {
  let owner: Database | undefined;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: POOL_WAIT_MS,
    application_name: 'baize-api',
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleTransactionMs,
  });
  // An idle connection that dies is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const listenConnection = new ListenConnection(url);
  const root = queryableOf(pool);

  async function once<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    const onError = (fault: Error) => {
      broken = fault;
    };
    client.on('error', onError);
    try {
      await client.query('begin');
      const { tx, runAfterCommit } = transactionOf(queryableOf(client));
      const result = await work(tx);
      await client.query('commit');
      runAfterCommit();
      return result;
    } catch (fault) {
      await client.query('rollback').catch((second: Error) => {
        broken = second;
      });
      throw fault;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }

  const database: Database = {
    kind: 'postgres',
    get owner() {
      if (ownerUrl === null) return null;
      if (ownerUrl === 'same') return database;
      owner ??= openPostgres(ownerUrl, OWNER_POOL);
      return owner;
    },
    runtimeRole: ownerUrl === 'same' ? null : decodeURIComponent(new URL(url).username),
    get drizzle() {
      return root.drizzle;
    },
    query: root.query,
    transaction: (work) => withRetry(() => once(work)),
    listen: (channel, listener) => listenConnection.listen(channel, listener),
    notify: async (target, channel, payload) => {
      await target.query('select pg_notify($1, $2)', [channel, payload]);
    },
    async exclusively(name, work) {
      const client = await pool.connect();
      try {
        await client.query(WITHOUT_LIMITS);
        await client.query('select pg_advisory_lock(hashtext($1))', [name]);
        return await work();
      } finally {
        // Ending the connection frees the lock even if the server has forgotten us meanwhile.
        client.release(true);
      }
    },
    async migrate(migrationsFolder, migrationsTable) {
      const client = await pool.connect();
      // Kept for the next module: a connection of its own for each made up most of a start.
      let isAsBefore = false;
      try {
        await client.query(WITHOUT_LIMITS);
        await migrate(drizzle(client), { migrationsFolder, migrationsTable });
        await client.query(USUAL_LIMITS);
        isAsBefore = true;
      } finally {
        client.release(!isAsBefore);
      }
    },
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await listenConnection.close();
      await owner?.close();
      await pool.end();
    },
  };
  return database;
}

/** Times in milliseconds. A server that vanishes silently is noticed after at most PROBE_MS + ANSWER_MS. */
const RECONNECT_MS = 500;
const PROBE_MS = 15_000;
const ANSWER_MS = 5000;

/**
 * One connection that only listens. If it is lost, it is restored with every channel, and the listeners are notified.
 */
class ListenConnection {
  readonly #url: string;
  readonly #listeners = new Map<string, Set<ChannelListener>>();
  #client: Promise<pg.Client> | undefined;
  #probe: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  async listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    const isFirst = listeners.size === 0;
    listeners.add(listener);
    this.#listeners.set(channel, listeners);
    this.#client ??= this.#connect();
    const client = await this.#client;
    if (isFirst) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      this.#listeners.delete(channel);
      if (!this.#closed) await (await this.#client)?.query(`unlisten ${pg.escapeIdentifier(channel)}`);
    };
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'baize-api listener',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener.onMessage(payload ?? '');
    });
    let fault: Error = new Error('The LISTEN connection was closed by the server.');
    client.on('error', (reason) => {
      fault = reason;
    });
    await client.connect();
    for (const channel of this.#listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    // Only a connection that has worked is reported as lost; until then the caller sees the failure.
    client.on('end', () => this.#onLost(fault));
    this.#probe = setInterval(() => void this.#checkAlive(client), PROBE_MS);
    this.#probe.unref();
    return client;
  }

  /** A server that has vanished sends nothing, and TCP alone notices after hours. */
  async #checkAlive(client: pg.Client): Promise<void> {
    const deadline = setTimeout(() => client.connection.stream.destroy(), ANSWER_MS);
    await client.query('select 1').catch(() => undefined);
    clearTimeout(deadline);
  }

  #onLost(fault: Error): void {
    clearInterval(this.#probe);
    if (this.#closed) return;
    this.#client = undefined;
    for (const listener of this.#all()) listener.onLost(fault);
    void this.#restore();
  }

  async #restore(): Promise<void> {
    while (!this.#closed) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref());
      if (this.#closed) return;
      try {
        // A caller that began to listen meanwhile may be connecting already.
        this.#client ??= this.#connect();
        await this.#client;
        break;
      } catch {
        this.#client = undefined;
      }
    }
    if (!this.#closed) for (const listener of this.#all()) listener.onRestored();
  }

  *#all(): Generator<ChannelListener> {
    for (const listeners of this.#listeners.values()) yield* listeners;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#probe);
    await (await this.#client?.catch(() => undefined))?.end();
  }
}
