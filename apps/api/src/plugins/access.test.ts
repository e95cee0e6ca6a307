import { BLOCKED_COUNTRIES, isCountryServed, MARKETS } from '@baize/brand';
import { defineRoute } from '@baize/contracts/route';
import fp from 'fastify-plugin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/buildTestApp.ts';
import { DETAILS, solvedCaptcha } from '../testing/registration.ts';
import { decideAccess } from './access.ts';
import { route } from './contract-routes.ts';
import { readIpList } from './ip-list.ts';

const listed = (text: string) => {
  const list = readIpList(text);
  if (!list) throw new Error(`${text} could not be read`);
  return list;
};

describe('lists of addresses', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7', true],
    ['192.0.2.7', '192.0.2.8', false],
    ['192.0.2.0/24', '192.0.2.255', true],
    ['192.0.2.0/24', '192.0.3.0', false],
    ['2001:db8::/32', '2001:DB8:1:0:0:0:0:9', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['2001:db8::1', '2001:db8::1%eth0', true],
    ['203.0.113.10 to 203.0.113.20', '203.0.113.20', true],
    ['203.0.113.10-203.0.113.20', '203.0.113.21', false],
    ['2001:db8::a to 2001:db8::f', '2001:db8::b', true],
    ['192.0.2.0/24', '::ffff:192.0.2.9', true],
    ['192.0.2.0/24', '::ffff:c000:209', true],
    ['::ffff:192.0.2.9', '192.0.2.9', true],
    [' 192.0.2.1 , 2001:db8::1,', '2001:db8::1', true],
    ['loopback', '127.0.0.53', true],
    ['loopback', '::1', true],
    ['loopback, uniquelocal', '10.1.2.3', true],
    ['', '192.0.2.7', false],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['0.0.0.0/0', 'not an address', false],
    ['0.0.0.0/0', '', false],
  ])('%j contains %s: %s', (text, address, contained) => expect(listed(text).has(address)).toBe(contained));
  it.each([
    'rubbish',
    '192.0.2.0/33',
    '2001:db8::/129',
    '192.0.2.300',
    '192.0.2.9 to 192.0.2.1',
    '192.0.2.1 to 2001:db8::1',
    '192.0.2.1/2/3',
    '192.0.2.1/',
    '192.0.2.1 192.0.2.2',
    '*',
    '192.0.2.1, and some more',
  ])('rejects %j as a whole', (text) => expect(readIpList(text)).toBeNull());
});

describe('access verdict', () => {
  const lists = {
    allowList: listed('198.51.100.0/24, 203.0.113.15'),
    blockedRanges: listed('203.0.113.10 to 203.0.113.20'),
  };
  it.each([
    ['192.0.2.1', 'FI', 'allowed', 'country'],
    ['192.0.2.1', 'US', 'restricted', 'country'],
    ['192.0.2.1', null, 'allowed', 'unknown_country'],
    ['192.0.2.1', 'QQ', 'allowed', 'country'],
    ['203.0.113.11', 'FI', 'blocked', 'ip_range'],
    ['203.0.113.11', 'US', 'blocked', 'ip_range'],
    ['203.0.113.21', 'FI', 'allowed', 'country'],
    ['203.0.113.15', 'US', 'allowed', 'allow_list'],
    ['198.51.100.9', 'KP', 'allowed', 'allow_list'],
    ['', 'FI', 'blocked', 'ip_range'],
  ])('for %s in %s is %s because of %s', (ipAddress, countryCode, access, reason) => {
    expect(decideAccess({ ipAddress, countryCode, regionCode: null, city: null }, lists)).toMatchObject({
      access,
      reason,
      countryCode,
      ipAddress,
    });
  });
  it('admits an unreadable address while no range is blocked', () => {
    expect(
      decideAccess(
        { ipAddress: '', countryCode: null, regionCode: null, city: null },
        { allowList: listed(''), blockedRanges: listed('') },
      ),
    ).toMatchObject({ access: 'allowed' });
  });
  it('follows the country list and the country’s own market', () => {
    for (const code of BLOCKED_COUNTRIES) expect(isCountryServed(code), code).toBe(false);
    for (const code of ['FI', 'CA', 'NZ', 'MT', null, 'XK']) expect(isCountryServed(code), String(code)).toBe(true);
    const FI = MARKETS['FI'];
    if (!FI) throw new Error('no market FI');
    expect(isCountryServed('FI', { FI: { ...FI, isMarketEnabled: false } })).toBe(false);
  });
});

