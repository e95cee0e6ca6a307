import type { StudioLook } from '../../../src/studio/art.ts';

/** Symbols that show a motif of the game's family. */
export type PictureSymbol = 'A' | 'B' | 'C' | 'D';

/** Pictures and colours of one game. */
export interface Pictures {
  readonly colours: StudioLook['colours'];
  readonly scenery: HTMLImageElement;
  readonly symbols: Readonly<Record<PictureSymbol, HTMLImageElement>>;
}

/** A game does not wait longer for its pictures, in ms: then it opens with the painted ones. */
const LONGEST_MS = 3500;
const SYMBOLS: readonly PictureSymbol[] = ['A', 'B', 'C', 'D'];

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Fetches a game's pictures; null if there are none, or if they take too long. Never rejects. */
export async function loadPictures(theme: string, title: string): Promise<Pictures | null> {
  const limit = AbortSignal.timeout(LONGEST_MS);
  const late = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(new Error('The pictures took too long.')));
  });
  const fetched = async (): Promise<Pictures> => {
    const response = await fetch(`/studio/art/look?${new URLSearchParams({ theme, title })}`, { signal: limit });
    if (!response.ok) throw new Error(`The look answered with status ${response.status}.`);
    const { colours, pictures } = (await response.json()) as StudioLook;
    const isWide = innerWidth > innerHeight;
    const [scenery, a, b, c, d] = await Promise.all([
      load(`${pictures}/scenery-${isWide ? 'wide' : 'tall'}.webp`),
      ...SYMBOLS.map((_, index) => load(`${pictures}/symbol-${index}.webp`)),
    ] as const);
    if (!scenery || !a || !b || !c || !d) throw new Error('A picture is missing.');
    return { colours, scenery, symbols: { A: a, B: b, C: c, D: d } };
  };
  try {
    return await Promise.race([fetched(), late]);
  } catch {
    return null;
  }
}
