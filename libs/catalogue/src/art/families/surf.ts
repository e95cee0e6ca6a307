import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, motes, shadow, sparkle } from '../light.ts';
import { GOLD, palette } from '../palettes.ts';
import { cloud, frond, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

const INK = '#0c2438';

/** A hibiscus seen from the front, about ±50. */
function hibiscus(s: Scene, colour: string): void {
  const { c } = s;
  const t = tone(colour, 1.1);
  for (let i = 0; i < 5; i++)
    c.group(`rotate(${i * 72})`, () => {
      const d = 'M0 2C-14-8-34-22-30-42C-26-54-12-50-4-56C4-52 24-56 30-42C34-22 14-8 0 2Z';
      c.path(d, t.line, { stroke: t.line, sw: 7 });
      c.path(d, c.lin([t.hi, t.base, t.lo], 90));
      c.line('M0-6V-44M-4-10L-18-38M4-10L18-38', alpha(t.lo, 0.6), 2.4);
      c.path('M0 2C-8-6-12-14-10-20C-4-16 4-16 10-20C12-14 8-6 0 2Z', alpha(t.line, 0.55));
    });
  c.line('M0 0C8-8 14-20 24-34', '#8a3a04', 9);
  c.line('M0 0C8-8 14-20 24-34', '#ffd83a', 5);
  for (const [x, y] of [
    [20, -36],
    [27, -38],
    [29, -31],
    [22, -28],
    [16, -26],
  ] as const)
    c.circle(x, y, 4, '#ffe86a', { stroke: '#8a3a04', sw: 1.6 });
}

function toucan(s: Scene): void {
  const { c, pal } = s;
  const coat = tone('#2a2c40', 1);
  const bib = tone('#fff4d0', 0.8);
  const bill = tone('#ff9a1f', 1.15);
  glow(s, 0, 0, 116, '#fff6c8', 0.85);
  // Crest, body, bib.
  for (const [a, k] of [
    [-64, 1],
    [-84, 1.15],
    [-104, 1],
  ] as const)
    c.group(`translate(-42 -56) rotate(${a}) scale(${k})`, () =>
      c.solid('M0-9C20-14 38-8 48 0C38 8 20 10 0 9Z', coat, { depth: 3, line: 4.4, rim: '#7a86b0' }),
    );
  c.solid('M-92 104C-104 40-100-70-40-72C4-74 16-30 12 4C40 30 52 70 48 104Z', coat, {
    depth: 10,
    line: 5.4,
    rim: '#7a86b0',
  });
  c.solid('M-40-6C-14 10 12 8 14 14C34 34 34 66 20 92C-10 92-46 60-40-6Z', bib, { depth: 7, line: 4, rim: '#ffffff' });
  c.path('M-38 48C-20 72-4 84 20 92L12 104C-16 96-34 76-38 48Z', '#e8283c');
  // Bill: a great boat of colours.
  const upper = 'M-10-46C22-66 76-58 98-22C106-8 104 6 96 16C86 0 60-8 36-8C16-8-2-6-14-6Z';
  const lower = 'M-12-8C16-10 62-10 86 8C62 20 20 20-4 14Z';
  c.solid(lower, tone('#d8481f', 1.1), { depth: 5, line: 5, rim: '#ffc08a' });
  c.solid(upper, bill, { depth: 8, line: 5.2, rim: '#fff2a0' });
  c.clip(upper, () => {
    c.path('M70-70C90-50 90-20 78 20H120V-70Z', c.lin(['#3a2a3a', '#14101c']));
    c.path('M56-70C76-50 76-24 66 20H80C92-20 90-46 72-70Z', mix('#e8283c', pal.accent, 0.3));
    c.path('M-14-48C16-62 50-58 74-40C46-48 14-46-12-38Z', alpha('#fff6b0', 0.75));
    for (const x of [6, 22, 38]) c.path(`M${x}-8L${x + 5}-24L${x + 11}-8Z`, alpha('#a8401a', 0.6));
  });
  // Sunglasses.
  const shade = 'M-64-48C-44-57-14-55-2-48C1-24-11-8-31-8C-51-8-62-24-64-48Z';
  c.path(shade, INK, { stroke: INK, sw: 10 });
  c.path(shade, c.lin([mix(pal.second, '#0c1c3a', 0.3), mix(pal.accent, '#ffb84a', 0.4), '#fff0a0'], 80), {
    stroke: mix('#ffffff', pal.accent, 0.2),
    sw: 4,
  });
  c.clip(shade, () => {
    c.path('M-66-22C-46-28-30-18 0-24V0H-66Z', alpha(mix(pal.second, '#0a2a5a', 0.4), 0.75));
    c.line('M-38-24V-40', INK, 3);
    for (const a of [-150, -120, -60, -30]) c.line('M0 0L13 0', INK, 3, { t: `translate(-38 -40) rotate(${a})` });
    c.path('M-54-46L-40-50L-48-18L-56-24Z', alpha('#ffffff', 0.6));
  });
  c.line('M-64-44L-92-38', INK, 8);
  c.line('M-64-45L-90-39', mix('#ffffff', pal.accent, 0.2), 3);
  // A garland of flowers.
  for (const [x, y, k, q] of [
    [-84, 50, 0.4, 0],
    [-62, 70, 0.44, 1],
    [-34, 84, 0.48, 2],
    [-2, 92, 0.48, 0],
    [30, 84, 0.42, 1],
  ] as const)
    c.place(x, y, k, x, () => hibiscus(s, [pal.accent, '#ffffff', '#ffd83a'][q] ?? pal.accent));
}

function coconut(s: Scene): void {
  const { c, pal } = s;
  const husk = tone('#7a4420', 1.15);
  glow(s, 0, 0, 118, '#fff6c8', 0.85);
  // Straw and paper parasol stand behind the rim.
  c.line('M-16-20L-44-112L-74-106', INK, 17);
  c.line('M-16-20L-44-112L-74-106', '#ffffff', 10);
  for (let i = 0; i < 8; i++)
    c.line(`M${n(-19 - i * 3.1)} ${n(-30 - i * 10.2)}l-5-8`, mix('#e8283c', pal.accent, 0.4), 9, { cap: 'butt' });
  c.line('M24-20L48-84', '#5a3410', 5);
  c.group('translate(50 -88) rotate(18)', () => {
    const tent = 'M-58 22C-50-16-20-34 0-36C20-34 50-16 58 22C44 14 32 14 20 22C12 14-12 14-20 22C-32 14-44 14-58 22Z';
    c.solid(tent, tone(pal.second, 1.1), { depth: 6, line: 5, rim: '#ffffff' });
    c.clip(tent, () => {
      c.path('M0-40L-58 26H-20ZM0-40L20 26H58Z', alpha('#fff6d8', 0.9));
      c.path('M0-40L-20 26H20Z', alpha(pal.accent, 0.85));
    });
    c.line('M0-36V-46', INK, 5);
  });
  // The fruit.
  const nut = 'M-84-16C-92 44-56 98 0 98C56 98 92 44 84-16C60-2-60-2-84-16Z';
  c.solid(nut, husk, { depth: 12, line: 5.4, rim: '#d89a5a' });
  c.clip(nut, () => {
    for (let i = 0; i < 60; i++) {
      const x = ((i * 47) % 170) - 85;
      const y = ((i * 29) % 110) - 8;
      c.line(
        `M${x} ${y}q${2 + (i % 3)} 7 ${(i % 5) - 2} ${12 + (i % 4) * 3}`,
        alpha(i % 2 ? '#3a1c08' : '#c88a4a', 0.6),
        2.2,
      );
    }
    c.path('M30-10C50 40 20 90 0 110H110V-20Z', alpha('#2a1004', 0.35));
  });
  c.ellipse(0, -18, 86, 24, INK);
  c.ellipse(0, -19, 83, 22, c.lin(['#ffffff', '#f4ecd8', '#d8c8a8']));
  c.ellipse(0, -17, 68, 15.5, c.lin([mix('#b8e8d8', pal.second, 0.3), '#f4fff8']), {
    stroke: alpha('#b09a6a', 0.8),
    sw: 2.6,
  });
  for (const [x, y, a] of [
    [-30, -22, 12],
    [-4, -14, -20],
  ] as const)
    c.path('M-11-11H11V11H-11Z', alpha('#ffffff', 0.75), {
      t: `translate(${x} ${y}) rotate(${a}) scale(1 .6)`,
      stroke: alpha('#7ac8d8', 0.8),
      sw: 2,
    });
  // Slice of orange and a flower on the rim.
  c.group('translate(64 -18) rotate(12)', () => {
    c.circle(0, 0, 31, '#c85a04', { stroke: INK, sw: 5 });
    c.circle(0, 0, 30, c.lin(['#ffc03a', '#f08a0a']));
    c.circle(0, 0, 25, '#fff4d0');
    for (let i = 0; i < 8; i++)
      c.path('M0-4L-7.4-21C-3-24 3-24 7.4-21Z', c.lin(['#ff8a1a', '#ffc84a']), { t: `rotate(${i * 45})` });
  });
  c.place(-58, -10, 0.72, -12, () => hibiscus(s, pal.accent));
}

/** One long board, standing, around 0,0 (±105 tall). */
function board(s: Scene, colour: string, second: string, kind: number): void {
  const { c } = s;
  const t = tone(colour, 1);
  const d = 'M0-106C22-84 30-44 30-4C30 44 20 84 9 104H-9C-20 84-30 44-30-4C-30-44-22-84 0-106Z';
  c.solid(d, t, { depth: 7, line: 5.2, rim: '#ffffff' });
  c.clip(d, () => {
    if (kind === 0)
      for (const [i, col] of [
        [0, second],
        [1, '#ffffff'],
        [2, shift(second, 0.1, 1, 30)],
      ] as const)
        c.path(
          `M-40 ${-30 + i * 22}C-10 ${-50 + i * 22} 10 ${-10 + i * 22} 40 ${-30 + i * 22}V${-12 + i * 22}C10 ${8 + i * 22}-10 ${-32 + i * 22}-40 ${-12 + i * 22}Z`,
          col,
        );
    if (kind === 1) {
      c.rect(-40, 28, 80, 16, second);
      c.rect(-40, 50, 80, 8, '#ffffff');
      c.rect(-40, -78, 80, 10, second);
    }
    if (kind === 2) {
      c.circle(0, -30, 34, second);
      c.circle(0, -30, 24, '#ffffff');
      c.circle(0, -30, 15, shift(second, 0.1, 1, 40));
      c.path('M-40 40L0 20L40 40V58L0 38L-40 58Z', second);
    }
    c.line('M0-110V110', alpha(t.line, 0.55), 2.6);
    c.path('M-22-60C-26-20-24 30-18 64L-12 60C-16 30-18-20-14-64Z', alpha('#ffffff', 0.55));
  });
}

function boards(s: Scene): void {
  const { c, pal } = s;
  glow(s, 0, 0, 118, '#fff6c8', 0.85);
  c.place(-40, 4, 0.94, -22, () => board(s, '#fff4d8', pal.accent, 1));
  c.place(40, 4, 0.94, 22, () => board(s, '#ffd24a', mix('#f0503a', pal.accent, 0.4), 2));
  c.place(0, -2, 1.04, 0, () => board(s, pal.second, '#fff0b0', 0));
  c.place(-24, 70, 0.7, 0, () => hibiscus(s, pal.accent));
  c.place(30, 78, 0.6, 30, () => hibiscus(s, '#fff4e8'));
  // A starfish.
  c.place(4, 88, 1, 12, () =>
    c.solid(
      'M0-30C6-14 8-10 28-10C16 2 12 6 18 26C4 18-4 18-18 26C-12 6-16 2-28-10C-8-10-6-14 0-30Z',
      tone('#ff8a3a', 1.1),
      { depth: 4, line: 4.4, rim: '#fff0b0' },
    ),
  );
}

function ukulele(s: Scene): void {
  const { c, pal } = s;
  const koa = tone(mix('#c8702a', pal.accent, 0.12), 1.15);
  const dark = tone('#4a2410', 1.1);
  glow(s, 0, 0, 118, '#fff6c8', 0.85);
  c.group('rotate(34) translate(0 16)', () => {
    // Neck and head.
    c.solid('M-17-122L-21-92H21L17-122C8-128-8-128-17-122Z', koa, { depth: 4, line: 5 });
    for (const [x, y] of [
      [-25, -116],
      [-26, -101],
      [25, -116],
      [26, -101],
    ] as const)
      c.circle(x, y, 6, c.rad(['#ffffff', '#f0e0c0', '#8a7a5a'], 0.36, 0.3, 0.8), { stroke: INK, sw: 3 });
    c.solid('M-11-94H11V4H-11Z', dark, { depth: 3, line: 5 });
    for (let y = -82; y < -20; y += 13) c.line(`M-11 ${y}H11`, '#e8d8a8', 2.4);
    for (const y of [-62, -36]) c.circle(0, y, 2.8, '#fff6d8');
    const body =
      'M-14-22C-38-26-54-10-50 12C-48 24-42 26-48 36C-74 52-72 100-30 106H30C72 100 74 52 48 36C42 26 48 24 50 12C54-10 38-26 14-22Z';
    c.solid(body, koa, { depth: 11, line: 5.6, rim: '#ffe0a0' });
    c.clip(body, () => {
      for (let i = -5; i <= 5; i++)
        c.line(`M${i * 13}-30C${i * 13 + 8} 20 ${i * 13 - 8} 60 ${i * 13} 110`, alpha(koa.lo, 0.35), 2.2);
      c.line(body, alpha('#fff0c0', 0.8), 9);
      c.line(body, alpha('#7a2a0a', 0.8), 3.4, { t: 'translate(0 0) scale(.9 .92) translate(0 4)' });
      c.path('M-44 6C-44-8-34-16-22-16C-32-6-34 4-32 16C-36 24-44 18-44 6Z', alpha('#ffffff', 0.55));
    });
    c.circle(0, 30, 22, c.lin(['#ffe8b0', '#c88a3a']), { stroke: dark.line, sw: 4 });
    c.circle(0, 30, 17, c.lin(['#140804', '#4a2410']));
    c.rect(-24, 74, 48, 10, c.lin([dark.hi, dark.lo]), { stroke: INK, sw: 3.4 }, 4);
    for (const x of [-7.5, -2.5, 2.5, 7.5]) {
      c.line(`M${x}-110V78`, alpha(INK, 0.5), 2.6);
      c.line(`M${x}-110V78`, '#fff8e8', 1.4);
    }
    c.place(-36, 84, 0.62, 0, () => hibiscus(s, pal.accent));
  });
  c.place(58, 62, 0.6, 20, () => hibiscus(s, '#fff4e8'));
  const note = (x: number, y: number, k: number) =>
    c.place(x, y, k, -8, () => {
      for (const [sw, col] of [
        [9, INK],
        [4.4, mix(pal.second, '#ffffff', 0.2)],
      ] as const) {
        c.line('M0 0V-34L24-40V-6', col, sw);
        c.ellipse(-6, 1, sw > 5 ? 10 : 7, sw > 5 ? 8 : 5, col);
        c.ellipse(18, -5, sw > 5 ? 10 : 7, sw > 5 ? 8 : 5, col);
      }
    });
  note(-72, -22, 1);
  note(-34, -72, 0.75);
}

export const surf: Family = {
  palettes: [
    palette('1f8ae0 5ad0e8 fff0b0 2ab8c8 148aa8 0c6a8c fff2b0 ff5a5a 1fc0b8'),
    palette('f0503a ff9a4a ffe8a8 e86a6a a83a6a 8a2c6a fff0b8 ff3a8a 2a9ad8'),
    palette('0fa08a 7ae0b8 fff6c8 1a9a9a 0c6a7a 0a5a68 fff6c0 ff8a2a 5a6af0'),
    palette('5a3ac0 f07ac0 ffe0a0 6a5ad8 3a3a9a 34349a ffe8b8 ffc02a ff6aa8'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    sky(s, 0.7);
    for (let i = 0; i < 2 + w / 300; i++)
      cloud(
        s,
        r.range(0, w),
        h * r.range(0.1, 0.3),
        h * r.range(0.2, 0.34),
        '#ffffff',
        mix(pal.sky[1], '#ffffff', 0.5),
        0.75,
      );
    // A sun cut into bars, as on an old poster.
    const R = h * 0.42;
    glow(s, x, y, h * 0.66, pal.glow, 0.8);
    const sun = `M${n(x - R)} ${n(y)}A${n(R)} ${n(R)} 0 1 1 ${n(x + R)} ${n(y)}A${n(R)} ${n(R)} 0 1 1 ${n(x - R)} ${n(y)}Z`;
    c.clip(sun, () => {
      let top = y - R;
      for (let i = 0; top < y + R; i++) {
        const gap = Math.max(0, i - 3) * R * 0.012;
        const tall = R * 0.2;
        c.rect(x - R, top, R * 2, tall - gap, mix('#fff2a0', mix(pal.accent, '#ffb03a', 0.45), Math.min(1, i / 9)));
        top += tall;
      }
    });
    // Rows of dots for shade.
    for (let i = 0; i < 9; i++)
      for (let j = 0; j < w / 9; j++)
        c.circle(j * 9 + (i % 2) * 4.5, h * 0.5 + i * 8, 0.4 + i * 0.24, alpha('#ffffff', 0.28));
    // Sea in flat bands with a curling wave on one side.
    const sea = [
      mix(pal.far, '#ffffff', 0.35),
      pal.far,
      mix(pal.far, pal.mid, 0.5),
      pal.mid,
      mix(pal.mid, pal.near, 0.4),
    ];
    sea.forEach((colour, i) => {
      const base = h * (0.66 + i * 0.045);
      let crests = '';
      const step = h * 0.12;
      const off = r.range(0, step);
      for (let px = -off; px < w + step; px += step)
        crests += `Q${n(px + step * 0.5)} ${n(base - h * 0.022)} ${n(px + step)} ${n(base)}`;
      c.path(`M${n(-off)} ${n(h)}V${n(base)}${crests}V${n(h)}Z`, colour);
      c.line(`M${n(-off)} ${n(base)}${crests}`, alpha('#ffffff', 0.6), 1.8);
    });
    const k = h / 400;
    c.place(x - Math.max(h * 0.4, w * 0.3), h * 0.86, k, 0, () => {
      const curl =
        'M-190 60C-180-60-120-170-10-176C60-178 96-130 88-92C80-112 54-124 34-112C6-96 6-50 30-22C60 10 110 22 160 40V80H-190Z';
      c.path(curl, c.lin([mix(pal.far, '#ffffff', 0.25), pal.far, pal.mid, mix(pal.mid, pal.near, 0.5)], 80));
      c.clip(curl, () => {
        for (const q of [0.86, 0.72, 0.58, 0.44])
          c.line('M-190 60C-180-60-120-170-10-176C60-178 96-130 88-92', alpha('#ffffff', 0.4), 7, {
            t: `translate(0 ${n((1 - q) * 60)}) scale(${q})`,
          });
      });
      let foam = 'M-150-70';
      for (const [px, py] of [
        [-120, -130],
        [-70, -176],
        [-10, -196],
        [50, -186],
        [92, -150],
        [104, -104],
        [92, -70],
      ] as const)
        foam += `Q${px - 28} ${py - 14} ${px} ${py}`;
      c.path(
        `${foam}Q92-92 74-96Q72-122 48-122Q26-126 18-104Q0-116-6-140Q-34-160-60-146Q-96-140-112-104Q-132-96-150-70Z`,
        c.lin(['#ffffff', mix('#ffffff', pal.far, 0.3)]),
      );
      for (const [px, py, q] of [
        [108, -130, 8],
        [118, -96, 6],
        [104, -54, 7],
        [70, -76, 9],
        [122, -66, 4],
      ] as const)
        c.circle(px, py, q, '#ffffff');
    });
    // Beach with palms.
    c.path(
      `M0 ${n(h)}V${n(h * 0.93)}Q${n(w * 0.3)} ${n(h * 0.86)} ${n(w * 0.62)} ${n(h * 0.885)}T${n(w)} ${n(h * 0.84)}V${n(h)}Z`,
      c.lin([mix('#ffe8b0', pal.sky[2], 0.3), mix('#e8b86a', pal.near, 0.3)]),
    );
    const px = x + Math.max(h * 0.43, w * 0.33);
    for (const [dx, tall, lean] of [
      [0, 0.5, 20],
      [24 * k, 0.36, 34],
    ] as const) {
      const tx = px + dx + lean * k;
      const ty = h * (0.86 - tall);
      c.path(
        `M${n(px + dx - 6 * k)} ${n(h * 0.88)}Q${n(px + dx - 4 * k)} ${n(h * 0.7)} ${n(tx - 3 * k)} ${n(ty)}H${n(tx + 4 * k)}Q${n(px + dx + 9 * k)} ${n(h * 0.7)} ${n(px + dx + 9 * k)} ${n(h * 0.88)}Z`,
        mix('#6a3a1c', pal.near, 0.35),
      );
      for (const a of [-176, -148, -116, -84, -52, -20, 6, 168])
        frond(s, tx, ty, h * 0.2, a, mix('#0c5a3a', pal.near, 0.35), mix('#4ab04a', pal.mid, 0.3));
    }
    shadow(s, x, h * 0.92, h * 0.36, h * 0.04, 0.4);
    motes(s, 16 + w / 34, '#ffffff', { size: 1.8 });
  },
  heroes: [
    (s) => s.c.place(0, 2, 0.9, 0, () => toucan(s)),
    (s) => s.c.place(0, 10, 0.85, 0, () => coconut(s)),
    (s) => s.c.place(0, 0, 0.9, 0, () => boards(s)),
    (s) => s.c.place(-4, 4, 0.88, 0, () => ukulele(s)),
  ],
  extras: [
    (s) => s.c.place(0, 2, 0.36, s.r.range(0, 60), () => hibiscus(s, s.r.pick([s.pal.accent, '#fff4e8', '#ffd83a']))),
    (s) =>
      s.c.solid(
        'M0-20C4-9 6-7 19-7C11 1 8 4 12 18C3 12-3 12-12 18C-8 4-11 1-19-7C-6-7-4-9 0-20Z',
        tone('#ff8a3a', 1.1),
        { depth: 3, line: 2.8, rim: '#fff0b0' },
      ),
    (s) => {
      const t = tone(mix('#ffd8c8', s.pal.second, 0.12), 0.95);
      s.c.solid('M0 18C-12 14-22-2-17-12C-11-20 11-20 17-12C22-2 12 14 0 18Z', t, {
        depth: 3,
        line: 2.8,
        rim: '#ffffff',
      });
      s.c.line('M0 15V-15M-2 15L-10-13M2 15L10-13', alpha(t.line, 0.5), 2);
    },
    (s) => s.c.place(0, 0, 0.19, s.r.range(-40, 40), () => board(s, s.pal.second, GOLD, 1)),
  ],
  front(s) {
    const { c, r, w, h, pal } = s;
    const k = Math.min(w, h);
    for (const q of [0, 1])
      c.group(q === 0 ? '' : `translate(${n(w)} 0) scale(-1 1)`, () => {
        for (const a of [-78, -50, -24])
          frond(
            s,
            -k * 0.02,
            h + k * 0.02,
            k * r.range(0.2, 0.28),
            a,
            mix('#08402c', pal.near, 0.4),
            mix('#3aa04a', pal.mid, 0.3),
          );
        c.place(k * 0.05, h - k * 0.03, (k / 400) * 0.5, r.range(0, 60), () =>
          hibiscus(s, q === 0 ? pal.accent : '#fff4e8'),
        );
      });
    sparkle(s, w * 0.9, h * 0.1, k * 0.02);
  },
};
