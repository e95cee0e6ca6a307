import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, motes, shadow, sparkle } from '../light.ts';
import { palette } from '../palettes.ts';
import { sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

const INK = '#3a1a0a';
const CRUST = '#d8842c';

/** Steam that curls up from a place. */
function steam(s: Scene, x: number, y: number, k: number): void {
  for (const [dx, q] of [
    [-20, 1],
    [0, -1],
    [20, 1],
  ] as const)
    s.c.path(
      `M${n(x + dx * k)} ${n(y)}C${n(x + (dx - 15 * q) * k)} ${n(y - 13 * k)} ${n(x + (dx + 15 * q) * k)} ${n(y - 22 * k)} ${n(x + dx * k)} ${n(y - 42 * k)}C${n(x + (dx + 26 * q) * k)} ${n(y - 24 * k)} ${n(x + (dx - 2 * q) * k)} ${n(y - 13 * k)} ${n(x + dx * k)} ${n(y)}Z`,
      alpha('#ffffff', 0.7),
    );
}

function croissant(s: Scene): void {
  const { c } = s;
  glow(s, 0, 0, 118, '#fff0c0', 0.85);
  for (const i of [-4, 4, -3, 3, -2, 2, -1, 1, 0]) {
    const a = -90 + i * 24;
    const far = Math.abs(i);
    const x = Math.cos((a * Math.PI) / 180) * 86;
    const y = 44 + Math.sin((a * Math.PI) / 180) * 70;
    const tall = 52 - far * 8;
    const wide = 31 - far * 3.2;
    c.place(x, y, 1, a + 90, () => {
      const d = `M${-wide} ${n(tall * 0.55)}C${n(-wide * 1.2)} ${n(-tall * 0.5)} ${n(-wide * 0.6)} ${-tall} 0 ${-tall}C${n(wide * 0.6)} ${-tall} ${n(wide * 1.2)} ${n(-tall * 0.5)} ${wide} ${n(tall * 0.55)}C${n(wide * 0.6)} ${n(tall * 0.95)} ${n(-wide * 0.6)} ${n(tall * 0.95)} ${-wide} ${n(tall * 0.55)}Z`;
      c.solid(d, tone(shift(CRUST, 0.03 - far * 0.018), 1.15), { depth: 8, line: 4.8, rim: '#ffe6a0', angle: 80 });
      c.clip(d, () => {
        for (let q = -2; q <= 2; q++)
          c.line(
            `M${n(q * wide * 0.42)} ${n(-tall)}C${n(q * wide * 0.66)} ${n(-tall * 0.3)} ${n(q * wide * 0.66)} ${n(tall * 0.3)} ${n(q * wide * 0.4)} ${tall}`,
            alpha('#8a3c0a', 0.3),
            2.4,
          );
        c.ellipse(-wide * 0.2, -tall * 0.5, wide * 0.5, tall * 0.28, alpha('#fff0b8', 0.7));
        c.path(`M${-wide * 1.2} ${n(tall * 0.4)}H${wide * 1.2}V${tall}H${-wide * 1.2}Z`, alpha('#6a2a06', 0.35));
      });
    });
  }
  for (const [x, y] of [
    [-30, -26],
    [24, -32],
    [54, 2],
    [-60, 12],
    [2, -14],
  ] as const)
    c.path(`M${x} ${y}l7-3l3 5l-7 3Z`, alpha('#fff6d8', 0.9));
  sparkle(s, -26, -44, 14);
}

function pretzel(s: Scene): void {
  const { c } = s;
  const t = tone('#b8621c', 1.2);
  glow(s, 0, 0, 118, '#ffe8b0', 0.85);
  const loop = 'M36-16C62-62 102-56 96-4C90 46 50 80 0 80C-50 80-90 46-96-4C-102-56-62-62-36-16';
  const one = 'M-36-16C-14 20 22 30 44 76';
  const two = 'M36-16C14 20-22 30-44 76';
  const rope = (d: string, w: number) => {
    c.line(d, INK, w + 10);
    c.line(d, t.lo, w);
    c.line(d, t.base, w * 0.86, { t: 'translate(-1 -2)' });
    c.line(d, t.hi, w * 0.46, { t: 'translate(-3 -4)' });
    c.line(d, alpha('#ffe8b0', 0.85), w * 0.14, { t: 'translate(-5 -7)' });
  };
  rope(loop, 30);
  c.line('M-52 66C-20 86 20 86 52 66', INK, 42);
  c.line('M-52 66C-20 86 20 86 52 66', c.lin([t.hi, t.base, t.lo]), 33);
  // The split in the thick of the dough.
  c.path('M-40 72C-16 62 16 62 40 72C18 84-18 84-40 72Z', c.lin(['#fff4d8', '#f0cc90']), {
    stroke: alpha(t.line, 0.8),
    sw: 3,
  });
  rope(two, 24);
  rope(one, 24);
  rope('M-36-16C-30-8-26-4-20 2', 24);
  c.line('M36-16C42-27 50-35 58-39', t.base, 26);
  c.line('M35-18C41-29 49-37 57-41', t.hi, 13);
  c.line('M-36-16C-42-27-50-35-58-39', t.base, 26);
  c.line('M-38-20C-44-30-52-38-60-42', t.hi, 13);
  for (const [x, y, a] of [
    [-80, -32, 20],
    [-92, 4, 60],
    [-80, 36, 10],
    [-58, -44, 40],
    [80, -32, 70],
    [94, 6, 0],
    [80, 38, 30],
    [58, -44, 10],
    [-20, 8, 30],
    [-4, 26, 70],
    [22, 4, 20],
    [26, 48, 60],
    [-28, 48, 0],
    [-60, 58, 30],
    [62, 56, 10],
    [36, -12, 40],
    [-38, -14, 0],
    [10, 34, 15],
  ] as const) {
    c.rect(
      -4.6,
      -3.6,
      9.2,
      7.2,
      c.lin(['#ffffff', '#e8e4dc']),
      { stroke: alpha(INK, 0.55), sw: 1.6, t: `translate(${x} ${y}) rotate(${a})` },
      2,
    );
  }
}

function pie(s: Scene): void {
  const { c, pal } = s;
  const dish = tone(pal.second, 1.05);
  const dough = tone('#e8a850', 1.05);
  const jam = tone(mix('#d8182c', pal.accent, 0.3), 1.15);
  glow(s, 0, 0, 120, '#fff0c0', 0.85);
  shadow(s, 0, 76, 92, 16, 0.5);
  const side = 'M-92 6L-72 64C-60 88 60 88 72 64L92 6Z';
  c.solid(side, dish, { depth: 9, line: 5.2, rim: '#ffffff' });
  c.clip(side, () => {
    for (let i = -6; i <= 6; i++) {
      c.line(`M${i * 15} 6L${i * 12} 92`, alpha(dish.lo, 0.6), 4);
      c.line(`M${i * 15 + 4} 6L${i * 12 + 3} 92`, alpha('#ffffff', 0.35), 2.4);
    }
  });
  // Crimped rim.
  let rim = '';
  for (let i = 0; i <= 26; i++) {
    const a = (i / 26) * Math.PI * 2;
    const b = ((i - 0.5) / 26) * Math.PI * 2;
    rim +=
      i === 0
        ? `M${n(Math.cos(a) * 94)} ${n(Math.sin(a) * 54)}`
        : `Q${n(Math.cos(b) * 108)} ${n(Math.sin(b) * 65)} ${n(Math.cos(a) * 94)} ${n(Math.sin(a) * 54)}`;
  }
  c.solid(`${rim}Z`, dough, { depth: 7, line: 5.2, rim: '#fff2cc' });
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * Math.PI * 2;
    c.line(
      `M${n(Math.cos(a) * 80)} ${n(Math.sin(a) * 46)}L${n(Math.cos(a) * 94)} ${n(Math.sin(a) * 54)}`,
      alpha('#a85a14', 0.7),
      3,
    );
  }
  const pool = 'M-78 0A78 45 0 1 1 78 0A78 45 0 1 1-78 0Z';
  c.path(pool, jam.line, { stroke: alpha(INK, 0.7), sw: 4 });
  c.path(pool, c.rad([jam.hi, jam.base, jam.lo], 0.4, 0.3, 0.8));
  c.clip(pool, () => {
    for (let i = 0; i < 30; i++) {
      const x = ((i * 37) % 150) - 75;
      const y = ((i * 23) % 84) - 42;
      c.circle(x, y, 9, c.rad([mix(jam.hi, '#ffffff', 0.5), jam.base, jam.lo], 0.36, 0.3, 0.8), {
        stroke: alpha(jam.line, 0.6),
        sw: 1.6,
      });
    }
    for (const q of [1, -1])
      for (let i = -2; i <= 2; i++) {
        const d = `M${i * 42 - q * 50}-50L${i * 42 + q * 50} 50`;
        c.line(d, INK, 19, { t: 'translate(1 2)' });
        c.line(d, '#b8701f', 14);
        c.line(d, '#f2c070', 10, { t: 'translate(-1.4 -1.6)' });
        c.line(d, alpha('#fff6d8', 0.8), 2.6, { t: 'translate(-3 -3)' });
      }
  });
  c.path(pool, 'none', { stroke: alpha('#a85a14', 0.8), sw: 4 });
  // A pair of cherries.
  c.line('M-8-34C-4-60 12-74 34-80M14-30C16-52 24-70 34-80', '#1c4a1c', 5);
  c.solid('M34-80C46-94 66-94 76-82C62-72 46-72 34-80Z', tone('#4ab04a', 1.1), { depth: 3, line: 3.4 });
  for (const [x, y] of [
    [-10, -24],
    [17, -19],
  ] as const) {
    c.circle(x, y, 16, c.rad([jam.hi, jam.base, jam.lo], 0.36, 0.3, 0.8), { stroke: INK, sw: 4 });
    c.ellipse(x - 5, y - 6, 4.6, 3, alpha('#ffffff', 0.9));
  }
  steam(s, -44, -46, 1);
}

