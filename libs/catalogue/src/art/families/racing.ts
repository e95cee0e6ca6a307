import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { bokeh, glow, mist, rays, sparkle } from '../light.ts';
import { smallCoin } from '../motifs.ts';
import { GOLD, palette, SILVER } from '../palettes.ts';
import { sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';
import { car } from './racingCar.ts';

function helmet(s: Scene): void {
  const { c, pal } = s;
  const shell = tone(pal.accent, 1.2);
  const stripe = tone(mix('#ffffff', pal.second, 0.75), 1.1);
  const d =
    'M-92 34C-104-30-66-98 14-100C78-100 106-50 102 12C100 50 92 76 80 88C40 100-10 100-44 92C-62 88-70 76-72 62C-84 58-92 48-92 34Z';
  c.solid(d, shell, { depth: 11, line: 5, rim: '#fff0e0' });
  c.clip(d, () => {
    c.path('M-70-72C-20-116 60-110 110-40L116-70L60-120H-60Z', stripe.base);
    c.path('M-84-50C-30-104 60-96 108-16L112-34C66-108-26-118-80-66Z', '#fffdf6');
    c.path('M24 100C40 60 70 36 116 22V110H20Z', c.lin([stripe.base, stripe.lo]));
    c.path('M10 104C28 58 62 30 116 10V18C66 38 38 62 22 104Z', '#fffdf6');
    c.path('M60-110C110-60 104 50 76 110H130V-110Z', alpha('#0a0a20', 0.3));
    c.ellipse(-16, -80, 44, 9, alpha('#ffffff', 0.55), { t: 'rotate(-16 -16 -80)' });
  });
  // Visor with what it mirrors.
  const v = 'M-94-10C-84-40-60-52-24-52C14-54 44-44 62-22C66-4 62 16 48 26C10 40-50 42-84 34C-94 24-97 8-94-10Z';
  c.path(v, '#0a0a12', { stroke: '#0a0a12', sw: 11 });
  c.path(
    v,
    c.lin([mix('#1a2a5a', pal.second, 0.2), mix('#ff8a3a', pal.glow, 0.4), '#ffe8a0', '#8a3a4a', '#1a1426'], 82),
  );
  c.clip(v, () => {
    c.path('M-100 10C-40-4 20-4 70 8V60H-100Z', alpha('#14101e', 0.85));
    c.path('M-30 44L-22 2H-14L10 44Z', alpha('#8a8a9a', 0.7));
    c.line('M-18 4L-14 14M-12 20L-8 34', '#ffffff', 2.4);
    c.path('M-96-16C-80-44-56-50-30-50L-58 40H-90Z', alpha('#ffffff', 0.42));
    c.path('M-16-56H-2L-28 44H-40Z', alpha('#ffffff', 0.28));
  });
  c.path(v, 'none', { stroke: alpha('#ffffff', 0.35), sw: 2 });
  c.path('M-92-22C-80-48-56-58-22-58C18-60 50-48 68-24', 'none', { stroke: '#1a1a24', sw: 7 });
  c.circle(68, -8, 15, '#0a0a12');
  c.circle(68, -9, 12, c.lin(['#ffffff', '#8a93a6', '#3a4050'], 60));
  c.circle(68, -9, 6, c.rad([shell.hi, shell.base, shell.lo]), { stroke: '#0a0a12', sw: 2 });
  // Chin with its vents.
  for (const x of [-64, -42, -20])
    c.path(`M${x} 54L${x + 15} 57L${x + 17} 76L${x + 6} 74Z`, c.lin(['#08080e', '#3a3e4a']), {
      stroke: shell.lo,
      sw: 2.4,
    });
  c.circle(74, 48, 17, '#fffdf6', { stroke: '#0a0a12', sw: 3 });
  c.path('M66 41L82 39L73 58', 'none', { stroke: '#0a0a12', sw: 4.6 });
  c.path('M-46 92C-10 101 40 101 80 88L78 97C42 108-10 108-44 100Z', c.lin(['#3a3e4a', '#101218']), {
    stroke: '#0a0a12',
    sw: 3,
  });
  sparkle(s, -52, -34, 22);
}

/** A waving chequered cloth that hangs from 0,0 to the right. */
function cloth(s: Scene, width: number, height: number): void {
  const { c } = s;
  const cols = 8;
  const rows = 6;
  const at = (i: number, j: number): readonly [number, number] => {
    const t = i / cols;
    return [
      t * width + Math.sin(t * 6 + j * 0.25) * 3,
      (j / rows) * height * (1 - t * 0.06) + Math.sin(t * 6.6) * height * 0.13 - t * height * 0.1,
    ];
  };
  const edge = [
    ...Array.from({ length: cols + 1 }, (_, i) => at(i, 0)),
    ...Array.from({ length: cols + 1 }, (_, i) => at(cols - i, rows)),
  ];
  c.poly(edge, '#0a0a12', { stroke: '#0a0a12', sw: 8 });
  for (let i = 0; i < cols; i++) {
    const light = Math.cos((i / cols) * 6.6 + 0.5);
    for (let j = 0; j < rows; j++)
      c.poly(
        [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)],
        (i + j) % 2 === 0
          ? mix('#ffffff', '#8a90a8', Math.max(0, -light) * 0.8)
          : mix('#14141c', '#4a4e62', Math.max(0, light) * 0.7),
      );
  }
}

