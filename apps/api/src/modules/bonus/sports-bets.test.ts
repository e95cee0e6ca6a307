import { randomUUID } from 'node:crypto';
import { sign, type SignedCall } from '@baize/contracts/signature';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { fakePlayerAccess } from '../../testing/fakes.ts';
import { contentModuleWith } from '../content/index.ts';
import { sportsbookModule } from '../sportsbook/index.ts';
import { openSportsSession } from '../sportsbook/use-cases/sessions.ts';
import { deposit } from '../wallet/index.ts';
import { bonusModule } from './index.ts';
import { recount } from './soak/recount.ts';
import { drainBonuses, writeCampaign } from './testing.ts';

describeOnPostgres('bonuses and sports bets', (makeApp) => {
  let test: TestApp;
  let player: TestPlayer;
  let sessionId: string;
  beforeAll(async () => {
    test = await makeApp({ modules: [contentModuleWith({ games: 10 }), bonusModule, sportsbookModule] });
    fakePlayerAccess(test.app, {
      mayPlay: async () => true,
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
  const openSession = async () => {
    const token = await openSportsSession(test.app, {
      playerId: player.playerId,
      loginId: null,
      brand: player.brand,
      product: 'sportsbook',
      currency: 'EUR',
      language: 'EN',
      country: 'FI',
    });
    ({ sessionId } = (await call('session', { token })).body);
  };
  /** A player with a sports bonus of 20 euros, which must be staked twice. */
  const start = async (bonusType: 'NON_STICKY' | 'STICKY' = 'NON_STICKY', minimumOdds?: string) => {
    player = await test.player();
    const id = await writeCampaign(test, player, {
      category: 'MANUAL',
      trigger: null,
      matchPercent: null,
      vertical: 'SPORTS',
      bonusType,
      wrMultiplier: 2,
      amounts: { EUR: { bonus: 20 } },
      ...(minimumOdds === undefined ? {} : { minimumOdds }),
    });
    const claimed = await test.app.inject({
      method: 'POST',
      url: `/api/v1/bonus/rewards/${id}/claim`,
      headers: player.headers,
      payload: { version: 1 },
    });
    expect(claimed.statusCode).toBe(200);
    await openSession();
  };
  beforeEach(async () => {
    await test.db.query('delete from bonus_campaign');
    await start();
  });
  const placed = async (amount: number, category = 'SPORTS', potentialPayout = 1000) => {
    const betId: string = randomUUID();
    const { status } = await call('reserve', {
      sessionId,
      betId,
      category,
      amount,
      currency: 'EUR',
      potentialPayout,
      description: 'Lynx – Otters: 1 @ 1000',
      selections: [
        {
          eventId: 'e',
          eventName: 'Lynx – Otters',
          marketName: 'Result',
          selectionName: 'Lynx',
          odds: '1000.00',
          eventKind: null,
        },
      ],
      freeBetId: null,
    });
    expect(status).toBe(200);
    await call('place', { betId });
    return betId;
  };
  const settled = async (betId: string, settlement: number, outcome: string, payout = 0) =>
    expect((await call('settle', { bets: [{ betId, settlement, outcome, payout }] })).body.results).toMatchObject([
      { status: 'BOOKED', outstanding: 0 },
    ]);
  const standing = async () => {
    await drainBonuses(test, player.playerId);
    const [row] = await test.db.query<{ state: string; wagered: number }>(
      'select state, wagered::int from bonus_assignment where player_id = $1',
      [player.playerId],
    );
    const money = await test.app.wallet.balances(player.playerId);
    return { ...row, main: money?.main, bonus: money?.sportsBonus };
  };

  it('counts the bonus money that bets stake, and makes it own money once it is enough', async () => {
    await settled(await placed(20), 1, 'WON', 40);
    expect(await standing()).toEqual({ state: 'WAGERING', wagered: 2000, main: 0, bonus: 4000 });
    const last = await placed(20);
    expect(await standing()).toEqual({ state: 'WAGERING', wagered: 2000, main: 0, bonus: 2000 });
    await settled(last, 1, 'WON', 50);
    expect(await standing()).toEqual({ state: 'CONVERTED', wagered: 4000, main: 7000, bonus: 0 });
  });

  it('counts no bet below the lowest odds of its terms, all selections together', async () => {
    await start('NON_STICKY', '1.50');
    await settled(await placed(10, 'SPORTS', 14.99), 1, 'WON', 14.99);
    expect(await standing()).toEqual({ state: 'WAGERING', wagered: 0, main: 0, bonus: 2499 });
    await settled(await placed(10, 'SPORTS', 15), 1, 'LOST');
    expect(await standing()).toEqual({ state: 'WAGERING', wagered: 1000, main: 0, bonus: 1499 });
    // 0.33 at 1.50 pays 0.495, rounded down; at 1.48 it pays a cent less.
    await settled(await placed(0.33, 'SPORTS', 0.49), 1, 'LOST');
    await settled(await placed(0.33, 'SPORTS', 0.48), 1, 'LOST');
    expect(await standing()).toEqual({ state: 'WAGERING', wagered: 1033, main: 0, bonus: 1433 });
    expect((await recount(test.db, player.playerId)).differences).toEqual([]);
  });

  it('counts no bet that was refused in play or cashed out, and one that was opened again with its result', async () => {
    await call('cancel', { betId: await placed(20), reason: 'odds changed in play' });
    expect(await standing()).toEqual({ state: 'WAGERING', wagered: 0, main: 0, bonus: 2000 });
    const betId = await placed(20);
    const cashoutId = randomUUID();
    await call('cashout', { betId, cashoutId, amount: 19 });
    expect(await standing()).toEqual({ state: 'WAGERING', wagered: 0, main: 0, bonus: 1900 });
    await call('cashout-void', { betId, cashoutId });
    await settled(betId, 1, 'WON', 40);
    expect(await standing()).toEqual({ state: 'WAGERING', wagered: 2000, main: 0, bonus: 4000 });
    // A corrected result neither counts the stake again nor takes it back.
    await settled(betId, 2, 'WON', 45);
    expect(await standing()).toMatchObject({ wagered: 2000, bonus: 4500 });
  });

  it('counts only the part of a bet that was not sold, and keeps the rest of its bonus money in play', async () => {
    const betId = await placed(20);
    await call('cashout', { betId, cashoutId: randomUUID(), stake: 15, amount: 14 });
    expect(await standing()).toEqual({ state: 'WAGERING', wagered: 0, main: 0, bonus: 1400 });
    // All of it is at stake or sold: the bonus goes on.
    const other = await placed(14);
    expect(await standing()).toMatchObject({ state: 'WAGERING', wagered: 0, bonus: 0 });
    await settled(other, 1, 'LOST');
    expect(await standing()).toMatchObject({ state: 'WAGERING', wagered: 1400, bonus: 0 });
    await settled(betId, 1, 'WON', 10);
    expect(await standing()).toEqual({ state: 'WAGERING', wagered: 1900, main: 0, bonus: 1000 });
    expect((await recount(test.db, player.playerId)).differences).toEqual([]);
  });

  it('counts a bet for bet and get with its result, and once', async () => {
    await test.db.query('delete from bonus_campaign');
    player = await test.player();
    const common = { playerId: player.playerId, currency: 'EUR' as const };
    await test.app.wallet.move(deposit({ ...common, reference: randomUUID() }, 100_00, 'SKRILL'));
    await openSession();
    const id = await writeCampaign(test, player, {
      category: 'MANUAL',
      trigger: 'BET',
      matchPercent: null,
      vertical: 'SPORTS',
      wrMultiplier: 1,
      amounts: { EUR: { bonus: 5, requiredStake: 20 } },
    });
    const activated = await test.app.inject({
      method: 'POST',
      url: `/api/v2/bonus/bet_and_get/${id}/activate`,
      headers: player.headers,
      payload: { version: 1 },
    });
    expect(activated.statusCode).toBe(200);
    const counted = async () => {
      await drainBonuses(test, player.playerId);
      const [row] = await test.db.query<{ staked: number; state: string }>(
        'select staked::int, state from bonus_bet_and_get where player_id = $1',
        [player.playerId],
      );
      return row;
    };
    const refused = await placed(20);
    expect(await counted()).toEqual({ staked: 0, state: 'ACTIVE' });
    await call('cancel', { betId: refused, reason: 'odds changed in play' });
    await call('cashout', { betId: await placed(20), cashoutId: randomUUID(), amount: 19 });
    expect(await counted()).toEqual({ staked: 0, state: 'ACTIVE' });
    const betId = await placed(20);
    await settled(betId, 1, 'LOST');
    await settled(betId, 2, 'WON', 30);
    expect(await counted()).toEqual({ staked: 2000, state: 'COMPLETED' });
    await settled(betId, 3, 'VOID');
    expect(await counted()).toEqual({ staked: 0, state: 'ACTIVE' });
    expect((await recount(test.db, player.playerId)).differences).toEqual([]);
  });

  it('pays the cash-out of a bet to MAIN whose bonus has been converted meanwhile', async () => {
    await settled(await placed(10), 1, 'WON', 60);
    const open = await placed(10);
    await settled(await placed(30), 1, 'WON', 35);
    expect(await standing()).toMatchObject({ state: 'CONVERTED', wagered: 4000, bonus: 0 });
    const before = (await standing()).main ?? 0;
    await call('cashout', { betId: open, cashoutId: randomUUID(), amount: 8 });
    expect(await standing()).toMatchObject({ state: 'CONVERTED', main: before + 800, bonus: 0 });
  });

  it('ends a bonus whose last money was cashed out for nothing more, and never while the bet is open', async () => {
    const betId = await placed(20);
    expect(await standing()).toMatchObject({ state: 'WAGERING', bonus: 0 });
    const cashoutId = randomUUID();
    await call('cashout', { betId, cashoutId, amount: 12 });
    expect(await standing()).toMatchObject({ state: 'WAGERING', bonus: 1200 });
    await call('cashout-void', { betId, cashoutId });
    expect(await standing()).toMatchObject({ state: 'WAGERING', bonus: 0 });
    await settled(betId, 1, 'LOST');
    expect(await standing()).toEqual({ state: 'USED_UP', wagered: 2000, main: 0, bonus: 0 });
  });

  it('does not count a voided bet, also after an earlier result, and counts it again with the next one', async () => {
    const betId = await placed(10);
    await settled(betId, 1, 'WON', 15);
    expect(await standing()).toMatchObject({ wagered: 1000, bonus: 2500 });
    await settled(betId, 2, 'VOID');
    expect(await standing()).toMatchObject({ wagered: 0, bonus: 2000 });
    await settled(betId, 3, 'WON', 30);
    expect(await standing()).toMatchObject({ wagered: 1000, bonus: 4000 });
  });

  it('follows bonus money through virtual sports, which count for no wagering', async () => {
    await settled(await placed(20, 'VIRTUAL_SPORTS'), 1, 'LOST');
    expect(await standing()).toEqual({ state: 'USED_UP', wagered: 0, main: 0, bonus: 0 });
  });

  describe('cashback', () => {
    let id: string;
    /** A player with 100 euros of their own, who has activated 10 per cent cashback of sports losses. */
    const startCashback = async () => {
      await start();
      await test.db.query('delete from bonus_campaign');
      await test.app.wallet.move(
        deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 100_00, 'SKRILL'),
      );
      id = await writeCampaign(test, player, {
        trigger: 'CASHBACK_INSTANT',
        matchPercent: null,
        vertical: 'SPORTS',
        wrMultiplier: 0,
        amounts: { EUR: { bonus: 1000 } },
        cashback: { percent: 10, weekday: null, booster: null },
      });
      await send('POST', 'activate', { version: 1 });
    };
    const send = async (method: 'GET' | 'POST', what: string, payload?: object) => {
      const answer = await test.app.inject({
        method,
        url: `/api/v1/bonus/cashback/${id}/${what}`,
        headers: player.headers,
        ...(payload ? { payload } : {}),
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    const claimable = async (): Promise<number> => (await send('GET', 'progress')).body.claimable?.losses ?? 0;
    beforeEach(startCashback);

    it('counts a cash-out as the outcome of its bet, until it is taken back', async () => {
      const betId = await placed(20);
      expect(await claimable()).toBe(0);
      const cashoutId = randomUUID();
      await call('cashout', { betId, cashoutId, amount: 12 });
      expect(await claimable()).toBe(8);
      // The bet is open again, so its stake is in play.
      await call('cashout-void', { betId, cashoutId });
      expect(await claimable()).toBe(0);
      await call('cashout', { betId, cashoutId: randomUUID(), amount: 15 });
      expect(await claimable()).toBe(5);
      expect((await send('POST', 'claim')).body).toMatchObject({ amount: 0.5 });
      await settled(await placed(10), 1, 'LOST');
      expect(await claimable()).toBe(10);
    });

    it('counts a loss once that was cashed out before a payment and settled after it', async () => {
      const betId = await placed(20);
      const cashoutId = randomUUID();
      await call('cashout', { betId, cashoutId, amount: 10 });
      expect((await send('POST', 'claim')).body).toMatchObject({ amount: 1 });
      await call('cashout-void', { betId, cashoutId });
      await settled(betId, 1, 'LOST');
      // 20 lost in all, of which 10 have given their cashback.
      expect(await claimable()).toBe(10);
    });

    it('gives what the ledger says, whatever bets, cash-outs and results come', async () => {
      const step = fc.record({
        amount: fc.integer({ min: 1, max: 20 }),
        end: fc.constantFrom('WON', 'LOST', 'VOID', 'CASHOUT', 'REOPENED', 'OPEN', 'CORRECTED'),
        payout: fc.integer({ min: 1, max: 30 }),
        /** Half of it was sold before, for a euro. */
        isHalfSold: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
          await startCashback();
          let lost = 0;
          for (const { amount, end, payout, isHalfSold } of steps) {
            const money = await test.app.wallet.balances(player.playerId);
            if ((money?.main ?? 0) < amount * 100) continue;
            const betId = await placed(amount);
            const cashoutId = randomUUID();
            if (isHalfSold) await call('cashout', { betId, cashoutId: randomUUID(), stake: amount / 2, amount: 1 });
            const back = isHalfSold ? 1 : 0;
            if (end === 'OPEN') continue;
            if (end === 'CASHOUT' || end === 'REOPENED') await call('cashout', { betId, cashoutId, amount: payout });
            else await settled(betId, 1, end === 'CORRECTED' ? 'LOST' : end, payout);
            if (end === 'REOPENED') await call('cashout-void', { betId, cashoutId });
            if (end === 'CORRECTED') await settled(betId, 2, 'WON', payout);
            if (end === 'LOST') lost += amount - back;
            else if (end === 'VOID') lost += isHalfSold ? amount / 2 - back : 0;
            else if (end !== 'REOPENED') lost += amount - payout - back;
            if (payout % 3 === 0 && (await send('POST', 'claim')).status === 200) lost = 0;
          }
          expect(await claimable()).toBe(lost >= 0.1 ? lost : 0);
          expect((await recount(test.db, player.playerId)).differences).toEqual([]);
        }),
        { numRuns: 12 },
      );
    });
  });

  it('keeps the books and the wagering as the ledger has them, whatever bets and results come', async () => {
    const step = fc.record({
      amount: fc.integer({ min: 1, max: 12 }),
      end: fc.constantFrom('WON', 'LOST', 'VOID', 'CANCEL', 'CASHOUT', 'OPEN'),
      payout: fc.integer({ min: 0, max: 30 }),
      isHalfSold: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('NON_STICKY' as const, 'STICKY' as const),
        fc.array(step, { maxLength: 8 }),
        async (bonusType, steps) => {
          await start(bonusType);
          for (const { amount, end, payout, isHalfSold } of steps) {
            const money = await test.app.wallet.balances(player.playerId);
            if ((money?.main ?? 0) + (money?.sportsBonus ?? 0) < amount * 100) continue;
            const betId = await placed(amount);
            if (isHalfSold && end !== 'CANCEL')
              await call('cashout', { betId, cashoutId: randomUUID(), stake: amount / 2, amount: 1 });
            if (end === 'CANCEL') await call('cancel', { betId, reason: 'test' });
            else if (end === 'CASHOUT') await call('cashout', { betId, cashoutId: randomUUID(), amount: payout + 1 });
            else if (end !== 'OPEN') await settled(betId, 1, end, end === 'WON' ? payout + 1 : 0);
            if (payout % 2 === 0) await drainBonuses(test, player.playerId);
          }
          await drainBonuses(test, player.playerId);
          expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
          expect((await recount(test.db, player.playerId)).differences).toEqual([]);
        },
      ),
      { numRuns: 12 },
    );
  });
});
