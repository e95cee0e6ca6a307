import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, rays } from '../light.ts';
import { coin, smallGem } from '../motifs.ts';
import { GOLD, palette } from '../palettes.ts';
import { cloud, frond, hills, leaf, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

const JADE = '#12a07a';
const TURQUOISE = '#18b4c0';

/** A plume that rises from 0,0; about 120 units long. */
function plume(s: Scene, colour: string, tip: string): void {
  const { c } = s;
  const t = tone(colour, 1.1);
  const d = 'M-8 0C-20-34-20-88 0-118C20-88 20-34 8 0Z';
  c.solid(d, t, { depth: 4, line: 2.6 });
  c.clip(d, () => {
    for (let i = 0; i < 9; i++)
      c.line(`M0 ${-i * 13}L18 ${-i * 13 - 17}M0 ${-i * 13}L-18 ${-i * 13 - 17}`, alpha(t.lo, 0.5), 2);
    c.ellipse(0, -94, 11, 17, c.rad([tip, shift(tip, -0.14)]));
    c.ellipse(0, -92, 5, 9, '#16203a');
  });
  c.line('M0 0V-104', alpha('#fff6d8', 0.75), 2);
}

function mask(s: Scene): void {
  const { c, pal } = s;
  const gold = tone(GOLD, 1.25);
  const jade = tone(TURQUOISE, 1.1);
  for (const i of [-5, 5, -4, 4, -3, 3, -2, 2, -1, 1, 0])
    c.place(0, 6, 1, i * 16.5, () =>
      plume(s, i % 2 === 0 ? pal.accent : pal.second, i % 2 === 0 ? '#ffd84a' : '#ff7a4a'),
    );
  c.mirror(() => {
    c.circle(76, 14, 21, gold.line);
    c.circle(76, 14, 18, c.rad([gold.hi, gold.base, gold.lo], 0.38, 0.32, 0.8));
    c.circle(76, 14, 10, c.rad(['#d8fff6', jade.base, jade.lo], 0.38, 0.32, 0.8), { stroke: gold.line, sw: 2.4 });
    c.solid('M70 34H82L86 62L76 74L66 62Z', jade, { depth: 3, line: 2.6 });
  });
  const face = 'M-62-26L-46-50H46L62-26L66 16L52 60L26 84H-26L-52 60L-66 16Z';
  c.solid(face, gold, { depth: 9, line: 4.5, rim: '#fff8cf' });
  c.clip(face, () => {
    c.path('M0-60H70V90H8C18 40 8 0 0-60Z', alpha('#6b2f05', 0.28));
    c.mirror(() => {
      c.path('M30 30H70V42H38V54H30Z', jade.base, { stroke: gold.line, sw: 2 });
      c.path('M40 62H70V70H40Z', jade.base, { stroke: gold.line, sw: 2 });
    });
  });
  c.mirror(() => {
    c.path('M9-16H50L58-4L48 18H16L9 8Z', '#1c0d06', { stroke: gold.line, sw: 3 });
    c.path('M14-8H46L52-2L45 12H19L14 6Z', c.lin(['#fffbe8', '#d8cfae']));
    c.circle(
      32,
      1,
      10.5,
      c.rad([
        [0, '#eafff8'],
        [0.35, '#3ff0c0'],
        [1, '#04503c'],
      ]),
    );
    c.circle(32, 1, 4.4, '#03160f');
    c.circle(29, -2.4, 2.4, '#ffffff');
    c.path('M6-30H54L62-16H8Z', c.lin([gold.hi, gold.base, gold.lo]), { stroke: gold.line, sw: 2.6 });
  });
  c.solid('M-10-26H10L14 14L24 30L16 38H-16L-24 30L-14 14Z', gold, { depth: 5, line: 2.8, rim: '#fffbe0' });
  c.solid('M-30 40H30V48H18V56H-18V48H-30Z', jade, { depth: 2, line: 2.4 });
  c.path('M-30 60H30L22 76H-22Z', '#2a0d06', { stroke: gold.line, sw: 3 });
  for (let i = -2; i <= 2; i++)
    c.rect(i * 10 - 4.4, 61.5, 8.8, 9, c.lin(['#ffffff', '#cfe8dc']), { stroke: '#2a0d06', sw: 1.2 }, 2);
  c.solid('M-70-52H70L62-28H-62Z', gold, { depth: 4, line: 3.4, rim: '#fffbe0' });
  for (let i = -3; i <= 3; i++)
    if (i !== 0)
      c.path(`M${i * 17 - 6}-47H${i * 17 + 6}V-33H${i * 17 - 6}Z`, c.lin([jade.hi, jade.base, jade.lo]), {
        stroke: gold.line,
        sw: 1.8,
      });
  c.solid('M0-74L19-55V-38L0-22L-19-38V-55Z', gold, { depth: 3, line: 3 });
  c.path('M0-66L12-53V-42L0-31L-12-42V-53Z', c.rad(['#ffe2d0', '#ff4a3a', '#7a0612'], 0.4, 0.3, 0.8), {
    stroke: '#3a0408',
    sw: 2,
  });
}

function sunStone(s: Scene): void {
  const { c, pal } = s;
  const gold = tone(GOLD, 1.25);
  const stone = tone(mix('#b8824a', pal.accent, 0.12), 1.1);
  const at = (r: number, deg: number) =>
    `${(Math.sin((deg * Math.PI) / 180) * r).toFixed(1)} ${(-Math.cos((deg * Math.PI) / 180) * r).toFixed(1)}`;
  for (let i = 0; i < 16; i++)
    c.path(`M-15-84L0-${i % 2 === 0 ? 112 : 102}L15-84Z`, c.lin([gold.hi, gold.base, gold.lo], 10), {
      t: `rotate(${i * 22.5})`,
      stroke: gold.line,
      sw: 3,
    });
  c.circle(0, 3, 93, gold.line);
  c.circle(0, 0, 92, c.lin([gold.hi, gold.base, gold.lo, gold.base, gold.lo], 60), { stroke: gold.line, sw: 4 });
  c.circle(0, 0, 82, c.rad([stone.hi, stone.base, stone.lo], 0.4, 0.34, 0.75), { stroke: gold.line, sw: 3 });
  for (let i = 0; i < 20; i++) {
    c.group(`rotate(${i * 18})`, () => {
      c.rect(-9, -80, 18, 17, c.lin([stone.hi, stone.base, stone.lo], 60), { stroke: stone.line, sw: 2.2 }, 3);
      if (i % 4 === 0) {
        c.circle(-3.6, -72, 3, stone.line);
        c.circle(4.2, -72, 3, stone.line);
      } else if (i % 4 === 1) c.line('M-5-75H5V-68H-1', stone.line, 2.4);
      else if (i % 4 === 2) c.path('M-5-67L0-77L5-67Z', TURQUOISE, { stroke: stone.line, sw: 1.6 });
      else c.line('M-5-71C-2-78 2-66 5-73', stone.line, 2.4);
    });
  }
  c.circle(0, 0, 59, 'none', { stroke: gold.line, sw: 9 });
  c.circle(0, 0, 59, 'none', { stroke: c.lin(['#fff3b8', gold.base, gold.lo, gold.hi], 60), sw: 5.5 });
  c.circle(
    0,
    0,
    55,
    c.rad([
      [0, '#ffe9a0'],
      [0.5, pal.accent],
      [1, shift(pal.accent, -0.28)],
    ]),
  );
  for (let i = 0; i < 8; i++)
    c.path('M-12-30L0-56L12-30Z', i % 2 === 0 ? c.lin([gold.hi, gold.lo]) : c.lin(['#c8fff2', TURQUOISE, '#06505c']), {
      t: `rotate(${i * 45})`,
      stroke: gold.line,
      sw: 2.4,
    });
  for (let i = 0; i < 32; i++) {
    const [x = '0', y = '0'] = at(87, i * 11.25 + 5.6).split(' ');
    c.circle(Number(x), Number(y), 2.4, i % 2 === 0 ? '#fff6cf' : gold.line);
  }
  c.circle(0, 2, 37, gold.line);
  c.circle(0, 0, 35, c.rad([gold.hi, gold.base, gold.lo], 0.38, 0.32, 0.78), { stroke: gold.line, sw: 2.6 });
  c.mirror(() => {
    c.path('M5-10H24L27-3L22 6H9L5 2Z', '#200e04', { stroke: gold.line, sw: 1.6 });
    c.circle(15, -2, 5.4, c.rad(['#ffffff', '#5affd8', '#067a66']));
    c.circle(15, -2, 2.2, '#03160f');
    c.line('M4-15H27', gold.line, 3.4);
    c.circle(35, 4, 8, c.rad(['#d8fff6', TURQUOISE, '#06505c'], 0.38, 0.3, 0.8), { stroke: gold.line, sw: 2.2 });
  });
  c.path('M-4-13H4L8 9H-8Z', c.lin(['#fff3b8', gold.base, gold.lo]), { stroke: gold.line, sw: 2 });
  c.path('M-16 14H16L12 23H-12Z', '#200804', { stroke: gold.line, sw: 1.8 });
  c.solid('M-7 17H7V36L0 45L-7 36Z', tone('#e0362a'), { depth: 2, line: 2 });
  c.path('M-66-62A92 92 0 0 1 14-91L14-84A84 84 0 0 0-60-57Z', alpha('#ffffff', 0.5));
}

function jaguar(s: Scene): void {
  const { c, pal } = s;
  const fur = tone('#eda52e', 1.05);
  const gold = tone(GOLD, 1.25);
  for (const i of [-4, 4, -3, 3, -2, 2, -1, 1])
    c.place(0, 4, 0.92, i * 15, () => plume(s, i % 2 === 0 ? pal.second : pal.accent, '#ffd84a'));
  c.mirror(() => {
    c.solid('M34-62C40-86 66-92 78-78C88-62 80-42 64-34Z', fur, { depth: 5, line: 4 });
    c.path('M48-60C54-76 66-78 70-70C74-60 70-50 62-46Z', '#5a2016');
  });
  const head =
    'M0-76C34-76 62-58 70-30C82-14 88 6 80 16C84 26 78 36 68 40C60 70 34 92 0 92C-34 92-60 70-68 40C-78 36-84 26-80 16C-88 6-82-14-70-30C-62-58-34-76 0-76Z';
  c.solid(head, fur, { depth: 9, line: 4.5, rim: '#fff0b8' });
  c.clip(head, () => {
    c.path('M6-80H90V100H4C30 40 26-10 6-80Z', alpha(fur.lo, 0.3));
    for (const [x, y, r] of [
      [-52, -30, 8],
      [-62, -6, 7],
      [-66, 20, 6],
      [-40, -52, 7],
      [-26, -32, 5],
      [-56, 48, 7],
      [52, -30, 8],
      [62, -6, 7],
      [66, 20, 6],
      [40, -52, 7],
      [26, -32, 5],
      [56, 48, 7],
      [-36, 72, 6],
      [36, 72, 6],
    ] as const) {
      c.circle(x, y, r, alpha('#c06a14', 0.9));
      c.circle(x, y, r, 'none', { stroke: '#2a1206', sw: 3.6 });
      c.circle(x + r * 0.3, y + r, 2.2, fur.base);
    }
    c.mirror(() => c.path('M88 6C74 0 56 4 46 12C60 14 74 22 84 30Z', TURQUOISE, { stroke: '#064a58', sw: 2 }));
  });
  // Muzzle, open mouth, fangs.
  c.path('M-30 40C-24 34 24 34 30 40C34 62 22 84 0 86C-22 84-34 62-30 40Z', '#2a060a', { stroke: '#1a0404', sw: 3.4 });
  c.path('M-16 76C-14 60 14 60 16 76C10 83-10 83-16 76Z', c.lin(['#ff8a8a', '#b8243a']));
  c.mirror(() => {
    c.path('M27 42L23 66L14 44ZM20 82L17 68L11 83Z', '#fffbe8', { stroke: '#8a6a3a', sw: 1.2 });
    c.solid('M0 16C22 12 42 20 40 36C38 50 16 52 0 42Z', tone('#fdf0d2'), { depth: 5, line: 3 });
    for (const [x, y] of [
      [16, 28],
      [24, 34],
      [28, 26],
    ] as const)
      c.circle(x, y, 2, '#4a2410');
    c.path('M14-6C22-22 46-24 58-30C58-12 44 6 20 6Z', '#1c0a04');
    c.path('M20-4C28-15 42-17 51-21C49-8 38 2 24 2Z', c.rad(['#f6ffd8', '#a8f03a', '#1f8a2a']));
    c.ellipse(36, -8, 3, 7.4, '#08120a', { t: 'rotate(12 36 -8)' });
    c.circle(33, -11.5, 2.4, '#ffffff');
    c.line('M12-12C24-28 44-30 60-38', '#2a1206', 5);
  });
  c.solid('M-17 6C-10 0 10 0 17 6C14 18 4 24 0 24C-4 24-14 18-17 6Z', tone('#c8505a'), { depth: 3, line: 3 });
  c.line('M0 24V40', '#2a1206', 3.4);
  const band = 'M-58-56C-30-78 30-78 58-56L50-40C26-56-26-56-50-40Z';
  c.solid(band, gold, { depth: 4, line: 3.4, rim: '#fffbe0' });
  for (const x of [-36, -20, 20, 36])
    c.circle(x, -62 + Math.abs(x) * 0.24, 5, c.rad(['#d8fff6', TURQUOISE, '#06505c'], 0.36, 0.3, 0.8), {
      stroke: gold.line,
      sw: 2,
    });
  c.solid('M0-88L20-66L0-32L-20-66Z', gold, { depth: 3, line: 3.2 });
  c.path('M0-78L12-65L0-44L-12-65Z', c.rad(['#ecfff4', '#2ae08a', '#04603a'], 0.4, 0.3, 0.8), {
    stroke: '#03301e',
    sw: 2,
  });
}

function temple(s: Scene): void {
  const { c, pal } = s;
  const stone = tone(mix('#d8a860', pal.glow, 0.12), 1.05);
  const gold = tone(GOLD, 1.25);
  glow(s, 0, -62, 90, pal.glow, 0.95);
  rays(s, 0, -66, 120, '#fff2b8', { count: 11, from: 190, to: 350, even: true, strength: 0.7 });
  for (let i = 0; i < 5; i++) {
    const y = 92 - i * 29;
    const a = 108 - i * 17;
    const b = a - 8;
    const d = `M${-a} ${y}L${-b} ${y - 28}H${b}L${a} ${y}Z`;
    c.solid(d, stone, { depth: 3, line: 4, rim: '#fff0c4' });
    c.clip(d, () => {
      c.path(`M0 ${y - 30}H120V${y}H0Z`, alpha('#4a1c08', 0.3));
      for (let x = -104 + i * 7; x < 108; x += 26)
        c.path(`M${x} ${y - 9}V${y - 18}H${x + 15}V${y - 12}H${x + 7}`, 'none', {
          stroke: alpha(stone.lo, 0.85),
          sw: 3,
        });
      c.rect(-110, y - 28, 220, 5, alpha('#fff3cf', 0.55));
      c.rect(-110, y - 4, 220, 5, alpha(JADE, 0.5));
    });
  }
  c.solid('M-34 94L-19-52H19L34 94Z', gold, { depth: 3, line: 3.6 });
  c.path('M-26 94L-14-52H14L26 94Z', c.lin(['#fff0b0', stone.base, stone.lo]), { stroke: stone.line, sw: 2 });
  for (let i = 0; i < 16; i++) {
    const y = 88 - i * 9;
    const a = 26 - i * 0.75;
    c.line(`M${-a} ${y}H${a}`, alpha(stone.line, 0.6), 2.4);
  }
  c.solid('M-42-52L-38-84H38L42-52Z', stone, { depth: 4, line: 3.6, rim: '#fff0c4' });
  c.path(
    'M-15-52V-70L-9-78H9L15-70V-52Z',
    c.rad([
      [0, '#ffffff'],
      [0.4, '#fff0a0'],
      [1, pal.glow],
    ]),
    { stroke: gold.line, sw: 3.4 },
  );
  c.mirror(() => c.rect(23, -76, 9, 20, c.lin([TURQUOISE, '#06505c']), { stroke: stone.line, sw: 2 }, 1));
  c.solid('M-50-84L-44-98H44L50-84Z', gold, { depth: 3, line: 3.2, rim: '#fffbe0' });
  c.solid('M-30-98L-24-114H24L30-98Z', stone, { depth: 2, line: 3 });
  c.circle(0, -104, 9, c.rad(['#ffe2d0', '#ff4a3a', '#7a0612'], 0.4, 0.3, 0.8), { stroke: gold.line, sw: 2.6 });
  c.mirror(() => {
    c.solid('M58 32H82L78 44H62Z', gold, { depth: 2, line: 2.8 });
    c.path('M60 32C56 18 66 12 66-6C76 6 86 16 80 32Z', c.lin(['#fff6b0', '#ff9a1f', '#e0301a']), {
      stroke: '#7a1a08',
      sw: 2,
    });
    c.path('M66 32C64 22 70 18 70 10C76 18 78 26 75 32Z', '#fffbd0');
  });
}

function stepped(s: Scene, x: number, y: number, h: number, colour: string, lit: string): void {
  const { c } = s;
  for (let i = 0; i < 7; i++) {
    const a = h * (0.95 - i * 0.125);
    const top = y - (h * (i + 1)) / 8;
    c.poly(
      [
        [x - a, y - (h * i) / 8],
        [x - a + h * 0.04, top],
        [x + a - h * 0.04, top],
        [x + a, y - (h * i) / 8],
      ],
      c.lin([mix(colour, lit, 0.35), colour, shift(colour, -0.05)], 20),
    );
    c.line(`M${x - a + h * 0.04} ${top}H${x + a - h * 0.04}`, alpha(lit, 0.6), h * 0.012);
  }
  c.poly(
    [
      [x - h * 0.12, y - h * 0.87],
      [x - h * 0.1, y - h * 1.06],
      [x + h * 0.1, y - h * 1.06],
      [x + h * 0.12, y - h * 0.87],
    ],
    c.lin([mix(colour, lit, 0.4), colour]),
  );
  c.rect(x - h * 0.035, y - h * 0.98, h * 0.07, h * 0.11, lit);
  c.poly(
    [
      [x - h * 0.15, y],
      [x - h * 0.08, y - h * 0.87],
      [x + h * 0.08, y - h * 0.87],
      [x + h * 0.15, y],
    ],
    alpha(shift(colour, -0.06), 0.75),
  );
  for (let i = 0; i < 14; i++)
    c.line(
      `M${x - h * 0.14 + i * h * 0.005} ${y - i * h * 0.062}H${x + h * 0.14 - i * h * 0.005}`,
      alpha(lit, 0.2),
      h * 0.008,
    );
}

/** A belt of treetops. */
function canopy(s: Scene, y: number, size: number, colour: string, lit: string): void {
  const { c, r, w, h } = s;
  c.rect(0, y, w, h - y, colour);
  for (let x = -size; x < w + size; x += size * 0.62) {
    const k = size * r.range(0.7, 1.15);
    const cy = y + r.range(-0.2, 0.25) * size;
    c.circle(x, cy, k * 0.62, c.lin([lit, mix(colour, lit, 0.25), colour], 70));
    for (let i = 0; i < 5; i++)
      c.circle(x + r.range(-0.4, 0.4) * k, cy - r.range(0.05, 0.45) * k, k * 0.14, alpha(lit, 0.35));
  }
}

export const aztec: Family = {
  palettes: [
    palette('06303a 128a78 ffe08a 2a7a5a 125038 04180f ffe27a e0402a 12a07a'),
    palette('3a0c1c c8401f ffc04a 8a5a2a 2a5a30 0a1a0c ffc85a 18a8b8 e8462a'),
    palette('0a1440 2a5ab0 ff9a7a 2a5a78 123a4a 04121e ffb88a f0a020 d82a5a'),
    palette('12280a 4a8a1a f6f09a 4a8a3a 1c5a2a 06180a f8ff9a e85a1a 1a8ac8'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    sky(s, 0.75);
    const { x, y } = s.hero;
    c.circle(
      x,
      y,
      h * 0.32,
      c.rad([
        [0, '#fffbe6'],
        [0.7, pal.glow],
        [1, alpha(pal.glow, 0.5)],
      ]),
    );
    rays(s, x, y, Math.hypot(w, h), pal.glow, { count: 20, even: true, strength: 0.5 });
    for (let i = 0; i < 4; i++)
      cloud(
        s,
        r.range(0, w),
        h * r.range(0.1, 0.45),
        h * r.range(0.2, 0.4),
        mix(pal.sky[2], '#ffffff', 0.4),
        mix(pal.sky[1], pal.sky[2], 0.5),
        0.65,
      );
    stepped(s, x + h * 0.62, h * 0.8, h * 0.34, mix(pal.far, pal.sky[2], 0.45), pal.glow);
    stepped(s, x - h * 0.42, h * 0.86, h * 0.56, mix(pal.far, pal.sky[2], 0.2), pal.glow);
    mist(s, h * 0.74, h * 0.2, pal.glow, 0.55);
    canopy(s, h * 0.78, h * 0.12, mix(pal.far, pal.mid, 0.3), mix(pal.far, pal.glow, 0.4));
    mist(s, h * 0.82, h * 0.14, pal.glow, 0.3);
    canopy(s, h * 0.88, h * 0.16, pal.mid, mix(pal.mid, pal.glow, 0.3));
    hills(s, h * 0.96, 8, mix(pal.mid, pal.near, 0.5), pal.near);
    for (let i = 0; i < 3; i++) {
      frond(
        s,
        -w * 0.01,
        h * (0.12 + i * 0.07),
        h * r.range(0.26, 0.36),
        r.range(-10, 48),
        mix(pal.near, pal.mid, 0.3),
        mix(pal.mid, pal.glow, 0.28),
      );
      s.c.group(`translate(${w} 0) scale(-1 1)`, () =>
        frond(
          s,
          -w * 0.01,
          h * (0.1 + i * 0.08),
          h * r.range(0.24, 0.34),
          r.range(-10, 48),
          mix(pal.near, pal.mid, 0.3),
          mix(pal.mid, pal.glow, 0.28),
        ),
      );
    }
  },
  heroes: [mask, sunStone, jaguar, (s) => s.c.place(0, 4, 0.9, 0, () => temple(s))],
  extras: [
    (s) =>
      s.c.place(0, 0, 0.2, 0, () =>
        coin(s, GOLD, (ink) => {
          s.c.line('M-40-30H34V30H-22V-8H10', ink, 13);
          s.c.circle(-34, 26, 8, ink);
        }),
      ),
    smallGem,
    (s) => s.c.place(0, 18, 0.34, 0, () => plume(s, s.pal.second, '#ffd84a')),
    (s) => {
      const { c } = s;
      c.circle(0, 0, 15, '#03301e');
      c.circle(0, 0, 13, c.rad(['#d8fff0', JADE, '#04503c'], 0.36, 0.3, 0.8));
      c.circle(0, 0, 5, '#03301e');
      c.path('M-9-6A11 11 0 0 1 0-11L0-8A8 8 0 0 0-6-4Z', '#ffffffb0');
    },
  ],
  front(s) {
    const { r, w, h, pal } = s;
    const k = Math.min(w, h);
    for (let i = 0; i < 4; i++) {
      leaf(
        s,
        -k * 0.03,
        h * (0.99 - i * 0.02),
        k * r.range(0.26, 0.4),
        -84 + i * 24,
        pal.near,
        mix(pal.mid, pal.glow, 0.22),
      );
      leaf(
        s,
        w + k * 0.03,
        h * (0.99 - i * 0.02),
        k * r.range(0.26, 0.4),
        -96 - i * 24,
        pal.near,
        mix(pal.mid, pal.glow, 0.22),
      );
    }
  },
};
