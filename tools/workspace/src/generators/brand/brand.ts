import { formatFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { MARKETS, parseLocalePair } from '@baize/brand';
import { edit, requireFree } from '../edit.ts';
import { linkPackage } from '../link-package.ts';
import { pascal, requireKebab } from '../names.ts';
import { REFERENCE_BRAND, renameReferenceBrand } from './reference-brand.ts';

export interface BrandOptions {
  readonly id: string;
  readonly name?: string;
  readonly pairs?: string;
}

const TEMPLATE = `brands/${REFERENCE_BRAND}`;
/** Every pair that a market's record offers. */
const PAIRS = Object.values(MARKETS).flatMap(({ id, languages }) => languages.map((language) => `${language}-${id}`));
const TEXT = /\.(ts|json|svg|md|css|txt)$/;

function filesBelow(tree: Tree, folder: string): readonly string[] {
  return tree
    .children(folder)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .flatMap((name) => {
      const path = `${folder}/${name}`;
      return tree.isFile(path) ? [path] : filesBelow(tree, path);
    });
}

/**
 * Generates a brand that works at once: the grey reference brand under another name. The doctor lists what is still the
 * reference brand's, and no release is made until the brand has its own.
 * @throws if the name is taken, or a pair is not one of a market
 */
export default async function brandGenerator(tree: Tree, options: BrandOptions): Promise<GeneratorCallback> {
  requireKebab(options.id, 'a brand');
  const folder = `brands/${options.id}`;
  requireFree(tree, folder, 'a brand');
  const name = options.name ?? options.id.split('-').map(pascal).join(' ');
  const pairs = (options.pairs ?? 'en-UN').split(',').map((pair) => pair.trim());
  const wrong = pairs.find((pair) => parseLocalePair(pair) !== pair);
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a pair. Write language and market like en-UN.`);
  const unknown = pairs.find((pair) => !PAIRS.includes(pair));
  if (unknown !== undefined)
    throw new Error(
      `No market has the pair ${unknown}. Choose from ${PAIRS.join(', ')}, or generate its market first: npx nx g @baize/workspace:market.`,
    );
  for (const file of filesBelow(tree, TEMPLATE)) {
    const target = file.replace(TEMPLATE, folder).replaceAll(REFERENCE_BRAND, options.id);
    const bytes = tree.read(file);
    if (!bytes) continue;
    tree.write(
      target,
      TEXT.test(file) ? renameReferenceBrand(bytes.toString('utf8'), { id: options.id, name }) : bytes,
    );
  }
  edit(
    tree,
    `${folder}/config.ts`,
    /pairs:\s*\[[^\]]*\]/,
    () => `pairs: [${pairs.map((pair) => `'${pair}'`).join(', ')}]`,
    `pairs: ['${pairs.join("', '")}']`,
  );
  await formatFiles(tree);
  return linkPackage(tree.root, folder, `@baize/brand-${options.id}`);
}
