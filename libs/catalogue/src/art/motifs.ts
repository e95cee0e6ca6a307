import { n } from './canvas.ts';
import { alpha, mix, shift, tone } from './colour.ts';
import { GOLD } from './palettes.ts';
import type { Scene } from './scene.ts';

type Point = [number, number];

/** Outlines of cut stones within ±100. */
export const CUTS: Readonly<
  Record<'round' | 'emerald' | 'pear' | 'hex' | 'trillion' | 'marquise' | 'square', readonly Point[]>
> = {
  round: Array.from({ length: 12 }, (_, i): Point => [
    Math.sin((i / 12) * 2 * Math.PI + 0.26) * 92,
    -Math.cos((i / 12) * 2 * Math.PI + 0.26) * 92,
  ]),
  emerald: [
    [-44, -92],
    [44, -92],
    [76, -60],
    [76, 60],
    [44, 92],
    [-44, 92],
    [-76, 60],
    [-76, -60],
  ],
  pear: [
    [0, -100],
    [34, -52],
    [62, -4],
    [72, 34],
    [52, 74],
    [0, 92],
    [-52, 74],
    [-72, 34],
    [-62, -4],
    [-34, -52],
  ],
  hex: [
    [0, -96],
    [83, -48],
    [83, 48],
    [0, 96],
    [-83, 48],
    [-83, -48],
  ],
  trillion: [
    [-86, -62],
    [-40, -78],
    [40, -78],
    [86, -62],
    [62, 10],
    [0, 92],
    [-62, 10],
  ],
  marquise: [
    [0, -100],
    [38, -56],
    [56, 0],
    [38, 56],
    [0, 100],
    [-38, 56],
    [-56, 0],
    [-38, -56],
  ],
  square: [
    [-60, -84],
    [60, -84],
    [84, -60],
    [84, 60],
    [60, 84],
    [-60, 84],
    [-84, 60],
    [-84, -60],
  ],
};

const along = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** A faceted stone. The brightness of each facet follows from its direction to the light; deep facets glow. */
export function gem(s: Scene, cut: readonly Point[], colour: string, table = 0.5): void {
  const { c } = s;
  const count = cut.length;
  const at = (i: number): Point => cut[i % count] ?? [0, 0];
  const outline = `M${cut.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  const dark = shift(colour, -0.34);
  c.path(outline, shift(colour, -0.4), { stroke: shift(colour, -0.42), sw: 7 });
  c.path(outline, c.lin([shift(colour, 0.1), shift(colour, -0.18)], 70));
  const inner = (i: number): Point => along([0, 0], at(i), table);
  for (let i = 0; i < count; i++) {
    const a = at(i);
    const b = at(i + 1);
    const mid = along(a, b, 0.5);
    const waist = along([0, 0], mid, (1 + table) / 2);
    const len = Math.hypot(mid[0], mid[1]) || 1;
    const lit = (-mid[0] * 0.5 - mid[1] * 0.86) / len;
    const f = (k: number) =>
      k > 0 ? mix(colour, shift(colour, 0.24, 0.75), Math.min(1, k)) : mix(colour, dark, Math.min(1, -k));
    c.poly([a, b, waist], f(lit * 0.95 + (i % 2) * 0.12));
    c.poly([a, waist, inner(i)], f(lit * 0.7 - 0.22));
    c.poly([b, inner(i + 1), waist], f(lit * 0.75 + 0.26));
    c.poly([inner(i), waist, inner(i + 1)], f(lit * 0.9 + 0.05 - (i % 2) * 0.3));
  }
  const top = Array.from({ length: count }, (_, i) => inner(i));
  c.poly(top, c.lin([shift(colour, 0.22, 0.8), shift(colour, 0.05), shift(colour, -0.1), shift(colour, 0.14)], 65));
  for (let i = 0; i < count; i += 2) {
    c.poly([inner(i), inner(i + 1), [0, 0]], alpha(i % 4 === 0 ? '#ffffff' : dark, 0.14));
  }
  c.line(`M${top.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, alpha('#ffffff', 0.6), 1.6);
  c.line(outline, alpha('#ffffff', 0.35), 1.6);
  c.poly(
    [inner(count - 1), inner(0), along(inner(0), [0, 0], 0.55), along(inner(count - 1), [0, 0], 0.7)],
    alpha('#ffffff', 0.55),
  );
}

/** A struck coin in slight perspective; `mark` draws the relief within ±50. */
export function coin(s: Scene, metal = GOLD, mark?: (ink: string, light: string) => void): void {
  const { c } = s;
  const m = tone(metal, 1.3);
  c.ellipse(0, 6, 92, 92, m.line);
  c.ellipse(0, 5, 88, 88, c.lin([m.lo, m.hi, m.lo], 0));
  c.ellipse(0, -3, 88, 88, c.lin([m.hi, m.base, m.lo, m.base], 60));
  c.circle(0, -3, 74, c.lin([m.lo, m.base, m.hi], 60), { stroke: alpha(m.line, 0.5), sw: 2 });
  c.circle(0, -3, 70, c.rad([m.hi, m.base, shift(m.lo, 0.05)], 0.36, 0.3, 0.8));
  if (mark !== undefined) {
    c.group('translate(2 2)', () => mark(m.lo, m.lo));
    c.group('translate(0 -3)', () => mark(m.hi, '#fff7d8'));
  } else {
    c.path('M0-46L12-16L44-14L19 5L28 37L0 19L-28 37L-19 5L-44-14L-12-16Z', m.lo, { t: 'translate(2 2)' });
    c.path('M0-46L12-16L44-14L19 5L28 37L0 19L-28 37L-19 5L-44-14L-12-16Z', c.lin(['#fff5cf', m.hi, m.base]), {
      t: 'translate(0 -3)',
    });
  }
  c.path('M-70-42A88 88 0 0 1 10-89L16-78A74 74 0 0 0-58-38Z', alpha('#ffffff', 0.55));
}

