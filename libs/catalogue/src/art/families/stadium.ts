import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, rays } from '../light.ts';
import { GOLD, SILVER, palette } from '../palettes.ts';
import type { Family, Scene } from '../scene.ts';

type Vec = readonly [number, number, number];

const GOLDEN = (1 + Math.sqrt(5)) / 2;
/** Corners of an icosahedron: a ball's twelve dark panels lie around them. */
const CORNERS: readonly Vec[] = (
  [
    [0, 1, GOLDEN],
    [0, 1, -GOLDEN],
    [0, -1, GOLDEN],
    [0, -1, -GOLDEN],
  ] as const
).flatMap(([a, b, c]): Vec[] => [
  [a, b, c],
  [b, c, a],
  [c, a, b],
]);
const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const towards = (a: Vec, b: Vec, k: number): Vec => [
  a[0] + (b[0] - a[0]) * k,
  a[1] + (b[1] - a[1]) * k,
  a[2] + (b[2] - a[2]) * k,
];
const unit = (a: Vec): Vec => {
  const l = Math.hypot(...a);
  return [a[0] / l, a[1] / l, a[2] / l];
};
const spun = ([x, y, z]: Vec, yaw: number, pitch: number): Vec => {
  const x1 = x * Math.cos(yaw) + z * Math.sin(yaw);
  const z1 = z * Math.cos(yaw) - x * Math.sin(yaw);
  return [x1, y * Math.cos(pitch) - z1 * Math.sin(pitch), z1 * Math.cos(pitch) + y * Math.sin(pitch)];
};

/** A stitched ball: pentagons cut from an icosahedron's corners, seams along what is left of its edges. */
function ball(s: Scene, turn?: number): void {
  const { c, pal } = s;
  const R = 92;
  const yaw = turn ?? s.r.range(0.2, 0.9);
  const seen = CORNERS.map((corner) => unit(spun(corner, yaw, 0.42)));
  c.circle(0, 0, R + 4, '#0a0c0d');
  c.circle(
    0,
    0,
    R,
    c.rad(
      [
        [0, '#ffffff'],
        [0.55, '#e9edf0'],
        [0.85, '#a9b2b8'],
        [1, '#616a70'],
      ],
      0.36,
      0.28,
      0.85,
    ),
  );
  // Every second arc is cut small, so that a panel's edge bends with the ball.
  const onBall = (a: Vec, b: Vec) => Array.from({ length: 7 }, (_, i) => unit(towards(a, b, i / 6)));
  const at = ([x, y]: Vec) => `${n(x * R)} ${n(y * R)}`;
  c.clip(`M${-R} 0A${R} ${R} 0 1 1 ${R} 0A${R} ${R} 0 1 1 ${-R} 0Z`, () => {
    for (const from of seen) {
      const near = seen.filter((other) => other !== from && dot(from, other) > 0.4);
      for (const other of near) {
        const seam = onBall(unit(towards(from, other, 0.34)), unit(towards(from, other, 0.66)));
        if (seam.every((point) => point[2] > -0.02)) c.line(`M${seam.map(at).join('L')}`, '#454d52', 2.6);
      }
      if (from[2] < -0.2) continue;
      const ends = near.map((other) => unit(towards(from, other, 0.34)));
      // Around the corner, in the order in which they stand.
      const axis = unit(towards(from, ends[0] ?? from, -1));
      const start = unit([
        (ends[0]?.[0] ?? 0) - from[0] * dot(from, ends[0] ?? from),
        (ends[0]?.[1] ?? 0) - from[1] * dot(from, ends[0] ?? from),
        (ends[0]?.[2] ?? 0) - from[2] * dot(from, ends[0] ?? from),
      ]);
      const side: Vec = [
        from[1] * start[2] - from[2] * start[1],
        from[2] * start[0] - from[0] * start[2],
        from[0] * start[1] - from[1] * start[0],
      ];
      ends.sort((a, b) => Math.atan2(dot(a, side), dot(a, start)) - Math.atan2(dot(b, side), dot(b, start)));
      const edge = ends
        .flatMap((end, i) => onBall(end, ends[(i + 1) % ends.length] ?? end))
        .filter((point) => point[2] > -0.12);
      if (edge.length > 3)
        c.path(`M${edge.map(at).join('L')}Z`, c.lin([shift('#23292d', 0.06), '#101416'], 60 + axis[0] * 20), {
          stroke: '#0a0c0d',
          sw: 3,
        });
    }
    c.circle(
      0,
      0,
      R,
      c.rad(
        [
          [0, alpha('#ffffff', 0.3)],
          [0.4, alpha('#ffffff', 0)],
          [0.72, alpha('#000000', 0.06)],
          [1, alpha('#000000', 0.62)],
        ],
        0.36,
        0.28,
        0.86,
      ),
    );
    c.circle(0, 0, R - 2, 'none', { stroke: alpha(pal.glow, 0.75), sw: 3.4 });
  });
  c.ellipse(-34, -52, 26, 13, alpha('#ffffff', 0.55), { t: 'rotate(-34 -34 -52)' });
}

