import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { betReference, readBetReference } from './betReference.ts';

it('names a bet the same way every time, and tens of thousands of bets each in their own', () => {
  const ids = Array.from({ length: 50_000 }, () => randomUUID());
  const references = ids.map(betReference);
  expect(references.every((each) => /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/.test(each))).toBe(true);
  expect(references).toEqual(ids.map(betReference));
  expect(new Set(references).size).toBe(ids.length);
  // Each place has each letter about as often: none of the bits is wasted.
  const first = new Set(references.map((each) => each.charAt(0)));
  const last = new Set(references.map((each) => each.at(-1)));
  expect([first.size, last.size]).toEqual([32, 32]);
});
it('reads a reference however it is written', () => {
  expect(readBetReference(' 7k3qf 09xmb ')).toBe('7K3QF-09XMB');
  expect(readBetReference('7K3QFO9XML')).toBe('7K3QF-09XM1');
  expect(readBetReference('7K3QF')).toBeNull();
  expect(readBetReference('UUUUU-UUUUU')).toBeNull();
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const reference = betReference(id);
      expect(readBetReference(reference.toLowerCase().replace('-', ''))).toBe(reference);
    }),
  );
});
