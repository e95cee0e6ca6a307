import { randomUUID } from 'node:crypto';
import type { CashbackProgress, Reward } from '@baize/contracts/reward';
import type { CampaignTerms } from '@baize/contracts/operator';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { deposit, stake, win } from '../wallet/index.ts';
import { bonusModule } from './index.ts';
import { writeCampaign } from './testing.ts';

const DAY_MS = 86_400_000;
const INSTANT: Partial<CampaignTerms> = {
  trigger: 'CASHBACK_INSTANT',
  matchPercent: null,
  wrMultiplier: 0,
  amounts: { EUR: { bonus: 20 } },
  cashback: { percent: 10, weekday: null, booster: { percent: 25, gameIds: ['fast'] } },
};
const DAILY: Partial<CampaignTerms> = { ...INSTANT, trigger: 'CASHBACK_DAILY' };

describeOnPostgres('cashback', (makeApp) => {
  let test: TestApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await makeApp({ modules: [bonusModule] });
  });
  beforeEach(async () => {
    await test.db.query('delete from bonus_campaign');
    player = await test.player();
    await test.app.wallet.move(deposit(common(), 10_000_00, 'SKRILL'));
  });
  const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const answer = await test.app.inject({
      method,
      url: `/api/v1/bonus/${path}`,
      headers: player.headers,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const cashback = (id: string, what: 'activate' | 'deactivate' | 'claim') =>
    send('POST', `cashback/${id}/${what}`, what === 'activate' ? { version: 1 } : undefined);
  const progress = async (id: string): Promise<CashbackProgress> => (await send('GET', `cashback/${id}/progress`)).body;
  const list = async (type: 'ACTIVE' | 'ELIGIBLE'): Promise<Reward[]> =>
    (await send('GET', `rewards?rewardsType=${type}`)).body;
  const common = () => ({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' as const });
  const game = (gameId: string) => ({ gameId, roundId: randomUUID(), title: 'Game' });
  const open = async (amount: number, gameId = 'game') => {
    const bet = stake(common(), amount, 'CASINO', game(gameId));
    await test.app.wallet.move(bet);
    return async (won: number, type: 'OUTCOME' | 'BET_VOID' = 'OUTCOME') => {
      const paid = win(common(), won, 0, 'CASINO', { ...game(gameId), betReference: bet.reference });
      await test.app.wallet.move(
        type === 'BET_VOID' ? { ...paid, type } : won === 0 ? { ...paid, type: 'LOSS', shown: false } : paid,
      );
    };
  };
  const play = async (amount: number, won = 0, gameId = 'game') => (await open(amount, gameId))(won);
  const main = async () => (await test.app.wallet.balances(player.playerId))?.main;
  /** The player's time zone has a new day, and the session has not ended. */
  const nextDay = async () => {
    test.advance(DAY_MS);
    player = await test.signInAgain(player);
  };

  it('pays a part of the losses since the activation once, to the player’s own money', async () => {
    const id = await writeCampaign(test, player, INSTANT);
    await play(50_00);
    expect(await list('ELIGIBLE')).toMatchObject([
      {
        campaignId: id,
        offer: { kind: 'CASHBACK', percent: 10, maximum: 20 },
        cashbackInfo: { weekday: null, boosterPercent: 25 },
        cashbackBooster: { boosterGames: [{ gameId: 'fast' }] },
        cashbackActivated: false,
      },
    ]);
    expect((await cashback(id, 'claim')).status).toBe(404);
    expect((await send('POST', `cashback/${id}/activate`, { version: 2 })).body.code).toBe('error.bonus.terms_changed');
    expect((await cashback(id, 'activate')).body).toMatchObject({ cashbackActivated: true });
    expect(await list('ELIGIBLE')).toEqual([]);
    expect((await cashback(id, 'claim')).body.code).toBe('error.bonus.nothing_to_claim');
    // A loss of 30 of which 10 in a booster game, and an excluded game; a stake in play is no loss yet.
    await play(40_00, 20_00);
    await play(10_00, 0, 'fast');
    await play(100_00, 0, 'excluded');
    const settle = await open(30_00);
    expect((await progress(id)).claimable).toMatchObject({ amount: 4.5, losses: 30 });
    const before = await main();
    const claims = await Promise.all([cashback(id, 'claim'), cashback(id, 'claim')]);
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await main()).toBe((before ?? 0) + 4_50);
    await settle(0);
    expect((await progress(id)).claimable).toMatchObject({ amount: 3, losses: 30 });
    // At most 20 a day, of which 4.50 are gone.
    await play(1000_00);
    expect((await cashback(id, 'claim')).body).toMatchObject({ amount: 15.5, progress: { claimable: null } });
    expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
  });

  it('pays a day when it is over, and drops nothing of it when the player stops and starts again', async () => {
    const id = await writeCampaign(test, player, DAILY);
    await cashback(id, 'activate');
    await play(100_00);
    expect(await progress(id)).toMatchObject({ current: { losses: 100, cashback: 10 }, claimable: null });
    await nextDay();
    expect(await progress(id)).toMatchObject({ current: { losses: 0 }, claimable: { amount: 10 } });
    expect((await cashback(id, 'claim')).body).toMatchObject({ amount: 10 });
    const history = { url: '/api/v1/player/wallet/history?category=BONUS', headers: player.headers };
    expect((await test.app.inject(history)).json()).toMatchObject([{ reward: 'CASHBACK', amount: 10 }]);
    expect((await cashback(id, 'claim')).body.code).toBe('error.bonus.nothing_to_claim');
    await play(10_00, 500_00);
    expect((await cashback(id, 'deactivate')).status).toBe(204);
    expect(await list('ACTIVE')).toEqual([]);
    expect((await cashback(id, 'activate')).body.code).toBe('error.bonus.not_available');
    await nextDay();
    expect((await cashback(id, 'activate')).status).toBe(200);
  });

  it('gives loyalty cashback without activation, and nothing after a stop', async () => {
    const id = await writeCampaign(test, player, { ...DAILY, category: 'LOYALTY' });
    await play(100_00);
    expect(await list('ELIGIBLE')).toEqual([]);
    expect(await list('ACTIVE')).toMatchObject([
      { campaignId: id, campaignCategory: 'LOYALTY', cashbackActivated: true },
    ]);
    expect((await cashback(id, 'activate')).body.code).toBe('error.bonus.not_available');
    await nextDay();
    expect((await send('GET', 'loyalty/cashback/progress')).body).toMatchObject([{ claimable: { amount: 10 } }]);
    await test.db.query("update bonus_campaign set status = 'CANCELED', stopped_at = $1", [test.clock.now()]);
    await play(100_00);
    expect((await send('POST', 'loyalty/cashback/claim', { campaignId: id })).body).toMatchObject({ amount: 10 });
    await nextDay();
    expect((await send('POST', 'loyalty/cashback/claim', { campaignId: id })).body.code).toBe(
      'error.bonus.nothing_to_claim',
    );
  });

  it('pays what a naive recount of the rounds gives, whatever is played, returned and claimed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.record({ kind: fc.constant('open'), stake: fc.integer({ min: 1, max: 50_00 }) }),
            fc.record({ kind: fc.constantFrom('settle', 'return'), won: fc.nat(60_00) }),
            fc.record({ kind: fc.constant('claim') }),
          ),
          { maxLength: 25 },
        ),
        async (steps) => {
          player = await test.player();
          await test.app.wallet.move(deposit(common(), 10_000_00, 'SKRILL'));
          await test.db.query('delete from bonus_campaign');
          const id = await writeCampaign(test, player, {
            ...INSTANT,
            amounts: { EUR: { bonus: 100_000 } },
            cashback: { percent: 10, weekday: null, booster: null },
          });
          await cashback(id, 'activate');
          const inPlay: { amount: number; settle: Awaited<ReturnType<typeof open>> }[] = [];
          let lost = 0;
          for (const step of steps) {
            if ('stake' in step) inPlay.push({ amount: step.stake, settle: await open(step.stake) });
            else if ('won' in step) {
              const round = inPlay.shift();
              if (!round) continue;
              const isReturned = step.kind === 'return';
              await round.settle(isReturned ? round.amount : step.won, isReturned ? 'BET_VOID' : 'OUTCOME');
              lost += isReturned ? 0 : round.amount - step.won;
            } else {
              const expected = Math.floor(Math.max(0, lost) / 10);
              const { status, body } = await cashback(id, 'claim');
              expect(status === 200 ? Math.round(body.amount * 100) : 0).toBe(expected);
              if (status === 200) lost = 0;
            }
          }
          expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
        },
      ),
      { numRuns: 10 },
    );
  });
});
