import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import type { Env } from './env.ts';
import { signedCookie } from './signed-cookie.ts';

const env = { cookieSecrets: ['a secret'], siteOrigins: ['https://site.test'] } as unknown as Env;
let now = 1_700_000_000_500;
const clock = { now: () => new Date(now) };
const device = signedCookie(env, clock, { name: 'a', purpose: 'device cookies' });
const bank = signedCookie(env, clock, { name: 'a', purpose: 'bank session cookies' });
const holding = (cookies: Record<string, string>) => ({ cookies }) as unknown as FastifyRequest;
const given = (cookie: typeof device, id: string, seconds: number) => {
  const set: { value?: string; options?: object } = {};
  cookie.set(
    {
      setCookie: (_: string, value: string, options: object) => Object.assign(set, { value, options }),
    } as unknown as FastifyReply,
    id,
    seconds,
  );
  return { value: set.value ?? '', options: set.options };
};

it('is read again until its end, which the visitor cannot move', () => {
  const { value, options } = given(device, 'one', 60);
  expect(options).toEqual({ path: '/api', httpOnly: true, sameSite: 'lax', secure: true, maxAge: 60 });
  expect(device.idOf(holding({ a: value }))).toBe('one');
  expect(device.idOf(holding({ a: value.replace(/\.\d+\./, '.9999999999.') }))).toBeNull();
  now += 60_000;
  expect(device.idOf(holding({ a: value }))).toBeNull();
});

it('is nothing without its signature, under another id, or as a cookie of another purpose', () => {
  const { value } = given(device, 'one', 60);
  for (const a of ['', 'one', 'one.9999999999', 'one.9999999999.x', value.replace('one', 'two')])
    expect(device.idOf(holding({ a }))).toBeNull();
  expect(bank.idOf(holding({ a: value }))).toBeNull();
  expect(device.idOf(holding({}))).toBeNull();
});
