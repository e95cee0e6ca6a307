/**
 * Writes contact sheets for visual review: `node libs/catalogue/src/art/contact-sheet.ts [family …]`.
 * The pictures go to the ignored folder `gallery/` of the working directory.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { MOTIF_FAMILIES, renderArt, type ArtSpec, type MotifFamily } from './index.ts';

const TITLES = [
  'Tidewater Gold',
  'Sands of Akhet',
  'Wolfmoon',
  'Cherry Parade',
  'Prism Vault',
  'Jade Emperor’s Gate',
  'Hall of Thunder',
  'Dead Man’s Mesa',
  'Sugar Comet',
  'Nova Drift',
  'Black Tide',
  'Kilima King',
  'Hooked on Halibut',
  'Midnight Roulette',
  'Cavern of Echoes',
  'Magma Rush',
  'Revontulten Yö',
  'Äyräpään Kultahippu',
  'Trésor Caché',
  'Seven Up High',
  'Lucky Lanterns Megapot',
  'Queen of the Shallow Sea',
  'Frost',
  'Big Bell Bonanza',
];

interface Cell {
  spec: ArtSpec;
  x: number;
  y: number;
  w: number;
  h: number;
}

async function sheet(
  name: string,
  width: number,
  height: number,
  background: string,
  cells: readonly Cell[],
): Promise<void> {
  let spent = 0;
  const parts: { input: Buffer; left: number; top: number }[] = [];
  for (const cell of cells) {
    const start = performance.now();
    const input = await renderArt(cell.spec, { width: cell.w, height: cell.h, format: 'png', quality: 90 });
    spent += performance.now() - start;
    parts.push({ input, left: cell.x, top: cell.y });
  }
  mkdirSync('gallery', { recursive: true });
  const file = join('gallery', `${name}.png`);
  await sharp({ create: { width, height, channels: 4, background } })
    .composite(parts)
    .png()
    .toFile(file);
  console.info(`${file}: ${cells.length} pictures, ${(spent / cells.length).toFixed(1)} ms each`);
}

const only = process.argv
  .slice(2)
  .filter((id): id is MotifFamily => (MOTIF_FAMILIES as readonly string[]).includes(id));
const families = only.length > 0 ? only : MOTIF_FAMILIES;
const family = (i: number): MotifFamily => families[i % families.length] ?? 'ocean';
const title = (i: number): string => TITLES[i % TITLES.length] ?? 'Tidewater Gold';
const spec = (kind: ArtSpec['kind'], i: number, width: number, height: number): ArtSpec => ({
  kind,
  seed: `sheet-${i}`,
  title: title(only.length > 0 ? i : i % 16 === i % families.length ? i : i),
  family: family(i),
  width,
  height,
});

const G = 10;
const at = (i: number) => i * (200 + G) + G;
await sheet(
  'tiles',
  8 * 210 + G,
  6 * 210 + G,
  '#101018',
  Array.from({ length: 48 }, (_, i) => ({
    spec: spec('game', i, 200, 200),
    x: at(i % 8),
    y: at(Math.floor(i / 8)),
    w: 200,
    h: 200,
  })),
);

const shapes: Cell[] = [];
for (let i = 0; i < 4; i++)
  shapes.push({ spec: spec('game', 100 + i * 5, 410, 200), x: at(i * 2), y: at(0), w: 410, h: 200 });
for (let i = 0; i < 8; i++)
  shapes.push({ spec: spec('game', 200 + i * 3, 200, 410), x: at(i), y: at(1), w: 200, h: 410 });
for (let i = 0; i < 4; i++)
  shapes.push({ spec: spec('game', 300 + i * 7, 410, 410), x: at(i * 2), y: at(3), w: 410, h: 410 });
for (let i = 0; i < 6; i++)
  shapes.push({
    spec: { ...spec('game', 400 + i * 3, 270, 360), subtitle: 'Northwind Works' },
    x: G + i * 280,
    y: at(5),
    w: 270,
    h: 360,
  });
await sheet('shapes', 8 * 210 + G, 5 * 210 + 380, '#101018', shapes);

await sheet(
  'banners',
  1640,
  4 * 330 + G,
  '#101018',
  Array.from({ length: 8 }, (_, i) => ({
    spec: spec('banner', 500 + i * 3, 1600, 640),
    x: G + (i % 2) * 815,
    y: G + Math.floor(i / 2) * 330,
    w: 805,
    h: 322,
  })),
);

const PROVIDERS = [
  'Northwind Works',
  'Emberline',
  'Kettu Games',
  'Octavo',
  'Blue Heron',
  'Pixelsmith',
  'Vela Studio',
  'Iron Lantern',
  'Sisu Interactive',
  'Paper Tiger',
  'Aurum & Co',
  'Hexagon Nine',
];
const METHODS = [
  'Credit card',
  'Euteller',
  'MuchBetter',
  'Neteller',
  'paysafecard',
  'Rapid Transfer',
  'Siru',
  'Skrill',
  'Trustly',
  'Bank',
];
const marks: Cell[] = [];
PROVIDERS.forEach((name, i) =>
  marks.push({
    spec: { kind: 'provider', seed: name, title: name, width: 240, height: 100 },
    x: G + (i % 6) * 250,
    y: G + Math.floor(i / 6) * 110,
    w: 240,
    h: 100,
  }),
);
PROVIDERS.slice(0, 6).forEach((name, i) =>
  marks.push({
    spec: { kind: 'provider', seed: name, title: name, width: 160, height: 160 },
    x: G + i * 250,
    y: 240,
    w: 160,
    h: 160,
  }),
);
METHODS.forEach((name, i) =>
  marks.push({
    spec: { kind: 'payment', seed: name, title: name, width: 140, height: 90 },
    x: G + i * 148,
    y: 420,
    w: 140,
    h: 90,
  }),
);
['search', 'favourite', 'inbox', 'history', 'wallet', 'shield', 'offline'].forEach((name, i) =>
  marks.push({
    spec: { kind: 'empty', seed: name, title: '', palette: i % 4, width: 200, height: 200 },
    x: G + i * 210,
    y: 530,
    w: 200,
    h: 200,
  }),
);
await sheet('marks', 1510, 740, '#242436', marks);
