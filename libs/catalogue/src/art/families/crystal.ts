import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, rays, sparkle } from '../light.ts';
import { CUTS, gem, smallCoin, smallGem } from '../motifs.ts';
import { GOLD, palette, SILVER } from '../palettes.ts';
import type { Family, Scene } from '../scene.ts';

/** One grown crystal: a six-sided prism with a slanted point, base at 0,0. */
function shard(s: Scene, x: number, y: number, height: number, width: number, turn: number, colour: string): void {
  const { c } = s;
  const w = width / 2;
  const tip = height * 0.22;
  c.place(x, y, 1, turn, () => {
    c.path(
      `M${n(-w)} 0V${n(-height + tip)}L${n(-w * 0.2)} ${n(-height)}L${n(w)} ${n(-height + tip * 0.9)}V0Z`,
      shift(colour, -0.4),
      { stroke: shift(colour, -0.42), sw: Math.max(2.4, width * 0.11) },
    );
    c.poly(
      [
        [-w, 0],
        [-w, -height + tip],
        [-w * 0.34, -height + tip * 1.35],
        [-w * 0.34, 0],
      ],
      c.lin([shift(colour, 0.2, 0.8), shift(colour, 0.04), shift(colour, -0.16)]),
    );
    c.poly(
      [
        [-w * 0.34, 0],
        [-w * 0.34, -height + tip * 1.35],
        [w * 0.42, -height + tip * 1.3],
        [w * 0.42, 0],
      ],
      c.lin([shift(colour, 0.08), colour, shift(colour, -0.22)]),
    );
    c.poly(
      [
        [w * 0.42, 0],
        [w * 0.42, -height + tip * 1.3],
        [w, -height + tip * 0.9],
        [w, 0],
      ],
      c.lin([shift(colour, -0.06), shift(colour, -0.2), shift(colour, -0.3)]),
    );
    c.poly(
      [
        [-w, -height + tip],
        [-w * 0.2, -height],
        [-w * 0.34, -height + tip * 1.35],
      ],
      shift(colour, 0.3, 0.6),
    );
    c.poly(
      [
        [-w * 0.2, -height],
        [w * 0.42, -height + tip * 1.3],
        [-w * 0.34, -height + tip * 1.35],
      ],
      shift(colour, 0.18, 0.75),
    );
    c.poly(
      [
        [-w * 0.2, -height],
        [w, -height + tip * 0.9],
        [w * 0.42, -height + tip * 1.3],
      ],
      shift(colour, 0.02),
    );
    c.line(
      `M${n(-w * 0.34)} 0V${n(-height + tip * 1.35)}L${n(-w * 0.2)} ${n(-height)}`,
      alpha('#ffffff', 0.7),
      Math.max(1, width * 0.035),
    );
    c.poly(
      [
        [-w * 0.86, -height * 0.2],
        [-w * 0.86, -height * 0.72],
        [-w * 0.6, -height * 0.68],
        [-w * 0.6, -height * 0.3],
      ],
      alpha('#ffffff', 0.4),
    );
  });
}

function cluster(s: Scene): void {
  const { pal, c } = s;
  glow(s, 0, 20, 110, pal.glow, 0.8);
  for (const [x, h, w, t, k] of [
    [-34, 118, 34, -30, -0.04],
    [38, 124, 36, 27, -0.06],
    [-20, 150, 38, -13, 0],
    [24, 158, 40, 11, -0.02],
    [0, 190, 48, -1, 0.04],
  ] as const)
    shard(s, x * 0.8, 84, h, w, t, shift(pal.accent, k));
  for (const [x, h, w, t] of [
    [-52, 78, 28, -38],
    [54, 72, 28, 36],
    [-26, 84, 30, -16],
    [30, 92, 30, 14],
    [4, 70, 28, 2],
  ] as const)
    shard(s, x, 94, h, w, t, pal.second);
  c.path(
    'M-92 98C-80 74-56 82-42 74C-24 66-8 80 8 74C26 68 44 80 58 76C78 72 88 86 96 98C50 112-50 112-92 98Z',
    c.lin([mix(pal.far, '#8a86a0', 0.35), pal.near]),
    { stroke: shift(pal.near, -0.05), sw: 4 },
  );
  sparkle(s, -6, -92, 22);
}

