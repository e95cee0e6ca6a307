import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { bokeh, glow, mist, motes, rays, shadow, sparkle } from '../light.ts';
import { palette } from '../palettes.ts';
import { cloud, hills, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

const INK = '#3a1606';

/** A cell of the comb, a point upwards, as an outline. */
function cell(x: number, y: number, radius: number): string {
  return `M${Array.from({ length: 6 }, (_, i) => `${n(x + Math.sin((i / 3) * Math.PI) * radius)} ${n(y - Math.cos((i / 3) * Math.PI) * radius)}`).join('L')}Z`;
}

/** Honey that runs: contour, light from within, a bright edge at the upper left. */
function runny(s: Scene, d: string, line = 4): void {
  const { c } = s;
  c.path(d, INK, { stroke: '#7a3204', sw: line * 2 });
  c.path(d, c.lin(['#ffe27a', '#ffb81f', '#f08a08', '#ffb22a'], 80));
  c.clip(d, () => {
    c.line(d, alpha('#b85200', 0.75), 11, { t: 'translate(-3 -3)' });
    c.line(d, alpha('#fff6c0', 0.9), 5, { t: 'translate(3 3.4)' });
  });
}

/** A daisy-like ring of petals around the origin. */
function petals(s: Scene, count: number, length: number, half: number, colour: string, turn = 0): void {
  const { c } = s;
  const t = tone(colour, 1.05);
  const d = `M0 0C${-half * 0.5} ${-length * 0.25}${n(-half)} ${-length * 0.5}${n(-half)} ${-length * 0.74}C${n(-half)} ${-length * 0.95}${n(-half * 0.4)} ${-length} 0 ${n(-length * 0.93)}C${n(half * 0.4)} ${-length} ${n(half)} ${-length * 0.95} ${n(half)} ${-length * 0.74}C${n(half)} ${-length * 0.5} ${n(half * 0.5)} ${-length * 0.25} 0 0Z`;
  for (let i = 0; i < count; i++)
    c.group(`rotate(${n(turn + (i / count) * 360)})`, () => c.path(d, t.line, { stroke: t.line, sw: 8 }));
  for (let i = 0; i < count; i++)
    c.group(`rotate(${n(turn + (i / count) * 360)})`, () => {
      c.path(d, c.lin([t.hi, t.base, t.lo], 90), { stroke: t.line, sw: 2 });
      c.line(
        `M0 ${n(-length * 0.3)}V${n(-length * 0.8)}M${n(-half * 0.3)} ${n(-length * 0.35)}Q${n(-half * 0.5)} ${n(-length * 0.6)} ${n(-half * 0.45)} ${n(-length * 0.76)}M${n(half * 0.3)} ${n(-length * 0.35)}Q${n(half * 0.5)} ${n(-length * 0.6)} ${n(half * 0.45)} ${n(-length * 0.76)}`,
        alpha(t.lo, 0.6),
        2.4,
      );
      c.line(
        `M${n(-half * 0.78)} ${n(-length * 0.62)}C${n(-half * 0.8)} ${n(-length * 0.84)} ${n(-half * 0.6)} ${n(-length * 0.9)} ${n(-half * 0.3)} ${n(-length * 0.9)}`,
        alpha('#ffffff', 0.75),
        3,
      );
    });
}

function bee(s: Scene): void {
  const { c } = s;
  const fur = tone('#ffbe1f', 1.15);
  const dark = tone('#4a2410', 0.9);
  glow(s, 0, 0, 116, '#fff3b0', 0.75);
  const wing = (x: number, y: number, k: number, turn: number) =>
    c.place(x, y, k, turn, () => {
      const d = 'M0 6C-26-10-44-54-28-84C-16-104 16-104 28-82C42-52 24-10 0 6Z';
      c.path(d, '#2a5a9a', { stroke: '#1c3a70', sw: 7 });
      c.path(d, c.lin(['#ffffff', '#d0f0ff', '#8ac8f4'], 80));
      c.clip(d, () => {
        c.line('M0 4C-4-30-6-60-2-96M-2-40C-12-52-24-60-34-64M-2-40C8-54 20-62 34-66', alpha('#3a7ac8', 0.55), 3.4);
        c.path('M-40-100H-6C-20-70-18-30-4 6H-40Z', alpha('#ffffff', 0.55));
      });
    });
  wing(8, -22, 0.78, 34);
  wing(-30, -16, 0.7, -64);
  // Sting and hind legs.
  c.path('M-78 44L-104 58L-80 66Z', dark.base, { stroke: dark.line, sw: 6 });
  for (const [x, y] of [
    [-26, 78],
    [4, 80],
    [30, 70],
  ] as const) {
    c.line(`M${x} ${y - 12}Q${x + 8} ${y + 6} ${x - 2} ${y + 18}`, dark.line, 11);
    c.line(`M${x} ${y - 12}Q${x + 8} ${y + 6} ${x - 2} ${y + 18}`, dark.base, 5);
  }
  const body = 'M-90 48C-94 10-56-26-12-26C34-26 58 4 56 36C54 66 24 84-16 84C-56 84-86 74-90 48Z';
  c.solid(body, fur, { depth: 10, line: 5, rim: '#fff6b8' });
  c.clip(body, () => {
    for (const [x, wide] of [
      [-78, 16],
      [-44, 22],
      [-6, 22],
    ] as const) {
      c.path(
        `M${x}-40C${x - 18} 0 ${x - 18} 60 ${x + 4} 96H${x + wide + 6}C${x + wide - 16} 60 ${x + wide - 16} 0 ${x + wide}-40Z`,
        c.lin(['#7a4420', '#3e1c0c', '#240c06']),
      );
    }
    c.path('M-100 60C-50 76 20 74 60 40V100H-100Z', alpha('#5a1a04', 0.32));
    c.path('M-70 4C-52-14-24-20 4-18C-20-10-46-2-62 14C-70 20-76 12-70 4Z', alpha('#ffffff', 0.6));
  });
  wing(-8, -22, 0.92, -16);
  // Collar of fluff.
  const collar =
    'M22-34C34-44 46-34 44-24C56-18 56-6 48 0C58 8 56 22 46 26C52 36 46 48 36 48C34 60 20 64 12 56C18 44 10 38 14 30C6 22 8 10 14 4C6-8 12-22 22-34Z';
  c.solid(collar, tone('#ffe9a8', 0.8), { depth: 5, line: 4, rim: '#ffffff' });
  // Feelers, head and face.
  for (const d of ['M42-46C40-72 52-86 66-88', 'M70-46C76-66 88-76 102-72']) {
    c.line(d, dark.line, 10);
    c.line(d, dark.base, 4.6);
  }
  for (const [x, y] of [
    [66, -88],
    [102, -72],
  ] as const)
    c.circle(x, y, 8.5, c.rad(['#ffb08a', '#8a3a1c', '#3a1408'], 0.34, 0.3, 0.8), { stroke: dark.line, sw: 3 });
  const head = 'M16-4C16-36 36-54 62-54C90-54 108-32 106-4C104 26 86 42 60 42C34 42 16 26 16-4Z';
  c.solid(head, fur, { depth: 8, line: 5, rim: '#fffbd0' });
  c.clip(head, () => c.path('M10-60H110V-38C84-50 46-50 20-24H10Z', alpha('#ffffff', 0.35)));
  for (const [x, y, k] of [
    [48, -10, 1],
    [86, -10, 0.88],
  ] as const) {
    c.ellipse(x, y, 15 * k, 19 * k, '#ffffff', { stroke: dark.line, sw: 3.6 });
    c.ellipse(x + 3, y + 2, 10.5 * k, 14 * k, c.lin(['#1a0a06', '#5a2a10', '#c8742a']));
    c.circle(x - 1, y - 5, 5 * k, '#ffffff');
    c.circle(x + 6, y + 8, 2.4 * k, alpha('#ffffff', 0.85));
  }
  c.path('M54 16C60 34 80 34 86 16C76 21 64 21 54 16Z', '#8a1c20', { stroke: dark.line, sw: 3.4 });
  c.path('M62 25C68 31 74 31 79 25C73 22 68 22 62 25Z', '#ff7a7a');
  for (const x of [34, 98]) c.ellipse(x, 15, 9, 6.5, alpha('#ff5a3a', 0.6));
}

function comb(s: Scene): void {
  const { c } = s;
  const k = 35;
  const step = k * Math.sqrt(3);
  const cells = [
    [0, 0, 0],
    [1, 0, 2],
    [-1, 0, 1],
    [0.5, 1, 1],
    [-0.5, 1, 2],
    [0.5, -1, 1],
    [-0.5, -1, 2],
    [1.5, -1, 1],
  ] as const;
  const spots = cells.slice(0, 7).map(([q, row, kind]) => [q * step, row * k * 1.5 - 16, kind] as const);
  glow(s, 0, 0, 122, '#ffd24a', 0.9);
  const all = spots.map(([x, y]) => cell(x, y, k + 3)).join('');
  // Depth of the slab below the face.
  c.path(all, INK, { stroke: INK, sw: 11, t: 'translate(4 11)' });
  c.path(all, c.lin(['#b8640a', '#6a2c04']), { stroke: '#7a3404', sw: 2, t: 'translate(4 11)' });
  c.path(all, INK, { stroke: INK, sw: 10 });
  c.path(all, c.lin(['#ffe89a', '#f5b32a', '#c8740c'], 60));
  for (const [x, y, kind] of spots) {
    c.line(cell(x, y, k + 0.5), alpha('#8a4404', 0.7), 3);
    c.line(cell(x - 1, y - 1.4, k - 3), alpha('#fff6c8', 0.9), 3);
    const inner = cell(x, y, k - 7);
    if (kind === 2) {
      c.path(inner, c.lin(['#ffe6a0', '#f2b84a', '#d08a1c'], 70), { stroke: '#8a4a08', sw: 3.4 });
      c.path(cell(x - 2, y - 3, k * 0.5), alpha('#fff6d0', 0.7));
      continue;
    }
    c.path(inner, c.lin(['#5a2002', '#a85004'], 90), { stroke: '#6a2c04', sw: 3.4 });
    c.clip(inner, () => {
      c.path(cell(x + 1, y + (kind === 0 ? 2 : 7), k - 6), c.lin(['#d87404', '#ff9f0f', '#ffd24a'], 80));
      c.ellipse(x, y + k * 0.34, k * 0.52, k * 0.26, alpha('#fff0a0', 0.75));
      c.line(
        `M${n(x - k * 0.6)} ${n(y - k * 0.28)}L${n(x)} ${n(y - k * 0.62)}L${n(x + k * 0.6)} ${n(y - k * 0.28)}`,
        alpha('#3a1002', 0.55),
        7,
      );
    });
    c.path(
      `M${n(x - 15)} ${n(y - 2)}C${n(x - 17)} ${n(y - 10)} ${n(x - 8)} ${n(y - 15)} ${n(x - 2)} ${n(y - 15)}C${n(x - 7)} ${n(y - 10)} ${n(x - 9)} ${n(y - 6)} ${n(x - 9)} ${n(y)}C${n(x - 10)} ${n(y + 4)} ${n(x - 14)} ${n(y + 3)} ${n(x - 15)} ${n(y - 2)}Z`,
      alpha('#ffffff', 0.95),
    );
  }
  // The honey wells up from the middle and runs over the lower edge.
  runny(
    s,
    'M-24-4C-30-24 24-30 26-6C28 6 36 8 46 14C58 20 60 32 58 46C57 60 60 66 56 72C52 78 44 76 43 68C42 58 40 50 35 50C29 50 30 62 28 78C26 92 32 102 25 106C16 110 11 102 12 92C13 76 14 56 8 52C0 48-4 54-5 66C-6 74-4 84-9 87C-17 90-21 84-20 74C-19 62-18 50-25 48C-33 46-32 58-34 66C-38 74-48 72-48 62C-48 44-52 36-46 26C-40 16-28 12-24-4Z',
  );
  c.path('M-14-6C-14-16-2-20 6-17C-2-12-4-4-8 6C-12 14-18 10-14-6Z', alpha('#ffffff', 0.95));
  for (const d of ['M-40 36C-36 28-32 28-30 24', 'M-12 62V76', 'M20 62V92', 'M50 36V60'])
    c.line(d, alpha('#fffbe0', 0.9), 4.4);
  sparkle(s, -56, -66, 18);
}

function pot(s: Scene): void {
  const { c, pal } = s;
  const clay = tone(mix('#3a7ad8', pal.second, 0.55), 1.05);
  const wood = tone('#b0703a', 1.1);
  glow(s, 0, 0, 120, '#ffd24a', 0.85);
  // The dipper leans in the mouth.
  c.place(24, -40, 1, 32, () => {
    c.solid('M-6 30L-5-66C-5-74 5-74 5-66L6 30Z', wood, { depth: 3, line: 4 });
    c.circle(0, -68, 9, c.rad(['#ffe0b0', '#b0703a', '#5a2e10'], 0.35, 0.3, 0.8), { stroke: wood.line, sw: 3.4 });
  });
  const body = 'M-62-30C-92-12-98 40-78 70C-66 90-40 96 0 96C40 96 66 90 78 70C98 40 92-12 62-30Z';
  c.solid(body, clay, { depth: 12, line: 5, rim: '#e0f4ff' });
  c.clip(body, () => {
    c.path('M34-40C66 0 66 60 30 100H110V-40Z', alpha(clay.lo, 0.5));
    c.path('M-74-6C-86 20-84 50-72 64C-64 70-60 62-64 52C-70 32-66 12-60 0C-56-12-68-18-74-6Z', alpha('#ffffff', 0.65));
  });
  c.path('M-70-40C-70-62 70-62 70-40C74-34 74-26 66-22C40-10-40-10-66-22C-74-26-74-34-70-40Z', clay.line, {
    stroke: clay.line,
    sw: 9,
  });
  c.path(
    'M-70-40C-70-62 70-62 70-40C74-34 74-26 66-22C40-10-40-10-66-22C-74-26-74-34-70-40Z',
    c.lin([clay.hi, clay.base, clay.lo], 20),
  );
  c.ellipse(0, -40, 61, 13.5, '#6a2c02');
  c.ellipse(0, -38, 58, 11.5, c.lin(['#e07c04', '#ffb51f', '#ffe27a'], 70));
  // Honey over the rim.
  runny(
    s,
    'M-62-40C-40-28-10-27 14-27C36-28 54-34 62-40C70-34 72-22 68-8C66 0 56 0 55-8C54-16 46-18 43-10C40 2 44 20 36 26C28 30 22 22 24 10C25-2 20-8 13-6C5-4 8 6 6 12C2 20-8 18-8 8C-8-2-12-8-19-6C-28-4-24 14-25 28C-26 40-40 42-42 30C-44 16-40 0-48-4C-56-6-54 6-60 8C-68 8-70-2-69-14C-68-26-68-34-62-40Z',
    3.4,
  );
  for (const d of ['M-60-26V-8', 'M-34-12V22', 'M-2-14V4', 'M31-14V12', 'M61-26V-14'])
    c.line(d, alpha('#fffbe0', 0.9), 4);
  c.path('M-40-42C-24-49 6-50 20-48C4-46-18-43-34-38C-40-37-44-40-40-42Z', alpha('#ffffff', 0.85));
  // A cell as the maker's mark.
  const badge = cell(4, 58, 31);
  c.path(badge, INK, { stroke: '#5a2804', sw: 7 });
  c.path(badge, c.lin(['#fff0b0', '#ffc43a', '#e88a0c'], 70));
  c.line(cell(4, 58, 25), alpha('#a85404', 0.7), 2.6);
  c.place(3, 60, 0.21, -8, () => bee(s));
  // The head of a second dipper in front of the pot, dripping.
  c.place(-62, -58, 0.9, -24, () => {
    c.solid('M-5-4L-4-46H4L5-4Z', wood, { depth: 2, line: 4 });
    const drip = 'M-9 40C-8 56-5 66-6 78C-6 88 8 88 7 78C6 66 9 56 9 40Z';
    c.group('rotate(24 0 40)', () => runny(s, drip, 3.4));
    for (const [y, half] of [
      [0, 15],
      [11, 22],
      [22, 25],
      [33, 22],
      [43, 14],
    ] as const) {
      c.rect(-half, y - 6, half * 2, 10.5, wood.line, { stroke: wood.line, sw: 6 }, 5);
      c.rect(-half, y - 6, half * 2, 10.5, c.lin(['#ffe08a', '#f5a81c', '#c06a08'], 20), {}, 5);
      c.line(`M${-half + 5} ${y - 2.6}H${n(half * 0.2)}`, alpha('#fffbe0', 0.95), 2.8);
    }
  });
}

function flower(s: Scene): void {
  const { c, pal } = s;
  const leafTone = tone('#3aa03a', 1.1);
  glow(s, 0, 0, 118, '#fff6c0', 0.7);
  c.line('M4 30C10 60 2 84-10 104', leafTone.line, 17);
  c.line('M4 30C10 60 2 84-10 104', c.lin([leafTone.hi, leafTone.lo], 0), 9);
  for (const q of [-1, 1])
    c.group(`translate(0 82) scale(${q} 1)`, () => {
      const d = 'M2 10C16-14 50-36 92-30C86 2 44 24 2 10Z';
      c.solid(d, leafTone, { depth: 6, line: 4.4, rim: '#d8ffb0' });
      c.line('M8 6C34 0 58-12 82-26M34-2L40-18M34-2L50 4M54-11L58-24M54-11L68-8', alpha(leafTone.line, 0.6), 2.6);
    });
  c.place(0, -14, 1, 0, () => {
    petals(s, 10, 88, 22, shift(pal.accent, -0.08), 18);
    petals(s, 10, 76, 21, pal.accent, 0);
    c.circle(2, 4, 37, alpha('#2a0a04', 0.4));
    c.circle(0, 0, 34, c.rad(['#fff0a0', '#ffbe1f', '#d8780a', '#8a3a04'], 0.38, 0.32, 0.76), { stroke: INK, sw: 4.6 });
    for (let i = 0; i < 54; i++) {
      const q = Math.sqrt((i + 0.5) / 54) * 29;
      const x = Math.cos(i * 2.39996) * q;
      const y = Math.sin(i * 2.39996) * q;
      c.circle(x + 0.7, y + 1, 2.7, alpha('#8a3a04', 0.6));
      c.circle(x, y, 2.4, mix('#fff6b0', '#f08a0a', Math.min(1, (x + y + 40) / 76)));
    }
  });
  for (const [x, y, k] of [
    [-52, -52, 1],
    [58, 18, 0.8],
    [-26, 44, 0.65],
  ] as const) {
    c.ellipse(
      x,
      y,
      8 * k,
      9.5 * k,
      c.rad([alpha('#ffffff', 0.5), alpha('#c8f0ff', 0.6), alpha('#3a7ac8', 0.75)], 0.6, 0.7, 0.7),
      { stroke: alpha('#1c3a7a', 0.7), sw: 1.8 },
    );
    c.circle(x - 3 * k, y - 4 * k, 2.8 * k, '#ffffff');
  }
  c.place(52, -66, 0.4, -10, () => bee(s));
}

/** A straw hive on its bench; foot at 0,0. */
function skep(s: Scene, x: number, y: number, k: number, flip: boolean): void {
  const { c, pal } = s;
  c.place(
    x,
    y,
    k,
    0,
    () => {
      shadow(s, 0, 2, 78, 16, 0.5);
      const wood = mix('#7a4a24', pal.near, 0.3);
      c.path('M-60-14H-48V6H-60ZM48-14H60V6H48Z', shift(wood, -0.1));
      c.rect(-72, -22, 144, 12, c.lin([shift(wood, 0.12), wood]), {}, 3);
      for (const [half, top] of [
        [58, -42],
        [60, -62],
        [56, -82],
        [46, -101],
        [32, -118],
        [16, -132],
      ] as const) {
        const straw = mix('#e8a83a', pal.mid, 0.15);
        c.rect(
          -half,
          top,
          half * 2,
          22,
          c.lin([shift(straw, 0.14), straw, shift(straw, -0.16)], 20),
          { stroke: alpha('#5a2c08', 0.6), sw: 2 },
          11,
        );
      }
      c.path('M-15-22V-34C-15-52 15-52 15-34V-22Z', '#3a1606');
      glow(s, 0, -32, 26, '#ffb83a', 0.5);
    },
    flip,
  );
}

/** A meadow flower on its stalk; foot at 0,0. */
function bloom(s: Scene, x: number, y: number, tall: number, colour: string): void {
  const { c, r, pal } = s;
  const lean = r.range(-0.2, 0.2) * tall;
  c.line(
    `M${n(x)} ${n(y)}Q${n(x)} ${n(y - tall * 0.6)} ${n(x + lean)} ${n(y - tall)}`,
    mix('#2f8a34', pal.near, 0.3),
    Math.max(1.4, tall * 0.04),
  );
  const k = tall * 0.24;
  for (let i = 0; i < 8; i++)
    c.ellipse(x + lean, y - tall - k * 0.6, k * 0.3, k * 0.6, c.lin([shift(colour, 0.12), shift(colour, -0.08)]), {
      t: `rotate(${i * 45} ${n(x + lean)} ${n(y - tall)})`,
    });
  c.circle(x + lean, y - tall, k * 0.42, c.rad(['#fff0a0', '#f2a41c', '#a85a08']));
}

export const honey: Family = {
  palettes: [
    palette('1462d0 5ab8f4 fff2b8 7ac04a 4a9e38 174a1e fff2a8 f4507a 5a4ae8'),
    palette('6a1450 ea5a2a ffdc80 c8803a 8f5a26 3a1812 ffe69a f0f0ff d8283c'),
    palette('2c1004 a04c06 ffbe30 a86a14 744008 281204 ffdc60 ff7a2a 1f8a8a'),
    palette('14246a 2a86a8 d4f4b0 3a9672 267458 0a302e fff4b8 b45af4 e8442a'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    sky(s, 0.74);
    rays(s, x, y, Math.max(w, h), '#fff4c0', { count: 18, strength: 0.32 });
    for (let i = 0; i < 2 + w / 260; i++)
      cloud(
        s,
        r.range(0, w),
        h * r.range(0.1, 0.4),
        h * r.range(0.24, 0.4),
        mix('#ffffff', pal.sky[2], 0.35),
        mix(pal.sky[1], pal.sky[2], 0.4),
        0.5,
      );
    // A comb of light fades outwards from the hero.
    const k = h * 0.085;
    for (let row = -6; row <= 6; row++)
      for (let q = -9; q <= 9; q++) {
        const cx = (q + (row % 2 === 0 ? 0 : 0.5)) * k * Math.sqrt(3);
        const cy = row * k * 1.5;
        const far = Math.hypot(cx, cy) / (h * 0.62);
        if (far > 1) continue;
        c.path(cell(x + cx, y + cy, k * 0.92), alpha(pal.glow, r.range(0, 0.3) * (1 - far)), {
          stroke: alpha('#fff4c0', 0.5 * (1 - far)),
          sw: h * 0.007,
        });
      }
    glow(s, x, y, h * 0.56, pal.glow, 0.85);
    hills(s, h * 0.7, 22, mix(pal.far, pal.sky[2], 0.5), pal.far);
    mist(s, h * 0.74, h * 0.14, pal.sky[2], 0.4);
    hills(s, h * 0.79, 14, mix(pal.far, '#fff0a0', 0.25), pal.mid);
    const side = Math.max(h * 0.38, w * 0.28);
    for (const [q, size] of [
      [-1, 1],
      [1, 0.86],
      [-1.6, 0.66],
      [1.6, 0.7],
    ] as const)
      skep(s, x + q * side, h * (0.85 - Math.max(0, Math.abs(q) - 1) * 0.06), (h / 400) * size, q > 0);
    hills(s, h * 0.87, 10, mix(pal.mid, '#d8f07a', 0.2), mix(pal.mid, pal.near, 0.7));
    const colours = [pal.accent, '#ffffff', pal.second, '#ffcf3a', '#ff8ab0'];
    for (let i = 0; i < 14 + w / 26; i++) {
      const q = r.range(0, 1);
      bloom(s, r.range(0, w), h * (0.88 + q * 0.13), h * (0.05 + q * 0.07), r.pick(colours));
    }
    bokeh(s, 16, '#ffe9a0', 0, h, 20);
    motes(s, 22 + w / 26, '#ffd84a', { size: 2 });
  },
  heroes: [
    (s) => s.c.place(-4, 0, 0.98, -6, () => bee(s)),
    (s) => s.c.place(0, -2, 0.96, 0, () => comb(s)),
    (s) => s.c.place(4, 4, 0.95, 0, () => pot(s)),
    (s) => s.c.place(0, 0, 0.96, 0, () => flower(s)),
  ],
  extras: [
    (s) => s.c.place(0, 0, 0.19, s.r.range(-20, 10), () => bee(s)),
    (s) => {
      const d = 'M0-20C6-8 14 0 14 8C14 16 7 20 0 20C-7 20-14 16-14 8C-14 0-6-8 0-20Z';
      s.c.path(d, s.c.lin(['#ffe68a', '#ffb01c', '#d87004'], 70), { stroke: '#6a2c04', sw: 3 });
      s.c.path('M-8 8C-8 2-4-2-2-6C-3 2-4 6-3 12C-4 16-8 14-8 8Z', alpha('#ffffff', 0.9));
    },
    (s) => {
      s.c.path(cell(0, 0, 18), s.c.lin(['#fff0a0', '#f2b02a', '#b86a0a'], 60), { stroke: '#5a2804', sw: 3 });
      s.c.path(cell(0, 0, 11.5), s.c.lin(['#c86404', '#ff9f14', '#ffd45a'], 80), { stroke: '#8a4404', sw: 1.6 });
      s.c.path('M-6-1C-6-6-2-8 2-8C-2-5-3-2-3 2C-4 4-6 2-6-1Z', alpha('#ffffff', 0.9));
    },
    (s) =>
      s.c.place(0, 0, 1, s.r.range(0, 40), () => {
        petals(s, 6, 20, 6.6, s.r.pick([s.pal.accent, '#ffffff', s.pal.second]));
        s.c.circle(0, 0, 6.4, s.c.rad(['#fff0a0', '#f2a41c', '#a85a08']), { stroke: INK, sw: 1.6 });
      }),
  ],
  front(s) {
    const { c, r, w, h, pal } = s;
    const k = Math.min(w, h);
    // Honey hangs from the upper edge, longest in the corners; grass stands along the lower one.
    let d = `M-6-6V${n(k * 0.05)}`;
    for (let x = -6; x < w + 8;) {
      const step = k * r.range(0.045, 0.075);
      const corner = Math.max(0, Math.abs((x + step / 2) / w - 0.5) * 2 - 0.45);
      const reach = k * (0.02 + r.range(0.1, 0.3) * corner);
      const base = k * 0.016 + k * 0.05 * corner;
      d += `C${n(x + step * 0.24)} ${n(base)} ${n(x + step * 0.2)} ${n(base + reach)} ${n(x + step * 0.5)} ${n(base + reach)}C${n(x + step * 0.8)} ${n(base + reach)} ${n(x + step * 0.76)} ${n(base)} ${n(x + step)} ${n(base)}`;
      x += step;
    }
    d += 'V-6Z';
    c.path(d, c.lin(['#c86a04', '#ffae1a', '#ffd452']), { stroke: '#7a3404', sw: k * 0.012 });
    c.clip(d, () => c.line(d, alpha('#fff6c0', 0.8), k * 0.008, { t: `translate(${n(k * 0.006)} ${n(-k * 0.008)})` }));
    let grass = `M-4 ${n(h + 4)}`;
    for (let x = -4; x < w + 4;) {
      const step = k * r.range(0.014, 0.03);
      const edge = Math.max(0, Math.abs(x / w - 0.5) * 2 - 0.35);
      grass += `L${n(x)} ${n(h - k * 0.008)}Q${n(x + step * 0.2)} ${n(h - k * 0.05)} ${n(x + step * r.range(-0.4, 1.4))} ${n(h - k * (0.02 + edge * r.range(0.1, 0.28)))}Q${n(x + step * 0.8)} ${n(h - k * 0.04)} ${n(x + step)} ${n(h - k * 0.008)}`;
      x += step;
    }
    c.path(`${grass}V${n(h + 4)}Z`, c.lin([mix(pal.near, '#7ac03a', 0.45), pal.near]));
    for (const q of [0.03, 0.12, 0.88, 0.97])
      bloom(s, w * q, h + k * 0.01, k * r.range(0.16, 0.26), r.pick([pal.accent, '#ffffff', '#ffcf3a']));
  },
};
