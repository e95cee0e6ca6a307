import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './template.ts';

/** The API as a process of its own, as a deployment runs it. */
export interface ApiProcess {
  readonly address: string;
  readonly port: number;
  /** Resolves with the exit code. */
  readonly exit: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  /** Ends the process, if it still runs, and removes its data. */
  remove(): Promise<void>;
}

/** Only what hangs takes this long: on a machine that runs several tests at once, a start has taken over a minute. */
const START_MS = 240_000;

/** Starts the API on a free port and waits until it is ready. @param env besides a folder and a port */
export async function startApiProcess(env: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-process-'));
  const port = await freePort();
  const lines: string[] = [];
  const child = spawn(process.execPath, [join(import.meta.dirname, '../server.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      BAIZE_ENV: 'test',
      LOG_LEVEL: 'info',
      API_PORT: String(port),
      DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const exit = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const remove = async () => {
    child.kill('SIGKILL');
    await exit;
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  for (const started = Date.now(); ;) {
    const isReady = await fetch(`${address}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    if (child.exitCode !== null || Date.now() - started > START_MS) {
      await remove();
      throw new Error(`The API did not become ready. Its last lines:\n${lines.slice(-20).join('')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { address, port, exit, signal: (name) => void child.kill(name), remove };
}