/** A two-handled cup on a plinth, ribbons in the brand's colours. */
function cup(s: Scene): void {
  const { c, pal } = s;
  const g = tone(pal.second === '#ffffff' ? SILVER : GOLD, 1.2);
  for (const q of [-1, 1]) {
    c.group(`scale(${q} 1)`, () => {
      c.line('M40-66C92-74 96-10 34 8', g.line, 19);
      c.line('M40-66C92-74 96-10 34 8', g.base, 11.5);
      c.line('M42-68C84-74 88-22 50-2', g.hi, 3.6);
    });
  }
  c.solid('M-54-86H54C56-26 40 14 12 26L10 46H-10L-12 26C-40 14-56-26-54-86Z', g, {
    depth: 6,
    line: 4,
    rim: '#ffffff',
  });
  c.path('M-46-78H-22C-24-30-16 2-4 20C-32 8-46-30-46-78Z', alpha('#ffffff', 0.42));
  c.ellipse(0, -86, 55, 10.5, c.lin([g.lo, g.line]), { stroke: g.hi, sw: 3.2 });
  c.solid('M-22 44H22L28 56H-28Z', g, { depth: 3, line: 3 });
  c.solid('M-42 56H42L48 92H-48Z', '#1c2124', { depth: 5, line: 4, rim: alpha(pal.glow, 0.9) });
  c.path('M-28 66H28V82H-28Z', c.lin([g.hi, g.base]), { stroke: g.line, sw: 1.6 });
  // A star beaten into the bowl.
  c.path(
    'M0-58L8.500-39.700L28.500-37.300L13.700-23.600L17.600-3.800L0-13.600L-17.600-3.800L-13.700-23.600L-28.500-37.300L-8.500-39.700Z',
    alpha(g.line, 0.55),
    { t: 'translate(0 3)' },
  );
  c.path(
    'M0-58L8.500-39.700L28.500-37.300L13.700-23.600L17.600-3.800L0-13.600L-17.600-3.800L-13.700-23.600L-28.500-37.300L-8.500-39.700Z',
    c.lin(['#ffffff', g.hi, g.lo], 60),
  );
}

/** A referee's whistle with its pea and cord. */
function whistle(s: Scene): void {
  const { c, pal } = s;
  const body = tone(pal.accent, 1.05);
  c.line('M-62-30C-112-62-92 8-128 30', '#101416', 10);
  c.line('M-62-30C-112-62-92 8-128 30', shift(pal.second, -0.05), 6);
  c.solid('M-70-44H84L96-34V-6H44C48 48 16 78-26 76C-68 74-92 40-84 0C-82-14-78-26-70-44Z', body, {
    depth: 8,
    line: 5,
    rim: '#ffffff',
  });
  c.path('M44-6C48 48 16 78-26 76C18 66 32 34 30-6Z', alpha('#000000', 0.24));
  c.circle(-24, 22, 33, '#0d1011', { stroke: body.line, sw: 4 });
  c.circle(-24, 22, 33, c.rad([alpha('#000000', 0), alpha(pal.glow, 0.35)], 0.4, 0.3, 0.8));
  c.circle(-14, 34, 14, c.rad(['#ffe2ad', '#c58a3e', '#6d4415'], 0.36, 0.3, 0.8), { stroke: '#2c1906', sw: 2 });
  c.path('M6-44H44L36-24H14Z', '#0d1011', { stroke: body.line, sw: 3 });
  c.path('M-64-36H-2V-27H-70Z', alpha('#ffffff', 0.5));
  c.circle(-66, -30, 9, 'none', { stroke: '#dfe5e8', sw: 5 });
}

