import { randomUUID } from 'node:crypto';
import type { PlayerTimeZone } from '@baize/contracts/account';
import type { Limits } from '@baize/contracts/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deposit } from '../wallet/index.ts';
import { buildTestApp, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';

/** A Wednesday, noon in Helsinki. */
const NOON = new Date('2026-11-18T10:00:00Z');
const HOME = 'Europe/Helsinki';
const WEST = 'America/New_York';

describe('the time zone of a player (ruling 17)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());
  const setClock = (at: Date) => test.clock.setOffset(test.clock.offset + at.getTime() - test.clock.now().getTime());
  beforeEach(() => setClock(NOON));

  const call = (who: TestPlayer, method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
    test.app.inject({ method, url: `/api/v1/player/${path}`, headers: who.headers, ...(payload ? { payload } : {}) });
  const change = (who: TestPlayer, timeZone: string) => call(who, 'POST', 'time-zone', { timeZone });
  const read = async (who: TestPlayer) => (await call(who, 'GET', 'time-zone')).json<PlayerTimeZone>();
  const limits = async (who: TestPlayer) => (await call(who, 'GET', 'deposit-limits')).json<Limits>();

  it('is theirs alone to read and to change', async () => {
    expect((await test.app.inject({ url: '/api/v1/player/time-zone' })).statusCode).toBe(401);
    const one = await test.player();
    await change(await test.player(), WEST);
    expect(await read(one)).toEqual({ timeZone: HOME, next: null, changeableFrom: null });
  });

  it('changes with the next day, week and month, and says when', async () => {
    const who = await test.player();
    const answer = await change(who, WEST);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      timeZone: HOME,
      next: {
        timeZone: WEST,
        daily: '2026-11-19T05:00:00.000Z',
        weekly: '2026-11-23T05:00:00.000Z',
        monthly: '2026-12-01T05:00:00.000Z',
      },
      changeableFrom: null,
    });
    setClock(new Date('2026-11-19T05:00:00Z'));
    expect(await read(who)).toMatchObject({ timeZone: WEST, next: { timeZone: WEST } });
    expect((await call(who, 'GET', 'access/details')).json()).toMatchObject({ timeZone: WEST });
    setClock(new Date('2026-12-01T05:00:00Z'));
    expect(await read(who)).toEqual({ timeZone: WEST, next: null, changeableFrom: '2026-12-18T10:00:00.000Z' });
  });

  it('never lets a deposit limit start again before its day is over in both zones', async () => {
    const who = await test.player();
    await call(who, 'PATCH', 'deposit-limits', { duration: 'D', limit: 50 });
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: who.playerId, currency: 'EUR' }, 50_00, 'SKRILL'),
    );
    await change(who, WEST);
    expect((await limits(who)).daily).toMatchObject({ remaining: 0, resetAt: '2026-11-19T05:00:00.000Z' });
    // Midnight in Helsinki was two hours ago, and the day of New York has five left.
    setClock(new Date('2026-11-19T00:00:00Z'));
    expect((await limits(who)).daily).toMatchObject({ remaining: 0, resetAt: '2026-11-19T05:00:00.000Z' });
    setClock(new Date('2026-11-19T05:00:00Z'));
    expect((await limits(who)).daily).toMatchObject({ remaining: 50, resetAt: '2026-11-20T05:00:00.000Z' });
  });

  it('can be corrected and taken back until it has begun, and then not for 30 days', async () => {
    const who = await test.player();
    await change(who, WEST);
    expect((await change(who, 'Asia/Tokyo')).json()).toMatchObject({
      timeZone: HOME,
      next: { timeZone: 'Asia/Tokyo' },
    });
    expect((await change(who, HOME)).json()).toEqual({ timeZone: HOME, next: null, changeableFrom: null });
    await change(who, WEST);
    setClock(new Date('2026-11-19T05:00:00Z'));
    const refused = await change(who, HOME);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'error.time_zone.too_soon']);
    expect((await read(who)).changeableFrom).toBe('2026-12-18T10:00:00.000Z');
    setClock(new Date('2026-12-18T10:00:00Z'));
    expect((await change(who, HOME)).json()).toMatchObject({ timeZone: WEST, next: { timeZone: HOME } });
  });

  it.each(['Mars/Olympus', '+05:30', '', 'x'.repeat(65)])('refuses %o', async (timeZone) => {
    const answer = await change(await test.player(), timeZone);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ validationErrors: object[] }>().validationErrors).toMatchObject([{ field: 'timeZone' }]);
  });

  it('changes nothing at a second click, and records each change once', async () => {
    const who = await test.player();
    await change(who, WEST);
    setClock(new Date('2026-11-18T11:00:00Z'));
    await change(who, WEST);
    const rows = await test.db.query<{ at: Date; audited: string }>(
      `select time_zone_changed_at as at,
         (select count(*) from operator_audit where subject = $1::text and action = 'player.time_zone') as audited
       from players where player_id = $1::uuid`,
      [who.playerId],
    );
    expect(rows.map(({ at, audited }) => [new Date(at), Number(audited)])).toEqual([[NOON, 1]]);
  });
});
