import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { bokeh, glow, rays, sparkle } from '../light.ts';
import { smallCoin } from '../motifs.ts';
import { GOLD, palette, SILVER } from '../palettes.ts';
import type { Family, Scene } from '../scene.ts';

function sax(s: Scene): void {
  const { c } = s;
  const g = tone(GOLD, 1.3);
  c.group('rotate(10) translate(-4 0)', () => {
    const tube =
      'M-52-104C-30-112-10-106-8-86L10 40C14 62 38 62 40 40L44-2C30-6 22-24 20-42L104-34C100-12 92 2 80 6L72 48C66 92 26 106-4 94C-28 84-34 64-38 40L-44-78C-46-86-50-88-58-86Z';
    c.solid(tube, g, { depth: 9, line: 4.8, rim: '#fffbe0' });
    c.clip(tube, () => {
      c.path('M-40-100L-20 60C-10 92 30 96 52 70L56 10', 'none', { stroke: alpha('#fffbe0', 0.55), sw: 7 });
      c.path('M24 100C60 84 74 40 78 0L120 0V110Z', alpha('#7a3a06', 0.35));
    });
    c.solid('M-58-86C-74-84-88-78-100-70L-98-82C-88-96-72-104-52-104Z', tone('#1c1820', 1.4), { depth: 3, line: 3.4 });
    c.rect(-62, -104, 9, 19, c.lin([g.hi, g.base, g.lo], 0), { stroke: g.line, sw: 2.4, t: 'rotate(8 -58 -94)' }, 2);
    c.ellipse(62, -38, 45, 12, g.line, { stroke: g.line, sw: 7, t: 'rotate(5 62 -38)' });
    c.ellipse(62, -38, 45, 12, c.lin([g.hi, g.base, g.hi], 0), { t: 'rotate(5 62 -38)' });
    c.ellipse(62, -37, 37, 8, c.lin(['#3a1604', '#8a4a0c']), { t: 'rotate(5 62 -37)' });
    for (const y of [-62, -38, -14, 10, 34]) {
      const x = -26 + (y + 62) * 0.13;
      c.circle(x, y, 12, g.line);
      c.circle(x, y - 1, 10, c.lin([g.hi, g.base, g.lo], 55));
      c.circle(x, y - 1, 6.4, c.rad(['#ffffff', '#e8e0d0', '#a89a8a'], 0.36, 0.3, 0.8), { stroke: g.line, sw: 1.6 });
    }
    c.line('M-8-60C4-50 8-30 6-10M2-2C10 12 14 26 14 40', g.line, 6);
    c.line('M-8-60C4-50 8-30 6-10M2-2C10 12 14 26 14 40', g.base, 3);
    for (const [x, y] of [
      [56, 24],
      [50, 50],
      [30, 72],
    ] as const) {
      c.circle(x, y, 9, g.line);
      c.circle(x, y - 1, 7, c.rad([g.hi, g.base, g.lo], 0.36, 0.3, 0.8));
    }
    c.ellipse(-20, 66, 5, 12, alpha('#ffffff', 0.6), { t: 'rotate(-24 -20 66)' });
  });
}

