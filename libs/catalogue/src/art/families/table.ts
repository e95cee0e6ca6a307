import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { bokeh, glow, rays } from '../light.ts';
import { GOLD, palette } from '../palettes.ts';
import type { Family, Scene } from '../scene.ts';
import { gameMotifs } from './tableHands.ts';

const SUITS = {
  spade:
    'M0-40C14-20 40-6 40 14C40 32 18 38 6 24C8 34 12 40 18 44H-18C-12 40-8 34-6 24C-18 38-40 32-40 14C-40-6-14-20 0-40Z',
  heart: 'M0 42C-30 18-42 4-42-14C-42-34-14-40 0-18C14-40 42-34 42-14C42 4 30 18 0 42Z',
  diamond: 'M0-44C8-26 18-12 32 0C18 12 8 26 0 44C-8 26-18 12-32 0C-18-12-8-26 0-44Z',
  club: 'M0-42C16-42 24-26 14-12C30-18 42-6 38 10C34 24 14 26 6 14C8 30 12 38 18 42H-18C-12 38-8 30-6 14C-14 26-34 24-38 10C-42-6-30-18-14-12C-24-26-16-42 0-42Z',
} as const;
type Suit = keyof typeof SUITS;

/** Strokes of court letters within ±20, so that no font is needed. */
const RANKS: Readonly<Record<string, string>> = {
  A: 'M-13 18L0-18L13 18M-8 6H8',
  K: 'M-11-18V18M12-18L-9 3L12 18',
  Q: 'M0-18C-16-18-16 16 0 16C16 16 16-18 0-18M4 8L14 20',
  J: 'M10-18V8C10 20-10 20-11 6',
  '8': 'M0-2C-12-6-11-18 0-18C11-18 12-6 0-2C-14 2-13 18 0 18C13 18 14 2 0-2',
  '9': 'M10-8C10 4-10 4-10-8C-10-21 10-21 10-8C10 6 6 14-4 18',
  '10': 'M-12-18V18M8-18C-2-18-2 18 8 18C18 18 18-18 8-18',
};

function playingCard(s: Scene, rank: string, suit: Suit): void {
  const { c } = s;
  const ink = suit === 'heart' || suit === 'diamond' ? '#d3122e' : '#151a2a';
  c.rect(-50, -70, 100, 140, '#0c0a12aa', { t: 'translate(4 6)' }, 11);
  c.rect(-50, -70, 100, 140, c.lin(['#ffffff', '#f4f1ea', '#d8d2c6'], 60), { stroke: '#2a2430', sw: 2 }, 11);
  c.rect(-44, -64, 88, 128, 'none', { stroke: alpha(ink, 0.18), sw: 1.4 }, 8);
  c.path(SUITS[suit], c.lin([shift(ink, 0.14), ink, shift(ink, -0.1)], 70), { t: 'translate(4 8) scale(.86)' });
  c.path(SUITS[suit], alpha('#ffffff', 0.22), { t: 'translate(0 3) scale(.5)' });
  c.line(RANKS[rank] ?? '', ink, 7, { t: 'translate(-33 -48) scale(.62)' });
  c.path(SUITS[suit], ink, { t: 'translate(-33 -22) scale(.22)' });
  c.line(RANKS[rank] ?? '', ink, 7, { t: 'translate(33 48) rotate(180) scale(.62)' });
}

function fan(s: Scene): void {
  const hand: [string, Suit][] = [
    ['A', 'spade'],
    ['K', 'heart'],
    ['Q', 'club'],
    ['A', 'diamond'],
  ];
  hand.forEach(([rank, suit], i) =>
    s.c.group(`rotate(${-33 + i * 22} 0 110)`, () => s.c.group('translate(0 -16)', () => playingCard(s, rank, suit))),
  );
  for (const [x, y, k] of [
    [-56, 74, 0],
    [58, 76, 1],
    [0, 86, 2],
  ] as const)
    s.c.place(x, y, 0.4, 0, () => stack(s, k));
}

