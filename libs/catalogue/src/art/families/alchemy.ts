import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { bokeh, glow, mist, rays, sparkle } from '../light.ts';
import { CUTS, gem, smallCoin, smallGem } from '../motifs.ts';
import { GOLD, palette } from '../palettes.ts';
import type { Family, Scene } from '../scene.ts';

function flask(s: Scene): void {
  const { c, pal } = s;
  const brew = tone(pal.accent, 1.1);
  const g = tone(GOLD, 1.25);
  const cork = tone('#b87a42', 1.1);
  glow(s, 0, 22, 120, brew.hi, 0.75);
  c.solid('M-19-116H19L16-88H-16Z', cork, { depth: 4, line: 4, rim: '#ffe0b0' });
  for (const [x, y] of [
    [-8, -106],
    [6, -100],
    [-2, -95],
  ] as const)
    c.circle(x, y, 2.2, cork.lo);
  const glass = 'M-20-88H20V-42C58-30 80 0 80 30C80 72 46 98 0 98C-46 98-80 72-80 30C-80 0-58-30-20-42Z';
  c.path(glass, '#1a1030', { stroke: '#1a1030', sw: 11 });
  c.path(glass, c.lin([alpha('#e8f4ff', 0.9), alpha('#a8c0e8', 0.75), alpha('#6a7ab8', 0.85)], 60));
  const fill =
    'M-72 12C-40 0-20 24 8 12C34 2 50 20 72 8C76 16 74 26 74 32C74 68 42 91 0 91C-42 91-74 68-74 32C-74 24-74 18-72 12Z';
  c.path(
    fill,
    c.rad(
      [
        [0, mix(brew.hi, '#ffffff', 0.5)],
        [0.4, brew.hi],
        [0.75, brew.base],
        [1, brew.lo],
      ],
      0.5,
      0.45,
      0.62,
    ),
  );
  c.clip(fill, () => {
    // A vortex of light within.
    for (let i = 0; i < 5; i++)
      c.ellipse(0, 48 + i * 2, 60 - i * 12, 22 - i * 4, 'none', {
        stroke: alpha('#ffffff', 0.2 + i * 0.1),
        sw: 3,
        t: `rotate(${-16 + i * 6} 0 48)`,
      });
    c.path('M20 0H90V100H0C46 70 40 30 20 0Z', alpha(brew.lo, 0.45));
    for (const [x, y, r] of [
      [-44, 42, 8],
      [-24, 66, 6],
      [30, 72, 9],
      [48, 40, 6],
      [8, 30, 5],
      [-8, 80, 4],
      [22, 48, 4],
      [-54, 62, 4],
    ] as const) {
      c.circle(x, y, r, c.rad([alpha('#ffffff', 0.1), alpha('#ffffff', 0.15), alpha('#ffffff', 0.75)]));
      c.circle(x - r * 0.3, y - r * 0.35, r * 0.26, '#ffffff');
    }
  });
  sparkle(s, 0, 50, 26, '#ffffff', 0.95);
  c.line('M-72 12C-40 0-20 24 8 12C34 2 50 20 72 8', mix(brew.hi, '#ffffff', 0.6), 3.4);
  c.path('M-62 6C-54-16-38-28-22-32L-20-24C-34-18-46-6-52 12Z', alpha('#ffffff', 0.9));
  c.path('M-66 34C-64 58-50 74-34 82C-46 68-54 54-56 34Z', alpha('#ffffff', 0.55));
  c.path('M60 20C64 50 52 70 34 82C50 80 72 60 70 28Z', alpha('#ffffff', 0.3));
  c.path('M-14-84V-50L-8-50V-84Z', alpha('#ffffff', 0.8));
  c.solid('M-27-92H27V-80H-27Z', g, { depth: 2, line: 3.6 });
  c.solid('M-26-50C-8-42 8-42 26-50L30-38C10-28-10-28-30-38Z', g, { depth: 3, line: 3.6, rim: '#fffbe0' });
  c.line('M24-40C40-30 44-18 46-8', g.line, 3);
  c.place(48, 6, 1, 8, () => {
    c.solid('M-14-14L0-18L14-14V14H-14Z', tone('#f0dcb0', 1), { depth: 2, line: 3 });
    c.path('M0-8L8 6H-8ZM-9-2H9', 'none', { stroke: '#6a2a1a', sw: 2.4 });
  });
}