function flapper(s: Scene): void {
  const { c, pal } = s;
  const skin = tone('#f2c09a', 0.95);
  const hair = tone('#2a1a24', 1.35);
  const g = tone(GOLD, 1.25);
  const dress = tone(mix('#c81a3a', pal.accent, 0.5), 1.1);
  c.place(46, -58, 1.05, 20, () => {
    const d = 'M-6 24C-34-10-30-50 0-62C26-52 34-14 10 24Z';
    c.solid(d, tone(mix('#f4ecdc', pal.second, 0.4)), { depth: 5, line: 3.6, rim: '#ffffff' });
    for (let i = 0; i < 7; i++)
      c.line(`M2 ${18 - i * 11}L-18 ${6 - i * 11}M2 ${18 - i * 11}L20 ${4 - i * 11}`, alpha('#8a6a78', 0.5), 2);
    c.line('M2 22C0-10 0-36 0-54', '#ffffff', 2.4);
  });
  c.solid('M-92 92C-82 70-52 64-24 56H24C52 64 82 70 92 92C64 116-64 116-92 92Z', skin, { depth: 6, line: 4 });
  c.path(
    'M-68 103C-60 84-40 78-30 74C-14 92 14 92 30 74C40 78 60 84 68 103C40 112-40 112-68 103Z',
    c.lin([dress.hi, dress.base, dress.lo]),
    { stroke: dress.line, sw: 3 },
  );
  c.solid('M-20 36H20L24 66C12 78-12 78-24 66Z', tone(shift(skin.base, -0.05)), { depth: 3, line: 3 });
  c.solid('M-68-8C-76-70-40-96 0-96C40-96 76-70 68-8C72 20 62 44 46 50L30 30H-30L-46 50C-62 44-72 20-68-8Z', hair, {
    depth: 8,
    line: 4.5,
    rim: '#b89ab8',
  });
  const face = 'M-46-36C-40-56 40-56 46-36C54-2 46 32 24 52C12 62-12 62-24 52C-46 32-54-2-46-36Z';
  c.solid(face, skin, { depth: 7, line: 3.4, rim: '#fff0e0' });
  c.clip(face, () => {
    c.path('M10-60H60V70H6C24 40 18 0 10-60Z', alpha('#a84a3a', 0.2));
    c.mirror(() => c.ellipse(30, 22, 13, 9, alpha('#f0506a', 0.26)));
  });
  c.mirror(() => {
    c.path('M6-8C14-24 40-24 50-8C40 4 16 4 6-8Z', '#fffdf6', { stroke: '#20101a', sw: 2 });
    c.path('M4-12C14-30 42-30 56-12L60-18L54-6C40-18 18-18 6-6Z', '#20101a');
    c.path('M8-20C18-32 38-32 50-22C40-26 18-24 8-20Z', alpha(mix(pal.second, '#3a2a6a', 0.5), 0.75));
    c.circle(
      28,
      -8,
      8.6,
      c.rad([
        [0, '#c8fff0'],
        [0.45, '#2aa890'],
        [1, '#0a4a4a'],
      ]),
    );
    c.circle(28, -8, 3.8, '#08141a');
    c.circle(25, -11, 2.6, '#ffffff');
    c.line('M6-30C18-40 36-40 48-32', '#20101a', 3.4);
  });
  c.path('M-4 10C-8 18-6 22 0 22C6 22 8 18 4 10', 'none', { stroke: '#a85a48', sw: 2.6 });
  c.path('M-16 34C-8 28-4 28 0 31C4 28 8 28 16 34C10 46-10 46-16 34Z', c.lin(['#e8243a', '#a00a24']), {
    stroke: '#5a0414',
    sw: 1.8,
  });
  c.line('M-14 34C-6 37 6 37 14 34', '#5a0414', 1.8);
  c.ellipse(-4, 41, 4, 1.8, '#ff9aa8');
  c.circle(32, 32, 2, '#2a1018');
  c.mirror(() => {
    c.path(
      'M34-52C66-40 72 0 62 24C56 36 42 36 40 24C40 16 50 16 50 22C58 8 52-20 30-32Z',
      c.lin([hair.hi, hair.base, hair.lo]),
      { stroke: hair.line, sw: 3 },
    );
    c.line('M46-42C62-24 62 2 58 18', alpha('#b89ab8', 0.8), 2.6);
    c.circle(54, 44, 6, c.rad(['#ffffff', '#f4e8e0', '#a898a8'], 0.36, 0.3, 0.8), { stroke: '#4a3a48', sw: 1.8 });
    c.circle(54, 58, 8, c.rad(['#ffffff', '#f4e8e0', '#a898a8'], 0.36, 0.3, 0.8), { stroke: '#4a3a48', sw: 1.8 });
  });
  c.path('M-68-36C-40-54 40-54 68-36L68-20C40-40-40-40-68-20Z', c.lin([g.hi, g.base, g.lo]), {
    stroke: g.line,
    sw: 3.2,
  });
  for (let i = -5; i <= 5; i++)
    c.circle(i * 11.6, -42 + i * i * 0.52, 3.6, i % 2 === 0 ? '#ffffff' : dress.base, { stroke: g.line, sw: 1.4 });
  c.circle(46, -42, 15, g.line);
  c.circle(46, -43, 12.4, c.rad(['#ffffff', dress.base, dress.lo], 0.36, 0.3, 0.8), { stroke: g.base, sw: 3 });
  for (const [y, k] of [
    [70, 26],
    [84, 36],
  ] as const)
    for (let i = -6; i <= 6; i++) {
      const x = (i / 6) * (k + 8);
      c.circle(x, y + 14 - ((i * i) / 36) * 18, 4.4, c.rad(['#ffffff', '#f8efe6', '#b8a8b0'], 0.36, 0.3, 0.8), {
        stroke: '#5a4a58',
        sw: 1.2,
      });
    }
}

