import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_SECRETS } from '@baize/contracts/demo-secrets';
import { HEADERS } from '@baize/contracts/route';
import { sign } from '@baize/contracts/signature';
import { highlightsFeed, iframeContextAnswer, sportsSearchFeed } from '@baize/contracts/sportsbook-wire';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { Refusal } from '../refusals.ts';
import { betReference } from './bets/betReference.ts';
import type { Statistics } from './model/statistics.ts';
import { registerSportsbook } from './sportsbookPlugin.ts';
import { fakeSportsbookWallet } from './testing/fakeSportsbookWallet.ts';
import type { BetView, BuilderPrice, EventPage, EventView, SessionReply } from './wire.ts';

const SITE = 'http://localhost:4200';
const CUSTOMER = '00000000-0000-4000-8000-000000000002';
const own = { host: '127.0.0.1:4400', 'x-sandbox-page': '1', 'sec-fetch-site': 'same-origin' };
const key = { authorization: `Bearer ${DEMO_SECRETS.sportsbookKey}` };
let folder: string;
let now: Date;
let app: FastifyInstance;
let fake: ReturnType<typeof fakeSportsbookWallet>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sportsbook-http-'));
  now = new Date('2026-11-27T18:00:30Z');
  fake = fakeSportsbookWallet(100_00);
  app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    error instanceof Refusal ? reply.code(error.statusCode).send(error.body) : reply.code(500).send(String(error)),
  );
  const config = { ...readConfig({ BAIZE_ENV: 'test', LOG_LEVEL: 'silent', SITE_ORIGIN: SITE }), dataDir: folder };
  registerSportsbook(app, config, { now: () => now, wallet: fake.wallet, seed: 'http' });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const contextOf = (token: string | null, over: object = {}) => ({
  correlationId: '00000000-0000-4000-8000-00000000000a',
  brandId: 'northlight',
  dateTimeStamp: now.toISOString(),
  customerState: token === null ? 'LOGGED_OUT' : 'LOGGED_IN',
  visitorDetails: { ipAddress: '127.0.0.1', country: 'FI' },
  jurisdiction: 'Mga',
  deepLinking: {},
  iFrameSetup: {
    product: 'sportsbook',
    platform: 'mobile',
    language: 'FI',
    locale: 'fi-FI',
    oddsFormat: 'decimal',
    parentOrigin: SITE,
    theme: {},
    currency: 'EUR',
    excludedEvents: [],
    maximumPayout: 500_000,
    ...over,
  },
  ...(token === null
    ? { loggedOutCustomer: { currency: 'EUR', country: 'FI' } }
    : { loggedInCustomer: { customerId: CUSTOMER, token, currency: 'EUR', country: 'FI' } }),
});
async function open(token: string | null, over: object = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/sportsbook/iframe-context',
    headers: key,
    payload: contextOf(token, over),
  });
  const { iframeUrl } = iframeContextAnswer.parse(answer.json());
  const context = new URL(iframeUrl).searchParams.get('context') ?? '';
  const opened = await app.inject({ method: 'POST', url: '/auth/session/create', headers: own, payload: { context } });
  return { context, opened, session: opened.json<SessionReply>() };
}
const as = ({ session }: { session: SessionReply }) => ({ ...own, authorization: `Bearer ${session.key}` });
async function slipOf(headers: Record<string, string>, competition = '') {
  const url = `/sportsbook/api/events?category=football&competition=${competition}`;
  const list = (await app.inject({ url, headers })).json<EventView[]>();
  const event = list.find(({ phase, main }) => phase === 'SCHEDULED' && main);
  const selection = event?.main?.selections[0];
  if (!event?.main || !selection) throw new Error('nothing to bet on');
  return {
    acceptance: 'none',
    legs: [{ eventId: event.id, marketId: event.main.id, code: selection.code, odds: selection.odds }],
    bets: [{ betId: crypto.randomUUID(), legs: [0], size: 1, unit: 500 }],
  };
}

