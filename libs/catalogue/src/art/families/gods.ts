import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, rays } from '../light.ts';
import { CUTS, gem, smallCoin } from '../motifs.ts';
import { GOLD, palette } from '../palettes.ts';
import { cloud, mountains, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

/** Lightning from one point to another, by displacement, with side branches. */
function lightning(s: Scene, x0: number, y0: number, x1: number, y1: number, colour: string, width = 4): void {
  const pts: [number, number][] = [[x0, y0]];
  const steps = 11;
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    pts.push([x0 + (x1 - x0) * t + s.r.range(-0.07, 0.07) * Math.abs(y1 - y0), y0 + (y1 - y0) * t + s.r.range(-8, 8)]);
  }
  pts.push([x1, y1]);
  let d = `M${pts.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
  for (const i of [3, 5, 7]) {
    const p = pts[i];
    if (p)
      d += `M${n(p[0])} ${n(p[1])}l${n(s.r.sign() * s.r.range(14, 34))} ${n(s.r.range(14, 30))}l${n(s.r.range(-14, 14))} ${n(s.r.range(14, 34))}`;
  }
  for (const [k, o] of [
    [6, 0.12],
    [3.2, 0.25],
    [1.6, 0.6],
  ] as const)
    s.c.line(d, alpha(colour, o), width * k);
  s.c.line(d, '#ffffff', width * 0.7);
}

function bolt(s: Scene): void {
  const { c, pal } = s;
  const d = 'M26-104L-56 12H-8L-34 104L62-24H10L52-104Z';
  glow(s, 0, 0, 120, pal.glow, 0.8);
  c.solid(d, tone('#ffc82e', 1.05), { depth: 9, line: 5, rim: '#ffffff' });
  c.clip(d, () => {
    c.path('M26-104L-56 12H-20L44-104Z', alpha('#ffffff', 0.4));
    c.path('M62-24L-34 104L-14 30L36-24Z', alpha('#b85a06', 0.3));
  });
  for (const q of [-1, 1]) lightning(s, q * 36, -50, q * 104, 60, pal.glow, 2);
}

function zeus(s: Scene): void {
  const { c, pal } = s;
  const skin = tone('#d99a6c');
  const hair = tone('#e9edf5');
  const g = tone(GOLD, 1.2);
  // Mane: two rows of locks behind the head, then the beard in front of neck and chest.
  for (const [r, k, count] of [
    [104, -0.1, 15],
    [90, 0, 13],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const a = -128 + (256 * i) / (count - 1);
      c.group(`translate(0 -8) rotate(${n(a)})`, () =>
        c.solid(
          `M-17-38C-26-62-12-78-18-${r - 6}C-4-${r + 2} 16-${r - 4} 18-${r - 22}C20-66 22-52 16-38Z`,
          tone(shift(hair.base, k)),
          { depth: 4, line: 2.6, rim: '#ffffff' },
        ),
      );
    }
  }
  c.circle(0, -14, 62, hair.base);
  const face = 'M-46-40C-44-66 44-66 46-40C50-6 44 26 30 44H-30C-44 26-50-6-46-40Z';
  c.solid(face, skin, { depth: 7, line: 3 });
  c.clip(face, () => {
    c.path('M6-70H60V50H8C18 10 16-30 6-70Z', alpha(skin.lo, 0.45));
    c.path('M-40-40C-20-50 20-50 40-40V-34C20-44-20-44-40-34ZM-34-52C-16-58 16-58 34-52', alpha(skin.lo, 0.35));
  });
  const beard =
    'M-48 4C-40 20-30 22-20 16C-12 10-6 10 0 14C6 10 12 10 20 16C30 22 40 20 48 4C60 34 50 66 34 86C26 78 22 96 12 104C8 96 4 106 0 112C-4 106-8 96-12 104C-22 96-26 78-34 86C-50 66-60 34-48 4Z';
  c.solid(beard, hair, { depth: 7, line: 3.4, rim: '#ffffff' });
  c.clip(beard, () => {
    for (let i = -5; i <= 5; i++)
      c.line(`M${i * 7} 18C${i * 11} 44 ${i * 4} 66 ${i * 7} 104`, alpha(i % 2 === 0 ? hair.lo : '#ffffff', 0.75), 3.4);
  });
  c.path('M-18 24C-8 20 8 20 18 24C12 34-12 34-18 24Z', '#6b2a20');
  c.path('M-24 18C-14 6-4 8 0 14C4 8 14 6 24 18C14 24 4 20 0 18C-4 20-14 24-24 18Z', c.lin(['#ffffff', hair.base]), {
    stroke: hair.lo,
    sw: 2,
  });
  c.path('M-5-18L-11 8C-8 13 8 13 11 8L5-18Z', c.lin([skin.hi, skin.base, skin.lo], 0));
  c.path('M-11 8C-6 14 6 14 11 8C6 11-6 11-11 8Z', skin.lo);
  c.mirror(() => {
    c.path('M4-22C16-34 34-36 50-26C38-24 20-20 6-14Z', hair.base, { stroke: hair.line, sw: 2.4 });
    glow(s, 24, -12, 22, pal.glow, 1);
    c.path('M11-12C18-19 32-19 38-12C32-6 18-6 11-12Z', '#ffffff', { stroke: '#3a1c10', sw: 2 });
    c.circle(24, -12, 4.4, mix(pal.glow, '#0a6aff', 0.35));
    c.circle(24, -12, 2, '#ffffff');
  });
  c.solid(
    'M-50-34C-54-66-28-80 0-78C28-80 54-66 50-34C44-50 36-54 26-50C22-58 10-58 2-50C-6-58-18-58-24-50C-36-54-44-50-50-34Z',
    hair,
    { depth: 4, line: 2.6, rim: '#ffffff' },
  );
  // Laurel on the brow.
  for (let i = 0; i < 7; i++)
    c.mirror(() =>
      c.place(6 + i * 9.6, -72 + i * i * 1.05, 0.86, -58 + i * 17, () =>
        c.solid('M0 0C6-13 22-13 30 0C22 8 8 9 0 0Z', g, { depth: 2.4, line: 2 }),
      ),
    );
  c.place(0, -72, 0.13, 0, () => gem(s, CUTS.pear, pal.accent));
}

function helmet(s: Scene): void {
  const { c, pal } = s;
  const g = tone(mix(GOLD, pal.second, 0.1), 1.25);
  const crest = tone(pal.accent);
  const plume = 'M-14-52C-50-110 40-124 84-78C112-44 106 20 84 74C84 30 74-8 48-32C30-48 8-54-14-52Z';
  c.solid(plume, crest, { depth: 7, line: 4 });
  c.clip(plume, () => {
    for (let i = 0; i < 12; i++)
      c.line(
        `M${-4 + i * 4} ${-46 + i * 3}Q${10 + i * 8} ${-90 + i * 8} ${20 + i * 9} ${-112 + i * 14}`,
        alpha(i % 2 === 0 ? crest.lo : crest.hi, 0.7),
        3,
      );
  });
  const dome =
    'M-66 4C-74-46-36-78 4-74C46-70 68-38 62 6C60 34 66 58 74 80C56 92 40 88 30 74L24 30L8 40L2 88C-8 98-22 94-30 82C-38 60-34 46-48 34C-60 28-66 18-66 4Z';
  c.solid(dome, g, { depth: 9, line: 4.5, rim: '#fff8d8' });
  c.path('M-56-2C-44-14-22-16-8-8C-2 4-6 16-18 18C-36 20-52 14-56-2Z', '#14060a', { stroke: g.hi, sw: 3.4 });
  glow(s, -30, 2, 17, pal.glow, 1);
  c.circle(-30, 2, 3.4, '#ffffff');
  c.line('M-62-18C-30-40 30-40 62-12', g.line, 6);
  c.line('M-62-20C-30-42 30-42 62-14', g.hi, 3);
  c.path('M14-20C30-14 42 0 44 18C30 12 16 0 14-20ZM22 0C34 6 42 20 42 34C30 26 22 14 22 0Z', c.lin([g.hi, g.lo]), {
    stroke: g.line,
    sw: 2,
  });
  c.place(-6, -48, 0.14, 0, () => gem(s, CUTS.hex, pal.accent));
  c.ellipse(-24, -52, 20, 8, '#ffffff90', { t: 'rotate(-32 -24 -52)' });
}

function temple(s: Scene, x: number, y: number, k: number, stone: string): void {
  const { c } = s;
  c.place(x, y, k, 0, () => {
    const dark = shift(stone, -0.22);
    c.path('M-110-112L0-160L110-112Z', c.lin([shift(stone, 0.08), stone]));
    c.path('M-86-116L0-152L86-116Z', dark);
    c.rect(-112, -112, 224, 14, c.lin([shift(stone, 0.06), dark]));
    c.rect(-100, -98, 200, 92, alpha(dark, 0.75));
    for (let i = 0; i < 6; i++) {
      c.rect(-98 + i * 37, -98, 16, 94, c.lin([dark, shift(stone, 0.1), stone, dark], 0));
      c.rect(-101 + i * 37, -98, 22, 7, stone);
    }
    for (let i = 0; i < 3; i++)
      c.rect(-112 - i * 10, -6 + i * 8, 224 + i * 20, 8, c.lin([shift(stone, 0.06 - i * 0.05), dark]));
  });
}

export const gods: Family = {
  palettes: [
    palette('0a1240 2a4ab0 ffd89a 4a62a8 2c3c78 0c1230 9ad8ff 3aa0ff ffb42a'),
    palette('1a0838 5a2a9a ff9ac8 5a3a88 341f5e 10061f e0a8ff ff5ad0 ffc23d'),
    palette('2a0a06 a83a14 ffd27a 8a4424 542414 1c0805 ffc86a e8301f f0b32a'),
    palette('04202a 0f6a78 e8f0b8 2f7078 174650 061a20 a8fff0 18c8b0 f2a02a'),
  ],
  backdrop(s) {
    const { r, w, h, pal } = s;
    sky(s, 0.85);
    glow(s, s.hero.x, s.hero.y, h * 0.75, pal.glow, 0.9);
    rays(s, s.hero.x, s.hero.y, Math.hypot(w, h), pal.glow, { count: 15, strength: 0.5 });
    for (let i = 0; i < 6; i++)
      cloud(
        s,
        r.range(0, w),
        h * r.range(0.04, 0.3),
        h * r.range(0.35, 0.6),
        mix(pal.far, pal.glow, 0.35),
        mix(pal.mid, pal.sky[0], 0.4),
        0.85,
      );
    for (let i = 0; i < 2 + w / 300; i++) {
      const x = r.range(0.02, 0.98) * w;
      lightning(s, x, -5, x + r.range(-60, 60), h * r.range(0.45, 0.7), pal.glow, 2.2);
    }
    mountains(s, h * 0.82, h * 0.3, mix(pal.far, pal.sky[2], 0.3), mix('#ffffff', pal.glow, 0.4));
    temple(s, w * 0.16, h * 0.8, h / 620, mix('#e8dcc8', pal.far, 0.45));
    temple(s, w * 0.87, h * 0.84, h / 480, mix('#f2e6d0', pal.far, 0.35));
    mist(s, h * 0.82, h * 0.2, pal.glow, 0.5);
    for (let i = 0; i < 8; i++)
      cloud(
        s,
        (i / 7) * w,
        h * r.range(0.9, 1),
        h * r.range(0.35, 0.55),
        mix(pal.glow, '#ffffff', 0.35),
        mix(pal.mid, pal.far, 0.4),
      );
  },
  heroes: [zeus, bolt, helmet],
  extras: [
    smallCoin,
    (s) => s.c.place(0, 0, 0.2, 0, () => bolt(s)),
    (s) => s.c.place(0, 0, 0.18, 0, () => gem(s, CUTS.hex, s.pal.accent)),
  ],
};
