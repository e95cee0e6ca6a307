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
              launchOptions: { executablePath: firefox },
            },
          },
        ]),
    { name: 'WebKit', testMatch: 'browsers/webkit.spec.ts' },
  ],
});
