import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../libs/ui/src/**/*.stories.tsx', '../libs/*/src/**/*.stories.tsx', '../apps/site/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()], build: { ...vite.build, chunkSizeWarningLimit: 2000, rolldownOptions: { ...vite.build?.rolldownOptions, onLog: (level, log, pass) => { if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level, log); } } } }),
};

export default config;
