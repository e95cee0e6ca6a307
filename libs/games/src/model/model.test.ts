import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { expect, it, vi } from 'vitest';
import { uniqueGames, type GameSummary } from './game.ts';
import { createGameSearch } from './search.ts';

const game = (name: string, id = name): GameSummary => ({
  id,
  slug: id,
  name,
  type: 'casinoGames',
  provider: 'p',
  providerTitle: 'Provider',
  color: '',
  images: {},
  tags: [],
  jackpot: false,
  demo: true,
});
const search = createGameSearch(
  ['Aurora Drift', 'Tomb of the Falcon', 'Röyhkeä Rosvo', 'Falcon Peak', 'Lucky Lagoon'].map((name) => game(name)),
);
const names = (text: string) => search.find(text).map((found) => found.name);

it.each([
  ['falcon', ['Tomb of the Falcon', 'Falcon Peak']],
  ['ROYHKEA', ['Röyhkeä Rosvo']],
  ['ora dr', ['Aurora Drift']],
  ['auorra', ['Aurora Drift']],
  ['lagon', ['Lucky Lagoon']],
  ['zzzzqq', []],
  // Every word must match.
  ['falcon lagoon', []],
])('finds %s', (text, expected) => expect(names(text)).toEqual(expected));

it('does not guess what a word of three letters was to be', () => {
  const few = createGameSearch(['Ra Rising', 'Dragon Keep', 'Era of Ice'].map((name) => game(name)));
  expect(few.find('dra').map(({ name }) => name)).toEqual(['Dragon Keep']);
});

it('builds the index of near matches when a search first needs it, once', () => {
  const build = vi.spyOn(MiniSearch.prototype, 'addAll');
  const many = createGameSearch(['Aurora Drift', 'Tomb of the Falcon', 'Lucky Tour'].map((name) => game(name)));
  expect(many.find('t')).toHaveLength(3);
  expect(build).not.toHaveBeenCalled();
  expect(many.find('auorra').map(({ name }) => name)).toEqual(['Aurora Drift']);
  many.find('falcno');
  expect(build).toHaveBeenCalledTimes(1);
  build.mockRestore();
});

it('finds every game by any part of its name', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Aurora Drift', 'Tomb of the Falcon', 'Lucky Lagoon'),
      fc.nat(30),
      fc.integer({ min: 1, max: 10 }),
      (name, from, length) => {
        const part = name.slice(from % name.length, (from % name.length) + length);
        if (part.trim() !== '') expect(names(part)).toContain(name);
      },
    ),
  );
});

it('never throws, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      search.find(text);
    }),
  );
});

it('lists each game once', () => {
  expect(uniqueGames([game('a'), game('b'), game('a')]).map(({ id }) => id)).toEqual(['a', 'b']);
});
