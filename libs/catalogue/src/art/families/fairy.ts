import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { bokeh, glow, mist, motes, rays, sparkle, stars } from '../light.ts';
import { GOLD, palette } from '../palettes.ts';
import { hills, leaf, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

const INK = '#1c1038';

/** One pair of gauzy wings behind the origin, light showing through their veins. */
function wings(s: Scene, upper: string, lower: string): void {
  const { c } = s;
  const high = 'M6 12C10-60 60-112 96-104C124-96 112-28 78 2C56 20 28 24 6 12Z';
  const low = 'M6 14C44 12 92 26 92 58C92 88 58 92 36 66C22 50 12 32 6 14Z';
  c.mirror(() => {
    for (const [d, colour] of [
      [low, lower],
      [high, upper],
    ] as const) {
      c.path(d, INK, { stroke: INK, sw: 7 });
      c.path(d, c.lin(['#ffffff', mix(colour, '#ffffff', 0.45), colour], 140));
      c.clip(d, () => {
        c.path(d, 'none', { stroke: alpha('#ffffff', 0.8), sw: 7 });
        const veins =
          d === high
            ? 'M6 12C40-20 66-60 92-100M6 12C50-8 84-30 104-60M6 12C44 10 70 4 92-22M46-26C50-50 54-70 66-94'
            : 'M6 14C40 28 64 46 82 74M6 14C46 22 72 34 92 46M32 34C36 50 44 64 58 80';
        c.line(veins, alpha(shift(colour, -0.2), 0.7), 2.2);
        c.line(veins, alpha('#ffffff', 0.9), 0.9, { t: 'translate(-1 -1.4)' });
      });
    }
    for (const [x, y, k] of [
      [92, -84, 6],
      [84, -46, 4.4],
      [78, 62, 5],
    ] as const)
      c.circle(x, y, k, c.rad(['#ffffff', alpha('#ffffff', 0.6), alpha('#ffffff', 0)]));
  });
}

function sprite(s: Scene): void {
  const { c, pal } = s;
  const skin = tone('#ffcda6', 0.75);
  const hair = tone(mix('#ff8a3a', pal.accent, 0.45), 1.1);
  const bell = tone(pal.second, 1.05);
  glow(s, 0, -10, 118, pal.glow, 0.8);
  wings(s, mix(pal.second, '#8af0ff', 0.5), mix(pal.accent, '#ffb0f0', 0.4));
  // Hair behind the neck and a collar of leaves.
  c.solid('M-54-10C-66 30-60 62-44 76C-20 88 20 88 44 76C60 62 66 30 54-10Z', tone(hair.lo, 0.9), {
    depth: 5,
    line: 4.4,
  });
  c.solid('M-15 48H15L20 82H-20Z', tone('#f2b48c', 0.8), { depth: 4, line: 4 });
  for (const [a, k] of [
    [156, 1],
    [24, 1],
    [130, 1.06],
    [50, 1.06],
    [90, 1.12],
  ] as const)
    c.group(`translate(0 68) rotate(${a}) scale(${k})`, () => {
      c.solid('M0-14C18-20 40-12 54 0C40 12 18 20 0 14Z', tone('#4ab04a', 1.1), { depth: 4, line: 4, rim: '#e0ffb0' });
      c.line('M4 0H44', alpha('#0c3a1c', 0.6), 2.2);
    });
  // Ears, face.
  c.mirror(() => {
    c.solid('M40-6C54-30 78-42 98-42C94-14 72 14 42 18Z', skin, { depth: 4, line: 4.4, rim: '#fff4e0' });
    c.path('M48-4C58-18 72-28 86-32C80-14 66 2 48 8Z', alpha('#d8603a', 0.5));
  });
  const face = 'M-48-10C-48-56 48-56 48-10C48 30 22 60 0 62C-22 60-48 30-48-10Z';
  c.solid(face, skin, { depth: 7, line: 4.6, rim: '#fff6e8' });
  c.mirror(() => {
    c.circle(34, 22, 11, c.rad([alpha('#ff5a6a', 0.7), alpha('#ff5a6a', 0)]));
    c.ellipse(21, 0, 14, 17, '#ffffff', { stroke: INK, sw: 3.4 });
    c.path('M4-12C12-24 32-24 39-7L46-12', 'none', { stroke: INK, sw: 4.6 });
    c.line('M10-27C18-33 28-32 35-26', hair.line, 3.6);
  });
  for (const x of [-20, 22]) {
    c.circle(
      x,
      2,
      11.4,
      c.rad([mix(pal.second, '#b0ffe8', 0.5), shift(mix(pal.second, '#1a9a7a', 0.5), -0.05), '#0a2a4a'], 0.5, 0.7, 0.7),
    );
    c.ellipse(x, 2, 5.4, 7, '#0a0a24');
    c.circle(x - 4, -4, 4.4, '#ffffff');
    c.circle(x + 4, 8, 2.2, alpha('#ffffff', 0.9));
  }
  for (const [x, y] of [
    [-12, 21],
    [-3, 25],
    [8, 22],
  ] as const)
    c.circle(x, y, 1.7, alpha('#b8582a', 0.7));
  c.path('M-6 17C-3 21 3 21 6 17', 'none', { stroke: '#b05a3a', sw: 3 });
  c.path('M-16 35C-6 50 8 50 18 34C8 38-6 39-16 35Z', '#c8243f', { stroke: INK, sw: 3 });
  c.path('M-9 37C-3 40 6 40 11 37L9 40C4 43-3 43-7 40Z', '#ffffff');
  // Fringe and the bellflower worn as a hat.
  const fringe =
    'M-56 12C-66-36-44-70 0-72C44-70 66-36 56 12C50 0 48-14 42-22C34-16 28-20 20-32C10-18-6-18-14-30C-22-16-36-18-42-24C-48-12-50 0-56 12Z';
  c.solid(fringe, hair, { depth: 6, line: 4.4, rim: '#ffe8b0' });
  c.line(
    'M-40-52C-48-40-52-24-52-10M-12-62C-16-52-16-44-14-34M22-60C26-50 24-42 20-36M46-46C52-34 54-20 53-8',
    alpha(hair.lo, 0.7),
    3,
  );
  const hat =
    'M-60-34C-50-66-34-102 0-106C34-102 50-66 60-34C50-40 42-38 36-26C28-42 12-42 0-26C-12-42-28-42-36-26C-42-38-50-40-60-34Z';
  c.solid(hat, bell, { depth: 9, line: 4.8, rim: '#ffffff' });
  c.clip(hat, () => {
    c.line('M0-108V-28M-6-104C-24-84-32-56-35-30M6-104C24-84 32-56 35-30', alpha(bell.lo, 0.8), 3.4);
    c.path('M-30-86C-44-64-50-50-52-42C-40-60-30-74-18-92Z', alpha('#ffffff', 0.5));
  });
  c.line('M0-104C-2-118 10-124 18-118', '#123a1c', 10);
  c.line('M0-104C-2-118 10-124 18-118', '#5ac04a', 5);
  c.mirror(() => c.solid('M0-108C10-112 22-106 28-92C16-90 4-96 0-108Z', tone('#4ab04a', 1.1), { depth: 2, line: 3 }));
}

function toadstool(s: Scene): void {
  const { c, pal } = s;
  const cap = tone(mix('#f0284a', pal.accent, 0.35), 1.15);
  const stem = tone('#fff0d8', 0.85);
  glow(s, 0, 0, 120, pal.glow, 0.7);
  const foot = 'M-36-10C-40 30-54 60-58 92C-30 104 30 104 58 92C54 60 40 30 36-10Z';
  c.solid(foot, stem, { depth: 10, line: 5, rim: '#ffffff' });
  c.clip(foot, () => {
    for (const x of [-44, -26, 28, 46])
      c.line(`M${n(x * 0.7)}-10C${n(x * 0.8)} 30 ${x} 60 ${n(x * 1.1)} 100`, alpha('#b08a6a', 0.45), 2.6);
  });
  // Gills, door and window.
  c.path('M-88-14C-40 20 40 20 88-14C40-34-40-34-88-14Z', INK, { stroke: INK, sw: 8 });
  c.path('M-88-14C-40 18 40 18 88-14C40-34-40-34-88-14Z', c.lin(['#8a5a6a', '#f0d0b8', '#fff0d8']));
  for (let i = -9; i <= 9; i++)
    c.line(`M${n(i * 2.6)}-22L${n(i * 9)} ${n(8 - Math.abs(i) * 2.1)}`, alpha('#8a4a5a', 0.55), 1.8);
  glow(s, -8, 56, 44, '#ffc24a', 0.7);
  c.solid('M-30 98V58C-30 32 14 32 14 58V98Z', tone('#9a5a2a', 1.15), { depth: 4, line: 4.4, rim: '#ffd0a0' });
  c.line('M-15 42V98M0 42V98', alpha('#3a1a08', 0.7), 2.4);
  c.path('M-19 58C-19 46 3 46 3 58V64H-19Z', c.lin(['#fffbd0', '#ffb83a']), { stroke: '#3a1a08', sw: 3 });
  c.circle(7, 76, 3.6, c.rad(['#ffffff', GOLD, '#6a3a04']), { stroke: '#3a1a08', sw: 1.6 });
  c.circle(32, 50, 12, c.rad(['#fffbe0', '#ffc83a', '#f08a1a']), { stroke: '#5a2c10', sw: 4.4 });
  c.line('M20 50H44M32 38V62', '#5a2c10', 2.8);
  // The cap with its spots.
  const top =
    'M-98-14C-102-72-54-104 0-104C54-104 102-72 98-14C84-4 70-18 54-16C36-14 30-2 12-2C-8-2-14-16-32-16C-52-16-60-2-76-4C-88-4-96-8-98-14Z';
  c.solid(top, cap, { depth: 13, line: 5.4, rim: '#ffc0c8' });
  c.clip(top, () => {
    c.path('M30-110C76-90 84-40 56 6H120V-110Z', alpha(cap.lo, 0.45));
    for (const [x, y, rx, ry, a] of [
      [-52, -54, 21, 18, -26],
      [8, -70, 24, 17, 0],
      [64, -44, 17, 16, 24],
      [-6, -26, 14, 9, 0],
      [-84, -22, 11, 12, -30],
      [38, -24, 10, 8, 10],
      [-30, -92, 11, 7, -16],
      [50, -84, 10, 7, 24],
    ] as const) {
      const t = `rotate(${a} ${x} ${y})`;
      c.ellipse(x + 1.4, y + 3, rx, ry, alpha(cap.line, 0.5), { t });
      c.ellipse(x, y, rx, ry, c.lin(['#ffffff', '#fff0e0', '#d8b0b8'], 60), { t });
    }
    c.path('M-84-44C-80-74-52-94-22-98C-46-84-66-68-72-42C-76-32-86-34-84-44Z', alpha('#ffffff', 0.55));
  });
  c.solid('M52-92V-112H70V-80Z', tone('#b06a4a', 1), { depth: 3, line: 3.6 });
  for (const [x, y, k] of [
    [64, -122, 7],
    [73, -133, 9],
  ] as const)
    c.circle(x, y, k, c.rad([alpha('#ffffff', 0.9), alpha('#ffffff', 0.2)]));
}

function firefly(s: Scene, x: number, y: number, k: number): void {
  const { c } = s;
  glow(s, x, y, 20 * k, '#f8ff8a', 1);
  c.ellipse(x - 4 * k, y - 5 * k, 6 * k, 2.6 * k, alpha('#ffffff', 0.85), {
    t: `rotate(38 ${n(x - 4 * k)} ${n(y - 5 * k)})`,
  });
  c.ellipse(x + 4 * k, y - 5 * k, 6 * k, 2.6 * k, alpha('#ffffff', 0.85), {
    t: `rotate(-38 ${n(x + 4 * k)} ${n(y - 5 * k)})`,
  });
  c.ellipse(x, y + 2 * k, 4.2 * k, 5.6 * k, c.lin(['#4a2a10', '#f8ff6a', '#ffffff']));
}

function jar(s: Scene): void {
  const { c, pal } = s;
  const cord = tone('#d8a86a', 1);
  glow(s, 0, 14, 124, '#eaff7a', 0.9);
  c.line('M-40-64C-60-116 60-116 40-64', '#3a2410', 8);
  c.line('M-40-64C-60-116 60-116 40-64', c.lin([cord.hi, cord.lo], 0), 4);
  const body = 'M-44-58C-46-42-72-34-74-6V66C-74 88-58 96-40 97H40C58 96 74 88 74 66V-6C72-34 46-42 44-58Z';
  c.path(body, '#0c2a4a', { stroke: '#0c2a4a', sw: 10 });
  c.path(
    body,
    c.rad(
      [
        [0, '#fdffd0'],
        [0.35, '#c8f07a'],
        [0.7, mix('#3ab08a', pal.second, 0.3)],
        [1, mix('#14506a', pal.second, 0.3)],
      ],
      0.5,
      0.55,
      0.62,
    ),
  );
  c.clip(body, () => {
    c.path('M-80 74C-50 58-20 72 4 66C34 60 56 70 80 62V110H-80Z', c.lin(['#6ac04a', '#1a5a2a']));
    for (let i = 0; i < 9; i++)
      c.line(
        `M${-60 + i * 15} 80Q${-62 + i * 15} ${58 - (i % 3) * 8} ${-54 + i * 15 + (i % 2) * 6} ${44 - (i % 3) * 10}`,
        i % 2 ? '#8ae05a' : '#2a8a3a',
        4,
      );
    c.place(34, 74, 0.3, 8, () => toadstool(s));
    for (const [x, y, k] of [
      [-6, 8, 1.9],
      [-44, 36, 1.2],
      [36, -10, 1.3],
      [-34, -18, 1],
      [10, 46, 1.1],
      [48, 28, 0.9],
    ] as const)
      firefly(s, x, y, k);
    c.line(body, alpha('#06283a', 0.4), 18, { t: 'translate(-4 -6)' });
    c.line(body, alpha('#ffffff', 0.8), 5, { t: 'translate(3 3)' });
    c.path('M-58-2C-62 20-62 50-58 66C-52 74-46 66-48 56C-52 34-50 12-46-2C-44-16-56-16-58-2Z', alpha('#ffffff', 0.7));
    c.path('M60 0C64 24 62 54 56 74C54 54 56 24 52 2C50-8 58-8 60 0Z', alpha('#ffffff', 0.4));
  });
  // A leaf tied over the mouth.
  c.solid(
    'M-62-66C-40-92 40-92 62-66C70-58 62-46 52-52C48-40 36-38 28-48C20-36 6-36 0-48C-6-36-20-36-28-48C-36-38-48-40-52-52C-62-46-70-58-62-66Z',
    tone(mix('#4ab04a', pal.accent, 0.12), 1.1),
    { depth: 6, line: 4.6, rim: '#e4ffb0' },
  );
  c.line('M0-84V-52M-26-80L-34-56M26-80L34-56', alpha('#0c3a1c', 0.6), 2.4);
  c.path('M-48-58C-20-50 20-50 48-58', 'none', { stroke: '#3a2410', sw: 8 });
  c.path('M-48-58C-20-50 20-50 48-58', 'none', { stroke: cord.base, sw: 4 });
  c.line('M0-52C-18-66-28-46 0-50C28-46 18-66 0-52L-12-26M0-52L14-28', '#3a2410', 7);
  c.line('M0-52C-18-66-28-46 0-50C28-46 18-66 0-52L-12-26M0-52L14-28', cord.hi, 3.6);
}

function butterfly(s: Scene): void {
  const { c, pal } = s;
  const moon = tone('#ffe9a8', 0.8);
  const one = pal.accent;
  const two = pal.second;
  glow(s, 0, 0, 122, pal.glow, 0.85);
  c.solid('M38-94C-30-110-96-62-94 8C-92 72-34 108 26 96C-18 82-46 44-44 2C-42-42-8-80 38-94Z', moon, {
    depth: 8,
    line: 4.4,
    rim: '#ffffff',
  });
  c.place(16, -2, 0.96, 14, () => {
    c.mirror(() => {
      const low = 'M2 18C24 16 66 30 70 58C72 78 58 84 46 76C46 92 34 100 26 88C14 68 6 42 2 18Z';
      const high = 'M2 14C8-34 44-88 84-86C106-82 100-50 92-34C98-12 74 10 48 18C30 24 12 22 2 14Z';
      for (const [d, colour] of [
        [low, two],
        [high, one],
      ] as const) {
        c.path(d, INK, { stroke: INK, sw: 9 });
        c.path(d, c.lin([shift(colour, 0.2), colour, shift(colour, -0.2)], 120));
        c.clip(d, () => {
          c.line(d, shift(colour, -0.34), 20);
          c.line(
            d === high
              ? 'M2 14C40-20 66-54 86-84M2 14C44-2 74-18 96-34M2 14C24-24 44-56 58-82'
              : 'M2 18C28 34 50 54 66 76M2 18C18 44 28 66 34 92',
            alpha(INK, 0.7),
            2.8,
          );
        });
      }
      for (const [x, y, k] of [
        [84, -72, 4.4],
        [91, -56, 3.6],
        [86, -24, 4],
        [70, -2, 3.6],
        [62, 62, 4],
        [46, 68, 3],
        [34, 84, 3.6],
      ] as const)
        c.circle(x, y, k, '#fff8e0');
      c.circle(58, -44, 14, c.rad(['#ffffff', '#ffe07a', alpha('#ff9a2a', 0.9), INK]), { stroke: INK, sw: 2.4 });
      c.circle(40, 48, 9, c.rad(['#ffffff', '#ffe07a', INK]), { stroke: INK, sw: 2 });
      c.line('M2-26C8-52 20-66 34-72', INK, 4);
      c.circle(35, -72, 5, '#ffd84a', { stroke: INK, sw: 2.4 });
    });
    c.solid('M0-34C12-34 12-20 8-12C12 10 8 52 0 72C-8 52-12 10-8-12C-12-20-12-34 0-34Z', tone('#6a4a8a', 1), {
      depth: 3,
      line: 4,
    });
    for (const y of [4, 18, 32, 46]) c.line(`M-6 ${y}Q0 ${y + 5} 6 ${y}`, '#e8c8ff', 2.2);
  });
  sparkle(s, -62, -46, 16);
}

export const fairy: Family = {
  palettes: [
    palette('101c66 4a70d8 ffc4e4 5a78c8 38509a 0c1a44 c8f4ff f05ab0 3ac8e8'),
    palette('043a46 1f9a88 e8ffb0 3aa890 1f7a6a 052c30 f0ffb8 ff7a5a 8a7af8'),
    palette('4a1460 c8509a ffe0b0 a05aa8 70387a 24082c ffd8f0 ff9a2a 4ad0b8'),
    palette('2a2a7a 8a6ae0 ffd0d8 7a78d0 5450a0 14123c ffe8c8 f8c83a f0529a'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    sky(s, 0.8);
    stars(s, 40, h * 0.5);
    rays(s, x, y - h * 0.1, Math.max(w, h), pal.glow, { count: 12, from: 20, to: 160, strength: 0.4 });
    glow(s, x, y, h * 0.6, pal.glow, 0.9);
    c.circle(x, y - h * 0.03, h * 0.37, c.rad([alpha('#ffffff', 0.1), alpha('#ffffff', 0.28)]));
    for (let i = 0; i < 5 + w / 110; i++) {
      const tx = r.range(0, w);
      const k = h * r.range(0.02, 0.05);
      c.path(
        `M${n(tx - k)} ${n(h * 0.8)}C${n(tx - k * 0.4)} ${n(h * 0.5)} ${n(tx - k * 0.9)} ${n(h * 0.2)} ${n(tx - k * 1.4)} 0H${n(tx + k * 1.3)}C${n(tx + k * 0.5)} ${n(h * 0.3)} ${n(tx + k * 0.5)} ${n(h * 0.5)} ${n(tx + k * 1.2)} ${n(h * 0.8)}Z`,
        alpha(pal.far, r.range(0.35, 0.7)),
      );
    }
    mist(s, h * 0.62, h * 0.3, pal.sky[2], 0.45);
    hills(s, h * 0.76, 16, mix(pal.far, pal.sky[2], 0.3), pal.mid);
    const side = Math.max(h * 0.36, w * 0.27);
    for (const [q, k] of [
      [-1, 0.42],
      [1, 0.34],
      [-1.45, 0.26],
      [1.5, 0.3],
    ] as const)
      c.place(
        x + q * side,
        h * 0.75,
        (k * h) / 400,
        q * 4,
        () => toadstool({ ...s, pal: { ...pal, accent: mix(pal.accent, pal.mid, 0.35) } }),
        q > 0,
      );
    hills(s, h * 0.86, 12, mix(pal.mid, '#a8f07a', 0.22), pal.near);
    // Strings of lights from branch to branch.
    for (const [y0, sag] of [
      [0.08, 0.16],
      [0.02, 0.3],
    ] as const) {
      c.line(`M0 ${n(h * y0)}Q${n(w * 0.5)} ${n(h * (y0 + sag * 2))} ${n(w)} ${n(h * y0)}`, alpha(pal.near, 0.8), 1.6);
      for (let i = 1; i < 11; i++) {
        const t = i / 11;
        const ly = h * (y0 + sag * 4 * t * (1 - t)) + 4;
        glow(s, w * t, ly, 13, '#ffe07a', 0.9);
        c.circle(w * t, ly, 2.6, '#fffbe0');
      }
    }
    bokeh(s, 16, mix(pal.glow, '#ffffff', 0.4), 0, h, 18);
    motes(s, 26 + w / 24, '#eaff8a', { size: 2.2, top: h * 0.3 });
  },
  heroes: [
    (s) => s.c.place(0, 6, 0.9, 0, () => sprite(s)),
    (s) => s.c.place(0, 6, 0.9, 0, () => toadstool(s)),
    (s) => s.c.place(0, 2, 0.94, 0, () => jar(s)),
    (s) => butterfly(s),
  ],
  extras: [
    (s) => s.c.place(0, 2, 0.18, 0, () => toadstool(s)),
    (s) => firefly(s, 0, 0, 2),
    (s) => {
      const t = tone('#ffd84a', 1.1);
      s.c.solid('M0-20L6-7L20-6L9 4L13 18L0 10L-13 18L-9 4L-20-6L-6-7Z', t, { depth: 3, line: 2.4, rim: '#ffffff' });
    },
    (s) =>
      s.c.place(-14, 8, 1, -28, () => {
        s.c.solid('M0 0C8-14 26-16 36 0C26 12 8 12 0 0Z', tone(s.r.pick([s.pal.accent, s.pal.second, '#ff9ac8']), 1), {
          depth: 3,
          line: 2.4,
          rim: '#ffffff',
        });
        s.c.line('M2 0H28', alpha('#ffffff', 0.7), 1.6);
      }),
  ],
  front(s) {
    const { c, r, w, h, pal } = s;
    const k = Math.min(w, h);
    const bark = mix(pal.near, '#050818', 0.35);
    for (const q of [0, 1]) {
      c.group(q === 0 ? '' : `translate(${n(w)} 0) scale(-1 1)`, () => {
        c.path(
          `M-4-4H${n(k * 0.36)}C${n(k * 0.24)} ${n(k * 0.03)} ${n(k * 0.12)} ${n(k * 0.05)} ${n(k * 0.07)} ${n(k * 0.16)}C${n(k * 0.035)} ${n(k * 0.3)} ${n(k * 0.05)} ${n(k * 0.46)} ${n(k * 0.02)} ${n(k * 0.62)}C${n(k * 0.03)} ${n(h - k * 0.2)} ${n(k * 0.06)} ${n(h - k * 0.08)} ${n(k * 0.1)} ${n(h + 4)}H-4Z`,
          bark,
        );
        for (let i = 0; i < 9; i++)
          leaf(
            s,
            k * r.range(0, 0.34),
            k * r.range(-0.01, 0.05),
            k * r.range(0.06, 0.12),
            r.range(20, 130),
            mix(pal.near, '#2a8a4a', 0.5),
            mix('#8ae06a', pal.mid, 0.4),
          );
      });
    }
  },
};
