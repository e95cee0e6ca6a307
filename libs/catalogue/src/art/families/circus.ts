import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { bokeh, glow, rays, stars } from '../light.ts';
import { gem, CUTS, smallCoin } from '../motifs.ts';
import { GOLD, palette } from '../palettes.ts';
import { cloud, hills, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

const STAR = 'M0-20L5.5-7L19-6L9 3L12 17L0 9.5L-12 17L-9 3L-19-6L-5.5-7Z';

function clown(s: Scene): void {
  const { c, pal } = s;
  const skin = tone('#fff4ea', 0.95);
  const hair = tone(mix('#ff6a14', pal.accent, 0.2), 1.1);
  const red = tone('#e81f2e', 1.15);
  const hat = tone(mix('#2a5ae0', pal.second, 0.5), 1.15);
  const g = tone(GOLD, 1.2);
  for (let i = -4; i <= 4; i++)
    c.group(`translate(0 14) rotate(${-i * 15})`, () =>
      c.solid(
        'M-11 44C-19 60-19 76 0 86C19 76 19 60 11 44Z',
        tone(i % 2 === 0 ? '#ffffff' : mix('#ffd23a', pal.second, 0.25)),
        { depth: 4, line: 3.2 },
      ),
    );
  c.mirror(() => {
    for (const [x, y, r] of [
      [66, 30, 20],
      [82, 8, 22],
      [84, -20, 22],
      [66, -40, 21],
      [98, -4, 14],
    ] as const)
      c.circle(x, y, r + 3.4, hair.line);
    for (const [x, y, r] of [
      [98, -4, 14],
      [66, 30, 20],
      [84, -20, 22],
      [66, -40, 21],
      [82, 8, 22],
    ] as const) {
      c.circle(x, y, r, c.rad([hair.hi, hair.base, hair.lo], 0.38, 0.32, 0.75));
      c.path(
        `M${x - r * 0.5} ${y}A${r * 0.5} ${r * 0.5} 0 1 1 ${x} ${y + r * 0.5}A${r * 0.25} ${r * 0.25} 0 0 1 ${x} ${y}`,
        'none',
        { stroke: alpha(hair.lo, 0.7), sw: 2.8 },
      );
    }
  });
  const face = 'M0-60C42-60 66-34 66 0C66 44 38 70 0 70C-38 70-66 44-66 0C-66-34-42-60 0-60Z';
  c.solid(face, skin, { depth: 9, line: 4.6, rim: '#ffffff' });
  c.clip(face, () => {
    c.mirror(() => c.ellipse(46, 20, 15, 13, c.rad([alpha('#ff5a6a', 0.85), alpha('#ff5a6a', 0.1)])));
    c.path('M20-70H80V80H0C40 50 40-10 20-70Z', alpha('#a07ab8', 0.18));
  });
  c.mirror(() => {
    c.path('M26-50C36-36 40-18 40 6C32 14 20 14 12 6C12-18 16-36 26-50Z', mix('#3ab8f0', pal.accent, 0.25), {
      stroke: '#1a1430',
      sw: 2.6,
    });
    c.ellipse(26, -10, 13, 16, '#ffffff', { stroke: '#1a1430', sw: 3 });
    c.circle(
      24,
      -6,
      8,
      c.rad([
        [0, '#8affb0'],
        [0.5, '#1fa84a'],
        [1, '#0a4a1f'],
      ]),
    );
    c.circle(24, -6, 4, '#08140c');
    c.circle(21, -10, 2.8, '#ffffff');
    c.line('M12-38C20-46 34-46 42-36', '#1a1430', 5);
  });
  const mouth = 'M-52 18C-44 26-34 28-26 26C-10 30 10 30 26 26C34 28 44 26 52 18C54 48 28 62 0 62C-28 62-54 48-52 18Z';
  c.solid(mouth, red, { depth: 4, line: 3.4, rim: '#ffb0a0' });
  c.path('M-38 32C-20 38 20 38 38 32C32 50 14 54 0 54C-14 54-32 50-38 32Z', '#3a0410', { stroke: red.line, sw: 2 });
  c.path('M-34 34C-18 39 18 39 34 34L30 41C14 44-14 44-30 41Z', '#ffffff');
  c.path('M-14 52C-10 44 10 44 14 52C6 55-6 55-14 52Z', '#ff7a8a');
  c.circle(0, 13, 20, red.line);
  c.circle(0, 12, 17.5, c.rad(['#ffd0c0', red.hi, red.base, red.lo], 0.36, 0.3, 0.8));
  c.ellipse(-6, 4, 5, 3.4, '#ffffffd0', { t: 'rotate(-30 -6 4)' });
  c.group('translate(14 -54) rotate(12)', () => {
    c.solid('M-30-4L-26-52C-10-58 10-58 26-52L30-4Z', hat, { depth: 6, line: 4, rim: '#ffffff' });
    c.path('M-30-20C-10-14 10-14 30-20L31-4H-31Z', c.lin(['#ffe27a', '#f0a01f', '#a85a0a']), {
      stroke: hat.line,
      sw: 2.4,
    });
    c.place(0, -34, 0.62, 0, () => c.path(STAR, c.lin([g.hi, g.base, g.lo]), { stroke: g.line, sw: 4 }));
    c.solid('M-50 2C-40-10-20-6 0-4C20-6 40-10 50 2C40 12 20 12 0 12C-20 12-40 12-50 2Z', hat, {
      depth: 4,
      line: 4,
      rim: '#ffffff',
    });
  });
}

function lion(s: Scene): void {
  const { c, pal } = s;
  const fur = tone('#f2b04a', 1.05);
  const mane = tone(mix('#b8501a', pal.accent, 0.15), 1.15);
  const g = tone(GOLD, 1.25);
  // The burning hoop.
  c.circle(0, -2, 96, 'none', { stroke: '#4a0a04', sw: 17 });
  for (let i = 0; i < 26; i++)
    c.path(
      `M-11 0C-16-14-6-18-${3 + (i % 3) * 2}-${28 + (i % 4) * 4}C6-22 14-12 11 0Z`,
      c.lin(['#e8300a', '#ff9a1f', '#fff2a0']),
      { t: `translate(0 -2) rotate(${n((i / 26) * 360)}) translate(0 -90)` },
    );
  c.circle(0, -2, 94, 'none', { stroke: c.lin(['#fff6b0', '#ffb02a', '#e85a0a'], 60), sw: 9 });
  c.circle(
    0,
    -2,
    86,
    c.rad([
      [0, alpha('#ffe08a', 0.75)],
      [1, alpha('#c83a0a', 0.65)],
    ]),
  );
  let m = '';
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * Math.PI * 2;
    const at = (turn: number, r: number) => `${n(Math.cos(a + turn) * r)} ${n(6 + Math.sin(a + turn) * r)}`;
    m += `${i === 0 ? `M${at(0, 76)}` : ''}Q${at(0.03, 92)} ${at(0.17, 97)}Q${at(0.25, 84)} ${at(0.2856, 76)}`;
  }
  c.solid(`${m}Z`, mane, { depth: 8, line: 4.6, rim: '#ffc88a' });
  for (let i = 0; i < 30; i++)
    c.line('M0-48Q7-62 4-76', alpha(i % 2 === 0 ? mane.hi : mane.lo, 0.6), 3.4, {
      t: `translate(0 6) rotate(${i * 12 + 4})`,
    });
  c.mirror(() => {
    c.circle(54, -44, 20, mane.line);
    c.circle(54, -44, 17, c.rad([fur.hi, fur.base, fur.lo], 0.4, 0.3, 0.8));
    c.circle(54, -42, 9, '#7a3018');
  });
  const face =
    'M0-56C34-56 56-36 58-8C62 16 52 30 46 40C40 66 20 80 0 80C-20 80-40 66-46 40C-52 30-62 16-58-8C-56-36-34-56 0-56Z';
  c.solid(face, fur, { depth: 8, line: 4.4, rim: '#fff0c0' });
  c.clip(face, () => c.path('M6-60H70V90H4C26 50 20 0 6-60Z', alpha(fur.lo, 0.28)));
  c.path('M-28 40C-20 34 20 34 28 40C32 62 18 78 0 78C-18 78-32 62-28 40Z', '#2a060a', { stroke: '#1a0404', sw: 3 });
  c.path('M-15 70C-12 56 12 56 15 70C8 77-8 77-15 70Z', c.lin(['#ff8a9a', '#c02a48']));
  c.mirror(() => {
    c.path('M24 41L20 62L13 43ZM17 76L14 64L9 77Z', '#fffbe8', { stroke: '#8a6a3a', sw: 1.2 });
    c.solid('M0 16C20 12 40 20 38 36C36 48 14 50 0 42Z', tone('#fff4dc'), { depth: 4, line: 3 });
    for (const [x, y] of [
      [14, 28],
      [22, 33],
      [26, 26],
    ] as const)
      c.circle(x, y, 2, '#5a2a10');
    c.path('M9-8C16-24 38-26 48-18C48-4 36 6 20 4C13 2 9-2 9-8Z', '#ffffff', { stroke: '#2a1006', sw: 3.4 });
    c.circle(
      29,
      -9,
      9.6,
      c.rad([
        [0, '#fff2a0'],
        [0.5, '#e89a1f'],
        [1, '#6a3008'],
      ]),
    );
    c.circle(29, -9, 4.6, '#180802');
    c.circle(26, -13, 3, '#ffffff');
    c.path('M6-20C18-34 40-36 54-26L50-19C38-26 22-26 10-14Z', mane.lo);
  });
  c.solid('M-16 6C-10 0 10 0 16 6C14 18 4 24 0 24C-4 24-14 18-16 6Z', tone('#8a3a30'), { depth: 3, line: 2.8 });
  c.line('M0 24V38', '#2a1006', 3.2);
  c.solid('M-34-54L-40-92L-18-72L0-100L18-72L40-92L34-54C12-46-12-46-34-54Z', g, {
    depth: 4,
    line: 3.8,
    rim: '#fffbe0',
  });
  for (const [x, y] of [
    [-40, -94],
    [0, -102],
    [40, -94],
  ] as const)
    c.circle(x, y, 6, c.rad(['#ffffff', g.hi, g.lo], 0.36, 0.3, 0.8), { stroke: g.line, sw: 2.2 });
  c.place(0, -66, 0.11, 0, () => gem(s, CUTS.round, '#e0244f'));
}

