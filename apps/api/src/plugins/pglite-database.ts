import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type Transaction as PgliteTransaction } from '@electric-sql/pglite';
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs';
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

// V8 may end the process when it discards machine code of WebAssembly that a better one replaced
// (github.com/nodejs/node/issues/64500). Kept, the code takes some memory for as long as the process runs.
setFlagsFromString('--no-wasm-code-gc');

/** Set once: PGlite copies all of its parsers for each statement that brings one of its own. */
const PARSERS = { parsers: { [INT8_OID]: parseInt8 } };

/**
 * A database in memory reads its files from memory too, so buffers only save a copy. PGlite's own 160 MiB would be
 * zeroed at each start, which took as long as the rest of it.
 */
const IN_MEMORY = ['-c', 'shared_buffers=8MB'];

/** Role of the API's own statements; the one connection begins as the owner of everything. */
const RUNTIME_ROLE = 'baize_runtime';

function queryableOf(client: PGlite | PgliteTransaction): Queryable {
  let builder: Drizzle | undefined;
  return {
    get drizzle() {
      // Drizzle's own transactions use a PGlite transaction in just this way.
      builder ??= drizzle(client as PGlite) as unknown as Drizzle;
      return builder;
    },
    query: async <Row extends object>(statement: string, parameters: readonly unknown[] = []) =>
      (await client.query<Row>(statement, parameters as unknown[])).rows,
  };
}

export interface PgliteOptions {
  /** Data folder; absent: in memory. */
  readonly folder?: string;
  /** A dump to start from, instead of an empty database. */
  readonly template?: Blob;
}

/**
 * Opens the database of a folder, or creates it. It is copied from one that the package's authors have initialised
 * (docs/decisions/0127): PostgreSQL's own `initdb` takes longer than the rest of a first start. A folder whose creation
 * was interrupted has no data yet, so it is created again.
 */
async function openFolder(folder: string, template: Blob | undefined): Promise<PGlite> {
  const dataDir = join(folder, 'db');
  const unfinished = join(folder, 'db.unfinished');
  if (existsSync(unfinished)) rmSync(dataDir, { recursive: true, force: true });
  if (existsSync(join(dataDir, 'PG_VERSION'))) return PGlite.create({ ...PARSERS, dataDir });
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, '');
  const client = await PGlite.create({ ...PARSERS, dataDir, loadDataDir: template ?? (await emptyDatabase()) });
  rmSync(unfinished);
  return client;
}

/**
 * Opens the embedded database. It has one connection: statements and transactions run one after the other.
 * @throws Error if another running process uses the folder
 */
export async function openPglite({ folder, template }: PgliteOptions): Promise<Database> {
  let release: (() => void) | undefined;
  let client: PGlite;
  try {
    if (folder !== undefined) release = lockFolder(folder);
    client =
      folder === undefined
        ? await PGlite.create({
            ...PARSERS,
            dataDir: 'memory://',
            startParams: [...PGlite.defaultStartParams, ...IN_MEMORY],
            loadDataDir: template ?? (await emptyDatabase()),
          })
        : await openFolder(folder, template);
  } catch (fault) {
    release?.();
    throw fault;
  }
  const root = queryableOf(client);
  /** True once statements run as the runtime role. */
  let isRestricted = false;
  const asOwner = async (own: PgliteTransaction): Promise<void> => {
    // Until the end of the transaction: the connection is everyone's.
    if (isRestricted) await own.exec('set local role none');
  };
  const transact = <T>(work: (tx: Transaction) => Promise<T>, prepare?: typeof asOwner): Promise<T> =>
    withRetry(async () => {
      let runAfterCommit = () => {};
      const result = await client.transaction(async (own) => {
        await prepare?.(own);
        const transaction = transactionOf(queryableOf(own));
        runAfterCommit = transaction.runAfterCommit;
        return work(transaction.tx);
      });
      runAfterCommit();
      return result;
    });
  /** Runs work on the connection itself, outside of a transaction, as the owner. */
  const unrestricted = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!isRestricted) return work();
    await client.exec('set role none');
    return work().finally(() => client.exec(`set role ${RUNTIME_ROLE}`));
  };
  const exclusive = new Map<string, Promise<unknown>>();
  const database: Database = {
    kind: 'pglite',
    get owner() {
      return owner;
    },
    runtimeRole: RUNTIME_ROLE,
    async enterRuntimeRole() {
      await client.exec(`set role ${RUNTIME_ROLE}`);
      isRestricted = true;
    },
    get drizzle() {
      return root.drizzle;
    },
    query: root.query,
    transaction: (work) => transact(work),
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
    migrate: (migrationsFolder, migrationsTable) =>
      unrestricted(() => migrate(drizzle(client), { migrationsFolder, migrationsTable })),
    pool: () => ({ total: 1, idle: 0, waiting: 0 }),
    dump: () => unrestricted(() => client.dumpDataDir('none')),
    async close() {
      await client.close();
      release?.();
    },
  };
  // Same connection, other rights: each statement is a transaction of its own, so no other call can slip in between.
  const ownerClient: Pick<PGlite, 'query'> = {
    query: (...statement) =>
      client.transaction(async (own) => {
        await asOwner(own);
        return own.query(...statement);
      }),
  };
  const owner: Database = Object.create(database, {
    owner: { get: () => owner },
    drizzle: { get: () => drizzle(ownerClient as unknown as PGlite) as unknown as Drizzle },
    query: {
      value: (statement: string, parameters?: readonly unknown[]) =>
        transact((tx) => tx.query(statement, parameters), asOwner),
    },
    transaction: { value: <T>(work: (tx: Transaction) => Promise<T>) => transact(work, asOwner) },
  }) as Database;
  return database;
}
