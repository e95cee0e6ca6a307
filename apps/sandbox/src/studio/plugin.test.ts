import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HEADERS } from '@baize/contracts/route';
import { studioBet, studioWin } from '@baize/contracts/studio';
import type { StudioLook } from './art.ts';
import { seededRng } from './model/random.ts';
import { studioContentSecurityPolicy, studioPlugin } from './plugin.ts';

const secret = 'a-shared-secret';
const sessionId = '3f0c8a4e-7a8e-4f0e-9d55-0a8a3a5d9c01';
let operator: FastifyInstance;
let app: FastifyInstance;
let dataDir = '';
let balance = 50_00;
let mode: 'up' | 'html' | 'down' = 'up';

beforeEach(async () => {
  balance = 5000;
  mode = 'up';
  operator = Fastify();
  operator.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  operator.post<{ Params: { call: string }; Body: string }>('/api/v1/studio/wallet/:call', async (request, reply) => {
    if (mode === 'html') return reply.code(502).type('text/html').send('<h1>Bad gateway</h1>');
    if (mode === 'down') return reply.code(500).send({});
    const [, time, signature] = /^t=(\d+),v2=([0-9a-f]{64})$/.exec(String(request.headers[HEADERS.signature])) ?? [];
    const own = createHmac('sha256', secret)
      .update(`${time}.POST /api/v1/studio/wallet/${request.params.call}.${request.body}`)
      .digest();
    if (!signature || !timingSafeEqual(own, Buffer.from(signature, 'hex')))
      return reply.code(401).send({ code: 'error.signature.invalid', message: 'No.', validationErrors: [] });
    const body: unknown = JSON.parse(request.body);
    const moved = () => ({ transactionReference: sessionId, balance: balance / 100, currency: 'EUR' });
    if (request.params.call === 'authenticate')
      return {
        sessionId,
        playerReference: 'p1',
        currency: 'EUR',
        balance: balance / 100,
        language: 'fi',
        country: 'FI',
        maximumStake: null,
        minimumSpinSeconds: 0,
        autoplayAllowed: true,
        betLimits: null,
        freeSpins: null,
      };
    if (request.params.call === 'bet') {
      balance -= Math.round(studioBet.body.parse(body).amount * 100);
      return moved();
    }
    if (request.params.call === 'win') {
      balance += Math.round(studioWin.body.parse(body).amount * 100);
      return moved();
    }
    return moved();
  });
  const walletUrl = `${await operator.listen({ port: 0, host: '127.0.0.1' })}/api`;
  dataDir = await mkdtemp(join(tmpdir(), 'studio-plugin-'));
  app = Fastify();
  await app.register(studioPlugin, {
    walletUrl,
    secretOf: () => secret,
    dataDir,
    rng: seededRng(3),
    timing: { betDelaysMs: [1], foregroundMs: 50, firstDelayMs: 5, maxDelayMs: 20 },
  });
});
afterEach(async () => {
  await app.close();
  await operator.close();
  await rm(dataDir, { recursive: true, force: true });
});
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

it('plays a round over the signed contract', async () => {
  const opened = await post('/studio/api/session', { mode: 'real', gameId: 'g1', token: 'launch' });
  expect(opened.json()).toMatchObject({ sessionId, balance: 5000, currency: 'EUR' });
  expect(opened.headers['cache-control']).toBe('no-store');
  const spun = await post('/studio/api/round', { sessionId, roundKey: 'round-0001', bets: { spin: 100 } });
  const reply = spun.json<{ win: number; balance: number; view: unknown }>();
  expect(reply.balance).toBe(5000 - 100 + reply.win);
  expect(balance).toBe(reply.balance);
  expect(JSON.stringify(opened.json()) + spun.body).not.toContain(secret);
});

it('does not treat a proxy’s page or a server error as a decision', async () => {
  await post('/studio/api/session', { mode: 'real', gameId: 'g1', token: 'launch' });
  for (const fault of ['html', 'down'] as const) {
    mode = fault;
    const spun = await post('/studio/api/round', { sessionId, roundKey: `round-${fault}-1`, bets: { spin: 100 } });
    expect(spun.statusCode).toBe(503);
    expect(spun.json()).toMatchObject({ code: 'studio.operator.unreachable', refund: 'pending' });
  }
  expect(balance).toBe(5000);
});

it.each([
  ['/studio/api/session', {}],
  ['/studio/api/session', { mode: 'real', gameId: 'g1' }],
  ['/studio/api/session', { mode: 'fun', gameId: 'g1', currency: 'XXX' }],
  ['/studio/api/round', { sessionId, roundKey: 'x', bets: { spin: 100 } }],
  ['/studio/api/round', { sessionId, roundKey: 'round-0001', bets: { spin: 0.5 } }],
  ['/studio/api/round', { sessionId, roundKey: 'round-0001', bets: { spin: -20 } }],
  ['/studio/api/move', { sessionId, roundId: 'r', step: -1, move: 'hit' }],
])('refuses %s with %j in words', async (url, payload) => {
  const answer = await post(url, payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'studio.request.invalid' });
});

it('publishes its paytable and a policy without inline code', async () => {
  const paytable = (await app.inject('/studio/api/paytable')).json<{ rtp: number; lines: unknown[] }>();
  expect(paytable.rtp).toBeGreaterThan(0.95);
  expect(paytable.lines).toHaveLength(20);
  const policy = studioContentSecurityPolicy(['http://localhost:4200']);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain('frame-ancestors http://localhost:4200');
});

it('draws the pictures of a game from the family of its tile, and no others', async () => {
  const look = (await app.inject('/studio/art/look?theme=ocean&title=Deep%20Tide')).json<StudioLook>();
  expect(look.colours.accent).toMatch(/^#[0-9a-f]{6}$/);
  for (const part of ['scenery-tall', 'symbol-0', 'symbol-3']) {
    const picture = await app.inject(`${look.pictures}/${part}.webp`);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.rawPayload.byteLength).toBeGreaterThan(1000);
  }
  for (const address of [
    '/studio/art/look?theme=nothing&title=x',
    '/studio/art/look?theme=ocean&theme=egypt',
    `${look.pictures}/symbol-9.webp`,
    '/studio/art/ocean/99/symbol-0.webp',
    '/studio/art/ocean/-1/symbol-0.webp',
    '/studio/art/constructor/0/symbol-0.webp',
  ])
    expect((await app.inject(address)).statusCode, address).toBe(404);
});
