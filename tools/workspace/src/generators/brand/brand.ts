import { formatFiles, installPackagesTask, type GeneratorCallback, type Tree } from '@nx/devkit';
import { parseLocalePair } from '@baize/brand';
import { edit, requireFree } from '../edit.ts';
import { camel, pascal, requireKebab } from '../names.ts';

export interface BrandOptions {
  readonly id: string;
  readonly name?: string;
  readonly pairs?: string;
}

const TEMPLATE = 'brands/wireframe';
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

/** A brand that works at once: the grey reference brand under another name, to be given its own tokens, texts and pictures. */
export default async function brandGenerator(tree: Tree, options: BrandOptions): Promise<GeneratorCallback> {
  requireKebab(options.id, 'a brand');
  const folder = `brands/${options.id}`;
  requireFree(tree, folder, 'a brand');
  const name = options.name ?? options.id.split('-').map(pascal).join(' ');
  const pairs = (options.pairs ?? 'en-UN').split(',').map((pair) => pair.trim());
  const wrong = pairs.find((pair) => parseLocalePair(pair) !== pair);
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a pair. Write language and market like en-UN.`);
  for (const file of filesBelow(tree, TEMPLATE)) {
    const target = file.replace(TEMPLATE, folder).replaceAll('wireframe', options.id);
    const bytes = tree.read(file);
    if (!bytes) continue;
    tree.write(
      target,
      TEXT.test(file)
        ? bytes
            .toString('utf8')
            .replaceAll('WIREFRAME', name.toUpperCase())
            .replaceAll('Wireframe', name)
            .replace(/\bwireframe\b(?=[A-Z])/g, camel(options.id))
            .replaceAll('wireframe', options.id)
        : bytes,
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
  return () => installPackagesTask(tree, true);
}
