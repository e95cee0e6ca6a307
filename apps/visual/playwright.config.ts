import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '@baize/dev/browser-flags';
import { visualBrowser } from '@baize/dev/visual-browser';

const { path, folder } = visualBrowser();

/** Visual tests over a built Storybook: pictures per major version of the browser, boxes as text for all of them. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../dist/test-results/visual',
  timeout: 90_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  // A busy machine may lay out the page before a font has loaded, so a difference must occur twice.
  retries: process.env['VISUAL_UPDATE'] ? 0 : 1,
  // Only `npm run visual:update` records, because it also writes a report.
  updateSnapshots: process.env['VISUAL_UPDATE'] ? 'changed' : 'none',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      pathTemplate: `{testDir}/recordings/${folder}/{arg}{ext}`,
      // Pictures are stored with 256 colours. A changed word or edge is far above both limits.
      threshold: 0.15,
      maxDiffPixelRatio: 0.002,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    },
  },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: path,
      args: [
        ...BROWSER_FLAGS,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
});
