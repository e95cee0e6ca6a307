import { mix } from '../art/colour.ts';
import { FAMILIES } from '../art/families/index.ts';
import type { MotifFamily } from '../art/scene.ts';
import { hash32 } from './seeded.ts';

/**
 * Returns the index of a picture's palette in its family. It is drawn from the seed, so the colour is known without
 * rendering.
 */
export const paletteOf = (family: MotifFamily, seed: string): number =>
  hash32(`palette/${seed}`) % FAMILIES[family].palettes.length;

/** Returns a solid colour close to the picture's average, shown until the picture has loaded. */
export function dominantColour(family: MotifFamily, palette: number): string {
  const colours = FAMILIES[family].palettes[palette];
  if (!colours) throw new Error(`The picture family "${family}" has no palette ${palette}. Choose one with paletteOf.`);
  return mix(colours.sky[1], colours.mid, 0.5);
}

/** Logos of providers and payment methods have a dark ground. */
export const MARK_COLOUR = '#1d2430';
