export type Ctx = CanvasRenderingContext2D;
export type Point = readonly [number, number];

/** Mixes two hex colours; share 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const read = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const a = read(first),
    b = read(second);
  const clamped = Math.max(0, Math.min(1, share));
  return `#${a
    .map((value, index) =>
      Math.round(value + ((b[index] ?? 0) - value) * clamped)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
export const fade = (hex: string, alpha: number): string =>
  `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;

export function linear(
  ctx: Ctx,
  from: Point,
  to: Point,
  ...stops: readonly (readonly [number, string])[]
): CanvasGradient {
  const gradient = ctx.createLinearGradient(from[0], from[1], to[0], to[1]);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}
export function radial(
  ctx: Ctx,
  at: Point,
  inner: number,
  outer: number,
  ...stops: readonly (readonly [number, string])[]
): CanvasGradient {
  const gradient = ctx.createRadialGradient(at[0], at[1], inner, at[0], at[1], outer);
  for (const [share, colour] of stops) gradient.addColorStop(share, colour);
  return gradient;
}
export function polygon(points: readonly Point[]): Path2D {
  const path = new Path2D();
  points.forEach(([x, y], index) => {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
  return path;
}
export function circle(x: number, y: number, radius: number): Path2D {
  const path = new Path2D();
  path.arc(x, y, radius, 0, Math.PI * 2);
  return path;
}
export function rounded(x: number, y: number, width: number, height: number, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
}
/** Points of a star around the middle, first tip up. */
export function star(tips: number, outer: number, inner: number, turn = 0): Point[] {
  return Array.from({ length: tips * 2 }, (_, index) => {
    const angle = turn - Math.PI / 2 + (index * Math.PI) / tips;
    const radius = index % 2 === 0 ? outer : inner;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });
}

export interface Metal {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly deep: string;
}
export const GOLD: Metal = { light: '#fff6cf', base: '#f0bf4c', dark: '#a8680f', deep: '#4d2a05' };
export const SILVER: Metal = { light: '#ffffff', base: '#c3d3e6', dark: '#62779a', deep: '#1d2942' };

/** Fills a shape as cast metal: lit face, bright upper edge, dark lower edge, thin outline. `size` scales the edge. */
export function cast(ctx: Ctx, path: Path2D, metal: Metal, top: number, bottom: number, edge = 3): void {
  ctx.fillStyle = linear(
    ctx,
    [0, top],
    [0, bottom],
    [0, metal.light],
    [0.28, metal.base],
    [0.52, metal.dark],
    [0.62, metal.base],
    [1, metal.dark],
  );
  ctx.fill(path);
  ctx.save();
  ctx.clip(path);
  ctx.lineWidth = edge * 2;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = linear(
    ctx,
    [-30, top],
    [30, bottom],
    [0, metal.light],
    [0.45, fade(metal.light, 0.35)],
    [0.6, fade(metal.deep, 0.35)],
    [1, metal.deep],
  );
  ctx.stroke(path);
  ctx.restore();
  ctx.lineWidth = 1.4;
  ctx.strokeStyle = metal.deep;
  ctx.stroke(path);
}

export interface Stone {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
}
const LIGHT: Point = [-0.55, -0.84];

/** A cut stone: facets between outline and table, each lit by its own slope; a sparkle on the table. */
export function stone(ctx: Ctx, outline: readonly Point[], colour: Stone, table = 0.52): void {
  const inner = outline.map(([x, y]) => [x * table, y * table] as const);
  const facet = (points: readonly Point[], lift: number) => {
    const [cx, cy] = points.reduce(([sx, sy], [x, y]) => [sx + x / points.length, sy + y / points.length] as const, [
      0, 0,
    ] as const);
    const length = Math.hypot(cx, cy) || 1;
    const lit = ((cx / length) * LIGHT[0] + (cy / length) * LIGHT[1]) * 0.5 + 0.5 + lift;
    ctx.fillStyle =
      lit < 0.5 ? mix(colour.dark, colour.base, lit * 2) : mix(colour.base, colour.light, (lit - 0.5) * 1.7);
    const path = polygon(points);
    ctx.fill(path);
    ctx.lineWidth = 0.7;
    ctx.strokeStyle = ctx.fillStyle;
    ctx.stroke(path);
  };
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const a = inner[index] ?? from,
      b = inner[(index + 1) % inner.length] ?? to;
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    facet([from, middle, a], index % 2 ? -0.14 : 0.06);
    facet([middle, to, b], index % 2 ? 0.1 : -0.1);
    facet([a, middle, b], index % 3 === 0 ? 0.16 : -0.04);
  });
  const face = polygon(inner);
  const reach = Math.max(...inner.map(([, y]) => Math.abs(y)));
  ctx.fillStyle = linear(
    ctx,
    [-reach * 0.6, -reach],
    [reach * 0.6, reach],
    [0, colour.light],
    [0.42, colour.base],
    [0.75, mix(colour.base, colour.dark, 0.55)],
    [1, colour.base],
  );
  ctx.fill(face);
  ctx.save();
  ctx.clip(face);
  ctx.fillStyle = 'rgba(255,255,255,.34)';
  ctx.beginPath();
  ctx.moveTo(-reach * 1.4, -reach * 0.1);
  ctx.lineTo(reach * 0.5, -reach * 1.4);
  ctx.lineTo(reach * 0.9, -reach * 1.2);
  ctx.lineTo(-reach * 1.4, reach * 0.55);
  ctx.fill();
  ctx.restore();
  ctx.lineWidth = 1;
  ctx.strokeStyle = fade(colour.light, 0.75);
  ctx.stroke(face);
}

/** A four-pointed glint. */
export function glint(ctx: Ctx, x: number, y: number, size: number, colour = '#ffffff'): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.fillStyle = radial(ctx, [0, 0], 0, size, [0, colour], [0.25, fade(colour, 0.6)], [1, fade(colour, 0)]);
  ctx.fill(polygon(star(4, size, size * 0.12)));
  ctx.restore();
}

/** Lettering with an extruded gold face, centred on the point. */
export function lettering(
  ctx: Ctx,
  text: string,
  x: number,
  y: number,
  size: number,
  width: number,
  metal: Metal = GOLD,
): void {
  ctx.save();
  ctx.font = `${size}px "Bowlby One", sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  const measured = ctx.measureText(text).width;
  ctx.translate(x, y);
  if (measured > width) ctx.scale(width / measured, width / measured);
  ctx.lineWidth = size * 0.28;
  ctx.strokeStyle = metal.deep;
  ctx.strokeText(text, 0, size * 0.07);
  ctx.strokeText(text, 0, 0);
  ctx.fillStyle = metal.dark;
  ctx.fillText(text, 0, size * 0.06);
  ctx.fillStyle = linear(
    ctx,
    [0, -size * 0.42],
    [0, size * 0.42],
    [0, '#ffffff'],
    [0.45, metal.light],
    [0.55, metal.base],
    [1, metal.light],
  );
  ctx.fillText(text, 0, 0);
  ctx.restore();
}
