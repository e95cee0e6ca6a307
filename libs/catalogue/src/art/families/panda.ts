import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, motes } from '../light.ts';
import { palette } from '../palettes.ts';
import { ridgeLine, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

const INK = '#14161c';
const FUR = tone('#f6f2e8', 0.75);
const BLACK = tone('#34363e', 0.85);

/** A stroke of the brush: swells in the middle, runs dry at its end. */
function brush(
  s: Scene,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  bend: number,
  width: number,
  ink: string,
): void {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const len = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / len, dx / len];
  const at = (q: number) => `${n((x0 + x1) / 2 + nx * (bend + q))} ${n((y0 + y1) / 2 + ny * (bend + q))}`;
  s.c.path(`M${n(x0)} ${n(y0)}Q${at(width)} ${n(x1)} ${n(y1)}Q${at(-width)} ${n(x0)} ${n(y0)}Z`, ink);
}

/** A jointed cane with leaves; from 0,0 upwards. */
function cane(s: Scene, tall: number, wide: number, colour: string, leaves: number): void {
  const { c } = s;
  const t = tone(colour, 1);
  const step = wide * 3.4;
  for (let y = 0; y < tall; y += step) {
    const len = Math.min(step, tall - y) - 1.6;
    c.path(
      `M${n(-wide / 2)} ${n(-y)}C${n(-wide * 0.38)} ${n(-y - len * 0.3)} ${n(-wide * 0.38)} ${n(-y - len * 0.7)} ${n(-wide / 2)} ${n(-y - len)}H${n(wide / 2)}C${n(wide * 0.38)} ${n(-y - len * 0.7)} ${n(wide * 0.38)} ${n(-y - len * 0.3)} ${n(wide / 2)} ${n(-y)}Z`,
      c.lin([t.hi, t.base, t.lo], 0),
      { stroke: t.line, sw: wide * 0.16 },
    );
  }
  for (let i = 0; i < leaves; i++) {
    const y = -tall * (0.25 + 0.75 * (i / Math.max(1, leaves - 1)));
    const q = i % 2 === 0 ? 1 : -1;
    for (const a of [16, 44, 70])
      c.place(q * wide * 0.4, y, 1, 0, () =>
        c.group(`scale(${q} 1) rotate(${a})`, () => {
          const len = wide * (3.6 - a * 0.016);
          c.path(
            `M0 0C${n(len * 0.3)} ${n(-wide * 0.5)} ${n(len * 0.7)} ${n(-wide * 0.4)} ${n(len)} 0C${n(len * 0.7)} ${n(wide * 0.3)} ${n(len * 0.3)} ${n(wide * 0.4)} 0 0Z`,
            c.lin([t.hi, t.lo], 80),
            { stroke: t.line, sw: wide * 0.1 },
          );
        }),
      );
  }
}

function face(s: Scene): void {
  const { c } = s;
  c.mirror(() => {
    c.solid('M40-62C44-92 84-96 92-66C96-44 80-32 68-34Z', BLACK, { depth: 5, line: 4.6, rim: '#8a90a0' });
    c.path('M56-62C60-76 76-76 80-60C80-50 72-46 68-46Z', alpha('#8a7078', 0.5));
  });
  const head = 'M-82-2C-88-50-50-76 0-76C50-76 88-50 82-2C86 40 48 62 0 62C-48 62-86 40-82-2Z';
  c.solid(head, FUR, { depth: 11, line: 5.2, rim: '#ffffff' });
  c.clip(head, () => c.path('M20-80C60-40 60 30 20 70H100V-80Z', alpha('#9aa0b8', 0.22)));
  c.mirror(() => {
    c.solid('M14-14C16-38 48-40 58-18C66 6 58 26 42 26C24 24 12 8 14-14Z', BLACK, { depth: 4, line: 2 });
    c.circle(34, -4, 13, '#0c0e14');
    c.circle(34, -3, 12, c.rad(['#8a5a34', '#4a2a14', '#120a08'], 0.5, 0.75, 0.6));
    c.circle(48, 34, 12, c.rad([alpha('#ff7a6a', 0.5), alpha('#ff7a6a', 0)]));
  });
  for (const x of [-38, 30]) {
    c.circle(x, -8, 5.2, '#ffffff');
    c.circle(x + 8, 3, 2.4, alpha('#ffffff', 0.9));
  }
  c.solid('M-17 18C-14 10 14 10 17 18C16 28 6 34 0 34C-6 34-16 28-17 18Z', BLACK, { depth: 3, line: 3 });
  c.ellipse(-5, 18, 6, 2.6, alpha('#ffffff', 0.75));
  c.path('M0 34V40M-20 42C-14 50-4 50 0 40C4 50 14 50 20 42', 'none', { stroke: INK, sw: 4 });
}

