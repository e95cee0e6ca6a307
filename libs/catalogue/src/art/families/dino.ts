import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, motes, rays, shadow, sparkle } from '../light.ts';
import { palette } from '../palettes.ts';
import { frond, hills, leaf, ridgeLine, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

const INK = '#14140c';

/** Pebbled hide: rows of small scales, to be drawn within a clip. */
function scales(s: Scene, colour: string, x0: number, y0: number, x1: number, y1: number, step = 11): void {
  let d = '';
  for (let y = y0, row = 0; y < y1; y += step * 0.8, row++)
    for (let x = x0 + (row % 2) * step * 0.5; x < x1; x += step)
      d += `M${n(x)} ${n(y)}q${n(step * 0.42)} ${n(step * 0.5)} ${n(step * 0.84)} 0`;
  s.c.line(d, colour, 1.6);
}

function tyrant(s: Scene): void {
  const { c, pal } = s;
  const hide = tone(pal.accent, 1.15);
  const belly = tone(mix('#f4e0a8', pal.accent, 0.15), 0.9);
  glow(s, 10, -6, 114, pal.glow, 0.8);
  // Spines, neck.
  for (const [x, y, a] of [
    [-70, -34, -52],
    [-86, -6, -66],
    [-96, 26, -76],
    [-100, 60, -84],
    [-46, -62, -38],
  ] as const)
    c.place(x, y, 1, a, () => c.solid('M-15 8L0-30L15 8Z', tone(pal.second, 1.1), { depth: 3, line: 4.6 }));
  const neck = 'M-58-50C-88-14-104 44-100 102H22C10 88 0 70-8 46Z';
  c.solid(neck, hide, { depth: 10, line: 5.4, rim: '#fff2b0' });
  c.clip(neck, () => {
    scales(s, alpha(hide.lo, 0.6), -110, -40, 30, 110, 13);
    c.path('M-16 40C-30 60-34 84-34 106H30V40Z', c.lin([belly.base, belly.lo], 20));
    for (const y of [58, 72, 86, 98])
      c.line(`M${-28 - y * 0.06} ${y}Q-8 ${y + 8} 18 ${y - 2}`, alpha(belly.line, 0.5), 3);
    for (const [x, y, k] of [
      [-84, 20, 1],
      [-82, 54, 1.2],
      [-70, -12, 0.9],
    ] as const)
      c.path(
        `M${x - 20} ${y - 6 * k}Q${x + 16} ${y - 10 * k} ${x + 30 * k} ${y + 6}Q${x + 8} ${y + 8 * k} ${x - 20} ${y + 8 * k}Z`,
        alpha(hide.lo, 0.9),
      );
  });
  // The open mouth.
  c.path('M-18 22L96-16L86 58C50 66 6 58-18 22Z', '#4a0814', { stroke: INK, sw: 8 });
  c.path('M-18 22L96-16L86 58C50 66 6 58-18 22Z', c.lin(['#3a0410', '#8a1424', '#c8323a'], 70));
  c.path('M-2 44C14 22 46 26 74 36C84 42 78 52 64 54C40 60 12 58-2 44Z', c.lin(['#ff9a8a', '#d8404a']), {
    stroke: '#5a0a18',
    sw: 3,
  });
  const tooth = (x: number, y: number, k: number, up: boolean, a = 0) =>
    c.place(x, y, k, a + (up ? 180 : 0), () => {
      c.path('M-7-6H7L1 22Q0 24-1 22Z', INK, { stroke: INK, sw: 5 });
      c.path('M-7-6H7L1 22Q0 24-1 22Z', c.lin(['#fffdf0', '#fff0c8', '#d8b878'], 20));
    });
  for (const [x, y, k] of [
    [78, 50, 0.95],
    [60, 54, 0.75],
    [42, 55, 0.95],
    [24, 52, 0.7],
    [8, 46, 0.7],
  ] as const)
    tooth(x, y, k, true);
  const jaw = 'M-30 26C-12 46 24 58 60 54C78 50 92 46 94 58C94 74 74 86 46 88C8 90-24 74-38 50Z';
  c.solid(jaw, hide, { depth: 7, line: 5.2, rim: '#fff2b0' });
  c.clip(jaw, () => {
    c.path('M-40 56C0 84 50 80 100 66V100H-40Z', alpha(belly.base, 0.8));
    scales(s, alpha(hide.lo, 0.5), -40, 40, 100, 80, 12);
  });
  for (const [x, y, k, a] of [
    [90, -6, 0.95, 4],
    [74, -4, 1.15, 4],
    [58, 0, 0.85, 6],
    [42, 3, 1.1, 8],
    [27, 8, 0.8, 12],
    [12, 14, 0.8, 18],
  ] as const)
    tooth(x, y, k, false, a);
  const head =
    'M-72-12C-70-54-42-88 0-90C18-92 28-84 36-76C54-80 86-74 98-54C108-38 106-16 98-8C88-4 80-8 68-5C48 0 22 2 4 15C-4 24-8 36-22 40C-52 42-74 22-72-12Z';
  c.solid(head, hide, { depth: 10, line: 5.4, rim: '#fff6c8' });
  c.clip(head, () => {
    scales(s, alpha(hide.lo, 0.55), -76, -90, 104, 40, 12);
    for (const d of [
      'M-60-44C-40-60-30-50-28-22C-36-30-50-36-66-30Z',
      'M-34-72C-18-82-10-70-10-50C-18-58-30-60-40-58Z',
      'M-66-8C-50-20-40-12-40 12C-48 4-58 2-70 6Z',
    ])
      c.path(d, alpha(hide.lo, 0.95));
    c.path('M-20 44C0 4 40-4 110-14V0L20 20Z', alpha(hide.lo, 0.6));
    c.path('M44-70C62-74 84-68 92-54C80-60 60-62 48-58Z', alpha('#ffffff', 0.4));
  });
  c.ellipse(88, -42, 6, 4.4, INK, { t: 'rotate(30 88 -42)' });
  c.path('M-8 28C-18 26-22 18-18 12', 'none', { stroke: alpha(INK, 0.7), sw: 3.4 });
  // Eye under its ridge.
  c.ellipse(16, -46, 18, 16, INK);
  c.ellipse(17, -45, 14, 12.6, c.rad(['#fffbb0', '#ffd81f', '#f07a0a'], 0.5, 0.6, 0.6));
  c.ellipse(20, -45, 3.6, 11, INK);
  c.circle(13, -50, 3.6, '#ffffff');
  c.solid(
    'M-8-58C6-76 30-74 44-58C48-50 42-48 36-52C24-60 10-60-2-50C-10-48-12-52-8-58Z',
    tone(shift(pal.accent, -0.08), 1.1),
    { depth: 3, line: 4 },
  );
}

function threeHorn(s: Scene): void {
  const { c, pal } = s;
  const hide = tone(mix(pal.second, '#6a8a5a', 0.25), 1.1);
  const bone = tone('#fff0d0', 1.05);
  const fan = tone(mix(pal.accent, pal.second, 0.35), 1.15);
  glow(s, 0, -10, 118, pal.glow, 0.75);
  c.mirror(() => {
    for (const [x, y, a] of [
      [22, -92, 10],
      [56, -86, 28],
      [84, -62, 52],
      [98, -30, 76],
      [97, 4, 100],
      [82, 30, 124],
    ] as const)
      c.place(x, y, 1, a, () => c.solid('M-13 10C-10-10-4-18 0-20C4-18 10-10 13 10Z', bone, { depth: 3, line: 4.4 }));
  });
  const frill =
    'M0 40C-30 44-72 48-88 26C-108-4-100-48-78-72C-56-94-24-96 0-92C24-96 56-94 78-72C100-48 108-4 88 26C72 48 30 44 0 40Z';
  c.solid(frill, fan, { depth: 10, line: 5.2, rim: '#fff2b8' });
  c.clip(frill, () => {
    c.line(frill, alpha(fan.lo, 0.5), 26);
    scales(s, alpha(fan.lo, 0.45), -104, -96, 104, 50, 13);
    c.mirror(() => {
      c.path(
        'M30-24C40-60 66-76 80-58C90-38 84-6 64 10C48 14 34-4 30-24Z',
        c.lin([mix('#ffcf5a', pal.accent, 0.2), fan.lo]),
        { stroke: alpha(fan.line, 0.8), sw: 3.4 },
      );
      c.path('M42-24C50-46 64-58 72-46C76-32 72-12 60-2C50-4 44-12 42-24Z', mix('#ffe8a0', pal.glow, 0.3), {
        stroke: alpha(fan.line, 0.5),
        sw: 2.4,
      });
    });
    c.path('M-6-90H6V-30H-6Z', alpha(fan.hi, 0.5));
  });
  const face = 'M-44-40C-56-10-44 26-34 52C-28 76-16 92 0 96C16 92 28 76 34 52C44 26 56-10 44-40C24-56-24-56-44-40Z';
  c.solid(face, hide, { depth: 9, line: 5.2, rim: '#fffbd0' });
  c.clip(face, () => {
    scales(s, alpha(hide.lo, 0.55), -52, -46, 52, 60, 11);
    c.path('M10-56C20 0 10 60 4 100H60V-56Z', alpha(hide.lo, 0.28));
    c.mirror(() => c.line('M44 8C34 12 22 12 14 22', alpha(hide.lo, 0.8), 4));
  });
  // Beak.
  c.solid('M-30 54C-14 44 14 44 30 54C30 76 16 98 0 102C-16 98-30 76-30 54Z', tone('#4a3a34', 1.15), {
    depth: 6,
    line: 4.6,
    rim: '#e8c8a8',
  });
  c.mirror(() => {
    c.ellipse(14, 40, 5.4, 7.4, INK, { t: 'rotate(24 14 40)' });
    c.path('M2 84C12 82 22 74 28 64', 'none', { stroke: INK, sw: 3.4 });
  });
  // Eyes.
  c.mirror(() => {
    c.ellipse(33, 2, 13, 12, INK);
    c.ellipse(33, 3, 10, 9.4, c.rad(['#fff6b0', '#ffc81f', '#c85a0a'], 0.5, 0.6, 0.6));
    c.ellipse(31, 3, 3.4, 8, INK);
    c.circle(28, -1, 3, '#ffffff');
    c.solid('M14-6C22-18 40-20 50-8C40-8 28-4 18 2Z', tone(shift(hide.base, -0.1), 1.1), { depth: 2, line: 3.6 });
  });
  // Horns.
  c.mirror(() => {
    const horn = 'M14-26C18-52 34-84 74-108C66-82 58-48 46-18C36-10 20-14 14-26Z';
    c.solid(horn, bone, { depth: 8, line: 5, rim: '#ffffff' });
    c.clip(horn, () => c.line('M14-34Q32-22 50-28M18-48Q36-38 56-46M28-64Q44-56 62-66', alpha('#8a5a2a', 0.45), 3));
  });
  c.solid('M-16 34C-12 12-4-2 2-12C8 0 14 14 17 34C8 42-8 42-16 34Z', bone, { depth: 5, line: 4.6, rim: '#ffffff' });
}

function hatchling(s: Scene): void {
  const { c, pal } = s;
  const shell = tone(mix('#fff0d0', pal.glow, 0.25), 0.95);
  const hide = tone(mix('#6ac83a', pal.accent, 0.5), 1.1);
  const spots = (list: readonly (readonly [number, number, number])[]) => {
    for (const [x, y, k] of list) c.ellipse(x, y, k, k * 0.86, alpha(mix(pal.second, '#3a6a5a', 0.2), 0.75));
  };
  glow(s, 0, 0, 118, pal.glow, 0.85);
  // Nest.
  for (let i = 0; i < 34; i++) {
    const a = -0.1 + (i / 33) * 3.34;
    c.line(
      `M${n(Math.cos(a) * 92 + s.r.range(-6, 6))} ${n(70 + Math.sin(a) * 24)}q${n(s.r.range(-30, 30))} ${n(s.r.range(-10, 6))} ${n(s.r.range(-52, 52))} ${n(s.r.range(2, 14))}`,
      s.r.pick(['#4a2c10', '#8a5a24', '#c89a4a']),
      5,
    );
  }
  // The young one.
  c.mirror(() => c.solid('M26 30C40 24 50 34 46 50C36 56 24 52 20 44Z', hide, { depth: 3, line: 4.4 }));
  for (const [x, y, a] of [
    [-4, -86, -8],
    [-28, -80, -26],
    [22, -80, 20],
  ] as const)
    c.place(x, y, 1, a, () => c.solid('M-10 8L0-18L10 8Z', tone(pal.second, 1.1), { depth: 2, line: 4 }));
  const head = 'M-66-26C-68-70-34-84 0-84C34-84 68-70 66-26C66 4 52 30 0 32C-52 30-66 4-66-26Z';
  c.solid(head, hide, { depth: 9, line: 5.2, rim: '#f4ffb0' });
  c.clip(head, () => {
    c.path(
      'M-60 6C-30-12 30-12 60 6L60 40H-60Z',
      c.lin([mix('#fff6c8', hide.base, 0.2), mix('#f0d890', hide.base, 0.3)]),
    );
    for (const [x, y] of [
      [-44, -58],
      [-30, -68],
      [34, -66],
      [48, -54],
      [52, -40],
    ] as const)
      c.ellipse(x, y, 6, 5, alpha(hide.lo, 0.7));
  });
  for (const x of [-30, 32]) {
    c.ellipse(x, -24, 21, 24, '#ffffff', { stroke: INK, sw: 4.6 });
    c.circle(x + 2, -21, 16, c.rad(['#ffb84a', '#8a4a0c', '#1c0c04'], 0.5, 0.74, 0.62));
    c.circle(x - 4, -29, 7, '#ffffff');
    c.circle(x + 7, -13, 3.4, alpha('#ffffff', 0.9));
  }
  c.mirror(() => {
    c.ellipse(7, 1, 2.6, 3.6, INK);
    c.circle(48, 6, 10, c.rad([alpha('#ff5a4a', 0.7), alpha('#ff5a4a', 0)]));
  });
  c.path('M-20 11C-8 22 10 22 22 10C18 34-16 34-20 11Z', '#8a1420', { stroke: INK, sw: 3.8 });
  c.path('M-12 15L-8 22L-3 17ZM6 17L11 22L15 14Z', '#ffffff');
  // The broken shell below and a piece on the head.
  const low =
    'M-80 34L-62 22L-48 42L-30 26L-14 46L4 28L20 46L36 24L52 42L66 20L80 34C82 74 50 100 0 100C-50 100-82 74-80 34Z';
  c.solid(low, shell, { depth: 12, line: 5.4, rim: '#ffffff' });
  c.clip(low, () => {
    spots([
      [-52, 58, 11],
      [-16, 74, 15],
      [30, 64, 12],
      [60, 52, 9],
      [-66, 78, 8],
      [54, 84, 12],
      [6, 52, 6],
      [-34, 92, 8],
    ]);
    c.path('M40 20C50 60 30 90 10 110H100V20Z', alpha(shell.lo, 0.5));
  });
  const cap = 'M-46-66C-40-104 30-112 44-72L30-60L18-74L4-58L-10-74L-26-56Z';
  c.group('rotate(-8)', () => {
    c.solid(cap, shell, { depth: 8, line: 5, rim: '#ffffff' });
    c.clip(cap, () =>
      spots([
        [-22, -82, 8],
        [10, -90, 10],
        [28, -76, 5],
        [-4, -70, 4],
      ]),
    );
  });
}

function amber(s: Scene): void {
  const { c } = s;
  glow(s, 0, 0, 122, '#ffb83a', 1);
  const stone = 'M-50-84C-20-104 40-96 62-66C88-40 96 8 80 44C62 82 20 100-24 92C-68 84-92 48-88 4C-86-36-76-66-50-84Z';
  c.path(stone, '#5a1c04', { stroke: '#3a1002', sw: 11 });
  c.path(
    stone,
    c.rad(
      [
        [0, '#fff6a0'],
        [0.35, '#ffc02a'],
        [0.7, '#f0780a'],
        [1, '#a83a04'],
      ],
      0.42,
      0.4,
      0.68,
    ),
  );
  c.clip(stone, () => {
    c.poly(
      [
        [-50, -84],
        [-10, -60],
        [-44, -20],
        [-90, 0],
      ],
      alpha('#fff8c0', 0.35),
    );
    c.poly(
      [
        [62, -66],
        [40, -30],
        [84, 10],
        [100, -20],
      ],
      alpha('#8a2a02', 0.25),
    );
    c.poly(
      [
        [80, 44],
        [40, 30],
        [10, 70],
        [20, 110],
      ],
      alpha('#8a2a02', 0.32),
    );
    c.poly(
      [
        [-88, 4],
        [-50, 30],
        [-40, 96],
        [-90, 90],
      ],
      alpha('#8a2a02', 0.24),
    );
    for (let i = 0; i < 16; i++)
      c.circle(s.r.range(-76, 76), s.r.range(-76, 80), s.r.range(1.4, 4), alpha('#fffbd8', 0.7), {
        stroke: alpha('#a84a04', 0.4),
        sw: 1,
      });
    // A dragonfly of that age.
    c.place(-2, 4, 0.94, 32, () => {
      for (const q of [-1, 1])
        for (const [a, len, wide] of [
          [-10, 74, 13],
          [16, 64, 15],
        ] as const)
          c.group(`translate(0 -22) scale(${q} 1) rotate(${a})`, () => {
            const wing = `M2 0C${n(len * 0.3)} ${-wide} ${n(len * 0.9)} ${-wide} ${len} ${-2}C${n(len * 0.9)} ${wide * 0.7} ${n(len * 0.3)} ${wide * 0.6} 2 0Z`;
            c.path(wing, alpha('#fff2b0', 0.6), { stroke: '#5a2004', sw: 2.8 });
            c.line(
              `M4 0H${n(len * 0.94)}M${n(len * 0.3)}-8V6M${n(len * 0.5)}-9V7M${n(len * 0.7)}-9V6`,
              alpha('#5a2004', 0.7),
              1.6,
            );
            c.rect(len * 0.8, -wide * 0.62, 9, 4, '#5a2004', {}, 2);
          });
      c.path('M-6-18C-6-6-4 40-3 78C-2 84 2 84 3 78C4 40 6-6 6-18Z', '#2a0c02', { stroke: '#2a0c02', sw: 4 });
      for (let y = 0; y < 76; y += 11) c.line(`M-3 ${y}H3`, '#d8780f', 2.6);
      c.ellipse(0, -24, 9, 13, '#2a0c02');
      for (const q of [-1, 1])
        c.circle(q * 6, -40, 7.6, c.rad(['#ff9a3a', '#7a1c04', '#2a0802'], 0.36, 0.3, 0.8), {
          stroke: '#2a0c02',
          sw: 2,
        });
      c.line('M-8-14L-20 2M8-14L20 2M-8-20L-24-20', '#2a0c02', 2.4);
    });
    c.line(stone, alpha('#fff0a0', 0.7), 6, { t: 'translate(3 4)' });
    c.line(stone, alpha('#6a1c02', 0.5), 18, { t: 'translate(-5 -7)' });
    c.path('M-66-46C-50-78-16-88 10-86C-14-76-40-58-52-34C-60-26-70-34-66-46Z', alpha('#ffffff', 0.75));
  });
  sparkle(s, -38, -62, 22);
}

/** A long-necked giant far away, against the light; feet at 0,0. */
const GIANT =
  'M-92-30C-70-52-44-58-20-58C4-58 18-66 28-92C34-112 38-128 52-134C64-138 78-130 80-124C70-122 60-124 56-114C48-92 50-66 40-46C36-34 34-20 34 0H22L18-24C4-18-12-18-22-22L-24 0H-36L-38-26C-56-28-74-26-112-8C-106-18-100-24-92-30Z';

export const dino: Family = {
  palettes: [
    palette('0c4a5a 3ab08a f8f4a0 4a9a5a 2a7440 08281c fff6a8 5ab03a f07a2a'),
    palette('6a1c2a e8702a ffe28a a8703a 6a4a24 241808 ffe08a d8582a 3a9a8a'),
    palette('14305a 5a8ac0 ffe4b8 5a8a7a 347050 0a2420 ffecc0 e8a02a 8a5ac8'),
    palette('2a2a4a a05a7a ffcfa0 6a7a5a 4a5a34 141c10 ffd8a8 3aa0b8 e8c03a'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    sky(s, 0.7);
    glow(s, x, y - h * 0.06, h * 0.64, pal.glow, 0.95);
    c.circle(
      x,
      y - h * 0.04,
      h * 0.3,
      c.rad([alpha('#fffbe0', 0.9), alpha(mix(pal.glow, '#ffffff', 0.3), 0.75), alpha(pal.glow, 0.15)]),
    );
    rays(s, x, y, Math.max(w, h), pal.glow, { count: 12, strength: 0.25 });
    // Table mountains.
    for (let i = 0; i < 2 + w / 200; i++) {
      const mx = r.range(0, w);
      const mw = h * r.range(0.12, 0.24);
      const top = h * r.range(0.34, 0.5);
      c.poly(
        [
          [mx - mw, h * 0.72],
          [mx - mw * 0.7, top + 10],
          [mx - mw * 0.6, top],
          [mx + mw * 0.5, top - 3],
          [mx + mw * 0.66, top + 14],
          [mx + mw, h * 0.72],
        ],
        c.lin([alpha(mix(pal.far, pal.sky[1], 0.2), 0.9), alpha(mix(pal.far, pal.sky[2], 0.5), 0.8)]),
      );
    }
    for (let i = 0; i < 4 + w / 200; i++)
      c.place(
        r.range(0, w),
        h * r.range(0.08, 0.3),
        (h / 400) * r.range(0.3, 0.6),
        r.range(-16, 16),
        () =>
          c.path(
            'M0 0C-14-14-40-20-60-4C-40-6-22-2-12 8L-4 22L2 10C16-4 38-8 60-6C42-22 14-16 6-2L14-14L2-4Z',
            alpha(pal.near, 0.7),
          ),
        r.chance(0.5),
      );
    const line = ridgeLine(s, h * 0.74, h * 0.1, 0.6);
    c.poly([...line, [w, h], [0, h]], mix(pal.far, pal.sky[2], 0.35));
    mist(s, h * 0.68, h * 0.2, pal.sky[2], 0.55);
    const side = Math.max(h * 0.34, w * 0.26);
    c.place(x - side, h * 0.77, (h / 400) * 0.95, 0, () => c.path(GIANT, mix(pal.far, pal.near, 0.35)), true);
    c.place(x + side * 1.1, h * 0.75, (h / 400) * 0.62, 0, () => c.path(GIANT, mix(pal.far, pal.near, 0.15)));
    hills(s, h * 0.78, 14, mix(pal.mid, '#c8e05a', 0.25), pal.mid);
    mist(s, h * 0.8, h * 0.1, pal.sky[2], 0.35);
    // Cycads.
    for (const q of [-1.25, 1.25, -0.8, 0.86]) {
      const px = x + q * side;
      const tall = h * r.range(0.16, 0.26);
      c.path(
        `M${n(px - 7)} ${n(h * 0.9)}L${n(px - 4)} ${n(h * 0.88 - tall)}H${n(px + 5)}L${n(px + 8)} ${n(h * 0.9)}Z`,
        mix('#5a3a1c', pal.near, 0.4),
      );
      for (const a of [-170, -140, -108, -76, -46, -14, 10, 168])
        frond(s, px, h * 0.88 - tall, h * 0.16, a, mix(pal.mid, pal.near, 0.4), mix(pal.mid, '#b8e05a', 0.35));
    }
    hills(s, h * 0.89, 10, mix(pal.mid, pal.near, 0.4), pal.near);
    shadow(s, x, h * 0.93, h * 0.4, h * 0.05, 0.4);
    motes(s, 24 + w / 26, pal.glow, { size: 2 });
  },
  heroes: [
    (s) => s.c.place(-2, -2, 0.95, 0, () => tyrant(s)),
    (s) => s.c.place(0, 2, 0.92, 0, () => threeHorn(s)),
    (s) => s.c.place(0, 4, 0.93, 0, () => hatchling(s)),
    (s) => s.c.place(0, 0, 0.92, -6, () => amber(s)),
  ],
  extras: [
    (s) => {
      const t = tone(mix('#fff0d0', s.pal.second, 0.15), 0.95);
      s.c.solid('M0-20C11-20 17-2 16 6C15 16 7 20 0 20C-7 20-15 16-16 6C-17-2-11-20 0-20Z', t, {
        depth: 4,
        line: 2.6,
        rim: '#ffffff',
      });
      for (const [x, y, k] of [
        [-5, -6, 3.6],
        [6, 2, 4.4],
        [-4, 11, 3],
      ] as const)
        s.c.circle(x, y, k, alpha(s.pal.second, 0.8));
    },
    (s) => {
      const d = 'M-16-8C-20-16-12-20-8-15C-6-20 2-18 0-11L7-4C12-8 20-4 16 2C20 8 12 12 8 8L-4-4C-10 0-18-2-16-8Z';
      s.c.solid(d, tone('#fff0d0', 1), { depth: 3, line: 2.6, rim: '#ffffff' });
    },
    (s) => {
      for (const a of [-120, -90, -60]) leaf(s, 0, 18, 36, a, '#1f7a34', '#8ad84a');
    },
    (s) => {
      s.c.solid('M-9-16C-3-20 5-20 9-16C9-4 6 10 2 20C-4 10-9-4-9-16Z', tone('#fff4d8', 1), {
        depth: 3,
        line: 2.6,
        rim: '#ffffff',
      });
    },
  ],
  front(s) {
    const { r, w, h, pal } = s;
    const k = Math.min(w, h);
    const dark = mix(pal.near, '#041008', 0.3);
    for (const q of [0, 1])
      for (let i = 0; i < 7; i++) {
        const a = -88 + i * 17;
        s.c.group(q === 0 ? '' : `translate(${n(w)} 0) scale(-1 1)`, () =>
          frond(
            s,
            k * r.range(-0.04, 0.04),
            h - k * 0.02 + i * k * 0.012,
            k * r.range(0.22, 0.34),
            a,
            dark,
            mix(pal.mid, dark, 0.45),
          ),
        );
      }
    for (const q of [0.04, 0.2, 0.82, 0.97])
      leaf(
        s,
        w * q,
        -k * 0.02,
        k * r.range(0.14, 0.24),
        90 + (q < 0.5 ? -1 : 1) * r.range(-24, 16),
        dark,
        mix(pal.mid, dark, 0.5),
      );
  },
};
