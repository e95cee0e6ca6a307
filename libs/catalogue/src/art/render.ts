import sharp, { type Sharp } from 'sharp';
import { composeSvg, type ArtSpec } from './compose.ts';

export interface RenderSize {
  /** Pixels. */
  width: number;
  height: number;
  format: 'webp' | 'avif' | 'png' | 'jpeg';
  /** 1..100, as WebP counts it; ignored by png. */
  quality: number;
}

/**
 * Renders a picture at the requested size. The shape comes from `spec`. If the output has another shape, the picture
 * covers it and is cropped around the middle.
 * sharp draws the SVG with its own librsvg on its thread pool, so nothing blocks the event loop, and a drawing that
 * fails to render becomes a rejected promise (resvg 2.6 ends the whole process on some nested clip paths,
 * thx/resvg-js#413).
 * @throws if a side of the output is not a positive number, or the picture's size differs from the requested one
 */
export async function renderArt(spec: ArtSpec, out: RenderSize): Promise<Buffer> {
  if (!(out.width > 0 && out.height > 0)) {
    throw new Error(`Cannot render "${spec.seed}" at ${out.width}×${out.height}: give both sides in pixels, above 0.`);
  }
  const width = Math.round(out.width);
  const height = Math.round(out.height);
  // 72 dpi is one pixel per unit of the document, so the density renders the final size directly.
  const scale = Math.max(width / spec.width, height / spec.height);
  const picture = sharp(Buffer.from(composeSvg(spec)), { density: Math.max(1, 72 * scale) }).resize(width, height, {
    fit: 'cover',
  });
  const { data, info } = await encoded(picture, out).toBuffer({ resolveWithObject: true });
  // The result is cached permanently under the request, so a wrong size must fail.
  if (info.width !== width || info.height !== height)
    throw new Error(
      `"${spec.seed}" was asked for at ${width}×${height} and came out at ${info.width}×${info.height}; ask for it again.`,
    );
  return data;
}

/**
 * AVIF at this share of a WebP quality looks the same (structural similarity of the four brands' banners) and is a third
 * lighter. At the same number it would be a third heavier.
 */
const AVIF_SHARE = 0.7;

function encoded(picture: Sharp, { format, quality }: RenderSize): Sharp {
  switch (format) {
    case 'webp':
      return picture.webp({ quality, effort: 3 });
    case 'avif':
      return picture.avif({ quality: Math.max(1, Math.round(quality * AVIF_SHARE)), effort: 3 });
    case 'jpeg':
      return picture.flatten({ background: '#14141c' }).jpeg({ quality });
    case 'png':
      return picture.png({ compressionLevel: 6 });
  }
}
