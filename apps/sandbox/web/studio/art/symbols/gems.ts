import { cast, fade, glint, polygon, SILVER, stone, type Ctx, type Point } from '../brush.ts';
import type { Skin } from '../skins.ts';
import { ring } from './shape.ts';

const OUTLINES: Readonly<Record<'E' | 'F' | 'G' | 'H', readonly Point[]>> = {
  E: ring(12, 31, Math.PI / 12),
  F: [
    [-17, -33],
    [17, -33],
    [27, -22],
    [27, 22],
    [17, 33],
    [-17, 33],
    [-27, 22],
    [-27, -22],
  ],
  G: ring(6, 34, Math.PI / 6),
  H: Array.from({ length: 14 }, (_, index) => {
    const t = (index / 14) * Math.PI * 2 - Math.PI / 2;
    return [
      Math.cos(t) * 27 * (1 - 0.34 * Math.max(0, -Math.sin(t))),
      Math.sin(t) * 30 - (Math.sin(t) < 0 ? 7 * Math.abs(Math.sin(t)) : 0) + 3,
    ] as const;
  }),
};

/** Draws a gem: a lower symbol, told apart by its outline as well as by its colour. */
export function gem(ctx: Ctx, symbol: 'E' | 'F' | 'G' | 'H', skin: Skin): void {
  const outline = OUTLINES[symbol];
  const bezel = polygon(outline.map(([x, y]) => [x * 1.13, y * 1.13] as const));
  ctx.save();
  ctx.shadowColor = fade(skin.stones[symbol].base, 0.75);
  ctx.shadowBlur = 14;
  cast(ctx, bezel, SILVER, -38, 38, 2.4);
  ctx.restore();
  ctx.fillStyle = skin.stones[symbol].dark;
  ctx.fill(polygon(outline.map(([x, y]) => [x * 1.015, y * 1.015] as const)));
  stone(ctx, outline, skin.stones[symbol]);
  glint(ctx, -13, -19, 9);
}
