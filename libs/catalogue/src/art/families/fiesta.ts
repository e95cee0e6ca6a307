import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { bokeh, glow, motes, shadow, sparkle, stars } from '../light.ts';
import { GOLD, palette } from '../palettes.ts';
import { sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

const INK = '#240a24';
const PAPER = ['#ff2f8a', '#ffb81f', '#1fc8b8', '#8a4af0', '#ff6a2a', '#7ad83a'] as const;
const paper = (i: number): string => PAPER[((i % PAPER.length) + PAPER.length) % PAPER.length] ?? '#ff2f8a';

/** A marigold: three rings of ruffled petals. */
function marigold(s: Scene, size: number, colour: string): void {
  const { c } = s;
  for (const [k, count, step] of [
    [1, 14, 0],
    [0.74, 11, 0.09],
    [0.46, 8, -0.06],
  ] as const) {
    let d = '';
    for (let i = 0; i <= count; i++) {
      const a = (i / count) * Math.PI * 2;
      const b = a - Math.PI / count;
      const at = (q: number, r: number) => `${n(Math.cos(q) * size * k * r)} ${n(Math.sin(q) * size * k * r)}`;
      d += i === 0 ? `M${at(a, 0.84)}` : `Q${at(b, 1.3)} ${at(a, 0.84)}`;
    }
    c.path(`${d}Z`, c.rad([shift(colour, 0.16 + step), shift(colour, step), shift(colour, -0.12 + step)]), {
      stroke: shift(colour, -0.3),
      sw: size * 0.09,
    });
  }
}

/** A face of painted sugar for the feast. */
function calavera(s: Scene): void {
  const { c, pal } = s;
  const sugar = tone('#fff6ea', 0.7);
  glow(s, 0, 0, 118, pal.glow, 0.8);
  const skull =
    'M-76-20C-80-82-40-98 0-98C40-98 80-82 76-20C76 6 64 16 54 26C52 44 48 62 42 76C24 90-24 90-42 76C-48 62-52 44-54 26C-64 16-76 6-76-20Z';
  c.solid(skull, sugar, { depth: 11, line: 5.6, rim: '#ffffff' });
  c.clip(skull, () => c.path('M20-104C70-60 60 40 20 100H100V-104Z', alpha('#b08ac0', 0.2)));
  c.mirror(() => {
    // The eyes are flowers.
    let ring = '';
    for (let i = 0; i <= 12; i++) {
      const a = (i / 12) * Math.PI * 2;
      const b = a - Math.PI / 12;
      ring +=
        i === 0
          ? `M${n(34 + Math.cos(a) * 25)} ${n(-16 + Math.sin(a) * 25)}`
          : `Q${n(34 + Math.cos(b) * 35)} ${n(-16 + Math.sin(b) * 35)} ${n(34 + Math.cos(a) * 25)} ${n(-16 + Math.sin(a) * 25)}`;
    }
    c.path(`${ring}Z`, c.lin([shift(pal.accent, 0.12), pal.accent, shift(pal.accent, -0.16)]), { stroke: INK, sw: 4 });
    c.circle(34, -16, 20, INK);
    c.circle(
      34,
      -15,
      17,
      c.rad([mix(pal.second, '#ffffff', 0.35), pal.second, shift(pal.second, -0.3)], 0.5, 0.7, 0.6),
    );
    c.circle(34, -15, 7, INK);
    c.circle(29, -22, 4.6, '#ffffff');
    // Scrolls and dots on brow, cheek and chin.
    c.line('M8-52C16-66 34-66 38-54C40-46 30-42 28-50', pal.second, 5);
    c.line('M46-66C58-66 66-54 66-42', pal.accent, 5);
    for (const [x, y] of [
      [14, -84],
      [32, -82],
      [48, -76],
    ] as const)
      c.circle(x, y, 4, paper(x));
    c.line('M62 4C54 2 46 10 50 18C54 24 62 18 58 13', pal.accent, 4.4);
    for (const [x, y] of [
      [40, 30],
      [46, 38],
      [43, 48],
    ] as const)
      c.circle(x, y, 3, pal.second);
    c.path('M20 78C26 74 34 74 38 70C36 78 30 84 22 84Z', pal.second);
  });
  // Nose, the flower on the brow, teeth.
  c.path('M0 8C8 14 16 26 12 34C6 38 2 32 0 28C-2 32-6 38-12 34C-16 26-8 14 0 8Z', INK);
  c.path('M-44 50C-20 60 20 60 44 50', 'none', { stroke: INK, sw: 5 });
  for (let i = -4; i <= 4; i++)
    c.line(`M${i * 9} ${n(57 - Math.abs(i) * 0.9 - 8)}V${n(57 - Math.abs(i) * 0.9 + 8)}`, INK, 3.6);
  c.place(0, -62, 1, 0, () => marigold(s, 17, '#ff9a1f'));
  c.path('M0-44C5-38 5-34 0-28C-5-34-5-38 0-44Z', pal.accent, { stroke: INK, sw: 2.4 });
  // A wreath on the crown.
  for (const [x, y, k, q] of [
    [-74, -62, 20, 0],
    [-46, -88, 24, 1],
    [74, -62, 20, 0],
    [46, -88, 24, 1],
    [0, -102, 27, 2],
  ] as const) {
    c.place(x, y, 1, x, () => {
      for (const a of [-60, 60])
        c.group(`rotate(${a + (x > 0 ? 90 : -90)})`, () =>
          c.solid('M0 0C10-12 26-14 40-4C28 8 12 10 0 0Z', tone('#2a9a4a', 1.1), { depth: 2, line: 3.6 }),
        );
    });
    c.place(x, y, 1, x, () => marigold(s, k, [pal.accent, '#ff9a1f', '#ffc01f'][q] ?? GOLD));
  }
}

/** A little ass of paper fringes. */
function pinata(s: Scene): void {
  const { c, pal } = s;
  glow(s, 0, 0, 118, pal.glow, 0.8);
  c.line('M2-40C-2-70 6-100 2-128', INK, 7);
  c.line('M2-40C-2-70 6-100 2-128', '#e8c88a', 3.4);
  const fringe = (d: string, y0: number, y1: number, shiftBy: number) => {
    c.path(d, INK, { stroke: INK, sw: 11 });
    c.clip(d, () => {
      let i = shiftBy;
      for (let y = y1; y > y0 - 14; y -= 13, i++) {
        const colour = paper(i);
        let row = `M-112 ${y - 16}H112V${y}`;
        for (let x = 112; x > -112; x -= 8) row += `L${x - 2} ${y + 5}L${x - 6} ${y + 5}L${x - 8} ${y - 1}`;
        c.path(`${row}Z`, c.lin([shift(colour, 0.1), colour, shift(colour, -0.12)]));
        c.line(`M-112 ${y - 15}H112`, alpha(INK, 0.25), 2);
      }
      c.line(d, alpha('#ffffff', 0.4), 7, { t: 'translate(3 4)' });
      c.line(d, alpha(INK, 0.35), 14, { t: 'translate(-3 -5)' });
    });
  };
  // Tail, far legs, body, near legs, neck with head.
  for (const [a, i] of [
    [0, 0],
    [16, 1],
    [-16, 2],
  ] as const)
    c.line('M-78 2C-94 6-98 22-96 40', a === 0 ? INK : paper(i), a === 0 ? 16 : 6, { t: `rotate(${a / 2} -78 2)` });
  fringe('M-58 40H-34L-36 96H-56Z', 30, 96, 3);
  fringe('M26 40H50L48 96H28Z', 30, 96, 3);
  fringe('M-84 6C-88-24-60-28-30-26H30C60-28 72-10 70 12C70 40 60 52 40 54H-60C-80 52-84 30-84 6Z', -30, 54, 0);
  fringe('M-80 36H-54L-56 102H-78Z', 30, 102, 1);
  fringe('M44 34H70L68 102H46Z', 30, 102, 1);
  for (const [x, y] of [
    [-67, 100],
    [57, 100],
    [-46, 94],
    [38, 94],
  ] as const)
    c.rect(x - 13, y - 4, 26, 10, c.lin(['#6a3a2a', '#2a120c']), { stroke: INK, sw: 4 }, 3);
  // Saddle cloth.
  c.solid('M-40-30H16L20 14C4 22-28 22-44 14Z', tone(pal.second, 1.05), { depth: 4, line: 4.4, rim: '#ffffff' });
  for (let i = 0; i < 5; i++)
    c.path(
      `M${-38 + i * 11} 0L${-33 + i * 11}-10L${-28 + i * 11} 0L${-33 + i * 11} 10Z`,
      i % 2 ? '#fff2c0' : pal.accent,
    );
  for (let i = 0; i < 8; i++) c.line(`M${-40 + i * 8} 17V27`, '#ffd84a', 4);
  fringe(
    'M22-10C26-40 36-62 46-74C58-88 78-84 86-72L108-46C114-36 108-26 96-26C84-26 74-30 68-34C66-20 68 0 64 12Z',
    -84,
    14,
    4,
  );
  for (const [x, y, a] of [
    [48, -78, -24],
    [66, -82, 10],
  ] as const)
    c.place(x, y, 1, a, () => {
      c.solid('M-9 4C-13-18-7-36 0-42C7-36 13-18 9 4Z', tone(pal.accent, 1.1), { depth: 4, line: 5 });
      c.path('M-3 0C-5-14-2-26 0-30C3-26 5-14 3 0Z', '#ffd0e0');
    });
  c.solid('M90-62L110-44C114-34 108-26 96-26C86-28 82-34 82-42C82-50 84-58 90-62Z', tone('#fff0d8', 0.8), {
    depth: 3,
    line: 3.4,
  });
  c.circle(100, -42, 3, INK);
  c.path('M88-33C94-30 100-30 105-33', 'none', { stroke: INK, sw: 3 });
  c.circle(72, -62, 10, '#ffffff', { stroke: INK, sw: 4 });
  c.circle(74, -61, 5, INK);
  c.circle(72, -64, 2.2, '#ffffff');
  c.line('M58-34C66-42 76-50 88-54', pal.second, 5);
  for (let i = 0; i < 5; i++)
    c.place(38 - i * 3, -70 + i * 15, 1, -58 + i * 4, () =>
      c.solid('M0-6L20-12L12-4L20 0L12 4L20 10L0 6Z', tone(paper(i), 1), { depth: 2, line: 3.4 }),
    );
  // Sweets fly out of a tear.
  for (const [x, y, i, a] of [
    [-96, -40, 0, 20],
    [-66, -66, 2, -30],
    [-20, -76, 1, 10],
    [86, 40, 3, -16],
    [-104, 74, 4, 30],
  ] as const)
    c.place(x, y, 0.9, a, () => {
      c.path('M-8 0L-20-8V8ZM8 0L20-8V8Z', shift(paper(i), 0.1), { stroke: INK, sw: 2.6 });
      c.circle(0, 0, 9.4, c.rad(['#ffffff', paper(i), shift(paper(i), -0.2)], 0.36, 0.3, 0.8), {
        stroke: INK,
        sw: 2.8,
      });
    });
}

function maracas(s: Scene): void {
  const { c, pal } = s;
  glow(s, 0, 0, 118, pal.glow, 0.8);
  const one = (colour: string, second: string) => {
    const t = tone(colour, 1.15);
    const wood = tone('#c8843a', 1.1);
    c.solid('M-9-6L-7 84C-7 94 7 94 7 84L9-6Z', wood, { depth: 4, line: 5, rim: '#ffe0a8' });
    for (const y of [20, 34, 62]) c.rect(-10, y, 20, 7, second, { stroke: INK, sw: 3 }, 3);
    const egg = 'M0-104C34-104 50-72 46-44C42-16 22 4 0 6C-22 4-42-16-46-44C-50-72-34-104 0-104Z';
    c.solid(egg, t, { depth: 11, line: 5.6, rim: '#ffffff' });
    c.clip(egg, () => {
      c.path('M-54-58C-20-46 20-46 54-58V-34C20-22-20-22-54-34Z', second);
      let zig = 'M-56-40';
      for (let x = -56, i = 0; x < 56; x += 11, i++)
        zig += `L${x + 11} ${(i % 2 ? -40 : -52) + (1 - (x / 56) ** 2) * 10}`;
      c.line(zig, '#fff6d8', 4.4);
      c.path('M-54-64C-20-52 20-52 54-64M-54-29C-20-17 20-17 54-29', 'none', { stroke: '#fff6d8', sw: 4 });
      for (let i = -2; i <= 2; i++) c.circle(i * 19, -80 + Math.abs(i) * 5, 5.4, i % 2 ? second : '#fff6d8');
      c.path('M14-112C50-80 40-20 10 10H60V-112Z', alpha(t.lo, 0.45));
      c.path('M-34-74C-32-90-18-98-6-98C-14-90-20-78-22-64C-24-54-36-60-34-74Z', alpha('#ffffff', 0.7));
    });
    c.solid('M-13-2H13L10 12H-10Z', tone(second, 1.05), { depth: 2, line: 4 });
  };
  c.place(20, 24, 1.08, 34, () => one(pal.second, '#ffc83a'));
  c.place(-20, 24, 1.08, -34, () => one(pal.accent, mix('#1fc8b8', pal.second, 0.4)));
  const knot = tone('#ffb81f', 1.1);
  for (const a of [-34, 34, 12])
    c.line('M0 50C-4 66 4 78 0 100', a === 12 ? '#1fc8b8' : pal.accent, 7, { t: `rotate(${a} 0 48)` });
  c.place(0, 46, 1, 0, () => marigold(s, 26, knot.base));
  for (const [x, y, q] of [
    [-94, -84, -1],
    [94, -84, 1],
    [0, -104, 0],
  ] as const)
    for (const k of [0, 1])
      c.line(
        q === 0 ? `M${-8 + k * 16}-84V-100` : `M${x} ${y + k * 16}q${q * 10} ${-2 - k * 2} ${q * 14} ${4 + k * 3}`,
        '#fff2b0',
        4,
      );
}

function cactus(s: Scene): void {
  const { c, pal } = s;
  const skin = tone('#2fa84a', 1.1);
  const straw = tone('#f0b83a', 1.1);
  const clay = tone(mix('#d8602a', pal.second, 0.25), 1.1);
  glow(s, 0, 0, 118, pal.glow, 0.8);
  const arm = 'M30 12H58C66 12 66 4 66-6V-16C66-32 96-32 96-14V10C96 36 78 46 58 46H30Z';
  c.solid(arm, skin, { depth: 7, line: 5.2, rim: '#e8ffb0' });
  c.group('translate(0 -16) scale(-1 1)', () => c.solid(arm, skin, { depth: 7, line: 5.2, rim: '#e8ffb0' }));
  const body = 'M-46 74V-40C-46-92 46-92 46-40V74Z';
  c.solid(body, skin, { depth: 10, line: 5.6, rim: '#e8ffb0' });
  c.clip(body, () => {
    for (const x of [-30, -10, 12, 32]) c.line(`M${x}-90V80`, alpha(skin.lo, 0.7), 4);
  });
  for (const [x, y] of [
    [-36, 42],
    [36, 54],
    [-20, 58],
    [80, 8],
    [-80, -4],
    [-82, 12],
    [38, -18],
  ] as const)
    c.path(`M${x}-5l2 4l4-2l-2 4l4 2l-5 1l1 5l-4-3l-4 3l1-5l-5-1l4-2l-2-4l4 2Z`, '#fff6d0', { t: `translate(0 ${y})` });
  // The face.
  c.mirror(() => {
    c.ellipse(20, -14, 13, 15, '#ffffff', { stroke: INK, sw: 4 });
    c.circle(34, 10, 10, c.rad([alpha('#ff5a4a', 0.7), alpha('#ff5a4a', 0)]));
    c.line('M8-36C14-42 26-42 32-34', INK, 5);
    c.solid('M0 10C10 4 26 8 36 20C46 26 52 20 52 12C58 28 44 38 30 34C16 32 6 26 0 18Z', tone('#3a2018', 1.1), {
      depth: 3,
      line: 3,
    });
  });
  for (const x of [-18, 22]) {
    c.circle(x, -12, 7, INK);
    c.circle(x - 2, -15, 2.6, '#ffffff');
  }
  c.path('M-14 30C-6 44 8 44 16 30C6 34-6 34-14 30Z', '#8a1424', { stroke: INK, sw: 3.4 });
  // The hat with its bobbles.
  const brim = 'M-106-62C-92-40-50-34 0-34C50-34 92-40 106-62C112-44 92-22 0-20C-92-22-112-44-106-62Z';
  const cone = 'M-42-38C-36-76-22-118 0-118C22-118 36-76 42-38C20-30-20-30-42-38Z';
  c.group('translate(0 -10) rotate(-5)', () => {
    c.solid(cone, straw, { depth: 8, line: 5.2, rim: '#fff6c8' });
    c.clip(cone, () => {
      c.path('M-50-62C-20-52 20-52 50-62V-44C20-34-20-34-50-44Z', pal.accent);
      for (let i = -4; i <= 4; i++)
        c.path(`M${i * 11}-58L${i * 11 + 6}-49L${i * 11}-40L${i * 11 - 6}-49Z`, '#fff2c0', {
          t: `translate(0 ${n(4 - Math.abs(i))})`,
        });
      for (let i = 0; i < 5; i++)
        c.line(`M-30 ${-74 - i * 9}Q0 ${-66 - i * 9} 30 ${-74 - i * 9}`, alpha(straw.lo, 0.6), 2);
    });
    c.solid(brim, straw, { depth: 7, line: 5.4, rim: '#fff6c8' });
    c.path('M-100-52C-80-34-40-28 0-28C40-28 80-34 100-52', 'none', { stroke: pal.accent, sw: 5 });
    for (let i = -5; i <= 5; i++)
      c.circle(
        i * 19,
        -20 - (i / 5) ** 2 * 14,
        6.4,
        c.rad(['#ffffff', paper(i + 5), shift(paper(i + 5), -0.2)], 0.36, 0.3, 0.8),
        { stroke: INK, sw: 2.6 },
      );
  });
  // Pot.
  c.solid('M-54 74H54L42 104H-42Z', clay, { depth: 6, line: 5, rim: '#ffd8b0' });
  c.solid('M-62 60H62V78H-62Z', clay, { depth: 4, line: 5, rim: '#ffd8b0' });
  for (let i = -4; i <= 4; i++)
    c.path(`M${i * 11 - 5} 96L${i * 11} 84L${i * 11 + 5} 96Z`, i % 2 ? '#fff2c0' : pal.accent);
  c.place(84, -34, 1, 10, () => marigold(s, 15, pal.accent));
}

/** A sheet of cut paper that hangs from 0,0, about 34 by 30. */
function banner(s: Scene, colour: string, o: number): void {
  const { c } = s;
  c.path(
    'M-17 0H17V26L12.8 31L8.5 26L4.2 31L0 26L-4.2 31L-8.5 26L-12.8 31L-17 26ZM0 6L3 10L8 9L6 14L9 18L4 19L0 23L-4 19L-9 18L-6 14L-8 9L-3 10ZM-14 4V8L-10 4ZM14 4V8L10 4ZM-14 22L-10 22L-14 18ZM14 22L10 22L14 18Z',
    alpha(colour, o),
  );
}

export const fiesta: Family = {
  palettes: [
    palette('2a0a5a a01f8a ff8a4a 7a2a6a 5a1850 1c0628 ffc07a ff2f8a 1fc8b8'),
    palette('0f4ab0 2ab0d8 ffe08a e8783a c8502a 3a1018 fff0b0 f03a5a ffb81f'),
    palette('06303c 0f8a7a ffc84a 2a7a6a 1a564e 041c20 ffe08a ff6a1f e83aa0'),
    palette('4a0a1c c82a3a ffb84a 9a3a3a 6a1c24 22060c ffd88a ffc01f 2aa8e8'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    sky(s, 0.75);
    stars(s, 30, h * 0.4);
    // Fireworks.
    for (let i = 0; i < 4 + w / 260; i++) {
      const fx = r.range(0, w);
      const fy = h * r.range(0.08, 0.36);
      const k = h * r.range(0.07, 0.15);
      const col = r.pick([pal.accent, pal.second, '#ffe07a', '#ffffff']);
      glow(s, fx, fy, k * 0.9, col, 0.45);
      for (let j = 0; j < 18; j++) {
        const a = (j / 18) * Math.PI * 2;
        c.line(
          `M${n(fx + Math.cos(a) * k * 0.35)} ${n(fy + Math.sin(a) * k * 0.35)}L${n(fx + Math.cos(a) * k)} ${n(fy + Math.sin(a) * k + k * 0.06)}`,
          alpha(col, 0.85),
          1.8,
        );
        c.circle(fx + Math.cos(a) * k, fy + Math.sin(a) * k + k * 0.06, 1.8, '#ffffff');
      }
    }
    glow(s, x, y, h * 0.6, pal.glow, 0.95);
    // Painted houses round the square.
    const walls = [pal.accent, pal.second, '#ffb81f', pal.far, '#ff7a4a', '#3ab0c8'];
    let px = -h * r.range(0, 0.12);
    for (let i = 0; px < w; i++) {
      const bw = h * r.range(0.16, 0.24);
      const top = h * (0.5 + r.range(-0.06, 0.05));
      const wall = mix(walls[i % walls.length] ?? pal.far, pal.far, 0.42);
      c.rect(px, top, bw, h * 0.86 - top, c.lin([shift(wall, 0.05), shift(wall, -0.1)]));
      if (i % 3 === 0)
        c.path(
          `M${n(px)} ${n(top + 1)}H${n(px + bw)}V${n(top - h * 0.02)}H${n(px + bw * 0.8)}C${n(px + bw * 0.8)} ${n(top - h * 0.07)} ${n(px + bw * 0.2)} ${n(top - h * 0.07)} ${n(px + bw * 0.2)} ${n(top - h * 0.02)}H${n(px)}Z`,
          shift(wall, 0.05),
        );
      else
        for (let q = 0; q < 6; q++)
          c.path(`M${n(px + (q / 6) * bw)} ${n(top)}a${n(bw / 12)} ${n(bw / 9)} 0 0 0 ${n(bw / 6)} 0Z`, '#b8502a');
      for (const q of [0.26, 0.74]) {
        const wx = px + bw * q;
        c.path(
          `M${n(wx - h * 0.022)} ${n(top + h * 0.17)}V${n(top + h * 0.1)}A${n(h * 0.022)} ${n(h * 0.026)} 0 0 1 ${n(wx + h * 0.022)} ${n(top + h * 0.1)}V${n(top + h * 0.17)}Z`,
          c.lin(['#fff2b0', '#ffb03a']),
          { stroke: alpha(shift(wall, -0.2), 0.9), sw: 2.4 },
        );
        c.rect(wx - h * 0.03, top + h * 0.168, h * 0.06, h * 0.012, shift(wall, -0.16));
      }
      px += bw;
    }
    c.rect(0, h * 0.44, w, h * 0.42, c.lin([alpha(pal.sky[1], 0.1), alpha(pal.mid, 0.5)]));
    // The square is paved in a fan around the hero.
    c.rect(0, h * 0.84, w, h * 0.16, c.lin([mix(pal.mid, pal.glow, 0.3), pal.near]));
    for (let k = 1; k < 9; k++)
      c.ellipse(x, h * 0.84, h * k * 0.11, h * k * 0.032, 'none', { stroke: alpha(pal.near, 0.4), sw: 1.6 });
    for (let i = 0; i < 30; i++) {
      const a = (i / 30) * Math.PI;
      c.line(
        `M${n(x + Math.cos(a) * h * 0.2)} ${n(h * 0.84 + Math.sin(a) * h * 0.05)}L${n(x + Math.cos(a) * h * 1.2)} ${n(h * 0.84 + Math.sin(a) * h * 0.32)}`,
        alpha(pal.near, 0.3),
        1.4,
      );
    }
    c.rect(0, h * 0.825, w, h * 0.03, c.lin([alpha(pal.near, 0), alpha(pal.near, 0.5), alpha(pal.near, 0)]));
    // Strings of cut paper over the square.
    for (const [y0, sag, k, o, from] of [
      [0.16, 0.1, 0.8, 0.85, 0],
      [0.05, 0.09, 1.15, 0.95, 2],
    ] as const) {
      const count = Math.round(w / ((36 * k * h) / 400));
      c.line(`M0 ${n(h * y0)}Q${n(w * 0.5)} ${n(h * (y0 + sag * 2))} ${n(w)} ${n(h * y0)}`, alpha('#fff2d0', 0.8), 1.4);
      for (let i = 0; i < count; i++) {
        const t = (i + 0.5) / count;
        c.place(w * t, h * (y0 + sag * 4 * t * (1 - t)), (k * h) / 400, (0.5 - t) * -10 + r.range(-4, 4), () =>
          banner(s, paper(i + from), o),
        );
      }
    }
    shadow(s, x, h * 0.9, h * 0.38, h * 0.05, 0.45);
    for (let i = 0; i < 26 + w / 16; i++)
      c.rect(r.range(0, w), r.range(h * 0.2, h), r.range(3, 6), r.range(2, 4), alpha(paper(i), 0.9), {
        t: `rotate(${r.int(-40, 40)} ${n(w / 2)} ${n(h / 2)})`,
      });
    bokeh(s, 12, pal.glow, 0, h, 20);
    motes(s, 16 + w / 34, '#ffe07a', { size: 1.8 });
  },
  heroes: [
    (s) => s.c.place(0, 8, 0.88, 0, () => calavera(s)),
    (s) => s.c.place(-4, 2, 0.86, 0, () => pinata(s)),
    (s) => s.c.place(0, 4, 0.9, 0, () => maracas(s)),
    (s) => s.c.place(0, 6, 0.86, 0, () => cactus(s)),
  ],
  extras: [
    (s) => marigold(s, 16, s.r.pick(['#ff9a1f', '#ffc01f', s.pal.accent])),
    (s) => {
      s.c.solid('M-6-10C6-14 14-2 8 10C4 18-6 20-16 18C-6 14-6 4-6-10Z', tone('#e8202a', 1.2), {
        depth: 3,
        line: 2.8,
        rim: '#ffc0a0',
      });
      s.c.line('M-2-11C-2-17 2-20 7-20', '#1c6a2a', 4.4);
      s.c.ellipse(0, -10, 7, 4, '#3aa84a', { stroke: INK, sw: 1.8 });
    },
    (s) => {
      const col = s.r.pick(PAPER);
      s.c.path('M-8 0L-20-9V9ZM8 0L20-9V9Z', shift(col, 0.1), { stroke: INK, sw: 2.6 });
      s.c.circle(0, 0, 10, s.c.rad(['#ffffff', col, shift(col, -0.2)], 0.36, 0.3, 0.8), { stroke: INK, sw: 2.8 });
    },
    (s) =>
      s.c.place(0, 0, 1, 0, () => {
        s.c.path(
          'M0-15C6-15 11-10 10-4C9 2 5 5 0 5C-5 5-9 2-10-4C-11-10-6-15 0-15Z',
          s.c.rad(['#ffffff', s.pal.accent, shift(s.pal.accent, -0.2)], 0.36, 0.3, 0.8),
          { stroke: INK, sw: 2.8 },
        );
        s.c.line('M0 6V19', INK, 6.4);
        s.c.line('M0 6V18', '#e8b06a', 3);
        s.c.line('M-9-5H9', '#fff6d8', 2.4);
      }),
  ],
  front(s) {
    const { c, r, w, h } = s;
    const k = Math.min(w, h);
    // Marigolds bank up in the lower corners.
    for (const q of [0, 1])
      for (let i = 0; i < 6; i++) {
        const t = i / 5;
        c.place(
          (q === 0 ? 1 : -1) * k * (t * 0.2) + q * w,
          h - k * (0.12 - t * 0.11) * r.range(0.5, 1.1),
          1,
          r.range(0, 60),
          () => marigold(s, k * r.range(0.035, 0.06), r.pick(['#ff8a1a', '#ffb81f', '#ff5a2a'])),
        );
      }
    sparkle(s, w * 0.08, h * 0.12, k * 0.02);
  },
};
