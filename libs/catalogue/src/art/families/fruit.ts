import { alpha, mix, shift, tone } from '../colour.ts';
import { bokeh, glow, rays, sparkle } from '../light.ts';
import { smallCoin } from '../motifs.ts';
import { GOLD, palette } from '../palettes.ts';
import type { Family, Scene } from '../scene.ts';

const SEVEN =
  'M-44-60H44C50-60 52-54 50-48C36-18 18 12 12 62C10 70-20 70-20 62C-18 26-2-4 14-30H-30C-32-20-48-18-48-30V-54C-48-58-48-60-44-60Z';

function seven(s: Scene, colour: string): void {
  const { c } = s;
  const g = tone(GOLD, 1.25);
  c.path(SEVEN, '#2a0606', { stroke: '#2a0606', sw: 22, t: 'translate(2 6)' });
  c.path(SEVEN, g.lo, { stroke: c.lin(['#fff3b8', g.base, '#7a3d08']), sw: 15 });
  c.path(SEVEN, '#4a0808', { stroke: '#4a0808', sw: 5 });
  c.path(SEVEN, c.lin([shift(colour, 0.2), colour, shift(colour, -0.18)], 75));
  c.clip(SEVEN, () => {
    c.line(SEVEN, alpha('#ffffff', 0.75), 6, { t: 'translate(2 3)' });
    c.line(SEVEN, alpha(shift(colour, -0.3), 0.7), 8, { t: 'translate(-3 -3)' });
    c.path('M-60-70H60V-46C20-34-20-54-60-40Z', alpha('#ffffff', 0.4));
  });
}

function sevens(s: Scene): void {
  const { c, pal } = s;
  glow(s, 0, 0, 110, '#ffb52e', 0.7);
  c.place(-60, 14, 0.82, -13, () => seven(s, pal.accent));
  c.place(60, 14, 0.82, 13, () => seven(s, pal.accent));
  c.place(0, -2, 1.2, 0, () => seven(s, pal.accent));
  sparkle(s, -30, -70, 22);
  sparkle(s, 62, -34, 14);
}

function cherry(s: Scene, x: number, y: number, r: number): void {
  const { c } = s;
  c.circle(x, y, r + 3, '#3a0210');
  c.circle(
    x,
    y,
    r,
    c.rad(
      [
        [0, '#ff8a8a'],
        [0.25, '#f0203c'],
        [0.7, '#b00526'],
        [1, '#5a0218'],
      ],
      0.36,
      0.3,
      0.8,
    ),
  );
  c.path(
    `M${x - r * 0.72} ${y - r * 0.2}A${r * 0.76} ${r * 0.76} 0 0 1 ${x + r * 0.1} ${y - r * 0.78}A${r} ${r} 0 0 0 ${x - r * 0.72} ${y - r * 0.2}Z`,
    '#ffffffd8',
  );
  c.path(
    `M${x - r * 0.3} ${y + r * 0.86}A${r * 0.92} ${r * 0.92} 0 0 0 ${x + r * 0.88} ${y + r * 0.24}A${r * 1.1} ${r * 1.1} 0 0 1 ${x - r * 0.3} ${y + r * 0.86}Z`,
    '#ff7a6acc',
  );
}

function leafShape(s: Scene, d: string): void {
  const t = tone('#3fae2e');
  s.c.solid(d, t, { depth: 4, line: 3, rim: '#d8ff9a' });
}

function cherries(s: Scene): void {
  const { c } = s;
  c.line('M6-84C-20-50-40-20-44 10', '#2c3a08', 11);
  c.line('M6-84C34-54 48-26 50 14', '#2c3a08', 11);
  c.line('M6-84C-20-50-40-20-44 10', c.lin(['#9ad03a', '#5a8a1a']), 6.5);
  c.line('M6-84C34-54 48-26 50 14', c.lin(['#9ad03a', '#5a8a1a']), 6.5);
  leafShape(s, 'M4-84C30-112 76-104 96-70C66-56 28-58 4-84Z');
  c.line('M10-83C40-84 66-78 88-71', '#c6f27a', 2.4);
  cherry(s, 48, 46, 44);
  cherry(s, -44, 42, 48);
}

