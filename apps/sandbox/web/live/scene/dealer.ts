import { svg } from './svg.ts';

const SKIN = ['#f3c9a5', '#e2ab80', '#c98a5e', '#9a6440', '#6e4329', '#f6d5bb'] as const;
const HAIR = ['#2a1c16', '#5a3820', '#8c5a2b', '#c89a52', '#3b3b44', '#141214'] as const;
const VEST = ['#7a1d3a', '#1d3f7a', '#155e52', '#5a2a7a', '#7a4a12', '#27303f'] as const;
type Style = 'short' | 'long' | 'bun' | 'bob';
const STYLES: readonly Style[] = ['long', 'bun', 'bob'];
/** Dealers who wear their hair short; the others' length follows from the name. */
const SHORT_HAIRED: ReadonlySet<string> = new Set(['Bruno', 'Davit', 'Goran', 'Ilmari', 'Kenji']);

const pick = <Item>(items: readonly Item[], seed: number): Item => items[seed % items.length] as Item;

/** The looks that a name decides: the same at every visit. */
function looksOf(name: string): { readonly seed: number; readonly skin: string } {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return { seed, skin: pick(SKIN, seed) };
}

export interface HandsAt {
  /** Half the distance between the hands, in the dealer's units. */
  readonly apart: number;
  /** How far below the chin they are. */
  readonly down: number;
  /** How far the forearms turn towards the body, in degrees; 0: they come from the sides. */
  readonly turn?: number;
  /** Smaller than 1 where the arms reach away from the player. */
  readonly scale?: number;
}

/** Draws the dealer's forearms and hands, in the dealer's coordinates. */
export function drawDealerHands(name: string, { apart, down, turn = 0, scale = 1 }: HandsAt): SVGGElement {
  const { skin } = looksOf(name);
  const crease = 'rgba(60, 20, 10, 0.3)';
  const hand = (side: 'left' | 'right') =>
    svg(
      'g',
      {
        class: `dealer-hand is-${side}`,
        transform: `translate(${side === 'left' ? -apart : apart} ${down})${side === 'left' ? '' : ' scale(-1 1)'} rotate(${turn}) scale(${scale})`,
      },
      svg('ellipse', { cx: 4, cy: 20, rx: 30, ry: 7, fill: 'rgba(0, 0, 0, 0.35)' }),
      // Sleeve, cuff with its link, back of the hand, four fingers towards the middle, the thumb.
      svg('path', { d: 'M-74 -34C-70 -48 -52 -50 -42 -40L-5 -9L-28 8C-46 2 -66 -12 -74 -34Z', fill: '#f4f1ec' }),
      svg('path', { d: 'M-74 -34C-66 -12 -46 2 -28 8L-22 4C-40 -4 -56 -16 -66 -34Z', fill: 'rgba(20, 6, 16, 0.16)' }),
      svg('path', { d: 'M-30 6L-5 -9L1 0L-23 15Z', fill: '#ffffff' }),
      svg('circle', { cx: -18, cy: 8, r: 2, fill: '#d8b45c' }),
      svg('path', {
        d: 'M-22 13C-18 2 -6 -6 3 -2C13 2 24 4 30 8C35 11 33 16 27 16C29 19 26 22 21 21C14 24 -4 24 -12 22C-19 21 -24 18 -22 13Z',
        fill: skin,
      }),
      svg('path', { d: 'M0 0C8 -8 17 -9 21 -6C24 -3 19 0 13 2C10 4 6 6 2 6Z', fill: skin }),
      svg('path', {
        d: 'M13 9C19 9 24 11 28 14M10 14C16 14 20 16 23 19M2 6C6 6 10 4 13 2',
        fill: 'none',
        stroke: crease,
        'stroke-width': 1.6,
        'stroke-linecap': 'round',
      }),
    );
  return svg('g', { class: 'dealer-hands' }, hand('left'), hand('right'));
}

/**
 * Draws a dealer from the waist up around the origin (the chin), facing the player. The name decides the looks, so a dealer
 * looks the same at every visit.
 */
