import { randomUUID } from 'node:crypto';
import { sign, type SignedCall } from '@baize/contracts/signature';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeByPlayer, type TestApp } from '../../testing/buildTestApp.ts';
import { fakePlayerAccess } from '../../testing/fakes.ts';
import { deposit, grantBonus, lockWithdrawal, walletModule } from '../wallet/index.ts';
import { sportsbookModule } from './index.ts';
import { openSportsSession } from './use-cases/sessions.ts';

interface Answer {
  readonly status: number;
  readonly body: {
    readonly code?: string;
    readonly status?: string;
    readonly balance: number;
    readonly version: number;
    readonly sessionId: string;
    readonly results: { betId: string; status: string; outstanding: number }[];
  };
}
interface Entry {
  readonly type: string;
  readonly amount: number;
}

describeByPlayer('sportsbook wallet', (makeApp) => {
  let test: TestApp;
  const barred = new Set<string>();
  beforeAll(async () => {
    test = await makeApp({ modules: [walletModule, sportsbookModule] });
    fakePlayerAccess(test.app, {
      mayPlay: async (playerId) => !barred.has(playerId),
      lawOf: async () => ({ maximumStake: { value: 100 }, excludedEvents: { value: ['youth'] } }) as never,
    });
  });

  const call = async (name: string, payload: object, studio = 'sportsbook'): Promise<Answer> => {
    const text = JSON.stringify(payload);
    const signed: SignedCall = `POST /api/v1/sportsbook/wallet/${name}`;
    const answer = await test.app.inject({
      method: 'POST',
      url: signed.slice(5),
      payload: text,
      headers: {
        'content-type': 'application/json',
        'x-baize-studio': studio,
        'x-baize-signature': sign(test.env.studio.secretOf(studio) ?? '', signed, text),
      },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const tokenOf = (playerId: string, product: 'sportsbook' | 'virtuals' = 'sportsbook') =>
    openSportsSession(test.app, {
      playerId,
      loginId: null,
      brand: 'wireframe',
      product,
      currency: 'EUR',
      language: 'EN',
      country: 'FI',
    });
  const seat = async (money = 10_000, bonus = 0) => {
    const { playerId } = await test.player();
    const common = { reference: randomUUID(), playerId, currency: 'EUR' as const };
    if (money > 0) await test.app.wallet.move(deposit(common, money, 'SKRILL'));
    if (bonus > 0) await test.app.wallet.move(grantBonus({ ...common, reference: randomUUID() }, bonus, 'SPORTS', 'B'));
    const { body } = await call('session', { token: await tokenOf(playerId) });
    return { playerId, sessionId: body.sessionId };
  };
  const selectionOf = (eventKind: 'youth' | 'amateur' | null) => ({
    eventId: 'e',
    eventName: 'Lynx – Otters',
    marketName: 'Result',
    selectionName: 'Lynx',
    odds: '1000.00',
    eventKind,
  });
  const bet = (sessionId: string, more: object = {}) => ({
    sessionId,
    betId: randomUUID() as string,
    category: 'SPORTS',
    amount: 10,
    currency: 'EUR',
    potentialPayout: 1000,
    description: 'Lynx – Otters: 1 @ 1000',
    selections: [selectionOf(null)],
    freeBetId: null,
    ...more,
  });
  const placed = async (sessionId: string, more: object = {}): Promise<string> => {
    const one = bet(sessionId, more);
    expect((await call('reserve', one)).status).toBe(200);
    expect((await call('place', { betId: one.betId })).status).toBe(200);
    return one.betId;
  };
  const settle = async (betId: string, settlement: number, outcome: string, payout: number) =>
    (await call('settle', { bets: [{ betId, settlement, outcome, payout }] })).body.results[0];
  /** What the ledger booked for a bet, oldest first, in hundredths. */
  const entriesOf = (playerId: string, betId: string): Promise<Entry[]> =>
    test.db.query<Entry>(
      'select type, amount from wallet_transaction where player_id = $1 and round_id = $2 order by seq',
      [playerId, betId],
    );
  const mainOf = async (playerId: string) => (await test.app.wallet.balances(playerId))?.main;
  const sound = async (playerId: string) => expect(await test.app.wallet.verify(playerId)).toEqual([]);

  it('opens a session with a token once, within a minute', async () => {
    const { playerId } = await test.player();
    const token = await tokenOf(playerId);
    expect(await call('session', { token })).toMatchObject({
      status: 200,
      body: {
        customerId: playerId,
        currency: 'EUR',
        balance: 0,
        maximumStake: null,
        maximumPayout: 500_000,
        excludedEvents: ['youth'],
        canBet: true,
        reason: null,
      },
    });
    expect((await call('session', { token })).body.code).toBe('error.game_session.unknown');
    const late = await tokenOf(playerId);
    test.advance(60_000);
    expect((await call('session', { token: late })).status).toBe(404);
  });

  it('excludedEvents: takes no bet on an event whose kind the law excludes', async () => {
    const { playerId, sessionId } = await seat();
    const on = (...kinds: Parameters<typeof selectionOf>[0][]) =>
      call('reserve', bet(sessionId, { selections: kinds.map(selectionOf) }));
    expect(await on('youth')).toMatchObject({ status: 403, body: { code: 'error.bet.event_excluded' } });
    expect(await on(null, 'youth')).toMatchObject({ status: 403 });
    expect(await mainOf(playerId)).toBe(10_000);
    expect(await on('amateur')).toMatchObject({ status: 200 });
    await sound(playerId);
  });

  it('lets no game studio in, and the vendor into no game', async () => {
    const { sessionId } = await seat();
    for (const [name, payload] of [
      ['balance', { sessionId }],
      ['reserve', bet(sessionId)],
      ['settle', { bets: [{ betId: 'x', settlement: 1, outcome: 'LOST', payout: 0 }] }],
    ] as const)
      expect(await call(name, payload, 'quickspin')).toMatchObject({ status: 401 });
  });

  /** Every outcome of a bet of 10.00, down to the ledger. */
  it.each([
    ['WON', 24.5, ['BET', 'WIN'], 11_450],
    ['LOST', 0, ['BET', 'LOSS'], 9000],
    ['VOID', 0, ['BET', 'BET_VOID'], 10_000],
    ['HALF_WON', 17.25, ['BET', 'WIN'], 10_725],
    ['HALF_LOST', 5, ['BET', 'WIN'], 9500],
    ['HALF_LOST', 0, ['BET', 'LOSS'], 9000],
  ])('books a bet that is %s with %d', async (outcome, payout, types, balance) => {
    const { playerId, sessionId } = await seat();
    const betId = await placed(sessionId);
    expect(await settle(betId, 1, outcome, payout)).toEqual({ betId, status: 'BOOKED', outstanding: 0 });
    expect((await entriesOf(playerId, betId)).map(({ type }) => type)).toEqual(types);
    expect(await mainOf(playerId)).toBe(balance);
    expect(await settle(betId, 1, outcome, payout)).toMatchObject({ status: 'REPLAY' });
    expect(await settle(betId, 1, outcome, payout + 1)).toMatchObject({
      status: outcome === 'VOID' || outcome === 'LOST' ? 'REPLAY' : 'CONFLICT',
    });
    expect(await mainOf(playerId)).toBe(balance);
    await sound(playerId);
  });

  it('shows the bet with its description in the player’s history', async () => {
    const { sessionId, playerId } = await seat();
    const betId = await placed(sessionId);
    await settle(betId, 1, 'WON', 24.5);
    const rows = await test.db.query(
      'select type, category, description, shown from wallet_transaction where player_id = $1 and round_id = $2 order by seq',
      [playerId, betId],
    );
    expect(rows).toEqual([
      { type: 'BET', category: 'SPORTS', description: 'Lynx – Otters: 1 @ 1000', shown: true },
      { type: 'WIN', category: 'SPORTS', description: 'Lynx – Otters: 1 @ 1000', shown: true },
    ]);
  });

  it('takes a stake once, and only what the balance covers', async () => {
    const { playerId, sessionId } = await seat(1000);
    const one = bet(sessionId);
    const [first, again] = await Promise.all([call('reserve', one), call('reserve', one)]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await mainOf(playerId)).toBe(0);
    const [selection] = one.selections;
    for (const other of [
      { amount: 5 },
      { potentialPayout: 900 },
      { selections: [{ ...selection, selectionName: 'Otters' }] },
    ])
      expect((await call('reserve', { ...one, ...other })).body.code).toBe('error.idempotency.conflict');
    expect((await call('reserve', bet(sessionId))).body.code).toBe('error.not_enough_funds');
  });

  it('gives the last euro to one of two devices', async () => {
    const { playerId, sessionId } = await seat(1000);
    const { body } = await call('session', { token: await tokenOf(playerId) });
    const answers = await Promise.all([call('reserve', bet(sessionId)), call('reserve', bet(body.sessionId))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mainOf(playerId)).toBe(0);
  });

  it('keeps one id for one player', async () => {
    const [one, other] = [await seat(), await seat()];
    const betId = await placed(one.sessionId);
    expect((await call('reserve', bet(other.sessionId, { betId }))).body.code).toBe('error.idempotency.conflict');
  });

  it('returns a cancelled stake, and refuses a bet that was cancelled before it arrived', async () => {
    const { playerId, sessionId } = await seat();
    const betId = await placed(sessionId);
    const cancel = (id: string) => call('cancel', { betId: id, reason: 'odds changed' });
    expect((await cancel(betId)).body.status).toBe('CANCELLED');
    expect((await cancel(betId)).body.status).toBe('REPLAY');
    expect(await mainOf(playerId)).toBe(10_000);
    expect(await settle(betId, 1, 'WON', 20)).toMatchObject({ status: 'CONFLICT' });
    expect((await call('place', { betId })).body.code).toBe('error.transaction.refunded');
    const late = bet(sessionId);
    expect((await cancel(late.betId)).body.status).toBe('MARKED');
    expect((await call('reserve', late)).body.code).toBe('error.transaction.refunded');
    const done = await placed(sessionId);
    await settle(done, 1, 'LOST', 0);
    expect((await cancel(done)).body.code).toBe('error.round.settled');
    await sound(playerId);
  });

  it('asks for an unknown bet’s settlement again, and books it once it is known', async () => {
    const { sessionId } = await seat();
    const one = bet(sessionId);
    expect(await settle(one.betId, 1, 'WON', 20)).toMatchObject({ status: 'UNKNOWN_BET' });
    await call('reserve', one);
    expect(await settle(one.betId, 1, 'WON', 20)).toMatchObject({ status: 'BOOKED' });
  });

  it('takes no bet that promises more than its odds give', async () => {
    const { playerId, sessionId } = await seat();
    const selections = ['2.45', '1.50'].map((odds) => ({ ...selectionOf(null), odds }));
    const tooMuch = await call('reserve', bet(sessionId, { selections, potentialPayout: 36.77 }));
    expect([tooMuch.status, tooMuch.body.code]).toEqual([400, 'error.validation']);
    expect(await mainOf(playerId)).toBe(10_000);
    expect((await call('reserve', bet(sessionId, { selections, potentialPayout: 36.75 }))).status).toBe(200);
  });

  it('takes no bet that promises more than the brand pays on one bet', async () => {
    const { playerId, sessionId } = await seat();
    const selections = ['1000.00', '1000.00'].map((odds) => ({ ...selectionOf(null), odds }));
    const tooMuch = await call('reserve', bet(sessionId, { selections, potentialPayout: 500_000.01 }));
    expect(tooMuch).toMatchObject({
      status: 403,
      body: { code: 'error.payout.above_maximum', details: { maximum: 500_000 } },
    });
    expect(await mainOf(playerId)).toBe(10_000);
    expect((await call('reserve', bet(sessionId, { selections, potentialPayout: 500_000 }))).status).toBe(200);
  });

  it('pays no more than the bet could win', async () => {
    const { playerId, sessionId } = await seat();
    const betId = await placed(sessionId, { potentialPayout: 24.5 });
    expect(await settle(betId, 1, 'WON', 24.51)).toMatchObject({ status: 'CONFLICT' });
    expect((await call('cashout', { betId, cashoutId: 'c', amount: 24.51 })).status).toBe(409);
    expect(await mainOf(playerId)).toBe(9000);
  });

  it('settles an open bet of an excluded player, whose session takes no more', async () => {
    const { playerId, sessionId } = await seat();
    const [betId, open] = [await placed(sessionId), await placed(sessionId)];
    barred.add(playerId);
    expect((await call('reserve', bet(sessionId))).body.code).toBe('error.play.not_allowed');
    await test.app.endPlay(playerId);
    expect((await call('balance', { sessionId })).status).toBe(404);
    expect(await settle(betId, 1, 'WON', 24.5)).toMatchObject({ status: 'BOOKED' });
    expect((await call('cashout', { betId: open, cashoutId: 'c', amount: 8 })).status).toBe(200);
    barred.delete(playerId);
    expect((await call('reserve', bet(sessionId))).body.code).toBe('error.game_session.unknown');
  });

  it('holds virtual games to the highest stake of the law', async () => {
    const { playerId } = await seat();
    const { body } = await call('session', { token: await tokenOf(playerId, 'virtuals') });
    expect(body).toMatchObject({ maximumStake: 1 });
    const virtual = { category: 'VIRTUAL_SPORTS', amount: 1.01 };
    expect((await call('reserve', bet(body.sessionId, virtual))).body.code).toBe('error.stake.above_maximum');
    expect((await call('reserve', bet(body.sessionId, { ...virtual, amount: 1 }))).status).toBe(200);
  });

  it('stakes and pays MAIN and the sports bonus in the same proportion', async () => {
    const { playerId, sessionId } = await seat(600, 1000);
    const betId = await placed(sessionId);
    await settle(betId, 1, 'WON', 20);
    expect(await test.app.wallet.balances(playerId)).toMatchObject({ main: 1200, sportsBonus: 600 + 800 });
    await settle(betId, 2, 'LOST', 0);
    expect(await test.app.wallet.balances(playerId)).toMatchObject({ main: 0, sportsBonus: 600 });
    await sound(playerId);
  });

  it('takes back what the balance covers after a withdrawal, and collects the rest from a later result', async () => {
    const { playerId, sessionId } = await seat(1000);
    const betId = await placed(sessionId);
    await settle(betId, 1, 'WON', 100);
    const withdrawal = { reference: randomUUID(), playerId, currency: 'EUR' as const };
    await test.app.wallet.move(lockWithdrawal(withdrawal, 7000, 'SKRILL'));
    expect(await settle(betId, 2, 'LOST', 0)).toEqual({ betId, status: 'BOOKED', outstanding: 70 });
    expect(await settle(betId, 2, 'LOST', 0)).toEqual({ betId, status: 'REPLAY', outstanding: 70 });
    expect(await settle(betId, 3, 'WON', 80)).toEqual({ betId, status: 'BOOKED', outstanding: 0 });
    expect(await mainOf(playerId)).toBe(1000);
    expect(await settle(betId, 2, 'LOST', 0)).toMatchObject({ status: 'OLDER' });
    await sound(playerId);
  });

  it('cashes a bet out once, and opens it again when that is taken back', async () => {
    const { playerId, sessionId } = await seat();
    const betId = await placed(sessionId);
    const cash = (cashoutId: string, amount = 8) => call('cashout', { betId, cashoutId, amount });
    const undo = (cashoutId: string) => call('cashout-void', { betId, cashoutId });
    expect((await cash('a')).body.balance).toBe(98);
    expect((await cash('a')).status).toBe(200);
    expect((await cash('a', 9)).body.code).toBe('error.idempotency.conflict');
    expect((await cash('b')).body.code).toBe('error.round.settled');
    expect(await settle(betId, 1, 'WON', 24.5)).toMatchObject({ status: 'CONFLICT' });
    expect((await undo('a')).body.balance).toBe(90);
    expect((await undo('a')).status).toBe(200);
    expect((await cash('a')).body.code).toBe('error.transaction.refunded');
    await undo('never');
    expect((await cash('never')).body.code).toBe('error.transaction.refunded');
    expect(await settle(betId, 1, 'WON', 24.5)).toMatchObject({ status: 'BOOKED' });
    expect((await entriesOf(playerId, betId)).map(({ type }) => type)).toEqual([
      'BET',
      'CASHOUT',
      'CASHOUT_VOID',
      'CASHOUT_VOID',
      'WIN',
    ]);
    await sound(playerId);
  });

  it('is no longer at stake for the payout rules once it is cashed out, and is again once that is taken back', async () => {
    const { playerId, sessionId } = await seat();
    const betId = await placed(sessionId, { amount: 60 });
    const atStakeAfter = async () => {
      const common = { reference: randomUUID(), playerId, currency: 'EUR' as const };
      await test.app.wallet.move(deposit(common, 1000, 'TRUSTLY'));
      return (await test.app.wallet.fundingMovements(test.db, playerId)).map(({ atStake }) => atStake);
    };
    expect(await atStakeAfter()).toEqual([0, 6000]);
    await call('cashout', { betId, cashoutId: 'a', amount: 25 });
    // What the bet gave back was the player's all the time; the rest is lost.
    expect(await atStakeAfter()).toEqual([0, 2500, 0]);
    await call('cashout-void', { betId, cashoutId: 'a' });
    expect(await atStakeAfter()).toEqual([0, 6000, 6000, 6000]);
    // A result that was corrected counts once.
    await settle(betId, 1, 'WON', 90);
    await settle(betId, 2, 'WON', 40);
    expect(await atStakeAfter()).toEqual([0, 4000, 4000, 4000, 0]);
  });

  describe('the sale of a part', () => {
    const sell = (betId: string, cashoutId: string, stake: number, amount: number) =>
      call('cashout', { betId, cashoutId, stake, amount });
    const undo = (betId: string, cashoutId: string) => call('cashout-void', { betId, cashoutId });

    it('pays once, leaves the rest of the stake at risk, and never pays more than the bet promised', async () => {
      const { playerId, sessionId } = await seat();
      const betId = await placed(sessionId, { potentialPayout: 24.5 });
      expect((await sell(betId, 'a', 4, 5)).body.balance).toBe(95);
      expect((await sell(betId, 'a', 4, 5)).status).toBe(200);
      expect((await sell(betId, 'a', 3, 5)).body.code).toBe('error.idempotency.conflict');
      expect((await sell(betId, 'a', 4, 6)).body.code).toBe('error.idempotency.conflict');
      // All that is left is no part, and no part pays more than is left of the promise.
      expect((await sell(betId, 'b', 6, 7)).body.code).toBe('error.idempotency.conflict');
      expect((await sell(betId, 'c', 1, 19.51)).body.code).toBe('error.idempotency.conflict');
      // It is a bet with money paid out: nobody can call it unplaced any more.
      expect((await call('cancel', { betId, reason: 'x' })).body.code).toBe('error.round.settled');
      expect(await settle(betId, 1, 'WON', 19.51)).toMatchObject({ status: 'CONFLICT' });
      expect(await settle(betId, 1, 'WON', 14.7)).toMatchObject({ status: 'BOOKED' });
      expect((await sell(betId, 'd', 1, 1)).body.code).toBe('error.round.settled');
      expect((await undo(betId, 'a')).body.code).toBe('error.round.settled');
      expect(await mainOf(playerId)).toBe(9500 + 1470);
      expect((await entriesOf(playerId, betId)).map(({ type }) => type)).toEqual(['BET', 'CASHOUT', 'WIN']);
      await sound(playerId);
    });

    it('returns the rest of a void bet’s stake, in the proportion of the wallets that paid it', async () => {
      const { playerId, sessionId } = await seat(600, 400);
      const betId = await placed(sessionId);
      await sell(betId, 'a', 5, 4);
      expect(await test.app.wallet.balances(playerId)).toMatchObject({ main: 240, sportsBonus: 160 });
      await settle(betId, 1, 'VOID', 0);
      expect(await test.app.wallet.balances(playerId)).toMatchObject({ main: 240 + 300, sportsBonus: 160 + 200 });
      await settle(betId, 2, 'LOST', 0);
      expect(await test.app.wallet.balances(playerId)).toMatchObject({ main: 240, sportsBonus: 160 });
      await sound(playerId);
    });

    it('gives the part back to the bet when the sale is taken back, and the rest can be sold too', async () => {
      const { playerId, sessionId } = await seat();
      const betId = await placed(sessionId, { potentialPayout: 24.5 });
      await sell(betId, 'a', 4, 5);
      expect((await undo(betId, 'a')).body.balance).toBe(90);
      expect((await undo(betId, 'a')).status).toBe(200);
      expect((await sell(betId, 'a', 4, 5)).body.code).toBe('error.transaction.refunded');
      await sell(betId, 'b', 2, 3);
      expect((await call('cashout', { betId, cashoutId: 'c', amount: 21.51 })).body.code).toBe(
        'error.idempotency.conflict',
      );
      expect((await call('cashout', { betId, cashoutId: 'c', amount: 9 })).status).toBe(200);
      expect(await settle(betId, 1, 'WON', 10)).toMatchObject({ status: 'CONFLICT' });
      expect(await mainOf(playerId)).toBe(9000 + 300 + 900);
      await sound(playerId);
    });

    it('counts for the payout rules with what it gave back', async () => {
      const { playerId, sessionId } = await seat();
      const betId = await placed(sessionId, { amount: 60 });
      const atStakeAfter = async () => {
        const common = { reference: randomUUID(), playerId, currency: 'EUR' as const };
        await test.app.wallet.move(deposit(common, 1000, 'TRUSTLY'));
        return (await test.app.wallet.fundingMovements(test.db, playerId)).map(({ atStake }) => atStake);
      };
      expect(await atStakeAfter()).toEqual([0, 6000]);
      await sell(betId, 'a', 30, 20);
      expect(await atStakeAfter()).toEqual([0, 6000, 4000]);
      await settle(betId, 1, 'LOST', 0);
      // The first deposit was made while the part that came back was at stake.
      expect(await atStakeAfter()).toEqual([0, 2000, 0, 0]);
    });

    const step = fc.oneof(
      fc.record({
        kind: fc.constant('sell' as const),
        id: fc.nat(3),
        stake: fc.integer({ min: 1, max: 700 }),
        amount: fc.integer({ min: 1, max: 900 }),
      }),
      fc.record({ kind: fc.constant('undo' as const), id: fc.nat(3) }),
      fc.record({
        kind: fc.constant('settle' as const),
        outcome: fc.constantFrom('WON', 'LOST', 'VOID'),
        payout: fc.integer({ min: 0, max: 2600 }),
      }),
    );
    it('keeps the ledger equal to the bet through any sales, corrections and repeats', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 1, maxLength: 10 }),
          fc.integer({ min: 0, max: 800 }),
          async (steps, bonus) => {
            const { playerId, sessionId } = await seat(1000 - bonus, bonus);
            const betId = await placed(sessionId, { potentialPayout: 24.5 });
            const sales = new Map<number, { stake: number; amount: number }>();
            const gone = new Set<number>();
            let settlement = 0;
            let owed = 0;
            let outstanding = 0;
            const sum = (key: 'stake' | 'amount') => [...sales.values()].reduce((all, each) => all + each[key], 0);
            for (const each of steps) {
              if (each.kind === 'sell') {
                const { id, stake, amount } = each;
                const known = sales.get(id);
                const isRight = known
                  ? known.stake === stake && known.amount === amount
                  : !gone.has(id) && settlement === 0 && stake < 1000 - sum('stake') && sum('amount') + amount <= 2450;
                const answer = await sell(betId, `s${id}`, stake / 100, amount / 100);
                expect([id, answer.status === 200]).toEqual([id, isRight]);
                if (isRight) sales.set(id, { stake, amount });
              } else if (each.kind === 'undo') {
                const known = sales.get(each.id);
                const { main, sportsBonus } = (await test.app.wallet.balances(playerId)) ?? { main: 0, sportsBonus: 0 };
                const answer = await undo(betId, `s${each.id}`);
                if (known && settlement > 0) expect(answer.body.code).toBe('error.round.settled');
                else if (known && main + sportsBonus < known.amount) expect(answer.status).toBe(409);
                else if (answer.status === 200) {
                  sales.delete(each.id);
                  gone.add(each.id);
                }
              } else {
                const { outcome, payout } = each;
                const isTooMuch = outcome === 'WON' && sum('amount') + payout > 2450;
                const answer = await settle(betId, settlement + 1, outcome, payout / 100);
                expect(answer?.status).toBe(isTooMuch ? 'CONFLICT' : 'BOOKED');
                if (!isTooMuch) {
                  settlement += 1;
                  owed = outcome === 'VOID' ? 1000 - sum('stake') : outcome === 'LOST' ? 0 : payout;
                  outstanding = Math.round((answer?.outstanding ?? 0) * 100);
                }
              }
              const entries = await entriesOf(playerId, betId);
              expect(entries.reduce((all, { amount }) => all + amount, 0)).toBe(
                owed - 1000 + outstanding + sum('amount'),
              );
            }
            await sound(playerId);
          },
        ),
        { numRuns: 25 },
      );
    });
  });

  describe('settlement and resettlement', () => {
    const result = fc.record({
      settlement: fc.integer({ min: 1, max: 6 }),
      outcome: fc.constantFrom('WON', 'LOST', 'VOID', 'HALF_WON', 'HALF_LOST'),
      payout: fc.integer({ min: 0, max: 5000 }),
    });
    it('books the highest settlement, in any order, with repeats, whatever the balance', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(result, { minLength: 1, maxLength: 8 }),
          fc.integer({ min: 0, max: 800 }),
          fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 8 }),
          async (results, bonus, withdrawals) => {
            const { playerId, sessionId } = await seat(1000 - bonus, bonus);
            const betId = await placed(sessionId);
            let last = { settlement: 0, owed: 0 };
            let outstanding = 0;
            for (const [index, { settlement, outcome, payout }] of results.entries()) {
              const answer = await settle(betId, settlement, outcome, payout / 100);
              if (answer?.status === 'BOOKED') {
                expect(settlement).toBeGreaterThan(last.settlement);
                last = { settlement, owed: outcome === 'VOID' ? 1000 : outcome === 'LOST' ? 0 : payout };
              } else expect(settlement).toBeLessThanOrEqual(last.settlement);
              outstanding = Math.round((answer?.outstanding ?? 0) * 100);
              const entries = await entriesOf(playerId, betId);
              expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(last.owed - 1000 + outstanding);
              expect(await settle(betId, settlement, outcome, payout / 100)).toMatchObject({
                outstanding: outstanding / 100,
              });
              expect(await entriesOf(playerId, betId)).toHaveLength(entries.length);
              const taken = Math.min(withdrawals[index] ?? 0, (await mainOf(playerId)) ?? 0);
              if (taken > 0)
                await test.app.wallet.move(
                  lockWithdrawal({ reference: randomUUID(), playerId, currency: 'EUR' }, taken, 'SKRILL'),
                );
            }
            await sound(playerId);
          },
        ),
        { numRuns: 25 },
      );
    });
  });

  it('settles a batch of many players, each bet once', async () => {
    const seats = await Promise.all([seat(), seat(), seat()]);
    const bets: { betId: string; settlement: number; outcome: string; payout: number }[] = [];
    for (let round = 0; round < 4; round += 1)
      for (const { sessionId } of seats)
        bets.push({ betId: await placed(sessionId), settlement: 1, outcome: 'WON', payout: 12 });
    const batch = { bets: [...bets, { betId: 'nobody’s', settlement: 1, outcome: 'LOST', payout: 0 }] };
    const [first, second] = await Promise.all([call('settle', batch), call('settle', batch)]);
    const statuses = bets.map((_, index) =>
      [first.body.results[index]?.status, second.body.results[index]?.status].sort().join(),
    );
    expect(new Set(statuses)).toEqual(new Set(['BOOKED,REPLAY']));
    expect(first.body.results.at(-1)).toMatchObject({ status: 'UNKNOWN_BET' });
    for (const { playerId } of seats) {
      expect(await mainOf(playerId)).toBe(10_000 + 4 * 200);
      await sound(playerId);
    }
  });

  it('does not let a player whose result the database refuses hold the others up', async () => {
    const seats = await Promise.all(Array.from({ length: 25 }, () => seat()));
    const bets = await Promise.all(
      seats.map(async ({ sessionId }) => ({
        betId: await placed(sessionId),
        settlement: 1,
        outcome: 'WON',
        payout: 12,
      })),
    );
    const bad = 12;
    await test.db.query(`create function refuse_win() returns trigger language plpgsql as
      'begin if new.type = ''WIN'' and new.player_id = ''${seats[bad]?.playerId ?? ''}'' then raise exception ''no''; end if; return new; end'`);
    await test.db.query(
      'create trigger refuse_win before insert on wallet_transaction for each row execute function refuse_win()',
    );
    const first = (await call('settle', { bets })).body.results;
    await test.db.query('drop trigger refuse_win on wallet_transaction');
    await test.db.query('drop function refuse_win');
    // Those of its statement that were booked before it are found again when they are booked one by one.
    expect(first.map(({ status }, index) => (index === bad ? status : ['BOOKED', 'REPLAY'].includes(status)))).toEqual(
      bets.map((_, index) => (index === bad ? 'FAILED' : true)),
    );
    const again = (await call('settle', { bets })).body.results;
    expect(again.map(({ status }) => status)).toEqual(bets.map((_, index) => (index === bad ? 'BOOKED' : 'REPLAY')));
    for (const { playerId } of seats) {
      expect(await mainOf(playerId)).toBe(10_200);
      await sound(playerId);
    }
  });

  it('leaves the ledger of single results, in any order, however a batch is split, and after any repetition', async () => {
    const result = fc.record({
      bet: fc.nat(5),
      settlement: fc.integer({ min: 1, max: 3 }),
      outcome: fc.constantFrom('WON', 'LOST', 'VOID', 'HALF_WON', 'HALF_LOST'),
      payout: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
    });
    const booked = async (playerId: string) => ({
      balances: { ...(await test.app.wallet.balances(playerId)) },
      ledger: await test.db.query(
        `select t.seq, t.type, t.status, t.amount, t.bonus_amount, t.balance_after, t.main_after, t.bonus_after, t.settled,
           (select r.seq from wallet_transaction r where r.player_id = t.player_id and r.reference_id = t.relates_to) as relates,
           (select json_agg(json_build_array(p.account, p.amount) order by p.account) from ledger_posting p
             where p.player_id = t.player_id and p.seq = t.seq) as postings
         from wallet_transaction t where t.player_id = $1 order by t.seq`,
        [playerId],
      ),
      bets: await test.db.query(
        'select state, settlement, outcome, payout, paid, paid_bonus from sports_bet where player_id = $1 order by reserved_at, bet_id',
        [playerId],
      ),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(result, { minLength: 3, maxLength: 12 }),
        fc.array(fc.nat(), { maxLength: 3 }),
        fc.nat(),
        fc.integer({ min: 0, max: 800 }),
        fc.nat(1),
        async (results, cuts, repeated, bonus, rotation) => {
          // Three players with two bets each, twice. Ids rise, so that the twins' bets have the same order.
          const twins = await Promise.all(
            [0, 1].map(() =>
              Promise.all(
                [0, 1, 2].map(async () => {
                  const one = await seat(2000 - bonus, bonus);
                  const prefix = randomUUID();
                  const ids = [`${prefix}-1`, `${prefix}-2`];
                  for (const betId of ids) await placed(one.sessionId, { betId });
                  return { ...one, ids };
                }),
              ),
            ),
          );
          const listOf = (side: number) =>
            results.map(({ bet: index, ...rest }) => ({
              betId: twins[side]?.[index % 3]?.ids[Math.floor(index / 3)] ?? '',
              ...rest,
            }));
          const single: unknown[] = [];
          for (const { betId, settlement, outcome, payout } of listOf(0)) {
            const answer = await settle(betId, settlement, outcome, payout);
            single.push([answer?.status, answer?.outstanding]);
          }
          // Other players come in another order; each player's own results keep theirs.
          const turn = (at: number): number => ((results[at]?.bet ?? 0) + rotation) % 3;
          const order = results.map((_, at) => at).sort((one, two) => turn(one) - turn(two));
          const list = listOf(1);
          const all = order.flatMap((at) => list[at] ?? []);
          const ends = [...new Set([...cuts.map((cut) => cut % all.length), all.length])].sort((one, two) => one - two);
          const together: unknown[] = [];
          let begin = 0;
          for (const [index, end] of ends.entries()) {
            const bets = all.slice(begin, end);
            begin = end;
            if (bets.length === 0) continue;
            const { results: answers } = (await call('settle', { bets })).body;
            together.push(...answers.map(({ status, outstanding }) => [status, outstanding]));
            // Its answer was lost.
            if (index === repeated % ends.length)
              expect((await call('settle', { bets })).body.results.map(({ status }) => status)).not.toContain('BOOKED');
          }
          expect(together).toEqual(order.map((at) => single[at]));
          for (const [index, { playerId }] of (twins[0] ?? []).entries())
            expect(await booked(twins[1]?.[index]?.playerId ?? '')).toEqual(await booked(playerId));
        },
      ),
      { numRuns: 8 },
    );
  }, 120_000);
});
