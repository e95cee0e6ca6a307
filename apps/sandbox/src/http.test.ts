import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_SECRETS } from '@baize/contracts/demo-secrets';
import { errorBody } from '@baize/contracts/errors';
import { EXCLUSION_REGISTER_PATH, exclusionRegisterResponse } from '@baize/contracts/exclusion-register';
import { DEPOSIT_REGISTER_PATH, depositRegisterResponse } from '@baize/contracts/deposit-register';
import {
  IDENTITY_SESSION_PATH,
  identitySessionResponse,
  identityVendorWebhook,
} from '@baize/contracts/identity-vendor';
import { identityCheckResponse } from '@baize/contracts/messaging';
import { gatewayPaymentResponse, gatewayPaymentStatus, gatewayWebhook } from '@baize/contracts/payments';
import { OPERATOR_AUDIENCE, OPERATOR_BASE_PATH } from '@baize/contracts/operator-route';
import { HEADERS } from '@baize/contracts/route';
import { verify } from '@baize/contracts/signature';
import type { FastifyInstance } from 'fastify';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSandbox } from './buildSandbox.ts';
import { readConfig } from './config.ts';

/** Simulates the player API: accepts webhooks, and operator calls with a token. */
let api: Server;
let apiUrl: string;
const calls: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];
const webhooks = (): typeof calls => calls.filter((call) => call.url === '/webhook');
let app: FastifyInstance;
let folder: string;
/** Returns a free port. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
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
        (request.url ?? '').startsWith(OPERATOR_BASE_PATH) && !request.headers.authorization?.startsWith('Bearer ey');
      response
        .writeHead(refused ? 401 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ received: true }));
    });
  });
  await new Promise<void>((ready) => {
    api.listen(0, '127.0.0.1', ready);
  });
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  app = await open('one');
});
afterAll(async () => {
  await app.close();
  api.close();
  rmSync(folder, { recursive: true, force: true });
});
const open = (name: string, env: Readonly<Record<string, string>> = {}): Promise<FastifyInstance> =>
  buildSandbox({
    config: {
      ...readConfig({ LOG_LEVEL: 'silent', BAIZE_ENV: 'test', API_URL: apiUrl, OPERATOR_URL: apiUrl, ...env }),
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

it('answers an address that is not encoded correctly in the agreed shape', async () => {
  const answer = await app.inject({ url: '/api/%zz', headers: { host: HOST } });
  expect([answer.statusCode, errorBody.parse(answer.json()).code]).toEqual([400, 'error.validation']);
});

describe('a name that someone points at this machine (DNS rebinding)', () => {
  it.each([
    ['rebound.example:4400', 403],
    ['127.0.0.1.rebound.example', 403],
    ['localhost:4400', 200],
    ['127.0.0.1:4400', 200],
    ['[::1]:4400', 200],
  ])('%s is answered %i', async (host, status) => {
    expect((await app.inject({ url: '/outbox/messages', headers: { ...own, host } })).statusCode).toBe(status);
  });
});

describe('a card payment over HTTP', () => {
  it('names the card that paid: each player’s own, and one that all share', async () => {
    const pay = async (reference: string, playerReference: string, number: string): Promise<string | undefined> => {
      const started = await app.inject({
        method: 'POST',
        url: '/gateway/api/payments',
        payload: { ...order(reference), playerReference },
        headers: key(DEMO_SECRETS.gatewayKey),
      });
      const { paymentId } = gatewayPaymentResponse.parse(started.json());
      await app.inject({
        method: 'POST',
        url: `/gateway/hosted/${paymentId}/submit`,
        headers: own,
        payload: { card: { number, expiry: '12/39', cvc: '123', name: 'A' } },
      });
      const sent = () =>
        webhooks()
          .map(({ body }) => gatewayWebhook.body.parse(JSON.parse(body)))
          .find(({ merchantReference }) => merchantReference === reference);
      await expect.poll(sent).toBeDefined();
      return sent()?.instrument;
    };
    const [own1, own2, again, shared1, shared2] = [
      await pay('card-1', 'one', '4111111111111111'),
      await pay('card-2', 'two', '4111111111111111'),
      await pay('card-3', 'one', '4111111111111111'),
      await pay('card-4', 'one', '4000000000007007'),
      await pay('card-5', 'two', '4000000000007007'),
    ];
    expect(again).toBe(own1);
    expect(own1).not.toContain('4111');
    expect(shared1).toBe(shared2);
    expect(new Set([own1, own2, shared1]).size).toBe(3);
    calls.length = 0;
  });

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
      verify(
        DEMO_SECRETS.gatewayWebhookSecret,
        'POST /webhook',
        call?.body ?? '',
        String(call?.headers[HEADERS.signature]),
      ),
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

  it('lets the operator cancel a payment that the player has not finished, under its own path', async () => {
    const post = (path: string, payload?: object) =>
      app.inject({ method: 'POST', url: path, headers: key(DEMO_SECRETS.gatewayKey), ...(payload && { payload }) });
    const { paymentId } = (
      await post('/gateway/api/payments', {
        merchantReference: 'abandoned',
        amount: 20,
        currency: 'EUR',
        method: 'TRUSTLY',
        playerReference: 'p',
        language: 'en',
        webhookUrl: 'http://operator.test/hook',
        expiresInSeconds: 3600,
      })
    ).json<{ paymentId: string }>();
    expect((await post(`/gateway/api/payouts/${paymentId}/cancel`)).statusCode).toBe(404);
    for (let time = 0; time < 2; time += 1)
      expect(
        gatewayPaymentStatus.parse((await post(`/gateway/api/payments/${paymentId}/cancel`)).json()),
      ).toMatchObject({ status: 'CANCELLED', failureCode: 'expired' });
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
  it('opens an online check, and decides once', async () => {
    const [reference, playerReference] = [randomUUID(), randomUUID()];
    const opened = await app.inject({
      method: 'POST',
      url: IDENTITY_SESSION_PATH,
      headers: key(DEMO_SECRETS.identityVendorKey),
      payload: {
        reference,
        playerReference,
        documentType: 'PROOF_OF_ID',
        firstName: 'Aino',
        lastName: 'Virtanen',
        dateOfBirth: null,
        countryCode: 'FI',
        language: 'fi',
        returnUrl: 'https://play.example/fi-FI/my-account/account/verification',
        webhookUrl: `${apiUrl}/identity-webhook`,
      },
    });
    const { hostedUrl } = identitySessionResponse.parse(opened.json());
    const id = new URL(hostedUrl).pathname.split('/').at(-1) ?? '';
    const decide = async (decision: string) =>
      app.inject({
        method: 'POST',
        url: `/identity-vendor/hosted/${id}/decision`,
        payload: { decision },
        headers: own,
      });
    expect((await decide('NOT_A_REASON')).statusCode).toBe(400);
    expect((await decide('ID_EXPIRED')).json()).toMatchObject({ decision: 'ID_EXPIRED', name: 'Aino Virtanen' });
    expect((await decide('APPROVED')).json()).toMatchObject({ decision: 'ID_EXPIRED' });
    const sent = () => calls.filter(({ url }) => url === '/identity-webhook');
    await expect.poll(() => sent().length).toBe(1);
    const [call] = sent();
    expect(identityVendorWebhook.body.parse(JSON.parse(call?.body ?? ''))).toMatchObject({
      type: 'document.rejected',
      rejectionReason: 'ID_EXPIRED',
      reference,
      playerReference,
    });
    expect(
      verify(
        DEMO_SECRETS.identityVendorWebhookSecret,
        'POST /identity-webhook',
        call?.body ?? '',
        String(call?.headers[HEADERS.signature]),
      ),
    ).toBeNull();
    const foreign = await app.inject({
      method: 'POST',
      url: IDENTITY_SESSION_PATH,
      headers: key('guessed'),
      payload: {},
    });
    expect(foreign.statusCode).toBe(401);
  });
});

describe('the control room', () => {
  let room: FastifyInstance;
  let publicUrl: string;
  const page = (cookie?: string) => ({ ...own, host: new URL(publicUrl).host, ...(cookie ? { cookie } : {}) });
  beforeAll(async () => {
    const port = await freePort();
    publicUrl = `http://127.0.0.1:${port}`;
    room = await open('room', { SANDBOX_PORT: String(port) });
    await room.listen({ host: '127.0.0.1', port });
  });
  afterAll(() => room.close());

  /** Follows the redirects of a sign-in as a browser does, and chooses a person. @returns the session's cookie */
  async function signIn(person: string): Promise<string> {
    const jar = new Map<string, string>();
    const go = async (url: string, method = 'GET'): Promise<Response> => {
      const response = await fetch(new URL(url, publicUrl), {
        method,
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        jar.set(name, value);
      }
      return response;
    };
    let response = await go('/control/sign-in');
    for (let step = 0; step < 8 && response.status >= 300 && response.status < 400; step += 1) {
      const location = response.headers.get('location') ?? '';
      if (/^\/staff\/sign-in\//.test(new URL(location, publicUrl).pathname)) {
        const form = await (await go(location)).text();
        const action = new RegExp(`action="([^"]+/${person})"`).exec(form)?.[1] ?? '';
        response = await go(action, 'POST');
      } else if (new URL(location, publicUrl).pathname === '/control') break;
      else response = await go(location);
    }
    return `baize_control=${jar.get('baize_control') ?? ''}`;
  }

  it('makes no call until someone has signed in', async () => {
    calls.length = 0;
    expect((await room.inject({ url: '/control/access', headers: page() })).json()).toMatchObject({
      access: 'available',
      person: null,
    });
    calls.length = 0;
    expect((await room.inject({ url: '/control/api/players', headers: page() })).statusCode).toBe(401);
    expect(calls).toEqual([]);
  });

  it('signs a person in at the directory, and calls the API as that person, with the reason', async () => {
    const cookie = await signIn('carl');
    expect((await room.inject({ url: '/control/access', headers: page(cookie) })).json()).toMatchObject({
      person: { id: 'carl', name: 'Carl Compliance', roles: ['support', 'compliance'] },
    });
    calls.length = 0;
    await room.inject({ url: '/control/api/players?search=a%20b&limit=5', headers: page(cookie) });
    await room.inject({
      method: 'PATCH',
      url: '/control/api/players/0b0b0b0b-0000-4000-8000-000000000000',
      payload: { kycStatus: 'PENDING' },
      headers: { ...page(cookie), [HEADERS.operatorReason]: 'Asked%20by%20phone' },
    });
    expect(calls.map(({ method, url, headers, body }) => [method, url, headers[HEADERS.operatorReason], body])).toEqual(
      [
        ['GET', '/operator/v1/players?search=a%20b&limit=5', undefined, ''],
        [
          'PATCH',
          '/operator/v1/players/0b0b0b0b-0000-4000-8000-000000000000',
          'Asked%20by%20phone',
          '{"kycStatus":"PENDING"}',
        ],
      ],
    );
    const token = (calls[0]?.headers.authorization ?? '').slice('Bearer '.length);
    // The token is one that the API accepts: this issuer, this audience, these keys, this person.
    const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(`${publicUrl}/staff/jwks`)), {
      issuer: `${publicUrl}/staff`,
      audience: OPERATOR_AUDIENCE,
    });
    expect(payload).toMatchObject({ sub: 'carl', name: 'Carl Compliance', roles: ['support', 'compliance'] });
    await room.inject({ method: 'POST', url: '/control/sign-out', headers: page(cookie) });
    expect((await room.inject({ url: '/control/api/players', headers: page(cookie) })).statusCode).toBe(401);
  });

  it('refuses an answer to a sign-in that it did not start', async () => {
    const answer = await room.inject({ url: '/control/signed-in?code=x&state=y', headers: page() });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined]);
  });

  it.each([
    ['no header of the page', (headers: object) => ({ ...headers, 'x-sandbox-page': '' })],
    ['another site', (headers: object) => ({ ...headers, 'sec-fetch-site': 'cross-site' })],
    ['another origin', (headers: object) => ({ ...headers, origin: 'http://localhost:4200' })],
    ['a rebound name', (headers: object) => ({ ...headers, host: 'attacker.example:4400' })],
  ])('refuses calls from %s', async (_name, spoil) => {
    const cookie = await signIn('olivia');
    calls.length = 0;
    const reply = await room.inject({
      method: 'PUT',
      url: '/control/api/clock',
      payload: { offsetSeconds: 3600 },
      headers: spoil(page(cookie)),
    });
    expect(reply.statusCode).toBe(403);
    expect(calls).toEqual([]);
  });

  it('says that the API does not answer', async () => {
    const other = await open('access', { OPERATOR_URL: 'http://127.0.0.1:9' });
    expect((await other.inject({ url: '/control/access', headers: own })).json()).toMatchObject({
      access: 'unreachable',
    });
    await other.close();
  });
});

