import { describe, expect, it } from 'vitest';
import { email } from './email.ts';
import { givenMoment } from './given-moment.ts';
import { oneTimeCode } from './one-time-code.ts';
import { positiveAmount } from './shapes.ts';

it('accepts only amounts above zero with at most two decimal places', () => {
  expect([0.01, 50, 12.34].every((amount) => positiveAmount.safeParse(amount).success)).toBe(true);
  expect([0, -0.01, 0.001, '5'].filter((amount) => positiveAmount.safeParse(amount).success)).toEqual([]);
});

it('reads a code as it is typed on any keyboard', () => {
  expect([' 123456 ', '１２３４５６'].map((typed) => oneTimeCode.parse(typed))).toEqual(['123456', '123456']);
  expect(['12345', '1234567', '12a456'].filter((typed) => oneTimeCode.safeParse(typed).success)).toEqual([]);
});

it.each([
  ['2027-02-28T00:00:00Z', true],
  ['2028-02-29T23:59:59.999+14:00', true],
  ['2027-12-31T23:30-09:30', true],
  ['2027-02-29T00:00:00Z', false],
  ['2027-02-30T00:00:00Z', false],
  ['2027-04-31T12:00:00Z', false],
  ['2027-04-00T12:00:00Z', false],
  ['2027-13-01T12:00:00Z', false],
  ['2027-04-01T25:00:00Z', false],
])('a given moment may be %s: %s', (moment, valid) => expect(givenMoment.safeParse(moment).success).toBe(valid));

describe('email', () => {
  it.each([
    'aino@example.fi',
    'Aino.Virtanen+2@gmail.com',
    "o'brien_1@mail.example.co.uk",
    'aino@müller.fi',
    'aino@xn--mller-kva.fi',
    'aino@例え.テスト',
    'a@b.xn--p1ai',
    'aino.@docomo.ne.jp',
    'Ai..no@docomo.ne.jp',
    'ai...no_1.@ezweb.ne.jp',
  ])('accepts %s', (value) => expect(email.safeParse(value).success).toBe(true));

  it.each([
    ['an invisible space', 'ai\u200bno@gmail.com'],
    ['a soft hyphen', 'aino@gm\u00adail.com'],
    ['a letter that nobody sees', 'aino@gmail\u3164.com'],
    ['a comment', 'aino(x)@gmail.com'],
    ['quotes', '"aino"@gmail.com'],
    ['angle brackets', '<aino@gmail.com>'],
    ['a scheme', 'mailto:aino@gmail.com'],
    ['a letter like another in the name', 'aino\u212a@gmail.com'],
    ['accents in the name', 'aïno@gmail.com'],
    ['two dots', 'ai..no@gmail.com'],
    ['a dot at the end of the name', 'aino.@gmail.com'],
    ['two addresses', 'aino@gmail.com,x@gmail.com'],
    ['an address as the domain', 'aino@[127.0.0.1]'],
    ['a domain of one part', 'aino@localhost'],
    ['a hyphen at the end of a label', 'aino@gmail-.com'],
    ['two signs', 'a@b@gmail.com'],
    ['letters with marks before the sign', 'müller@example.de'],
    ['a dot at the start, at a carrier', '.aino@docomo.ne.jp'],
    ['dots in a row below a carrier', 'ai..no@x.docomo.ne.jp'],
    ['dots in a row at a domain that ends alike', 'ai..no@notdocomo.ne.jp'],
    ['an invisible space at a carrier', 'ai\u200bno.@docomo.ne.jp'],
  ])('refuses %s', (_what, value) => expect(email.safeParse(value).success).toBe(false));
});
