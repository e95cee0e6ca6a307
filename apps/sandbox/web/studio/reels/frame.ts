import {
  cast,
  circle,
  fade,
  GOLD,
  linear,
  mix,
  polygon,
  radial,
  rounded,
  SILVER,
  star,
  stone,
  type Ctx,
} from '../art/brush.ts';
import type { Skin } from '../art/skins.ts';

/** Position of the reels in their canvas, in CSS pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly rows: number;
  /** Thickness of the frame. */
  readonly border: number;
}

const canvasOf = (layout: Layout, ratio: number): { canvas: HTMLCanvasElement; ctx: Ctx } => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(layout.width * ratio);
  canvas.height = Math.round(layout.height * ratio);
  const ctx = canvas.getContext('2d') as Ctx;
  ctx.scale(ratio, ratio);
  return { canvas, ctx };
};

/** Background of the symbols: five columns with depth, and fine rules between them. */
export function paintBed(layout: Layout, ratio: number, skin: Skin): HTMLCanvasElement {
  const { canvas, ctx } = canvasOf(layout, ratio);
  const { left, top, cellWidth, cellHeight, rows, border } = layout;
  const width = cellWidth * 5,
    height = cellHeight * rows;
  const bed = rounded(left - border * 0.5, top - border * 0.5, width + border, height + border, border * 0.9);
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,.65)';
  ctx.shadowBlur = border * 2;
  ctx.shadowOffsetY = border * 0.6;
  ctx.fillStyle = skin.panel[1];
  ctx.fill(bed);
  ctx.restore();
  ctx.save();
  ctx.clip(bed);
  for (let reel = 0; reel < 5; reel += 1) {
    const x = left + reel * cellWidth;
    ctx.fillStyle = linear(
      ctx,
      [x, 0],
      [x + cellWidth, 0],
      [0, mix(skin.reel[1], '#000000', 0.3)],
      [0.18, skin.reel[0]],
      [0.5, mix(skin.reel[0], '#ffffff', 0.07)],
      [0.82, skin.reel[0]],
      [1, mix(skin.reel[1], '#000000', 0.3)],
    );
    ctx.fillRect(x, top - border, cellWidth, height + border * 2);
    if (reel === 0) continue;
    ctx.fillStyle = linear(
      ctx,
      [x - 2, 0],
      [x + 2, 0],
      [0, GOLD.deep],
      [0.4, GOLD.base],
      [0.6, GOLD.dark],
      [1, GOLD.deep],
    );
    ctx.fillRect(x - 1.25, top - border, 2.5, height + border * 2);
  }
  ctx.restore();
  return canvas;
}

