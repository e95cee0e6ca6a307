import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { beforeEach, describe, expect, it } from 'vitest';
import apiModuleGenerator from './api-module/api-module.ts';
import brandGenerator from './brand/brand.ts';
import { COMPONENT_GROUPS } from '@baize/ui/component-groups';
import componentGenerator from './component/component.ts';
import componentSchema from './component/schema.json' with { type: 'json' };
import domainGenerator from './domain/domain.ts';
import marketGenerator from './market/market.ts';
import { temporaryFolder } from '@baize/testing/folders';
import { readPairs } from '../plugin/read-pairs.ts';
import { linkPackage } from './link-package.ts';

const root = join(import.meta.dirname, '../../../..');

/** The generators run on copies of the repository's real files, so that they break when those outgrow them. */
function copy(tree: Tree, path: string): void {
  const full = join(root, path);
  if (!existsSync(full)) return;
  for (const entry of readdirSync(full, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !file.includes('node_modules')) tree.write(relative(root, file), readFileSync(file));
  }
}
const copyFile = (tree: Tree, path: string) => tree.write(path, readFileSync(join(root, path)));
const read = (tree: Tree, path: string) => tree.read(path, 'utf8') ?? '';

function expectTypeScript(tree: Tree): void {
  for (const { path, content } of tree.listChanges()) {
    if (!/\.tsx?$/.test(path) || !content) continue;
    const { diagnostics } = ts.transpileModule(content.toString('utf8'), {
      fileName: path,
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ES2023, jsx: ts.JsxEmit.ReactJSX },
    });
    expect(diagnostics?.map(({ messageText }) => `${path}: ${String(messageText)}`)).toEqual([]);
  }
}

/** Generated files must pass the format check of the lint stage without edits. */
async function expectFormatted(tree: Tree): Promise<void> {
  const options = await resolveConfig(import.meta.filename);
  for (const { path, content } of tree.listChanges()) {
    if (!/\.tsx?$/.test(path) || !content) continue;
    const text = content.toString('utf8');
    expect(text, path).toBe(await format(text, { ...options, filepath: path }));
  }
}

let tree: Tree;
beforeEach(() => {
  tree = createTreeWithEmptyWorkspace();
  // Nx formats with the formatter that the workspace configures; the empty workspace comes with another one.
  tree.delete('.oxfmtrc.json');
  tree.write('.prettierrc', readFileSync(join(root, '.prettierrc.json')));
});

describe('brand', () => {
  beforeEach(() => copy(tree, 'brands/wireframe'));
  it('is the reference brand under its own name, and nothing of the old one', async () => {
    await brandGenerator(tree, { id: 'blue-harbour', pairs: 'fi-FI,en-UN' });
    const config = read(tree, 'brands/blue-harbour/config.ts');
    expect(config).toContain("id: 'blue-harbour'");
    expect(config).toContain("name: 'Blue Harbour'");
    expect(readPairs(config, 'config.ts')).toEqual(['fi-FI', 'en-UN']);
    expect(JSON.parse(read(tree, 'brands/blue-harbour/package.json'))).toMatchObject({
      name: '@baize/brand-blue-harbour',
      nx: { name: 'blue-harbour' },
    });
    for (const { path, content } of tree.listChanges())
      if (path.startsWith('brands/blue-harbour/'))
        expect(`${path} ${content?.toString('utf8') ?? ''}`).not.toMatch(/wireframe/i);
    expectTypeScript(tree);
    await expectFormatted(tree);
  });
  it('never writes over a brand, and refuses names and pairs that cannot work', async () => {
    await expect(brandGenerator(tree, { id: 'wireframe' })).rejects.toThrow(/exists already/);
    await expect(brandGenerator(tree, { id: 'Blue Harbour' })).rejects.toThrow(/not a valid name for a brand/);
    await expect(brandGenerator(tree, { id: 'blue', pairs: 'finnish' })).rejects.toThrow(/not a pair/);
    await expect(brandGenerator(tree, { id: 'blue', pairs: 'en-UN,xx-YY' })).rejects.toThrow(
      /No market has the pair xx-YY\. Choose from .*fi-FI/,
    );
    await expect(brandGenerator(tree, { id: 'blue', pairs: 'sv-FI' })).rejects.toThrow(/pair sv-FI/);
    // A dry run shows the list of changes, which must stay empty.
    expect(tree.listChanges().filter(({ path }) => path.startsWith('brands/blue/'))).toEqual([]);
  });
});

