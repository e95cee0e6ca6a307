import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runNx } from '@baize/workspace/nx';
import { freePort } from '@baize/dev/ports';
import { testEnvironment } from '@baize/dev/run-command';
import { announcedStack, announceStack, startedBrands, type JourneyBrand, type RunningStack } from './stacks.ts';
import { stopStack } from './stop-stack.ts';

const root = join(import.meta.dirname, '../../..');
/** The first start of an API draws pictures and seeds players. */
const READY_WITHIN_MS = 600_000;

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

/** Starts a brand with the same command as `npm start`. */
async function startStack(brand: JourneyBrand, folder: string): Promise<RunningStack> {
  const ports = {
    site: await freePort(),
    api: await freePort(),
    sandbox: await freePort(),
    operator: await freePort(),
  };
  const dataDir = join(folder, brand);
  mkdirSync(dataDir, { recursive: true });
  // One folder of drawn pictures for all stacks: they are the same, and drawing them takes most of an API's time.
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(dataDir, 'cache'), 'dir');
  const logFile = join(dataDir, 'start.log');
  const log = openSync(logFile, 'a');
  const child = spawn(
    join(root, 'node_modules/.bin/node'),
    [
      'apps/site-e2e/stack/run-stack.ts',
      '--brand',
      brand,
      '--no-build',
      '--data',
      dataDir,
      '--site-port',
      String(ports.site),
      '--api-port',
      String(ports.api),
      '--sandbox-port',
      String(ports.sandbox),
      '--operator-port',
      String(ports.operator),
    ],
    // Journeys play the edge: they say where their visitor is.
    {
      cwd: root,
      env: { ...testEnvironment(root), EDGE_HEADERS: 'keep' },
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  if (child.pid === undefined) throw new Error(`The stack of ${brand} could not be started; see ${logFile}.`);
  const stack: RunningStack = {
    brand,
    site: `http://localhost:${ports.site}`,
    api: `http://127.0.0.1:${ports.api}`,
    sandbox: `http://127.0.0.1:${ports.sandbox}`,
    operator: `http://127.0.0.1:${ports.operator}`,
    dataDir,
    pid: child.pid,
  };
  announceStack(stack);
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(`${stack.site}/`))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(
        `The stack of ${brand} did not come up. Its last words:\n${readFileSync(logFile, 'utf8').slice(-2000)}`,
      );
    await wait(250);
  }
  child.unref();
  return stack;
}

/**
 * Builds what is missing, starts one stack per brand, and returns a function that stops them.
 * A stack that is already announced (BAIZE_JOURNEY_<BRAND>) is used and left running, which helps while writing a
 * journey.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const missing = startedBrands().filter((brand) => announcedStack(brand) === null);
  const scratch = process.env['DATA_DIR'];
  const folder = scratch ?? mkdtempSync(join(tmpdir(), 'baize-journeys-'));
  const started: Promise<RunningStack>[] = [];
  const stop = async () => {
    for (const result of await Promise.allSettled(started))
      if (result.status === 'fulfilled') await stopStack(result.value);
    // A failed start has announced its process too.
    for (const brand of missing) {
      const stack = announcedStack(brand);
      if (stack) await stopStack(stack);
    }
    if (!scratch) rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (missing.length > 0)
      await runNx(
        root,
        [
          'run-many',
          '-t',
          'build',
          '-p',
          [...missing, '@baize/sandbox'].join(','),
          '--outputStyle=static',
          '--parallel=2',
        ],
        () => undefined,
      );
    // The first stack draws the pictures of the first screens; started together, each would draw them.
    for (const [index, brand] of missing.entries()) {
      started.push(startStack(brand, folder));
      if (index === 0) await started[0];
    }
    await Promise.all(started);
    return stop;
  } catch (error) {
    // What went wrong first is what explains it.
    await stop().catch(() => undefined);
    throw error;
  }
}