function victory(s: Scene): void {
  const { c, pal } = s;
  const gold = tone(GOLD, 1.3);
  rays(s, 0, 0, 116, pal.glow, { count: 18, even: true, strength: 0.7 });
  c.mirror(() => {
    c.line('M-20 104L70-104', gold.line, 10);
    c.line('M-20 104L70-104', c.lin([gold.hi, gold.base, gold.lo], 0), 5.6);
    c.circle(71, -106, 7, c.rad(['#ffffff', gold.base, gold.lo], 0.36, 0.3, 0.8), { stroke: gold.line, sw: 2.6 });
  });
  c.place(66, -96, 1, 20, () => cloth(s, 56, 66));
  c.place(-66, -96, 1, -20, () => cloth(s, 56, 66), true);
  // The wreath.
  c.mirror(() => {
    c.line('M4 96C58 88 82 40 62-26', '#123a12', 6);
    for (let i = 0; i < 8; i++) {
      const a = 1.45 - i * 0.285;
      const x = Math.cos(a) * 70;
      const y = 22 + Math.sin(a) * 74;
      for (const [turn, k] of [
        [-38, 1],
        [36, 0.9],
      ] as const) {
        const t = `translate(${n(x)} ${n(y)}) rotate(${n((a * 180) / Math.PI - 90 + turn)}) scale(${k})`;
        const leafy = 'M0 0C8-9 28-11 38 0C28 9 8 9 0 0Z';
        c.path(leafy, '#0c2a10', { t, stroke: '#0c2a10', sw: 5 });
        c.path(leafy, c.lin(turn < 0 ? ['#a8e85a', '#3a9a2a', '#12561a'] : ['#6ac83a', '#247a22', '#0c4416'], 60), {
          t,
        });
        c.line('M4 0H33', alpha('#e8ffb0', 0.6), 1.4, { t });
      }
    }
  });
  c.circle(0, 20, 46, gold.line);
  c.circle(0, 18, 44, c.lin(['#fff8d0', gold.base, gold.lo, gold.hi, gold.lo], 55));
  c.circle(0, 18, 34, c.rad([shift(pal.accent, 0.1), pal.accent, shift(pal.accent, -0.22)], 0.4, 0.3, 0.8), {
    stroke: gold.line,
    sw: 3,
  });
  for (let i = 0; i < 24; i++)
    c.circle(Math.cos((i / 24) * Math.PI * 2) * 39, 18 + Math.sin((i / 24) * Math.PI * 2) * 39, 1.8, '#fff3b8', {
      stroke: gold.lo,
      sw: 0.8,
    });
  const one = 'M-13-1L3-12H11V36H17V44H-11V36H-3V5L-9 8Z';
  c.path(one, gold.line, { stroke: gold.line, sw: 6, t: 'translate(-2 3)' });
  c.path(one, c.lin(['#fffdf0', '#ffe89a', gold.base]), { t: 'translate(-2 2)' });
  c.path('M-30 6C-26-8-14-16 0-18C-14-10-22 0-24 14Z', alpha('#ffffff', 0.55));
  const band = tone(mix('#d8182a', pal.accent, 0.4), 1.1);
  c.mirror(() => c.solid('M4 92L34 84L50 106L36 104L32 114L8 102Z', band, { depth: 3, line: 3.2 }));
  c.solid('M-14 88C-6 84 6 84 14 88V102C6 106-6 106-14 102Z', band, { depth: 3, line: 3.2 });
}