/** The corner of the pitch: the flag, and the quarter arc at its foot. */
function corner(s: Scene): void {
  const { c, pal } = s;
  c.ellipse(-8, 88, 84, 17, 'none', { stroke: alpha('#ffffff', 0.85), sw: 6 });
  c.line('M-18 88L-26-94', '#0a0c0d', 12);
  c.line('M-18 88L-26-94', '#f2f5ee', 7);
  c.line('M-20 66L-21 40M-23-2L-24-28', pal.second, 7);
  c.solid('M-26-92C10-104 30-70 84-82C72-58 78-44 92-26C44-16 22-42-22-26Z', pal.accent, {
    depth: 6,
    line: 5,
    rim: '#ffffff',
  });
  c.path('M-24-58C14-70 34-40 84-54L92-26C44-16 22-42-22-26Z', alpha('#0a0c0d', 0.34));
  c.circle(-26, -97, 7, c.rad(['#ffffff', '#c9d0cf', '#5e666a'], 0.36, 0.3, 0.8), { stroke: '#0a0c0d', sw: 2.4 });
  c.place(52, 66, 0.33, 14, () => ball(s, 0.5));
}

/** One floodlight: a mast, a slanted rack of lamps and what they throw. */
function floodlight(s: Scene, x: number, foot: number, height: number, lean: number): void {
  const { c, pal } = s;
  const head = foot - height;
  c.line(`M${n(x)} ${n(foot)}L${n(x + lean)} ${n(head)}`, shift(pal.near, 0.05), 5);
  c.group(`translate(${n(x + lean)} ${n(head)}) rotate(${lean > 0 ? 9 : -9})`, () => {
    c.rect(-33, -25, 66, 46, shift(pal.near, 0.02), { stroke: shift(pal.far, 0.08), sw: 2 });
    for (let row = 0; row < 3; row++) {
      for (let lamp = 0; lamp < 4; lamp++)
        c.circle(
          -23 + lamp * 15.4,
          -15 + row * 13,
          5.6,
          c.rad(['#ffffff', mix('#ffffff', pal.glow, 0.4), alpha(pal.glow, 0.8)]),
        );
    }
  });
  glow(s, x + lean, head, 92, mix(pal.glow, '#ffffff', 0.4), 0.85);
}