function microphone(s: Scene): void {
  const { c, pal } = s;
  const steel = tone(SILVER, 1.45);
  const g = tone(GOLD, 1.25);
  rays(s, 0, -20, 120, pal.glow, { count: 18, even: true, strength: 0.6 });
  c.line('M0 66V112', steel.line, 22);
  c.rect(-7.5, 66, 15, 48, c.lin([steel.lo, steel.hi, steel.base, steel.lo], 0));
  c.line('M-74 0C-78 56-44 74 0 74C44 74 78 56 74 0', steel.line, 15);
  c.line('M-74 0C-78 56-44 74 0 74C44 74 78 56 74 0', c.lin([steel.hi, steel.base, steel.lo, steel.base], 0), 9);
  c.mirror(() => {
    c.circle(74, -2, 13, steel.line);
    c.circle(74, -3, 10.4, c.rad(['#ffffff', steel.base, steel.lo], 0.36, 0.3, 0.8));
    c.line('M69-3H79', steel.line, 2.4);
  });
  const body = 'M0-108C44-108 60-74 60-30C60 24 44 58 0 58C-44 58-60 24-60-30C-60-74-44-108 0-108Z';
  c.solid(body, steel, { depth: 9, line: 5, rim: '#ffffff' });
  c.clip('M0-98C36-98 50-70 50-30C50 16 36 48 0 48C-36 48-50 16-50-30C-50-70-36-98 0-98Z', () => {
    c.rect(-60, -110, 120, 170, '#14121c');
    c.rect(
      -60,
      -110,
      120,
      170,
      c.rad(
        [
          [0, alpha(pal.accent, 0.9)],
          [1, alpha(pal.accent, 0)],
        ],
        0.5,
        0.4,
        0.6,
      ),
    );
    for (const x of [-40, -24, -8, 8, 24, 40])
      c.rect(x - 4.6, -110, 9.2, 170, c.lin(['#7a88a4', '#ffffff', '#c8d2e4', '#5a6884'], 0));
  });
  c.line('M0-98C36-98 50-70 50-30C50 16 36 48 0 48C-36 48-50 16-50-30C-50-70-36-98 0-98Z', steel.line, 3.4);
  c.solid('M-64-44C-30-36 30-36 64-44V-18C30-10-30-10-64-18Z', g, { depth: 4, line: 4, rim: '#fffbe0' });
  for (const x of [-44, -26, 26, 44])
    c.path(
      `M${x - 5}-33L${x}-39L${x + 5}-33V-21L${x}-15L${x - 5}-21Z`,
      c.lin([shift(pal.accent, 0.1), pal.accent, shift(pal.accent, -0.2)]),
      { stroke: g.line, sw: 2 },
    );
  c.path('M0-44L14-27L0-10L-14-27Z', c.rad(['#ffffff', pal.second, shift(pal.second, -0.26)], 0.4, 0.3, 0.8), {
    stroke: g.line,
    sw: 3,
  });
  c.path('M-40-74C-32-90-18-98-2-98L-6-90C-18-88-28-80-34-68Z', alpha('#ffffff', 0.7));
  c.solid('M-26 62H26L20 80H-20Z', g, { depth: 3, line: 3.6 });
}