function tome(s: Scene): void {
  const { c, pal } = s;
  const leather = tone(mix('#6a1a3a', pal.second, 0.3), 1.2);
  const g = tone(GOLD, 1.3);
  const light = mix(pal.glow, '#ffffff', 0.3);
  glow(s, 0, 0, 122, pal.glow, 0.7);
  c.group('rotate(-5)', () => {
    c.solid('M-62-88H72C80-88 84-84 84-76V84C84 92 80 96 72 96H-62Z', tone('#f2dcae', 1.1), { depth: 4, line: 4.8 });
    for (let i = 0; i < 8; i++) {
      c.line(`M${76 + (i % 2)} ${-78 + i * 22}V${-64 + i * 22}`, alpha('#8a6a3a', 0.6), 2);
      c.line(`M-58 ${88 + (i % 3) * 2.4}H${30 + i * 6}`, alpha('#8a6a3a', 0.5), 1.4);
    }
    const cover = 'M-78-100H62C70-100 74-96 74-88V76C74 84 70 88 62 88H-78Z';
    c.solid(cover, leather, { depth: 9, line: 4.8, rim: '#ffc8e0' });
    c.solid('M-82-100H-56V88H-82C-90 60-90-70-82-100Z', tone(shift(leather.base, -0.07), 1.2), { depth: 4, line: 4.4 });
    for (const y of [-70, -20, 34])
      c.path(`M-88 ${y}H-55V${y + 13}H-88Z`, c.lin([g.hi, g.base, g.lo]), { stroke: g.line, sw: 2.8 });
    c.rect(-44, -88, 106, 164, 'none', { stroke: g.line, sw: 6 }, 4);
    c.rect(-44, -88, 106, 164, 'none', { stroke: g.base, sw: 3 }, 4);
    for (const [x, y, t] of [
      [-50, -96, 0],
      [70, -96, 90],
      [70, 84, 180],
      [-50, 84, 270],
    ] as const)
      c.group(`translate(${x} ${y}) rotate(${t})`, () => {
        c.solid('M0 0H34C30 12 24 14 18 18C14 24 12 30 0 34Z', g, { depth: 3, line: 3.2, rim: '#fffbe0' });
        c.circle(9, 9, 3.6, g.line);
      });
    c.group('translate(9 -6)', () => {
      c.circle(0, 0, 47, g.line);
      c.circle(0, 0, 44, c.lin(['#fff3b8', g.base, g.lo, g.hi, g.lo], 55));
      c.circle(0, 0, 36, shift(leather.lo, -0.1), { stroke: g.line, sw: 2.6 });
      c.path('M0-36L31 18H-31ZM0 36L-31-18H31Z', 'none', { stroke: g.base, sw: 3.4 });
      glow(s, 0, 0, 44, light, 0.9);
      // An eye that looks back.
      c.path('M-31 0C-16-24 16-24 31 0C16 24-16 24-31 0Z', '#fffbe8', { stroke: g.line, sw: 4 });
      const iris = mix('#1fc8a0', pal.accent, 0.5);
      c.circle(
        0,
        0,
        15.4,
        c.rad([
          [0, '#ffffff'],
          [0.35, mix(iris, '#ffffff', 0.3)],
          [0.75, iris],
          [1, shift(iris, -0.28)],
        ]),
        { stroke: '#1a0a1c', sw: 2.4 },
      );
      c.ellipse(0, 0, 4, 12, '#12061a');
      c.circle(-5, -6, 4, '#ffffff');
      c.path('M-36-2C-18-32 18-32 36-2C18-24-18-24-36-2Z', c.lin([leather.hi, leather.base]), {
        stroke: g.line,
        sw: 2.6,
      });
    });
    for (const [x, y, col] of [
      [9, -72, '#e0244f'],
      [9, 62, '#1f8fe8'],
      [-30, -6, '#19b36b'],
      [49, -6, '#f29a1f'],
    ] as const) {
      c.circle(x, y, 10, g.line);
      c.place(x, y, 0.08, 0, () => gem(s, CUTS.round, col));
    }
    c.solid('M60-16H88V16H60C54 8 54-8 60-16Z', g, { depth: 3, line: 3.6, rim: '#fffbe0' });
    c.path('M74-5A5 5 0 0 1 77 4L79 10H69L71 4A5 5 0 0 1 74-5Z', g.line);
  });
}

