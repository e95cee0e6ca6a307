import { cast, GOLD, mix, polygon, radial, rounded, type Ctx } from '../brush.ts';

/** The plate behind a picture: a lit, rounded tile with a gold rim. */
export function plate(ctx: Ctx, [light, dark]: readonly [string, string]): void {
  const outer = rounded(-44, -44, 88, 88, 15);
  cast(ctx, outer, GOLD, -44, 44, 2.4);
  const inner = rounded(-39, -39, 78, 78, 11.5);
  ctx.fillStyle = radial(ctx, [0, -10], 4, 62, [0, mix(light, '#ffffff', 0.18)], [0.45, light], [1, dark]);
  ctx.fill(inner);
  ctx.save();
  ctx.clip(inner);
  ctx.globalAlpha = 0.16;
  ctx.fillStyle = '#ffffff';
  for (let ray = 0; ray < 12; ray += 1) {
    const angle = (ray * Math.PI) / 6;
    ctx.fill(
      polygon([
        [0, 2],
        [Math.cos(angle) * 70, Math.sin(angle) * 70],
        [Math.cos(angle + 0.2) * 70, Math.sin(angle + 0.2) * 70],
      ]),
    );
  }
  ctx.globalAlpha = 1;
  ctx.lineWidth = 7;
  ctx.strokeStyle = 'rgba(0,0,0,.34)';
  ctx.stroke(rounded(-39, -40.5, 78, 82, 12));
  ctx.restore();
  ctx.lineWidth = 1;
  ctx.strokeStyle = GOLD.deep;
  ctx.stroke(inner);
}