/** Foreground of the symbols: the cylinder's shade, and the cast frame with its corner stones. */
export function paintFrame(layout: Layout, ratio: number, skin: Skin): HTMLCanvasElement {
  const { canvas, ctx } = canvasOf(layout, ratio);
  const { left, top, cellWidth, cellHeight, rows, border } = layout;
  const width = cellWidth * 5,
    height = cellHeight * rows;
  const shade = height * 0.17;
  ctx.fillStyle = linear(
    ctx,
    [0, top],
    [0, top + shade],
    [0, 'rgba(0,0,0,.72)'],
    [0.5, 'rgba(0,0,0,.2)'],
    [1, 'rgba(0,0,0,0)'],
  );
  ctx.fillRect(left, top, width, shade);
  ctx.fillStyle = linear(
    ctx,
    [0, top + height - shade],
    [0, top + height],
    [0, 'rgba(0,0,0,0)'],
    [0.5, 'rgba(0,0,0,.2)'],
    [1, 'rgba(0,0,0,.72)'],
  );
  ctx.fillRect(left, top + height - shade, width, shade);

  const outer = rounded(left - border, top - border, width + border * 2, height + border * 2, border * 1.5);
  const hole = rounded(left, top, width, height, border * 0.6);
  const ringOf = (grow: number, shrink: number) => {
    const path = new Path2D();
    path.addPath(rounded(left - grow, top - grow, width + grow * 2, height + grow * 2, border * 0.6 + grow * 0.9));
    path.addPath(
      rounded(left - shrink, top - shrink, width + shrink * 2, height + shrink * 2, border * 0.6 + shrink * 0.9),
    );
    return path;
  };
  const metal = (path: Path2D, stops: readonly (readonly [number, string])[]) => {
    ctx.fillStyle = linear(ctx, [left - border, top - border], [left + width * 0.75, top + height + border], ...stops);
    ctx.fill(path, 'evenodd');
  };
  metal(ringOf(border, 0), [
    [0, GOLD.light],
    [0.12, GOLD.base],
    [0.3, GOLD.dark],
    [0.45, GOLD.base],
    [0.55, GOLD.light],
    [0.7, GOLD.dark],
    [1, GOLD.deep],
  ]);
  metal(ringOf(border * 0.78, border * 0.22), [
    [0, skin.panel[0]],
    [0.5, mix(skin.panel[0], skin.accent, 0.22)],
    [1, skin.panel[1]],
  ]);
  ctx.lineWidth = Math.max(1, border * 0.07);
  ctx.strokeStyle = fade(skin.accent, 0.8);
  ctx.stroke(rounded(left - border * 0.5, top - border * 0.5, width + border, height + border, border * 1.05));
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = GOLD.deep;
  ctx.stroke(outer);
  ctx.stroke(hole);
  ctx.strokeStyle = fade(GOLD.light, 0.85);
  ctx.lineWidth = 1;
  ctx.stroke(
    rounded(left - border + 1.3, top - border + 1.3, width + border * 2 - 2.6, height + border * 2 - 2.6, border * 1.4),
  );

  const corner = Math.max(9, border * 0.85);
  for (const [x, y] of [
    [left - border * 0.5, top - border * 0.5],
    [left + width + border * 0.5, top - border * 0.5],
    [left - border * 0.5, top + height + border * 0.5],
    [left + width + border * 0.5, top + height + border * 0.5],
  ] as const) {
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(corner / 20, corner / 20);
    ctx.shadowColor = 'rgba(0,0,0,.6)';
    ctx.shadowBlur = 8;
    cast(ctx, polygon(star(8, 26, 19)), GOLD, -26, 26, 2.5);
    ctx.shadowBlur = 0;
    cast(ctx, circle(0, 0, 15), SILVER, -15, 15, 1.6);
    stone(
      ctx,
      Array.from(
        { length: 8 },
        (_, at) => [Math.cos((at * Math.PI) / 4 + 0.39) * 12, Math.sin((at * Math.PI) / 4 + 0.39) * 12] as const,
      ),
      { light: '#ffffff', base: skin.accent, dark: mix(skin.accent, '#000000', 0.7) },
    );
    ctx.restore();
  }
  return canvas;
}

/** A wild that covers its reel: a lit pillar of gold behind three suns, drawn to `share` of its height. */
export function paintPillar(
  ctx: Ctx,
  x: number,
  y: number,
  width: number,
  height: number,
  share: number,
  now: number,
): void {
  ctx.save();
  const inset = width * 0.035;
  const path = rounded(x + inset, y + inset, width - inset * 2, height - inset * 2, width * 0.12);
  ctx.globalAlpha = Math.min(1, share * 1.4);
  ctx.fillStyle = linear(
    ctx,
    [x, y],
    [x + width, y],
    [0, '#5a1010'],
    [0.2, '#d8541c'],
    [0.5, '#ffd75e'],
    [0.8, '#d8541c'],
    [1, '#5a1010'],
  );
  ctx.fill(path);
  ctx.clip(path);
  ctx.globalCompositeOperation = 'lighter';
  for (let beam = 0; beam < 5; beam += 1) {
    const at = ((now / 1600 + beam / 5) % 1) * (height + width) - width / 2;
    ctx.fillStyle = radial(
      ctx,
      [x + width / 2, y + at],
      0,
      width * 0.8,
      [0, 'rgba(255,240,170,.34)'],
      [1, 'rgba(255,240,170,0)'],
    );
    ctx.fillRect(x, y, width, height);
  }
  ctx.globalCompositeOperation = 'source-over';
  ctx.lineWidth = Math.max(3, width * 0.05);
  ctx.strokeStyle = linear(ctx, [x, y], [x + width, y + height], [0, GOLD.light], [0.5, GOLD.dark], [1, GOLD.light]);
  ctx.stroke(path);
  ctx.restore();
}
