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

const STORIES = ['../libs/*/src/**/*.stories.tsx', '../apps/site/src/**/*.stories.tsx'];
/** Whether this is the build that the visual tests photograph (apps/visual/package.json). */
const IS_FOR_PICTURES = process.env['VISUAL_BUILD'] !== undefined;
/** The files whose stories they show (apps/visual/looks.ts). */
const PHOTOGRAPHED = ['../apps/site/src/pages/**/*.stories.tsx', '../libs/ui/src/foundations/BrandSheet.stories.tsx'];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: IS_FOR_PICTURES ? PHOTOGRAPHED : STORIES,
  // Pictures need none: the accessibility checks would run again in every page (the story tests run them).
  addons: IS_FOR_PICTURES ? [] : ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Neither the story tests (Vitest) nor the visual tests look at the drawn pictures.
    plugins: [
      ...(vite.plugins ?? []),
      vanillaExtractPlugin(),
      storyArt({ drawn: !IS_FOR_PICTURES && process.env['VITEST'] === undefined }),
    ],
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
