import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, rays } from '../light.ts';
import { coin, smallCoin } from '../motifs.ts';
import { GOLD, palette } from '../palettes.ts';
import { cloud, hills, mountains, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

function dragonHead(s: Scene): void {
  const { c, pal } = s;
  const skin = tone(pal.accent, 1.1);
  const horn = tone('#e8c27a', 1.1);
  const mane = tone(pal.second);
  c.mirror(() => {
    for (const [d, k] of [
      ['M30-30C70-60 104-50 116-84C120-40 104-8 60 0Z', 0.1],
      ['M40-6C80-14 106 6 122-12C116 28 84 42 46 30Z', 0],
      ['M36 24C70 30 88 54 108 50C92 80 60 80 28 60Z', -0.08],
    ] as const)
      c.solid(d, tone(shift(mane.base, k)), { depth: 5, line: 3 });
    c.solid('M20-48C30-72 50-74 58-104C74-84 70-56 44-36Z', horn, { depth: 5, line: 3, rim: '#fffbe0' });
    c.line('M36-60C44-56 50-54 56-55M42-70C50-67 55-66 61-67M48-81C54-79 59-78 64-79', alpha(horn.lo, 0.9), 2.4);
    c.solid('M44-18C64-34 84-30 92-40C92-14 72 4 48 4Z', skin, { depth: 4, line: 3 });
  });
  const face =
    'M0-58C26-60 44-48 50-26C56-8 48 10 46 26C52 36 50 54 36 60C30 78 14 88 0 88C-14 88-30 78-36 60C-50 54-52 36-46 26C-48 10-56-8-50-26C-44-48-26-60 0-58Z';
  c.solid(face, skin, { depth: 9, line: 4, rim: '#fff3c8' });
  c.clip(face, () => {
    for (let row = 0; row < 4; row++)
      for (let i = -2; i <= 2; i++) {
        const x = i * 13 + (row % 2) * 6.5;
        const y = -56 + row * 12;
        c.path(`M${x - 7} ${y}Q${x} ${y + 15} ${x + 7} ${y}Z`, alpha(row % 2 === 0 ? skin.hi : skin.lo, 0.55), {
          stroke: alpha(skin.lo, 0.7),
          sw: 1.2,
        });
      }
    c.path('M6-60H60V90H4C12 40 14-10 6-60Z', alpha(skin.lo, 0.35));
  });
  // Jaw, teeth and fire within.
  c.path('M-34 52C-20 62 20 62 34 52C30 78 12 86 0 86C-12 86-30 78-34 52Z', '#22040a');
  c.circle(0, 70, 22, c.rad(['#fff2a0', '#ff8a1f', alpha('#e0200a', 0)]));
  c.mirror(() => {
    c.path('M30 53L25 74L20 57ZM16 58L12 72L7 59Z', '#fff8e6', { stroke: '#8a6a3a', sw: 1 });
    c.path('M6-8C20-22 40-24 54-38C54-20 44-6 22 0Z', tone(shift(skin.base, -0.08)).base, { stroke: skin.line, sw: 3 });
    c.path('M12 2C20-8 36-10 44-6C38 6 24 10 12 2Z', '#1a0406');
    c.path('M15 1C22-6 34-8 40-5C35 4 25 7 15 1Z', c.rad(['#ffffff', '#ffe14a', '#ff6a0a']));
    c.ellipse(28, 0, 2.4, 5.4, '#140204');
    c.solid('M4 30C10 22 24 22 28 32C28 42 16 46 6 42Z', skin, { depth: 4, line: 2.6 });
    c.ellipse(17, 36, 6, 4, '#22040a', { t: 'rotate(-18 17 36)' });
    c.line('M36 40C66 30 84 56 106 30C116 18 108 6 98 12', '#3a1006', 8);
    c.line('M36 40C66 30 84 56 106 30C116 18 108 6 98 12', c.lin([GOLD, '#fff0b0'], 0), 4.4);
  });
  c.path('M0-50L9-30L0 20L-9-30Z', c.lin([horn.hi, horn.base, horn.lo]), { stroke: horn.line, sw: 2 });
  c.circle(0, -40, 10, c.rad(['#ffffff', pal.glow, shift(pal.second, -0.1)], 0.35, 0.3, 0.8), {
    stroke: '#4a2506',
    sw: 2.4,
  });
}

function lantern(s: Scene): void {
  const { c, pal } = s;
  const red = tone(mix('#e0202a', pal.accent, 0.2));
  const g = tone(GOLD, 1.2);
  c.line('M0-104V-70', '#5a2a08', 4);
  glow(s, 0, 0, 120, '#ffb04a', 0.7);
  const body = 'M-30-58H30C70-50 92-26 92 0C92 26 70 50 30 58H-30C-70 50-92 26-92 0C-92-26-70-50-30-58Z';
  c.path(body, red.line, { stroke: red.line, sw: 8 });
  c.path(
    body,
    c.rad(
      [
        [0, '#fff0b0'],
        [0.3, '#ffb04a'],
        [0.65, red.base],
        [1, red.lo],
      ],
      0.5,
      0.5,
      0.58,
    ),
  );
  c.clip(body, () => {
    for (const x of [-66, -36, 0, 36, 66])
      c.line(`M${x * 0.42} -60Q${x * 1.5} 0 ${x * 0.42} 60`, alpha('#7a0a10', 0.7), 3);
    c.ellipse(-36, -28, 30, 14, '#ffffff60', { t: 'rotate(-24 -36 -28)' });
    c.line(body, alpha('#ffd98a', 0.7), 4);
  });
  c.group('scale(.62)', () => {
    c.path('M0-46C26-46 46-26 46 0S26 46 0 46-46 26-46 0-26-46 0-46ZM-16-16V16H16V-16Z', g.base, {
      stroke: g.line,
      sw: 3,
    });
    c.path('M-26-26H26V26H-26Z', 'none', { stroke: '#fff2b8', sw: 3 });
  });
  for (const y of [-66, 56]) c.rect(-36, y, 72, 12, c.lin([g.hi, g.base, g.lo]), { stroke: g.line, sw: 2.4 }, 5);
  c.circle(0, 76, 8, g.base, { stroke: g.line, sw: 2.4 });
  for (let i = -4; i <= 4; i++) c.line(`M0 82Q${i * 1.4} 96 ${i * 2.4} 112`, i % 2 === 0 ? red.base : red.hi, 3);
}

function koi(s: Scene): void {
  const { c, pal } = s;
  const skin = tone('#fff1e2');
  const patch = tone(pal.accent);
  for (const [r, o] of [
    [96, 0.3],
    [70, 0.22],
  ] as const)
    c.circle(0, 0, r, 'none', { stroke: alpha(pal.glow, o), sw: 5 });
  c.solid('M64 50C74 66 64 94 84 106C96 90 110 92 116 76C98 76 90 58 76 40Z', patch, { depth: 5, line: 3 });
  c.solid('M-28-22C-64-34-84-16-96-26C-92 2-58 14-26 2Z', patch, { depth: 4, line: 3 });
  c.solid('M22-50C42-84 70-76 84-88C86-56 66-32 38-30Z', patch, { depth: 4, line: 3 });
  const body =
    'M-60-78C-30-104 8-92 30-58C50-26 50 8 66 30C76 42 82 48 86 54C70 60 58 56 44 46C14 30-30 20-56-10C-76-34-78-62-60-78Z';
  c.solid(body, skin, { depth: 8, line: 4, rim: '#ffffff' });
  c.clip(body, () => {
    c.path('M-70-90C-40-104-16-96-14-78C-28-60-54-62-66-44Z', patch.base);
    c.path('M-2-64C20-70 36-54 34-30C20-20-2-26-10-42Z', patch.base);
    c.path('M30 0C50-6 62 14 70 34C54 44 34 30 24 16Z', patch.base);
    c.path('M-34-8C-20-12-8 0-4 12C-18 14-32 6-34-8Z', patch.base);
    for (let i = 0; i < 26; i++) {
      const t = i / 26;
      c.line(
        `M${-30 + t * 92 + ((i % 3) - 1) * 13} ${-52 + t * 88 - ((i % 3) - 1) * 11}q5 6 11 2`,
        alpha('#a0522d', 0.35),
        1.6,
      );
    }
    c.line('M-50-66C-20-70 4-44 22-8C32 14 46 34 70 46', alpha('#ffffff', 0.5), 6);
  });
  c.circle(-46, -66, 7, '#ffffff', { stroke: '#26100a', sw: 3 });
  c.circle(-47, -67, 3.6, '#120806');
  c.line('M-70-76C-84-88-84-98-78-104M-76-62C-92-66-98-74-98-84', '#fff3e0', 3.4);
}

function fortune(s: Scene): void {
  const { c } = s;
  for (const [x, y, t] of [
    [-46, 34, -20],
    [48, 36, 18],
    [0, -34, 6],
  ] as const) {
    c.place(x, y, 0.62, t, () =>
      coin(s, GOLD, (ink, light) => {
        s.c.path('M-22-22H22V22H-22Z', ink === light ? ink : '#3a1c05');
        s.c.path('M-22-22H22V22H-22Z', 'none', { stroke: light, sw: 6 });
        for (const a of [0, 90, 180, 270]) s.c.line('M-12-52H12M0-58V-40M-10-40H10', ink, 5, { t: `rotate(${a})` });
      }),
    );
  }
  c.line('M0-88V-72M-10 4C-20 14-30 20-40 24', '#c8182a', 6);
  c.solid('M0-104C16-112 26-96 10-88C24-84 16-66 0-76C-16-66-24-84-10-88C-26-96-16-112 0-104Z', tone('#e0202a'), {
    depth: 3,
    line: 2.6,
  });
}

function pagoda(s: Scene, x: number, y: number, k: number, colour: string, roof: string): void {
  const { c } = s;
  c.place(x, y, k, 0, () => {
    for (let i = 0; i < 4; i++) {
      const w = 78 - i * 15;
      const top = -40 - i * 44;
      c.rect(-w * 0.62, top, w * 1.24, 42, c.lin([shift(colour, 0.06), colour], 0));
      for (let j = -2; j <= 2; j++)
        c.rect(j * w * 0.24 - 4, top + 14, 8, 22, j === 0 ? '#ffd27a' : alpha('#ffd27a', 0.55));
      c.path(
        `M${-w * 1.25} ${top + 10}C${-w * 0.9} ${top + 2} ${-w * 0.6} ${top - 8} ${-w * 0.5} ${top - 22}H${w * 0.5}C${w * 0.6} ${top - 8} ${w * 0.9} ${top + 2} ${w * 1.25} ${top + 10}L${w * 1.3} ${top - 4}L${w * 1.1} ${top + 16}H${-w * 1.1}L${-w * 1.3} ${top - 4}Z`,
        c.lin([shift(roof, 0.12), roof, shift(roof, -0.12)]),
      );
    }
    c.line('M0-194V-232', roof, 5);
  });
}

export const dragon: Family = {
  palettes: [
    palette('3a0210 b01a20 ffb04a 7a1418 4a0a12 1c0208 ffd27a 1fae6a e0261f'),
    palette('02241c 0a7a5a d8e88a 0c5a48 063a30 02140f ffe89a e8202a ffb81f'),
    palette('0a0630 3a1a8a ff8ab0 2c1868 180c44 08041c ffb0d8 2a9aff ff3d5a'),
    palette('06182e 0f5a86 ffd8a0 164a68 0b2c44 03101c ffe2a8 f0542a 18a0a8'),
  ],
  backdrop(s) {
    const { r, w, h, pal } = s;
    sky(s, 0.85);
    s.c.circle(
      s.hero.x,
      s.hero.y,
      h * 0.36,
      s.c.rad([
        [0, '#fffbe6'],
        [0.75, mix(pal.glow, '#ffffff', 0.2)],
        [1, pal.glow],
      ]),
    );
    rays(s, s.hero.x, s.hero.y, Math.hypot(w, h), pal.glow, { count: 16, even: true, strength: 0.4 });
    mountains(s, h * 0.74, h * 0.3, mix(pal.far, pal.sky[2], 0.45));
    pagoda(s, w * 0.14, h * 0.84, h / 430, mix(pal.mid, pal.far, 0.3), mix(pal.mid, pal.second, 0.35));
    pagoda(s, w * 0.88, h * 0.82, h / 560, mix(pal.far, pal.sky[2], 0.15), mix(pal.far, pal.second, 0.3));
    mist(s, h * 0.74, h * 0.22, pal.glow, 0.5);
    for (let i = 0; i < 7; i++)
      cloud(
        s,
        r.range(0, w),
        h * r.range(0.62, 0.82),
        h * r.range(0.25, 0.5),
        mix(pal.glow, '#ffffff', 0.3),
        mix(pal.mid, pal.glow, 0.25),
        0.8,
      );
    hills(s, h * 0.9, 12, mix(pal.mid, pal.glow, 0.1), pal.near);
    for (let i = 0; i < Math.max(2, w / 210); i++) {
      const x = (i % 2 === 0 ? 0.06 + i * 0.03 : 0.94 - i * 0.03) * w;
      s.c.line(`M${x} 0V${h * 0.1}`, pal.near, 2);
      s.c.place(x, h * r.range(0.13, 0.26), h / 1500, 0, () => lantern(s));
    }
  },
  heroes: [dragonHead, lantern, koi, fortune],
  extras: [
    smallCoin,
    smallCoin,
    (s) => {
      for (let i = 0; i < 5; i++)
        s.c.path('M0 0C-8-6-8-18 0-20C8-18 8-6 0 0Z', s.c.lin(['#ffffff', '#ffb8d0', '#f0709a']), {
          t: `rotate(${i * 72})`,
          stroke: '#b8386a',
          sw: 1,
        });
      s.c.circle(0, 0, 4, '#ffd23d');
    },
  ],
};
