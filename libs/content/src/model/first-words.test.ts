import { expect, it } from 'vitest';
import { block } from '@baize/testing';
import { firstWords } from './first-words.ts';

it('takes the first paragraph, not a heading or a list', () => {
  expect(
    firstWords([
      block('Who may play', { style: 'h2' }),
      block('A point', { listItem: 'bullet', level: 1 }),
      block('  These terms\nhold. '),
      block('More.'),
    ]),
  ).toBe('These terms hold.');
  expect(firstWords([])).toBe('');
});
it('ends after a whole word', () => {
  const cut = firstWords([block(`${'word '.repeat(31)}longerword, and more`)]);
  expect(cut).toBe(`${'word '.repeat(31).trim()} …`);
  expect(cut.length).toBeLessThanOrEqual(162);
});
it('cuts where there are no spaces', () => {
  expect(firstWords([block('規'.repeat(200))])).toBe(`${'規'.repeat(160)} …`);
});