/** A pile of chips seen from above. */
function stack(s: Scene, kind: number): void {
  const { c, pal } = s;
  const colour = [pal.accent, '#1d2433', pal.second][kind % 3] ?? pal.accent;
  const t = tone(colour);
  const count = 4 - (kind % 2);
  for (let i = 0; i < count; i++) {
    const y = 36 - i * 20;
    c.path(`M-78 ${y - 16}V${y}C-78 ${y + 56} 78 ${y + 56} 78 ${y}V${y - 16}Z`, t.line, { stroke: t.line, sw: 5 });
    c.path(`M-78 ${y - 16}V${y}C-78 ${y + 56} 78 ${y + 56} 78 ${y}V${y - 16}Z`, c.lin([t.lo, t.hi, t.base, t.lo], 0));
    for (const [a, b] of [
      [-66, -44],
      [-16, 16],
      [44, 66],
    ] as const) {
      const at = (x: number) => y + 42 * Math.sqrt(Math.max(0, 1 - (x / 78) ** 2));
      c.poly(
        [
          [a, at(a) - 16],
          [b, at(b) - 16],
          [b, at(b)],
          [a, at(a)],
        ],
        '#f4efe6',
      );
    }
  }
  const top = 20 - (count - 1) * 20;
  c.ellipse(0, top, 78, 42, c.lin([t.hi, t.base, t.lo]), { stroke: t.line, sw: 3 });
  for (let i = 0; i < 6; i++) {
    const p = (q: number, k: number) => `${n(Math.cos(q) * 78 * k)} ${n(top + Math.sin(q) * 42 * k)}`;
    const q = (i / 6) * Math.PI * 2 + 0.2;
    c.path(`M${p(q - 0.16, 1)}L${p(q + 0.16, 1)}L${p(q + 0.16, 0.76)}L${p(q - 0.16, 0.76)}Z`, '#f4efe6');
  }
  c.ellipse(0, top, 56, 30, c.lin([t.lo, t.base]), { stroke: '#f4efe6', sw: 3 });
  c.path(SUITS.diamond, '#f4efe6', { t: `translate(0 ${top}) scale(.62 .36)` });
  c.path(`M-70 ${top - 14}A78 42 0 0 1 10 ${top - 41}L8 ${top - 33}A66 34 0 0 0-58 ${top - 10}Z`, '#ffffff70');
}

