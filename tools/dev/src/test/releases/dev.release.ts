import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyWorkspace, type WorkspaceCopy } from '@baize/workspace/copy-workspace';
import { freePort } from '../../start/ports.ts';
import { BROWSER_FLAGS } from '../browser-flags.ts';
import { findBrowser } from '../find-browser.ts';

/** The first start creates a database and bundles packages, on a machine that also releases every brand. */
const START_MS = 300_000;
/**
 * What follows the start, and its failure's message, still have this long: the development server compiles each module that
 * the page asks for, and all brands are released beside it.
 */
const OPEN_MS = 180_000;
const CHANGE_MS = 120_000;

let copy: WorkspaceCopy;
let dev: ChildProcess;
let browser: Browser;
let page: Page;
/** What the command has written, for the message of a failure. */
const output: string[] = [];
const pageErrors: string[] = [];

async function waitForSite(site: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const answer = await fetch(`${site}/api/v1/site/flags`).catch(() => null);
    if (answer?.ok) return;
    if (dev.exitCode !== null || Date.now() > deadline)
      throw new Error(`"npm run dev" did not serve ${site}. Its output:\n${output.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Replaces one occurrence in a file of the copy. */
function edit(file: string, before: string, after: string): void {
  const path = join(copy.root, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(before).length !== 2)
    throw new Error(`${file} should contain ${JSON.stringify(before)} exactly once, so that this test can edit it.`);
  writeFileSync(path, text.replace(before, after));
}

/** Waits until the open page shows something; nothing reloads it except the development server. */
const shown = (selector: string) => page.locator(selector).first().waitFor({ timeout: CHANGE_MS });

beforeAll(async () => {
  copy = copyWorkspace();
  const [site, api, sandbox, operator] = [await freePort(), await freePort(), await freePort(), await freePort()];
  dev = spawn(process.execPath, [join(copy.root, 'tools/dev/src/start/dev.ts'), '--no-build'], {
    cwd: copy.root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      VITEST: undefined,
      NODE_ENV: undefined,
      NODE_OPTIONS: undefined,
      SEED_DEMO_PLAYERS: 'false',
      SITE_PORT: String(site),
      API_PORT: String(api),
      SANDBOX_PORT: String(sandbox),
      OPERATOR_PORT: String(operator),
    },
  });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => output.push(chunk));
  browser = await chromium.launch({ executablePath: findBrowser().path, args: [...BROWSER_FLAGS] });
  await waitForSite(`http://localhost:${site}`);
  page = await browser.newPage();
  page.on('pageerror', (error) => pageErrors.push(error.message));
  await page.goto(`http://localhost:${site}/en-UN`, { timeout: OPEN_MS });
}, START_MS + OPEN_MS);

afterAll(async () => {
  await browser?.close();
  if (dev?.exitCode === null) {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
  copy?.remove();
}, CHANGE_MS);

it(
  'shows the page',
  async () => {
    await shown('header >> text=Join').catch((error: unknown) => {
      throw new Error(`The page stays blank: ${pageErrors.join('\n')}`, { cause: error });
    });
    expect(pageErrors).toEqual([]);
  },
  CHANGE_MS + 1000,
);

it(
  'shows a change in a component',
  async () => {
    edit('libs/ui/src/components/frame/Footer/Footer.tsx', '<footer className', '<footer data-edited className');
    await shown('footer[data-edited]');
  },
  CHANGE_MS + 1000,
);

it(
  'shows a change in a token',
  async () => {
    edit('brands/northlight/tokens.ts', "themeColour = '#090f26'", "themeColour = '#10203a'");
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor).catch(() => ''), {
        timeout: CHANGE_MS,
      })
      .toBe('rgb(16, 32, 58)');
  },
  CHANGE_MS + 1000,
);

it(
  'shows a change in a text',
  async () => {
    edit('apps/site/src/messages/en.json', '"site.header.join": "Join"', '"site.header.join": "Begin"');
    await shown('header >> text=Begin');
  },
  CHANGE_MS + 1000,
);

it(
  'shows a change in a rule',
  async () => {
    edit('libs/brand/src/markets/base-rules.ts', 'minimumAge: { value: 18', 'minimumAge: { value: 20');
    await shown('footer >> text=/^20\\+$/');
  },
  CHANGE_MS + 1000,
);

it(
  'answers with a change in an API route',
  async () => {
    edit(
      'apps/api/src/modules/site/index.ts',
      'return { flags, maintenanceUntil:',
      "reply.header('x-edited', 'yes'); return { flags, maintenanceUntil:",
    );
    await expect
      .poll(
        () => page.evaluate(async () => (await fetch('/api/v1/site/flags')).headers.get('x-edited')).catch(() => null),
        { timeout: CHANGE_MS },
      )
      .toBe('yes');
  },
  CHANGE_MS + 1000,
);