function lemon(s: Scene): void {
  const { c } = s;
  const body =
    'M-92 6C-96-4-88-12-80-12C-66-46-30-62 4-60C40-60 66-40 80-10C92-8 96 2 92 12C86 18 80 18 76 22C60 50 32 62 0 62C-36 62-64 44-80 20C-88 18-92 14-92 6Z';
  c.place(0, 0, 1, -22, () => {
    c.solid(body, tone('#ffcf1f'), { depth: 10, line: 4, rim: '#fffbd0' });
    c.clip(body, () => {
      c.ellipse(-14, -34, 52, 16, '#ffffff80', { t: 'rotate(-6 -14 -34)' });
      for (let i = 0; i < 16; i++)
        c.circle(
          s.r.range(-80, 80),
          s.r.range(-50, 56),
          s.r.range(1, 2.2),
          s.r.chance(0.5) ? '#b8780055' : '#ffffff66',
        );
    });
  });
  leafShape(s, 'M66-58C74-96 104-102 116-100C118-70 98-50 66-58Z');
}

function melon(s: Scene): void {
  const { c } = s;
  c.place(0, 0, 1, -8, () => {
    const rind = 'M-100-30H100C100 34 56 84 0 84C-56 84-100 34-100-30Z';
    c.solid(rind, tone('#1f8a36'), { depth: 5, line: 4 });
    c.path('M-92-28H92C92 30 52 74 0 74C-52 74-92 30-92-28Z', '#d8f2b0');
    c.path('M-84-28H84C84 26 48 66 0 66C-48 66-84 26-84-28Z', c.lin(['#ff7a6a', '#f0304a', '#b8102e']));
    c.path('M-84-28H84L78-6C30-16-30-16-80-2Z', '#ffffff40');
    for (const [x, y] of [
      [-50, 0],
      [-22, 14],
      [8, 2],
      [36, 16],
      [58, -4],
      [-36, 34],
      [0, 42],
      [30, 40],
      [-64, -14],
      [-8, -14],
      [30, -14],
    ] as const) {
      c.path(
        `M${x} ${y - 7}C${x + 6} ${y} ${x + 5} ${y + 6} ${x} ${y + 7}C${x - 5} ${y + 6} ${x - 6} ${y} ${x} ${y - 7}Z`,
        '#2a0a10',
      );
      c.circle(x - 1.6, y + 1, 1.4, '#ffffffb0');
    }
  });
}

function bell(s: Scene): void {
  const { c } = s;
  const g = tone(GOLD, 1.25);
  c.circle(0, 76, 17, c.rad(['#fff8d0', g.base, g.lo, g.line], 0.36, 0.3, 0.85), { stroke: g.line, sw: 3 });
  const body =
    'M0-84C42-84 58-50 60-10C62 24 72 40 92 54C94 64 88 68 80 68H-80C-88 68-94 64-92 54C-72 40-62 24-60-10C-58-50-42-84 0-84Z';
  c.circle(0, -88, 12, 'none', { stroke: g.line, sw: 13 });
  c.circle(0, -88, 12, 'none', { stroke: c.lin([g.hi, g.base, g.lo]), sw: 7 });
  c.path(body, g.line, { stroke: g.line, sw: 8 });
  c.path(
    body,
    c.lin(
      [
        [0, g.lo],
        [0.18, g.base],
        [0.32, '#fffbe0'],
        [0.46, g.hi],
        [0.72, g.base],
        [1, shift(g.lo, -0.08)],
      ],
      0,
    ),
  );
  c.clip(body, () => {
    c.line(body, alpha('#fff8d8', 0.8), 5, { t: 'translate(2 3)' });
    for (const y of [-42, 30]) {
      c.path(
        `M-90 ${y}Q0 ${y + 16} 90 ${y}V${y + 10}Q0 ${y + 26} -90 ${y + 10}Z`,
        c.lin(['#a82038', '#f0506a', '#7a0f26', '#c02a46'], 0),
      );
    }
    c.rect(-100, 50, 200, 22, c.lin([alpha(g.line, 0.05), alpha(g.line, 0.5)]));
  });
  sparkle(s, -26, -50, 24);
}

