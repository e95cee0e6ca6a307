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

const FORMATS: Readonly<Record<string, PictureRequest['format']>> = {
  webp: 'webp',
  avif: 'avif',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  pjpg: 'jpeg',
  svg: 'svg',
};

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
 * @param file `<assetId>-<w>x<h>.<ext>`
 * @param accept the Accept header, for `auto=format`
 */
export function pictureRequestOf(
  file: string,
  query: Readonly<Record<string, string | undefined>>,
  accept = '',
): PictureRequest | PictureRequestFault {
  const name = /^([a-zA-Z0-9-]{1,180})-(\d{1,5})x(\d{1,5})\.([a-z]{3,4})$/.exec(file);
  if (!name)
    return {
      status: 404,
      message: `"${file.slice(0, 80)}" is not the file name of a picture. Expected <id>-<width>x<height>.<ext>.`,
    };
  const natural = { width: Number(name[2]), height: Number(name[3]) };
  const own = FORMATS[name[4] as string];
  if (!own || natural.width === 0 || natural.height === 0)
    return { status: 404, message: `There is no picture "${file.slice(0, 80)}".` };
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
      ? FORMATS[fm]
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
      message: `"fm" is ${String(fm).slice(0, 20)}, but must be one of ${Object.keys(FORMATS).join(', ')}.`,
    };
  const fit = query['fit'] ?? 'max';
  const size = sizeOf(
    natural,
    w as number | null,
    h as number | null,
    fit === 'crop' || fit === 'scale' || fit === 'fill' || fit === 'min' ? 'crop' : 'max',
  );
  const scale = Math.min(dpr, MOST_PIXELS / Math.max(size.width, size.height));
  return {
    assetId: name[1] as string,
    natural,
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
    format,
    quality: (q as number | null) ?? 75,
    lettered: query['lettering'] !== 'none',
  };
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
