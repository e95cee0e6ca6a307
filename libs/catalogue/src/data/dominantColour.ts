import { mix } from '../art/colour.ts';
import { FAMILIES } from '../art/families/index.ts';
import type { MotifFamily } from '../art/scene.ts';
import { hash32 } from './seeded.ts';

/** Which of its family's palettes a picture wears: drawn from the seed here, so that its colour is known without drawing it. */
export const paletteOf = (family: MotifFamily, seed: string): number =>
  hash32(`palette/${seed}`) % FAMILIES[family].palettes.length;

/** A solid colour near the picture's average, shown until the picture has arrived. */
export function dominantColour(family: MotifFamily, palette: number): string {
  const colours = FAMILIES[family].palettes[palette];
  if (!colours) throw new Error(`The picture family "${family}" has no palette ${palette}. Choose one with paletteOf.`);
  return mix(colours.sky[1], colours.mid, 0.5);
}

/** Marks of providers and payment methods stand on a dark ground. */
export const MARK_COLOUR = '#1d2430';
