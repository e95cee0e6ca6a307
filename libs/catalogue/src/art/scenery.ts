import { n } from './canvas.ts';
import { alpha, mix, shift } from './colour.ts';
import type { Scene } from './scene.ts';

/** Fills the stage with the palette's sky. `horizon` 0..1 is where it reaches the last colour. */
export function sky(s: Scene, horizon = 1): void {
  const [a, b, d] = s.pal.sky;
  s.c.rect(
    0,
    0,
    s.w,
    s.h,
    s.c.lin([
      [0, a],
      [horizon * 0.55, b],
      [horizon, d],
      [1, d],
    ]),
  );
}

/** Draws a broken ridge across the stage by midpoint displacement. Returns its points. */
export function ridgeLine(s: Scene, y: number, height: number, rough = 0.55, steps = 6): [number, number][] {
  let ys = [s.r.range(-1, 1), s.r.range(-1, 1)];
  let k = 1;
  for (let i = 0; i < steps; i++) {
    const next: number[] = [];
    for (let j = 0; j < ys.length - 1; j++) {
      const a = ys[j] ?? 0;
      const b = ys[j + 1] ?? 0;
      next.push(a, (a + b) / 2 + s.r.range(-1, 1) * k);
    }
    next.push(ys[ys.length - 1] ?? 0);
    ys = next;
    k *= rough;
  }
  const lo = Math.min(...ys);
  const hi = Math.max(...ys);
  return ys.map((v, i) => [(i / (ys.length - 1)) * s.w, y - ((v - lo) / (hi - lo || 1)) * height]);
}

/** A mountain chain with lit faces on the left of each summit. */
export function mountains(s: Scene, y: number, height: number, colour: string, lit?: string, count?: number): void {
  const c = s.c;
  const total = count ?? Math.max(3, Math.round(s.w / (height * 1.1)));
  for (let i = 0; i < total; i++) {
    const x = ((i + s.r.range(0.2, 0.8)) / total) * s.w;
    const tall = height * s.r.range(0.55, 1);
    const half = tall * s.r.range(0.75, 1.05);
    const top = y - tall;
    const ridge = x + s.r.range(-0.06, 0.14) * half;
    c.poly(
      [
        [x - half, y + 4],
        [x - half * 0.55, y - tall * 0.42],
        [x - half * 0.4, y - tall * 0.5],
        [x, top],
        [x + half * 0.3, y - tall * 0.62],
        [x + half * 0.48, y - tall * 0.5],
        [x + half, y + 4],
      ],
      c.lin([colour, mix(colour, s.pal.sky[2], 0.4)]),
    );
    if (lit !== undefined) {
      c.poly(
        [
          [x, top],
          [x - half * 0.4, y - tall * 0.5],
          [x - half * 0.26, y - tall * 0.46],
          [x - half * 0.3, y - tall * 0.3],
          [x - half * 0.05, y - tall * 0.5],
          [ridge, y - tall * 0.34],
          [x + half * 0.04, y - tall * 0.62],
        ],
        c.lin([alpha(lit, 0.95), alpha(lit, 0.1)]),
      );
      c.poly(
        [
          [x, top],
          [x + half * 0.3, y - tall * 0.62],
          [x + half * 0.2, y - tall * 0.6],
          [x + half * 0.14, y - tall * 0.5],
          [x + half * 0.04, y - tall * 0.62],
        ],
        c.lin([alpha(shift(lit, -0.18), 0.8), alpha(lit, 0.05)]),
      );
    }
  }
}

/** Rolling ground. */
export function hills(s: Scene, y: number, height: number, top: string, bottom: string): void {
  const count = Math.max(2, Math.round(s.w / 190));
  let d = `M0 ${n(s.h)}L0 ${n(y)}`;
  const step = s.w / count;
  for (let i = 0; i < count; i++) {
    const x = i * step;
    const a = y + s.r.range(-height, height);
    const b = y + s.r.range(-height, height);
    d += `C${n(x + step * 0.33)} ${n(a)} ${n(x + step * 0.66)} ${n(b)} ${n(x + step)} ${n(y)}`;
  }
  s.c.path(`${d}L${n(s.w)} ${n(s.h)}Z`, s.c.lin([top, bottom]));
}

/** A cumulus: lit crown, shaded belly. Around x, y with the given width. */
export function cloud(s: Scene, x: number, y: number, width: number, light: string, dark: string, o = 1): void {
  const c = s.c;
  const lobes = s.r.int(4, 6);
  const parts: [number, number, number][] = [];
  for (let i = 0; i < lobes; i++) {
    const t = (i + 0.5) / lobes;
    const r = width * (0.1 + 0.14 * Math.sin(t * Math.PI)) * s.r.range(0.85, 1.25);
    parts.push([x + (t - 0.5) * width * 0.8, y - r * 0.55 - Math.sin(t * Math.PI) * width * 0.06, r]);
  }
  c.group(
    '',
    () => {
      c.ellipse(x, y, width * 0.52, width * 0.085, alpha(dark, 0.9));
      for (const [px, py, r] of parts) c.circle(px, py, r, c.lin([light, mix(light, dark, 0.55), dark], 65));
      for (const [px, py, r] of parts)
        c.circle(px - r * 0.2, py - r * 0.28, r * 0.62, c.rad([alpha(light, 0.85), alpha(light, 0)]));
    },
    o,
  );
}

