import { randomUUID } from 'node:crypto';
import { sign } from '@baize/contracts/signature';
import type { Highlight } from '@baize/contracts/sportsbook-feed';
import type { UserBalanceUpdate } from '@baize/contracts/sportsbook-wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_PERMISSIONS } from '../player/index.ts';
import { deposit } from '../wallet/index.ts';
import type { SportsbookVisit } from '../../ports/sportsbook/port.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

const BRAND = 'wireframe';
const EVENT: Highlight = {
  eventId: 'e1',
  path: { category: 'football' },
  sport: 'football',
  competitionName: 'Northern League',
  home: 'Lynx',
  away: 'Otters',
  startsAt: '2026-11-21T12:00:00Z',
  phase: 'LIVE',
  clock: '63’',
  score: { home: 1, away: 0 },
  markets: [],
};
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
  const told: UserBalanceUpdate[] = [];
  let asked = 0;
  const searched: string[] = [];
  const feedsAsked: (readonly string[])[] = [];
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
          highlights: async ({ excludedEvents }) => {
            asked += 1;
            feedsAsked.push(excludedEvents);
            if (fails) throw new Error('down');
            return [EVENT];
          },
          search: async (q, { excludedEvents }) => {
            searched.push(q);
            feedsAsked.push(excludedEvents);
            if (fails) throw new Error('down');
            return [{ kind: 'team', name: q, path: { category: 'football' } }];
          },
          balanceChanged: async (update) => {
            told.push(update);
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
    expect(visits.map(({ player }) => player?.playerId)).toEqual([undefined, playerId]);
    expect(visits[1]?.player).toMatchObject({ currency: 'EUR', country: 'FI' });
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

  it('gives an open frame another token, and only to those who may bet', async () => {
    const ask = (headers: Record<string, string>) => open(test, 'token', headers, { product: 'sportsbook' });
    const { headers } = await test.player({ brand: BRAND });
    const [first, second] = [await ask(headers), await ask(headers)];
    expect(first.json()).toMatchObject({ currency: 'EUR', language: 'EN', locale: 'en' });
    expect(second.json<{ token: string }>().token).not.toBe(first.json<{ token: string }>().token);
    expect((await ask({})).statusCode).toBe(401);
    const barred = await test.player({
      brand: BRAND,
      record: { permissions: { ...DEFAULT_PERMISSIONS, sports: false } },
    });
    expect((await ask(barred.headers)).statusCode).toBe(403);
  });

  it('playBeforeVerification: lets the site’s law ask for documents as well (ruling 22)', async () => {
    const { headers } = await test.player({ brand: BRAND, record: { kycStatus: 'NOT_VERIFIED' } });
    const ask = (market: string) =>
      open(
        test,
        'token',
        { ...headers, sitecontext: JSON.stringify({ siteId: 5, brand: BRAND, market }) },
        { product: 'sportsbook' },
      );
    expect((await ask('fi-FI')).statusCode).toBe(200);
    expect((await ask('de-JJ')).json()).toMatchObject({
      code: 'error.play.not_allowed',
      details: { reason: 'document' },
    });
  });

  it('virtualSportsAllowed: opens none on a Portuguese site, nor to a player from Portugal on another one', async () => {
    const at = (market: string) => ({ sitecontext: JSON.stringify({ siteId: 5, brand: BRAND, market }) });
    const virtuals = { product: 'virtuals', platform: 'desktop', deepLinking: {} };
    const finn = await test.player({ brand: BRAND });
    const portuguese = await test.player({ brand: BRAND, countryCode: 'PT' });
    const answers = async (product: 'sportsbook' | 'virtuals') => {
      const body = product === 'virtuals' ? virtuals : payload;
      const asked = [
        open(test, 'context', at('pt-PT'), body),
        open(test, 'login/context', { ...finn.headers, ...at('pt-PT') }, body),
        open(test, 'token', { ...finn.headers, ...at('pt-PT') }, { product }),
        open(test, 'login/context', { ...portuguese.headers, ...at('en-UN') }, body),
        open(test, 'token', { ...portuguese.headers, ...at('en-UN') }, { product }),
        open(test, 'login/context', { ...finn.headers, ...at('en-UN') }, body),
      ];
      return (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    };
    fails = false;
    expect(await answers('virtuals')).toEqual([404, 403, 404, 403, 403, 200]);
    expect(await answers('sportsbook')).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await test.app.playerAccess.mayPlay(portuguese.playerId, 'VIRTUAL_SPORTS')).toBe(false);
  });

  it('sportsBettingAllowed: opens no sport, and lets nobody bet, where a law forbids it', async () => {
    const { headers, playerId } = await test.player({ brand: BRAND });
    fails = false;
    const { lawOn } = test.app.brands;
    const strict = vi.spyOn(test.app.brands, 'lawOn').mockImplementation((...asked) => ({
      ...lawOn(...asked),
      sportsBettingAllowed: { value: false, source: 'a law' },
    }));
    expect((await open(test, 'login/context', headers)).statusCode).toBe(403);
    expect(await test.app.playerAccess.mayPlay(playerId, 'SPORTS', 'en-UN')).toBe(false);
    expect(await test.app.playerAccess.mayPlay(playerId, 'CASINO', 'en-UN')).toBe(true);
    strict.mockRestore();
    expect((await open(test, 'login/context', headers)).statusCode).toBe(200);
  });

  it('excludedEvents: gives a session those of the player’s home and of the site', async () => {
    const finn = await test.player({ brand: BRAND });
    const brazilian = await test.player({ brand: BRAND, countryCode: 'BR' });
    const excluded = async ({ headers, playerId }: typeof finn, market: string) => {
      test.advance(1000);
      const asked = { ...headers, sitecontext: JSON.stringify({ siteId: 5, brand: BRAND, market }) };
      expect((await open(test, 'token', asked, { product: 'sportsbook' })).statusCode).toBe(200);
      const [session] = await test.db.query<{ events: string[] }>(
        'select excluded_events as events from sports_session where player_id = $1 order by opened_at desc limit 1',
        [playerId],
      );
      return session?.events;
    };
    expect(await excluded(finn, 'en-UN')).toEqual([]);
    expect(await excluded(brazilian, 'en-UN')).toEqual(['youth']);
    expect((await excluded(finn, 'de-JJ'))?.sort()).toEqual(['amateur', 'youth']);
  });

  it('maximumStake: takes virtual sports under the stricter law of the player’s home and of the site (ruling 22)', async () => {
    const { headers, playerId } = await test.player({ brand: BRAND });
    const highest = async (market: string) => {
      test.advance(1000);
      const asked = { ...headers, sitecontext: JSON.stringify({ siteId: 5, brand: BRAND, market }) };
      expect((await open(test, 'token', asked, { product: 'virtuals' })).statusCode).toBe(200);
      const [session] = await test.db.query<{ stake: string | null }>(
        'select maximum_stake as stake from sports_session where player_id = $1 order by opened_at desc limit 1',
        [playerId],
      );
      return session && (session.stake === null ? null : Number(session.stake));
    };
    expect(await highest('fi-FI')).toBeNull();
    expect(await highest('de-JJ')).toBe(100);
  });

  it('asks the feed once every five seconds, and keeps what it knows while the feed is down', async () => {
    fails = false;
    const read = (path: string, brand = BRAND) =>
      test.app.inject({
        url: `/api/v1/sportsbook/${path}`,
        headers: { sitecontext: JSON.stringify({ siteId: 5, brand, market: 'en-UN' }) },
      });
    const [one] = await Promise.all([read('highlights'), read('highlights'), read('highlights')]);
    expect(one.json()).toEqual({ data: [EVENT], stale: false });
    expect(asked).toBe(1);
    fails = true;
    test.advance(31_000);
    expect((await read('highlights')).json()).toEqual({ data: [EVENT], stale: true });
    await read('highlights');
    expect(asked).toBe(2);
    expect((await read('search?q=lynx')).json()).toEqual({ data: [] });
    fails = false;
    expect((await read('search?q=lynx')).json()).toMatchObject({ data: [{ name: 'lynx' }] });
    // One answer serves everyone who types the same, and no failure is kept.
    await Promise.all(['Lynx', ' lynx '].map((q) => read(`search?q=${encodeURIComponent(q)}`)));
    expect(searched).toEqual(['lynx', 'lynx']);
    expect((await read('search?q=%20%20')).statusCode).toBe(400);
    // A brand without sports shows none.
    expect((await read('highlights', 'marigold')).json()).toEqual({ data: [], stale: false });
  });

  it('excludedEvents: hides from a player’s home page and search what the law of their home excludes', async () => {
    fails = false;
    const { headers } = await test.player({ brand: BRAND, record: { countryCode: 'BR' } });
    const sitecontext = JSON.stringify({ siteId: 5, brand: BRAND, market: 'en-UN' });
    test.advance(10_000);
    feedsAsked.length = 0;
    for (const path of ['highlights', 'search?q=lynx-of-home'])
      for (const more of [headers, {}]) {
        const url = `/api/v1/sportsbook/${path}`;
        expect((await test.app.inject({ url, headers: { ...more, sitecontext } })).statusCode).toBe(200);
      }
    expect(feedsAsked).toEqual([['youth'], [], ['youth'], []]);
  });

  it('tells the vendor a changed balance only while the player has the frame open', async () => {
    const { headers, playerId } = await test.player({ brand: BRAND });
    const pay = () =>
      test.app.wallet.move(deposit({ reference: randomUUID(), playerId, currency: 'EUR' }, 1000, 'SKRILL'));
    const own = () => told.filter(({ customerId }) => customerId === playerId);
    await pay();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(own()).toEqual([]);
    await open(test, 'login/context', headers);
    const body = JSON.stringify({ token: visits.at(-1)?.player?.token });
    const call = 'POST /api/v1/sportsbook/wallet/session';
    await test.app.inject({
      method: 'POST',
      url: call.slice(5),
      payload: body,
      headers: {
        'content-type': 'application/json',
        'x-baize-studio': 'sportsbook',
        'x-baize-signature': sign(test.env.studio.secretOf('sportsbook') ?? '', call, body),
      },
    });
    await pay();
    await vi.waitFor(() => expect(own()).toEqual([{ customerId: playerId, balance: 20, currency: 'EUR', version: 2 }]));
  });

  it('applies the law of the player’s home, whichever page they came from', async () => {
    const german = await test.player({ countryCode: 'DE', record: { kycStatus: 'NOT_VERIFIED' } });
    const answer = await open(test, 'login/context', {
      ...german.headers,
      sitecontext: JSON.stringify({ siteId: 5, brand: 'northlight', market: 'en-UN' }),
    });
    expect(answer.json()).toMatchObject({ code: 'error.play.not_allowed', details: { reason: 'document' } });
  });

  it.each([
    ['EDD_PENDING', 'document'],
    ['EDD_UNDER_REVIEW', 'document_review'],
  ] as const)('says what keeps a player at %s from betting (R29)', async (kycStatus, reason) => {
    const { headers } = await test.player({ brand: BRAND, record: { kycStatus } });
    expect((await open(test, 'login/context', headers)).json()).toMatchObject({
      code: 'error.play.not_allowed',
      details: { reason },
    });
  });

  it('refuses any other body', async () => {
    for (const body of [{}, { ...payload, product: 'bingo' }, { ...payload, deepLinking: { event: 'x'.repeat(121) } }])
      expect((await open(test, 'context', {}, body)).statusCode).toBe(400);
  });
});
