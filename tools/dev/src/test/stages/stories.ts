import { join } from 'node:path';
import { findBrowser } from '../find-browser.ts';
import { runVitest } from '../run-reported.ts';
import { changedDomains, touches, type Scope } from '../scope.ts';
import type { Stage } from '../stage.ts';

/** The files to run, as Vitest takes them: none for all. Null where no story is affected. */
function storyFilters(scope: Scope): readonly string[] | null {
  const { affected } = scope;
  if (affected === null || affected.changed === null) return [];
  const folders = affected.projects.flatMap(({ folder }) =>
    folder.startsWith('libs/') || folder === 'apps/site' ? [`${folder}/`] : [],
  );
  if (folders.length === 0) return null;
  // The stress checks show the components' stories, and the check of the locales the screens, whichever file holds them.
  return [...folders, touches(scope, 'libs/ui') ? '.storybook/' : '.storybook/locales'];
}

/**
 * Every story in a browser: it renders, the accessibility checks find nothing, and long words, large text and forced
 * colours leave the components whole (.storybook/stress.test.ts), and screens follow the locale toolbar
 * (.storybook/locales.test.ts). All in one run: they share the machine's cores.
 */
export const stories: Stage = {
  name: 'stories',
  about: 'components in a browser: accessibility, long words, large text, forced colours, locales',
  cached: true,
  async run(root, scope) {
    const files = storyFilters(scope);
    if (files === null) return null;
    const domains = changedDomains(scope);
    return runVitest(root, {
      name: 'the stories',
      config: join(root, '.storybook/vitest.config.ts'),
      files,
      shard: scope.shard,
      report: 'stories',
      env: { BAIZE_CHROMIUM: findBrowser().path, ...(domains && { CHANGED_DOMAINS: domains.join(',') }) },
    });
  },
};
