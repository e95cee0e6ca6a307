import { randomUUID } from 'node:crypto';
import type { Reward } from '@baize/contracts/reward';
import type { CampaignTerms } from '@baize/contracts/operator';
import type { HistoryEntry } from '@baize/contracts/wallet';
import { sign } from '@baize/contracts/signature';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { contentModuleWith } from '../content/index.ts';
import { bonusModule } from './index.ts';
import { miscounted } from './free-spin-repository.ts';
import { writeCampaign } from './testing.ts';

/** A slot of the catalogue. */
const GAME = '10003';
const SPINS = {
  category: 'MANUAL',
  trigger: null,
  matchPercent: null,
  wrMultiplier: 0,
  amounts: { EUR: { bonus: 0.2 } },
  validHours: 48,
  freeSpins: { gameId: GAME, spins: 5, winnings: 'MAIN' },
} as const satisfies Partial<CampaignTerms>;
const TO_BONUS = { ...SPINS, wrMultiplier: 3, freeSpins: { ...SPINS.freeSpins, winnings: 'BONUS' } } as const;

describeOnPostgres('free spins', (makeApp) => {
  let test: TestApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await makeApp({ modules: [contentModuleWith({ games: 10 }), bonusModule] });
  });
  beforeEach(async () => {
    await test.db.query('delete from bonus_campaign');
    player = await test.player();
  });
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const answer = await test.app.inject({
      method,
      url: `/api/v1/bonus/${path}`,
      headers: player.headers,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const active = async (): Promise<Reward[]> => (await send('GET', 'rewards?rewardsType=ACTIVE')).body;
  const claim = (campaignId: string) => send('POST', `freespin/campaign/${campaignId}/claim`, { version: 1 });
  const studio = async (name: string, payload: object) => {
    const path = `/api/v1/studio/wallet/${name}`;
    const text = JSON.stringify(payload);
    const answer = await test.app.inject({
      method: 'POST',
      url: path,
      payload: text,
      headers: {
        'content-type': 'application/json',
        'x-baize-studio': 'quickspin',
        'x-baize-signature': sign(
          test.env.studio.secretOf('quickspin') ?? '',
          `POST /api/v1/studio/wallet/${name}`,
          text,
        ),
      },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  /** Opens the game as its studio does. */
  const open = async (gameId: string = GAME) => {
    const token = await test.app.studio.openGameSession({
      playerId: player.playerId,
      brand: player.brand,
      studio: 'quickspin',
      gameId,
      gameTitle: 'Aurora Reels',
      vertical: 'CASINO',
      currency: 'EUR',
      language: 'en',
      country: 'FI',
      maxWinStakes: 1000,
    });
    return (await studio('authenticate', { token, gameId })).body;
  };
  /** Claims a campaign and opens its game. */
  const begin = async (terms: Partial<CampaignTerms> = SPINS) => {
    const claimed = await claim(await writeCampaign(test, player, terms));
    expect(claimed.status).toBe(200);
    const session = await open();
    const call = (roundId: string) => ({
      sessionId: session.sessionId,
      gameId: GAME,
      roundId,
      freeSpinsId: claimed.body.assignmentId,
      currency: 'EUR',
    });
    return {
      claimed: claimed.body as Reward,
      session,
      take: (roundId: string) => studio('free-spin', call(roundId)),
      report: (roundId: string, amount: number | null) => studio('free-spin/result', { ...call(roundId), amount }),
      play: async (amounts: readonly number[]) => {
        for (const amount of amounts) {
          const roundId = randomUUID();
          await studio('free-spin', call(roundId));
          expect((await studio('free-spin/result', { ...call(roundId), amount })).status).toBe(200);
        }
      },
    };
  };
  const balances = async () => {
    const found = await test.app.wallet.balances(player.playerId);
    if (!found) throw new Error('The test player has no wallet.');
    return found;
  };

  it('offers spins, and tells their game’s studio of them once they are claimed', async () => {
    const campaignId = await writeCampaign(test, player, SPINS);
    const [offered] = (await send('GET', 'rewards')).body;
    expect(offered).toMatchObject({
      betBonusType: -1,
      vertical: 'FREE_SPINS',
      offer: { kind: 'FREE_SPINS', spins: 5, stake: 0.2 },
      freeSpinDetail: { gameId: GAME, roundsLeft: 5, roundsPlayed: [], state: null },
    });
    expect((await open()).freeSpins).toBeNull();
    const { body } = await claim(campaignId);
    // A second click, or the other device.
    expect((await claim(campaignId)).body.assignmentId).toBe(body.assignmentId);
    expect((await open()).freeSpins).toMatchObject({ freeSpinsId: body.assignmentId, spins: 5, left: 5, stake: 0.2 });
    expect((await open('other')).freeSpins).toBeNull();
    expect((await send('GET', 'rewards')).body).toEqual([]);
    // Neither the claim of money nor another version gives them.
    expect((await send('POST', `rewards/${campaignId}/claim`, { version: 1 })).body.code).toBe(
      'error.bonus.not_available',
    );
  });

  it('offers no spins in a game that the player’s market does not have', async () => {
    await writeCampaign(test, player, { ...SPINS, freeSpins: { ...SPINS.freeSpins, gameId: 'gone' } });
    expect((await send('GET', 'rewards')).body).toEqual([]);
  });

  it('offers no spins in a game of a studio that is restricted in the player’s country', async () => {
    const restricted = test.app.catalogue.documents.find(
      (document) =>
        document._type === 'game' &&
        test.app.catalogue.subProviderOf(document)?.restrictedCountry.includes('FI') &&
        !test.app.catalogue.providerOf(document).restrictedCountry.includes('FI'),
    );
    if (restricted?._type !== 'game') throw new Error('The catalogue has no game of a studio that Finland restricts.');
    await writeCampaign(test, player, { ...SPINS, freeSpins: { ...SPINS.freeSpins, gameId: restricted.id } });
    expect((await send('GET', 'rewards')).body).toEqual([]);
    // An open one is offered, so nothing else refused it.
    await writeCampaign(test, player, SPINS);
    expect((await send('GET', 'rewards')).body).toHaveLength(1);
  });

  it('offers no spins above what the law allows a stake on slots, which is less under 25', async () => {
    const slot = test.app.catalogue.gameById(GAME);
    if (slot?.gameType !== 'slots') throw new Error('The spins of this test are not a slot’s.');
    const british = { countryCode: 'GB', market: 'en-GG', currency: 'GBP' } as const;
    const offered = async (dateOfBirth: string, bonus: number) => {
      player = await test.player({ ...british, record: { dateOfBirth } });
      await test.db.query('delete from bonus_campaign');
      await writeCampaign(test, player, { ...SPINS, markets: ['GG'], amounts: { GBP: { bonus } } });
      return (await send('GET', 'rewards')).body.length;
    };
    const year = test.clock.now().getUTCFullYear();
    expect([await offered(`${year - 30}-01-01`, 5), await offered(`${year - 30}-01-01`, 5.01)]).toEqual([1, 0]);
    expect([await offered(`${year - 22}-01-01`, 2), await offered(`${year - 22}-01-01`, 2.01)]).toEqual([1, 0]);
  });

  it('uses a spin for each round without a stake, and pays wins into MAIN at once', async () => {
    const { take, report } = await begin();
    expect((await take('r1')).body).toMatchObject({ left: 4, balance: 0 });
    expect((await take('r1')).body).toMatchObject({ left: 4 });
    expect((await report('r1', 1.5)).body).toMatchObject({ left: 4, won: 1.5, balance: 1.5 });
    expect((await report('r1', 1.5)).body).toMatchObject({ won: 1.5, balance: 1.5 });
    expect((await report('r1', 2)).body.code).toBe('error.idempotency.conflict');
    const [reward] = await active();
    expect(reward?.freeSpinDetail).toMatchObject({
      roundsLeft: 4,
      roundsPlayed: [{ gameId: GAME, rounds: 1 }],
      won: 1.5,
    });
    expect((await send('GET', 'freespin/progress')).body).toMatchObject([{ rounds: 5, roundsLeft: 4, won: 1.5 }]);
    // The game's own figures, which the player compares with the balance while playing.
    const { headers } = player;
    expect(
      (await test.app.inject({ url: `/api/v1/player/games/session?gameId=${GAME}`, headers })).json(),
    ).toMatchObject({ staked: 0, won: 1.5, netPosition: 1.5 });
  });

  it('gives a spin back that was not played, and refuses it if it arrives late', async () => {
    const { take, report } = await begin();
    await take('r1');
    expect((await report('r1', null)).body).toMatchObject({ left: 5 });
    expect((await take('r1')).body.code).toBe('error.transaction.refunded');
    // The studio did not know whether its first call had arrived.
    expect((await report('r2', null)).body).toMatchObject({ left: 5 });
    expect((await take('r2')).body.code).toBe('error.transaction.refunded');
    expect((await report('r3', 1)).body.code).toBe('error.bet.unknown');
  });

  it('ends with the last spin, and refuses another one, the other game and another player’s', async () => {
    const { play, take, claimed } = await begin();
    await play([0, 0, 1, 0, 0.4]);
    expect((await take('r6')).body.code).toBe('error.free_spins.none');
    expect(await active()).toEqual([]);
    expect((await send('GET', 'freespin/details')).body).toMatchObject([
      { assignmentId: claimed.assignmentId, detail: { state: 'PLAYED', won: 1.4, roundsLeft: 0 } },
    ]);
    expect((await balances()).main).toBe(140);
    expect((await open()).freeSpins).toBeNull();
    // One row of the history, with what each spin won.
    const history = async (path = '') =>
      (await test.app.inject({ url: `/api/v1/player/wallet/history${path}`, headers: player.headers })).json();
    const [row] = (await history()) as [HistoryEntry];
    expect(row).toMatchObject({ reward: 'FREE_SPINS', amount: 1.4, session: { staked: 0, won: 1.4 } });
    expect(await history(`/${row.referenceId}/rounds?latest=${row.session?.latest}`)).toMatchObject({
      rounds: [
        { staked: 0, won: 0.4 },
        { staked: 0, won: 1 },
      ],
    });
  });

  it('turns winnings into bonus money after the last spin, with the wagering of the terms', async () => {
    const { play } = await begin(TO_BONUS);
    await play([0, 2, 0, 1]);
    expect(await balances()).toMatchObject({ main: 0, casinoBonus: 0 });
    await play([0]);
    expect(await balances()).toMatchObject({ main: 0, casinoBonus: 300 });
    expect(await active()).toMatchObject([
      { state: 'WAGERING', vertical: 'CASINO', granted: { amount: 3, wageringRequirement: 9 } },
    ]);
  });

  it('keeps winnings until the player’s other bonus has ended', async () => {
    const other = await writeCampaign(test, player, { ...SPINS, wrMultiplier: 2, freeSpins: undefined });
    const bonus = (await send('POST', `rewards/${other}/claim`, { version: 1 })).body;
    const { play } = await begin(TO_BONUS);
    await play([0, 2, 0, 1, 0]);
    const waiting = (await active()).find(({ freeSpinDetail }) => freeSpinDetail);
    expect(waiting).toMatchObject({ expiresAt: null, freeSpinDetail: { state: 'PLAYED', won: 3 } });
    await send('PUT', `${bonus.assignmentId}/state`, { state: 'FORFEITED', wageringProgress: 0 });
    await test.app.bonuses.expireDue();
    expect(await active()).toMatchObject([{ state: 'WAGERING', granted: { amount: 3 } }]);
  });

  it('caps the winnings in money, and holds a win above the game’s published maximum', async () => {
    const { play, take, report } = await begin({ ...SPINS, amounts: { EUR: { bonus: 0.2, maximumWin: 3 } } });
    await play([2, 2]);
    expect((await balances()).main).toBe(300);
    await take('big');
    expect((await report('big', 500)).body).toMatchObject({ balance: 3 });
    const [held] = await test.app.studio.heldWins();
    expect(held).toMatchObject({ playerId: player.playerId, roundId: 'big', amount: 50_000, stake: 20 });
  });

  it('ends by the clock, pays a result that was on its way, and gives nothing more', async () => {
    const { take, report } = await begin(TO_BONUS);
    await take('late');
    test.advance(48 * 3_600_000);
    // A round is in play: what it wins still counts.
    await test.app.bonuses.expireDue();
    expect(await active()).toMatchObject([{ freeSpinDetail: { state: 'ACTIVE' } }]);
    expect((await take('r2')).status).toBe(404);
    await report('late', 1);
    expect(await balances()).toMatchObject({ casinoBonus: 100 });
  });

  it('can be given up: later wins of bonus money are lost, and a second claim of other spins is possible', async () => {
    const { take, report, claimed } = await begin(TO_BONUS);
    await take('r1');
    const other = await writeCampaign(test, player, SPINS);
    expect((await claim(other)).body).toMatchObject({
      code: 'error.bonus.active.already.exists',
      details: { assignmentId: claimed.assignmentId },
    });
    const leave = () => send('PUT', `${claimed.assignmentId}/state`, { state: 'FORFEITED', wageringProgress: 0 });
    expect((await leave()).body.freeSpinDetail.state).toBe('FORFEITED');
    expect((await leave()).status).toBe(200);
    expect((await report('r1', 4)).body).toMatchObject({ won: 0 });
    expect((await claim(other)).status).toBe(200);
    expect(await balances()).toMatchObject({ main: 0, casinoBonus: 0 });
  });

  it('counts each round once and pays each win once, whatever is repeated, lost or late', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            round: fc.integer({ min: 0, max: 7 }),
            what: fc.constantFrom('take', 'win', 'return', 'both' as const),
            amount: fc.integer({ min: 0, max: 400 }),
          }),
          { maxLength: 24 },
        ),
        async (calls) => {
          player = await test.player();
          const { take, report, claimed } = await begin();
          const paid = new Map<string, number>();
          for (const { round, what, amount } of calls) {
            const id = `r${round}`;
            const answers = await Promise.all([
              ...(what === 'take' || what === 'both' ? [take(id)] : []),
              ...(what === 'win' || what === 'both' ? [report(id, amount / 100), report(id, amount / 100)] : []),
              ...(what === 'return' ? [report(id, null)] : []),
            ]);
            const won = what === 'win' || what === 'both' ? answers.slice(-2) : [];
            if (won.some(({ status }) => status === 200) && !paid.has(id)) paid.set(id, amount);
          }
          expect((await balances()).main).toBe([...paid.values()].reduce((sum, each) => sum + each, 0));
          expect(paid.size).toBeLessThanOrEqual(5);
          expect(await miscounted(test.db, player.playerId)).toEqual([]);
          expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
          expect(claimed.assignmentId).toBeTruthy();
        },
      ),
      { numRuns: 12 },
    );
  });
});
