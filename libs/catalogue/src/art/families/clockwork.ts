import { n } from '../canvas.ts';
import { alpha, mix, shift, tone, type Tone } from '../colour.ts';
import { bokeh, glow, mist, rays } from '../light.ts';
import { BRONZE, GOLD, palette, SILVER } from '../palettes.ts';
import { cloud, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

/** Outline of a toothed wheel around 0,0. */
function wheel(teeth: number, inner: number, outer: number): string {
  const at = (deg: number, r: number) =>
    `${n(Math.cos((deg * Math.PI) / 180) * r)} ${n(Math.sin((deg * Math.PI) / 180) * r)}`;
  const step = 360 / teeth;
  let d = '';
  for (let i = 0; i < teeth; i++) {
    const a = i * step;
    d += `${i === 0 ? 'M' : 'L'}${at(a - step * 0.3, inner)}L${at(a - step * 0.19, outer)}L${at(a + step * 0.19, outer)}L${at(a + step * 0.3, inner)}`;
  }
  return `${d}Z`;
}

function gear(s: Scene, r: number, metal: string, teeth = 12): void {
  const { c } = s;
  const m = tone(metal, 1.25);
  c.solid(wheel(teeth, r * 0.82, r), m, { depth: r * 0.06, line: r * 0.045, rim: '#fff6d8' });
  c.circle(0, 0, r * 0.66, c.lin([m.lo, m.base, m.hi], 60), { stroke: m.line, sw: r * 0.03 });
  c.circle(0, 0, r * 0.56, shift(m.line, 0.03));
  for (let i = 0; i < 5; i++)
    c.path(
      `M${n(-r * 0.09)} 0L${n(-r * 0.06)} ${n(-r * 0.62)}H${n(r * 0.06)}L${n(r * 0.09)} 0Z`,
      c.lin([m.hi, m.base, m.lo], 0),
      { t: `rotate(${i * 72})`, stroke: m.line, sw: r * 0.02 },
    );
  c.circle(0, 0, r * 0.24, c.rad([m.hi, m.base, m.lo], 0.36, 0.3, 0.8), { stroke: m.line, sw: r * 0.03 });
  c.circle(0, 0, r * 0.09, m.line);
}

const rivet = (s: Scene, x: number, y: number, m: Tone, r = 4): void =>
  s.c.circle(x, y, r, s.c.rad(['#ffffff', m.hi, m.lo], 0.36, 0.3, 0.8), { stroke: m.line, sw: r * 0.4 });

function watch(s: Scene): void {
  const { c, pal } = s;
  const gold = tone(GOLD, 1.3);
  const copper = tone('#c8682a', 1.25);
  c.place(-74, 44, 1, 12, () => gear(s, 40, BRONZE, 11));
  c.place(76, 50, 1, 4, () => gear(s, 34, '#c8682a', 10));
  c.circle(0, -96, 17, 'none', { stroke: gold.line, sw: 13 });
  c.circle(0, -96, 17, 'none', { stroke: c.lin([gold.hi, gold.base, gold.lo], 50), sw: 7.4 });
  c.solid('M-13-92H13L16-72H-16Z', copper, { depth: 3, line: 3.4 });
  for (const x of [-8, -3, 3, 8]) c.line(`M${x}-91V-76`, alpha(copper.line, 0.7), 2);
  c.circle(0, 8, 88, gold.line);
  c.circle(0, 6, 86, c.lin(['#fff8d0', gold.base, gold.lo, gold.hi, gold.lo], 55));
  c.circle(0, 6, 74, c.lin([gold.lo, gold.base, gold.hi], 55), { stroke: gold.line, sw: 2.6 });
  c.circle(
    0,
    6,
    69,
    c.rad(
      [
        [0, '#fffdf2'],
        [0.65, '#f6e6c0'],
        [1, '#c8a468'],
      ],
      0.42,
      0.38,
      0.66,
    ),
    { stroke: gold.line, sw: 3 },
  );
  for (let i = 0; i < 60; i++)
    c.line(`M0-64V${i % 5 === 0 ? -57 : -61}`, '#4a2a10', i % 5 === 0 ? 2.6 : 1.1, {
      t: `translate(0 6) rotate(${i * 6})`,
    });
  for (let i = 0; i < 12; i++)
    c.path('M-2.6-55L-1.4-43H1.4L2.6-55ZM-7-55L-4-43', i % 3 === 0 ? '#8a1a14' : '#3a2008', {
      t: `translate(0 6) rotate(${i * 30})`,
      stroke: i % 3 === 0 ? '#8a1a14' : '#3a2008',
      sw: 1.6,
    });
  // The movement shows through the dial.
  c.circle(0, 16, 33, '#2a1608', { stroke: gold.base, sw: 3.4 });
  c.clip('M-33 16A33 33 0 1 1 33 16A33 33 0 1 1-33 16Z', () => {
    c.place(-12, 8, 1, 0, () => gear(s, 23, GOLD, 12));
    c.place(17, 30, 1, 14, () => gear(s, 17, '#c8682a', 10));
    c.place(18, -2, 1, 0, () => gear(s, 11, SILVER, 9));
    c.circle(-12, 8, 5, c.rad(['#ffd0d8', '#e0143a', '#4a0414'], 0.36, 0.3, 0.8), { stroke: gold.line, sw: 1.6 });
  });
  c.group('translate(0 6)', () => {
    for (const [a, len, sw] of [
      [-52, 46, 6],
      [34, 58, 4.6],
    ] as const) {
      c.path(
        `M-3 8L-${sw}-${len * 0.5}C-${sw * 1.8}-${len * 0.7} -1-${len * 0.8} 0-${len}C1-${len * 0.8} ${sw * 1.8}-${len * 0.7} ${sw}-${len * 0.5}L3 8Z`,
        c.lin(['#3a5ac8', '#14225a'], 0),
        { t: `rotate(${a})`, stroke: '#080c24', sw: 1.6 },
      );
    }
    c.circle(0, 0, 7, c.rad(['#ffffff', gold.base, gold.lo], 0.36, 0.3, 0.8), { stroke: gold.line, sw: 2.2 });
  });
  c.path('M-58-10C-52-36-30-56-2-58C-24-46-40-26-44 2Z', alpha('#ffffff', 0.6));
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2 + 0.26;
    rivet(s, Math.cos(a) * 80, 6 + Math.sin(a) * 80, gold, 3);
  }
  glow(s, 0, 16, 40, pal.glow, 0.25);
}

