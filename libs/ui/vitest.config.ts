import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { STOPS_THE_CLOCK, webProjects } from '../testing/src/vitest-config.ts';

/** Its own setup: the library knows nothing of the product, nor do its tests. */
export default defineConfig({
  test: {
    projects: webProjects(
      import.meta.dirname,
      { test: { setupFiles: [join(import.meta.dirname, 'src/test-setup.ts')] } },
      { needsOwn: STOPS_THE_CLOCK },
    ),
  },
});
