import { expect, it } from 'vitest';
import { block } from '@baize/testing';
import { sectionsOf } from './sections-of.ts';

const words = (...parts: (readonly [string, 'h2' | 'normal'])[]) =>
  sectionsOf(parts.map(([text, style]) => block(text, { style }))).map((section) =>
    section.map(({ children }) => children[0]?.text),
  );

it('splits a text at its headings, with a separate section before the first', () => {
  expect(words(['One', 'h2'], ['a', 'normal'], ['b', 'normal'], ['Two', 'h2'], ['c', 'normal'])).toEqual([
    ['One', 'a', 'b'],
    ['Two', 'c'],
  ]);
  expect(words(['before', 'normal'], ['One', 'h2'])).toEqual([['before'], ['One']]);
  expect(words(['a', 'normal'], ['b', 'normal'])).toEqual([['a', 'b']]);
  expect(words()).toEqual([]);
});
