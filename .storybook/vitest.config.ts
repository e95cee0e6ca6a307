import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** The system's browser where there is one; else Playwright's own. */
const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => path !== undefined && existsSync(path));

export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname, storybookScript: 'npm run storybook' })],
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
