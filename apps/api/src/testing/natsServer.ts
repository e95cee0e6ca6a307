import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { freePort } from './template.ts';

/** A real NATS server of a test, which can be killed and started again on its port. */
export interface NatsServer {
  readonly url: string;
  /** Starts it and resolves when it accepts connections. */
  start(): Promise<void>;
  /** Kills it without a goodbye to its clients. */
  kill(): Promise<void>;
}

function findBinary(): string | null {
  const named = process.env['BAIZE_NATS_SERVER'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(
      `BAIZE_NATS_SERVER is ${named}, but there is no such file. Correct the variable or unset it to search the path.`,
    );
  }
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, 'nats-server')).find((path) => existsSync(path)) ?? null;
}

/**
 * Finds `nats-server`; in CI, as root, it is installed from the distribution, as the test runner does for Chromium.
 * @throws Error with the commands to run when it is missing
 */
function natsBinary(): string {
  const found = findBinary();
  if (found) return found;
  if (process.env['CI'] === 'true' && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nats-server'], { stdio: 'ignore' });
    const installed = findBinary();
    if (installed) return installed;
  }
  throw new Error(
    'nats-server is not installed, and the NATS adapter is only proved against a real one. Run `sudo apt-get install nats-server` (Debian, Ubuntu) or `brew install nats-server`, or set BAIZE_NATS_SERVER to its path.',
  );
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Prepares a server on a free port of this machine; it has not started yet. */
export async function natsServer(): Promise<NatsServer> {
  const binary = natsBinary();
  const port = await freePort();
  let child: ChildProcess | undefined;
  return {
    url: `nats://127.0.0.1:${port}`,
    async start() {
      child = spawn(binary, ['--addr', '127.0.0.1', '--port', String(port)], { stdio: 'ignore' });
      for (let attempt = 0; attempt < 200; attempt += 1) {
        if (await accepts(port)) return;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error(`${binary} did not accept connections on port ${port} within 5 s.`);
    },
    async kill() {
      const running = child;
      child = undefined;
      if (!running || running.exitCode !== null) return;
      const gone = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGKILL');
      await gone;
    },
  };
}