function orb(s: Scene): void {
  const { c, pal } = s;
  const g = tone(GOLD, 1.3);
  const core = tone(pal.second, 1.15);
  c.solid('M-70 108C-66 88-40 80-28 68H28C40 80 66 88 70 108Z', g, { depth: 6, line: 4.6, rim: '#fffbe0' });
  c.path('M-58 102C-40 92 40 92 58 102', 'none', { stroke: alpha(g.lo, 0.9), sw: 3 });
  c.mirror(() =>
    c.solid('M8 72C34 72 66 60 74 30C78 14 92 10 96 22C98 44 76 86 24 90Z', g, { depth: 4, line: 4.4, rim: '#fffbe0' }),
  );
  glow(s, 0, -14, 116, core.hi, 0.9);
  c.circle(0, -14, 84, core.line);
  c.circle(
    0,
    -14,
    80,
    c.rad(
      [
        [0, '#ffffff'],
        [0.2, mix(core.hi, '#ffffff', 0.4)],
        [0.55, core.base],
        [0.85, core.lo],
        [1, shift(core.lo, -0.1)],
      ],
      0.46,
      0.52,
      0.6,
    ),
  );
  c.clip('M-80-14A80 80 0 1 1 80-14A80 80 0 1 1-80-14Z', () => {
    // A small galaxy turns inside.
    c.group('translate(0 -10) rotate(-18)', () => {
      for (let arm = 0; arm < 3; arm++)
        c.path('M0 0C14-18 44-20 60 4C46-8 24-6 10 12Z', alpha(mix(pal.glow, '#ffffff', 0.45), 0.75), {
          t: `rotate(${arm * 120})`,
        });
      for (let arm = 0; arm < 3; arm++)
        c.path('M0 0C20-26 62-24 74 14C56-8 26-10 8 10Z', alpha(pal.accent, 0.5), { t: `rotate(${arm * 120 + 50})` });
      c.circle(0, 0, 17, c.rad(['#ffffff', alpha('#ffffff', 0.6), alpha('#ffffff', 0)]));
    });
    for (let i = 0; i < 26; i++)
      c.circle(s.r.range(-72, 72), s.r.range(-84, 56), s.r.range(0.8, 2.6), alpha('#ffffff', s.r.range(0.4, 1)));
    c.path('M-90 30C-50 70 50 70 90 30V90H-90Z', alpha(core.lo, 0.5));
  });
  sparkle(s, 0, -24, 20);
  c.path('M-66-34C-58-66-32-84-4-86C-26-70-42-50-46-24C-52-20-62-24-66-34Z', alpha('#ffffff', 0.75));
  c.path('M62 14C52 40 30 54 6 58C30 42 44 26 50 6Z', alpha('#ffffff', 0.35));
  c.path(
    'M-76 40C-66 78-30 90 0 90C30 90 66 78 76 40C64 62 34 72 0 72C-34 72-64 62-76 40Z',
    c.lin([g.hi, g.base, g.lo], 20),
    { stroke: g.line, sw: 4 },
  );
  for (const [x, y, k] of [
    [0, 82, 0.11],
    [-42, 72, 0.08],
    [42, 72, 0.08],
  ] as const)
    c.place(x, y, k, 0, () => gem(s, CUTS.round, x === 0 ? '#e0244f' : '#19b36b'));
  c.mirror(() => c.solid('M76 44C84 20 92 8 100-4C104 18 98 38 88 52Z', g, { depth: 2, line: 3.6, rim: '#fffbe0' }));
}

