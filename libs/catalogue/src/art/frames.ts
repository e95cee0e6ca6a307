import { n } from './canvas.ts';
import { alpha, mix, shift } from './colour.ts';
import type { Scene } from './scene.ts';
import type { Frame } from './studios.ts';

const box = (x: number, y: number, w: number, h: number, cut: number): string =>
  `M${n(x + cut)} ${n(y)}H${n(x + w - cut)}L${n(x + w)} ${n(y + cut)}V${n(y + h - cut)}L${n(x + w - cut)} ${n(y + h)}H${n(x + cut)}L${n(x)} ${n(y + h - cut)}V${n(y + cut)}Z`;

/** A scroll for the upper left corner, about 60 units wide. */
const SCROLL =
  'M0 58C0 24 24 0 58 0C44 6 34 10 27 17C36 14 44 17 45 24C46 31 38 35 33 31C37 31 39 27 36 25C31 22 24 26 24 33C22 26 14 26 12 34C10 42 12 50 0 58Z';

/** The studio's frame around a tile. */
export function frame(s: Scene, kind: Frame): void {
  const { c, w, h, pal } = s;
  const metal = ['#fff3c0', '#e7ab37', '#8a4b0c', '#f3c65d', '#6d3606'];
  const four = (inside: () => void) => {
    c.group('', inside);
    c.group(`translate(${n(w)} 0) scale(-1 1)`, inside);
    c.group(`translate(0 ${n(h)}) scale(1 -1)`, inside);
    c.group(`translate(${n(w)} ${n(h)}) scale(-1 -1)`, inside);
  };
  switch (kind) {
    case 'gilt':
      c.line(box(5, 5, w - 10, h - 10, 0), '#1a0a03', 13);
      c.line(box(5, 5, w - 10, h - 10, 0), c.lin(metal, 60), 8);
      c.line(box(3, 3, w - 6, h - 6, 0), alpha('#fff6d0', 0.8), 1.2);
      four(() => {
        c.path(SCROLL, '#1a0a03', { t: 'translate(8 9)', stroke: '#1a0a03', sw: 4 });
        c.path(SCROLL, c.lin(metal, 50), { t: 'translate(7 7)' });
      });
      return;
    case 'hairline':
      c.line(box(11, 11, w - 22, h - 22, 0), alpha('#000000', 0.35), 3);
      c.line(box(11, 11, w - 22, h - 22, 0), alpha(mix(pal.accent, '#ffffff', 0.45), 0.8), 1.4);
      return;
    case 'corners':
      four(() => {
        c.path(SCROLL, alpha('#000000', 0.5), { t: 'translate(9 10) scale(1.12)' });
        c.path(SCROLL, c.lin([mix(pal.accent, '#ffffff', 0.5), pal.accent, shift(pal.accent, -0.25)], 50), {
          t: 'translate(6 6) scale(1.1)',
        });
      });
      return;
    case 'inset':
      c.line(box(0, 0, w, h, 0), alpha('#000000', 0.5), 26);
      c.line(box(14, 14, w - 28, h - 28, 0), alpha(pal.glow, 0.35), 1.4);
      return;
    case 'glow':
      for (const [sw, o] of [
        [26, 0.1],
        [16, 0.16],
        [8, 0.35],
        [3.4, 1],
      ] as const)
        c.line(box(2, 2, w - 4, h - 4, 0), alpha(mix(pal.accent, '#ffffff', sw < 4 ? 0.4 : 0), o), sw);
      return;
    case 'notched':
      c.path(`M0 0V${n(h)}H${n(w)}V0Z${box(9, 9, w - 18, h - 18, 26)}`, alpha(mix(pal.near, '#06060c', 0.5), 0.9));
      c.line(
        box(9, 9, w - 18, h - 18, 26),
        c.lin([mix(pal.accent, '#ffffff', 0.5), pal.accent, shift(pal.accent, -0.2)], 60),
        3,
      );
      return;
    case 'plank':
      c.line(box(6, 6, w - 12, h - 12, 0), '#1c0d05', 16);
      c.line(box(6, 6, w - 12, h - 12, 0), c.lin(['#a8693a', '#6d3d1c', '#8a5228', '#4a260f'], 70), 11);
      c.line(box(2.5, 2.5, w - 5, h - 5, 0), alpha('#e0a56a', 0.55), 1.4);
      four(() => {
        c.circle(14, 14, 9, '#1c0d05');
        c.circle(14, 14, 7.4, c.lin(['#f6dfae', '#b07d2c', '#5b3a0e'], 60));
        c.line('M10 14h8M14 10v8', '#3d2508', 1.8);
      });
      return;
    case 'none':
      c.line(box(0, 0, w, h, 0), alpha('#000000', 0.28), 6);
  }
}
