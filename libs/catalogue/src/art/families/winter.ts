import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, motes, stars } from '../light.ts';
import { GOLD, SILVER, palette } from '../palettes.ts';
import { fir, hills, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

const SNOW = '#eef6ff';
const RED = '#d81f34';

/** The outline of a six-armed snow crystal around the origin. */
function crystal(radius: number): string {
  let d = '';
  for (let i = 0; i < 6; i++) {
    const at = (k: number, turn: number) => {
      const a = (i / 6) * 2 * Math.PI + turn;
      return `${n(Math.sin(a) * radius * k)} ${n(-Math.cos(a) * radius * k)}`;
    };
    d += `M0 0L${at(1, 0)}M${at(0.45, 0)}L${at(0.72, 0.34)}M${at(0.45, 0)}L${at(0.72, -0.34)}M${at(0.7, 0)}L${at(0.92, 0.2)}M${at(0.7, 0)}L${at(0.92, -0.2)}`;
  }
  return d;
}

/** A fir with snow on its boughs; foot at y = 92, top at −92. */
function tree(s: Scene, dressed: boolean): void {
  const { c, pal } = s;
  const green = tone('#1f8a52', 1.15);
  const snow = tone(SNOW, 0.7);
  c.solid('M-13 70H13L16 98H-16Z', tone('#7a4a28'), { depth: 4, line: 4 });
  const tiers = [
    [26, 78, 82],
    [-14, 62, 44],
    [-50, 44, 6],
    [-84, 28, -30],
  ] as const;
  for (const [top, half, foot] of tiers) {
    const d = `M0 ${top - 12}C${half * 0.3} ${top + 14} ${half * 0.62} ${foot - 22} ${half} ${foot - 8}C${half * 0.86} ${foot + 4} ${half * 0.7} ${foot + 2} ${half * 0.58} ${foot - 2}C${half * 0.5} ${foot + 10} ${half * 0.3} ${foot + 10} ${half * 0.2} ${foot}C${half * 0.1} ${foot + 12}-${half * 0.14} ${foot + 12}-${half * 0.22} ${foot}C-${half * 0.3} ${foot + 10}-${half * 0.5} ${foot + 10}-${half * 0.58} ${foot - 2}C-${half * 0.7} ${foot + 2}-${half * 0.86} ${foot + 4}-${half} ${foot - 8}C-${half * 0.62} ${foot - 22}-${half * 0.3} ${top + 14} 0 ${top - 12}Z`;
    c.solid(d, green, { depth: 8, line: 4.5, rim: '#a8f0b0' });
    c.clip(d, () =>
      c.path(`M${half * 0.2} ${top - 20}H${half + 10}V${foot + 20}H${half * 0.3}Z`, alpha('#06283a', 0.3)),
    );
    c.path(
      `M0 ${top - 14}C${half * 0.26} ${top + 8} ${half * 0.46} ${foot - 26} ${half * 0.66} ${foot - 19}C${half * 0.4} ${foot - 14} ${half * 0.36} ${foot - 22} ${half * 0.2} ${foot - 16}C${half * 0.1} ${foot - 12} 0 ${foot - 24}-${half * 0.2} ${foot - 16}C-${half * 0.4} ${foot - 8}-${half * 0.5} ${foot - 20}-${half * 0.86} ${foot - 11}C-${half * 0.56} ${foot - 26}-${half * 0.24} ${top + 8} 0 ${top - 14}Z`,
      c.lin([snow.hi, SNOW, '#b4d0f4'], 60),
    );
  }
  if (!dressed) return;
  for (const [x, y, q] of [
    [-46, 70, 0],
    [-8, 76, 1],
    [40, 68, 2],
    [-28, 34, 2],
    [22, 36, 0],
    [-14, 0, 1],
    [24, -4, 2],
    [0, -36, 0],
  ] as const) {
    const colour = [RED, GOLD, mix('#3a8af0', pal.second, 0.4)][q] ?? RED;
    const t = tone(colour, 1.2);
    glow(s, x, y, 20, t.hi, 0.5);
    c.circle(x, y, 10, c.rad(['#ffffff', t.hi, t.base, t.lo], 0.34, 0.3, 0.8), { stroke: t.line, sw: 2.6 });
  }
  const g = tone('#ffc83a', 1.2);
  glow(s, 0, -90, 56, '#fff0a0', 0.95);
  c.solid('M0-116L7-98L26-97L11-85L17-66L0-77L-17-66L-11-85L-26-97L-7-98Z', g, { depth: 4, line: 4, rim: '#fffbe0' });
}

function globe(s: Scene): void {
  const { c, pal } = s;
  const wood = tone('#8a3a24', 1.2);
  const gold = tone(GOLD, 1.25);
  glow(s, 0, -14, 118, '#bfe4ff', 0.7);
  c.solid('M-64 54H64L78 92C50 104-50 104-78 92Z', wood, { depth: 7, line: 4.5, rim: '#ffc8a0' });
  c.path('M-74 82C-44 94 44 94 74 82L78 91C46 103-46 103-78 91Z', c.lin([gold.hi, gold.base, gold.lo], 10), {
    stroke: wood.line,
    sw: 2,
  });
  c.solid('M-26 66H26V84C10 88-10 88-26 84Z', gold, { depth: 3, line: 2.6 });
  c.path(crystal(8), 'none', { stroke: gold.line, sw: 2, t: 'translate(0 76)' });
  const ball = 'M-82-20A82 82 0 1 1 82-20A82 82 0 0 1-82-20Z';
  c.path(ball, '#0a1c4a', { stroke: '#0a1c4a', sw: 9 });
  c.path(
    ball,
    c.rad(
      [
        [0, mix('#ffd9a0', pal.glow, 0.3)],
        [0.4, '#7ab8f0'],
        [0.8, '#2a64c0'],
        [1, '#16348a'],
      ],
      0.5,
      0.62,
      0.7,
    ),
  );
  c.clip(ball, () => {
    c.path('M-90 26C-60 2-30 20 0 22C34 24 60 0 90 22V70H-90Z', c.lin(['#cfe4ff', '#7aa4e0']));
    c.place(-48, 4, 0.34, 0, () => tree(s, false));
    c.place(54, 6, 0.3, 0, () => tree(s, false));
    glow(s, 4, 16, 62, '#ffb84a', 0.8);
    c.solid('M-28 40V-8H36V40Z', tone('#b05a34'), { depth: 4, line: 3.6, rim: '#ffd8a0' });
    c.path('M18-36H30V-12H18Z', '#8a4028', { stroke: '#3a1410', sw: 3 });
    c.path('M-40-6L4-46L48-6C42 4 32-2 26 0C16 6 8-2-2 0C-14 6-26-2-34 2Z', c.lin(['#ffffff', '#d8e8ff', '#9ac0f0']), {
      stroke: '#1a2a5a',
      sw: 3,
    });
    for (const x of [-18, 12]) {
      c.rect(x, 6, 14, 16, c.lin(['#fffbd0', '#ffc83a']), { stroke: '#4a1c10', sw: 2.6 }, 2);
      c.line(`M${x + 7} 6V22M${x} 14H${x + 14}`, '#4a1c10', 2);
    }
    c.path('M-2 40V28C-2 18 10 18 10 28V40Z', '#5a2414', { t: 'translate(0 2)' });
    c.path('M-90 46C-50 28-20 42 6 36C40 30 60 44 90 34V70H-90Z', c.lin(['#ffffff', '#d0e6ff', '#8ab4ec']));
    for (let i = 0; i < 44; i++) {
      const a = i * 2.4;
      const q = Math.sqrt(i / 44) * 78;
      c.circle(Math.cos(a) * q, -20 + Math.sin(a) * q, 1.6 + (i % 4) * 0.8, alpha('#ffffff', 0.9));
    }
    c.line(ball, alpha('#0a1c5a', 0.45), 16, { t: 'translate(-4 -6)' });
    c.line(ball, alpha('#ffffff', 0.6), 5, { t: 'translate(2 3)' });
  });
  c.path('M-64-42C-58-68-38-84-14-90C-34-74-46-58-52-36C-54-28-66-32-64-42Z', alpha('#ffffff', 0.75));
  c.circle(-56, -14, 6, alpha('#ffffff', 0.75));
  c.path('M70-2C66 18 54 34 38 44C50 28 58 14 60 0C62-8 72-8 70-2Z', alpha('#ffffff', 0.45));
  c.path('M-70 50C-40 62 40 62 70 50L68 62C40 74-40 74-68 62Z', c.lin([gold.hi, gold.base, gold.lo], 10), {
    stroke: gold.line,
    sw: 3,
  });
}

function lantern(s: Scene): void {
  const { c, pal } = s;
  const iron = tone(mix(RED, pal.accent, 0.25), 1.15);
  const snow = tone(SNOW, 0.7);
  glow(s, 0, 16, 124, '#ffb03a', 0.95);
  c.circle(0, -88, 17, 'none', { stroke: iron.line, sw: 12 });
  c.circle(0, -88, 17, 'none', { stroke: c.lin([iron.hi, iron.lo]), sw: 6 });
  const glass = 'M-46-24H46L54 68H-54Z';
  c.path(
    glass,
    c.rad(
      [
        [0, '#fffce8'],
        [0.3, '#ffe27a'],
        [0.7, '#ff9a2a'],
        [1, '#b8420f'],
      ],
      0.5,
      0.56,
      0.66,
    ),
    { stroke: iron.line, sw: 8 },
  );
  c.clip(glass, () => {
    c.path('M-40-24H-18L-30 68H-60Z', alpha('#ffffff', 0.35));
    c.solid('M-19 28C-10 34 10 34 19 28V72H-19Z', tone('#fff0d0', 0.8), { depth: 4, line: 2.6 });
    c.line('M0 30V20', '#5a2410', 3);
    glow(s, 0, 2, 46, '#fffbe0', 1);
    c.path('M0-22C12-4 15 6 12 16C8 26-8 26-12 16C-15 6-6-4 0-22Z', c.lin(['#fff0a0', '#ffb01f', '#ff7a0a']), {
      stroke: '#e85a0a',
      sw: 1.6,
    });
    c.path('M0-4C6 6 8 12 5 18C2 22-2 22-5 18C-8 12-4 6 0-4Z', '#ffffff');
  });
  for (const x of [-1, 1]) c.solid(`M${x * 42}-26H${x * 52}L${x * 60} 70H${x * 50}Z`, iron, { depth: 2, line: 3 });
  c.line('M-25-24L-29 68M25-24L29 68', iron.line, 6);
  c.line('M-25-24L-29 68M25-24L29 68', iron.base, 2.6);
  c.line('M-48 10H48', iron.line, 5);
  c.line('M-48 10H48', iron.base, 2.2);
  c.solid('M-64 66H64L72 92C40 98-40 98-72 92Z', iron, { depth: 6, line: 4.4, rim: '#ffb8a0' });
  c.solid('M-20-76H20C26-58 56-44 70-26C40-16-40-16-70-26C-56-44-26-58-20-76Z', iron, {
    depth: 6,
    line: 4.4,
    rim: '#ffb8a0',
  });
  c.solid(
    'M-24-74C-18-84 18-84 24-74C34-58 62-46 74-30C76-18 66-16 60-24C54-32 48-22 42-26C34-32 30-12 22-16C14-20 14-34 4-32C-6-30-6-22-16-24C-24-26-28-36-36-30C-42-24-48-18-54-24C-62-30-78-16-74-30C-62-46-34-58-24-74Z',
    snow,
    { depth: 5, line: 3.4, rim: '#ffffff' },
  );
  // A spray of fir with berries at the foot.
  for (const q of [-1, 1])
    for (const [a, len] of [
      [-8, 56],
      [14, 50],
      [36, 40],
    ] as const)
      c.place(q * 8, 82, 1, 0, () =>
        c.group(`scale(${q} 1) rotate(${a})`, () => {
          let d = '';
          for (let i = 6; i < len; i += 6) d += `M${i} 0L${i + 8}-11M${i} 0L${i + 8} 11`;
          c.line(`M0 0H${len}${d}`, '#06301c', 8);
          c.line(`M0 0H${len}${d}`, '#2aa05a', 4);
        }),
      );
  for (const [x, y] of [
    [-10, 82],
    [10, 84],
    [0, 96],
  ] as const)
    c.circle(x, y, 10, c.rad(['#ffd0c0', '#f02a3a', '#8a0a1c'], 0.34, 0.3, 0.8), { stroke: '#3a0410', sw: 2.8 });
}

function boot(s: Scene, leather: string): void {
  const { c, pal } = s;
  const t = tone(leather, 0.9);
  const steel = tone(SILVER, 1.35);
  c.path('M-44 70V88M34 70V88', 'none', { stroke: steel.line, sw: 16 });
  c.path('M-44 66V88M34 66V88', 'none', { stroke: c.lin([steel.hi, steel.lo], 0), sw: 9 });
  c.solid('M-64 84H62C74 84 82 78 84 68L94 70C94 88 82 98 64 98H-64Z', steel, { depth: 4, line: 4, rim: '#ffffff' });
  const shape = 'M-56-82C-40-88-10-88 4-82C4-50 2-30 12-14C28 2 66 4 76 30C80 44 78 54 74 62H-54C-62 40-50 0-56-82Z';
  c.solid(shape, t, { depth: 9, line: 4.6, rim: '#ffffff' });
  c.clip(shape, () => {
    c.path('M-60-90H-30C-34-30-22 20-40 70H-70Z', alpha(t.lo, 0.35));
    c.line('M-58 24C-20 34 6 14 16-8', alpha(t.line, 0.4), 2.4, {});
    c.path('M40 64C40 40 54 26 80 24V64Z', alpha(t.lo, 0.3));
  });
  c.solid('M-58 58H78C80 66 78 72 74 74H-54C-58 72-60 64-58 58Z', tone('#7a3a20', 1.1), { depth: 3, line: 3.4 });
  c.solid('M-64-88C-40-100-8-100 12-90C18-80 16-68 8-64C-14-72-36-72-58-64C-66-70-68-80-64-88Z', tone(SNOW, 0.75), {
    depth: 4,
    line: 4,
    rim: '#ffffff',
  });
  const lace = mix(RED, pal.accent, 0.3);
  for (let i = 0; i < 5; i++) {
    c.line(
      `M${-18 + i * 3} ${-50 + i * 14}L${10 + i * 4} ${-44 + i * 11}M${10 + i * 3} ${-56 + i * 13}L${-14 + i * 4} ${-42 + i * 13}`,
      shift(lace, -0.26),
      7,
    );
    c.line(
      `M${-18 + i * 3} ${-50 + i * 14}L${10 + i * 4} ${-44 + i * 11}M${10 + i * 3} ${-56 + i * 13}L${-14 + i * 4} ${-42 + i * 13}`,
      lace,
      4,
    );
  }
}

function skates(s: Scene): void {
  const { c, pal } = s;
  const lace = mix(RED, pal.accent, 0.3);
  glow(s, 0, 10, 110, '#cfeaff', 0.6);
  c.place(30, -12, 0.72, 12, () => boot(s, '#dfe4f4'));
  c.place(-22, 18, 0.82, -10, () => boot(s, '#f6f2fa'));
  const bow =
    'M-26-54C-60-84-84-66-66-48C-56-38-40-46-26-54C0-78 30-78 22-56C16-42-8-46-26-54M-26-54C-36-36-52-30-56-12M-26-54C-18-36-10-32-12-14';
  c.line(bow, shift(lace, -0.28), 11);
  c.line(bow, lace, 6);
  c.circle(-26, -54, 8, c.rad([shift(lace, 0.2), lace, shift(lace, -0.15)]), { stroke: shift(lace, -0.28), sw: 3 });
}

function mitten(s: Scene): void {
  const { c, pal } = s;
  const wool = tone(mix(RED, pal.accent, 0.2), 1.1);
  const fluff = tone(SNOW, 0.75);
  glow(s, 0, 0, 112, '#ffd8c0', 0.5);
  const hand =
    'M-52 62C-56 20-64-10-60-40C-56-78-34-98-4-98C30-98 50-74 50-40C50-26 48-14 48-6C54-22 66-32 80-28C96-22 94 0 82 14C70 30 52 34 46 62Z';
  c.solid(hand, wool, { depth: 10, line: 5, rim: '#ffb4a0' });
  c.clip(hand, () => {
    for (let y = -96; y < 66; y += 12)
      for (let x = -66; x < 96; x += 12) c.line(`M${x} ${y}l6 7l6-7`, alpha(wool.lo, 0.4), 2.2);
    c.path('M30-80C44-20 30 20 36 66H100V-80Z', alpha('#4a0418', 0.25));
    c.line('M48-6C46 10 44 24 34 34', alpha(wool.line, 0.7), 4);
    c.path('M-70 34H60V52H-70Z', alpha('#ffffff', 0.92));
    for (let x = -62; x < 60; x += 20) c.path(`M${x} 52L${x + 10} 36L${x + 20} 52Z`, wool.base);
  });
  c.line(crystal(38), wool.lo, 9, { t: 'translate(-6 -32)' });
  c.line(crystal(38), '#ffffff', 6, { t: 'translate(-7 -34)' });
  const cuff =
    'M-62 56C-70 50-74 66-66 70C-78 78-72 96-60 92C-54 106-40 104-34 96C-26 108-10 106-4 98C4 108 20 106 26 98C34 106 52 104 54 92C66 94 70 78 60 72C68 62 60 50 50 56C40 46 26 50 22 56C14 48 0 48-6 56C-14 48-28 48-34 56C-42 46-56 48-62 56Z';
  c.solid(cuff, fluff, { depth: 7, line: 4.6, rim: '#ffffff' });
  c.clip(cuff, () => {
    for (let i = 0; i < 9; i++) c.line(`M${-56 + i * 13} ${66 + (i % 3) * 8}q6 8 10 2`, alpha('#8aaad8', 0.7), 3);
  });
}

/** A gabled house with snow on the roof and light in its windows; foot at 0,0. */
function cottage(s: Scene, x: number, y: number, k: number, wall: string, flip: boolean): void {
  const { c } = s;
  c.place(
    x,
    y,
    k,
    0,
    () => {
      glow(s, 0, -24, 90, '#ffb84a', 0.4);
      c.path('M-46 0V-56H46V0Z', c.lin([shift(wall, 0.08), shift(wall, -0.05)]));
      c.path('M-46-56L0-104L46-56Z', shift(wall, 0.04));
      c.path('M26-112H40V-64H26Z', shift(wall, -0.08));
      c.path('M24-112C24-120 42-120 42-112V-106H24Z', '#ffffff');
      c.path('M-60-50L0-116L60-50C54-44 48-48 46-54L0-96L-46-54C-48-48-54-44-60-50Z', c.lin(['#ffffff', '#a8c8f4']));
      for (const [wx, wy] of [
        [-26, -26],
        [26, -26],
        [0, -66],
      ] as const) {
        c.rect(wx - 9, wy - 11, 18, 22, c.lin(['#fff6b0', '#ffae2a']), { stroke: shift(wall, -0.16), sw: 3 }, 2);
        c.line(`M${wx} ${wy - 11}V${wy + 11}M${wx - 9} ${wy}H${wx + 9}`, shift(wall, -0.16), 2);
      }
      c.path('M-9 0V-18C-9-30 9-30 9-18V0Z', shift(wall, -0.14));
    },
    flip,
  );
}

export const winter: Family = {
  palettes: [
    palette('0a1f5c 2f6fd0 ffb88a 3a62b0 2a4a94 0c1c4a ffe0a0 e8283c 3aa0f0'),
    palette('2a1450 8a4ac0 ffc0c8 7a5ab8 54409a 1c1240 ffd8e8 f03a6a 5a8af8'),
    palette('042c40 0f7a90 b8f4e0 2a8a9a 17627a 05202e fff0b8 f04a2a 2ac8b0'),
    palette('0a0a30 27308a 8aa8f0 2c3a8a 1c2666 080a28 ffc878 d81f4a f0b83a'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    sky(s, 0.78);
    stars(s, 46, h * 0.45, '#ffffff');
    glow(s, x, y, h * 0.62, pal.glow, 0.85);
    for (const [k, o] of [
      [0.44, 0.22],
      [0.36, 0.3],
    ] as const)
      c.circle(x, y, h * k, 'none', { stroke: alpha('#ffffff', o), sw: h * 0.008 });
    c.line(crystal(h * 0.52), alpha('#ffffff', 0.2), h * 0.012, {
      t: `translate(${n(x)} ${n(y)}) rotate(${n(r.range(0, 30))})`,
    });
    hills(s, h * 0.68, 26, mix(pal.far, '#ffffff', 0.55), pal.far);
    for (let i = 0; i < 10 + w / 50; i++)
      fir(
        s,
        r.range(0, w),
        h * r.range(0.68, 0.76),
        h * r.range(0.08, 0.17),
        mix(pal.far, pal.near, r.range(0.2, 0.55)),
        '#dcecff',
      );
    mist(s, h * 0.74, h * 0.14, '#ffffff', 0.3);
    hills(s, h * 0.79, 14, mix(pal.mid, '#ffffff', 0.62), pal.mid);
    const side = Math.max(h * 0.36, w * 0.26);
    for (const [q, k] of [
      [-1, 1],
      [1, 0.9],
      [-1.5, 0.7],
      [1.55, 0.75],
    ] as const)
      cottage(
        s,
        x + q * side,
        h * (0.84 + Math.abs(q) * 0.012),
        (h / 400) * k,
        mix(r.pick(['#b0442a', '#c87a34', '#7a4a5a']), pal.mid, 0.2),
        q > 0,
      );
    hills(s, h * 0.88, 12, '#f4f9ff', mix(pal.mid, '#ffffff', 0.3));
    for (const q of [0.03, 0.97])
      fir(s, w * q, h * 0.96, h * r.range(0.36, 0.5), mix(pal.near, '#0a4a3a', 0.35), '#dcecff');
    motes(s, 40 + w / 14, '#ffffff', { size: 2 });
  },
  heroes: [
    globe,
    (s) => s.c.place(0, 4, 0.9, 0, () => lantern(s)),
    (s) => s.c.place(0, 12, 0.86, 0, () => tree(s, true)),
    skates,
    (s) => s.c.place(-8, 0, 0.92, -8, () => mitten(s)),
  ],
  extras: [
    (s) => {
      s.c.line(crystal(19), '#2a6ad0', 7);
      s.c.line(crystal(19), '#ffffff', 3.6);
    },
    (s) => {
      const t = tone(s.r.pick([RED, GOLD, '#2a8af0']), 1.2);
      s.c.circle(0, 3, 15, s.c.rad(['#ffffff', t.hi, t.base, t.lo], 0.34, 0.3, 0.85), { stroke: t.line, sw: 3 });
      s.c.line('M-14 5C-6 10 6 10 14 5', alpha('#ffffff', 0.8), 2.4);
      s.c.rect(-5, -17, 10, 7, s.c.lin(['#fff0b0', '#b0701a']), { stroke: t.line, sw: 2 }, 2);
    },
    (s) => {
      s.c.line('M-4 18V-8C-4-20 14-20 14-8', '#4a0818', 12);
      s.c.line('M-4 18V-8C-4-20 14-20 14-8', '#ffffff', 8);
      s.c.path('M-8 16L0 10V4L-8 10ZM-8 4L0-2V-8L-8-2ZM-7-11L1-10L3-13L-3-18ZM8-17L5-12L10-8L17-11Z', RED);
    },
    (s) => s.c.place(0, 0, 0.18, -10, () => mitten(s)),
  ],
  front(s) {
    const { c, r, w, h, pal } = s;
    const k = Math.min(w, h);
    // Icicles from the upper edge, a drift along the lower one.
    let d = 'M-2-2';
    for (let x = -2; x < w + 8;) {
      const step = k * r.range(0.022, 0.05);
      const reach = k * r.range(0.02, 0.05) + k * 0.075 * Math.max(0, Math.abs(x / w - 0.5) * 2 - 0.5);
      d += `L${n(x)} ${n(k * 0.012)}L${n(x + step / 2)} ${n(reach)}`;
      x += step;
    }
    c.path(`${d}L${n(w + 2)} ${n(k * 0.012)}V-2Z`, c.lin(['#ffffff', mix('#bfe0ff', pal.far, 0.25)]), {
      stroke: alpha(pal.near, 0.5),
      sw: 1.4,
    });
    c.path(
      `M-4 ${n(h + 4)}V${n(h - k * 0.13)}C${n(k * 0.12)} ${n(h - k * 0.14)} ${n(k * 0.2)} ${n(h - k * 0.05)} ${n(k * 0.36)} ${n(h - k * 0.02)}H${n(w - k * 0.36)}C${n(w - k * 0.2)} ${n(h - k * 0.05)} ${n(w - k * 0.12)} ${n(h - k * 0.15)} ${n(w + 4)} ${n(h - k * 0.13)}V${n(h + 4)}Z`,
      c.lin([mix('#e8f2ff', pal.mid, 0.3), pal.near]),
    );
  },
};
