import { alpha, tone } from '../colour.ts';
import { GOLD } from '../palettes.ts';
import type { Scene } from '../scene.ts';

/** Draws one card, ±50 by ±70 units, and one pile of chips: the family's own, so that all its motifs match. */
export interface TableParts {
  readonly card: (s: Scene, rank: string, suit: 'spade' | 'heart' | 'diamond' | 'club') => void;
  readonly stack: (s: Scene, kind: number) => void;
}

/** The back of a card: a woven pattern in the palette's accent. */
function cardBack(s: Scene): void {
  const { c, pal } = s;
  const t = tone(pal.accent);
  c.rect(-50, -70, 100, 140, '#0c0a12aa', { t: 'translate(4 6)' }, 11);
  c.rect(-50, -70, 100, 140, c.lin(['#ffffff', '#d8d2c6'], 60), { stroke: '#2a2430', sw: 2 }, 11);
  c.rect(-42, -62, 84, 124, c.lin([t.hi, t.base, t.lo], 60), { stroke: '#f4efe6', sw: 2 }, 7);
  for (let k = -2; k <= 2; k++)
    c.line(`M-38 ${k * 20 - 18}L38 ${k * 20 + 18}M38 ${k * 20 - 18}L-38 ${k * 20 + 18}`, alpha('#ffffff', 0.28), 2.4);
  c.circle(0, 0, 18, t.lo, { stroke: '#f4efe6', sw: 3 });
  c.path('M0-12C3-4 6-2 12 0C6 2 3 4 0 12C-3 4-6 2-12 0C-6-2-3-4 0-12Z', '#f4efe6');
}

/** The shoe that cards are dealt from, with one on its way out. */
function shoe({ card }: TableParts, s: Scene): void {
  const { c } = s;
  const g = tone(GOLD, 1.25);
  c.place(52, 40, 0.8, 24, () => card(s, 'A', 'heart'));
  c.path('M-92 56V-30L-20-62L44-34V26L-22 72Z', '#0c0a12', { t: 'translate(5 7)' });
  c.path('M-92 54V-30L-22-2V72Z', c.lin(['#3a3244', '#1c1724'], 20), { stroke: '#0c0a12', sw: 3 });
  c.path('M-22-2L44-34V28L-22 72Z', c.lin(['#544a62', '#241d2e'], 60), { stroke: '#0c0a12', sw: 3 });
  c.path('M-92-30L-20-62L44-34L-22-2Z', c.lin(['#7a6f8a', '#4a4058']), { stroke: '#0c0a12', sw: 3 });
  // The packed cards, seen through the slot on top.
  for (let k = 0; k < 6; k++)
    c.line(`M${-70 + k * 14} ${-31 - k * 6}L${-14 + k * 12} ${-9 - k * 6}`, k % 2 === 0 ? '#fffdf5' : '#c9c2b4', 5);
  c.line('M-92 54L-22 72L44 28M-92-30L-22-2L44-34M-22-2V72', g.base, 2.6);
  c.path('M-66 12C-58 0-50 2-48 12C-46 24-60 34-66 24Z', g.hi, { stroke: g.line, sw: 2 });
}

/** The wheel's betting cloth: numbers, the zero and chips on them. */
function layout({ stack }: TableParts, s: Scene): void {
  const { c, pal } = s;
  const g = tone(GOLD, 1.2);
  c.group('matrix(.86 -.26 .5 .76 0 0)', () => {
    c.rect(-98, -66, 196, 132, '#0c0a12aa', { t: 'translate(6 8)' }, 10);
    c.rect(-98, -66, 196, 132, c.lin(['#16794a', '#0a4a2c'], 60), { stroke: g.base, sw: 4 }, 10);
    c.path('M-92-60V60H-72V-60Z', '#12914a', { stroke: '#f4efe6', sw: 2.4 });
    c.circle(-82, 0, 6, 'none', { stroke: '#f4efe6', sw: 3 });
    for (let x = 0; x < 4; x++)
      for (let y = 0; y < 3; y++) {
        c.rect(-70 + x * 41, -60 + y * 40, 40, 39, (x + y) % 2 === 0 ? '#c4142c' : '#15161f', {
          stroke: '#f4efe6',
          sw: 2.4,
        });
        c.ellipse(-50 + x * 41, -40.5 + y * 40, 7, 11, 'none', { stroke: '#ffffffd0', sw: 3 });
      }
  });
  c.place(-34, -10, 0.34, 0, () => stack(s, 0));
  c.place(44, -42, 0.3, 0, () => stack(s, 1));
  c.place(38, 24, 0.42, 0, () => stack(s, 2));
  c.circle(-4, 48, 12, '#00000060');
  c.circle(-6, 42, 12, c.rad(['#ffffff', '#f2f2f8', '#9a9ab0'], 0.36, 0.3, 0.8), { stroke: '#3a3a4a', sw: 1.6 });
  c.circle(-6, 42, 20, alpha(pal.glow, 0.18));
}

