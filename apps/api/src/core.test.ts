import { generateKeyPairSync } from 'node:crypto';
import { defineRoute } from '@baize/contracts/route';
import { wireTotal } from '@baize/contracts/shapes';
import { sign } from '@baize/contracts/signature';
import fp from 'fastify-plugin';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ApiModule } from './api-module.ts';
import { route } from './plugins/contract-routes.ts';
import { fieldRefusal, Refusal } from './plugins/errors.ts';
import { PortFault } from './ports/bearer-call.ts';
import { buildTestApp, describeOnBoth, type TestApp } from './testing/buildTestApp.ts';

const make = defineRoute({
  id: 'probe',
  method: 'POST',
  base: 'v1',
  path: '/probe/:name',
  auth: 'public',
  source: 'test',
  summary: 'Probe.',
  params: z.object({ name: z.string() }),
  query: z.object({ times: z.optional(z.coerce.number()) }),
  body: z.object({
    amount: z.number().check(z.refine((value) => value > 0, { error: 'error.amount.not_positive' })),
    email: z.optional(z.string()),
    password: z.optional(z.string()),
  }),
  response: z.object({ said: z.string() }),
});
const list = defineRoute({
  id: 'probeList',
  method: 'GET',
  base: 'v1',
  path: '/probe-list',
  auth: 'public',
  source: 'test',
  summary: 'Probe.',
  response: z.object({
    total: z.number(),
    rows: z.array(z.object({ amount: wireTotal, parts: z.array(z.number()) })),
  }),
});
const mine = defineRoute({
  id: 'probeMine',
  method: 'GET',
  base: 'v1',
  path: '/probe-mine',
  auth: 'player',
  source: 'test',
  summary: 'Probe.',
  response: z.object({ playerId: z.string() }),
});
const signed = defineRoute({
  id: 'probeSigned',
  method: 'POST',
  base: 'v1',
  path: '/probe-signed',
  auth: 'studio',
  source: 'test',
  summary: 'Probe.',
  body: z.object({ a: z.number() }),
  response: z.object({ ok: z.boolean() }),
});
const probe: ApiModule = {
  name: 'probe',
  plugin: fp(
    async (app) => {
      route(
        app,
        make,
        ({ params, query, body }) => {
          if (params.name === 'refuse') throw new Refusal(403, 'error.play.not_allowed', { days: 3 });
          if (params.name === 'field') throw fieldRefusal('email', 'error.email.invalid');
          if (params.name === 'fault')
            throw Object.assign(new Error('Failed query: insert into t values ($1)\nparams: aino@demo.baize'), {
              detail: 'Key (email)=(aino@demo.baize)',
            });
          if (params.name === 'port') throw new PortFault('The vendor', 'could not be reached');
          if (params.name === 'broken') return { said: 5 } as never;
          return { said: `${params.name} ${body.amount} ${query.times ?? 1}`, secret: 'leak' } as { said: string };
        },
        { rateLimit: 3 },
      );
      route(app, list, () => ({
        total: 4,
        rows: [
          { amount: 1, parts: [1] },
          { amount: 1e15, parts: [2] },
          { amount: 0.001, parts: [3] },
          { amount: 4, parts: [4, 'four' as unknown as number] },
          { amount: 5, parts: [] },
        ],
      }));
      route(app, mine, ({ player }) => ({ playerId: player.playerId }));
      route(app, signed, () => ({ ok: true }));
    },
    { name: 'probe' },
  ),
};

