import type { Canvas } from './canvas.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';

export const MOTIF_FAMILIES = [
  'ocean',
  'egypt',
  'north',
  'fruit',
  'gems',
  'dragon',
  'gods',
  'west',
  'candy',
  'space',
  'pirate',
  'safari',
  'fishing',
  'table',
  'crystal',
  'volcano',
  'aztec',
  'samurai',
  'gothic',
  'stadium',
  'witch',
  'clockwork',
  'jazz',
  'circus',
  'farm',
  'noir',
  'knight',
  'alchemy',
  'arabia',
  'winter',
  'racing',
  'honey',
  'fairy',
  'clover',
  'dino',
  'panda',
  'cyber',
  'bakery',
  'disco',
  'surf',
  'fiesta',
] as const;
export type MotifFamily = (typeof MOTIF_FAMILIES)[number];

/** The stage of one picture. The shorter side is always 400 units; heroes are drawn around 0,0 within about ±100. */
export interface Scene {
  c: Canvas;
  r: Random;
  w: number;
  h: number;
  pal: Palette;
  /** Where the hero stands and the diameter it fills. */
  hero: { x: number; y: number; size: number };
}

/** One motif family: what stands behind, the motifs, the small things that fly, what frames the front. */
export interface Family {
  palettes: readonly Palette[];
  backdrop(s: Scene): void;
  /** Motifs around 0,0 within ±100 units. */
  heroes: readonly ((s: Scene) => void)[];
  /** Small objects around 0,0 within ±20 units. */
  extras: readonly ((s: Scene) => void)[];
  /** Dark framing shapes in front; optional. */
  front?(s: Scene): void;
}
