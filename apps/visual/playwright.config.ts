import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '@baize/dev/browser-flags';
import { visualBrowser } from './browser.ts';

const { path, folder } = visualBrowser();

/** Looks, over a built Storybook: pictures by the browser's major version, boxes as text for every browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../dist/test-results/visual',
  timeout: 90_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  // A busy machine may lay out before a font has arrived; what differs twice differs.
  retries: process.env['VISUAL_UPDATE'] ? 0 : 1,
  // Nothing is ever recorded in passing: only `npm run visual:update` does it, and reports.
  updateSnapshots: process.env['VISUAL_UPDATE'] ? 'changed' : 'none',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      pathTemplate: `{testDir}/recordings/${folder}/{arg}{ext}`,
      // Pictures are kept with 256 colours; a changed word or edge is far above both figures.
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