function cocktail(s: Scene): void {
  const { c, pal } = s;
  const g = tone(GOLD, 1.25);
  const drink = tone(mix('#f0a01f', pal.accent, 0.4), 1.1);
  glow(s, 0, -36, 100, drink.hi, 0.6);
  c.path('M-7 14H7L6 78C20 86 46 88 54 98C36 108-36 108-54 98C-46 88-20 86-6 78Z', '#1a1c30', {
    stroke: '#1a1c30',
    sw: 9,
  });
  c.path(
    'M-7 14H7L6 78C20 86 46 88 54 98C36 108-36 108-54 98C-46 88-20 86-6 78Z',
    c.lin(['#8a9ac8', '#ffffff', '#b8c8e8', '#6a7aa8', '#e8f0ff'], 0),
  );
  const glass = 'M-98-76H98L12 18C6 24-6 24-12 18Z';
  c.path(glass, '#1a1c30', { stroke: '#1a1c30', sw: 10 });
  c.path(glass, c.lin([alpha('#e8f4ff', 0.95), alpha('#b8cce8', 0.9), alpha('#8a9cc8', 0.95)]));
  const fill = 'M-82-58H82L11 17C6 22-6 22-11 17Z';
  c.path(fill, c.lin([drink.hi, drink.base, drink.lo]));
  c.clip(fill, () => {
    c.path('M10-70H100L10 30Z', alpha(drink.lo, 0.45));
    c.path('M-70-60L-8 14L-2 14L-50-60Z', alpha('#ffffff', 0.5));
    for (const [x, y, r] of [
      [-20, -30, 4],
      [10, -20, 3],
      [24, -42, 5],
      [-4, -6, 3],
      [-34, -44, 3],
      [4, -46, 2.4],
    ] as const)
      c.circle(x, y, r, alpha('#ffffff', 0.5), { stroke: '#ffffff', sw: 1 });
  });
  c.ellipse(0, -58, 82, 9, c.lin([drink.lo, drink.hi]), { stroke: alpha('#ffffff', 0.8), sw: 2 });
  c.ellipse(0, -76, 98, 11, 'none', { stroke: '#1a1c30', sw: 8 });
  c.ellipse(0, -76, 98, 11, alpha('#ffffff', 0.16), { stroke: c.lin(['#ffffff', '#b8c8e8', '#ffffff'], 0), sw: 4 });
  c.line('M-56-112L34-14', g.line, 7);
  c.line('M-56-112L34-14', c.lin([g.hi, g.base]), 3.6);
  c.circle(-58, -114, 8, c.rad(['#ffffff', pal.accent, shift(pal.accent, -0.24)], 0.36, 0.3, 0.8), {
    stroke: g.line,
    sw: 2.6,
  });
  for (const [x, y] of [
    [-14, -66],
    [9, -41],
  ] as const) {
    c.ellipse(x, y, 19, 16, '#1c2408', { t: `rotate(46 ${x} ${y})` });
    c.ellipse(x, y, 16.4, 13.4, c.rad(['#f0f8a0', '#9ab82a', '#4a6410'], 0.36, 0.3, 0.75), {
      t: `rotate(46 ${x} ${y})`,
    });
    c.circle(x + 8, y + 7, 5, c.rad(['#ff9a7a', '#d8281f', '#7a0a0a']));
    c.ellipse(x - 6, y - 6, 4, 2.6, '#ffffffb0', { t: `rotate(-40 ${x - 6} ${y - 6})` });
  }
  c.path('M58-92A26 26 0 0 1 106-74L82-62Z', '#7a6a08', { stroke: '#4a3a04', sw: 7 });
  c.path('M58-92A26 26 0 0 1 106-74L82-62Z', c.lin(['#fff9b0', '#ffd83a']));
  c.path('M82-62L68-88M82-62L84-93M82-62L100-86', 'none', { stroke: '#fffbe0', sw: 2.6 });
  sparkle(s, -84, -78, 15);
}

