import { describe, expect, it } from 'vitest';
import { email, positiveAmount } from './shapes.ts';

it('accepts only amounts above zero with at most two decimal places', () => {
  expect([0.01, 50, 12.34].every((amount) => positiveAmount.safeParse(amount).success)).toBe(true);
  expect([0, -0.01, 0.001, '5'].filter((amount) => positiveAmount.safeParse(amount).success)).toEqual([]);
});

describe('email', () => {
  it.each([
    'aino@example.fi',
    'Aino.Virtanen+2@gmail.com',
    "o'brien_1@mail.example.co.uk",
    'aino@müller.fi',
    'aino@xn--mller-kva.fi',
    'aino@例え.テスト',
    'a@b.xn--p1ai',
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
  ])('refuses %s', (_what, value) => expect(email.safeParse(value).success).toBe(false));
});