it('opens a frame for the operator’s key and sites only, once for each browser', async () => {
  const ask = (headers: Record<string, string>, over = {}) =>
    app.inject({ method: 'POST', url: '/sportsbook/iframe-context', headers, payload: contextOf(null, over) });
  expect((await ask({})).statusCode).toBe(401);
  expect((await ask(key, { parentOrigin: 'https://evil.example' })).statusCode).toBe(400);
  const { context, opened } = await open(null);
  const cookie = String(opened.headers['set-cookie']);
  expect(cookie).toMatch(/Max-Age=31536000; Path=\/; HttpOnly/);
  const again = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/auth/session/create', headers: { ...own, ...headers }, payload: { context } });
  expect((await again({})).statusCode).toBe(410);
  expect((await again({ cookie: cookie.split(';')[0] ?? '' })).statusCode).toBe(200);
});
it('opens a frame with all that its first view needs besides the events, and names its language in the address', async () => {
  const asked = await app.inject({
    method: 'POST',
    url: '/sportsbook/iframe-context',
    headers: key,
    payload: contextOf(null),
  });
  expect(new URL(iframeContextAnswer.parse(asked.json()).iframeUrl).searchParams.get('locale')).toBe('fi-FI');
  const visitor = await open(null);
  expect(visitor.session.nav.map(({ sport }) => sport)).toContain('football');
  expect(visitor.session.bets).toEqual([]);
  const player = await open('good');
  const placed = await app.inject({
    method: 'POST',
    url: '/sportsbook/api/bets',
    headers: as(player),
    payload: await slipOf(as(player)),
  });
  expect(placed.statusCode).toBe(200);
  const again = await open('good');
  expect(again.session.bets).toHaveLength(1);
});
it('answers the feeds in the shape of the contract, and stops with the feed', async () => {
  const feed = await app.inject({ url: '/sportsbook/feed/highlights?language=EN&limit=12', headers: key });
  const { data } = highlightsFeed.parse(feed.json());
  expect(data).toHaveLength(12);
  expect(data.some(({ phase }) => phase === 'LIVE')).toBe(true);
  const name = data[0]?.home.slice(0, 6) ?? '';
  const found = await app.inject({
    url: `/sportsbook/feed/search?q=${encodeURIComponent(name)}&language=EN&limit=8`,
    headers: key,
  });
  expect(sportsSearchFeed.parse(found.json()).data.length).toBeGreaterThan(0);
  await app.inject({ method: 'POST', url: '/sportsbook/desk/decisions', headers: own, payload: { feedStopped: true } });
  expect((await app.inject({ url: '/sportsbook/feed/highlights', headers: key })).statusCode).toBe(503);
});
it('lists every outcome of a highlight that still takes bets, and says in words how far it is', async () => {
  const start = now.getTime();
  const clocks = new Set<string>();
  let partly = 0;
  for (let minute = 0; minute <= 90; minute += 10) {
    now = new Date(start + minute * 60_000);
    const feed = await app.inject({ url: '/sportsbook/feed/highlights?language=FI&limit=50', headers: key });
    const { data } = highlightsFeed.parse(feed.json());
    for (const { sport, clock, markets } of data) {
      const selections = markets[0]?.selections ?? [];
      expect(selections.map(({ name }) => name)).toEqual(
        sport === 'football' || sport === 'ice-hockey' ? ['1', 'X', '2'] : ['1', '2'],
      );
      expect(selections.some(({ odds }) => odds !== null)).toBe(true);
      if (selections.some(({ odds }) => odds === null)) partly += 1;
      if (clock !== null) clocks.add(`${sport} ${clock.replaceAll(/\d+/g, '0')}`);
    }
  }
  expect(partly).toBeGreaterThan(0);
  expect([...clocks].sort()).toEqual([
    'basketball 0. neljännes',
    'basketball Tauko',
    'football 0+0′',
    'football 0′',
    'football Puoliaika',
    'ice-hockey 0. erä',
    'ice-hockey Tauko',
    'tennis 0. erä',
  ]);
});
it('takes a bet in the player’s words, shows it only to them, and takes none from a visitor', async () => {
  const visitor = await open(null);
  const slip = await slipOf(as(visitor));
  const place = (headers: Record<string, string>, payload: object = slip) =>
    app.inject({ method: 'POST', url: '/sportsbook/api/bets', headers, payload });
  expect((await place(as(visitor))).statusCode).toBe(401);
  const login = await app.inject({
    method: 'POST',
    url: '/sportsbook/api/customer',
    headers: as(visitor),
    payload: { token: 'good', currency: 'EUR', language: 'FI', locale: 'fi-FI' },
  });
  expect(login.json()).toMatchObject({ customer: { balance: 100_00, canBet: true } });
  const taken = (await place(as(visitor))).json<{ bets: BetView[] }>().bets[0];
  expect(taken).toMatchObject({ state: 'open', stake: 500, legs: [{ marketName: 'Ottelun tulos' }] });
  expect(taken).not.toHaveProperty('customerId');
  // A repeated click is the same bet.
  expect((await place(as(visitor))).json<{ bets: BetView[] }>().bets[0]?.id).toBe(taken?.id);
  expect(fake.books.balance).toBe(95_00);
  const stranger = await open(null);
  expect((await app.inject({ url: '/sportsbook/api/bets', headers: as(stranger) })).json()).toEqual([]);
});
it('lists the player’s free bets, and stakes one bet of the slip with one', async () => {
  const freeBetId = crypto.randomUUID();
  fake.books.freeBets = [{ freeBetId, amount: 500, minimumOdds: '1.01', expiresAt: '2027-01-01T00:00:00Z' }];
  const [player, stranger] = [await open('good'), await open(null)];
  const list = async (visitor: typeof player) =>
    (await app.inject({ url: '/sportsbook/api/free-bets', headers: as(visitor) })).json<unknown[]>();
  expect(await list(stranger)).toEqual([]);
  expect(await list(player)).toEqual([{ freeBetId, amount: 500, minimumOdds: 101 }]);
  const slip = await slipOf(as(player));
  const place = (payload: object) =>
    app.inject({ method: 'POST', url: '/sportsbook/api/bets', headers: as(player), payload });
  const second = { ...slip.bets[0], betId: crypto.randomUUID() };
  expect((await place({ ...slip, bets: [slip.bets[0], second], freeBetId })).statusCode).toBe(400);
  const taken = (await place({ ...slip, freeBetId })).json<{ bets: BetView[] }>().bets[0];
  expect(taken).toMatchObject({ state: 'open', stake: 500, freeBetId });
  expect(fake.books.balance).toBe(100_00);
  expect(await list(player)).toEqual([]);
});
it('refuses odds that are not the current ones, two of one event, and stakes outside the limits', async () => {
  const player = await open('good');
  const slip = await slipOf(as(player));
  const place = (payload: object) =>
    app.inject({ method: 'POST', url: '/sportsbook/api/bets', headers: as(player), payload });
  const [leg] = slip.legs;
  const wrong = await place({ ...slip, legs: [{ ...leg, odds: 9999 }] });
  expect(wrong.statusCode).toBe(409);
  expect(Object.values(wrong.json<{ details: { legs: object } }>().details.legs)).toEqual([leg?.odds]);
  const twice = { ...slip, legs: [leg, leg], bets: [{ betId: crypto.randomUUID(), legs: [0, 1], size: 2, unit: 500 }] };
  expect((await place(twice)).statusCode).toBe(400);
  for (const unit of [5, 900_000_000])
    expect((await place({ ...slip, bets: [{ ...slip.bets[0], unit }] })).statusCode).toBe(400);
  expect(fake.books.balance).toBe(100_00);
});
it('takes no bet that would pay more than the operator pays on one', async () => {
  fake.books.balance = 50_000_000;
  const player = await open('good');
  const { maximumPayout } = player.session.customer ?? {};
  const slip = await slipOf(as(player));
  const most = Math.floor(((maximumPayout ?? 0) * 100) / (slip.legs[0]?.odds ?? 100));
  const place = async (unit: number) =>
    app.inject({
      method: 'POST',
      url: '/sportsbook/api/bets',
      headers: as(player),
      payload: { ...slip, bets: [{ ...slip.bets[0], betId: crypto.randomUUID(), unit }] },
    });
  const refused = await place(most + 1);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([400, 'sportsbook.payout']);
  expect((await place(most)).json<{ bets: BetView[] }>().bets[0]).toMatchObject({ state: 'open', stake: most });
});
it('hides what the market’s law excludes, in lists, by address and in bets', async () => {
  const kindsFor = async (visitor: { session: SessionReply }) => {
    const list = await app.inject({ url: '/sportsbook/api/events?limit=600', headers: as(visitor) });
    const ids = list.json<EventView[]>().map(({ id }) => id.split('.')[0] ?? '');
    return ['f-br20', 'f-de-am'].filter((competition) => ids.includes(competition));
  };
  const allowed = await open('good');
  expect(await kindsFor(allowed)).toEqual(['f-br20', 'f-de-am']);
  const slip = await slipOf(as(allowed), 'pokal-der-amateure');
  const player = await open('good', { excludedEvents: ['amateur'] });
  expect(await kindsFor(player)).toEqual(['f-br20']);
  expect(
    (await app.inject({ url: `/sportsbook/api/event/${slip.legs[0]?.eventId}`, headers: as(player) })).statusCode,
  ).toBe(404);
  const bet = await app.inject({ method: 'POST', url: '/sportsbook/api/bets', headers: as(player), payload: slip });
  expect(Object.values(bet.json<{ details: { legs: object } }>().details.legs)).toEqual(['excluded']);
  const shared = { url: '/sportsbook/api/events?category=football&region=germany&competition=pokal-der-amateure' };
  expect((await app.inject({ ...shared, headers: as(player) })).statusCode).toBe(451);
  expect((await app.inject({ ...shared, headers: as(allowed) })).statusCode).toBe(200);
  const feed = (kinds: string) =>
    app.inject({ url: `/sportsbook/feed/search?q=sub-20&language=EN&excluded=${kinds}`, headers: key });
  expect(sportsSearchFeed.parse((await feed('amateur')).json()).data).not.toEqual([]);
  expect(sportsSearchFeed.parse((await feed('youth,amateur')).json()).data).toEqual([]);
});
it('hides what the law of a player’s home excludes, from their login on', async () => {
  const visitor = await open(null);
  const youth = ({ nav }: Pick<SessionReply, 'nav'>) =>
    nav.flatMap(({ competitions }) => competitions).some(({ slug }) => slug === 'copa-ipe-sub-20');
  expect(youth(visitor.session)).toBe(true);
  const slip = await slipOf(as(visitor), 'copa-ipe-sub-20');
  const login = await app.inject({
    method: 'POST',
    url: '/sportsbook/api/customer',
    headers: as(visitor),
    payload: { token: 'good-brazilian', currency: 'EUR', language: 'EN', locale: 'en' },
  });
  expect(youth(login.json<SessionReply>())).toBe(false);
  const bet = await app.inject({ method: 'POST', url: '/sportsbook/api/bets', headers: as(visitor), payload: slip });
  expect([bet.statusCode, bet.json<{ code: string }>().code]).toEqual([409, 'sportsbook.odds']);
});
it('hides what the site says from a player whose law it does not know, until their token comes', async () => {
  const visitor = await open(null);
  const tell = async (more: object) =>
    (
      await app.inject({
        method: 'POST',
        url: '/sportsbook/api/customer',
        headers: as(visitor),
        payload: { token: null, currency: 'EUR', language: 'EN', locale: 'en', ...more },
      })
    ).json<SessionReply>().excludedEvents;
  expect(await tell({ excludedEvents: ['youth', 'amateur'] })).toEqual(['youth', 'amateur']);
  expect(await tell({ token: 'good-brazilian' })).toEqual(['youth']);
  expect(await tell({ token: null })).toEqual([]);
});
it('believes a balance only with the operator’s signature, and never an older one', async () => {
  const player = await open('good');
  const send = (body: object, secret: string = DEMO_SECRETS.sportsbookKey) => {
    const payload = JSON.stringify(body);
    const signature = sign(secret, 'POST /webhooks/user-balance-update', payload, now);
    return app.inject({
      method: 'POST',
      url: '/webhooks/user-balance-update',
      headers: { 'content-type': 'application/json', [HEADERS.signature]: signature },
      payload,
    });
  };
  const update = (balance: number, version: number) => ({ customerId: CUSTOMER, balance, currency: 'EUR', version });
  expect((await send(update(1, 9), 'forged')).statusCode).toBe(401);
  expect((await send(update(55.5, 18))).statusCode).toBe(204);
  expect((await send(update(99, 17))).statusCode).toBe(204);
  const answer = await app.inject({
    method: 'POST',
    url: '/sportsbook/api/customer',
    headers: as(player),
    payload: { token: 'good', currency: 'EUR', language: 'FI', locale: 'fi-FI' },
  });
  expect(answer.json()).toMatchObject({ customer: { balance: 55_50 } });
});
it('keeps a player’s favourites for their next visit', async () => {
  const first = await open('good');
  const wanted = { favourites: ['f-fi.20784.1'], oddsFormat: 'fractional' };
  await app.inject({ method: 'PUT', url: '/sportsbook/api/preferences', headers: as(first), payload: wanted });
  expect((await open('good')).session).toMatchObject(wanted);
  expect((await open(null)).session.favourites).toEqual([]);
});
it('lets only its own pages decide, and shows the decision', async () => {
  const player = await open('good');
  const slip = await slipOf(as(player));
  const id = slip.legs[0]?.eventId ?? '';
  const decide = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/sportsbook/desk/decisions',
      headers,
      payload: { event: { id, suspended: true } },
    });
  expect((await decide({ host: own.host })).statusCode).toBe(403);
  expect((await decide(own)).statusCode).toBe(204);
  const page = (await app.inject({ url: `/sportsbook/api/event/${id}`, headers: as(player) })).json<EventPage>();
  expect(page.markets.every(({ suspended }) => suspended)).toBe(true);
});

