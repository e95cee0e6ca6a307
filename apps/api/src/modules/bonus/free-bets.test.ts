import { randomUUID } from 'node:crypto';
import type { Reward } from '@baize/contracts/reward';
import type { CampaignTerms } from '@baize/contracts/operator';
import { sign, type SignedCall } from '@baize/contracts/signature';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { fakePlayerAccess } from '../../testing/fakes.ts';
import { contentModuleWith } from '../content/index.ts';
import { sportsbookModule } from '../sportsbook/index.ts';
import { openSportsSession } from '../sportsbook/use-cases/sessions.ts';
import { deposit, lockWithdrawal } from '../wallet/index.ts';
import { bonusModule } from './index.ts';
import { recount } from './soak/recount.ts';
import { drainBonuses, writeCampaign } from './testing.ts';

const FREE_BET: Partial<CampaignTerms> = {
  category: 'MANUAL',
  trigger: null,
  matchPercent: null,
  vertical: 'SPORTS',
  wrMultiplier: 0,
  amounts: { EUR: { bonus: 10 } },
  validHours: 72,
  freeBet: { minimumOdds: '1.50' },
};
const HOUR_MS = 3_600_000;

describeOnPostgres('free bets', (makeApp) => {
  let test: TestApp;
  let player: TestPlayer;
  let sessionId: string;
  const barred = new Set<string>();
  beforeAll(async () => {
    test = await makeApp({ modules: [contentModuleWith({ games: 10 }), bonusModule, sportsbookModule] });
    fakePlayerAccess(test.app, {
      mayPlay: async (playerId) => !barred.has(playerId),
      lawOf: async () => ({ maximumStake: { value: null }, excludedEvents: { value: [] } }) as never,
    });
  });
  const call = async (name: string, payload: object) => {
    const text = JSON.stringify(payload);
    const signed: SignedCall = `POST /api/v1/sportsbook/wallet/${name}`;
    const answer = await test.app.inject({
      method: 'POST',
      url: signed.slice(5),
      payload: text,
      headers: {
        'content-type': 'application/json',
        'x-baize-studio': 'sportsbook',
        'x-baize-signature': sign(test.env.studio.secretOf('sportsbook') ?? '', signed, text),
      },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const answer = await test.app.inject({
      method,
      url: `/api/${path}`,
      headers: player.headers,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const seat = async (product: 'sportsbook' | 'virtuals' = 'sportsbook'): Promise<string> => {
    const token = await openSportsSession(test.app, {
      playerId: player.playerId,
      loginId: null,
      brand: player.brand,
      product,
      currency: 'EUR',
      language: 'EN',
      country: 'FI',
    });
    return (await call('session', { token })).body.sessionId;
  };
  beforeEach(async () => {
    await test.db.query('delete from bonus_campaign');
    player = await test.player();
    sessionId = await seat();
  });
  const claim = (id: string) => send('POST', `v1/bonus/rewards/${id}/claim`, { version: 1 });
  const claimed = async (terms: Partial<CampaignTerms> = {}): Promise<string> => {
    const { status, body } = await claim(await writeCampaign(test, player, { ...FREE_BET, ...terms }));
    expect(status).toBe(200);
    return body.assignmentId;
  };
  const usable = async (): Promise<string[]> =>
    (await call('free-bets', { sessionId })).body.freeBets.map(({ freeBetId }: { freeBetId: string }) => freeBetId);
  const bet = (freeBetId: string | null, more: object = {}) => ({
    sessionId,
    betId: randomUUID() as string,
    category: 'SPORTS',
    amount: 10,
    currency: 'EUR',
    potentialPayout: 24.5,
    description: 'Lynx – Otters: 1 @ 2.45',
    selections: [
      {
        eventId: 'e',
        eventName: 'Lynx – Otters',
        marketName: 'Result',
        selectionName: 'Lynx',
        odds: '2.45',
        eventKind: null,
      },
    ],
    freeBetId,
    ...more,
  });
  const placed = async (freeBetId: string): Promise<string> => {
    const one = bet(freeBetId);
    expect((await call('reserve', one)).status).toBe(200);
    expect((await call('place', { betId: one.betId })).status).toBe(200);
    return one.betId;
  };
  const settle = async (betId: string, settlement: number, outcome: string, payout = 0) =>
    (await call('settle', { bets: [{ betId, settlement, outcome, payout }] })).body.results[0];
  const main = async () => (await test.app.wallet.balances(player.playerId))?.main;
  const detail = async (): Promise<Reward['freeBetDetail']> =>
    (await send('GET', 'v1/bonus/rewards?rewardsType=ACTIVE')).body[0]?.freeBetDetail ?? null;
  const sound = async () => {
    expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
    expect((await recount(test.db, player.playerId)).differences).toEqual([]);
  };

  it('pays a win without the stake, to the player’s own money', async () => {
    const id = await writeCampaign(test, player, FREE_BET);
    expect((await send('GET', 'v1/bonus/rewards')).body).toMatchObject([
      { campaignId: id, vertical: 'FREE_BET', offer: { kind: 'FREE_BET', amount: 10 }, freeBetDetail: { state: null } },
    ]);
    const { body } = await claim(id);
    expect(body).toMatchObject({ freeBetDetail: { amount: 10, minimumOdds: '1.50', state: 'ACTIVE', won: 0 } });
    expect((await claim(id)).body.assignmentId).toBe(body.assignmentId);
    expect((await call('free-bets', { sessionId })).body.freeBets).toMatchObject([
      { freeBetId: body.assignmentId, amount: 10, currency: 'EUR', minimumOdds: '1.50' },
    ]);
    const betId = await placed(body.assignmentId);
    expect(await main()).toBe(0);
    expect(await usable()).toEqual([]);
    expect(await detail()).toMatchObject({ state: 'STAKED', bet: 'Lynx – Otters: 1 @ 2.45' });
    expect(await settle(betId, 1, 'WON', 24.5)).toMatchObject({ status: 'BOOKED', outstanding: 0 });
    expect(await main()).toBe(14_50);
    expect(await settle(betId, 1, 'WON', 24.5)).toMatchObject({ status: 'REPLAY' });
    expect(await settle(betId, 1, 'WON', 20)).toMatchObject({ status: 'CONFLICT' });
    expect(await main()).toBe(14_50);
    expect(await detail()).toBeNull();
    await sound();
  });

  it('costs nothing when the bet is lost, and counts for no wagering, limit or cashback', async () => {
    const betId = await placed(await claimed());
    await settle(betId, 1, 'LOST');
    await drainBonuses(test, player.playerId);
    expect(await test.app.wallet.turnoverSince(test.db, player.playerId, null)).toMatchObject({ staked: 0, won: 0 });
    expect(await main()).toBe(0);
    await sound();
  });

  it('comes back from a void bet with the time that it had, and can be used again', async () => {
    const freeBetId = await claimed();
    test.advance(70 * HOUR_MS);
    player = await test.signInAgain(player);
    sessionId = await seat();
    const betId = await placed(freeBetId);
    test.advance(10 * HOUR_MS);
    player = await test.signInAgain(player);
    sessionId = await seat();
    expect(await test.app.bonuses.expireDue()).toBe(0);
    await settle(betId, 1, 'VOID');
    expect(await main()).toBe(0);
    expect(await usable()).toEqual([freeBetId]);
    await settle(await placed(freeBetId), 1, 'WON', 20);
    expect(await main()).toBe(10_00);
    // The first bet was not void after all. Its win is paid; the free bet stays used.
    await settle(betId, 2, 'WON', 15);
    expect(await main()).toBe(15_00);
    expect(await usable()).toEqual([]);
    await sound();
  });

  it('comes back from a bet that was never placed, once', async () => {
    const freeBetId = await claimed();
    const one = bet(freeBetId);
    await call('reserve', one);
    expect((await call('cancel', { betId: one.betId, reason: 'odds changed' })).body.status).toBe('CANCELLED');
    expect((await call('cancel', { betId: one.betId, reason: 'odds changed' })).body.status).toBe('REPLAY');
    expect(await usable()).toEqual([freeBetId]);
    expect((await call('reserve', one)).body.code).toBe('error.transaction.refunded');
    const again = bet(freeBetId);
    await call('reserve', again);
    expect((await call('cancel', { betId: one.betId, reason: 'late' })).body.status).toBe('REPLAY');
    expect(await usable()).toEqual([]);
  });

  it('goes on one bet, whole, at its odds or above, by its own player', async () => {
    const freeBetId = await claimed();
    const code = async (more: object, id = freeBetId) => (await call('reserve', bet(id, more))).body.code;
    expect(await code({ amount: 5, potentialPayout: 12.25 })).toBe('error.free_bet.unavailable');
    expect(await code({ potentialPayout: 14.99 })).toBe('error.free_bet.odds_too_low');
    expect(await code({ category: 'VIRTUAL_SPORTS' })).toBe('error.free_bet.unavailable');
    expect(await code({}, randomUUID())).toBe('error.free_bet.unavailable');
    const mine = { player, sessionId };
    player = await test.player();
    sessionId = await seat();
    expect(await code({})).toBe('error.free_bet.unavailable');
    ({ player, sessionId } = mine);
    barred.add(player.playerId);
    expect(await code({})).toBe('error.play.not_allowed');
    barred.delete(player.playerId);
    // Two slips at once: one of them has it.
    const answers = await Promise.all([call('reserve', bet(freeBetId)), call('reserve', bet(freeBetId))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('makes one bet of a repeated call, and is not confused with a bet of money', async () => {
    const freeBetId = await claimed();
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 100_00, 'SKRILL'),
    );
    const one = bet(freeBetId);
    const answers = await Promise.all([call('reserve', one), call('reserve', one)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const selections = one.selections.map((selection) => ({ ...selection, selectionName: 'Otters' }));
    for (const other of [{ freeBetId: null }, { potentialPayout: 20 }, { selections }])
      expect((await call('reserve', { ...one, ...other })).body.code).toBe('error.idempotency.conflict');
    expect((await call('cashout', { betId: one.betId, cashoutId: 'c', amount: 5 })).body.code).toBe(
      'error.free_bet.unavailable',
    );
    expect(await main()).toBe(100_00);
    const money = bet(null);
    await call('reserve', money);
    expect((await call('reserve', { ...money, freeBetId })).body.code).toBe('error.idempotency.conflict');
  });

  it('ends by the clock, or when the player gives it up, and keeps another from being claimed until then', async () => {
    const freeBetId = await claimed();
    const other = await writeCampaign(test, player, FREE_BET);
    expect((await claim(other)).body).toMatchObject({
      code: 'error.bonus.active.already.exists',
      details: { assignmentId: freeBetId },
    });
    const giveUp = (id: string) => send('PUT', `v1/bonus/${id}/state`, { state: 'FORFEITED', wageringProgress: 0 });
    expect((await giveUp(freeBetId)).body).toMatchObject({ freeBetDetail: { state: 'FORFEITED' } });
    expect((await giveUp(freeBetId)).status).toBe(200);
    expect(await usable()).toEqual([]);
    const { body } = await claim(other);
    test.advance(73 * HOUR_MS);
    expect(await test.app.bonuses.expireDue()).toBe(1);
    player = await test.signInAgain(player);
    sessionId = await seat();
    expect((await call('reserve', bet(body.assignmentId))).body.code).toBe('error.free_bet.unavailable');
    expect((await giveUp(body.assignmentId)).status).toBe(409);
    // It was used in time, so the bet decides: it is neither given up nor ended by the clock.
    const staked = await claimed();
    await placed(staked);
    expect((await giveUp(staked)).status).toBe(409);
  });

  it('takes a corrected win back as far as the balance covers it, and the rest from a later result', async () => {
    const betId = await placed(await claimed());
    await settle(betId, 1, 'WON', 24.5);
    const withdrawal = { reference: randomUUID(), playerId: player.playerId, currency: 'EUR' as const };
    await test.app.wallet.move(lockWithdrawal(withdrawal, 10_00, 'SKRILL'));
    expect(await settle(betId, 2, 'LOST')).toMatchObject({ status: 'BOOKED', outstanding: 10 });
    expect(await main()).toBe(0);
    expect(await settle(betId, 3, 'WON', 22)).toMatchObject({ status: 'BOOKED', outstanding: 0 });
    expect(await main()).toBe(2_00);
    expect(await settle(betId, 4, 'WON', 24.51)).toMatchObject({ status: 'CONFLICT' });
    expect(await settle(betId, 1, 'LOST')).toMatchObject({ status: 'OLDER' });
    const history = { url: '/api/v1/player/wallet/history?category=BONUS', headers: player.headers };
    expect((await test.app.inject(history)).json()).toMatchObject([
      { type: 'CASHOUT', reward: 'FREE_BET' },
      { type: 'CASHOUT_VOID', reward: 'FREE_BET' },
      { type: 'CASHOUT', reward: 'FREE_BET' },
    ]);
    await sound();
  });

  it('can be what a bet-and-get offer gives', async () => {
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 100_00, 'SKRILL'),
    );
    const id = await writeCampaign(test, player, {
      ...FREE_BET,
      category: 'TRIGGERED',
      trigger: 'BET',
      amounts: { EUR: { bonus: 10, requiredStake: 20 } },
    });
    expect((await send('POST', `v2/bonus/bet_and_get/${id}/activate`, { version: 1 })).status).toBe(200);
    const own = bet(null, { amount: 20, potentialPayout: 49 });
    await call('reserve', own);
    await call('place', { betId: own.betId });
    await settle(own.betId, 1, 'LOST');
    await drainBonuses(test, player.playerId);
    expect((await send('POST', `v2/bonus/bet_and_get/${id}/claim`)).body).toMatchObject({
      freeBetDetail: { amount: 10, state: 'ACTIVE' },
    });
  });

  it('keeps the books whatever results come, in any order, with repeats', async () => {
    const result = fc.record({
      settlement: fc.integer({ min: 1, max: 5 }),
      outcome: fc.constantFrom('WON', 'LOST', 'VOID', 'HALF_WON', 'HALF_LOST'),
      payout: fc.integer({ min: 0, max: 2450 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(result, { minLength: 1, maxLength: 7 }), async (results) => {
        player = await test.player();
        sessionId = await seat();
        const betId = await placed(await claimed());
        let last = { settlement: 0, due: 0, isVoid: false };
        for (const { settlement, outcome, payout } of results) {
          const { status } = await settle(betId, settlement, outcome, payout / 100);
          if (settlement > last.settlement) {
            expect(status).toBe('BOOKED');
            const due = outcome === 'VOID' || outcome === 'LOST' ? 0 : Math.max(0, payout - 1000);
            last = { settlement, due, isVoid: outcome === 'VOID' };
          } else expect(status).not.toBe('BOOKED');
          expect(await main()).toBe(last.due);
        }
        expect((await usable()).length).toBe(last.isVoid ? 1 : 0);
        await sound();
      }),
      { numRuns: 12 },
    );
  });
});