/** Strokes of digits within ±12 by ±18, so that no font is needed. */
const DIGITS: Readonly<Record<string, string>> = {
  '0': 'M0-18C-14-18-14 18 0 18C14 18 14-18 0-18',
  '1': 'M-7-10L2-18V18',
  '2': 'M-10-9C-10-21 10-21 10-9C10 0-2 8-10 18H11',
  '3': 'M-10-13C-6-20 10-20 9-9C8-2 0-1-3-1C2-1 11 1 11 9C11 21-8 20-11 12',
  '5': 'M9-18H-8L-9-3C-2-7 11-5 11 6C11 20-7 21-11 13',
  '6': 'M8-17C-4-14-10-4-10 6C-10 22 10 22 10 7C10-6-8-6-10 6',
};
/** Five pockets in the order of a European wheel, from the left. */
const POCKETS = [
  ['3', '#c4142c'],
  ['26', '#15161f'],
  ['0', '#12914a'],
  ['32', '#c4142c'],
  ['15', '#15161f'],
] as const;
const POCKET_DEGREES = 11.6;

/** A piece of the wheel close up, from its rim to its cone, with the ball in a pocket. */
function pockets({ stack }: TableParts, s: Scene): void {
  const { c, pal } = s;
  const g = tone(GOLD, 1.25);
  const wood = tone('#7a3d1c');
  const half = (POCKET_DEGREES * POCKETS.length) / 2;
  const at = (degrees: number, r: number) => {
    const a = (degrees * Math.PI) / 180;
    return `${(Math.sin(a) * r).toFixed(1)} ${(112 - Math.cos(a) * r).toFixed(1)}`;
  };
  const arc = (from: number, to: number, r: number) => `A${r} ${r} 0 0 ${to > from ? 1 : 0} ${at(to, r)}`;
  const ring = (from: number, to: number, outer: number, inner: number) =>
    `M${at(from, outer)}${arc(from, to, outer)}L${at(to, inner)}${arc(to, from, inner)}Z`;
  const whole = (outer: number, inner: number) => ring(-half, half, outer, inner);
  c.path(whole(207, 52), '#0c0a12aa', { t: 'translate(5 9)' });
  c.path(whole(207, 52), wood.line, { stroke: wood.line, sw: 6 });
  // The rim and the track that the ball runs on, with the diamonds that throw it off.
  c.path(whole(207, 189), c.lin([wood.lo, wood.hi, wood.base, wood.lo], 10));
  c.path(whole(189, 166), c.lin([wood.line, wood.base, wood.hi, wood.lo], 70));
  c.line(`M${at(-half, 198)}${arc(-half, half, 198)}`, alpha('#ffffff', 0.28), 3);
  for (const degrees of [-17.4, 17.4])
    c.path('M0-9L4.5 0L0 9L-4.5 0Z', c.lin([g.hi, g.base, g.lo], 60), {
      stroke: g.line,
      sw: 1.6,
      t: `translate(${at(degrees, 178)}) rotate(${degrees})`,
    });
  POCKETS.forEach(([number, ink], i) => {
    const from = -half + i * POCKET_DEGREES;
    const middle = from + POCKET_DEGREES / 2;
    const t = tone(ink);
    c.path(ring(from, from + POCKET_DEGREES, 166, 126), c.lin([t.hi, t.base, t.base], 80), { stroke: g.hi, sw: 2 });
    // The floor of a pocket is darkest below its number.
    c.path(ring(from, from + POCKET_DEGREES, 126, 88), c.lin([t.line, t.lo, t.base], 90), { stroke: g.base, sw: 3 });
    c.group(`translate(${at(middle, 146)}) rotate(${middle.toFixed(1)}) scale(.55)`, () => {
      [...number].forEach((digit, k) =>
        c.line(DIGITS[digit] ?? '', '#fffdf5', number.length > 1 ? 6.4 : 5.6, {
          t: number.length > 1 ? `translate(${k * 22 - 11} 0) scale(.74 1)` : 'scale(1.08)',
        }),
      );
    });
  });
  c.path(whole(88, 52), c.lin([wood.hi, wood.base, wood.lo], 90));
  for (let i = 0; i < POCKETS.length; i++)
    c.path(
      ring(-half + (i + 0.2) * POCKET_DEGREES, -half + (i + 0.8) * POCKET_DEGREES, 84, 56),
      alpha('#d98f52', 0.34),
    );
  for (const [r, width] of [
    [207, 3],
    [189, 2.4],
    [166, 4],
    [126, 2.4],
    [88, 5],
    [52, 3],
  ] as const)
    c.line(`M${at(-half, r)}${arc(-half, half, r)}`, r === 88 ? g.hi : g.base, width);
  c.line(`M${at(-half, 207)}L${at(-half, 52)}M${at(half, 207)}L${at(half, 52)}`, g.base, 4);
  c.line(`M${at(-half + 1, 182)}${arc(-half + 1, 6, 182)}`, alpha('#ffffff', 0.35), 2.4);
  const ball = `translate(${at(POCKET_DEGREES, 105)})`;
  c.group(ball, () => {
    c.circle(0, 0, 26, alpha(pal.glow, 0.26));
    c.circle(3, 6, 13, '#00000080');
    c.circle(0, 0, 13, c.rad(['#ffffff', '#f2f2f8', '#9a9ab0'], 0.36, 0.3, 0.8), { stroke: '#3a3a4a', sw: 1.6 });
    c.ellipse(-4, -5, 4, 2.6, '#ffffff');
  });
  c.place(-58, 66, 0.44, 0, () => stack(s, 0));
  c.place(58, 68, 0.4, 0, () => stack(s, 2));
  c.place(-6, 84, 0.36, 0, () => stack(s, 1));
}

