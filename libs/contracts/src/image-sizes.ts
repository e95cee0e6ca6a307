import type { TileSize } from './content.ts';

/**
 * Picture sizes that the site requests, in pixels: twice the CSS size, so that one file serves all screens (B§9).
 * The content service prepares and keeps these; in production it draws no others. Add a size here before a page asks for it.
 */
export const IMAGE_SIZES = {
  tile1x: { w: 320, h: 320 },
  tile2xh: { w: 656, h: 320 },
  tile2xv: { w: 320, h: 656 },
  tile4x: { w: 656, h: 656 },
  /** A game in a list. */
  thumb: { w: 80, h: 80 },
  banner: { w: 1600, h: 640 },
  /** A phone's largest picture, in the smallest format that its browser reads: AVIF is lighter than WebP, and slower to draw. */
  bannerMobile: { w: 672, h: 504, auto: 'format' },
  offer: { w: 800, h: 400 },
  /** Upright, beside a form. */
  scene: { w: 880, h: 1000 },
  provider: { w: 240, h: 96 },
  payment: { w: 160, h: 100 },
} as const;
export type ImageSizeName = keyof typeof IMAGE_SIZES;

/** Size of a tile's picture. */
export const TILE_IMAGE_SIZE: Readonly<Record<TileSize, { readonly w: number; readonly h: number }>> = {
  '1x': IMAGE_SIZES.tile1x,
  '2xh': IMAGE_SIZES.tile2xh,
  '2xv': IMAGE_SIZES.tile2xv,
  '4x': IMAGE_SIZES.tile4x,
};

/**
 * Link previews, in the dimensions that social networks expect. Drawn at the first request, in a format that all
 * networks read.
 */
export const PREVIEW_IMAGE = { w: 1200, h: 630, fm: 'jpg' } as const;
