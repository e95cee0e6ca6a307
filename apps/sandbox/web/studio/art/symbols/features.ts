import { cast, circle, fade, glint, GOLD, lettering, mix, polygon, radial, SILVER, star, type Ctx } from '../brush.ts';
import type { Skin } from '../skins.ts';
import { lifted } from './shape.ts';

/** Draws the wild symbol: a sun with its name. */
export function wild(ctx: Ctx, label: string): void {
  ctx.save();
  ctx.shadowColor = '#ffdf7a';
  ctx.shadowBlur = 16;
  cast(
    ctx,
    polygon(star(16, 47, 37)),
    { light: '#fffbe0', base: '#ffc93d', dark: '#e0701a', deep: '#7a2c05' },
    -47,
    47,
    2,
  );
  ctx.restore();
  cast(ctx, circle(0, 0, 35), GOLD, -35, 35, 3);
  ctx.fillStyle = radial(ctx, [0, -8], 3, 34, [0, '#fff2a8'], [0.35, '#ff9d2e'], [0.8, '#c4251f'], [1, '#6a0f24']);
  ctx.fill(circle(0, 0, 29));
  ctx.save();
  ctx.clip(circle(0, 0, 29));
  ctx.fillStyle = 'rgba(255,236,150,.35)';
  for (let ray = 0; ray < 14; ray += 1) {
    const angle = (ray * Math.PI) / 7;
    ctx.fill(
      polygon([
        [0, -2],
        [Math.cos(angle) * 40, Math.sin(angle) * 40],
        [Math.cos(angle + 0.18) * 40, Math.sin(angle + 0.18) * 40],
      ]),
    );
  }
  ctx.restore();
  lettering(ctx, label, 0, 1, 31, 84);
  glint(ctx, -25, -25, 12);
  glint(ctx, 29, -18, 8);
}

/** Draws the scatter: a spiral in the colours of the skin, with its name. */
export function scatter(ctx: Ctx, skin: Skin, label: string): void {
  const [first = '#ffffff', second = '#ffffff', third = '#ffffff'] = skin.glow;
  ctx.fillStyle = radial(ctx, [0, -4], 14, 50, [0, fade(first, 0.85)], [0.55, fade(second, 0.35)], [1, fade(third, 0)]);
  ctx.fill(circle(0, -2, 50));
  lifted(ctx, () =>
    cast(ctx, polygon(star(8, 43, 33, Math.PI / 8).map(([x, y]) => [x, y - 5] as const)), SILVER, -44, 36, 2.4),
  );
  ctx.fillStyle = radial(
    ctx,
    [0, -5],
    2,
    32,
    [0, '#ffffff'],
    [0.22, mix(first, '#ffffff', 0.5)],
    [0.55, second],
    [0.85, third],
    [1, mix(third, '#000000', 0.6)],
  );
  ctx.fill(circle(0, -5, 29));
  ctx.save();
  ctx.translate(0, -5);
  ctx.clip(circle(0, 0, 29));
  ctx.strokeStyle = 'rgba(255,255,255,.75)';
  ctx.lineCap = 'round';
  for (let arm = 0; arm < 5; arm += 1) {
    ctx.rotate((Math.PI * 2) / 5);
    ctx.beginPath();
    for (let step = 0; step <= 24; step += 1) {
      const radius = 3 + step * 1.12,
        angle = step * 0.11;
      const x = Math.cos(angle) * radius,
        y = Math.sin(angle) * radius;
      if (step === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    }
    ctx.lineWidth = 2.2;
    ctx.stroke();
  }
  ctx.restore();
  lettering(ctx, label, 0, 31, 19, 88, { light: '#ffffff', base: '#d5f3ff', dark: '#4a86c4', deep: '#0b1f4d' });
  glint(ctx, -9, -16, 12);
  glint(ctx, 24, -29, 8);
}
