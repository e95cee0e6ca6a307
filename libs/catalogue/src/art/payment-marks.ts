import type { Canvas } from './canvas.ts';
import { alpha, shift } from './colour.ts';

/**
 * One payment method's card. The symbol says how the method works (a card, a bank, a voucher …) and is drawn around 0,0
 * within ±50; at the cashier's 64 × 40 px it must be told apart by its outline and ground alone, so it has few, large
 * parts and no letters: the name is always beside it. Invented, never a copy of a trade mark.
 */
interface MethodMark {
  readonly ground: string;
  readonly symbol: (c: Canvas) => void;
}

const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;

const MARKS: Readonly<Record<string, MethodMark>> = {
  CREDITCARD: {
    ground: '#1a3f9c',
    symbol: (c) => {
      // Two bank cards, one behind the other.
      c.place(12, -14, 1, 12, () => c.path(rounded(-50, -30, 100, 62, 9), '#ff9d6b'));
      c.place(-8, 8, 1, -6, () => {
        c.path(rounded(-54, -34, 108, 68, 9), '#ffffff');
        c.rect(-54, -20, 108, 14, '#1a3f9c');
        c.path(rounded(-42, 6, 24, 16, 4), '#f4b740');
        c.rect(8, 12, 34, 7, '#b9c4de', {}, 3);
      });
    },
  },
  EUTELLER: {
    ground: '#d4e8ff',
    symbol: (c) => {
      // A bank's front: gable, four columns, two steps.
      c.path('M0-48L54-18V-8H-54V-18Z', '#0d4a9e');
      c.circle(0, -25, 7, '#d4e8ff');
      for (const x of [-44, -18.7, 6.7, 32]) c.rect(x, -3, 12, 32, '#0d4a9e');
      c.rect(-50, 31, 102, 7, '#0d4a9e');
      c.rect(-56, 40, 114, 8, '#0d4a9e');
    },
  },
  MUCHBETTER: {
    ground: '#f26a1b',
    symbol: (c) => {
      // A phone that has paid.
      c.path(rounded(-27, -50, 54, 100, 12), '#ffffff');
      c.path(rounded(-21, -40, 42, 78, 5), '#8a2f00');
      c.line('M-12-2L-3 9L13-12', '#ffffff', 9);
      c.line('M40-24C50-10 50 10 40 24M-40-24C-50-10-50 10-40 24', '#ffffff', 7);
    },
  },
  NETELLER: {
    ground: '#0a5a3c',
    symbol: (c) => {
      // A wallet with a note in it and a clasp.
      c.path(rounded(-40, -44, 74, 34, 5), '#b8ec7a');
      c.line('M-26-30H20', '#0a5a3c', 5);
      c.path(rounded(-54, -26, 104, 70, 13), '#ffffff');
      c.path('M50-4H26A14 14 0 0 0 26 24H50Z', '#0a5a3c');
      c.circle(29, 10, 7, '#b8ec7a');
    },
  },
  PAYSAFECARD: {
    ground: '#fff0c9',
    symbol: (c) => {
      // A voucher with a tear-off edge and a hidden number.
      c.place(0, 0, 1, -8, () => {
        c.path('M-58-34H58V-11A11 11 0 0 0 58 11V34H-58V11A11 11 0 0 0-58-11Z', '#00737a');
        for (const y of [-25, -9, 7, 23]) c.rect(20, y - 5, 5, 10, '#fff0c9', {}, 2);
        for (const x of [-40, -24, -8, 8]) c.circle(x, 10, 5.5, '#fff0c9');
        c.rect(-45, -22, 40, 9, '#7fd6cf', {}, 4);
      });
    },
  },
  RAPIDTRANSFER: {
    ground: '#c0143c',
    symbol: (c) => {
      // Money out and in at speed: two arrows past each other.
      c.path('M-20-38H18V-50L54-25L18 0V-12H-20Z', '#ffffff');
      c.rect(-44, -38, 16, 26, '#ffffff');
      c.rect(-58, -38, 7, 26, alpha('#ffffff', 0.75));
      c.path('M20 38H-18V50L-54 25L-18 0V12H20Z', '#ffb3c0');
      c.rect(28, 12, 16, 26, '#ffb3c0');
      c.rect(51, 12, 7, 26, alpha('#ffb3c0', 0.75));
    },
  },
  SIRU: {
    ground: '#5a2bd6',
    symbol: (c) => {
      // A SIM card: the phone bill pays.
      c.path('M-36-50H14L38-26V42A8 8 0 0 1 30 50H-28A8 8 0 0 1-36 42Z', '#ffd84d');
      c.path(rounded(-22, -10, 46, 46, 8), '#5a2bd6');
      c.line('M1-10V36M-22 6H-6M8 6H24M-22 21H-6M8 21H24', '#ffd84d', 5, { cap: 'butt' });
    },
  },
  SKRILL: {
    ground: '#6a0f4e',
    symbol: (c) => {
      // A pile of coins beside a taller one.
      const coin = (x: number, y: number, ink: string) => {
        c.path(`M${x - 26} ${y}V${y + 12}A26 9 0 0 0 ${x + 26} ${y + 12}V${y}Z`, shift(ink, -0.14));
        c.ellipse(x, y, 26, 9, ink);
      };
      for (const y of [34, 19, 4]) coin(-27, y, '#ffb84d');
      for (const y of [34, 19, 4, -11, -26]) coin(27, y, '#ffe3ad');
    },
  },
  TRUSTLY: {
    ground: '#12161d',
    symbol: (c) => {
      // A shield with a keyhole: the player's own bank confirms.
      c.path('M0-52L44-36V2C44 28 24 44 0 54C-24 44-44 28-44 2V-36Z', '#b9f24a');
      c.path('M0-52L44-36V2C44 28 24 44 0 54Z', '#8fd01e');
      c.circle(0, -8, 13, '#12161d');
      c.path('M-7 0H7L12 28H-12Z', '#12161d');
    },
  },
  MSIPAY: {
    ground: '#e9e4f5',
    symbol: (c) => {
      // Money by email: an envelope on its way.
      c.path(rounded(-34, -36, 88, 66, 8), '#d11f3a');
      c.line('M-32-30L10 2L52-30', '#ffffff', 8);
      c.line('M-58-14H-40M-58 4H-40M-58 22H-40', '#2c2455', 8);
      c.circle(44, 30, 18, '#2c2455');
      c.line('M44 39V22M36 29L44 21L52 29', '#ffffff', 6);
    },
  },
};

/** For a method without a drawing: a plain coin on slate. */
const OTHER: MethodMark = {
  ground: '#44506a',
  symbol: (c) => {
    c.circle(0, 0, 42, 'none', { stroke: '#ffffff', sw: 10 });
    c.circle(0, 0, 18, '#ffffff');
  },
};

/** Draws a payment method's card: its own ground and symbol. @param method code of the payment method (A§3) */
export function paymentMark(c: Canvas, method: string, w: number, h: number): void {
  const { ground, symbol } = MARKS[method] ?? OTHER;
  const pad = Math.min(w, h) * 0.03;
  const rx = Math.min(w, h) * 0.15;
  const card = rounded(pad, pad, w - pad * 2, h - pad * 2, rx);
  c.path(card, c.lin([shift(ground, 0.04), ground, shift(ground, -0.05)], 60));
  c.place(w / 2, h / 2, (h * 0.7) / 100, 0, () => symbol(c));
  // A hairline keeps light cards on light pages, and dark ones on dark pages, apart from the page.
  c.path(card, 'none', { stroke: alpha('#808898', 0.45), sw: h * 0.012 });
}

/** Codes of the methods that have a drawing of their own. */
export const DRAWN_METHODS: readonly string[] = Object.keys(MARKS);