function skyline(s: Scene, y: number, size: number, colour: string, lit: string): void {
  const { c, r, w, h } = s;
  for (let x = -size * 0.3; x < w + size;) {
    const bw = size * r.range(0.3, 0.5);
    const tall = size * r.range(0.6, 1.5);
    let d = `M${n(x)} ${n(h)}V${n(y - tall)}`;
    for (let i = 0; i < 3; i++) d += `H${n(x + bw * (0.1 + i * 0.12))}V${n(y - tall - size * (0.08 + i * 0.1))}`;
    d += `L${n(x + bw / 2)} ${n(y - tall - size * r.range(0.4, 0.75))}L${n(x + bw * 0.66)} ${n(y - tall - size * 0.28)}`;
    for (let i = 2; i >= 0; i--)
      d += `H${n(x + bw * (0.9 - i * 0.12))}V${n(y - tall - size * (i === 0 ? 0 : 0.08 + (i - 1) * 0.1))}`;
    c.path(`${d}H${n(x + bw)}V${n(h)}Z`, c.lin([mix(colour, lit, 0.22), colour], 60));
    for (let wy = y - tall + size * 0.06; wy < y; wy += size * 0.09)
      for (let i = 0; i < 4; i++)
        if (r.chance(0.42))
          c.rect(x + bw * (0.14 + i * 0.2), wy, bw * 0.1, size * 0.045, alpha('#ffdf8a', r.range(0.5, 0.95)));
    x += bw * r.range(0.95, 1.1);
  }
}