/** A coin as an extra (±20). */
export const smallCoin = (s: Scene): void => s.c.place(0, 0, 0.2, 0, () => coin(s));

/** A loose stone as an extra (±20). */
export function smallGem(s: Scene): void {
  const cut = s.r.pick(['round', 'emerald', 'hex', 'trillion'] as const);
  const colour = s.r.pick(['#e0244f', '#1f8fe8', '#19b36b', '#a04be0', '#f29a1f']);
  s.c.place(0, 0, 0.19, 0, () => gem(s, CUTS[cut], colour));
}

/** An open chest heaped with coins and stones. */
export function chest(s: Scene): void {
  const { c } = s;
  const wood = tone('#8a4a22');
  c.path('M-84-8C-90-58-70-84 0-86C70-84 90-58 84-8L72 2H-72Z', wood.line, { stroke: wood.line, sw: 6 });
  c.path('M-84-8C-90-58-70-84 0-86C70-84 90-58 84-8Z', c.lin(['#5a2c12', '#341606', '#1d0b03']));
  c.path(
    'M-84-10C-90-60-70-86 0-88C70-86 90-60 84-10L74-10C78-54 60-72 0-74C-60-72-78-54-74-10Z',
    c.lin(['#ffe08a', '#d08f22', '#7a420c']),
  );
  c.circle(0, -22, 84, c.rad([alpha('#fff2b0', 0.95), alpha('#ffc23d', 0.4), alpha('#ffb020', 0)]));
  for (let i = 0; i < 34; i++) {
    const row = Math.floor(i / 10);
    const x = -66 + (i % 10) * 14.6 + (row % 2) * 7 + s.r.range(-3, 3);
    const y = -34 + row * 12 + Math.abs(x) * 0.18 + s.r.range(-2, 2);
    if (i % 9 === 4)
      c.place(x, y - 4, 0.15, s.r.range(-30, 30), () =>
        gem(s, s.r.pick([CUTS.round, CUTS.hex, CUTS.emerald]), s.r.pick(['#e0244f', '#1f8fe8', '#19b36b', '#a04be0'])),
      );
    else {
      c.ellipse(x, y + 1.5, 12, 8.5, '#6b3807');
      c.ellipse(x, y, 11.5, 8, c.lin(['#fff0b0', '#f2b738', '#b3700f'], 60));
      c.ellipse(x, y, 7.5, 5, c.lin(['#c98a1c', '#ffdf7a'], 60));
    }
  }
  const front = 'M-86 4H86L78 84C40 92-40 92-78 84Z';
  c.solid(front, wood, { depth: 6, line: 4 });
  c.clip(front, () => {
    for (const y of [26, 48, 70]) {
      c.line(`M-90 ${y}Q0 ${y + 8} 90 ${y}`, alpha('#2a1005', 0.75), 2.6);
      c.line(`M-90 ${y + 2.4}Q0 ${y + 10.4} 90 ${y + 2.4}`, alpha('#d58b52', 0.35), 1.4);
    }
    for (const x of [-66, 66]) {
      c.rect(x - 9, 0, 18, 96, c.lin(['#8a4d0d', '#ffe08a', '#c98418', '#6b3807'], 0));
      for (const y of [16, 44, 72]) c.circle(x, y, 3.6, c.rad(['#fff8d8', '#c98418', '#5b2d05'], 0.35, 0.3, 0.8));
    }
  });
  c.path('M-88-4H88L86 14H-86Z', c.lin(['#fff0b0', '#e7a52a', '#8a4d0d']), { stroke: '#43210a', sw: 2.4 });
  c.solid('M-18 6H18V38C18 50 8 56 0 58C-8 56-18 50-18 38Z', tone(GOLD, 1.2), { depth: 4, line: 2.4 });
  c.path('M0 20A7 7 0 0 1 4 33L6 46H-6L-4 33A7 7 0 0 1 0 20Z', '#2a1005');
}

/** A radiant crown. */
export function crown(s: Scene, jewel: string): void {
  const { c } = s;
  const g = tone(GOLD, 1.25);
  c.ellipse(0, 40, 84, 20, '#4a1020');
  c.path('M-60 36C-60-10-30-34 0-38C30-34 60-10 60 36Z', c.lin(['#d02a4c', '#8a1030', '#4a0820']));
  const band = 'M-88 34L-98-40L-58-6L-44-66L-14-12L0-84L14-12L44-66L58-6L98-40L88 34C50 52-50 52-88 34Z';
  c.solid(band, g, { depth: 6, line: 4, rim: '#fff6cf' });
  c.solid('M-90 30C-50 50 50 50 90 30L86 62C48 82-48 82-86 62Z', g, { depth: 5, line: 3, rim: '#fff6cf' });
  for (const [x, y] of [
    [-98, -44],
    [-44, -70],
    [0, -90],
    [44, -70],
    [98, -44],
  ] as const)
    c.circle(x, y, 9, c.rad(['#ffffff', g.hi, g.lo], 0.35, 0.3, 0.8), { stroke: g.line, sw: 2.4 });
  c.place(0, 60, 0.16, 0, () => gem(s, CUTS.emerald, jewel));
  for (const q of [-1, 1]) {
    c.place(q * 38, 57, 0.13, q * -6, () => gem(s, CUTS.round, shift(jewel, 0.05, 1, 120)));
    c.place(q * 70, 48, 0.12, q * -14, () => gem(s, CUTS.round, jewel));
  }
  c.place(0, 2, 0.2, 0, () => gem(s, CUTS.pear, jewel));
}
