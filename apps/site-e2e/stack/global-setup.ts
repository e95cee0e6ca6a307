import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runNx } from '@baize/workspace/nx';
import { freePort } from '@baize/dev/ports';
import { testEnvironment } from '@baize/dev/run-command';
import {
  announcedStack,
  announceStack,
  JOURNEY_PAIRS,
  stacksOf,
  startedBrands,
  type JourneyBrand,
  type RunningStack,
} from './stacks.ts';
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

/** Starts brands with the same command as `npm start`: one API and one sandbox serve the sites of all. */
async function startStack(brands: readonly JourneyBrand[], folder: string): Promise<void> {
  const [first, ...others] = await Promise.all(brands.map(async (brand) => ({ brand, port: await freePort() })));
  if (!first) return;
  const ports = { api: await freePort(), sandbox: await freePort(), operator: await freePort() };
  const dataDir = join(folder, first.brand);
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
      first.brand,
      ...others.flatMap(({ brand, port }) => ['--with', `${brand}:${port}`]),
      '--markets',
      JOURNEY_PAIRS.join(','),
      '--no-build',
      '--data',
      dataDir,
      '--site-port',
      String(first.port),
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
      // A tenth of the usual captcha: a dozen newcomers solve one or two each.
      env: { ...testEnvironment(root), EDGE_HEADERS: 'keep', CAPTCHA_COST: '500' },
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  const { pid } = child;
  if (pid === undefined) throw new Error(`The stack of ${first.brand} could not be started; see ${logFile}.`);
  const stacks = [first, ...others].map(({ brand, port }): RunningStack => ({
    brand,
    site: `http://localhost:${port}`,
    api: `http://127.0.0.1:${ports.api}`,
    sandbox: `http://127.0.0.1:${ports.sandbox}`,
    operator: `http://127.0.0.1:${ports.operator}`,
    dataDir,
    pid,
  }));
  for (const stack of stacks) announceStack(stack);
  const deadline = Date.now() + READY_WITHIN_MS;
  for (const { brand, site } of stacks)
    while (!(await answers(`${site}/`))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(
          `The stack of ${brand} did not come up. Its last words:\n${readFileSync(logFile, 'utf8').slice(-2000)}`,
        );
      await wait(250);
    }
  child.unref();
}

/**
 * Builds what is missing, starts the stacks, and returns a function that stops them.
 * A stack that is already announced (BAIZE_JOURNEY_<BRAND>) is used and left running, which helps while writing a
 * journey.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const missing = startedBrands().filter((brand) => announcedStack(brand) === null);
  const scratch = process.env['DATA_DIR'];
  const folder = scratch ?? mkdtempSync(join(tmpdir(), 'baize-journeys-'));
  const stop = async () => {
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
    for (const brands of stacksOf(missing)) await startStack(brands, folder);
    return stop;
  } catch (error) {
    // What went wrong first is what explains it.
    await stop().catch(() => undefined);
    throw error;
  }
}
