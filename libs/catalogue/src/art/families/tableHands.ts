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

/** The wheel between two piles of chips. */
const wheelAndChips =
  (wheel: (s: Scene) => void) =>
  ({ stack }: TableParts, s: Scene): void => {
    s.c.place(0, -18, 0.86, 0, () => wheel(s));
    s.c.place(-66, 58, 0.46, 0, () => stack(s, 0));
    s.c.place(66, 60, 0.42, 0, () => stack(s, 2));
    s.c.place(-24, 78, 0.36, 0, () => stack(s, 1));
  };

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
 * Returns the motifs that show one game each, in the order of `TABLE_MOTIFS`: the wheel with chips, its cloth, a
 * blackjack, a shoe, baccarat's two hands, a squeezed card, a draw machine's straight, held pair and royal flush, and
 * the hands of three-card poker.
 */
export const gameMotifs = (parts: TableParts, wheel: (s: Scene) => void): readonly ((s: Scene) => void)[] =>
  [
    wheelAndChips(wheel),
    layout,
    pair,
    shoe,
    twoHands,
    squeeze,
    straight,
    held,
    royal,
    three,
    threeAgainstThree,
    threeAlike,
  ].map((draw) => (s) => {
    draw(parts, s);
  });