function owl(s: Scene): void {
  const { c, pal } = s;
  const brass = tone(GOLD, 1.3);
  const copper = tone('#b85a26', 1.25);
  const steel = tone('#5a6478', 1.25);
  const light = mix('#3ae8ff', pal.second, 0.3);
  c.mirror(() => {
    for (let i = 3; i >= 0; i--) {
      const d = `M40 ${-10 + i * 16}C${84 + i * 2} ${-26 + i * 16} ${104 - i * 5} ${6 + i * 20} ${100 - i * 11} ${40 + i * 18}C${78 - i * 6} ${44 + i * 10} ${58 - i * 4} ${36 + i * 12} 44 ${26 + i * 14}Z`;
      c.solid(d, i % 2 === 0 ? copper : brass, { depth: 4, line: 3.6, rim: '#ffe8b8' });
      rivet(s, 60 + (3 - i) * 2, 8 + i * 18, brass, 3);
    }
    c.solid('M20 88L40 88L44 106L34 100L30 110L24 100L14 106Z', steel, { depth: 2, line: 3 });
  });
  const body = 'M-52-10C-66 40-44 92 0 98C44 92 66 40 52-10Z';
  c.solid(body, brass, { depth: 8, line: 4.4, rim: '#fffbe0' });
  c.clip(body, () => {
    for (let row = 0; row < 5; row++)
      for (let i = -3; i <= 3; i++) {
        const x = i * 19 + (row % 2) * 9.5;
        c.path(
          `M${x - 10} ${26 + row * 15}h20c0 12-6 18-10 20c-4-2-10-8-10-20Z`,
          c.lin(row % 2 === 0 ? [copper.hi, copper.base, copper.lo] : [brass.hi, brass.base, brass.lo]),
          { stroke: brass.line, sw: 2 },
        );
      }
  });
  c.circle(0, 52, 22, brass.line);
  c.circle(0, 52, 19, c.lin([brass.hi, brass.base, brass.lo], 60));
  c.circle(0, 52, 14, '#1a0e06');
  glow(s, 0, 52, 30, light, 0.7);
  c.place(0, 52, 1, 10, () => gear(s, 12.5, GOLD, 9));
  c.mirror(() =>
    c.solid('M24-66C36-90 58-102 86-104C84-80 76-58 58-46Z', copper, { depth: 5, line: 4.2, rim: '#ffe0b0' }),
  );
  const head = 'M0-78C44-82 84-58 82-22C80 12 44 26 0 24C-44 26-80 12-82-22C-84-58-44-82 0-78Z';
  c.solid(head, brass, { depth: 8, line: 4.5, rim: '#fffbe0' });
  c.mirror(() => {
    c.path(wheel(16, 37, 42), copper.base, { t: 'translate(38 -24)', stroke: copper.line, sw: 3.6 });
    c.circle(38, -24, 36, c.lin([copper.hi, copper.base, copper.lo], 60), { stroke: copper.line, sw: 2.4 });
    c.circle(38, -24, 28, '#100a14', { stroke: brass.hi, sw: 2.6 });
    c.circle(
      38,
      -24,
      25,
      c.rad(
        [
          [0, '#ffffff'],
          [0.3, light],
          [0.75, shift(light, -0.28)],
          [1, '#04141c'],
        ],
        0.5,
        0.5,
        0.55,
      ),
    );
    for (let i = 0; i < 8; i++)
      c.line('M0-23V-13', alpha('#04141c', 0.6), 2, { t: `translate(38 -24) rotate(${i * 45 + 10})` });
    c.circle(38, -24, 9.6, '#04101a');
    c.circle(31, -33, 6.4, '#ffffff');
    c.path('M4-44C18-66 54-72 76-58L72-48C54-58 26-54 10-36Z', c.lin([brass.hi, brass.base, brass.lo]), {
      stroke: brass.line,
      sw: 3,
    });
    rivet(s, 62, -56, copper, 3.4);
    rivet(s, 30, -58, copper, 3.4);
  });
  c.solid('M0-22L15-4L0 32L-15-4Z', steel, { depth: 5, line: 3.6, rim: '#ffffff' });
  c.solid('M-16-78L0-60L16-78L0-88Z', copper, { depth: 2, line: 3 });
}

