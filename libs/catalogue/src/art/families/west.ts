import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, rays } from '../light.ts';
import { smallCoin } from '../motifs.ts';
import { GOLD, palette, SILVER } from '../palettes.ts';
import { cloud, hills, rocks, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

function star(s: Scene): void {
  const { c } = s;
  const g = tone(GOLD, 1.25);
  let d = '';
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const r = i % 2 === 0 ? 92 : 48;
    d += `${i === 0 ? 'M' : 'L'}${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`;
  }
  d += 'Z';
  c.circle(0, 0, 74, 'none', { stroke: g.line, sw: 20 });
  c.circle(0, 0, 74, 'none', { stroke: c.lin(['#fff3b8', g.base, g.lo, g.hi, g.lo], 60), sw: 13 });
  c.circle(0, 0, 74, 'none', { stroke: alpha(g.lo, 0.8), sw: 2 });
  c.solid(d, g, { depth: 8, line: 5, rim: '#fffbe2' });
  for (let i = 0; i < 10; i++) {
    const at = (k: number): [number, number] => {
      const a = (k / 10) * Math.PI * 2 - Math.PI / 2;
      const r = k % 2 === 0 ? 88 : 46;
      return [Math.cos(a) * r, Math.sin(a) * r];
    };
    c.poly([at(i), at(i + 1), [0, 0]], i % 2 === 0 ? alpha('#7a3d06', 0.36) : alpha('#fffbe0', 0.3));
  }
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 - Math.PI / 2;
    c.circle(Math.cos(a) * 93, Math.sin(a) * 93, 10, c.rad(['#ffffff', g.hi, g.base, g.lo], 0.36, 0.3, 0.8), {
      stroke: g.line,
      sw: 3,
    });
  }
  c.circle(0, 0, 26, c.rad([g.hi, g.base, g.lo], 0.4, 0.35, 0.75), { stroke: g.line, sw: 2.6 });
  c.path('M0-17L5-6L17-5L8 3L11 15L0 9L-11 15L-8 3L-17-5L-5-6Z', '#5c2c08');
}

function skull(s: Scene): void {
  const { c } = s;
  const bone = tone('#ecdcbc', 1.05);
  c.mirror(() => {
    const horn = 'M34-44C66-40 90-54 96-100C118-60 106-14 40-14Z';
    c.solid(horn, tone('#d6bf94', 1.15), { depth: 6, line: 4, rim: '#fff6dc' });
    c.clip(horn, () => {
      c.path('M84-70L120-110L124-40Z', alpha('#3a2410', 0.7));
      for (const x of [52, 62, 72]) c.line(`M${x} -52Q${x + 6} -34 ${x} -12`, alpha('#7a5a30', 0.6), 2.4);
    });
  });
  const d =
    'M-44-48C-20-60 20-60 44-48C56-34 50-10 40 6C30 26 30 50 26 76C20 92 8 98 0 98C-8 98-20 92-26 76C-30 50-30 26-40 6C-50-10-56-34-44-48Z';
  c.solid(d, bone, { depth: 9, line: 4.5, rim: '#fffdf2' });
  c.clip(d, () => {
    c.path('M8-60H60V100H6C16 50 18 0 8-60Z', alpha(bone.lo, 0.4));
    c.line('M-4-56L4-38L-4-24L2-10', alpha('#6b4a22', 0.9), 2.4);
    c.line('M-26 66C-20 60-14 60-10 64M26 66C20 60 14 60 10 64', alpha(bone.lo, 0.9), 3);
  });
  c.mirror(() => {
    c.path('M14-22C22-34 42-32 44-18C44-4 26 6 18-4C14-8 12-16 14-22Z', '#1c0d06', { stroke: bone.lo, sw: 2.6 });
    c.circle(28, -16, 9, c.rad(['#ff9a3a', alpha('#d0300a', 0.6), alpha('#d0300a', 0)]));
    c.path('M5 50C10 44 16 50 14 62C12 74 6 76 5 66Z', '#241208');
    for (const x of [4, 12, 19]) c.line(`M${x} 84V94`, '#6b4a22', 2);
  });
  c.path('M-30-44L0-30L30-44L22-36L0-20L-22-36Z', alpha('#b5452a', 0.9));
  for (const [x, y] of [
    [0, -40],
    [-14, -46],
    [14, -46],
  ] as const)
    c.circle(x, y, 3.4, '#1f8fa0');
}

