import type { FastifyInstance } from 'fastify';
import { gameLook, paletteCount, type GameLook } from '@baize/catalogue';
import { MOTIF_FAMILIES, renderArt, type ArtSpec } from '@baize/catalogue/art';

/** The pictures of a game, by their name in the address, with their size in pixels. */
const PARTS: Readonly<Record<string, Pick<ArtSpec, 'kind' | 'width' | 'height' | 'motifs'>>> = {
  'scenery-wide': { kind: 'scenery', width: 1280, height: 800 },
  'scenery-tall': { kind: 'scenery', width: 640, height: 1280 },
  ...Object.fromEntries(
    [0, 1, 2, 3].map((motif) => [`symbol-${motif}`, { kind: 'symbol', width: 256, height: 256, motifs: [motif] }]),
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

/**
 * The look of a game: pictures and colours of the motif family that its tile is drawn from. The studio drew the tile too, so
 * both use one composer. Every answer follows from its address.
 */
export function registerStudioArt(app: FastifyInstance): void {
  // All of them: families × palettes × parts are fewer than a thousand pictures of some 30 KB.
  const drawn = new Map<string, Promise<Buffer>>();
  const draw = (key: string, spec: ArtSpec): Promise<Buffer> => {
    const known = drawn.get(key);
    if (known) return known;
    const picture = renderArt(spec, { width: spec.width, height: spec.height, format: 'webp', quality: QUALITY });
    drawn.set(key, picture);
    picture.catch(() => drawn.delete(key));
    return picture;
  };

  app.get<{ Querystring: { theme?: string; title?: string } }>('/studio/art/look', async (request, reply) => {
    const { theme = '', title = '' } = request.query;
    const look = typeof theme === 'string' && typeof title === 'string' ? gameLook(theme, title.slice(0, 100)) : null;
    void reply.header('cache-control', `public, max-age=${DAY_S}`);
    if (!look) return reply.code(404).send({ message: 'There is no picture family of this name.' });
    const { family, palette, colours } = look;
    return { colours, pictures: `/studio/art/${family}/${palette}` } satisfies StudioLook;
  });
  app.get<{ Params: { family: string; palette: string; part: string } }>(
    '/studio/art/:family/:palette/:part.webp',
    async (request, reply) => {
      const { family: named, palette: index, part } = request.params;
      const family = MOTIF_FAMILIES.find((known) => known === named);
      const shape = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined;
      const palette = Number(index);
      if (!family || !shape || !/^\d$/.test(index) || palette >= paletteCount(family))
        return reply.code(404).send({ message: 'There is no such picture.' });
      const data = await draw(`${family}/${palette}/${part}`, {
        ...shape,
        family,
        palette,
        seed: `studio/${family}`,
        title: '',
      });
      return reply.header('cache-control', `public, max-age=${DAY_S}`).type('image/webp').send(data);
    },
  );
}
