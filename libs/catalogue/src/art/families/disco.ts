import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { bokeh, glow, motes, rays, sparkle } from '../light.ts';
import { GOLD, palette, SILVER } from '../palettes.ts';
import type { Family, Scene } from '../scene.ts';

const INK = '#170726';
const FIVE = 'M0-100L24-32L96-30L38 12L60 82L0 40L-60 82L-38 12L-96-30L-24-32Z';

/** The ball of mirrors, radius 84 around 0,0. */
function ball(s: Scene): void {
  const { c, pal, r } = s;
  const R = 84;
  c.circle(0, 0, R, INK, { stroke: INK, sw: 11 });
  c.circle(0, 0, R, c.rad(['#8a90b8', '#4a4a78', '#1a1638'], 0.36, 0.3, 0.8));
  const rows = 13;
  for (let i = 0; i < rows; i++) {
    const a0 = -Math.PI / 2 + (i / rows) * Math.PI;
    const a1 = a0 + Math.PI / rows;
    const mid = (a0 + a1) / 2;
    const count = Math.max(3, Math.round(Math.cos(mid) * 13));
    const point = (lat: number, q: number): [number, number] => [
      Math.cos(lat) * Math.sin(-Math.PI / 2 + q * Math.PI) * R,
      Math.sin(lat) * R,
    ];
    for (let j = 0; j < count; j++) {
      const gap = 0.07 / count;
      const [p, q] = [j / count + gap, (j + 1) / count - gap];
      const lon = -Math.PI / 2 + ((p + q) / 2) * Math.PI;
      // Light from the upper left; each mirror also catches some lamp of the hall.
      const lit = -Math.cos(mid) * Math.sin(lon) * 0.5 - Math.sin(mid) * 0.6 + Math.cos(mid) * Math.cos(lon) * 0.35;
      const lamp = r.pick([pal.accent, pal.second, '#ffd84a', '#5ae0ff', '#ff5ab0', '#ffffff', SILVER, SILVER]);
      const k = Math.min(1, Math.max(0, lit + r.range(-0.25, 0.3)));
      const d0 = a0 + 0.014;
      const d1 = a1 - 0.014;
      c.poly(
        [point(d0, p), point(d0, q), point(d1, q), point(d1, p)],
        k > 0.78 ? '#ffffff' : mix(mix('#2a2450', lamp, 0.35 + k * 0.4), '#ffffff', k * 0.55),
      );
    }
  }
  c.circle(
    0,
    0,
    R,
    c.rad(
      [
        [0, alpha('#ffffff', 0.55)],
        [0.4, alpha('#ffffff', 0)],
        [0.7, alpha(INK, 0.05)],
        [1, alpha(INK, 0.6)],
      ],
      0.34,
      0.28,
      0.78,
    ),
  );
  c.path('M-70-40A82 82 0 0 1-10-82', 'none', { stroke: alpha('#ffffff', 0.7), sw: 5 });
  c.path('M76 22A80 80 0 0 1 22 76', 'none', { stroke: alpha(pal.accent, 0.8), sw: 5 });
}

function mirrorBall(s: Scene): void {
  const { c, pal } = s;
  rays(s, 0, 6, 132, mix(pal.glow, '#ffffff', 0.5), { count: 20, even: true, strength: 0.75 });
  c.line('M0-84V-130', INK, 9);
  c.line('M0-84V-130', SILVER, 4);
  c.solid('M-20-74C-16-90 16-90 20-74L16-66H-16Z', tone(GOLD, 1.3), { depth: 3, line: 4.4 });
  c.group('translate(0 8)', () => ball(s));
  for (const [x, y, k] of [
    [-34, -38, 30],
    [38, -10, 18],
    [-8, 46, 16],
    [56, 44, 12],
  ] as const)
    sparkle(s, x, y, k);
}