export const jazz: Family = {
  palettes: [
    palette('0c0a1c 2a2250 c8964a 2a2444 181428 08060f ffd27a c81a3a e8b23c'),
    palette('04181c 0c4a4c d8b86a 0f4444 0a2a2c 020c0e ffe09a e0702a 18a89a'),
    palette('1c0410 6a0f34 e89a6a 5a1430 340a1c 10040a ffc08a e8a92c 2a6ad8'),
    palette('0a0a0e 34303c e8d8b0 34303a 1c1a22 08080c fff0c8 d81a2a d8a83a'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    c.rect(0, 0, w, h, c.lin([pal.sky[0], mix(pal.sky[0], pal.sky[1], 0.8), pal.sky[0]]));
    glow(s, x, y, h * 0.75, pal.glow, 0.75);
    const ink = mix(pal.glow, GOLD, 0.6);
    // The sunburst of the period.
    const len = Math.hypot(w, h);
    for (let i = 0; i < 24; i++) {
      const a = (i / 24) * 360;
      c.path(
        `M0 0L${n(len)} ${n(-len * 0.055)}V${n(len * 0.055)}Z`,
        c.radAt(
          [
            [0, alpha(pal.glow, 0.5)],
            [1, alpha(pal.glow, i % 2 === 0 ? 0.1 : 0)],
          ],
          0,
          0,
          len * 0.6,
        ),
        { t: `translate(${n(x)} ${n(y)}) rotate(${n(a)})` },
      );
      c.line(`M${n(h * 0.36)} 0H${n(len)}`, alpha(ink, 0.34), i % 2 === 0 ? 2.4 : 1, {
        t: `translate(${n(x)} ${n(y)}) rotate(${n(a + 7.5)})`,
      });
    }
    for (const [k, sw, o] of [
      [0.45, 5, 0.8],
      [0.425, 1.4, 0.9],
      [0.37, 2, 0.5],
    ] as const)
      c.circle(x, y, h * k, 'none', { stroke: alpha(ink, o), sw });
    c.circle(
      x,
      y,
      h * 0.37,
      c.rad([
        [0, alpha(pal.glow, 0.8)],
        [1, alpha(pal.sky[1], 0.65)],
      ]),
    );
    if (r.chance(0.6)) {
      skyline(s, h * 0.84, h * 0.26, mix(pal.far, pal.sky[1], 0.5), pal.glow);
      skyline(s, h * 0.95, h * 0.2, mix(pal.mid, pal.near, 0.3), pal.glow);
    } else {
      // Stage with a curtain.
      c.rect(0, h * 0.8, w, h * 0.2, c.lin([mix('#8a4a20', pal.mid, 0.5), pal.near]));
      for (let i = 0; i < 14; i++)
        c.line(`M${n(x + (i - 7) * 26)} ${n(h * 0.8)}L${n(x + (i - 7) * 80)} ${n(h)}`, alpha(pal.near, 0.6), 2);
      const cloth = mix('#8a0f24', pal.accent, 0.35);
      for (const q of [0, 1])
        c.group(q === 0 ? '' : `translate(${n(w)} 0) scale(-1 1)`, () => {
          for (let i = 0; i < 6; i++) {
            const a = (i * w * 0.21) / 6;
            c.path(
              `M${n(a)} 0H${n(a + w * 0.045)}C${n(a * 0.9 + w * 0.04)} ${n(h * 0.5)} ${n(a * 0.6 + w * 0.03)} ${n(h * 0.7)} ${n(a * 0.75 + w * 0.04)} ${n(h * 0.9)}H${n(a * 0.7)}C${n(a * 0.55)} ${n(h * 0.7)} ${n(a * 0.85)} ${n(h * 0.5)} ${n(a)} 0Z`,
              c.lin([shift(cloth, -0.22), cloth, shift(cloth, 0.08), shift(cloth, -0.2)], 0),
            );
          }
        });
      rays(s, w * 0.16, -h * 0.1, h * 1.2, pal.glow, { count: 1, from: 42, to: 76, even: true, strength: 0.6 });
      rays(s, w * 0.84, -h * 0.1, h * 1.2, pal.glow, { count: 1, from: 104, to: 138, even: true, strength: 0.6 });
    }
    bokeh(s, 22, pal.glow, 0, h * 0.85, 16);
  },
  heroes: [sax, flapper, microphone, cocktail],
  extras: [
    smallCoin,
    (s) => {
      const ink = tone(GOLD, 1.25);
      const d = 'M-8 12C-8 20-20 20-19 12C-18 6-12 5-8 7V-18L14-22V8C14 16 2 16 3 8C4 2 10 1 14 3V-12L-4-9V10Z';
      s.c.path(d, ink.line, { stroke: ink.line, sw: 5 });
      s.c.path(d, s.c.lin([ink.hi, ink.base, ink.lo]));
    },
    (s) => {
      for (const [x, y, k] of [
        [-8, 6, 9],
        [8, 8, 8],
        [1, -8, 9],
      ] as const) {
        s.c.circle(x, y, k, s.c.rad(['#ffffff', '#f6eae2', '#a898a8'], 0.36, 0.3, 0.8), { stroke: '#4a3a48', sw: 1.8 });
      }
    },
    (s) => {
      const { c } = s;
      c.rect(-15, -11, 24, 24, c.lin(['#ffffff', '#e8e0d8']), { stroke: '#2a1018', sw: 2.2, t: 'rotate(-14)' }, 4);
      for (const [x, y] of [
        [-9, -5],
        [3, 7],
        [-3, 1],
      ] as const)
        c.circle(x, y, 2.6, '#c8142e', { t: 'rotate(-14)' });
      c.rect(
        -4,
        -6,
        20,
        20,
        c.lin(['#ffffff', '#d8d0cc']),
        { stroke: '#2a1018', sw: 2, t: 'rotate(18) translate(4 2)' },
        4,
      );
      for (const [x, y] of [
        [1, -1],
        [11, 9],
        [1, 9],
        [11, -1],
      ] as const)
        c.circle(x, y, 2.2, '#c8142e', { t: 'rotate(18) translate(4 2)' });
    },
  ],
  front(s) {
    const { w, h, pal } = s;
    const k = Math.min(w, h);
    const metal = s.c.lin(['#fff3b8', mix(pal.glow, GOLD, 0.7), '#7a4a10', GOLD], 60);
    // Stepped arcs, the ornament of the period.
    for (const x of [0, w]) {
      s.c.circle(x, h, k * 0.185, shift(pal.near, -0.03), { stroke: metal, sw: 4 });
      s.c.circle(x, h, k * 0.15, mix(pal.near, pal.accent, 0.35), { stroke: metal, sw: 2 });
      s.c.circle(x, h, k * 0.105, shift(pal.near, -0.02), { stroke: metal, sw: 4 });
      s.c.circle(x, h, k * 0.06, metal);
    }
  },
};
