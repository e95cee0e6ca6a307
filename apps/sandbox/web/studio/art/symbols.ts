import {
  cast,
  circle,
  fade,
  glint,
  GOLD,
  lettering,
  linear,
  mix,
  polygon,
  radial,
  rounded,
  SILVER,
  star,
  stone,
  type Ctx,
  type Point,
} from './brush.ts';
import type { PictureSymbol } from './pictures.ts';
import type { EmblemId, Skin } from './skins.ts';

const ring = (count: number, radius: number, turn = 0): Point[] =>
  Array.from(
    { length: count },
    (_, index) =>
      [
        Math.cos(turn + (index * 2 * Math.PI) / count) * radius,
        Math.sin(turn + (index * 2 * Math.PI) / count) * radius,
      ] as const,
  );

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

function gem(ctx: Ctx, symbol: 'E' | 'F' | 'G' | 'H', skin: Skin): void {
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

/** The plate behind a picture: a lit, rounded tile with a gold rim. */
function plate(ctx: Ctx, [light, dark]: readonly [string, string]): void {
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
const lifted = (ctx: Ctx, draw: () => void) => {
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,.6)';
  ctx.shadowBlur = 6;
  ctx.shadowOffsetY = 4;
  draw();
  ctx.restore();
};

const EMBLEMS: Readonly<Record<EmblemId, (ctx: Ctx) => void>> = {
  crystal(ctx) {
    const ice = { light: '#ffffff', base: '#8fe8ff', dark: '#1c6fb5' };
    for (let arm = 0; arm < 6; arm += 1) {
      ctx.save();
      ctx.rotate((arm * Math.PI) / 3);
      lifted(ctx, () =>
        cast(
          ctx,
          polygon([
            [0, -36],
            [4.6, -29],
            [4, -24],
            [11, -29],
            [13, -24],
            [4, -17.5],
            [3.6, -8],
            [-3.6, -8],
            [-4, -17.5],
            [-13, -24],
            [-11, -29],
            [-4, -24],
            [-4.6, -29],
          ]),
          { light: ice.light, base: ice.base, dark: '#3d9fd8', deep: '#0b3a66' },
          -36,
          -8,
          1.6,
        ),
      );
      ctx.restore();
    }
    cast(ctx, polygon(ring(6, 15.5)), GOLD, -15, 15, 2);
    stone(ctx, ring(6, 12), ice);
    glint(ctx, -5, -6, 9);
    glint(ctx, 20, -20, 7);
  },
  flame(ctx) {
    const tongue = (scale: number, shift: number) => {
      const path = new Path2D();
      path.moveTo(0, 35 * scale + shift);
      path.bezierCurveTo(
        -30 * scale,
        34 * scale + shift,
        -31 * scale,
        2 * scale + shift,
        -15 * scale,
        -12 * scale + shift,
      );
      path.bezierCurveTo(-14 * scale, -3 * scale + shift, -8 * scale, 0 + shift, -6 * scale, -1 * scale + shift);
      path.bezierCurveTo(-13 * scale, -20 * scale + shift, 0, -30 * scale + shift, 6 * scale, -38 * scale + shift);
      path.bezierCurveTo(
        5 * scale,
        -24 * scale + shift,
        16 * scale,
        -18 * scale + shift,
        15 * scale,
        -4 * scale + shift,
      );
      path.bezierCurveTo(
        19 * scale,
        -6 * scale + shift,
        20 * scale,
        -12 * scale + shift,
        19 * scale,
        -17 * scale + shift,
      );
      path.bezierCurveTo(34 * scale, 0 + shift, 31 * scale, 34 * scale + shift, 0, 35 * scale + shift);
      return path;
    };
    lifted(ctx, () =>
      cast(ctx, tongue(1, 0), { light: '#ffd08a', base: '#ff5a1f', dark: '#c21a10', deep: '#4a0505' }, -38, 35, 3),
    );
    ctx.fillStyle = linear(ctx, [0, -20], [0, 34], [0, '#ffe14d'], [1, '#ff8a1f']);
    ctx.fill(tongue(0.7, 9));
    ctx.fillStyle = linear(ctx, [0, 0], [0, 34], [0, '#ffffff'], [1, '#ffe98a']);
    ctx.fill(tongue(0.4, 19));
    glint(ctx, 12, -24, 8, '#fff2c0');
  },
  shell(ctx) {
    const ribs = 9;
    for (let rib = 0; rib < ribs; rib += 1) {
      const from = Math.PI * (1.06 + (0.88 * rib) / ribs),
        to = Math.PI * (1.06 + (0.88 * (rib + 1)) / ribs);
      const path = new Path2D();
      path.moveTo(0, 27);
      path.lineTo(Math.cos(from) * 37, 6 + Math.sin(from) * 34);
      path.quadraticCurveTo(
        Math.cos((from + to) / 2) * 45,
        6 + Math.sin((from + to) / 2) * 42,
        Math.cos(to) * 37,
        6 + Math.sin(to) * 34,
      );
      path.closePath();
      cast(
        ctx,
        path,
        { light: '#fff3ea', base: rib % 2 ? '#ffb49e' : '#ffd2bf', dark: '#d8627a', deep: '#7a2145' },
        -36,
        27,
        1.5,
      );
    }
    lifted(ctx, () =>
      cast(
        ctx,
        polygon([
          [-15, 24],
          [15, 24],
          [20, 33],
          [-20, 33],
        ]),
        GOLD,
        22,
        33,
        1.8,
      ),
    );
    lifted(ctx, () => {
      ctx.fillStyle = radial(ctx, [-4, 8], 1, 17, [0, '#ffffff'], [0.4, '#fdf3ff'], [0.75, '#cfc7e6'], [1, '#8a86b8']);
      ctx.fill(circle(0, 13, 12.5));
    });
    glint(ctx, -4, 8, 8);
  },
};

function crown(ctx: Ctx): void {
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

function compass(ctx: Ctx): void {
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

function lantern(ctx: Ctx): void {
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

function wild(ctx: Ctx, label: string): void {
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

function scatter(ctx: Ctx, skin: Skin, label: string): void {
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
function emptyCoin(ctx: Ctx): void {
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

export interface SymbolLabels {
  readonly wild: string;
  /** Null for slots whose S is a coin. */
  readonly scatter: string | null;
}

/** Draws one symbol into a square of 100 units around the origin. */
export function drawSymbol(ctx: Ctx, symbol: string, skin: Skin, labels: SymbolLabels): void {
  const own = skin.pictures?.symbols[symbol as PictureSymbol] as HTMLImageElement | undefined;
  if (own) {
    plate(ctx, skin.tiles[symbol as PictureSymbol]);
    lifted(ctx, () => ctx.drawImage(own, -37, -37, 74, 74));
    return;
  }
  switch (symbol) {
    case 'W':
      wild(ctx, labels.wild);
      return;
    case 'S':
      if (labels.scatter === null) emptyCoin(ctx);
      else scatter(ctx, skin, labels.scatter);
      return;
    case 'A':
      plate(ctx, skin.tiles.A);
      EMBLEMS[skin.emblem](ctx);
      return;
    case 'B':
      plate(ctx, skin.tiles.B);
      crown(ctx);
      return;
    case 'C':
      plate(ctx, skin.tiles.C);
      compass(ctx);
      return;
    case 'D':
      plate(ctx, skin.tiles.D);
      lantern(ctx);
      return;
    case 'E':
    case 'F':
    case 'G':
    case 'H':
      gem(ctx, symbol, skin);
      return;
    default:
      throw new Error(`There is no drawing for the symbol ${symbol}. Add it to drawSymbol.`);
  }
}
