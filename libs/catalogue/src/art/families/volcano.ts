import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, motes, rays } from '../light.ts';
import { smallCoin, smallGem } from '../motifs.ts';
import { palette } from '../palettes.ts';
import { cloud, frond, ridgeLine, rocks, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

const FIRE = ['#fff6b0', '#ffc52e', '#ff6a14', '#c4140a'] as const;

function flames(s: Scene, height: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const x = (i / (count - 1) - 0.5) * 180;
    const k = height * (1 - Math.abs(x) / 150) * s.r.range(0.75, 1.1);
    const q = s.r.range(-14, 14);
    s.c.path(
      `M${n(x - 24)} 84C${n(x - 34)} ${n(84 - k * 0.4)} ${n(x + q - 6)} ${n(84 - k * 0.6)} ${n(x + q)} ${n(84 - k)}C${n(x + q + 8)} ${n(84 - k * 0.6)} ${n(x + 34)} ${n(84 - k * 0.4)} ${n(x + 24)} 84Z`,
      s.c.lin([alpha(FIRE[1], 0.2), FIRE[2], FIRE[3]]),
    );
    s.c.path(
      `M${n(x - 12)} 84C${n(x - 16)} ${n(84 - k * 0.3)} ${n(x + q * 0.5)} ${n(84 - k * 0.4)} ${n(x + q * 0.6)} ${n(84 - k * 0.66)}C${n(x + 8)} ${n(84 - k * 0.4)} ${n(x + 16)} ${n(84 - k * 0.3)} ${n(x + 12)} 84Z`,
      s.c.lin([alpha(FIRE[0], 0.5), FIRE[0], FIRE[1]]),
    );
  }
}

function tiki(s: Scene): void {
  const { c, pal } = s;
  const wood = tone(mix('#8a4a22', pal.mid, 0.1));
  const paint = tone(pal.second);
  flames(s, 190, 9);
  c.solid('M-10-62C-20-88-12-108 0-120C12-108 20-88 10-62Z', tone(pal.second), { depth: 4, line: 3.4 });
  c.mirror(() => {
    for (const [t, k] of [
      [16, 1],
      [34, 0.94],
      [54, 0.84],
    ] as const)
      c.place(0, -6, k, t, () =>
        c.solid('M-10-62C-20-88-12-108 0-118C12-108 20-88 10-62Z', tone(t === 34 ? pal.second : pal.accent), {
          depth: 4,
          line: 3.4,
        }),
      );
  });
  const face = 'M-58-66C-20-78 20-78 58-66C66-20 62 40 46 82C20 98-20 98-46 82C-62 40-66-20-58-66Z';
  c.solid(face, wood, { depth: 10, line: 5, rim: '#ffc890' });
  c.clip(face, () => {
    for (const x of [-44, -30, 32, 46]) c.line(`M${x} -70Q${x * 1.15} 10 ${x * 0.8} 94`, alpha(wood.lo, 0.7), 2.6);
    c.path('M10-80H70V100H14C28 40 28-30 10-80Z', alpha(wood.lo, 0.32));
    c.path('M-62-58H62V-44H-62Z', paint.base);
    for (let i = -5; i <= 5; i++) c.path(`M${i * 12 - 6}-44L${i * 12}-57L${i * 12 + 6}-44Z`, '#fff3d8');
  });
  c.mirror(() => {
    c.solid('M8-30C18-42 48-44 54-30C54-10 42 2 30 2C16 2 8-12 8-30Z', tone(wood.lo), { depth: 4, line: 3 });
    c.circle(31, -18, 15, c.rad(['#fffbe0', FIRE[1], FIRE[2], '#7a0a04'], 0.5, 0.5, 0.5));
    c.path('M4-40C20-56 44-54 60-44L58-36C42-44 22-44 8-30Z', paint.base, { stroke: wood.line, sw: 3 });
    c.path('M44 14L58 12L56 22L44 24ZM42 30L54 30L52 40L42 40Z', '#fff3d8');
  });
  c.solid('M-10-32H10L18 22C10 32-10 32-18 22Z', wood, { depth: 5, line: 3.4 });
  c.path('M-40 40C-20 34 20 34 40 40C42 62 28 78 0 78C-28 78-42 62-40 40Z', '#1c0604', { stroke: paint.base, sw: 5 });
  c.circle(0, 62, 26, c.rad([FIRE[1], alpha(FIRE[2], 0.7), alpha(FIRE[3], 0)]));
  for (const x of [-27, -9, 9, 27]) {
    c.path(`M${x - 8} 39H${x + 8}L${x + 5} 54H${x - 5}Z`, '#fff3d8', { stroke: '#4a2410', sw: 2 });
    c.path(`M${x - 7} 76L${x - 4} 64H${x + 4}L${x + 7} 74Z`, '#f2dfb4', { stroke: '#4a2410', sw: 2 });
  }
}

