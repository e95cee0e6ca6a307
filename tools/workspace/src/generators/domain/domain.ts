import { installPackagesTask, type GeneratorCallback, type Tree } from '@nx/devkit';
import { addImport, edit, json, requireFree } from '../edit.ts';
import { camel, constant, pascal, requireKebab } from '../names.ts';

export interface DomainOptions {
  readonly name: string;
  readonly description?: string;
  readonly path?: string;
}

/** A domain in the shape of the architecture, registered with the site and with the texts that are shipped. */
export default function domainGenerator(tree: Tree, options: DomainOptions): GeneratorCallback {
  const { name } = options;
  requireKebab(name, 'a domain');
  const folder = `libs/${name}`;
  requireFree(tree, folder, 'a domain');
  const [Name, variable, CONSTANT] = [pascal(name), camel(name), constant(name)];
  const path = options.path ?? name;
  const description = options.description ?? `${Name.replace(/(?!^)([A-Z])/g, ' $1')}.`;
  const files: Record<string, string> = {
    'package.json': json({
      name: `@baize/${name}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      description,
      exports: { '.': './src/index.ts' },
      nx: { tags: ['layer:domain', 'side:web'] },
    }),
    'tsconfig.json': json({
      extends: '../../tsconfig.base.json',
      compilerOptions: { lib: ['es2024', 'dom', 'dom.iterable'], types: ['node'] },
      include: ['**/*.ts', '**/*.tsx'],
      exclude: ['dist'],
    }),
    'README.md': `# ${name}\n\n${description}\n\n## Vocabulary\n\n## Invariants\n`,
    'src/index.ts': `export { ${variable}Module } from './module.ts';\nexport { ${CONSTANT}_PATHS } from './paths.ts';\n`,
    'src/paths.ts': `/** Addresses of the domain, under the locale prefix. */\nexport const ${CONSTANT}_PATHS = {\n  home: '${path}',\n} as const;\n`,
    'src/module.ts': `import type { DomainModule } from '@baize/shell';
import { ${CONSTANT}_PATHS } from './paths.ts';

export const ${variable}Module: DomainModule = {
  id: '${name}',
  namespace: '${variable}',
  routes: [
    { path: ${CONSTANT}_PATHS.home, titleKey: '${variable}.home.documentTitle', lazy: () => import('./screens/${Name}Home/${Name}Home.tsx').then((screen) => ({ Component: screen.${Name}Home })) },
  ],
  navigation: [],
};
`,
    [`src/screens/${Name}Home/${Name}Home.tsx`]: `import { useText } from '@baize/i18n';
import { Heading, Stack } from '@baize/ui';

/** First screen of the domain. */
export function ${Name}Home() {
  const text = useText('${variable}');
  return (
    <Stack>
      <Heading level={1}>{text('${variable}.home.title')}</Heading>
    </Stack>
  );
}
`,
    'src/index.test.ts': `import { expect, it } from 'vitest';
import * as publicInterface from './index.ts';

it('shows the site its module and its paths, nothing else', () => {
  expect(Object.keys(publicInterface).sort()).toEqual(['${CONSTANT}_PATHS', '${variable}Module']);
});

it('has a text for the title of each route', async () => {
  const { default: english } = await import('./messages/en.json');
  for (const { titleKey } of publicInterface.${variable}Module.routes) expect(english).toHaveProperty([titleKey]);
});
`,
  };
  // The doctor asks for every language that a brand offers; English stands in all of them until it is translated.
  const title = Name.replace(/(?!^)([A-Z])/g, ' $1');
  const locales = tree.children('libs/shell/src/messages').filter((file) => file.endsWith('.json'));
  for (const file of new Set(['en.json', ...locales])) {
    if (file === 'en.json' || !['ca.json', 'nz.json', 'inen.json'].includes(file))
      files[`src/messages/${file}`] = json({
        [`${variable}.home.documentTitle`]: title,
        [`${variable}.home.title`]: title,
      });
  }
  for (const [file, content] of Object.entries(files)) tree.write(`${folder}/${file}`, content);
  addImport(tree, 'apps/site/src/modules.ts', `import { ${variable}Module } from '@baize/${name}';`);
  edit(
    tree,
    'apps/site/src/modules.ts',
    /(DomainModule\[\]\s*=\s*\[)([^\]]*?),?(\s*\])/,
    (_match, open, list, close) => `${open}${list}, ${variable}Module${close}`,
    `${variable}Module to the list of modules`,
  );
  edit(
    tree,
    'libs/site-build/src/messages.ts',
    /(NAMESPACES[^=]*=\s*\{[\s\S]*?)(\n\};)/,
    (_match, head, end) => `${head}\n  ${variable}: ['${folder}'],${end}`,
    `${variable}: ['${folder}'] to NAMESPACES`,
  );
  return () => installPackagesTask(tree, true);
}