export function drawDealer(name: string): SVGGElement {
  const { seed, skin } = looksOf(name);
  const hair = pick(HAIR, seed >>> 3);
  const vest = pick(VEST, seed >>> 5);
  const style = SHORT_HAIRED.has(name) ? 'short' : pick(STYLES, seed >>> 7);
  const shade = 'rgba(20, 6, 16, 0.16)';
  const back =
    style === 'long'
      ? 'M-47 -58C-60 10 -54 44 -40 62L40 62C54 44 60 10 47 -58Z'
      : style === 'bob'
        ? 'M-50 -56C-58 -6 -54 12 -44 18L44 18C54 12 58 -6 50 -56Z'
        : '';
  const fringe =
    style === 'short'
      ? 'M-41 -48C-46 -92 -20 -104 4 -103C32 -103 48 -84 41 -48C36 -62 28 -70 14 -72C-6 -74 -26 -70 -32 -62Z'
      : 'M-43 -38C-52 -92 -26 -106 0 -106C28 -106 52 -90 43 -38C39 -58 28 -72 8 -76C-10 -70 -34 -64 -43 -38Z';
  return svg(
    'g',
    { class: 'dealer' },
    back === '' ? '' : svg('path', { d: back, fill: hair }),
    style === 'bun' ? svg('circle', { cx: 0, cy: -112, r: 20, fill: hair }) : '',
    // Arms and shoulders in a white shirt, the vest over it.
    svg('path', { d: 'M-24 14C-74 20 -98 44 -110 150L110 150C98 44 74 20 24 14Z', fill: '#f4f1ec' }),
    svg('path', { d: 'M-110 150C-102 84 -92 50 -70 34L-64 150Z', fill: shade }),
    svg('path', { d: 'M110 150C102 84 92 50 70 34L64 150Z', fill: shade }),
    svg('path', { d: 'M-58 26C-44 22 -34 18 -26 16L0 78L26 16C34 18 44 22 58 26L64 150L-64 150Z', fill: vest }),
    svg('path', { d: 'M-26 16L0 78L26 16L18 12L0 54L-18 12Z', fill: '#ffffff' }),
    svg('path', { d: 'M-15 34L0 41L15 34L15 50L0 43L-15 50Z', fill: '#17141c' }),
    svg('circle', { cx: 0, cy: 92, r: 2.6, fill: '#f0d58a' }),
    svg('circle', { cx: 0, cy: 112, r: 2.6, fill: '#f0d58a' }),
    // Neck and head.
    svg('path', { d: 'M-16 -14L-17 16C-10 30 10 30 17 16L16 -14Z', fill: skin }),
    svg('path', { d: 'M-16 -8C-10 4 10 4 16 -8L16 2C10 14 -10 14 -16 2Z', fill: shade }),
    svg('ellipse', { cx: -41, cy: -42, rx: 6, ry: 10, fill: skin }),
    svg('ellipse', { cx: 41, cy: -42, rx: 6, ry: 10, fill: skin }),
    svg('path', {
      d: 'M-40 -52C-41 -18 -24 4 0 4C24 4 41 -18 40 -52C40 -86 20 -98 0 -98C-20 -98 -40 -86 -40 -52Z',
      fill: skin,
    }),
    svg('path', { d: fringe, fill: hair }),
    svg(
      'g',
      { class: 'dealer-eyes' },
      svg('ellipse', { cx: -15, cy: -43, rx: 4.2, ry: 4.8, fill: '#241a1c' }),
      svg('ellipse', { cx: 15, cy: -43, rx: 4.2, ry: 4.8, fill: '#241a1c' }),
      svg('circle', { cx: -13.6, cy: -44.8, r: 1.4, fill: '#fff' }),
      svg('circle', { cx: 16.4, cy: -44.8, r: 1.4, fill: '#fff' }),
    ),
    svg('path', {
      d: 'M-23 -55C-18 -59 -11 -59 -7 -56M7 -56C11 -59 18 -59 23 -55',
      fill: 'none',
      stroke: hair,
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    svg('path', {
      d: 'M-2 -40C-4 -32 -5 -28 0 -26',
      fill: 'none',
      stroke: 'rgba(60, 20, 10, 0.35)',
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    }),
    svg('path', { d: 'M-12 -14C-5 -7 5 -7 12 -14C5 -11 -5 -11 -12 -14Z', fill: '#a8404a' }),
  );
}
