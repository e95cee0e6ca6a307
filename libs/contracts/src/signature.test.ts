import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sign, SIGNATURE_TOLERANCE_SECONDS, verify } from './signature.ts';

const now = new Date('2026-11-21T12:00:00Z');

it('is the HMAC that the header’s description says', async () => {
  const time = now.getTime() / 1000;
  expect(await sign('secret', '{"a":"ä"}', now)).toBe(`t=${time},v1=${createHmac('sha256', 'secret').update(`${time}.{"a":"ä"}`).digest('hex')}`);
});

it('holds for these bytes, this secret and five minutes either way', async () => {
  await fc.assert(fc.asyncProperty(fc.string(), fc.string({ minLength: 1 }), fc.integer({ min: -600, max: 600 }), async (body, secret, seconds) => {
    const header = await sign(secret, body, now);
    const later = new Date(now.getTime() + seconds * 1000);
    expect(await verify(secret, body, header, later)).toBe(Math.abs(seconds) <= SIGNATURE_TOLERANCE_SECONDS ? null : 'too_old');
    expect(await verify(`${secret}x`, body, header, now)).toBe('wrong');
    expect(await verify(secret, `${body} `, header, now)).toBe('wrong');
    expect(await verify(secret, body, header.replace(/t=(\d+)/, (_whole, time: string) => `t=${Number(time) + 1}`), now)).toBe('wrong');
  }));
});

it.each([[undefined, 'missing'], ['', 'missing'], ['t=1', 'malformed'], ['t=1,v1=zz', 'malformed'], [`t=,v1=${'0'.repeat(64)}`, 'malformed'], [`t=1,v1=${'0'.repeat(64)}`, 'wrong']])('refuses %s', async (header, fault) => {
  expect(await verify('secret', '', header, now)).toBe(fault);
});