describe('market', () => {
  beforeEach(() => {
    copy(tree, 'libs/brand/src');
    copy(tree, 'brands/northlight');
  });
  const options = { id: 'PL', name: 'Poland', language: 'pl', currency: 'PLN', locale: 'pl', brands: 'northlight' };
  it('is a record, registered, with its texts and its brands', async () => {
    tree.delete('libs/brand/src/markets/PL.ts');
    await marketGenerator(tree, options);
    expect(read(tree, 'libs/brand/src/markets/PL.ts')).toContain("localeMapping: { 'pl-PL': 'pl' }");
    expect(read(tree, 'libs/brand/src/markets/markets.ts')).toMatch(
      /import \{ PL \} from '.\/PL.ts';[\s\S]*MARKETS[^=]*= \{[^}]*\bPL,?\s*\};/,
    );
    expect(readPairs(read(tree, 'brands/northlight/config.ts'), 'c').at(-1)).toBe('pl-PL');
    expectTypeScript(tree);
    await expectFormatted(tree);
  });
  it.each([
    ['pl', 'pl', '{}'],
    ['sv', 'en', '{}'],
    ['pl', 'en', "{ pl: 'en' }"],
    ['fr', 'caf', "{ fr: 'caf' }"],
  ])('with the language %s and the texts %s maps %s', async (language, locale, map) => {
    await marketGenerator(tree, { ...options, id: 'ZZ', language, locale, brands: '' });
    expect(read(tree, 'libs/brand/src/markets/ZZ.ts')).toContain(`mapLanguageToCustomLanguage: ${map},`);
  });
  it('refuses a currency that the product does not keep, and texts that it does not ship', async () => {
    await expect(marketGenerator(tree, { ...options, currency: 'BTC' })).rejects.toThrow(/no currency "BTC"/);
    await expect(marketGenerator(tree, { ...options, locale: 'sv' })).rejects.toThrow(/no texts "sv"/);
    await expect(marketGenerator(tree, { ...options, id: 'FI' })).rejects.toThrow(/exists already/);
    await expect(marketGenerator(tree, { ...options, brands: 'nothing' })).rejects.toThrow(
      /no brand "nothing"\. Brands: northlight/,
    );
  });
});

it('domain: refuses the name of a module that another library has', async () => {
  tree.write('apps/site/src/modules.ts', "import { contentModule, promotionsModule } from '@baize/content/module';\n");
  await expect(domainGenerator(tree, { name: 'promotions' })).rejects.toThrow(/already has a promotionsModule/);
});

it('domain: refuses an address that a page of the site has', async () => {
  tree.write('apps/site/src/modules.ts', 'const MODULES: readonly DomainModule[] = [];\n');
  await expect(domainGenerator(tree, { name: 'loyalty' })).rejects.toThrow(
    /address "loyalty" belongs to the module "content"[^]*--path/,
  );
  await expect(domainGenerator(tree, { name: 'offers', path: 'promo/spring' })).rejects.toThrow(/promo\/:slug/);
});

