import { randomUUID } from 'node:crypto';
import { sign } from '@baize/contracts/signature';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { deposit, walletModule } from '../wallet/index.ts';
import { studioModule } from './index.ts';

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown> & {
    readonly code?: string;
    readonly balance: number;
    readonly sessionId: string;
  };
}

/** Rulings 21 and 22: the wallet refuses stakes that the player's law forbids, whatever a studio offers. */
describeOnBoth('market law during play', (makeApp, kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({ modules: [walletModule, studioModule] });
  });
  const call = async (name: string, payload: object, studio = 'quickspin'): Promise<Answer> => {
    const text = JSON.stringify(payload);
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/v1/studio/wallet/${name}`,
      payload: text,
      headers: {
        'content-type': 'application/json',
        'x-baize-studio': studio,
        'x-baize-signature': sign(test.env.studio.secretOf(studio) ?? '', `POST /api/v1/studio/wallet/${name}`, text),
      },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const seat = async (
    options: Parameters<TestApp['player']>[0],
  ): Promise<{ player: TestPlayer; sessionId: string; opened: Answer['body'] }> => {
    const player = await test.player(options);
    const currency = options?.currency ?? 'EUR';
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: player.playerId, currency }, 10_000, 'SKRILL'),
    );
    const token = await test.app.studio.openGameSession({
      playerId: player.playerId,
      brand: player.brand,
      studio: 'quickspin',
      gameId: 'aurora',
      gameTitle: 'Aurora Reels',
      vertical: 'CASINO',
      currency,
      language: 'de',
      country: options?.countryCode ?? 'FI',
    });
    const { status, body } = await call('authenticate', { token, gameId: 'aurora' });
    expect(status).toBe(200);
    return { player, sessionId: body.sessionId, opened: body };
  };
  const bet = (sessionId: string, amount: number, more: object = {}) => ({
    sessionId,
    gameId: 'aurora',
    roundId: randomUUID(),
    currency: 'EUR',
    transactionId: randomUUID(),
    amount,
    ...more,
  });

  it.each([
    ['a German', { countryCode: 'DE' }, { maximumStake: 1, minimumSpinSeconds: 5, autoplayAllowed: false }],
    [
      'a Briton',
      { countryCode: 'GB', currency: 'GBP' as const },
      { maximumStake: null, minimumSpinSeconds: 5, autoplayAllowed: false },
    ],
    [
      'an Ontarian',
      { countryCode: 'CA', currency: 'CAD' as const, record: { province: 'ON' } },
      { maximumStake: null, minimumSpinSeconds: 2.5, autoplayAllowed: false },
    ],
    [
      'a Quebecer',
      { countryCode: 'CA', currency: 'CAD' as const, record: { province: 'QC' } },
      { maximumStake: null, minimumSpinSeconds: 0, autoplayAllowed: true },
    ],
    ['a Finn', { countryCode: 'FI' }, { maximumStake: null, minimumSpinSeconds: 0, autoplayAllowed: true }],
  ])(
    'tells the studio what the law of %s allows: maximumStake, minimumSpinSeconds, autoplayAllowed',
    async (_who, options, law) => {
      expect((await seat(options)).opened).toMatchObject(law);
    },
  );

  it('maximumStake: refuses a German stake above 1 €, whole or split within one round', async () => {
    const { sessionId } = await seat({ countryCode: 'DE' });
    expect(await call('bet', bet(sessionId, 1.01))).toMatchObject({
      status: 403,
      body: { code: 'error.stake.above_maximum', details: { maximum: 1, currencyCode: 'EUR' } },
    });
    expect((await call('bet', bet(sessionId, 0.6, { roundId: 'one' }))).body.balance).toBe(99.4);
    expect((await call('bet', bet(sessionId, 0.41, { roundId: 'one' }))).body.code).toBe('error.stake.above_maximum');
    expect((await call('bet', bet(sessionId, 0.4, { roundId: 'one' }))).body.balance).toBe(99);
    expect((await call('bet', bet(sessionId, 0.01, { roundId: 'one' }))).body.code).toBe('error.stake.above_maximum');
  });

  it('minimumSpinSeconds: refuses a round that begins within five seconds of the last, and answers a replay', async () => {
    const { sessionId } = await seat({ countryCode: 'DE' });
    const first = bet(sessionId, 1);
    expect((await call('bet', first)).status).toBe(200);
    test.advance(4999);
    expect(await call('bet', bet(sessionId, 1))).toMatchObject({
      status: 403,
      body: { code: 'error.spin.too_soon', details: { seconds: 5 } },
    });
    expect((await call('bet', first)).body.balance).toBe(99);
    test.advance(1);
    expect((await call('bet', bet(sessionId, 1))).body.balance).toBe(98);
    // Returning to an earlier round does not avoid the pause either.
    expect((await call('bet', bet(sessionId, 0.5, { roundId: first.roundId }))).body.code).toBe('error.spin.too_soon');
  });

  it('minimumSpinSeconds: counts from the last game too', async () => {
    const { player, sessionId } = await seat({ countryCode: 'DE' });
    expect((await call('bet', bet(sessionId, 1))).status).toBe(200);
    test.advance(1000);
    const token = await test.app.studio.openGameSession({
      playerId: player.playerId,
      brand: player.brand,
      studio: 'quickspin',
      gameId: 'aurora',
      gameTitle: 'Aurora Reels',
      vertical: 'CASINO',
      currency: 'EUR',
      language: 'de',
      country: 'DE',
    });
    const again = (await call('authenticate', { token, gameId: 'aurora' })).body.sessionId;
    expect((await call('bet', bet(again, 1))).body.code).toBe('error.spin.too_soon');
    test.advance(4000);
    expect((await call('bet', bet(again, 1))).body.balance).toBe(98);
  });

  it('parallelGamesAllowed: keeps one of two games opened at once, and both for a Finn', async () => {
    for (const [countryCode, left] of [
      ['DE', 1],
      ['FI', 2],
    ] as const) {
      const { playerId, brand } = await test.player({ countryCode });
      const launch = () =>
        test.app.studio.openGameSession({
          playerId,
          brand,
          studio: 'quickspin',
          gameId: 'aurora',
          gameTitle: 'Aurora Reels',
          vertical: 'CASINO',
          currency: 'EUR',
          language: 'de',
          country: countryCode,
        });
      await Promise.all([launch(), launch()]);
      expect(
        await test.db.query('select 1 as open from game_session where player_id = $1 and ends_at > $2', [
          playerId,
          test.clock.now(),
        ]),
      ).toHaveLength(left);
    }
  });

  it('does not restrict players whose law has neither limit', async () => {
    const { sessionId } = await seat({ countryCode: 'FI' });
    for (const amount of [50, 20, 10]) expect((await call('bet', bet(sessionId, amount))).status).toBe(200);
  });

  it('accepts one of many stakes sent at once', async () => {
    const { sessionId } = await seat({ countryCode: 'DE' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => call('bet', bet(sessionId, 0.5))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'error.spin.too_soon')).toHaveLength(11);
    const parts = await seat({ countryCode: 'DE' });
    const same = await Promise.all(
      Array.from({ length: 12 }, () => call('bet', bet(parts.sessionId, 0.3, { roundId: 'one' }))),
    );
    expect(same.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('never lets a round exceed 1 € or two rounds start within five seconds, whatever is sent', async () => {
    const { player, sessionId } = await seat({ countryCode: 'DE' });
    const step = fc.record({
      round: fc.integer({ min: 0, max: 2 }),
      amount: fc.integer({ min: 1, max: 120 }),
      wait: fc.constantFrom(0, 1000, 2500, 5000),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const run = randomUUID();
        for (const { round, amount, wait } of steps) {
          test.advance(wait);
          await call('bet', bet(sessionId, amount / 100, { roundId: `${run}-${round}` }));
        }
        test.advance(60_000);
      }),
      { numRuns: kind === 'pglite' ? 20 : 8, endOnFailure: true },
    );
    const taken = await test.db.query<{ roundId: string; amount: number; at: Date }>(
      `select round_id as "roundId", -amount as amount, created_at as at from wallet_transaction where player_id = $1 and type = 'BET' order by seq`,
      [player.playerId],
    );
    let current = { roundId: '', staked: 0, at: new Date(0) };
    for (const { roundId, amount, at } of taken) {
      if (roundId !== current.roundId) {
        expect(at.getTime() - current.at.getTime()).toBeGreaterThanOrEqual(5000);
        current = { roundId, staked: 0, at };
      }
      current = { ...current, staked: current.staked + Number(amount) };
      expect(current.staked).toBeLessThanOrEqual(100);
    }
    expect(taken.length).toBeGreaterThan(5);
  });
});
