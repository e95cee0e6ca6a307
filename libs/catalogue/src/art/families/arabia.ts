import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, sparkle, stars } from '../light.ts';
import { CUTS, gem, smallCoin, smallGem } from '../motifs.ts';
import { GOLD, palette, SILVER } from '../palettes.ts';
import { cloud, frond, hills, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

function oilLamp(s: Scene): void {
  const { c, pal } = s;
  const g = tone(GOLD, 1.3);
  const smoke = mix(pal.second, pal.glow, 0.35);
  c.path(
    'M88-18C108-44 78-58 90-78C102-98 72-104 78-124C58-108 66-92 60-78C52-58 84-44 76-18Z',
    c.lin([alpha(smoke, 0), alpha(smoke, 0.75), mix(smoke, '#ffffff', 0.5)]),
  );
  c.path('M84-22C96-42 72-56 80-74C88-90 66-98 72-112', 'none', { stroke: alpha('#ffffff', 0.7), sw: 4 });
  for (const [x, y, k] of [
    [98, -58, 9],
    [58, -96, 8],
    [94, -100, 7],
    [64, -48, 6],
  ] as const)
    sparkle(s, x, y, k, '#fff6c8');
  glow(s, 82, -20, 34, '#fff0a0', 0.9);
  c.line('M-50-2C-112-30-112 52-46 40', g.line, 19);
  c.line('M-50-2C-112-30-112 52-46 40', c.lin([g.hi, g.base, g.lo]), 11);
  c.line('M-56-4C-100-22-100 40-54 36', alpha('#fffbe0', 0.8), 2.6);
  c.solid('M-30 66H26L34 82C56 86 66 94 66 102C30 112-34 112-70 102C-70 94-60 86-38 82Z', g, {
    depth: 6,
    line: 4.6,
    rim: '#fffbe0',
  });
  const body =
    'M-66-2C-40-22 20-24 44-12C62-4 74-12 84-26C96-24 98-16 96-8C86 16 66 46 40 62C16 74-26 74-48 58C-70 42-78 14-66-2Z';
  c.solid(body, g, { depth: 10, line: 4.8, rim: '#fffbe0' });
  c.clip(body, () => {
    c.path('M20-30C60 10 50 50 10 90H110V-30Z', alpha('#7a3a06', 0.3));
    c.path(
      'M-80 20C-40 34 30 34 70 14V30C30 48-40 48-80 34Z',
      c.lin([shift(pal.accent, 0.08), pal.accent, shift(pal.accent, -0.2)]),
      { stroke: g.line, sw: 3 },
    );
    c.ellipse(-40, 2, 18, 7, alpha('#ffffff', 0.8), { t: 'rotate(-22 -40 2)' });
    for (let i = 0; i < 7; i++)
      c.path(`M${-60 + i * 17} 52q8-16 16 0q-8 14-16 0Z`, alpha(g.lo, 0.6), { stroke: g.line, sw: 1.6 });
  });
  for (const [x, y, col] of [
    [-46, 34, '#1f8fe8'],
    [-14, 38, '#e0244f'],
    [18, 36, '#19b36b'],
    [46, 28, '#1f8fe8'],
  ] as const)
    c.place(x, y, 0.085, 0, () => gem(s, CUTS.round, col));
  c.solid('M-50-10C-44-24 24-26 32-12C16-2-34 0-50-10Z', tone(shift(g.base, -0.05), 1.3), { depth: 3, line: 4 });
  c.solid('M-40-18C-38-46-22-58-8-60C6-58 20-46 24-20C6-12-24-12-40-18Z', g, { depth: 6, line: 4.4, rim: '#fffbe0' });
  c.line('M-30-20C-28-40-20-50-12-56M14-22C12-40 4-50-4-56M-8-16V-58', alpha(g.lo, 0.8), 2.6);
  c.circle(-8, -70, 13, g.line);
  c.place(-8, -70, 0.1, 0, () => gem(s, CUTS.pear, '#e0244f'));
  c.ellipse(86, -19, 10, 5, '#3a1604', { stroke: g.line, sw: 3, t: 'rotate(20 86 -19)' });
}

function genie(s: Scene): void {
  const { c, pal } = s;
  const skin = tone(mix('#2a8ae8', pal.second, 0.6), 1.1);
  const g = tone(GOLD, 1.3);
  const cloth = tone(mix('#f4ecf8', pal.glow, 0.12), 1.05);
  const plume = tone(pal.accent, 1.15);
  glow(s, 0, 10, 120, skin.hi, 0.6);
  // Smoke of which he is made.
  c.solid(
    'M-100 34C-112 4-76-12-60 12C-30 34 30 34 60 12C76-12 112 4 100 34C104 66 70 70 60 92C36 78 20 104 8 114C0 98-24 96-40 86C-64 84-70 60-100 34Z',
    tone(shift(skin.base, 0.04), 1.1),
    { depth: 8, line: 4.6, rim: '#e8f8ff' },
  );
  c.path('M-84 30C-60 50-40 44-30 60C-10 50 10 74 34 58C50 62 60 44 84 34', 'none', {
    stroke: alpha('#ffffff', 0.5),
    sw: 5,
  });
  c.solid('M-40 48C-20 62 20 62 40 48L48 66C20 84-20 84-48 66Z', g, { depth: 4, line: 4, rim: '#fffbe0' });
  for (const x of [-28, -10, 10, 28])
    c.place(x, 70 - Math.abs(x) * 0.2, 0.075, 0, () => gem(s, CUTS.round, x % 20 === 0 ? '#19b36b' : '#e0244f'));
  c.mirror(() => {
    c.solid('M48-26C66-40 82-36 82-46C86-22 74 0 50 2Z', skin, { depth: 3, line: 3.4 });
    c.circle(66, 8, 10, 'none', { stroke: g.line, sw: 7 });
    c.circle(66, 8, 10, 'none', { stroke: g.hi, sw: 3.4 });
  });
  const face = 'M-54-34C-40-56 40-56 54-34C60 2 44 44 24 56C10 62-10 62-24 56C-44 44-60 2-54-34Z';
  c.solid(face, skin, { depth: 9, line: 4.4, rim: '#d8f6ff' });
  c.clip(face, () => {
    c.path('M8-60H70V80H0C34 40 30 0 8-60Z', alpha(skin.lo, 0.4));
    c.mirror(() => c.ellipse(34, 16, 13, 9, alpha('#ffffff', 0.16)));
  });
  c.mirror(() => {
    c.path('M8-10C16-24 40-26 48-12C40 2 18 4 8-10Z', '#fffdf4', { stroke: '#0a1030', sw: 3 });
    c.circle(
      28,
      -10,
      8.6,
      c.rad([
        [0, '#fffbd0'],
        [0.45, '#ffc82a'],
        [1, '#b85a0a'],
      ]),
    );
    c.circle(28, -10, 3.8, '#140a04');
    c.circle(25, -13, 2.6, '#ffffff');
    c.path('M6-22C20-42 44-42 58-30C44-34 26-30 10-16Z', '#14143a');
  });
  c.path('M-5-10L-12 14C-6 21 6 21 12 14L5-10Z', c.lin([skin.hi, skin.base, skin.lo], 20), {
    stroke: alpha(skin.line, 0.5),
    sw: 1.6,
  });
  c.path('M-30 28C-14 34 14 34 30 28C24 48-24 48-30 28Z', '#0a0c2a', { stroke: '#0a0c2a', sw: 3 });
  c.path('M-26 30C-12 35 12 35 26 30L22 37C8 40-8 40-22 37Z', '#ffffff');
  c.mirror(() => c.path('M0 22C12 16 26 20 40 10C40 24 26 32 0 28Z', '#14143a'));
  c.path('M-9 50C-6 46 6 46 9 50L4 80C2 88-4 88-5 80Z', c.lin(['#3a3a7a', '#14143a']), { stroke: '#0a0c2a', sw: 2.6 });
  c.path('M-8 62H8V68H-8Z', g.hi, { stroke: g.line, sw: 2 });
  // Turban with a plume.
  c.place(0, -78, 1, 0, () => {
    const d = 'M-4 4C-22-18-16-40 4-48C2-38 14-34 14-20C14-8 8 2 4 4Z';
    c.solid(d, plume, { depth: 4, line: 3.8, rim: '#ffe0d0' });
    c.line('M0 2C-8-14-6-30 2-42', '#ffffffb0', 2);
  });
  const turban = 'M-66-30C-84-62-44-96 0-94C44-96 84-62 66-30C40-52-40-52-66-30Z';
  c.solid(turban, cloth, { depth: 8, line: 4.6, rim: '#ffffff' });
  c.clip(turban, () => {
    for (const d of [
      'M-80-40C-50-84 10-80 40-40',
      'M-70-56C-40-96 30-92 60-46',
      'M80-40C50-84-10-80-40-40',
      'M0-94C30-80 60-70 76-44',
    ])
      c.line(d, alpha(cloth.lo, 0.7), 3.6);
  });
  c.path('M-68-30C-40-54 40-54 68-30L64-20C36-42-36-42-64-20Z', c.lin([g.hi, g.base, g.lo]), { stroke: g.line, sw: 3 });
  c.circle(0, -60, 19, g.line);
  c.circle(0, -61, 16.4, c.lin([g.hi, g.base, g.lo], 60));
  c.place(0, -61, 0.13, 0, () => gem(s, CUTS.round, mix('#e0244f', pal.accent, 0.3)));
}

function carpet(s: Scene): void {
  const { c, pal } = s;
  const red = tone(mix('#b8142e', pal.accent, 0.5), 1.15);
  const blue = tone(mix('#1f3aa8', pal.second, 0.5), 1.15);
  const g = tone(GOLD, 1.25);
  c.mirror(() => {
    for (let i = 0; i < 3; i++)
      c.line(
        `M${-100 + i * 12} ${84 + i * 8}C${-70 + i * 12} ${76 + i * 8} ${-50 + i * 8} ${96 + i * 6} ${-24 + i * 6} ${86 + i * 8}`,
        alpha('#ffffff', 0.4),
        4,
      );
  });
  const rug =
    'M-108 22C-84 2-60 34-34 22C-4 8 10 44 44 30C70 20 90 28 110 8L76 66C56 84 34 66 10 74C-16 82-40 62-66 76C-80 82-92 74-100 62Z';
  c.path(
    'M-100 62L-106 84M-92 72L-96 92M-80 78L-84 98M-68 78L-70 96M-56 72L-58 90M76 66L84 88M66 74L72 96M54 76L58 98M42 74L44 94M28 72L28 92',
    'none',
    { stroke: g.line, sw: 7 },
  );
  c.path(
    'M-100 62L-106 84M-92 72L-96 92M-80 78L-84 98M-68 78L-70 96M-56 72L-58 90M76 66L84 88M66 74L72 96M54 76L58 98M42 74L44 94M28 72L28 92',
    'none',
    { stroke: g.hi, sw: 3.6 },
  );
  c.solid(rug, red, { depth: 7, line: 4.8, rim: '#ffd0b8' });
  c.clip(rug, () => {
    c.line(rug, g.line, 25);
    c.line(rug, g.base, 19);
    c.line(rug, blue.base, 12);
    c.line(rug, g.hi, 2.6);
    for (const [x, y] of [
      [-66, 44],
      [-24, 48],
      [16, 52],
      [58, 46],
    ] as const) {
      c.path(`M${x} ${y - 15}L${x + 17} ${y}L${x} ${y + 15}L${x - 17} ${y}Z`, c.lin([g.hi, g.base, g.lo]), {
        stroke: red.line,
        sw: 2.4,
      });
      c.path(`M${x} ${y - 8}L${x + 9} ${y}L${x} ${y + 8}L${x - 9} ${y}Z`, blue.base, { stroke: red.line, sw: 1.6 });
    }
    c.path('M-40 10C-20 20-14 50-30 80M34 20C52 34 52 56 40 80', 'none', { stroke: alpha(red.line, 0.35), sw: 12 });
  });
  // Treasure in the middle.
  for (let i = 0; i < 26; i++) {
    const row = Math.floor(i / 9);
    const x = -44 + (i % 9) * 11 + (row % 2) * 5 + s.r.range(-2, 2);
    const y = 20 - row * 9 - (36 - Math.abs(x)) * 0.28 + s.r.range(-2, 2);
    c.ellipse(x, y + 1.6, 10, 7, '#6b3807');
    c.ellipse(x, y, 9.4, 6.4, c.lin(['#fff6c8', '#f2b738', '#b3700f'], 60));
    c.ellipse(x, y, 5.4, 3.4, c.lin(['#c98a1c', '#ffdf7a'], 60));
  }
  c.place(-34, 2, 0.15, -16, () => gem(s, CUTS.emerald, '#19b36b'));
  c.place(36, 4, 0.15, 14, () => gem(s, CUTS.hex, '#a04be0'));
  c.place(2, -42, 0.56, 0, () => {
    c.solid('M-44 62H44L52 84H-52Z', g, { depth: 5, line: 6.4, rim: '#fffbe0' });
    c.solid('M-30-60C-80-28-80 46-34 66H34C80 46 80-28 30-60Z', g, { depth: 9, line: 7, rim: '#fffbe0' });
    c.path('M-66 0C-30 14 30 14 66 0V18C30 32-30 32-66 18Z', c.lin([blue.hi, blue.base, blue.lo]), {
      stroke: g.line,
      sw: 4.4,
    });
    for (const x of [-44, -16, 16, 44])
      c.place(x, 17 - Math.abs(x) * 0.12, 0.12, 0, () => gem(s, CUTS.round, '#e0244f'));
    c.solid('M-34-60C-30-78-22-84-18-96H18C22-84 30-78 34-60Z', g, { depth: 4, line: 6 });
    c.solid('M-26-96H26L20-108H-20Z', g, { depth: 3, line: 6 });
    c.place(0, -126, 0.26, 0, () => gem(s, CUTS.pear, '#1f8fe8'));
    c.ellipse(-36, -22, 9, 22, alpha('#ffffff', 0.7), { t: 'rotate(24 -36 -22)' });
  });
  for (const [x, y, k] of [
    [-64, -42, 11],
    [70, -34, 13],
    [-30, -88, 9],
    [52, -84, 9],
  ] as const)
    sparkle(s, x, y, k, '#fff6c8');
}

/** A curved sword that points up; guard at 0,52. */
function sabre(s: Scene): void {
  const { c } = s;
  const steel = tone(SILVER, 1.45);
  const g = tone(GOLD, 1.3);
  const d = 'M-9 52C-22 0-16-62 34-112C30-84 44-76 30-50C16-22 6 14 9 52Z';
  c.path(d, steel.line, { stroke: steel.line, sw: 8 });
  c.path(d, c.lin(['#6a7aa0', '#f4f8ff', '#b8c6de', '#5a6a92'], 0));
  c.clip(d, () => {
    c.path('M-12 60C-22 0-14-60 36-116L38-108C0-56-8 0-4 60Z', alpha('#ffffff', 0.85));
    c.path('M2 60C0 10 10-40 36-84L60-60V60Z', alpha('#2a3866', 0.5));
    c.line('M2 52C0 4 12-44 32-78', '#2a3866', 2.6);
  });
  c.line('M0 46C-6 6 0-40 22-80', alpha('#42507a', 0.5), 2);
  c.solid('M-8 56H8C10 72 10 84 20 94C10 108-10 104-10 92C-8 80-8 70-8 56Z', g, { depth: 3, line: 4, rim: '#fffbe0' });
  for (const y of [64, 73, 82]) c.line(`M-8 ${y}L10 ${y - 3}`, g.line, 2.4);
  c.solid('M-32 44C-26 54-12 48 0 48C12 48 26 54 32 44C34 60 18 62 0 62C-18 62-34 60-32 44Z', g, {
    depth: 3,
    line: 4,
    rim: '#fffbe0',
  });
  c.place(0, 55, 0.07, 0, () => gem(s, CUTS.round, '#e0244f'));
}

function sabres(s: Scene): void {
  const { c, pal } = s;
  const g = tone(GOLD, 1.3);
  const field = tone(mix('#14388a', pal.second, 0.6), 1.15);
  let d = '';
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2 - Math.PI / 2;
    const r = i % 2 === 0 ? 98 : 75;
    d += `${i === 0 ? 'M' : 'L'}${n(Math.cos(a) * r)} ${n(-8 + Math.sin(a) * r)}`;
  }
  c.solid(`${d}Z`, g, { depth: 5, line: 5, rim: '#fffbe0' });
  c.circle(0, -8, 64, c.rad([field.hi, field.base, field.lo], 0.42, 0.36, 0.7), { stroke: g.line, sw: 4 });
  for (let i = 0; i < 8; i++) {
    c.path('M0-62L13-44L0-28L-13-44Z', i % 2 === 0 ? c.lin([g.hi, g.base, g.lo]) : alpha(pal.accent, 0.9), {
      t: `translate(0 -8) rotate(${i * 45})`,
      stroke: g.line,
      sw: 2.2,
    });
    c.circle(0, -80, 4.4, '#fff6cf', { t: `translate(0 -8) rotate(${i * 45})`, stroke: g.line, sw: 1.8 });
  }
  c.place(14, 24, 1.04, 26, () => sabre(s));
  c.place(-14, 24, 1.04, -26, () => sabre(s), true);
  c.group('translate(0 -8)', () => {
    c.path('M20-44A46 46 0 1 0 44 22A37 37 0 1 1 20-44Z', g.line, {
      stroke: g.line,
      sw: 8,
      t: 'rotate(-24) scale(.72)',
    });
    c.path('M20-44A46 46 0 1 0 44 22A37 37 0 1 1 20-44Z', c.lin(['#fffbd8', g.hi, g.base, g.lo]), {
      t: 'rotate(-24) scale(.72)',
    });
    c.place(6, -2, 0.2, 0, () => gem(s, CUTS.hex, mix('#e0142e', pal.accent, 0.4)));
  });
}