function phoenix(s: Scene): void {
  const { c, pal } = s;
  glow(s, 0, 0, 112, FIRE[1], 0.7);
  c.mirror(() => {
    for (let i = 0; i < 7; i++) {
      const a = -66 + i * 21;
      const len = 112 - i * 7;
      c.place(10, -4, 1, a, () =>
        c.path(
          `M0-7C${n(len * 0.4)} -26 ${n(len * 0.8)} -18 ${len} -2C${n(len * 0.7)} 2 ${n(len * 0.4)} 12 0 9Z`,
          c.lin([FIRE[1], i % 2 === 0 ? FIRE[2] : pal.accent, FIRE[3]], 0),
          { stroke: '#4a0806', sw: 3 },
        ),
      );
    }
    for (let i = 0; i < 5; i++)
      c.place(8, -2, 1, -50 + i * 24, () =>
        c.path('M0-6C22-16 44-12 60-2C42 2 22 10 0 8Z', c.lin([FIRE[0], FIRE[1], FIRE[2]], 0), {
          stroke: '#8a1a08',
          sw: 2,
        }),
      );
    c.solid('M4 40C10 70 34 84 40 112C20 104 4 84 0 56Z', tone(FIRE[2]), { depth: 4, line: 3 });
  });
  c.solid('M0 40C10 62 10 92 0 118C-10 92-10 62 0 40Z', tone('#ffb01f'), { depth: 3, line: 3 });
  c.solid(
    'M0-62C24-60 32-36 28-6C26 24 16 46 0 58C-16 46-26 24-28-6C-32-36-24-60 0-62Z',
    tone(mix(FIRE[2], pal.accent, 0.3)),
    { depth: 7, line: 4, rim: FIRE[0] },
  );
  for (let row = 0; row < 4; row++)
    for (let i = -1; i <= 1; i++)
      c.path(
        `M${i * 14 - 8} ${-10 + row * 14}Q${i * 14} ${8 + row * 14} ${i * 14 + 8} ${-10 + row * 14}Z`,
        alpha(row % 2 === 0 ? FIRE[0] : FIRE[1], 0.7),
      );
  for (const q of [-22, 0, 22])
    c.place(0, -78, 1, q, () =>
      c.solid('M-4 0C-10-14-6-26 0-36C6-26 10-14 4 0Z', tone(q === 0 ? FIRE[1] : pal.accent), { depth: 2, line: 2.4 }),
    );
  c.solid('M0-88C18-88 28-74 26-60C24-46 14-38 0-38C-14-38-24-46-26-60C-28-74-18-88 0-88Z', tone('#ffb52e'), {
    depth: 5,
    line: 3.4,
    rim: '#ffffff',
  });
  c.solid('M-9-58C-4-64 4-64 9-58C8-46 4-38 0-32C-4-38-8-46-9-58Z', tone('#f2e2b0'), { depth: 3, line: 2.4 });
  c.mirror(() => {
    c.path('M8-66C12-74 20-74 24-70C21-63 13-61 8-66Z', '#2a0a06');
    c.circle(16, -68, 2.8, '#fff6b0');
  });
}