function airship(s: Scene): void {
  const { c, pal } = s;
  const gold = tone(GOLD, 1.3);
  const hull = tone(mix('#a8281f', pal.accent, 0.35), 1.1);
  const wood = tone('#7a4420', 1.1);
  c.path('M-34 26L-50 66M34 26L50 66M-12 34L-18 66M12 34L18 66', 'none', { stroke: '#2a1608', sw: 3.4 });
  c.solid('M84-34C104-66 116-60 114-44L106-20L114 6C116 20 104 26 82-6Z', gold, { depth: 5, line: 4.2 });
  const bag = 'M-108-20C-96-66-44-84 6-82C58-80 92-52 102-20C92 14 58 40 6 42C-44 44-96 26-108-20Z';
  c.solid(bag, hull, { depth: 10, line: 4.8, rim: '#ffd8b0' });
  c.clip(bag, () => {
    for (const [x, q] of [
      [-74, -22],
      [-36, -16],
      [0, 0],
      [38, 12],
      [72, 24],
    ] as const) {
      c.line(`M${x - q * 0.4}-90Q${x - q * 2 - 16} -20 ${x - q * 0.4} 50`, hull.line, 9);
      c.line(`M${x - q * 0.4}-90Q${x - q * 2 - 16} -20 ${x - q * 0.4} 50`, c.lin([gold.hi, gold.base, gold.lo]), 5.4);
    }
    c.ellipse(-20, -58, 66, 10, alpha('#ffffff', 0.32), { t: 'rotate(-4 -20 -58)' });
    c.path('M-120 10C-60 34 60 34 120 0V60H-120Z', alpha(hull.lo, 0.5));
    c.path('M-112-26C-60-10 60-10 110-26V-10C60 6-60 6-112-10Z', c.lin([gold.hi, gold.base, gold.lo]), {
      stroke: hull.line,
      sw: 3,
    });
  });
  c.solid('M-114-20L-92-34V-6Z', gold, { depth: 3, line: 3.4 });
  c.circle(0, -18, 25, gold.line);
  c.circle(0, -19, 22, c.lin(['#fff3b8', gold.base, gold.lo], 55));
  c.place(0, -19, 1, 0, () => gear(s, 17, '#c8682a', 10));
  const gondola = 'M-62 62H62C62 84 44 102 16 104H-20C-46 102-62 84-62 62Z';
  c.solid(gondola, wood, { depth: 6, line: 4.4, rim: '#ffc890' });
  c.clip(gondola, () => {
    for (const y of [78, 90]) c.line(`M-70 ${y}H70`, alpha(wood.line, 0.8), 2.4);
  });
  c.solid('M-70 54H70V66H-70Z', gold, { depth: 2, line: 3 });
  for (const x of [-40, -14, 14, 40]) {
    c.circle(x, 78, 8, c.rad(['#fffbe0', '#ffc83a', '#d8700a'], 0.4, 0.35, 0.7), { stroke: gold.line, sw: 5 });
    c.circle(x, 78, 8, 'none', { stroke: gold.base, sw: 2.4 });
  }
  c.line('M62 82H84', gold.line, 9);
  c.line('M62 82H84', gold.base, 5);
  for (const a of [24, 144, 264])
    c.path('M0 0C14-6 16-22 8-34C-2-34-10-20 0 0Z', c.lin([gold.hi, gold.base, gold.lo], 0), {
      t: `translate(86 82) rotate(${a})`,
      stroke: gold.line,
      sw: 2.6,
    });
  c.circle(86, 82, 6, gold.hi, { stroke: gold.line, sw: 2.4 });
}

