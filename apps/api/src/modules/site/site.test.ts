import { IDENTITY_COOKIE_SECONDS } from '@baize/contracts/site';
import { COUNTRY_CODES } from '@baize/brand';
import { isOpenToRegistration, type CountryRecord } from '@baize/brand/country-record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayRegister } from '../identity/index.ts';
import { buildTestApp, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';

describe('location and identity cookies (A§3)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());
  const HERE = {
    'x-edge-country': 'FI',
    'x-edge-region': '08',
    'x-edge-city': encodeURIComponent('Jyväskylä'),
    'x-edge-ip': '192.0.2.7',
    sitecontext: JSON.stringify({ siteId: 5, brand: 'northlight', market: 'fi-FI' }),
  };
  const cookies = async (headers: Record<string, string>) => {
    const answer = await test.app.inject({ url: '/api/v1/site/location', headers });
    return {
      status: answer.statusCode,
      body: answer.json<object>(),
      byName: new Map(answer.cookies.map((cookie) => [cookie.name, cookie])),
    };
  };

  it('contain the detected location, also in other sites’ frames, and are hidden from scripts', async () => {
    const { byName, body } = await cookies(HERE);
    expect(body).toEqual({ ipAddress: '192.0.2.7', countryCode: 'FI', city: 'Jyväskylä', regionCode: '08' });
    expect(['ip-address', 'country-code', 'city', 'region-code'].map((name) => byName.get(name)?.value)).toEqual([
      '192.0.2.7',
      'FI',
      'Jyväskylä',
      '08',
    ]);
    for (const cookie of byName.values())
      expect(cookie).toMatchObject({ secure: true, sameSite: 'None', httpOnly: true, path: '/' });
    const identity = byName.get('identity');
    expect(identity?.maxAge).toBe(31_536_000);
    const held = JSON.parse(identity?.value ?? '{}') as { exp: number };
    expect(held).toEqual({
      country_code: 'FI',
      province_code: '08',
      exp: expect.any(Number) as number,
      language_code: 'FI',
    });
    expect(Math.abs(held.exp - IDENTITY_COOKIE_SECONDS - Date.now() / 1000)).toBeLessThan(60);
  });

  it('are removed if nothing is known', async () => {
    const { byName } = await cookies({});
    for (const name of ['country-code', 'city', 'region-code'])
      expect(byName.get(name)).toMatchObject({ value: '', expires: new Date(0) });
    expect(JSON.parse(byName.get('identity')?.value ?? '{}')).toMatchObject({
      country_code: null,
      province_code: null,
      language_code: 'EN',
    });
  });

  it.each([
    'country-code=US; identity={"country_code":"US"}',
    'country-code=FI%',
    'identity=%7B%7B%7B',
    'identity=null; identity=[]',
    '=; ;;; = ; country-code',
    'city=%E0%A4%A',
    '__proto__=1; constructor=2; toString=3',
    `ip-address=${'9'.repeat(4000)}`,
    'ip-address=198.51.100.1%0d%0aSet-Cookie:%20x=1',
    'region-code="; Path=/; Domain=evil.example',
    'country-code=<script>',
    'baize_registration=..; identity=\u00ff',
  ])('decide nothing and break nothing as %j', async (cookie) => {
    const { status, body, byName } = await cookies({ ...HERE, cookie });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ipAddress: '192.0.2.7', countryCode: 'FI' });
    expect([...byName.keys()].sort()).toEqual(['city', 'country-code', 'identity', 'ip-address', 'region-code']);
    const context = await test.app.inject({ url: '/api/v1/player/access/context', headers: { ...HERE, cookie } });
    expect(context.json()).toMatchObject({ access: 'allowed', countryCode: 'FI' });
  });
});

describe('country settings (A§3 Country record, A§7)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());
  const settings = (query: string, market = 'fi-FI') =>
    test.app.inject({
      url: `/api/v1/site/country-settings?${query}`,
      headers: { sitecontext: JSON.stringify({ siteId: 5, brand: 'northlight', market }) },
    });

  it('are the record of one country, in the language of the site', async () => {
    const answer = await settings('siteId=5&countryCode=CA');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      code: 'CA',
      name: 'Kanada',
      isd: '+1',
      currency: 'CAD',
      active: true,
      allowed: true,
      location: { lat: 43.65, lon: -79.38 },
      removeCountryFromRegistration: false,
    });
  });
  it('agree with the sign-up about every country, in every market', async () => {
    const brand = test.app.brands.get('northlight');
    for (const code of COUNTRY_CODES) {
      const record = (await settings(`siteId=5&countryCode=${code}`, 'en-UN')).json<CountryRecord>();
      expect(isOpenToRegistration(record), code).toBe(mayRegister(code, test.app.brands.marketOfCountry(brand, code)));
    }
  });
  it('answer visitors from a country that we may not serve, who need to know', async () => {
    const answer = await test.app.inject({
      url: '/api/v1/site/country-settings?siteId=5&countryCode=US',
      headers: { 'x-edge-country': 'US' },
    });
    expect([answer.statusCode, answer.json<CountryRecord>().allowed]).toEqual([200, false]);
  });
  it.each([
    ['siteId=5&countryCode=QQ', 404],
    ['siteId=5&countryCode=fi', 400],
    ['siteId=5&countryCode=FIN', 400],
    ['siteId=6&countryCode=FI', 400],
    ['countryCode=FI', 400],
    ['siteId=5', 400],
    ['siteId=5&countryCode=__proto__', 400],
  ])('refuse %s with %i', async (query, status) => expect((await settings(query)).statusCode).toBe(status));
});

