import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrandConfig } from '@baize/site-build/brand-config';
import { runNx } from '@baize/workspace/nx';
import { freePort } from '@baize/dev/ports';
import { testEnvironment } from '@baize/dev/run-command';
import { announcedStack, announceStack, JOURNEY_PAIRS, stacksOf, startedBrands, type JourneyBrand } from './stacks.ts';
import { logOf, readyStack } from './ready-stack.ts';
import { stopStack } from './stop-stack.ts';

const root = join(import.meta.dirname, '../../..');
/**
 * Starts brands with the same command as `npm start`: one API and one sandbox serve the sites of all. Returns when it
 * has begun; `readyStack` waits for its end.
 */
async function startStack(brands: readonly JourneyBrand[], folder: string): Promise<void> {
  const [first, ...others] = await Promise.all(brands.map(async (brand) => ({ brand, port: await freePort() })));
  if (!first) return;
  const configs = await Promise.all(brands.map((brand) => readBrandConfig(root, brand)));
  // A run of one brand (JOURNEY_BRANDS) may not offer all of them, and the start refuses pairs that nobody offers.
  const pairs = JOURNEY_PAIRS.filter((pair) => configs.some((config) => config.pairs.includes(pair)));
  const ports = { api: await freePort(), sandbox: await freePort(), operator: await freePort() };
  const dataDir = join(folder, first.brand);
  mkdirSync(dataDir, { recursive: true });
  // One folder of drawn pictures for all stacks: they are the same, and drawing them takes most of an API's time.
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(dataDir, 'cache'), 'dir');
  const log = openSync(logOf(dataDir), 'a');
  const child = spawn(
    join(root, 'node_modules/.bin/node'),
    [
      'apps/site-e2e/stack/run-stack.ts',
      '--brand',
      first.brand,
      ...others.flatMap(({ brand, port }) => ['--with', `${brand}:${port}`]),
      '--markets',
      pairs.join(','),
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
  if (pid === undefined) throw new Error(`The stack of ${first.brand} could not be started; see ${logOf(dataDir)}.`);
  for (const { brand, port } of [first, ...others])
    announceStack({
      brand,
      site: `http://localhost:${port}`,
      api: `http://127.0.0.1:${ports.api}`,
      sandbox: `http://127.0.0.1:${ports.sandbox}`,
      operator: `http://127.0.0.1:${ports.operator}`,
      dataDir,
      pid,
    });
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
    // The first stack draws the pictures of the first screens; started together, each would draw them. Journeys of the
    // others wait for theirs, which start while the first ones run.
    for (const [index, brands] of stacksOf(missing).entries()) {
      await startStack(brands, folder);
      if (index === 0) for (const brand of brands) await readyStack(brand);
    }
    return stop;
  } catch (error) {
    // What went wrong first is what explains it.
    await stop().catch(() => undefined);
    throw error;
  }
}
