import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composeSvg, MOTIF_FAMILIES, renderArt, type ArtSpec, type MotifFamily } from './index.ts';
import { PAYMENT_METHODS } from '@baize/contracts/cashier';
import { IMAGE_SIZES, PREVIEW_IMAGE } from '@baize/contracts/image-sizes';
import { FAMILIES } from './families/index.ts';
import { DRAWN_METHODS } from './payment-marks.ts';
import { shorterTitles } from './compose.ts';
import { BANNER_ARRANGEMENTS, bannerLayout, layout, plainLayout } from './layout.ts';
import { random } from './random.ts';
import { studioOf } from './studios.ts';

const SHAPES = [
  [320, 320],
  [640, 320],
  [320, 640],
  [480, 640],
  [1280, 720],
  [1600, 640],
] as const;
/**
 * Each family is drawn in two shapes, one narrow and one broad in turn, so a third of the families covers each shape.
 */
const shapesOf = (family: MotifFamily) => SHAPES.filter((_, i) => (i + MOTIF_FAMILIES.indexOf(family)) % 3 === 0);
const game = (over: Partial<ArtSpec> = {}): ArtSpec => ({
  kind: 'game',
  seed: 'alpha',
  title: 'Tidewater Gold',
  width: 320,
  height: 320,
  ...over,
});

/** Returns the first fault of a document: an unclosed tag, a broken number, an undefined paint. */
function fault(svg: string): string | undefined {
  const open: string[] = [];
  for (const [, close, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (close === '/') {
      if (open.pop() !== name) return `</${name}> closes nothing`;
    } else if (!(rest ?? '').endsWith('/')) open.push(name ?? '');
  }
  if (open.length > 0) return `<${open[0]}> stays open`;
  const odd = /NaN|undefined|Infinity|null/.exec(svg);
  if (odd) return `${odd[0]} at ${odd.index}`;
  const known = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((m) => m[1]));
  for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) if (!known.has(id)) return `paint #${id} is missing`;
  return undefined;
}

