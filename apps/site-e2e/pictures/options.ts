import { parseArgs } from 'node:util';
import { MARKETS, parseLocalePair, type LocalePair } from '@baize/brand';
import { listBrands } from '@baize/site-build/brand-config';
import { MAIN_SCREENS, PLAYER, SIZES, VISITOR } from './shots.ts';

/** What `npm run gallery` is to photograph. */
export interface GalleryOptions {
  readonly brands: readonly string[];
  readonly sizes: readonly string[];
  /** Names of screens; null: all. */
  readonly screens: readonly string[] | null;
  readonly pair: LocalePair;
  /** Origin of a running site of the only brand; null: each brand is started. */
  readonly base: string | null;
  /** Folder of the gallery to compare with; null: the run before. */
  readonly compare: string | null;
}

/** @throws if something named is not among what there is, because a run would end without its pictures and say nothing */
function known(what: string, named: readonly string[], all: readonly string[]): void {
  const unknown = named.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`There is no ${what} "${unknown}". Choose from ${all.join(', ')}.`);
}

/**
 * Reads the command line of the gallery.
 * @throws with what is wrong, before anything starts
 */
export function readGalleryOptions(root: string, args: readonly string[]): GalleryOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      brand: { type: 'string', multiple: true },
      size: { type: 'string', multiple: true },
      screen: { type: 'string', multiple: true },
      all: { type: 'boolean', default: false },
      pair: { type: 'string', default: 'en-UN' },
      base: { type: 'string' },
      compare: { type: 'string' },
    },
  });
  const every = listBrands(root);
  const brands = values.brand ?? every;
  known('brand', brands, every);
  known(
    'size',
    values.size ?? [],
    SIZES.map(({ name }) => name),
  );
  known(
    'screen',
    values.screen ?? [],
    [...VISITOR, ...PLAYER].map(({ name }) => name),
  );
  const pairs = Object.values(MARKETS).flatMap(({ id, languages }) => languages.map((language) => `${language}-${id}`));
  known('pair', [values.pair], pairs);
  const pair = parseLocalePair(values.pair);
  if (pair === null) throw new Error(`"${values.pair}" is not a language and a market. Write it like en-UN.`);
  if (values.base !== undefined && brands.length !== 1)
    throw new Error('--base is the address of one running brand: name the brand with --brand.');
  return {
    brands,
    sizes: values.size ?? (values.all ? SIZES.map(({ name }) => name) : ['phone', 'desktop']),
    screens: values.screen ?? (values.all ? null : MAIN_SCREENS),
    pair,
    base: values.base?.replace(/\/+$/, '') ?? null,
    compare: values.compare ?? null,
  };
}
