import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordedBrowsers, RECORDINGS, visualBrowser } from '@baize/dev/visual-browser';
import { knownBoxes, knownPictures } from './looks.ts';
import { boxChanges, html, markdown, pictureChanges } from './report.ts';
import { reduceColours } from './reduce-colours.ts';

const ROOT = join(import.meta.dirname, '../..');
const REPORT = join(ROOT, 'dist/visual');

function run(args: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync(process.execPath, [...args], { cwd: ROOT, env, stdio: 'inherit' });
  if (status !== 0)
    throw new Error(
      `node ${args.join(' ')} exited with code ${status ?? 'none'}. No report was written; git status shows what was recorded until then.`,
    );
}

/**
 * Records the pictures of this machine's browser and all boxes that have changed, removes obsolete ones, and writes a
 * report of the differences. A new version of the browser is compared with the newest recorded one.
 */
async function main(): Promise<void> {
  const browser = visualBrowser();
  const folder = join(RECORDINGS, browser.folder);
  const isNew = !existsSync(folder);
  const base = isNew ? recordedBrowsers()[0] : browser.folder;
  const before = mkdtempSync(join(tmpdir(), 'visual-before-'));
  try {
    const pictures = join(before, 'pictures');
    const boxes = join(before, 'boxes');
    for (const path of [pictures, boxes]) mkdirSync(path);
    if (base !== undefined) cpSync(join(RECORDINGS, base), pictures, { recursive: true });
    if (existsSync(join(RECORDINGS, 'boxes'))) cpSync(join(RECORDINGS, 'boxes'), boxes, { recursive: true });
    if (!process.env['VISUAL_STORYBOOK'])
      run(['node_modules/nx/dist/bin/nx.js', 'run', '@baize/visual:storybook', '--outputStyle=static']);
    run(['node_modules/@playwright/test/cli.js', 'test', '-c', 'apps/visual/playwright.config.ts', '--reporter=list'], {
      ...process.env,
      VISUAL_UPDATE: '1',
    });
    for (const [path, known] of [
      [folder, knownPictures()],
      [join(RECORDINGS, 'boxes'), knownBoxes()],
    ] as const)
      for (const name of readdirSync(path).filter((file) => !known.has(file))) rmSync(join(path, name));
    const bytes = await reduceColours(folder);
    const changes = await pictureChanges(pictures, folder);
    const boxesChanged = boxChanges(boxes, join(RECORDINGS, 'boxes'));
    const title =
      base === undefined || base === browser.folder
        ? `Visual changes in ${browser.folder}`
        : `${browser.folder} compared with ${base}`;
    mkdirSync(REPORT, { recursive: true });
    const text = markdown({ title, changes, boxes: boxesChanged, bytes });
    writeFileSync(join(REPORT, 'report.md'), text);
    writeFileSync(
      join(REPORT, 'report.html'),
      html({ title, changes, boxes: boxesChanged, before: pictures, after: folder }),
    );
    process.stdout.write(
      `\n${text}\nBefore, after and differences side by side: ${join(REPORT, 'report.html')}\nCheck it, then commit apps/visual/recordings.\n`,
    );
  } finally {
    rmSync(before, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
