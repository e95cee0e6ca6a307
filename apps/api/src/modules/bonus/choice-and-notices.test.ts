import { randomUUID } from 'node:crypto';
import type { CampaignTerms } from '@baize/contracts/operator';
import { HEADERS } from '@baize/contracts/route';
import { ok } from '@baize/kernel';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import type { PaymentGateway } from '../../ports/payment-gateway/port.ts';
import { inboxModule } from '../inbox/index.ts';
import { operatorModule } from '../operator/index.ts';
import { paymentsModule } from '../payments/index.ts';
import { deposit, stake, win } from '../wallet/index.ts';
import { bonusModule } from './index.ts';
import { drainBonuses, writeCampaign } from './testing.ts';

const HOUR_MS = 3_600_000;
const AT_ONCE = { category: 'MANUAL', trigger: null, matchPercent: null, wrMultiplier: 2 } as const;
const NEXT = { category: 'OPT_IN', trigger: 'NEXT_DEPOSIT', claimsPerPerson: 20 } as const;

/** A gateway that opens every form and hears no more of it. */
const GATEWAY: PaymentGateway = {
  startPayment: async ({ reference }) => ok({ gatewayId: `gw_${reference}`, hostedUrl: 'http://gateway.test/pay' }),
  startPayout: async ({ reference }) => ok({ gatewayId: `gw_${reference}` }),
  cancelPayment: async () => ok(null),
  report: async () => ok(null),
};

