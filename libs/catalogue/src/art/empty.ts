import { type Canvas, n } from './canvas.ts';
import { alpha, mix, shift } from './colour.ts';
import { hash, random } from './random.ts';

const INKS = ['#3f7fd8', '#c9822b', '#8a5bd0', '#2f9b7a'] as const;

type Draw = (c: Canvas, base: string) => void;

const card = (c: Canvas, x: number, y: number, turn: number, fill: string): void => {
  c.place(x, y, 1, turn, () => {
    c.rect(-42, -56, 84, 112, alpha('#0a0a18', 0.25), { t: 'translate(4 6)' }, 12);
    c.rect(-42, -56, 84, 112, fill, {}, 12);
    c.rect(-34, -48, 68, 60, alpha('#ffffff', 0.22), {}, 8);
    c.rect(-34, 22, 48, 8, alpha('#ffffff', 0.4), {}, 4);
    c.rect(-34, 36, 30, 8, alpha('#ffffff', 0.25), {}, 4);
  });
};

/** Each drawing is within ±110 units. A seed that contains a key chooses its drawing. */
const DRAWINGS: Readonly<Record<string, Draw>> = {
  search: (c, b) => {
    card(c, -46, 6, -10, c.lin([shift(b, 0.04), shift(b, -0.14)]));
    card(c, 22, -8, 7, c.lin([shift(b, 0.16), b]));
    c.line('M58 62L88 94', shift(b, -0.26), 20);
    c.line('M58 62L88 94', shift(b, 0.02), 12);
    c.circle(34, 36, 36, alpha('#ffffff', 0.28), { stroke: shift(b, -0.26), sw: 14 });
    c.circle(34, 36, 36, 'none', { stroke: mix(b, '#ffffff', 0.75), sw: 8 });
    c.line('M14 30A22 22 0 0 1 34 14', '#ffffff', 5);
  },
  favourite: (c, b) => {
    card(c, -34, 10, -9, c.lin([shift(b, 0.02), shift(b, -0.16)]));
    card(c, 38, 4, 10, c.lin([shift(b, 0.1), shift(b, -0.06)]));
    c.solid('M0 66C-70 20-64-34-30-40C-12-42-2-30 0-20C2-30 12-42 30-40C64-34 70 20 0 66Z', shift(b, 0.1), {
      depth: 8,
      line: 3,
      rim: '#ffffff',
    });
    c.ellipse(-26, -16, 12, 8, alpha('#ffffff', 0.65), { t: 'rotate(-35 -26 -16)' });
  },
  inbox: (c, b) => {
    c.rect(-86, -40, 172, 112, alpha('#0a0a18', 0.22), { t: 'translate(4 8)' }, 16);
    c.rect(-86, -44, 172, 112, c.lin([shift(b, 0.06), shift(b, -0.14)]), {}, 16);
    c.path('M-58-72H58V10L0 44L-58 10Z', c.lin(['#ffffff', mix(b, '#ffffff', 0.78)]));
    for (const y of [-54, -38, -22]) c.rect(-42, y, y === -22 ? 48 : 84, 7, alpha(b, 0.4), {}, 3);
    c.path('M-86-30L0 30L86-30V52A16 16 0 0 1 70 68H-70A16 16 0 0 1-86 52Z', c.lin([shift(b, 0.16), shift(b, -0.02)]));
    c.line('M-84-28L0 31L84-28', alpha('#ffffff', 0.6), 3);
  },
  history: (c, b) => {
    c.path('M-56-84H56V84L38 70L19 84L0 70L-19 84L-38 70L-56 84Z', alpha('#0a0a18', 0.22), { t: 'translate(5 8)' });
    c.path('M-56-84H56V84L38 70L19 84L0 70L-19 84L-38 70L-56 84Z', c.lin(['#ffffff', mix(b, '#ffffff', 0.72)]));
    for (const [i, wd] of [52, 66, 40, 58].entries()) {
      c.circle(-34, -52 + i * 26, 8, alpha(b, 0.75 - i * 0.13));
      c.rect(-18, -56 + i * 26, wd, 8, alpha(b, 0.45 - i * 0.07), {}, 4);
    }
    c.circle(52, 48, 34, c.lin([shift(b, 0.14), shift(b, -0.1)]), { stroke: mix(b, '#ffffff', 0.85), sw: 6 });
    c.line('M52 30V50L66 58', '#ffffff', 6);
  },
  wallet: (c, b) => {
    c.rect(-84, -52, 168, 118, alpha('#0a0a18', 0.22), { t: 'translate(4 8)' }, 20);
    card(c, -6, -26, -82, c.lin([shift(b, 0.2), shift(b, 0.06)]));
    c.rect(-84, -44, 168, 112, c.lin([shift(b, 0.06), shift(b, -0.16)]), {}, 20);
    c.line('M-68-30H68', alpha('#ffffff', 0.4), 2.5);
    c.rect(34, -8, 62, 42, c.lin([shift(b, 0.2), shift(b, 0.02)]), { stroke: shift(b, -0.2), sw: 3 }, 14);
    c.circle(56, 13, 9, '#ffffff');
  },
  shield: (c, b) => {
    c.solid('M0-88C28-70 54-64 78-64C80 4 56 58 0 88C-56 58-80 4-78-64C-54-64-28-70 0-88Z', b, {
      depth: 10,
      line: 3,
      rim: '#ffffff',
    });
    c.line('M-32 2L-8 28L38-26', alpha('#0a0a18', 0.25), 16, { t: 'translate(2 5)' });
    c.line('M-32 2L-8 28L38-26', '#ffffff', 15);
  },
  offline: (c, b) => {
    c.path('M-66 52A34 34 0 0 1-62-16A50 50 0 0 1 34-28A40 40 0 0 1 62 52Z', alpha('#0a0a18', 0.22), {
      t: 'translate(4 8)',
    });
    c.path(
      'M-66 52A34 34 0 0 1-62-16A50 50 0 0 1 34-28A40 40 0 0 1 62 52Z',
      c.lin(['#ffffff', mix(b, '#ffffff', 0.55), shift(b, 0.04)]),
    );
    c.line('M-70-58L72 84', '#ffffff', 20);
    c.line('M-70-58L72 84', shift(b, -0.12), 11);
  },
};

