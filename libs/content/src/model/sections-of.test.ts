import { expect, it } from 'vitest';
import { block } from '@baize/testing';
import { leadAndSections, sectionsOf } from './sections-of.ts';

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

it('keeps the words before the first heading apart, if there are any', () => {
  const [before, one, two] = [block('before'), block('One', { style: 'h2' }), block('Two', { style: 'h2' })];
  expect(leadAndSections([before, one, two])).toEqual({ lead: [before], sections: [[one], [two]] });
  expect(leadAndSections([one])).toEqual({ lead: [], sections: [[one]] });
  expect(leadAndSections([before])).toEqual({ lead: [before], sections: [] });
  expect(leadAndSections([])).toEqual({ lead: [], sections: [] });
});
