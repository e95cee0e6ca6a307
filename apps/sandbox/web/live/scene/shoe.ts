import { svg } from './svg.ts';

/** Draws the box that cards are dealt from, 96 × 60: its lid, its sides with a gilt line, and the next card at its mouth. */
export function drawShoe(x: number, y: number): SVGGElement {
  return svg(
    'g',
    { transform: `translate(${x} ${y}) rotate(5 48 30)` },
    svg('ellipse', { cx: 46, cy: 60, rx: 58, ry: 8, fill: 'rgba(0, 0, 0, 0.35)' }),
    svg('path', { d: 'M4 14L80 3Q88 2 90 11L97 48Q98 60 86 60H10Q0 60 0 50Z', fill: '#14161f' }),
    svg('path', { d: 'M4 14L80 3Q88 2 90 11L91.500 19L2.500 28Z', fill: '#333a4d' }),
    svg('path', { d: 'M2.500 28L91.500 19', fill: 'none', stroke: '#d8b45c', 'stroke-width': 2 }),
    svg('path', {
      d: 'M-15 34L17 30Q21 30 22 34L24 52L-12 56Q-16 56 -16 52L-18 38Q-18 34 -15 34Z',
      fill: '#fffdf7',
      stroke: 'rgba(0, 0, 0, 0.25)',
    }),
    svg('path', { d: 'M-12 38L17 34.500L18.500 48L-10.500 51.500Z', fill: '#8c1f3a' }),
    svg('path', { d: 'M1 45L27 42V60H10Q1 60 1 52Z', fill: '#232838' }),
  );
}