/** A fir seen against the light; base at 0,0, height in units. */
export function fir(s: Scene, x: number, y: number, height: number, colour: string, lit?: string): void {
  const w = height * 0.3;
  let left = '';
  let right = '';
  const tiers = 5;
  for (let i = 0; i < tiers; i++) {
    const t0 = i / tiers;
    const ty = y - height + height * 0.92 * ((i + 1) / tiers);
    const half = w * (0.28 + 0.72 * ((i + 1) / tiers)) * s.r.range(0.86, 1.08);
    right += `L${n(x + half)} ${n(ty)}L${n(x + half * 0.45)} ${n(ty - height * 0.03)}`;
    left = `L${n(x - half * 0.45)} ${n(ty - height * 0.03)}L${n(x - half)} ${n(ty)}${left}`;
    if (lit !== undefined && i < tiers - 1) {
      s.c.path(
        `M${n(x)} ${n(y - height + height * t0 * 0.9)}L${n(x - half)} ${n(ty)}L${n(x - half * 0.3)} ${n(ty - height * 0.05)}Z`,
        alpha(lit, 0.5),
      );
    }
  }
  const d = `M${n(x)} ${n(y - height)}${right}L${n(x + w * 0.09)} ${n(y - height * 0.06)}L${n(x + w * 0.09)} ${n(y)}L${n(x - w * 0.09)} ${n(y)}L${n(x - w * 0.09)} ${n(y - height * 0.06)}${left}Z`;
  s.c.path(d, colour);
  if (lit !== undefined)
    s.c.clip(d, () =>
      s.c.line(d, alpha(lit, 0.55), height * 0.05, { t: `translate(${n(height * 0.012)} ${n(height * 0.02)})` }),
    );
}

/** Rocks lying along the bottom edge, lit from the upper left. */
export function rocks(s: Scene, y: number, size: number, colour: string, lit: string, gap = 0): void {
  const count = Math.ceil(s.w / (size * 0.9));
  for (let i = 0; i <= count; i++) {
    const x = (i / count) * s.w + s.r.range(-0.3, 0.3) * size;
    if (gap > 0 && Math.abs(x - s.hero.x) < gap) continue;
    const k = size * s.r.range(0.5, 1);
    const a: [number, number][] = [
      [x - k * 0.9, y + k * 0.4],
      [x - k * 0.7, y - k * s.r.range(0.1, 0.3)],
      [x - k * 0.2, y - k * s.r.range(0.5, 0.8)],
      [x + k * 0.35, y - k * s.r.range(0.4, 0.65)],
      [x + k * 0.8, y - k * 0.05],
      [x + k, y + k * 0.4],
      [x + k, s.h + 4],
      [x - k, s.h + 4],
    ];
    s.c.poly(a, s.c.lin([mix(colour, lit, 0.25), colour, shift(colour, -0.12)], 75));
    const [p1, p2, p3] = [a[1], a[2], a[3]];
    if (p1 && p2 && p3)
      s.c.poly([p1, p2, p3, [x - k * 0.05, y - k * 0.18], [x - k * 0.45, y + k * 0.08]], alpha(lit, 0.28));
  }
}

/** A curved leaf or frond from a base point; angle in degrees. */
export function leaf(s: Scene, x: number, y: number, length: number, angle: number, colour: string, lit: string): void {
  const w = length * 0.17;
  s.c.place(x, y, 1, angle, () => {
    s.c.path(
      `M0 0C${n(length * 0.3)} ${n(-w)} ${n(length * 0.7)} ${n(-w)} ${n(length)} 0C${n(length * 0.7)} ${n(w * 0.7)} ${n(length * 0.3)} ${n(w * 0.8)} 0 0Z`,
      s.c.lin([lit, colour], 90),
    );
    s.c.line(`M0 0Q${n(length * 0.5)} ${n(-w * 0.25)} ${n(length * 0.94)} 0`, alpha(lit, 0.6), length * 0.012);
  });
}

/** A pinnate palm frond bending down from a base point. */
export function frond(
  s: Scene,
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: string,
  lit: string,
): void {
  s.c.place(x, y, length / 100, angle, () => {
    let d = '';
    for (let i = 1; i <= 13; i++) {
      const t = i / 13;
      const px = 100 * t;
      const py = 26 * t * t;
      const len = 34 * Math.sin(Math.PI * (0.14 + 0.82 * t));
      d += `M${n(px - 5)} ${n(py)}Q${n(px + len * 0.5)} ${n(py - len * 0.5)} ${n(px + len * 0.72)} ${n(py - len * 0.62)}Q${n(px + len * 0.4)} ${n(py - len * 0.1)} ${n(px + 2)} ${n(py + 1)}Z`;
      d += `M${n(px - 5)} ${n(py)}Q${n(px + len * 0.2)} ${n(py + len * 0.6)} ${n(px + len * 0.5)} ${n(py + len * 0.9)}Q${n(px + len * 0.4)} ${n(py + len * 0.3)} ${n(px + 2)} ${n(py - 1)}Z`;
    }
    s.c.path(d, s.c.lin([lit, colour], 80));
    s.c.line('M0 0Q50 0 100 26', lit, 2);
  });
}