function topHat(s: Scene): void {
  const { c, pal } = s;
  const felt = tone(mix('#4a2a20', pal.mid, 0.35), 1.2);
  const brass = tone(GOLD, 1.3);
  const copper = tone('#c8682a', 1.25);
  const lens = mix('#2ad8c8', pal.second, 0.35);
  c.place(70, -66, 1, -16, () => {
    c.path('M-8 40C-22 6-14-30 12-52C18-20 12 14 4 42Z', c.lin(['#ffe0b0', pal.accent, shift(pal.accent, -0.2)]), {
      stroke: felt.line,
      sw: 3.4,
    });
    c.line('M-2 38C-8 6-2-22 10-46', '#fff0d0', 2.4);
  });
  const crown = 'M-66-92C-40-104 40-104 66-92C56-50 56-10 64 40H-64C-56-10-56-50-66-92Z';
  c.solid(crown, felt, { depth: 10, line: 4.8, rim: '#f0b890' });
  c.clip(crown, () => {
    c.path('M20-110C10-50 14 0 24 50H90V-110Z', alpha(felt.lo, 0.4));
    c.ellipse(-42, -40, 7, 44, alpha('#ffe0c0', 0.22));
  });
  c.ellipse(0, -93, 64, 12, c.lin([felt.hi, felt.base]), { stroke: felt.line, sw: 3.6 });
  c.path(
    'M-62 22C-30 34 30 34 62 22L64 44C30 56-30 56-64 44Z',
    c.lin([shift(pal.accent, 0.06), pal.accent, shift(pal.accent, -0.18)]),
    { stroke: felt.line, sw: 3 },
  );
  c.place(44, 20, 1, 8, () => gear(s, 22, '#c8682a', 11));
  c.place(26, 42, 1, 0, () => gear(s, 13, GOLD, 9));
  c.solid(
    'M-108 54C-96 30-80 32-64 40C-30 58 30 58 64 40C80 32 96 30 108 54C86 84 40 90 0 90C-40 90-86 84-108 54Z',
    felt,
    { depth: 7, line: 4.8, rim: '#f0b890' },
  );
  c.path('M-100 56C-70 78 70 78 100 56', 'none', { stroke: brass.base, sw: 3.4 });
  c.path('M-68-32C-40-22 40-22 68-32L66-8C40 2-40 2-66-8Z', c.lin(['#8a5a2a', '#5a3414', '#3a200c']), {
    stroke: felt.line,
    sw: 3,
  });
  c.mirror(() => {
    c.circle(33, -18, 34, copper.line);
    c.circle(33, -19, 31, c.lin(['#fff3b8', brass.base, brass.lo, brass.hi], 55));
    c.circle(33, -19, 23, '#0c1014', { stroke: brass.line, sw: 2.4 });
    c.circle(
      33,
      -19,
      21,
      c.rad(
        [
          [0, mix(lens, '#ffffff', 0.7)],
          [0.5, lens],
          [1, shift(lens, -0.36)],
        ],
        0.4,
        0.34,
        0.75,
      ),
    );
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI * 2 + 0.4;
      rivet(s, 33 + Math.cos(a) * 27, -19 + Math.sin(a) * 27, copper, 2.4);
    }
  });
  c.path(
    'M-48-30C-44-37-36-40-28-38L-44-10C-50-16-51-24-48-30ZM18-30C22-37 30-40 38-38L22-10C16-16 15-24 18-30Z',
    alpha('#ffffff', 0.65),
  );
  c.solid('M-9-26H9V-12H-9Z', brass, { depth: 2, line: 3 });
}