function circle(s: Scene): void {
  const { c, pal } = s;
  const g = tone(GOLD, 1.3);
  const stone = mix('#e8142e', pal.accent, 0.1);
  const line = mix(pal.glow, '#fff2a8', 0.5);
  const at = (deg: number, r: number) =>
    `${n(Math.sin((deg * Math.PI) / 180) * r)} ${n(-Math.cos((deg * Math.PI) / 180) * r)}`;
  glow(s, 0, 0, 130, pal.glow, 0.7);
  c.circle(0, 0, 102, g.line);
  c.circle(0, 0, 99, c.lin(['#fff3b8', g.base, g.lo, g.hi, g.lo], 60));
  c.circle(
    0,
    0,
    88,
    c.rad([
      [0, mix(pal.mid, pal.glow, 0.3)],
      [1, shift(pal.near, 0.02)],
    ]),
    { stroke: g.line, sw: 4 },
  );
  for (const [d, sw] of [
    [`M${at(0, 86)}L${at(120, 86)}L${at(240, 86)}Z`, 3.4],
    [`M${at(180, 86)}L${at(300, 86)}L${at(60, 86)}Z`, 3.4],
  ] as const) {
    c.line(d, alpha(line, 0.35), sw * 3);
    c.line(d, line, sw);
  }
  c.circle(0, 0, 62, 'none', { stroke: alpha(line, 0.8), sw: 2 });
  for (let i = 0; i < 36; i++)
    c.line('M0-90V-97', i % 3 === 0 ? '#fff8d8' : alpha(g.line, 0.8), i % 3 === 0 ? 2.6 : 1.6, {
      t: `rotate(${i * 10})`,
    });
  // Signs of six metals in small discs.
  const signs = [
    'M0-8A4 4 0 1 0 0 0A4 4 0 1 0 0-8ZM0 0V9M-5 5H5',
    'M-6-4A7 7 0 1 0 4 6A9 9 0 0 1-6-4Z',
    'M-6 6L6-6M-1-7H6V0M-3 3A4 4 0 1 1-6 0',
    'M0-8L8 6H-8Z',
    'M0 8L8-6H-8ZM-8-1H8',
    'M-7-7L7 7M7-7L-7 7M0-9V9',
  ];
  signs.forEach((d, i) => {
    const a = (i * 60 * Math.PI) / 180;
    c.group(`translate(${n(Math.sin(a) * 86)} ${n(-Math.cos(a) * 86)})`, () => {
      c.circle(0, 0, 19, g.line);
      c.circle(0, 0, 16.4, c.rad([g.hi, g.base, g.lo], 0.38, 0.3, 0.8));
      c.circle(0, 0, 12.6, mix(pal.near, pal.second, 0.4), { stroke: g.line, sw: 1.6 });
      c.line(d, '#fff6cf', 2.4);
    });
  });
  for (let i = 0; i < 12; i++)
    c.path('M-7-30L0-64L7-30Z', c.lin([alpha('#fff6c8', 0.95), alpha(line, 0.2)]), { t: `rotate(${i * 30 + 15})` });
  glow(s, 0, 0, 70, stone, 0.9);
  c.place(0, 0, 0.5, 0, () => gem(s, CUTS.hex, stone, 0.55));
  sparkle(s, -16, -20, 20);
}

/** A row of bottles, jars and books on a board. */
function shelf(s: Scene, x0: number, x1: number, y: number, k: number, lit: number): void {
  const { c, r, pal } = s;
  const inks = ['#e84a8a', '#4ad0a0', '#f0a02a', '#5a8af0', '#b85af0', '#8ad83a'];
  const dim = (colour: string) => mix(colour, pal.near, 0.45 - lit * 0.25);
  for (let x = x0 + k * 0.2; x < x1 - k * 0.4;) {
    const kind = r.int(0, 4);
    const tall = k * r.range(0.75, 1.25);
    const ink = dim(r.pick(inks));
    if (kind <= 1) {
      const bw = k * r.range(0.2, 0.32);
      c.rect(
        x,
        y - tall,
        bw,
        tall,
        c.lin([shift(ink, 0.08), ink, shift(ink, -0.14)], 0),
        { stroke: pal.near, sw: 1.4 },
        1,
      );
      c.line(
        `M${n(x + 1)} ${n(y - tall * 0.8)}h${n(bw - 2)}M${n(x + 1)} ${n(y - tall * 0.2)}h${n(bw - 2)}`,
        alpha(GOLD, 0.8),
        1.8,
      );
      x += bw + 1;
    } else if (kind === 2) {
      const q = k * 0.34;
      c.path(
        `M${n(x + q * 0.7)} ${n(y - q * 2.6)}h${n(q * 0.6)}v${n(q * 0.9)}c${n(q * 0.9)} ${n(q * 0.3)} ${n(q)} ${n(q * 1.7)} 0 ${n(q * 1.7)}h${n(-q * 0.6)}c${n(-q)} 0 ${n(-q * 0.9)} ${n(-q * 1.4)} 0 ${n(-q * 1.7)}Z`,
        c.rad([mix(ink, '#ffffff', 0.55), ink, shift(ink, -0.14)], 0.4, 0.6, 0.6),
        { stroke: pal.near, sw: 1.4 },
      );
      c.rect(x + q * 0.65, y - q * 2.9, q * 0.7, q * 0.4, dim('#b8803a'));
      x += q * 2.2;
    } else if (kind === 3) {
      const q = k * 0.4;
      c.rect(
        x,
        y - q * 1.7,
        q * 1.3,
        q * 1.7,
        c.lin([alpha('#dff0ff', 0.6), mix(ink, '#ffffff', 0.15), ink]),
        { stroke: pal.near, sw: 1.4 },
        q * 0.2,
      );
      c.rect(x + q * 0.1, y - q * 2, q * 1.1, q * 0.4, dim('#b8803a'), {}, 2);
      x += q * 1.6;
    } else {
      const q = k * 0.16;
      c.rect(x, y - k * 0.6, q * 2, k * 0.6, c.lin(['#fff6e0', '#d8c0a0'], 0));
      c.path(
        `M${n(x + q)} ${n(y - k * 1.05)}c${n(q)} ${n(k * 0.2)} ${n(q * 1.2)} ${n(k * 0.42)} 0 ${n(k * 0.44)}c${n(-q * 1.2)} 0 ${n(-q)} ${n(-k * 0.24)} 0 ${n(-k * 0.44)}Z`,
        c.lin(['#fffbe0', '#ffb02a']),
      );
      glow(s, x + q, y - k * 0.8, k * 0.9, '#ffc85a', 0.6);
      x += q * 3.4;
    }
  }
  c.rect(x0, y, x1 - x0, k * 0.14, c.lin([mix('#8a5a2a', pal.mid, 0.4), shift(pal.near, 0.02)]));
}