function orb(s: Scene): void {
  const { c, pal } = s;
  const g = tone(GOLD, 1.25);
  for (const [rx, t] of [
    [108, -24],
    [108, 28],
  ] as const) {
    c.ellipse(0, -8, rx, rx * 0.32, 'none', { stroke: alpha('#140a1c', 0.7), sw: 10, t: `rotate(${t} 0 -8)` });
    c.ellipse(0, -8, rx, rx * 0.32, 'none', {
      stroke: c.lin([g.lo, g.hi, g.base, g.lo], 0),
      sw: 6,
      t: `rotate(${t} 0 -8)`,
    });
  }
  glow(s, 0, -8, 112, pal.glow, 0.8);
  c.circle(0, -8, 70, shift(pal.accent, -0.35));
  c.circle(
    0,
    -8,
    66,
    c.rad(
      [
        [0, '#ffffff'],
        [0.2, mix(pal.glow, '#ffffff', 0.5)],
        [0.5, pal.accent],
        [0.85, shift(pal.accent, -0.22)],
        [1, shift(pal.accent, 0.1)],
      ],
      0.5,
      0.6,
      0.62,
    ),
  );
  for (let i = 0; i < 5; i++) {
    const a = s.r.range(0, 6.3);
    c.line(
      `M0 4Q${n(Math.cos(a) * 34 + s.r.range(-20, 20))} ${n(Math.sin(a) * 34)} ${n(Math.cos(a) * 62)} ${n(Math.sin(a) * 62 - 8)}`,
      alpha('#ffffff', 0.75),
      2.4,
    );
  }
  c.path('M-54-34A60 60 0 0 1 14-66C-6-50-34-40-44-16Z', '#ffffffa0');
  c.mirror(() =>
    c.solid('M0 92C-4 70 26 66 34 44C38 30 56 26 62 34C52 36 50 48 44 58C36 74 30 84 40 98H0Z', g, {
      depth: 5,
      line: 3.4,
    }),
  );
  c.solid('M-52 94C-30 84 30 84 52 94L58 108H-58Z', g, { depth: 5, line: 3.4 });
  c.place(0, 82, 0.14, 0, () => gem(s, CUTS.hex, pal.second));
}

function pick(s: Scene): void {
  const { c, pal } = s;
  cluster(s);
  c.place(14, 4, 1, 38, () => {
    c.solid('M-8-70H8L11 104C6 110-6 110-11 104Z', tone('#8a5228'), { depth: 5, line: 4 });
    for (const y of [70, 80, 90]) c.line(`M-9 ${y}H9`, '#3a1c0a', 3);
    c.solid(
      'M-104-42C-66-92 66-92 104-42C60-62 30-64 18-62V-50H-18V-62C-30-64-60-62-104-42Z',
      tone(mix(SILVER, pal.glow, 0.15), 1.3),
      { depth: 6, line: 4.5, rim: '#ffffff' },
    );
    c.rect(-18, -80, 36, 32, c.lin([GOLD, '#7a430c']), { stroke: '#2a1206', sw: 3 }, 4);
  });
}

export const crystal: Family = {
  palettes: [
    palette('0a0628 2a1a70 120a3a 2a2060 1a1440 070418 a88aff 8a4aff 2ad8f0'),
    palette('021c24 0a5a6a 04202a 0c4450 062c34 010f14 7affe8 1fd8c0 ff5ab0'),
    palette('240418 7a1450 1c0414 5a1440 380a2a 120208 ff9ad8 ff3d9a ffc23d'),
    palette('0c1c04 3a6a14 0a1804 2a4a12 182e0a 060f02 d8ff8a 8ae02a ffae1f'),
    palette('1c0c02 7a4010 1a0a02 5a300e 361c08 0f0601 ffd89a ff9a2a 3ab8ff'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    c.rect(
      0,
      0,
      w,
      h,
      c.rad(
        [
          [0, mix(pal.sky[1], pal.glow, 0.35)],
          [0.5, pal.sky[1]],
          [1, pal.sky[2]],
        ],
        s.hero.x / w,
        s.hero.y / h,
        0.75,
      ),
    );
    glow(s, s.hero.x, s.hero.y, h * 0.6, pal.glow, 0.8);
    rays(s, s.hero.x, -h * 0.15, h * 1.3, pal.glow, { count: 8, from: 50, to: 130, strength: 0.6 });
    for (const [k, col] of [
      [0.36, mix(pal.far, pal.glow, 0.2)],
      [0.26, pal.mid],
      [0.15, pal.near],
    ] as const) {
      let top = `M0 0H${w}`;
      let bottom = `M0 ${h}H${w}`;
      const step = 26;
      for (let x = w; x >= -step; x -= step) {
        const edge = Math.min(1, Math.abs(x - s.hero.x) / (w * 0.5));
        top += `L${n(x)} ${n(h * k * (0.25 + edge * 0.9) * r.range(0.25, 0.5))}L${n(x - step / 2)} ${n(h * k * (0.35 + edge) * r.range(0.7, 1.5))}`;
        bottom += `L${n(x)} ${n(h - h * k * (0.3 + edge * 0.8) * r.range(0.3, 0.55))}L${n(x - step / 2)} ${n(h - h * k * (0.3 + edge) * r.range(0.5, 1))}`;
      }
      c.path(`${top}Z`, c.lin([shift(col, -0.1), mix(col, pal.glow, 0.12)]));
      for (let i = 0; i < w / 60; i++) {
        const x = r.range(0, w);
        const edge = Math.abs(x - s.hero.x) / w;
        shard(
          s,
          x,
          h * (1.01 - k * 0.25),
          h * k * r.range(0.5, 0.9) * (0.5 + edge),
          h * 0.05 * (0.6 + k),
          r.range(-26, 26),
          mix(r.pick([pal.accent, pal.second]), col, 0.4),
        );
      }
      c.path(`${bottom}Z`, c.lin([mix(col, pal.glow, 0.16), shift(col, -0.1)]));
      mist(s, h * (1 - k * 0.7), h * 0.16, pal.glow, 0.2);
    }
  },
  heroes: [cluster, orb, pick],
  extras: [
    (s) => shard(s, 0, 18, 38, 13, 0, s.pal.accent),
    (s) => shard(s, 0, 18, 34, 13, 0, s.pal.second),
    smallGem,
    smallCoin,
  ],
};
