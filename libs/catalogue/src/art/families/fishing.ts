import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, rays } from '../light.ts';
import { smallCoin } from '../motifs.ts';
import { palette, SILVER } from '../palettes.ts';
import { cloud, fir, mountains, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

function splash(s: Scene): void {
  const { c } = s;
  for (const [k, col] of [
    [1, '#bfe8ff'],
    [0.78, '#ffffff'],
  ] as const) {
    c.group(`translate(0 ${n(92 - 60 * k)}) scale(${k})`, () =>
      c.path(
        'M-104 62C-96 40-88 34-92 8C-74 24-70 36-62 44C-58 22-52 8-60-18C-38 4-36 28-28 42C-18 30-6 22-4 2C8 20 10 34 20 44C30 26 34 8 54-10C48 14 50 30 56 44C68 34 72 22 90 12C84 34 92 44 102 62C60 78-60 78-104 62Z',
        c.lin([alpha(col, 0.95), alpha('#5ab0e0', 0.5)]),
      ),
    );
  }
  for (let i = 0; i < 14; i++)
    c.circle(s.r.range(-104, 104), s.r.range(-40, 40), s.r.range(2, 5.5), c.rad(['#ffffff', '#bfe8ffcc']));
}

function bass(s: Scene): void {
  const { c, pal } = s;
  const skin = tone(mix('#5f9a3a', pal.accent, 0.3));
  const fin = tone(mix('#c86a2a', pal.second, 0.4));
  c.place(0, -8, 1, -28, () => {
    c.solid('M58 4C84-14 92-34 108-42C104-16 104 18 112 46C92 40 82 24 58 14Z', fin, { depth: 5, line: 4 });
    c.solid('M-22-42C-8-76 22-82 44-66C38-58 42-46 54-30Z', fin, { depth: 5, line: 4 });
    c.line('M-10-50L2-70M4-52L18-72M20-46L32-66', fin.lo, 2.4);
    const body =
      'M-100-12C-84-44-40-56 4-48C36-42 58-22 72-2C78 4 76 12 70 16C52 38 22 52-14 50C-50 48-78 36-92 20L-72 6Z';
    c.solid(body, skin, { depth: 9, line: 4.5, rim: '#f2ffc8' });
    c.clip(body, () => {
      c.path('M-100 14C-60 8 30 14 76 8V60H-100Z', alpha('#fff3d0', 0.8));
      c.path('M-60-6C-20-16 30-10 70 4', 'none', { stroke: alpha(skin.line, 0.65), sw: 8 });
      for (let i = 0; i < 30; i++)
        c.line(`M${-30 + (i % 8) * 12} ${-34 + Math.floor(i / 8) * 15}q6 6 0 11`, alpha(skin.lo, 0.7), 1.8);
      c.ellipse(-20, -36, 56, 11, '#ffffff50');
    });
    c.path('M-100-12C-92-2-84 2-72 6L-92 20C-104 14-108-4-100-12Z', '#7a1a24', { stroke: skin.line, sw: 4 });
    c.line('M-46-36C-34-14-36 16-48 36', skin.line, 3.4);
    c.solid('M-22 22C-4 22 12 34 16 48C-2 52-20 44-28 34Z', fin, { depth: 4, line: 3 });
    c.circle(-64, -20, 12, '#fff6c8', { stroke: skin.line, sw: 3.4 });
    c.circle(-65, -20, 7, '#0d0a08');
    c.circle(-68, -23, 2.8, '#ffffff');
  });
  splash(s);
}

function bobber(s: Scene): void {
  const { c, pal } = s;
  c.line('M4-70C20-100 60-104 108-112', '#ffffffb0', 2);
  c.line('M0-96V-50', '#2a1a10', 8);
  c.line('M0-94V-50', '#f4f0e6', 4.4);
  const r = 'M-60 0A60 60 0 1 1 60 0A60 60 0 1 1-60 0Z';
  c.circle(0, 0, 64, '#1c0f14');
  c.circle(0, 0, 60, c.lin(['#ffffff', '#dfe4ee', '#8f9ab0']));
  c.clip(r, () => {
    c.path('M-62-62H62V2C30 12-30 12-62 2Z', c.lin([shift(pal.accent, 0.14), pal.accent, shift(pal.accent, -0.14)]));
    c.path('M-62 2C-30 12 30 12 62 2V12C30 22-30 22-62 12Z', '#1c1a24');
    c.circle(
      0,
      0,
      61,
      c.rad(
        [
          [0, alpha('#ffffff', 0.35)],
          [0.4, alpha('#ffffff', 0)],
          [0.75, alpha('#1a0a18', 0.1)],
          [1, alpha('#1a0a18', 0.75)],
        ],
        0.36,
        0.3,
        0.78,
      ),
    );
  });
  c.ellipse(-24, -34, 17, 9, '#ffffffe0', { t: 'rotate(-36 -24 -34)' });
  c.path('M-12-58H12V-46H-12Z', c.lin(['#fff0b0', '#c08420']), { stroke: '#43210a', sw: 2.4 });
  for (const [k, o] of [
    [112, 0.4],
    [86, 0.7],
  ] as const)
    c.ellipse(0, 62, k, k * 0.22, 'none', { stroke: alpha('#ffffff', o), sw: 4 });
  c.path(
    'M-92 60C-60 44-30 58 0 52C30 46 60 58 92 60C80 96-80 96-92 60Z',
    c.lin([alpha('#d8f4ff', 0.9), alpha(mix(pal.mid, '#5ab0e0', 0.5), 0.85)]),
  );
  for (let i = 0; i < 8; i++) c.circle(s.r.range(-80, 80), s.r.range(20, 56), s.r.range(2, 4.4), '#ffffffd0');
}

function lure(s: Scene): void {
  const { c, pal } = s;
  const m = tone(SILVER, 1.3);
  const hook = (x: number, y: number) => {
    for (const q of [-1, 1]) {
      const d = `M${x} ${y}V${y + 24}C${x} ${y + 46} ${x + q * 26} ${y + 44} ${x + q * 24} ${y + 22}L${x + q * 17} ${y + 30}`;
      c.line(d, '#141824', 8);
      c.line(d, m.hi, 4);
    }
  };
  c.place(0, 0, 1, -20, () => {
    hook(-30, 26);
    hook(58, 16);
    const body = 'M-104-4C-84-40-36-46 14-34C52-26 78-12 98 2C78 18 44 28 6 30C-40 34-86 26-104-4Z';
    c.solid(body, tone(pal.accent), { depth: 9, line: 4.5, rim: '#ffffff' });
    c.clip(body, () => {
      c.path('M-110 8C-60 0 40 6 104 2V44H-110Z', alpha('#fff4d8', 0.9));
      for (const x of [-30, -6, 18, 42]) c.path(`M${x} -50L${x + 9} 4L${x + 18}-50Z`, alpha('#161420', 0.75));
      c.ellipse(-20, -26, 62, 7, '#ffffff90');
    });
    c.circle(-72, -8, 14, '#ffffff', { stroke: '#161420', sw: 3.4 });
    c.circle(-73, -8, 8.4, c.rad(['#ffd23d', '#e0561a']));
    c.circle(-73, -8, 4.4, '#0a0608');
    c.circle(-76, -11, 2.2, '#ffffff');
    c.line('M-56-26C-48-12-50 8-58 22', '#8a1420', 4);
    c.circle(-108, -4, 7, 'none', { stroke: m.hi, sw: 4 });
    c.path('M-104 2C-122 14-124 30-112 42C-102 32-98 16-104 2Z', c.lin([m.hi, m.base, m.lo], 20), {
      stroke: m.line,
      sw: 3,
    });
  });
  c.line('M-104 32C-120-20-80-80-30-112', '#ffffffb0', 2);
}

export const fishing: Family = {
  palettes: [
    palette('1f6ac0 6ac0f0 fff0c8 4a8ab0 2a6a88 0a2a3a fff6d0 e8382a ffb01f'),
    palette('4a1f5a e0605a ffe0a0 7a4a78 4a2c58 180c24 ffd89a 2a9ae0 ffb42a'),
    palette('0a3a3a 2a9a88 f0f8c0 2a7a6a 145248 042420 f0ffd0 ff7a1f e0304a'),
    palette('0a1440 2a4a9a f0b0c8 34508a 1c3468 081230 ffd0d8 e85a8a 4ad0e0'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    sky(s, 0.6);
    glow(s, s.hero.x, s.hero.y - h * 0.02, h * 0.6, pal.glow, 1);
    c.circle(s.hero.x, s.hero.y, h * 0.2, alpha('#fffdf0', 0.9));
    rays(s, s.hero.x, s.hero.y, Math.hypot(w, h), pal.glow, { count: 16, even: true, strength: 0.45 });
    for (let i = 0; i < 5; i++)
      cloud(
        s,
        r.range(0, w),
        h * r.range(0.08, 0.36),
        h * r.range(0.25, 0.5),
        '#ffffff',
        mix(pal.sky[1], pal.sky[2], 0.5),
        0.8,
      );
    mountains(s, h * 0.62, h * 0.3, mix(pal.far, pal.sky[2], 0.3), mix('#ffffff', pal.glow, 0.3));
    for (let i = 0; i < w / 9; i++)
      fir(s, r.range(0, w), h * r.range(0.615, 0.64), h * r.range(0.06, 0.13), mix(pal.mid, pal.far, r.next() * 0.6));
    c.rect(0, h * 0.63, w, h * 0.37, c.lin([mix(pal.far, pal.glow, 0.55), mix(pal.mid, pal.sky[1], 0.3), pal.near]));
    mist(s, h * 0.63, h * 0.08, pal.glow, 0.6);
    for (let i = 0; i < 60; i++) {
      const y = h * r.range(0.65, 1);
      const k = (y / h - 0.58) * 110;
      c.ellipse(
        r.range(0, w),
        y,
        k * r.range(0.4, 1.3),
        r.range(0.8, 1.8),
        alpha(r.chance(0.6) ? pal.glow : pal.near, r.range(0.15, 0.45)),
      );
    }
    for (const q of [0, 1])
      for (let i = 0; i < 12; i++) {
        const x = q * w + (q === 0 ? 1 : -1) * r.range(0, w * 0.14);
        const k = h * r.range(0.2, 0.42);
        c.line(
          `M${n(x)} ${n(h)}Q${n(x + r.range(-8, 8))} ${n(h - k * 0.6)} ${n(x + r.range(-16, 16))} ${n(h - k)}`,
          mix(pal.near, '#3f8a3a', r.range(0.1, 0.45)),
          3,
        );
        if (i % 3 === 0) {
          c.line(`M${n(x)} ${n(h)}V${n(h - k)}`, pal.near, 2.4);
          c.rect(x - 4, h - k, 8, 30, c.lin(['#a8683a', '#4a2410'], 0), {}, 4);
        }
      }
  },
  heroes: [bass, bobber, lure],
  extras: [smallCoin, (s) => s.c.place(0, 0, 0.2, 0, () => bobber(s)), (s) => s.c.place(0, 0, 0.22, 0, () => lure(s))],
};