function baker(s: Scene): void {
  const { c, pal } = s;
  const fur = tone(mix('#f0983a', pal.accent, 0.15), 1.05);
  const cream = tone('#fff2dc', 0.8);
  const linen = tone('#fbf8f4', 0.75);
  glow(s, 0, 0, 116, '#fff4d0', 0.8);
  c.mirror(() => {
    c.solid('M24-34C36-60 66-68 82-60C86-36 78-12 60 0Z', fur, { depth: 5, line: 5, rim: '#ffe8b0' });
    c.path('M42-34C50-48 64-54 73-50C74-36 68-22 60-14Z', '#f0a0a0');
  });
  c.solid('M-64 104C-66 78-40 62 0 62C40 62 66 78 64 104Z', linen, { depth: 7, line: 5 });
  const head = 'M-80 6C-84-34-46-56 0-56C46-56 84-34 80 6C80 44 44 66 0 66C-44 66-80 44-80 6Z';
  c.solid(head, fur, { depth: 9, line: 5.2, rim: '#ffe8b0' });
  c.clip(head, () => {
    c.mirror(() => {
      for (const d of ['M86 0L50 6L86 12Z', 'M82 22L54 24L78 34Z', 'M86-22L58-12L88-10Z']) c.path(d, fur.lo);
    });
    c.path('M-8-60L0-24L8-60ZM-30-58L-20-32L-16-60ZM30-58L20-32L16-60Z', fur.lo);
    c.path('M0 10C34 6 60 30 44 70H-44C-60 30-34 6 0 10Z', cream.base);
  });
  c.mirror(() => {
    c.ellipse(32, -6, 17, 19, '#ffffff', { stroke: INK, sw: 4.4 });
    c.ellipse(31, -4, 13, 16, c.rad([mix('#b8f05a', pal.second, 0.2), '#4a9a2a', '#14401a'], 0.5, 0.7, 0.7));
    c.ellipse(30, -4, 6, 12.6, '#0a1408');
    c.circle(52, 28, 11, c.rad([alpha('#ff6a5a', 0.6), alpha('#ff6a5a', 0)]));
    c.line('M34 28L78 22M34 34L76 40', alpha('#ffffff', 0.9), 2.4);
  });
  for (const x of [-36, 26]) {
    c.circle(x, -12, 5.4, '#ffffff');
    c.circle(x + 9, 4, 2.4, alpha('#ffffff', 0.9));
  }
  c.path('M-11 16H11L0 28Z', '#e8607a', { stroke: INK, sw: 3.6 });
  c.path('M0 28V34M-22 32C-16 44-4 44 0 34C4 44 16 44 22 32', 'none', { stroke: INK, sw: 4 });
  c.ellipse(-46, 18, 9, 5, alpha('#ffffff', 0.9), { t: 'rotate(-20 -46 18)' });
  // The toque.
  const puff = 'M-44-46C-76-58-74-98-42-98C-34-120 34-120 42-98C74-98 76-58 44-46Z';
  c.solid(puff, linen, { depth: 10, line: 5.2, rim: '#ffffff' });
  c.clip(puff, () => {
    for (const d of ['M-26-46C-30-64-30-76-24-90', 'M0-46C-2-64-2-80 2-98', 'M26-46C30-62 30-76 26-88'])
      c.line(d, alpha('#8a90b0', 0.55), 4);
  });
  c.solid('M-48-56C-20-46 20-46 48-56L46-34C20-24-20-24-46-34Z', linen, { depth: 4, line: 5 });
  c.line('M-45-38C-20-29 20-29 45-38', pal.accent, 5);
  // Neckerchief, paws, rolling pin.
  c.solid('M0 68C20 58 42 62 44 74C42 88 18 86 0 76C-18 86-42 88-44 74C-42 62-20 58 0 68Z', tone(pal.accent, 1.1), {
    depth: 4,
    line: 4.4,
  });
  const pin = tone('#c88a4a', 1.1);
  c.rect(-102, 80, 204, 11, pin.lo, { stroke: INK, sw: 5 }, 5);
  c.rect(-102, 80, 204, 11, c.lin([pin.hi, pin.lo]), {}, 5);
  c.rect(-72, 72, 144, 27, INK, { stroke: INK, sw: 6 }, 9);
  c.rect(-72, 72, 144, 27, c.lin([pin.hi, pin.base, pin.lo]), {}, 9);
  c.rect(-64, 76, 128, 4, alpha('#fff6d8', 0.7), {}, 2);
  c.mirror(() => {
    c.solid('M30 70C42 62 62 66 64 80C64 94 52 100 40 98C28 94 24 80 30 70Z', cream, { depth: 4, line: 4.6 });
    c.line('M40 84V96M51 84V95', INK, 2.6);
  });
}

