import { makeTheme } from '@baize/theme/makeTheme';
import { themeContrast } from '@baize/theme/contrast';
import type { BrandTokens } from '@baize/theme/tokenTypes';
import type { Finding } from './finding.ts';

type Kind = 'text' | 'number' | 'colour' | 'number or pill';

const FITS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  colour: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  'number or pill': (value) => value === 'pill' || (typeof value === 'number' && Number.isFinite(value)),
};
const font = (name: string) =>
  [
    [`type.${name}.family`, 'text'],
    ...['regular', 'medium', 'bold'].map((weight) => [`type.${name}.weights.${weight}`, 'number']),
    ...['ascent', 'descent', 'lineGap', 'unitsPerEm', 'capHeight', 'xHeight'].map((measure) => [
      `type.${name}.metrics.${measure}`,
      'number',
    ]),
  ] as const;
/** Required tokens, with an example value each. */
const WANTED = [
  ['scheme', 'text'],
  ...['ground', 'surface', 'text', 'brand', 'accent'].map((name) => [`colour.${name}`, 'colour']),
  ...font('body'),
  ...font('display'),
  ['type.scale.base', 'number'],
  ['type.scale.ratio', 'number'],
  ['radius.card', 'number'],
  ['radius.control', 'number or pill'],
  ['density', 'text'],
  ['surface', 'text'],
  ['border', 'number'],
  ['motion', 'text'],
  ['iconWeight', 'number'],
  ...['hero', 'header', 'cardHover', 'rowHeading', 'chips'].map((name) => [`layout.${name}`, 'text']),
] as readonly (readonly [string, Kind])[];

const EXAMPLE: Readonly<Record<Kind, string>> = {
  text: 'a word of its type',
  number: 'a number',
  colour: 'a colour such as #0b1026',
  'number or pill': "a number of px, or 'pill'",
};
const at = (tokens: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined,
      tokens,
    );

/** The widths of the weights that a brand's fonts have. */
const widthsOf = (tokens: unknown): typeof WANTED =>
  ['body', 'display'].flatMap((name) =>
    Object.values(at(tokens, `type.${name}.weights`) ?? {})
      .filter((weight) => typeof weight === 'number')
      .map((weight) => [`type.${name}.metrics.widths.${weight}`, 'number'] as const),
  );

/**
 * Checks a brand's tokens: nothing is missing, and every text is readable on every background
 * that it appears on (WCAG 2.2: AA, AAA for reading text), including overrides.
 *
 * @param folder name of the brand's folder
 */
export function examineTokens(tokens: unknown, folder: string): readonly Finding[] {
  const file = `brands/${folder}/tokens.ts`;
  const findings: Finding[] = [];
  const error = (field: string, what: string, why: string, mend: string) =>
    findings.push({ severity: 'error', file, field, what, why, mend });
  if (at(tokens, 'id') !== folder)
    error(
      'id',
      `The id is "${String(at(tokens, 'id'))}", the folder "${folder}".`,
      'Storybook and the visual tests find a brand by it.',
      `Set id to '${folder}'.`,
    );
  for (const [path, kind] of [...WANTED, ...widthsOf(tokens)]) {
    const value = at(tokens, path);
    if (value === undefined)
      error(
        path,
        'The token is missing.',
        'The theme derives its variables from it, and no component may fall back to a colour or size of its own.',
        `Give ${EXAMPLE[kind]}; brands/wireframe/tokens.ts shows a complete set.`,
      );
    else if (!FITS[kind](value))
      error(
        path,
        `It is ${JSON.stringify(value)}.`,
        'The theme cannot be derived from that.',
        `Give ${EXAMPLE[kind]}.`,
      );
  }
  if (findings.length > 0) return findings;
  for (const fault of themeContrast(makeTheme(tokens as BrandTokens)))
    error(
      `contrast: ${fault.pair}`,
      fault.message,
      'Some players could not read it.',
      'Change the token that the line names, and look at Foundations in Storybook.',
    );
  return findings;
}
