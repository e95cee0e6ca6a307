import type { Canvas } from './canvas.ts';
import { alpha } from './colour.ts';
import { faceFor, type Face } from './fonts.ts';
import { letter, type LetteringOptions } from './lettering.ts';
import { hash, random } from './random.ts';

/** Invented emblems around 0,0 within ±50; drawn in one ink, second tones by opacity. */
const EMBLEMS: readonly ((c: Canvas, ink: string) => void)[] = [
  (c, k) => {
    // folded hexagon
    c.path('M0-48L42-24L0 0L-42-24Z', k);
    c.path('M-42-16L-4 6V50L-42 28Z', alpha(k, 0.72));
    c.path('M42-16L4 6V50L42 28Z', alpha(k, 0.46));
  },
  (c, k) => {
    // flame
    c.path(
      'M4-50C10-26 38-14 38 14C38 36 20 50 0 50C-22 50-38 34-38 12C-38-4-28-14-22-26C-18-14-12-10-8-10C-10-26-6-42 4-50Z',
      k,
    );
    c.path('M2 2C6 12 18 18 18 30C18 42 8 48 0 48C-10 48-18 41-18 30C-18 22-12 18-10 10C-6 14-2 14 2 2Z', '#00000055');
  },
  (c, k) => {
    // wing of three feathers
    c.path(
      'M-48 26C-30-34 12-48 50-40C42-22 22-8-4-4C18-4 30-4 40-8C32 10 14 20-8 20C6 24 14 24 22 22C10 40-22 46-48 26Z',
      k,
    );
  },
  (c, k) => {
    // eight-ray star
    c.path('M0-50L8-19L35-35L19-8L50 0L19 8L35 35L8 19L0 50L-8 19L-35 35L-19 8L-50 0L-19-8L-35-35L-8-19Z', k);
  },
  (c, k) => {
    // shield with chevrons
    c.path(
      'M-40-46H40V2C40 28 20 42 0 52C-20 42-40 28-40 2ZM-26-32V-10L0 10L26-10V-32L0-12ZM-26 4C-26 18-14 28 0 35C14 28 26 18 26 4L0 24Z',
      k,
    );
  },
  (c, k) => {
    // interlaced rings
    c.circle(-18, 0, 28, 'none', { stroke: k, sw: 10 });
    c.circle(18, 0, 28, 'none', { stroke: alpha(k, 0.6), sw: 10 });
  },
  (c, k) => {
    // crown
    c.path('M-48-24L-24 2L0-40L24 2L48-24L38 32H-38Z', k);
    c.rect(-38, 38, 76, 9, alpha(k, 0.7), {}, 4);
    for (const x of [-48, 0, 48]) c.circle(x, x === 0 ? -44 : -28, 6, k);
  },
  (c, k) => {
    // wave in a disc
    c.path('M-48 6A48 48 0 0 1 48-6C30-24 10-22-2-6C-14 10-32 20-48 6Z', k);
    c.path('M-46 18C-28 32-10 22 4 4C16-10 34-10 49 4A49 49 0 0 1-46 18Z', alpha(k, 0.6));
  },
  (c, k) => {
    // mountains
    c.path('M-52 38L-14-34L6 2L18-16L52 38H20L6 14L-6 38Z', k);
    c.path('M-14-34L-2-12L-12-4L-18-12L-27-9Z', '#00000040');
  },
  (c, k) => {
    // leaf
    c.path('M-42 44C-52-10-8-48 46-46C50 8 16 50-30 34L10-8L-38 30Z', k);
  },
  (c, k) => {
    // cut stone
    c.path('M-28-40H28L50-10H-50Z', k);
    c.path('M-50-4H-18L-3 46Z', alpha(k, 0.75));
    c.path('M-12-4H12L0 42Z', alpha(k, 0.95));
    c.path('M50-4H18L3 46Z', alpha(k, 0.5));
  },
  (c, k) => {
    // bolt in a ring
    c.circle(0, 0, 44, 'none', { stroke: k, sw: 8 });
    c.path('M8-34L-20 8H-3L-9 36L20-8H3Z', k);
  },
  (c, k) => {
    // orbit
    c.circle(0, 0, 19, k);
    c.ellipse(0, 0, 49, 18, 'none', { stroke: alpha(k, 0.8), sw: 6, t: 'rotate(-28)' });
    c.circle(38, -28, 7, k);
  },
  (c, k) => {
    // fox mask
    c.path('M-46-42L-16-22H16L46-42L44 4L0 48L-44 4ZM-26 0L-22 12L-10 10ZM26 0L10 10L22 12Z', k);
  },
  (c, k) => {
    // four blades
    for (const a of [0, 90, 180, 270])
      c.path('M4-4C4-30 20-46 46-48C46-22 30-6 4-4Z', a % 180 === 0 ? k : alpha(k, 0.6), { t: `rotate(${a})` });
  },
  (c, k) => {
    // stacked bars rising
    for (const [i, h] of [
      [0, 34],
      [1, 56],
      [2, 80],
      [3, 98],
    ] as const)
      c.path(`M${-46 + i * 25} 49V${49 - h + 8}L${-46 + i * 25 + 17} ${49 - h}V49Z`, alpha(k, 0.55 + i * 0.15));
  },
];

