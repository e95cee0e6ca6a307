import type { Random } from './random.ts';
import type { Box } from './lettering.ts';

export interface Layout {
  hero: { x: number; y: number; size: number };
  title: Box;
  /** The title's position. It decides the scrim and the number of lines. */
  side: 'bottom' | 'left';
  maxLines: number;
}

/** Places the motif of a picture without lettering: in the middle, as large as the frame allows. */
export function plainLayout(w: number, h: number, crop: boolean): Layout {
  const k = crop ? 1.15 : 1;
  return {
    hero: { x: w * 0.5, y: h * 0.51, size: Math.min(w * 0.98, h * 0.88) * k },
    title: { x: 0, y: h * 0.96, w, h: h * 0.04 },
    side: 'bottom',
    maxLines: 0,
  };
}

/**
 * Places motif and title on a stage of w×h units (the shorter side is 400).
 * @param crop true for arrangements with a motif larger than its field
 */
export function layout(r: Random, w: number, h: number, length: number, crop: boolean): Layout {
  const ratio = w / h;
  const k = crop ? 1.28 : 1;
  if (ratio >= 1.55) {
    const left = r.chance(0.62);
    if (left) {
      return {
        hero: { x: w * 0.73, y: h * 0.5, size: h * 0.86 * k },
        title: { x: w * 0.055, y: h * 0.2, w: w * 0.43, h: h * 0.58 },
        side: 'left',
        maxLines: 2,
      };
    }
    return {
      hero: { x: w * 0.5, y: h * 0.38, size: h * 0.7 * k },
      title: { x: w * 0.14, y: h * 0.68, w: w * 0.72, h: h * 0.24 },
      side: 'bottom',
      maxLines: length > 16 ? 2 : 1,
    };
  }
  if (ratio <= 0.85) {
    const tall = ratio < 0.6;
    return {
      hero: { x: w * 0.5, y: h * (tall ? 0.39 : 0.4), size: w * (tall ? 0.98 : 0.9) * k },
      title: { x: w * 0.07, y: h * (tall ? 0.72 : 0.69), w: w * 0.86, h: h * (tall ? 0.2 : 0.25) },
      side: 'bottom',
      maxLines: 2,
    };
  }
  // Never at the top: the corners there belong to the tile's tag and its heart.
  const high = length > 12 ? 0.34 : 0.27;
  return {
    hero: { x: w * 0.5, y: h * 0.4, size: h * 0.74 * k },
    title: { x: w * 0.05, y: h * (0.95 - high), w: w * 0.9, h: h * high },
    side: 'bottom',
    maxLines: 2,
  };
}

/** How a banner's motif stands: among small objects, between two others, or alone. */
export const BANNER_ARRANGEMENTS = ['scatter', 'flanked', 'single'] as const;
/** How far each reaches to the sides from its middle, in diameters of the motif. */
const REACH = { scatter: 0.66, flanked: 0.78, single: 0.66 } as const;
/** From this ratio on, a banner's words are beside its motif; below it, as on a phone's 4:3, they are under it. */
const WORDS_BESIDE = 1.5;

/**
 * Places the motif of a banner on a stage of w×h units, and says where its words are. The motif is whole: beside the
 * words it keeps its reach from the edge, and above them it ends where they begin.
 */
export function bannerLayout(
  w: number,
  h: number,
  how: (typeof BANNER_ARRANGEMENTS)[number],
): Pick<Layout, 'hero' | 'side'> {
  if (w / h < WORDS_BESIDE)
    return { hero: { x: w * 0.5, y: h * 0.34, size: Math.min(w * 0.86, h * 0.6) }, side: 'bottom' };
  const size = Math.min(h * 0.88, w * 0.5);
  return { hero: { x: Math.min(w * 0.75, w - size * REACH[how]), y: h * 0.5, size }, side: 'left' };
}
