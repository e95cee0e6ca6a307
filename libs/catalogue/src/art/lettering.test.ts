import { describe, expect, it } from 'vitest';
import { covers, FACE_IDS, faceFor } from './fonts.ts';
import { layout } from './layout.ts';
import { letter, type Box } from './lettering.ts';
import { random } from './random.ts';
import { BLEED } from './treatments.ts';

const TITLES = [
  'Revontulten Kätketty Yöaarre',
  'Äyräpään kultahippu',
  'Trésor caché des Érables dorés',
  'X',
  'Supercalifragilisticmegapot',
  'A B C D E F',
];
const inside = (inner: Box, outer: Box) =>
  inner.x >= outer.x - 0.1 &&
  inner.y >= outer.y - 0.1 &&
  inner.x + inner.w <= outer.x + outer.w + 0.1 &&
  inner.y + inner.h <= outer.y + outer.h + 0.1;

describe('letter', () => {
  it('keeps every title inside its box in every face, bent, turned and slanted', () => {
    const box: Box = { x: 24, y: 270, w: 352, h: 110 };
    for (const id of FACE_IDS) {
      for (const title of TITLES) {
        for (const o of [
          {},
          { arc: 0.3 },
          { arc: -0.15, tilt: -5 },
          { shear: 0.16, tilt: -3 },
          { align: 'start' as const, maxLines: 2 },
        ]) {
          expect(inside(letter(title, id, box, o).box, box), `${id} ${title} ${JSON.stringify(o)}`).toBe(true);
        }
      }
    }
  });

  it('draws accents as separate outlines', () => {
    for (const id of FACE_IDS) {
      if (!covers(id, 'Éä')) continue;
      const box = { x: 0, y: 0, w: 400, h: 100 };
      expect(letter('é', id, box).lines[0]?.d.length).toBeGreaterThan(letter('e', id, box).lines[0]?.d.length ?? 0);
    }
  });

  it('chooses a typeface that has every character', () => {
    for (const title of TITLES) expect(covers(faceFor(title, ['pirata', 'rye', 'uncial']), title)).toBe(true);
  });

  it('keeps a three-word title legible on a tile of 160 px', () => {
    for (const id of FACE_IDS) {
      const t = letter('Queen Of The Shallow Sea', id, { x: 24, y: 250, w: 352, h: 132 });
      // 400 units are 160 px.
      for (const line of t.lines) expect((line.cap / 400) * 160, id).toBeGreaterThan(7);
    }
  });
});

describe('layout', () => {
  it('leaves space around the title for its strokes, in every shape', () => {
    for (const [w, h] of [
      [400, 400],
      [800, 400],
      [400, 800],
      [400, 533],
      [711, 400],
      [1000, 400],
    ] as const) {
      for (let i = 0; i < 12; i++) {
        const l = layout(random(`l${i}`), w, h, 20, i % 2 === 0);
        const reach = Math.min(l.title.w, l.title.h) * BLEED * 0.3;
        expect(
          inside(
            { x: l.title.x - reach, y: l.title.y - reach, w: l.title.w + 2 * reach, h: l.title.h + 2 * reach },
            { x: 0, y: 0, w, h },
          ),
        ).toBe(true);
        expect(l.hero.x).toBeGreaterThan(0);
        expect(l.hero.x).toBeLessThan(w);
      }
    }
  });
});
