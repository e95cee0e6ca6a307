import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { FIREFOX, findOtherBrowser } from './browsers/find-program.ts';
import journeys from './playwright.config.ts';

const firefox = findOtherBrowser(FIREFOX);

/** The main journey in the browsers besides Chromium that are installed (`npm run browsers`). */
export default defineConfig({
  ...journeys,
  outputDir: '../../dist/test-results/browsers',
  workers: 1,
  projects: [
    ...(firefox === null
      ? []
      : [
          {
            name: 'Firefox',
            testMatch: 'journeys/a-players-whole-journey.spec.ts',
            grep: /northlight/,
            use: {
              browserName: 'firefox' as const,
              // The installed Firefox, through WebDriver BiDi.
              channel: 'moz-firefox',
              launchOptions: {
                // A press outside of the window is lost, however large the page is said to be.
                env: { ...process.env, MOZ_HEADLESS_WIDTH: '1600', MOZ_HEADLESS_HEIGHT: '1400' },
                executablePath: join(import.meta.dirname, 'browsers/firefox-relay.ts'),
                firefoxUserPrefs: {
                  // Playwright cannot ask Firefox for reduced motion.
                  'ui.prefersReducedMotion': 1,
                  // Otherwise a press on a frame of another origin (a game, a payment page) ends at the frame's edge.
                  'remote.events.async.mouse.enabled': true,
                  'remote.events.async.wheel.enabled': true,
                },
              },
            },
          },
        ]),
    { name: 'WebKit', testMatch: 'browsers/webkit.spec.ts' },
  ],
});
