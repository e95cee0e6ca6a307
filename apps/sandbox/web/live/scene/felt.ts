import type { Device } from './Scene.ts';
import { svg } from './svg.ts';

/** The felt of a table with seats. Its cards are the page's own, so that they stay legible on a phone. */
export function felt(): Device {
  return {
    root: svg(
      'g',
      {},
      svg('path', { d: 'M-60 470C-60 296 860 296 860 470Z', class: 'felt' }),
      svg('path', {
        d: 'M-20 470C-20 318 820 318 820 470',
        fill: 'none',
        stroke: 'rgba(255, 236, 190, 0.5)',
        'stroke-width': 2,
      }),
      svg('rect', {
        class: 'shoe',
        x: 640,
        y: 284,
        width: 96,
        height: 60,
        rx: 10,
        fill: '#14161f',
        transform: 'rotate(12 688 314)',
      }),
    ),
    frame: () => undefined,
    reveal: () => undefined,
    reset: () => undefined,
  };
}