/** Twenty-one: an ace and a king, with the stake beside them. */
function pair({ card, stack }: TableParts, s: Scene): void {
  s.c.place(-30, -8, 1.04, -13, () => card(s, 'A', 'spade'));
  s.c.place(34, 0, 1.04, 11, () => card(s, 'K', 'heart'));
  s.c.place(-72, 66, 0.4, 0, () => stack(s, 0));
  s.c.place(78, 68, 0.36, 0, () => stack(s, 1));
}

/** Two hands of two, side by side: the player's and the banker's. */
function twoHands({ card }: TableParts, s: Scene): void {
  const { c } = s;
  for (const [x, ink, hand] of [
    [-50, '#2f6fe0', ['9', 'spade', 'K', 'diamond']],
    [50, '#d3122e', ['8', 'heart', 'Q', 'club']],
  ] as const) {
    c.rect(x - 46, 48, 92, 20, ink, { stroke: '#f4efe6', sw: 3 }, 10);
    c.place(x - 20, -14, 0.72, -8, () => card(s, hand[0], hand[1]));
    c.place(x + 18, -8, 0.72, 8, () => card(s, hand[2], hand[3]));
  }
}

/** A nine beside a card that is still face down. */
function squeeze({ card, stack }: TableParts, s: Scene): void {
  s.c.place(-34, -4, 1.02, -10, () => cardBack(s));
  s.c.place(34, 2, 1.02, 10, () => card(s, '9', 'heart'));
  s.c.place(0, 74, 0.42, 0, () => stack(s, 2));
}

