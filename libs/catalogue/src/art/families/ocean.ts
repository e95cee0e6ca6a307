import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, rays } from '../light.ts';
import { chest, smallCoin } from '../motifs.ts';
import { palette } from '../palettes.ts';
import { ridgeLine, rocks, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

function weed(s: Scene, x: number, height: number, colour: string, lit: string): void {
  const base = s.h + 6;
  for (let i = 0; i < 4; i++) {
    const lean = s.r.range(-0.3, 0.3) * height;
    const tall = height * s.r.range(0.6, 1);
    const bx = x + (i - 1.5) * height * 0.09;
    const w = height * 0.05;
    s.c.path(
      `M${bx - w} ${base}C${bx - w - lean} ${base - tall * 0.4} ${bx + lean} ${base - tall * 0.6} ${bx + lean * 0.4} ${base - tall}C${bx + lean + w * 2} ${base - tall * 0.6} ${bx + w - lean} ${base - tall * 0.4} ${bx + w} ${base}Z`,
      s.c.lin([lit, colour], 90),
    );
  }
}

function coral(s: Scene, x: number, y: number, size: number, colour: string): void {
  const branch = (bx: number, by: number, angle: number, length: number, w: number, depth: number): void => {
    const ex = bx + Math.cos(angle) * length;
    const ey = by + Math.sin(angle) * length;
    s.c.line(
      `M${bx.toFixed(1)} ${by.toFixed(1)}L${ex.toFixed(1)} ${ey.toFixed(1)}`,
      mix(shift(colour, -0.18), colour, depth / 3),
      w,
    );
    s.c.line(
      `M${(bx - w * 0.18).toFixed(1)} ${by.toFixed(1)}L${(ex - w * 0.18).toFixed(1)} ${ey.toFixed(1)}`,
      alpha(shift(colour, 0.16), 0.6),
      w * 0.28,
    );
    if (depth < 3)
      for (const q of [-0.5, 0.45])
        branch(ex, ey, angle + q + s.r.range(-0.15, 0.15), length * 0.74, w * 0.72, depth + 1);
  };
  branch(x, y, -Math.PI / 2 + s.r.range(-0.2, 0.2), size * 0.42, size * 0.13, 0);
}

function bubble(s: Scene, x: number, y: number, r: number): void {
  s.c.circle(
    x,
    y,
    r,
    s.c.rad([
      [0, '#ffffff08'],
      [0.75, '#bff0ff22'],
      [0.93, '#d8f8ffaa'],
      [1, '#ffffff10'],
    ]),
  );
  s.c.ellipse(x - r * 0.35, y - r * 0.42, r * 0.24, r * 0.14, '#ffffffdd', {
    t: `rotate(-35 ${(x - r * 0.35).toFixed(1)} ${(y - r * 0.42).toFixed(1)})`,
  });
}

function fish(s: Scene): void {
  const { c, pal } = s;
  const a = pal.accent;
  c.solid('M62-6C84-34 98-44 108-42C98-20 98 20 108 44C94 42 80 26 62 8Z', tone(shift(pal.second, 0.02)), {
    depth: 5,
    rim: '#ffffff',
  });
  c.solid('M-26-46C-10-84 34-92 56-74C48-64 44-50 46-36Z', tone(pal.second), { depth: 4 });
  c.solid('M-8 46C4 70 30 78 44 70C40 60 38 50 40 40Z', tone(pal.second), { depth: 4 });
  const body = 'M-98 2C-84-42-40-60 2-56C38-52 62-30 74-8C80-2 80 6 74 12C60 36 34 54 0 56C-42 60-84 40-98 2Z';
  c.solid(body, tone(a), { depth: 9, line: 3.5, rim: '#fff7d8' });
  c.clip(body, () => {
    for (const [x, w] of [
      [-38, 15],
      [6, 16],
      [48, 11],
    ] as const) {
      c.path(
        `M${x}-66C${x + w + 4}-30 ${x + w + 4} 30 ${x} 66H${x + w}C${x + w + 22} 30 ${x + w + 22}-30 ${x + w}-66Z`,
        c.lin(['#ffffff', mix(pal.glow, '#ffffff', 0.6), mix(a, pal.near, 0.3)]),
        { stroke: shift(a, -0.35), sw: 3 },
      );
    }
    c.ellipse(-20, -44, 70, 18, '#ffffff55');
    c.path('M-98 10C-60 50 30 60 76 14V70H-98Z', alpha(shift(a, -0.35), 0.4));
    for (let i = 0; i < 18; i++)
      c.line(`M${-20 + (i % 6) * 16} ${-18 + Math.floor(i / 6) * 18}q7 6 0 12`, alpha(shift(a, -0.2), 0.5), 1.8);
  });
  c.solid('M-8 14C10 10 34 20 40 36C26 44 2 40-10 28Z', tone(pal.second), { depth: 4, line: 2.5 });
  c.circle(-62, -10, 17, '#ffffff', { stroke: shift(a, -0.38), sw: 3.5 });
  c.circle(-65, -9, 10, c.rad(['#6fd6ff', '#125a9c', '#041a38'], 0.5, 0.6, 0.6));
  c.circle(-65, -9, 5, '#02060f');
  c.circle(-69, -15, 4, '#ffffff');
  c.line('M-95 12C-86 22-78 22-72 18', shift(a, -0.38), 4);
}

function shell(s: Scene): void {
  const { c, pal } = s;
  const p = tone(mix(pal.accent, '#ffd9e6', 0.45));
  const upper =
    'M0 20C-26 18-80 8-96-26C-104-50-82-58-78-64C-70-88-48-84-40-84C-28-100-12-94 0-92C12-94 28-100 40-84C48-84 70-88 78-64C82-58 104-50 96-26C80 8 26 18 0 20Z';
  c.solid(upper, p, { depth: 8, line: 4, rim: '#ffffff' });
  c.clip(upper, () => {
    for (let i = -5; i <= 5; i++) {
      c.path(
        `M0 24Q${i * 15} -20 ${i * 23 - 7} -100L${i * 23 + 7} -100Q${i * 15 + 3}-20 3 24Z`,
        i % 2 === 0 ? alpha('#ffffff', 0.34) : alpha(p.lo, 0.4),
      );
    }
    c.ellipse(0, 24, 78, 40, c.rad([alpha('#3a0b2c', 0.85), alpha('#3a0b2c', 0)]));
  });
  glow(s, 0, 14, 74, pal.glow, 0.9);
  c.solid('M-92 34C-60 14 60 14 92 34C98 66 54 92 0 94C-54 92-98 66-92 34Z', p, { depth: 8, line: 4, rim: '#ffffff' });
  c.ellipse(0, 36, 82, 18, c.lin(['#7c2c55', '#e79bb5', '#ffe1e6']));
  for (let i = -4; i <= 4; i++) c.line(`M${i * 18} 56Q${i * 15} 78 ${i * 8} 92`, alpha(p.lo, 0.6), 3);
  c.circle(
    0,
    16,
    34,
    c.rad(
      [
        [0, '#ffffff'],
        [0.3, '#fdf3f7'],
        [0.65, '#d9c8ea'],
        [0.88, '#9a86c2'],
        [1, '#d8c2ee'],
      ],
      0.38,
      0.32,
      0.72,
    ),
    { stroke: '#5b3f7e', sw: 2 },
  );
  c.ellipse(-11, 2, 10, 7, '#ffffff', { t: 'rotate(-30 -11 2)' });
}

function jelly(s: Scene): void {
  const { c, pal } = s;
  const a = pal.accent;
  for (let i = 0; i < 9; i++) {
    const x = -56 + i * 14;
    const q = s.r.range(-22, 22);
    c.line(
      `M${x} -2C${x + q} 26 ${x - q} 56 ${x + q * 0.7} ${s.r.range(70, 106)}`,
      c.lin([alpha(mix(a, '#ffffff', 0.4), 0.95), alpha(a, 0.1)]),
      i % 2 === 0 ? 5 : 2.6,
    );
  }
  for (const x of [-24, 0, 24])
    c.path(
      `M${x - 12} -4C${x - 20} 24 ${x + 14} 34 ${x - 4} 76C${x + 20} 48 ${x + 22} 20 ${x + 12} -4Z`,
      c.lin([alpha('#ffffff', 0.8), alpha(mix(a, pal.glow, 0.5), 0.3)]),
    );
  const bell =
    'M-82 2C-92-66-46-98 0-98C46-98 92-66 82 2C74 12 66-4 56 4C46 14 38-2 28 6C18 14 10 0 0 6C-10 0-18 14-28 6C-38-2-46 14-56 4C-66-4-74 12-82 2Z';
  c.path(
    bell,
    c.rad(
      [
        [0, alpha('#ffffff', 0.95)],
        [0.35, alpha(mix(a, '#ffffff', 0.5), 0.92)],
        [0.75, alpha(a, 0.9)],
        [1, alpha(shift(a, -0.22), 0.95)],
      ],
      0.42,
      0.28,
      0.75,
    ),
    { stroke: mix(a, '#ffffff', 0.45), sw: 2.4 },
  );
  c.clip(bell, () => {
    for (let i = -3; i <= 3; i++) c.line(`M0 -96Q${i * 26} -60 ${i * 24} 8`, alpha('#ffffff', 0.32), 3);
    c.line(bell, alpha('#ffffff', 0.7), 6);
  });
  c.ellipse(-32, -66, 22, 11, '#ffffffd0', { t: 'rotate(-32 -32 -66)' });
  for (const [x, y, r] of [
    [18, -58, 7],
    [42, -34, 5],
    [-12, -32, 6],
    [10, -22, 4],
  ] as const)
    c.circle(x, y, r, alpha(pal.glow, 0.85));
}

export const ocean: Family = {
  palettes: [
    palette('0a4f8c 0a6fa8 04233f 0a5a86 07426b 031a30 7ff0ff ff8a1f e23a6e'),
    palette('053b4a 0b8a86 02242c 0a6b6c 06494e 02181d a6ffe0 ffcf33 ff5b4a'),
    palette('1b1464 2f3fb8 090a34 2a2c90 1a1a66 070722 b79bff ff5fb0 36c8ff'),
    palette('06283d 0f6c9c 01101c 0c4a70 062f4a 010b14 66c8ff 8ef04a ffb52e'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    sky(s);
    glow(s, w * 0.4, -h * 0.05, Math.max(w, h) * 0.6, pal.glow, 0.8);
    rays(s, w * 0.38, -h * 0.25, h * 1.35, pal.glow, { count: 11, from: 35, to: 145, strength: 0.6 });
    for (const [y, k, col] of [
      [0.8, 0.34, mix(pal.far, pal.sky[1], 0.45)],
      [0.88, 0.26, pal.far],
      [0.97, 0.2, pal.mid],
    ] as const) {
      c.poly(
        [...ridgeLine(s, h * y, h * k, 0.6), [w, h], [0, h]],
        c.lin([mix(col, pal.glow, 0.16), col, shift(col, -0.1)]),
      );
    }
    for (let i = 0; i < 12; i++) {
      const x = r.range(0, w);
      const y = r.range(h * 0.15, h * 0.6);
      const k = r.range(3, 8);
      c.path(
        `M${x} ${y}q${k} ${-k * 0.7} ${k * 2.2} 0l${k * 0.8} ${-k * 0.5}v${k}l${-k * 0.8} ${-k * 0.5}q${-k * 1.2} ${k * 0.7} ${-k * 2.2} 0Z`,
        alpha(pal.near, 0.45),
      );
    }
    for (let i = 0; i < 5; i++)
      coral(s, r.range(0, w), h * 0.94, r.range(40, 80), mix(r.pick([pal.accent, pal.second]), pal.mid, 0.5));
    for (let i = 0; i < 26; i++) bubble(s, r.range(0, w), r.range(0, h), r.range(2, 8));
  },
  heroes: [fish, shell, jelly, chest],
  extras: [
    (s) => bubble(s, 0, 0, 15),
    smallCoin,
    (s) => {
      const t = tone(s.pal.second);
      s.c.solid('M0-20L6-6L20-5L9 5L13 19L0 11L-13 19L-9 5L-20-5L-6-6Z', t, { depth: 3, line: 1.6 });
      for (const [x, y] of [
        [0, -8],
        [0, 2],
        [7, -1],
        [-7, -1],
        [5, 9],
        [-5, 9],
      ] as const)
        s.c.circle(x, y, 1.3, '#ffffffb0');
    },
  ],
  front(s) {
    const { r, w, h, pal } = s;
    const ink = shift(pal.near, 0.03);
    for (const q of [0, 1]) {
      const x = q * w;
      weed(s, x + (q === 0 ? 1 : -1) * w * 0.06, h * r.range(0.42, 0.62), ink, mix(pal.mid, pal.glow, 0.3));
      coral(s, x + (q === 0 ? 1 : -1) * w * 0.12, h * 0.96, h * 0.2, r.pick([pal.accent, pal.second]));
    }
    rocks(s, h * 0.97, Math.min(w, h) * 0.12, ink, pal.glow, w * 0.25);
  },
};
