import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSandbox } from '../buildSandbox.ts';
import { readConfig } from '../config.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const origin = 'http://localhost:4200';
const event = (more: object = {}) => ({
  name: 'page-view',
  page: 'home',
  at: '2026-01-01T00:00:00Z',
  brand: 'northlight',
  market: 'en-UN',
  visit: randomUUID(),
  cookiesConsentId: randomUUID(),
  ...more,
});
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildSandbox({
    config: readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'events-')), LOG_LEVEL: 'silent', SITE_ORIGINS: origin }),
  });
});
afterAll(() => app.close());
const collect = (payload: object, headers: Record<string, string> = { origin }) =>
  app.inject({ method: 'POST', url: '/events/collect', payload, headers });

it('accepts an event from the site and shows it', async () => {
  const answer = await collect(event({ page: 'online-casino' }));
  expect(answer.statusCode).toBe(204);
  expect(answer.headers['access-control-allow-origin']).toBe(origin);
  expect((await app.inject('/events/list')).json()[0]).toMatchObject({ name: 'page-view', page: 'online-casino' });
});

it('grants the preflight to the site’s pages only', async () => {
  const ask = (from: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/events/collect',
      headers: { origin: from, 'access-control-request-method': 'POST' },
    });
  expect((await ask(origin)).statusCode).toBe(204);
  expect((await ask('https://elsewhere.example')).headers['access-control-allow-origin']).toBeUndefined();
});

it('rejects other origins and other shapes', async () => {
  const before = (await app.inject('/events/list')).json().length;
  expect((await collect(event(), {})).statusCode).toBe(403);
  expect((await collect(event(), { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  for (const wrong of [{}, event({ name: 'spy' }), event({ cookiesConsentId: null }), event({ page: 'x'.repeat(81) })])
    expect((await collect(wrong)).statusCode).toBe(400);
  expect((await app.inject('/events/list')).json()).toHaveLength(before);
});

it('clears its events only for its own page', async () => {
  expect((await app.inject({ method: 'DELETE', url: '/events/list' })).statusCode).toBe(403);
});
