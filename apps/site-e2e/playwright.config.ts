import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '@baize/dev/find-browser';
import { BROWSER_FLAGS } from '@baize/dev/browser-flags';

/**
 * A page lives for seconds here, so code is not optimised for a long life, and the browser's parts share processes where
 * they may. Measured on ten journeys: a seventh less processor time.
 */
const SHORT_LIVED = [
  '--js-flags=--no-turbofan,--no-maglev',
  '--in-process-gpu',
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
];

/** Playwright avoids shared memory because some containers have 64 MiB of it; files take its place, and they are slower. */
function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 2 ** 30;
}

/**
 * A player's journeys in a real browser, on built brands. Each brand runs as its own full stack (API, sandbox,
 * site) on free ports with its own data folder. After the last journey the stacks stop and the books are
 * checked in the database itself.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../dist/test-results/journeys',
  globalSetup: './stack/global-setup.ts',
  // Only what hangs takes this long: a machine that also builds and serves may starve a page.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // One more than the cores of the smallest machine: a worker waits for the site, its timers and the API three tenths of
  // its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  // A journey that fails twice is broken.
  retries: process.env['CI'] === 'true' ? 2 : 0,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Without a graphics card, animations take half of the processor. One whole journey keeps them, as players see it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser(undefined, () => undefined).path,
      args: [...BROWSER_FLAGS, ...SHORT_LIVED],
      ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
    },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recorded on the retry only: recording every journey takes a sixth of the stage.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'journeys', testMatch: ['journeys/*.spec.ts', 'stack/every-brand-answers.spec.ts'], teardown: 'books' },
    { name: 'books', testMatch: 'stack/the-books-balance.spec.ts' },
  ],
});
