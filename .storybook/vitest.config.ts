import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BROWSER_FLAGS } from '@baize/dev/browser-flags';
import { findBrowser } from '@baize/dev/find-browser';
import { storyArt } from './story-art.ts';
import { emulateForcedColours, picture } from './stressCommands.ts';

/** A new object for each project, because Vitest changes it. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { executablePath: findBrowser().path, args: [...BROWSER_FLAGS] },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    // Two pages side by side. By default Vitest leaves a core free, which on two cores is half of the machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [storybookTest({ configDir: import.meta.dirname, storybookScript: 'npm run storybook' })],
        // One page for all files: loading React, the library and Storybook for each one took most of the time.
        test: { name: 'stories', isolate: false, testTimeout: 90_000, browser: browser() },
      },
      {
        root: join(import.meta.dirname, '..'),
        plugins: [react(), vanillaExtractPlugin(), storyArt({ drawn: false })],
        envPrefix: ['VITE_', 'STORYBOOK_'],
        // React Aria’s virtual lists render every row in tests unless this is set.
        define: {
          'process.env.VIRT_ON': '"1"',
          'process.env.CHANGED_DOMAINS': JSON.stringify(process.env['CHANGED_DOMAINS'] ?? ''),
        },
        // Listed in advance, because a dependency found late reloads the page and fails the running test.
        optimizeDeps: {
          include: [
            '@storybook/react-vite',
            '@vanilla-extract/sprinkles/createRuntimeSprinkles',
            'd3-array',
            'd3-scale',
            'd3-shape',
            'lucide-react',
            'react',
            'react-aria-components',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'storybook/test',
          ],
        },
        test: {
          name: 'stress',
          include: ['.storybook/*.test.ts'],
          testTimeout: 90_000,
          browser: {
            ...browser(),
            screenshotFailures: false,
            viewport: { width: 320, height: 640 },
            commands: { emulateForcedColours, picture },
          },
        },
      },
    ],
  },
});
