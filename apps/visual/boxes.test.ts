import { expect, it } from 'vitest';
import { differences, distance } from './boxes.ts';

const LINE = 'header 0,0 1440×72';

it('tolerates the difference in text width between machines', () => {
  expect(distance(LINE, 'header 0,0 1440×73')).toBe(1);
  expect(differences(`${LINE}\n  nav 180,16 300×40`, `${LINE}\n  nav 181,16 298×40`)).toEqual([]);
});

it('reports a moved, a replaced and a missing element', () => {
  expect(differences(LINE, 'header 0,0 1440×80')).toEqual([`- ${LINE}`, '+ header 0,0 1440×80']);
  expect(distance(LINE, 'div 0,0 1440×72')).toBe(Infinity);
  expect(differences(`${LINE}\n  nav 0,0 1×1`, LINE)).toEqual(['-   nav 0,0 1×1']);
});
