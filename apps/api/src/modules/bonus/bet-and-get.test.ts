import { randomUUID } from 'node:crypto';
import type { Reward } from '@baize/contracts/reward';
import type { CampaignTerms } from '@baize/contracts/operator';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { contentModuleWith } from '../content/index.ts';
import { deposit, grantBonus, stake, win } from '../wallet/index.ts';
import { bonusModule } from './index.ts';
import { drainBonuses, writeCampaign } from './testing.ts';

const BET = {
  category: 'MANUAL',
  trigger: 'BET',
  matchPercent: null,
  wrMultiplier: 2,
  amounts: { EUR: { bonus: 5, requiredStake: 20 } },
  betGameIds: ['game', 'second'],
  validHours: 24,
} as const satisfies Partial<CampaignTerms>;

describeOnPostgres('bet and get', (makeApp) => {
  let test: TestApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await makeApp({ modules: [contentModuleWith({ games: 10 }), bonusModule] });
  });
  const common = () => ({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' as const });
  const start = async (own = 100_00) => {
    player = await test.player();
    if (own > 0) await test.app.wallet.move(deposit(common(), own, 'SKRILL'));
  };
  beforeEach(async () => {
    await test.db.query('delete from bonus_campaign');
    await start();
  });
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const answer = await test.app.inject({
      method,
      url: `/api/${path}`,
      headers: player.headers,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const campaign = (given: Partial<CampaignTerms> = BET) => writeCampaign(test, player, given);
  const activate = (id: string) => send('POST', `v2/bonus/bet_and_get/${id}/activate`, { version: 1 });
  const claim = (id: string) => send('POST', `v2/bonus/bet_and_get/${id}/claim`);
  const bet = async (amount: number, gameId = 'game') => {
    const movement = stake(common(), amount, 'CASINO', { gameId, roundId: randomUUID(), title: 'Game' });
    expect((await test.app.wallet.move(movement)).outcome).toBe('MOVED');
    return movement;
  };
  const giveBack = async (movement: Awaited<ReturnType<typeof bet>>) => {
    const game = { gameId: movement.gameId ?? '', roundId: movement.roundId ?? '', title: 'Game' };
    const back = win(common(), -movement.amount, 0, 'CASINO', { ...game, betReference: movement.reference });
    await test.app.wallet.move({ ...back, type: 'BET_VOID' });
  };
  const standing = async (): Promise<Reward['betAndGet'] | undefined> => {
    await drainBonuses(test, player.playerId);
    const list: Reward[] = (await send('GET', 'v1/bonus/rewards?rewardsType=ACTIVE')).body;
    return list.find(({ betAndGet }) => betAndGet)?.betAndGet;
  };

  it('counts own stakes in its games after the activation, and gives the bonus once they are enough', async () => {
    const id = await campaign();
    await bet(5_00);
    expect((await send('GET', 'v1/bonus/rewards')).body).toMatchObject([
      { triggerEvent: 'BET', betAndGet: { required: 20, staked: 0, state: null } },
    ]);
    expect((await activate(id)).body.betAndGet.state).toBe('ACTIVE');
    expect((await activate(id)).status).toBe(200);
    await bet(12_00);
    await bet(30_00, 'other game');
    expect(await standing()).toMatchObject({ staked: 12, state: 'ACTIVE' });
    expect((await claim(id)).body.code).toBe('error.bonus.not_available');
    await bet(8_00, 'second');
    expect(await standing()).toMatchObject({ staked: 20, state: 'COMPLETED' });
    expect((await claim(id)).body).toMatchObject({ state: 'WAGERING', granted: { amount: 5 } });
    expect((await claim(id)).status).toBe(404);
    expect((await test.app.wallet.balances(player.playerId))?.casinoBonus).toBe(5_00);
    // The cap of one claim is used up.
    expect((await activate(id)).body.code).toBe('error.bonus.not_available');
  });

  it('gives free spins where the terms say so', async () => {
    const id = await campaign({
      ...BET,
      wrMultiplier: 0,
      amounts: { EUR: { bonus: 0.2, requiredStake: 1 } },
      freeSpins: { gameId: '10003', spins: 5, winnings: 'MAIN' },
    });
    await activate(id);
    await bet(1_00);
    await standing();
    expect((await claim(id)).body).toMatchObject({ freeSpinDetail: { state: 'ACTIVE', roundsLeft: 5 } });
  });

  it('does not count bonus money, and takes returned stakes back', async () => {
    await start(0);
    const id = await campaign();
    await activate(id);
    await test.app.wallet.move(grantBonus(common(), 50_00, 'CASINO', 'Gift'));
    await bet(20_00);
    expect(await standing()).toMatchObject({ staked: 0 });
    await test.app.wallet.move(deposit(common(), 50_00, 'SKRILL'));
    const last = await bet(20_00);
    expect(await standing()).toMatchObject({ staked: 20, state: 'COMPLETED' });
    await giveBack(last);
    expect(await standing()).toMatchObject({ staked: 0, state: 'ACTIVE' });
    expect((await claim(id)).body.code).toBe('error.bonus.not_available');
  });

  it('waits with its bonus while another one is active', async () => {
    const id = await campaign();
    await activate(id);
    await bet(20_00);
    await standing();
    const other = await campaign({ ...BET, trigger: null, amounts: { EUR: { bonus: 5 } }, betGameIds: undefined });
    await send('POST', `v1/bonus/rewards/${other}/claim`, { version: 1 });
    expect((await claim(id)).body.code).toBe('error.bonus.active.already.exists');
    expect(await standing()).toMatchObject({ state: 'COMPLETED' });
  });

  it('can be stopped and activated again from zero, and ends by the clock', async () => {
    const id = await campaign();
    await activate(id);
    await bet(15_00);
    expect(await standing()).toMatchObject({ staked: 15 });
    expect((await send('POST', `v2/bonus/bet_and_get/${id}/deactivate`)).status).toBe(204);
    await activate(id);
    expect(await standing()).toMatchObject({ staked: 0 });
    test.advance(24 * 3_600_000);
    player = await test.signInAgain(player);
    await drainBonuses(test, player.playerId);
    await test.app.bonuses.expireDue();
    expect(await standing()).toBeUndefined();
    expect((await activate(id)).status).toBe(200);
  });

  it('is not given by any other claim', async () => {
    const id = await campaign();
    expect((await send('POST', `v1/bonus/rewards/${id}/claim`, { version: 1 })).body.code).toBe(
      'error.bonus.not_available',
    );
    expect((await send('POST', `v1/bonus/freespin/campaign/${id}/claim`, { version: 1 })).status).toBe(400);
  });

  it('counts what a recount of the ledger counts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            amount: fc.integer({ min: 1, max: 2_00 }),
            gameId: fc.constantFrom('game', 'second', 'other'),
            isReturned: fc.boolean(),
          }),
          { maxLength: 8 },
        ),
        async (stakes) => {
          await start();
          await activate(await campaign());
          let expected = 0;
          for (const { amount, gameId, isReturned } of stakes) {
            if (isReturned) await giveBack(await bet(amount, gameId));
            else {
              await bet(amount, gameId);
              if (gameId !== 'other') expected += amount;
            }
          }
          expect((await standing())?.staked).toBe(expected / 100);
          await test.db.query('delete from bonus_campaign');
        },
      ),
      { numRuns: 8 },
    );
  });
});
