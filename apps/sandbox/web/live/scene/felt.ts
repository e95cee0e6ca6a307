import type { Device } from './Scene.ts';
import { drawShoe } from './shoe.ts';
import { svg } from './svg.ts';

/** The felt of a table with seats. Its cards are the page's own, so that they stay legible on a phone. */
export function felt(): Device {
  return {
    root: svg(
      'g',
      {},
      // Wider than any window: the table goes on below the scene.
      svg('path', { d: 'M-1000 470C-500 296 1300 296 1800 470Z', class: 'felt' }),
      svg('path', {
        d: 'M-900 470C-430 318 1230 318 1700 470',
        fill: 'none',
        stroke: 'rgba(255, 236, 190, 0.5)',
        'stroke-width': 2,
      }),
      drawShoe(640, 284),
    ),
    frame: () => undefined,
    reveal: () => undefined,
    reset: () => undefined,
  };
}