function tent(s: Scene): void {
  const { c, pal } = s;
  const red = tone(mix('#d81a2a', pal.accent, 0.55), 1.1);
  const cream = tone('#fff2d8', 1.05);
  const g = tone(GOLD, 1.2);
  glow(s, 0, 60, 90, '#ffdf8a', 0.9);
  const wall = 'M-88 4L-96 96H96L88 4Z';
  c.path(wall, red.line, { stroke: red.line, sw: 9 });
  c.clip(wall, () => {
    for (let i = -6; i < 6; i++)
      c.path(
        `M${i * 16} 0H${i * 16 + 16}L${i * 18 + 18} 100H${i * 18}Z`,
        c.lin(i % 2 === 0 ? [red.lo, red.base, red.lo] : [cream.lo, cream.base, cream.lo]),
      );
    c.rect(-100, 0, 200, 22, c.lin([alpha('#2a0414', 0.6), alpha('#2a0414', 0)]));
  });
  c.path(
    'M-38 100C-30 60-20 40 0 30C20 40 30 60 38 100Z',
    c.rad(
      [
        [0, '#fffbe0'],
        [0.5, '#ffd84a'],
        [1, '#e88a1f'],
      ],
      0.5,
      0.7,
      0.7,
    ),
    { stroke: red.line, sw: 4 },
  );
  c.mirror(() => {
    c.solid('M2 24C22 44 30 70 56 80C48 90 42 96 40 100H30C28 66 18 44 2 34Z', tone('#f0b02a'), {
      depth: 3,
      line: 3.4,
    });
    c.path('M50 78l12 3-8 8Z', g.hi, { stroke: g.line, sw: 2 });
  });
  const roof =
    'M0-84C-22-44-62-14-106 0L-96 22L-78 8L-60 24L-42 10L-22 26L0 10L22 26L42 10L60 24L78 8L96 22L106 0C62-14 22-44 0-84Z';
  c.path(roof, red.line, { stroke: red.line, sw: 9 });
  c.clip(roof, () => {
    for (let i = -6; i < 6; i++) {
      const a = i * 17.6;
      const b = a + 17.6;
      c.path(
        `M0-90C${n(a * 0.2)}-46 ${n(a * 0.62)}-12 ${n(a)} 0V34H${n(b)}V0C${n(b * 0.62)}-12 ${n(b * 0.2)}-46 0-90Z`,
        c.lin(i % 2 === 0 ? [red.hi, red.base, red.lo] : ['#ffffff', cream.base, cream.lo]),
      );
    }
    c.path('M0-90C-14-50-50-16-106 0V-90Z', alpha('#ffffff', 0.14));
    c.path('M0-90C30-40 60-10 120 4V-90Z', alpha('#2a0424', 0.2));
  });
  c.line('M-104 1C-60-12-30-8 0-8C30-8 60-12 104 1', g.line, 7);
  c.line('M-104 1C-60-12-30-8 0-8C30-8 60-12 104 1', c.lin([g.hi, g.base]), 4);
  for (let i = -5; i <= 5; i++)
    c.circle(i * 19, -6 + Math.abs(i) * 0.8, 4.6, c.rad(['#ffffff', '#ffe27a', '#e88a1f']), {
      stroke: g.line,
      sw: 1.6,
    });
  c.line('M0-82V-116', g.line, 7);
  c.line('M0-82V-116', g.base, 3.6);
  c.solid('M0-116C14-122 24-108 44-116L36-104L44-92C24-88 14-98 0-92Z', tone(mix('#2a6ae0', pal.second, 0.4)), {
    depth: 3,
    line: 3,
  });
  c.circle(0, -118, 6, c.rad(['#ffffff', g.hi, g.lo], 0.36, 0.3, 0.8), { stroke: g.line, sw: 2.2 });
  c.mirror(() => {
    c.line('M96 4V-36', g.line, 6);
    c.line('M96 4V-36', g.base, 3);
    c.solid('M96-36L72-28L96-18Z', tone(mix('#f0b02a', pal.second, 0.2)), { depth: 2, line: 2.6 });
  });
}

