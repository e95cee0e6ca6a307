import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { FIREFOX, findOtherBrowser, findProgram, WEBKIT } from './browsers/find-program.ts';

const root = join(import.meta.dirname, '../..');
const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Walks the main journey in Firefox and WebKit, as far as they are installed. On a machine for tests both must be.
 * @returns the exit code
 */
function main(): number {
  const missing = [FIREFOX, WEBKIT].filter((browser) => findOtherBrowser(browser) === null);
  for (const { name, packages, variable } of missing)
    say(
      `${name} is not installed, so the journey is not walked in it: sudo apt-get install ${packages}, or set ${variable}.`,
    );
  if (missing.length === 2 || (missing.length > 0 && process.env['CI'] === 'true')) return 1;
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'apps/site-e2e/browsers.config.ts'];
  // WebKit has no mode without windows.
  const hasScreen = Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
  const screen = hasScreen || missing.includes(WEBKIT) ? null : findProgram(['xvfb-run']);
  if (!hasScreen && screen === null && !missing.includes(WEBKIT))
    say('There is no screen for WebKit. Without one, install a virtual one: sudo apt-get install xvfb.');
  const [command = process.execPath, ...args] = [...(screen ? [screen, '-a'] : []), process.execPath, ...playwright];
  return (
    spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, JOURNEY_BRANDS: 'northlight' } })
      .status ?? 1
  );
}

process.exitCode = main();