function wheel(s: Scene): void {
  const { c, pal } = s;
  const g = tone(GOLD, 1.25);
  const wood = tone('#7a3d1c');
  const sq = 0.62;
  c.ellipse(0, 16, 106, 106 * sq, alpha('#000000', 0.5));
  c.ellipse(0, 10, 104, 104 * sq, wood.line);
  c.ellipse(0, 2, 104, 104 * sq, c.lin([wood.lo, wood.hi, wood.base, wood.lo], 20));
  c.ellipse(0, 0, 96, 96 * sq, c.lin([wood.hi, wood.lo], 60), { stroke: g.base, sw: 2.4 });
  c.group(`scale(1 ${sq})`, () => {
    const turn = s.r.range(0, 0.3);
    for (let i = 0; i < 37; i++) {
      const a0 = (i / 37) * Math.PI * 2 + turn;
      const a1 = ((i + 1) / 37) * Math.PI * 2 + turn;
      const p = (a: number, r: number) => `${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}`;
      const base = i === 0 ? '#12914a' : i % 2 === 0 ? '#c4142c' : '#15161f';
      c.path(`M${p(a0, 86)}L${p(a1, 86)}L${p(a1, 66)}L${p(a0, 66)}Z`, shift(base, 0.05 - Math.sin(a0) * 0.06), {
        stroke: g.base,
        sw: 1,
      });
      c.path(`M${p(a0, 66)}L${p(a1, 66)}L${p(a1, 50)}L${p(a0, 50)}Z`, shift(base, -0.06), {
        stroke: alpha(g.base, 0.7),
        sw: 0.8,
      });
      const m = (a0 + a1) / 2;
      c.line(`M${p(m, 73)}L${p(m, 80)}`, '#ffffffc8', 2);
    }
    c.circle(0, 0, 86, 'none', { stroke: g.hi, sw: 2 });
    c.circle(0, 0, 50, c.rad([wood.hi, wood.base, wood.lo], 0.4, 0.3, 0.8), { stroke: g.base, sw: 3 });
    for (let i = 0; i < 8; i++)
      c.path('M0 0L46-9L46 9Z', alpha(i % 2 === 0 ? '#2a1006' : '#d98f52', 0.45), { t: `rotate(${i * 45})` });
  });
  c.path('M-76 40A96 60 0 0 1-92-16L-86-14A88 54 0 0 0-70 36Z', '#ffffff60');
  for (const a of [20, 110, 200, 290]) {
    const q = (a * Math.PI) / 180;
    const x = Math.cos(q) * 34;
    const y = Math.sin(q) * 34 * sq - 6;
    c.line(`M0 -12L${n(x)} ${n(y)}`, g.line, 8);
    c.line(`M0 -12L${n(x)} ${n(y)}`, g.hi, 4.4);
    c.circle(x, y, 6, c.rad(['#ffffff', g.hi, g.lo], 0.35, 0.3, 0.8), { stroke: g.line, sw: 1.6 });
  }
  c.solid('M-16 2C-16-12-8-14-7-30C-18-36-12-52 0-54C12-52 18-36 7-30C8-14 16-12 16 2C8 10-8 10-16 2Z', g, {
    depth: 4,
    line: 3,
    rim: '#ffffff',
  });
  c.circle(0, -56, 7, c.rad(['#ffffff', g.hi, g.lo], 0.35, 0.3, 0.8), { stroke: g.line, sw: 2 });
  c.circle(58, 28, 10, '#00000060');
  c.circle(56, 23, 9, c.rad(['#ffffff', '#f2f2f8', '#9a9ab0'], 0.36, 0.3, 0.8), { stroke: '#3a3a4a', sw: 1.4 });
  glow(s, 56, 22, 20, pal.glow, 0.5);
}

function dice(s: Scene): void {
  const { c, pal } = s;
  const die = (colour: string, faces: readonly [number, number, number]) => {
    const t = tone(colour);
    c.path('M0-56L54-28V32L0 62L-54 32V-28Z', t.line, { stroke: t.line, sw: 11 });
    c.path('M0-56L54-28L0 2L-54-28Z', c.lin([shift(t.hi, 0.06), t.hi]), { stroke: t.hi, sw: 5 });
    c.path('M-54-28L0 2V62L-54 32Z', c.lin([t.base, shift(t.base, -0.06)]), { stroke: t.base, sw: 4 });
    c.path('M54-28L0 2V62L54 32Z', c.lin([t.lo, shift(t.lo, -0.08)]), { stroke: t.lo, sw: 4 });
    const pips: Record<number, [number, number][]> = {
      1: [[0, 0]],
      3: [
        [-0.5, -0.5],
        [0, 0],
        [0.5, 0.5],
      ],
      5: [
        [-0.5, -0.5],
        [0.5, -0.5],
        [0, 0],
        [-0.5, 0.5],
        [0.5, 0.5],
      ],
      6: [
        [-0.5, -0.55],
        [-0.5, 0],
        [-0.5, 0.55],
        [0.5, -0.55],
        [0.5, 0],
        [0.5, 0.55],
      ],
    };
    const dots = (f: number, m: string, ink: string) =>
      c.group(m, () => {
        for (const [x, y] of pips[f] ?? []) {
          c.circle(x * 30, y * 30, 6.4, ink);
          c.circle(x * 30 - 1.4, y * 30 - 1.4, 2, '#ffffff50');
        }
      });
    dots(faces[0], 'matrix(.9 .47 -.9 .5 0 -27)', '#fffdf5');
    dots(faces[1], 'matrix(.9 .5 0 1 -27 17)', '#fffdf5');
    dots(faces[2], 'matrix(.9 -.5 0 1 27 17)', '#ece6dc');
    c.line('M-52-28L0 1L52-28M0 2V60', '#ffffff70', 2);
  };
  c.place(-40, 26, 0.92, -12, () => die(pal.accent, [5, 3, 6]));
  c.place(48, -22, 0.86, 16, () => die(pal.second, [6, 1, 5]));
}

