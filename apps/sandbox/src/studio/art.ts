import type { FastifyInstance } from 'fastify';
import { gameLook, paletteCount, type GameLook } from '@baize/catalogue';
import { MOTIF_FAMILIES, renderArt, type ArtSpec } from '@baize/catalogue/art';
import { PictureFolder } from './PictureFolder.ts';

const SYMBOL_PARTS = [0, 1, 2, 3].map((motif) => `symbol-${motif}`);
/** The pictures of a game, by their name in the address, with their size in pixels. */
const PARTS: Readonly<Record<string, Pick<ArtSpec, 'kind' | 'width' | 'height' | 'motifs'>>> = {
  'scenery-wide': { kind: 'scenery', width: 1280, height: 800 },
  'scenery-tall': { kind: 'scenery', width: 640, height: 1280 },
  ...Object.fromEntries(
    SYMBOL_PARTS.map((part, motif) => [part, { kind: 'symbol', width: 256, height: 256, motifs: [motif] }]),
  ),
};
const QUALITY = 80;
const DAY_S = 86_400;

/** What a game's page is dressed with. */
export interface StudioLook {
  readonly colours: GameLook['colours'];
  /** Folder of the pictures: `<folder>/scenery-wide.webp`. */
  readonly pictures: string;
}

/** Where a game is opened, which decides on its scenery. */
type ArtShape = 'wide' | 'tall';

/**
 * The pictures of the studios' games. Each is drawn once and kept, in memory and on disk: families × palettes × parts are
 * fewer than a thousand pictures of some 30 KB.
 */
export class StudioArt {
  readonly #drawn = new Map<string, Promise<Buffer>>();
  readonly #folder: PictureFolder | null;

  /** @param folder keeps the pictures for the next start; without one, they are in memory only */
  constructor(folder?: string) {
    this.#folder = folder === undefined ? null : new PictureFolder(folder);
  }

  /**
   * Returns a picture, drawn at its first request ever; null if there is none of this name.
   * @param part as in the address, `scenery-wide`
   */
  picture(named: string, index: string, part: string): Promise<Buffer> | null {
    const family = MOTIF_FAMILIES.find((known) => known === named);
    const shape = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined;
    const palette = Number(index);
    if (!family || !shape || !/^\d$/.test(index) || palette >= paletteCount(family)) return null;
    const key = `${family}/${palette}/${part}`;
    const known = this.#drawn.get(key);
    if (known) return known;
    const spec: ArtSpec = { ...shape, family, palette, seed: `studio/${family}`, title: '' };
    const picture = this.#kept(spec);
    this.#drawn.set(key, picture);
    picture.catch(() => this.#drawn.delete(key));
    return picture;
  }

  async #kept(spec: ArtSpec): Promise<Buffer> {
    const name = `${JSON.stringify(spec)}|webp|${QUALITY}`;
    const found = await this.#folder?.read(name);
    if (found) return found;
    const { width, height } = spec;
    const picture = await renderArt(spec, { width, height, format: 'webp', quality: QUALITY });
    this.#folder?.keep(name, picture);
    return picture;
  }

  /** Ends: what has been drawn is on disk, and what is still being drawn is not kept. */
  async close(): Promise<void> {
    await this.#folder?.close();
  }

  /**
   * Draws what a game's page will ask for, while the player's browser is still on its way to it: drawing takes longer than
   * everything else that a launch does.
   */
  prepare(theme: string, title: string, shape: ArtShape): void {
    const look = lookOf(theme, title);
    if (!look) return;
    const parts = [`scenery-${shape}`, ...SYMBOL_PARTS];
    for (const part of parts)
      this.picture(look.family, String(look.palette), part)?.catch(() => {
        // The page asks again, and shows its painted look if there is still none.
      });
  }
}

const lookOf = (theme: string, title: string): GameLook | null => gameLook(theme, title.slice(0, 100));

/**
 * The look of a game: pictures and colours of the motif family that its tile is drawn from. The studio drew the tile too, so
 * both use one composer. Every answer follows from its address.
 */
export function registerStudioArt(app: FastifyInstance, art: StudioArt): void {
  app.get<{ Querystring: { theme?: string; title?: string } }>('/studio/art/look', async (request, reply) => {
    const { theme = '', title = '' } = request.query;
    const look = typeof theme === 'string' && typeof title === 'string' ? lookOf(theme, title) : null;
    void reply.header('cache-control', `public, max-age=${DAY_S}`);
    if (!look) return reply.code(404).send({ message: 'There is no picture family of this name.' });
    const { family, palette, colours } = look;
    return { colours, pictures: `/studio/art/${family}/${palette}` } satisfies StudioLook;
  });
  app.get<{ Params: { family: string; palette: string; part: string } }>(
    '/studio/art/:family/:palette/:part.webp',
    async (request, reply) => {
      const { family, palette, part } = request.params;
      const picture = art.picture(family, palette, part);
      if (!picture) return reply.code(404).send({ message: 'There is no such picture.' });
      return reply
        .header('cache-control', `public, max-age=${DAY_S}`)
        .type('image/webp')
        .send(await picture);
    },
  );
}