export const stadium: Family = {
  palettes: [
    palette('0c1113 24302f 0a0d0e 2a3533 1b2422 080a0b dcff6a c8f813 ffffff'),
    palette('0b0f14 1d3448 080b0f 213a4e 152430 06080b c4ecff c8f813 ff7a2f'),
    palette('120e0c 43281a 0d0908 4a2d1e 2c1b13 0a0706 ffd7a0 ff7a2f c8f813'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const edge = h * 0.56;
    c.rect(0, 0, w, h, c.lin([pal.sky[0], pal.sky[1], pal.sky[2]]));
    glow(s, s.hero.x, edge * 0.7, h * 0.8, pal.glow, 0.42);
    // Two tiers of stands bend around the far side; the crowd is points of light.
    for (const [top, colour] of [
      [0.2, mix(pal.far, pal.near, 0.35)],
      [0.37, pal.mid],
    ] as const) {
      const y = h * top;
      c.path(
        `M0 ${n(y - h * 0.07)}Q${n(w / 2)} ${n(y + h * 0.1)} ${n(w)} ${n(y - h * 0.07)}V${n(h)}H0Z`,
        c.lin([colour, shift(colour, -0.06)]),
      );
      c.line(
        `M0 ${n(y - h * 0.07)}Q${n(w / 2)} ${n(y + h * 0.1)} ${n(w)} ${n(y - h * 0.07)}`,
        alpha(pal.glow, 0.5),
        2.2,
      );
      const crowd = Math.round(w / 1.9);
      for (let i = 0; i < crowd; i++) {
        const x = r.range(0, w);
        const k = x / w;
        const rise = y - h * 0.07 + h * 0.17 * 2 * k * (1 - k);
        c.circle(
          x,
          rise + r.range(6, h * 0.15),
          r.range(0.7, 1.7),
          alpha(
            r.chance(0.16) ? pal.accent : r.chance(0.14) ? pal.second : mix(pal.glow, '#ffffff', 0.5),
            r.range(0.16, 0.62),
          ),
        );
      }
    }
    // Boards along the line, then grass mown in bands that run together at the far goal.
    c.rect(0, edge - h * 0.05, w, h * 0.055, c.lin([shift(pal.near, 0.06), pal.near]));
    for (let x = -20; x < w; x += 74)
      c.poly(
        [
          [x, edge - h * 0.042],
          [x + 44, edge - h * 0.042],
          [x + 36, edge - h * 0.006],
          [x - 8, edge - h * 0.006],
        ],
        alpha(r.chance(0.6) ? pal.accent : pal.second, r.range(0.3, 0.72)),
      );
    const grass = mix('#1f6b36', pal.mid, 0.3);
    c.rect(0, edge, w, h - edge, c.lin([shift(grass, 0.05), shift(grass, -0.13)]));
    const vanish = { x: s.hero.x, y: edge - h * 0.5 };
    const onLine = (x: number, y: number) => vanish.x + ((x - vanish.x) * (y - vanish.y)) / (h - vanish.y);
    const band = w / 7;
    for (let i = -8; i < 16; i += 2) {
      const x = i * band;
      c.poly(
        [
          [onLine(x, edge), edge],
          [onLine(x + band, edge), edge],
          [x + band, h],
          [x, h],
        ],
        alpha('#d9ffb0', 0.085),
      );
    }
    const chalk = alpha('#ffffff', 0.72);
    c.line(`M0 ${n(edge + h * 0.045)}H${n(w)}`, chalk, 2.6);
    c.ellipse(s.hero.x, h * 0.86, h * 0.52, h * 0.13, 'none', { stroke: chalk, sw: 3.6 });
    c.line(
      `M${n(onLine(s.hero.x + h * 0.02, edge + h * 0.045))} ${n(edge + h * 0.045)}L${n(s.hero.x + h * 0.05)} ${n(h)}`,
      alpha('#ffffff', 0.4),
      3.2,
    );
    const lights = w > h * 1.4 ? [0.08, 0.36, 0.64, 0.93] : [0.14, 0.86];
    for (const k of lights) floodlight(s, w * k, h * 0.34, h * 0.24, k < 0.5 ? 10 : -10);
    for (const k of lights)
      rays({ ...s, r: r.fork(`ray${k}`) }, w * k, h * 0.1, h * 1.05, pal.glow, {
        count: 5,
        from: 48,
        to: 132,
        strength: 0.34,
      });
    mist(s, edge + h * 0.02, h * 0.1, mix(pal.glow, '#ffffff', 0.3), 0.26);
  },
  heroes: [ball, cup, whistle, corner],
  extras: [
    (s) => s.c.place(0, 0, 0.17, 0, () => ball(s)),
    (s) =>
      s.c.path('M-12-6L8-10L14 4L-6 9Z', s.r.chance(0.5) ? s.pal.accent : s.pal.second, {
        stroke: alpha('#0a0c0d', 0.6),
        sw: 1.6,
      }),
    (s) =>
      s.c.path(
        'M-16 2C-8-10 0 10 8-2C11-6 15-6 16-4C12 12 2 0-4 8C-10 14-15 8-16 2Z',
        s.r.chance(0.5) ? s.pal.accent : '#f4f6f0',
        { stroke: alpha('#0a0c0d', 0.6), sw: 1.6 },
      ),
  ],
};
