import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, rays, stars } from '../light.ts';
import { gem, CUTS, smallGem } from '../motifs.ts';
import { GOLD, palette } from '../palettes.ts';
import { cloud, hills, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

function count(s: Scene): void {
  const { c, pal } = s;
  const skin = tone('#cfd2e4', 1);
  const cape = tone('#241a34', 1.2);
  const lining = tone(mix('#b8102a', pal.accent, 0.4), 1.15);
  const hair = tone('#1c1626', 1.4);
  const gold = tone(GOLD, 1.2);
  c.solid(
    'M0 60C-24 50-44 30-52 4C-70-16-92-52-110-62C-116-8-112 56-92 96C-78 88-66 92-58 108C-44 96-30 98-18 112C-8 104 8 104 18 112C30 98 44 96 58 108C66 92 78 88 92 96C112 56 116-8 110-62C92-52 70-16 52 4C44 30 24 50 0 60Z',
    cape,
    { depth: 6, line: 4.5, rim: '#8a7ac0' },
  );
  c.mirror(() => {
    c.path(
      'M100-44C84-32 68-10 56 12C48 40 24 62 8 70L18 100C30 88 44 86 58 96C64 84 74 80 86 84C100 52 104 4 100-44Z',
      c.lin([lining.hi, lining.base, lining.lo], 60),
    );
    c.line('M92-20C88 20 80 50 70 82M78-6C70 30 58 62 40 86', alpha(lining.lo, 0.8), 3.4);
    c.solid('M40-18C52-34 62-36 68-44C68-22 62 2 44 10Z', skin, { depth: 3, line: 3 });
  });
  c.path('M-24 50H24L30 84H-30Z', '#141020');
  const face = 'M-48-48C-40-80 40-80 48-48C54-8 46 30 22 60C12 72-12 72-22 60C-46 30-54-8-48-48Z';
  c.solid(face, skin, { depth: 8, line: 4, rim: '#ffffff' });
  c.clip(face, () => {
    c.path('M6-90H60V90H4C22 40 14 0 6-90Z', alpha('#4a3a78', 0.35));
    c.mirror(() => {
      c.path('M52 2C40 12 32 26 30 48L60 40Z', alpha('#5a4a88', 0.4));
      c.ellipse(25, -8, 21, 15, alpha('#58406e', 0.55));
    });
  });
  c.mirror(() => {
    c.path('M6-8C16-20 34-22 48-24C44-8 30 2 12-2Z', '#14060c');
    c.path(
      'M11-6C20-15 32-16 42-18C38-7 28-1 15-4Z',
      c.rad([
        [0, '#ffe9c8'],
        [0.45, '#ff4a2a'],
        [1, '#8a0a14'],
      ]),
    );
    c.circle(27, -9, 3.4, '#14020a');
    c.circle(25, -11, 1.5, '#ffffff');
    c.path('M4-16C16-30 34-38 54-38C48-28 30-22 8-12Z', hair.line);
  });
  c.path('M0-14L-8 18C-4 24 4 24 8 18Z', c.lin(['#f4f2fc', skin.base, skin.lo], 20));
  c.path('M-8 18C-4 24 4 24 8 18C6 22 2 21 0 22C-2 21-6 22-8 18Z', '#4a3a58');
  c.path('M-26 34C-12 28 12 28 26 34C20 48-20 48-26 34Z', '#3a040e', { stroke: '#240208', sw: 2.4 });
  c.path('M-24 34C-12 30 12 30 24 34L14 38H-14Z', '#fff6f0');
  c.mirror(() => c.path('M9 35H17L13 54Z', '#ffffff', { stroke: '#5a4a58', sw: 1.4 }));
  c.path('M-28 33C-14 25-6 28 0 30C6 28 14 25 28 33C14 29-14 29-28 33Z', c.lin(['#d8324a', '#8a0a20']));
  c.path('M13 54C9 62 11 67 14 67C17 67 18 62 13 54Z', '#d8102a');
  c.solid('M-52-28C-64-84-30-108 0-106C30-108 64-84 52-28C46-48 30-66 0-40C-30-66-46-48-52-28Z', hair, {
    depth: 6,
    line: 3.6,
    rim: '#8a86c8',
  });
  c.line(
    'M-6-56C-20-84-34-84-42-72M6-56C20-86 32-86 42-72M-2-64C-8-88-16-94-24-94M2-64C8-88 16-94 24-94',
    alpha('#7a78b8', 0.65),
    2.6,
  );
  c.solid('M-34 66L0 80L34 66L28 92L0 84L-28 92Z', tone('#fbf6f0'), { depth: 3, line: 2.8 });
  c.circle(0, 82, 16, gold.line);
  c.circle(0, 82, 13.6, c.lin([gold.hi, gold.base, gold.lo], 60));
  c.place(0, 82, 0.1, 0, () => gem(s, CUTS.round, '#e0142a'));
}

function bat(s: Scene): void {
  const { c, pal } = s;
  const fur = tone(mix('#4a3a68', pal.mid, 0.2), 1.15);
  const wing = tone(mix('#5a2a5a', pal.accent, 0.28), 1.1);
  c.mirror(() => {
    const d =
      'M20-14C30-52 52-74 66-98C84-80 104-70 118-44C106-42 98-28 100-8C86-14 74-4 72 18C60 8 46 16 42 38C34 26 24 26 14 34Z';
    c.solid(d, wing, { depth: 6, line: 4.5, rim: '#f0a0c8' });
    c.clip(d, () => {
      c.path('M60-90C80-60 90-40 118-44L100-8C86-40 70-40 66-98Z', alpha(wing.lo, 0.4));
      for (const q of ['M64-92C76-60 92-40 100-8', 'M64-92C66-50 70-20 72 18', 'M64-92C54-46 46-10 42 38']) {
        c.line(q, wing.line, 6);
        c.line(q, fur.hi, 2.6);
      }
    });
    c.line('M20-10C32-50 52-74 65-97', fur.line, 10);
    c.line('M20-10C32-50 52-74 65-97', c.lin([fur.hi, fur.base]), 5.5);
    c.path('M60-104L68-116L72-98Z', '#f0e2c8', { stroke: fur.line, sw: 2.4 });
  });
  c.solid('M-36 4C-44 40-26 78 0 92C26 78 44 40 36 4Z', fur, { depth: 7, line: 4 });
  for (let i = 0; i < 4; i++)
    c.path(`M${-20 + i * 2} ${36 + i * 12}q5 10 10 0q5 10 10 0q5 10 10 0`, 'none', {
      stroke: alpha(fur.hi, 0.6),
      sw: 2.8,
    });
  c.mirror(() => {
    c.path('M8 84L14 104L20 80Z', '#f0e2c8', { stroke: fur.line, sw: 2.4 });
    c.solid('M12-52C16-84 34-104 50-112C58-84 56-54 44-34Z', fur, { depth: 5, line: 4 });
    c.path('M24-58C28-80 38-92 46-98C50-78 48-58 42-46Z', c.lin([wing.hi, wing.base, wing.lo]));
  });
  const head = 'M0-62C30-64 52-44 54-18C56 8 40 30 0 34C-40 30-56 8-54-18C-52-44-30-64 0-62Z';
  c.solid(head, fur, { depth: 8, line: 4.5, rim: '#c8b8f8' });
  c.path('M-10-62L-4-74L0-62L6-76L10-60Z', fur.base, { stroke: fur.line, sw: 2.4 });
  c.mirror(() => {
    c.path('M6-14C16-36 38-38 48-34C50-14 34 4 14 0C8-2 4-8 6-14Z', '#14060f');
    c.path(
      'M11-13C19-30 35-32 43-30C44-14 32-1 16-4C11-5 9-9 11-13Z',
      c.rad([
        [0, '#ffe0a0'],
        [0.4, '#ff5a3a'],
        [1, '#a00a2a'],
      ]),
    );
    c.ellipse(28, -16, 4.4, 8, '#1c020a');
    c.circle(25, -21, 3.4, '#ffffff');
    c.path('M2-28C16-46 38-46 52-42L48-34C36-38 20-34 6-20Z', fur.line);
  });
  c.path('M-10 2C-6-4 6-4 10 2C8 8-8 8-10 2Z', c.lin(['#d88aa8', '#6a2a4a']), { stroke: fur.line, sw: 2 });
  c.path('M-30 10C-14 18 14 18 30 10C26 26 12 30 0 30C-12 30-26 26-30 10Z', '#2a0410', { stroke: fur.line, sw: 2.4 });
  c.mirror(() => c.path('M10 14L22 12L18 30Z', '#ffffff', { stroke: '#6a5a68', sw: 1.2 }));
  c.path('M-6 24C-2 20 4 20 7 24C4 29-3 29-6 24Z', '#e04a6a');
}

function rose(s: Scene): void {
  const { c, pal } = s;
  const red = tone(mix('#c8102e', pal.accent, 0.35), 1.1);
  const dark = tone(shift(red.base, -0.1), 1.1);
  const green = tone('#2a6a3a');
  c.line('M0 30C4 60-6 84 2 112', green.line, 13);
  c.line('M0 30C4 60-6 84 2 112', green.base, 8);
  c.path('M2 66L14 58L4 76ZM-3 86L-15 80L-2 96Z', green.hi, { stroke: green.line, sw: 1.6 });
  c.mirror(() => {
    const leafD = 'M4 64C24 40 62 34 92 52C76 76 40 84 4 72Z';
    c.solid(leafD, green, { depth: 5, line: 3.6 });
    c.line('M10 68C36 60 60 54 82 54M34 63L44 50M52 59L64 48M40 62L52 72M58 57L70 66', alpha(green.hi, 0.8), 2.2);
  });
  const petal = (d: string, t = red) => c.solid(d, t, { depth: 6, line: 3.4, rim: '#ff9aa8' });
  petal('M-30-60C-60-100-10-118 0-96C10-118 60-100 30-60Z', dark);
  petal('M-24-70C-70-104-106-58-86-18C-70 4-40-10-24-30Z', dark);
  petal('M24-70C70-104 106-58 86-18C70 4 40-10 24-30Z', dark);
  petal('M-84-30C-106 4-74 52-20 50C0 46-10 10-40-20Z');
  petal('M84-30C106 4 74 52 20 50C0 46 10 10 40-20Z');
  petal('M-58-52C-70-14-50 30 0 34C50 30 70-14 58-52C40-88-40-88-58-52Z');
  c.path('M-48-54C-40-84 40-84 48-54C44-24-44-24-48-54Z', c.rad([dark.lo, dark.base, red.base], 0.5, 0.6, 0.6), {
    stroke: red.line,
    sw: 2.6,
  });
  petal('M-48-54C-38-76-6-84 14-76C-4-70-16-60-18-44C-26-34-44-38-48-54Z');
  petal('M48-54C46-78 24-84 4-80C24-68 26-56 18-42C30-34 44-38 48-54Z', dark);
  petal('M-18-56C-12-72 18-72 20-54C16-38-10-38-18-56Z', dark);
  c.line('M-8-54C-6-62 10-62 10-54C8-48 0-48 0-53', red.line, 3);
  petal('M-60-44C-40-20-10-34 6-22C-6 8-40 20-58-4C-62-16-64-30-60-44Z');
  petal('M60-44C44-16 12-32-8-20C0 12 36 22 58-2C62-16 64-30 60-44Z');
  petal('M-44-4C-20 6 14-12 44 0C34 34 14 48-4 48C-26 46-40 26-44-4Z');
  c.line('M-36 4C-14 14 16-2 38 6', alpha('#ffc2c8', 0.55), 3);
  for (const [x, y, k] of [
    [-62, 10, 5],
    [34, 22, 6],
    [-18, -8, 4],
    [54, -66, 4],
  ] as const) {
    c.circle(x, y, k, c.rad([alpha('#ffffff', 0.2), alpha('#ffffff', 0.25), alpha('#ffffff', 0.7)]));
    c.circle(x - k * 0.3, y - k * 0.35, k * 0.3, '#ffffff');
  }
}

function chalice(s: Scene): void {
  const { c, pal } = s;
  const gold = tone(GOLD, 1.3);
  const blood = mix('#c40a24', pal.accent, 0.3);
  glow(s, 0, -60, 70, blood, 0.7);
  c.solid('M-12 22H12L15 60C30 66 56 76 60 96C40 108-40 108-60 96C-56 76-30 66-15 60Z', gold, {
    depth: 6,
    line: 4.5,
    rim: '#fffbe0',
  });
  c.path('M-52 92C-30 82 30 82 52 92', 'none', { stroke: alpha(gold.lo, 0.9), sw: 3 });
  c.ellipse(0, 42, 22, 13, gold.line);
  c.ellipse(0, 41, 19, 10.6, c.lin([gold.hi, gold.base, gold.lo]));
  c.place(0, 41, 0.085, 0, () => gem(s, CUTS.round, '#d8142a'));
  c.mirror(() => {
    c.line('M56-42C92-52 96-4 58 2C46 6 40 10 36 16', gold.line, 13);
    c.line('M56-42C92-52 96-4 58 2C46 6 40 10 36 16', c.lin([gold.hi, gold.base, gold.lo]), 7.4);
    c.path('M84-36l12-8-6 14Z', gold.hi, { stroke: gold.line, sw: 2 });
  });
  const bowl = 'M-64-72C-66-20-44 22 0 28C44 22 66-20 64-72Z';
  c.solid(bowl, gold, { depth: 9, line: 4.5, rim: '#fffbe0' });
  c.clip(bowl, () => {
    c.path('M14-80H80V40H8C30 4 26-30 14-80Z', alpha('#6b2f05', 0.35));
    for (let i = -2; i <= 2; i++) {
      const x = i * 27;
      c.path(
        `M${x - 12} 22V-22C${x - 12}-36 ${x - 4}-44 ${x}-48C${x + 4}-44 ${x + 12}-36 ${x + 12}-22V22Z`,
        i === 0 ? c.lin(['#5a0a18', '#2a040c']) : alpha('#5a2405', 0.35),
        { stroke: gold.line, sw: 2.4 },
      );
    }
    c.ellipse(-44, -36, 6, 26, '#ffffff70', { t: 'rotate(8 -44 -36)' });
  });
  c.place(0, -14, 0.2, 0, () => gem(s, CUTS.pear, '#e8142e'));
  c.ellipse(0, -72, 66, 19, gold.line, { stroke: gold.line, sw: 6 });
  c.ellipse(0, -72, 66, 19, c.lin([gold.hi, gold.base, gold.lo, gold.hi], 0));
  c.ellipse(0, -71, 57, 14, c.lin([shift(blood, -0.2), blood, shift(blood, 0.1)]), { stroke: gold.line, sw: 2 });
  c.ellipse(-18, -74, 22, 4, alpha('#ffb0b0', 0.6));
  c.path(
    'M30-60C44-62 54-64 58-66C60-40 54-44 54-24C54-14 44-14 44-24C44-36 40-34 38-42C36-32 30-40 30-60Z',
    c.lin([shift(blood, 0.08), blood, shift(blood, -0.14)]),
    { stroke: shift(blood, -0.3), sw: 2 },
  );
  c.line('M48-56V-30', '#ffb0b0b0', 3);
  for (const [x, y, k] of [
    [-24, -96, 6],
    [6, -108, 4],
    [26, -92, 5],
  ] as const) {
    c.path(
      `M${x} ${y - k * 1.8}C${x - k * 1.4} ${y + k * 0.2} ${x - k} ${y + k * 1.3} ${x} ${y + k * 1.3}C${x + k} ${y + k * 1.3} ${x + k * 1.4} ${y + k * 0.2} ${x} ${y - k * 1.8}Z`,
      c.rad([shift(blood, 0.2), blood, shift(blood, -0.18)], 0.36, 0.4, 0.7),
      { stroke: shift(blood, -0.3), sw: 1.6 },
    );
  }
}

const smallBat = (s: Scene): void =>
  s.c.path(
    'M0-4L3-9L5-4C10-12 16-12 22-10C18-6 18-2 19 4C15 2 12 4 11 8C8 5 4 6 0 14C-4 6-8 5-11 8C-12 4-15 2-19 4C-18-2-18-6-22-10C-16-12-10-12-5-4L-3-9Z',
    s.c.lin(['#5a4478', '#20142e']),
    { stroke: '#0c0614', sw: 1.6 },
  );

/** Towers with pointed roofs and lit windows; x is the middle, y the ground. */
function castle(s: Scene, x: number, y: number, k: number, colour: string, lit: string): void {
  const { c, r } = s;
  const window = (wx: number, wy: number, q: number) =>
    c.path(
      `M${n(wx - 4 * q)} ${n(wy)}v${n(-11 * q)}c0${n(-5 * q)} ${n(2 * q)}${n(-7 * q)} ${n(4 * q)}${n(-9 * q)}c${n(2 * q)} ${n(2 * q)} ${n(4 * q)} ${n(4 * q)} ${n(4 * q)} ${n(9 * q)}v${n(11 * q)}Z`,
      r.chance(0.75) ? c.lin([lit, mix(lit, '#ff6a1f', 0.5)]) : shift(colour, -0.1),
    );
  c.place(x, y, k, 0, () => {
    const stone = c.lin([mix(colour, lit, 0.16), colour, shift(colour, -0.06)], 10);
    for (const [tx, tw, th] of [
      [-88, 30, 120],
      [84, 34, 150],
      [-42, 36, 176],
      [40, 32, 200],
      [0, 54, 232],
    ] as const) {
      c.rect(tx - tw / 2, -th, tw, th + 6, stone);
      c.path(
        `M${tx - tw * 0.66} ${-th}L${tx} ${-th - tw * 1.9}L${tx + tw * 0.66} ${-th}Z`,
        c.lin([mix(colour, lit, 0.1), shift(colour, -0.08)], 0),
      );
      c.path(`M${tx - tw * 0.66} ${-th}L${tx} ${-th - tw * 1.9}L${tx - tw * 0.16} ${-th}Z`, alpha(lit, 0.16));
      c.line(`M${tx} ${-th - tw * 1.9}v-14`, colour, 2);
      c.path(`M${tx - tw * 0.6} ${-th}h${tw * 1.2}v8h${-tw * 1.2}Z`, shift(colour, -0.06));
      for (let i = 0; i < th / 62; i++) window(tx + (i % 2 === 0 ? 0 : tw * 0.1), -th + 38 + i * 48, tw / 34);
    }
    c.path('M-110 6V-66h12v-10h12v10h12v-10h12v10h12v-10h12v10h76v-10h12v10h12v-10h12v10h12V6Z', stone);
    c.path('M-16 6V-24C-16-40-6-46 0-52C6-46 16-40 16-24V6Z', c.lin([lit, mix(lit, '#ff6a1f', 0.6)]));
    c.line('M-8 6V-34M0 6V-48M8 6V-34M-16-18H16', colour, 2);
  });
}

export const gothic: Family = {
  palettes: [
    palette('0a0618 3a1450 c84a6a 2a1440 1a0c2c 08040f ff8a8a d8142e 8a3ad8'),
    palette('020a1c 12386a 9ac8f0 163050 0c1c36 030812 c8e8ff c81a3a e8a92c'),
    palette('180206 7a0a1c ff7a4a 4a0a18 2c0610 0c0206 ffb06a e81a2a 6a1f8a'),
    palette('04120c 1a4a3a b8e09a 143a30 0a221c 030a08 dcffb0 a81a4a 2a9a5a'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    if (r.chance(0.62)) {
      sky(s, 0.85);
      stars(s, 46, h * 0.5, '#fff3e8');
      glow(s, x, y, h * 0.66, pal.glow, 0.9);
      c.circle(
        x,
        y - h * 0.02,
        h * 0.36,
        c.rad([
          [0, '#fffdf0'],
          [0.7, mix(pal.glow, '#ffffff', 0.55)],
          [1, mix(pal.glow, '#ffffff', 0.2)],
        ]),
      );
      for (let i = 0; i < 8; i++)
        c.circle(
          x + r.range(-0.26, 0.26) * h,
          y + r.range(-0.26, 0.22) * h,
          h * r.range(0.012, 0.05),
          alpha(pal.glow, 0.4),
        );
      for (let i = 0; i < 7; i++)
        cloud(
          s,
          r.range(0, w),
          h * r.range(0.1, 0.6),
          h * r.range(0.25, 0.5),
          mix(pal.sky[1], pal.glow, 0.35),
          pal.sky[0],
          0.7,
        );
      castle(s, x - Math.max(h * 0.36, w * 0.24), h * 0.82, h / 480, mix(pal.far, pal.sky[1], 0.2), '#ffc86a');
      castle(s, x + Math.max(h * 0.46, w * 0.32), h * 0.84, h / 640, mix(pal.far, pal.sky[1], 0.4), '#ffc86a');
      for (let i = 0; i < 8; i++)
        c.place(r.range(0.05, 0.95) * w, h * r.range(0.06, 0.42), r.range(0.4, 1), r.range(-20, 20), () => smallBat(s));
      mist(s, h * 0.8, h * 0.2, pal.glow, 0.35);
      hills(s, h * 0.84, 14, mix(pal.mid, pal.glow, 0.12), pal.near);
      for (let i = 0; i < w / 70; i++) {
        const gx = r.range(0, w);
        const k = h * r.range(0.028, 0.045);
        const gy = h * r.range(0.87, 0.9);
        c.path(
          `M${n(gx - k)} ${n(gy + k)}V${n(gy - k)}C${n(gx - k)} ${n(gy - k * 2.3)} ${n(gx + k)} ${n(gy - k * 2.3)} ${n(gx + k)} ${n(gy - k)}V${n(gy + k)}Z`,
          c.lin([mix(pal.mid, pal.glow, 0.3), pal.near], 20),
        );
        c.line(
          `M${n(gx)} ${n(gy - k * 1.2)}V${n(gy)}M${n(gx - k * 0.4)} ${n(gy - k * 0.8)}H${n(gx + k * 0.4)}`,
          pal.near,
          k * 0.22,
        );
      }
      hills(s, h * 0.93, 8, mix(pal.near, pal.mid, 0.5), pal.near);
      return;
    }
    // A hall with tall coloured windows.
    c.rect(0, 0, w, h, c.lin([pal.near, mix(pal.mid, pal.near, 0.3), pal.near]));
    const gap = h * 0.44;
    const from = Math.floor(x / gap) + 1;
    for (let i = -from; i <= w / gap; i++) {
      const wx = x + i * gap;
      const a = gap * 0.36;
      const top = h * 0.02;
      const arch = `M${n(wx - a)} ${n(h * 0.8)}V${n(top + a * 1.3)}C${n(wx - a)} ${n(top + a * 0.6)} ${n(wx - a * 0.4)} ${n(top + a * 0.2)} ${n(wx)} ${n(top - a * 0.2)}C${n(wx + a * 0.4)} ${n(top + a * 0.2)} ${n(wx + a)} ${n(top + a * 0.6)} ${n(wx + a)} ${n(top + a * 1.3)}V${n(h * 0.8)}Z`;
      c.path(arch, c.lin([pal.glow, mix(pal.sky[2], pal.glow, 0.4), pal.sky[1]]));
      c.clip(arch, () => {
        const panes = [pal.accent, pal.second, '#f0a92c', mix(pal.accent, pal.second, 0.5), '#2a8ad0'];
        for (let row = 0; row < 9; row++)
          for (let col = -2; col <= 1; col++)
            c.poly(
              [
                [wx + col * a * 0.5, top + row * h * 0.1],
                [wx + (col + 0.5) * a * 0.5, top + (row - 0.5) * h * 0.1],
                [wx + (col + 1) * a * 0.5, top + row * h * 0.1],
                [wx + (col + 0.5) * a * 0.5, top + (row + 0.5) * h * 0.1],
              ],
              alpha(r.pick(panes), 0.72),
              { stroke: pal.near, sw: 2.6 },
            );
        c.circle(wx, top + a, a * 0.5, alpha(pal.accent, 0.85), { stroke: pal.near, sw: 4 });
        c.circle(wx, top + a, a * 0.2, pal.glow, { stroke: pal.near, sw: 3 });
        c.line(`M${n(wx)} ${n(top + a * 1.5)}V${n(h)}`, pal.near, 6);
      });
      c.line(arch, mix(pal.near, pal.mid, 0.7), a * 0.16);
      c.line(arch, alpha(pal.glow, 0.35), a * 0.03);
      c.rect(wx + gap / 2 - a * 0.22, 0, a * 0.44, h, c.lin([pal.near, mix(pal.mid, pal.glow, 0.22), pal.near], 0));
    }
    rays(s, x, -h * 0.2, h * 1.3, pal.glow, { count: 9, from: 50, to: 130, strength: 0.5 });
    c.path(`M0 ${h * 0.82}H${w}V${h}H0Z`, c.lin([mix(pal.mid, pal.glow, 0.2), pal.near]));
    for (let i = -6; i <= 6; i++) c.line(`M${x + i * 30} ${h * 0.82}L${x + i * 120} ${h}`, alpha(pal.near, 0.6), 2);
    mist(s, h * 0.82, h * 0.16, pal.glow, 0.3);
  },
  heroes: [count, bat, rose, chalice],
  extras: [
    smallBat,
    (s) => s.c.place(0, 4, 0.19, 0, () => rose(s)),
    smallGem,
    (s) => {
      s.c.path(
        'M0-20C-12-4-13 4-13 8C-13 16-7 20 0 20C7 20 13 16 13 8C13 4 12-4 0-20Z',
        s.c.rad(['#ff9a9a', '#c8102a', '#4a0410'], 0.36, 0.5, 0.7),
        { stroke: '#2a0208', sw: 2 },
      );
      s.c.ellipse(-5, 6, 2.6, 6, '#ffffffa0');
    },
  ],
  front(s) {
    const { c, w, h, pal } = s;
    const k = Math.min(w, h);
    const ink = shift(pal.near, -0.04);
    const reach = k * 0.3;
    for (const q of [0, 1]) {
      c.group(q === 0 ? '' : `translate(${w} 0) scale(-1 1)`, () => {
        for (let i = 0; i < 6; i++) {
          const x = (i * reach) / 6 + 6;
          const top = h * 0.86 + i * i * k * 0.0022;
          c.line(`M${n(x)} ${n(h)}V${n(top)}`, ink, k * 0.014);
          c.path(
            `M${n(x)} ${n(top - k * 0.05)}L${n(x + k * 0.017)} ${n(top)}L${n(x)} ${n(top + k * 0.014)}L${n(x - k * 0.017)} ${n(top)}Z`,
            ink,
          );
          c.line(`M${n(x - k * 0.004)} ${n(h)}V${n(top)}`, alpha(pal.glow, 0.3), 1.2);
        }
        c.line(
          `M0 ${n(h * 0.92)}C${n(reach * 0.5)} ${n(h * 0.92)} ${n(reach * 0.8)} ${n(h * 0.94)} ${n(reach)} ${n(h * 0.97)}`,
          ink,
          k * 0.014,
        );
      });
    }
  },
};