describe('composeSvg', () => {
  it.each(MOTIF_FAMILIES)('gives the same bytes for the same spec: %s', (family) => {
    expect(composeSvg(game({ family }))).toBe(composeSvg(game({ family })));
  });

  it.each(MOTIF_FAMILIES)('gives two games of one family different pictures: %s', (family) => {
    const set = new Set(
      Array.from({ length: 4 }, (_, i) => composeSvg(game({ family, seed: `game-${i}`, title: 'Same' }))),
    );
    expect(set.size).toBe(4);
  });

  it.each(MOTIF_FAMILIES)('draws well-formed outlines without text, pictures or links: %s', (family) => {
    for (const [width, height] of shapesOf(family)) {
      for (const kind of ['game', 'banner'] as const) {
        const svg = composeSvg(game({ family, width, height, kind, seed: `${family}${width}` }));
        expect(fault(svg), `${kind} ${family} ${width}×${height}`).toBeUndefined();
        expect(svg).not.toMatch(/<(text|image|use|style|script|filter)/);
        expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toContain('http');
        expect(svg.length).toBeLessThan(900_000);
      }
    }
  });

  it('mirrors no motif with letters or digits, and others now and then', () => {
    // A mirrored scenery has the scale -1 exactly, a mirrored motif its own size.
    const mirrored = (family: MotifFamily, motif: number) =>
      Array.from({ length: 40 }, (_, i) => game({ family, motifs: [motif], seed: `studio-${i}/game-${i}` })).filter(
        (spec) => /scale\(-(?!1 )/.test(composeSvg(spec)),
      ).length;
    const upright = MOTIF_FAMILIES.flatMap((family) =>
      (FAMILIES[family].upright ?? []).map((motif) => ({ family, motif })),
    );
    expect(upright.length).toBeGreaterThan(9);
    for (const { family, motif } of upright) expect(mirrored(family, motif), `${family} ${motif}`).toBe(0);
    expect(mirrored('table', 0)).toBeGreaterThan(4);
  });

  it('draws roulette in three ways that share no more than chips', () => {
    // Without colours: a gradient's name says where in the picture it was made.
    const shapes = (motif: number) =>
      new Set(
        [
          ...composeSvg(game({ family: 'table', motifs: [motif] })).matchAll(/<(?:path|rect|circle|ellipse) [^>]*>/g),
        ].map(([shape]) => shape.replaceAll(/ (?:fill|stroke)="[^"]*"/g, '')),
      );
    // What the picture of the dice has too is scenery.
    const scenery = shapes(2);
    const drawings = [0, 4, 5].map((motif) => [...shapes(motif)].filter((shape) => !scenery.has(shape)));
    for (const [index, drawing] of drawings.entries()) {
      expect(drawing.length).toBeGreaterThan(20);
      for (const other of drawings.filter((_, at) => at !== index))
        expect(drawing.filter((shape) => other.includes(shape)).length / drawing.length, String(index)).toBeLessThan(
          0.5,
        );
    }
  });

  it('knows every family once', () => {
    expect(new Set(MOTIF_FAMILIES).size).toBe(MOTIF_FAMILIES.length);
    expect(Object.keys(FAMILIES).sort()).toEqual([...MOTIF_FAMILIES].sort());
  });

  it('shares a studio between seeds with the same first part, and has many', () => {
    expect(studioOf('ember/a')).toBe(studioOf('ember/b'));
    expect(new Set(Array.from({ length: 60 }, (_, i) => studioOf(`game-${i}`))).size).toBeGreaterThan(9);
  });

  it('rejects a size without area and says what to do', () => {
    expect(() => composeSvg(game({ width: 0 }))).toThrow(/above 0/);
    expect(() => composeSvg(game({ height: Number.NaN }))).toThrow(/above 0/);
  });

  it('keeps titles out of banners', () => {
    expect(composeSvg(game({ kind: 'banner', title: 'One', width: 1600, height: 640 }))).toBe(
      composeSvg(game({ kind: 'banner', title: 'Quite another', width: 1600, height: 640 })),
    );
  });

  it.each(BANNER_ARRANGEMENTS)('keeps the motif of a banner whole: %s', (how) => {
    for (const { w, h } of [IMAGE_SIZES.banner, IMAGE_SIZES.offer, PREVIEW_IMAGE]) {
      const { hero, side } = bannerLayout(w, h, how);
      expect(side).toBe('left');
      // Motifs are up to 1.1 diameters wide and high; those beside the one in the middle reach further.
      expect(hero.x + hero.size * (how === 'flanked' ? 0.74 : 0.55)).toBeLessThanOrEqual(w);
      expect(hero.y - hero.size * 0.55).toBeGreaterThan(0);
      expect(hero.x).toBeGreaterThan(w * 0.6);
    }
  });

  it("puts the motif of a phone's banner in the middle, above the words", () => {
    const { w, h } = IMAGE_SIZES.bannerMobile;
    const { hero, side } = bannerLayout(w, h, 'flanked');
    expect([hero.x, side]).toEqual([w / 2, 'bottom']);
    expect(hero.y + hero.size * 0.5).toBeLessThan(h * 0.65);
  });

  it('draws provider marks in one ink: white, or dark as palette 1', () => {
    const mark = (palette: number) =>
      composeSvg({ kind: 'provider', seed: 'p', title: 'Northwind Works', palette, width: 240, height: 100 });
    expect(mark(0)).toContain('#ffffff');
    expect(mark(0)).not.toContain('#14141c');
    expect(mark(1)).toContain('#14141c');
    expect(mark(1)).not.toContain('fill="#ffffff"');
  });

  it('draws each payment method its own mark, and one for a method without', () => {
    const mark = (seed: string) => composeSvg({ kind: 'payment', seed, title: 'Any', width: 320, height: 200 });
    expect([...DRAWN_METHODS].sort()).toEqual([...PAYMENT_METHODS].sort());
    const drawn = DRAWN_METHODS.map(mark);
    expect(new Set([...drawn, mark('UNKNOWN')]).size).toBe(PAYMENT_METHODS.length + 1);
    for (const svg of drawn) expect(fault(svg)).toBeUndefined();
  });

  it('keeps payment marks apart at the size of the footer, in outline and in colour', async () => {
    const pixels = (seed: string) =>
      renderArt(
        { kind: 'payment', seed, title: '', width: 320, height: 200 },
        { width: 48, height: 30, format: 'png', quality: 80 },
      ).then((png) => sharp(png).flatten({ background: '#808080' }).removeAlpha().raw().toBuffer());
    const marks = await Promise.all(DRAWN_METHODS.map(pixels));
    const grey = (buffer: Buffer, at: number) =>
      0.3 * (buffer[at] ?? 0) + 0.59 * (buffer[at + 1] ?? 0) + 0.11 * (buffer[at + 2] ?? 0);
    for (const [index, one] of marks.entries())
      for (const other of marks.slice(index + 1)) {
        let colour = 0;
        let outline = 0;
        for (let at = 0; at < one.length; at += 3) {
          const distance = Math.hypot(...[0, 1, 2].map((part) => (one[at + part] ?? 0) - (other[at + part] ?? 0)));
          if (distance > 60) colour++;
          if (Math.abs(grey(one, at) - grey(other, at)) > 40) outline++;
        }
        // Of 1440 pixels. Without colour, too: some players see none.
        expect(colour).toBeGreaterThan(300);
        expect(outline).toBeGreaterThan(150);
      }
  });

  it('gives the motif the whole picture where a tile names its game elsewhere', () => {
    const { subtitle: _, ...untitled } = game({ subtitle: 'Studio' });
    const lettered = composeSvg(game({ subtitle: 'Studio' }));
    const plain = composeSvg({ ...untitled, title: '' });
    expect(plain.length).toBeLessThan(lettered.length);
    expect(plainLayout(400, 400, false).hero.size).toBeGreaterThan(layout(random('a'), 400, 400, 8, false).hero.size);
  });
  it('handles empty and unusual titles', () => {
    for (const title of ['', ' ', '漢字', 'Ω', '€ & <b>"', 'x'.repeat(80)])
      expect(fault(composeSvg(game({ title })))).toBeUndefined();
  });
});

describe('renderArt', () => {
  it.each(MOTIF_FAMILIES)(
    'renders to opaque pixels of the size asked for: %s',
    async (family) => {
      for (const [width, height] of shapesOf(family)) {
        const out = {
          width: Math.round(width / 10),
          height: Math.round(height / 10),
          format: 'png' as const,
          quality: 80,
        };
        const { data, info } = await sharp(await renderArt(game({ family, width, height }), out))
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect([info.width, info.height]).toEqual([out.width, out.height]);
        expect(data[3]).toBe(255);
        // A real picture, not a plain ground.
        const stats = await sharp(data, { raw: info }).stats();
        expect(Math.max(...stats.channels.slice(0, 3).map((c) => c.stdev))).toBeGreaterThan(20);
      }
    },
    20_000,
  );

  it('writes each format', async () => {
    for (const [format, type] of [
      ['webp', 'webp'],
      ['avif', 'heif'],
      ['png', 'png'],
      ['jpeg', 'jpeg'],
    ] as const) {
      const meta = await sharp(await renderArt(game(), { width: 80, height: 80, format, quality: 60 })).metadata();
      expect(meta.format).toBe(type);
    }
  });

  it('is lighter as AVIF than as WebP of the same quality', async () => {
    const size = { width: 672, height: 504, quality: 75 };
    const banner = game({ kind: 'banner', width: 1600, height: 640 });
    const avif = await renderArt(banner, { ...size, format: 'avif' });
    const webp = await renderArt(banner, { ...size, format: 'webp' });
    expect(avif.length).toBeLessThan(0.85 * webp.length);
  });

  it('leaves marks and empty states transparent', async () => {
    for (const kind of ['provider', 'payment', 'empty'] as const) {
      const raw = await sharp(
        await renderArt(
          { kind, seed: 'search', title: 'Kettu', width: 160, height: 100 },
          { width: 160, height: 100, format: 'webp', quality: 80 },
        ),
      )
        .ensureAlpha()
        .raw()
        .toBuffer();
      expect(raw[3]).toBe(0);
      expect(raw.some((v, i) => i % 4 === 3 && v > 200)).toBe(true);
    }
  });

  it('rejects an output without area', async () => {
    await expect(renderArt(game(), { width: -1, height: 10, format: 'png', quality: 1 })).rejects.toThrow(/above 0/);
  });
});

describe('lettering', () => {
  it('has shorter forms of a long title, and never a lone short word', () => {
    expect(shorterTitles('Rum Ledger of Black Sand Cove II')).toEqual([
      'Rum Ledger of Black Sand Cove II',
      'Rum Ledger of Black Sand Cove',
      'Rum Ledger',
    ]);
    expect(shorterTitles('Curse at Ravenspire Thousand Ways')).toEqual([
      'Curse at Ravenspire Thousand Ways',
      'Curse at Ravenspire',
    ]);
    expect(shorterTitles('Sands of Dendur')).toEqual(['Sands of Dendur']);
    expect(shorterTitles('Iron Elk')).toEqual(['Iron Elk']);
  });
  it('leaves the upper corners of a small tile to its tag and its heart', () => {
    for (const seed of Array.from({ length: 60 }, (_, index) => `seed-${index}`)) {
      const { title, maxLines } = layout(random(seed), 400, 400, 20, false);
      expect(title.y).toBeGreaterThan(200);
      expect(maxLines).toBe(2);
    }
  });
});