/** Five cards of one suit. */
function straight({ card, stack }: TableParts, s: Scene): void {
  (['9', '10', 'J', 'Q', 'K'] as const).forEach((rank, i) =>
    s.c.group(`rotate(${-40 + i * 20} 0 130)`, () => s.c.place(0, -6, 0.82, 0, () => card(s, rank, 'diamond'))),
  );
  s.c.place(-44, 76, 0.36, 0, () => stack(s, 0));
  s.c.place(46, 78, 0.36, 0, () => stack(s, 1));
}

/** Three cards of three-card poker: a straight, with the ante beside it. */
function three({ card, stack }: TableParts, s: Scene): void {
  s.c.group('rotate(-22 0 130)', () => s.c.place(-6, -8, 0.98, 0, () => card(s, 'Q', 'spade')));
  s.c.place(0, -18, 0.98, 0, () => card(s, 'K', 'heart'));
  s.c.group('rotate(22 0 130)', () => s.c.place(6, -8, 0.98, 0, () => card(s, 'A', 'club')));
  s.c.place(-70, 68, 0.4, 0, () => stack(s, 0));
  s.c.place(76, 70, 0.36, 0, () => stack(s, 1));
}

/** The dealer's three cards, face down, above the player's. */
function threeAgainstThree({ card, stack }: TableParts, s: Scene): void {
  for (const x of [-42, 0, 42]) s.c.place(x, -50, 0.54, x / 12, () => cardBack(s));
  s.c.place(-52, 34, 0.74, -9, () => card(s, '10', 'diamond'));
  s.c.place(0, 30, 0.74, 0, () => card(s, '10', 'spade'));
  s.c.place(52, 34, 0.74, 9, () => card(s, 'K', 'heart'));
  s.c.place(88, -34, 0.34, 0, () => stack(s, 2));
}

/** Three of a kind before the ante and the bet on a pair. */
function threeAlike({ card, stack }: TableParts, s: Scene): void {
  s.c.place(-46, -10, 0.92, -16, () => card(s, 'J', 'club'));
  s.c.place(46, -10, 0.92, 16, () => card(s, 'J', 'spade'));
  s.c.place(0, -16, 0.96, 0, () => card(s, 'J', 'diamond'));
  s.c.place(-34, 76, 0.4, 0, () => stack(s, 2));
  s.c.place(38, 78, 0.38, 0, () => stack(s, 0));
}

/** Five cards of a draw machine: the two jacks are held. */
function held({ card }: TableParts, s: Scene): void {
  const { c, pal } = s;
  const hand = [
    ['J', 'spade', true],
    ['8', 'diamond', false],
    ['J', 'heart', true],
    ['9', 'club', false],
    ['K', 'diamond', false],
  ] as const;
  hand.forEach(([rank, suit, isHeld], i) => {
    const [x, y] = [(i - 2) * 40, isHeld ? -22 : 8];
    if (isHeld) c.rect(x - 20, 56, 40, 12, pal.accent, { stroke: '#f4efe6', sw: 3 }, 6);
    c.place(x, y, 0.66, (i - 2) * 3, () => card(s, rank, suit));
  });
}

/** The best hand of a draw machine. */
function royal({ card, stack }: TableParts, s: Scene): void {
  (['10', 'J', 'Q', 'K', 'A'] as const).forEach((rank, i) =>
    s.c.place((i - 2) * 36, Math.abs(i - 2) * 7 - 14, 0.74, (i - 2) * 8, () => card(s, rank, 'heart')),
  );
  s.c.place(0, 74, 0.42, 0, () => stack(s, 2));
}

/**
 * Returns the motifs that show one game each, in the order of `TABLE_MOTIFS`: a piece of the wheel, its cloth, a
 * blackjack, a shoe, baccarat's two hands, a squeezed card, a draw machine's straight, held pair and royal flush, and
 * the hands of three-card poker.
 */
export const gameMotifs = (parts: TableParts): readonly ((s: Scene) => void)[] =>
  [pockets, layout, pair, shoe, twoHands, squeeze, straight, held, royal, three, threeAgainstThree, threeAlike].map(
    (draw) => (s) => {
      draw(parts, s);
    },
  );
