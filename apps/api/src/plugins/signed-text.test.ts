import { describe, expect, it } from 'vitest';
import { decoded, encoded, signedText, verifiedText } from './signed-text.ts';

const now = { cookieSecrets: ['a secret'] } as const;
const changing = { cookieSecrets: ['the next secret', 'a secret'] } as const;
const later = { cookieSecrets: ['the next secret'] } as const;

describe('a signed text', () => {
  const value = signedText(now, 'bank tickets', 'one.two');

  it('is read again, also while the secret changes', () => {
    expect(verifiedText(now, 'bank tickets', value)).toBe('one.two');
    expect(verifiedText(changing, 'bank tickets', value)).toBe('one.two');
  });

  it('is nothing for another purpose, another secret, another text, or without its signature', () => {
    expect(verifiedText(now, 'socket tokens', value)).toBeNull();
    expect(verifiedText(later, 'bank tickets', value)).toBeNull();
    expect(verifiedText(now, 'bank tickets', value.replace('one', 'two'))).toBeNull();
    for (const other of ['', '.', 'one.two', 'one.two.', value.slice(0, -1)])
      expect(verifiedText(now, 'bank tickets', other)).toBeNull();
  });

  it('has one spelling', () => {
    const last = value.at(-1) ?? '';
    // The last character of the 43 carries two bits that decoders ignore.
    const others = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].filter(
      (each) => each !== last,
    );
    for (const each of others) expect(verifiedText(now, 'bank tickets', value.slice(0, -1) + each)).toBeNull();
    expect(verifiedText(now, 'bank tickets', `${value}=`)).toBeNull();
  });
});

it('encodes a value without the sign that separates the signature', () => {
  const value = { playerId: 'p.1', after: ['2026-11-21', 4], name: 'Å' };
  expect(encoded(value)).not.toContain('.');
  expect(decoded(encoded(value))).toEqual(value);
});
