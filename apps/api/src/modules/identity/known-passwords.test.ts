import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@baize/contracts/demo-players';
import { knownPasswords, packPasswords, shippedPasswords } from './known-passwords.ts';

const hash = (password: string) =>
  createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest('hex').slice(0, 8);

describe('known passwords (ruling 31)', () => {
  it('has every packed password, in any capitals, and no other', () => {
    const passwords = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 60 });
    fc.assert(
      fc.property(passwords, fc.string({ maxLength: 20 }), (listed, other) => {
        const known = knownPasswords(packPasswords(listed));
        for (const password of listed) expect(known.has(password)).toBe(true);
        expect(known.has(other)).toBe(listed.some((password) => hash(password) === hash(other)));
      }),
    );
  });
  it('answers by the first digits of a hash as it does by the password', () => {
    const known = shippedPasswords();
    for (const password of ['password123', 'Qwerty12345', 'manchester1', 'not on any list, surely']) {
      const digits = hash(password);
      expect(known.suffixesOf(digits.slice(0, 3)).includes(digits.slice(3))).toBe(known.has(password));
    }
    expect(known.suffixesOf('fff').length).toBeGreaterThan(5);
  });
  it.each(['password123', 'PASSWORD123', '1234567890', 'qwertyuiop', 'iloveyou123', '1q2w3e4r5t'])(
    'knows %s',
    (password) => expect(shippedPasswords().has(password)).toBe(true),
  );
  it.each([DEMO_PASSWORD, 'lantern over water 7', 'correct horse battery'])('does not know %s', (password) =>
    expect(shippedPasswords().has(password)).toBe(false),
  );
});
