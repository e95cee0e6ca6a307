import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, rays, stars } from '../light.ts';
import { smallCoin, smallGem } from '../motifs.ts';
import { GOLD, palette } from '../palettes.ts';
import { hills, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

const LAPIS = '#1c4fb8';

function pharaoh(s: Scene): void {
  const { c } = s;
  const gold = tone(GOLD, 1.2);
  const hood = 'M0-96C-54-98-84-62-88-8C-90 34-96 62-104 92H-46L-40 46H40L46 92H104C96 62 90 34 88-8C84-62 54-98 0-96Z';
  c.solid(hood, gold, { depth: 8, line: 4, rim: '#fff4c4' });
  c.clip(hood, () => {
    for (let i = 0; i < 12; i++) {
      const y = -92 + i * 17;
      c.path(
        `M-110 ${y + 16}Q0 ${y - 40} 110 ${y + 16}V${y + 25}Q0 ${y - 31} -110 ${y + 25}Z`,
        c.lin(['#3d78e8', LAPIS, '#0c2468']),
      );
    }
    c.path('M-62-50C-40-82 40-82 62-50L58 60H-58Z', alpha('#1a0a02', 0.5));
    c.line(hood, alpha('#fff4c4', 0.5), 4, { t: 'translate(3 4)' });
  });
  const face = 'M-52-40C-48-62 48-62 52-40C58 4 44 48 24 62C12 70-12 70-24 62C-44 48-58 4-52-40Z';
  c.solid(face, gold, { depth: 8, line: 3, rim: '#fffbe4' });
  c.clip(face, () => {
    c.path('M0-60H60V80H6C-8 40 12 10 0-60Z', alpha('#7a3d06', 0.28));
    c.ellipse(-22, 20, 20, 16, alpha('#fff7cf', 0.4));
    c.ellipse(22, 20, 14, 12, alpha('#fff7cf', 0.22));
    c.path('M-30 50C-14 60 14 60 30 50L20 74H-20Z', alpha('#6b3205', 0.35));
  });
  c.mirror(() => {
    c.path('M8-30C18-40 40-40 50-32C40-36 20-34 8-24Z', '#0d1e52');
    c.path('M10-16C18-28 36-28 46-16L62-14L48-10C38-4 20-4 10-16Z', '#0b1536');
    c.path('M14-16C20-23 34-23 41-16C34-10 20-10 14-16Z', '#fdf6e0');
    c.circle(27, -16, 5.6, c.rad(['#58d4ff', '#0a4aa8', '#030a24']));
    c.circle(25, -18.4, 1.8, '#ffffff');
    c.path('M64-22C76-20 76 16 66 20C62 12 60-10 64-22Z', c.lin([gold.hi, gold.base, gold.lo], 0), {
      stroke: gold.line,
      sw: 2,
    });
  });
  c.path('M-6-14L-11 22C-8 30 8 30 11 22L6-14Z', c.lin([gold.hi, gold.base, gold.lo], 0));
  c.path('M-11 22C-6 29 6 29 11 22C6 25-6 25-11 22Z', gold.line);
  c.path('M-20 41C-10 34 10 34 20 41C10 50-10 50-20 41Z', c.lin(['#c86f24', '#7a350a']));
  c.line('M-20 41C-8 43 8 43 20 41', '#4a1c04', 2);
  c.solid('M-9 64H9L13 104C8 112-8 112-13 104Z', tone(LAPIS), { depth: 3, line: 2.5 });
  for (const y of [74, 84, 94]) c.line(`M-11 ${y}Q0 ${y + 5} 11 ${y}`, gold.hi, 2.6);
  c.path('M-58-44C-40-70 40-70 58-44L56-34C36-56-36-56-56-34Z', c.lin([gold.hi, gold.base, gold.lo]), {
    stroke: gold.line,
    sw: 2.4,
  });
  c.solid('M-4-54C-16-68-12-92 0-100C12-92 16-68 4-54Z', tone(GOLD, 1.2), { depth: 3, line: 2.4 });
  c.path('M-3-62C-9-72-7-84 0-90C7-84 9-72 3-62Z', c.lin(['#ff5a5a', '#a80f24']));
}

function scarab(s: Scene): void {
  const { c, pal } = s;
  const gold = tone(GOLD, 1.2);
  const t = tone(s.r.pick([LAPIS, '#118a7a', pal.second]));
  c.mirror(() => {
    for (let i = 0; i < 6; i++) {
      const d = `M18-14C${46 + i * 4} ${-50 + i * 12} ${78 + i * 3} ${-58 + i * 17} ${112 - i * 9} ${-52 + i * 21}C${84 - i * 4} ${-22 + i * 15} 50 ${-8 + i * 9} 16 ${i * 6}Z`;
      c.path(d, c.lin(i % 2 === 0 ? ['#8fe6ff', t.base, t.lo] : [gold.hi, gold.base, gold.lo], 20), {
        stroke: gold.line,
        sw: 2.2,
      });
    }
    c.line('M30-34C44-62 40-80 26-90', gold.line, 11);
    c.line('M30-34C44-62 40-80 26-90', gold.base, 6.5);
    c.line('M34 44C56 56 60 80 48 96', gold.line, 11);
    c.line('M34 44C56 56 60 80 48 96', gold.base, 6.5);
  });
  c.circle(0, -78, 26, c.rad(['#fff7c8', '#ffb52e', '#e0561a', '#8f220a'], 0.4, 0.35, 0.75), {
    stroke: gold.line,
    sw: 3,
  });
  c.circle(-8, -87, 7, '#ffffffb0');
  c.solid('M-32-24C-34-48-16-58 0-58C16-58 34-48 32-24Z', gold, { depth: 5, line: 3 });
  const shell = 'M-46-20C-60 20-46 76 0 88C46 76 60 20 46-20C20-32-20-32-46-20Z';
  c.solid(shell, t, { depth: 8, line: 3.5, rim: '#c8f6ff' });
  c.clip(shell, () => {
    c.ellipse(-20, 6, 14, 40, '#ffffff48', { t: 'rotate(10 -20 6)' });
    for (const x of [-30, -16, 16, 30]) c.line(`M${x} -20C${x * 1.3} 20 ${x} 60 ${x * 0.3} 90`, alpha(t.line, 0.5), 2);
  });
  c.line('M0-26V88', gold.line, 7);
  c.line('M0-26V88', gold.hi, 3);
  c.path('M-48-16C-20-32 20-32 48-16L44-4C20-18-20-18-44-4Z', c.lin([gold.hi, gold.base, gold.lo]), {
    stroke: gold.line,
    sw: 2.4,
  });
  c.mirror(() => c.circle(16, -46, 5, c.rad(['#ff9a9a', '#c01028', '#3a0410'], 0.4, 0.3, 0.8)));
}

function eye(s: Scene): void {
  const { c, pal } = s;
  const gold = tone(GOLD, 1.25);
  const ring = tone(mix(pal.accent, '#c01f3c', 0.3));
  c.solid('M0-104L96 68H-96Z', tone('#c88a3a'), { depth: 8, line: 4, rim: '#ffe9b0' });
  c.clip('M0-104L96 68H-96Z', () => {
    c.path('M0-104L96 68H18C30 20 20-40 0-104Z', alpha('#5a2405', 0.5));
    for (let i = 0; i < 9; i++) c.line(`M-100 ${-82 + i * 18}H100`, alpha('#5a2a08', 0.55), 2.2);
    for (let i = 0; i < 30; i++)
      c.line(`M${-96 + ((i * 37) % 190)} ${-82 + (i % 9) * 18}v18`, alpha('#5a2a08', 0.45), 1.8);
  });
  glow(s, 0, 4, 84, pal.glow, 0.95);
  const outer = 'M-72 8C-40-34 40-34 74 4C40 40-40 40-72 8Z';
  c.solid(outer, gold, { depth: 6, line: 4, rim: '#fff6d0' });
  c.path('M-54 8C-30-18 30-18 56 6C30 26-30 26-54 8Z', c.lin(['#fff9e8', '#e9d7b2']));
  c.circle(
    2,
    5,
    19,
    c.rad([
      [0, '#ffffff'],
      [0.25, ring.hi],
      [0.7, ring.base],
      [1, ring.lo],
    ]),
    { stroke: '#2a0a08', sw: 3 },
  );
  c.ellipse(2, 5, 6, 15, '#14060a');
  c.circle(-4, -3, 4.5, '#ffffff');
  c.solid('M-82-24C-40-66 44-64 90-26C46-48-36-50-76-14Z', gold, { depth: 4, line: 3 });
  c.solid('M-22 30C-20 50-26 62-34 74C-22 72-12 58-10 32Z', gold, { depth: 3, line: 3 });
  c.solid('M10 30C24 62 50 66 60 54C66 44 54 36 48 44C56 46 50 58 38 50C30 46 26 38 24 28Z', gold, {
    depth: 3,
    line: 3,
  });
}

function columns(s: Scene, x: number, width: number, dark: string, lit: string): void {
  const { c, h } = s;
  const k = width / 60;
  c.group(`translate(${x.toFixed(1)} 0)`, () => {
    c.rect(-26 * k, 0, 52 * k, h, c.lin([dark, mix(dark, lit, 0.42), mix(dark, lit, 0.18), shift(dark, -0.08)], 0));
    for (let y = h * 0.16; y < h; y += 46 * k) {
      c.rect(-26 * k, y, 52 * k, 2.4 * k, alpha(shift(dark, -0.12), 0.7));
      const kind = s.r.int(0, 3);
      const ink = alpha(mix(lit, '#ffdf9a', 0.4), 0.34);
      c.group(`translate(0 ${(y + 24 * k).toFixed(1)}) scale(${k.toFixed(2)})`, () => {
        if (kind === 0) {
          c.line('M0-2V14M-7 3H7', ink, 3);
          c.ellipse(0, -8, 4.5, 6, 'none', { stroke: ink, sw: 3 });
        }
        if (kind === 1) {
          c.line('M-12 0C-5-9 6-9 12-1C5 7-6 7-12 0', ink, 2.6);
          c.circle(0, -1, 3, ink);
        }
        if (kind === 2) for (const q of [-5, 1, 7]) c.line(`M-11 ${q}l4-4 4 4 4-4 4 4 4-4`, ink, 2.2);
        if (kind === 3) c.path('M-10 10C-10-4-2-10 4-10L10-7L4-4C6 2 2 6 4 10Z', ink);
      });
    }
    c.path(`M${-34 * k} 0H${34 * k}L${28 * k} ${h * 0.1}H${-28 * k}Z`, c.lin([mix(dark, lit, 0.3), dark]));
  });
}

export const egypt: Family = {
  palettes: [
    palette('2a0f3a b8421f ffb347 8a3a2a 5a2020 1f0a10 ffd166 f2b53a 1f8fd0'),
    palette('03163a 0f4a86 3fb0c8 134a6b 0c2f4c 040f1e 7fe8ff e8b23c e0503a'),
    palette('1f0a02 6b3208 e89a2c 7a4012 4a2408 170a03 ffe08a ff9e2c 2aa58f'),
    palette('0d2a20 1f7a58 d8c25a 1f5a44 123a2d 05140f d8ff9a f0c244 d63b6b'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    sky(s, 0.72);
    if (r.chance(0.5)) {
      stars(s, 40, h * 0.4, '#fff3d8');
      glow(s, s.hero.x, s.hero.y + h * 0.06, h * 0.6, pal.glow, 1);
      c.circle(s.hero.x, s.hero.y + h * 0.02, h * 0.27, c.rad(['#fffbe0', pal.glow, mix(pal.glow, pal.sky[1], 0.5)]));
      for (let i = 0; i < 4; i++) {
        const x = w * (0.08 + i * 0.3) + r.range(-20, 20);
        const k = h * r.range(0.22, 0.42);
        const y = h * 0.76;
        const col = mix(pal.far, pal.sky[2], i % 2 === 0 ? 0.4 : 0.15);
        c.poly(
          [
            [x, y - k],
            [x - k * 0.82, y + 4],
            [x + k * 0.2, y + 4],
          ],
          c.lin([mix(col, pal.glow, 0.42), mix(col, pal.glow, 0.1)]),
        );
        c.poly(
          [
            [x, y - k],
            [x + k * 0.2, y + 4],
            [x + k * 0.82, y + 4],
          ],
          c.lin([col, shift(col, -0.08)]),
        );
      }
      hills(s, h * 0.76, 14, mix(pal.mid, pal.glow, 0.4), pal.mid);
      mist(s, h * 0.76, h * 0.16, pal.glow, 0.45);
      hills(s, h * 0.87, 18, mix(pal.mid, pal.glow, 0.15), pal.near);
      columns(s, w * 0.02, 74, pal.near, pal.mid);
      columns(s, w * 0.98, 74, pal.near, pal.mid);
    } else {
      c.rect(0, 0, w, h, c.lin([pal.near, mix(pal.mid, pal.near, 0.35), pal.near]));
      glow(s, s.hero.x, s.hero.y, h * 0.7, pal.glow, 0.9);
      const gap = Math.max(62, w / 9);
      for (let i = 0; i <= w / gap; i++) {
        const x = i * gap;
        const d = Math.abs(x - s.hero.x) / w;
        columns(s, x, 56, mix(pal.near, pal.mid, 0.4), mix(pal.mid, pal.glow, Math.max(0.05, 0.6 - d)));
      }
      rays(s, s.hero.x - w * 0.2, -h * 0.2, h * 1.4, pal.glow, { count: 6, from: 55, to: 105, strength: 0.7 });
      c.path(`M0 ${h * 0.84}H${w}V${h}H0Z`, c.lin([mix(pal.mid, pal.glow, 0.25), pal.near]));
      for (let i = 0; i < 9; i++)
        c.line(`M${s.hero.x + (i - 4) * 30} ${h * 0.84}L${s.hero.x + (i - 4) * 110} ${h}`, alpha(pal.near, 0.6), 2);
      mist(s, h * 0.84, h * 0.18, pal.glow, 0.3);
    }
  },
  heroes: [pharaoh, scarab, eye],
  extras: [
    smallCoin,
    smallGem,
    (s) => {
      const g = tone(GOLD, 1.2);
      s.c.line('M0 0V20M-12 4H12', g.line, 8);
      s.c.ellipse(0, -8, 7, 9, 'none', { stroke: g.line, sw: 8 });
      s.c.line('M0 0V19M-11 4H11', g.base, 5);
      s.c.ellipse(0, -8, 7, 9, 'none', { stroke: g.base, sw: 5 });
      s.c.line('M-1 2V18M-10 3H9', g.hi, 1.6);
    },
  ],
};
