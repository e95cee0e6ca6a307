import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../find-browser.ts';
import { runNxTargets } from '../run-command.ts';
import { runPlaywright } from '../run-reported.ts';
import { changedDomains, journeysOf, touches } from '../scope.ts';
import type { Stage } from '../stage.ts';
import { addCounts } from '../summary.ts';

/** What a journey meets: the site with its brands, the API and the sandbox, and what starts them. */
const STACK = ['apps/site', 'apps/api', 'apps/sandbox', 'apps/site-e2e', 'brands', 'tools/dev'] as const;

/**
 * The brands whose journeys are enough after a change in domains alone, whose code is the same in all brands: the one of
 * most journeys, and the one whose clock and settings an operator changes.
 */
const SAMPLE = ['northlight', 'wireframe'] as const;

/** Journeys in a browser against a started stack. */
export const journeys: Stage = {
  name: 'journeys',
  about: 'built brands in a real browser',
  cached: true,
  async run(root, scope) {
    const names = journeysOf(scope);
    if (!touches(scope, ...STACK) || names?.length === 0) return null;
    // The journeys start some of the brands; a whole run builds the others here too, for the releases.
    const domains = changedDomains(scope);
    const sample = domains && SAMPLE;
    const build = await runNxTargets(root, 'build', sample ? ['-p', [...sample, '@baize/sandbox'].join(',')] : []);
    if (build.failed > 0) return build;
    const scratch = mkdtempSync(join(tmpdir(), 'baize-journeys-'));
    try {
      return addCounts(
        build,
        await runPlaywright(root, {
          name: 'the journeys',
          config: join(root, 'apps/site-e2e/playwright.config.ts'),
          files: (names ?? []).map((name) => `journeys/${name}.spec`),
          shard: scope.shard,
          report: 'journeys',
          // The journeys take free ports by themselves, three a brand.
          env: {
            BAIZE_CHROMIUM: findBrowser().path,
            DATA_DIR: scratch,
            ...(sample && { JOURNEY_BRANDS: sample.join(',') }),
            ...(domains && { CHANGED_DOMAINS: domains.join(',') }),
          },
        }),
      );
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};
