import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, rays } from '../light.ts';
import { CUTS, gem, smallCoin, smallGem } from '../motifs.ts';
import { GOLD, palette, SILVER } from '../palettes.ts';
import { cloud, fir, hills, mountains, rocks, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

/** A lily of heraldry within ±20. */
const LILY =
  'M0-20C7-12 8-4 4 3C8-6 18-10 20-2C21 4 15 8 12 3C11 8 7 10 5 10H8V14H4C5 18 3 20 0 22C-3 20-5 18-4 14H-8V10H-5C-7 10-11 8-12 3C-15 8-21 4-20-2C-18-10-8-6-4 3C-8-4-7-12 0-20Z';

function helm(s: Scene): void {
  const { c, pal } = s;
  const steel = tone(mix(SILVER, '#8a94b8', 0.3), 1.4);
  const g = tone(GOLD, 1.25);
  const plume = tone(pal.accent, 1.15);
  c.solid(
    'M-8-84C-30-124 24-132 48-112C92-110 112-72 104-34C112-12 104 18 86 30C92 0 84-16 74-28C74-10 66 4 54 8C62-24 40-62-8-84Z',
    plume,
    { depth: 7, line: 4.6, rim: '#ffb8a8' },
  );
  for (const d of [
    'M4-92C40-104 72-80 82-40',
    'M10-98C56-116 92-78 92-20',
    'M6-86C40-84 62-50 62-14',
    'M24-108C60-112 92-92 97-52',
  ])
    c.line(d, alpha(plume.lo, 0.8), 3.6);
  c.solid('M-84 108C-76 82-50 72-34 68H34C50 72 76 82 84 108C40 118-40 118-84 108Z', steel, {
    depth: 6,
    line: 4.6,
    rim: '#ffffff',
  });
  c.path('M-72 104C-60 88-40 82-28 80H28C40 82 60 88 72 104', 'none', { stroke: g.base, sw: 4 });
  const bowl = 'M-62 10C-72-58-40-94 0-96C40-94 72-58 62 10L50 66C30 88-30 88-50 66Z';
  c.solid(bowl, steel, { depth: 10, line: 4.8, rim: '#ffffff' });
  c.clip(bowl, () => {
    c.path('M14-100C30-40 26 40 8 100H90V-100Z', alpha('#2a2a5a', 0.3));
    c.ellipse(-38, -48, 11, 32, alpha('#ffffff', 0.6), { t: 'rotate(24 -38 -48)' });
  });
  c.path('M-7-96H7L9-20H-9Z', c.lin([g.hi, g.base, g.lo], 0), { stroke: g.line, sw: 3 });
  // The slit stands open: two eyes burn in the dark.
  c.group('translate(0 -13)', () => {
    c.path('M-60-20C-30-38 30-38 60-20L60 16C30 2-30 2-60 16Z', '#0c0c18', { stroke: steel.line, sw: 3.4 });
    glow(s, -28, -12, 20, '#5ac8ff', 0.75);
    glow(s, 28, -12, 20, '#5ac8ff', 0.75);
    c.mirror(() => c.path('M10-10C20-22 38-22 50-14C42-4 22-2 10-10Z', c.rad(['#ffffff', '#8ae4ff', '#1a7ad8'])));
  });
  const visor = 'M0-20L62-6C66 34 44 78 0 96C-44 78-66 34-62-6Z';
  c.solid(visor, steel, { depth: 9, line: 4.6, rim: '#ffffff' });
  c.clip(visor, () => {
    c.path('M0-30H80V110H0Z', alpha('#24244e', 0.32));
    c.path('M-56 0L-8-12L-4 70C-30 60-50 30-56 0Z', alpha('#ffffff', 0.26));
  });
  c.line('M0-18V94', g.line, 9);
  c.line('M0-18V94', c.lin([g.hi, g.base, g.hi, g.lo]), 5);
  c.rect(-2.6, -18, 5.2, 110, c.lin([g.hi, g.base, g.lo], 0));
  c.path('M-62-8L0-22L62-8L61 3L0-10L-61 3Z', c.lin([g.hi, g.base, g.lo]), { stroke: g.line, sw: 3 });
  c.mirror(() => {
    for (const [y, k] of [
      [16, 34],
      [28, 32],
      [40, 28],
      [52, 22],
    ] as const) {
      c.line(`M14 ${y}L${14 + k} ${y - 5}`, '#10101c', 5.4);
      c.line(`M14 ${y + 3}L${14 + k} ${y - 2}`, alpha('#ffffff', 0.6), 1.6);
    }
    c.circle(60, -4, 11, g.line);
    c.circle(60, -5, 8.6, c.rad(['#ffffff', g.hi, g.lo], 0.36, 0.3, 0.8));
  });
  c.place(0, -72, 1, 0, () => {
    c.circle(0, 0, 15, g.line);
    c.circle(0, -1, 12.6, c.lin([g.hi, g.base, g.lo], 60));
    c.place(0, -1, 0.09, 0, () => gem(s, CUTS.round, pal.accent));
  });
}

/** A sword that points down; the guard lies at y = 0, the tip at `tip`. */
function sword(s: Scene, leather: string, jewel: string, tip = 128): void {
  const { c } = s;
  const steel = tone(SILVER, 1.45);
  const g = tone(GOLD, 1.3);
  const blade = `M-13 0L-10 ${tip - 20}L0 ${tip}L10 ${tip - 20}L13 0Z`;
  c.path(blade, steel.line, { stroke: steel.line, sw: 8 });
  c.path(`M0 0V${tip}L-10 ${tip - 20}L-13 0Z`, c.lin(['#ffffff', '#d0dcf0', '#9aacc8']));
  c.path(`M0 0V${tip}L10 ${tip - 20}L13 0Z`, c.lin(['#a8b8d4', '#7484a8', '#c8d8f0']));
  c.path(`M-3.6 4L-2.4 ${tip - 38}H2.4L3.6 4Z`, c.lin([steel.lo, '#e8f2ff']));
  c.solid('M-6-46H6V-4H-6Z', tone(leather, 1.1), { depth: 2, line: 3.6 });
  for (const y of [-40, -31, -22, -13]) c.line(`M-6 ${y}L6 ${y + 5}`, g.base, 2.6);
  c.solid('M-46-12C-50-20-38-24-36-14C-18-8 18-8 36-14C38-24 50-20 46-12C44 4 20 6 0 8C-20 6-44 4-46-12Z', g, {
    depth: 4,
    line: 4,
    rim: '#fffbe0',
  });
  c.place(0, -2, 0.085, 0, () => gem(s, CUTS.round, jewel));
  c.circle(0, -54, 14, g.line);
  c.circle(0, -55, 11.6, c.rad([g.hi, g.base, g.lo], 0.36, 0.3, 0.8));
  c.place(0, -55, 0.06, 0, () => gem(s, CUTS.hex, jewel));
}

/** A quartered shield before two swords. */
function shield(s: Scene): void {
  const { c } = s;
  for (const q of [1, -1])
    c.group(`scale(${q} 1) translate(-54 60) rotate(220)`, () =>
      sword(s, '#5a2414', q > 0 ? '#2a8ae8' : '#e0244f', 222),
    );
  c.group('translate(0 -8) scale(.86)', () => escutcheon(s));
}

function escutcheon(s: Scene): void {
  const { c, pal } = s;
  const g = tone(GOLD, 1.3);
  const a = tone(pal.accent, 1.15);
  const b = tone(pal.second, 1.15);
  const d = 'M0-92C26-78 52-74 78-78C84-20 74 50 0 98C-74 50-84-20-78-78C-52-74-26-78 0-92Z';
  c.solid(d, g, { depth: 7, line: 5, rim: '#fffbe0' });
  const inner = 'M0-77C24-65 46-62 66-64C70-16 60 40 0 82C-60 40-70-16-66-64C-46-62-24-65 0-77Z';
  c.path(inner, g.line, { stroke: g.line, sw: 5 });
  c.clip(inner, () => {
    c.path('M-80-90H0V0H-80ZM0 0H80V100H0Z', c.lin([a.hi, a.base, a.lo], 60));
    c.path('M0-90H80V0H0ZM-80 0H0V100H-80Z', c.lin([b.hi, b.base, b.lo], 60));
    c.line('M0-90V100M-80 0H80', g.line, 9);
    c.line('M0-90V100', g.base, 5);
    c.line('M-80 0H80', g.base, 5);
    for (const [x, y] of [
      [-33, -34],
      [33, 32],
    ] as const)
      c.place(x, y, 1.15, 0, () => c.path(LILY, c.lin(['#fffbd8', g.base, g.lo]), { stroke: g.line, sw: 2.4 }));
    // Crowns in the other quarters.
    for (const [x, y] of [
      [33, -34],
      [-33, 30],
    ] as const)
      c.place(x, y, 1.05, 0, () =>
        c.path('M-18 14L-22-12L-9-2L0-18L9-2L22-12L18 14Z', c.lin(['#fffbd8', g.base, g.lo]), {
          stroke: g.line,
          sw: 2.4,
        }),
      );
    c.path('M-70-80C-50-30-60 10-40 60L-90 40V-80Z', alpha('#ffffff', 0.16));
    c.path('M10-90H90V100H0C40 40 30-30 10-90Z', alpha('#0c0424', 0.2));
  });
  for (const [x, y] of [
    [-70, -68],
    [70, -68],
    [0, -84],
    [-72, -24],
    [72, -24],
    [-58, 28],
    [58, 28],
    [-30, 66],
    [30, 66],
    [0, 88],
  ] as const)
    c.circle(x, y, 4.6, c.rad(['#ffffff', g.hi, g.lo], 0.36, 0.3, 0.8), { stroke: g.line, sw: 1.8 });
  c.circle(0, 0, 20, g.line);
  c.circle(0, -1, 17, c.lin([g.hi, g.base, g.lo], 60));
  c.place(0, -1, 0.13, 0, () => gem(s, CUTS.round, '#2ac87a'));
}

function stoneSword(s: Scene): void {
  const { c, pal } = s;
  const rock = tone(mix('#7a7e94', pal.mid, 0.25), 1.15);
  glow(s, 0, -10, 110, pal.glow, 0.9);
  rays(s, 0, 30, 130, '#ffffff', { count: 11, from: 200, to: 340, even: true, strength: 0.7 });
  c.group('translate(0 -58) scale(1.12)', () => sword(s, '#2a3a8a', pal.accent));
  const d = 'M-96 92L-88 58L-62 44L-50 28L-22 34L-6 26L18 34L44 24L60 44L90 56L98 92C50 108-50 108-96 92Z';
  c.solid(d, rock, { depth: 8, line: 4.8, rim: '#f0f6ff' });
  c.clip(d, () => {
    c.path('M-62 44L-50 28L-22 34L-30 60L-56 66Z', alpha('#ffffff', 0.3));
    c.path('M44 24L60 44L90 56L98 92L60 100L40 62Z', alpha('#14142a', 0.35));
    c.path('M-22 34L-6 26L18 34L40 62L10 80L-30 60Z', alpha('#ffffff', 0.14));
    c.line('M-30 60L-56 66L-70 90M-30 60L-20 96M40 62L10 80L14 100M40 62L66 70', alpha(rock.line, 0.8), 3);
    c.path('M-8 30L-3 38L0 56L4 38L9 30Z', '#10101c');
  });
  for (let i = 0; i < 9; i++)
    c.ellipse(-84 + i * 21, 92 - (i % 2) * 5, 12, 7, c.lin([mix('#8ac84a', pal.mid, 0.2), '#3a7a2a', '#1c4420']), {
      stroke: rock.line,
      sw: 2.4,
    });
  c.line('M-20 30C-8 24 8 24 20 30', alpha('#e8f8ff', 0.9), 2.6);
}

function keep(s: Scene): void {
  const { c, pal } = s;
  const stone = tone(mix('#c8c2d0', pal.glow, 0.12), 1.1);
  const roof = tone(pal.second, 1.15);
  const flag = tone(pal.accent, 1.15);
  const g = tone(GOLD, 1.2);
  const tower = (x: number, w: number, top: number, base: number, peak: number) => {
    const d = `M${x - w} ${base}L${x - w * 0.92} ${top}H${x + w * 0.92}L${x + w} ${base}Z`;
    c.solid(d, stone, { depth: 4, line: 4.4, rim: '#ffffff', angle: 10 });
    c.clip(d, () => {
      c.rect(x + w * 0.25, top, w, base - top, alpha('#2a2450', 0.28));
      for (let i = 0; i < 9; i++)
        c.rect(
          x - w * 0.8 + ((i * 37) % (w * 1.5)),
          top + 8 + ((i * 53) % Math.max(10, base - top - 16)),
          9,
          4,
          alpha(stone.lo, 0.55),
        );
    });
    c.solid(`M${x - w * 1.15} ${top}V${top - 12}H${x + w * 1.15}V${top}Z`, stone, { depth: 2, line: 3.8 });
    if (peak > 0) {
      const r = `M${x - w * 1.3} ${top - 10}C${x - w * 0.5} ${top - peak * 0.4} ${x - 4} ${top - peak * 0.8} ${x} ${top - peak}C${x + 4} ${top - peak * 0.8} ${x + w * 0.5} ${top - peak * 0.4} ${x + w * 1.3} ${top - 10}Z`;
      c.solid(r, roof, { depth: 4, line: 4.2, rim: '#c8e0ff' });
      c.clip(r, () => c.path(`M${x + 2} ${top - peak}L${x + w * 1.4} ${top}H${x + w * 0.2}Z`, alpha(roof.lo, 0.6)));
      c.line(`M${x} ${top - peak}v-12`, g.line, 4);
      c.solid(`M${x} ${top - peak - 14}l${w * 0.9} 5l${-w * 0.9} 6Z`, flag, { depth: 1, line: 2.4 });
    } else
      for (let i = -2; i <= 2; i++)
        c.solid(`M${x + i * w * 0.46 - w * 0.14} ${top - 10}v-11h${w * 0.28}v11Z`, stone, { depth: 1, line: 3 });
    c.path(
      `M${x - 5} ${top + 30}V${top + 18}C${x - 5} ${top + 10} ${x + 5} ${top + 10} ${x + 5} ${top + 18}V${top + 30}Z`,
      c.lin(['#fff0a0', '#ff9a2a']),
      { stroke: stone.line, sw: 2.4 },
    );
  };
  glow(s, 0, 0, 120, pal.glow, 0.6);
  tower(-46, 16, -26, 60, 50);
  tower(46, 16, -26, 60, 50);
  tower(0, 27, -34, 60, 62);
  const wall = 'M-92 92V22H-80V34H-66V22H-52V34H-38V22H38V34H52V22H66V34H80V22H92V92Z';
  c.solid(wall, stone, { depth: 5, line: 4.4, rim: '#ffffff' });
  c.clip(wall, () => {
    for (let row = 0; row < 6; row++)
      for (let i = -6; i < 6; i++)
        c.rect(i * 18 + (row % 2) * 9, 38 + row * 10, 16, 8, 'none', { stroke: alpha(stone.lo, 0.5), sw: 1.6 });
  });
  tower(-88, 21, 2, 98, 52);
  tower(88, 21, 2, 98, 52);
  c.solid('M-32 98V48C-32 26-16 16 0 12C16 16 32 26 32 48V98Z', tone(shift(stone.base, -0.08)), {
    depth: 3,
    line: 4.2,
  });
  c.path(
    'M-23 98V52C-23 36-12 28 0 24C12 28 23 36 23 52V98Z',
    c.rad(['#fff0a0', '#ff9a2a', '#6a2408'], 0.5, 0.7, 0.7),
    { stroke: stone.line, sw: 3 },
  );
  for (let i = -2; i <= 2; i++) c.line(`M${i * 9} ${30 + Math.abs(i) * 7}V76l-2 6h4l-2-6`, '#2a1c1c', 3.4);
  c.line('M-22 52H22M-22 66H22', '#2a1c1c', 3);
  for (const x of [-58, 58]) {
    c.solid(`M${x - 11} 38H${x + 11}V76L${x} 66L${x - 11} 76Z`, flag, { depth: 2, line: 3 });
    c.place(x, 50, 0.42, 0, () => c.path(LILY, g.hi, { stroke: g.line, sw: 3 }));
  }
}

export const knight: Family = {
  palettes: [
    palette('0c2a6a 3a8ad8 ffe8b8 4a7a9a 2a5a3a 0c1c1c fff2c0 d0182a 2050c8'),
    palette('2a0a2c b8384a ffc87a 6a3a58 3a2438 140a18 ffd08a e8a92c a8142a'),
    palette('061430 1c3f7a a8d8f0 2a4a70 16283f 060c18 dff4ff 2a6ae0 c8a02c'),
    palette('0c2a1c 2a8a5a fff0a8 3a7a58 1f5234 08180f fff6b8 1f8a4a c8281f'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    sky(s, 0.75);
    glow(s, x, y, h * 0.6, '#fffbe0', 0.8);
    rays(s, x, y, Math.hypot(w, h), pal.glow, { count: 20, even: true, strength: 0.5 });
    for (let i = 0; i < 5 + w / 300; i++)
      cloud(
        s,
        r.range(0, w),
        h * r.range(0.08, 0.5),
        h * r.range(0.22, 0.45),
        mix(pal.sky[2], '#ffffff', 0.6),
        mix(pal.sky[1], pal.sky[2], 0.5),
        0.8,
      );
    mountains(s, h * 0.76, h * 0.3, mix(pal.far, pal.sky[2], 0.4), mix(pal.glow, '#ffffff', 0.4));
    mist(s, h * 0.74, h * 0.16, pal.glow, 0.5);
    c.group('', () => c.place(x - Math.max(h * 0.4, w * 0.3), h * 0.64, h / 520, 0, () => keep(s)), 0.95);
    hills(s, h * 0.78, 16, mix(pal.far, pal.glow, 0.35), pal.far);
    c.group('', () => c.place(x + Math.max(h * 0.46, w * 0.33), h * 0.7, h / 720, 0, () => keep(s)), 0.9);
    for (let i = 0; i < w / 34; i++)
      fir(
        s,
        r.range(0, w),
        h * r.range(0.8, 0.85),
        h * r.range(0.06, 0.12),
        mix(pal.mid, pal.far, 0.4),
        mix(pal.mid, pal.glow, 0.35),
      );
    hills(s, h * 0.87, 12, mix(pal.mid, pal.glow, 0.22), pal.near);
    // Tournament banners on both sides.
    for (const q of [0, 1]) {
      const bx = q === 0 ? w * 0.055 : w * 0.945;
      const ink = q === 0 ? pal.accent : pal.second;
      const bw = h * 0.055;
      c.line(`M${n(bx)} ${n(h)}V0`, pal.near, h * 0.014);
      c.path(
        `M${n(bx - bw)} ${n(h * 0.1)}H${n(bx + bw)}V${n(h * 0.42)}L${n(bx)} ${n(h * 0.36)}L${n(bx - bw)} ${n(h * 0.42)}Z`,
        c.lin([shift(ink, 0.08), ink, shift(ink, -0.18)], 30),
        { stroke: GOLD, sw: 2.6 },
      );
      c.place(bx, h * 0.23, h / 620, 0, () => c.path(LILY, '#ffe9a0', { stroke: '#6a4208', sw: 2 }));
      c.line(`M${n(bx - bw * 1.3)} ${n(h * 0.1)}H${n(bx + bw * 1.3)}`, GOLD, h * 0.012);
    }
  },
  heroes: [
    helm,
    shield,
    (s) => s.c.place(0, 14, 0.84, 0, () => stoneSword(s)),
    (s) => s.c.place(0, 4, 0.95, 0, () => keep(s)),
  ],
  extras: [
    smallCoin,
    smallGem,
    (s) => s.c.place(0, 0, 0.19, 0, () => shield(s)),
    (s) => {
      const g = tone(GOLD, 1.3);
      s.c.path(LILY, g.line, { stroke: g.line, sw: 4 });
      s.c.path(LILY, s.c.lin(['#fffbd8', g.base, g.lo]));
    },
  ],
  front(s) {
    const { r, w, h, pal } = s;
    rocks(s, h * 0.99, Math.min(w, h) * 0.08, pal.near, mix(pal.glow, pal.mid, 0.4), w * 0.3);
    for (let i = 0; i < w / 9; i++) {
      const x = i * 9 + r.range(-3, 3);
      const tall = Math.min(w, h) * 0.045 * r.range(0.6, 1.4);
      s.c.path(
        `M${n(x - 3)} ${h}Q${n(x)} ${n(h - tall * 0.6)} ${n(x + r.range(-6, 6))} ${n(h - tall)}Q${n(x + 4)} ${n(h - tall * 0.5)} ${n(x + 4)} ${h}Z`,
        shift(pal.near, i % 3 === 0 ? 0.06 : 0.01),
      );
    }
  },
};
