import { expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

it.each([
  ['2 hours, 5 minutes', '2\u00A0hours,\u00A05\u00A0minutes'],
  // Some languages write such spaces themselves.
  ['1\u202F234 Min.', '1\u202F234\u00A0Min.'],
])('keeps %s on one line', (words, kept) => {
  expect(unbroken(words)).toBe(kept);
});