function elder(s: Scene): void {
  const { c, pal } = s;
  const straw = tone(mix('#e0b060', pal.accent, 0.12), 1.1);
  const scarf = tone(pal.accent, 1.05);
  glow(s, 0, 0, 112, '#fffaf0', 0.8);
  c.solid('M-84 104C-86 66-56 46 0 46C56 46 86 66 84 104Z', BLACK, { depth: 8, line: 5, rim: '#8a90a0' });
  c.place(0, 16, 0.92, 0, () => face(s));
  c.solid('M-60 66C-30 84 30 84 60 66C68 74 66 86 58 92C24 106-24 106-58 92C-66 86-68 74-60 66Z', scarf, {
    depth: 6,
    line: 4.6,
    rim: '#ffd8c0',
  });
  c.solid('M34 84C44 80 54 82 58 90L66 112H40Z', scarf, { depth: 4, line: 4 });
  // A twig between the teeth.
  c.place(14, 56, 1, 66, () => cane(s, 66, 9, '#6aa83a', 3));
  // The broad hat of straw.
  const hat = 'M-108-22C-70-46-30-92 0-108C30-92 70-46 108-22C70-4 40-10 0-10C-40-10-70-4-108-22Z';
  c.solid(hat, straw, { depth: 9, line: 5.2, rim: '#fff6d8' });
  c.clip(hat, () => {
    for (let i = -9; i <= 9; i++) c.line(`M0-112L${i * 14}-4`, alpha(straw.lo, 0.7), 2.2);
    for (const [y, half] of [
      [-84, 30],
      [-62, 56],
      [-40, 84],
    ] as const)
      c.path(`M${-half} ${y + 8}Q0 ${y + 20} ${half} ${y + 8}`, 'none', { stroke: alpha(straw.lo, 0.9), sw: 3 });
    c.path('M-70-30C-40-50-20-80-4-104C-10-70-24-44-40-24Z', alpha('#ffffff', 0.4));
  });
}

function cub(s: Scene): void {
  const { c, pal } = s;
  glow(s, 0, 0, 114, '#fffaf0', 0.8);
  c.place(-64, 100, 1, -7, () => cane(s, 176, 15, mix('#6aa83a', pal.second, 0.4), 5));
  const belly = 'M-66 34C-70-10-36-26 0-26C36-26 70-10 66 34C72 76 44 96 0 96C-44 96-72 76-66 34Z';
  c.solid(belly, FUR, { depth: 10, line: 5, rim: '#ffffff' });
  c.path('M-66 20C-60-14-30-26 0-26C30-26 60-14 66 20C40 6-40 6-66 20Z', BLACK.base);
  // Soles with their pads.
  for (const [q, y] of [
    [-1, 76],
    [1, 76],
  ] as const)
    c.group(`translate(${q * 50} ${y}) scale(${q} 1) rotate(8)`, () => {
      c.solid('M-28 4C-32-20-14-34 4-32C26-30 36-8 30 10C24 28-20 30-28 4Z', BLACK, {
        depth: 6,
        line: 5,
        rim: '#9aa0b0',
      });
      c.ellipse(2, 4, 12, 9, '#e8a0a0');
      for (const [x, py] of [
        [-13, -10],
        [-2, -18],
        [11, -16],
        [19, -6],
      ] as const)
        c.circle(x, py, 4.6, '#e8a0a0');
    });
  c.place(0, -42, 0.78, 4, () => face(s));
  // Arms: one round the cane, one with a leaf.
  c.solid('M-48-8C-70-6-88 10-86 28C-84 42-66 44-56 36C-44 28-34 16-30 4Z', BLACK, {
    depth: 6,
    line: 5,
    rim: '#9aa0b0',
  });
  c.solid('M48-8C62 6 58 32 38 40C24 46 12 38 14 28C22 20 28 8 30-2Z', BLACK, { depth: 6, line: 5, rim: '#9aa0b0' });
  c.place(18, 34, 1, -118, () => cane(s, 40, 8, mix('#8ac84a', pal.second, 0.3), 3));
}

