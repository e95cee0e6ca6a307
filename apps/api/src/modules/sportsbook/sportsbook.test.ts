import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_PERMISSIONS } from '../player/index.ts';
import type { SportsbookVisit } from '../../ports/sportsbook/port.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

const BRAND = 'wireframe';
const payload = { product: 'sportsbook', platform: 'desktop', deepLinking: { category: 'football' } };
const open = (test: TestApp, path: string, headers: Record<string, string> = {}, body: object = payload) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/sportsbook/${path}`,
    // A brand that offers sport.
    headers: { sitecontext: JSON.stringify({ siteId: 5, brand: BRAND, market: 'en-UN' }), ...headers },
    payload: body,
  });

describe('without a vendor', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());

  it('is closed and says so', async () => {
    const { headers } = await test.player({ brand: BRAND });
    for (const answer of [await open(test, 'context'), await open(test, 'login/context', headers)]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ iframeUrl: null });
    }
    expect((await open(test, 'login/context')).statusCode).toBe(401);
  });
});

describe('with a vendor', () => {
  let test: TestApp;
  const visits: SportsbookVisit[] = [];
  let fails = false;
  beforeAll(async () => {
    test = await buildTestApp({
      ports: {
        sportsbook: {
          open: async (visit) => {
            visits.push(visit);
            if (fails) throw new Error('down');
            return 'https://sports.example/frame';
          },
        },
      },
    });
  });
  afterAll(() => test.close());

  it('sends the vendor player and destination, and never presents a visitor as a player', async () => {
    const { headers, playerId } = await test.player({ brand: BRAND });
    expect((await open(test, 'context', headers)).json()).toEqual({ iframeUrl: 'https://sports.example/frame' });
    await open(test, 'login/context', headers);
    expect(visits.map((visit) => visit.playerId)).toEqual([null, playerId]);
    expect(visits[1]).toMatchObject({ product: 'sportsbook', deepLinking: { category: 'football' } });
  });

  it('refuses players without sports access, and survives a vendor failure', async () => {
    const { headers } = await test.player({
      brand: BRAND,
      record: { permissions: { ...DEFAULT_PERMISSIONS, sports: false } },
    });
    expect((await open(test, 'login/context', headers)).json()).toMatchObject({ code: 'error.play.not_allowed' });
    fails = true;
    expect((await open(test, 'context')).json()).toMatchObject({
      code: 'error.sportsbook.unavailable',
      details: { reason: 'vendor' },
    });
  });

  it('applies the law of the player’s home, whichever page they came from', async () => {
    const german = await test.player({ countryCode: 'DE', record: { kycStatus: 'NOT_VERIFIED' } });
    const answer = await open(test, 'login/context', {
      ...german.headers,
      sitecontext: JSON.stringify({ siteId: 5, brand: 'northlight', market: 'en-UN' }),
    });
    expect(answer.json()).toMatchObject({ code: 'error.play.not_allowed' });
  });

  it('refuses any other body', async () => {
    for (const body of [{}, { ...payload, product: 'bingo' }, { ...payload, deepLinking: { event: 'x'.repeat(121) } }])
      expect((await open(test, 'context', {}, body)).statusCode).toBe(400);
  });
});
