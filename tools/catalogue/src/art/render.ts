import sharp from 'sharp';
import { composeSvg, type ArtSpec } from './compose.ts';

export interface RenderSize {
  /** Pixels. */
  width: number;
  height: number;
  format: 'webp' | 'avif' | 'png' | 'jpeg';
  /** 1..100; ignored by png. */
  quality: number;
}

/**
 * Renders a picture at the size asked for. The shape comes from `spec`; if the output has another
 * shape, the picture covers it and is cut around the middle.
 *
 * The vector is drawn by sharp's own librsvg, on its thread pool: nothing blocks the event loop, and
 * a drawing that the renderer cannot take becomes a rejected promise (resvg 2.6 ends the whole process
 * on some nested clip paths, thx/resvg-js#413).
 * @throws if a side of the output is not a positive number.
 */
export async function renderArt(spec: ArtSpec, out: RenderSize): Promise<Buffer> {
  if (!(out.width > 0 && out.height > 0)) {
    throw new Error(`Cannot render "${spec.seed}" at ${out.width}×${out.height}: give both sides in pixels, above 0.`);
  }
  const width = Math.round(out.width);
  const height = Math.round(out.height);
  // 72 dpi is one pixel to a unit of the document, so the density draws it at the final size at once.
  const scale = Math.max(width / spec.width, height / spec.height);
  const picture = sharp(Buffer.from(composeSvg(spec)), { density: Math.max(1, 72 * scale) }).resize(width, height, { fit: 'cover' });
  switch (out.format) {
    case 'webp':
      return picture.webp({ quality: out.quality, effort: 3 }).toBuffer();
    case 'avif':
      return picture.avif({ quality: out.quality, effort: 2 }).toBuffer();
    case 'jpeg':
      return picture.flatten({ background: '#14141c' }).jpeg({ quality: out.quality }).toBuffer();
    case 'png':
      return picture.png({ compressionLevel: 6 }).toBuffer();
  }
}