function crane(s: Scene): void {
  const { c, pal } = s;
  const white = tone('#fbf8f2', 0.8);
  glow(s, 0, 0, 110, '#ffffff', 0.8);
  c.circle(
    10,
    -14,
    82,
    c.rad([
      [0, mix(pal.accent, '#ffb08a', 0.25)],
      [0.85, pal.accent],
      [1, shift(pal.accent, -0.08)],
    ]),
  );
  for (const d of ['M-8 44C-10 66-12 84-14 106M-14 106L-30 110M-14 106L2 110', 'M4 44C18 58 26 64 14 78L2 84'])
    c.line(d, INK, 6);
  const feather = (x: number, y: number, len: number, wide: number, a: number, dark: boolean) =>
    c.place(x, y, 1, a, () =>
      c.solid(
        `M0 ${-wide}C${n(len * 0.5)} ${n(-wide * 1.3)} ${n(len * 0.9)} ${n(-wide)} ${len} 0C${n(len * 0.9)} ${n(wide * 0.8)} ${n(len * 0.4)} ${wide} 0 ${wide}Z`,
        dark ? tone('#2c2e38', 0.9) : white,
        { depth: 3, line: 3.4, rim: dark ? '#7a8090' : '#ffffff' },
      ),
    );
  // The far wing, then tail, body and the near wing.
  for (const [a, len] of [
    [-128, 84],
    [-116, 92],
    [-104, 92],
    [-92, 84],
  ] as const)
    feather(6, 4, len, 8, a, len > 86);
  for (const [a, len] of [
    [168, 66],
    [156, 60],
    [180, 58],
  ] as const)
    feather(-24, 32, len, 8, a, true);
  c.solid('M-44 34C-36 6 0-8 30 4C48 12 50 30 38 42C16 60-28 56-44 34Z', white, {
    depth: 6,
    line: 4.6,
    rim: '#ffffff',
  });
  for (const [a, len, dark] of [
    [-36, 104, true],
    [-48, 108, true],
    [-60, 106, true],
    [-72, 98, true],
    [-30, 66, false],
    [-44, 68, false],
    [-58, 66, false],
    [-72, 60, false],
  ] as const)
    feather(-14, 18, len, dark ? 9 : 12, 180 - a + 26, dark);
  c.solid('M-44 22C-40 2-8-4 8 8C10 22-4 36-22 38C-36 38-44 32-44 22Z', white, { depth: 4, line: 3.6 });
  // The neck in one black sweep, the crown red.
  const neck = 'M26 8C58 6 66-14 56-36C50-52 54-68 70-70';
  c.line(neck, INK, 24);
  c.line(neck, c.lin(['#ffffff', '#e8e4dc', '#3a3c48', '#24262e'], 90), 16);
  c.line('M34 4C58 0 60-16 52-34', '#24262e', 13);
  c.solid('M58-78C64-88 82-86 88-76L116-66L88-62C80-56 62-58 58-66Z', tone('#f4f0e8', 0.8), { depth: 3, line: 4.4 });
  c.path('M88-74L116-66L88-64Z', c.lin(['#8a9a5a', '#4a5a34']), { stroke: INK, sw: 2 });
  c.path('M60-80C66-90 80-88 85-79C78-76 68-76 60-80Z', c.lin(['#ff6a4a', '#c8141f']), { stroke: '#5a0410', sw: 2.4 });
  c.circle(78, -71, 3.4, INK);
}

