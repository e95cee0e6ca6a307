import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listBrands } from '@baize/site-build/brand-config';
import { isCompressedVariant, listFiles, sha256 } from '@baize/site-build/compress';
import { readManifest } from './manifest.ts';

/** Returns the words and values that identify a brand: its name, contact, legal sentences and theme colours. */
export function marksOf(root: string, brand: string): ReadonlySet<string> {
  const folder = join(root, 'brands', brand);
  const marks = new Set<string>();
  for (const file of listFiles(folder)) {
    if (
      file.includes('node_modules') ||
      file.endsWith('.test.ts') ||
      !/\.(ts|json)$/.test(file) ||
      /(^|\/)(package|tsconfig)\.json$/.test(file)
    )
      continue;
    const text = readFileSync(join(folder, file), 'utf8').replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '');
    for (const [, , value = ''] of text.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)) {
      // Colours, and sentences long enough that two brands do not share them by chance.
      if (/^#[0-9a-f]{6}$/i.test(value)) marks.add(value.toLowerCase());
      else if (value.length >= 16 && !/^(@|\.|url\()/.test(value) && !value.includes('${')) marks.add(value);
    }
  }
  return marks;
}

const TEXT = ['.js', '.css', '.html', '.json', '.svg', '.webmanifest', '.txt', '.xml'];
const brandFolder = (root: string, brand: string, file: string) => join(root, 'brands', brand, file);
const picturesOf = (root: string, brand: string) =>
  existsSync(brandFolder(root, brand, 'assets'))
    ? listFiles(brandFolder(root, brand, 'assets')).map((file) => ({
        file,
        hash: sha256(readFileSync(brandFolder(root, brand, join('assets', file)))),
      }))
    : [];

/**
 * Searches a brand's folders (build, releases) for traces of other brands. Files with the same content are read once.
 */
export class Isolation {
  readonly #brand: string;
  /** Value of another brand in lower case → message. */
  readonly #marks = new Map<string, string>();
  /** Hash of another brand's picture → message. */
  readonly #pictures = new Map<string, string>();
  readonly #clean = new Set<string>();

  constructor(root: string, brand: string, brands: readonly string[] = listBrands(root)) {
    this.#brand = brand;
    const own = marksOf(root, brand);
    const ownPictures = new Set(picturesOf(root, brand).map(({ hash }) => hash));
    // Values of the product itself (a library's default colour, a text of the site) belong to no brand.
    const shared = ['apps/site/src', 'libs']
      .flatMap((folder) =>
        existsSync(join(root, folder))
          ? listFiles(join(root, folder))
              .filter(
                (file) =>
                  // Content is data, so a name in it does not count as a word of the product.
                  !file.includes('node_modules') &&
                  !file.startsWith('catalogue/') &&
                  /\.(tsx?|json)$/.test(file) &&
                  !/\.(test|stories)\./.test(file),
              )
              .map((file) => readFileSync(join(root, folder, file), 'utf8'))
          : [],
      )
      .join('\n')
      .toLowerCase();
    for (const other of brands.filter((id) => id !== brand)) {
      for (const mark of marksOf(root, other))
        if (!own.has(mark) && !shared.includes(mark.toLowerCase()))
          this.#marks.set(mark.toLowerCase(), `"${mark}" of ${other}`);
      for (const { file, hash } of picturesOf(root, other))
        if (!ownPictures.has(hash)) this.#pictures.set(hash, `the picture ${file} of ${other}`);
    }
  }

  /**
   * Returns traces of other brands in a folder, without values that this brand uses itself. Empty if the brands are
   * separate.
   */
  foreign(directory: string): readonly string[] {
    if (!existsSync(directory))
      throw new Error(
        `Brand "${this.#brand}" is not built: ${directory} is missing. Build it with "npx nx build ${this.#brand}".`,
      );
    return listFiles(directory)
      .filter((file) => !isCompressedVariant(file))
      .flatMap((file) => {
        const bytes = readFileSync(join(directory, file));
        const hash = sha256(bytes);
        if (this.#clean.has(hash)) return [];
        const picture = this.#pictures.get(hash);
        const text = TEXT.includes(extname(file)) ? bytes.toString('utf8').toLowerCase() : '';
        const found = [
          ...(picture ? [picture] : []),
          ...(text === '' ? [] : [...this.#marks].filter(([mark]) => text.includes(mark)).map(([, what]) => what)),
        ];
        if (found.length === 0) this.#clean.add(hash);
        return found.map((what) => `${file} of ${this.#brand} holds ${what}`);
      });
  }

  /** Does the same for a release, and also checks that records, pages and texts are of its own market only. */
  foreignToRelease(directory: string): readonly string[] {
    const { pair, locales, files } = readManifest(directory);
    const strangers = Object.keys(files).filter((file) => {
      const [, locale] = /^locales\/([^/]+)\//.exec(file) ?? [];
      const [named] = /(?<=^|[/.])[a-z]{2}-[A-Z]{2}(?=[/.])/.exec(file) ?? [];
      return (locale !== undefined && !locales.includes(locale)) || (named !== undefined && named !== pair);
    });
    return [...strangers.map((file) => `${file} is of another market than ${pair}`), ...this.foreign(directory)];
  }
}
