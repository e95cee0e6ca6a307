// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { localeIn } from './texts.ts';

it('reads the language from the frame’s address, not from the browser', () => {
  expect(localeIn('?context=c1&locale=fi-FI')).toBe('fi-FI');
  expect(localeIn('?context=c1')).toBe(navigator.language);
});
