import { randomUUID } from 'node:crypto';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorBody } from '@baize/contracts/errors';
import { sign } from '@baize/contracts/signature';
import { buildTestApp, type TestApp, type TestPlayer } from './testing/buildTestApp.ts';
import { DETAILS, passwordSignIn, pool, visitor } from './testing/registration.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends these bytes over a connection of their own. @returns what comes back until the server closes it */
const rawCall = (port: number, text: string, isComplete = true): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1')
      .on('data', (chunk: Buffer) => (received += chunk.toString()))
      .on('close', () => resolve(received))
      .on('error', reject);
    socket.write(text);
    if (isComplete) socket.end();
  });

describe('hostile input', () => {
  let test: TestApp;
  let player: TestPlayer;
  let calls: { method: Method; path: string }[];
  const log: string[] = [];
  beforeAll(async () => {
    test = await buildTestApp({ log });
    player = await test.player();
    const document = (await test.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, unknown>>;
    }>();
    calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase() as Method, path })),
    );
  });
  afterAll(() => test.close());

  it('reaches every route of the contracts', () => {
    expect(calls.length).toBeGreaterThan(45);
  });

  const rubbish = fc.oneof(
    fc.json(),
    fc.string({ maxLength: 200 }),
    fc.constant(''),
    fc.constant('null'),
    fc.constant('[]'),
    fc.constant('{"amount":1e400}'),
    fc.constant('{"__proto__":{"x":1}}'),
    fc.constant('{"amount":-1,"paymentMethod":"CREDITCARD","playerId":"\\u0000","code":123456}'),
    fc.constant('[['.repeat(5000)),
    fc
      .record({
        amount: fc.oneof(fc.double(), fc.constant(0.001), fc.constant(1e12)),
        currency: fc.string(),
        sessionId: fc.uuid(),
        playerId: fc.uuid(),
        email: fc.string(),
        code: fc.string(),
      })
      .map((value) => JSON.stringify(value)),
  );
  const word = fc.oneof(
    fc.uuid(),
    fc.string({ minLength: 1, maxLength: 40 }),
    fc.constant('../../etc/passwd'),
    fc.constant('%00'),
    fc.constant('a\u0000b'),
    fc.constant('\ud800'.toWellFormed()),
    fc.constant("'; drop table players; --"),
    fc.constant('9'.repeat(150)),
  );

  it('never causes a fault, an answer outside the agreed shape, or a lost table', async () => {
    const secret = { studio: test.env.studio.secretOf('relax') ?? '', gateway: test.env.gateway.webhookSecret };
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        rubbish,
        word,
        word,
        fc.constantFrom('application/json', 'text/plain', 'application/x-amz-json-1.1'),
        fc.boolean(),
        async (pick, payload, id, value, type, isKnown) => {
          const call = calls[pick % calls.length];
          if (!call) return;
          const third = call.path.includes('/studio/') ? secret.studio : secret.gateway;
          const answer = await test.app.inject({
            method: call.method,
            url: `${call.path.replace(/\{[^}]+\}/g, encodeURIComponent(id))}?limit=${encodeURIComponent(value)}&search=${encodeURIComponent(value)}&countryCode=${encodeURIComponent(value)}`,
            headers: {
              ...(isKnown ? player.headers : { sitecontext: value.replace(/[^\x20-\x7e]/g, ' ') }),
              'idempotency-key': value.replace(/[^\x20-\x7e]/g, ' '),
              'x-baize-studio': 'relax',
              'x-baize-signature': sign(third, `${call.method} /${call.path.slice(1)}`, payload),
              ...(call.method === 'GET' ? {} : { 'content-type': type }),
            },
            ...(call.method === 'GET' ? {} : { payload }),
          });
          if (answer.statusCode >= 500)
            throw new Error(
              `${call.method} ${call.path} answered ${answer.statusCode} ${answer.body} to ${payload.slice(0, 300)} · ${id} · ${value} · ${type}\n${log.slice(-3).join('\n')}`,
            );
          if (answer.statusCode >= 400) expect(errorBody.safeParse(answer.json()).success).toBe(true);
        },
      ),
      { numRuns: 700 },
    );
    expect(await test.db.query('select count(*) as n from players')).toEqual([{ n: 1 }]);
  });

  it('answers an address that the router refuses in the agreed shape, without repeating it', async () => {
    for (const [path, status, code] of [
      [`/api/v1/player/wallet/deposit/${'a'.repeat(500)}`, 404, 'error.not_found'],
      ['/api/v1/player/wallet/deposit/%zz', 400, 'error.validation'],
    ] as const) {
      const answer = await test.app.inject({ url: path, headers: player.headers });
      expect([path, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([path, status, code]);
      expect(errorBody.safeParse(answer.json()).success).toBe(true);
      expect(answer.body).not.toContain('deposit');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('lets no cache store a refusal', async () => {
    const someone = await test.player();
    for (const [path, status, headers] of [
      ['/api/v1/nothing', 404, {}],
      ['/api/v1/player/wallet', 401, {}],
      ['/api/v1/player/wallet/deposit/%zz', 400, {}],
      ['/api/v1/player/wallet/transactions?limit=none', 400, someone.headers],
    ] as const) {
      const answer = await test.app.inject({ url: path, headers });
      expect([path, answer.statusCode, answer.headers['cache-control']]).toEqual([path, status, 'no-store']);
    }
  });

  it('answers what is no readable request in the agreed shape, on both listeners', async () => {
    const operators = test.app.operatorPlane?.server;
    const nameless = 'GET /ready HTTP/1.1\r\n\r\n';
    const expecting =
      'POST /api/v1/player/wallet/deposit HTTP/1.1\r\nHost: a\r\nExpect: a\r\nContent-Length: 2\r\n\r\n{}';
    for (const [name, server, text, status, reason] of [
      [
        'large headers',
        test.app,
        `GET /ready HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
        431,
        'HPE_HEADER_OVERFLOW',
      ],
      ['no HTTP', test.app, 'hello\r\n\r\n', 400, 'HPE_INVALID_METHOD'],
      ['no HTTP, operators', operators, 'hello\r\n\r\n', 400, 'HPE_INVALID_METHOD'],
      ['no host', test.app, nameless, 400, 'HOST_MISSING'],
      ['no host, operators', operators, nameless, 400, 'HOST_MISSING'],
      ['an empty host', test.app, nameless.replace('\r\n', '\r\nHost:\r\n'), 400, 'HOST_MISSING'],
      ['two hosts', test.app, nameless.replace('\r\n', '\r\nHost: a\r\nhost: b\r\n'), 400, 'HOST_REPEATED'],
      ['two hosts, operators', operators, nameless.replace('\r\n', '\r\nHost: a\r\nHost: a\r\n'), 400, 'HOST_REPEATED'],
      ['no host, unknown address', test.app, nameless.replace('/ready', '/nothing'), 400, 'HOST_MISSING'],
      ['unknown expectation', test.app, expecting, 417, 'EXPECTATION_UNKNOWN'],
      ['unknown expectation, operators', operators, expecting, 417, 'EXPECTATION_UNKNOWN'],
    ] as const) {
      if (!server) throw new Error('There is no listener for operators.');
      if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
      const answer = await rawCall((server.server.address() as AddressInfo).port, text);
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      expect([name, head.split(' ')[1], JSON.parse(body)]).toEqual([
        name,
        String(status),
        expect.objectContaining({ code: 'error.validation', validationErrors: [], details: { reason } }),
      ]);
      expect(errorBody.safeParse(JSON.parse(body)).success).toBe(true);
      expect(head).toContain('x-content-type-options: nosniff');
    }
  });

  it('answers a request that comes too slowly in the agreed shape, and an unused connection with nothing', async () => {
    const { server } = test.app;
    if (!server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.address() as AddressInfo;
    for (const [text, status, reason] of [
      ['GET /ready HTT', '408', 'ERR_HTTP_REQUEST_TIMEOUT'],
      ['', undefined, undefined],
    ] as const) {
      // What Node does when its patience is over.
      server.once('connection', (socket: Socket) => {
        const timeout = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        setTimeout(() => server.emit('clientError', timeout, socket), 100);
      });
      const [head = '', body = ''] = (await rawCall(port, text, false)).split('\r\n\r\n');
      expect([head.split(' ')[1], body && errorBody.parse(JSON.parse(body)).details]).toEqual([
        status,
        reason ? { reason } : '',
      ]);
    }
  });

  it('answers the next request of a connection on which an upgrade was refused', async () => {
    // A proxy puts the connection back into its pool: without an answer, the next visitor would wait for half a minute.
    const { server } = test.app;
    if (!server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
    const upgrade =
      'Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
    const statusesOf = (path: string) =>
      new Promise<readonly string[]>((resolve, reject) => {
        const statuses: string[] = [];
        const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
          socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n\r\n`),
        );
        socket.setTimeout(5000, () => socket.destroy());
        socket.on('error', reject).on('close', () => resolve(statuses));
        socket.on('data', (chunk) => {
          statuses.push(...[...String(chunk).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status));
          if (statuses.length === 1) socket.write('GET /health HTTP/1.1\r\nHost: a\r\n\r\n');
          else socket.end();
        });
      });
    expect(await statusesOf('/api/v1/captcha/challenge')).toEqual(['200', '200']);
    expect(await statusesOf('/ws/nothing')).toEqual(['404', '200']);
    expect(await statusesOf('/ws/..\\metrics')).toEqual(['404', '200']);
    // The one address of sockets closes the connection, so no proxy keeps it.
    expect(await statusesOf('/ws/wallet')).toEqual(['401']);
  }, 30_000);

  it('refuses NUL in every text field', async () => {
    const sent = await visitor(test).begin({ email: 'a\u0000b@example.fi' });
    expect([sent.statusCode, sent.json().code]).toEqual([400, 'error.validation']);
    expect((await passwordSignIn(test, 'a\u0000b@example.fi', 'x')).statusCode).toBe(400);
    expect((await test.operator().call('GET', '/players?search=a%00b')).statusCode).toBe(400);
  });

  it('refuses texts that are not Unicode in every body, query and path, and takes whole characters', async () => {
    /** A stake whose body names a transaction with these bytes. */
    const bet = (id: string | Buffer) => {
      const [before = '', after = ''] = JSON.stringify({
        sessionId: randomUUID(),
        gameId: 'g',
        roundId: 'r',
        transactionId: '|',
        amount: 1,
        currency: 'EUR',
      }).split('|');
      const payload = Buffer.concat([Buffer.from(before), Buffer.from(id), Buffer.from(after)]);
      const path = '/api/v1/studio/wallet/bet';
      return test.app.inject({
        method: 'POST',
        url: path,
        payload,
        headers: {
          'content-type': 'application/json',
          'x-baize-studio': 'relax',
          'x-baize-signature': sign(test.env.studio.secretOf('relax') ?? '', `POST ${path}`, payload.toString()),
        },
      });
    };
    for (const id of [
      String.raw`\ud800`,
      String.raw`\udc00a`,
      String.raw`a\uD83D`,
      String.raw`\ude00\ud83d`,
      String.raw`\\\ud800`,
      String.raw`\ud83d\\\ude00`,
      String.raw`\ud83d\ud83d\ude00\ude00`,
      // Read as U+FFFD.
      Buffer.from([0xff]),
      Buffer.from([0xed, 0xa0, 0x80]),
      Buffer.from([0xf0, 0x9f, 0x98]),
    ])
      expect([id, (await bet(id)).statusCode]).toEqual([id, 400]);
    // A whole character, a backslash before a "u", and the sign for unreadable text itself are texts like any other.
    for (const id of [String.raw`\ud83d\ude00`, String.raw`\\ud800`, String.raw`\ufffd`, '😀', 'ä'])
      expect([id, (await bet(id)).json<{ code: string }>().code]).toEqual([id, 'error.game_session.unknown']);
    const signIn = await pool(test, 'InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'baize-northlight',
      AuthParameters: { USERNAME: 'a\ud800@example.fi', PASSWORD: 'x' },
    });
    expect(signIn.statusCode).toBe(400);
    expect(signIn.json()).toMatchObject({ __type: 'SerializationException' });
    expect((await test.operator().call('GET', '/players?search=a%ED%A0%80')).statusCode).toBe(400);
    for (const url of ['/api/v1/passwords/known/%ed%a0%80', '/api/v1/player/games/session?gameId=%ED%BF%BF'])
      expect([url, (await test.app.inject({ url, headers: player.headers })).statusCode]).toEqual([url, 400]);
  });

  it('logs no password, code or token during sign-up and login', async () => {
    const browser = visitor(test);
    await browser.begin();
    await browser.details();
    const secrets: string[] = [DETAILS.password, DETAILS.email];
    for (const [channel, to] of [
      ['sms', '+358401234567'],
      ['email', DETAILS.email],
    ] as const) {
      await browser.request(channel);
      const code = test.messaging.codeFor(to);
      await browser.verify(channel, code === '111111' ? '222222' : '111111');
      await browser.verify(channel, code);
      secrets.push(code);
    }
    const tokens = (await passwordSignIn(test, DETAILS.email, DETAILS.password)).json<{
      AuthenticationResult: Record<'IdToken' | 'AccessToken' | 'RefreshToken', string>;
    }>().AuthenticationResult;
    secrets.push(tokens.IdToken, tokens.AccessToken, tokens.RefreshToken);
    await pool(test, 'GetTokensFromRefreshToken', { RefreshToken: tokens.RefreshToken, ClientId: 'baize-northlight' });
    await test.app.inject({ url: `/ws/wallet?Authorization=${tokens.IdToken}` });
    const text = log.join('\n');
    expect(text).toContain('/api/v1/player/registration/sms_verification');
    for (const hidden of secrets) expect(text.includes(hidden), hidden.slice(0, 12)).toBe(false);
  });
});
