import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { mist, rays } from '../light.ts';
import { smallCoin, smallGem } from '../motifs.ts';
import { palette } from '../palettes.ts';
import { hills, leaf, mountains, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

function eyes(s: Scene, x: number, y: number, k: number, iris: string): void {
  s.c.mirror(() =>
    s.c.group(`translate(${x} ${y}) scale(${k})`, () => {
      s.c.path('M-13 2C-8-9 6-11 14-4C8 7-6 9-13 2Z', '#140a06');
      s.c.path('M-10 1C-6-6 5-8 11-3C6 5-4 6-10 1Z', s.c.rad(['#fff6c0', iris, shift(iris, -0.2)]));
      s.c.circle(0, -1, 4.2, '#100804');
      s.c.circle(-2, -3.4, 1.8, '#ffffff');
    }),
  );
}

function lion(s: Scene): void {
  const { c, pal } = s;
  const mane = mix('#a8521a', pal.accent, 0.15);
  const fur = tone('#e8aa52');
  for (const [count, r, k] of [
    [22, 106, -0.12],
    [20, 94, -0.03],
    [18, 80, 0.06],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const a = (i / count) * 360 + s.r.range(-5, 5);
      c.path(
        `M0-20C18-44 22 ${n(-r * 0.7)} ${n(s.r.range(-6, 8))} ${-r}C-14 ${n(-r * 0.7)}-22-44 0-20Z`,
        c.lin([shift(mane, k + 0.08), shift(mane, k), shift(mane, k - 0.1)]),
        { t: `rotate(${n(a)})`, stroke: shift(mane, k - 0.2), sw: 2 },
      );
    }
  }
  c.mirror(() => {
    c.circle(46, -52, 20, fur.line);
    c.circle(46, -52, 17, fur.base);
    c.circle(46, -50, 10, '#8a4a2a');
  });
  const face =
    'M0-62C34-62 54-44 54-16C54 4 46 14 42 30C38 56 22 72 0 72C-22 72-38 56-42 30C-46 14-54 4-54-16C-54-44-34-62 0-62Z';
  c.solid(face, fur, { depth: 8, line: 3.6, rim: '#fff3c8' });
  c.clip(face, () => {
    c.path('M-12-64L-9 20H9L12-64Z', alpha(fur.hi, 0.8));
    c.path('M10-64H60V74H10C20 30 20-10 10-64Z', alpha(fur.lo, 0.3));
    for (const x of [-10, 0, 10]) c.line(`M${x} -60L${x * 0.5} -38`, alpha('#7a3a14', 0.7), 3.4);
  });
  c.mirror(() => {
    c.ellipse(17, 38, 21, 18, c.rad(['#fff6e2', '#f2d2a0'], 0.4, 0.3, 0.8));
    for (const [x, y] of [
      [12, 34],
      [20, 33],
      [16, 41],
      [25, 40],
    ] as const)
      c.circle(x, y, 1.7, '#8a5a30');
    c.line('M8-16C16-26 32-28 42-22', '#5a2a10', 5);
    c.line('M28 38L62 32M28 42L60 46', '#fff8e8b0', 1.6);
  });
  eyes(s, 25, -11, 1, pal.glow);
  c.path('M-18 54C-8 60 8 60 18 54C12 66-12 66-18 54Z', '#5a1a14');
  c.path('M-17 14C-8 8 8 8 17 14C16 24 6 32 0 34C-6 32-16 24-17 14Z', c.lin(['#8a4a38', '#2a100c']));
  c.path('M-10 13C-4 10 4 10 9 13C4 17-6 17-10 13Z', '#ffffff70');
  c.line('M0 34V46M0 46C-6 54-16 54-24 48M0 46C6 54 16 54 24 48', '#4a2010', 3);
}

function elephant(s: Scene): void {
  const { c, pal } = s;
  const skin = tone(mix('#8d93a8', pal.mid, 0.16));
  c.mirror(() => {
    const ear = 'M34-50C66-88 110-72 110-28C110 16 88 52 64 56C56 40 44 22 38 2Z';
    c.solid(ear, skin, { depth: 8, line: 4.5 });
    c.path('M50-42C74-64 96-52 96-24C96 6 82 32 68 38C62 24 54 12 50 0Z', c.lin(['#d09a9a', alpha(skin.lo, 0.7)], 60));
  });
  const head =
    'M0-88C36-88 56-62 54-30C52-8 42 8 36 22C30 44 26 66 26 84C28 102 12 110-2 108C-18 104-18 92-10 90C-2 92-2 84-6 74C-14 56-28 44-36 22C-42 8-52-8-54-30C-56-62-36-88 0-88Z';
  c.solid(head, skin, { depth: 9, line: 4.5, rim: '#ffffff' });
  c.clip(head, () => {
    for (let i = 0; i < 8; i++)
      c.line(`M-24 ${16 + i * 10}Q8 ${26 + i * 10} 34 ${12 + i * 10}`, alpha(skin.lo, 0.7), 2.6);
    c.path('M12-90H60V110H22C30 40 26-30 12-90Z', alpha(skin.lo, 0.35));
  });
  for (const q of [-1, 1])
    c.group(`scale(${q} 1)`, () =>
      c.solid('M26 22C42 30 62 46 80 84C60 84 36 66 22 44Z', tone('#f4e8cc'), { depth: 5, line: 3.4, rim: '#ffffff' }),
    );
  c.mirror(() => c.line('M14-26C22-34 34-34 42-26', skin.line, 4));
  eyes(s, 29, -17, 0.82, '#8a5a2a');
  c.path('M0-80C16-70 22-54 0-34C-22-54-16-70 0-80Z', c.lin([pal.accent, shift(pal.accent, -0.16)]), {
    stroke: '#ffe08a',
    sw: 3,
  });
  c.circle(0, -58, 7, c.rad(['#ffffff', pal.second, shift(pal.second, -0.2)], 0.35, 0.3, 0.8));
}

function toucan(s: Scene): void {
  const { c, pal } = s;
  const black = tone('#1f2430');
  c.solid('M34 60C60 84 70 100 74 116C54 112 34 98 20 80Z', tone(pal.accent), { depth: 4, line: 3.4 });
  const body = 'M-6-84C34-92 62-62 64-14C66 30 50 74 18 84C-18 88-42 56-44 14C-46-20-40-76-6-84Z';
  c.solid(body, black, { depth: 8, line: 4, rim: mix(pal.glow, '#5a6a8a', 0.4) });
  c.path('M-34-42C-20-58 8-54 16-34C22-6 8 24-14 30C-34 24-44-16-34-42Z', c.lin(['#ffffff', '#fff2c0', '#ffd05a']), {
    stroke: '#10131a',
    sw: 2.4,
  });
  c.path('M24-20C52-8 64 24 46 62C28 50 14 14 24-20Z', c.lin(['#39445c', '#151a24']), { stroke: '#0a0c12', sw: 2.4 });
  const beak = 'M-22-70C-60-92-104-70-110-26C-112-14-106-8-98-18C-82-34-56-30-28-36Z';
  c.solid(beak, tone('#ff9a1f'), { depth: 6, line: 4, rim: '#fff6c0' });
  c.clip(beak, () => {
    c.path('M-86-84C-112-60-116-20-98-8L-120 4V-84Z', '#24140c');
    c.path('M-30-90L-24-30H-10V-90Z', pal.accent);
    c.line('M-24-48C-56-54-84-46-104-22', '#8a3a08', 3);
  });
  c.circle(-6, -62, 15, c.rad(['#9ae8ff', '#2a8ad8']), { stroke: '#0a0c12', sw: 2.4 });
  c.circle(-7, -62, 7.5, '#08060a');
  c.circle(-10, -65, 2.8, '#ffffff');
  c.line('M-96 92H104', '#2a140a', 17);
  c.line('M-96 90H104', '#8a5228', 10);
  c.line('M-94 87H100', '#c08850', 3);
  for (const x of [-8, 16]) c.line(`M${x} 78V94`, '#e89a2a', 8);
  leaf(s, 92, 88, 44, -40, '#1f6a2a', '#7ad05a');
  leaf(s, -88, 90, 40, 205, '#1f6a2a', '#7ad05a');
}

function acacia(s: Scene, x: number, y: number, k: number, colour: string): void {
  s.c.place(x, y, k, 0, () => {
    s.c.path('M-8 0C-4-40-6-60-30-84L-24-88C-8-74-2-66 0-56C4-72 14-86 34-96L38-90C18-78 8-60 8 0Z', colour);
    for (const [cx, cy, rx] of [
      [-42, -92, 44],
      [40, -102, 52],
      [0, -112, 56],
      [-14, -100, 40],
    ] as const)
      s.c.ellipse(cx, cy, rx, 13, s.c.lin([shift(colour, 0.1), colour]));
  });
}

export const safari: Family = {
  palettes: [
    palette('7a1f0a e8701a ffe08a b85a20 7a3410 2a1004 ffe08a d8381f 2aa070'),
    palette('0a2a3a 2a8a8a ffe8a8 3a8a6a 1f5a3a 06200f fff0b0 e88a1f d83a5a'),
    palette('2a0a3a a02a6a ffb06a 7a2a58 4a1438 18061a ffc88a f0a02a 3ac0a0'),
    palette('062a14 2a8a3a e8f08a 2a7a34 14501f 04180a f0ff9a ff8a1f 2a9ae0'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    sky(s, 0.74);
    c.circle(
      s.hero.x,
      s.hero.y,
      h * 0.37,
      c.rad([
        [0, '#fffde0'],
        [0.7, pal.glow],
        [1, mix(pal.glow, pal.sky[1], 0.4)],
      ]),
    );
    rays(s, s.hero.x, s.hero.y, Math.hypot(w, h), pal.glow, { count: 18, even: true, strength: 0.35 });
    mountains(s, h * 0.75, h * 0.2, mix(pal.far, pal.sky[2], 0.5));
    for (let i = 0; i < 4 + w / 160; i++)
      acacia(s, r.range(0, w), h * r.range(0.74, 0.79), h / r.range(700, 1400), mix(pal.far, pal.mid, r.next()));
    mist(s, h * 0.75, h * 0.14, pal.glow, 0.5);
    hills(s, h * 0.78, 10, mix(pal.mid, pal.glow, 0.4), pal.mid);
    acacia(s, w * 0.12, h * 0.86, h / 380, pal.near);
    acacia(s, w * 0.92, h * 0.84, h / 520, mix(pal.near, pal.mid, 0.3));
    hills(s, h * 0.88, 12, mix(pal.mid, pal.near, 0.5), pal.near);
    for (let i = 0; i < w / 3; i++) {
      const x = r.range(0, w);
      const k = r.range(10, 34);
      c.line(
        `M${n(x)} ${n(h * 0.95)}q${n(r.range(-4, 4))} ${n(-k * 0.6)} ${n(r.range(-9, 9))} ${n(-k)}`,
        mix(pal.near, pal.glow, r.range(0, 0.22)),
        1.8,
      );
    }
    for (let i = 0; i < 5; i++) {
      const x = r.range(0, w);
      const y = h * r.range(0.08, 0.3);
      c.line(`M${n(x - 7)} ${n(y - 3)}q4-4 7 2q3-6 7-2`, pal.near, 1.8);
    }
  },
  heroes: [lion, elephant, toucan],
  extras: [smallCoin, smallGem, (s) => leaf(s, -16, 8, 38, -24, '#1f6a2a', '#8ae05a')],
  front(s) {
    const { r, w, h, pal } = s;
    for (const q of [0, 1])
      for (let i = 0; i < 5; i++)
        leaf(
          s,
          q * w,
          h * r.range(0.8, 1),
          h * r.range(0.14, 0.26),
          (q === 0 ? -50 : 230) + (i - 2) * 24,
          pal.near,
          mix('#2f7a2a', pal.near, 0.35),
        );
  },
};
