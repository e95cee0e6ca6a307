import type { Ctx, Point } from '../brush.ts';

/** Returns points on a circle around the origin. @param turn radians */
export const ring = (count: number, radius: number, turn = 0): Point[] =>
  Array.from(
    { length: count },
    (_, index) =>
      [
        Math.cos(turn + (index * 2 * Math.PI) / count) * radius,
        Math.sin(turn + (index * 2 * Math.PI) / count) * radius,
      ] as const,
  );

/** Draws something with its shadow below it. */
export const lifted = (ctx: Ctx, draw: () => void) => {
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,.6)';
  ctx.shadowBlur = 6;
  ctx.shadowOffsetY = 4;
  draw();
  ctx.restore();
};
