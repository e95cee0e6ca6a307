import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@baize/contracts/consent';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

describe('cookie consent', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());
  const url = '/api/v1/player/cookies/consent';
  const choice = (more: object = {}) => ({
    version: CONSENT_VERSION,
    essentials: true,
    performanceFunctional: false,
    marketing: false,
    ...more,
  });
  const save = (headers: Record<string, string>, payload: object) =>
    test.app.inject({ method: 'PATCH', url, headers, payload });

  it('is unknown until the player has chosen, and visible only to the player', async () => {
    const { headers } = await test.player();
    expect((await test.app.inject({ url, headers })).statusCode).toBe(404);
    expect((await test.app.inject({ url })).statusCode).toBe(401);
    expect((await save({}, choice())).statusCode).toBe(401);
  });

  it('is null before the choice for a caller that asks with orNone, and the choice afterwards', async () => {
    const { headers } = await test.player();
    const ask = (orNone: string) => test.app.inject({ url: `${url}?orNone=${orNone}`, headers });
    const before = await ask('true');
    expect([before.statusCode, before.body]).toEqual([200, 'null']);
    expect(before.headers['content-type']).toMatch('application/json');
    expect((await ask('false')).statusCode).toBe(404);
    expect((await ask('maybe')).statusCode).toBe(400);
    expect((await test.app.inject({ url: `${url}?orNone=true` })).statusCode).toBe(401);
    await save(headers, choice({ marketing: true }));
    expect((await ask('true')).json()).toMatchObject(choice({ marketing: true }));
  });

  it('adopts the consent id that the player had as a visitor', async () => {
    const { headers } = await test.player();
    const cookiesConsentId = randomUUID();
    expect((await save(headers, choice({ cookiesConsentId, marketing: true }))).json()).toEqual({
      ...choice({ marketing: true }),
      cookiesConsentId,
    });
    expect((await test.app.inject({ url, headers })).json()).toEqual({
      ...choice({ marketing: true }),
      cookiesConsentId,
    });
  });

  it('returns the last choice, keeps every choice and counts a repeated one once', async () => {
    const { headers, playerId } = await test.player();
    const choices = fc.sample(fc.record({ performanceFunctional: fc.boolean(), marketing: fc.boolean() }), 12);
    let kept = 0;
    let last = '';
    for (const one of choices) {
      await save(headers, choice(one));
      if (JSON.stringify(one) !== last) kept += 1;
      last = JSON.stringify(one);
      expect((await test.app.inject({ url, headers })).json()).toMatchObject(one);
    }
    expect(await test.db.query('select 1 from cookie_consent where player_id = $1', [playerId])).toHaveLength(kept);
  });

  it.each([
    ['essentials refused', { essentials: false }],
    ['a version that nobody was asked about', { version: CONSENT_VERSION + 1 }],
    ['no version', { version: undefined }],
    ['an id that is none', { cookiesConsentId: 'me' }],
    ['a word for a choice', { marketing: 'yes' }],
  ])('refuses %s, and saves nothing', async (_what, change) => {
    const { headers } = await test.player();
    expect((await save(headers, choice(change))).statusCode).toBe(400);
    expect((await test.app.inject({ url, headers })).statusCode).toBe(404);
  });

  it('does not let an old page overwrite a newer choice', async () => {
    const { headers, playerId } = await test.player();
    await save(headers, choice());
    await test.db.query('update cookie_consent set version = $2 where player_id = $1', [playerId, CONSENT_VERSION + 5]);
    expect((await save(headers, choice({ marketing: true }))).statusCode).toBe(400);
  });
});
