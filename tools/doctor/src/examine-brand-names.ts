import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

/** What the product runs: code and texts that must fit every brand. */
const SOURCES = [
  'apps/{api,sandbox,site}/src/**/*.{ts,tsx}',
  'libs/*/src/**/*.{ts,tsx}',
  '{apps,libs}/*/src/messages/*.json',
];
/** Tests and their fixtures choose a brand, and the dataset says which brands show what. */
const EXCEPT = /\.(?:test|spec)\.tsx?$|\/testing\/|^libs\/(?:testing|catalogue)\//;

/** A brand, as code could name it. */
export interface NamedBrand {
  readonly id: string;
  readonly name: string;
}

/** Blanks out comments, keeping line numbers. An example in a comment decides nothing. */
const withoutComments = (source: string): string =>
  source.replace(/\/\*[^]*?\*\/|(?<![:'"`\w])\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));

/** Returns the pattern of a brand's package or folder, its id as a whole string, or its name as a whole word. */
const patternOf = ({ id, name }: NamedBrand): RegExp =>
  new RegExp(
    `@baize/brand-${id}\\b|\\bbrands/${id}\\b|(['"\`])${id}\\1|(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`,
    'u',
  );

/** Finds brands in one file: the line and the text of each. */
export function findBrandNames(
  source: string,
  brands: readonly NamedBrand[],
): readonly { readonly line: number; readonly text: string }[] {
  const patterns = brands.map(patternOf);
  return withoutComments(source)
    .split('\n')
    .flatMap((text, index) =>
      patterns.flatMap((pattern) => {
        const found = pattern.exec(text)?.[0];
        return found === undefined ? [] : [{ line: index + 1, text: found }];
      }),
    );
}

/** Finds ids and names of brands outside of their folders and data: what they decide there, no other brand can. */
export function examineBrandNames(root: string, brands: readonly NamedBrand[]): readonly Finding[] {
  return globSync(SOURCES, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !EXCEPT.test(file))
    .sort()
    .flatMap((file) =>
      findBrandNames(readFileSync(join(root, file), 'utf8'), brands).map(({ line, text }) => ({
        severity: 'error' as const,
        file,
        field: `line ${line}`,
        what: `It names a brand: ${text}.`,
        why: 'Other brands would get this brand’s name or behaviour, and a new brand needs a change of code.',
        mend: 'Read it from the brand’s config, tokens or texts; a text writes {brand}.',
      })),
    );
}
