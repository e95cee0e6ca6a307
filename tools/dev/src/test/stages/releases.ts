import { join } from 'node:path';
import { findBrowser } from '../find-browser.ts';
import { runNxTargets } from '../run-command.ts';
import { runVitest } from '../run-reported.ts';
import { changedDomains, touches } from '../scope.ts';
import type { Stage } from '../stage.ts';
import { addCounts } from '../summary.ts';

/** The brand that is released after a change in domains alone. */
const SAMPLE = 'northlight';

/**
 * Every brand and market as it is released, that a build of the same is never made twice, and that the development
 * server shows each change (releases/).
 */
export const releases: Stage = {
  name: 'releases',
  about: 'every brand and market released, two of them whole; the development server',
  cached: true,
  async run(root, scope) {
    if (!touches(scope, 'apps/site', 'brands', 'tools/release', 'tools/dev')) return null;
    // A domain's code is the same in all brands, so one of them shows what a change in it does to a release.
    const sample = changedDomains(scope) ? [SAMPLE] : [];
    const build = await runNxTargets(root, 'build', sample.length > 0 ? ['-p', SAMPLE] : []);
    if (build.failed > 0) return build;
    return addCounts(
      build,
      await runVitest(root, {
        name: 'the releases',
        config: join(root, 'tools/dev/src/test/releases/vitest.config.ts'),
        projects: sample,
        shard: scope.shard,
        report: 'releases',
        // For the page of the development server.
        env: { BAIZE_CHROMIUM: findBrowser().path },
      }),
    );
  },
};
