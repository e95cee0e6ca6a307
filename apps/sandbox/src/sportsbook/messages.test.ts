import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../web/design/languages.ts';
import { MARKET_KINDS, SPORTS, VIRTUALS } from './model/types.ts';
import { selectionName, type Named } from './naming.ts';
import { feedWords, wordsIn } from './words.ts';

const folder = new URL('./messages/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, string>;
const files = readdirSync(folder);
const english = read('en.json');
const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

it('has a file of texts for exactly the configured languages', () => {
  const wanted = new Set([...LANGUAGES.values()].map(({ messages }) => `${messages}.json`));
  expect([...files].sort()).toEqual([...wanted].sort());
});
it.each(files)('says everything in %s, with the same values', (name) => {
  const texts = read(name);
  expect(Object.keys(texts)).toEqual(Object.keys(english));
  for (const [key, text] of Object.entries(texts)) {
    expect(text.trim(), key).not.toBe('');
    expect(holes(text), key).toEqual(holes(english[key] ?? ''));
  }
});
it('names every sport and market', () => {
  for (const sport of [...SPORTS, ...VIRTUALS]) expect(english).toHaveProperty([`sport.${sport}`]);
  for (const kind of MARKET_KINDS) expect(english).toHaveProperty([`market.${kind}`]);
});
const event: Named = {
  home: 'Eldermere',
  away: 'Ashwick',
  players: { home: ['A. Kuurala'], away: ['B. Moreda'] },
  runners: ['Larkspur'],
};
it.each([
  ['FI', 'totals:2.5', 'over', 'Yli 2,5'],
  ['EN', 'handicap:-0.75', '2', 'Ashwick +0.75'],
  ['DE', 'result', 'X', 'Unentschieden'],
  ['PL', 'double-chance', '1X', 'Eldermere lub Remis'],
  ['EN', 'scorer', 'a0', 'B. Moreda'],
  ['EN', 'race-winner', 'r0', '1. Larkspur'],
  ['XX', 'correct-score', 'other', 'Any other'],
])('writes a selection in %s: %s %s', (language, market, code, name) =>
  expect(selectionName(wordsIn(language), event, market, code)).toBe(name),
);

it.each([
  ['EN', 'fr-FR', 'fr'],
  ['EN', 'en-US', 'en'],
  ['EN', 'constructor', 'en'],
  ['BR', 'en-US', 'br'],
  ['BR', 'pt-PT', 'br'],
  ['PE', 'es-ES', 'pe'],
  ['JA', 'ja_JP', 'ja'],
  ['FI', '', 'fi'],
])('writes a feed in %s with locale "%s" in the texts of %s', (language, locale, file) =>
  expect(feedWords(language, locale)('period.halfTime')).toBe(read(`${file}.json`)['period.halfTime']),
);
