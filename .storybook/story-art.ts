import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  STORY_CUTS,
  STORY_GAMES,
  STORY_PAYMENTS,
  STORY_STUDIOS,
  storyPictureCount,
  type StoryCut,
} from '@baize/testing/story-games';
import type { ArtSpec, MotifFamily } from '@baize/catalogue/art';
import { plate } from './plate.ts';

/** The content service's folder of pictures. Parameters such as `?w=` are ignored: there is one file per picture. */
const FOLDER = 'content/images/baize/production';
const CACHE = join(import.meta.dirname, '../node_modules/.cache/baize-story-art');
/** Sizes in pixels: those that the site requests (libs/contracts/src/image-sizes.ts), with a slightly smaller banner. */
const SIZES: Readonly<Record<StoryCut, readonly [number, number]>> = {
  '1x': [320, 320],
  '2xh': [656, 320],
  '2xv': [320, 656],
  '4x': [656, 656],
  banner: [1280, 512],
  provider: [240, 96],
  payment: [160, 100],
};
const CUTS = Object.keys(STORY_CUTS) as StoryCut[];

const fileName = (number: number, cut: StoryCut): string =>
  `${FOLDER}/${String(number).padStart(8, '0')}-${STORY_CUTS[cut]}.webp`;

/** Returns what the composer draws for a picture. */
export function specOf(number: number, cut: StoryCut): ArtSpec {
  const [width = 0, height = 0] = STORY_CUTS[cut].split('x').map(Number);
  const size = { width, height };
  const studio = STORY_STUDIOS[number] ?? '';
  const payment = STORY_PAYMENTS[number];
  if (cut === 'provider') return { kind: 'provider', seed: studio, title: studio, ...size };
  if (cut === 'payment') return { kind: 'payment', seed: payment?.code ?? '', title: payment?.title ?? '', ...size };
  const game = STORY_GAMES[number];
  if (!game) throw new Error(`There is no story game ${number}.`);
  // The composer rejects an unknown family.
  const family = game.family as MotifFamily;
  return cut === 'banner'
    ? { kind: 'banner', seed: game.name, title: '', family, ...size }
    : { kind: 'game', seed: `${game.studio}/${game.name}`, title: game.name, family, subtitle: game.studio, ...size };
}

/** Draws a picture or reads it from the cache. The key includes the SVG, so a change to the composer takes effect. */
async function draw(number: number, cut: StoryCut): Promise<Buffer> {
  const { composeSvg, renderArt } = await import('@baize/catalogue/art');
  const spec = specOf(number, cut);
  const [width, height] = SIZES[cut];
  const file = join(
    CACHE,
    `${createHash('sha256').update(composeSvg(spec)).update(`${width}x${height}`).digest('hex').slice(0, 32)}.webp`,
  );
  if (existsSync(file)) return readFileSync(file);
  const picture = await renderArt(spec, { width, height, format: 'webp', quality: 78 });
  mkdirSync(CACHE, { recursive: true });
  // Another process may draw the same picture, so write a complete file and rename it.
  writeFileSync(`${file}.${process.pid}`, picture);
  renameSync(`${file}.${process.pid}`, file);
  return picture;
}

/** Replaces a studio's game in a frame. It reports that it is ready (B§4) and shows one finished round. */
const GAME_ADDRESS = 'story-game.html';
const GAME_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Game</title><style>
html,body{margin:0;height:100%;overflow:hidden;background:#10131f}
body{display:grid;place-items:center;background:#10131f url(/${FOLDER}/00000004-1600x640.webp) center/cover}
main{display:grid;grid-template-columns:repeat(5,1fr);gap:1.2vmin;width:min(84vw,120vmin);padding:2.4vmin;border-radius:2vmin;background:#0b0e19d9;border:2px solid #d8b45a}
img{display:block;width:100%;aspect-ratio:1;object-fit:cover;border-radius:1vmin}
</style><main>${Array.from({ length: 15 }, (_, index) => `<img alt="" src="/${FOLDER}/${String((index * 7) % STORY_GAMES.length).padStart(8, '0')}-640x640.webp">`).join('')}</main><script>
const tell=(message)=>parent.postMessage({source:'baize-game',...message},location.origin);
addEventListener('message',(event)=>{if(event.data?.source==='baize-host'&&event.data.type==='ready'){tell({type:'ready',rtp:96.1});tell({type:'round end',roundId:'1',staked:2,won:6.5,balance:124.5})}});
tell({type:'listening'});
</script></html>`;

/**
 * Serves pictures for stories under the content service's paths, drawn by the catalogue's composer: the dev server on
 * request, a static build as files. The repository contains none of them.
 * @param drawn false in tests: the server then answers with plates (plate.ts), and a build contains no pictures
 */
export function storyArt({ drawn }: { readonly drawn: boolean }): Plugin {
  return {
    name: 'baize-story-art',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url === `/${GAME_ADDRESS}`) {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(GAME_PAGE);
          return;
        }
        const [, id, shape] =
          /^\/content\/images\/baize\/production\/(\d{8})-(\d+x\d+)\.webp/.exec(request.url ?? '') ?? [];
        const cut = CUTS.find((name) => STORY_CUTS[name] === shape);
        if (id === undefined || cut === undefined || Number(id) >= storyPictureCount(cut)) {
          next();
          return;
        }
        if (!drawn) {
          const [width = 0, height = 0] = STORY_CUTS[cut].split('x').map(Number);
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(plate(Number(id), width, height));
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
      this.emitFile({ type: 'asset', fileName: GAME_ADDRESS, source: GAME_PAGE });
      if (!drawn) return;
      for (const cut of CUTS) {
        const pictures = await Promise.all(
          Array.from({ length: storyPictureCount(cut) }, (_, number) => draw(number, cut)),
        );
        for (const [number, source] of pictures.entries())
          this.emitFile({ type: 'asset', fileName: fileName(number, cut), source });
      }
    },
  };
}