function dancer(s: Scene): void {
  const { c, pal } = s;
  const skin = tone('#9a5a34', 1);
  const afro = tone('#3a1c24', 1.1);
  const gold = tone(GOLD, 1.3);
  const frame = tone(pal.accent, 1.2);
  glow(s, 0, -12, 122, pal.glow, 0.8);
  // The great halo of hair.
  let d = '';
  for (let i = 0; i <= 22; i++) {
    const a = Math.PI * 0.62 + (i / 22) * Math.PI * 1.76;
    const b = a - (Math.PI * 1.76) / 44;
    const at = (q: number, k: number) => `${n(Math.cos(q) * 88 * k)} ${n(-18 + Math.sin(q) * 82 * k)}`;
    d += i === 0 ? `M${at(a, 1)}` : `Q${at(b, 1.16)} ${at(a, 1)}`;
  }
  d += 'Z';
  c.solid(d, afro, { depth: 12, line: 5.4, rim: mix(pal.second, '#ffffff', 0.3) });
  c.clip(d, () => {
    for (let i = 0; i < 90; i++) {
      const a = i * 2.4;
      const k = Math.sqrt(i / 90) * 90;
      c.path(`M${n(Math.cos(a) * k - 5)} ${n(-18 + Math.sin(a) * k)}q5-8 9 0q-4 6-7 2`, 'none', {
        stroke: alpha(i % 3 === 0 ? mix(pal.second, afro.hi, 0.5) : afro.lo, 0.55),
        sw: 2.4,
      });
    }
  });
  // Shoulders, collar like wings, neck.
  c.solid('M-80 106C-78 82-52 70-26 66H26C52 70 78 82 80 106Z', tone(pal.second, 1.1), {
    depth: 6,
    line: 5,
    rim: '#ffffff',
  });
  c.solid('M-19 44H19L28 76L0 102L-28 76Z', tone('#8a4c2a', 1), { depth: 4, line: 4.4 });
  c.mirror(() =>
    c.solid('M22 62L70 84L36 106L0 100Z', tone(shift(pal.second, 0.1), 1), { depth: 4, line: 4.6, rim: '#ffffff' }),
  );
  c.line('M-18 70C-10 90 10 90 18 70', gold.line, 5);
  c.line('M-18 70C-10 90 10 90 18 70', gold.hi, 2.4);
  c.place(0, 90, 0.12, 0, () => c.path(FIVE, gold.base, { stroke: gold.line, sw: 22 }));
  const face = 'M-46-24C-46-66 46-66 46-24C48 16 28 50 0 56C-28 50-48 16-46-24Z';
  c.solid(face, skin, { depth: 8, line: 5, rim: '#f0b07a' });
  c.mirror(() => c.circle(30, 22, 13, c.rad([alpha('#ff6a4a', 0.5), alpha('#ff6a4a', 0)])));
  c.path('M-8 18C-6 24 6 24 8 18', 'none', { stroke: skin.line, sw: 3.6 });
  c.path('M-22 30C-10 26-4 30 0 31C4 30 10 26 22 30C14 50-14 50-22 30Z', '#7a0f2a', { stroke: INK, sw: 3.4 });
  c.path('M-15 32C-4 35 4 35 15 32C12 39-12 39-15 32Z', '#ffffff');
  c.path('M-12 43C-4 39 4 39 12 43C6 48-6 48-12 43Z', '#ff5a7a');
  // Star glasses.
  for (const q of [-1, 1])
    c.group(`translate(${q * 27} -10) rotate(${q * 8}) scale(0.34)`, () => {
      c.path(FIVE, INK, { stroke: INK, sw: 36 });
      c.path(FIVE, c.lin([frame.hi, frame.base, frame.lo]), { stroke: frame.base, sw: 20 });
      c.path(FIVE, c.lin(['#14082a', mix(pal.second, '#2a0a4a', 0.5), mix(pal.second, '#ffffff', 0.5)], 60));
      c.path('M-30-26L6-66L14-40L-6 30Z', alpha('#ffffff', 0.55));
    });
  c.path('M-5-14C-2-18 2-18 5-14', 'none', { stroke: INK, sw: 5 });
  // Hoops in the ears, a pick in the hair.
  c.mirror(() => {
    c.circle(54, 32, 17, 'none', { stroke: gold.line, sw: 9 });
    c.circle(54, 32, 17, 'none', { stroke: c.lin([gold.hi, gold.base, gold.lo]), sw: 5 });
  });
  c.solid('M-50-52C-20-74 20-74 50-52L48-40C20-60-20-60-48-40Z', tone(pal.accent, 1.1), {
    depth: 4,
    line: 4.4,
    rim: '#ffffff',
  });
  sparkle(s, 40, -26, 13);
}

