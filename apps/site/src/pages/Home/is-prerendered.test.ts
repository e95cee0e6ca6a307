import { expect, it } from 'vitest';
import { testBrand } from '@baize/testing';
import { isPrerendered } from './is-prerendered.ts';

it('is true for two shelves and for what comes before the third', () => {
  const layout = {
    ...testBrand().layout,
    home: [
      'hero',
      { shelf: 'popular', tiles: 'wide' },
      'live',
      { shelf: 'new', tiles: 'wide' },
      'jackpots',
      { shelf: 'magic', tiles: 'wide' },
    ],
  } as const;
  const has = (part: (typeof layout.home)[number]) => isPrerendered(layout, (each) => each === part);
  expect(layout.home.map(has)).toEqual([true, true, true, true, false, false]);
});