/** Domes and minarets; x is the middle, y the ground, 1 scale = 240 units high. */
function city(s: Scene, x: number, y: number, k: number, wall: string, dome: string, lit: string): void {
  const { c } = s;
  const window = (wx: number, wy: number, q: number) =>
    c.path(
      `M${n(wx - 5 * q)} ${n(wy)}v${n(-9 * q)}c0${n(-5 * q)} ${n(3 * q)}${n(-6 * q)} ${n(5 * q)}${n(-9 * q)}c${n(2 * q)} ${n(3 * q)} ${n(5 * q)} ${n(4 * q)} ${n(5 * q)} ${n(9 * q)}v${n(9 * q)}Z`,
      c.lin(['#fff2b0', '#ffb04a']),
    );
  const onion = (ox: number, oy: number, r: number) => {
    const d = `M${ox - r * 0.8} ${oy}C${ox - r * 1.5} ${oy - r * 0.8} ${ox - r * 0.6} ${oy - r * 1.3} ${ox} ${oy - r * 2.1}C${ox + r * 0.6} ${oy - r * 1.3} ${ox + r * 1.5} ${oy - r * 0.8} ${ox + r * 0.8} ${oy}Z`;
    c.path(d, c.lin([mix(dome, lit, 0.5), dome, shift(dome, -0.14)], 25));
    c.path(
      `M${ox - r * 0.5} ${oy}C${ox - r} ${oy - r * 0.8} ${ox - r * 0.4} ${oy - r * 1.2} ${ox} ${oy - r * 2}C${ox - r * 0.2} ${oy - r * 1.2} ${ox - r * 0.4} ${oy - r * 0.6} ${ox - r * 0.2} ${oy}Z`,
      alpha(lit, 0.35),
    );
    c.line(`M${ox} ${oy - r * 2.1}v${-r * 0.5}`, GOLD, 2.4);
    c.path(
      `M${ox + r * 0.12} ${oy - r * 3}a${r * 0.22} ${r * 0.22} 0 1 0 ${r * 0.1} ${r * 0.3}a${r * 0.17} ${r * 0.17} 0 1 1 ${-r * 0.1} ${-r * 0.3}Z`,
      '#ffe08a',
    );
  };
  const stone = c.lin([mix(wall, lit, 0.3), wall, shift(wall, -0.07)], 0);
  c.place(x, y, k, 0, () => {
    for (const [tx, th] of [
      [-112, 150],
      [108, 176],
      [-58, 190],
    ] as const) {
      c.rect(tx - 7, -th, 14, th + 4, stone);
      for (const q of [0.35, 0.68]) c.rect(tx - 11, -th * q, 22, 6, shift(wall, -0.06));
      c.rect(tx - 11, -th, 22, 6, shift(wall, -0.06));
      c.rect(tx - 6, -th - 16, 12, 16, c.lin(['#ffe9a0', '#ffb04a']));
      onion(tx, -th - 16, 9);
    }
    c.rect(-100, -62, 200, 66, stone);
    c.rect(-34, -110, 68, 60, stone);
    onion(0, -110, 40);
    c.rect(-86, -86, 36, 30, stone);
    onion(-68, -86, 21);
    c.rect(48, -92, 40, 34, stone);
    onion(68, -92, 24);
    c.path('M-18 4V-36C-18-54-6-60 0-72C6-60 18-54 18-36V4Z', c.lin(['#fff2b0', '#ff9a3a']));
    for (const wx of [-82, -56, 56, 82]) window(wx, -18, 1.2);
    for (const wx of [-18, 0, 18]) window(wx, -82, 1);
    for (let i = -9; i <= 9; i++) c.path(`M${i * 11 - 4}-62v-8l4-4l4 4v8Z`, wall);
  });
}

