import { expect, it } from 'vitest';
import { tagOf, informativeTags } from './informative-tags.ts';

const games = (...tags: string[][]) => tags.map((list) => ({ tags: list }));

it('omits a tag that most of the row has, and keeps a rare one', () => {
  const row = games(['top'], ['top'], ['top', 'exclusive'], ['top'], ['top'], ['top']);
  const informative = informativeTags(row);
  expect([...informative]).toEqual(['exclusive']);
  expect(row.map((game) => tagOf(game, informative))).toEqual([
    undefined,
    undefined,
    'exclusive',
    undefined,
    undefined,
    undefined,
  ]);
});

it('never tags more than a third of the tiles', () => {
  const row = games(['hot'], ['hot'], ['new'], ['new'], ['new'], ['top'], ['top'], ['top'], ['top']);
  const informative = informativeTags(row);
  expect(row.filter((game) => tagOf(game, informative)).length).toBeLessThanOrEqual(3);
  expect(informative.has('hot')).toBe(true);
});

it('returns no tags for no games', () => {
  expect(informativeTags([]).size).toBe(0);
});
