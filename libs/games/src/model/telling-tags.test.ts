import { expect, it } from 'vitest';
import { tagOf, tellingTags } from './telling-tags.ts';

const games = (...tags: string[][]) => tags.map((list) => ({ tags: list }));

it('leaves out a tag that most of the row carries, and keeps the one that stands out', () => {
  const row = games(['top'], ['top'], ['top', 'exclusive'], ['top'], ['top'], ['top']);
  const telling = tellingTags(row);
  expect([...telling]).toEqual(['exclusive']);
  expect(row.map((game) => tagOf(game, telling))).toEqual([
    undefined,
    undefined,
    'exclusive',
    undefined,
    undefined,
    undefined,
  ]);
});

it('never lets more than a third of the tiles carry a tag', () => {
  const row = games(['hot'], ['hot'], ['new'], ['new'], ['new'], ['top'], ['top'], ['top'], ['top']);
  const telling = tellingTags(row);
  expect(row.filter((game) => tagOf(game, telling)).length).toBeLessThanOrEqual(3);
  expect(telling.has('hot')).toBe(true);
});

it('has nothing to tell about no games', () => {
  expect(tellingTags([]).size).toBe(0);
});