/** A loaf as it lies on the shelf; foot at 0,0, about 60 wide. */
function loaf(s: Scene, kind: number): void {
  const { c, pal } = s;
  const t = tone(mix(CRUST, pal.mid, 0.18), 0.9);
  if (kind === 0) {
    c.path('M-30 0C-36-26 36-26 30 0Z', c.lin([t.hi, t.base, t.lo]));
    for (const x of [-14, 0, 14]) c.line(`M${x - 4}-4L${x + 4}-15`, alpha('#fff0c8', 0.85), 3);
  } else if (kind === 1) {
    for (const x of [-14, 0, 14])
      c.path(
        `M${x - 5} 0L${x - 9 + x * 0.4}-58C${x - 4 + x * 0.4}-66 ${x + 4 + x * 0.4}-64 ${x + 5 + x * 0.4}-58L${x + 6} 0Z`,
        c.lin([t.hi, t.lo], 20),
        { stroke: alpha(t.line, 0.4), sw: 1.4 },
      );
    c.path('M-24 0L-20-26H20L24 0Z', mix('#b8804a', pal.mid, 0.2));
  } else {
    c.circle(0, -13, 14, c.rad([t.hi, t.base, t.lo], 0.4, 0.3, 0.8));
    c.line('M-8-18L8-10M8-18L-8-10', alpha('#fff0c8', 0.8), 2.6);
  }
}

