import { svg } from '../../live/scene/svg.ts';

const INK = '#2a1a12';
const SKIN = '#f6d8b8';
const GOLD = '#e8b53a';
const CREAM = '#fff6df';

/** What a figure wears, by the colour of its suit. */
const CLOTHES = {
  red: { robe: '#c11f33', second: '#27407f', hair: '#9a5a23' },
  black: { robe: '#22336b', second: '#a3202f', hair: '#4a2c1a' },
} as const;

const line = (d: string, width = 1) => svg('path', { d, fill: 'none', stroke: INK, 'stroke-width': width });
const shape = (d: string, fill: string) => svg('path', { d, fill, stroke: INK, 'stroke-width': 0.8 });

/** The upper half of a figure, from the middle of the card (the origin) to 35 above it. */
function half(rank: string, { robe, second, hair }: (typeof CLOTHES)[keyof typeof CLOTHES]): SVGGElement {
  const hairs: Readonly<Record<string, string>> = {
    K: 'M-9 -24C-12 -18 -12 -13 -10 -9L-6 -12C-8 -16 -8 -20 -7 -25ZM9 -24C12 -18 12 -13 10 -9L6 -12C8 -16 8 -20 7 -25Z',
    Q: 'M-8 -27C-14 -22 -14 -12 -11 -6L-5 -10C-8 -14 -8 -20 -6 -26ZM8 -27C14 -22 14 -12 11 -6L5 -10C8 -14 8 -20 6 -26Z',
    J: 'M-7.500 -26C-12 -22 -11 -15 -9.500 -12.500L-5.500 -14C-7.500 -18 -7 -22 -6 -25ZM7.500 -26C12 -22 11 -15 9.500 -12.500L5.500 -14C7.500 -18 7 -22 6 -25Z',
  };
  const hats: Readonly<Record<string, readonly Node[]>> = {
    K: [
      shape('M-9 -26L-10.500 -35L-5.500 -30.500L0 -37L5.500 -30.500L10.500 -35L9 -26Z', GOLD),
      svg('circle', { cx: 0, cy: -29, r: 1.6, fill: robe }),
    ],
    Q: [
      shape(
        'M-8.500 -26.500C-9 -31 -7 -34 -6 -34C-5 -31 -3 -31 -2 -34L0 -36L2 -34C3 -31 5 -31 6 -34C7 -34 9 -31 8.500 -26.500Z',
        GOLD,
      ),
      ...[-6, 0, 6].map((cx) =>
        svg('circle', { cx, cy: cx === 0 ? -36 : -34.5, r: 1.5, fill: CREAM, stroke: INK, 'stroke-width': 0.6 }),
      ),
    ],
    J: [
      shape('M-9 -26C-10 -32 -4 -34.500 2 -33.500C8 -33 10 -29 9 -26Z', second),
      shape('M-9.500 -26.500H9.500V-24.200H-9.500Z', GOLD),
      shape('M6 -32C10 -38 16 -37 18 -31C14 -32 10 -30 7 -28Z', CREAM),
    ],
  };
  return svg(
    'g',
    {},
    // The robe with its lining, and a sash to the other half.
    shape('M-23 1V-6C-21 -13 -11 -15 0 -15C11 -15 21 -13 23 -6V1Z', robe),
    shape('M-9 -14.500L0 1L9 -14.500C6 -16 -6 -16 -9 -14.500Z', CREAM),
    shape('M-23 -6C-17 -9 -13 -6 -10 1H-23Z', second),
    shape('M23 -6C17 -9 13 -6 10 1H23Z', second),
    line('M-15.500 -12.500L-6 1M15.500 -12.500L6 1', 1.6),
    svg('path', { d: 'M-15.500 -12.500L-6 1M15.500 -12.500L6 1', fill: 'none', stroke: GOLD, 'stroke-width': 1 }),
    shape(hairs[rank] ?? '', hair),
    shape('M-7 -25C-7 -16 -4.500 -12 0 -12C4.500 -12 7 -16 7 -25Z', SKIN),
    rank === 'K'
      ? shape('M-6.800 -18.500C-6 -9 -3 -6 0 -6C3 -6 6 -9 6.800 -18.500C4 -15.500 -4 -15.500 -6.800 -18.500Z', hair)
      : '',
    svg('circle', { cx: -2.9, cy: -21.5, r: 0.95, fill: INK }),
    svg('circle', { cx: 2.9, cy: -21.5, r: 0.95, fill: INK }),
    line(
      'M-4.600 -23.600C-3.600 -24.400 -2.200 -24.400 -1.400 -23.800M4.600 -23.600C3.600 -24.400 2.200 -24.400 1.400 -23.800',
      0.7,
    ),
    line('M0 -21V-18.500H-1', 0.7),
    svg('path', {
      d: 'M-1.800 -15.800C-0.600 -15 0.600 -15 1.800 -15.800',
      fill: 'none',
      stroke: '#b0313a',
      'stroke-width': 1.1,
    }),
    ...(hats[rank] ?? []),
  );
}

/** Draws the figure of a court card around the origin, 50 × 76: the same person from both ends. */
export function drawCourt(rank: string, isRed: boolean): SVGGElement {
  const clothes = CLOTHES[isRed ? 'red' : 'black'];
  const lower = half(rank, clothes);
  lower.setAttribute('transform', 'rotate(180)');
  return svg(
    'g',
    { class: 'court' },
    svg('rect', {
      x: -25,
      y: -38,
      width: 50,
      height: 76,
      rx: 2.5,
      fill: '#fbf1d8',
      stroke: clothes.robe,
      'stroke-width': 1,
    }),
    lower,
    half(rank, clothes),
    svg('path', { d: 'M-24.500 0H24.500', stroke: GOLD, 'stroke-width': 1.4 }),
  );
}
