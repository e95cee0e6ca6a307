import { alpha, lightness, mix, shift } from './colour.ts';
import type { Lockup } from './lettering.ts';
import type { Scene } from './scene.ts';

/** How a studio finishes its titles. */
export type Treatment = 'gold' | 'pop' | 'neon' | 'engraved' | 'flat' | 'chrome' | 'ember' | 'ice';

/** How far strokes and shadows extend beyond the outlines, as a share of a capital's height. */
export const BLEED = 0.2;

interface Bevel {
  face: readonly (string | [number, string])[];
  edge: readonly string[];
  side: string;
  contour: string;
}

/** Letters with a cast shadow, a dark contour, an extruded side, a rim and a lit upper half. */
function bevelled(s: Scene, t: Lockup, b: Bevel): void {
  const { c } = s;
  const k = t.cap;
  for (const { d } of t.lines)
    c.path(d, alpha('#000000', 0.45), {
      stroke: alpha('#000000', 0.45),
      sw: k * 0.3,
      t: `translate(0 ${(k * 0.1).toFixed(2)})`,
    });
  for (const { d } of t.lines) c.path(d, b.contour, { stroke: b.contour, sw: k * 0.26 });
  for (let i = 4; i >= 1; i--) {
    for (const { d } of t.lines)
      c.path(d, b.side, { stroke: b.side, sw: k * 0.1, t: `translate(0 ${(k * 0.026 * i).toFixed(2)})` });
  }
  for (const { d } of t.lines) c.path(d, c.lin(b.edge), { stroke: c.lin(b.edge), sw: k * 0.1 });
  for (const { d, box } of t.lines) {
    c.path(d, c.lin(b.face));
    c.clip(d, () => {
      c.line(d, alpha('#ffffff', 0.8), k * 0.045, {
        t: `translate(${(k * 0.012).toFixed(2)} ${(k * 0.026).toFixed(2)})`,
      });
      c.line(d, alpha(b.side, 0.5), k * 0.05, { t: `translate(${(-k * 0.012).toFixed(2)} ${(-k * 0.03).toFixed(2)})` });
      // A streak of light, as on polished metal.
      const x = box.x + box.w * s.r.range(0.15, 0.7);
      c.poly(
        [
          [x, box.y],
          [x + k * 0.5, box.y],
          [x + k * 0.1, box.y + box.h],
          [x - k * 0.4, box.y + box.h],
        ],
        alpha('#ffffff', 0.22),
      );
    });
  }
}

