import { describe, expect, it } from 'vitest';
import { hasInvisible, removeInvisible } from './invisible.ts';

describe('invisible characters', () => {
  it.each([
    ['a zero-width space', '\u200b'],
    ['a joiner', '\u200d'],
    ['a soft hyphen', '\u00ad'],
    ['a variation selector', '\ufe0f'],
    ['a Hangul filler, which Unicode counts as a letter', '\u3164'],
    ['a mark that joins letters', '\u034f'],
    ['a direction mark', '\u202e'],
    ['a format sign that fonts draw only with others', '\u0600'],
    ['a control character', '\u0007'],
    ['the empty Braille cell', '\u2800'],
  ])('are found and removed: %s', (_name, sign) => {
    expect(hasInvisible(`Ai${sign}no`)).toBe(true);
    expect(removeInvisible(`${sign}Ai${sign}${sign}no`)).toBe('Aino');
  });

  it('are no letters, marks, spaces or signs', () => {
    const text = "Åsa O'Brien-Ñuñez 山田 علی ·.";
    expect(hasInvisible(text)).toBe(false);
    expect(removeInvisible(text)).toBe(text);
  });
});