describe('contract routes', () => {
  let test: TestApp;
  const log: string[] = [];
  beforeAll(async () => {
    test = await buildTestApp({ modules: [probe], log });
  });
  afterAll(() => test.close());
  const post = (name: string, payload: unknown, headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'POST', url: `/api/v1/probe/${name}`, payload: payload as object, headers });

  it('checks and converts the input, and drops fields that the contract does not name from the answer', async () => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/v1/probe/a?times=2', payload: { amount: 3 } });
    expect(answer.json()).toEqual({ said: 'a 3 2' });
    expect(answer.headers['content-type']).toMatch('application/json');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
  it('names each wrong field with its own code', async () => {
    const answer = await post('a', { amount: -1 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'error.validation',
      validationErrors: [{ field: 'amount', message: 'error.amount.not_positive', objectName: 'body' }],
    });
    expect((await post('a', { amount: 'NaN' })).json().validationErrors[0]).toMatchObject({
      field: 'amount',
      message: 'error.validation',
    });
  });
  it('answers refusals in the documents’ error shape', async () => {
    expect((await post('refuse', { amount: 1 })).json()).toEqual({
      code: 'error.play.not_allowed',
      message: 'The player may not play now.',
      validationErrors: [],
      details: { days: 3 },
    });
    // A code without a sentence of its own is not repeated as the message: it could end up on a screen.
    expect((await post('field', { amount: 1 })).json().message).not.toContain('error.');
    expect((await post('field', { amount: 1 })).json()).toMatchObject({
      code: 'error.email.invalid',
      validationErrors: [{ field: 'email' }],
    });
  });
  it('answers faults without revealing their cause', async () => {
    for (const name of ['fault', 'broken']) {
      const answer = await post(name, { amount: 1 });
      expect(answer.statusCode).toBe(500);
      expect(answer.json().code).toBe('error.system.error');
      expect(answer.body).not.toMatch(/insert|aino|contract/);
    }
  });
  it('leaves out a row that cannot be shown instead of failing the list, and logs it', async () => {
    const answer = await test.app.inject({ url: '/api/v1/probe-list' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        total: 4,
        rows: [
          { amount: 1, parts: [1] },
          { amount: 5, parts: [] },
        ],
      },
    ]);
    expect(log.join('\n')).toContain('rows.1.amount');
    expect((await test.app.inject({ url: '/metrics' })).body).toMatch(/baize_answer_rows_left_out_total\{.*\} 1/);
  });
  it('answers 503 if a third party does not respond, without naming it', async () => {
    const answer = await post('port', { amount: 1 });
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { code: 'error.service_unavailable', message: expect.any(String) as string, validationErrors: [] },
    ]);
    expect(answer.body).not.toMatch(/vendor/i);
  });
  it.each([
    ['malformed JSON', { 'content-type': 'application/json' }, '{"amount":', 400],
    ['prototype poisoning', { 'content-type': 'application/json' }, '{"amount":1,"__proto__":{"a":1}}', 400],
    ['no body', { 'content-type': 'application/json' }, '', 400],
    ['a wrong content type', { 'content-type': 'text/xml' }, '<a/>', 415],
    [
      'a megabyte',
      { 'content-type': 'application/json' },
      JSON.stringify({ amount: 1, email: 'x'.repeat(1_000_000) }),
      413,
    ],
  ])('refuses %s', async (_name, headers, payload, status) => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/v1/probe/a', headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code: 'error.validation', validationErrors: [] });
  });
  it('answers unknown paths with 404', async () => {
    expect((await test.app.inject('/api/v1/nowhere')).json().code).toBe('error.not_found');
  });
  it('authenticates players by token only', async () => {
    const player = await test.player();
    expect((await test.app.inject({ url: '/api/v1/probe-mine', headers: player.headers })).json()).toEqual({
      playerId: player.playerId,
    });
    for (const authorization of [undefined, 'Bearer ', 'Bearer x.y.z', `Bearer ${player.token.slice(0, -4)}AAAA`]) {
      const answer = await test.app.inject({
        url: '/api/v1/probe-mine',
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'error.unauthorized']);
    }
  });
  it('says "Token expired" when the session of a true token cannot be fetched any more, and only then (A§8)', async () => {
    const player = await test.player();
    const { kid, key } = await test.app.identityPool.keys.signer();
    const tokenWith = (change: object, signer: Parameters<SignJWT['sign']>[0] = key) =>
      new SignJWT({ ...decodeJwt(player.token), ...change }).setProtectedHeader({ alg: 'RS256', kid }).sign(signer);
    const ask = async (token: string) => {
      const answer = await test.app.inject({
        url: '/api/v1/probe-mine',
        headers: { authorization: `Bearer ${token}` },
      });
      return [answer.statusCode, answer.statusMessage, answer.json().code, answer.json().message === 'Token expired'];
    };
    const past = { exp: Math.floor(Date.now() / 1000) - 1 };
    const over = [401, 'Token expired', 'error.unauthorized', true];
    const unknown = [401, 'Unauthorized', 'error.unauthorized', false];
    expect(await ask(await tokenWith(past))).toEqual(over);
    expect(await ask(await tokenWith(past, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey))).toEqual(
      unknown,
    );
    expect(await ask('x.y.z')).toEqual(unknown);
    expect((await ask(player.token))[0]).toBe(200);
    await test.db.transaction((tx) => test.app.endSessions(tx, { playerId: player.playerId }, 'signed out'));
    expect(await ask(player.token)).toEqual(over);
  });
  it('authenticates signed callers by a fresh signature over exactly the bytes sent', async () => {
    const payload = '{ "a": 1 }';
    const send = (signature: string | undefined, body = payload, studio = 'relax') =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/probe-signed',
        payload: body,
        headers: {
          'content-type': 'application/json',
          'x-baize-studio': studio,
          ...(signature ? { 'x-baize-signature': signature } : {}),
        },
      });
    const secret = test.env.studio.secretOf('relax') ?? '';
    const good = sign(secret, 'POST /api/v1/probe-signed', payload);
    expect((await send(good)).statusCode).toBe(200);
    const old = sign(secret, 'POST /api/v1/probe-signed', payload, new Date(Date.now() - 301_000));
    for (const [signature, body, studio] of [
      [undefined, payload],
      ['t=1', payload],
      [old, payload],
      [sign('another', 'POST /api/v1/probe-signed', payload), payload],
      [good, '{"a":1}'],
      // Signed for another call, and for another method.
      [sign(secret, 'POST /api/v1/probe', payload), payload],
      [sign(secret, 'PUT /api/v1/probe-signed', payload), payload],
      // Signed by one studio in the name of another, or of none.
      [good, payload, 'playngo'],
      [good, payload, ''],
      [good, payload, 'no such studio'],
    ] as const) {
      const answer = await send(signature, body, studio);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'error.signature.invalid']);
    }
  });
  it('never logs tokens, passwords or addresses', async () => {
    const player = await test.player();
    await test.app.inject({
      url: `/api/v1/probe-mine?Authorization=${player.token}&code=123456`,
      headers: player.headers,
    });
    await post('fault', { amount: 1, email: 'aino@demo.baize', password: 'hunter2hunter2' });
    test.app.log.info(
      {
        body: { password: 'hunter2hunter2', code: '123456' },
        Authorization: player.token,
        deep: { token: player.token },
      },
      'careless',
    );
    const text = log.join('\n');
    expect(text).toContain('probe-mine');
    expect(text).toContain('careless');
    for (const secret of [player.token, player.token.slice(0, 40), 'hunter2', '123456', 'aino@demo.baize'])
      expect(text).not.toContain(secret);
  });
  it('serves its OpenAPI document and page', async () => {
    const document = (await test.app.inject('/api/openapi.json')).json();
    expect(Object.keys(document.paths)).toContain('/api/v1/probe/{name}');
    expect(document.paths['/api/v1/probe/{name}'].post.operationId).toBe('probe');
    expect((await test.app.inject('/api/docs/')).statusCode).toBe(200);
  });
  it('writes its OpenAPI document once, and does not send it to a client that has it', async () => {
    const written = vi.spyOn(test.app, 'swagger');
    const urls = ['/api/openapi.json', '/api/docs/json'];
    const first = await test.app.inject('/api/openapi.json');
    const etag = String(first.headers['etag']);
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    for (const url of urls) {
      const again = await test.app.inject({ url, headers: { 'if-none-match': `"other", W/${etag}` } });
      expect([url, again.statusCode, again.body]).toEqual([url, 304, '']);
      expect((await test.app.inject(url)).body).toBe(first.body);
    }
    expect(written.mock.calls.length).toBeLessThanOrEqual(1);
    written.mockRestore();
  });
  it.each(['/api/openapi.json', '/api/docs/', '/api/docs/json', '/api/docs/yaml', '/api/docs/static/swagger-ui.css'])(
    'limits the rate of %s like that of other public information',
    async (url) => {
      const limited = await buildTestApp({ modules: [probe], env: { RATE_LIMIT_FACTOR: '0.01' } });
      const statuses: number[] = [];
      for (let call = 0; call < 4; call += 1) statuses.push((await limited.app.inject(url)).statusCode);
      expect(statuses).toEqual([200, 200, 200, 429]);
      await limited.close();
    },
  );
  it('reports health, readiness and metrics', async () => {
    expect((await test.app.inject('/health')).json()).toEqual({ status: 'ok' });
    expect((await test.app.inject('/ready')).json()).toMatchObject({ status: 'ready', checks: { database: 'ready' } });
    test.app.readiness.add('never', async () => {
      throw new Error('no');
    });
    expect((await test.app.inject('/ready')).statusCode).toBe(503);
    expect((await test.app.inject('/metrics')).body).toContain('baize_http_request_seconds_bucket');
  });
  it('limits the rate and says when to retry', async () => {
    const limited = await buildTestApp({ modules: [probe], env: { RATE_LIMIT_FACTOR: '1' } });
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) {
      const answer = await limited.app.inject({ method: 'POST', url: '/api/v1/probe/a', payload: { amount: 1 } });
      statuses.push(answer.statusCode);
      if (answer.statusCode === 429)
        expect(answer.json()).toMatchObject({
          code: 'error.rate_limited',
          details: { retryAfterSeconds: expect.any(Number) as number },
        });
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    await limited.close();
  });
});

describeOnBoth('database and events', (makeApp, kind) => {
  it('queries, rolls back and announces commits to every process', async () => {
    const one = await makeApp({ modules: [] });
    const two = kind === 'postgres' ? await makeApp({ modules: [] }) : one;
    await one.db.query('create table t (id bigint primary key, note text)');
    await one.db.query('insert into t values ($1, $2)', [9_007_199_254_740_991, 'x']);
    expect(await two.db.query('select id from t')).toEqual([{ id: Number.MAX_SAFE_INTEGER }]);
    const heard: object[] = [];
    const probe = one.app.events.open<{ readonly kept?: true; readonly lost?: true }>('probe');
    (two === one ? probe : two.app.events.open('probe')).subscribe((payload) => {
      heard.push(payload);
    });
    await expect(
      one.db.transaction(async (tx) => {
        await tx.query('insert into t values (2)');
        await probe.publish(tx, { lost: true });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await one.db.transaction(async (tx) => {
      await tx.query('insert into t values (3)');
      await probe.publish(tx, { kept: true });
    });
    await expect.poll(() => heard).toEqual([{ kept: true }]);
    expect(await one.db.query('select count(*) as n from t')).toEqual([{ n: 2 }]);
  });
});
