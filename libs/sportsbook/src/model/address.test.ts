import { expect, it } from 'vitest';
import { placeOf, segmentsOf } from './address.ts';

it.each([
  [{}, []],
  [{ category: 'football' }, ['football']],
  [{ category: 'live-betting' }, ['live-betting']],
  [{ category: 'bet-history' }, ['bet-history']],
  [
    { category: 'football', region: 'north', competition: 'league', event: 'a-b' },
    ['football', 'north', 'league', 'a-b'],
  ],
])('leads from the address %o to a place and back', (params, segments) => {
  expect(segmentsOf(placeOf(params))).toEqual(segments);
});

it('has no address for a part without the one above it', () => {
  expect(segmentsOf({ path: { category: 'football', event: 'a-b' } })).toEqual(['football']);
});
