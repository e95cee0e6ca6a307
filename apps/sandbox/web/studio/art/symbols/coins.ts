import { cast, circle, glint, GOLD, polygon, radial, star, type Ctx } from '../brush.ts';
import { lifted, ring } from './shape.ts';

/** A coin of a hold feature, without its amount. @param isLarge red instead of gold */
export function drawCoin(ctx: Ctx, isLarge: boolean): void {
  cast(ctx, circle(0, 0, 44), GOLD, -44, 44, 3);
  ctx.fillStyle = isLarge
    ? radial(ctx, [-8, -12], 4, 44, [0, '#ff8a7a'], [0.45, '#d3263f'], [1, '#6a0f24'])
    : radial(ctx, [-8, -12], 4, 44, [0, '#fff6cf'], [0.5, '#f7c648'], [1, '#b3720f']);
  ctx.fill(circle(0, 0, 35));
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = isLarge ? 'rgba(255,220,190,.7)' : 'rgba(120,70,5,.55)';
  ctx.stroke(circle(0, 0, 35));
  ctx.fillStyle = 'rgba(255,246,210,.9)';
  for (const [x, y] of ring(16, 39.5)) ctx.fill(circle(x, y, 1.5));
}

/** The coin on the reels: what it is worth is only drawn when it counts. */
export function emptyCoin(ctx: Ctx): void {
  lifted(ctx, () => drawCoin(ctx, false));
  cast(
    ctx,
    polygon(star(5, 24, 11)),
    { light: '#fff8d8', base: '#d98f1c', dark: '#8a4f07', deep: '#5a3204' },
    -24,
    24,
    2,
  );
  glint(ctx, -17, -20, 10);
}
