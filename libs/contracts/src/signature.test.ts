import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isV1Only, sign, SIGNATURE_TOLERANCE_SECONDS, verify } from './signature.ts';

const now = new Date('2026-11-21T12:00:00Z');
const CALL = 'POST /api/v1/x';

it('is the HMAC that the header’s description specifies', async () => {
  const time = now.getTime() / 1000;
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode('secret'), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const mac = Buffer.from(
    await crypto.subtle.sign('HMAC', key, text.encode(`${time}.POST /api/v1/x.{"a":"ä"}`)),
  ).toString('hex');
  expect(sign('secret', CALL, '{"a":"ä"}', now)).toBe(`t=${time},v2=${mac}`);
});

it('is valid only for the same bytes and secret, within five minutes either way', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string({ minLength: 1 }),
      fc.integer({ min: -600, max: 600 }),
      (body, secret, seconds) => {
        const header = sign(secret, CALL, body, now);
        const later = new Date(now.getTime() + seconds * 1000);
        expect(verify(secret, CALL, body, header, later)).toBe(
          Math.abs(seconds) <= SIGNATURE_TOLERANCE_SECONDS ? null : 'too_old',
        );
        expect(verify(`${secret}x`, CALL, body, header, now)).toBe('wrong');
        for (const other of ['PUT /api/v1/x', 'POST /api/v1/y', `POST /api/v1/x.${body}`] as const)
          expect(verify(secret, other, body, header, now)).toBe('wrong');
        expect(verify(secret, CALL, `${body} `, header, now)).toBe('wrong');
        expect(
          verify(
            secret,
            CALL,
            body,
            header.replace(/t=(\d+)/, (_whole, time: string) => `t=${Number(time) + 1}`),
            now,
          ),
        ).toBe('wrong');
      },
    ),
  );
});

it.each([
  [undefined, 'missing'],
  ['', 'missing'],
  ['t=1', 'malformed'],
  ['t=1,v2=zz', 'malformed'],
  [`t=,v2=${'0'.repeat(64)}`, 'malformed'],
  [`t=1,v2=${'0'.repeat(64)}`, 'wrong'],
])('refuses %s', (header, fault) => {
  expect(verify('secret', CALL, '', header, now)).toBe(fault);
});

it('is valid by any of several secrets, and not by one that has been removed', () => {
  const [byOld, byNew] = ['old', 'new'].map((secret) => sign(secret, CALL, '{}', now));
  const faults = (secrets: readonly string[]) =>
    [byOld, byNew].map((header) => verify(secrets, CALL, '{}', header, now));
  expect(faults(['old'])).toEqual([null, 'wrong']);
  expect(faults(['new', 'old'])).toEqual([null, null]);
  expect(faults(['new'])).toEqual(['wrong', null]);
  expect(faults([])).toEqual(['wrong', 'wrong']);
});

describe('the older signature, over the body only', () => {
  const time = String(now.getTime() / 1000);
  const v1 = `v1=${createHmac('sha256', 'secret').update(`${time}.{}`).digest('hex')}`;
  const [, v2 = ''] = sign('secret', CALL, '{}', now).split(',');
  const check = (header: string, acceptsV1: boolean, at = now) => verify('secret', CALL, '{}', header, at, acceptsV1);

  it('counts only where it is accepted, and for as long as the newer one', () => {
    expect([check(`t=${time},${v1}`, false), check(`t=${time},${v1}`, true)]).toEqual(['outdated', null]);
    expect(check(`t=${time},${v1}`, true, new Date(now.getTime() + 301_000))).toBe('too_old');
    expect(verify('other', CALL, '{}', `t=${time},${v1}`, now, true)).toBe('wrong');
    expect(verify('secret', CALL, '{ }', `t=${time},${v1}`, now, true)).toBe('wrong');
  });
  it('may stand before the newer one, which decides', () => {
    for (const acceptsV1 of [true, false]) {
      expect(check(`t=${time},${v1},${v2}`, acceptsV1)).toBeNull();
      expect(check(`t=${time},${v1},v2=${'0'.repeat(64)}`, acceptsV1)).toBe('wrong');
      expect(check(`t=${time},v1=${'0'.repeat(64)},${v2}`, acceptsV1)).toBeNull();
      // One is not worth anything as the other.
      expect(check(`t=${time},${v1.replace('v1', 'v2')}`, acceptsV1)).toBe('wrong');
    }
    expect(check(`t=${time},${v2.replace('v2', 'v1')}`, true)).toBe('wrong');
  });
  it('is recognised', () => {
    expect([`t=1,${v1}`, `t=1,${v1},${v2}`, `t=1,${v2}`].map(isV1Only)).toEqual([true, false, false]);
  });
});
