import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_SECRETS } from '@baize/contracts/demo-secrets';
import { DEPOSIT_REGISTER_PATH, depositRegisterResponse } from '@baize/contracts/deposit-register';
import { identityCheckResponse } from '@baize/contracts/messaging';
import { gatewayPaymentResponse, gatewayPaymentStatus, gatewayWebhook } from '@baize/contracts/payments';
import { HEADERS } from '@baize/contracts/route';
import { verify } from '@baize/contracts/signature';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSandbox } from './buildSandbox.ts';
import { readConfig } from './config.ts';

/** Simulates the player API: accepts webhooks, and operator calls with their token. */
let api: Server;
let apiUrl: string;
const calls: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];
const webhooks = (): typeof calls => calls.filter((call) => call.url === '/webhook');
let app: FastifyInstance;
let folder: string;
const HOST = '127.0.0.1:4400';
const own = { host: HOST, 'x-sandbox-page': '1', 'sec-fetch-site': 'same-origin' };
const key = (value: string): { authorization: string } => ({ authorization: `Bearer ${value}` });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-http-'));
  api = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      calls.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      const refused =
        (request.url ?? '').startsWith('/api/v1/operator') && request.headers[HEADERS.operatorToken] !== 'right-token';
      response
        .writeHead(refused ? 401 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ received: true }));
    });
  });
  await new Promise<void>((ready) => {
    api.listen(0, '127.0.0.1', ready);
  });
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  app = await open('right-token', 'one');
});
afterAll(async () => {
  await app.close();
  api.close();
  rmSync(folder, { recursive: true, force: true });
});
const open = (operatorToken: string, name: string): Promise<FastifyInstance> =>
  buildSandbox({
    config: {
      ...readConfig({ LOG_LEVEL: 'silent', BAIZE_ENV: 'test', API_URL: apiUrl, OPERATOR_TOKEN: operatorToken }),
      dataDir: join(folder, name),
      webRoot: join(folder, 'no-pages'),
    },
  });
const order = (merchantReference: string) => ({
  merchantReference,
  amount: 50,
  currency: 'EUR',
  method: 'CREDITCARD',
  playerReference: 'p',
  language: 'en',
  webhookUrl: `${apiUrl}/webhook`,
});

describe('a card payment over HTTP', () => {
  it('goes from the operator’s call through the form to a valid webhook', async () => {
    expect(
      (await app.inject({ method: 'POST', url: '/gateway/api/payments', payload: order('ref-1') })).statusCode,
    ).toBe(401);
    const started = await app.inject({
      method: 'POST',
      url: '/gateway/api/payments',
      payload: order('ref-1'),
      headers: key(DEMO_SECRETS.gatewayKey),
    });
    const { paymentId, hostedUrl } = gatewayPaymentResponse.parse(started.json());
    expect(hostedUrl).toBe(`http://${HOST}/gateway/pay/${paymentId}`);
    const submit = (number: string) =>
      app.inject({
        method: 'POST',
        url: `/gateway/hosted/${paymentId}/submit`,
        headers: own,
        payload: { card: { number, expiry: '12/39', cvc: '123', name: 'A' } },
      });
    expect((await submit('4242424242424242')).json()).toMatchObject({
      validationErrors: [{ field: 'number', message: 'not_a_test_card' }],
    });
    expect((await submit('4111 1111 1111 1111')).json()).toMatchObject({ status: 'SUCCEEDED', cardLast4: '1111' });
    await expect.poll(() => webhooks().length).toBe(1);
    const [call] = webhooks();
    expect(gatewayWebhook.body.parse(JSON.parse(call?.body ?? ''))).toMatchObject({
      type: 'payment.succeeded',
      merchantReference: 'ref-1',
    });
    expect(
      verify(DEMO_SECRETS.gatewayWebhookSecret, call?.body ?? '', String(call?.headers[HEADERS.signature])),
    ).toBeNull();
    const status = await app.inject({
      url: `/gateway/api/payments/${paymentId}`,
      headers: key(DEMO_SECRETS.gatewayKey),
    });
    expect(gatewayPaymentStatus.parse(status.json()).status).toBe('SUCCEEDED');
    // Only the card's last digits are ever stored.
    const journal = readFileSync(join(folder, 'one/payments.jsonl'), 'utf8');
    expect(journal).toContain('"cardLast4":"1111"');
    expect(journal).not.toMatch(/4111 ?1111/);
  });

  it('rejects invalid amounts', async () => {
    for (const amount of [0, -1, 0.001, 1e12, '50', null]) {
      const reply = await app.inject({
        method: 'POST',
        url: '/gateway/api/payments',
        payload: { ...order('bad'), amount },
        headers: key(DEMO_SECRETS.gatewayKey),
      });
      expect(reply.statusCode, String(amount)).toBe(400);
    }
  });

  it('cancels a payout once and reports it again', async () => {
    const { paymentId } = (
      await app.inject({
        method: 'POST',
        url: '/gateway/api/payouts',
        payload: order('out-1'),
        headers: key(DEMO_SECRETS.gatewayKey),
      })
    ).json<{ paymentId: string }>();
    for (let time = 0; time < 2; time += 1) {
      const reply = await app.inject({
        method: 'POST',
        url: `/gateway/api/payouts/${paymentId}/cancel`,
        headers: key(DEMO_SECRETS.gatewayKey),
      });
      expect(gatewayPaymentStatus.parse(reply.json()).status).toBe('CANCELLED');
    }
  });

  it('is unavailable while it is switched off', async () => {
    await app.inject({ method: 'PUT', url: '/gateway/desk/settings', payload: { offline: true }, headers: own });
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/gateway/api/payments',
          payload: order('ref-9'),
          headers: key(DEMO_SECRETS.gatewayKey),
        })
      ).statusCode,
    ).toBe(503);
    await app.inject({ method: 'PUT', url: '/gateway/desk/settings', payload: { offline: false }, headers: own });
  });
});