describe('the staff directory', () => {
  const token = (person: string, password: string) =>
    app.inject({ method: 'POST', url: '/staff/demo-token', payload: { person, password } });
  it('gives scripts a demo operator’s token for the demo password', async () => {
    const { access_token } = (await token('ada', DEMO_SECRETS.staffPassword)).json<{ access_token: string }>();
    expect(decodeJwt(access_token)).toMatchObject({ sub: 'ada', roles: ['auditor'], aud: OPERATOR_AUDIENCE });
  });
  it.each([
    ['nobody', DEMO_SECRETS.staffPassword],
    ['ada', 'wrong'],
    ['ada', ''],
  ])('refuses %s with "%s"', async (person, password) => {
    expect((await token(person, password)).statusCode).toBe(401);
  });
});

describe('the exclusion registers', () => {
  const ask = (lastName: string, headers: Record<string, string> = key(DEMO_SECRETS.exclusionRegisterKey)) =>
    app.inject({
      method: 'POST',
      url: EXCLUSION_REGISTER_PATH,
      headers,
      payload: {
        register: 'OASIS',
        firstName: 'Eva',
        lastName,
        dateOfBirth: '1990-01-01',
        address: 'Hauptstraße 1',
        postalCode: '10115',
        city: 'Berlin',
        countryCode: 'DE',
      },
    });
  it.each([
    ['Muster', false],
    [' Registered ', true],
  ])('know of %s whether they are excluded: %s', async (lastName, excluded) => {
    expect(exclusionRegisterResponse.parse((await ask(lastName)).json())).toEqual({ excluded });
  });
  it('reject calls without their key, and do not answer about some', async () => {
    expect((await ask('Muster', key('wrong'))).statusCode).toBe(401);
    expect((await ask('Unreachable')).statusCode).toBe(503);
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
