import { randomUUID } from 'node:crypto';
import { sign } from '@baize/contracts/signature';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { linkAccounts } from '../person/index.ts';
import { deposit, walletModule } from '../wallet/index.ts';
import { studioModule, type GameLaunch } from './index.ts';

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown> & {
    readonly code?: string;
    readonly balance: number;
    readonly sessionId: string;
  };
}

/** Rulings 21 and 22: the wallet refuses stakes that the player's law forbids, whatever a studio offers. */
/** Finds the connections that wait for a lock. */
const WAITING = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

describeOnPostgres('market law during play', (makeApp, kind) => {
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
  /** Opens a game. @returns its launch token */
  const open = ({ playerId, brand }: TestPlayer, more: Partial<GameLaunch> = {}): Promise<string> =>
    test.app.studio.openGameSession({
      playerId,
      brand,
      studio: 'quickspin',
      gameId: 'aurora',
      gameTitle: 'Aurora Reels',
      vertical: 'CASINO',
      currency: 'EUR',
      language: 'de',
      country: 'DE',
      ...more,
    });
  const seat = async (
    options: Parameters<TestApp['player']>[0],
    more: Partial<GameLaunch> = {},
  ): Promise<{ player: TestPlayer; sessionId: string; opened: Answer['body'] }> => {
    const player = await test.player(options);
    const currency = options?.currency ?? 'EUR';
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: player.playerId, currency }, 10_000, 'SKRILL'),
    );
    const token = await open(player, { currency, country: options?.countryCode ?? 'FI', ...more });
    const { status, body } = await call('authenticate', { token, gameId: 'aurora' });
    expect(status).toBe(200);
    return { player, sessionId: body.sessionId, opened: body };
  };
  /** Opens the game once more, and lets the studio do so too. @returns the session */
  const launch = async (player: TestPlayer): Promise<string> =>
    (await call('authenticate', { token: await open(player), gameId: 'aurora' })).body.sessionId;
  /** Returns the games that players have open. */
  const openGames = (...players: readonly TestPlayer[]) =>
    test.db.query('select id from game_session where player_id = any($1::uuid[]) and ends_at > $2 and not ended', [
      players.map(({ playerId }) => playerId),
      test.clock.now(),
    ]);
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
      'a Briton, in a slot',
      { countryCode: 'GB', currency: 'GBP' as const },
      { maximumStake: 5, minimumSpinSeconds: 5, autoplayAllowed: false },
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

  it('maximumSlotStake, maximumSlotStakeUnder25: limits a Briton’s slots, more until they are 25, and no other game', async () => {
    const DAY = 86_400_000;
    const briton = { countryCode: 'GB', currency: 'GBP' as const };
    const born = (daysLater: number) => {
      const [year, ...day] = new Date(test.clock.now().getTime() + daysLater * DAY)
        .toISOString()
        .slice(0, 10)
        .split('-');
      return { ...briton, record: { dateOfBirth: [Number(year) - 25, ...day].join('-') } };
    };
    expect((await seat(born(0))).opened).toMatchObject({ maximumStake: 5 });
    const young = await seat(born(1));
    expect(young.opened).toMatchObject({ maximumStake: 2 });
    expect(await call('bet', bet(young.sessionId, 2.01, { currency: 'GBP' }))).toMatchObject({
      status: 403,
      body: { code: 'error.stake.above_maximum', details: { maximum: 2, currencyCode: 'GBP' } },
    });
    expect((await call('bet', bet(young.sessionId, 2, { currency: 'GBP' }))).status).toBe(200);
    expect((await seat(born(1), { isSlot: false })).opened).toMatchObject({ maximumStake: null });
  });

  it('maximumSlotStakeUnder25: ends with the birthday by the clocks of the player’s country', async () => {
    const now = vi.spyOn(test.clock, 'now');
    try {
      const briton = { countryCode: 'GB', currency: 'GBP' as const, record: { dateOfBirth: '2001-07-01' } };
      now.mockReturnValue(new Date('2026-06-30T22:59:00Z'));
      expect((await seat(briton)).opened).toMatchObject({ maximumStake: 2 });
      // Midnight in London, in summer.
      now.mockReturnValue(new Date('2026-06-30T23:01:00Z'));
      expect((await seat(briton)).opened).toMatchObject({ maximumStake: 5 });
    } finally {
      now.mockRestore();
    }
  });

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

  it.runIf(kind === 'postgres')(
    'a bet under the law waits for the wallet with nothing of the game locked',
    async () => {
      const { player, sessionId } = await seat({ countryCode: 'DE' });
      const one = bet(sessionId, 0.5);
      let waiting: Promise<Answer> | undefined;
      await test.db.transaction(async (tx) => {
        await tx.query('select 1 from wallet where player_id = $1 for update', [player.playerId]);
        waiting = call('bet', one);
        await expect.poll(async () => (await test.db.query(WAITING)).length).toBe(1);
        // What a sign-out locks, for which a withdrawal waits with the wallet locked (docs/decisions/0049).
        await tx.query('select 1 from game_session where id = $1 for update nowait', [sessionId]);
      });
      expect(await waiting).toMatchObject({ status: 200, body: { balance: 99.5 } });
    },
  );

  it('repeats a bet that the database has ended because of a deadlock', async () => {
    const { sessionId } = await seat({ countryCode: 'DE' });
    const { db } = test.app;
    const query = db.query.bind(db);
    let deadlocks = 0;
    const spy = vi.spyOn(db, 'query').mockImplementation(async (statement, parameters) => {
      if (!statement.startsWith('select studio_bet') || deadlocks === 2) return query(statement, parameters);
      deadlocks += 1;
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    try {
      expect(await call('bet', bet(sessionId, 0.5))).toMatchObject({ status: 200, body: { balance: 99.5 } });
    } finally {
      spy.mockRestore();
    }
    expect(deadlocks).toBe(2);
  });

  it('maximumStake: counts a round’s stakes together, also with another round between them and in another session', async () => {
    const { player, sessionId } = await seat({ countryCode: 'DE' });
    const stake = (roundId: string, amount: number, session = sessionId) => {
      test.advance(5000);
      return call('bet', bet(session, amount, { roundId }));
    };
    expect((await stake('one', 0.7)).status).toBe(200);
    expect((await stake('two', 1)).status).toBe(200);
    expect((await stake('one', 0.31)).body.code).toBe('error.stake.above_maximum');
    expect((await stake('one', 0.2)).status).toBe(200);
    const again = await launch(player);
    expect((await stake('two', 0.01, again)).body.code).toBe('error.stake.above_maximum');
    expect((await stake('one', 0.11, again)).body.code).toBe('error.stake.above_maximum');
    expect((await stake('one', 0.1, again)).body.balance).toBe(98);
  });

  it('maximumStake: leaves the id of a refused stake free', async () => {
    const { sessionId } = await seat({ countryCode: 'DE' });
    const transactionId = randomUUID();
    expect((await call('bet', bet(sessionId, 1.01, { transactionId }))).status).toBe(403);
    expect(
      await test.db.query(
        'select 1 from studio_transaction_route where player_id = (select player_id from game_session where id = $1)',
        [sessionId],
      ),
    ).toEqual([]);
    expect((await call('bet', bet(sessionId, 0.5, { transactionId }))).status).toBe(200);
  });

  it('maximumStake: counts on in a round from before its row was written', async () => {
    const { player, sessionId } = await seat({ countryCode: 'DE' });
    expect((await call('bet', bet(sessionId, 0.6, { roundId: 'one' }))).status).toBe(200);
    await test.db.query('delete from studio_round_stake where player_id = $1', [player.playerId]);
    expect((await call('bet', bet(sessionId, 0.41, { roundId: 'one' }))).body.code).toBe('error.stake.above_maximum');
    expect((await call('bet', bet(sessionId, 0.4, { roundId: 'one' }))).body.balance).toBe(99);
    expect((await call('bet', bet(sessionId, 0.01, { roundId: 'one' }))).body.code).toBe('error.stake.above_maximum');
  });

  it('minimumSpinSeconds: refuses a round that begins within five seconds of the last, and answers a replay', async () => {
    const { sessionId } = await seat({ countryCode: 'DE' });
    const first = bet(sessionId, 0.5);
    expect((await call('bet', first)).status).toBe(200);
    test.advance(4999);
    expect(await call('bet', bet(sessionId, 1))).toMatchObject({
      status: 403,
      body: { code: 'error.spin.too_soon', details: { seconds: 5 } },
    });
    expect((await call('bet', first)).body.balance).toBe(99.5);
    test.advance(1);
    expect((await call('bet', bet(sessionId, 1))).body.balance).toBe(98.5);
    // Returning to an earlier round does not avoid the pause either.
    expect((await call('bet', bet(sessionId, 0.5, { roundId: first.roundId }))).body.code).toBe('error.spin.too_soon');
  });

  it('minimumSpinSeconds: counts from the last game too', async () => {
    const { player, sessionId } = await seat({ countryCode: 'DE' });
    expect((await call('bet', bet(sessionId, 1))).status).toBe(200);
    test.advance(1000);
    const again = await launch(player);
    expect((await call('bet', bet(again, 1))).body.code).toBe('error.spin.too_soon');
    test.advance(4000);
    expect((await call('bet', bet(again, 1))).body.balance).toBe(98);
  });

  it('parallelGamesAllowed: keeps one of two games opened at once, and both for a Finn', async () => {
    for (const [countryCode, left] of [
      ['DE', 1],
      ['FI', 2],
    ] as const) {
      const player = await test.player({ countryCode });
      await Promise.all([open(player), open(player)]);
      expect(await openGames(player)).toHaveLength(left);
    }
  });

  it('parallelGamesAllowed: ends an earlier game as long as it could still take a bet', async () => {
    const player = await test.player({ countryCode: 'DE' });
    const first = randomUUID();
    const hasEnded = async () =>
      (await test.db.query<{ ended: boolean }>('select ended from game_session where id = $1', [first]))[0]?.ended;
    await open(player, { id: first });
    test.advance(12 * 3_600_000 - 1);
    expect(await openGames(player)).toHaveLength(1);
    await open(player, { gameId: 'borealis' });
    expect(await hasEnded()).toBe(true);
    expect(await openGames(player)).toHaveLength(1);
  });

  it('parallelGamesAllowed: tells a game that another one has ended it, and tells a Finn nothing', async () => {
    for (const [countryCode, endedBy] of [
      ['GB', 'other_game'],
      ['FI', null],
    ] as const) {
      const player = await test.player({ countryCode });
      await launch(player);
      const figures = async () =>
        (await test.app.inject({ url: '/api/v1/player/games/session?gameId=aurora', headers: player.headers })).json();
      expect(await figures()).toMatchObject({ endedBy: null });
      await open(player, { gameId: 'borealis' });
      expect(await figures()).toMatchObject({ endedBy });
    }
  });

  it('parallelGamesAllowed: tells a launch that the same game was opened in another place, and the new one nothing', async () => {
    for (const [countryCode, endedBy] of [
      ['GB', 'same_game'],
      ['FI', null],
    ] as const) {
      const player = await test.player({ countryCode });
      const [first, second] = [randomUUID(), randomUUID()];
      const figures = async (sessionId: string) =>
        (
          await test.app.inject({
            url: `/api/v1/player/games/session?gameId=aurora&sessionId=${sessionId}`,
            headers: player.headers,
          })
        ).json();
      const start = async (id: string) =>
        expect((await call('authenticate', { token: await open(player, { id }), gameId: 'aurora' })).status).toBe(200);
      await start(first);
      expect(await figures(first)).toMatchObject({ endedBy: null });
      await start(second);
      expect(await figures(first)).toMatchObject({ endedBy });
      expect(await figures(second)).toMatchObject({ endedBy: null });
      // Another player's session says nothing about it.
      const other = await test.player({ countryCode });
      await call('authenticate', { token: await open(other), gameId: 'aurora' });
      const answer = await test.app.inject({
        url: `/api/v1/player/games/session?gameId=aurora&sessionId=${first}`,
        headers: other.headers,
      });
      expect(answer.json()).toMatchObject({ endedBy: null });
    }
  });

  describe('of a person with accounts at two brands (ruling 24)', () => {
    /** Two accounts of one person. */
    const person = async (
      one: Parameters<TestApp['player']>[0],
      other: Parameters<TestApp['player']>[0] = one,
    ): Promise<readonly [TestPlayer, TestPlayer]> => {
      const here = await test.player(one);
      const there = await test.player({ ...other, brand: 'marigold' });
      await linkAccounts(test.db, [here.playerId, there.playerId]);
      for (const { playerId } of [here, there])
        await test.app.wallet.move(deposit({ reference: randomUUID(), playerId, currency: 'EUR' }, 10_000, 'SKRILL'));
      return [here, there];
    };

    it.each([
      ['a German', { countryCode: 'DE' }],
      ['a German who says at the other brand that they live in Finland', { countryCode: 'FI' }],
    ])('parallelGamesAllowed: a launch of %s ends the game at the other brand, either way', async (_who, other) => {
      const [here, there] = await person({ countryCode: 'DE' }, other);
      const first = await launch(here);
      expect((await call('bet', bet(first, 1))).status).toBe(200);
      const second = await launch(there);
      test.advance(5000);
      expect((await call('bet', bet(first, 1))).body.code).toBe('error.game_session.unknown');
      expect((await call('bet', bet(second, 1))).status).toBe(200);
      const third = await launch(here);
      test.advance(5000);
      expect((await call('bet', bet(second, 1))).body.code).toBe('error.game_session.unknown');
      expect((await call('bet', bet(third, 1))).status).toBe(200);
    });

    it('parallelGamesAllowed: keeps one of many games opened at once, and leaves other people’s alone', async () => {
      const bystander = await test.player({ countryCode: 'DE' });
      await open(bystander);
      for (let times = 0; times < 5; times += 1) {
        const players = await person({ countryCode: 'DE' });
        await Promise.all([...players, ...players].map((player) => open(player)));
        expect(await openGames(...players)).toHaveLength(1);
      }
      expect(await openGames(bystander)).toHaveLength(1);
    });

    it('parallelGamesAllowed: leaves both games of a Finn', async () => {
      const players = await person({ countryCode: 'FI' });
      for (const player of players) await open(player);
      expect(await openGames(...players)).toHaveLength(2);
    });

    it('parallelGamesAllowed: takes one of two stakes at once while the second game is being opened', async () => {
      const [here, there] = await person({ countryCode: 'DE' });
      const first = await launch(here);
      const [, second] = await Promise.all([call('bet', bet(first, 1)), launch(there)]);
      const answers = await Promise.all([call('bet', bet(first, 1)), call('bet', bet(second, 1))]);
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
      const taken = await test.db.query<{ n: number }>(
        "select count(*) as n from wallet_transaction where player_id = any($1::uuid[]) and type = 'BET'",
        [[here.playerId, there.playerId]],
      );
      // Within five seconds the person's stakes are one, wherever they were.
      expect(Number(taken[0]?.n)).toBe(1);
    });

    it('minimumSpinSeconds: counts from the last round at the other brand too', async () => {
      const [here, there] = await person({ countryCode: 'DE' });
      expect((await call('bet', bet(await launch(here), 1))).status).toBe(200);
      test.advance(4999);
      const second = await launch(there);
      expect((await call('bet', bet(second, 1))).body.code).toBe('error.spin.too_soon');
      test.advance(1);
      expect((await call('bet', bet(second, 1))).status).toBe(200);
    });
  });

  describe('on another market’s site (ruling 22: the strictest law of residence and site)', () => {
    const FINN = { countryCode: 'FI' };
    const opened = async (player: TestPlayer, more: Partial<GameLaunch>) =>
      (await call('authenticate', { token: await open(player, more), gameId: 'aurora' })).body;

    it.each([
      ['a Finn on de-JJ', FINN, 'de-JJ', { maximumStake: 1, minimumSpinSeconds: 5, autoplayAllowed: false }],
      [
        'a Finn on en-GG, in euros',
        FINN,
        'en-GG',
        { maximumStake: 6.25, minimumSpinSeconds: 5, autoplayAllowed: false },
      ],
      ['a Finn on fi-FI', FINN, 'fi-FI', { maximumStake: null, minimumSpinSeconds: 0, autoplayAllowed: true }],
      [
        'a German on fi-FI',
        { countryCode: 'DE' },
        'fi-FI',
        { maximumStake: 1, minimumSpinSeconds: 5, autoplayAllowed: false },
      ],
      [
        'a Briton on de-JJ, in pounds',
        { countryCode: 'GB', currency: 'GBP' },
        'de-JJ',
        { maximumStake: 0.8, minimumSpinSeconds: 5, autoplayAllowed: false },
      ],
      [
        'a Chilean on de-JJ, in whole pesos',
        { countryCode: 'CL', currency: 'CLP' },
        'de-JJ',
        { maximumStake: 950, minimumSpinSeconds: 5, autoplayAllowed: false },
      ],
    ] as const)('tells the studio what both laws allow %s', async (_who, options, site, law) => {
      const currency = 'currency' in options ? options.currency : 'EUR';
      expect(await opened(await test.player(options), { site, currency })).toMatchObject(law);
    });

    it('maximumStake: refuses a Finn’s stake above 1 € on de-JJ, and takes it in a game of their own site', async () => {
      const player = await test.player(FINN);
      await test.app.wallet.move(
        deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 10_000, 'SKRILL'),
      );
      const { sessionId } = await opened(player, { site: 'de-JJ' });
      expect((await call('bet', bet(sessionId, 1.01))).body.code).toBe('error.stake.above_maximum');
      const own = await opened(player, { site: 'fi-FI' });
      expect((await call('bet', bet(own.sessionId, 1.01))).status).toBe(200);
    });

    it.each([
      ['de-JJ', 'de-JJ', 1],
      ['fi-FI', 'en-GG', 1],
      ['en-GG', 'fi-FI', 1],
      ['fi-FI', 'fi-FI', 2],
    ] as const)(
      'parallelGamesAllowed: after a game on %s and one on %s, a Finn has %i open',
      async (one, other, left) => {
        const player = await test.player(FINN);
        await opened(player, { site: one });
        await open(player, { site: other, gameId: 'borealis' });
        expect(await openGames(player)).toHaveLength(left);
        // The page that the first game was on, whichever site that is, says what ended it.
        const figures = await test.app.inject({
          url: '/api/v1/player/games/session?gameId=aurora',
          headers: player.headers,
        });
        expect(figures.json()).toMatchObject({ endedBy: left === 1 ? 'other_game' : null });
      },
    );

    it('parallelGamesAllowed: keeps no second game beside one on de-JJ that is opened at the same time', async () => {
      for (let times = 0; times < 5; times += 1) {
        const player = await test.player(FINN);
        await Promise.all([open(player, { site: 'de-JJ' }), open(player, { site: 'fi-FI' })]);
        expect(await openGames(player)).toHaveLength(1);
      }
    });

    it('parallelGamesAllowed: ends the person’s game at another brand as well', async () => {
      const here = await test.player(FINN);
      const there = await test.player({ ...FINN, brand: 'marigold' });
      await linkAccounts(test.db, [here.playerId, there.playerId]);
      await open(there);
      await open(here, { site: 'de-JJ' });
      expect(await openGames(here, there)).toHaveLength(1);
      await open(there);
      expect(await openGames(here)).toHaveLength(0);
      expect(await openGames(there)).toHaveLength(1);
    });
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
      { numRuns: 20, endOnFailure: true },
    );
    const taken = await test.db.query<{ roundId: string; amount: number; at: Date }>(
      `select round_id as "roundId", -amount as amount, created_at as at from wallet_transaction where player_id = $1 and type = 'BET' order by seq`,
      [player.playerId],
    );
    let current = { roundId: '', at: new Date(0) };
    const staked = new Map<string, number>();
    for (const { roundId, amount, at } of taken) {
      if (roundId !== current.roundId) {
        expect(at.getTime() - current.at.getTime()).toBeGreaterThanOrEqual(5000);
        current = { roundId, at };
      }
      staked.set(roundId, (staked.get(roundId) ?? 0) + Number(amount));
      expect(staked.get(roundId)).toBeLessThanOrEqual(100);
    }
    expect(taken.length).toBeGreaterThan(5);
  });
});