function boombox(s: Scene): void {
  const { c, pal } = s;
  const shell = tone(pal.second, 1.15);
  const steel = tone(SILVER, 1.3);
  glow(s, 0, 0, 122, pal.glow, 0.8);
  c.line('M-72-40V-78H72V-40', INK, 19);
  c.line('M-72-40V-78H72V-40', c.lin([steel.hi, steel.base, steel.lo]), 11);
  c.line('M-70-80H70', alpha('#ffffff', 0.85), 2.6);
  c.line('M76-46L94-110', INK, 7);
  c.line('M76-46L94-110', steel.hi, 3);
  const body = 'M-102-44C-102-52-96-56-90-56H90C96-56 102-52 102-44V62C102 70 96 74 90 74H-90C-96 74-102 70-102 62Z';
  c.path(body, shell.line, { stroke: shell.line, sw: 11, t: 'translate(3 7)' });
  c.solid(body, shell, { depth: 9, line: 5.4, rim: '#ffffff' });
  // Keys on top and the dial.
  for (let i = 0; i < 6; i++)
    c.rect(
      -44 + i * 15,
      -64,
      12,
      11,
      c.lin([i === 2 ? '#ff7a6a' : '#ffffff', i === 2 ? '#c81f2a' : '#8a90a8']),
      { stroke: INK, sw: 3 },
      2,
    );
  c.rect(-90, -46, 180, 20, INK, {}, 5);
  c.rect(-87, -43, 118, 14, c.lin(['#fff2b0', '#ffb83a']), {}, 3);
  for (let i = 0; i < 12; i++) c.line(`M${-80 + i * 9.6}-42V${i % 3 === 0 ? -33 : -37}`, INK, 1.8);
  c.line('M-20-43V-29', '#e8142a', 3);
  for (let i = 0; i < 7; i++)
    c.rect(40 + i * 7, -43 + (6 - i) * 0.6, 4.6, 14 - (6 - i) * 0.6, i < 4 ? '#3aff8a' : i < 6 ? '#ffe23a' : '#ff3a4a');
  // Loudspeakers.
  for (const q of [-1, 1])
    c.group(`translate(${q * 62} 24)`, () => {
      c.circle(0, 0, 42, INK);
      c.circle(0, 0, 39, c.lin([steel.hi, steel.base, steel.lo, steel.hi], 60));
      c.circle(0, 0, 33, INK);
      c.circle(0, 0, 31, c.rad(['#5a5078', '#2a2240', '#120a20'], 0.4, 0.36, 0.7));
      for (const k of [26, 20]) c.circle(0, 0, k, 'none', { stroke: alpha(pal.accent, 0.7), sw: 2.4 });
      c.circle(
        0,
        0,
        13,
        c.rad([mix(pal.accent, '#ffffff', 0.6), pal.accent, shift(pal.accent, -0.25)], 0.36, 0.3, 0.8),
        { stroke: INK, sw: 3 },
      );
      for (let i = 0; i < 6; i++) {
        const a = (i / 6) * Math.PI * 2;
        c.circle(Math.cos(a) * 36, Math.sin(a) * 36, 2.2, INK);
      }
      c.path('M-28-18A34 34 0 0 1 0-33', 'none', { stroke: alpha('#ffffff', 0.8), sw: 3.4 });
    });
  // The cassette.
  c.rect(-24, -18, 48, 40, INK, { stroke: INK, sw: 4 }, 5);
  c.rect(-20, -12, 40, 27, c.lin(['#fffaf0', '#ffd8a0']), {}, 3);
  c.rect(-20, -12, 40, 7, pal.accent);
  c.rect(-14, -2, 28, 12, INK, {}, 6);
  for (const x of [-8, 8]) {
    c.circle(x, 4, 4.6, '#ffffff');
    c.circle(x, 4, 2, INK);
  }
  for (let i = 0; i < 3; i++) c.circle(-13 + i * 13, 42, 8, c.lin([steel.hi, steel.lo], 60), { stroke: INK, sw: 3 });
  for (let i = 0; i < 3; i++) c.line(`M${-13 + i * 13} 42l${[-3, 0, 4][i] ?? 0}-6`, INK, 2.4);
}