function elephant(s: Scene): void {
  const { c, pal } = s;
  const hide = tone('#8a94b8', 1.05);
  const g = tone(GOLD, 1.25);
  const cloth = tone(mix('#c8143c', pal.accent, 0.55), 1.15);
  c.mirror(() => {
    const ear = 'M36-44C62-76 104-66 108-24C110 14 88 44 60 48C50 36 42 16 38-6Z';
    c.solid(ear, hide, { depth: 7, line: 4.6, rim: '#e8f0ff' });
    c.path('M48-36C66-58 92-50 95-22C96 8 80 30 62 36C54 22 48 4 46-10Z', c.lin(['#f0b0c0', '#b87a98', '#8a5a80'], 60));
  });
  const head =
    'M0-74C40-74 58-44 54-8C52 16 40 28 30 34L26 70C24 96-26 96-26 70L-30 34C-40 28-52 16-54-8C-58-44-40-74 0-74Z';
  c.solid(head, hide, { depth: 9, line: 4.6, rim: '#eef4ff' });
  c.clip(head, () => {
    c.path('M6-80H70V100H0C26 40 20-20 6-80Z', alpha(hide.lo, 0.32));
    c.mirror(() => c.ellipse(36, 14, 12, 9, alpha('#f08aa8', 0.45)));
  });
  c.mirror(() => {
    c.solid('M30 26C34 50 48 62 70 60C62 74 30 78 18 44Z', tone('#fff4dc'), { depth: 4, line: 3.6, rim: '#ffffff' });
    c.ellipse(28, -10, 10, 12, '#ffffff', { stroke: '#181430', sw: 3 });
    c.circle(
      27,
      -8,
      7.4,
      c.rad([
        [0, '#8ad0ff'],
        [0.5, '#2a5ac8'],
        [1, '#0c1a4a'],
      ]),
    );
    c.circle(27, -8, 3.8, '#060a1c');
    c.circle(24, -12, 2.8, '#ffffff');
    c.path('M14-16C20-26 36-26 42-16L40-12C34-20 22-20 16-12Z', hide.lo);
    c.line('M16-30C24-36 34-36 42-30', alpha(hide.line, 0.8), 3.4);
  });
  const trunk =
    'M-22 16C-24 48-24 76-6 92C20 108 50 96 52 74C52 60 36 56 32 68C30 78 20 76 18 64C16 46 22 30 22 16C10 6-10 6-22 16Z';
  c.solid(trunk, hide, { depth: 7, line: 4.2, rim: '#eef4ff' });
  c.clip(trunk, () => {
    for (let i = 0; i < 7; i++)
      c.line(`M-28 ${22 + i * 11}Q0 ${32 + i * 11} 26 ${22 + i * 11}`, alpha(hide.lo, 0.85), 3);
  });
  const cap = 'M-52-46C-48-80-24-92 0-92C24-92 48-80 52-46C34-58 18-50 0-26C-18-50-34-58-52-46Z';
  c.solid(cap, cloth, { depth: 6, line: 4, rim: '#ffc0b0' });
  c.line('M-52-46C-34-58-18-50 0-26C18-50 34-58 52-46', g.line, 7);
  c.line('M-52-46C-34-58-18-50 0-26C18-50 34-58 52-46', c.lin([g.hi, g.base], 0), 4);
  c.circle(0, -22, 7, c.rad(['#ffffff', g.hi, g.lo], 0.36, 0.3, 0.8), { stroke: g.line, sw: 2.2 });
  c.circle(0, -60, 17, g.line);
  c.place(0, -60, 0.15, 0, () => gem(s, CUTS.round, shift(pal.second, 0.02)));
  for (const i of [-1, 1, 0])
    c.place(i * 9, -88, 0.3, i * 26, () =>
      c.solid(
        'M-8 0C-24-40-20-90 0-112C20-90 24-40 8 0Z',
        tone(i === 0 ? '#ffffff' : mix('#f0b02a', pal.second, 0.4)),
        { depth: 6, line: 9 },
      ),
    );
}

