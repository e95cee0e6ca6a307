import { alpha, mix, shift } from '../colour.ts';
import { bokeh, glow, rays, sparkle } from '../light.ts';
import { CUTS, crown, gem, smallCoin, smallGem } from '../motifs.ts';
import { palette } from '../palettes.ts';
import type { Family, Scene } from '../scene.ts';

function brilliant(s: Scene): void {
  const { c, pal } = s;
  const a = pal.accent;
  const dark = shift(a, -0.36);
  const top = -58;
  const girdle = -14;
  const xs = [-98, -58, -20, 20, 58, 98];
  c.path(`M-62 ${top}H62L100 ${girdle}L0 100L-100 ${girdle}Z`, dark, { stroke: dark, sw: 7 });
  const t = [-62, -34, 0, 34, 62];
  for (let i = 0; i < 5; i++) {
    const x0 = xs[i] ?? 0;
    const x1 = xs[i + 1] ?? 0;
    const light = [0.2, 0.05, 0.26, -0.04, -0.16][i] ?? 0;
    c.poly(
      [
        [x0, girdle],
        [x1, girdle],
        [0, 100],
      ],
      c.lin([shift(a, light), shift(a, light - 0.16)], 80),
    );
    c.poly(
      [
        [x0, girdle],
        [(x0 + x1) / 2, girdle],
        [x0 * 0.35, 44],
      ],
      alpha('#ffffff', i % 2 === 0 ? 0.28 : 0.12),
    );
    c.poly(
      [
        [x0, girdle],
        [x1, girdle],
        [t[i] ?? 0, top],
      ],
      shift(a, light + 0.12, 0.8),
    );
    const t1 = t[i + 1];
    if (t1 !== undefined && i < 5)
      c.poly(
        [
          [t[i] ?? 0, top],
          [t1, top],
          [x1, girdle],
        ],
        shift(a, [0.3, -0.02, 0.2, 0.02, -0.1][i] ?? 0, 0.8),
      );
  }
  c.poly(
    [
      [-62, top],
      [62, top],
      [34, top - 16],
      [-34, top - 16],
    ],
    c.lin(['#ffffff', shift(a, 0.2, 0.7)], 20),
    { stroke: alpha('#ffffff', 0.8), sw: 1.6 },
  );
  c.poly(
    [
      [-58, girdle],
      [-20, girdle],
      [0, 100],
    ],
    alpha('#ffffff', 0.16),
  );
  c.line(`M-100 ${girdle}H100M-62 ${top}H62`, alpha('#ffffff', 0.75), 2);
  for (const x of [-58, -20, 20, 58]) c.line(`M${x} ${girdle}L0 100`, alpha('#ffffff', 0.45), 1.4);
  c.poly(
    [
      [-90, -14],
      [-64, -44],
      [-52, -44],
      [-72, -14],
    ],
    alpha('#ffffff', 0.75),
  );
  sparkle(s, -60, -50, 30);
  sparkle(s, 46, 10, 18);
}

function cluster(s: Scene): void {
  const { c, pal, r } = s;
  const set: [keyof typeof CUTS, number, number, number, number, string][] = [
    ['emerald', -58, -6, 0.52, -18, '#16b36a'],
    ['pear', 60, -4, 0.54, 20, '#e0244f'],
    ['hex', -30, -50, 0.44, 6, '#8f45e0'],
    ['trillion', 36, -54, 0.46, -8, '#f2a11f'],
    ['square', 48, 50, 0.42, 24, '#1f7fe8'],
    ['marquise', -52, 54, 0.44, -46, '#19b8c8'],
  ];
  for (const [cut, x, y, k, turn, colour] of set) c.place(x, y, k, turn, () => gem(s, CUTS[cut], colour));
  c.circle(0, 14, 70, c.rad([alpha(pal.near, 0.7), alpha(pal.near, 0)]));
  c.place(0, 12, 0.66, r.range(-6, 6), () => gem(s, CUTS.round, pal.accent));
  sparkle(s, -18, -12, 24);
}

function royal(s: Scene): void {
  s.c.place(0, 0, 0.98, 0, () => crown(s, s.pal.accent));
}

function heart(s: Scene): void {
  const k = s.pal.accent;
  const cut: [number, number][] = [
    [0, -52],
    [22, -80],
    [56, -86],
    [86, -62],
    [90, -22],
    [66, 22],
    [34, 58],
    [0, 94],
    [-34, 58],
    [-66, 22],
    [-90, -22],
    [-86, -62],
    [-56, -86],
    [-22, -80],
  ];
  gem(s, cut, k, 0.46);
  sparkle(s, -54, -48, 24);
  sparkle(s, 40, 30, 14);
}

export const gems: Family = {
  palettes: [
    palette('1a0638 4a1690 12042a 3a1278 260a54 0c0320 c79bff 28c8ff ff3d8a'),
    palette('02142e 07458c 020a1c 0a3a78 062450 010714 7fd0ff ff3558 ffc23d'),
    palette('022018 06704c 02140f 06583c 043a28 010d09 8affc8 e83dff ffd23d'),
    palette('2b0410 8a0f34 1a0208 6b0c2a 42081a 120106 ff9ab0 37e08a ffb21f'),
    palette('14141c 3c3c50 08080c 2e2e40 1c1c28 060609 e8e8ff ffb521 30a8ff'),
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
          [0, mix(pal.sky[1], pal.glow, 0.25)],
          [0.5, pal.sky[1]],
          [1, pal.sky[2]],
        ],
        s.hero.x / w,
        s.hero.y / h,
        0.85,
      ),
    );
    rays(s, s.hero.x, s.hero.y, Math.hypot(w, h), pal.glow, { count: 18, even: true, strength: 0.42 });
    // The vault's wall: facets as large shadows.
    for (let i = 0; i < 26; i++) {
      const x = r.range(-40, w + 40);
      const y = r.range(-40, h + 40);
      const k = r.range(30, 110);
      c.poly(
        [
          [x, y],
          [x + k * r.range(0.4, 1), y + k * r.range(-0.5, 0.5)],
          [x + k * r.range(-0.2, 0.5), y + k],
        ],
        alpha(r.chance(0.5) ? pal.glow : pal.near, r.range(0.04, 0.14)),
      );
    }
    glow(s, s.hero.x, s.hero.y, h * 0.6, pal.glow, 0.7);
    bokeh(s, 26, pal.glow, 0, h, 26);
    for (let i = 0; i < w / 22; i++) {
      const x = (i + r.next()) * 22;
      const k = r.range(0.12, 0.3);
      c.place(x, h * r.range(0.9, 1.02), k, r.range(-50, 50), () =>
        gem(
          s,
          r.pick([CUTS.hex, CUTS.emerald, CUTS.trillion, CUTS.round]),
          mix(r.pick([pal.accent, pal.second, pal.far]), pal.near, 0.35),
        ),
      );
    }
    for (let i = 0; i < 6; i++) sparkle(s, r.range(0, w), r.range(0, h * 0.8), r.range(6, 16), '#ffffff', 0.7);
  },
  heroes: [brilliant, cluster, royal, heart],
  extras: [smallGem, smallGem, smallCoin],
};