describeOnPostgres('bonuses in the cashier and in the inbox', (makeApp) => {
  let test: TestApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await makeApp({
      modules: [bonusModule, inboxModule, operatorModule, paymentsModule],
      ports: { paymentGateway: GATEWAY },
    });
  });
  beforeEach(async () => {
    player = await test.player();
  });
  const campaign = (given: Partial<CampaignTerms> = {}) => writeCampaign(test, player, given);
  const post = async (path: string, payload: object, headers = {}) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { ...player.headers, ...headers },
      payload,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const join = async (campaignId: string): Promise<string> =>
    (await post(`/v2/bonus/optIn/${campaignId}/activate`, { version: 1 })).body.assignmentId;
  const claim = (campaignId: string) => post(`/v1/bonus/rewards/${campaignId}/claim`, { version: 1 });
  const common = (reference: string = randomUUID()) => ({
    reference,
    playerId: player.playerId,
    currency: 'EUR' as const,
  });
  const drain = () => drainBonuses(test, player.playerId);
  const pay = async (amount: number, reference: string = randomUUID()) => {
    await test.app.wallet.move(deposit(common(reference), amount, 'SKRILL'));
    await drain();
  };
  const choose = (assignmentId: string, reference: string) =>
    test.app.wallet.transaction(async ({ tx }) => {
      await test.app.wallet.lock(tx, player.playerId);
      await test.app.bonuses.chooseForDeposit(tx, player.playerId, assignmentId, reference);
    });
  const states = async () =>
    Object.fromEntries(
      (
        await test.db.query<{ assignment_id: string; state: string }>(
          'select assignment_id, state from bonus_assignment where player_id = $1',
          [player.playerId],
        )
      ).map(({ assignment_id, state }) => [assignment_id, state]),
    );
  const balances = async () => {
    const found = await test.app.wallet.balances(player.playerId);
    if (!found) throw new Error('no wallet');
    return found;
  };
  const inbox = async () => {
    const answer = await test.app.inject({ url: '/api/v1/player/inbox', headers: player.headers });
    return (answer.json().messages as { kind: string; values: object }[])
      .filter(({ kind }) => kind.startsWith('BONUS_'))
      .map(({ kind, values }) => ({ kind, ...values }));
  };

  it('give a deposit to the bonus that it names, not to the one that was claimed first', async () => {
    const first = await join(await campaign(NEXT));
    const second = await join(await campaign({ ...NEXT, vertical: 'LIVE_CASINO' }));
    const reference = randomUUID();
    await choose(second, reference);
    await pay(20_00, reference);
    expect(await states()).toEqual({ [first]: 'OPTED_IN', [second]: 'WAGERING' });
    expect(await balances()).toMatchObject({ casinoBonus: 0, liveCasinoBonus: 20_00 });
    // Another deposit names none: it goes to the one that still waits.
    await pay(20_00);
    expect((await states())[first]).toBe('WAGERING');
  });

  it('give nothing for a deposit below the minimum of the bonus that it names', async () => {
    const first = await join(await campaign(NEXT));
    const second = await join(
      await campaign({ ...NEXT, vertical: 'LIVE_CASINO', amounts: { EUR: { bonus: 100, minimumDeposit: 50 } } }),
    );
    const reference = randomUUID();
    await choose(second, reference);
    await pay(20_00, reference);
    expect(await states()).toEqual({ [first]: 'OPTED_IN', [second]: 'OPTED_IN' });
  });

  it('are stored with the deposit that the cashier sends, and refused once they no longer wait', async () => {
    const waiting = await join(await campaign(NEXT));
    const send = (selectedBonusId: string | null) =>
      post(
        '/v1/player/wallet/deposit',
        { amount: 20, paymentMethod: 'SKRILL', selectedBonusId },
        { [HEADERS.idempotencyKey]: randomUUID() },
      );
    const started = await send(waiting);
    expect(started.status).toBe(200);
    const referenceOf = () =>
      test.db.query('select deposit_reference from bonus_assignment where assignment_id = $1', [waiting]);
    expect(await referenceOf()).toEqual([{ deposit_reference: started.body.referenceId }]);
    expect((await send(null)).status).toBe(200);
    const refused = await send(randomUUID());
    expect([refused.status, refused.body.code]).toEqual([400, 'error.bonus.not_chosen']);
    await pay(20_00, started.body.referenceId);
    expect((await states())[waiting]).toBe('WAGERING');
    expect((await send(waiting)).body.code).toBe('error.bonus.not_chosen');
  });

  it('conserve money whatever is chosen: a deposit gives at most one bonus, and a named one only its own', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ amount: fc.integer({ min: 5_00, max: 150_00 }), choice: fc.constantFrom(0, 1, 2) }), {
          minLength: 1,
          maxLength: 4,
        }),
        async (deposits) => {
          player = await test.player();
          const joined = [
            await join(await campaign(NEXT)),
            await join(await campaign({ ...NEXT, vertical: 'LIVE_CASINO' })),
          ];
          for (const { amount, choice } of deposits) {
            const reference = randomUUID();
            const before = await states();
            const named = joined[choice - 1];
            const isNamed = named !== undefined && before[named] === 'OPTED_IN';
            if (isNamed) await choose(named, reference);
            const money = await balances();
            await pay(amount, reference);
            const after = await states();
            const given = joined.filter((id) => before[id] !== after[id]);
            expect(given.length).toBeLessThanOrEqual(1);
            if (isNamed) expect(given).toEqual(amount >= 10_00 ? [named] : []);
            const now = await balances();
            expect(now.main - money.main).toBe(amount);
            expect(now.casinoBonus + now.liveCasinoBonus - money.casinoBonus - money.liveCasinoBonus).toBe(
              given.length === 0 ? 0 : Math.min(amount, 100_00),
            );
          }
          expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('are in the inbox when they are given and when they are complete', async () => {
    await claim(await campaign({ ...AT_ONCE, wrMultiplier: 1, amounts: { EUR: { bonus: 5 } } }));
    expect(await inbox()).toEqual([{ kind: 'BONUS_GRANTED', amount: 5, currencyCode: 'EUR' }]);
    const game = { gameId: 'game', roundId: randomUUID(), title: 'Game' };
    const bet = stake(common(), 5_00, 'CASINO', game);
    await test.app.wallet.move(bet);
    await test.app.wallet.move(win(common(), 8_00, 8_00, 'CASINO', { ...game, betReference: bet.reference }));
    await drain();
    expect((await inbox()).map(({ kind }) => kind)).toContain('BONUS_COMPLETED');
  });

  it('say once that they end within a day, and that they have ended', async () => {
    await claim(await campaign({ ...AT_ONCE, amounts: { EUR: { bonus: 5 } } }));
    await drain();
    await test.app.bonuses.warnEnding();
    expect((await inbox()).map(({ kind }) => kind)).toEqual(['BONUS_GRANTED']);
    test.advance(49 * HOUR_MS);
    await test.app.bonuses.warnEnding();
    await test.app.bonuses.warnEnding();
    expect((await inbox())[0]).toEqual({ kind: 'BONUS_ENDING', amount: 5, currencyCode: 'EUR' });
    expect((await inbox()).filter(({ kind }) => kind === 'BONUS_ENDING')).toHaveLength(1);
    test.advance(24 * HOUR_MS);
    await test.app.bonuses.expireDue();
    expect((await inbox())[0]).toEqual({ kind: 'BONUS_EXPIRED', amount: 5, currencyCode: 'EUR' });
  });

  it('do not call back a player who may not take bonuses, and need no notice where they last two days', async () => {
    await claim(await campaign({ ...AT_ONCE, amounts: { EUR: { bonus: 5 } } }));
    await claim(
      await campaign({ ...AT_ONCE, vertical: 'LIVE_CASINO', validHours: 48, amounts: { EUR: { bonus: 5 } } }),
    );
    await test.db.query(
      `update players set permissions = jsonb_set(permissions, '{bonuses}', 'false') where player_id = $1`,
      [player.playerId],
    );
    test.advance(49 * HOUR_MS);
    await test.app.bonuses.warnEnding();
    expect((await inbox()).filter(({ kind }) => kind === 'BONUS_ENDING')).toEqual([]);
  });
});