function bunting(s: Scene, y: number, sag: number): void {
  const { c, w, pal } = s;
  c.line(`M0 ${n(y)}Q${n(w / 2)} ${n(y + sag * 2)} ${n(w)} ${n(y)}`, mix(pal.near, '#ffffff', 0.2), 2);
  const count = Math.round(w / 30);
  const inks = [pal.accent, '#fff2d8', pal.second, '#f0b02a'];
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const fy = y + sag * 4 * t * (1 - t);
    const ink = inks[i % inks.length] ?? pal.accent;
    c.path(
      `M${n(w * t - 10)} ${n(fy)}H${n(w * t + 10)}L${n(w * t)} ${n(fy + 22)}Z`,
      c.lin([shift(ink, 0.06), shift(ink, -0.12)]),
    );
  }
}

export const circus: Family = {
  palettes: [
    palette('2a0620 a81a3a ffb85a 7a1a38 440e24 18040e ffd27a e01f30 2a6ae0'),
    palette('06143a 1f4aa8 ffd08a 1f3a78 101f48 060c1e ffe09a e8303a f0b02a'),
    palette('1a0638 5a1fa0 ff8ab8 441a78 260f48 0e061e ffb8e0 f0307a 1fb8c8'),
    palette('042a2c 0f8a80 ffe8a0 146a60 0a3c38 031a18 fff0a8 f04a2a 8a3ad8'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    if (r.chance(0.55)) {
      // Under the canvas of the big top.
      const len = Math.hypot(w, h) * 1.1;
      const top = -h * 0.08;
      c.rect(0, 0, w, h, pal.sky[0]);
      for (let i = 0; i < 30; i++) {
        const a = (i / 30) * Math.PI * 2;
        const b = ((i + 1) / 30) * Math.PI * 2;
        c.poly(
          [
            [x, top],
            [x + Math.cos(a) * len, top + Math.sin(a) * len],
            [x + Math.cos(b) * len, top + Math.sin(b) * len],
          ],
          c.radAt(
            i % 2 === 0
              ? [mix(pal.sky[1], pal.glow, 0.3), pal.sky[1], shift(pal.sky[1], -0.16)]
              : [mix('#fff2d8', pal.glow, 0.4), mix('#e8c8a0', pal.sky[1], 0.45), mix('#c89a80', pal.near, 0.6)],
            x,
            top,
            len * 0.8,
          ),
        );
      }
      glow(s, x, y, h * 0.6, pal.glow, 0.7);
      // Ranks of spectators.
      for (let row = 0; row < 4; row++) {
        const ry = h * (0.66 + row * 0.045);
        const k = h * (0.014 + row * 0.003);
        c.rect(0, ry, w, h * 0.06, mix(pal.near, pal.mid, 0.4 - row * 0.1));
        for (let px = r.range(0, k * 2); px < w; px += k * r.range(2.3, 3.2)) {
          c.circle(px, ry, k, mix(r.pick(['#e8b08a', '#8a5a3a', '#f0c8a0']), pal.near, 0.45));
          c.ellipse(
            px,
            ry + k * 2,
            k * 1.4,
            k * 1.3,
            mix(r.pick([pal.accent, pal.second, '#f0b02a', '#ffffff']), pal.near, 0.5),
          );
        }
      }
      c.rect(0, h * 0.84, w, h * 0.16, c.lin([mix('#d8a05a', pal.glow, 0.25), mix('#7a4a20', pal.near, 0.4)]));
      rays(s, w * 0.04, -h * 0.05, h * 1.3, pal.glow, { count: 1, from: 28, to: 62, even: true, strength: 0.8 });
      rays(s, w * 0.96, -h * 0.05, h * 1.3, pal.glow, { count: 1, from: 118, to: 152, even: true, strength: 0.8 });
    } else {
      // The fairground at night.
      sky(s, 0.8);
      stars(s, 50, h * 0.5, '#fff6d8');
      rays(s, x, y, Math.hypot(w, h), pal.glow, { count: 20, even: true, strength: 0.35 });
      for (let i = 0; i < 4; i++)
        cloud(
          s,
          r.range(0, w),
          h * r.range(0.1, 0.5),
          h * r.range(0.2, 0.4),
          mix(pal.sky[2], '#ffffff', 0.25),
          mix(pal.sky[1], pal.sky[2], 0.4),
          0.5,
        );
      const wx = x + Math.max(h * 0.36, w * 0.28);
      const wy = h * 0.46;
      const R = h * 0.26;
      const steel = mix(pal.far, pal.glow, 0.35);
      for (let i = 0; i < 12; i++)
        c.line(
          `M${n(wx)} ${n(wy)}L${n(wx + Math.cos((i / 12) * 6.283) * R)} ${n(wy + Math.sin((i / 12) * 6.283) * R)}`,
          alpha(steel, 0.7),
          1.6,
        );
      for (const k of [1, 0.88]) c.circle(wx, wy, R * k, 'none', { stroke: steel, sw: 3 });
      for (let i = 0; i < 12; i++) {
        const a = (i / 12) * 6.283;
        c.circle(wx + Math.cos(a) * R, wy + Math.sin(a) * R, h * 0.022, i % 2 === 0 ? pal.accent : '#ffdf7a');
      }
      c.path(
        `M${n(wx)} ${n(wy)}L${n(wx - R * 0.5)} ${n(h * 0.84)}M${n(wx)} ${n(wy)}L${n(wx + R * 0.5)} ${n(h * 0.84)}`,
        'none',
        { stroke: steel, sw: 4 },
      );
      hills(s, h * 0.8, 8, mix(pal.far, pal.glow, 0.1), pal.mid);
      s.c.group('', () => s.c.place(x - Math.max(h * 0.4, w * 0.3), h * 0.72, h / 640, 0, () => tent(s)), 0.9);
      s.c.group('', () => s.c.place(w * 0.98, h * 0.78, h / 900, 0, () => tent(s)), 0.85);
      hills(s, h * 0.88, 8, mix(pal.mid, pal.glow, 0.15), pal.near);
      bokeh(s, 20, '#ffdf8a', h * 0.55, h * 0.95, 14);
    }
    bunting(s, h * 0.01, h * 0.05);
  },
  heroes: [
    clown,
    lion,
    (s) => s.c.place(0, 8, 0.9, 0, () => tent(s)),
    (s) => s.c.place(0, 8, 0.93, 0, () => elephant(s)),
  ],
  extras: [
    (s) => {
      const { c } = s;
      const ink = s.r.pick(['#e8203a', '#2a7ae8', '#f0b02a', '#2ab85a']);
      const t = tone(ink, 1.1);
      c.path('M0 12C4 15-4 18 0 22', 'none', { stroke: '#2a1430', sw: 1.6 });
      c.path('M-3 13L0 9L3 13Z', t.base, { stroke: t.line, sw: 1.6 });
      c.path(
        'M0-20C13-20 16-4 11 3C7 9 2 11 0 11C-2 11-7 9-11 3C-16-4-13-20 0-20Z',
        c.rad(['#ffffff', t.hi, t.base, t.lo], 0.36, 0.3, 0.85),
        { stroke: t.line, sw: 2.2 },
      );
    },
    smallCoin,
    (s) => s.c.path(STAR, s.c.lin(['#fff6b8', '#ffc93a', '#d8780a']), { stroke: '#5a2a06', sw: 2.6 }),
    (s) => {
      const { c } = s;
      c.circle(0, 0, 17, '#2a1030');
      for (let i = 0; i < 6; i++)
        c.path('M0 0L-8-13A15 15 0 0 1 8-13Z', ['#e8203a', '#fff2d8', '#2a7ae8'][i % 3] ?? '#ffffff', {
          t: `rotate(${i * 60})`,
        });
      c.circle(
        0,
        0,
        15,
        c.rad(
          [
            [0, alpha('#ffffff', 0.6)],
            [0.5, alpha('#ffffff', 0)],
            [1, alpha('#1a0420', 0.45)],
          ],
          0.36,
          0.3,
          0.75,
        ),
      );
      c.path(STAR, '#ffd23a', { t: 'scale(.36)', stroke: '#7a4a06', sw: 4 });
    },
  ],
  front(s) {
    const { c, w, h, pal } = s;
    const k = Math.min(w, h);
    const top = h - k * 0.075;
    const d = `M0 ${n(top - k * 0.02)}Q${n(w / 2)} ${n(top + k * 0.05)} ${n(w)} ${n(top - k * 0.02)}V${n(h)}H0Z`;
    c.path(d, c.lin([shift(pal.accent, -0.06), shift(pal.accent, -0.28)]));
    c.line(
      `M0 ${n(top - k * 0.02)}Q${n(w / 2)} ${n(top + k * 0.05)} ${n(w)} ${n(top - k * 0.02)}`,
      c.lin(['#fff3b8', GOLD, '#8a4a10', GOLD], 0),
      k * 0.016,
    );
    const count = Math.round(w / (k * 0.16));
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      c.place(w * t, top + k * 0.035 + k * 0.13 * t * (1 - t), k / 1500, 0, () => c.path(STAR, '#ffdf7a'));
    }
  },
};