/** A pipe with flanges; from x0 to x1 at the height y. */
function pipe(s: Scene, x0: number, x1: number, y: number, thick: number, metal: string): void {
  const { c } = s;
  const m = tone(metal, 1.2);
  c.rect(x0, y - thick / 2, x1 - x0, thick, c.lin([m.lo, m.hi, m.base, m.lo, m.line]));
  for (let x = x0 + thick; x < x1; x += thick * 4.2)
    c.rect(
      x,
      y - thick * 0.66,
      thick * 0.5,
      thick * 1.32,
      c.lin([m.lo, m.hi, m.base, m.lo, m.line]),
      { stroke: m.line, sw: 1.4 },
      2,
    );
}

export const clockwork: Family = {
  palettes: [
    palette('1c0c06 7a3a14 ffc06a 6a3818 3a1e0e 140a04 ffc86a c8321f 1f9a9a'),
    palette('06181c 1a5a5a e8c88a 2a5450 14302e 041012 ffdf9a d86a1f 2ab8d8'),
    palette('140a24 4a2a5a f0a070 4a2c48 28182c 0c0612 ffc09a b8281f 3ac8a0'),
    palette('0a1220 34507a e8d0a8 4a4a50 26262e 0a0c12 ffe4b0 c85a14 2a8ae0'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    sky(s, 0.85);
    rays(s, x, y, Math.hypot(w, h), pal.glow, { count: 18, even: true, strength: 0.32 });
    if (r.chance(0.5)) {
      // A town of chimneys under steam.
      for (let layer = 0; layer < 3; layer++) {
        const col = mix(mix(pal.far, pal.sky[2], 0.55), pal.mid, layer / 2);
        for (let bx = -20; bx < w; bx += h * 0.13) {
          const tall = h * r.range(0.16, 0.34) * (1 - layer * 0.1);
          const base = h * (0.8 + layer * 0.05);
          const bw = h * r.range(0.1, 0.16);
          c.path(
            `M${n(bx)} ${n(h)}V${n(base - tall)}L${n(bx + bw / 2)} ${n(base - tall - bw * r.range(0.1, 0.7))}L${n(bx + bw)} ${n(base - tall)}V${n(h)}Z`,
            c.lin([mix(col, pal.glow, 0.25), col], 40),
          );
          if (r.chance(0.5)) {
            const cx = bx + bw * 0.8;
            c.rect(cx, base - tall - bw, bw * 0.24, bw * 1.2, col);
            for (let i = 0; i < 3; i++)
              c.circle(
                cx + bw * 0.1 + i * 6,
                base - tall - bw * (1.15 + i * 0.32),
                bw * (0.16 + i * 0.09),
                alpha(mix(pal.glow, '#ffffff', 0.3), 0.28),
              );
          }
          for (let i = 0; i < 4; i++)
            if (r.chance(0.6))
              c.rect(
                bx + bw * 0.2 + (i % 2) * bw * 0.36,
                base - tall + bw * (0.25 + Math.floor(i / 2) * 0.4),
                bw * 0.16,
                bw * 0.22,
                alpha('#ffdf8a', 0.8),
              );
        }
        mist(s, h * (0.76 + layer * 0.05), h * 0.12, pal.glow, 0.35);
      }
    } else {
      // Inside the great clock.
      c.rect(0, 0, w, h, c.lin([alpha(pal.near, 0.9), alpha(pal.mid, 0.75), alpha(pal.near, 0.95)]));
      c.circle(
        x,
        y,
        h * 0.44,
        c.rad([
          [0, '#fff8e0'],
          [0.6, mix(pal.glow, '#ffffff', 0.2)],
          [1, alpha(pal.glow, 0.7)],
        ]),
      );
      for (let i = 0; i < 12; i++)
        c.path(
          `M${n(-h * 0.012)} ${n(-h * 0.42)}H${n(h * 0.012)}L${n(h * 0.008)} ${n(-h * 0.34)}H${n(-h * 0.008)}Z`,
          pal.near,
          { t: `translate(${n(x)} ${n(y)}) rotate(${i * 30})` },
        );
      c.circle(x, y, h * 0.45, 'none', { stroke: mix(pal.mid, BRONZE, 0.4), sw: h * 0.035 });
    }
    for (let i = 0; i < 5 + w / 220; i++) {
      const gx = i % 2 === 0 ? r.range(-0.02, 0.2) * w : r.range(0.8, 1.02) * w;
      c.group(
        '',
        () =>
          c.place(gx, h * r.range(0.05, 0.75), 1, r.range(0, 40), () =>
            gear(s, h * r.range(0.08, 0.19), mix(mix(BRONZE, pal.far, 0.45), pal.near, 0.25), r.int(10, 16)),
          ),
        0.85,
      );
    }
    for (let i = 0; i < 4; i++)
      cloud(
        s,
        r.range(0, w),
        h * r.range(0.7, 0.86),
        h * r.range(0.25, 0.45),
        mix(pal.glow, '#ffffff', 0.35),
        mix(pal.mid, pal.glow, 0.3),
        0.5,
      );
    bokeh(s, 10, pal.glow, 0, h * 0.8, 18);
    c.rect(0, h * 0.88, w, h * 0.12, c.lin([mix(pal.mid, pal.glow, 0.12), pal.near]));
    pipe(s, 0, w, h * 0.89, h * 0.03, mix(BRONZE, pal.mid, 0.4));
  },
  heroes: [watch, owl, airship, topHat],
  extras: [
    (s) => gear(s, 18, GOLD, 9),
    (s) => gear(s, 16, '#c8682a', 8),
    (s) => {
      const m = tone(SILVER, 1.3);
      s.c.solid('M-16-8L-8-18H8L16-8L8 2H-8Z', m, { depth: 2, line: 2.4 });
      s.c.solid('M-7 2H7V20H-7Z', m, { depth: 2, line: 2.4 });
      for (const q of [7, 11, 15]) s.c.line(`M-7 ${q + 2}L7 ${q}`, m.line, 1.6);
    },
    (s) => {
      const m = tone(GOLD, 1.25);
      s.c.circle(0, 0, 18, m.line);
      s.c.circle(0, 0, 16, s.c.lin([m.hi, m.base, m.lo], 60));
      s.c.circle(0, 0, 12, '#fff6e0', { stroke: m.line, sw: 1.6 });
      s.c.path('M-8 6A10 10 0 0 1 6-8', 'none', { stroke: '#d8281f', sw: 3, cap: 'butt' });
      s.c.line('M0 0L7-6', '#2a1608', 2.4);
      s.c.circle(0, 0, 2.4, '#2a1608');
    },
  ],
  front(s) {
    const { c, r, w, h, pal } = s;
    const k = Math.min(w, h);
    for (const q of [0, 1])
      c.group(q === 0 ? '' : `translate(${n(w)} 0) scale(-1 1)`, () => {
        c.group('', () => {
          c.place(k * 0.01, h * 0.99, 1, r.range(0, 30), () => gear(s, k * 0.14, mix(BRONZE, pal.near, 0.4), 13));
          c.place(k * 0.2, h * 1.02, 1, r.range(0, 30), () => gear(s, k * 0.09, mix('#8a4a20', pal.near, 0.4), 10));
        });
      });
  },
};
