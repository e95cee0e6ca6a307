import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, motes, stars } from '../light.ts';
import { CUTS, gem, smallCoin } from '../motifs.ts';
import { palette } from '../palettes.ts';
import { fir, hills, mountains, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

/** A curtain of northern light between two wavy edges. */
function aurora(s: Scene, y: number, height: number, colour: string): void {
  const { c, r, w } = s;
  const a = r.range(0, 6);
  const strips = Math.ceil(w / 9);
  for (let i = 0; i < strips; i++) {
    const x = i * 9;
    const foot = y + Math.sin(x / 70 + a) * height * 0.22 + Math.sin(x / 29 + a * 2) * height * 0.06;
    const k = 0.5 + 0.5 * Math.sin(x / 47 + a * 3);
    const tall = height * (0.55 + 0.45 * k) * r.range(0.85, 1.1);
    c.rect(
      x - 1,
      foot - tall,
      11,
      tall,
      c.lin([
        [0, alpha(colour, 0)],
        [0.5, alpha(colour, 0.16 + 0.16 * k)],
        [0.93, alpha(mix(colour, '#ffffff', 0.25), 0.5 + 0.25 * k)],
        [1, alpha(colour, 0)],
      ]),
    );
  }
}

function wolf(s: Scene): void {
  const { c, pal } = s;
  const fur = shift(mix('#6f83a8', pal.accent, 0.12), 0);
  const f = (k: number) => shift(fur, k);
  const head =
    'M0-52L22-58L58-104L70-40L92-2L74 8L84 34L60 36L54 58L34 56L18 96L0 106L-18 96L-34 56L-54 58L-60 36L-84 34L-74 8L-92-2L-70-40L-58-104L-22-58Z';
  c.path(head, f(-0.42), { stroke: f(-0.45), sw: 8 });
  c.path(head, c.lin([f(0.06), f(-0.1), f(-0.26)]));
  const half = (q: number) => {
    const d = q < 0 ? 0.07 : -0.05;
    c.poly(
      [
        [22, -58],
        [58, -104],
        [70, -40],
        [44, -34],
      ],
      f(-0.1 + d),
    );
    c.poly(
      [
        [34, -56],
        [56, -90],
        [62, -46],
        [46, -40],
      ],
      c.lin(['#d99aa8', f(-0.28)]),
    );
    c.poly(
      [
        [0, -52],
        [22, -58],
        [44, -34],
        [20, -14],
        [0, -22],
      ],
      f(0.05 + d),
    );
    c.poly(
      [
        [44, -34],
        [70, -40],
        [92, -2],
        [74, 8],
        [48, -2],
      ],
      f(-0.06 + d),
    );
    c.poly(
      [
        [74, 8],
        [84, 34],
        [60, 36],
        [46, 14],
      ],
      f(0.02 + d),
    );
    c.poly(
      [
        [48, -2],
        [74, 8],
        [46, 14],
        [24, 10],
      ],
      f(0.16 + d),
    );
    c.poly(
      [
        [60, 36],
        [54, 58],
        [34, 56],
        [30, 30],
        [46, 14],
      ],
      f(0.22 + d),
    );
    c.poly(
      [
        [0, -22],
        [20, -14],
        [24, 10],
        [16, 46],
        [0, 50],
      ],
      f(0.14 + d),
    );
    c.poly(
      [
        [24, 10],
        [46, 14],
        [30, 30],
        [34, 56],
        [22, 66],
        [16, 46],
      ],
      f(0.3 + d),
    );
    c.poly(
      [
        [0, 72],
        [16, 46],
        [22, 66],
        [34, 56],
        [18, 96],
        [0, 106],
      ],
      f(0.26 + d),
    );
    c.poly(
      [
        [20, -14],
        [44, -34],
        [48, -20],
        [26, -4],
      ],
      f(-0.2 + d),
    );
    c.path('M18-2L46-16L40-2C34 4 26 4 18-2Z', '#081020');
    c.path('M22-3L42-12L38-3C33 1 27 1 22-3Z', c.lin(['#fff7c0', mix('#ffd23d', pal.glow, 0.4), pal.second]));
    c.circle(32, -5, 2.8, '#050a14');
    c.circle(30.6, -6.6, 1.2, '#ffffff');
  };
  c.group('scale(-1 1)', () => half(-1));
  half(1);
  c.path('M-17 46C-8 40 8 40 17 46C16 58 8 64 0 68C-8 64-16 58-17 46Z', c.lin(['#3b465c', '#0a0f1c']));
  c.path('M-10 46C-4 43 4 43 8 46C4 49-6 49-10 46Z', '#ffffff90');
  c.line('M0 68V78M0 78C-8 86-18 84-24 78M0 78C8 86 18 84 24 78', '#0d1424', 3);
  c.line('M-70-40L-58-104L-22-58', alpha(pal.glow, 0.95), 3);
  c.line('M-92-2L-70-40M-84 34L-74 8L-92-2M-34 56L-54 58L-60 36L-84 34', alpha(pal.glow, 0.8), 3);
}

function stag(s: Scene): void {
  const { c, pal } = s;
  const hide = tone(mix('#8d5a36', pal.near, 0.12));
  const horn = tone('#d8b98a');
  c.mirror(() => {
    const antler =
      'M12-44C24-60 40-66 50-80C56-88 54-98 58-108C62-98 64-90 62-82C72-88 78-98 84-106C84-94 80-82 70-72C82-76 92-78 102-86C96-70 82-58 66-56C56-50 46-44 40-36C32-40 22-38 16-34Z';
    c.solid(antler, horn, { depth: 5, line: 3, rim: '#fff3d8' });
    c.solid('M24-20C46-40 70-36 84-28C72-10 46-2 28-6Z', hide, { depth: 5, line: 3 });
    c.path('M34-18C48-28 64-28 72-25C62-14 46-10 36-11Z', '#e0a08a');
  });
  const neck = 'M-34 30C-60 60-66 84-70 108H70C66 84 60 60 34 30Z';
  c.solid(neck, hide, { depth: 7, line: 4 });
  c.clip(neck, () => {
    for (let i = 0; i < 16; i++) c.path(`M${-60 + i * 8} 44l6 40l6-36Z`, alpha(i % 2 === 0 ? hide.hi : hide.lo, 0.6));
  });
  const face =
    'M0-48C24-48 38-36 38-16C36 10 26 34 22 56C20 74 10 82 0 82C-10 82-20 74-22 56C-26 34-36 10-38-16C-38-36-24-48 0-48Z';
  c.solid(face, hide, { depth: 8, line: 4, rim: alpha(pal.glow, 1).slice(0, 7) });
  c.clip(face, () => {
    c.path('M-10-50L0 50L10-50Z', alpha(hide.hi, 0.75));
    c.ellipse(0, 72, 26, 24, '#f1dcc0');
    c.path('M8-50H50V90H16C20 50 26 10 8-50Z', alpha(hide.lo, 0.45));
  });
  c.mirror(() => {
    c.path('M14-8C20-18 32-16 35-8C30 0 20 0 14-8Z', '#170a06');
    c.circle(25, -8, 5.4, c.rad(['#ffcf70', '#8a4310', '#1a0a04']));
    c.circle(23, -11, 1.9, '#ffffff');
  });
  c.path('M-15 56C-8 50 8 50 15 56C14 66 6 72 0 73C-6 72-14 66-15 56Z', c.lin(['#54443c', '#120b08']));
  c.path('M-9 56C-4 53 3 53 6 55C2 58-6 59-9 56Z', '#ffffff80');
}

function owl(s: Scene): void {
  const { c, pal } = s;
  const p = tone(mix('#e6edf7', pal.glow, 0.16));
  const body = 'M0-84C56-88 78-48 74 2C72 54 44 92 0 96C-44 92-72 54-74 2C-78-48-56-88 0-84Z';
  c.solid(body, p, { depth: 9, line: 4, rim: '#ffffff' });
  c.clip(body, () => {
    for (let row = 0; row < 5; row++)
      for (let i = -3; i <= 3; i++) {
        const x = i * 21 + (row % 2) * 10;
        const y = 16 + row * 17;
        c.path(`M${x - 10} ${y}Q${x} ${y + 18} ${x + 10} ${y}Z`, alpha(row % 2 === 0 ? '#7f93b5' : '#5d7196', 0.55));
      }
  });
  c.mirror(() => {
    c.solid('M46-30C86-10 98 40 66 92C48 72 36 30 46-30Z', tone('#9fb2d0'), { depth: 6, line: 3 });
    for (const y of [14, 34, 54]) c.line(`M58 ${y}Q72 ${y + 8} 80 ${y + 2}`, '#4f648a', 4);
    c.circle(29, -34, 33, c.rad(['#ffffff', '#dbe6f4', '#93a8c8']));
    for (let i = 0; i < 12; i++)
      c.line(`M29 -34L${n(29 + Math.cos(i * 0.524) * 31)} ${n(-34 + Math.sin(i * 0.524) * 31)}`, '#8ba0c230', 3);
    c.circle(29, -34, 19, '#1a1408');
    c.circle(29, -34, 17, c.rad(['#fff6a8', '#ffc21f', '#d96b0a']));
    c.circle(29, -34, 9.5, '#0a0805');
    c.circle(24, -40, 4.6, '#ffffff');
    c.path('M2-66C22-78 46-82 66-98C66-78 54-58 30-56Z', p.base, { stroke: p.line, sw: 3 });
  });
  c.solid('M-10-20C-4-28 4-28 10-20C8-6 4 4 0 10C-4 4-8-6-10-20Z', tone('#e09a2a'), { depth: 3, line: 2.6 });
}

const snowflake = (s: Scene): void => {
  for (let i = 0; i < 6; i++)
    s.c.line('M0 0V-19M0-11L-5-16M0-11L5-16M0-6L-4-10M0-6L4-10', alpha(mix(s.pal.glow, '#ffffff', 0.6), 0.95), 2, {
      t: `rotate(${i * 60})`,
    });
};

export const north: Family = {
  palettes: [
    palette('040a26 0a2a5a 1a6a7a 1c4a6a 0d2740 04101f 6affd0 3ae0b0 ff9a3d'),
    palette('0a0430 2a1470 6a3ab0 3a2a78 1e1650 0a0624 c08aff ff6ac8 5ad0ff'),
    palette('021a2a 0a4a6a 8ad0e0 2a6a8a 12405c 051c2c d8fbff 4ab8ff ffb84a'),
    palette('1a0a2a 5a1f4a e88a5a 6a3050 3a1c3a 160a1c ffc890 ff8a4a 6ac0ff'),
  ],
  backdrop(s) {
    const { r, w, h, pal } = s;
    sky(s, 0.8);
    stars(s, Math.round(w / 5), h * 0.6);
    aurora(s, h * 0.42, h * 0.42, pal.glow);
    aurora(s, h * 0.52, h * 0.34, mix(pal.accent, pal.glow, 0.4));
    if (r.chance(0.6)) {
      s.c.circle(
        s.hero.x,
        s.hero.y - h * 0.02,
        h * 0.3,
        s.c.rad(
          [
            [0, '#ffffff'],
            [0.7, mix(pal.glow, '#ffffff', 0.75)],
            [1, mix(pal.glow, '#ffffff', 0.35)],
          ],
          0.42,
          0.4,
          0.6,
        ),
      );
      for (let i = 0; i < 6; i++)
        s.c.circle(
          s.hero.x + r.range(-0.2, 0.2) * h,
          s.hero.y + r.range(-0.2, 0.14) * h,
          h * r.range(0.015, 0.045),
          alpha(pal.mid, 0.12),
        );
      glow(s, s.hero.x, s.hero.y, h * 0.55, pal.glow, 0.5);
    }
    mountains(s, h * 0.76, h * 0.3, mix(pal.far, pal.sky[2], 0.35), mix('#ffffff', pal.glow, 0.3));
    mountains(s, h * 0.84, h * 0.2, pal.far, mix('#e8f4ff', pal.glow, 0.3));
    mist(s, h * 0.8, h * 0.16, pal.glow, 0.4);
    for (let i = 0; i < w / 16; i++)
      fir(s, r.range(0, w), h * r.range(0.84, 0.9), h * r.range(0.09, 0.17), mix(pal.mid, pal.far, r.next() * 0.5));
    hills(s, h * 0.89, 10, mix('#dff0ff', pal.mid, 0.45), mix('#9fc0e0', pal.near, 0.7));
    for (const q of [0, 1])
      for (let i = 0; i < 3; i++)
        fir(
          s,
          q * w + (q === 0 ? 1 : -1) * (i * 34 + r.range(-6, 16)),
          h * (0.98 - i * 0.02),
          h * (0.62 - i * 0.14),
          mix(pal.near, pal.mid, 0.15 + i * 0.12),
          alpha(mix(pal.glow, '#ffffff', 0.4), 1).slice(0, 7),
        );
  },
  heroes: [wolf, stag, owl],
  extras: [snowflake, snowflake, smallCoin, (s) => s.c.place(0, 0, 0.19, 0, () => gem(s, CUTS.marquise, s.pal.accent))],
  front(s) {
    motes(s, 34, '#ffffff', { size: 2.6 });
  },
};