it('the examples of the README fit the repository', { timeout: 60_000 }, async () => {
  const examples = [
    ...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/npx nx g @baize\/workspace:([^`]+)`/g),
  ].map(([, command = '']) => command.split(' '));
  expect(examples.map(([generator]) => generator)).toEqual(['brand', 'market', 'domain', 'api-module', 'component']);
  copy(tree, 'brands');
  copy(tree, 'libs/brand/src');
  copy(tree, 'libs/shell/src/messages');
  copyFile(tree, 'apps/site/src/modules.ts');
  copyFile(tree, 'libs/ui/src/index.ts');
  const generators: Readonly<Record<string, (host: Tree, options: never) => unknown>> = {
    brand: brandGenerator,
    market: marketGenerator,
    domain: domainGenerator,
    component: componentGenerator,
  };
  for (const [generator = '', name = '', ...flags] of examples) {
    if (!(generator in generators)) continue;
    const options = Object.fromEntries(
      [...flags.join(' ').matchAll(/--(\w+)[= ](\S+)/g)].map(([, flag = '', value = '']) => [flag, value]),
    );
    await generators[generator]?.(tree, { id: name, name, ...options } as never);
  }
  expect(tree.exists('brands/lagoon/config.ts')).toBe(true);
  expect(readPairs(read(tree, 'brands/lagoon/config.ts'), 'config.ts')).toEqual(['en-UN', 'fi-FI', 'en-IE']);
});

it('links a new package without installing the others again', async () => {
  const folder = temporaryFolder({
    'package.json': JSON.stringify({ name: 'x', version: '1.0.0', private: true, workspaces: ['libs/*'] }),
    'package-lock.json': JSON.stringify({
      name: 'x',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: { '': { name: 'x', version: '1.0.0', workspaces: ['libs/*'] } },
    }),
    'libs/reef/package.json': JSON.stringify({ name: '@baize/reef', version: '0.1.0', private: true }),
    'node_modules/.package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: {} }),
    'node_modules/.baize-installed': 'of the lockfile before',
  });
  await linkPackage(folder, 'libs/reef', '@baize/reef')();
  expect(readlinkSync(join(folder, 'node_modules/@baize/reef'))).toBe('../../libs/reef');
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  expect(packages).toMatchObject({
    'libs/reef': { name: '@baize/reef', version: '0.1.0' },
    'node_modules/@baize/reef': { resolved: 'libs/reef', link: true },
  });
  // What the check before each command compares (installation.test.ts in tools/dev).
  expect(existsSync(join(folder, 'node_modules/.baize-installed'))).toBe(false);
});

it('domain: refuses a name that says nothing', async () => {
  await expect(domainGenerator(tree, { name: 'utils' })).rejects.toThrow(/says nothing/);
});

it('api module: rejects a name that is taken or not kebab-case', async () => {
  tree.write('libs/contracts/src/fair-play.ts', '');
  await expect(apiModuleGenerator(tree, { name: 'fair-play' })).rejects.toThrow(/exists/);
  await expect(apiModuleGenerator(tree, { name: 'FairPlay' })).rejects.toThrow();
});

describe('component', () => {
  it('writes markup, styles from the contract, a story, a test and an export into its group', async () => {
    copyFile(tree, 'libs/ui/src/index.ts');
    await componentGenerator(tree, { name: 'ProgressRing', group: 'content' });
    expect(read(tree, 'libs/ui/src/index.ts')).toMatch(
      /export \{ ProgressRing, type ProgressRingProps \} from '.\/components\/content\/ProgressRing\/ProgressRing.tsx';\n$/,
    );
    // What libs/ui/src/documentation.test.ts asks of every component.
    const folder = 'libs/ui/src/components/content/ProgressRing';
    expect(read(tree, `${folder}/ProgressRing.stories.tsx`)).toMatch(
      /title: 'Content\/ProgressRing'[\s\S]*parameters: usage\(\{\s+when:\s[\s\S]*not:\s[\s\S]*access:\s[\s\S]*words:\s/,
    );
    expect(read(tree, `${folder}/ProgressRing.css.ts`)).not.toMatch(/#[0-9a-f]{3}|\dpx/);
    expectTypeScript(tree);
    await expectFormatted(tree);
  });

  it('exports a component that loads on demand by path', async () => {
    copyFile(tree, 'libs/ui/package.json');
    await componentGenerator(tree, { name: 'ColourWheel', group: 'widgets' });
    const { exports } = JSON.parse(read(tree, 'libs/ui/package.json')) as { exports: Record<string, string> };
    expect(exports['./ColourWheel']).toBe('./src/components/widgets/ColourWheel/ColourWheel.tsx');
    expect(exports['./Modal']).toBe('./src/components/overlays/Modal/Modal.tsx');
  });

  it('rejects a name in another case, an unknown group and a name taken in another group', async () => {
    copyFile(tree, 'libs/ui/src/index.ts');
    await expect(componentGenerator(tree, { name: 'progress-ring', group: 'content' })).rejects.toThrow(/PascalCase/);
    await expect(componentGenerator(tree, { name: 'ProgressRing', group: 'rings' as 'content' })).rejects.toThrow(
      /no group "rings". Choose one of layout, /,
    );
    await componentGenerator(tree, { name: 'ProgressRing', group: 'content' });
    await expect(componentGenerator(tree, { name: 'ProgressRing', group: 'forms' })).rejects.toThrow(/exists/);
  });

  it('offers every group', () => expect(componentSchema.properties.group.enum).toEqual(Object.keys(COMPONENT_GROUPS)));
});