function teapot(s: Scene): void {
  const { c, pal } = s;
  const glaze = tone(mix('#3a9a8a', pal.second, 0.3), 1.05);
  const rope = tone('#b8804a', 1.1);
  glow(s, 0, 0, 114, '#fffaf0', 0.85);
  // The handle of cane, spout and body.
  c.line('M-52-38C-60-112 60-112 52-38', rope.line, 15);
  c.line('M-52-38C-60-112 60-112 52-38', c.lin([rope.hi, rope.base, rope.lo], 0), 9);
  for (let i = 0; i < 7; i++) {
    const a = Math.PI * (0.16 + i * 0.113);
    c.line(
      `M${n(-Math.cos(a) * 49)} ${n(-40 - Math.sin(a) * 49)}l${n(-Math.cos(a) * 9)} ${n(-Math.sin(a) * 9)}`,
      rope.line,
      3,
    );
  }
  c.solid('M56 10C76 8 78-20 92-36L106-30C98-4 92 30 62 42Z', glaze, { depth: 5, line: 5, rim: '#e8fff0' });
  c.ellipse(99, -34, 8, 4.4, INK, { t: 'rotate(24 99 -34)' });
  const body = 'M-74 22C-74-26-40-42 0-42C40-42 74-26 74 22C74 58 50 80 34 84H-34C-50 80-74 58-74 22Z';
  c.solid(body, glaze, { depth: 12, line: 5.4, rim: '#e8fff0' });
  c.clip(body, () => {
    c.path('M-78 30C-40 22-10 34 20 28C44 24 60 32 80 26V-44H-78Z', alpha('#ffffff', 0.1));
    // A landscape of three strokes and a red seal.
    for (const [x0, y0, x1, y1, b, w] of [
      [-60, 60, -14, 8, -10, 8],
      [-14, 8, 20, 58, -6, 9],
      [8, 34, 34, 8, -5, 6],
      [34, 8, 66, 52, -6, 8],
    ] as const)
      brush(s, x0, y0, x1, y1, b, w, alpha('#06302c', 0.75));
    for (const [x, y, a] of [
      [-40, -6, 30],
      [-32, -14, 10],
      [-28, -2, 60],
      [-46, -16, -16],
    ] as const)
      c.place(x, y, 1, a, () => c.path('M0 0C8-5 18-4 24 0C18 4 8 4 0 0Z', alpha('#06302c', 0.7)));
    c.path('M-60-4C-50-24-34-34-16-36C-30-26-42-10-46 8C-50 18-64 12-60-4Z', alpha('#ffffff', 0.6));
    c.path('M-44 84C-40 60 30 60 60 40V96H-44Z', alpha(glaze.lo, 0.5));
  });
  c.rect(
    34,
    -14,
    20,
    20,
    c.lin([shift(pal.accent, 0.06), shift(pal.accent, -0.08)]),
    { stroke: alpha(INK, 0.5), sw: 1.6 },
    3,
  );
  c.line('M38-9H50M38-4H44V2M48-4V2H50', '#fff4e4', 2.2);
  c.solid('M-38-40C-34-56 34-56 38-40C24-32-24-32-38-40Z', glaze, { depth: 4, line: 4.6, rim: '#e8fff0' });
  c.solid('M-11-52C-14-66 14-66 11-52Z', tone('#e8d8b0', 1), { depth: 3, line: 4 });
  for (const q of [-1, 1])
    c.circle(q * 52, -36, 8, c.rad(['#fff0d0', rope.base, rope.lo]), { stroke: rope.line, sw: 3 });
  // A cup, and steam.
  c.solid('M-100 58H-50C-50 84-58 96-66 98H-84C-92 96-100 84-100 58Z', tone('#f4ecd8', 0.9), {
    depth: 5,
    line: 5,
    rim: '#ffffff',
  });
  c.ellipse(-75, 59, 24, 6.6, c.lin(['#c8d86a', '#7a9a2a']), { stroke: INK, sw: 3 });
  for (const [x, q] of [
    [-84, 1],
    [-68, -1],
  ] as const)
    c.path(
      `M${x} 50C${x - 14 * q} 36 ${x + 12 * q} 28 ${x} 12C${x + 20 * q} 26 ${x - 4 * q} 38 ${x} 50Z`,
      alpha('#ffffff', 0.75),
    );
}