export const table: Family = {
  palettes: [
    palette('03120c 0a5a3a 02100a 0a4a30 06301f 010a06 ffe0a0 c4142c e0a02a'),
    palette('14040a 7a0f28 0c0206 5a0c20 380814 080104 ffd09a e0a838 1f7a5a'),
    palette('04081c 123a8a 020510 0f2c66 081c44 01030c b8d8ff d81f4a e8b23c'),
    palette('0c0818 4a1f78 06030f 341658 200c38 050210 e8b8ff e8a82a 18a890'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    c.rect(0, 0, w, h, c.lin([pal.sky[0], mix(pal.sky[0], pal.mid, 0.6), pal.near]));
    for (let i = 0; i < w / 60; i++) {
      const x = i * 60 + r.range(0, 30);
      c.rect(x, 0, 26, h * 0.55, c.lin([alpha(pal.far, 0.1), alpha(pal.far, 0.75), alpha(pal.far, 0.1)], 0));
    }
    bokeh(s, Math.round(w / 12), pal.glow, 0, h * 0.5, 26);
    bokeh(s, Math.round(w / 30), pal.accent, 0, h * 0.5, 30);
    rays(s, s.hero.x, -h * 0.2, h * 1.3, pal.glow, { count: 7, from: 55, to: 125, strength: 0.6 });
    const y = h * 0.58;
    c.path(
      `M${-w * 0.1} ${h}V${y + h * 0.1}Q${w / 2} ${y - h * 0.12} ${w * 1.1} ${y + h * 0.1}V${h}Z`,
      c.lin(['#8a5228', '#3a1c0a']),
    );
    c.path(
      `M${-w * 0.1} ${h}V${y + h * 0.14}Q${w / 2} ${y - h * 0.07} ${w * 1.1} ${y + h * 0.14}V${h}Z`,
      c.rad(
        [
          [0, mix(pal.sky[1], pal.glow, 0.25)],
          [0.5, pal.sky[1]],
          [1, pal.near],
        ],
        s.hero.x / w,
        0.25,
        0.75,
      ),
    );
    for (const k of [0.2, 0.26])
      c.line(
        `M0 ${y + h * k}Q${w / 2} ${y + h * (k - 0.17)} ${w} ${y + h * k}`,
        alpha(pal.glow, 0.35),
        k === 0.2 ? 2.4 : 1.2,
      );
    for (let i = 0; i < w / 70; i++)
      c.path(SUITS[r.pick(['spade', 'heart', 'diamond', 'club'] as const)], alpha(pal.glow, 0.12), {
        t: `translate(${n(r.range(0, w))} ${n(h * r.range(0.8, 0.95))}) scale(.3 .2)`,
      });
  },
  heroes: [
    wheel,
    fan,
    dice,
    (s) => {
      s.c.place(-44, 20, 0.66, 0, () => stack(s, 0));
      s.c.place(50, 14, 0.62, 0, () => stack(s, 2));
      s.c.place(2, -22, 0.62, 0, () => stack(s, 1));
      s.c.place(12, 52, 0.6, 0, () => stack(s, 3));
    },
    ...gameMotifs({ card: playingCard, stack }),
  ],
  // Everything with cards or numbers.
  upright: [1, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  extras: [
    (s) => s.c.place(0, 0, 0.22, 0, () => stack(s, 1)),
    (s) => s.c.place(0, 0, 0.22, 0, () => stack(s, 0)),
    (s) => s.c.place(0, 0, 0.22, 0, () => playingCard(s, 'A', s.r.pick(['spade', 'heart'] as const))),
  ],
};
