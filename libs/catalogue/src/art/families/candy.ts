import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { bokeh, glow, rays } from '../light.ts';
import { palette } from '../palettes.ts';
import { cloud, hills, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

const gloss = (s: Scene, x: number, y: number, rx: number, ry: number, turn: number, o = 0.75): void =>
  s.c.ellipse(x, y, rx, ry, alpha('#ffffff', o), { t: `rotate(${turn} ${x} ${y})` });

function swirl(s: Scene, r: number, a: string, b: string, arms = 7): void {
  const { c } = s;
  const outline = `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
  c.circle(0, 0, r + 4, shift(a, -0.36));
  c.circle(0, 0, r, b);
  c.clip(outline, () => {
    for (let i = 0; i < arms; i++) {
      const at = (k: number, d: number) => {
        const q = (k / arms) * Math.PI * 2;
        return `${n(Math.cos(q) * d)} ${n(Math.sin(q) * d)}`;
      };
      c.path(
        `M0 0C${at(i + 0.7, r * 0.4)} ${at(i + 0.2, r * 0.9)} ${at(i - 0.6, r * 1.1)}L${at(i - 0.1, r * 1.1)}C${at(i + 0.7, r * 0.9)} ${at(i + 1.2, r * 0.4)} 0 0Z`,
        i % 2 === 0 ? c.lin([shift(a, 0.08), a]) : mix(a, '#ffffff', 0.55),
      );
    }
  });
  c.circle(
    0,
    0,
    r,
    c.rad(
      [
        [0, alpha('#ffffff', 0.25)],
        [0.55, alpha('#ffffff', 0)],
        [0.8, alpha(shift(a, -0.3), 0.15)],
        [1, alpha(shift(a, -0.35), 0.7)],
      ],
      0.4,
      0.35,
      0.68,
    ),
  );
  gloss(s, -r * 0.38, -r * 0.52, r * 0.34, r * 0.16, -34);
  s.c.circle(-r * 0.68, -r * 0.12, r * 0.07, '#ffffffc0');
}

function lollipop(s: Scene): void {
  const { c, pal } = s;
  c.place(0, 0, 1, 12, () => {
    c.rect(-6, 30, 12, 82, '#7a3a5a', {}, 6);
    c.rect(-4.5, 30, 9, 80, c.lin(['#d8c0d8', '#ffffff', '#e8d0e8', '#b090b0'], 0), {}, 4);
    c.group('translate(0 -26)', () => swirl(s, 74, pal.accent, '#fff5fb'));
    c.solid('M0 46C-22 30-44 32-46 48C-44 64-20 62 0 50C20 62 44 64 46 48C44 32 22 30 0 46Z', tone(pal.second), {
      depth: 4,
      line: 3,
    });
    c.circle(0, 48, 8, pal.second, { stroke: shift(pal.second, -0.3), sw: 2.4 });
  });
}

function wrapped(s: Scene): void {
  const { c, pal } = s;
  const t = tone(pal.accent);
  c.place(0, 0, 1, -24, () => {
    c.mirror(() => {
      const d = 'M50-10C70-30 84-44 106-44C98-28 112-18 102-6C114 4 104 18 112 32C90 36 72 28 50 12Z';
      c.solid(d, tone(pal.second), { depth: 5, line: 4 });
      c.clip(d, () => {
        for (const y of [-24, -8, 8, 22]) c.line(`M50 ${y * 0.2}L112 ${y}`, alpha('#ffffff', 0.5), 4);
      });
    });
    const body = 'M-64 0C-64-38-36-56 0-56C36-56 64-38 64 0C64 38 36 56 0 56C-36 56-64 38-64 0Z';
    c.solid(body, t, { depth: 8, line: 4.5, rim: '#ffffff' });
    c.clip(body, () => {
      for (const x of [-44, -8, 28])
        c.path(
          `M${x - 18} 62C${x - 26} 20 ${x + 20} -20 ${x + 10} -62H${x + 28}C${x + 38}-20 ${x - 8} 20 ${x} 62Z`,
          '#ffffffb8',
        );
      c.path('M-64 14C-40 50 40 50 64 14V60H-64Z', alpha(t.lo, 0.35));
    });
    gloss(s, -24, -32, 24, 10, -18);
  });
}

function cupcake(s: Scene): void {
  const { c, pal } = s;
  const cup = 'M-62 22H62L46 96C20 102-20 102-46 96Z';
  c.solid(cup, tone(pal.second), { depth: 6, line: 4 });
  c.clip(cup, () => {
    for (let i = -5; i <= 5; i++)
      c.path(`M${i * 13 - 4} 20L${i * 9.5 - 3} 104H${i * 9.5 + 3}L${i * 13 + 4} 20Z`, alpha('#ffffff', 0.45));
  });
  const cream = tone(mix(pal.accent, '#ffffff', 0.35));
  for (const [y, w, k] of [
    [12, 80, 30],
    [-20, 62, 28],
    [-50, 42, 25],
  ] as const) {
    c.solid(
      `M${-w} ${y}C${-w} ${y - k} ${-w * 0.5} ${y - k * 1.1} 0 ${y - k}C${w * 0.5} ${y - k * 1.1} ${w} ${y - k} ${w} ${y}C${w} ${y + k * 0.7} ${w * 0.4} ${y + k * 0.6} 0 ${y + k * 0.72}C${-w * 0.4} ${y + k * 0.6} ${-w} ${y + k * 0.7} ${-w} ${y}Z`,
      cream,
      { depth: 6, line: 4, rim: '#ffffff' },
    );
    c.line(`M${-w * 0.7} ${y + k * 0.16}Q0 ${y + k * 0.5} ${w * 0.75} ${y}`, alpha(cream.lo, 0.5), 3);
    gloss(s, -w * 0.5, y - k * 0.5, w * 0.22, k * 0.18, -14, 0.8);
  }
  for (let i = 0; i < 20; i++)
    c.rect(
      s.r.range(-58, 58),
      s.r.range(-56, 16),
      9,
      3.4,
      s.r.pick(['#ff3d6a', '#ffd23d', '#2ac8ff', '#5ae06a', '#ffffff']),
      { t: `rotate(${s.r.int(-12, 12)})` },
      1.7,
    );
  c.line('M2-88C4-104 18-110 28-108', '#4a7a1a', 4);
  c.circle(0, -80, 19, '#4a0414');
  c.circle(0, -80, 17, c.rad(['#ff9a9a', '#f0203c', '#8a0420'], 0.36, 0.3, 0.8));
  gloss(s, -6, -87, 5, 3, -30, 0.95);
}

function bear(s: Scene): void {
  const { c, pal } = s;
  const a = pal.accent;
  const jelly = (d: string) => {
    c.path(d, shift(a, -0.32), { stroke: shift(a, -0.32), sw: 7 });
    c.path(
      d,
      c.rad(
        [
          [0, shift(a, 0.2)],
          [0.55, a],
          [1, shift(a, -0.16)],
        ],
        0.42,
        0.34,
        0.75,
      ),
    );
    c.clip(d, () => {
      c.line(d, alpha('#ffffff', 0.5), 5, { t: 'translate(3 4)' });
      c.line(d, alpha(shift(a, 0.24), 0.7), 6, { t: 'translate(-4 -4)' });
    });
  };
  c.mirror(() => {
    jelly('M20-86C26-104 52-104 56-84C58-68 42-60 28-64Z');
    jelly('M40 2C62-6 84 10 78 28C72 42 50 40 36 30Z');
    jelly('M16 66C40 54 66 64 64 86C60 102 30 104 14 96Z');
  });
  jelly('M0-12C38-12 58 18 54 54C50 84 24 92 0 92C-24 92-50 84-54 54C-58 18-38-12 0-12Z');
  jelly('M0-92C40-92 60-70 58-44C56-14 30-2 0-2C-30-2-56-14-58-44C-60-70-40-92 0-92Z');
  c.ellipse(0, 46, 30, 32, alpha('#ffffff', 0.2));
  c.ellipse(0, -30, 22, 17, alpha('#ffffff', 0.34));
  c.ellipse(0, -38, 9, 6.5, shift(a, -0.4));
  c.line('M0-32V-24C-4-18-12-18-15-24M0-24C4-18 12-18 15-24', shift(a, -0.4), 3);
  c.mirror(() => {
    c.ellipse(24, -52, 6, 8, shift(a, -0.44));
    c.circle(22, -55, 2.4, '#ffffff');
  });
  gloss(s, -26, -74, 17, 8, -28, 0.85);
  gloss(s, -26, 16, 9, 17, 16, 0.5);
}

export const candy: Family = {
  palettes: [
    palette('ff8ad0 ffb8e0 fff0c8 f28ac0 d85aa0 7a1f5a fff3c0 ff3d8a 2ac8e8'),
    palette('4ac0ff 9ae0ff fff0f8 6ab8f0 3a8ad8 123a7a fffbe0 ff4a6a ffb81f'),
    palette('7a3ae0 c07aff ffd0f0 8a4ae0 5a2ab8 240a5a ffe0ff 2ad88a ff5ab0'),
    palette('2ad0b0 8af0c8 fffbd0 4ac8a0 1f9a80 06483f ffffe0 ff7a1f e83d9a'),
    palette('3a0a3a 8a1f7a ff9ad0 7a2a78 4a1450 1c0420 ffb8f0 ff4a9a ffd23d'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    sky(s, 0.8);
    rays(s, s.hero.x, s.hero.y, Math.hypot(w, h), pal.glow, { count: 16, even: true, strength: 0.7 });
    glow(s, s.hero.x, s.hero.y, h * 0.5, '#ffffff', 0.6);
    for (let i = 0; i < 6; i++)
      cloud(
        s,
        r.range(0, w),
        h * r.range(0.08, 0.5),
        h * r.range(0.25, 0.45),
        '#ffffff',
        mix(pal.sky[1], '#ffffff', 0.3),
        0.85,
      );
    hills(s, h * 0.72, 26, mix(pal.far, '#ffffff', 0.35), pal.far);
    for (let i = 0; i < w / 46; i++) {
      const x = r.range(0, w);
      const y = h * r.range(0.74, 0.84);
      const k = r.range(0.14, 0.34);
      c.rect(x - 2, y - 60 * k, 4, 60 * k + 20, '#ffffffd0');
      c.place(x, y - 60 * k, k, r.range(-30, 30), () =>
        swirl(s, 74, r.pick([pal.accent, pal.second, pal.far]), '#ffffff', 6),
      );
    }
    hills(s, h * 0.82, 20, mix(pal.mid, '#ffffff', 0.2), pal.mid);
    // Icing that runs over the nearest hill.
    let d = `M0 ${n(h * 0.9)}`;
    const drips = Math.ceil(w / 38);
    for (let i = 0; i < drips; i++) d += `q9 ${n(r.range(14, 34))} 19 0t19 0`;
    c.path(`${d}V${n(h * 0.86)}H0Z`, '#ffffffe0');
    c.rect(0, h * 0.9 - 1, w, h * 0.12, alpha(pal.near, 0.35));
    bokeh(s, 20, '#ffffff', 0, h, 20);
  },
  heroes: [lollipop, wrapped, cupcake, bear],
  extras: [
    (s) => s.c.place(0, 0, 0.22, 0, () => wrapped(s)),
    (s) => s.c.place(0, 0, 0.24, 0, () => swirl(s, 74, s.pal.second, '#ffffff', 6)),
    (s) => {
      const k = s.r.pick(['#ff3d6a', '#ffb81f', '#2ac8ff', '#5ad06a', '#a85aff']);
      s.c.circle(0, 0, 16, shift(k, -0.3));
      s.c.circle(0, 0, 14, s.c.rad([shift(k, 0.2), k, shift(k, -0.16)], 0.36, 0.3, 0.8));
      s.c.ellipse(-4, -6, 5, 3, '#ffffffd0', { t: 'rotate(-30)' });
    },
  ],
};