function record(s: Scene): void {
  const { c, pal } = s;
  glow(s, 0, 0, 122, pal.glow, 0.8);
  // Sleeve behind.
  c.group('rotate(-10)', () => {
    c.rect(-96, -80, 150, 164, INK, { stroke: INK, sw: 10 }, 4);
    c.rect(-96, -80, 150, 164, mix('#fff2d0', pal.glow, 0.15), {}, 4);
    c.clip('M-96-80H54V84H-96Z', () => {
      [pal.accent, mix(pal.accent, '#ffc83a', 0.6), pal.second, mix(pal.second, '#14082a', 0.35)].forEach((colour, i) =>
        c.circle(-96, 84, 150 - i * 30, colour),
      );
    });
    c.path('M-96-80H-60L-96-30Z', alpha('#ffffff', 0.4));
  });
  c.group('translate(22 4)', () => {
    c.circle(0, 0, 82, INK, { stroke: INK, sw: 8 });
    c.circle(0, 0, 82, c.rad(['#3a3448', '#1c1628', '#0c0814'], 0.4, 0.34, 0.8));
    for (let k = 76; k > 34; k -= 4.6)
      c.circle(0, 0, k, 'none', { stroke: alpha('#ffffff', k % 3 < 1 ? 0.22 : 0.1), sw: 1.3 });
    for (const a of [-60, 120])
      c.group(`rotate(${a})`, () => {
        c.path(
          'M0 0L-26-78A82 82 0 0 1 22-79Z',
          c.lin([alpha('#ffffff', 0.55), alpha(pal.second, 0.3), alpha(pal.second, 0)]),
        );
        c.path('M0 0L-8-82A82 82 0 0 1 6-82Z', alpha('#ffffff', 0.4));
      });
    c.circle(0, 0, 33, c.lin([shift(pal.accent, 0.12), pal.accent, shift(pal.accent, -0.16)], 60), {
      stroke: INK,
      sw: 3,
    });
    c.circle(0, 0, 27, 'none', { stroke: alpha('#ffffff', 0.7), sw: 1.6 });
    c.place(0, -13, 0.1, 0, () => c.path(FIVE, '#fff6d8'));
    for (const [y, half] of [
      [12, 15],
      [18, 10],
    ] as const)
      c.line(`M${-half} ${y}H${half}`, '#fff6d8', 2.4);
    c.circle(0, 0, 5, '#fff6d8', { stroke: INK, sw: 2.6 });
  });
  // Tone arm.
  const steel = tone(SILVER, 1.3);
  c.line('M88-84L84-14L52 24', INK, 13);
  c.line('M88-84L84-14L52 24', steel.base, 7);
  c.line('M86-82L82-16', '#ffffff', 2.4);
  c.circle(88, -84, 16, c.lin([steel.hi, steel.base, steel.lo], 60), { stroke: INK, sw: 5 });
  c.circle(88, -84, 6, INK);
  c.solid('M56 14L68 24L50 42L38 32Z', tone(pal.second, 1.1), { depth: 3, line: 4.4 });
}

