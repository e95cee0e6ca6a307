import { expect, it } from 'vitest';
import { favouriteStudio, tellingCategory } from './suggestions.ts';

const by = (providerTitle: string) => ({ provider: providerTitle.toLowerCase(), providerTitle });

it('suggests from the most particular category of a game', () => {
  expect(tellingCategory([{ id: 'popular' }, { id: 'adventure' }, { id: 'magic' }, { id: 'bold' }])).toEqual({
    id: 'magic',
  });
  expect(tellingCategory([{ id: 'popular' }, { id: 'slots' }])).toBeNull();
});

it('suggests the studio that a player plays most, and none after one game of each', () => {
  expect(favouriteStudio([by('Yarrow'), by('Vesper'), by('Vesper')])).toEqual({ provider: 'vesper', title: 'Vesper' });
  expect(favouriteStudio([by('Yarrow'), by('Vesper')])).toBeNull();
  expect(favouriteStudio([])).toBeNull();
});
