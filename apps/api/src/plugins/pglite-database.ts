import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type Transaction as PgliteTransaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import {
  INT8_OID,
  parseInt8,
  transactionOf,
  withRetry,
  type Database,
  type Drizzle,
  type Queryable,
  type Transaction,
} from './database.ts';
import { lockFolder } from '@baize/folder-lock';

const parsers = { [INT8_OID]: parseInt8 };

function queryableOf(client: PGlite | PgliteTransaction): Queryable {
  let builder: Drizzle | undefined;
  return {
    get drizzle() {
      // Drizzle's own transactions use a PGlite transaction in just this way.
      builder ??= drizzle(client as PGlite) as unknown as Drizzle;
      return builder;
    },
    query: async <Row extends object>(statement: string, parameters: readonly unknown[] = []) =>
      (await client.query<Row>(statement, parameters as unknown[], { parsers })).rows,
  };
}

export interface PgliteOptions {
  /** Data folder; absent: in memory. */
  readonly folder?: string;
  /** A dump to start from, instead of an empty database. */
  readonly template?: Blob;
}

/**
 * Opens the embedded database. It has one connection: statements and transactions run one after the other.
 * @throws Error if another running process uses the folder
 */
export async function openPglite({ folder, template }: PgliteOptions): Promise<Database> {
  let release: (() => void) | undefined;
  let client: PGlite;
  try {
    if (folder !== undefined) {
      release = lockFolder(folder);
      mkdirSync(join(folder, 'db'), { recursive: true });
    }
    client = await PGlite.create({
      dataDir: folder === undefined ? 'memory://' : join(folder, 'db'),
      ...(template ? { loadDataDir: template } : {}),
    });
  } catch (fault) {
    release?.();
    throw fault;
  }
  const root = queryableOf(client);
  const exclusive = new Map<string, Promise<unknown>>();
  return {
    kind: 'pglite',
    get drizzle() {
      return root.drizzle;
    },
    query: root.query,
    transaction: <T>(work: (tx: Transaction) => Promise<T>) =>
      withRetry(async () => {
        let runAfterCommit = () => {};
        const result = await client.transaction((own) => {
          const transaction = transactionOf(queryableOf(own));
          runAfterCommit = transaction.runAfterCommit;
          return work(transaction.tx);
        });
        runAfterCommit();
        return result;
      }),
    // The database is in this process, so there is no connection to lose.
    async listen(channel, { onMessage }) {
      return client.listen(`"${channel}"`, onMessage);
    },
    notify: async (target, channel, payload) => {
      await target.query('select pg_notify($1, $2)', [channel, payload]);
    },
    // Only one process uses the folder, so a queue inside it is enough of a lock.
    exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
      const result = (exclusive.get(name) ?? Promise.resolve()).then(work);
      exclusive.set(
        name,
        result.catch(() => undefined),
      );
      return result;
    },
    migrate: (migrationsFolder, migrationsTable) => migrate(drizzle(client), { migrationsFolder, migrationsTable }),
    pool: () => ({ total: 1, idle: 0, waiting: 0 }),
    dump: () => client.dumpDataDir('none'),
    async close() {
      await client.close();
      release?.();
    },
  };
}