export const disco: Family = {
  palettes: [
    palette('3a0a5a b01a7a ff7a3a 8a1a6a 5a0f5a 1c0630 ffd08a ff4a8a ffb01f'),
    palette('4a1408 c8501a ffd27a a8441c 702a18 260c08 ffe6a8 1fa8a0 f07a1f'),
    palette('041c4a 0f5ab0 5ae0d8 1a4a9a 123474 060f30 a8fff0 ff5ac8 3ad8f0'),
    palette('14083a 4a1fa8 c85aff 3a1a8a 280f64 0a041f ffb0ff 5aff8a ff3aa0'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    c.rect(0, 0, w, h, c.lin([pal.sky[0], pal.sky[1]]));
    // Bold bands sweep round the hero, the way a record sleeve of the time had them.
    const bands = [
      pal.sky[0],
      pal.sky[1],
      mix(pal.accent, pal.sky[1], 0.3),
      pal.sky[2],
      mix(pal.glow, '#ffffff', 0.2),
      pal.second,
      mix(pal.accent, pal.sky[0], 0.2),
    ];
    const reach = Math.max(w, h) * 1.1;
    for (let i = 0; i < 11; i++) {
      const k = h * (1.02 - i * 0.06);
      if (k < h * 0.38) break;
      c.path(
        `M${n(x - k)} ${n(h)}V${n(y)}A${n(k)} ${n(k)} 0 0 1 ${n(x + k)} ${n(y)}V${n(h)}Z`,
        bands[i % bands.length] ?? pal.far,
      );
    }
    c.circle(x, y, h * 0.4, c.rad([mix(pal.glow, '#ffffff', 0.25), mix(pal.sky[2], pal.sky[1], 0.3), pal.sky[1]]));
    c.rect(
      0,
      0,
      w,
      h,
      c.rad(
        [
          [0, alpha(pal.sky[0], 0)],
          [0.6, alpha(pal.sky[0], 0.25)],
          [1, alpha(pal.near, 0.8)],
        ],
        0.5,
        0.4,
        0.75,
      ),
    );
    // Beams of the lamps under the ceiling.
    for (const [q, col] of [
      [-0.46, pal.accent],
      [-0.2, '#ffffff'],
      [0.2, pal.second],
      [0.46, '#ffe07a'],
    ] as const) {
      const bx = x + q * Math.max(w, h);
      const tx = x - q * h * r.range(0.5, 1);
      c.path(
        `M${n(bx)} -10L${n(tx - h * 0.13)} ${n(h * 0.86)}H${n(tx + h * 0.13)}Z`,
        c.lin([alpha(col, 0.6), alpha(col, 0.05)]),
      );
      glow(s, bx, 0, h * 0.12, col, 0.9);
    }
    glow(s, x, y, h * 0.5, pal.glow, 0.6);
    // Spots that the ball throws.
    for (let i = 0; i < 60 + w / 8; i++) {
      const a = r.range(0, Math.PI * 2);
      const k = r.range(0.42, 1.05) * h;
      const px = x + Math.cos(a) * k;
      const py = y + Math.sin(a) * k * 0.8;
      if (py < h * 0.8)
        c.ellipse(px, py, h * 0.011 * (k / h + 0.3), h * 0.007, alpha('#ffffff', r.range(0.2, 0.75)), {
          t: `rotate(${n((a * 180) / Math.PI + 90)} ${n(px)} ${n(py)})`,
        });
    }
    // The floor lights up.
    const top = h * 0.8;
    c.rect(0, top, w, h - top, pal.near);
    const colours = [pal.accent, pal.second, '#ffe04a', '#5ae8ff', '#ff6ac0', pal.sky[1]];
    for (let row = 0; row < 4; row++) {
      const a = (row / 4) ** 1.5;
      const b = ((row + 1) / 4) ** 1.5;
      const spread = (t: number) => h * (0.1 + t * 0.09);
      for (let i = -16; i < 16; i++) {
        const colour = r.pick(colours);
        c.poly(
          [
            [x + i * spread(a) + 1, top + (h - top) * a + 1],
            [x + (i + 1) * spread(a) - 1, top + (h - top) * a + 1],
            [x + (i + 1) * spread(b) - 1, top + (h - top) * b - 1],
            [x + i * spread(b) + 1, top + (h - top) * b - 1],
          ],
          alpha(colour, r.pick([0.3, 0.6, 0.95])),
        );
      }
    }
    c.rect(0, top, w, h * 0.02, c.lin([alpha('#ffffff', 0.6), alpha('#ffffff', 0)]));
    c.line(`M0 ${n(top)}H${n(Math.min(w, reach))}`, alpha('#ffffff', 0.5), 1.6);
    bokeh(s, 14, pal.glow, 0, h, 20);
    motes(s, 16 + w / 34, '#ffffff', { size: 1.8 });
  },
  heroes: [
    (s) => s.c.place(0, 0, 0.95, 0, () => mirrorBall(s)),
    (s) => s.c.place(0, 6, 0.88, 0, () => dancer(s)),
    (s) => s.c.place(0, 8, 0.92, -4, () => boombox(s)),
    (s) => s.c.place(-4, 2, 0.92, 0, () => record(s)),
  ],
  extras: [
    (s) =>
      s.c.place(0, 0, 0.2, 0, () => {
        s.c.circle(0, 0, 84, INK, { stroke: INK, sw: 22 });
        s.c.circle(0, 0, 84, s.c.rad(['#ffffff', SILVER, '#4a4a78', '#1a1638'], 0.36, 0.3, 0.8));
        s.c.line(
          'M-84 0H84M-72-44H72M-72 44H72M0-84V84M-40-74C-60-30-60 30-40 74M40-74C60-30 60 30 40 74',
          alpha(INK, 0.7),
          7,
        );
      }),
    (s) => {
      const t = tone(s.r.pick([s.pal.accent, s.pal.second, '#ffd84a']), 1.15);
      s.c.solid('M0-20L6-7L20-6L9 4L13 18L0 10L-13 18L-9 4L-20-6L-6-7Z', t, { depth: 3, line: 2.8, rim: '#ffffff' });
    },
    (s) => {
      s.c.circle(0, 0, 18, '#17101f', { stroke: INK, sw: 3 });
      for (const k of [14, 11]) s.c.circle(0, 0, k, 'none', { stroke: alpha('#ffffff', 0.3), sw: 1.2 });
      s.c.circle(0, 0, 7, s.pal.accent);
      s.c.circle(0, 0, 1.8, '#ffffff');
    },
    (s) => {
      const col = s.r.pick([s.pal.accent, s.pal.second, '#ffd84a']);
      for (const [sw, fill] of [
        [9, INK],
        [4, col],
      ] as const) {
        s.c.line('M-10 12V-14L12-18V8', fill, sw);
        s.c.ellipse(-14, 13, sw > 5 ? 8 : 5.6, sw > 5 ? 6.6 : 4.4, fill);
        s.c.ellipse(8, 9, sw > 5 ? 8 : 5.6, sw > 5 ? 6.6 : 4.4, fill);
      }
    },
  ],
};
