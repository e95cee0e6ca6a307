import { MONEY_WHEEL } from '../../../src/live/games/moneyWheel.ts';
import { easeOut, onCircle, sector, svg } from './svg.ts';
import type { Device } from './Scene.ts';

export const WHEEL_COLOURS: Readonly<Record<string, string>> = {
  '1': '#d9a520',
  '2': '#2e7fd6',
  '7': '#1f9d6b',
  '18': '#8a46cf',
  '28': '#cf2f4a',
};
const STEP = 360 / MONEY_WHEEL.length;
const TURNS = 4;

/** Draws the desk of the presenter, who is drawn from the waist up and rests both hands on it. */
export const drawDesk = (): SVGGElement =>
  svg(
    'g',
    {},
    svg('path', { d: 'M38 424H342L326 490H54Z', fill: '#3a1b14' }),
    svg('path', { d: 'M38 424H342L340 434H40Z', fill: 'rgba(0, 0, 0, 0.35)' }),
    svg('path', { d: 'M44 396H336L356 424H24Z', fill: '#5c2e1a' }),
    svg('path', { d: 'M24 424H356', fill: 'none', stroke: '#d8b45c', 'stroke-width': 4 }),
    svg('path', {
      d: 'M0 -62L14 -19L60 -19L23 8L37 52L0 25L-37 52L-23 8L-60 -19L-14 -19Z',
      fill: '#f0d58a',
      transform: 'translate(190 452) scale(0.2)',
    }),
  );

/** A standing wheel with a pointer at its top. It stops at the segment that the server has drawn. */
export function moneyWheelDevice(): Device {
  const turning = svg('g');
  for (const [index, value] of MONEY_WHEEL.entries()) {
    const from = index * STEP - STEP / 2;
    const [x, y] = onCircle(164, index * STEP);
    const [pegX, pegY] = onCircle(191, from);
    turning.append(
      svg('path', {
        d: sector(78, 184, from, from + STEP),
        fill: WHEEL_COLOURS[String(value)] ?? '#444',
        stroke: 'rgba(0, 0, 0, 0.35)',
        'stroke-width': 1,
      }),
      svg(
        'text',
        {
          x: x.toFixed(1),
          y: y.toFixed(1),
          transform: `rotate(${(index * STEP).toFixed(2)} ${x.toFixed(1)} ${y.toFixed(1)})`,
          class: 'wheel-number is-money',
        },
        String(value),
      ),
      svg('circle', { cx: pegX.toFixed(1), cy: pegY.toFixed(1), r: 2.4, fill: '#fff3cf' }),
    );
  }
  turning.append(
    svg('circle', { r: 78, fill: 'url(#wood)' }),
    svg('path', { d: 'M0 -62L14 -19L60 -19L23 8L37 52L0 25L-37 52L-23 8L-60 -19L-14 -19Z', fill: '#f0d58a' }),
  );
  const root = svg(
    'g',
    { transform: 'translate(490 240)' },
    svg('path', { d: 'M-40 180L40 180L86 330L-86 330Z', fill: '#1c1016' }),
    svg('circle', { r: 212, fill: 'rgba(0, 0, 0, 0.4)', cy: 8 }),
    svg('circle', { r: 204, fill: 'url(#gold)' }),
    svg('circle', { r: 190, fill: '#20121b' }),
    turning,
    svg('path', { d: 'M-15 -222L15 -222L0 -172Z', fill: '#fff', stroke: '#20121b', 'stroke-width': 3 }),
  );
  let rest = 0;
  let from = 0;
  let round: number | null = null;
  const turn = (angle: number) => turning.setAttribute('transform', `rotate(${angle.toFixed(2)})`);
  return {
    root,
    frame: () => undefined,
    reveal({ position = 0 }, share, _now, number) {
      if (round !== number) {
        round = number;
        from = rest % 360;
      }
      const target = 360 * TURNS + ((360 - position * STEP - from) % 360);
      rest = from + target * easeOut(Math.min(1, share));
      turn(rest);
    },
    reset: () => undefined,
  };
}
