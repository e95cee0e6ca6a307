import { mix, type Stone } from './brush.ts';
import type { Pictures, PictureSymbol } from './pictures.ts';

export const SKINS = ['aurora', 'ember', 'lagoon'] as const;
export type SkinId = (typeof SKINS)[number];
export type EmblemId = 'crystal' | 'flame' | 'shell';

/** The look of one game. The maths never reads it. */
export interface Skin {
  readonly id: SkinId;
  readonly sky: readonly string[];
  readonly glow: readonly string[];
  readonly far: string;
  readonly near: string;
  readonly accent: string;
  readonly panel: readonly [string, string];
  readonly reel: readonly [string, string];
  readonly emblem: EmblemId;
  readonly stones: Readonly<Record<'E' | 'F' | 'G' | 'H', Stone>>;
  readonly tiles: Readonly<Record<'A' | 'B' | 'C' | 'D', readonly [string, string]>>;
  /** Turns the scenery's hue by degrees, so that two games of one skin look different. */
  readonly hue: number;
  /** The pictures of the game's own family, which replace the painted ones. */
  readonly pictures?: Pick<Pictures, 'scenery' | 'symbols'>;
}

const STONES: Skin['stones'] = {
  E: { light: '#ffd0d6', base: '#f0324f', dark: '#6a0620' },
  F: { light: '#cfe6ff', base: '#2f7df4', dark: '#0b1f72' },
  G: { light: '#d2ffe0', base: '#1fbf6b', dark: '#04472f' },
  H: { light: '#efd8ff', base: '#9a4df0', dark: '#34106e' },
};

const BASE: Readonly<Record<SkinId, Omit<Skin, 'hue' | 'id' | 'pictures'>>> = {
  aurora: {
    sky: ['#040817', '#0a1837', '#113a5c', '#1d6a77'],
    glow: ['#37f5b1', '#2fc9f2', '#8f6bff'],
    far: '#16345a',
    near: '#071226',
    accent: '#5df2c7',
    panel: ['#0c1b3d', '#050c20'],
    reel: ['#14294f', '#091530'],
    emblem: 'crystal',
    stones: STONES,
    tiles: {
      A: ['#2ac7d8', '#0b3a66'],
      B: ['#8d5bff', '#2a1470'],
      C: ['#2f7df4', '#0e2566'],
      D: ['#19b58a', '#06413f'],
    },
  },
  ember: {
    sky: ['#12040a', '#3a0a18', '#8a1f1c', '#f07a2f'],
    glow: ['#ff8a2a', '#ffc04d', '#ff3d5a'],
    far: '#4a1220',
    near: '#17050b',
    accent: '#ffb84d',
    panel: ['#35101a', '#14040a'],
    reel: ['#46151d', '#1f080f'],
    emblem: 'flame',
    stones: STONES,
    tiles: {
      A: ['#ff7a2a', '#6e1408'],
      B: ['#e0325a', '#560a2a'],
      C: ['#b8408f', '#420f45'],
      D: ['#d99a22', '#5a3005'],
    },
  },
  lagoon: {
    sky: ['#04162e', '#073e63', '#0d8494', '#7fe0c0'],
    glow: ['#7cf7e0', '#ffe49a', '#4dc4ff'],
    far: '#0a4a63',
    near: '#03202f',
    accent: '#ffd98a',
    panel: ['#053a4d', '#021a28'],
    reel: ['#07495c', '#032635'],
    emblem: 'shell',
    stones: STONES,
    tiles: {
      A: ['#ff8f7a', '#8a2f4a'],
      B: ['#2fb9d9', '#0a4670'],
      C: ['#18b596', '#064a4a'],
      D: ['#e6b23c', '#6a4310'],
    },
  },
};

/** Landscapes of certain catalogue themes; the letters of any other theme choose one. */
const LANDSCAPE: Readonly<Record<string, SkinId>> = {
  aurora: 'aurora',
  north: 'aurora',
  space: 'aurora',
  gems: 'aurora',
  magic: 'aurora',
  gods: 'aurora',
  crystal: 'aurora',
  ember: 'ember',
  volcano: 'ember',
  egypt: 'ember',
  west: 'ember',
  fruit: 'ember',
  dragon: 'ember',
  fire: 'ember',
  safari: 'ember',
  asia: 'ember',
  lagoon: 'lagoon',
  fishing: 'lagoon',
  pirate: 'lagoon',
  ocean: 'lagoon',
  sea: 'lagoon',
  jungle: 'lagoon',
  candy: 'lagoon',
};

function seedOf(text: string): number {
  let seed = 0x811c9dc5;
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return seed;
}

/**
 * Returns a game's look. Its catalogue theme chooses the landscape and its id the hue, so that two games of one theme
 * look different. The skins' own names show the original colours.
 */
export function skinOf(theme: string, gameId: string): Skin {
  if ((SKINS as readonly string[]).includes(theme)) return { ...BASE[theme as SkinId], id: theme as SkinId, hue: 0 };
  const id = LANDSCAPE[theme] ?? SKINS[seedOf(theme) % SKINS.length] ?? 'aurora';
  return { ...BASE[id], id, hue: ((seedOf(gameId) >>> 4) % 49) - 24 };
}

/** The share of white that makes a colour light enough for dark letters on it. */
function lightened(colour: string): string {
  for (let share = 0; share < 1; share += 0.08) {
    const tried = mix(colour, '#ffffff', share);
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(tried.slice(at, at + 2), 16) / 255);
    if (0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2 > 0.5) return tried;
  }
  return '#ffffff';
}

/** Dresses a skin in a game's own pictures and colours. */
export function withPictures(skin: Skin, { colours, scenery, symbols }: Pictures): Skin {
  const { sky, far, mid, near, glow, accent, second } = colours;
  const dark = mix(near, '#05070f', 0.55);
  const tile = (colour: string): readonly [string, string] => [mix(colour, '#ffffff', 0.12), mix(colour, dark, 0.72)];
  const tiles: Record<PictureSymbol, readonly [string, string]> = {
    A: tile(second),
    B: tile(mid),
    C: tile(sky[1]),
    D: tile(mix(accent, near, 0.5)),
  };
  return {
    ...skin,
    hue: 0,
    sky: [...sky, mid],
    glow: [glow, accent, second],
    far,
    near,
    accent: lightened(glow),
    panel: [mix(near, mid, 0.25), dark],
    reel: [mix(near, mid, 0.32), mix(dark, near, 0.5)],
    tiles,
    pictures: { scenery, symbols },
  };
}

/** Sets the colours of a dressed skin for the page's styles; without pictures, those of the style sheet stay. */
export function paintPage(skin: Skin, root: HTMLElement = document.documentElement): void {
  root.dataset['skin'] = skin.id;
  if (!skin.pictures) return;
  const sheet = mix(skin.near, '#0a0d18', 0.62);
  const colours: Readonly<Record<string, string>> = {
    accent: skin.accent,
    sheet,
    'sheet-2': mix(sheet, skin.far, 0.3),
    glass: `${mix(sheet, '#000000', 0.2)}c4`,
    'glass-edge': `${mix(skin.accent, '#ffffff', 0.4)}38`,
    soft: mix(skin.accent, '#dfe6f2', 0.75),
    'title-1': '#ffffff',
    'title-2': mix(skin.accent, '#ffffff', 0.35),
    'title-3': mix(skin.accent, skin.glow[1] ?? skin.accent, 0.6),
  };
  for (const [name, value] of Object.entries(colours)) root.style.setProperty(`--${name}`, value);
}
