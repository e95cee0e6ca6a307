import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sign, SIGNATURE_TOLERANCE_SECONDS, verify } from './signature.ts';

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
