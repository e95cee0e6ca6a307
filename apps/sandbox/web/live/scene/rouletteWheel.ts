import { isRed, WHEEL } from '../../../src/live/games/roulette.ts';
import { easeOut, onCircle, sector, svg } from './svg.ts';
import type { Device } from './Scene.ts';

const STEP = 360 / WHEEL.length;
const TILT = 0.58;
/** The ball runs at the rim for this share of the draw, then falls into its pocket. */
const FALLS_AT = 0.62;

/** A wheel seen from the player's side of the table. The ball ends in the pocket that the server has drawn. */
export function rouletteWheel(): Device {
  const turning = svg('g');
  for (const [index, number] of WHEEL.entries()) {
    const from = index * STEP - STEP / 2;
    const [x, y] = onCircle(152, index * STEP);
    turning.append(
      svg('path', {
        d: sector(112, 168, from, from + STEP),
        fill: number === 0 ? '#12824c' : isRed(number) ? '#b3202f' : '#17161d',
        stroke: '#d9b466',
        'stroke-width': 1,
      }),
      svg(
        'text',
        {
          x: x.toFixed(1),
          y: y.toFixed(1),
          transform: `rotate(${(index * STEP).toFixed(2)} ${x.toFixed(1)} ${y.toFixed(1)})`,
          class: 'wheel-number',
        },
        String(number),
      ),
    );
  }
  turning.append(
    svg('circle', { r: 112, fill: '#3a1f12' }),
    svg('circle', { r: 104, fill: 'url(#wood)' }),
    ...[0, 90, 180, 270].map((angle) =>
      svg('path', { d: 'M-5 -20L0 -84L5 -20Z', fill: '#e7c777', transform: `rotate(${angle})` }),
    ),
    svg('circle', { r: 26, fill: '#e7c777' }),
    svg('circle', { r: 14, fill: '#fff3cf' }),
  );
  const ball = svg('circle', { r: 8, fill: '#fff', class: 'ball' });
  ball.style.display = 'none';
  const root = svg(
    'g',
    { transform: `translate(400 338) scale(1 ${TILT})` },
    svg('ellipse', { rx: 232, ry: 236, cy: 22, fill: 'rgba(0, 0, 0, 0.45)' }),
    svg('circle', { r: 222, fill: '#2a130b' }),
    svg('circle', { r: 214, fill: 'url(#wood)' }),
    svg('circle', { r: 184, fill: '#1b0d08' }),
    svg('circle', { r: 176, fill: 'none', stroke: '#e0bd6c', 'stroke-width': 3 }),
    turning,
    ball,
  );
  let resting: number | null = null;
  const wheelAt = (now: number) => (now / 90) % 360;
  const place = (angle: number, radius: number) => {
    const [x, y] = onCircle(radius, angle);
    ball.setAttribute('cx', x.toFixed(2));
    ball.setAttribute('cy', y.toFixed(2));
    ball.style.display = '';
  };
  return {
    root,
    frame(now) {
      const wheel = wheelAt(now);
      turning.setAttribute('transform', `rotate(${wheel.toFixed(2)})`);
      if (resting !== null) place(wheel + resting * STEP, 122);
    },
    reveal({ position = 0 }, share, now) {
      if (share >= 1) {
        resting = position;
        // Also where nothing moves, and no frame would place it.
        place(wheelAt(now) + position * STEP, 122);
        return;
      }
      resting = null;
      const pocket = wheelAt(now) + position * STEP;
      // Backwards around the rim, slower and slower, so that it arrives at its pocket.
      const left = 1 - easeOut(share);
      const fallen = Math.max(0, (share - FALLS_AT) / (1 - FALLS_AT));
      const bounce = fallen > 0 ? Math.abs(Math.sin(fallen * Math.PI * 3)) * (1 - fallen) * 16 : 0;
      place(pocket - left * 360 * 5, 199 - fallen * 77 + bounce);
    },
    reset() {
      resting = null;
      ball.style.display = 'none';
    },
  };
}