function outlaw(s: Scene): void {
  const { c, pal } = s;
  const felt = tone(mix('#6b3a1c', pal.near, 0.2));
  const cloth = tone(pal.accent);
  const skin = tone('#c98a5a');
  c.solid('M-84 108C-80 62-50 48 0 48C50 48 80 62 84 108Z', tone(mix('#4a2c1c', pal.mid, 0.35)), { depth: 7, line: 4 });
  c.solid('M-50-28H50C54 14 36 56 0 60C-36 56-54 14-50-28Z', skin, { depth: 7, line: 3.4 });
  c.path('M-50-28H50L48-4C20-14-20-14-48-4Z', alpha('#1c0a04', 0.7));
  c.mirror(() => {
    c.path('M10-8C18-14 34-13 40-7C34-1 18-1 10-8Z', '#f4e6d0');
    c.circle(25, -8, 4.4, '#2a5a78');
    c.circle(25, -8, 2.2, '#08141c');
    c.path('M6-14C18-22 34-20 46-14L44-9C32-14 18-14 8-8Z', '#2a140a');
  });
  c.solid('M-56 6C-20 24 20 24 56 6C60 40 30 74 4 102C-26 76-62 44-56 6Z', cloth, { depth: 7, line: 3.6 });
  for (const [x, y] of [
    [-34, 28],
    [-10, 38],
    [14, 36],
    [36, 26],
    [-20, 56],
    [4, 62],
    [24, 54],
    [2, 84],
  ] as const) {
    c.circle(x, y, 4, '#fff3dc');
    c.circle(x, y, 1.6, cloth.lo);
  }
  c.line('M-30 34C-14 50 8 52 30 40', alpha(cloth.lo, 0.8), 3);
  c.group('translate(0 -17)', () => {
    const crown = 'M-52-36C-56-66-46-96-26-98C-14-98-8-88 0-88C8-88 14-98 26-98C46-96 56-66 52-36Z';
    c.solid(crown, felt, { depth: 8, line: 4, rim: '#e8a870' });
    c.path(
      'M-54-50C-20-38 20-38 54-50L54-32C20-22-20-22-54-32Z',
      c.lin([shift(pal.second, -0.1), shift(pal.second, -0.3)]),
      { stroke: felt.line, sw: 2.4 },
    );
    c.solid('M-112-44C-84-32-50-34 0-32C50-34 84-32 112-44C108-16 60-4 0-4C-60-4-108-16-112-44Z', felt, {
      depth: 6,
      line: 4,
      rim: '#f0b880',
    });
    c.place(0, -40, 0.13, 0, () => star(s));
  });
}

function horseshoe(s: Scene): void {
  const { c, pal } = s;
  const m = tone(mix(SILVER, GOLD, 0.4), 1.3);
  const d =
    'M-34 92H-66C-96 10-92-92 0-94C92-92 96 10 66 92H34C34 74 42 72 46 62C62 10 56-48 0-50C-56-48-62 10-46 62C-42 72-34 74-34 92Z';
  c.solid(d, m, { depth: 9, line: 5, rim: '#ffffff' });
  for (const [x, y] of [
    [-64, 40],
    [-70, 4],
    [-60, -34],
    [-34, -62],
    [34, -62],
    [60, -34],
    [70, 4],
    [64, 40],
  ] as const) {
    c.circle(x, y, 6, '#23160c');
    c.circle(x + 1, y + 1.4, 4, m.lo);
  }
  glow(s, 0, 14, 50, pal.glow, 0.7);
  c.place(0, 16, 0.42, 0, () => star(s));
}

function cactus(s: Scene, x: number, y: number, k: number, colour: string, lit: string): void {
  s.c.place(x, y, k, 0, () => {
    const d =
      'M-14 0V-66H-30C-46-66-50-78-50-92V-116C-50-128-32-128-32-116V-94C-32-88-30-86-24-86H-14V-150C-14-170 14-170 14-150V-104H22C30-104 32-106 32-114V-132C32-144 50-144 50-132V-108C50-92 44-84 30-84H14V0Z';
    s.c.path(d, s.c.lin([mix(colour, lit, 0.35), colour], 20));
    s.c.clip(d, () => {
      s.c.line(d, alpha(lit, 0.8), 5, { t: 'translate(3 2)' });
      for (const q of [-6, 2, 9]) s.c.line(`M${q} 0V-160`, alpha(shift(colour, -0.1), 0.7), 1.8);
    });
  });
}

