import { randomUUID } from 'node:crypto';
import type { Reward } from '@baize/contracts/reward';
import type { CampaignTerms } from '@baize/contracts/operator';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InboxEntry } from '../../plugins/tell-player.ts';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { operatorModule } from '../operator/index.ts';
import { paymentsModule } from '../payments/index.ts';
import { correctBalance, deposit, reverseDeposit, stake, win, type Movement } from '../wallet/index.ts';
import { bonusModule } from './index.ts';
import { findAssignment } from './repository.ts';
import { endAssignment } from './use-cases/assignment-money.ts';
import { bonusPartOf, drainBonuses, writeCampaign, WRITTEN_TERMS } from './testing.ts';

const AT_ONCE = { category: 'MANUAL', trigger: null, matchPercent: null, wrMultiplier: 2 } as const;

describeOnPostgres('bonuses', (makeApp, kind) => {
  let test: TestApp;
  let player: TestPlayer;
  const told: InboxEntry[] = [];
  beforeAll(async () => {
    test = await makeApp({ modules: [bonusModule, operatorModule, paymentsModule] });
    test.app.onTellPlayer(async (_tx, entry) => {
      told.push(entry);
    });
  });
  beforeEach(async () => {
    await test.db.query('delete from bonus_campaign');
    player = await test.player();
  });
  const campaign = (given: Partial<CampaignTerms> = {}, bonusCode: string | null = null) =>
    writeCampaign(test, player, given, bonusCode);
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, who = player) => {
    const answer = await test.app.inject({
      method,
      url: `/api${path}`,
      headers: who.headers,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const claim = (campaignId: string, who = player) =>
    send('POST', `/v1/bonus/rewards/${campaignId}/claim`, { version: 1 }, who);
  const list = async (rewardsType: 'ACTIVE' | 'ELIGIBLE', who = player): Promise<Reward[]> =>
    (await send('GET', `/v1/bonus/rewards?rewardsType=${rewardsType}`, undefined, who)).body;
  const common = (who = player) => ({ reference: randomUUID(), playerId: who.playerId, currency: 'EUR' as const });
  const move = (movement: Movement) => test.app.wallet.move(movement);
  const drain = (who = player) => drainBonuses(test, who.playerId);
  const pay = async (amount: number) => {
    await move(deposit(common(), amount, 'SKRILL'));
    await drain();
  };
  const game = (gameId = 'game') => ({ gameId, roundId: randomUUID(), title: 'Game' });
  /** A stake and its outcome, where bonus money wins bonus money, as the studio books it. */
  const play = async (amount: number, won = 0, gameId = 'game') => {
    const bet = stake(common(), amount, 'CASINO', game(gameId));
    const { outcome } = await move(bet);
    if (outcome !== 'MOVED') return null;
    const fromBonus = await bonusPartOf(test, bet);
    const toBonus = Math.trunc((won * fromBonus) / amount);
    const base = win(common(), won, toBonus, 'CASINO', { ...game(gameId), betReference: bet.reference });
    await move(won === 0 ? { ...base, type: 'LOSS', shown: false } : base);
    return bet.reference;
  };
  const balances = async (who = player) => {
    const found = await test.app.wallet.balances(who.playerId);
    if (!found) throw new Error('no wallet');
    return found;
  };
  const stateOf = async (who = player) =>
    (
      await test.db.query<{ state: string; wagered: number }>(
        'select state, wagered from bonus_assignment where player_id = $1 order by claimed_seq, claimed_at',
        [who.playerId],
      )
    ).map(({ state, wagered }) => [state, wagered]);

  it('gives a claimed deposit bonus with the deposit, and turns it into money when it has been staked', async () => {
    const id = await campaign();
    expect(await list('ELIGIBLE')).toMatchObject([
      { campaignId: id, offer: { kind: 'MATCH', percent: 100, maximum: 100, minimumDeposit: 10 }, granted: null },
    ]);
    expect((await claim(id)).body).toMatchObject({ state: 'CLAIMED', granted: null });
    expect(await list('ELIGIBLE')).toEqual([]);
    await pay(9_99);
    expect((await balances()).casinoBonus).toBe(0);
    await pay(20_00);
    expect(await list('ACTIVE')).toMatchObject([
      {
        state: 'WAGERING',
        granted: { amount: 20, wageringRequirement: 200, wagered: 0, wageringProgress: 0, balance: 20 },
      },
    ]);
    // MAIN pays first and counts nothing; what is above the maximum stake or in an excluded game counts nothing either.
    await play(29_99, 0);
    await play(5_00, 10_00);
    await play(5_01, 5_01);
    await play(5_00, 5_00, 'excluded');
    await drain();
    expect((await list('ACTIVE'))[0]?.granted).toMatchObject({ wagered: 5, wageringProgress: 2, balance: 25 });
    for (let round = 0; round < 39; round += 1) await play(5_00, 5_00);
    await drain();
    expect(await stateOf()).toEqual([['CONVERTED', 200_00]]);
    expect(await balances()).toMatchObject({ main: 25_00, casinoBonus: 0 });
    expect(await list('ACTIVE')).toEqual([]);
    const history = '/api/v1/player/wallet/history?category=BONUS';
    const rows = (await test.app.inject({ url: history, headers: player.headers })).json<{ amount: number }[]>();
    // In two parts, if the consumer has seen the last stake before its win.
    const converted = rows.slice(0, -1);
    for (const row of converted)
      expect(row).toMatchObject({ type: 'CASHOUT', reward: 'BONUS_MONEY', description: null });
    expect(converted.reduce((sum, { amount }) => sum + amount, 0)).toBe(25);
    expect(rows.at(-1)).toMatchObject({ type: 'DEPOSIT', reward: 'BONUS_MONEY', amount: 20, description: null });
    expect((await claim(id)).body.code).toBe('error.bonus.not_available');
    expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
  });

  it('counts of each stake what the terms say for its game, and says so before and during the play', async () => {
    const contributions = [
      { percent: 10, gameIds: ['table'] },
      { percent: 50, gameIds: [] },
    ];
    const id = await campaign({ ...AT_ONCE, bonusType: 'STICKY', amounts: { EUR: { bonus: 10 } }, contributions });
    expect((await list('ELIGIBLE'))[0]?.contributions).toEqual([
      { percent: 10, games: [{ gameId: 'table', title: 'table' }] },
      { percent: 50, games: [] },
    ]);
    await claim(id);
    const limits = async (gameId: string) => (await send('GET', `/v2/bonus/games/${gameId}/limitations`)).body;
    expect(await limits('table')).toMatchObject([{ excluded: false, contribution: 10 }]);
    expect(await limits('game')).toMatchObject([{ excluded: false, contribution: 50 }]);
    expect(await limits('excluded')).toMatchObject([{ excluded: true, contribution: 0 }]);
    await play(5_00, 5_00, 'table');
    await play(4_00, 4_00);
    await play(4_00, 4_00, 'excluded');
    const returned = stake(common(), 1_00, 'CASINO', game('table'));
    await move(returned);
    await drain();
    expect(await stateOf()).toEqual([['WAGERING', 50 + 2_00 + 10]]);
    const part = await bonusPartOf(test, returned);
    const back = win(common(), 1_00, part, 'CASINO', { ...game('table'), betReference: returned.reference });
    await move({ ...back, type: 'BET_VOID' });
    await drain();
    expect(await stateOf()).toEqual([['WAGERING', 50 + 2_00]]);
  });

  it('gives no more than its budget, and leaves what a claim has not given for others', async () => {
    const [second, third, fourth] = [await test.player(), await test.player(), await test.player()];
    const amounts = { EUR: { bonus: 100, budget: 150 } };
    const id = await campaign({ trigger: 'NEXT_DEPOSIT', amounts });
    const committed = async () => {
      const answer = await test.operator().call('GET', '/bonus/campaigns?filter=ALL');
      const campaigns = answer.json<{ campaignId: string; committed: { EUR?: number } }[]>();
      return campaigns.find(({ campaignId }) => campaignId === id)?.committed.EUR;
    };
    const isCompleted = async () => {
      const answer = await test.operator().call('GET', '/bonus/campaigns?filter=COMPLETED');
      return answer.json<{ campaignId: string }[]>().some(({ campaignId }) => campaignId === id);
    };
    expect(await isCompleted()).toBe(false);
    // Of two at once, the budget is enough for one.
    const answers = await Promise.all([claim(id, second), claim(id, third)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await committed()).toBe(100);
    expect(await isCompleted()).toBe(true);
    expect((await claim(id)).body.code).toBe('error.bonus.not_available');
    expect((await send('GET', `/v2/bonus/campaigns?campaignIds=${id}`)).body).toMatchObject([{ reason: 'SPENT' }]);
    expect(await list('ELIGIBLE')).toEqual([]);
    // The deposit is small, so most of what the claim could have given is free again.
    const first = answers[0]?.status === 200 ? second : third;
    await move(deposit(common(first), 20_00, 'SKRILL'));
    await drain(first);
    expect(await committed()).toBe(20);
    expect(await isCompleted()).toBe(false);
    const { assignmentId } = (await claim(id)).body;
    expect(await committed()).toBe(120);
    expect((await claim(id, fourth)).status).toBe(400);
    await send('PUT', `/v1/bonus/${assignmentId}/state`, { state: 'FORFEITED', wageringProgress: 0 });
    expect(await committed()).toBe(20);
    expect((await claim(id, fourth)).status).toBe(200);
    expect(await committed()).toBe(120);
    // Its deposit never comes.
    test.advance(73 * 3_600_000);
    await test.app.bonuses.expireDue();
    expect(await committed()).toBe(20);
  });

  it('says from which deposit on a fixed bonus is given, and gives none below it', async () => {
    const amounts = { EUR: { bonus: 10, minimumDeposit: 20 } };
    const id = await campaign({ trigger: 'NEXT_DEPOSIT', matchPercent: null, amounts });
    const offer = { kind: 'FIXED', amount: 10, minimumDeposit: 20 };
    expect(await list('ELIGIBLE')).toMatchObject([{ campaignId: id, offer }]);
    await claim(id);
    await pay(19_99);
    expect(await list('ACTIVE')).toMatchObject([{ state: 'CLAIMED', offer }]);
    await pay(20_00);
    expect(await list('ACTIVE')).toMatchObject([{ state: 'WAGERING', granted: { amount: 10 } }]);
    // A gift needs no deposit, whatever its campaign says.
    await campaign({ category: 'MANUAL', trigger: null, vertical: 'SPORTS', matchPercent: null, amounts });
    expect(await list('ELIGIBLE')).toMatchObject([{ offer: { kind: 'FIXED', amount: 10 } }]);
    expect((await list('ELIGIBLE'))[0]?.offer).not.toHaveProperty('minimumDeposit');
  });

  it('counts the whole stake of a sticky bonus, and loses it with a withdrawal only after consent', async () => {
    const id = await campaign({ ...AT_ONCE, bonusType: 'STICKY', amounts: { EUR: { bonus: 10 } } });
    await move(deposit(common(), 50_00, 'SKRILL'));
    const { assignmentId } = (await claim(id)).body;
    await move(stake(common(), 3_00, 'CASINO', game()));
    await drain();
    expect((await list('ACTIVE'))[0]?.granted).toMatchObject({ wagered: 3, balance: 10 });
    const withdraw = (forfeitedBonuses?: readonly string[]) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/player/wallet/withdrawal',
        headers: { ...player.headers, 'idempotency-key': randomUUID() },
        payload: { amount: 20, paymentMethod: 'SKRILL', ...(forfeitedBonuses ? { forfeitedBonuses } : {}) },
      });
    const check = async () =>
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/v1/player/wallet/withdrawal/request',
          headers: player.headers,
          payload: { ipAddress: '', blackbox: '-' },
        })
      ).json<{ result: string; bonuses?: unknown }>();
    expect(await check()).toMatchObject({
      result: 'SUCCESS',
      bonuses: [{ assignmentId, vertical: 'CASINO', amount: 10 }],
    });
    for (const asked of [undefined, [randomUUID()]]) {
      const refused = await withdraw(asked);
      expect(refused.statusCode, refused.body).toBe(409);
      expect(refused.json()).toMatchObject({
        code: 'error.bonus.consent_needed',
        details: { bonuses: [{ assignmentId, vertical: 'CASINO', amount: 10 }] },
      });
    }
    expect(await balances()).toMatchObject({ main: 47_00, locked: 0, casinoBonus: 10_00 });
    expect((await withdraw([assignmentId])).statusCode).toBe(200);
    expect(await balances()).toMatchObject({ main: 27_00, locked: 20_00, casinoBonus: 0 });
    expect(await stateOf()).toEqual([['FORFEITED', 3_00]]);
    expect((await check()).bonuses).toBeUndefined();
  });

  it('gives a welcome bonus only for its time after the registration', async () => {
    const id = await campaign({ ...AT_ONCE, trigger: 'REGISTRATION_WITH_TIMEFRAME', registrationHours: 24 });
    expect((await list('ELIGIBLE')).map(({ endedAt }) => endedAt)).toEqual([
      new Date(test.clock.now().getTime() + 24 * 3_600_000).toISOString(),
    ]);
    const other = await test.player();
    expect((await claim(id, other)).body).toMatchObject({ state: 'WAGERING', granted: { amount: 100 } });
    test.advance(24 * 3_600_000);
    player = await test.signInAgain(player);
    expect(await list('ELIGIBLE')).toEqual([]);
    expect((await claim(id)).body.code).toBe('error.bonus.not_available');
  });

  it('offers a linked campaign once the wagering of the other one is complete', async () => {
    const first = await campaign({ ...AT_ONCE, wrMultiplier: 1, amounts: { EUR: { bonus: 10 } } });
    const linked = await campaign({ ...AT_ONCE, trigger: 'LINKED_CAMPAIGN', linkedCampaignId: first });
    expect((await list('ELIGIBLE')).map(({ campaignId }) => campaignId)).toEqual([first]);
    await claim(first);
    expect((await claim(linked)).body.code).toBe('error.bonus.not_available');
    await play(10_00, 10_00);
    await drain();
    expect((await list('ELIGIBLE')).map(({ campaignId }) => campaignId)).toEqual([linked]);
    expect((await claim(linked)).body).toMatchObject({ state: 'WAGERING' });
  });

  it('takes back what a returned stake counted, and moves late winnings to where the bonus went', async () => {
    const id = await campaign({ ...AT_ONCE, amounts: { EUR: { bonus: 10 } } });
    const { assignmentId } = (await claim(id)).body;
    const returned = stake(common(), 4_00, 'CASINO', game());
    const open = stake(common(), 6_00, 'CASINO', game());
    await move(returned);
    await move(open);
    await drain();
    // The wallet is empty, but money is in play.
    expect(await stateOf()).toEqual([['WAGERING', 10_00]]);
    expect((await list('ACTIVE'))[0]?.granted).toMatchObject({ balance: 0, inPlay: 10 });
    const back = win(common(), 4_00, 4_00, 'CASINO', { ...game(), betReference: returned.reference });
    await move({ ...back, type: 'BET_VOID' });
    await drain();
    expect(await stateOf()).toEqual([['WAGERING', 6_00]]);
    const forfeit = () => send('PUT', `/v1/bonus/${assignmentId}/state`, { state: 'FORFEITED', wageringProgress: 30 });
    expect((await forfeit()).body).toMatchObject({ state: 'FORFEITED' });
    expect((await forfeit()).status).toBe(200);
    await move(win(common(), 12_00, 12_00, 'CASINO', { ...game(), betReference: open.reference }));
    await drain();
    expect(await balances()).toMatchObject({ main: 0, casinoBonus: 0 });
    expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
  });

  it('caps what a bonus can turn into, and says when its money was lost', async () => {
    const capped = { ...AT_ONCE, wrMultiplier: 1, amounts: { EUR: { bonus: 10, maximumWin: 15 } } };
    await claim(await campaign(capped));
    await play(10_00, 40_00);
    await drain();
    expect(await balances()).toMatchObject({ main: 15_00, casinoBonus: 0 });
    await play(15_00);
    await claim(await campaign({ ...capped, wrMultiplier: 2 }));
    await play(10_00, 0);
    await drain();
    expect((await stateOf()).at(-1)).toEqual(['USED_UP', 10_00]);
  });

  it('makes a part of the money the player’s own at the end of each step, once, whatever is returned later', async () => {
    const stepped = { ...AT_ONCE, bonusType: 'STICKY', steps: 4, amounts: { EUR: { bonus: 20 } } } as const;
    const own = await campaign(stepped);
    expect(await list('ELIGIBLE')).toMatchObject([{ steps: { count: 4, done: 0, released: 0, toNext: null } }]);
    await claim(own);
    await play(6_00, 6_00);
    await drain();
    const steps = async () => (await list('ACTIVE'))[0]?.steps;
    expect(await steps()).toEqual({ count: 4, done: 0, released: 0, toNext: 4 });
    // 10 of 40 are staked with this bet: a quarter of the 16 in the wallet, while 4 are in play.
    const bet = stake(common(), 4_00, 'CASINO', game());
    await move(bet);
    await drain();
    expect(await steps()).toEqual({ count: 4, done: 1, released: 4, toNext: 10 });
    expect(await balances()).toMatchObject({ main: 4_00, casinoBonus: 12_00 });
    const back = win(common(), 4_00, 4_00, 'CASINO', { ...game(), betReference: bet.reference });
    await move({ ...back, type: 'BET_VOID' });
    await drain();
    expect(await steps()).toEqual({ count: 4, done: 1, released: 4, toNext: 14 });
    // Staked again, it gives nothing again; the step after it gives a third of what there is.
    await play(4_00, 4_00);
    await drain();
    expect(await steps()).toMatchObject({ done: 1, released: 4 });
    expect(await balances()).toMatchObject({ main: 4_00, casinoBonus: 16_00 });
    await play(10_00, 10_00);
    await drain();
    expect(await steps()).toMatchObject({ done: 2, toNext: 10 });
    const released = (await steps())?.released ?? 0;
    const [active] = await list('ACTIVE');
    await send('PUT', `/v1/bonus/${active?.assignmentId}/state`, { state: 'FORFEITED', wageringProgress: 50 });
    // A forfeit takes only what is still bonus money.
    expect((await balances()).casinoBonus).toBe(0);
    expect((await balances()).main).toBeGreaterThanOrEqual(Math.round(released * 100));
    expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
  });

  it('counts the maximum win over all steps, and completes them all with the wagering', async () => {
    await claim(
      await campaign({ ...AT_ONCE, bonusType: 'STICKY', steps: 2, amounts: { EUR: { bonus: 10, maximumWin: 12 } } }),
    );
    await play(10_00, 40_00);
    await drain();
    expect((await list('ACTIVE'))[0]?.steps).toMatchObject({ done: 1 });
    await play(5_00, 5_00);
    await play(5_00, 5_00);
    await drain();
    const [row] = await test.db.query<{ state: string; stepsDone: number; converted: number }>(
      'select state, steps_done as "stepsDone", converted from bonus_assignment where player_id = $1',
      [player.playerId],
    );
    expect(row).toEqual({ state: 'CONVERTED', stepsDone: 2, converted: 12_00 });
    expect((await balances()).casinoBonus).toBe(0);
  });

  describe('whose deposit the bank takes back', () => {
    const reversed = (paid: Movement, amount: number) => reverseDeposit(common(), amount, 'CREDITCARD', paid.reference);
    const audited = async () =>
      (await test.operator().call('GET', `/audit?subject=${player.playerId}`))
        .json<{ action: string; details: object }[]>()
        .filter(({ action }) => action === 'bonus.deposit_reversed');
    const paid = async (amount: number) => {
      const movement = deposit(common(), amount, 'CREDITCARD');
      await move(movement);
      await drain();
      return movement;
    };

    it('ends, with its winnings and what is in play, and the player and the auditor read it', async () => {
      const id = await campaign({ bonusType: 'STICKY' });
      await claim(id);
      const first = await paid(20_00);
      // All of the own money is lost; then bonus money wins, and a part of it is in play.
      await play(20_00);
      await play(5_00, 15_00);
      const open = stake(common(), 4_00, 'CASINO', game());
      await move(open);
      await drain();
      expect(await balances()).toMatchObject({ main: 0, casinoBonus: 26_00 });
      await move(reversed(first, 0));
      await drain();
      expect(await stateOf()).toEqual([['CANCELLED', 9_00]]);
      expect(await balances()).toMatchObject({ main: 0, casinoBonus: 0 });
      expect(told.at(-1)).toEqual({
        playerId: player.playerId,
        kind: 'BONUS_CANCELLED',
        values: { amount: 30, currencyCode: 'EUR' },
      });
      expect(await audited()).toMatchObject([
        { details: { depositId: first.reference, taken: 26, inPlay: 4, alreadyOwn: 0, currencyCode: 'EUR' } },
      ]);
      // What the open round returns is the house's, and the campaign has been used.
      await move(win(common(), 12_00, 12_00, 'CASINO', { ...game(), betReference: open.reference }));
      await drain();
      expect(await balances()).toMatchObject({ main: 0, casinoBonus: 0 });
      expect(await list('ELIGIBLE')).toEqual([]);
      expect((await claim(id)).body.code).toBe('error.bonus.not_available');
      expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
    });

    it('leaves what steps have made the player’s own', async () => {
      await claim(await campaign({ bonusType: 'STICKY', steps: 4, wrMultiplier: 2 }));
      const first = await paid(20_00);
      await play(5_00, 5_00);
      await play(5_00, 5_00);
      await drain();
      expect(await balances()).toMatchObject({ main: 25_00, casinoBonus: 15_00 });
      await move(reversed(first, 20_00));
      await drain();
      expect(await balances()).toMatchObject({ main: 5_00, casinoBonus: 0 });
      expect(await audited()).toMatchObject([{ details: { taken: 15, alreadyOwn: 5 } }]);
      expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
    });

    it('stays when another deposit is taken back, or the balance is corrected', async () => {
      const other = await paid(30_00);
      const id = await campaign({ trigger: 'NEXT_DEPOSIT' });
      await claim(id);
      await paid(20_00);
      await move(reversed(other, 30_00));
      await move(correctBalance(common(), -5_00));
      await move(correctBalance(common(), 50_00));
      await drain();
      expect(await stateOf()).toEqual([['WAGERING', 0]]);
      expect(await balances()).toMatchObject({ main: 65_00, casinoBonus: 20_00 });
      expect(await audited()).toEqual([]);
    });

    it('ends whatever the consumer had seen before, and a new bonus keeps its own', async () => {
      await claim(await campaign({ bonusType: 'STICKY' }));
      const first = deposit(common(), 20_00, 'CREDITCARD');
      const bet: Movement = { ...stake(common(), 5_00, 'CASINO', game()), main: 0, bonus: -5_00, spill: false };
      const won = win(common(), 9_00, 9_00, 'CASINO', { ...game(), betReference: bet.reference });
      await move(first);
      await drain();
      // The bank takes it back, and the player goes on before the consumer sees that.
      await moveTogether([reversed(first, 20_00), bet, won]);
      expect(await stateOf()).toEqual([['CANCELLED', 5_00]]);
      expect(await balances()).toMatchObject({ main: 0, casinoBonus: 0 });
      await claim(await campaign({ ...AT_ONCE, amounts: { EUR: { bonus: 5 } } }));
      await drain();
      expect(await balances()).toMatchObject({ main: 0, casinoBonus: 5_00 });
      expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
    });
  });

  /** Waits for the consumer, which every movement wakes; a sweep of all players would take far longer. */
  const caughtUp = async () => {
    for (let tries = 0; tries < 100; tries += 1) {
      const handled = await test.app.ledgerConsumers.handledUpTo(test.db, 'bonus', player.playerId);
      if (handled >= (await balances()).version) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await drain();
  };
  /** Books movements so that the consumer sees them all at once, as it does when it lags. */
  const moveTogether = async (movements: readonly Movement[]) => {
    const outcomes = await test.app.wallet.transaction(async (ledger) => {
      const made: string[] = [];
      for (const movement of movements) made.push((await ledger.move(movement)).outcome);
      return made;
    });
    await caughtUp();
    return outcomes;
  };
  /** A stake of bonus money alone, and what comes back for it, as bonus money. */
  const bonusRound = (amount: number, back: number, isReturned = false): readonly [Movement, Movement] => {
    const bet: Movement = { ...stake(common(), amount, 'CASINO', game()), main: 0, bonus: -amount, spill: false };
    const end = win(common(), back, back, 'CASINO', { ...game(), betReference: bet.reference });
    if (isReturned) return [bet, { ...end, type: 'BET_VOID' }];
    return [bet, back === 0 ? { ...end, type: 'LOSS', shown: false } : end];
  };
  const standing = async () => {
    const rows = await test.db.query<{ state: string; stepsDone: number; converted: number; owed: number }>(
      'select state, steps_done as "stepsDone", converted, owed from bonus_assignment where player_id = $1',
      [player.playerId],
    );
    const { main, casinoBonus } = await balances();
    return { ...rows[0], main, casinoBonus };
  };

  it('gives a step its share of what there was when it was complete, however late the consumer is', async () => {
    const id = await campaign({ ...AT_ONCE, bonusType: 'STICKY', steps: 4, amounts: { EUR: { bonus: 20 } } });
    await claim(id);
    // The first stake completes a step with 10 in the wallet; the second one takes all of it, the third movement wins.
    const [bet] = bonusRound(10_00, 0);
    const [next, won] = bonusRound(10_00, 30_00);
    await moveTogether([bet, next]);
    // 2.50 is the player's, and in play: the step gives it as soon as it is back.
    expect(await standing()).toEqual({
      state: 'WAGERING',
      stepsDone: 2,
      converted: 0,
      owed: 2_50,
      main: 0,
      casinoBonus: 0,
    });
    await moveTogether([won]);
    const after = { state: 'WAGERING', stepsDone: 2, converted: 2_50, owed: 0, main: 2_50, casinoBonus: 27_50 };
    expect(await standing()).toEqual(after);
    player = await test.player();
    await claim(id);
    const [again] = bonusRound(10_00, 0);
    await moveTogether([again, ...bonusRound(10_00, 30_00)]);
    expect(await standing()).toEqual(after);
    expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
  });

  it('asks for no more stakes once the steps have given the maximum win', async () => {
    const EUR = { bonus: 20, maximumWin: 3 };
    await claim(await campaign({ ...AT_ONCE, bonusType: 'STICKY', steps: 4, amounts: { EUR } }));
    await moveTogether(bonusRound(10_00, 10_00));
    expect((await list('ACTIVE'))[0]?.steps).toEqual({ count: 4, done: 1, released: 2.5, toNext: 10 });
    await moveTogether(bonusRound(10_00, 10_00));
    expect((await list('ACTIVE'))[0]?.steps).toEqual({ count: 4, done: 2, released: 3, toNext: null });
  });

  it('pays what a step owes before a forfeit or late winnings go back to the house', async () => {
    const id = await campaign({ ...AT_ONCE, bonusType: 'STICKY', steps: 4, amounts: { EUR: { bonus: 20 } } });
    const { assignmentId } = (await claim(id)).body;
    const [bet] = bonusRound(10_00, 0);
    const [next, won] = bonusRound(10_00, 30_00);
    await moveTogether([bet, next]);
    await send('PUT', `/v1/bonus/${assignmentId}/state`, { state: 'FORFEITED', wageringProgress: 50 });
    expect(await standing()).toMatchObject({ state: 'FORFEITED', owed: 2_50, main: 0 });
    await moveTogether([won]);
    expect(await standing()).toMatchObject({ converted: 2_50, owed: 0, main: 2_50, casinoBonus: 0 });
    expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
  });

  it('gives a step that was complete before a forfeit its money, though the engine sees it only after it', async () => {
    const id = await campaign({ ...AT_ONCE, bonusType: 'STICKY', steps: 4, amounts: { EUR: { bonus: 20 } } });
    const { assignmentId } = (await claim(id)).body;
    const [bet, won] = bonusRound(12_00, 4_00);
    await test.app.wallet.transaction(async (ledger) => {
      await ledger.move(bet);
      await ledger.move(won);
      const found = await findAssignment(ledger.tx, player.playerId, assignmentId);
      if (found) await endAssignment(test.app, ledger, found, 'FORFEIT');
    });
    await drain();
    // A quarter of the 8 that were left after the stake; the forfeit takes the rest, the winnings too.
    const after = { state: 'FORFEITED', stepsDone: 1, converted: 2_00, owed: 0, main: 2_00, casinoBonus: 0 };
    expect(await standing()).toEqual(after);
    // The next bonus keeps its own, though the winnings of the one before are seen while it runs.
    player = await test.player();
    const first = (await claim(id)).body.assignmentId;
    const next = await campaign({ ...AT_ONCE, amounts: { EUR: { bonus: 5 } } });
    await test.app.wallet.transaction(async (ledger) => {
      const [again, back] = bonusRound(12_00, 4_00);
      await ledger.move(again);
      await ledger.move(back);
      const found = await findAssignment(ledger.tx, player.playerId, first);
      if (found) await endAssignment(test.app, ledger, found, 'FORFEIT');
    });
    await claim(next);
    await drain();
    expect(await balances()).toMatchObject({ main: 2_00, casinoBonus: 5_00 });
    expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
  });

  describe('late winnings of the bonus before', () => {
    const STEPS = { ...AT_ONCE, bonusType: 'STICKY', steps: 4, amounts: { EUR: { bonus: 20 } } } as const;
    /** Claims a bonus of 5 whose last stake of 5 is open, ended as it says; returns what that stake wins later. */
    const openWin = async (ended: 'FORFEITED' | 'CONVERTED') => {
      const { assignmentId } = (await claim(await campaign({ ...AT_ONCE, amounts: { EUR: { bonus: 5 } } }))).body;
      if (ended === 'CONVERTED') await moveTogether(bonusRound(5_00, 5_00));
      const [bet, won] = bonusRound(5_00, 8_00);
      await moveTogether([bet]);
      if (ended === 'FORFEITED')
        await send('PUT', `/v1/bonus/${assignmentId}/state`, { state: 'FORFEITED', wageringProgress: 0 });
      expect(await standing()).toMatchObject({ state: ended, main: 0, casinoBonus: 0 });
      return won;
    };
    it.each([
      // A quarter of the 8 that are left of the 20 after the stake, and nothing of the winnings.
      ['FORFEITED', false, 2_00],
      ['FORFEITED', true, 2_00],
      ['CONVERTED', false, 2_00 + 8_00],
      ['CONVERTED', true, 2_00 + 8_00],
    ] as const)(
      'go where its money went (%s), though the next bonus is given up before they are seen (the last: %s)',
      async (ended, isLast, main) => {
        const won = await openWin(ended);
        const { assignmentId } = (await claim(await campaign(STEPS))).body;
        await drain();
        await test.app.wallet.transaction(async (ledger) => {
          const [bet] = bonusRound(12_00, 0);
          for (const movement of isLast ? [bet, won] : [won, bet]) await ledger.move(movement);
          const found = await findAssignment(ledger.tx, player.playerId, assignmentId);
          if (found) await endAssignment(test.app, ledger, found, 'FORFEIT');
        });
        await drain();
        expect(await balances()).toMatchObject({ main, casinoBonus: 0 });
        expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
      },
    );
    it('do not become the player’s own with the next bonus, and pay nothing that it owes', async () => {
      const won = await openWin('FORFEITED');
      await claim(await campaign({ ...AT_ONCE, amounts: { EUR: { bonus: 20 } } }));
      await moveTogether(bonusRound(20_00, 20_00));
      // The stake completes the wagering with nothing in the wallet; its own winnings are the player's.
      const [bet, own] = bonusRound(20_00, 3_00);
      await moveTogether([bet, won, own]);
      expect(await balances()).toMatchObject({ main: 3_00, casinoBonus: 0 });

      player = await test.player();
      const again = await openWin('FORFEITED');
      await claim(await campaign(STEPS));
      // 2.50 is the player's after the first stake, and the second one has it in play: it loses.
      await moveTogether([bonusRound(10_00, 0)[0], bonusRound(10_00, 0)[0], again]);
      expect(await balances()).toMatchObject({ main: 0, casinoBonus: 0 });
      expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
    });
    it('are no part of what a step shares, though they have been staked', async () => {
      const won = await openWin('FORFEITED');
      await claim(await campaign(STEPS));
      const [last, back] = bonusRound(14_00, 5_00);
      // The stakes leave 2 of the 8 that were won. A quarter of 8, of 20 without the first stake, is the player's.
      await moveTogether([won, bonusRound(12_00, 0)[0], last]);
      await moveTogether([back]);
      expect(await balances()).toMatchObject({ main: 2_00, casinoBonus: 3_00 });
      expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
    });
    it('are no part of what a reversed deposit takes', async () => {
      const won = await openWin('CONVERTED');
      const id = await campaign({ matchPercent: 100, wrMultiplier: 2 });
      await claim(id);
      const paid = deposit(common(), 20_00, 'CREDITCARD');
      await moveTogether([paid]);
      await moveTogether([reverseDeposit(common(), 20_00, 'CREDITCARD', paid.reference), won]);
      expect(await balances()).toMatchObject({ main: 8_00, casinoBonus: 0 });
      const message = told.findLast(
        ({ playerId, kind: what }) => playerId === player.playerId && what === 'BONUS_CANCELLED',
      );
      expect(message?.values).toMatchObject({ amount: 20 });
    });
  });

  it('gives the same money for the same play, however far the consumer lags', async () => {
    const round = fc.record({
      amount: fc.integer({ min: 1, max: 9_00 }),
      factor: fc.constantFrom(0, 0, 1, 1, 2, 4),
      isReturned: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<'STICKY' | 'NON_STICKY'>('STICKY', 'NON_STICKY'),
        fc.constantFrom(2, 7, 101),
        fc.constantFrom(undefined, 8),
        fc.array(round, { minLength: 4, maxLength: 12 }),
        fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 1, maxLength: 4 }),
        async (bonusType, steps, maximumWin, rounds, lags) => {
          await test.db.query('delete from bonus_campaign');
          const EUR = { bonus: 20, ...(maximumWin === undefined ? {} : { maximumWin }) };
          const id = await campaign({ ...AT_ONCE, bonusType, steps, amounts: { EUR } });
          const each = (list: readonly { amount: number; factor: number; isReturned: boolean }[]) =>
            list.map(({ amount, factor, isReturned }) =>
              bonusRound(amount, amount * (isReturned ? 1 : factor), isReturned),
            );
          // Without lag, which says how much of the play there is money for.
          player = await test.player();
          await claim(id);
          let played = 0;
          for (const [bet, end] of each(rounds)) {
            if ((await standing()).state !== 'WAGERING') break;
            if ((await moveTogether([bet]))[0] !== 'MOVED') break;
            await moveTogether([end]);
            played += 1;
          }
          const expected = await standing();
          player = await test.player();
          await claim(id);
          const movements = each(rounds.slice(0, played)).flat();
          for (let at = 0, turn = 0; at < movements.length; turn += 1) {
            const many = lags[turn % lags.length] ?? 1;
            await moveTogether(movements.slice(at, at + many));
            at += many;
          }
          expect(await standing()).toEqual(expected);
          expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
        },
      ),
      { numRuns: 15, endOnFailure: true },
    );
  }, 120_000);

  // One connection cannot move money while a transaction holds the consumer's cursor, so these two need a server.
  describe.runIf(kind === 'postgres')('given up while a bet is open', () => {
    let second: string;
    let bet: ReturnType<typeof stake>;
    beforeEach(async () => {
      const first = await campaign({ ...AT_ONCE, amounts: { EUR: { bonus: 20 } } });
      second = await campaign({ ...AT_ONCE, amounts: { EUR: { bonus: 30 } } });
      const { assignmentId } = (await claim(first)).body;
      bet = stake(common(), 5_00, 'CASINO', game());
      await move(bet);
      await drain();
      await send('PUT', `/v1/bonus/${assignmentId}/state`, { state: 'FORFEITED', wageringProgress: 0 });
    });
    /** Holds the consumer, so that late winnings wait to be taken back; pays such winnings of the bet. */
    const lagging = (meanwhile: () => Promise<void>) =>
      test.db.transaction(async (tx) => {
        await tx.query('select 1 from ledger_cursor where player_id = $1 for update', [player.playerId]);
        await move(win(common(), 8_00, 8_00, 'CASINO', { ...game(), betReference: bet.reference }));
        await meanwhile();
      });

    it('makes room for another one once its late winnings are gone, however far the consumer lags', async () => {
      let claimed: ReturnType<typeof claim> | undefined;
      await lagging(async () => {
        claimed = claim(second);
        expect(await Promise.race([claimed, new Promise((resolve) => setTimeout(() => resolve('waits'), 500))])).toBe(
          'waits',
        );
      });
      expect((await claimed)?.status).toBe(200);
      expect((await balances()).casinoBonus).toBe(30_00);
    });

    it('has taken back what a stake of its leftover money won, though a new bonus is active by then', async () => {
      const leftover = stake(common(), 3_00, 'CASINO', game());
      await lagging(async () => {
        expect((await move(leftover)).outcome).toBe('MOVED');
      });
      await claim(second);
      await move(win(common(), 9_00, 9_00, 'CASINO', { ...game(), betReference: leftover.reference }));
      await drain();
      expect((await balances()).casinoBonus).toBe(30_00);
    });
  });

  it('allows one active bonus per vertical, also when two devices claim at once', async () => {
    const [one, two] = [await campaign(AT_ONCE), await campaign(AT_ONCE)];
    const answers = await Promise.all([claim(one), claim(two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400);
    const accepted = answers.find(({ status }) => status === 200);
    expect(refused?.body).toMatchObject({
      code: 'error.bonus.active.already.exists',
      details: { rewardCode: 'ACTIVE_BONUS_IN_SAME_VERTICAL', assignmentId: accepted?.body.assignmentId },
    });
    // The same claim again is the same bonus.
    const again = await Promise.all([1, 2].map(() => claim(accepted?.body.campaignId)));
    expect(again.map(({ body }) => body.assignmentId)).toEqual(Array(2).fill(accepted?.body.assignmentId));
    expect((await balances()).casinoBonus).toBe(100_00);
    expect((await claim(await campaign({ vertical: 'LIVE_CASINO' }))).status).toBe(200);
    expect((await claim(await campaign({ vertical: 'LIVE_CASINO' }))).body.code).toBe(
      'error.bonus.active.triggered.already.exists',
    );
  });

  it('keeps an account open for money that was given, and leaves what waits for a deposit', async () => {
    const obstacles = async () =>
      (await test.app.closures.obstaclesOf(test.db, player.playerId, 'SHOWN')).filter(({ code }) => code === 'BONUS');
    const first = await campaign({ vertical: 'LIVE_CASINO' });
    const next = await campaign({ category: 'OPT_IN', trigger: 'NEXT_DEPOSIT', claimsInAll: 1 });
    await claim(first);
    await send('POST', `/v2/bonus/optIn/${next}/activate`, { version: 1 });
    expect((await stateOf()).map(([state]) => state).sort()).toEqual(['CLAIMED', 'OPTED_IN']);
    expect(await obstacles()).toEqual([]);
    // A closure that fails later costs nothing: both can be claimed again.
    await test.app.closures.settle(player.playerId);
    expect((await stateOf()).map(([state]) => state).sort()).toEqual(['CANCELLED', 'CANCELLED']);
    expect((await send('POST', `/v2/bonus/optIn/${next}/activate`, { version: 1 })).body).toMatchObject({
      state: 'OPTED_IN',
    });
    await pay(50_00);
    expect(await obstacles()).toMatchObject([{ count: 1, amount: 50_00 }]);
    await test.app.closures.settle(player.playerId);
    expect((await stateOf()).map(([state]) => state).sort()).toEqual(['CANCELLED', 'CANCELLED', 'WAGERING']);
  });
  it('lets a player leave an opt-in before its deposit and join again', async () => {
    const id = await campaign({ category: 'OPT_IN', trigger: 'NEXT_DEPOSIT' });
    expect((await claim(id)).body.code).toBe('error.bonus.not_available');
    const optIn = (what: string) =>
      send('POST', `/v2/bonus/optIn/${id}/${what}`, what === 'activate' ? { version: 1 } : undefined);
    expect((await optIn('activate')).body).toMatchObject({ state: 'OPTED_IN' });
    expect((await optIn('deactivate')).status).toBe(204);
    expect((await optIn('deactivate')).status).toBe(404);
    // The two have an order of their own only if they were claimed at different times.
    test.advance(1);
    expect((await optIn('activate')).body).toMatchObject({ state: 'OPTED_IN' });
    await pay(50_00);
    expect((await optIn('deactivate')).body.code).toBe('error.bonus.not_active');
    expect(await stateOf()).toEqual([
      ['CANCELLED', 0],
      ['WAGERING', 0],
    ]);
  });

  it('ends bonuses by the clock, but not before a stake in time has counted', async () => {
    await claim(await campaign({ ...AT_ONCE, amounts: { EUR: { bonus: 5 } } }));
    await drain();
    // The consumer waits, as after a fault.
    const retryAt = (when: string) =>
      test.db.query(`update ledger_cursor set retry_at = ${when} where consumer = 'bonus' and player_id = $1`, [
        player.playerId,
      ]);
    await retryAt("now() + interval '1 hour'");
    const bet = stake(common(), 5_00, 'CASINO', game());
    await move(bet);
    await move(win(common(), 5_00, 5_00, 'CASINO', { ...game(), betReference: bet.reference }));
    test.advance(72 * 3_600_000);
    await test.app.bonuses.expireDue();
    expect(await stateOf()).toEqual([['WAGERING', 0]]);
    await retryAt('null');
    await expect
      .poll(async () => {
        await drain();
        await test.app.bonuses.expireDue();
        return stateOf();
      })
      .toEqual([['EXPIRED', 5_00]]);
    expect((await balances()).casinoBonus).toBe(0);
  });

  it('gives the reward of a right code once, and tells nothing about others', async () => {
    await campaign({ ...AT_ONCE, trigger: 'MANUAL_BONUS_CODE', amounts: { EUR: { bonus: 5 } } }, 'WELCOME5');
    await campaign({ ...AT_ONCE, trigger: 'MANUAL_BONUS_CODE', markets: ['CA'] }, 'CANADA');
    const code = (what: string, bonusCode: string) =>
      send('POST', `/v2/bonus/bonus-code/${what}`, {
        bonusCode,
        ...(what === 'manual-claim' ? { state: 'ACTIVATED' } : {}),
      });
    expect(await list('ELIGIBLE')).toEqual([]);
    expect((await send('GET', '/v2/bonus/bonus-code/manual-claim/available')).body).toEqual({
      available: true,
      reason: null,
    });
    for (const wrong of ['NOTHING', 'CANADA'])
      expect((await code('validate', wrong)).body.code).toBe('error.bonus_code.invalid');
    expect((await code('validate', 'welcome5')).body).toMatchObject({ hasBonusCode: true, offer: { amount: 5 } });
    // A page of another site claims nothing, and has used nothing up (B§5).
    const elsewhere = await test.app.inject({
      method: 'POST',
      url: '/api/v2/bonus/bonus-code/manual-claim',
      headers: {
        ...player.headers,
        sitecontext: (player.headers['sitecontext'] ?? '').replace('"siteId":5', '"siteId":6'),
      },
      payload: { bonusCode: 'welcome5', state: 'ACTIVATED' },
    });
    expect([elsewhere.statusCode, elsewhere.json()]).toMatchObject([400, { code: 'error.invalid.site.id' }]);
    expect((await code('manual-claim', 'welcome5')).body).toMatchObject({ state: 'WAGERING' });
    expect((await code('validate', 'WELCOME5')).body.code).toBe('error.bonus_code.used');
  });

  it('looks at no code any more after twenty wrong ones, whatever the call, and lets others try', async () => {
    await campaign({ ...AT_ONCE, trigger: 'MANUAL_BONUS_CODE', amounts: { EUR: { bonus: 5 } } }, 'RIGHT5');
    const validate = (bonusCode: string, who = player) =>
      send('POST', '/v2/bonus/bonus-code/validate', { bonusCode }, who);
    for (let tries = 0; tries < 20; tries += 1)
      expect((await validate(`WRONG${tries}`)).body.code).toBe('error.bonus_code.invalid');
    for (let tries = 0; tries < 3; tries += 1) {
      const refused = await validate('RIGHT5');
      expect(refused).toMatchObject({ status: 429, body: { code: 'error.bonus_code.too_many' } });
      expect(refused.body.details.retryAfterSeconds).toBeGreaterThan(3000);
    }
    const claimed = await send('POST', '/v2/bonus/bonus-code/manual-claim', {
      bonusCode: 'RIGHT5',
      state: 'ACTIVATED',
    });
    expect(claimed.status).toBe(429);
    expect((await balances()).casinoBonus).toBe(0);
    expect((await validate('RIGHT5', await test.player())).status).toBe(200);
  });

  it('refuses what is not the player’s: other markets, drafts, the future, full campaigns, flagged players', async () => {
    const ids = [
      await campaign({ markets: ['CA'] }),
      await campaign({ amounts: { GBP: { bonus: 10 } } }),
      await campaign({ startsAt: '2027-01-01T00:00:00Z' }),
      await campaign({ startsAt: '2026-01-01T00:00:00Z', endsAt: '2026-11-01T00:00:00Z' }),
      await campaign({ trigger: 'SECOND_DEPOSIT' }),
      randomUUID(),
    ];
    expect(await list('ELIGIBLE')).toEqual([]);
    for (const id of ids) expect((await claim(id)).body.code).toBe('error.bonus.not_available');
    const last = await campaign({ claimsInAll: 1 });
    expect((await claim(last)).status).toBe(200);
    expect((await claim(last, await test.player())).body.code).toBe('error.bonus.not_available');
    const mine = await campaign({ vertical: 'LIVE_CASINO' });
    expect((await send('POST', `/v1/bonus/rewards/${mine}/claim`, { version: 2 })).body.code).toBe(
      'error.bonus.terms_changed',
    );
    await test.db.query('update players set multibrand_suspended = true where player_id = $1', [player.playerId]);
    expect((await claim(mine)).body.code).toBe('error.bonus.not_available');
  });

  it('counts the accounts of one person together', async () => {
    const id = await campaign({ claimsPerPerson: 1 });
    const phone = { lastName: 'Samanen', phonePrefix: '+358', phoneBody: '409998877', address: 'Samakatu 1' };
    const [one, two] = [
      await test.player({ record: phone }),
      await test.player({ record: phone, brand: 'northlight' }),
    ];
    expect((await claim(id, one)).status).toBe(200);
    expect((await claim(id, two)).body.code).toBe('error.bonus.not_available');
  });

  it('keeps the terms that a player accepted, and asks a second person before money is offered', async () => {
    const write = (body: object) => test.operator().call('POST', '/bonus/campaigns', body);
    const body = { brand: 'northlight', name: 'Winter', bonusCode: null, terms: { ...WRITTEN_TERMS, ...AT_ONCE } };
    expect((await write({ ...body, status: 'ACTIVE' })).statusCode).toBe(202);
    const draft = await write({ ...body, status: 'DRAFT' });
    expect(draft.statusCode, draft.body).toBe(200);
    expect(draft.json()).toMatchObject({ version: 1, status: 'DRAFT' });
    for (const terms of [
      { ...WRITTEN_TERMS, markets: ['GG'], wrMultiplier: 11, amounts: { GBP: { bonus: 10 } } },
      { ...WRITTEN_TERMS, trigger: null },
      { ...WRITTEN_TERMS, amounts: {} },
      { ...WRITTEN_TERMS, markets: ['XX'] },
    ])
      expect((await write({ ...body, status: 'DRAFT', terms })).json()).toMatchObject({
        code: 'error.campaign.invalid',
      });
    const approved = await test.operator().callWithApproval('POST', '/bonus/campaigns', { ...body, status: 'ACTIVE' });
    expect(approved.statusCode, approved.body).toBe(204);
    const [winter] = await list('ELIGIBLE');
    const campaignId = winter?.campaignId ?? '';
    await claim(campaignId);
    const dearer = { ...body, campaignId, status: 'ACTIVE', terms: { ...body.terms, wrMultiplier: 30 } };
    await test.operator().callWithApproval('POST', '/bonus/campaigns', dearer);
    expect(await list('ACTIVE')).toMatchObject([{ version: 1, wrMultiplier: 2 }]);
    expect((await test.operator().call('POST', `/bonus/campaigns/${campaignId}/stop`, {})).statusCode).toBe(200);
    expect(await list('ACTIVE')).toHaveLength(1);
    expect((await claim(campaignId, await test.player())).body.code).toBe('error.bonus.not_available');
    expect((await test.operator().call('GET', '/bonus/campaigns?filter=CANCELED')).json()).toMatchObject([
      { campaignId, version: 2, claims: 1 },
    ]);
    await expect(test.app.db.query("update bonus_campaign_version set terms = '{}'")).rejects.toThrow(/permission/);
  });

  it('keeps every hundredth and every stake, whatever happens in whatever order', async () => {
    const amounts = { EUR: { bonus: 20, minimumDeposit: 5, maximumStake: 8, maximumWin: 60 } };
    const operation = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({
          what: fc.constant('bet' as const),
          amount: fc.integer({ min: 1, max: 900 }),
          factor: fc.constantFrom(0, 0, 1, 2, 5),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          what: fc.constantFrom('open' as const, 'void' as const, 'late' as const),
          amount: fc.integer({ min: 1, max: 900 }),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          what: fc.constantFrom(
            'claim' as const,
            'deposit' as const,
            'forfeit' as const,
            'drain' as const,
            'expire' as const,
            'reversal' as const,
          ),
          amount: fc.integer({ min: 100, max: 4000 }),
        }),
      },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<'STICKY' | 'NON_STICKY'>('STICKY', 'NON_STICKY'),
        fc.constantFrom(undefined, 2, 7, 101),
        fc.array(operation, { minLength: 10, maxLength: 30 }),
        async (bonusType, steps, operations) => {
          player = await test.player();
          await test.db.query('delete from bonus_campaign');
          const id = await campaign({
            trigger: 'NEXT_DEPOSIT',
            bonusType,
            amounts,
            wrMultiplier: 2,
            claimsPerPerson: 50,
            ...(steps === undefined ? {} : { steps }),
          });
          await claim(id);
          await pay(10_00);
          const open: { bet: Movement; fromBonus: number }[] = [];
          const deposits: Movement[] = [];
          for (const step of operations) {
            if (step.what === 'bet') await play(step.amount, step.amount * step.factor);
            else if (step.what === 'open') {
              const bet = stake(common(), step.amount, 'CASINO', game());
              if ((await move(bet)).outcome === 'MOVED') open.push({ bet, fromBonus: await bonusPartOf(test, bet) });
            } else if (step.what === 'void' || step.what === 'late') {
              const last = open.pop();
              if (!last) continue;
              const factor = step.what === 'void' ? 1 : 3;
              const back = win(common(), -last.bet.amount * factor, last.fromBonus * factor, 'CASINO', {
                ...game(),
                betReference: last.bet.reference,
              });
              await move(step.what === 'void' ? { ...back, type: 'BET_VOID' } : back);
            } else if (step.what === 'claim') await claim(id);
            else if (step.what === 'deposit') {
              const paid = deposit(common(), step.amount, 'SKRILL');
              await move(paid);
              deposits.push(paid);
            } else if (step.what === 'reversal') {
              const last = deposits.pop();
              if (last)
                await move(
                  reverseDeposit(common(), Math.min(last.amount, (await balances()).main), 'SKRILL', last.reference),
                );
            } else if (step.what === 'drain') await drain();
            else if (step.what === 'forfeit') {
              const [active] = await list('ACTIVE');
              if (active)
                await send('PUT', `/v1/bonus/${active.assignmentId}/state`, {
                  state: 'FORFEITED',
                  wageringProgress: 0,
                });
            } else {
              test.advance(73 * 3_600_000);
              await test.app.bonuses.expireDue();
              player = await test.signInAgain(player);
            }
          }
          for (const { bet, fromBonus } of open)
            await move({
              ...win(common(), -bet.amount, fromBonus, 'CASINO', { ...game(), betReference: bet.reference }),
              type: 'BET_VOID',
            });
          await drain();
          expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
          // The progress of each assignment, counted again from the ledger alone.
          const recounted = await test.db.query<{
            wagered: number;
            recount: number;
            state: string;
            converted: number;
            stepsDone: number;
            requirement: number;
          }>(
            `select a.state, a.converted, a.steps_done as "stepsDone", a.requirement, a.wagered, coalesce((select sum(case when $2 = 'STICKY' then -t.amount else -t.bonus_amount end)
               from wallet_transaction t where t.player_id = a.player_id and t.type = 'BET' and t.category = 'CASINO'
                 and t.seq > a.granted_seq and t.seq <= coalesce(a.closed_seq, t.seq) and -t.amount <= 800
                 and not exists (select 1 from wallet_transaction v where v.player_id = t.player_id
                   and v.type = 'BET_VOID' and v.relates_to = t.reference_id)), 0) as recount
             from bonus_assignment a where a.player_id = $1`,
            [player.playerId, bonusType],
          );
          for (const { wagered, recount, state, converted, stepsDone, requirement } of recounted) {
            expect(wagered).toBe(Number(recount));
            expect(converted).toBeLessThanOrEqual(60_00);
            expect(stepsDone).toBeLessThanOrEqual(steps ?? 0);
            if (state === 'CONVERTED') expect(stepsDone).toBe(steps ?? 0);
            else if (requirement === 0) expect([converted, stepsDone]).toEqual([0, 0]);
            // A forfeit can come before the consumer has seen that the wagering was complete, and there are no more steps.
            else
              expect(stepsDone).toBeGreaterThanOrEqual(
                Math.min(steps ?? 0, Math.floor((wagered * (steps ?? 0)) / requirement)),
              );
            // Without steps, only an end gives something, or late winnings of a bonus that was used up.
            if (steps === undefined && state !== 'CONVERTED' && state !== 'USED_UP') expect(converted).toBe(0);
          }
          // Every conversion that the ledger has booked is an assignment's, to the hundredth.
          const [booked] = await test.db.query<{ converted: number }>(
            `select coalesce(-sum(p.amount), 0) as converted from ledger_posting p
             where p.player_id = $1 and p.account = 'BONUS_CASINO' and p.amount < 0 and exists (
               select 1 from ledger_posting m where m.player_id = p.player_id and m.seq = p.seq
                 and m.account = 'MAIN' and m.amount > 0)`,
            [player.playerId],
          );
          expect(Number(booked?.converted)).toBe(recounted.reduce((sum, row) => sum + row.converted, 0));
          const [money] = await test.db.query<{ given: number; left: number }>(
            `select coalesce(-sum(amount) filter (where account = 'HOUSE_BONUS'), 0) as given,
               coalesce(sum(amount) filter (where account = 'BONUS_CASINO'), 0) as left
             from ledger_posting where player_id = $1`,
            [player.playerId],
          );
          const isActive = recounted.some(({ state }) => state === 'WAGERING');
          const left = Number(money?.left);
          expect((await balances()).casinoBonus).toBe(left);
          if (!isActive) expect(left).toBe(0);
        },
      ),
      { numRuns: 12, endOnFailure: true },
    );
  });
});
