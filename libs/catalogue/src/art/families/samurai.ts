import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, rays } from '../light.ts';
import { n } from '../canvas.ts';
import { GOLD, palette, SILVER } from '../palettes.ts';
import { cloud, hills, mountains, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

function blossom(s: Scene, size: number, petal = '#ffc2d6'): void {
  const { c } = s;
  const k = size / 20;
  c.group(`scale(${n(k)})`, () => {
    for (let i = 0; i < 5; i++)
      c.path('M0 0C-11-5-11-17-4-21L0-17L4-21C11-17 11-5 0 0Z', c.lin(['#ffffff', petal, shift(petal, -0.12, 1.2)]), {
        t: `rotate(${i * 72})`,
        stroke: shift(petal, -0.32, 1.2),
        sw: 1,
      });
    for (let i = 0; i < 5; i++) c.line('M0 0V-8', '#d8285a', 1, { t: `rotate(${i * 72 + 36})` });
    c.circle(0, 0, 2.6, '#ffdf5a');
  });
}

function oni(s: Scene): void {
  const { c, pal } = s;
  const red = tone(mix('#d8202a', pal.accent, 0.35), 1.1);
  const bone = tone('#f2dcae', 1.1);
  const gold = tone(GOLD, 1.25);
  const mane = tone(mix('#e8dcd2', pal.second, 0.12), 1.1);
  c.solid(
    'M0-92C40-104 84-84 92-50C112-40 104-6 108 20C100 18 98 40 100 62C88 58 82 78 66 92H-66C-82 78-88 58-100 62C-98 40-100 18-108 20C-104-6-112-40-92-50C-84-84-40-104 0-92Z',
    mane,
    { depth: 7, line: 4, rim: '#ffffff' },
  );
  c.mirror(() => {
    for (const [d, sw] of [
      ['M14-88C60-84 92-40 94 10', 10],
      ['M30-80C70-70 90-20 92 46', 7],
      ['M58-56C84-34 92 10 86 58', 10],
      ['M62-30C80-6 88 30 80 72', 7],
      ['M64 0C76 20 80 44 72 82', 9],
    ] as const) {
      c.line(d, alpha(mane.lo, 0.85), sw);
      c.line(d, alpha(mane.hi, 0.7), sw * 0.3, { t: 'translate(-2 -2)' });
    }
    c.solid('M22-58C30-82 28-96 54-116C66-92 64-64 50-42Z', bone, { depth: 6, line: 4, rim: '#ffffff' });
    c.line('M31-66C40-62 48-62 56-64M33-80C41-76 50-76 58-78M39-94C45-91 51-91 57-93', alpha(bone.lo, 0.9), 2.6);
  });
  const face =
    'M0-62C28-66 54-56 62-38C72-18 72 10 66 30C62 62 34 92 0 96C-34 92-62 62-66 30C-72 10-72-18-62-38C-54-56-28-66 0-62Z';
  c.solid(face, red, { depth: 10, line: 4.5, rim: '#ffc2a0' });
  c.clip(face, () => {
    c.path('M4-70H80V100H2C24 50 16 0 4-70Z', alpha(red.lo, 0.4));
    c.mirror(() => {
      c.ellipse(44, 18, 15, 12, alpha('#ffb090', 0.35));
      c.line(
        'M18-52C28-58 42-54 50-46M8-46C12-52 14-56 14-62M60 6C52 0 46 4 40 10M62 34C54 26 46 30 44 40',
        alpha(red.line, 0.7),
        3,
      );
    });
  });
  c.path('M-46 44C-30 36-16 46 0 46C16 46 30 36 46 44C44 66 24 84 0 84C-24 84-44 66-46 44Z', '#240408', {
    stroke: red.line,
    sw: 3.6,
  });
  c.path('M-20 80C-16 66 16 66 20 80C10 84-10 84-20 80Z', '#c83a4a');
  for (let i = -3; i <= 3; i++)
    c.path(`M${i * 10 - 4.6} ${47 - Math.abs(i) * 0.8}h9.2v${9 - Math.abs(i)}h-9.2Z`, c.lin(['#fff3b8', gold.base]), {
      stroke: '#3a1404',
      sw: 1.2,
    });
  c.mirror(() => {
    c.path('M22 78L30 40C34 36 40 38 40 44C40 58 32 70 22 78Z', c.lin(['#ffffff', '#f0dcae', '#b8904a'], 30), {
      stroke: '#4a2a08',
      sw: 2.4,
    });
    c.path('M5-14C16-18 34-34 62-34C64-22 54-14 40-12C26-10 16-4 8 0Z', c.lin(['#3a3444', '#100c18']), {
      stroke: '#08060c',
      sw: 2.4,
    });
    c.path('M10 0C22-12 42-14 56-10C52 8 26 14 10 0Z', '#1a0408', { stroke: gold.line, sw: 3 });
    c.path(
      'M15 0C26-8 40-9 50-7C46 5 28 8 15 0Z',
      c.rad([
        [0, '#ffffff'],
        [0.45, '#ffe14a'],
        [1, '#e88a0a'],
      ]),
    );
    c.circle(31, -1, 6, '#140204');
    c.circle(29, -3, 2, '#ffffff');
    c.line('M14-20C28-34 44-40 60-40', alpha('#ffb090', 0.6), 2.4);
    c.solid('M0 6C8 2 22 10 24 24C24 36 12 38 0 34Z', red, { depth: 4, line: 2.8 });
    c.ellipse(13, 30, 6, 4, '#240408', { t: 'rotate(-16 13 30)' });
    c.line('M26 38C40 34 52 32 58 44', '#100c18', 5);
  });
  c.path('M0-16L6 10L0 18L-6 10Z', c.lin([red.hi, red.base]));
  c.path('M0-56L11-40L0-20L-11-40Z', c.lin(['#fff3b8', gold.base, gold.lo]), { stroke: gold.line, sw: 2.6 });
  c.circle(0, -39, 4.4, c.rad(['#ffffff', '#3ad8ff', '#0a3a8a'], 0.36, 0.3, 0.8));
}

function kabuto(s: Scene): void {
  const { c, pal } = s;
  const lacquer = tone(mix('#232a44', pal.mid, 0.25), 1.2);
  const gold = tone(GOLD, 1.3);
  const cord = tone(pal.accent, 1.05);
  const steel = tone('#4a5068', 1.3);
  c.mirror(() => {
    for (let i = 4; i >= 0; i--) {
      const y = -6 + i * 22;
      const x = 66 + i * 11;
      const d = `M20 ${y - 8}C44 ${y - 6} ${x - 8} ${y} ${x} ${y + 14}L${x - 3} ${y + 30}C${x - 22} ${y + 18} 40 ${y + 16} 20 ${y + 16}Z`;
      c.solid(d, lacquer, { depth: 3, line: 3.4, rim: gold.hi });
      for (let j = 0; j < 6; j++) {
        const px = 32 + j * ((x - 40) / 5.2);
        const py = y + 1 + j * j * 0.55;
        c.line(`M${px - 3} ${py}L${px + 3} ${py + 12}M${px + 3} ${py}L${px - 3} ${py + 12}`, cord.base, 2.8);
      }
    }
  });
  c.solid('M-50-16H50C60 20 46 70 0 100C-46 70-60 20-50-16Z', tone('#171320'), { depth: 0, line: 4 });
  glow(s, -22, 8, 30, '#ff4a2a', 0.9);
  glow(s, 22, 8, 30, '#ff4a2a', 0.9);
  c.mirror(() => {
    c.path(
      'M8 6C18-4 34-6 46-2C40 10 22 16 8 6Z',
      c.rad([
        [0, '#ffffff'],
        [0.4, '#ffe26a'],
        [1, '#ff5a1a'],
      ]),
    );
    c.circle(26, 4, 4.4, '#3a0604');
  });
  // The face guard with its moustache.
  const guard = 'M-54 14C-34 26-16 24-8 16L0 6L8 16C16 24 34 26 54 14C58 48 40 88 0 102C-40 88-58 48-54 14Z';
  c.solid(guard, steel, { depth: 7, line: 4, rim: '#dfe8ff' });
  c.path('M-26 58C-12 48 12 48 26 58C18 74-18 74-26 58Z', '#1a0408', { stroke: steel.line, sw: 3 });
  for (let i = -2; i <= 2; i++)
    c.rect(i * 8.6 - 3.9, 54, 7.8, 7.4, c.lin(['#fff3b8', gold.base]), { stroke: '#3a1404', sw: 1 }, 1);
  c.mirror(() => {
    c.path('M2 44C18 34 36 36 58 62C40 56 24 56 6 54Z', c.lin(['#ffffff', '#c8c2cc']), { stroke: '#2a2430', sw: 2 });
    c.line('M50 34C40 40 34 34 30 30M44 74C36 78 28 78 22 76', alpha(steel.line, 0.9), 3);
    c.ellipse(8, 35, 3.6, 2.6, '#140c14');
  });
  c.path('M-4 10L-10 38C-4 42 4 42 10 38L4 10Z', c.lin(['#aab4d0', steel.base, steel.lo], 20));
  // Helmet bowl.
  const bowl = 'M-62-8C-68-58-34-88 0-88C34-88 68-58 62-8C30-22-30-22-62-8Z';
  c.solid(bowl, lacquer, { depth: 8, line: 4.5, rim: '#b8c8ff' });
  c.clip(bowl, () => {
    for (const x of [-52, -34, -17, 0, 17, 34, 52])
      c.line(`M0-92Q${x * 1.15} -60 ${x} -6`, x === 0 ? gold.base : alpha(gold.base, 0.75), x === 0 ? 5 : 2.6);
  });
  c.mirror(() => {
    c.solid('M52-20C72-34 92-34 104-50C110-22 100 6 74 12C64 8 56-2 52-20Z', lacquer, {
      depth: 4,
      line: 3.6,
      rim: gold.hi,
    });
    c.line('M60-16C76-24 90-26 99-36C100-16 92 0 76 4', gold.base, 3);
    c.place(84, -14, 0.36, 0, () => blossom(s, 20, '#ffd27a'));
  });
  c.solid('M-74-4C-40-30 40-30 74-4L66 10C36-12-36-12-66 10Z', lacquer, { depth: 4, line: 3.6, rim: '#b8c8ff' });
  c.line('M-70-1C-38-25 38-25 70-1', gold.base, 3.4);
  c.solid('M0-30C-40-32-82-60-88-116C-62-80-32-58 0-56C32-58 62-80 88-116C82-60 40-32 0-30Z', gold, {
    depth: 6,
    line: 4.2,
    rim: '#fffbe0',
  });
  c.circle(0, -44, 19, gold.line);
  c.circle(0, -44, 16, c.rad([cord.hi, cord.base, cord.lo], 0.36, 0.3, 0.8), { stroke: gold.base, sw: 3 });
  c.place(0, -44, 0.58, 0, () => blossom(s, 20, '#ffe2a0'));
  c.line('M-44 60C-40 84-16 98-12 110M44 60C40 84 16 98 12 110', cord.base, 5);
}

/** A sword that points up; guard at 0,34. */
function katana(s: Scene, cord: string): void {
  const { c } = s;
  const steel = tone(SILVER, 1.4);
  const gold = tone(GOLD, 1.25);
  c.path('M-8 34C-12-26-6-76 12-122C16-70 12-20 8 34Z', steel.line, { stroke: steel.line, sw: 6 });
  c.path('M-8 34C-12-26-6-76 12-122C16-70 12-20 8 34Z', c.lin(['#6a7898', '#ffffff', '#c8d4e8', '#7a88a8'], 0));
  c.line('M3 34C0-24 4-72 12-118', alpha('#42506e', 0.7), 1.8);
  c.path('M-7 30C-10-24-5-72 10-112C0-70-4-20-3 30Z', alpha('#ffffff', 0.75));
  c.solid('M-8 38H8L6 100C4 106-4 106-6 100Z', tone('#1c1824'), { depth: 2, line: 3.4 });
  for (let i = 0; i < 6; i++)
    c.path(`M0 ${41 + i * 10}l6 5-6 5-6-5Z`, c.lin(['#ffffff', cord]), { stroke: '#140c14', sw: 1 });
  c.solid('M-8 98H8V106C4 112-4 112-8 106Z', gold, { depth: 2, line: 3 });
  c.ellipse(0, 35, 23, 8, gold.line);
  c.ellipse(0, 34, 20.5, 6, c.lin([gold.hi, gold.base, gold.lo], 30));
}

function swords(s: Scene): void {
  const { c, pal } = s;
  const gold = tone(GOLD, 1.25);
  const lac = tone(mix(pal.accent, '#c0141f', 0.3), 1.1);
  c.circle(0, -6, 80, gold.line);
  c.circle(0, -8, 77, c.lin(['#fff3b8', gold.base, gold.lo, gold.hi, gold.lo], 60));
  c.circle(0, -8, 66, c.rad([lac.hi, lac.base, lac.lo], 0.4, 0.34, 0.75), { stroke: gold.line, sw: 3 });
  for (let i = 0; i < 24; i++) c.path('M-4-68L0-75L4-68Z', gold.line, { t: `translate(0 -8) rotate(${i * 15})` });
  c.group('translate(0 -8)', () => {
    for (let i = 0; i < 5; i++) {
      c.path(
        'M0-6C-26-16-28-44-13-58C-8-60-3-56 0-52C3-56 8-60 13-58C28-44 26-16 0-6Z',
        c.lin(['#fff6cf', gold.hi, gold.base, gold.lo]),
        { t: `rotate(${i * 72})`, stroke: gold.line, sw: 2.6 },
      );
      c.line('M0-10V-40M0-22L-8-38M0-22L8-38', alpha(gold.line, 0.8), 2.2, { t: `rotate(${i * 72})` });
    }
    c.circle(0, 0, 12, c.rad(['#ffffff', gold.hi, gold.lo], 0.36, 0.3, 0.8), { stroke: gold.line, sw: 2.6 });
  });
  c.place(-2, 6, 1.02, 42, () => katana(s, lac.base));
  c.place(2, 6, 1.02, -42, () => katana(s, '#2a6ad8'), true);
}

function fox(s: Scene): void {
  const { c, pal } = s;
  const white = tone('#fbf4ee', 1.05);
  const red = mix('#d81a2a', pal.accent, 0.35);
  const gold = tone(GOLD, 1.25);
  c.mirror(() => {
    c.line('M62-30C92-10 92 30 84 52', '#5a0a14', 6);
    c.line('M62-30C92-10 92 30 84 52', red, 3.6);
    for (const [x, y] of [
      [84, 54],
      [90, 74],
    ] as const) {
      c.circle(x, y, 11, c.rad([gold.hi, gold.base, gold.lo], 0.36, 0.3, 0.8), { stroke: gold.line, sw: 2.8 });
      c.line(`M${x - 6} ${y + 3}H${x + 6}M${x} ${y + 3}V${y + 9}`, gold.line, 2.4);
    }
    c.solid('M12-54C20-86 34-106 50-118C66-92 74-58 70-26Z', white, { depth: 6, line: 4.2 });
    c.path('M28-58C34-78 42-92 49-100C58-82 62-60 60-40Z', c.lin([shift(red, 0.06), red, shift(red, -0.16)]));
    c.path('M38-58C41-70 45-78 49-84C54-72 55-60 54-50Z', alpha('#2a0408', 0.6));
  });
  const face =
    'M0-66C40-68 68-48 76-18C82 4 74 18 58 32C44 44 34 56 26 72C20 86 10 94 0 94C-10 94-20 86-26 72C-34 56-44 44-58 32C-74 18-82 4-76-18C-68-48-40-68 0-66Z';
  c.solid(face, white, { depth: 9, line: 4.5, rim: '#ffffff' });
  c.clip(face, () => {
    c.path('M10-70H90V100H6C36 40 30-10 10-70Z', alpha('#8a6a98', 0.2));
    c.mirror(() => {
      c.path('M80-2C64-4 52 4 46 14C58 12 70 16 78 22Z', red);
      c.path('M66 26C56 22 46 26 40 34C50 34 56 36 60 40Z', red);
      c.ellipse(40, 20, 16, 11, alpha(red, 0.2));
    });
  });
  c.mirror(() => {
    c.path('M8-2C20-26 48-32 68-34C62-10 40 10 12 8Z', alpha(red, 0.95), { stroke: shift(red, -0.22), sw: 2 });
    c.path('M14 2C24-14 42-18 56-21C50-6 36 6 18 6Z', '#1a0a10');
    c.path(
      'M21 1C29-10 41-12 49-14C45-4 34 3 24 3Z',
      c.rad([
        [0, '#fff9d0'],
        [0.5, '#ffc93a'],
        [1, '#c8700a'],
      ]),
    );
    c.ellipse(36, -5, 2.8, 6, '#140204', { t: 'rotate(20 36 -5)' });
    c.circle(33, -8, 1.8, '#ffffff');
    c.line('M16-34C28-42 42-44 54-44', red, 5);
    for (const [x, y] of [
      [20, 52],
      [28, 44],
      [34, 50],
    ] as const)
      c.circle(x, y, 1.8, '#5a4450');
    c.line('M0 66C8 74 18 72 26 64', '#3a1a24', 3.2);
  });
  c.path('M0-62C-10-48-12-36 0-20C12-36 10-48 0-62Z', red, { stroke: shift(red, -0.22), sw: 2 });
  c.path('M0-52C-5-43-6-37 0-30C6-37 5-43 0-52Z', '#ffd24a');
  c.mirror(() => c.path('M14-56C18-48 16-40 8-34C10-42 10-50 14-56Z', red));
  c.path('M-12 46C-6 42 6 42 12 46C11 56 4 60 0 60C-4 60-11 56-12 46Z', c.lin(['#4a3444', '#140a10']), {
    stroke: '#0c0408',
    sw: 2,
  });
  c.path('M-6 48C-2 46 2 46 5 47', 'none', { stroke: '#ffffffb0', sw: 2 });
  c.line('M0 60V67', '#3a1a24', 3.2);
  c.place(-58, -64, 1.1, 10, () => blossom(s, 22));
  c.place(-76, -44, 0.8, 40, () => blossom(s, 20));
}

function torii(s: Scene, x: number, y: number, h: number, colour: string): void {
  const { c } = s;
  const k = h / 200;
  const t = tone(colour);
  const post = c.lin([t.hi, t.base, t.lo], 0);
  c.place(x, y, k, 0, () => {
    for (const q of [-1, 1]) {
      c.path(`M${q * 84 - 10} 0L${q * 74 - 9}-186H${q * 74 + 9}L${q * 84 + 10} 0Z`, post);
      c.rect(q * 84 - 14, -18, 28, 22, shift(t.lo, -0.12));
    }
    c.rect(-104, -142, 208, 15, c.lin([t.hi, t.base, t.lo]));
    c.rect(-9, -176, 18, 36, c.lin([t.base, t.lo]));
    c.path('M-128-196C-60-182 60-182 128-196L122-172C60-166-60-166-122-172Z', c.lin([t.hi, t.base, t.lo]));
    c.path('M-136-212C-60-194 60-194 136-212L130-194C60-180-60-180-130-194Z', shift(t.lo, -0.16));
    c.line('M-132-208C-60-192 60-192 132-208', alpha(t.hi, 0.7), 2.4);
  });
}

/** A cherry branch that reaches in from the left edge. */
function branch(s: Scene, y: number, length: number): void {
  const { c, r, pal } = s;
  c.line(
    `M-10 ${n(y)}C${n(length * 0.3)} ${n(y - length * 0.02)} ${n(length * 0.6)} ${n(y - length * 0.2)} ${n(length)} ${n(y - length * 0.1)}M${n(length * 0.34)} ${n(y - length * 0.05)}C${n(length * 0.5)} ${n(y + length * 0.08)} ${n(length * 0.6)} ${n(y + length * 0.12)} ${n(length * 0.78)} ${n(y + length * 0.12)}`,
    shift(pal.near, 0.04),
    length * 0.045,
  );
  for (let i = 0; i < 15; i++) {
    const t = r.range(0.05, 1);
    c.place(
      length * t,
      y - length * 0.12 * t + r.range(-0.12, 0.16) * length,
      (length / 420) * r.range(0.7, 1.25),
      r.range(0, 72),
      () => blossom(s, 32),
    );
  }
}

export const samurai: Family = {
  palettes: [
    palette('2a0618 c02a2a ffc08a 8a3448 4a1428 18060e ffb07a d8202a 2a5ad0'),
    palette('0c1038 4a3a9a ffb0c8 4a4488 241f58 0a0a24 ffc8d8 d82a5a f0a02a'),
    palette('062a30 1f8a8a ffe8c8 2a7078 103e48 041418 fff0c8 e03a24 1a9a8a'),
    palette('14161f 4a5468 f4e4d0 58606e 2a303c 0c0e14 fff2dc c8141f e8a92c'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    sky(s, 0.8);
    const { x, y } = s.hero;
    const sun = mix('#e8242a', pal.accent, 0.4);
    rays(s, x, y, Math.hypot(w, h), pal.glow, { count: 22, even: true, strength: 0.35 });
    c.circle(x, y, h * 0.37, c.lin([mix(sun, '#ffd27a', 0.35), sun, alpha(sun, 0.55)]));
    // A snow-capped volcano.
    const px = x + w * 0.3 * (r.chance(0.5) ? 1 : -1);
    const base = h * 0.8;
    const top = h * 0.42;
    c.path(
      `M${n(px - h * 0.62)} ${n(base)}C${n(px - h * 0.3)} ${n(base - h * 0.08)} ${n(px - h * 0.16)} ${n(top + h * 0.1)} ${n(px - h * 0.08)} ${n(top)}L${n(px - h * 0.03)} ${n(top + h * 0.015)}L${n(px + h * 0.02)} ${n(top)}L${n(px + h * 0.08)} ${n(top + h * 0.01)}C${n(px + h * 0.16)} ${n(top + h * 0.1)} ${n(px + h * 0.3)} ${n(base - h * 0.08)} ${n(px + h * 0.62)} ${n(base)}Z`,
      c.lin([mix(pal.far, pal.sky[2], 0.15), mix(pal.far, pal.sky[2], 0.5)]),
    );
    c.path(
      `M${n(px - h * 0.15)} ${n(top + h * 0.12)}C${n(px - h * 0.12)} ${n(top + h * 0.06)} ${n(px - h * 0.1)} ${n(top + h * 0.03)} ${n(px - h * 0.08)} ${n(top)}L${n(px - h * 0.03)} ${n(top + h * 0.015)}L${n(px + h * 0.02)} ${n(top)}L${n(px + h * 0.08)} ${n(top + h * 0.01)}C${n(px + h * 0.1)} ${n(top + h * 0.04)} ${n(px + h * 0.12)} ${n(top + h * 0.07)} ${n(px + h * 0.15)} ${n(top + h * 0.12)}L${n(px + h * 0.09)} ${n(top + h * 0.09)}L${n(px + h * 0.05)} ${n(top + h * 0.15)}L${n(px)} ${n(top + h * 0.09)}L${n(px - h * 0.05)} ${n(top + h * 0.16)}L${n(px - h * 0.09)} ${n(top + h * 0.09)}Z`,
      c.lin(['#ffffff', mix(pal.glow, '#ffffff', 0.3)]),
    );
    mountains(s, h * 0.8, h * 0.14, mix(pal.far, pal.sky[2], 0.2));
    mist(s, h * 0.76, h * 0.18, pal.glow, 0.5);
    for (let i = 0; i < 6; i++)
      cloud(
        s,
        r.range(0, w),
        h * r.range(0.6, 0.78),
        h * r.range(0.22, 0.42),
        mix(pal.glow, '#ffffff', 0.4),
        mix(pal.far, pal.glow, 0.35),
        0.75,
      );
    torii(s, x, h * 0.9, Math.min(h * 0.84, w * 0.8), mix('#c8281f', pal.near, 0.25));
    hills(s, h * 0.87, 8, mix(pal.mid, pal.glow, 0.16), pal.near);
    // Raked waves of gravel.
    for (let row = 0; row < 4; row++) {
      const ry = h * (0.91 + row * 0.03);
      const k = h * (0.03 + row * 0.006);
      for (let i = 0; i <= w / (k * 2) + 1; i++)
        for (const q of [1, 0.62, 0.26])
          c.line(
            `M${n(i * k * 2 + (row % 2) * k - k * q)} ${n(ry)}A${n(k * q)} ${n(k * q)} 0 0 1 ${n(i * k * 2 + (row % 2) * k + k * q)} ${n(ry)}`,
            alpha(mix(pal.mid, pal.glow, 0.4), 0.35),
            1.6,
          );
    }
  },
  heroes: [oni, kabuto, swords, (s) => s.c.place(0, 8, 0.93, 0, () => fox(s))],
  extras: [
    (s) => blossom(s, 19),
    (s) => {
      const g = tone(GOLD, 1.25);
      s.c.ellipse(0, 1, 12, 19, g.line);
      s.c.ellipse(0, 0, 11, 18, s.c.lin([g.hi, g.base, g.lo], 60));
      for (let i = 0; i < 6; i++) s.c.line(`M-8 ${-11 + i * 4.4}H8`, alpha(g.lo, 0.7), 1);
      s.c.path('M-4-9H4V9H-4Z', g.hi, { stroke: g.line, sw: 1.4 });
    },
    (s) => {
      const t = tone('#5a6480', 1.35);
      for (let i = 0; i < 4; i++) {
        s.c.path('M-5-5C-3-12 0-16 4-20C6-14 6-9 5-5Z', s.c.lin([t.hi, t.base, t.lo], i * 50), {
          t: `rotate(${i * 90})`,
          stroke: t.line,
          sw: 1.6,
        });
      }
      s.c.circle(0, 0, 7.6, t.base, { stroke: t.line, sw: 1.4 });
      s.c.circle(0, 0, 3.4, t.line);
    },
  ],
  front(s) {
    const { w, h } = s;
    const k = Math.min(w, h);
    branch(s, h * 0.1, k * 0.3);
    s.c.group(`translate(${w} 0) scale(-1 1)`, () => branch(s, h * 0.17, k * 0.2));
  },
};