/** Draws the title in the studio's style. */
export function finish(s: Scene, t: Lockup, how: Treatment): void {
  const { c, pal } = s;
  const k = t.cap;
  const down = (f: number) => `translate(0 ${(k * f).toFixed(2)})`;
  const bright = lightness(pal.accent) > 0.72 ? pal.accent : shift(pal.accent, 0.72 - lightness(pal.accent));
  const ink = mix(shift(pal.near, -0.12), '#07050f', 0.45);
  switch (how) {
    case 'gold':
      bevelled(s, t, {
        face: [
          [0, '#fffbe0'],
          [0.3, '#ffe27a'],
          [0.5, '#f7b733'],
          [0.53, '#c97a12'],
          [0.8, '#f2b03a'],
          [1, '#ffe9a0'],
        ],
        edge: ['#fff1b8', '#b8660c', '#5d2a05'],
        side: '#6e3207',
        contour: '#1c0a04',
      });
      return;
    case 'chrome':
      bevelled(s, t, {
        face: [
          [0, '#ffffff'],
          [0.42, '#d3dded'],
          [0.5, '#7d8ca8'],
          [0.54, '#4d5a76'],
          [0.78, '#c4d0e4'],
          [1, '#f7faff'],
        ],
        edge: ['#ffffff', '#7787a5', '#2e3850'],
        side: shift(pal.second, 0.34 - lightness(pal.second)),
        contour: ink,
      });
      return;
    case 'ember':
      bevelled(s, t, {
        face: [
          [0, '#fff6c2'],
          [0.4, '#ffc53d'],
          [0.7, '#ff6a1f'],
          [1, '#c41a12'],
        ],
        edge: ['#ffd36b', '#c8320f', '#4d0707'],
        side: '#5f0a0a',
        contour: '#170306',
      });
      return;
    case 'ice':
      bevelled(s, t, {
        face: [
          [0, '#ffffff'],
          [0.45, '#cdf3ff'],
          [0.52, '#6fc8f2'],
          [0.8, '#b6ecff'],
          [1, '#f2fdff'],
        ],
        edge: ['#ffffff', '#3f8fd6', '#123a78'],
        side: '#123366',
        contour: '#061229',
      });
      return;
    case 'pop': {
      const side = shift(pal.second, 0.42 - lightness(pal.second), 1.1);
      for (const { d } of t.lines) c.path(d, alpha(ink, 0.9), { stroke: alpha(ink, 0.9), sw: k * 0.38, t: down(0.07) });
      for (const { d } of t.lines) c.path(d, '#ffffff', { stroke: '#ffffff', sw: k * 0.27 });
      for (let i = 3; i >= 0; i--)
        for (const { d } of t.lines) c.path(d, side, { stroke: side, sw: k * 0.15, t: down(0.028 * i) });
      for (const { d, box } of t.lines) {
        c.path(d, c.lin([shift(bright, 0.16, 0.8), bright, shift(bright, -0.12, 1.1, -18)]));
        c.clip(d, () => {
          c.ellipse(box.x + box.w / 2, box.y + box.h * 0.08, box.w * 0.62, box.h * 0.42, alpha('#ffffff', 0.38));
          c.line(d, alpha(shift(bright, -0.2), 0.55), k * 0.06, { t: `translate(0 ${(-k * 0.035).toFixed(2)})` });
        });
      }
      return;
    }
    case 'neon': {
      for (const { d } of t.lines) c.path(d, alpha('#05020c', 0.75), { stroke: alpha('#05020c', 0.75), sw: k * 0.34 });
      for (const [sw, o] of [
        [0.42, 0.1],
        [0.3, 0.16],
        [0.2, 0.3],
        [0.11, 0.75],
      ] as const)
        for (const { d } of t.lines) c.line(d, alpha(bright, o), k * sw);
      for (const { d } of t.lines)
        c.path(d, c.lin(['#ffffff', mix(bright, '#ffffff', 0.72), mix(bright, '#ffffff', 0.35)]), {
          stroke: '#ffffff',
          sw: k * 0.03,
        });
      return;
    }
    case 'engraved': {
      const stone = mix(bright, '#f3e6cc', 0.6);
      for (const { d } of t.lines)
        c.path(d, alpha('#0a0508', 0.6), { stroke: alpha('#0a0508', 0.6), sw: k * 0.32, t: down(0.05) });
      for (const { d } of t.lines) c.path(d, ink, { stroke: ink, sw: k * 0.2 });
      for (const { d } of t.lines) c.line(d, shift(bright, -0.12), k * 0.085);
      for (const { d, box } of t.lines) {
        c.path(d, c.lin([shift(stone, 0.1), stone, shift(stone, -0.26, 1.3)]));
        c.clip(d, () => {
          c.line(d, alpha(shift(stone, -0.38), 0.9), k * 0.075, {
            t: `translate(${(-k * 0.02).toFixed(2)} ${(-k * 0.02).toFixed(2)})`,
          });
          c.line(d, alpha('#ffffff', 0.9), k * 0.04, {
            t: `translate(${(k * 0.016).toFixed(2)} ${(k * 0.022).toFixed(2)})`,
          });
          for (let i = 0; i < 9; i++) {
            const x = box.x + s.r.next() * box.w;
            const y = box.y + s.r.next() * box.h;
            c.line(
              `M${x.toFixed(1)} ${y.toFixed(1)}l${(k * s.r.range(-0.3, 0.3)).toFixed(1)} ${(k * s.r.range(0.1, 0.3)).toFixed(1)}`,
              alpha(shift(stone, -0.4), 0.4),
              k * 0.02,
            );
          }
        });
      }
      return;
    }
    case 'flat': {
      for (const { d } of t.lines)
        c.path(d, alpha(ink, 0.35), { stroke: alpha(ink, 0.35), sw: k * 0.3, t: down(0.06) });
      for (const { d } of t.lines)
        c.path(d, alpha(ink, 0.85), { stroke: alpha(ink, 0.85), sw: k * 0.14, t: down(0.03) });
      for (const { d } of t.lines) c.path(d, c.lin(['#ffffff', '#ffffff', mix(bright, '#ffffff', 0.55)]));
    }
  }
}
