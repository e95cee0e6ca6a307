import {
  cast,
  circle,
  glint,
  GOLD,
  linear,
  mix,
  polygon,
  radial,
  rounded,
  stone,
  type Ctx,
  type Point,
} from '../brush.ts';
import { lifted, ring } from './shape.ts';

/** Draws the crown of symbol B. */
export function crown(ctx: Ctx): void {
  const body: Point[] = [
    [-31, 20],
    [-36, -16],
    [-19, -1],
    [0, -31],
    [19, -1],
    [36, -16],
    [31, 20],
  ];
  lifted(ctx, () => cast(ctx, polygon(body), GOLD, -31, 20, 2.6));
  for (const [x, y, size] of [
    [-24, 4, 3.4],
    [24, 4, 3.4],
    [0, -6, 5],
  ] as const) {
    ctx.save();
    ctx.translate(x, y);
    stone(
      ctx,
      [
        [0, -size * 1.7],
        [size, 0],
        [0, size * 1.7],
        [-size, 0],
      ],
      { light: '#ffffff', base: '#c06bff', dark: '#4b1188' },
    );
    ctx.restore();
  }
  lifted(ctx, () => cast(ctx, rounded(-33, 14, 66, 15, 5), GOLD, 13, 30, 2));
  for (const [x, y, size] of [
    [-36, -18, 4.6],
    [0, -33, 5.6],
    [36, -18, 4.6],
  ] as const) {
    ctx.fillStyle = radial(ctx, [x - 1.5, y - 1.5], 0.4, size, [0, '#ffffff'], [0.35, '#ffd6e4'], [1, '#d0346a']);
    ctx.fill(circle(x, y, size));
    ctx.lineWidth = 1;
    ctx.strokeStyle = GOLD.deep;
    ctx.stroke(circle(x, y, size));
  }
  for (const [x, colour] of [
    [-20, '#2f7df4'],
    [0, '#f0324f'],
    [20, '#1fbf6b'],
  ] as const) {
    ctx.save();
    ctx.translate(x, 21.5);
    stone(ctx, ring(8, x === 0 ? 6.4 : 5, 0.39), { light: '#ffffff', base: colour, dark: mix(colour, '#000000', 0.6) });
    ctx.restore();
  }
  glint(ctx, -16, 3, 8);
  glint(ctx, 14, -14, 6);
}

/** Draws the compass of symbol C. */
export function compass(ctx: Ctx): void {
  lifted(ctx, () => cast(ctx, circle(0, 0, 35), GOLD, -35, 35, 3));
  ctx.fillStyle = radial(ctx, [-8, -10], 2, 32, [0, '#f7fbff'], [0.6, '#d7e3f2'], [1, '#7d93b8']);
  ctx.fill(circle(0, 0, 27.5));
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = GOLD.deep;
  ctx.stroke(circle(0, 0, 27.5));
  ctx.strokeStyle = '#41547a';
  for (let mark = 0; mark < 24; mark += 1) {
    const angle = (mark * Math.PI) / 12;
    const from = mark % 6 === 0 ? 21 : 23.5;
    ctx.lineWidth = mark % 6 === 0 ? 2 : 1;
    ctx.beginPath();
    ctx.moveTo(Math.cos(angle) * from, Math.sin(angle) * from);
    ctx.lineTo(Math.cos(angle) * 26, Math.sin(angle) * 26);
    ctx.stroke();
  }
  const point = (angle: number, length: number, light: string, dark: string) => {
    ctx.save();
    ctx.rotate(angle);
    ctx.fillStyle = light;
    ctx.fill(
      polygon([
        [0, -length],
        [0, 0],
        [-5.4, -5.4],
      ]),
    );
    ctx.fillStyle = dark;
    ctx.fill(
      polygon([
        [0, -length],
        [0, 0],
        [5.4, -5.4],
      ]),
    );
    ctx.restore();
  };
  for (let at = 0; at < 4; at += 1) point(Math.PI / 4 + (at * Math.PI) / 2, 15, '#93a7cc', '#5d729c');
  for (let at = 0; at < 4; at += 1)
    point((at * Math.PI) / 2, 24, at === 0 ? '#ff6a7c' : '#3b6fc4', at === 0 ? '#b3122f' : '#173a80');
  cast(ctx, circle(0, 0, 5), GOLD, -5, 5, 1.4);
  ctx.fillStyle = 'rgba(255,255,255,.4)';
  ctx.beginPath();
  ctx.ellipse(-9, -13, 14, 7, -0.6, 0, Math.PI * 2);
  ctx.fill();
}

/** Draws the lantern of symbol D. */
export function lantern(ctx: Ctx): void {
  ctx.lineWidth = 4;
  ctx.strokeStyle = GOLD.dark;
  ctx.beginPath();
  ctx.arc(0, -29, 7.5, Math.PI, 0);
  ctx.stroke();
  ctx.fillStyle = radial(
    ctx,
    [0, 5],
    2,
    40,
    [0, 'rgba(255,226,130,.95)'],
    [0.5, 'rgba(255,170,60,.4)'],
    [1, 'rgba(255,150,40,0)'],
  );
  ctx.fill(circle(0, 4, 40));
  ctx.fillStyle = linear(ctx, [0, -14], [0, 24], [0, '#fff7cf'], [0.5, '#ffd35a'], [1, '#ff8f2a']);
  ctx.fill(
    polygon([
      [-17, -14],
      [17, -14],
      [21, 23],
      [-21, 23],
    ]),
  );
  ctx.fillStyle = '#ffffff';
  ctx.beginPath();
  ctx.ellipse(0, 8, 5, 11, 0, 0, Math.PI * 2);
  ctx.fill();
  for (const bar of [
    [-17, -21],
    [-5.5, -7],
    [5.5, 7],
    [17, 21],
  ] as const) {
    ctx.lineWidth = Math.abs(bar[0]) > 10 ? 4.4 : 2.6;
    ctx.strokeStyle = linear(ctx, [bar[0] - 2, 0], [bar[0] + 2, 0], [0, GOLD.light], [1, GOLD.dark]);
    ctx.beginPath();
    ctx.moveTo(bar[0], -14);
    ctx.lineTo(bar[1], 23);
    ctx.stroke();
  }
  lifted(ctx, () =>
    cast(
      ctx,
      polygon([
        [-9, -29],
        [9, -29],
        [23, -13],
        [-23, -13],
      ]),
      GOLD,
      -30,
      -12,
      2,
    ),
  );
  lifted(ctx, () => cast(ctx, rounded(-25, 22, 50, 10, 3.5), GOLD, 21, 33, 2));
  cast(ctx, rounded(-15, 32, 30, 5, 2), GOLD, 31, 38, 1.2);
  glint(ctx, -10, -6, 8);
}
