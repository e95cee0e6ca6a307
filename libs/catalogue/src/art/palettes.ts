import { shift } from './colour.ts';

/** Colours of one picture. `sky` runs downwards; far, mid and near are the depth layers. */
export interface Palette {
  sky: readonly [string, string, string];
  far: string;
  mid: string;
  near: string;
  /** The light behind the hero. */
  glow: string;
  /** Main and second colour of motifs and lettering. */
  accent: string;
  second: string;
}

/** Shorthand: seven or eight colours in the order of {@link Palette}. */
export function palette(list: string): Palette {
  const c = list.split(' ').map((x) => `#${x}`);
  const at = (i: number) => {
    const colour = c[i];
    if (colour === undefined || colour.length !== 7)
      throw new Error(`Palette "${list}" needs eight six-digit colours; number ${i + 1} is missing or malformed.`);
    return colour;
  };
  return { sky: [at(0), at(1), at(2)], far: at(3), mid: at(4), near: at(5), glow: at(6), accent: at(7), second: at(8) };
}

/** Returns a similar palette: the scene's hue turns by degrees, the motif's own colours by half of that. */
export function turned(p: Palette, degrees: number): Palette {
  const t = (colour: string) => shift(colour, 0, 1, degrees);
  return {
    sky: [t(p.sky[0]), t(p.sky[1]), t(p.sky[2])],
    far: t(p.far),
    mid: t(p.mid),
    near: t(p.near),
    glow: t(p.glow),
    accent: shift(p.accent, 0, 1, degrees / 2),
    second: shift(p.second, 0, 1, degrees / 2),
  };
}

export const GOLD = '#e8a92c';
export const SILVER = '#aab6c8';
export const BRONZE = '#b8703a';
