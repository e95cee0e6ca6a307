import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { storyArt } from './story-art.ts';

/** Listed in advance, because a dependency found late reloads the page and fails the running test. */
const DEPENDENCIES = [
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
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../libs/*/src/**/*.stories.tsx', '../apps/site/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), storyArt()],
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...DEPENDENCIES] },
    // React Aria’s virtual lists render every row in tests unless this is set.
    define: { ...vite.define, 'process.env.VIRT_ON': JSON.stringify('1') },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        onLog: (level, log, pass) => {
          // Libraries mark modules for React's server bundler, which does not matter here.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level, log);
        },
      },
    },
  }),
};

export default config;