it('sells a part of a bet for what it shows, and finds the bet by the reference that its player names', async () => {
  const headers = as(await open('good'));
  const slip = await slipOf(headers);
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload });
  const [placed] = (await post('/sportsbook/api/bets', slip)).json<{ bets: BetView[] }>().bets;
  if (!placed) throw new Error('no bet');
  await vi.waitFor(() => expect(fake.books.bets.get(placed.id)?.state).toBe('placed'), { timeout: 10_000 });
  const [bet] = (await app.inject({ url: '/sportsbook/api/bets', headers })).json<BetView[]>();
  const half = bet?.cashoutParts.find(({ share }) => share === 50);
  const sale = { cashoutId: crypto.randomUUID(), expected: half?.amount, unit: half?.unit };
  const sold = (await post(`/sportsbook/api/bets/${placed.id}/cashout`, sale)).json<BetView>();
  expect(sold).toMatchObject({ state: 'open', stake: 250, sales: [{ stake: 250, amount: half?.amount }] });
  const find = (reference: string) => app.inject({ url: `/sportsbook/desk/bets?reference=${reference}`, headers: own });
  const reference = betReference(placed.id);
  expect((await find(reference.toLowerCase())).json()).toMatchObject([
    { id: placed.id, reference, customerId: CUSTOMER },
  ]);
  expect((await find('7K3')).statusCode).toBe(400);
  expect((await app.inject({ url: `/sportsbook/desk/bets?reference=${reference}` })).statusCode).toBe(403);
});
it('prices selections of one event as one, takes a bet on them, and tells what an event’s sides have played', async () => {
  const headers = as(await open('good'));
  const list = (await app.inject({ url: '/sportsbook/api/events?category=football', headers })).json<EventView[]>();
  const event = list.find(({ phase }) => phase === 'SCHEDULED');
  const priceOf = (market: string) =>
    app.inject({ url: `/sportsbook/api/event/${event?.id}/builder?${new URLSearchParams({ market })}`, headers });
  const marketId = 'builder:both-score=yes+totals:1.5=over';
  const { odds, isPossible } = (await priceOf(marketId)).json<BuilderPrice>();
  expect([isPossible, (odds ?? 0) > 100]).toEqual([true, true]);
  expect((await priceOf('builder:result=1+result=2')).json()).toEqual({ odds: null, isPossible: false });
  expect((await priceOf('builder:next-goal:1=1+result=2')).statusCode).toBe(404);
  const placed = await app.inject({
    method: 'POST',
    url: '/sportsbook/api/bets',
    headers,
    payload: {
      acceptance: 'none',
      legs: [{ eventId: event?.id, marketId, code: 'yes', odds }],
      bets: [{ betId: crypto.randomUUID(), legs: [0], size: 1, unit: 500 }],
    },
  });
  expect(placed.json<{ bets: BetView[] }>().bets[0]?.legs[0]).toMatchObject({
    selectionName: 'Molemmat tekevät maalin: Kyllä + Yli 1,5',
  });
  const statistics = await app.inject({ url: `/sportsbook/api/event/${event?.id}/statistics`, headers });
  expect(statistics.json<Statistics>().form.home).toHaveLength(5);
});
