import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES, PREVIEW_IMAGE } from '@baize/contracts/image-sizes';

/** One requested picture, in final pixels. */
export interface PictureRequest {
  readonly assetId: string;
  /** Natural size, from the file's name. */
  readonly natural: { readonly width: number; readonly height: number };
  readonly width: number;
  readonly height: number;
  readonly format: 'webp' | 'avif' | 'png' | 'jpeg' | 'svg';
  readonly quality: number;
  /** Whether a game's picture has its title in it. */
  readonly lettered: boolean;
}
export type PictureRequestFault = { readonly status: 400 | 404; readonly message: string };

/** Longest side of an answer, in pixels. */
export const MOST_PIXELS = 2400;

const SIZES = [...Object.values(IMAGE_SIZES), PREVIEW_IMAGE];
/** What the site writes into the addresses of its pictures: size, quality and format. */
const OWN_PARAMETERS: ReadonlySet<string> = new Set(
  SIZES.map((size) =>
    parametersOf(Object.fromEntries(new URL(contentImageUrl('http://content', 'image-a-1x1-svg', size)).searchParams)),
  ),
);
const OWN_SIZES: ReadonlySet<string> = new Set(SIZES.map(({ w, h }) => `${w}x${h}`));
/** The parameters of which every value is another picture, except for `fit`: the site uses both kinds. */
function parametersOf(query: Readonly<Record<string, string | undefined>>): string {
  return ['w', 'h', 'q', 'fm', 'dpr', 'auto'].map((name) => `${name}=${query[name] ?? ''}`).join('&');
}

/** Qualities and steps of the sides, in pixels, of pictures that are not the site's: the nearest, and the next larger. */
const QUALITIES = [40, 60, 75, 90];
const STEP = 40;

/** By the name in an address. A map, because visitors choose names: "constructor" is one, and every object has it. */
const FORMATS: ReadonlyMap<string, PictureRequest['format']> = new Map([
  ['webp', 'webp'],
  ['avif', 'avif'],
  ['png', 'png'],
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['pjpg', 'jpeg'],
  ['svg', 'svg'],
]);

function whole(text: string | undefined, name: string, min: number, max: number): number | null | PictureRequestFault {
  if (text === undefined) return null;
  const value = /^\d{1,5}(\.\d+)?$/.test(text) ? Math.round(Number(text)) : Number.NaN;
  return value >= min && value <= max
    ? value
    : { status: 400, message: `"${name}" is ${text.slice(0, 20)}, but must be a number from ${min} to ${max}.` };
}
const isFault = (value: unknown): value is PictureRequestFault =>
  typeof value === 'object' && value !== null && 'status' in value;

/**
 * Reads the file's name and Sanity's URL parameters: `w h q fm fit dpr auto`, and our own `lettering=none` for pictures
 * of games without their title. Unknown parameters are ignored, as the service does, so a hosted project ignores ours.
 *
 * Each variant is drawn once and then kept, so that their number is limited: qualities are rounded, and so are sizes that
 * the site does not use.
 * @param file `<assetId>-<w>x<h>.<ext>`
 * @param accept the Accept header, for `auto=format`
 * @param ownOnly refuses sizes, qualities and formats that the site does not use
 */
export function pictureRequestOf(
  file: string,
  query: Readonly<Record<string, string | undefined>>,
  accept = '',
  ownOnly = false,
): PictureRequest | PictureRequestFault {
  const name = /^([a-zA-Z0-9-]{1,180})-(\d{1,5})x(\d{1,5})\.([a-z]{3,4})$/.exec(file);
  if (!name)
    return {
      status: 404,
      message: `"${file.slice(0, 80)}" is not the file name of a picture. Expected <id>-<width>x<height>.<ext>.`,
    };
  const natural = { width: Number(name[2]), height: Number(name[3]) };
  const own = FORMATS.get(name[4] as string);
  if (!own || natural.width === 0 || natural.height === 0)
    return { status: 404, message: `There is no picture "${file.slice(0, 80)}".` };
  if (ownOnly && !OWN_PARAMETERS.has(parametersOf(query)))
    return {
      status: 400,
      message: 'This endpoint draws the sizes of the site only, in its format and quality. Ask for one of them.',
    };
  const dprText = query['dpr'];
  const dpr = dprText === undefined ? 1 : Number(dprText);
  if (!(dpr >= 0.5 && dpr <= 3))
    return { status: 400, message: `"dpr" is ${String(dprText).slice(0, 20)}, but must be a number from 0.5 to 3.` };
  const w = whole(query['w'], 'w', 1, MOST_PIXELS);
  const h = whole(query['h'], 'h', 1, MOST_PIXELS);
  const q = whole(query['q'], 'q', 1, 100);
  for (const value of [w, h, q]) if (isFault(value)) return value;
  const fm = query['fm'];
  const format =
    fm !== undefined
      ? FORMATS.get(fm)
      : query['auto'] === 'format'
        ? accept.includes('image/avif')
          ? 'avif'
          : accept.includes('image/webp')
            ? 'webp'
            : own === 'svg'
              ? 'png'
              : own
        : own;
  if (!format)
    return {
      status: 400,
      message: `"fm" is ${String(fm).slice(0, 20)}, but must be one of ${[...FORMATS.keys()].join(', ')}.`,
    };
  const fit = query['fit'] ?? 'max';
  const size = sizeOf(
    natural,
    w as number | null,
    h as number | null,
    fit === 'crop' || fit === 'scale' || fit === 'fill' || fit === 'min' ? 'crop' : 'max',
  );
  const scale = Math.min(dpr, MOST_PIXELS / Math.max(size.width, size.height));
  const final = roundedUp(size.width * scale, size.height * scale, natural);
  return {
    assetId: name[1] as string,
    natural,
    ...final,
    format,
    quality: nearestQuality((q as number | null) ?? 75),
    lettered: query['lettering'] !== 'none',
  };
}

const nearestQuality = (quality: number): number =>
  QUALITIES.reduce((one, other) => (Math.abs(other - quality) < Math.abs(one - quality) ? other : one));

/** Returns the size in whole pixels; in whole steps, unless the site uses it or it is the picture's own. */
function roundedUp(
  exactWidth: number,
  exactHeight: number,
  natural: PictureRequest['natural'],
): PictureRequest['natural'] {
  const [width, height] = [exactWidth, exactHeight].map((side) => Math.max(1, Math.round(side))) as [number, number];
  if (OWN_SIZES.has(`${width}x${height}`) || (width === natural.width && height === natural.height))
    return { width, height };
  return { width: Math.ceil(width / STEP) * STEP, height: Math.ceil(height / STEP) * STEP };
}

function sizeOf(
  natural: { width: number; height: number },
  w: number | null,
  h: number | null,
  fit: 'crop' | 'max',
): { width: number; height: number } {
  const ratio = natural.width / natural.height;
  if (w !== null && h !== null && fit === 'crop') return { width: w, height: h };
  if (w === null && h === null) return natural;
  const width = Math.min(w ?? Infinity, h === null ? Infinity : h * ratio, fit === 'max' ? natural.width : Infinity);
  return { width, height: width / ratio };
}