describe('access over the wire', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({
      env: {
        TRUST_PROXY: 'loopback',
        ACCESS_ALLOW_LIST: '198.51.100.0/24, 2001:db8:a::/48',
        ACCESS_BLOCKED_RANGES: '203.0.113.10 to 203.0.113.20, 2001:db8:b::1-2001:db8:b::ff',
      },
    });
  });
  afterAll(() => test.close());
  const context = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const answer = await test.app.inject({ url: '/api/v1/player/access/context', headers, remoteAddress });
    return {
      status: answer.statusCode,
      ...answer.json<{ access: string; reason: string; countryCode: string | null; ipAddress: string }>(),
    };
  };

  it('answers with the verdict, its reason and the location, and is never cached', async () => {
    const answer = await test.app.inject({
      url: '/api/v1/player/access/context',
      headers: { 'x-edge-country': 'US', 'x-edge-region': 'CA', 'x-edge-ip': '192.0.2.1' },
    });
    expect(answer.json()).toEqual({
      access: 'restricted',
      reason: 'country',
      countryCode: 'US',
      regionCode: 'CA',
      ipAddress: '192.0.2.1',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await context({ 'x-forwarded-for': '2001:db8:b::7' })).toMatchObject({
      access: 'blocked',
      reason: 'ip_range',
      ipAddress: '2001:db8:b::7',
    });
    expect(await context({ 'x-forwarded-for': '2001:0DB8:000A:0:0:0:0:1', 'x-edge-country': 'US' })).toMatchObject({
      access: 'allowed',
      reason: 'allow_list',
    });
    expect(await context({})).toMatchObject({ access: 'allowed', reason: 'unknown_country', countryCode: null });
  });

  it('ignores address and country headers unless our own proxy sent them', async () => {
    const spoofed = {
      'x-forwarded-for': '198.51.100.1',
      'x-edge-ip': '198.51.100.1',
      'x-edge-country': 'FI',
      'x-real-ip': '198.51.100.1',
      forwarded: 'for=198.51.100.1',
    };
    expect(await context(spoofed, '203.0.113.12')).toMatchObject({
      access: 'blocked',
      reason: 'ip_range',
      ipAddress: '203.0.113.12',
    });
    expect(await context(spoofed, '8.8.8.8')).toMatchObject({
      access: 'restricted',
      countryCode: 'US',
      ipAddress: '8.8.8.8',
    });
    // Our proxy appends the address it saw, so only the last entry counts; the visitor may have written the ones before
    // it.
    expect(await context({ 'x-forwarded-for': '198.51.100.1, 203.0.113.12' })).toMatchObject({
      access: 'blocked',
      ipAddress: '203.0.113.12',
    });
  });

  it.each([
    '',
    ' ',
    'not-an-address',
    '999.1.1.1',
    '1.2.3',
    '::gg',
    '%00',
    'null',
    '198.51.100.1; drop table players',
    '198.51.100.1/24',
    '[::1]',
    '0x7f.1',
    '198.51.100.1 198.51.100.2',
  ])('reads no address from %j', async (value) => {
    const { status, access, reason } = await context({
      'x-edge-ip': value,
      'x-edge-country': value,
      'x-edge-region': value,
      'x-edge-city': value,
      'x-forwarded-for': value,
    });
    expect(status).toBe(200);
    expect(reason).not.toBe('allow_list');
    expect(['allowed', 'blocked']).toContain(access);
  });

  it('refuses registration, game lookup and launch, and deposits', async () => {
    const player = await test.player();
    const from = async (headers: Record<string, string>) => {
      const codes = [];
      for (const { url, payload, signed } of [
        { url: '/player/registration', payload: { ...DETAILS, email: 'far@example.fi' }, signed: false },
        {
          url: '/game/detail/demo',
          payload: {
            countryCode: 'FI',
            currency: 'EUR',
            language: 'en',
            slug: 'x',
            platform: 'desktop',
            ip: '198.51.100.1',
            locale: 'en-UN',
            playerCountryCode: 'FI',
            enabled: true,
          },
          signed: false,
        },
        {
          url: '/sportsbook/context',
          payload: { product: 'sportsbook', platform: 'desktop', deepLinking: {} },
          signed: false,
        },
        {
          url: '/game/launch',
          payload: {
            isDemo: false,
            gameId: 'x',
            languageCode: 'en',
            currencyCode: 'EUR',
            channel: 'web',
            lobbyUrl: '/',
          },
          signed: true,
        },
        { url: '/player/wallet/deposit', payload: { amount: 20, paymentMethod: 'CREDITCARD' }, signed: true },
      ]) {
        const answer = await test.app.inject({
          method: 'POST',
          url: `/api/v1${url}`,
          payload,
          headers: {
            ...headers,
            ...(signed ? player.headers : {}),
            'x-captcha-token': await solvedCaptcha(test),
            'idempotency-key': 'key-0123456789',
          },
        });
        codes.push(answer.statusCode === 403 ? answer.json<{ code: string }>().code : answer.statusCode);
      }
      return codes;
    };
    expect(await from({ 'x-edge-country': 'US' })).toEqual(Array(5).fill('error.country.blocked'));
    expect(await from({ 'x-edge-ip': '203.0.113.11' })).toEqual(Array(5).fill('error.place.blocked'));
    for (const answer of await from({ 'x-edge-country': 'US', 'x-edge-ip': '198.51.100.3' }))
      expect(String(answer)).not.toMatch(/blocked/);
    for (const answer of await from({})) expect(String(answer)).not.toMatch(/blocked/);
  });

  it('refuses deposits by where a player lives, and never refuses withdrawals', async () => {
    const player = await test.player({ countryCode: 'US', currency: 'EUR' });
    const deposit = await test.app.inject({
      method: 'POST',
      url: '/api/v1/player/wallet/deposit',
      payload: { amount: 20, paymentMethod: 'CREDITCARD' },
      headers: { ...player.headers, 'x-edge-ip': '198.51.100.3', 'idempotency-key': 'key-0123456789' },
    });
    expect(deposit.json()).toMatchObject({ code: 'error.country.blocked', details: { countryCode: 'US' } });
    const check = await test.app.inject({
      method: 'POST',
      url: '/api/v1/player/wallet/withdrawal/request',
      payload: {},
      headers: { ...player.headers, 'x-edge-country': 'US' },
    });
    expect(check.body).not.toContain('blocked');
  });
});

