import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { STORY_CUTS, STORY_GAMES, STORY_PAYMENTS, STORY_STUDIOS, storyPictureCount, type StoryCut } from '../libs/testing/src/art/story-games.ts';
import type { ArtSpec, MotifFamily } from '../tools/catalogue/src/art/index.ts';

/** Where the content service keeps pictures; what `?w=` and its like ask for is ignored: one file per picture. */
const FOLDER = 'content/images/baize/production';
const CACHE = join(import.meta.dirname, '../node_modules/.cache/baize-story-art');
/** Pixels of the files: the sizes in which the site asks (libs/contracts/src/image-sizes.ts), the banner a little smaller. */
const SIZES: Readonly<Record<StoryCut, readonly [number, number]>> = {
  '1x': [320, 320], '2xh': [656, 320], '2xv': [320, 656], '4x': [656, 656], banner: [1280, 512], provider: [240, 96], payment: [160, 100],
};
const CUTS = Object.keys(STORY_CUTS) as StoryCut[];

const fileName = (number: number, cut: StoryCut): string => `${FOLDER}/${String(number).padStart(8, '0')}-${STORY_CUTS[cut]}.webp`;

function specOf(number: number, cut: StoryCut): ArtSpec {
  const [width = 0, height = 0] = STORY_CUTS[cut].split('x').map(Number);
  const size = { width, height };
  const studio = STORY_STUDIOS[number] ?? '';
  const payment = STORY_PAYMENTS[number] ?? '';
  if (cut === 'provider') return { kind: 'provider', seed: studio, title: studio, ...size };
  if (cut === 'payment') return { kind: 'payment', seed: payment, title: payment, ...size };
  const game = STORY_GAMES[number];
  if (!game) throw new Error(`There is no story game ${number}.`);
  // The composer refuses a family that it does not know.
  const family = game.family as MotifFamily;
  return cut === 'banner' ? { kind: 'banner', seed: game.name, title: '', family, ...size } : { kind: 'game', seed: `${game.studio}/${game.name}`, title: game.name, family, subtitle: game.studio, ...size };
}

/** Draws a picture, or takes it from the cache; its key is the drawing itself, so that a change of the composer shows. */
async function draw(number: number, cut: StoryCut): Promise<Buffer> {
  const { composeSvg, renderArt } = await import('../tools/catalogue/src/art/index.ts');
  const spec = specOf(number, cut);
  const [width, height] = SIZES[cut];
  const file = join(CACHE, `${createHash('sha256').update(composeSvg(spec)).update(`${width}x${height}`).digest('hex').slice(0, 32)}.webp`);
  if (existsSync(file)) return readFileSync(file);
  const picture = await renderArt(spec, { width, height, format: 'webp', quality: 78 });
  mkdirSync(CACHE, { recursive: true });
  // Another process may draw the same picture: whole files only.
  writeFileSync(`${file}.${process.pid}`, picture);
  renameSync(`${file}.${process.pid}`, file);
  return picture;
}

/**
 * Pictures for stories, drawn by the catalogue's composer under the addresses of the content service: on request while
 * Storybook or its tests serve, as files of a static build. None of them lies in the repository.
 */
export function storyArt(): Plugin {
  return {
    name: 'baize-story-art',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, id, shape] = /^\/content\/images\/baize\/production\/(\d{8})-(\d+x\d+)\.webp/.exec(request.url ?? '') ?? [];
        const cut = CUTS.find((name) => STORY_CUTS[name] === shape);
        if (id === undefined || cut === undefined || Number(id) >= storyPictureCount(cut)) {
          next();
          return;
        }
        draw(Number(id), cut).then((picture) => {
          response.setHeader('Content-Type', 'image/webp');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(picture);
        }, next);
      });
    },
    async generateBundle() {
      for (const cut of CUTS) {
        const pictures = await Promise.all(Array.from({ length: storyPictureCount(cut) }, (_, number) => draw(number, cut)));
        for (const [number, source] of pictures.entries()) this.emitFile({ type: 'asset', fileName: fileName(number, cut), source });
      }
    },
  };
}