export const bakery: Family = {
  palettes: [
    palette('f0b060 fad49a fff2d8 c8905a 9a5e34 8a5228 fff2cc d8343a 3a9ab8'),
    palette('78b8b0 b8dcd0 fff6e6 6a9a90 4a7068 3e6a60 fff4d8 f06a4a f0b83a'),
    palette('e08a90 f8bcb4 fff0e8 c07a78 8c4c4c 8c4850 ffeedc c8284a 6ab0a0'),
    palette('6a86b8 a8bcdc fff0d8 8a7a80 5c4c58 5a4a64 ffecc4 f0902a c84a5a'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    sky(s, 0.9);
    // Tiles of the wall, then the window's light on it.
    const tile = h * 0.085;
    for (let ty = 0; ty < h * 0.74; ty += tile)
      for (let tx = -((ty / tile) % 2) * tile; tx < w; tx += tile * 2)
        c.rect(tx, ty, tile * 2 - 2, tile - 2, alpha(r.chance(0.5) ? '#ffffff' : pal.far, r.range(0.05, 0.18)), {}, 3);
    glow(s, x, y, h * 0.62, pal.glow, 0.95);
    // Shelves with the morning's bread.
    const wood = mix('#8a5228', pal.mid, 0.35);
    for (const level of [0.24, 0.44, 0.64]) {
      const half = h * 0.3;
      for (const [from, to] of [
        [0, x - half],
        [x + half, w],
      ] as const) {
        if (to - from < 12) continue;
        for (let px = from + h * 0.08; px < to - 4; px += h * r.range(0.15, 0.2))
          c.place(px, h * level, (h / 400) * 0.92, 0, () => loaf(s, r.int(0, 2)));
        c.rect(from - 6, h * level, to - from + (from === 0 ? 6 : 12), h * 0.022, c.lin([shift(wood, 0.14), wood]));
        c.rect(from - 6, h * (level + 0.022), to - from + 12, h * 0.012, alpha(INK, 0.25));
      }
    }
    c.circle(x, y, h * 0.4, c.lin([alpha('#ffffff', 0.55), alpha(pal.glow, 0.3)]));
    c.circle(x, y, h * 0.4, 'none', { stroke: alpha('#ffffff', 0.7), sw: 3 });
    for (let i = 0; i < 36; i++) {
      const a = (i / 36) * Math.PI * 2;
      c.circle(x + Math.cos(a) * h * 0.4, y + Math.sin(a) * h * 0.4, h * 0.017, alpha('#ffffff', 0.75));
    }
    // A checked cloth over the counter.
    const top = h * 0.78;
    c.rect(0, top, w, h - top, '#fffaf0');
    const cloth = mix(pal.accent, '#ffffff', 0.12);
    for (let i = -14; i <= 14; i++)
      if (i % 2 === 0)
        c.poly(
          [
            [x + i * h * 0.07, top],
            [x + (i + 1) * h * 0.07, top],
            [x + (i + 1) * h * 0.11, h],
            [x + i * h * 0.11, h],
          ],
          alpha(cloth, 0.55),
        );
    for (let i = 0; i < 4; i++) {
      const a = top + (h - top) * (i / 4) ** 1.3;
      const b = top + (h - top) * ((i + 0.5) / 4) ** 1.3;
      c.rect(0, a, w, b - a, alpha(cloth, 0.5));
    }
    c.rect(0, top - h * 0.012, w, h * 0.02, c.lin(['#ffffff', alpha(INK, 0.25)]));
    c.rect(0, top, w, h - top, c.lin([alpha(INK, 0), alpha(pal.near, 0.55)]));
    shadow(s, x, h * 0.85, h * 0.4, h * 0.05, 0.45);
    motes(s, 20 + w / 30, '#fff8e0', { size: 1.7 });
  },
  heroes: [
    (s) => s.c.place(0, 0, 0.92, -6, () => croissant(s)),
    (s) => s.c.place(0, -6, 0.9, 0, () => pretzel(s)),
    (s) => s.c.place(0, 8, 0.9, 0, () => pie(s)),
    (s) => s.c.place(0, 6, 0.88, 0, () => baker(s)),
  ],
  extras: [
    (s) => s.c.place(0, 0, 0.19, s.r.range(-20, 20), () => croissant(s)),
    (s) => {
      const t = tone('#e8b04a', 1.1);
      s.c.line('M0 20V-4', t.line, 5);
      s.c.line('M0 20V-4', t.base, 2.6);
      for (const [y, q] of [
        [8, 1],
        [8, -1],
        [0, 1],
        [0, -1],
        [-8, 1],
        [-8, -1],
        [-16, 0],
      ] as const)
        s.c.place(q * 5, y, 1, q * 26, () => s.c.solid('M0 6C-7 0-6-9 0-13C6-9 7 0 0 6Z', t, { depth: 2, line: 2 }));
    },
    (s) => {
      const t = tone('#d8904a', 1.1);
      s.c.solid('M-18 2C-20-20 20-20 18 2C18 18-18 18-18 2Z', t, { depth: 4, line: 2.8, rim: '#fff0c8' });
      for (const [x, y] of [
        [-8, -5],
        [3, -9],
        [9, 1],
        [-2, 4],
        [-11, 4],
      ] as const)
        s.c.circle(x, y, 3, '#5a2a10');
    },
    (s) => s.c.place(0, 0, 0.19, s.r.range(-20, 20), () => pretzel(s)),
  ],
  front(s) {
    const { c, w, h, pal } = s;
    const k = Math.min(w, h);
    // The striped awning above the counter.
    const count = Math.max(8, Math.round(w / (k * 0.11)));
    const step = w / count;
    const deep = k * 0.1;
    for (let i = 0; i < count; i++) {
      const fill = i % 2 === 0 ? mix(pal.accent, '#ffffff', 0.05) : '#fffaf0';
      const d = `M${n(i * step)}-4H${n((i + 1) * step)}V${n(deep)}C${n((i + 1) * step)} ${n(deep + step * 0.55)} ${n(i * step)} ${n(deep + step * 0.55)} ${n(i * step)} ${n(deep)}Z`;
      c.path(d, c.lin([shift(fill, -0.08), fill, shift(fill, -0.03)]), { stroke: alpha(INK, 0.35), sw: 1.6 });
    }
    c.rect(0, deep - 2, w, 3, alpha(INK, 0.18));
    c.rect(0, -2, w, k * 0.03, c.lin([alpha(INK, 0.4), alpha(INK, 0)]));
    c.rect(0, h - k * 0.02, w, k * 0.02, alpha(INK, 0.25));
  },
};