function speedometer(s: Scene): void {
  const { c, pal } = s;
  const ink = '#08090e';
  for (let i = 0; i < 40; i++)
    c.rect(
      -5.4,
      -106,
      10.8,
      16,
      c.lin(['#4a4e5c', '#1a1c24']),
      { t: `rotate(${i * 9}) skewX(14)`, stroke: ink, sw: 2.4 },
      2,
    );
  c.circle(0, 0, 98, ink);
  c.circle(0, 0, 96, c.lin(['#5a6070', '#2a2d38', '#14151c', '#2c303c'], 60));
  c.circle(0, 0, 88, 'none', { stroke: '#101118', sw: 2.4 });
  for (const a of [200, 20])
    for (let i = 0; i < 5; i++)
      c.path('M-4-92L4-92L6-80L-6-80Z', mix('#ffd83a', pal.accent, 0.15), { t: `rotate(${a + i * 11})` });
  c.circle(0, 0, 75, ink);
  c.circle(0, 0, 73, c.lin(['#ffffff', '#8a93a6', '#3a4050', '#d8e0ec', '#5a6272'], 55));
  c.circle(0, 0, 64, '#0a0b12', { stroke: '#14161e', sw: 3 });
  c.circle(
    0,
    0,
    62,
    c.rad(
      [
        [0, mix('#1c2438', pal.accent, 0.3)],
        [1, '#07080e'],
      ],
      0.5,
      0.6,
      0.6,
    ),
  );
  const at = (deg: number, r: number) =>
    `${n(Math.sin((deg * Math.PI) / 180) * r)} ${n(-Math.cos((deg * Math.PI) / 180) * r)}`;
  c.line(`M${at(-130, 54)}A54 54 0 0 1 ${at(52, 54)}`, c.lin(['#2ae8ff', '#3aff8a', '#ffe03a'], 0), 8, { cap: 'butt' });
  c.line(`M${at(54, 54)}A54 54 0 0 1 ${at(130, 54)}`, c.lin(['#ff8a1f', '#ff1f2a']), 10, { cap: 'butt' });
  for (let i = 0; i <= 20; i++) {
    const a = -130 + i * 13;
    c.line(`M${at(a, i % 2 === 0 ? 38 : 43)}L${at(a, 48)}`, i > 14 ? '#ff5a4a' : '#ffffff', i % 2 === 0 ? 4 : 2.2);
  }
  c.path('M-22 30H22L16 44H-16Z', '#05060a', { stroke: '#5a6272', sw: 2 });
  for (let i = 0; i < 6; i++) c.rect(-15 + i * 5.2, 34, 3.4, 6.4, i < 4 ? '#3aff8a' : '#ff5a2a');
  glow(s, 0, 0, 46, '#ff3a1f', 0.5);
  c.path('M-7 6L-3-9L44-32L5 8Z', ink, { stroke: ink, sw: 5 });
  c.path('M-7 6L-3-9L44-32L5 8Z', c.lin(['#ffd0a0', '#ff3a1f', '#b80a14'], 10));
  c.circle(0, 0, 14, ink);
  c.circle(0, 0, 11.6, c.rad(['#ffffff', '#aab6c8', '#3a4050'], 0.36, 0.3, 0.8));
  c.path('M-58-14C-54-44-30-60 0-61C-26-48-40-30-44 6C-52 4-57-4-58-14Z', alpha('#ffffff', 0.2));
  c.path('M-84-46C-70-72-46-90-14-95L-12-85C-40-80-62-64-76-40Z', alpha('#ffffff', 0.35));
}

