import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sign, verify } from '@baize/contracts/signature';
import { iframeContext, userBalanceUpdate } from '@baize/contracts/sportsbook-wire';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deposit } from '../wallet/index.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

interface Asked {
  readonly call: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}
const KEY = 'the-key-of-the-vendor';
const FRAME = 'https://sports.example/frame?context=1';
const FEED = '{"data":[],"updatedAt":"2026-11-21T12:00:00Z"}';

let vendor: Server;
let test: TestApp;
let answer: { readonly status: number; readonly body: string };
const asked: Asked[] = [];
const log: string[] = [];
beforeAll(async () => {
  vendor = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      asked.push({ call: `${request.method} ${request.url}`, headers: request.headers, text });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((ready) => {
    vendor.listen(0, '127.0.0.1', ready);
  });
  test = await buildTestApp({
    env: { SPORTSBOOK_URL: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`, SPORTSBOOK_KEY: KEY },
    log,
  });
});
afterAll(async () => {
  await test.close();
  vendor.close();
});
beforeEach(() => {
  answer = { status: 200, body: JSON.stringify({ iframeUrl: FRAME }) };
  asked.length = 0;
  log.length = 0;
});

const open = (path: string, headers: Readonly<Record<string, string>> = {}, body: object = {}, market = 'en-UN') =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/sportsbook/${path}`,
    headers: { sitecontext: JSON.stringify({ siteId: 5, brand: 'wireframe', market }), ...headers },
    payload: { product: 'sportsbook', platform: 'mobile', deepLinking: { category: 'football' }, ...body },
  });
/** What the vendor was sent, read by its own contract. */
const sent = () => iframeContext.parse(JSON.parse(asked.at(-1)?.text ?? ''));

it('sends the context of a visitor, with the market’s currency and country where nothing else is known (B§7)', async () => {
  expect((await open('context')).json()).toEqual({ iframeUrl: FRAME });
  expect(asked.map(({ call, headers }) => [call, headers.authorization, headers['content-type']])).toEqual([
    ['POST /sportsbook/iframe-context', `Bearer ${KEY}`, 'application/json'],
  ]);
  // Exactly the documents' fields: none missing, none of ours beside them.
  expect(Object.keys(JSON.parse(asked[0]?.text ?? '') as object).sort()).toEqual([
    'brandId',
    'correlationId',
    'customerState',
    'dateTimeStamp',
    'deepLinking',
    'iFrameSetup',
    'jurisdiction',
    'loggedOutCustomer',
    'visitorDetails',
  ]);
  const context = sent();
  expect(context).toMatchObject({
    brandId: 'wireframe',
    customerState: 'LOGGED_OUT',
    jurisdiction: 'Mga',
    deepLinking: { category: 'football' },
    iFrameSetup: {
      product: 'sportsbook',
      platform: 'mobile',
      language: 'EN',
      locale: 'en',
      currency: 'EUR',
      maximumPayout: 500_000,
    },
    visitorDetails: { ipAddress: '127.0.0.1' },
    loggedOutCustomer: { currency: 'EUR', country: context.visitorDetails.country },
  });
  expect(Number.isNaN(Date.parse(context.dateTimeStamp))).toBe(false);
  await open('context');
  expect(sent().correlationId).not.toBe(context.correlationId);
});

it('excludedEvents: asks for a frame and feeds without the events that the site’s law excludes', async () => {
  await open('context');
  expect(sent().iFrameSetup.excludedEvents).toEqual([]);
  await open('context', {}, {}, 'de-JJ');
  expect(sent().iFrameSetup.excludedEvents).toEqual(['youth', 'amateur']);
  answer = { status: 200, body: FEED };
  const excluded = async (path: string, market: string) => {
    asked.length = 0;
    await test.app.inject({
      url: `/api/v1/sportsbook/${path}`,
      headers: { sitecontext: JSON.stringify({ siteId: 5, brand: 'wireframe', market }) },
    });
    return asked.map(({ call }) => new URL(call.split(' ')[1] ?? '', FRAME).searchParams.get('excluded'));
  };
  // One after the other, so that an answer for one law never serves another.
  for (const path of ['highlights', 'search?q=lynx'])
    expect([...(await excluded(path, 'de-JJ')), ...(await excluded(path, 'pt-BR'))]).toEqual([
      'youth,amateur',
      'youth',
    ]);
});

it('sends the context of a player, whose token opens their wallet once', async () => {
  const player = await test.player({ brand: 'wireframe' });
  await open('login/context', player.headers);
  const { loggedInCustomer, loggedOutCustomer, customerState } = sent();
  expect([customerState, loggedOutCustomer]).toEqual(['LOGGED_IN', undefined]);
  expect(loggedInCustomer).toMatchObject({ customerId: player.playerId, currency: 'EUR', country: 'FI' });
  expect(loggedInCustomer?.token).toMatch(/.{20,}/);
});

it('leads to the first page of the part that the vendor can have written', async () => {
  await open(
    'context',
    {},
    { deepLinking: { category: 'football', region: 'North<land', competition: 'cup', page: 'live' } },
  );
  expect(sent().deepLinking).toEqual({ category: 'football', page: 'live' });
});

it.each([
  ['answers 500', { status: 500, body: '{}' }, 500],
  ['answers 403', { status: 403, body: '{}' }, 503],
  ['answers with another shape', { status: 200, body: '{"iframeUrl":"not an address"}' }, 503],
  ['answers with no JSON', { status: 200, body: '<html>' }, 503],
])('logs a vendor that %s, and says so to the player (B§8)', async (_what, next, status) => {
  answer = next;
  const refused = await open('context');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    status,
    { code: 'error.sportsbook.unavailable', details: { reason: 'vendor' } },
  ]);
  expect(log.filter((line) => line.includes('vendor did not give an address'))).toHaveLength(1);
  // The key opens the vendor's calls.
  expect(log.join('')).not.toContain(KEY);
});

it('asks for highlights and hits by the market’s language and locale (B§9), with a bound', async () => {
  answer = { status: 200, body: FEED };
  const read = (path: string, market = 'fi-FI') =>
    test.app.inject({
      url: `/api/v1/sportsbook/${path}`,
      headers: { sitecontext: JSON.stringify({ siteId: 5, brand: 'wireframe', market }) },
    });
  expect((await read('highlights')).json()).toMatchObject({ data: [] });
  expect((await read('search?q=lynx%20%26')).json()).toEqual({ data: [] });
  // Both are in English in the frame, but only one of the pages is.
  for (const market of ['fr-CA', 'en-NZ']) await read('highlights', market);
  expect(asked.map(({ call }) => call)).toEqual([
    'GET /sportsbook/feed/highlights?language=FI&locale=fi-FI&limit=12',
    'GET /sportsbook/feed/search?q=lynx+%26&language=FI&locale=fi-FI&limit=8',
    'GET /sportsbook/feed/highlights?language=EN&locale=fr-FR&limit=12',
    'GET /sportsbook/feed/highlights?language=EN&locale=en-US&limit=12',
  ]);
});

it('tells the vendor a changed balance, signed, while the player has the frame open (B§7)', async () => {
  const { playerId, headers } = await test.player({ brand: 'wireframe' });
  await open('login/context', headers);
  // The vendor opens its session at the wallet.
  const body = JSON.stringify({ token: sent().loggedInCustomer?.token });
  const call = 'POST /api/v1/sportsbook/wallet/session';
  const opened = await test.app.inject({
    method: 'POST',
    url: '/api/v1/sportsbook/wallet/session',
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-baize-studio': 'sportsbook',
      'x-baize-signature': sign(test.env.studio.secretOf('sportsbook') ?? '', call, body),
    },
  });
  expect(opened.statusCode).toBe(200);
  answer = { status: 204, body: '' };
  asked.length = 0;
  const reference = '5f3a9a50-0000-4000-8000-000000000001';
  await test.app.wallet.move(deposit({ reference, playerId, currency: 'EUR' }, 25_00, 'SKRILL'));
  await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 30_000 });
  const [update] = asked;
  expect(update?.call).toBe('POST /webhooks/user-balance-update');
  expect(userBalanceUpdate.parse(JSON.parse(update?.text ?? ''))).toMatchObject({
    customerId: playerId,
    balance: 25,
    currency: 'EUR',
  });
  const header = update?.headers['x-baize-signature'] as string;
  expect(verify(KEY, 'POST /webhooks/user-balance-update', update?.text ?? '', header)).toBeNull();
});