export const arabia: Family = {
  palettes: [
    palette('0a0a3c 34289a f08a8a 40307a 241c50 0a0820 ffc88a e8305a 2a8ae0'),
    palette('021c30 0f6a8a f8d890 1a5a70 0e3444 04101a ffe8a8 e8702a 18a8a8'),
    palette('2c0620 a8245a ffb45a 7a2a48 44182c 18060f ffcf7a d81a3a 7a2ad8'),
    palette('04241c 148a68 ffe08a 1c6a58 104238 04140f ffeaa0 e8a92c 1f5ad0'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    sky(s, 0.8);
    stars(s, 80, h * 0.6, '#fff6e0');
    glow(s, x, y, h * 0.66, pal.glow, 0.9);
    const R = h * 0.38;
    c.circle(
      x,
      y,
      R,
      c.rad([
        [0, alpha('#fffbe8', 0.9)],
        [0.8, alpha(pal.glow, 0.75)],
        [1, alpha(pal.glow, 0.35)],
      ]),
    );
    // The crescent hangs in the moon's disc.
    c.path(
      `M${n(x + R * 0.4)} ${n(y - R * 0.95)}A${n(R)} ${n(R)} 0 1 0 ${n(x + R * 0.4)} ${n(y + R * 0.95)}A${n(R * 0.96)} ${n(R * 0.96)} 0 1 1 ${n(x + R * 0.4)} ${n(y - R * 0.95)}Z`,
      c.lin(['#ffffff', mix(pal.glow, '#ffffff', 0.6)], 0),
    );
    for (let i = 0; i < 5; i++)
      cloud(
        s,
        r.range(0, w),
        h * r.range(0.3, 0.62),
        h * r.range(0.22, 0.42),
        mix(pal.glow, '#ffffff', 0.3),
        mix(pal.sky[1], pal.sky[2], 0.4),
        0.5,
      );
    city(
      s,
      x + Math.max(h * 0.1, w * 0.05),
      h * 0.79,
      h / 520,
      mix(pal.far, pal.sky[2], 0.4),
      mix(pal.second, pal.sky[2], 0.4),
      pal.glow,
    );
    city(
      s,
      x - Math.max(h * 0.38, w * 0.28),
      h * 0.83,
      h / 430,
      mix(pal.far, pal.sky[2], 0.18),
      mix(pal.second, pal.far, 0.3),
      pal.glow,
    );
    city(
      s,
      x + Math.max(h * 0.42, w * 0.31),
      h * 0.84,
      h / 480,
      mix(pal.far, pal.sky[2], 0.12),
      mix(pal.accent, pal.far, 0.35),
      pal.glow,
    );
    mist(s, h * 0.8, h * 0.14, pal.glow, 0.45);
    hills(s, h * 0.84, 14, mix(pal.mid, pal.glow, 0.45), pal.mid);
    hills(s, h * 0.91, 14, mix(pal.mid, pal.glow, 0.2), pal.near);
    for (const [px, k] of [
      [0.05, 0.3],
      [0.96, 0.24],
    ] as const) {
      const base = h * 0.96;
      const top = base - h * k;
      c.path(
        `M${n(w * px - 5)} ${n(base)}C${n(w * px - 2)} ${n(base - h * k * 0.5)} ${n(w * px + 4)} ${n(top + 20)} ${n(w * px + 6)} ${n(top)}L${n(w * px + 12)} ${n(top)}C${n(w * px + 10)} ${n(top + 30)} ${n(w * px + 6)} ${n(base - h * k * 0.5)} ${n(w * px + 6)} ${n(base)}Z`,
        pal.near,
      );
      for (const a of [-170, -140, -100, -60, -20, 10])
        frond(s, w * px + 9, top, h * k * 0.42, a, pal.near, mix(pal.near, pal.mid, 0.6));
    }
  },
  heroes: [
    oilLamp,
    (s) => s.c.place(0, 8, 0.9, 0, () => genie(s)),
    (s) => s.c.place(0, 14, 0.94, 0, () => carpet(s)),
    sabres,
  ],
  extras: [
    smallCoin,
    smallGem,
    (s) => {
      const g = tone(GOLD, 1.3);
      s.c.path('M6-18A19 19 0 1 0 17 9A15 15 0 1 1 6-18Z', g.line, { stroke: g.line, sw: 4 });
      s.c.path('M6-18A19 19 0 1 0 17 9A15 15 0 1 1 6-18Z', s.c.lin(['#fffbd8', g.base, g.lo]));
      s.c.path('M9-8L11-2L17-2L12 2L14 8L9 4L4 8L6 2L1-2L7-2Z', '#fff2a8', { stroke: g.line, sw: 1.6 });
    },
    (s) => s.c.place(-2, 0, 0.19, 0, () => oilLamp(s)),
  ],
  front(s) {
    const { c, w, h, pal } = s;
    const k = Math.min(w, h);
    // Lanterns hang in the corners of the arch.
    for (const q of [0, 1])
      c.group(q === 0 ? '' : `translate(${n(w)} 0) scale(-1 1)`, () => {
        c.path(
          `M0 0H${n(k * 0.3)}C${n(k * 0.25)} ${n(k * 0.012)} ${n(k * 0.2)} ${n(k * 0.03)} ${n(k * 0.19)} ${n(k * 0.05)}C${n(k * 0.14)} ${n(k * 0.04)} ${n(k * 0.1)} ${n(k * 0.07)} ${n(k * 0.1)} ${n(k * 0.1)}C${n(k * 0.05)} ${n(k * 0.1)} ${n(k * 0.04)} ${n(k * 0.15)} ${n(k * 0.05)} ${n(k * 0.19)}C${n(k * 0.02)} ${n(k * 0.21)} ${n(k * 0.012)} ${n(k * 0.26)} 0 ${n(k * 0.3)}Z`,
          c.lin([shift(pal.near, 0.05), shift(pal.near, -0.02)], 45),
          { stroke: alpha(GOLD, 0.85), sw: k * 0.005 },
        );
        const lx = k * (q === 0 ? 0.085 : 0.1);
        const ly = k * (q === 0 ? 0.24 : 0.2);
        c.line(`M${n(lx)} 0V${n(ly - k * 0.03)}`, GOLD, 1.6);
        glow(s, lx, ly, k * 0.1, '#ffc85a', 0.8);
        c.place(lx, ly, k / 1100, 0, () => {
          c.path('M-18-22L0-40L18-22Z', GOLD, { stroke: '#3a1c06', sw: 4 });
          c.path('M-16-20H16L22 10L10 30H-10L-22 10Z', c.rad(['#ffffff', '#ffe27a', pal.accent]), {
            stroke: '#3a1c06',
            sw: 4,
          });
          c.path('M-16-20L-8 30M16-20L8 30M-22 10H22', 'none', { stroke: '#7a4a0c', sw: 3.4 });
          c.path('M-9 30H9L0 44Z', GOLD, { stroke: '#3a1c06', sw: 4 });
        });
      });
  },
};
