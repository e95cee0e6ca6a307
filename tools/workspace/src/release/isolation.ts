import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listBrands } from '../site/brand-config.ts';
import { isCompressedVariant, listFiles } from './compress.ts';

/** Words and values by which a brand can be told: its name, contact, legal sentences and the colours of its theme. */
export function marksOf(root: string, brand: string): ReadonlySet<string> {
  const folder = join(root, 'brands', brand);
  const marks = new Set<string>();
  for (const file of listFiles(folder)) {
    if (file.includes('node_modules') || file.endsWith('.test.ts') || !/\.(ts|json)$/.test(file) || /(^|\/)(package|tsconfig)\.json$/.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8').replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '');
    for (const [, , value = ''] of text.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)) {
      // Colours, and sentences long enough that two brands do not share them by chance.
      if (/^#[0-9a-f]{6}$/i.test(value)) marks.add(value.toLowerCase());
      else if (value.length >= 16 && !/^(@|\.|url\()/.test(value) && !value.includes('${')) marks.add(value);
    }
  }
  return marks;
}

/** Values of other brands that a brand's build holds, though the brand itself does not use them: none, if brands are apart. */
export function foreignMarks(root: string, brand: string, buildDir: string, brands: readonly string[] = listBrands(root)): readonly string[] {
  if (!existsSync(buildDir)) throw new Error(`Brand "${brand}" is not built: ${buildDir} is missing. Build it with "npx nx build ${brand}".`);
  const own = marksOf(root, brand);
  // What the product itself says (a default colour of a library, a text of the site) belongs to no brand.
  const shared = ['apps/site/src', 'libs'].flatMap((folder) => (existsSync(join(root, folder)) ? listFiles(join(root, folder)).filter((file) => !file.includes('node_modules') && /\.(tsx?|json)$/.test(file) && !/\.(test|stories)\./.test(file)).map((file) => readFileSync(join(root, folder, file), 'utf8')) : [])).join('\n').toLowerCase();
  const built = listFiles(buildDir).filter((file) => !isCompressedVariant(file) && ['.js', '.css', '.html', '.json', '.svg', '.webmanifest'].includes(extname(file))).map((file) => ({ file, text: readFileSync(join(buildDir, file), 'utf8').toLowerCase() }));
  const found: string[] = [];
  for (const other of brands.filter((id) => id !== brand)) {
    for (const mark of marksOf(root, other)) {
      if (own.has(mark) || shared.includes(mark.toLowerCase())) continue;
      const home = built.find(({ text }) => text.includes(mark.toLowerCase()));
      if (home) found.push(`${home.file} of ${brand} holds "${mark}" of ${other}`);
    }
  }
  return found;
}