function medley(s: Scene): void {
  const { c } = s;
  c.place(0, -36, 0.62, 0, () => bell(s));
  c.place(-52, 30, 0.66, 0, () => lemon(s));
  c.place(54, 36, 0.6, 8, () => melon(s));
  c.place(2, 44, 0.62, 0, () => cherries(s));
}

export const fruit: Family = {
  palettes: [
    palette('5a0210 d0142c 3a0108 a80f24 6b0814 260105 ffd23d ff2a2a ffb21f'),
    palette('14063a 5a1ac8 0c0324 4412a0 2a0a68 0a0220 ff7af0 ff2f5a 2ae0ff'),
    palette('02243a 0a86c0 011626 0a649a 054068 010f1c 8af6ff ff3a2a ffd21f'),
    palette('0a2a06 3f9a1a 061a03 2f7a14 1c500c 041202 eaff6a ff3030 ffc21f'),
    palette('2a0f02 d0660a 1c0a02 a04a08 6b2f05 140701 fff08a e8202a ffe14a'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    c.rect(
      0,
      0,
      w,
      h,
      c.rad(
        [
          [0, mix(pal.sky[1], pal.glow, 0.35)],
          [0.45, pal.sky[1]],
          [1, pal.sky[2]],
        ],
        s.hero.x / w,
        s.hero.y / h,
        0.8,
      ),
    );
    const mode = r.int(0, 2);
    if (mode === 0) {
      rays(s, s.hero.x, s.hero.y, Math.hypot(w, h), pal.glow, { count: 20, even: true, strength: 0.75 });
    } else if (mode === 1) {
      // Reels behind glass.
      const strip = Math.min(w, h) / 3.1;
      const start = s.hero.x - strip * 2.5;
      for (let i = -1; i < 6; i++) {
        const x = start + i * strip;
        c.rect(
          x + 3,
          0,
          strip - 6,
          h,
          c.lin([
            [0, shift(pal.sky[2], 0.02)],
            [0.45, mix(pal.sky[1], '#ffffff', 0.18)],
            [1, shift(pal.sky[2], 0.02)],
          ]),
          { stroke: alpha(pal.second, 0.75), sw: 2.4 },
        );
        for (let j = 0; j < 3; j++)
          c.place(x + strip / 2, h * (0.16 + j * 0.32), strip / 270, 0, () =>
            r.pick([lemon, cherries, melon, bell])(s),
          );
      }
      c.rect(0, 0, w, h, alpha(pal.sky[2], 0.6));
      glow(s, s.hero.x, s.hero.y, h * 0.55, pal.glow, 0.7);
    } else {
      for (let i = 0; i < 60; i++) {
        const ring = Math.floor(i / 20);
        const a = ((i % 20) / 20) * Math.PI * 2 + ring * 0.16;
        const d = h * (0.42 + ring * 0.14);
        const x = s.hero.x + Math.cos(a) * d;
        const y = s.hero.y + Math.sin(a) * d;
        c.circle(x, y, 13, c.rad([alpha(pal.second, 0.7), alpha(pal.second, 0)]));
        c.circle(x, y, 4.6, c.rad(['#ffffff', pal.glow, pal.second]));
      }
      rays(s, s.hero.x, s.hero.y, h * 0.9, pal.glow, { count: 26, strength: 0.6 });
    }
    bokeh(s, 22, pal.glow, 0, h, 20);
  },
  heroes: [sevens, cherries, bell, medley, melon],
  upright: [0],
  extras: [
    smallCoin,
    (s) => s.c.place(0, 0, 0.24, 0, () => cherries(s)),
    (s) => s.c.place(0, 0, 0.22, 0, () => lemon(s)),
    (s) => s.c.place(0, 0, 0.26, 0, () => seven(s, s.pal.accent)),
  ],
};
