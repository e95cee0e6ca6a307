import { expect, it } from 'vitest';
import { profileUpdateBody } from './registration.ts';

it('reads a postal code in full-width characters, as a Japanese keyboard types them', () => {
  const { postalCode } = profileUpdateBody.shape;
  expect(postalCode.parse('００１００')).toBe('00100');
  expect(postalCode.parse('　Ｈ２Ｘ　１Ｙ４ ')).toBe('H2X 1Y4');
});
