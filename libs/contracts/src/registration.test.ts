import { expect, it } from 'vitest';
import { profileUpdateBody, registrationBody } from './registration.ts';

const faultOf = (firstName: string): string | undefined => {
  const parsed = registrationBody.shape.firstName.safeParse(firstName);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
};

it.each([
  'Aino',
  'Jean-Pierre',
  "O'Neil",
  'O’Neil',
  'María José',
  'Zoë',
  'Ng',
  'Ağaoğlu',
  'Łukasz',
  'Þórdís',
  'J. R.',
  'Nguyễn',
  'Nguyễn'.normalize('NFD'),
  'Kaʻiulani',
  'Наталья',
  'Соломія',
  'Ελένη',
  'Երևան',
  'محمد',
  'יעל',
  'आरव',
  'ปรีชา',
  '山田',
  '佐々木',
  'サトー',
  '花子さくらエミ',
  '김민준',
  '金민준',
])('accepts %s', (name) => expect(faultOf(name)).toBeUndefined());

it.each([
  ['Аino', 'a Cyrillic letter'],
  ['Αino', 'a Greek letter'],
  ['Niеmi', 'a Cyrillic letter inside'],
  ['ꭺino', 'a Cherokee letter'],
  ['Ainoさ', 'Latin and Hiragana'],
  ['ꓮꓲꓠꓳ', 'an alphabet of look-alikes'],
])('refuses %s: %s', (name) => expect(faultOf(name)).toBe('error.name.alphabet'));

it.each([
  ['Aino\u3164', 'a Hangul filler'],
  ['Ai\u200bno', 'a zero-width space'],
  ['Ai\u00adno', 'a soft hyphen'],
  ['Ai\ufe0fno', 'a variation selector'],
  ['Ai\u034fno', 'a grapheme joiner'],
  ['\u115f', 'a Hangul filler alone'],
  ['A1no', 'a digit'],
  ['Ai_no', 'a sign'],
])('refuses %j: %s', (name) => expect(faultOf(name)).toBe('error.name.characters'));

it('reads a postal code in full-width characters, as a Japanese keyboard types them', () => {
  const { postalCode } = profileUpdateBody.shape;
  expect(postalCode.parse('００１００')).toBe('00100');
  expect(postalCode.parse('　Ｈ２Ｘ　１Ｙ４ ')).toBe('H2X 1Y4');
});
