import { n } from './canvas.ts';
import { alpha, mix } from './colour.ts';
import type { Scene } from './scene.ts';

/** A soft round light. */
export function glow(s: Scene, x: number, y: number, radius: number, colour: string, strength = 1): void {
  s.c.circle(
    x,
    y,
    radius,
    s.c.rad([
      [0, alpha(colour, 0.95 * strength)],
      [0.25, alpha(colour, 0.55 * strength)],
      [0.6, alpha(colour, 0.16 * strength)],
      [1, alpha(colour, 0)],
    ]),
  );
}

/** Beams that fan out from a point; `from`/`to` in degrees. */
export function rays(
  s: Scene,
  x: number,
  y: number,
  length: number,
  colour: string,
  o: { count?: number; from?: number; to?: number; strength?: number; even?: boolean } = {},
): void {
  const count = o.count ?? 14;
  const from = o.from ?? 0;
  const to = o.to ?? 360;
  const step = (to - from) / count;
  let d = '';
  for (let i = 0; i < count; i++) {
    const mid = from + step * (i + (o.even === true ? 0.5 : s.r.range(0.2, 0.8)));
    const half = o.even === true ? step * 0.25 : step * s.r.range(0.1, 0.34);
    const at = (deg: number) =>
      `${n(x + Math.cos((deg * Math.PI) / 180) * length)} ${n(y + Math.sin((deg * Math.PI) / 180) * length)}`;
    d += `M${n(x)} ${n(y)}L${at(mid - half)}L${at(mid + half)}Z`;
  }
  const k = o.strength ?? 0.4;
  s.c.path(
    d,
    s.c.radAt(
      [
        [0, alpha(colour, k)],
        [0.45, alpha(colour, k * 0.45)],
        [1, alpha(colour, 0)],
      ],
      x,
      y,
      length,
    ),
  );
}

/** A four-pointed star of light. */
export function sparkle(s: Scene, x: number, y: number, size: number, colour = '#ffffff', strength = 1): void {
  const k = size * 0.09;
  s.c.circle(
    x,
    y,
    size * 0.6,
    s.c.rad([
      [0, alpha(colour, 0.5 * strength)],
      [1, alpha(colour, 0)],
    ]),
  );
  s.c.path(
    `M${n(x)} ${n(y - size)}Q${n(x + k)} ${n(y - k)} ${n(x + size)} ${n(y)}Q${n(x + k)} ${n(y + k)} ${n(x)} ${n(y + size)}Q${n(x - k)} ${n(y + k)} ${n(x - size)} ${n(y)}Q${n(x - k)} ${n(y - k)} ${n(x)} ${n(y - size)}Z`,
    alpha(colour, strength),
  );
}

/** Fixed stars: a few hundred at most, as two paths. */
export function stars(s: Scene, count: number, bottom: number, colour = '#ffffff'): void {
  for (let i = 0; i < count; i++) {
    s.c.circle(s.r.range(0, s.w), s.r.range(0, bottom), s.r.range(0.4, 1.7), alpha(colour, s.r.range(0.25, 0.95)));
  }
  for (let i = 0; i < count / 22; i++)
    sparkle(s, s.r.range(0, s.w), s.r.range(0, bottom), s.r.range(4, 9), colour, 0.8);
}

/** Out-of-focus discs of light. */
export function bokeh(s: Scene, count: number, colour: string, top: number, bottom: number, size = 22): void {
  for (let i = 0; i < count; i++) {
    const r = s.r.range(size * 0.25, size);
    const k = s.r.range(0.05, 0.24);
    s.c.circle(
      s.r.range(0, s.w),
      s.r.range(top, bottom),
      r,
      s.c.rad([
        [0, alpha(colour, k * 0.7)],
        [0.8, alpha(colour, k)],
        [0.93, alpha(colour, k * 1.5)],
        [1, alpha(colour, 0)],
      ]),
    );
  }
}

/** Embers, dust, snow: small bright points with halos, denser towards the hero. */
export function motes(
  s: Scene,
  count: number,
  colour: string,
  o: { size?: number; top?: number; bottom?: number } = {},
): void {
  const size = o.size ?? 2.2;
  const halo = s.c.rad([alpha(colour, 0.6), alpha(colour, 0)]);
  const core = mix(colour, '#ffffff', 0.6);
  for (let i = 0; i < count; i++) {
    const x = s.r.range(0, s.w);
    const y = s.r.range(o.top ?? 0, o.bottom ?? s.h);
    const r = size * s.r.range(0.35, 1.25);
    s.c.circle(x, y, r * 3.4, halo);
    s.c.circle(x, y, r, alpha(core, s.r.range(0.6, 1)));
  }
}

/** A band of mist that fades upwards and downwards. */
export function mist(s: Scene, y: number, height: number, colour: string, strength = 0.5): void {
  s.c.rect(0, y - height / 2, s.w, height, s.c.lin([alpha(colour, 0), alpha(colour, strength), alpha(colour, 0)]));
}

/** The soft shadow an object throws on the ground. */
export function shadow(s: Scene, x: number, y: number, rx: number, ry: number, strength = 0.6): void {
  s.c.ellipse(
    x,
    y,
    rx,
    ry,
    s.c.rad([
      [0, alpha('#05030c', strength)],
      [0.55, alpha('#05030c', strength * 0.6)],
      [1, alpha('#05030c', 0)],
    ]),
  );
}

/** Darkens the corners. */
export function vignette(s: Scene, colour: string, strength = 0.7): void {
  s.c.rect(
    0,
    0,
    s.w,
    s.h,
    s.c.rad(
      [
        [0.45, alpha(colour, 0)],
        [0.75, alpha(colour, strength * 0.35)],
        [1, alpha(colour, strength)],
      ],
      0.5,
      0.46,
      0.76,
    ),
  );
}