function mesa(s: Scene, x: number, y: number, w: number, h: number, colour: string, lit: string): void {
  const { c } = s;
  const k = w / 2;
  c.poly(
    [
      [x - k * 1.3, y],
      [x - k, y - h * 0.5],
      [x - k * 0.86, y - h * 0.55],
      [x - k * 0.8, y - h],
      [x - k * 0.2, y - h * 1.03],
      [x + k * 0.3, y - h * 0.97],
      [x + k * 0.74, y - h],
      [x + k * 0.84, y - h * 0.5],
      [x + k, y - h * 0.44],
      [x + k * 1.3, y],
    ],
    c.lin([mix(colour, lit, 0.3), colour, mix(colour, lit, 0.1)]),
  );
  c.poly(
    [
      [x - k * 0.8, y - h],
      [x - k * 0.2, y - h * 1.03],
      [x - k * 0.3, y - h * 0.5],
      [x - k * 0.86, y - h * 0.55],
    ],
    alpha(lit, 0.4),
  );
  for (let i = 0; i < 4; i++)
    c.line(
      `M${x - k * 0.9} ${y - h * (0.9 - i * 0.13)}L${x + k * 0.84} ${y - h * (0.92 - i * 0.13)}`,
      alpha(shift(colour, -0.1), 0.35),
      h * 0.022,
    );
}

export const west: Family = {
  palettes: [
    palette('3a0a2a d0502a ffd27a a8483a 6b2820 240a0c ffcf6a c82a2a 2a9aa8'),
    palette('0a2a5a 4a9ad0 ffe2a8 c07a48 8a4a28 3a1a0c fff0b8 d8401f 1f8a6a'),
    palette('0a0824 3a2a70 e87a5a 5a2c50 321838 10081a ffb890 f0a02a 4ad0e0'),
    palette('2a0608 8a1a14 ff9a3a 7a2a14 441408 180604 ffb84a f2b53a 5aa02a'),
  ],
  backdrop(s) {
    const { r, w, h, pal } = s;
    sky(s, 0.72);
    s.c.circle(
      s.hero.x,
      s.hero.y + h * 0.08,
      h * 0.34,
      s.c.rad([
        [0, '#fffbe0'],
        [0.75, pal.glow],
        [1, mix(pal.glow, pal.sky[1], 0.35)],
      ]),
    );
    rays(s, s.hero.x, s.hero.y + h * 0.08, Math.hypot(w, h), pal.glow, { count: 18, even: true, strength: 0.4 });
    for (let i = 0; i < 4; i++)
      cloud(
        s,
        r.range(0, w),
        h * r.range(0.1, 0.4),
        h * r.range(0.2, 0.4),
        mix(pal.sky[2], '#ffffff', 0.3),
        mix(pal.sky[1], pal.sky[2], 0.4),
        0.7,
      );
    for (let i = 0; i < 3 + w / 250; i++)
      mesa(
        s,
        r.range(0, w),
        h * 0.75,
        h * r.range(0.16, 0.34),
        h * r.range(0.12, 0.3),
        mix(pal.far, pal.sky[2], r.range(0.2, 0.5)),
        pal.glow,
      );
    mesa(s, w * 0.08, h * 0.8, h * 0.4, h * 0.36, pal.far, pal.glow);
    mesa(s, w * 0.95, h * 0.79, h * 0.34, h * 0.26, pal.far, pal.glow);
    mist(s, h * 0.76, h * 0.14, pal.glow, 0.5);
    hills(s, h * 0.79, 10, mix(pal.mid, pal.glow, 0.5), pal.mid);
    hills(s, h * 0.89, 16, mix(pal.mid, pal.glow, 0.15), pal.near);
    cactus(s, w * 0.09, h * 0.95, h / 520, mix('#2f6b3a', pal.near, 0.5), pal.glow);
    cactus(s, w * 0.92, h * 0.93, h / 620, mix('#2f6b3a', pal.near, 0.4), pal.glow);
  },
  heroes: [star, skull, outlaw, horseshoe],
  extras: [
    smallCoin,
    (s) => s.c.place(0, 0, 0.2, 0, () => star(s)),
    (s) => s.c.place(0, 0, 0.19, 0, () => horseshoe(s)),
  ],
  front(s) {
    rocks(s, s.h * 0.99, Math.min(s.w, s.h) * 0.09, s.pal.near, s.pal.glow, s.w * 0.3);
  },
};