/**
 * Returns a drawing for an empty state on a transparent ground: a soft disc, objects, floating points.
 * The seed names the subject (`search`, `favourite`, `inbox`, `history`, `wallet`, `shield`, `offline`) or chooses one.
 * @param ink index of the colour
 */
export function emptyState(c: Canvas, seed: string, w: number, h: number, ink: number): void {
  const r = random(`${seed}\u0000empty`);
  const base = INKS[ink % INKS.length] ?? INKS[0];
  const names = Object.keys(DRAWINGS);
  const name = names.find((key) => seed.toLowerCase().includes(key)) ?? names[hash(seed) % names.length];
  const k = Math.min(w, h) / 300;
  c.place(w / 2, h / 2, k, 0, () => {
    c.path(
      'M-128 8C-134-70-64-128 14-122C92-118 140-60 130 14C122 88 70 126-4 122C-76 118-122 78-128 8Z',
      c.lin([alpha(base, 0.24), alpha(base, 0.07)]),
    );
    for (let i = 0; i < 9; i++) {
      const a = r.range(0, Math.PI * 2);
      const d = r.range(104, 136);
      c.circle(Number(n(Math.cos(a) * d)), Number(n(Math.sin(a) * d)), r.range(2, 6), alpha(base, r.range(0.3, 0.8)));
    }
    c.ellipse(0, 104, 84, 11, c.rad([alpha('#0a0a18', 0.35), alpha('#0a0a18', 0)]));
    if (name !== undefined) DRAWINGS[name]?.(c, base);
  });
}
