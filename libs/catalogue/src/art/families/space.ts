import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, rays, stars } from '../light.ts';
import { CUTS, gem, smallGem } from '../motifs.ts';
import { palette, SILVER } from '../palettes.ts';
import { ridgeLine } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

function globe(s: Scene, r: number, colour: string, lit: string): void {
  const { c } = s;
  const outline = `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
  c.circle(
    0,
    0,
    r * 1.16,
    c.rad([
      [0.8, alpha(lit, 0.5)],
      [1, alpha(lit, 0)],
    ]),
  );
  c.circle(0, 0, r, c.lin([shift(colour, 0.16), colour, shift(colour, -0.18)], 70));
  c.clip(outline, () => {
    for (let i = 0; i < 9; i++) {
      const y = -r + (i + s.r.range(0.2, 0.8)) * (r / 4.5);
      const k = r * s.r.range(0.04, 0.13);
      c.path(
        `M${-r} ${y}Q${-r * 0.4} ${y - k} 0 ${y + k * 0.4}T${r} ${y}V${y + k}Q${r * 0.3} ${y + k * 2.2} 0 ${y + k * 1.3}T${-r} ${y + k}Z`,
        alpha(i % 2 === 0 ? lit : shift(colour, -0.2), 0.36),
      );
    }
    c.ellipse(r * 0.24, r * 0.3, r * 0.2, r * 0.1, alpha(shift(colour, -0.16), 0.8));
    c.ellipse(r * 0.24, r * 0.29, r * 0.13, r * 0.055, alpha(lit, 0.7));
    c.circle(
      0,
      0,
      r * 1.02,
      c.rad(
        [
          [0, alpha('#ffffff', 0.28)],
          [0.4, alpha('#ffffff', 0)],
          [0.7, alpha('#05030f', 0.35)],
          [1, alpha('#05030f', 0.9)],
        ],
        0.32,
        0.28,
        0.85,
      ),
    );
    c.line(outline, alpha(lit, 0.9), r * 0.06, { t: `translate(${r * 0.02} ${r * 0.02})` });
  });
}

function ringed(s: Scene): void {
  const { c, pal } = s;
  const ring = (front: boolean) => {
    for (const [rx, sw, col] of [
      [104, 9, mix(pal.second, '#ffffff', 0.45)],
      [92, 6, pal.second],
      [112, 3, alpha(pal.second, 0.7)],
    ] as const) {
      const ry = rx * 0.3;
      c.path(front ? `M${-rx} 0A${rx} ${ry} 0 0 0 ${rx} 0` : `M${-rx} 0A${rx} ${ry} 0 0 1 ${rx} 0`, 'none', {
        stroke: c.lin(
          [alpha(shift(col.slice(0, 7), -0.15), 0.9), col, '#ffffff', col, alpha(shift(col.slice(0, 7), -0.2), 0.9)],
          0,
        ),
        sw,
        cap: 'butt',
      });
    }
  };
  c.group('rotate(-18)', () => {
    ring(false);
    globe(s, 66, pal.accent, mix(pal.glow, '#ffffff', 0.3));
    ring(true);
  });
  c.place(70, -62, 0.2, 0, () => globe(s, 70, pal.far, pal.glow));
}

function rocket(s: Scene): void {
  const { c, pal } = s;
  const hull = tone('#e6eaf4');
  c.place(0, 0, 1, 32, () => {
    c.path(
      'M-22 62C-30 92-12 96 0 122C12 96 30 92 22 62Z',
      c.lin(['#fff6b0', '#ffb01f', '#ff4a1f', alpha('#e0204a', 0)]),
    );
    c.path('M-12 62C-14 82-6 86 0 102C6 86 14 82 12 62Z', c.lin(['#ffffff', '#fff0a0', alpha('#ffb01f', 0.2)]));
    c.mirror(() => c.solid('M28 16C56 30 62 56 58 82C48 66 36 60 24 58Z', tone(pal.accent), { depth: 5, line: 4 }));
    const body = 'M0-106C28-80 40-44 38-4C36 24 30 46 24 62H-24C-30 46-36 24-38-4C-40-44-28-80 0-106Z';
    c.solid(body, hull, { depth: 7, line: 4.5, rim: '#ffffff' });
    c.clip(body, () => {
      c.path(
        'M0-110C28-84 36-66 37-50C14-60-14-60-37-50C-36-66-28-84 0-110Z',
        c.lin([shift(pal.accent, 0.12), pal.accent, shift(pal.accent, -0.16)], 20),
      );
      c.path('M-40 36C-14 44 14 44 40 36V48C14 56-14 56-40 48Z', pal.accent);
      c.path('M12-110H60V70H16C26 20 26-50 12-110Z', alpha('#2a2f5a', 0.34));
      c.line('M-24-40C-30-10-26 30-20 58', '#ffffffc0', 5);
    });
    c.circle(0, -18, 22, '#2a2f4a');
    c.circle(0, -18, 19, c.lin(['#f2b53a', '#8a4d0d'], 60));
    c.circle(0, -18, 15, c.rad([mix(pal.glow, '#ffffff', 0.5), pal.glow, shift(pal.glow, -0.4)], 0.36, 0.3, 0.85));
    c.path('M-10-24A12 12 0 0 1 4-29L2-25A9 9 0 0 0-7-21Z', '#ffffffe0');
    c.solid('M-5 30H5V84C2 90-2 90-5 84Z', tone(pal.accent), { depth: 2.4, line: 3 });
  });
}

function astronaut(s: Scene): void {
  const { c, pal } = s;
  const suit = tone('#e4e9f5');
  c.solid('M-84 108C-84 62-50 44 0 44C50 44 84 62 84 108Z', suit, { depth: 8, line: 4.5, rim: '#ffffff' });
  c.rect(-26, 66, 52, 34, '#39415e', { stroke: '#1a1f38', sw: 3 }, 7);
  for (const [x, k] of [
    [-14, '#ff4a5a'],
    [0, '#ffd23d'],
    [14, '#3ae08a'],
  ] as const)
    c.circle(x, 78, 4.4, k);
  c.rect(-16, 88, 32, 6, pal.glow, {}, 3);
  c.mirror(() => c.solid('M62-40C84-42 86 14 64 16Z', tone(SILVER), { depth: 5, line: 4 }));
  c.solid('M-46 40H46L54 56C20 68-20 68-54 56Z', tone(SILVER, 1.2), { depth: 4, line: 3.4 });
  const head = 'M0-92C48-92 76-58 76-14C76 26 46 50 0 50C-46 50-76 26-76-14C-76-58-48-92 0-92Z';
  c.solid(head, suit, { depth: 9, line: 4.5, rim: '#ffffff' });
  const visor = 'M0-68C42-68 60-44 60-14C60 18 38 34 0 34C-38 34-60 18-60-14C-60-44-42-68 0-68Z';
  c.path(visor, '#141830', { stroke: '#f2b53a', sw: 6 });
  c.path(
    visor,
    c.rad(
      [
        [0, mix(pal.glow, '#ffffff', 0.3)],
        [0.4, mix(pal.accent, pal.sky[1], 0.3)],
        [1, shift(pal.sky[2], -0.05)],
      ],
      0.68,
      0.7,
      0.75,
    ),
  );
  c.clip(visor, () => {
    c.place(20, 4, 0.3, -14, () => globe(s, 66, pal.second, pal.glow));
    for (let i = 0; i < 16; i++) c.circle(s.r.range(-54, 54), s.r.range(-62, 28), s.r.range(0.8, 1.8), '#ffffff');
    c.path('M-56-20C-52-50-30-64 2-66C-22-52-36-34-40-4Z', '#ffffff90');
    c.path('M-34 12C-32-4-28-14-24-22C-20-18-24 2-26 14Z', '#ffffff60');
  });
}

export const space: Family = {
  palettes: [
    palette('05021c 24106a 6a1f9a 3a1a7a 1c0e4a 070316 b88aff ff4a9a 3ad8ff'),
    palette('01101c 06405c 0aa0a8 0c4a60 062a3c 010a12 7affe8 ff8a2a ffd84a'),
    palette('1c0208 6a0f2a d0402a 5a1428 340a1a 100206 ffb07a ffb42a 3ae0c8'),
    palette('020a24 0a2a7a 2a6ae0 12307a 0a1c4c 020818 8ac8ff 7ae04a ff5a5a'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    c.rect(0, 0, w, h, c.lin([pal.sky[0], mix(pal.sky[0], pal.sky[1], 0.6), pal.sky[0]], r.pick([60, 90, 120])));
    for (let i = 0; i < 16; i++) {
      const t = i / 15;
      const x = w * t + r.range(-60, 60);
      const y = h * (0.75 - t * 0.55) + r.range(-70, 70);
      glow(s, x, y, r.range(60, 170), r.pick([pal.sky[1], pal.sky[2], pal.accent, pal.glow]), r.range(0.25, 0.5));
    }
    stars(s, Math.round((w * h) / 1500), h);
    rays(s, s.hero.x, s.hero.y, h * 0.9, pal.glow, { count: 22, strength: 0.4 });
    c.place(w * r.range(0.06, 0.2), h * r.range(0.1, 0.24), h / r.range(900, 1300), 0, () =>
      globe(s, 100, mix(pal.far, pal.second, 0.4), pal.glow),
    );
    c.place(w * r.range(0.86, 0.98), h * r.range(0.22, 0.5), h / 620, 0, () => globe(s, 100, pal.mid, pal.accent));
    for (const [y, k, col] of [
      [0.9, 0.1, pal.mid],
      [0.98, 0.12, pal.near],
    ] as const)
      c.poly([...ridgeLine(s, h * y, h * k, 0.6), [w, h], [0, h]], c.lin([mix(col, pal.glow, 0.3), col]));
    for (let i = 0; i < 12; i++) {
      const x = r.range(0, w);
      const y = r.range(0, h);
      const k = r.range(3, 13);
      c.path(
        `M${x} ${y - k}l${k * 0.9} ${k * 0.4}l${-k * 0.1} ${k}l${-k * 0.9} ${k * 0.5}l${-k * 0.8} ${-k * 0.7}l${k * 0.2} ${-k * 0.9}Z`,
        c.lin([mix(pal.far, '#ffffff', 0.35), pal.near], 50),
      );
    }
  },
  heroes: [ringed, rocket, astronaut],
  extras: [
    smallGem,
    (s) => s.c.place(0, 0, 0.2, 0, () => globe(s, 80, s.pal.second, s.pal.glow)),
    (s) => s.c.place(0, 0, 0.2, 0, () => gem(s, CUTS.marquise, s.pal.accent)),
  ],
};