function cone(s: Scene): void {
  const { c, pal } = s;
  const rock = tone(mix('#5a3a3a', pal.mid, 0.3));
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI / 2 + (i - 4) * 0.26;
    const d = s.r.range(46, 84);
    c.path(
      `M${(i - 4) * 4} -40Q${n(Math.cos(a) * d * 0.5)} ${n(-40 + Math.sin(a) * d)} ${n(Math.cos(a) * d * 1.2)} ${n(-34 + Math.sin(a) * d * 0.55)}Q${n(Math.cos(a) * d * 0.4)} ${n(-44 + Math.sin(a) * d * 0.7)} ${(i - 4) * 4 + 6} -40Z`,
      c.lin([FIRE[0], FIRE[1], FIRE[2]]),
    );
  }
  c.path('M-18-36C-24-70-10-84 0-116C10-84 24-70 18-36Z', c.lin([alpha(FIRE[0], 0.9), FIRE[0], FIRE[1]]));
  const d = 'M-108 96C-76 74-56 20-34-40C-20-30-10-34 0-30C10-34 22-30 34-40C56 20 78 74 108 96C60 108-60 108-108 96Z';
  c.solid(d, rock, { depth: 9, line: 4.5, rim: '#ff9a4a' });
  c.clip(d, () => {
    c.path('M34-44C56 20 78 74 112 98H30C46 50 40 0 20-40Z', alpha(rock.line, 0.5));
    for (const [x0, x1, k] of [
      [-14, -52, 13],
      [4, 14, 17],
      [20, 66, 11],
      [-4, -22, 9],
    ] as const) {
      const p = `M${x0} -38C${x0 - 8} -8 ${x1 + 16} 6 ${(x0 + x1) / 2} 32C${(x0 + x1) / 2 - 12} 52 ${x1 + 8} 70 ${x1} 104`;
      c.line(p, '#5a0a06', k + 6);
      c.line(p, FIRE[2], k);
      c.line(p, FIRE[1], k * 0.6);
      c.line(p, FIRE[0], k * 0.24);
    }
    for (let i = 0; i < 12; i++) {
      const x = s.r.range(-90, 90);
      const y = s.r.range(20, 96);
      c.path(`M${n(x)} ${n(y)}l10-8l9 9l-7 8Z`, alpha(i % 2 === 0 ? rock.hi : rock.line, 0.45));
    }
  });
  c.path('M-36-42C-20-30-10-34 0-30C10-34 22-30 36-42C20-50-20-50-36-42Z', c.lin([FIRE[0], FIRE[1], FIRE[2]]), {
    stroke: rock.line,
    sw: 3,
  });
  glow(s, 0, -50, 70, FIRE[1], 0.8);
}

export const volcano: Family = {
  palettes: [
    palette('1c0408 7a1410 ff7a1f 4a1410 2a0c0c 100304 ffb04a e8301a 18a8a0'),
    palette('0a0424 4a1260 ff6a5a 3a1450 200a30 0a0414 ff9a7a ff4a2a 3ad0ff'),
    palette('021a1c 0a5a4a ffa83a 1c3a2c 0c221c 030c0a ffd06a f0601a 8ad83a'),
    palette('0c0a10 3c2a30 ff8a2a 2a2024 181214 08060a ffbe5a ff5a14 ffd23d'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    sky(s, 0.85);
    glow(s, s.hero.x, s.hero.y + h * 0.1, h * 0.75, pal.glow, 0.9);
    rays(s, s.hero.x, s.hero.y, Math.hypot(w, h), pal.glow, { count: 16, strength: 0.4 });
    for (let i = 0; i < 9; i++)
      cloud(
        s,
        r.range(0, w),
        h * r.range(0.02, 0.32),
        h * r.range(0.3, 0.6),
        mix(pal.far, pal.glow, 0.4),
        mix(pal.mid, pal.sky[0], 0.4),
        0.85,
      );
    for (const x of [0.14, 0.88]) c.place(w * x, h * 0.66, h / 620, 0, () => cone(s));
    c.poly([...ridgeLine(s, h * 0.84, h * 0.16, 0.6), [w, h], [0, h]], c.lin([mix(pal.far, pal.glow, 0.25), pal.mid]));
    c.rect(0, h * 0.82, w, h * 0.18, c.lin([FIRE[1], FIRE[2], FIRE[3], '#4a0604']));
    for (let i = 0; i < w / 10; i++) {
      const y = h * r.range(0.83, 1);
      const k = (y / h - 0.74) * 90;
      c.ellipse(
        r.range(0, w),
        y,
        k * r.range(0.5, 1.6),
        k * 0.16,
        r.chance(0.5) ? alpha(pal.near, 0.85) : alpha(FIRE[0], 0.55),
      );
    }
    mist(s, h * 0.82, h * 0.14, FIRE[1], 0.5);
    motes(s, 40, FIRE[1], { size: 2.6 });
  },
  heroes: [tiki, phoenix, cone],
  extras: [
    smallCoin,
    smallGem,
    (s) => {
      s.c.path(
        'M0-22C8-8 18-2 16 10C14 20 6 24 0 24C-8 24-16 18-16 8C-16-4-4-8 0-22Z',
        s.c.lin([FIRE[1], FIRE[2], FIRE[3]]),
        { stroke: '#5a0a06', sw: 2 },
      );
      s.c.path('M0 0C4 8 8 10 7 16C6 21-6 21-7 15C-7 9-2 8 0 0Z', FIRE[0]);
    },
  ],
  front(s) {
    for (const a of [60, 95]) {
      frond(s, -8, s.h * 0.02, s.h * 0.3, a - 20, shift(s.pal.near, 0.02), mix(s.pal.second, s.pal.near, 0.7));
    }
    rocks(s, s.h * 0.99, Math.min(s.w, s.h) * 0.1, s.pal.near, s.pal.glow, s.w * 0.28);
  },
};
