import type { StudioLook } from '../../../src/studio/art.ts';

/** Symbols that show a motif of the game's family. */
export type PictureSymbol = 'A' | 'B' | 'C' | 'D';

/** Pictures and colours of one game. */
export interface Pictures {
  readonly colours: StudioLook['colours'];
  readonly scenery: HTMLImageElement;
  readonly symbols: Readonly<Record<PictureSymbol, HTMLImageElement>>;
}

/** A game does not wait longer for its pictures, in ms: then it opens with the painted ones and changes into them later. */
const LONGEST_MS = 3500;
const SYMBOLS: readonly PictureSymbol[] = ['A', 'B', 'C', 'D'];

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** A game's pictures; both promises never reject, and give null if there are none. */
export interface LoadingPictures {
  /** Also null if the pictures take too long for the game to wait for them. */
  readonly inTime: Promise<Pictures | null>;
  /** However long it takes. */
  readonly atLast: Promise<Pictures | null>;
}

async function fetchPictures(theme: string, title: string): Promise<Pictures> {
  const response = await fetch(`/studio/art/look?${new URLSearchParams({ theme, title })}`);
  if (!response.ok) throw new Error(`The look answered with status ${response.status}.`);
  const { colours, pictures } = (await response.json()) as StudioLook;
  const isWide = innerWidth > innerHeight;
  const [scenery, a, b, c, d] = await Promise.all([
    load(`${pictures}/scenery-${isWide ? 'wide' : 'tall'}.webp`),
    ...SYMBOLS.map((_, index) => load(`${pictures}/symbol-${index}.webp`)),
  ] as const);
  if (!scenery || !a || !b || !c || !d) throw new Error('A picture is missing.');
  return { colours, scenery, symbols: { A: a, B: b, C: c, D: d } };
}

/** Fetches a game's pictures. */
export function loadPictures(theme: string, title: string): LoadingPictures {
  const atLast = fetchPictures(theme, title).catch(() => null);
  const limit = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), LONGEST_MS);
  });
  return { inTime: Promise.race([atLast, limit]), atLast };
}