export const racing: Family = {
  palettes: [
    palette('140a24 8a2440 ffb45a 5a2a4a 2a1626 0c0610 ffc86a e01a2a ffffff'),
    palette('041026 0c4a9a 8ad8ff 1c4a86 0e2446 040a18 a8e8ff f28a0c 1f6ae8'),
    palette('060c14 14483a d8f08a 1c4a40 0e2824 040c0a e0ff8a 0c9a5a ffd83a'),
    palette('10041c 4a1490 ff6ac8 3c1a6a 1c0e38 080414 ff9ae0 1f7af0 ff3aa8'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    sky(s, 0.7);
    glow(s, x, h * 0.52, h * 0.62, pal.glow, 0.9);
    rays(s, x, h * 0.55, Math.hypot(w, h), pal.glow, { count: 16, from: 180, to: 360, even: true, strength: 0.4 });
    const horizon = h * 0.6;
    if (r.chance(0.6)) {
      // Grandstands under floodlights.
      for (const q of [0, 1])
        c.group(q === 0 ? '' : `translate(${n(w)} 0) scale(-1 1)`, () => {
          c.path(
            `M0 ${n(h * 0.18)}L${n(w * 0.44)} ${n(h * 0.5)}V${n(h * 0.62)}L0 ${n(h * 0.72)}Z`,
            c.lin([pal.far, pal.mid]),
          );
          for (let row = 0; row < 7; row++)
            for (let i = 0; i < 30; i++) {
              const t = i / 30;
              const k = 1 - t * 0.8;
              c.circle(
                t * w * 0.43 + r.range(-2, 2),
                h * (0.3 + t * 0.235) + row * h * 0.052 * k,
                h * 0.011 * k + 0.6,
                alpha(r.pick(['#ffffff', pal.glow, pal.accent, pal.second, shift(pal.far, 0.14)]), r.range(0.35, 0.85)),
              );
            }
          c.path(
            `M${n(-w * 0.02)} ${n(h * 0.1)}L${n(w * 0.46)} ${n(h * 0.47)}V${n(h * 0.495)}L0 ${n(h * 0.22)}Z`,
            c.lin([pal.near, mix(pal.far, pal.glow, 0.25)], 20),
          );
          for (const [fx, fy, k] of [
            [0.1, 0.06, 1],
            [0.28, 0.24, 0.7],
          ] as const) {
            c.line(`M${n(w * fx)} ${n(h * fy)}V${n(h * 0.5)}`, pal.near, 5 * k);
            c.rect(w * fx - h * 0.06 * k, h * fy - h * 0.03 * k, h * 0.12 * k, h * 0.06 * k, pal.near);
            for (let i = 0; i < 6; i++)
              c.circle(
                w * fx + ((i % 3) - 1) * h * 0.036 * k,
                h * fy + (i < 3 ? -0.013 : 0.013) * h * k,
                h * 0.013 * k,
                '#ffffff',
              );
            glow(s, w * fx, h * fy, h * 0.22 * k, mix(pal.glow, '#ffffff', 0.4), 0.7);
          }
        });
    } else {
      // The harbour front of a town.
      for (let layer = 0; layer < 2; layer++)
        for (let bx = -10; bx < w;) {
          const bw = h * r.range(0.06, 0.13);
          const tall = h * r.range(0.1, 0.34) * (1 - layer * 0.35);
          const col = mix(mix(pal.far, pal.sky[2], 0.4), pal.mid, layer);
          c.rect(bx, horizon - tall, bw, tall + 6, c.lin([mix(col, pal.glow, 0.25), col], 40));
          for (let i = 0; i < 10; i++)
            if (r.chance(0.5))
              c.rect(
                bx + bw * (0.15 + (i % 3) * 0.28),
                horizon - tall + h * (0.02 + Math.floor(i / 3) * 0.03),
                bw * 0.13,
                h * 0.012,
                alpha('#ffe8a0', 0.85),
              );
          bx += bw * r.range(0.9, 1.2);
        }
    }
    mist(s, horizon, h * 0.16, pal.glow, 0.6);
    // Track, kerbs and grass.
    c.rect(0, horizon, w, h - horizon, c.lin([mix(pal.mid, '#2a6a2a', 0.35), mix(pal.near, '#0c2a10', 0.4)]));
    const near = Math.max(w * 0.5, h * 0.62);
    const far = h * 0.09;
    const edge = (side: number, t: number, extra: number) => x + side * (far + (near - far) * t) * (1 + extra);
    const ty = (t: number) => horizon + (h - horizon) * t;
    c.poly(
      [
        [edge(-1, 0, 0), horizon],
        [edge(1, 0, 0), horizon],
        [edge(1, 1, 0), h],
        [edge(-1, 1, 0), h],
      ],
      c.lin([mix('#5a5a6a', pal.glow, 0.4), mix('#2c2c38', pal.mid, 0.3), mix('#16161e', pal.near, 0.4)]),
    );
    for (let i = 0; i < 12; i++) {
      const [a, b] = [(i / 12) ** 2, ((i + 1) / 12) ** 2];
      for (const side of [-1, 1])
        c.poly(
          [
            [edge(side, a, 0), ty(a)],
            [edge(side, a, 0.16), ty(a)],
            [edge(side, b, 0.16), ty(b)],
            [edge(side, b, 0), ty(b)],
          ],
          i % 2 === 0 ? mix('#ffffff', pal.glow, 0.2) : mix('#d8142a', pal.accent, 0.45),
        );
    }
    for (let i = 0; i < 40; i++) {
      const a = r.range(0.06, 0.94) * Math.PI;
      const from = h * r.range(0.2, 0.5);
      const len = h * r.range(0.1, 0.5);
      c.line(
        `M${n(x + Math.cos(a) * from * 2)} ${n(horizon + Math.sin(a) * from * 0.6)}L${n(x + Math.cos(a) * (from + len) * 2)} ${n(horizon + Math.sin(a) * (from + len) * 0.6)}`,
        alpha(r.pick([pal.glow, '#ffffff', pal.accent]), r.range(0.1, 0.4)),
        r.range(1, 3),
      );
    }
    glow(s, x, y, h * 0.4, pal.glow, 0.35);
    bokeh(s, 14, pal.glow, 0, horizon, 16);
  },
  heroes: [car, helmet, victory, speedometer],
  upright: [1, 2],
  extras: [
    smallCoin,
    (s) =>
      s.c.group('rotate(-8)', () => {
        s.c.line('M-15-18L-9 20', '#3a2408', 4.6);
        s.c.line('M-15-18L-9 20', GOLD, 2.4);
        s.c.place(-14, -15, 1, 0, () => {
          for (let i = 0; i < 4; i++)
            for (let j = 0; j < 3; j++)
              s.c.rect(i * 7.6, j * 7.2 + Math.sin(i * 1.3) * 2, 7.6, 7.2, (i + j) % 2 === 0 ? '#ffffff' : '#14141c', {
                stroke: '#14141c',
                sw: 0.8,
              });
        });
      }),
    (s) => {
      const { c } = s;
      c.circle(0, 0, 18, '#08090e');
      c.circle(0, 0, 16.4, c.lin(['#5a6070', '#1c1e26'], 60));
      c.circle(0, 0, 12.4, 'none', { stroke: '#ffd83a', sw: 1.6 });
      c.circle(0, 0, 9.4, c.lin(['#ffffff', '#8a93a6', '#3a4050'], 60), { stroke: '#08090e', sw: 1.6 });
      for (let i = 0; i < 5; i++) c.line('M0 0V-8.4', '#1a1d26', 2.2, { t: `rotate(${i * 72})` });
      c.circle(0, 0, 2.6, s.pal.accent);
    },
    (s) => {
      const m = tone(SILVER, 1.4);
      s.c.group('rotate(40)', () => {
        s.c.solid('M-4-20C-11-17-13-9-9-4L-5-1V14C-5 19 5 19 5 14V-1L9-4C13-9 11-17 4-20V-11L0-8L-4-11Z', m, {
          depth: 2,
          line: 2.4,
        });
        s.c.circle(0, 13, 2, m.line);
      });
    },
    (s) => {
      s.c.path('M4-20L-13 3H-2L-6 20L13-5H1Z', '#5a2a04', { stroke: '#5a2a04', sw: 5 });
      s.c.path('M4-20L-13 3H-2L-6 20L13-5H1Z', s.c.lin(['#fffbd0', '#ffd83a', '#f08a0c']));
    },
  ],
  front(s) {
    const { c, w, h, pal } = s;
    const k = Math.min(w, h);
    // Stacks of tyres at the corners.
    for (const q of [0, 1])
      c.group(q === 0 ? '' : `translate(${n(w)} 0) scale(-1 1)`, () => {
        for (const [tx, rows, wd] of [
          [k * 0.005, 4, 0.17],
          [k * 0.13, 2, 0.13],
        ] as const)
          for (let i = 0; i < rows; i++) {
            const tw = k * wd;
            const ty = h - i * k * 0.052 - k * 0.045;
            c.rect(
              tx - tw / 2,
              ty,
              tw,
              k * 0.05,
              c.lin(
                i % 2 === 0
                  ? ['#4a4e5c', '#1c1e28', '#0a0a10']
                  : [shift(pal.accent, 0.1), pal.accent, shift(pal.accent, -0.24)],
              ),
              { stroke: '#08080e', sw: 2 },
              k * 0.02,
            );
            c.rect(tx - tw * 0.4, ty + k * 0.008, tw * 0.8, k * 0.006, alpha('#ffffff', 0.28), {}, 1);
          }
      });
  },
};
