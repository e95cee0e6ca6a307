import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, motes, shadow, sparkle } from '../light.ts';
import { palette } from '../palettes.ts';
import { sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

const INK = '#06040f';

/** A glowing tube: three halos and a hot core. */
function neon(s: Scene, d: string, colour: string, width = 2.6, strength = 1): void {
  for (const [k, o] of [
    [5.4, 0.14],
    [3.2, 0.26],
    [1.7, 0.75],
  ] as const)
    s.c.line(d, alpha(colour, o * strength), width * k);
  s.c.line(d, alpha(mix(colour, '#ffffff', 0.8), strength), width * 0.8);
}

function android(s: Scene): void {
  const { c, pal } = s;
  const plate = tone('#5a6488', 1.35);
  const skin = tone(mix('#e8b8c8', pal.second, 0.14), 0.9);
  const hair = tone(mix(pal.accent, '#2a0a4a', 0.1), 1.15);
  glow(s, 0, -8, 120, pal.accent, 0.6);
  // Collar of armour, neck with its cables.
  c.solid('M-88 104C-84 74-54 62-28 58H28C54 62 84 74 88 104Z', tone('#262a48', 1.3), {
    depth: 7,
    line: 5,
    rim: pal.second,
  });
  c.solid('M-24 34H24L28 74H-28Z', plate, { depth: 4, line: 4.4 });
  for (const x of [-14, 0, 14]) c.line(`M${x} 42C${x - 4} 54 ${x + 4} 60 ${x} 74`, INK, 4);
  neon(s, 'M-76 92C-60 78-40 72-24 82L0 98L24 82C40 72 60 78 76 92', pal.second, 2.4);
  // Hair behind; a sharp bob.
  c.solid('M-66 34C-84-10-84-96 0-100C84-96 84-10 66 34L52 44L44 10H-44L-52 44Z', hair, {
    depth: 8,
    line: 5,
    rim: '#ffffff',
  });
  const face = 'M-46-20C-48-70 48-70 46-20C46 16 28 46 0 58C-28 46-46 16-46-20Z';
  c.solid(face, skin, { depth: 7, line: 4.6, rim: '#ffffff' });
  c.clip(face, () => {
    // One half is machine.
    c.path('M6-80L10-30L2-8L14 8L8 30L12 70H60V-80Z', c.lin([plate.hi, plate.base, plate.lo], 30));
    c.line('M6-80L10-30L2-8L14 8L8 30L12 70', INK, 3.4);
    c.line('M24 16L46 8M22 28L40 24M16 44L30 38', INK, 2.6);
    for (const [x, y] of [
      [34, 34],
      [22, 8],
      [40, -2],
    ] as const)
      c.circle(x, y, 2.6, INK);
    c.path('M14 20L30 14L34 24L18 30Z', c.lin(['#1a1c30', '#3a4068']), { stroke: INK, sw: 2 });
    c.circle(-26, 20, 13, c.rad([alpha(pal.accent, 0.55), alpha(pal.accent, 0)]));
  });
  neon(s, 'M16 12L22 26L18 40', pal.second, 1.6);
  c.path('M-2 8C-6 16-6 20 0 22', 'none', { stroke: alpha(INK, 0.6), sw: 3 });
  c.path(
    'M-15 36C-8 31-3 33 0 34C3 33 8 31 15 36C8 43-8 43-15 36Z',
    c.lin([mix(pal.accent, '#ff5a8a', 0.4), shift(pal.accent, -0.2)]),
    { stroke: INK, sw: 2.6 },
  );
  // The visor.
  const visor = 'M-58-30C-30-40 30-40 58-30L54-6C34 4 14-2 6-8H-6C-14-2-34 4-54-6Z';
  c.path(visor, INK, { stroke: INK, sw: 8 });
  c.path(visor, c.lin(['#0a0420', mix(pal.second, '#06142a', 0.55), pal.second, '#ffffff', pal.accent, '#14042a'], 8));
  c.clip(visor, () => {
    for (let y = -40; y < 6; y += 4) c.line(`M-60 ${y}H60`, alpha(INK, 0.3), 1.4);
    c.path('M-50-34L-20-38L-38 2L-58 0Z', alpha('#ffffff', 0.4));
    for (const x of [-28, 28]) {
      c.circle(x, -18, 9, 'none', { stroke: alpha('#ffffff', 0.9), sw: 2 });
      c.circle(x, -18, 3, '#ffffff');
    }
  });
  neon(s, 'M-58-31C-30-41 30-41 58-31', pal.second, 2);
  // Fringe and ear pieces.
  const fringe = 'M-60-14C-76-60-56-104 4-104C58-104 74-62 60-14L52-42L36-30L28-52L6-34L-10-54L-30-32L-44-46Z';
  c.solid(fringe, hair, { depth: 7, line: 4.8, rim: '#ffffff' });
  c.clip(fringe, () => {
    c.line('M-54-60C-40-88-14-98 10-98M-46-46C-36-70-20-84 0-88M22-90C38-80 50-64 54-44', alpha('#ffffff', 0.45), 4);
    c.path('M30-110C54-90 60-60 56-20L80-20V-110Z', alpha(hair.lo, 0.7));
  });
  c.mirror(() => {
    c.solid('M56-44H74C82-36 82-4 74 4H58C52-4 52-36 56-44Z', plate, { depth: 4, line: 4.4, rim: '#ffffff' });
    c.circle(67, -20, 9, INK);
    c.circle(67, -20, 6, c.rad(['#ffffff', pal.second, shift(pal.second, -0.25)]));
    c.line('M70-44L82-92', INK, 6);
    c.line('M70-44L82-92', plate.hi, 2.6);
    c.circle(82, -94, 4.6, c.rad(['#ffffff', pal.accent]), { stroke: INK, sw: 2 });
  });
}

function chip(s: Scene): void {
  const { c, pal } = s;
  const board = tone(mix('#0f3a4a', pal.second, 0.2), 1.1);
  glow(s, 0, 0, 122, pal.second, 0.7);
  c.group('translate(0 4) scale(1 0.86) rotate(45)', () => {
    // Pins.
    for (let side = 0; side < 4; side++)
      c.group(`rotate(${side * 90})`, () => {
        for (let i = -4; i <= 4; i++) {
          c.rect(i * 13 - 4.4, -92, 8.8, 26, INK, { stroke: INK, sw: 4 }, 2);
          c.rect(i * 13 - 3.4, -91, 6.8, 25, c.lin(['#fff0b8', '#e8a92c', '#7a430c'], 0), {}, 2);
        }
      });
    c.rect(-70, -66, 140, 140, INK, { stroke: INK, sw: 8 }, 10);
    c.rect(-70, -70, 140, 140, c.lin([board.hi, board.base, board.lo], 45), { stroke: INK, sw: 5 }, 10);
    const traces: string[] = [];
    for (let side = 0; side < 4; side++)
      c.group(`rotate(${side * 90})`, () => {
        const d =
          'M-46-66V-54L-34-42V-36M-28-66V-50L-20-42V-36M-10-66V-36M10-66V-36M28-66V-50L20-42V-36M46-66V-54L34-42V-36';
        traces.push(d);
        neon(s, d, side % 2 ? pal.accent : pal.second, 1.7);
        for (const x of [-46, -10, 28]) c.circle(x, -62, 3.4, '#fff6d0', { stroke: INK, sw: 1.4 });
      });
    c.rect(-36, -36, 72, 72, INK, { stroke: INK, sw: 6 }, 6);
    c.rect(-36, -38, 72, 72, c.lin(['#7a86b0', '#3a4268', '#161a30'], 45), {}, 6);
    c.rect(
      -28,
      -30,
      56,
      56,
      c.rad(['#ffffff', mix(pal.accent, '#ffffff', 0.3), pal.accent, shift(pal.accent, -0.3)]),
      { stroke: INK, sw: 3 },
      4,
    );
    c.line('M-34-34H34M-34-34V30', alpha('#ffffff', 0.7), 2);
    c.line('M-66-66H66M-66-66V64', alpha('#ffffff', 0.35), 2.4);
  });
  // A bolt stands in the light.
  glow(s, 0, 2, 60, pal.accent, 0.8);
  const bolt = 'M10-40L-24 8H-4L-12 42L24-8H4Z';
  c.path(bolt, INK, { stroke: INK, sw: 9 });
  c.path(bolt, c.lin(['#ffffff', '#fff6a0', '#ffc81f']));
  c.path('M8-34L-18 4H-8L4-24Z', '#ffffff');
  for (const [x, y] of [
    [-74, -58],
    [76, -50],
    [-60, 72],
    [70, 66],
  ] as const)
    sparkle(s, x, y, 11, mix(pal.second, '#ffffff', 0.5));
}

function hoverCar(s: Scene): void {
  const { c, pal } = s;
  const paint = tone(pal.accent, 1.3);
  const dark = tone('#2a2c44', 1.2);
  for (const q of [-1, 1]) {
    glow(s, q * 62, 74, 56, pal.second, 0.9);
    c.ellipse(q * 62, 78, 44, 12, c.rad(['#ffffff', alpha(pal.second, 0.9), alpha(pal.second, 0)]));
  }
  glow(s, 0, 0, 112, pal.glow, 0.55);
  // Engine pods.
  c.mirror(() => {
    c.solid('M48 16C64 4 92 8 100 28C104 46 100 62 90 68H50C42 56 40 30 48 16Z', dark, {
      depth: 6,
      line: 5,
      rim: pal.second,
    });
    c.path('M52 64H90C92 74 86 80 72 80C58 80 50 74 52 64Z', c.lin(['#ffffff', pal.second, shift(pal.second, -0.2)]), {
      stroke: INK,
      sw: 3.4,
    });
    for (const x of [60, 70, 80]) c.line(`M${x} 26V56`, INK, 4);
    neon(s, 'M56 18C68 12 84 14 92 28', pal.second, 1.8);
    c.solid('M46-34C66-40 92-38 108-30L104-18C86-22 62-22 44-16Z', paint, { depth: 3, line: 4.4 });
  });
  // Cabin.
  const cabin = 'M-58-14C-52-54-36-78 0-80C36-78 52-54 58-14Z';
  c.solid(cabin, paint, { depth: 8, line: 5.4, rim: '#ffffff' });
  const glass = 'M-46-14C-42-46-28-68 0-70C28-68 42-46 46-14C20-22-20-22-46-14Z';
  c.path(glass, c.lin(['#14143a', mix(pal.second, '#0a1a3a', 0.4), mix(pal.second, '#ffffff', 0.35), '#1a0a34'], 64), {
    stroke: INK,
    sw: 4,
  });
  c.clip(glass, () => {
    c.path('M-40-6L-20-76H-6L-24-6Z', alpha('#ffffff', 0.5));
    c.path('M-14-6L2-76H8L-4-6Z', alpha('#ffffff', 0.35));
    for (const [x, y, k] of [
      [22, -30, 12],
      [36, -24, 8],
    ] as const)
      c.rect(x, y, k * 0.5, k, alpha(pal.accent, 0.8));
  });
  // Nose.
  const nose =
    'M-82 10C-80-12-60-22-30-26C-10-28 10-28 30-26C60-22 80-12 82 10C84 36 66 54 40 60H-40C-66 54-84 36-82 10Z';
  c.solid(nose, paint, { depth: 10, line: 5.4, rim: '#ffffff' });
  c.clip(nose, () => {
    c.path('M-14-30L-6 62H6L14-30Z', c.lin([alpha('#ffffff', 0.75), alpha('#ffffff', 0.1)]));
    c.path('M-90 30C-40 22 40 22 90 30V70H-90Z', alpha(paint.lo, 0.7));
  });
  c.mirror(() => {
    const lamp = 'M24 6L74-4C76 8 72 16 64 18L30 20Z';
    c.path(lamp, INK, { stroke: INK, sw: 6 });
    c.path(lamp, c.lin(['#ffffff', mix(pal.second, '#ffffff', 0.6), pal.second], 20));
    glow(s, 48, 8, 34, pal.second, 0.9);
    c.ellipse(48, 8, 14, 3.4, '#ffffff', { t: 'rotate(-10 48 8)' });
  });
  c.solid('M-34 34H34L26 54H-26Z', tone('#14162a', 1.1), { depth: 3, line: 4 });
  for (const x of [-18, -9, 0, 9, 18]) c.line(`M${x} 38L${x * 0.9} 50`, '#5a648a', 3);
  neon(s, 'M-78 26C-50 34-40 30-30 26H30C40 30 50 34 78 26', pal.second, 1.8);
  sparkle(s, -26, -60, 18);
}

function holoCube(s: Scene): void {
  const { c, pal } = s;
  const metal = tone('#4a5074', 1.35);
  // Projector.
  shadow(s, 0, 92, 84, 14, 0.6);
  c.path('M-34 72L-92-70H92L34 72Z', c.lin([alpha(pal.second, 0), alpha(pal.second, 0.28), alpha('#ffffff', 0.75)]));
  c.solid('M-62 72C-40 62 40 62 62 72L74 92C44 104-44 104-74 92Z', metal, { depth: 6, line: 5, rim: '#ffffff' });
  c.ellipse(0, 72, 42, 8.6, INK);
  c.ellipse(0, 71, 37, 6.6, c.rad(['#ffffff', mix(pal.second, '#ffffff', 0.4), pal.second]));
  for (const x of [-48, -24, 0, 24, 48])
    c.circle(x, 90 - Math.abs(x) * 0.07, 3.6, x % 48 === 0 ? pal.accent : pal.second, { stroke: INK, sw: 1.6 });
  for (const [ry, y] of [
    [16, 58],
    [20, 44],
  ] as const)
    c.ellipse(0, y, 54 + (58 - y), ry * 0.5, 'none', { stroke: alpha(pal.second, 0.6), sw: 1.6 });
  // The cube: back edges, then glassy faces, then a second cube inside.
  glow(s, 0, -26, 92, pal.accent, 0.8);
  const corner = (k: number, turn: number, y: number) => {
    const a = [0, 1, 2, 3].map((i) => (i / 4) * Math.PI * 2 + turn);
    const ring = (dy: number) => a.map((q): [number, number] => [Math.cos(q) * k, y + dy + Math.sin(q) * k * 0.36]);
    return { top: ring(-k * 0.66), low: ring(k * 0.66) };
  };
  const shape = (ps: readonly (readonly [number, number])[]) =>
    `M${ps.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`;
  for (const [k, turn, one, two] of [
    [80, 0.42, pal.second, pal.accent],
    [36, 0.2, pal.accent, '#ffffff'],
  ] as const) {
    const { top, low } = corner(k, turn, -24);
    const quad = (i: number) => {
      const j = (i + 1) % 4;
      return [top[i] ?? [0, 0], top[j] ?? [0, 0], low[j] ?? [0, 0], low[i] ?? [0, 0]] as const;
    };
    for (const i of [2, 3]) c.poly(quad(i), alpha(one, 0.14), { stroke: alpha(one, 0.6), sw: 1.6 });
    if (k > 50) continue;
    c.poly(quad(0), c.lin([mix(one, '#ffffff', 0.4), one, shift(one, -0.2)], 60));
    c.poly(quad(1), c.lin([one, shift(one, -0.28)], 60));
    c.poly(top, c.lin(['#ffffff', mix(one, '#ffffff', 0.5)]));
    for (const d of [shape(quad(0)), shape(quad(1)), shape(top)]) neon(s, d, two, 1.4);
  }
  const { top, low } = corner(80, 0.42, -24);
  const quad = (i: number) => {
    const j = (i + 1) % 4;
    return [top[i] ?? [0, 0], top[j] ?? [0, 0], low[j] ?? [0, 0], low[i] ?? [0, 0]] as const;
  };
  for (const i of [0, 1]) {
    c.poly(quad(i), c.lin([alpha('#ffffff', 0.3), alpha(pal.second, 0.1), alpha(pal.accent, 0.28)], 60));
    c.clip(shape(quad(i)), () => {
      for (let y = -90; y < 60; y += 7) c.line(`M-100 ${y}H100`, alpha(pal.second, 0.28), 1.4);
    });
    neon(s, shape(quad(i)), pal.second, 2.2);
  }
  c.poly(top, alpha('#ffffff', 0.16));
  neon(s, shape(top), pal.second, 2.2);
  for (const [px, py] of [...top, ...low]) c.circle(px, py, 4.4, '#ffffff', { stroke: pal.accent, sw: 2 });
}

export const cyber: Family = {
  palettes: [
    palette('08041f 2a0a5a b01a7a 2a1454 1a0c3c 08041c ff3aa8 ff2a8a 1fe8ff'),
    palette('02101c 04384a 1f9a8a 0c3a48 062634 020c14 3affc8 ffd81f 1fffb0'),
    palette('14041a 5a0c2a ff6a2a 3c1030 260820 0c020c ffa03a ff5a1f 3a9aff'),
    palette('040a2a 142a8a 4a6aff 1a2a6a 101c4a 040820 8ab0ff b83aff 5aff6a'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    sky(s, 0.74);
    glow(s, x, h * 0.62, h * 0.7, pal.glow, 0.55);
    // Towers close in from both sides; the nearer, the darker and taller.
    for (const [layer, count] of [
      [0, 9],
      [1, 7],
      [2, 5],
    ] as const) {
      const total = count + Math.round(w / 160);
      for (let i = 0; i < total; i++) {
        const tx = (i / (total - 1)) * w + r.range(-8, 8);
        const off = Math.min(1, Math.abs(tx - x) / (h * 0.62));
        if (layer === 2 && off < 0.5) continue;
        const tw = h * r.range(0.06, 0.12) * (1 + layer * 0.3);
        const top = h * (0.62 - off * (0.3 + layer * 0.16) - r.range(0, 0.14));
        const body = layer === 0 ? mix(pal.far, pal.sky[2], 0.3) : layer === 1 ? pal.far : pal.mid;
        c.rect(tx - tw / 2, top, tw, h - top, c.lin([body, shift(body, -0.08)]));
        if (r.chance(0.6)) c.rect(tx - tw * 0.2, top - h * 0.04, tw * 0.4, h * 0.05, body);
        if (r.chance(0.5)) c.line(`M${n(tx)} ${n(top)}V${n(top - h * r.range(0.03, 0.1))}`, body, 1.6);
        for (let wy = top + 8; wy < h * 0.8; wy += 8)
          for (let wx = tx - tw / 2 + 4; wx < tx + tw / 2 - 5; wx += 7)
            if (r.chance(0.3))
              c.rect(wx, wy, 3.4, 3.6, alpha(r.pick([pal.second, pal.accent, '#fff2c0']), r.range(0.25, 0.9)));
        if (layer > 0 && r.chance(0.55)) {
          // A sign of strokes that belong to no script.
          const sx = tx + r.range(-0.2, 0.2) * tw;
          const col = r.pick([pal.accent, pal.second, '#ffe86a']);
          const sy = top + h * r.range(0.05, 0.12);
          c.rect(sx - 8, sy - 4, 16, 62, alpha(INK, 0.7), { stroke: col, sw: 1.6 }, 3);
          for (let q = 0; q < 4; q++)
            c.line(
              r.pick(['M-4 0H4M0 0V8M-4 8H4', 'M-4 0V8H4', 'M-4 0H4V8M-4 4H2', 'M-4 8L0 0L4 8M-3 5H3']),
              col,
              1.8,
              { t: `translate(${n(sx)} ${n(sy + 2 + q * 14)})` },
            );
          glow(s, sx, sy + 28, 30, col, 0.35);
        }
      }
    }
    // Lanes of light traffic.
    for (const q of [0.24, 0.33])
      for (let i = 0; i < 6; i++) {
        const lx = r.range(0, w);
        c.line(
          `M${n(lx)} ${n(h * (q + r.range(-0.02, 0.02)))}h${n(r.range(10, 34))}`,
          alpha(i % 2 ? pal.accent : pal.second, 0.85),
          2,
        );
      }
    mist(s, h * 0.72, h * 0.2, pal.glow, 0.32);
    // The wet floor: a grid that runs to the horizon.
    c.rect(0, h * 0.76, w, h * 0.24, c.lin([mix(pal.near, pal.glow, 0.22), pal.near]));
    for (let i = -16; i <= 16; i++)
      c.line(`M${n(x + i * h * 0.03)} ${n(h * 0.76)}L${n(x + i * h * 0.16)} ${n(h)}`, alpha(pal.second, 0.5), 1.3);
    for (let i = 0; i < 7; i++) {
      const gy = h * (0.76 + 0.24 * (i / 7) ** 1.8);
      c.line(`M0 ${n(gy)}H${n(w)}`, alpha(pal.accent, 0.25 + i * 0.08), 1.3);
    }
    for (const [k, o] of [
      [0.43, 0.5],
      [0.46, 0.25],
      [0.39, 0.2],
    ] as const)
      c.circle(x, y, h * k, 'none', { stroke: alpha(pal.second, o), sw: 1.8 });
    for (let i = 0; i < 40; i++) {
      const a = (i / 40) * Math.PI * 2;
      const k = i % 5 === 0 ? 0.49 : 0.475;
      c.line(
        `M${n(x + Math.cos(a) * h * 0.46)} ${n(y + Math.sin(a) * h * 0.46)}L${n(x + Math.cos(a) * h * k)} ${n(y + Math.sin(a) * h * k)}`,
        alpha(pal.second, 0.6),
        1.4,
      );
    }
    for (let i = 0; i < 40 + w / 10; i++) {
      const rx = r.range(0, w);
      const ry = r.range(0, h);
      c.line(`M${n(rx)} ${n(ry)}l-3 ${n(r.range(10, 26))}`, alpha('#c8e0ff', r.range(0.1, 0.35)), 0.9);
    }
    motes(s, 14 + w / 40, pal.second, { size: 1.6 });
  },
  heroes: [
    (s) => s.c.place(0, 2, 0.92, 0, () => android(s)),
    (s) => s.c.place(0, 0, 0.94, 0, () => chip(s)),
    (s) => s.c.place(0, 2, 0.92, 0, () => hoverCar(s)),
    (s) => holoCube(s),
  ],
  extras: [
    (s) => s.c.place(0, 0, 0.2, s.r.range(-20, 20), () => chip(s)),
    (s) => neon(s, 'M-14-8L0-16L14-8V8L0 16L-14 8ZM-14-8L0 0L14-8M0 0V16', s.r.pick([s.pal.accent, s.pal.second]), 2),
    (s) => {
      const col = s.r.pick([s.pal.accent, s.pal.second]);
      s.c.circle(0, 0, 17, INK, { stroke: INK, sw: 4 });
      s.c.circle(0, 0, 15, s.c.lin(['#5a648a', '#1a1c34'], 60));
      neon(s, 'M0-9A9 9 0 1 1-8-4M0-9V0', col, 1.8);
    },
    (s) => {
      s.c.path('M5-20L-12 4H-2L-6 20L12-4H2Z', INK, { stroke: INK, sw: 5 });
      s.c.path('M5-20L-12 4H-2L-6 20L12-4H2Z', s.c.lin(['#ffffff', '#fff07a', '#ffc01f']));
    },
  ],
  front(s) {
    const { c, r, w, h, pal } = s;
    const k = Math.min(w, h);
    // Cables and girders frame the alley; a strip of interference crosses them.
    for (const q of [0, 1])
      c.group(q === 0 ? '' : `translate(${n(w)} 0) scale(-1 1)`, () => {
        c.path(
          `M-4-4H${n(k * 0.07)}L${n(k * 0.045)} ${n(k * 0.2)}V${n(h * 0.7)}L${n(k * 0.02)} ${n(h + 4)}H-4Z`,
          alpha(mix(pal.near, '#000008', 0.4), 0.92),
        );
        neon(s, `M${n(k * 0.035)} ${n(k * 0.22)}V${n(h * 0.52)}`, q === 0 ? pal.accent : pal.second, 2.4);
        for (let i = 0; i < 2; i++)
          c.line(
            `M0 ${n(k * r.range(0.02, 0.1))}Q${n(w * 0.3)} ${n(k * r.range(0.1, 0.2))} ${n(w * 0.62)} -6`,
            alpha('#04020c', 0.9),
            2.6,
          );
      });
    for (let i = 0; i < 3; i++) {
      const y = h * r.range(0.05, 0.7);
      for (let j = 0; j < 4; j++)
        c.rect(
          r.range(0, w),
          y + r.range(-3, 3),
          k * r.range(0.02, 0.12),
          k * 0.006,
          alpha(j % 2 ? pal.accent : pal.second, 0.5),
        );
    }
  },
};
