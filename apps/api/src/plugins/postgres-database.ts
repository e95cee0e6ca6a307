import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import {
  INT8_OID,
  parseInt8,
  withRetry,
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
/** A prepared statement's name follows from its text, so every connection and process agrees on it. */
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

/** Opens a pool on a PostgreSQL server. */
export function openPostgres(url: string, poolSize: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'baize-api',
  });
  // An idle connection that dies is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const ear = new Ear(url);
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
      const tx: Transaction = Object.assign(queryableOf(client), { inTransaction: true as const });
      const result = await work(tx);
      await client.query('commit');
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

  return {
    kind: 'postgres',
    get drizzle() {
      return root.drizzle;
    },
    query: root.query,
    transaction: (work) => withRetry(() => once(work)),
    listen: (channel, handler) => ear.listen(channel, handler),
    notify: async (target, channel, payload) => {
      await target.query('select pg_notify($1, $2)', [channel, payload]);
    },
    async exclusively(name, work) {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock(hashtext($1))', [name]);
        return await work();
      } finally {
        // Ending the connection frees the lock even if the server has forgotten us meanwhile.
        client.release(true);
      }
    },
    migrate: (folder, table) => migrate(drizzle(pool), { migrationsFolder: folder, migrationsTable: table }),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await ear.close();
      await pool.end();
    },
  };
}

/** One connection that only listens; taken up again, with every channel, when it is lost. */
class Ear {
  readonly #url: string;
  readonly #handlers = new Map<string, Set<(payload: string) => void>>();
  #client: Promise<pg.Client> | undefined;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  async listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>> {
    const handlers = this.#handlers.get(channel) ?? new Set();
    const isFirst = handlers.size === 0;
    handlers.add(handler);
    this.#handlers.set(channel, handlers);
    const client = await this.#connected();
    if (isFirst) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      handlers.delete(handler);
      if (handlers.size === 0 && !this.#closed)
        await (await this.#connected()).query(`unlisten ${pg.escapeIdentifier(channel)}`);
    };
  }

  #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect();
    return this.#client;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'baize-api listener',
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload }) => {
      for (const handler of this.#handlers.get(channel) ?? []) handler(payload ?? '');
    });
    const lost = () => {
      if (this.#closed) return;
      this.#client = undefined;
      setTimeout(() => void this.#reconnect(), 500).unref();
    };
    client.on('error', () => {});
    client.on('end', lost);
    try {
      await client.connect();
      for (const channel of this.#handlers.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (fault) {
      this.#client = undefined;
      throw fault;
    }
    return client;
  }

  async #reconnect(): Promise<void> {
    if (this.#closed) return;
    try {
      await this.#connected();
    } catch {
      setTimeout(() => void this.#reconnect(), 1000).unref();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await (await this.#client?.catch(() => undefined))?.end();
  }
}
