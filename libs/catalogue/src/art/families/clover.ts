import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { bokeh, glow, mist, motes, rays, shadow, sparkle } from '../light.ts';
import { smallCoin } from '../motifs.ts';
import { GOLD, palette } from '../palettes.ts';
import { cloud, hills, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

const RAINBOW = ['#f0304a', '#ff8a1f', '#ffdf2e', '#3cc84a', '#2a9af0', '#8a4ae0'] as const;
const GREEN = '#1f9e3c';
/** One heart-shaped leaf that points up from the origin, 92 tall. */
const HEART = 'M0 0C-10-14-48-30-50-60C-50-86-22-98 0-74C22-98 50-86 50-60C48-30 10-14 0 0Z';

/** A lucky clover: four lit hearts on a bent stalk. */
function luck(s: Scene, colour: string): void {
  const { c } = s;
  const t = tone(colour, 1.2);
  const dark = tone('#0c5a24', 1);
  for (const [col, sw] of [
    [dark.line, 17],
    [t.base, 10],
  ] as const)
    c.line('M2 4C6 40 18 66 44 92', col, sw);
  c.line('M0 6C4 40 16 66 40 90', alpha(t.hi, 0.8), 3);
  for (let i = 0; i < 4; i++)
    c.group(`rotate(${i * 90 + 45})`, () => {
      c.path(HEART, t.line, { stroke: t.line, sw: 11, t: 'translate(0 -4)' });
      // The light stands upper left for each of the four, so the ramp turns against the leaf.
      c.path(HEART, c.lin([t.hi, t.base, t.lo], 70 - i * 90 - 45), { t: 'translate(0 -4)' });
      c.clip('M0-4C-10-18-48-34-50-64C-50-90-22-102 0-78C22-102 50-90 50-64C48-34 10-18 0-4Z', () => {
        c.line(HEART, alpha('#f4ffc0', 0.5), 5, { t: 'translate(0 -4)' });
        c.path('M0-8C-12-30-34-46-36-62C-36-76-16-78 0-54C16-78 36-76 36-62C34-46 12-30 0-8Z', 'none', {
          stroke: alpha('#d8ff9a', 0.5),
          sw: 5,
        });
        c.line('M0-8V-76', alpha(t.lo, 0.9), 3.4);
        c.line('M0-26L-20-44M0-26L20-44M0-42L-16-60M0-42L16-60', alpha(t.lo, 0.6), 2.2);
      });
    });
  c.circle(0, 0, 6, t.hi);
}

function bigClover(s: Scene): void {
  const { c, pal } = s;
  glow(s, 0, -6, 120, '#f4ff9a', 0.9);
  rays(s, 0, 0, 118, '#fff6b0', { count: 16, even: true, strength: 0.5 });
  c.place(-4, -6, 0.96, -6, () => luck(s, mix(GREEN, pal.near, 0.08)));
  for (const [x, y, k] of [
    [-44, -46, 1],
    [36, -62, 0.7],
    [-20, 44, 0.8],
  ] as const) {
    c.ellipse(
      x,
      y,
      9 * k,
      10 * k,
      c.rad([alpha('#ffffff', 0.4), alpha('#c8ffe0', 0.6), alpha('#0c6a3a', 0.8)], 0.6, 0.7, 0.7),
      { stroke: alpha('#063a1c', 0.7), sw: 1.8 },
    );
    c.circle(x - 3 * k, y - 4 * k, 3 * k, '#ffffff');
  }
  sparkle(s, 56, -40, 20);
}

function goodman(s: Scene): void {
  const { c, pal } = s;
  const skin = tone('#ffc49a', 0.85);
  const hair = tone('#f0701a', 1.15);
  const felt = tone(mix(GREEN, pal.second, 0.12), 1.15);
  const gold = tone(GOLD, 1.3);
  glow(s, 0, 0, 116, pal.glow, 0.7);
  // Beard and whiskers.
  const beard =
    'M-66-24C-84 6-86 40-64 62C-62 76-46 84-36 80C-28 96-10 102 0 92C10 102 28 96 36 80C46 84 62 76 64 62C86 40 84 6 66-24Z';
  c.solid(beard, hair, { depth: 9, line: 5, rim: '#ffd08a' });
  c.clip(beard, () => {
    c.mirror(() =>
      c.line(
        'M74-6C72 24 60 44 48 54M62 8C60 40 44 62 30 70M46 30C42 56 28 76 14 84M58-14C66 10 64 30 56 44',
        alpha(hair.lo, 0.75),
        3.6,
      ),
    );
    c.mirror(() => c.line('M68 0C66 26 56 42 42 50M38 40C34 62 22 78 8 86', alpha('#ffe0a0', 0.6), 2.4));
  });
  c.mirror(() => c.solid('M60-22C78-34 92-24 88-8C84 8 72 12 62 6Z', skin, { depth: 3, line: 4.4 }));
  const face = 'M-62-44C-66-10-56 26-34 36C-14 30 14 30 34 36C56 26 66-10 62-44Z';
  c.solid(face, skin, { depth: 6, line: 4.4, rim: '#fff0dc' });
  c.mirror(() => c.circle(40, 12, 16, c.rad([alpha('#ff4a3a', 0.75), alpha('#ff4a3a', 0)])));
  // One eye open, one that winks.
  c.ellipse(-25, -14, 14, 15, '#ffffff', { stroke: '#2a1408', sw: 3.6 });
  c.circle(-23, -12, 9.4, c.rad(['#8af07a', '#1f8a3a', '#063a1a'], 0.5, 0.7, 0.7));
  c.circle(-23, -12, 4.6, '#06140a');
  c.circle(-27, -17, 3.6, '#ffffff');
  c.path('M10-10C18-22 34-22 42-10', 'none', { stroke: '#2a1408', sw: 5 });
  c.line('M42-10L49-14M40-15L46-21', '#2a1408', 3.4);
  for (const d of [
    'M-46-34C-38-46-20-46-10-36L-14-30C-22-36-34-36-42-29Z',
    'M46-30C38-42 20-42 10-34L14-28C22-34 34-33 42-26Z',
  ])
    c.solid(d, hair, { depth: 2, line: 3 });
  c.solid('M-17 8C-20-8 20-8 17 8C16 22-16 22-17 8Z', tone('#ff9a7a', 0.9), { depth: 4, line: 4, rim: '#fff0e0' });
  c.mirror(() => c.solid('M0 24C14 16 34 22 52 34C38 42 14 42 0 34Z', hair, { depth: 4, line: 4, rim: '#ffd08a' }));
  c.path('M-26 42C-12 54 14 56 30 40C26 66-18 68-26 42Z', '#7a1420', { stroke: '#2a1008', sw: 3.6 });
  c.path('M-20 46C-8 53 12 53 24 45L22 51C10 57-10 57-18 51Z', '#ffffff');
  // The hat, pushed back far enough for both eyes to show.
  c.group('translate(0 -17)', () => {
    const crown = 'M-56-52C-54-76-64-98-66-112C-30-126 30-126 66-112C64-98 54-76 56-52Z';
    c.solid(crown, felt, { depth: 11, line: 5.2, rim: '#c8ff9a' });
    c.clip(crown, () => {
      c.path('M24-130C32-100 28-76 26-48H90V-130Z', alpha(felt.lo, 0.5));
      c.path('M-66-86C-30-76 30-76 66-86V-50H-66Z', c.lin(['#4a2a12', '#2a1406']));
      c.path('M-66-86C-30-76 30-76 66-86V-80C30-70-30-70-66-80Z', alpha('#c88a4a', 0.7));
    });
    c.solid('M-100-50C-60-34 60-34 100-50C104-38 92-28 78-26C30-16-30-16-78-26C-92-28-104-38-100-50Z', felt, {
      depth: 6,
      line: 5,
      rim: '#c8ff9a',
    });
    c.solid('M-24-86H24V-46H-24Z', gold, { depth: 5, line: 4, rim: '#fff8d0' });
    c.rect(-12, -75, 24, 18, '#3a1c08', { stroke: gold.line, sw: 3 });
    c.place(52, -98, 0.34, 22, () => luck(s, '#5ad03a'));
  });
}

function horseshoe(s: Scene): void {
  const { c, pal } = s;
  const gold = tone(mix(GOLD, pal.accent, 0.12), 1.35);
  const silk = tone(mix('#12803a', pal.second, 0.35), 1.1);
  glow(s, 0, 0, 120, '#ffe88a', 0.8);
  const shoe =
    'M-84-92H-44C-58-50-58-10-46 20C-36 44-18 54 0 54C18 54 36 44 46 20C58-10 58-50 44-92H84C102-40 104 10 86 48C68 84 36 98 0 98C-36 98-68 84-86 48C-104 10-102-40-84-92Z';
  c.path(shoe, gold.line, { stroke: gold.line, sw: 12, t: 'translate(2 8)' });
  c.path(shoe, gold.lo, { t: 'translate(2 8)' });
  c.solid(shoe, gold, { depth: 10, line: 5, rim: '#fffbe0', angle: 50 });
  c.clip(shoe, () => {
    c.line('M-64-96C-82-40-82 10-66 40C-52 68-28 77 0 77C28 77 52 68 66 40C82 10 82-40 64-96', alpha(gold.lo, 0.9), 17);
    c.line('M-63-95C-81-40-81 11-65 41C-51 69-27 79 1 79C29 79 53 69 67 41', alpha('#fff0a8', 0.6), 2.6, {
      t: 'translate(0 5)',
    });
  });
  for (const [x, y, a] of [
    [-71, -64, 8],
    [-75, -28, 2],
    [-73, 8, -6],
    [-59, 42, -30],
    [71, -64, -8],
    [75, -28, -2],
    [73, 8, 6],
    [59, 42, 30],
    [-28, 68, -62],
    [28, 68, 62],
  ] as const) {
    c.rect(x - 4.6, y - 8, 9.2, 16, '#4a2606', { t: `rotate(${a} ${x} ${y})` }, 3);
    c.rect(x - 3, y - 6, 5, 9, c.lin(['#fff2b8', '#b8741a']), { t: `rotate(${a} ${x} ${y})` }, 2);
  }
  for (const q of [-1, 1])
    c.solid(`M${q * 38}-100H${q * 90}V-84H${q * 38}Z`, gold, { depth: 3, line: 4, rim: '#fffbe0' });
  c.place(-2, -20, 0.56, 0, () => luck(s, '#33b83a'));
  // Ribbon over the foot.
  c.solid('M-10 70C-40 104-60 110-78 106C-62 96-52 84-46 64Z', silk, { depth: 4, line: 4 });
  c.solid('M10 70C40 104 60 110 78 106C62 96 52 84 46 64Z', silk, { depth: 4, line: 4 });
  c.mirror(() => c.solid('M0 66C24 40 58 42 62 58C64 76 30 88 0 74Z', silk, { depth: 5, line: 4.4, rim: '#d8ffc0' }));
  c.solid('M-15 58C-6 54 6 54 15 58C19 68 17 78 12 84C4 88-4 88-12 84C-17 78-19 68-15 58Z', silk, {
    depth: 4,
    line: 4.4,
    rim: '#d8ffc0',
  });
  sparkle(s, -58, -78, 20);
}

function harp(s: Scene): void {
  const { c, pal } = s;
  const gold = tone(GOLD, 1.3);
  const oak = tone(mix('#9a5a24', pal.accent, 0.15), 1.15);
  glow(s, 0, 0, 120, '#fff0a0', 0.85);
  for (let i = 0; i < 13; i++) {
    const t = i / 12;
    const x = -44 + t * 96;
    const top = -44 - Math.sin(t * 3.4 + 0.2) * 16 - t * 12;
    const low = 82 - t * 122;
    if (low - top < 12) continue;
    c.line(`M${n(x)} ${n(top)}V${n(low)}`, '#3a1c06', 3.6);
    c.line(`M${n(x)} ${n(top)}V${n(low)}`, i % 3 === 0 ? '#ffffff' : '#ffe48a', 1.7);
  }
  // Sound box, fore-pillar and neck.
  c.solid('M-72 92C-60 104-40 104-28 94L84-40C86-54 70-62 60-52L-62 66C-72 74-78 84-72 92Z', oak, {
    depth: 9,
    line: 5,
    rim: '#ffd8a0',
  });
  for (const [x, y] of [
    [-40, 72],
    [-8, 38],
    [26, 2],
  ] as const)
    c.circle(x, y, 7, '#2a1206', { stroke: gold.base, sw: 3.4 });
  c.solid('M-70-70C-86-20-92 30-84 88C-78 98-62 98-58 88C-66 40-62-10-46-60Z', gold, {
    depth: 7,
    line: 5,
    rim: '#fffbe0',
  });
  c.solid(
    'M-78-62C-84-96-46-112-26-90C-10-70 14-66 34-80C50-92 56-106 76-106C98-104 102-80 88-72C82-82 70-80 66-68C62-50 84-40 92-30C78-20 60-30 52-46C30-34-8-36-28-56C-40-68-52-64-54-52C-62-44-74-48-78-62Z',
    gold,
    { depth: 8, line: 5, rim: '#fffbe0' },
  );
  c.circle(80, -88, 7, c.rad(['#ffffff', '#4ae07a', '#0c5a2a'], 0.36, 0.3, 0.8), { stroke: gold.line, sw: 2.6 });
  c.line('M-56-84C-44-92-34-84-30-76M-72 70C-74 30-72 0-62-36', alpha('#fffbe0', 0.9), 3.4);
  c.solid('M-98 92C-80 82-40 84-18 96C-22 108-92 108-98 92Z', oak, { depth: 4, line: 4.4 });
  c.place(-58, -66, 0.3, 0, () => luck(s, '#33b83a'));
  c.place(-66, 34, 0.2, 40, () => luck(s, '#33b83a'));
}

/** Standing stones with moss and a carved spiral; foot at 0,0. */
function stone(s: Scene, x: number, y: number, k: number): void {
  const { c, pal } = s;
  const grey = mix('#8a968a', pal.mid, 0.35);
  c.place(x, y, k, 0, () => {
    shadow(s, 4, 2, 40, 9, 0.5);
    c.path(
      'M-26 4C-30-30-24-70-10-92C4-98 18-90 24-74C30-40 28-20 28 4Z',
      c.lin([shift(grey, 0.14), grey, shift(grey, -0.2)], 20),
    );
    c.path('M-10-92C4-98 18-90 24-74C14-78 8-70 0-76C-6-80-12-76-18-74Z', '#4a9a3a');
    c.line('M2-34C-6-34-8-46 2-48C14-48 16-30 2-26C-14-24-20-52 0-58', alpha('#1c2a1c', 0.5), 3);
  });
}

export const clover: Family = {
  palettes: [
    palette('1a7ad8 6ac8f4 f4ffd0 6ac04a 3a9a34 0c4420 fff8b0 f2b01f 1f8ac8'),
    palette('04483a 1fa05a e8ff9a 2a9a4a 17743a 042c1c f4ff8a ffc83a 2ab84a'),
    palette('5a3ab0 e07ab0 ffe8a8 5a9a5a 347a40 10301c ffe8b8 ff9a1f 7a4ae0'),
    palette('0c2c5c 2a7a8a d8f0a0 3a8a5a 206848 06281c eaffa8 ffd83a d8482a'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    sky(s, 0.72);
    rays(s, x, y, Math.max(w, h), '#fffbd0', { count: 16, strength: 0.4 });
    for (let i = 0; i < 3 + w / 220; i++)
      cloud(
        s,
        r.range(0, w),
        h * r.range(0.08, 0.4),
        h * r.range(0.26, 0.46),
        '#ffffff',
        mix(pal.sky[1], '#ffffff', 0.3),
        0.75,
      );
    const R = h * 0.66;
    RAINBOW.forEach((colour, i) =>
      c.circle(x, h * 0.76, R - i * h * 0.034, 'none', { stroke: alpha(colour, 0.72), sw: h * 0.036 }),
    );
    c.circle(x, h * 0.76, R + h * 0.022, 'none', { stroke: alpha('#ffffff', 0.25), sw: h * 0.02 });
    glow(s, x, y, h * 0.52, pal.glow, 0.85);
    hills(s, h * 0.7, 24, mix(pal.far, '#e8ffb0', 0.45), pal.far);
    // Fields parted by dry-stone walls.
    for (let i = 0; i < 6 + w / 90; i++) {
      const fx = r.range(0, w);
      c.path(
        `M${n(fx)} ${n(h * 0.72)}q${n(h * r.range(0.05, 0.14))} ${n(h * 0.01)} ${n(h * r.range(0.1, 0.2))} ${n(h * 0.09)}`,
        'none',
        { stroke: alpha('#e8f0c8', 0.55), sw: h * 0.008 },
      );
    }
    mist(s, h * 0.74, h * 0.14, '#f8ffd8', 0.4);
    hills(s, h * 0.78, 16, mix(pal.far, '#c8f07a', 0.3), pal.mid);
    const side = Math.max(h * 0.38, w * 0.27);
    for (const [q, k] of [
      [-1, 0.95],
      [-1.34, 0.7],
      [1, 0.8],
      [1.32, 1],
      [-0.74, 0.6],
    ] as const)
      stone(s, x + q * side, h * 0.84, (k * h) / 400);
    hills(s, h * 0.87, 12, mix(pal.mid, '#a8e85a', 0.35), pal.near);
    for (let i = 0; i < 16 + w / 24; i++)
      c.place(r.range(0, w), h * r.range(0.88, 1), (h / 400) * r.range(0.12, 0.2), r.range(-30, 30), () =>
        c.group('', () => {
          for (let q = 0; q < 3; q++)
            c.path(HEART, shift(mix('#3ab83a', pal.mid, 0.4), r.range(-0.06, 0.08)), { t: `rotate(${q * 120 - 120})` });
        }),
      );
    bokeh(s, 16, '#fff6b0', 0, h, 20);
    motes(s, 22 + w / 26, '#ffe04a', { size: 2 });
  },
  heroes: [
    (s) => s.c.place(0, 18, 0.8, 0, () => goodman(s)),
    bigClover,
    (s) => s.c.place(0, 0, 0.92, 0, () => horseshoe(s)),
    (s) => s.c.place(0, 0, 0.92, 0, () => harp(s)),
  ],
  extras: [
    smallCoin,
    (s) => s.c.place(-2, -2, 0.18, s.r.range(-30, 30), () => luck(s, '#33b83a')),
    smallCoin,
    (s) => {
      const t = tone('#1f9e3c', 1.15);
      s.c.solid('M-11-18H11L9 4H-9Z', t, { depth: 3, line: 2.6 });
      s.c.rect(-10, -3, 20, 6, '#3a1c08');
      s.c.rect(-4, -5, 8, 9, s.c.lin(['#fff0a0', '#c8841a']), { stroke: '#3a1c08', sw: 1.4 });
      s.c.solid('M-20 4C-8 8 8 8 20 4C20 12 10 14 0 14C-10 14-20 12-20 4Z', t, { depth: 2, line: 2.6 });
    },
  ],
  front(s) {
    const { c, r, w, h } = s;
    const k = Math.min(w, h);
    // Clover leaves in the lower corners, out of the focus.
    for (const q of [0, 1])
      for (let i = 0; i < 6; i++) {
        const t = i / 5;
        c.place(
          (q === 0 ? 1 : -1) * k * (0.02 + t * 0.2) + q * w,
          h - k * (0.2 - t * 0.2) * r.range(0.6, 1.1),
          (k / 400) * r.range(0.3, 0.5),
          r.range(-60, 60),
          () => {
            for (let j = 0; j < 3; j++) {
              c.path(HEART, '#083a1a', { t: `rotate(${j * 120 - 120})`, stroke: '#083a1a', sw: 7 });
              c.path(HEART, c.lin(['#6ad04a', '#1f8a34', '#0c5424'], 60), { t: `rotate(${j * 120 - 120})` });
              c.line('M0-10V-66', alpha('#d8ff9a', 0.5), 3, { t: `rotate(${j * 120 - 120})` });
            }
          },
        );
      }
  },
};