export const panda: Family = {
  palettes: [
    palette('a8c4bc e4e4d0 fffaec 8aa8a0 5a7e70 5c7a6e fffaea d83a2a 4aa04a'),
    palette('d89a98 f6d4bc fff2e2 b08a9c 846478 7c6078 fff0dc d8442c 3a948a'),
    palette('86aac8 ccdfe8 f6fcf6 7c9cb8 4c7092 4a6a8c f4fcff ea5c2a 58aa4c'),
    palette('d0a048 f0d490 fff6d4 a88c54 726038 a87a3c fff6cc c82a20 4c8c3c'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    sky(s, 0.8);
    // Fibres of the paper.
    for (let i = 0; i < 60 + w / 8; i++)
      c.line(
        `M${n(r.range(0, w))} ${n(r.range(0, h))}q${n(r.range(-9, 9))} ${n(r.range(-5, 5))} ${n(r.range(-18, 18))} ${n(r.range(-4, 4))}`,
        alpha(r.chance(0.5) ? '#ffffff' : pal.far, 0.28),
        1,
      );
    c.circle(x + h * 0.26, y - h * 0.2, h * 0.13, c.lin([mix(pal.accent, '#ffffff', 0.1), alpha(pal.accent, 0.55)]));
    // Peaks washed from dark crests into mist.
    for (const [level, tall, o, rough] of [
      [0.62, 0.36, 0.5, 0.62],
      [0.72, 0.3, 0.7, 0.58],
      [0.82, 0.2, 0.85, 0.6],
    ] as const) {
      const line = ridgeLine(s, h * level, h * tall, rough, 6);
      const d = `M${line.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}L${n(w)} ${n(h)}L0 ${n(h)}Z`;
      c.path(
        d,
        c.lin([
          [0, alpha(mix(pal.far, pal.mid, o - 0.3), o)],
          [0.45, alpha(pal.far, o * 0.5)],
          [0.8, alpha(pal.sky[2], 0.1)],
        ]),
      );
      c.clip(d, () => {
        for (let i = 0; i < 26; i++) {
          const [px, py] = line[r.int(0, line.length - 1)] ?? [0, 0];
          brush(
            s,
            px,
            py,
            px + r.range(-30, 26),
            py + h * r.range(0.06, 0.16),
            r.range(-6, 6),
            r.range(2, 5),
            alpha(pal.mid, 0.35),
          );
        }
      });
      mist(s, h * (level + 0.06), h * 0.16, pal.sky[2], 0.8);
    }
    glow(s, x, y, h * 0.5, '#ffffff', 0.75);
    // The circle that a brush leaves in one turn.
    const R = h * 0.41;
    for (let i = 0; i < 7; i++) {
      const k = R + (i - 3) * h * 0.008;
      const a = 0.5 + i * 0.06;
      const b = a + 5.35 - i * 0.09;
      c.line(
        `M${n(x + Math.cos(a) * k)} ${n(y + Math.sin(a) * k)}A${n(k)} ${n(k)} 0 1 1 ${n(x + Math.cos(b) * k)} ${n(y + Math.sin(b) * k)}`,
        alpha(pal.near, 0.34),
        h * 0.009,
      );
    }
    for (const q of [-0.5, -0.41, 0.42, 0.51]) {
      const px = x + q * Math.max(h * 0.95, w * 0.8);
      c.place(px, h * 1.02, h / 400, r.range(-4, 4), () =>
        cane(s, 330 + r.range(0, 70), r.range(8, 12), alpha(mix(pal.mid, pal.second, 0.35), 1), 4),
      );
    }
    c.rect(0, h * 0.84, w, h * 0.16, c.lin([alpha(pal.mid, 0), alpha(mix(pal.mid, pal.near, 0.5), 0.85)]));
    motes(s, 14 + w / 40, '#ffffff', { size: 1.6 });
  },
  heroes: [
    (s) => s.c.place(0, 4, 0.88, 0, () => elder(s)),
    (s) => s.c.place(0, 4, 0.9, 0, () => cub(s)),
    (s) => s.c.place(-4, -2, 0.86, 0, () => crane(s)),
    (s) => s.c.place(0, 4, 0.9, 0, () => teapot(s)),
  ],
  extras: [
    (s) => s.c.place(0, 18, 1, s.r.range(-20, 20), () => cane(s, 36, 8, '#6aa83a', 2)),
    (s) => {
      s.c.rect(
        -15,
        -15,
        30,
        30,
        s.c.lin([shift(s.pal.accent, 0.06), shift(s.pal.accent, -0.1)]),
        { stroke: '#4a0808', sw: 2.4 },
        4,
      );
      s.c.line('M-9-8H9M-9-1H-1V9M5-1V9H9M-9 9H-5', '#fff4e4', 3.2);
    },
    (s) => {
      s.c.solid('M-16-6H16C16 10 10 16 6 17H-6C-10 16-16 10-16-6Z', tone('#f4ecd8', 0.9), { depth: 3, line: 2.6 });
      s.c.ellipse(0, -6, 15, 4.4, s.c.lin(['#c8d86a', '#7a9a2a']), { stroke: INK, sw: 2 });
    },
    (s) =>
      s.c.place(-16, 6, 1, -24, () =>
        s.c.solid('M0 0C10-9 26-8 36 0C26 7 10 8 0 0Z', tone('#5aa03a', 1), { depth: 3, line: 2.4 }),
      ),
  ],
  front(s) {
    const { r, w, h, pal } = s;
    const k = Math.min(w, h);
    // Leaves hang in from the upper corners, painted wet.
    for (const q of [0, 1])
      for (let i = 0; i < 8; i++) {
        const px = q === 0 ? k * r.range(-0.02, 0.22) : w - k * r.range(-0.02, 0.22);
        const py = k * r.range(-0.02, 0.05);
        const a = (q === 0 ? 1 : -1) * r.range(-0.1, 0.9);
        const len = k * r.range(0.12, 0.2);
        brush(
          s,
          px,
          py,
          px + Math.sin(a) * len,
          py + Math.cos(a) * len,
          r.range(-4, 4),
          k * 0.017,
          alpha(mix(pal.near, '#1c4a24', 0.4), r.range(0.55, 0.95)),
        );
      }
  },
};
