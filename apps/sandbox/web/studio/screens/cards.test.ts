// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { cardPicture } from './cards.ts';

it.each([
  ['KS', true],
  ['QH', true],
  ['JD', true],
  ['AC', false],
  ['10H', false],
])('draws %s with a figure: %s', (card, hasFigure) => {
  const picture = cardPicture(card);
  expect(picture.querySelector('.court') !== null).toBe(hasFigure);
  expect(picture.querySelector('.card-pip') !== null).toBe(!hasFigure);
  expect(picture.querySelector('.card-corner')?.textContent).toContain(card.slice(0, -1));
});

it('gives nothing of a face-down card away', () => {
  expect(cardPicture(null).childNodes).toHaveLength(0);
});