const FACES: readonly (readonly Face[])[] = [
  ['russo'],
  ['righteous'],
  ['audiowide'],
  ['cinzel'],
  ['playfair'],
  ['lilita'],
  ['bungee'],
  ['bowlby'],
  ['uncial'],
  ['rye'],
];

/**
 * Returns a provider's logo in one ink on a transparent ground: emblem and word, side by side if wide, stacked if not.
 * @param ink `#ffffff` for dark grounds, `#14141c` for light ones
 */
export function providerMark(c: Canvas, seed: string, title: string, w: number, h: number, ink: string): void {
  const r = random(`${seed}\u0000mark`);
  const emblem = EMBLEMS[hash(`${seed}emblem`) % EMBLEMS.length];
  const caps = r.chance(0.6);
  const text = caps ? title.toLocaleUpperCase('en') : title;
  const id = faceFor(text, r.pick(FACES));
  const style: LetteringOptions = {
    maxLines: 2,
    tracking: caps ? r.pick([0, 0.03, 0.08]) : 0,
    shear: r.pick([0, 0, 0, 0.16]),
  };
  const draw = (x: number, y: number, size: number) => {
    if (emblem !== undefined) c.place(x, y, size / 100, 0, () => emblem(c, ink));
  };
  const write = (x: number, y: number, bw: number, bh: number, o: LetteringOptions) => {
    const t = letter(text, id, { x, y, w: bw, h: bh }, { ...style, ...o });
    for (const line of t.lines) c.path(line.d, ink);
    return t.box;
  };
  const form = r.int(0, 3);
  if (w / h >= 1.3) {
    const pad = h * 0.14;
    const size = h * 0.5;
    if (form === 3) {
      // Only the word, between two rules with a small emblem.
      const box = write(pad, h * 0.36, w - pad * 2, h * 0.42, { maxLines: 1 });
      const y = h * 0.2;
      draw(w / 2, y, h * 0.2);
      for (const q of [-1, 1])
        c.rect(q < 0 ? w / 2 - h * 0.16 - box.w * 0.3 : w / 2 + h * 0.16, y - 2, box.w * 0.3, 4, alpha(ink, 0.55));
      return;
    }
    // Set once to measure the width, then centre emblem and word together.
    const trial = letter(text, id, { x: 0, y: 0, w: w - size - pad * 2.8, h: h * 0.46 }, { ...style, align: 'start' });
    const total = size + pad * 0.7 + trial.box.w;
    const x = (w - total) / 2;
    draw(x + size / 2, h / 2, size);
    write(x + size + pad * 0.7, h / 2 - h * 0.23, trial.box.w + 0.5, h * 0.46, { align: 'start' });
    return;
  }
  draw(w / 2, h * 0.36, Math.min(w, h) * 0.38);
  write(w * 0.1, h * 0.64, w * 0.8, h * 0.22, {});
}
