import { join } from 'node:path';
import { findBrowser } from '../find-browser.ts';
import { runNxTargets } from '../run-command.ts';
import { runPlaywright } from '../run-reported.ts';
import { changedDomains, touches } from '../scope.ts';
import { screensOf } from '../screen-domains.ts';
import type { Stage } from '../stage.ts';
import { addCounts } from '../summary.ts';
import { missingRecordings, recordedBrowsers, visualBrowser } from '../visual-browser.ts';

/** Packages that have stories, or decide how they look. */
const LOOKS = ['libs', 'apps/site', 'apps/visual', 'brands'] as const;

/**
 * Looks of brands and screens, compared with what was recorded; a browser without pictures of its own is named, and its
 * pictures count as skipped.
 */
export const visual: Stage = {
  name: 'visual',
  about: 'brands and screens against recorded pictures and boxes',
  cached: true,
  async run(root, scope) {
    if (!touches(scope, ...LOOKS)) return null;
    const domains = changedDomains(scope);
    // A domain decides how its own screens look, and nothing else.
    const screens = domains && screensOf(domains);
    if (screens?.length === 0) return null;
    const build = await runNxTargets(root, 'storybook', ['-p', '@baize/visual']);
    if (build.failed > 0) return build;
    const counts = await runPlaywright(root, {
      name: 'the visual tests',
      config: join(root, 'apps/visual/playwright.config.ts'),
      shard: scope.shard,
      report: 'visual',
      env: {
        BAIZE_CHROMIUM: findBrowser().path,
        ...(screens && { VISUAL_SCREENS: screens.join(',') }),
      },
    });
    const unseen = missingRecordings(visualBrowser(), recordedBrowsers());
    if (unseen !== null) process.stdout.write(`\n${unseen}\n`);
    if (counts.failed > 0)
      process.stdout.write(
        '\nIf what changed is meant to look so, record it with "npm run visual:update" and look through its report. Expected, actual and difference lie in dist/test-results/visual.\n',
      );
    return addCounts(build, counts);
  },
};
