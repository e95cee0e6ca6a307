import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

/** What the product runs: code and texts that must fit every brand, and each brand's own, which fit no other. */
const SOURCES = [
  'apps/{api,sandbox,site}/src/**/*.{ts,tsx}',
  // The pages of the third parties, and the site's own.
  'apps/sandbox/web/**/*.{ts,html,json}',
  'apps/site/index.html',
  'libs/*/src/**/*.{ts,tsx}',
  '{apps,libs}/*/src/messages/*.json',
  'brands/*/**/*.{ts,tsx,json,svg}',
];
/** Tests and their fixtures choose a brand. */
const EXCEPT = /\.(?:test|spec)\.tsx?$|\/testing\/|\/node_modules\/|^libs\/testing\//;

/** The dataset says which brands show a document; only these lists may name one. */
const DATASET = 'libs/catalogue/';
const BRAND_LIST = /\bbrands: \[[^\]]*\]/g;

/** Where a brand's name is an ordinary word: a colour, a fabric, a flower. */
const ORDINARY_WORDS: readonly { readonly file: string; readonly words: readonly string[] }[] = [
  // A studio, "Velvet Cog".
  { file: 'libs/catalogue/src/data/providers.ts', words: ['velvet'] },
  // It draws the flower.
  { file: 'libs/catalogue/src/art/families/fiesta.ts', words: ['marigold'] },
];

/** A brand, as code could name it. */
export interface NamedBrand {
  readonly id: string;
  readonly name: string;
}

const blank = (found: string): string => found.replace(/[^\n]/g, ' ');

/** Blanks out comments, keeping line numbers. An example in a comment decides nothing. */
const withoutComments = (source: string): string => source.replace(/\/\*[^]*?\*\/|(?<![:'"`\w])\/\/.*$/gm, blank);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds brands in one file: the line and the text of each, once per line. A name counts in any case, as a whole word. */
export function findBrandNames(
  source: string,
  brands: readonly NamedBrand[],
): readonly { readonly line: number; readonly text: string; readonly id: string }[] {
  const idOf = new Map(brands.flatMap(({ id, name }) => [id, name].map((text) => [text.toLowerCase(), id] as const)));
  // The longest first: `blue-bay` is not the brand `blue`.
  const texts = [...idOf.keys()].sort((a, b) => b.length - a.length);
  if (texts.length === 0) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(?:@baize/brand-|brands/)?(${texts.map(escaped).join('|')})(?![\\p{L}\\d])`,
    'giu',
  );
  return withoutComments(source)
    .split('\n')
    .flatMap((text, index) => {
      const found = [...text.matchAll(pattern)].map((match) => ({
        line: index + 1,
        text: match[0],
        id: idOf.get(match[1]?.toLowerCase() ?? '') ?? '',
      }));
      return found.filter(({ id }, place) => found.findIndex((other) => other.id === id) === place);
    });
}

/** Returns the brand in whose folder a file is; undefined for the product's own files. */
const ownerOf = (file: string): string | undefined => /^brands\/([^/]+)\//.exec(file)?.[1];

/**
 * Finds ids and names of brands outside of their folders and data: what they decide there, no other brand can. In a
 * brand's folder it finds the other brands'.
 */
export function examineBrandNames(root: string, brands: readonly NamedBrand[]): readonly Finding[] {
  return globSync(SOURCES, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !EXCEPT.test(file))
    .sort()
    .flatMap((file) => {
      const owner = ownerOf(file);
      const source = readFileSync(join(root, file), 'utf8');
      const ordinary = ORDINARY_WORDS.find((entry) => entry.file === file);
      return findBrandNames(file.startsWith(DATASET) ? source.replace(BRAND_LIST, blank) : source, brands)
        .filter(({ id }) => id !== owner && !ordinary?.words.includes(id))
        .map(({ line, text }) => ({
          severity: 'error' as const,
          file,
          field: `line ${line}`,
          what: `It names ${owner === undefined ? 'a' : 'another'} brand: ${text}.`,
          ...(owner === undefined
            ? {
                why: 'Other brands would get this brand’s name or behaviour, and a new brand needs a change of code.',
                mend: 'Read it from the brand’s config, tokens or texts; a text writes {brand}. An ordinary word that only happens to be a brand’s name belongs in ORDINARY_WORDS (tools/doctor/src/examine-brand-names.ts).',
              }
            : {
                why: 'Players of this brand would read the other’s name, or get its behaviour.',
                mend: 'Write this brand’s own name or value; a text writes {brand}.',
              }),
        }));
    });
}
