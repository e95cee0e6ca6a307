import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_FLAGS } from '@baize/dev/browser-flags';
import { findBrowser } from '@baize/dev/find-browser';
import { readStartOptions } from '@baize/dev/options';
import { freePort } from '@baize/dev/ports';
import { startStack } from '@baize/dev/stack';
import { changesPage, compareRuns, DIFFERENCES, sideBySide } from './pictures/overview.ts';
import { photographBrand, reasonOf, type Photographed, type Wanted } from './pictures/photograph.ts';
import { readGalleryOptions } from './pictures/options.ts';

const USAGE = `npm run gallery -- [--brand <id>]… [--size phone|tablet|desktop]… [--screen <name>]… [--all] [--pair en-UN] [--base <address of a running site>] [--compare <folder of an earlier gallery>]
Photographs home, lobby, game, account and cashier of every brand on a phone and a desktop into gallery/<brand>/; --all takes every screen at every size.
gallery/index.html shows the brands side by side, gallery/changes.html the differences from the run before.`;
const root = join(import.meta.dirname, '../..');
const GALLERY = join(root, 'gallery');
/** The pictures of the run before, in the gallery. */
const BEFORE = 'before';
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Starts a brand's stack and photographs it. If it cannot start, that is the reason for its missing pictures. */
async function photographStarted(
  browser: Browser,
  wanted: Omit<Wanted, 'base'>,
  scratch: string,
): Promise<Photographed> {
  const { brand } = wanted;
  const ports = {
    SITE_PORT: await freePort(),
    API_PORT: await freePort(),
    SANDBOX_PORT: await freePort(),
    OPERATOR_PORT: await freePort(),
  };
  const options = readStartOptions(
    root,
    ['--brand', brand, '--data', scratch],
    Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  );
  try {
    const stack = await startStack(root, options, (line) => say(`${brand}: ${line}`));
    try {
      return await photographBrand(browser, { ...wanted, base: stack.addresses.site });
    } finally {
      await stack.stop();
    }
  } catch (error) {
    return { taken: [], failed: [{ picture: brand, reason: reasonOf(error) }] };
  }
}

/** Returns the pictures of all runs that are in the gallery. */
const picturesIn = (folder: string): readonly string[] =>
  globSync('*/*.png', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith(`${BEFORE}/`) && !file.startsWith(`${DIFFERENCES}/`));

async function main(): Promise<void> {
  const { brands, sizes, screens, pair, base, compare } = readGalleryOptions(root, process.argv.slice(2));
  const before = join(GALLERY, BEFORE);
  rmSync(join(GALLERY, DIFFERENCES), { recursive: true, force: true });
  mkdirSync(before, { recursive: true });
  const scratch = process.env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'baize-gallery-'));
  const browser = await chromium.launch({ executablePath: findBrowser().path, args: [...BROWSER_FLAGS] });
  const taken: string[] = [];
  const failed: Photographed['failed'][number][] = [];
  try {
    for (const brand of brands) {
      const wanted = {
        brand,
        pair,
        sizes,
        screens,
        folder: GALLERY,
        before,
      };
      const result =
        base === null
          ? await photographStarted(browser, wanted, scratch)
          : await photographBrand(browser, { ...wanted, base });
      taken.push(...result.taken);
      failed.push(...result.failed);
      say(`${brand}: ${result.taken.length} pictures`);
    }
  } finally {
    await browser.close();
    if (process.env['DATA_DIR'] === undefined) rmSync(scratch, { recursive: true, force: true });
  }
  const compared = compare === null ? before : resolve(compare);
  const changes = await compareRuns(GALLERY, compared, taken);
  writeFileSync(join(GALLERY, 'index.html'), sideBySide(picturesIn(GALLERY)));
  writeFileSync(join(GALLERY, 'changes.html'), changesPage(GALLERY, relative(GALLERY, compared), changes));
  const comparable = taken.filter((picture) => existsSync(join(compared, picture))).length;
  say(
    `${taken.length} pictures, ${comparable === 0 ? 'none with one from a run before' : `${changes.length} of ${comparable} different from the run before`}: ${join(GALLERY, 'index.html')}`,
  );
  if (failed.length === 0) return;
  say(`${failed.length} not taken:\n${failed.map(({ picture, reason }) => `  ${picture}: ${reason}`).join('\n')}`);
  process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = 2;
}