describe('the identity vendor', () => {
  const check = async (lastName: string) =>
    identityCheckResponse.parse(
      (
        await app.inject({
          method: 'POST',
          url: '/identity-vendor/api/checks',
          headers: key(DEMO_SECRETS.identityVendorKey),
          payload: {
            playerReference: 'p',
            firstName: 'A',
            lastName,
            dateOfBirth: '1990-01-01',
            address: 'a',
            city: 'c',
            postalCode: '1',
            countryCode: 'FI',
          },
        })
      ).json(),
    ).level;
  it('answers by test name, and by its setting for other names', async () => {
    expect([await check('Virtanen'), await check(' mismatch'), await check('Pending')]).toEqual([
      'DATA_VERIFIED',
      'NOT_VERIFIED',
      'PENDING',
    ]);
    await app.inject({
      method: 'PUT',
      url: '/identity-vendor/desk/settings',
      payload: { level: 'PENDING' },
      headers: own,
    });
    expect([await check('Virtanen'), await check('Mismatch')]).toEqual(['PENDING', 'NOT_VERIFIED']);
  });
});

describe('the control room’s calls', () => {
  it('add the token to the operator’s calls and nothing else', async () => {
    calls.length = 0;
    await app.inject({ url: '/control/api/players?search=a%20b&limit=5', headers: own });
    await app.inject({ method: 'PATCH', url: '/control/api/flags', payload: { maintenance: true }, headers: own });
    expect(calls.map(({ method, url, headers, body }) => [method, url, headers[HEADERS.operatorToken], body])).toEqual([
      ['GET', '/api/v1/operator/players?search=a%20b&limit=5', 'right-token', ''],
      ['PATCH', '/api/v1/operator/flags', 'right-token', '{"maintenance":true}'],
    ]);
    expect((await app.inject({ url: '/control/api/../player/wallet', headers: own })).statusCode).toBe(404);
  });

  it.each([
    ['no header of the page', { host: HOST }],
    ['another site', { ...own, 'sec-fetch-site': 'cross-site' }],
    ['another origin', { ...own, origin: 'http://localhost:4200' }],
    ['a rebound name', { ...own, host: 'attacker.example:4400' }],
  ])('are refused from %s', async (_name, headers) => {
    calls.length = 0;
    const reply = await app.inject({
      method: 'PUT',
      url: '/control/api/clock',
      payload: { offsetSeconds: 3600 },
      headers,
    });
    expect(reply.statusCode).toBe(403);
    expect(calls).toEqual([]);
  });

  it('explain a missing or wrong token', async () => {
    for (const [token, access] of [
      ['', 'no_token'],
      ['wrong', 'token_refused'],
    ] as const) {
      const other = await buildSandbox({
        config: {
          ...readConfig({ LOG_LEVEL: 'silent', BAIZE_ENV: 'test', API_URL: apiUrl }),
          operatorToken: token,
          dataDir: join(folder, `access-${access}`),
          webRoot: folder,
        },
      });
      expect((await other.inject({ url: '/control/access', headers: own })).json()).toMatchObject({ access });
      expect((await other.inject({ url: '/status' })).body).not.toContain('right-token');
      await other.close();
    }
  });
});

describe('the deposit register', () => {
  const ask = (lastName: string, headers: Record<string, string> = key(DEMO_SECRETS.depositRegisterKey)) =>
    app.inject({
      method: 'POST',
      url: DEPOSIT_REGISTER_PATH,
      headers,
      payload: {
        personReference: 'p',
        firstName: 'Eva',
        lastName,
        dateOfBirth: '1990-01-01',
        from: '2026-11-01T00:00:00.000Z',
        until: '2026-12-01T00:00:00.000Z',
      },
    });
  it.each([
    ['Muster', 0],
    [' Elsewhere ', 800],
    ['exhausted', 1000],
  ])('knows of %s what they deposited elsewhere: %s', async (lastName, deposited) => {
    expect(depositRegisterResponse.parse((await ask(lastName)).json())).toEqual({ deposited, currencyCode: 'EUR' });
  });
  it('rejects calls without its key and incomplete requests', async () => {
    expect((await ask('Muster', key('wrong'))).statusCode).toBe(401);
    expect(
      (
        await app.inject({
          method: 'POST',
          url: DEPOSIT_REGISTER_PATH,
          headers: key(DEMO_SECRETS.depositRegisterKey),
          payload: { lastName: 'Muster' },
        })
      ).statusCode,
    ).toBe(400);
  });
});
