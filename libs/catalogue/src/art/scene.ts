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

/** The stage of one picture. Its shorter side is always 400 units; motifs are drawn around 0,0 within about ±100. */
export interface Scene {
  c: Canvas;
  r: Random;
  w: number;
  h: number;
  pal: Palette;
  /** The place of the main motif and the diameter that it fills. */
  hero: { x: number; y: number; size: number };
}

/** One motif family: the background, the motifs, small flying objects and the foreground. */
export interface Family {
  palettes: readonly Palette[];
  backdrop(s: Scene): void;
  /** Motifs around 0,0 within ±100 units. */
  heroes: readonly ((s: Scene) => void)[];
  /** Indexes of the motifs that show letters or digits. They are never mirrored, or nobody could read them. */
  upright?: readonly number[];
  /** Small objects around 0,0 within ±20 units. */
  extras: readonly ((s: Scene) => void)[];
  /** Dark shapes that frame the front; optional. */
  front?(s: Scene): void;
}
