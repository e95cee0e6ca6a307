import { n } from '../canvas.ts';
import { mix, shift, tone } from '../colour.ts';
import { shadow, sparkle } from '../light.ts';
import type { Scene } from '../scene.ts';

type Point3 = readonly [forward: number, left: number, up: number];

/** Returns where a point of the car lies on the picture: seen from the front, from its left and a little from above. */
const seen = ([f, l, u]: Point3): readonly [number, number] => [
  -0.66 * f + 0.7 * l - 2,
  0.42 * f + 0.34 * l - 0.95 * u + 16,
];

/** Returns the outline of a disc of the car's wheels around a point. */
function disc(f: number, l: number, u: number, radius: number): string {
  return `M${Array.from({ length: 26 }, (_, i) => {
    const a = (i / 26) * Math.PI * 2;
    const [x, y] = seen([f + Math.cos(a) * radius, l, u + Math.sin(a) * radius]);
    return `${n(x)} ${n(y)}`;
  }).join('L')}Z`;
}

/** Draws the racing car: first all of its parts as one dark outline, then the parts over it. */
export function car(s: Scene): void {
  const { c, pal } = s;
  const paint = tone(pal.accent, 1.15);
  const trim = tone(mix('#ffffff', pal.second, 0.7), 1.1);
  const ink = '#0a0a14';
  const top = c.lin([shift(paint.hi, 0.08), paint.hi, paint.base], 60);
  const side = c.lin([paint.base, paint.lo], 80);
  const carbon = c.lin(['#4a5060', '#22252f', '#101218'], 70);
  let isOutline = false;
  const face = (points: readonly Point3[], fill: string, sw = 1.8) => {
    const d = points.map(seen);
    if (isOutline) c.poly(d, ink, { stroke: ink, sw: 8.5 });
    else c.poly(d, fill, { stroke: ink, sw });
  };
  const wheel = (f: number, l: number, width: number, radius: number) => {
    if (isOutline) {
      for (const q of [0, width]) c.path(disc(f, l + q, radius, radius), ink, { stroke: ink, sw: 8.5 });
      return;
    }
    for (let q = 0; q <= width; q += 2) c.path(disc(f, l + q, radius, radius), mix('#3a3e4a', '#14151c', q / width));
    for (const q of [width * 0.3, width * 0.62])
      c.path(disc(f, l + q, radius, radius), 'none', { stroke: '#0c0d12', sw: 1.4 });
    c.path(disc(f, l + width, radius, radius), c.lin(['#565b6a', '#22242c', '#14151b'], 60), { stroke: ink, sw: 1.6 });
    c.path(disc(f, l + width, radius, radius * 0.83), 'none', { stroke: mix('#ffd83a', pal.second, 0.25), sw: 3 });
    c.path(disc(f, l + width, radius, radius * 0.6), '#0c0d12');
    c.path(disc(f, l + width, radius, radius * 0.54), c.lin(['#ffffff', '#8a93a6', '#3a4050'], 60));
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * Math.PI * 2;
      const [x0, y0] = seen([f, l + width, radius]);
      const [x1, y1] = seen([f + Math.cos(a) * radius * 0.52, l + width, radius + Math.sin(a) * radius * 0.52]);
      c.line(`M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`, '#1a1d26', 3);
    }
    c.path(disc(f, l + width, radius, radius * 0.17), c.rad(['#ffffff', pal.accent, paint.lo]), {
      stroke: ink,
      sw: 1.2,
    });
  };
  const rod = (a: Point3, b: Point3) => {
    const [p, q] = [seen(a), seen(b)];
    c.line(`M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`, ink, isOutline ? 8 : 4.6);
    if (!isOutline) c.line(`M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`, '#8a93a6', 2);
  };
  shadow(s, 0, 50, 116, 38, 0.75);
  const draw = () => {
    // Rear wing.
    face(
      [
        [-104, -44, 18],
        [-72, -44, 18],
        [-72, -44, 78],
        [-104, -44, 78],
      ],
      side,
    );
    face(
      [
        [-72, -44, 54],
        [-72, 44, 54],
        [-74, 44, 76],
        [-74, -44, 76],
      ],
      c.lin([trim.hi, trim.base, trim.lo]),
    );
    face(
      [
        [-74, -44, 76],
        [-74, 44, 76],
        [-102, 44, 80],
        [-102, -44, 80],
      ],
      top,
    );
    wheel(-58, -66, 28, 31);
    wheel(-58, 38, 28, 31);
    face(
      [
        [-104, 44, 30],
        [-70, 44, 24],
        [-70, 44, 80],
        [-104, 44, 82],
      ],
      side,
    );
    if (!isOutline)
      face(
        [
          [-98, 44.5, 62],
          [-76, 44.5, 60],
          [-76, 44.5, 74],
          [-98, 44.5, 76],
        ],
        trim.base,
        1,
      );
    // Floor and sidepods.
    face(
      [
        [26, -56, 5],
        [26, 56, 5],
        [-80, 44, 5],
        [-80, -44, 5],
      ],
      carbon,
    );
    face(
      [
        [24, -22, 34],
        [24, -50, 30],
        [-60, -34, 22],
        [-60, -16, 32],
      ],
      top,
    );
    face(
      [
        [24, -22, 34],
        [24, -50, 30],
        [24, -50, 9],
        [24, -22, 9],
      ],
      carbon,
    );
    face(
      [
        [24, 50, 30],
        [24, 50, 9],
        [-60, 36, 9],
        [-60, 36, 22],
      ],
      side,
    );
    face(
      [
        [24, 20, 36],
        [24, 50, 30],
        [-60, 36, 22],
        [-60, 12, 32],
      ],
      top,
    );
    face(
      [
        [24, 20, 36],
        [24, 50, 30],
        [24, 50, 9],
        [24, 20, 9],
      ],
      c.lin([paint.base, paint.lo]),
    );
    face(
      [
        [24.5, 25, 31],
        [24.5, 46, 27],
        [24.5, 46, 13],
        [24.5, 25, 13],
      ],
      c.lin(['#05060a', '#2a2e3a']),
    );
    // Engine cover with its intake.
    face(
      [
        [-24, 13, 40],
        [-26, 9, 84],
        [-98, 3, 46],
        [-98, 12, 20],
      ],
      side,
    );
    face(
      [
        [-26, -9, 84],
        [-26, 9, 84],
        [-98, 3, 46],
        [-98, -3, 46],
      ],
      top,
    );
    face(
      [
        [-22, -14, 40],
        [-22, 14, 40],
        [-25, 9, 84],
        [-25, -9, 84],
      ],
      c.lin([trim.hi, trim.base, trim.lo]),
    );
    face(
      [
        [-21, -8, 62],
        [-21, 8, 62],
        [-23, 6, 80],
        [-23, -6, 80],
      ],
      '#08090e',
    );
    // Cockpit and nose.
    face(
      [
        [26, 18, 36],
        [26, 22, 8],
        [-30, 24, 8],
        [-30, 22, 44],
      ],
      side,
    );
    face(
      [
        [26, -18, 36],
        [26, 18, 36],
        [-30, 22, 44],
        [-30, -22, 44],
      ],
      top,
    );
    if (!isOutline)
      face(
        [
          [16, -12, 39],
          [16, 12, 39],
          [-24, 15, 44],
          [-24, -15, 44],
        ],
        '#08090e',
      );
    const [hx, hy] = seen([-6, 0, 56]);
    if (!isOutline) {
      c.circle(hx, hy, 18, ink);
      c.circle(hx, hy, 16, c.rad(['#ffffff', trim.base, trim.lo], 0.36, 0.28, 0.85));
      c.path(
        `M${n(hx - 15.6)} ${n(hy - 3)}Q${n(hx - 6)} ${n(hy - 6)} ${n(hx + 9)} ${n(hy - 1)}Q${n(hx + 10)} ${n(hy + 6)} ${n(hx + 4)} ${n(hy + 9)}Q${n(hx - 10)} ${n(hy + 8)} ${n(hx - 15)} ${n(hy + 4)}Z`,
        c.lin(['#0a1426', '#2a5a9a', '#7ad8ff'], 20),
        { stroke: ink, sw: 1.6 },
      );
      c.line(`M${n(hx - 12)} ${n(hy - 11)}Q${n(hx)} ${n(hy - 17)} ${n(hx + 12)} ${n(hy - 9)}`, pal.accent, 3.4);
      c.line(`M${n(hx - 13)} ${n(hy - 1)}L${n(hx - 5)} ${n(hy - 1)}`, '#ffffff', 2);
    }
    const ring = [
      [-28, -20, 46],
      [0, -21, 60],
      [20, -12, 60],
      [26, 0, 58],
      [20, 12, 60],
      [0, 21, 60],
      [-28, 20, 46],
    ] as const;
    const arc = `M${ring.map((p) => seen(p).map(n).join(' ')).join('L')}`;
    const [a, b] = [seen([26, 0, 58]), seen([32, 0, 37])];
    const post = `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
    if (!isOutline) {
      for (const [col, sw] of [
        [ink, 8],
        ['#5a6272', 5],
        ['#c8d0e0', 1.6],
      ] as const) {
        c.line(post, col, sw);
        c.line(arc, col, sw);
      }
    }
    rod([58, -20, 30], [50, -58, 28]);
    rod([40, -20, 16], [50, -58, 16]);
    wheel(50, -80, 26, 28);
    face(
      [
        [104, 8, 16],
        [104, 9, 5],
        [26, 22, 7],
        [26, 18, 36],
      ],
      side,
    );
    face(
      [
        [104, -8, 16],
        [104, 8, 16],
        [26, 18, 36],
        [26, -18, 36],
      ],
      top,
    );
    if (!isOutline) {
      face(
        [
          [104, -2.6, 16.2],
          [104, 2.6, 16.2],
          [26, 6, 36.2],
          [26, -6, 36.2],
        ],
        trim.hi,
        0.01,
      );
      const [x, y] = seen([50, 0, 30]);
      c.ellipse(x, y, 12, 9, '#ffffff', { stroke: ink, sw: 2.2, t: `rotate(-16 ${n(x)} ${n(y)})` });
      c.path(`M${n(x - 4)} ${n(y - 4)}L${n(x + 5)} ${n(y - 5)}L${n(x)} ${n(y + 6)}`, 'none', { stroke: ink, sw: 2.8 });
    }
    rod([56, 20, 30], [50, 54, 30]);
    rod([40, 20, 14], [50, 54, 16]);
    wheel(50, 52, 26, 28);
    // Front wing.
    face(
      [
        [84, -72, 2],
        [110, -72, 2],
        [108, -72, 20],
        [82, -72, 24],
      ],
      side,
    );
    face(
      [
        [82, -70, 16],
        [82, 70, 16],
        [94, 70, 10],
        [94, -70, 10],
      ],
      top,
    );
    face(
      [
        [92, -70, 10],
        [92, 70, 10],
        [112, 70, 4],
        [112, -70, 4],
      ],
      c.lin([trim.hi, trim.base], 30),
    );
    face(
      [
        [112, -70, 4],
        [112, 70, 4],
        [112, 70, 0],
        [112, -70, 0],
      ],
      carbon,
    );
    face(
      [
        [118, -7, 10],
        [118, 8, 10],
        [100, 9, 18],
        [100, -8, 18],
      ],
      top,
    );
    face(
      [
        [118, -7, 10],
        [118, 8, 10],
        [116, 8, 2],
        [116, -7, 2],
      ],
      c.lin([paint.base, paint.lo]),
    );
    face(
      [
        [82, 72, 0],
        [114, 72, 0],
        [112, 72, 20],
        [80, 72, 26],
      ],
      side,
    );
    if (!isOutline)
      face(
        [
          [88, 72.4, 8],
          [108, 72.4, 8],
          [107, 72.4, 15],
          [87, 72.4, 18],
        ],
        trim.base,
        1,
      );
  };
  c.group('translate(0 4)', () => {
    isOutline = true;
    draw();
    isOutline = false;
    draw();
  });
  sparkle(s, -4, -66, 15);
}
