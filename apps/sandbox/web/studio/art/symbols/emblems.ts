import { cast, circle, glint, GOLD, linear, polygon, radial, stone, type Ctx } from '../brush.ts';
import type { EmblemId } from '../skins.ts';
import { lifted, ring } from './shape.ts';

/** The highest symbol of each skin. */
export const EMBLEMS: Readonly<Record<EmblemId, (ctx: Ctx) => void>> = {
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
