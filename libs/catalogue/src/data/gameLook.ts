import { FAMILIES } from '../art/families/index.ts';
import type { Palette } from '../art/palettes.ts';
import { MOTIF_FAMILIES, type MotifFamily } from '../art/scene.ts';
import { paletteOf } from './dominantColour.ts';
import { slugOf } from './games.ts';

/** What a game's pictures are drawn with. */
export interface GameLook {
  readonly family: MotifFamily;
  /** Index of the palette in its family. */
  readonly palette: number;
  readonly colours: Readonly<Palette>;
}

/** Returns what the tile of a game is drawn with; null for a theme without a motif family. @param name the game's own */
export function gameLook(theme: string, name: string): GameLook | null {
  const family = MOTIF_FAMILIES.find((known) => known === theme);
  if (!family) return null;
  const palette = paletteOf(family, slugOf(name));
  const colours = FAMILIES[family].palettes[palette];
  return colours ? { family, palette, colours } : null;
}

/** How many palettes a family has. */
export const paletteCount = (family: MotifFamily): number => FAMILIES[family].palettes.length;
