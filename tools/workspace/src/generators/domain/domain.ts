import { formatFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { addImport, edit, json, requireFree } from '../edit.ts';
import { linkPackage } from '../link-package.ts';
import { camel, constant, pascal, requireKebab } from '../names.ts';
import { FIRST_TEXTS } from './first-texts.ts';

export interface DomainOptions {
  readonly name: string;
  readonly description?: string;
  readonly path?: string;
}

/** The site's list of modules, the only file that the generator edits. */
const MODULES = 'apps/site/src/modules.ts';
/** English variants, which state only what they word differently. */
const VARIANTS = ['ca.json', 'nz.json', 'inen.json'];

/**
 * Generates a domain library with one public page: module, paths, screen, tests, and texts in every language. The only
 * file that it edits is the site's list of modules.
 * @throws if the name or the address is taken, or a language has no first texts
 */
export default async function domainGenerator(tree: Tree, options: DomainOptions): Promise<GeneratorCallback> {
  const { name } = options;
  requireKebab(name, 'a domain');
  const folder = `libs/${name}`;
  requireFree(tree, folder, 'a domain');
  const [Name, variable, CONSTANT] = [pascal(name), camel(name), constant(name)];
  // Some libraries have a second module under another name, such as content's promotions.
  if (new RegExp(`\\b${variable}Module\\b`).test(tree.read(MODULES, 'utf8') ?? ''))
    throw new Error(`${MODULES} already has a ${variable}Module. Choose another name for the domain.`);
  const path = options.path ?? name;
  const { findSiteRoute } = await import('@baize/site-reader/route-table');
  const taken = findSiteRoute(path, '');
  if (taken)
    throw new Error(
      `The address "${path}" belongs to the module "${taken.module.id}" (its route is "${taken.path}"), so one of the two pages could never be opened. Choose another name, or another address with --path.`,
    );
  const title = Name.replace(/(?!^)([A-Z])/g, ' $1');
  const description = options.description ?? `${title}.`;
  const files: Record<string, string> = {
    'package.json': json({
      name: `@baize/${name}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      sideEffects: ['**/*.css.ts'],
      description,
      exports: { './module': './src/module.ts' },
      nx: { tags: ['layer:domain', 'side:web'] },
    }),
    'tsconfig.json': json({
      extends: '../../tsconfig.base.json',
      compilerOptions: { lib: ['es2024', 'dom', 'dom.iterable'], types: ['node'] },
      include: ['**/*.ts', '**/*.tsx'],
      exclude: ['dist'],
    }),
    'vitest.config.ts': `import { webTests } from '../testing/src/vitest-config.ts';

export default webTests(import.meta.dirname);
`,
    'README.md': `# ${name}

${description}
`,
    'src/paths.ts': `/** Addresses of the domain, under the locale prefix. */
export const ${CONSTANT}_PATHS = {
  home: '${path}',
} as const;
`,
    'src/module.ts': `import { Sparkles } from 'lucide-react';
import type { DomainModule } from '@baize/shell';
import { ${CONSTANT}_PATHS } from './paths.ts';

/** ${description} */
export const ${variable}Module: DomainModule = {
  id: '${name}',
  namespace: '${name}',
  routes: [
    {
      path: ${CONSTANT}_PATHS.home,
      titleKey: '${name}.home.title',
      public: { descriptionKey: '${name}.home.description' },
      lazy: () => import('./screens/${Name}Home/${Name}Home.tsx').then((screen) => ({ Component: screen.${Name}Home })),
    },
  ],
  navigation: [
    {
      id: '${name}',
      path: ${CONSTANT}_PATHS.home,
      labelKey: '${name}.frame.navigation',
      icon: Sparkles,
      placement: 'main',
      order: 90,
    },
  ],
};
`,
    [`src/screens/${Name}Home/${Name}Home.tsx`]: `import { Sparkles } from 'lucide-react';
import { Button, EmptyState, Heading, PageColumn, Stack } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';

/** The domain's first page. */
export function ${Name}Home() {
  const text = useText('${name}');
  const toPath = useLocalePath();
  return (
    <PageColumn width="text" top="none">
      <Stack gap="lg">
        <Heading level={1}>{text('${name}.home.title')}</Heading>
        <EmptyState
          icon={Sparkles}
          title={text('${name}.home.empty')}
          actions={<Button href={toPath('')}>{text('shell.toHome')}</Button>}
        >
          {text('${name}.home.text')}
        </EmptyState>
      </Stack>
    </PageColumn>
  );
}
`,
    [`src/screens/${Name}Home/${Name}Home.test.tsx`]: `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithShell } from '@baize/testing/render';
import { ${Name}Home } from './${Name}Home.tsx';

it('says that it is empty and leads home', () => {
  renderWithShell(<${Name}Home />, { path: '/en-UN/${path}' });
  expect(screen.getByRole('heading', { level: 1, name: ${JSON.stringify(FIRST_TEXTS['en']?.title)} })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: ${JSON.stringify(FIRST_TEXTS['en']?.empty)} })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/en-UN');
});
`,
    'src/module.test.ts': `import { expect, it } from 'vitest';
import { ${variable}Module } from './module.ts';

it('has a text for each title, description and navigation item', async () => {
  const { default: english } = await import('./messages/en.json');
  const { routes, navigation = [] } = ${variable}Module;
  for (const { titleKey, public: page } of routes)
    for (const key of [titleKey, ...(page ? [page.descriptionKey] : [])]) expect(english).toHaveProperty([key]);
  for (const { labelKey } of navigation) expect(english).toHaveProperty([labelKey]);
});
`,
  };
  const locales = tree.children('libs/shell/src/messages').filter((file) => file.endsWith('.json'));
  for (const file of new Set(['en.json', ...locales])) {
    if (VARIANTS.includes(file)) continue;
    const texts = FIRST_TEXTS[file.replace('.json', '')];
    if (!texts)
      throw new Error(
        `There are no first texts for ${file}, so the page would be English there. Add the language to tools/workspace/src/generators/domain/first-texts.ts.`,
      );
    files[`src/messages/${file}`] = json({
      [`${name}.frame.navigation`]: texts.title,
      [`${name}.home.title`]: texts.title,
      [`${name}.home.empty`]: texts.empty,
      [`${name}.home.text`]: texts.text,
      [`${name}.home.description`]: texts.description,
    });
  }
  for (const [file, content] of Object.entries(files)) tree.write(`${folder}/${file}`, content);
  addImport(tree, MODULES, `import { ${variable}Module } from '@baize/${name}/module';`);
  edit(
    tree,
    MODULES,
    /(DomainModule\[\]\s*=\s*\[)([^\]]*?),?(\s*\])/,
    (_match, open, list, close) => `${open}${list},\n  ${variable}Module,${close}`,
    `${variable}Module to the list of modules`,
  );
  await formatFiles(tree);
  return linkPackage(tree.root, folder, `@baize/${name}`);
}