describe('a new contract', () => {
  const contract = { id: 'probe', method: 'GET', base: 'v1', source: 'test', summary: 'Probe.' } as const;
  const forgotten = defineRoute({ ...contract, path: '/probe', auth: 'optional' });
  const chosen = defineRoute({
    ...contract,
    id: 'probeOpen',
    path: '/probe-open',
    auth: 'optional',
    anywhere: 'session',
  });
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({
      env: { ACCESS_BLOCKED_RANGES: '203.0.113.10 to 203.0.113.20' },
      modules: [
        {
          name: 'probe',
          plugin: fp(async (app) => {
            route(app, forgotten, () => undefined);
            route(app, chosen, () => undefined);
          }),
        },
      ],
    });
  });
  afterAll(() => test.close());
  const call = async (path: string, headers: Record<string, string>) => {
    const answer = await test.app.inject({ url: `/api/v1${path}`, headers });
    return answer.statusCode === 204 ? 204 : answer.json<{ code: string }>().code;
  };

  it('is refused from a blocked address, an unserved country, and to players who live in one', async () => {
    const abroad = await test.player({ countryCode: 'US', currency: 'EUR' });
    expect(await call('/probe', { 'x-edge-country': 'FI' })).toBe(204);
    expect(await call('/probe', { 'x-edge-country': 'US' })).toBe('error.country.blocked');
    expect(await call('/probe', { 'x-edge-ip': '203.0.113.11' })).toBe('error.place.blocked');
    expect(await call('/probe', { ...abroad.headers, 'x-edge-country': 'FI' })).toBe('error.country.blocked');
  });

  it('is answered everywhere once it states a reason', async () => {
    const abroad = await test.player({ countryCode: 'US', currency: 'EUR' });
    expect(await call('/probe-open', { 'x-edge-country': 'US' })).toBe(204);
    expect(await call('/probe-open', { 'x-edge-ip': '203.0.113.11' })).toBe(204);
    expect(await call('/probe-open', { ...abroad.headers, 'x-edge-country': 'US' })).toBe(204);
  });
});
