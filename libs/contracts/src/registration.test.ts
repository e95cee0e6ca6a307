import { describe, expect, it } from 'vitest';
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
  ["'t Hooft", "'t Hooft"],
  ['’s-Gravesande', "'s-Gravesande"],
  ['O’Brien', "O'Brien"],
  ['O‘Brien', "O'Brien"],
  ['O´Brien', "O'Brien"],
  ['O`Brien', "O'Brien"],
  ['Jean‐Luc', 'Jean-Luc'],
  ['Jean\u2011Luc', 'Jean-Luc'],
  ['ジョン･ポール', 'ジョン・ポール'],
  ['Kaʻiulani', 'Kaʻiulani'],
])('stores %s as %s', (typed, stored) => expect(registrationBody.shape.lastName.parse(typed)).toBe(stored));

it.each([
  ['Аino', 'a Cyrillic letter'],
  ['Αino', 'a Greek letter'],
  ['Niеmi', 'a Cyrillic letter inside'],
  ['ꭺino', 'a Cherokee letter'],
  ['Ainoさ', 'Latin and Hiragana'],
  ['ꓮꓲꓠꓳ', 'an alphabet of look-alikes'],
  ['Aino·Νiemi', 'a Greek letter behind a middle dot'],
  ['Aino・Niemi', 'a Japanese middle dot between Latin letters'],
  ["'Аino", 'a Cyrillic letter behind an apostrophe'],
  ['Ainoعلی', 'Latin and Arabic'],
  ['Aino\u200cعلی', 'Latin joined to Arabic'],
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
  ['Ai\u200cno', 'a joiner between Latin letters'],
  ['Ai\u200dno', 'a joiner between Latin letters'],
  ['Аи\u200dно', 'a joiner between Cyrillic letters'],
  ['山\u200d田', 'a joiner between Japanese letters'],
  ['علی\u200c', 'a joiner at the end'],
  ['\u200cعلی', 'a joiner at the start'],
  ['علی\u200c\u200cرضا', 'two joiners'],
  ['علی\u200bرضا', 'a zero-width space between Arabic letters'],
  ['علی\u3164رضا', 'a Hangul filler between Arabic letters'],
  ['علی\u061cرضا', 'a direction mark'],
  ['·Aino', 'a middle dot at the start'],
  ['Aino·', 'a middle dot at the end'],
  ['Ai··no', 'two middle dots'],
  ["''Aino", 'two apostrophes at the start'],
  ["'", 'an apostrophe alone'],
  ['-Aino', 'a hyphen at the start'],
])('refuses %j: %s', (name) => expect(faultOf(name)).toBe('error.name.characters'));

it('reads a postal code in full-width characters, as a Japanese keyboard types them', () => {
  const { postalCode } = profileUpdateBody.shape;
  expect(postalCode.parse('００１００')).toBe('00100');
  expect(postalCode.parse('　Ｈ２Ｘ　１Ｙ４ ')).toBe('H2X 1Y4');
});

describe('an address', () => {
  const { address, city } = profileUpdateBody.shape;
  it.each([
    ['Mannerheimintie 12 A 4', 'Helsinki'],
    ['220, rue Saint-Paul Ouest', 'Montréal'],
    ['千代田1-1', '東京'],
    ['Ulica św. Jana 3/5', 'Łódź'],
  ])('may be %s in %s', (street, town) => {
    expect([address.parse(street), city.parse(town)]).toEqual([street, town]);
  });
  it('loses what cannot be seen', () => {
    expect(address.parse('\u200bMain\u00ad Street 1\u2060 ')).toBe('Main Street 1');
    expect(city.parse('Hel\u200bsinki')).toBe('Helsinki');
  });
  it.each(['<b>Main Street 1</b>', '\u200b\u200b\u200b', '---', '   '])('is not %j', (text) => {
    expect(address.safeParse(text).success).toBe(false);
    expect(city.safeParse(text).success).toBe(false);
  });
  it.each(['123', '１２３', '-'])('has a city with a letter, not %s', (text) => {
    expect(city.safeParse(text).error?.issues[0]?.message).toBe('error.city.required');
  });
});