export const alchemy: Family = {
  palettes: [
    palette('1a0a38 4a2098 e88af0 34186a 1f0e40 0c0618 f0a8ff e02ac8 3a6af0'),
    palette('04201c 0f6a58 b8f08a 0f4a40 0a2e28 03100e d8ff9a 3ad84a e0a02a'),
    palette('240a06 8a3a14 ffc85a 5a2410 34140a 120604 ffd87a f0641f a81a4a'),
    palette('040f2c 1a4aa0 8ae0ff 14326a 0c1e40 040a18 b0f0ff 1fb8e8 c83ae0'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    // A round tower room; the window stands behind the hero.
    c.rect(0, 0, w, h, c.lin([shift(pal.near, 0.02), mix(pal.mid, pal.far, 0.4), pal.near]));
    for (let row = 0; row < 22; row++)
      for (let i = 0; i < w / 44 + 1; i++)
        if (r.chance(0.3))
          c.rect(
            i * 44 - (row % 2) * 22,
            row * h * 0.042,
            42,
            h * 0.039,
            alpha(r.chance(0.5) ? pal.glow : pal.near, r.range(0.04, 0.12)),
            {},
            3,
          );
    const a = h * 0.34;
    const arch = `M${n(x - a)} ${n(h * 0.86)}V${n(y - a * 0.1)}C${n(x - a)} ${n(y - a * 0.9)} ${n(x - a * 0.4)} ${n(y - a * 1.15)} ${n(x)} ${n(y - a * 1.3)}C${n(x + a * 0.4)} ${n(y - a * 1.15)} ${n(x + a)} ${n(y - a * 0.9)} ${n(x + a)} ${n(y - a * 0.1)}V${n(h * 0.86)}Z`;
    c.path(arch, c.lin([pal.sky[1], mix(pal.sky[1], pal.sky[2], 0.6), pal.sky[2]]));
    c.clip(arch, () => {
      glow(s, x, y, a * 1.5, pal.glow, 0.9);
      c.circle(x + a * 0.35, y - a * 0.5, a * 0.34, c.rad(['#fffdf0', mix(pal.glow, '#ffffff', 0.6)]));
      for (let i = 0; i < 30; i++) c.circle(x + r.range(-a, a), y + r.range(-a * 1.2, a), r.range(0.6, 1.8), '#ffffff');
      // No bar in the middle: below the reels of a game it would stand alone.
      c.path(
        `M${n(x - a * 0.36)} ${n(y - a * 1.4)}V${n(h)}M${n(x + a * 0.36)} ${n(y - a * 1.4)}V${n(h)}M${n(x - a)} ${n(y + a * 0.2)}H${n(x + a)}M${n(x - a)} ${n(y - a * 0.5)}H${n(x + a)}`,
        'none',
        { stroke: alpha(pal.near, 0.5), sw: 3 },
      );
    });
    c.line(arch, mix(pal.near, pal.mid, 0.6), h * 0.045);
    c.line(arch, alpha(pal.glow, 0.4), h * 0.008);
    rays(s, x, y - a, h * 1.1, pal.glow, { count: 7, from: 50, to: 130, strength: 0.45 });
    const left = x - a - h * 0.03;
    const right = x + a + h * 0.03;
    for (const q of [0.16, 0.34, 0.52, 0.7]) {
      if (left > 30) shelf(s, -6, left, h * q, h * 0.1, 0.6);
      if (right < w - 30) shelf(s, right, w + 6, h * q, h * 0.1, 0.6);
    }
    // The work table.
    c.rect(
      0,
      h * 0.84,
      w,
      h * 0.16,
      c.lin([mix('#a8683a', pal.mid, 0.45), shift(mix('#5a2c14', pal.near, 0.5), -0.02)]),
    );
    c.rect(0, h * 0.84, w, h * 0.018, alpha(pal.glow, 0.45));
    for (let i = 0; i < 5; i++)
      c.line(
        `M0 ${n(h * (0.87 + i * 0.028))}C${n(w * 0.3)} ${n(h * (0.865 + i * 0.03))} ${n(w * 0.6)} ${n(h * (0.88 + i * 0.028))} ${n(w)} ${n(h * (0.868 + i * 0.03))}`,
        alpha(pal.near, 0.4),
        1.6,
      );
    mist(s, h * 0.82, h * 0.16, pal.glow, 0.3);
    bokeh(s, 14, pal.glow, 0, h * 0.85, 14);
  },
  heroes: [flask, tome, orb, circle],
  extras: [
    (s) => {
      const ink = s.r.pick(['#e02ac8', '#3ad84a', '#f0a02a', '#2a9af0']);
      const t = tone(ink, 1.1);
      const { c } = s;
      const d = 'M-6-16H6V-6L15 12C17 18 12 20 8 20H-8C-12 20-17 18-15 12L-6-6Z';
      c.path(d, '#e0f0ff', { stroke: '#1a1030', sw: 4 });
      c.clip(d, () => {
        c.rect(-20, 2, 40, 22, c.lin([t.hi, t.base, t.lo]));
        c.circle(-3, 10, 2.4, '#ffffffb0');
        c.circle(4, 14, 1.8, '#ffffffb0');
      });
      c.rect(-8, -21, 16, 6, '#b8703a', { stroke: '#1a1030', sw: 2 }, 2);
      c.line('M-3-12V-5L-9 8', '#ffffff', 2);
    },
    smallGem,
    smallCoin,
    (s) => {
      const g = tone(GOLD, 1.3);
      s.c.path('M6-18A19 19 0 1 0 17 9A15 15 0 1 1 6-18Z', s.c.lin(['#fffbd8', g.base, g.lo]), {
        stroke: g.line,
        sw: 2.4,
      });
      s.c.path('M9-8L11-2L17-2L12 2L14 8L9 4L4 8L6 2L1-2L7-2Z', '#fff2a8', { stroke: g.line, sw: 1.6 });
    },
  ],
  front(s) {
    const { c, w, h, pal } = s;
    const k = Math.min(w, h);
    for (const q of [0, 1])
      c.group(q === 0 ? '' : `translate(${n(w)} 0) scale(-1 1)`, () => {
        // Candles that have run.
        for (const [x, tall, cw] of [
          [0.045, 0.13, 0.026],
          [0.105, 0.085, 0.022],
        ] as const) {
          const cx = k * x;
          const top = h - k * tall;
          glow(s, cx, top - k * 0.03, k * 0.1, '#ffc85a', 0.7);
          c.path(
            `M${n(cx - k * cw)} ${n(h)}V${n(top)}C${n(cx - k * cw)} ${n(top - 5)} ${n(cx + k * cw)} ${n(top - 5)} ${n(cx + k * cw)} ${n(top)}V${n(top + k * 0.03)}C${n(cx + k * cw * 0.8)} ${n(top + k * 0.05)} ${n(cx + k * cw * 0.6)} ${n(top + k * 0.02)} ${n(cx + k * cw * 0.7)} ${n(h)}Z`,
            c.lin(['#fff2d8', mix('#d8b890', pal.near, 0.2), mix('#8a6a58', pal.near, 0.5)], 20),
          );
          c.path(
            `M${n(cx)} ${n(top - k * 0.065)}C${n(cx + k * 0.018)} ${n(top - k * 0.03)} ${n(cx + k * 0.016)} ${n(top - 3)} ${n(cx)} ${n(top - 3)}C${n(cx - k * 0.016)} ${n(top - 3)} ${n(cx - k * 0.018)} ${n(top - k * 0.03)} ${n(cx)} ${n(top - k * 0.065)}Z`,
            c.lin(['#ff9a2a', '#fff6c8']),
          );
        }
      });
  },
};
