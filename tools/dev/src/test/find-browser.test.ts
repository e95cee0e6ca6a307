import { expect, it } from 'vitest';
import { findBrowser, type Machine } from './find-browser.ts';

interface Fake {
  files?: string[];
  env?: Record<string, string>;
  isRoot?: boolean;
  playwright?: string | null;
  onRun?: (line: string, files: string[]) => boolean;
}
function machine({
  files = [],
  env = {},
  isRoot = false,
  playwright = null,
  onRun = () => false,
}: Fake = {}): Machine & { readonly ran: string[] } {
  const ran: string[] = [];
  return {
    ran,
    env: { PATH: '/opt/bin', ...env },
    isRoot,
    exists: (path) => files.includes(path),
    playwrightPath: () => playwright,
    run(command, args) {
      const line = [command.split('/').at(-1), ...args].join(' ');
      ran.push(line);
      return onRun(line, files);
    },
  };
}
const quiet = () => undefined;

it('takes the variable before anything else, and does not guess when it is wrong', () => {
  expect(
    findBrowser(machine({ env: { BAIZE_CHROMIUM: '/x/chrome' }, files: ['/x/chrome', '/usr/bin/chromium'] }), quiet),
  ).toEqual({ path: '/x/chrome', source: 'environment' });
  expect(() =>
    findBrowser(machine({ env: { BAIZE_CHROMIUM: '/x/chrome' }, files: ['/usr/bin/chromium'] }), quiet),
  ).toThrow(/BAIZE_CHROMIUM names \/x\/chrome/);
});
it('takes the system’s, by any of its names, on the path or in the usual folders', () => {
  expect(findBrowser(machine({ files: ['/opt/bin/google-chrome'] }), quiet)).toEqual({
    path: '/opt/bin/google-chrome',
    source: 'system',
  });
  expect(findBrowser(machine({ files: ['/usr/bin/chromium-browser'] }), quiet).path).toBe('/usr/bin/chromium-browser');
});
it('prefers the headless shell', () => {
  const files = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
  expect(findBrowser(machine({ files }), quiet).path).toBe('/usr/bin/chromium-headless-shell');
});
it('takes Playwright’s own without installing anything', () => {
  const fake = machine({ playwright: '/pw/chrome', files: ['/pw/chrome'] });
  expect(findBrowser(fake, quiet)).toEqual({ path: '/pw/chrome', source: 'playwright' });
  expect(fake.ran).toEqual([]);
});
it('installs Playwright’s when there is none', () => {
  const fake = machine({
    playwright: '/pw/chrome',
    onRun: (line, files) => {
      if (!line.includes('playwright/cli.js')) return false;
      files.push('/pw/chrome');
      return true;
    },
  });
  expect(findBrowser(fake, quiet).source).toBe('playwright-installed');
});
it('falls back to the distribution’s only as root', () => {
  const onRun = (line: string, files: string[]) => {
    if (!line.startsWith('apt-get')) return false;
    // A distribution without a package of its own for the headless shell.
    if (line.endsWith('chromium-headless-shell')) return false;
    if (line.includes('install')) files.push('/usr/bin/chromium');
    return true;
  };
  const fake = machine({ isRoot: true, onRun });
  expect(findBrowser(fake, quiet)).toEqual({ path: '/usr/bin/chromium', source: 'distribution' });
  expect(fake.ran.slice(1).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'apt-get update',
    'apt-get install',
    'apt-get install',
  ]);
  const denied = machine({ env: { CI: 'true' }, onRun });
  expect(() => findBrowser(denied, quiet)).toThrow(/npx playwright install chromium/);
  expect(denied.ran.some((line) => line.startsWith('apt-get'))).toBe(false);
});
