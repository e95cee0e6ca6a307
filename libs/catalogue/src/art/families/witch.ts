import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, stars } from '../light.ts';
import { GOLD, palette } from '../palettes.ts';
import { cloud, hills, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

const PUMPKIN = '#f07a14';

function pumpkin(s: Scene): void {
  const { c } = s;
  const skin = tone(PUMPKIN, 1.1);
  const stem = tone('#5a8a2a', 1.1);
  glow(s, 0, 14, 110, '#ffb03a', 0.5);
  c.solid('M-10-56C-6-78-22-92-34-98C-22-112-2-108 8-92C12-82 10-68 14-56Z', stem, { depth: 5, line: 4 });
  c.line('M16-66C40-84 52-62 66-74C80-84 86-66 76-60', stem.line, 8);
  c.line('M16-66C40-84 52-62 66-74C80-84 86-66 76-60', stem.base, 4);
  const lobe = (d: string, k: number) =>
    c.solid(d, tone(shift(PUMPKIN, k), 1.1), { depth: 7, line: 4.2, rim: '#ffe0a0' });
  c.mirror(() => lobe('M40-58C84-66 108-24 100 26C94 66 66 90 40 84C66 50 66-14 40-58Z', -0.05));
  c.mirror(() => lobe('M10-62C54-74 80-30 76 22C72 66 46 94 12 92C40 50 40-20 10-62Z', -0.01));
  const front = 'M0-64C34-66 52-28 50 20C48 66 26 96 0 96C-26 96-48 66-50 20C-52-28-34-66 0-64Z';
  lobe(front, 0.02);
  c.mirror(() => c.ellipse(-62, -26, 10, 22, alpha('#fff0c0', 0.4), { t: 'rotate(16 -62 -26)' }));
  const fire = c.rad(
    [
      [0, '#fffce0'],
      [0.4, '#ffe14a'],
      [0.8, '#ffa01f'],
      [1, '#f0680a'],
    ],
    0.5,
    0.6,
    0.62,
  );
  const cut = (d: string) => {
    c.path(d, '#5a1a04', { stroke: '#3a0e02', sw: 5 });
    c.path(d, fire, { t: 'translate(0 3)' });
  };
  c.mirror(() => {
    c.clip('M12-30C28-38 52-42 68-40C72-18 56-2 38-2C24-2 14-12 12-30Z', () =>
      cut('M12-30C28-38 52-42 68-40C72-18 56-2 38-2C24-2 14-12 12-30Z'),
    );
    c.line('M12-30C28-38 52-42 68-40C72-18 56-2 38-2C24-2 14-12 12-30Z', '#3a0e02', 3.6);
    c.ellipse(38, -17, 5.4, 10, '#3a0e02');
    c.line('M8-40C26-54 50-58 74-52', skin.line, 7);
  });
  c.path('M0-6L11 12H-11Z', '#3a0e02', { stroke: '#3a0e02', sw: 4 });
  c.path('M0 0L8 12H-8Z', fire);
  const mouth =
    'M-72 18C-60 26-52 26-46 24L-40 38L-30 27C-20 30-12 31-6 31L-2 44L10 31C20 30 28 29 34 26L42 37L48 23C56 24 64 22 72 18C70 52 40 76 24 76L18 62L6 79C2 80-4 80-8 79L-18 64L-26 75C-46 70-70 50-72 18Z';
  c.path(mouth, '#3a0e02', { stroke: '#3a0e02', sw: 6 });
  c.path(mouth, fire, { t: 'translate(0 3)' });
}

function cauldron(s: Scene): void {
  const { c, pal } = s;
  const iron = tone('#3c3a58', 1.25);
  const brew = mix('#5af02a', pal.accent, 0.2);
  const b = tone(brew);
  glow(s, 0, -60, 100, brew, 0.85);
  for (let i = 0; i < 5; i++)
    c.path(
      `M${-64 + i * 28} 106C${-82 + i * 28} 84 ${-60 + i * 28} 76 ${-64 + i * 28} 56C${-44 + i * 28} 70 ${-40 + i * 28} 92 ${-48 + i * 28} 106Z`,
      c.lin(['#fff6a0', '#ffa01f', '#e8300a']),
    );
  c.mirror(() => c.solid('M44 70L66 66L72 104H52Z', iron, { depth: 3, line: 3.6 }));
  c.mirror(() => {
    c.line('M78-34C106-40 112 6 84 10', iron.line, 15);
    c.line('M78-34C106-40 112 6 84 10', c.lin([iron.hi, iron.base, iron.lo]), 8);
  });
  const pot = 'M-74-46C-108-16-102 62-48 88C-20 98 20 98 48 88C102 62 108-16 74-46Z';
  c.solid(pot, iron, { depth: 11, line: 4.8, rim: '#b8c0ff' });
  c.clip(pot, () => {
    c.ellipse(-60, 10, 12, 34, alpha('#c8d0ff', 0.3), { t: 'rotate(12 -60 10)' });
    c.path('M-100 96C-60 60 60 60 100 96Z', alpha('#ff7a1f', 0.4));
    c.path('M-80-50H80V-34C40-20-40-20-80-34Z', alpha(brew, 0.4));
  });
  c.place(0, 26, 0.52, 0, () => {
    c.path('M-30 14C-64 4-62-60 0-62C62-60 64 4 30 14V34H-30Z', '#d8d0e8', { stroke: iron.line, sw: 7 });
    c.mirror(() => {
      c.ellipse(24, -14, 13, 16, iron.line);
      c.circle(24, -12, 6, brew);
    });
    c.path('M0 2L7 14H-7Z', iron.line);
    c.line('M-12 22V34M0 22V34M12 22V34', iron.line, 4);
  });
  c.ellipse(0, -48, 86, 24, iron.line, { stroke: iron.line, sw: 8 });
  c.ellipse(0, -48, 86, 24, c.lin([iron.hi, iron.lo, iron.base, iron.hi], 0));
  c.ellipse(0, -47, 73, 17.5, c.lin([b.lo, b.base, b.hi]), { stroke: b.line, sw: 2.4 });
  for (const [x, d] of [
    [-52, 30],
    [-22, 16],
    [46, 40],
  ] as const)
    c.solid(
      `M${x - 10}-38C${x - 10}-26 ${x - 8}${d - 34} ${x} ${d - 32}C${x + 8}${d - 34} ${x + 10}-26 ${x + 10}-38Z`,
      b,
      { depth: 3, line: 2.6, rim: '#ffffff' },
    );
  for (const [x, y, r] of [
    [-36, -58, 17],
    [2, -66, 22],
    [40, -58, 15],
    [-8, -92, 10],
    [26, -102, 13],
    [-42, -100, 8],
    [4, -116, 5],
    [50, -86, 6],
  ] as const) {
    c.circle(
      x,
      y,
      r,
      c.rad(
        [
          [0, alpha(b.hi, 0.95)],
          [0.65, b.base],
          [1, b.lo],
        ],
        0.4,
        0.36,
        0.7,
      ),
      { stroke: b.line, sw: 2.6 },
    );
    c.path(
      `M${n(x - r * 0.6)} ${n(y - r * 0.1)}A${n(r * 0.62)} ${n(r * 0.62)} 0 0 1 ${n(x)} ${n(y - r * 0.62)}`,
      'none',
      { stroke: '#ffffff', sw: r * 0.18 },
    );
  }
}

/** A pointed hat whose brim lies on y = 0. */
function hat(s: Scene, cloth: string, band: string): void {
  const { c } = s;
  const t = tone(cloth, 1.15);
  const gold = tone(GOLD, 1.25);
  const cone =
    'M-56-6C-46-40-36-66-22-92C-14-108 6-118 38-114C50-112 52-98 40-98C28-98 24-92 28-80C36-54 48-34 58-6C30 8-30 8-56-6Z';
  c.solid(cone, t, { depth: 8, line: 4.5, rim: '#d8b8ff' });
  c.clip(cone, () => {
    c.path('M12-120C4-80 20-40 20 10H80V-120Z', alpha(t.lo, 0.45));
    c.line('M-22-80C-8-72 8-74 26-84M-34-56C-20-50-8-50 0-54', alpha(t.lo, 0.9), 4);
  });
  c.path('M-58-10C-30 4 30 4 60-10L52-32C26-18-24-18-48-32Z', c.lin([shift(band, 0.1), band, shift(band, -0.16)]), {
    stroke: t.line,
    sw: 3,
  });
  c.path('M-15-24H17V2H-15Z', 'none', { stroke: gold.line, sw: 9 });
  c.path('M-15-24H17V2H-15Z', 'none', { stroke: c.lin([gold.hi, gold.base, gold.lo], 60), sw: 5 });
  c.solid('M-106-2C-88-22-66-18-54-12C-26 4 28 4 56-12C68-18 90-22 106-2C84 20 40 24 0 24C-40 24-84 20-106-2Z', t, {
    depth: 6,
    line: 4.5,
    rim: '#d8b8ff',
  });
}

function cat(s: Scene): void {
  const { c, pal } = s;
  const fur = tone('#2e2a48', 1.35);
  const eye = mix('#ffd21f', pal.accent, 0.15);
  c.mirror(() => {
    c.solid('M26-28C40-62 66-74 90-80C98-54 96-20 76 6Z', fur, { depth: 6, line: 4.5, rim: '#9a90d8' });
    c.path('M48-30C58-50 70-58 82-63C86-46 84-26 74-10Z', c.lin(['#d880a8', '#7a3a6a']));
  });
  const head =
    'M0-48C44-50 78-26 82 14L98 26L82 36L92 52L72 56C56 78 30 88 0 88C-30 88-56 78-72 56L-92 52L-82 36L-98 26L-82 14C-78-26-44-50 0-48Z';
  c.solid(head, fur, { depth: 9, line: 4.8, rim: '#a89ee8' });
  c.clip(head, () => {
    c.path('M0 60C-30 50-50 60-60 90H60C50 60 30 50 0 60Z', alpha('#6a62a0', 0.5));
    c.mirror(() => c.path('M60 30L78 40M56 44L70 52', 'none', { stroke: alpha('#8a80c8', 0.7), sw: 3 }));
  });
  c.mirror(() => {
    c.path('M8 12C14-18 50-30 70-16C74 12 56 36 32 36C18 36 8 26 8 12Z', '#0c0818', { stroke: '#0c0818', sw: 3 });
    c.path(
      'M12 12C18-13 48-24 66-12C69 11 53 32 33 32C21 32 12 24 12 12Z',
      c.rad(
        [
          [0, '#fffce0'],
          [0.35, eye],
          [0.75, shift(eye, -0.08, 1, -20)],
          [1, shift(eye, -0.3, 1, 30)],
        ],
        0.5,
        0.42,
        0.62,
      ),
    );
    c.ellipse(38, 6, 8, 21, '#0a0614');
    c.circle(32, -4, 6, '#ffffff');
    c.circle(45, 17, 3, alpha('#ffffff', 0.7));
    for (const d of ['M30 54C54 48 80 50 112 40', 'M30 58C56 58 80 64 108 66', 'M28 62C48 68 66 76 88 88'])
      c.line(d, alpha('#efeaff', 0.9), 2.4);
    c.line('M0 54C4 66 18 68 28 60', '#0c0818', 6);
    c.line('M0 54C4 66 18 68 28 60', '#8a80c8', 2.4);
    c.path('M12 63L17 75L21 63Z', '#ffffff', { stroke: '#1a1430', sw: 1.2 });
  });
  c.solid('M-12 40C-6 36 6 36 12 40C11 50 4 54 0 54C-4 54-11 50-12 40Z', tone('#e87aa0'), { depth: 2, line: 2.6 });
  c.group('translate(2 -46) rotate(-3) scale(.86 .78)', () =>
    hat(s, mix('#5a2a9a', pal.second, 0.3), mix('#f07a14', pal.accent, 0.4)),
  );
}

function crone(s: Scene): void {
  const { c, pal } = s;
  const skin = tone('#8ac84a', 1.05);
  const hair = tone(mix('#d8581f', pal.accent, 0.35), 1.1);
  const lip = '#7a1a5a';
  c.solid(
    'M-44-40C-92-30-76 10-96 30C-82 32-84 52-104 66C-84 72-80 92-64 106C-44 96-40 60-34 40H34C40 60 44 96 64 106C80 92 84 72 104 66C84 52 82 32 96 30C76 10 92-30 44-40Z',
    hair,
    { depth: 7, line: 4.5, rim: '#ffd0a0' },
  );
  c.mirror(() => {
    for (const d of ['M58-26C70 0 62 30 78 56', 'M48 0C60 30 54 60 66 86', 'M70-20C84 10 76 30 92 62'])
      c.line(d, alpha(hair.lo, 0.8), 3.4);
    c.solid('M46-8C62-20 74-18 78-24C80-4 70 16 50 18Z', skin, { depth: 3, line: 3.2 });
    c.circle(66, 20, 7, 'none', { stroke: tone(GOLD).line, sw: 6 });
    c.circle(66, 20, 7, 'none', { stroke: GOLD, sw: 3 });
  });
  const face = 'M-50-44H50C58-10 52 22 34 44C26 56 16 64 12 82C8 92-8 92-12 82C-16 64-26 56-34 44C-52 22-58-10-50-44Z';
  c.solid(face, skin, { depth: 8, line: 4.4, rim: '#f4ffc0' });
  c.clip(face, () => {
    c.path('M6-50H60V90H2C20 50 12 10 6-50Z', alpha('#1a4a3a', 0.3));
    c.path('M-60-50H60V-30C30-18-30-18-60-30Z', alpha('#142a2a', 0.5));
    c.mirror(() => c.ellipse(36, 22, 13, 9, alpha('#e85a7a', 0.3)));
  });
  c.mirror(() => {
    c.path('M8-8C16-24 40-26 52-14C46 2 20 6 8-8Z', '#fffbe8', { stroke: '#122010', sw: 3 });
    c.path('M6-14C16-30 42-30 56-18L50-10C38-18 20-18 8-8Z', shift(lip, -0.04));
    c.circle(
      30,
      -9,
      9,
      c.rad([
        [0, '#ffffff'],
        [0.3, '#d88aff'],
        [1, '#5a1a9a'],
      ]),
    );
    c.circle(30, -9, 4, '#14061c');
    c.circle(27, -12, 2.4, '#ffffff');
    c.line('M50-16L60-22M52-11L62-13', '#122010', 3);
    c.path('M6-28C18-38 38-42 56-34C40-34 22-28 8-20Z', hair.lo);
  });
  c.solid('M-6-14C-8 6-18 18-16 26C-10 34 0 32 8 40C14 34 22 30 16 20C10 8 6-4 6-14Z', skin, {
    depth: 5,
    line: 2.8,
    rim: '#f4ffc0',
  });
  c.circle(12, 22, 4.6, skin.lo, { stroke: skin.line, sw: 1.6 });
  c.path('M-32 44C-16 48 14 48 34 40C30 60 10 66 0 66C-14 66-28 58-32 44Z', '#2a0818', { stroke: '#2a0818', sw: 3 });
  c.path('M-27 46C-10 51 12 50 28 44L24 51C8 55-10 55-22 52Z', '#fff6e0');
  c.line('M-34 43C-16 49 14 49 36 39', c.lin(['#d84aa0', lip]), 4);
  c.path('M-4 51L-1 56L4 51Z', '#2a0818');
  c.group('translate(0 -47) scale(1 .76)', () =>
    hat(s, mix('#3a2470', pal.second, 0.3), mix(PUMPKIN, pal.accent, 0.3)),
  );
}

function bareTree(s: Scene, x: number, y: number, k: number, colour: string): void {
  s.c.place(x, y, k, 0, () => {
    s.c.path('M-16 0C-8-30-14-56-6-90C-4-104-2-112 0-124L6-90C10-56 6-30 18 0Z', colour);
    for (const [d, sw] of [
      ['M-6-70C-26-84-30-104-52-112M-34-100C-34-114-42-122-42-132', 6],
      ['M4-60C26-70 34-96 58-100M36-86C40-104 50-110 52-124', 6],
      ['M0-100C-12-116-10-130-22-144M2-104C12-120 10-134 20-146', 4],
      ['M-46-110C-58-108-64-114-72-112M50-100C62-98 66-106 76-104', 3],
    ] as const)
      s.c.line(d, colour, sw);
  });
}

function house(s: Scene, x: number, y: number, k: number, colour: string): void {
  const { c } = s;
  const lit = c.lin(['#fff0a0', '#ff9a2a']);
  c.place(x, y, k, 0, () => {
    c.path('M-52 0L-46-84L44-90L56 0Z', c.lin([shift(colour, 0.07), colour]));
    c.path(
      'M-66-78C-34-96-24-130-12-166C2-134 22-104 62-92L52-80C20-88-30-84-58-70Z',
      c.lin([shift(colour, 0.1), shift(colour, -0.05)], 20),
    );
    c.path('M30-92L34-140H50L52-92Z', shift(colour, 0.02));
    c.path('M62 0L60-46L88-52L94 0Z', shift(colour, 0.03));
    c.path('M52-44C66-56 72-68 78-84C84-68 92-58 104-50Z', shift(colour, -0.03));
    for (const [wx, wy, q] of [
      [-24, -46, 1],
      [18, -48, 1],
      [-6, -110, 0.8],
      [76, -22, 0.8],
    ] as const) {
      c.path(
        `M${wx - 10 * q} ${wy + 14 * q}L${wx - 11 * q} ${wy - 10 * q}C${wx - 8 * q} ${wy - 20 * q} ${wx + 8 * q} ${wy - 20 * q} ${wx + 11 * q} ${wy - 10 * q}L${wx + 10 * q} ${wy + 14 * q}Z`,
        lit,
      );
      c.line(`M${wx} ${wy - 18 * q}V${wy + 14 * q}M${wx - 10 * q} ${wy}H${wx + 10 * q}`, shift(colour, -0.08), 2.6);
    }
    c.path('M-8 0V-22C-8-34 10-34 10-22V0Z', shift(colour, -0.1));
  });
}

export const witch: Family = {
  palettes: [
    palette('120630 4a1a8a f07a3a 3a1a68 200e40 0c0418 ffb04a f5821f 7a2ad8'),
    palette('04141c 0f4a4a a8f05a 184a48 0a2c30 020c10 d0ff7a ff8a1f 8a3ae0'),
    palette('1c0408 8a1a1a ffb02a 5a1a1a 340c12 120406 ffc83a ff7a0a 5a1f9a'),
    palette('080c38 2a2a9a d87af0 2a2270 16123c 060618 f0b0ff ffa01f 3ac85a'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    sky(s, 0.85);
    const { x, y } = s.hero;
    stars(s, 60, h * 0.55, '#fff6d8');
    glow(s, x, y, h * 0.66, pal.glow, 0.9);
    c.circle(
      x,
      y,
      h * 0.38,
      c.rad([
        [0, '#fffdea'],
        [0.7, mix(pal.glow, '#ffffff', 0.5)],
        [1, mix(pal.glow, '#ffffff', 0.15)],
      ]),
    );
    for (let i = 0; i < 9; i++)
      c.circle(
        x + r.range(-0.26, 0.26) * h,
        y + r.range(-0.26, 0.26) * h,
        h * r.range(0.014, 0.05),
        alpha(shift(pal.glow, -0.1), 0.35),
      );
    for (let i = 0; i < 6; i++)
      cloud(
        s,
        r.range(0, w),
        h * r.range(0.1, 0.6),
        h * r.range(0.25, 0.5),
        mix(pal.sky[1], pal.glow, 0.35),
        mix(pal.sky[0], pal.sky[1], 0.4),
        0.65,
      );
    for (let i = 0; i < 7; i++)
      c.place(r.range(0.04, 0.96) * w, h * r.range(0.05, 0.4), r.range(0.5, 1.1), r.range(-20, 20), () =>
        c.path(
          'M0-4L3-9L5-4C10-12 16-12 22-10C18-6 18-2 19 4C15 2 12 4 11 8C8 5 4 6 0 14C-4 6-8 5-11 8C-12 4-15 2-19 4C-18-2-18-6-22-10C-16-12-10-12-5-4L-3-9Z',
          pal.near,
        ),
      );
    hills(s, h * 0.76, 22, mix(pal.far, pal.sky[2], 0.35), pal.far);
    mist(s, h * 0.8, h * 0.2, pal.glow, 0.4);
    house(s, x - Math.max(h * 0.35, w * 0.25), h * 0.84, h / 420, mix(pal.mid, pal.far, 0.5));
    bareTree(s, x + Math.max(h * 0.38, w * 0.28), h * 0.9, h / 290, pal.near);
    bareTree(s, w * 0.02, h * 0.92, h / 360, pal.near);
    hills(s, h * 0.87, 12, mix(pal.mid, pal.glow, 0.14), pal.near);
    for (let i = 0; i < 5 + w / 130; i++)
      c.place(r.range(0, w), h * r.range(0.88, 0.95), (h / 400) * r.range(0.1, 0.19), 0, () => {
        c.ellipse(0, 40, 100, 62, mix(PUMPKIN, pal.near, 0.4));
        c.ellipse(0, 40, 56, 64, mix(PUMPKIN, pal.near, 0.24));
        c.path('M-8-20V-52H14V-20Z', pal.near);
        c.path('M-60 20L-20 34L-54 44ZM60 20L20 34L54 44ZM-56 62C-20 76 20 76 56 62C36 96-36 96-56 62Z', '#ffd23a');
      });
    mist(s, h * 0.92, h * 0.1, pal.glow, 0.22);
  },
  heroes: [
    (s) => s.c.place(0, 16, 0.88, 0, () => cat(s)),
    pumpkin,
    (s) => s.c.place(0, 10, 0.92, 0, () => cauldron(s)),
    (s) => s.c.place(0, 14, 0.88, 0, () => crone(s)),
  ],
  extras: [
    (s) => s.c.place(0, 0, 0.19, 0, () => pumpkin(s)),
    (s) => {
      const { c } = s;
      const d = 'M0-20C6-12 14 8 15 14C10 20-10 20-15 14C-14 8-6-12 0-20Z';
      c.path(d, '#fff6e0', { stroke: '#4a1c08', sw: 3.4 });
      c.clip(d, () => {
        c.rect(-20, -8, 40, 30, '#ff9a1f');
        c.rect(-20, 6, 40, 20, '#ffd83a');
        c.path('M-4-16C-8-4-12 8-12 14L-8 16C-8 6-4-6-1-14Z', '#ffffffa0');
      });
    },
    (s) => {
      const { c } = s;
      const glass = 'M-5-20H5V-9C14-6 18 2 18 8C18 16 10 20 0 20C-10 20-18 16-18 8C-18 2-14-6-5-9Z';
      c.path(glass, '#d8f0ff', { stroke: '#1c1030', sw: 3 });
      c.clip(glass, () => {
        c.rect(-20, 2, 40, 22, c.lin(['#b8ff5a', '#2ab02a']));
        c.circle(-4, 8, 3, '#e8ffb8');
        c.circle(6, 12, 2, '#e8ffb8');
      });
      c.path('M-7-24H7V-18H-7Z', '#b8703a', { stroke: '#1c1030', sw: 2 });
      c.line('M-12 2C-11-2-8-4-5-5', '#ffffff', 2.4);
    },
    (s) => s.c.place(0, 8, 0.18, 0, () => hat(s, '#5a2a9a', '#f5821f')),
  ],
  front(s) {
    const { c, r, w, h, pal } = s;
    const k = Math.min(w, h);
    for (let i = 0; i < w / 7; i++) {
      const x = i * 7 + r.range(-3, 3);
      const d = Math.min(x, w - x) / w;
      const tall = k * (0.035 + 0.09 * Math.max(0, 0.28 - d)) * r.range(0.7, 1.3);
      c.path(
        `M${n(x - 3)} ${h}Q${n(x)} ${n(h - tall * 0.6)} ${n(x + r.range(-7, 7))} ${n(h - tall)}Q${n(x + 4)} ${n(h - tall * 0.5)} ${n(x + 4)} ${h}Z`,
        shift(pal.near, i % 3 === 0 ? 0.05 : 0),
      );
    }
  },
};