describe('the answer for a page that stands before the app', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());
  const visit = (country: string) =>
    test.app.inject({
      url: '/api/v1/site/visit',
      headers: { 'x-edge-country': country, 'x-edge-region': '08', 'x-edge-ip': '192.0.2.7' },
    });

  it('says where the visitor is and that they may be served, in one call that also sets the location cookies', async () => {
    const answer = await visit('FI');
    expect(answer.json()).toEqual({ access: 'allowed', countryCode: 'FI', regionCode: '08', maintenance: false });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.cookies.map(({ name }) => name).sort()).toEqual([
      'city',
      'country-code',
      'identity',
      'ip-address',
      'region-code',
    ]);
  });

  it('says that a country is not served, and that the site is in maintenance', async () => {
    await test.operator().call('PATCH', '/flags', { maintenance: true });
    expect((await visit('US')).json()).toMatchObject({ access: 'restricted', maintenance: true });
  });
});

describe('maintenance', () => {
  let test: TestApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await buildTestApp();
    player = await test.player();
  });
  afterAll(() => test.close());
  const change = (payload: object) => test.operator().call('PATCH', '/flags', payload);
  const flags = async () =>
    (await test.app.inject('/api/v1/site/flags')).json<{
      flags: Record<string, boolean>;
      maintenanceUntil: string | null;
    }>();
  const balance = () => test.app.inject({ url: '/api/v1/player/wallet', headers: player.headers });

  it('is announced with its expected end, which disappears afterwards', async () => {
    const until = '2026-11-21T14:30:00.000Z';
    expect((await change({ maintenance: true, maintenanceUntil: until })).json()).toMatchObject({
      maintenance: true,
      maintenanceUntil: until,
    });
    expect(await flags()).toMatchObject({ flags: { maintenance: true, playSlugRoute: true }, maintenanceUntil: until });
    expect((await change({ maintenanceUntil: null })).json()).toMatchObject({
      maintenance: true,
      maintenanceUntil: null,
    });
    await change({ maintenanceUntil: until });
    expect((await change({ playSlugRoute: false })).json()).toMatchObject({
      playSlugRoute: false,
      maintenanceUntil: until,
    });
    await change({ maintenance: false, playSlugRoute: true });
    expect(await flags()).toMatchObject({ flags: { maintenance: false }, maintenanceUntil: null });
    await change({ maintenance: true });
    expect((await flags()).maintenanceUntil).toBeNull();
    await change({ maintenance: false });
  });

  it('refuses an end in the past or an invalid time', async () => {
    for (const maintenanceUntil of ['2026-11-21T11:59:59.000Z', 'soon', '']) {
      const answer = await change({ maintenance: true, maintenanceUntil });
      expect([maintenanceUntil, answer.statusCode]).toEqual([maintenanceUntil, 400]);
    }
    expect((await flags()).flags['maintenance']).toBe(false);
  });

  it('answers 503 to visitors and players, but lets status calls and operators through', async () => {
    expect((await balance()).statusCode).toBe(200);
    await change({ maintenance: true, maintenanceUntil: '2026-11-21T12:10:00.000Z' });
    const refused = await balance();
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      503,
      '600',
      expect.objectContaining({ code: 'error.maintenance', details: { until: '2026-11-21T12:10:00.000Z' } }),
    ]);
    expect((await test.app.inject('/api/v1/player/markets/risk-setting?countryCode=FI')).statusCode).toBe(503);
    for (const url of [
      '/api/v1/site/flags',
      '/api/v1/site/location',
      '/api/v1/site/visit',
      '/api/v1/player/access/context',
      '/health',
      '/ready',
    ])
      expect([url, (await test.app.inject(url)).statusCode]).toEqual([url, 200]);
    expect(
      (await test.app.inject({ method: 'POST', url: '/api/v1/player/sign_out', headers: player.headers })).statusCode,
    ).toBeLessThan(300);
    const stopping = await test.player();
    expect(
      (await test.app.inject({ method: 'POST', url: '/api/v1/player/timeout/cooling', headers: stopping.headers }))
        .statusCode,
    ).toBe(200);
    test.advance(20 * 60_000);
    expect((await balance()).headers['retry-after']).toBe('30');
    await change({ maintenance: false });
    expect((await balance()).statusCode).not.toBe(503);
  });
});
