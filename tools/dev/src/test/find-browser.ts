import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What finding a browser needs of the machine; replaced in tests. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  exists(path: string): boolean;
  /** Where Playwright would put its own Chromium. */
  playwrightPath(): string | null;
  /** Runs a command with its output shown; true when it succeeds. */
  run(command: string, args: readonly string[]): boolean;
}

export interface FoundBrowser {
  readonly path: string;
  readonly source: 'environment' | 'system' | 'playwright' | 'playwright-installed' | 'distribution';
}

/**
 * Names of Chromium's programs. The headless shell comes first: it is the same engine without the parts that draw windows,
 * and a page load costs it about a third less processor time.
 */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Packages of the distribution that contain one, in the order in which they are tried. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function systemBrowser(machine: Machine): string | null {
  const folders = [...(machine.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'].filter(
    Boolean,
  );
  return (
    [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...FIXED].find((path) =>
      machine.exists(path),
    ) ?? null
  );
}

/**
 * A Chromium for the browser tests: the variable, the system's, Playwright's own; else one is installed.
 * @throws saying exactly what to run when none can be had
 */
export function findBrowser(
  machine: Machine = thisMachine(),
  say: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): FoundBrowser {
  const named = machine.env['BAIZE_CHROMIUM'];
  if (named) {
    if (machine.exists(named)) return { path: named, source: 'environment' };
    throw new Error(`BAIZE_CHROMIUM names ${named}, but there is no such file. Correct or unset the variable.`);
  }
  const system = systemBrowser(machine);
  if (system) return { path: system, source: 'system' };
  const own = machine.playwrightPath();
  if (own && machine.exists(own)) return { path: own, source: 'playwright' };
  say('No Chromium on this machine; installing the one that Playwright brings …');
  if (machine.run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])) {
    const installed = machine.playwrightPath();
    if (installed && machine.exists(installed)) return { path: installed, source: 'playwright-installed' };
  }
  // Root needs no password, and is most often a container or a build machine.
  if (machine.isRoot) {
    say('Playwright’s Chromium could not be had; installing the distribution’s …');
    if (machine.run('apt-get', ['update', '-qq']))
      for (const name of PACKAGES) {
        if (!machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])) continue;
        const distribution = systemBrowser(machine);
        if (distribution) return { path: distribution, source: 'distribution' };
      }
  }
  throw new Error(
    'No browser for the tests could be found or installed. Run one of these, then again:\n  npx playwright install chromium\n  sudo apt-get install chromium\nor name one that is there: BAIZE_CHROMIUM=/path/to/chromium npm test',
  );
}

export function thisMachine(root = join(import.meta.dirname, '../../../..')): Machine {
  return {
    env: process.env,
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    playwrightPath() {
      try {
        return (
          execFileSync(
            process.execPath,
            ['-e', "process.stdout.write(require('playwright').chromium.executablePath())"],
            { cwd: root, encoding: 'utf8' },
          ) || null
        );
      } catch {
        return null;
      }
    },
    run: (command, args) => spawnSync(command, [...args], { cwd: root, stdio: 'inherit' }).status === 0,
  };
}
