import { randomUUID } from 'node:crypto';
import type { TournamentTerms } from '@baize/contracts/operator';
import type { TournamentDetails, TournamentSummary } from '@baize/contracts/tournament';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { bonusModule } from '../bonus/index.ts';
import { WRITTEN_TERMS, writeCampaign } from '../bonus/testing.ts';
import { contentModuleWith } from '../content/index.ts';
import { inboxModule } from '../inbox/index.ts';
import { operatorModule } from '../operator/index.ts';
import { linkAccounts } from '../person/index.ts';
import { deposit, grantBonus, movementsAfter, stake, win } from '../wallet/index.ts';
import { tournamentsModule } from './index.ts';
import { tournamentReader } from './use-cases/read.ts';
import { PRIZE, publishTournament, writtenTournament } from './testing.ts';

const HOUR_MS = 3_600_000;

describeOnPostgres('tournaments', (makeApp) => {
  let test: TestApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await makeApp({
      modules: [contentModuleWith({ games: 30 }), bonusModule, inboxModule, operatorModule, tournamentsModule],
    });
  });
  beforeEach(async () => {
    await test.db.query('delete from tournament');
    await test.db.query('delete from tournament_prize');
    player = await rich();
  });
  const rich = async (options?: Parameters<TestApp['player']>[0]): Promise<TestPlayer> => {
    const made = await test.player(options);
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: made.playerId, currency: 'EUR' }, 10_000_00, 'SKRILL'),
    );
    return made;
  };
  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { headers }: Pick<TestPlayer, 'headers'> = player,
  ) => {
    const answer = await test.app.inject({ method, url: `/api/v1/tournament/${path}`, headers });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const enter = (id: string, who = player) => call('POST', `${id}/entry`, who);
  const details = async (id: string, who = player): Promise<TournamentDetails> =>
    (await call('GET', `${id}/en/FI`, who)).body;
  const publish = (
    given: Partial<TournamentTerms> = {},
    campaignIds: readonly string[] = [],
    counted: readonly string[] | null = null,
  ) => publishTournament(test, player.brand, campaignIds, given, counted);
  const common = (who: TestPlayer) => ({ reference: randomUUID(), playerId: who.playerId, currency: 'EUR' as const });
  const bet = async (amount: number, who = player, game = { gameId: 'game', roundId: randomUUID() as string }) => {
    const movement = stake(common(who), amount, 'CASINO', { ...game, title: 'Game' });
    expect((await test.app.wallet.move(movement)).outcome).toBe('MOVED');
    return movement;
  };
  const answer = async (
    of: Awaited<ReturnType<typeof bet>>,
    amount: number,
    type: 'WIN' | 'WIN_VOID' | 'BET_VOID' = 'WIN',
  ) => {
    const game = { gameId: of.gameId ?? '', roundId: of.roundId ?? '', title: 'Game', betReference: of.reference };
    const movement = win({ ...common(player), playerId: of.playerId }, amount, 0, 'CASINO', game);
    await test.app.wallet.move({ ...movement, type });
    return movement;
  };
  /** Plays one round. */
  const play = async (staked: number, won: number, who = player, gameId = 'game') => {
    const placed = await bet(staked, who, { gameId, roundId: randomUUID() });
    if (won > 0) await answer(placed, won);
    return placed;
  };
  /** Waits until the consumer has seen every movement of a player. */
  const drain = async (...players: TestPlayer[]) => {
    const until = performance.now() + 10_000;
    for (const { playerId } of players.length > 0 ? players : [player])
      for (;;) {
        await test.app.ledgerConsumers.drain();
        const wallet = await test.app.wallet.balances(playerId);
        if ((await test.app.ledgerConsumers.handledUpTo(test.db, 'tournaments', playerId)) >= (wallet?.version ?? 0))
          break;
        if (performance.now() > until) throw new Error('The consumer has not seen every movement within ten seconds.');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    // What everyone sees is kept for two seconds.
    test.advance(2001);
  };
  const own = async (id: string, who = player) => {
    await drain(who);
    return (await details(id, who)).own;
  };

  it('counts the best round by its multiple of the stake, from the entry on', async () => {
    const id = await publish();
    await play(1_00, 500_00);
    expect((await details(id)).own).toBeNull();
    expect((await enter(id)).body).toMatchObject({ points: 0, place: null, rounds: 0 });
    expect((await enter(id)).status).toBe(200);
    await play(2_00, 7_00);
    await play(50, 5_25);
    // Below the smallest stake, and a loss.
    await play(49, 400_00);
    await play(10_00, 0);
    expect(await own(id)).toMatchObject({ points: 10.5, place: 1, rounds: 3 });
    expect(await details(id)).toMatchObject({
      name: 'Test race',
      state: 'RUNNING',
      players: 1,
      isEntered: true,
      leaderboard: [{ place: 1, points: 10.5, isOwn: true }],
    });
  });

  it('counts nothing of a round that began before the entry, or before the tournament', async () => {
    const id = await publish();
    const round = { gameId: 'game', roundId: randomUUID() };
    // As at poker: the cards are on the table, and the player knows what they are worth.
    const ante = await bet(1_00, player, round);
    await enter(id);
    await answer(await bet(50, player, round), 50_00);
    expect(await own(id)).toMatchObject({ points: 0, rounds: 0 });
    // Leaving and entering again opens no old round either.
    const open = { gameId: 'game', roundId: randomUUID() };
    await bet(1_00, player, open);
    await drain();
    expect((await call('DELETE', `${id}/entry`)).status).toBeLessThan(300);
    await enter(id);
    await answer(await bet(50, player, open), 50_00);
    await answer(ante, 1_00, 'BET_VOID');
    expect(await own(id)).toMatchObject({ points: 0, rounds: 0 });
    await play(1_00, 2_00);
    expect(await own(id)).toMatchObject({ points: 2, rounds: 1 });
  });

  it('counts nothing of a round that was opened before the tournament starts, or long before the entry', async () => {
    const starts = test.clock.now().getTime() + HOUR_MS;
    const id = await publish({
      startsAt: new Date(starts).toISOString(),
      endsAt: new Date(starts + 20 * 24 * HOUR_MS).toISOString(),
    });
    const old = await bet(1_00);
    await enter(id);
    // An opening stake after the entry and before the start.
    const opening = await bet(1_00);
    test.advance(HOUR_MS);
    const again = ({ gameId, roundId }: typeof old) => ({ gameId: gameId ?? '', roundId: roundId ?? '' });
    await answer(await bet(50, player, again(opening)), 60_00);
    expect(await own(id)).toMatchObject({ points: 0, rounds: 0 });
    // No round is too old: a player may leave one open for days.
    test.advance(10 * 24 * HOUR_MS);
    player = await test.signInAgain(player);
    await answer(await bet(50, player, again(old)), 70_00);
    await answer(await bet(50, player, again(opening)), 80_00);
    // The round of another game has the same id, and begins now.
    await answer(await bet(1_00, player, { gameId: 'second', roundId: old.roundId ?? '' }), 3_00);
    expect(await own(id)).toMatchObject({ points: 3, rounds: 1 });
  });

  it('finds an earlier stake of a round by an index', async () => {
    const { playerId } = await test.player();
    const plan: string[] = [];
    // Taken back: the wallet of these movements does not exist, and the ledger gives none up.
    const taken = test.db.transaction(async (tx) => {
      await tx.query(
        `insert into wallet_transaction (player_id, seq, reference_id, created_at, amount, bonus_amount, balance_after,
           main_after, bonus_after, type, category, status, wallet, shown, settled, game_id, round_id)
         select $1::uuid, n, gen_random_uuid(), $2::timestamptz - n * interval '1 second', -100, 0, 0, 0, 0, 'BET',
           'CASINO', 'SUCCESS', 'MAIN', true, true, 'game', 'round ' || n from generate_series(1, 20000) n`,
        [playerId, test.clock.now()],
      );
      await tx.query('analyze wallet_transaction');
      const rows = await tx.query<{ 'QUERY PLAN': string }>(
        `explain select seq from wallet_transaction where player_id = $1 and (seq <= 20000 or created_at < now())
           and game_id = 'game' and round_id = 'unknown' and type = 'BET' limit 1`,
        [playerId],
      );
      plan.push(...rows.map((row) => row['QUERY PLAN']));
      throw new Error('Nothing of it stays.');
    });
    await expect(taken).rejects.toThrow('Nothing of it stays.');
    expect(plan.join('\n')).toContain('Index Scan using wallet_transaction_round');
  });

  it('counts only its games, own money, and rounds that began in time', async () => {
    const id = await publish(
      { scoring: 'POINTS_PER_STAKE', amounts: { EUR: { minimumStake: 1, stakePerPoint: 10 } } },
      [],
      ['game', 'second'],
    );
    await enter(id);
    await play(25_00, 0);
    await play(10_00, 0, player, 'second');
    await play(30_00, 0, player, 'other game');
    expect(await own(id)).toMatchObject({ points: 3.5, rounds: 2 });
    const poor = await test.player();
    await test.app.wallet.move(grantBonus(common(poor), 50_00, 'CASINO', 'Gift'));
    await enter(id, poor);
    await play(20_00, 0, poor);
    expect(await own(id, poor)).toMatchObject({ points: 0, rounds: 0, place: null });
    test.advance(22 * HOUR_MS - 60_000);
    const late = await bet(10_00);
    test.advance(60_000);
    player = await test.signInAgain(player);
    await play(99_00, 0);
    // Of a round that began in time, a second stake counts, and so does what takes it back.
    await bet(5_00, player, { gameId: 'game', roundId: late.roundId ?? '' });
    expect(await own(id)).toMatchObject({ points: 5, rounds: 3 });
    test.advance(15 * 60_000);
    await answer(late, 10_00, 'BET_VOID');
    expect(await own(id)).toMatchObject({ points: 5, rounds: 3 });
  });

  it('takes points back with a void and a rollback, and gives the next best round', async () => {
    const id = await publish();
    await enter(id);
    await play(1_00, 3_00);
    const best = await bet(1_00);
    const won = await answer(best, 80_00);
    expect(await own(id)).toMatchObject({ points: 80 });
    await answer(best, -80_00, 'WIN_VOID');
    expect(won.amount).toBe(80_00);
    expect(await own(id)).toMatchObject({ points: 3, rounds: 2 });
    const returned = await bet(1_00);
    await answer(returned, 9_00);
    expect(await own(id)).toMatchObject({ points: 9, rounds: 3 });
    await answer(returned, 1_00, 'BET_VOID');
    expect(await own(id)).toMatchObject({ points: 3, rounds: 2 });
  });

  it('settles equal points by who reached them first', async () => {
    const id = await publish();
    const [first, second] = [await rich(), await rich()];
    for (const each of [second, first]) await enter(id, each);
    await play(1_00, 4_00, first);
    test.advance(1000);
    await play(2_00, 8_00, second);
    await drain(first, second);
    expect((await details(id, first)).own).toMatchObject({ place: 1, points: 4 });
    expect((await details(id, second)).own).toMatchObject({ place: 2, points: 4 });
    // A better round of the first is taken back: the points are those of the earlier moment again.
    test.advance(1000);
    const better = await bet(1_00, first);
    await answer(better, 6_00);
    await answer(better, -6_00, 'WIN_VOID');
    await drain(first);
    expect((await details(id, first)).own).toMatchObject({ place: 1, points: 4 });
  });

  it('gives each of many players the place that the database counts, with equal points too', async () => {
    const id = await publish();
    await test.db.query(
      `insert into tournament_entry (player_id, tournament_id, currency, entered_at, entered_seq, score, reached_at)
       select gen_random_uuid(), $1::uuid, 'EUR', $2::timestamptz, 0, (n % 40) * 100,
         case when n % 40 = 0 then null else $2::timestamptz + (n % 3) * interval '1 second' end
       from generate_series(1, 300) n`,
      [id, test.clock.now()],
    );
    const counted = await test.db.query<{ player_id: string; place: string | null }>(
      `select player_id, case when score > 0 then row_number() over (order by score desc, reached_at, player_id) end as place
       from tournament_entry where tournament_id = $1`,
      [id],
    );
    const reader = tournamentReader(test.app);
    const viewer = { brand: player.brand, language: 'en', currency: 'EUR', isOffered: () => true } as const;
    for (const { player_id: playerId, place } of counted)
      expect((await reader.details({ ...viewer, playerId }, id)).own?.place).toBe(
        place === null ? null : Number(place),
      );
    // The ranking is read once in two seconds: until then, nobody moves up.
    const last = counted.findLast(({ place }) => place !== null);
    const seen = async () => (await reader.details({ ...viewer, playerId: last?.player_id ?? '' }, id)).own?.place;
    await test.db.query('delete from tournament_entry where tournament_id = $1 and player_id <> $2', [
      id,
      last?.player_id,
    ]);
    expect(await seen()).toBe(Number(last?.place));
    test.advance(2001);
    expect(await seen()).toBe(1);
  });

  it('ends by the clock without a visit, and gives each prize once', async () => {
    const campaigns = [await writeCampaign(test, player, PRIZE), await writeCampaign(test, player, PRIZE)];
    const id = await publish({}, campaigns);
    const [second, third] = [await rich(), await rich()];
    for (const each of [player, second, third]) await enter(id, each);
    await play(1_00, 9_00);
    await play(1_00, 5_00, second);
    await play(1_00, 2_00, third);
    await drain(player, second, third);
    expect(await test.app.tournaments.settleDue()).toBe(0);
    test.advance(22 * HOUR_MS);
    expect(await test.app.tournaments.settleDue()).toBe(0);
    expect((await details(id, (player = await test.signInAgain(player)))).state).toBe('SETTLING');
    test.advance(16 * 60_000);
    // Two processes at once, and once more.
    const ended = await Promise.all([test.app.tournaments.settleDue(), test.app.tournaments.settleDue()]);
    expect(ended.some((count) => count === 1)).toBe(true);
    expect(await test.app.tournaments.settleDue()).toBe(0);
    test.advance(2001);
    expect(await details(id)).toMatchObject({ state: 'ENDED', own: { place: 1, hasPrize: true } });
    expect((await details(id, await test.signInAgain(third))).own).toMatchObject({ place: 3, hasPrize: false });
    const winners = await test.db.query<{ player_id: string; campaign_id: string }>(
      'select player_id, campaign_id from bonus_prize where campaign_id = any($1::uuid[])',
      [campaigns],
    );
    expect(new Map(winners.map((row) => [row.campaign_id, row.player_id]))).toEqual(
      new Map([
        [campaigns[0], player.playerId],
        [campaigns[1], second.playerId],
      ]),
    );
    const inbox = await test.app.inject({ url: '/api/v1/player/inbox', headers: player.headers });
    expect(
      inbox.json<{ messages: { kind: string }[] }>().messages.filter(({ kind }) => kind === 'TOURNAMENT_PRIZE'),
    ).toHaveLength(1);
    const claimed = await test.app.inject({
      method: 'POST',
      url: `/api/v1/bonus/rewards/${campaigns[0]}/claim`,
      headers: player.headers,
      payload: { version: 1 },
    });
    expect(claimed.json()).toMatchObject({ state: 'WAGERING', granted: { amount: 50 } });
  });

  it('gives one prize to a person whose accounts were linked after the entry, and the next place moves up', async () => {
    const campaigns = [
      await writeCampaign(test, player, PRIZE),
      await writeCampaign(test, player, PRIZE),
      await writeCampaign(test, player, PRIZE),
    ];
    const id = await publish({}, campaigns);
    const [other, third, fourth] = [await rich(), await rich(), await rich()];
    for (const [index, each] of [player, other, third, fourth].entries()) {
      await enter(id, each);
      await play(1_00, 9_00 - index * 1_00, each);
    }
    await drain(player, other, third, fourth);
    test.advance(23 * HOUR_MS);
    await linkAccounts(test.db, [player.playerId, other.playerId]);
    expect(await test.app.tournaments.settleDue()).toBe(1);
    const winnersOf = (campaignIds: readonly string[]) =>
      test.db.query<{ player_id: string; campaign_id: string }>(
        'select player_id, campaign_id from bonus_prize where campaign_id = any($1::uuid[])',
        [campaignIds],
      );
    expect(new Map((await winnersOf(campaigns)).map((row) => [row.campaign_id, row.player_id]))).toEqual(
      new Map([
        [campaigns[0], player.playerId],
        [campaigns[1], third.playerId],
        [campaigns[2], fourth.playerId],
      ]),
    );
    test.advance(2001);
    player = await test.signInAgain(player);
    const board = await details(id);
    expect(board).toMatchObject({ players: 4, own: { place: 1, hasPrize: true } });
    expect(board.leaderboard.map(({ points }) => points)).toEqual([9, 7, 6]);
    expect(await details(id, await test.signInAgain(other))).toMatchObject({
      own: { place: null, points: 8, hasPrize: false },
      reason: 'OTHER_ACCOUNT',
    });
    expect((await details(id, await test.signInAgain(third))).own).toMatchObject({ place: 2, hasPrize: true });
  });

  it('keeps the places of prizes that were given before two accounts were linked', async () => {
    const campaigns = [
      await writeCampaign(test, player, PRIZE),
      await writeCampaign(test, player, PRIZE),
      await writeCampaign(test, player, PRIZE),
    ];
    const id = await publish({}, campaigns);
    const [other, third] = [await rich(), await rich()];
    for (const [index, each] of [player, other, third].entries()) {
      await enter(id, each);
      await play(1_00, 9_00 - index * 1_00, each);
    }
    await drain(player, other, third);
    test.advance(23 * HOUR_MS);
    expect(await test.app.tournaments.settleDue()).toBe(1);
    // As after an interruption: the third has not got theirs yet.
    await test.db.query('delete from bonus_prize where player_id = $1', [third.playerId]);
    await test.db.query('update tournament_entry set place = null, campaign_id = null where player_id = $1', [
      third.playerId,
    ]);
    await test.db.query('update tournament set settled_at = null where tournament_id = $1', [id]);
    await linkAccounts(test.db, [player.playerId, other.playerId]);
    expect(await test.app.tournaments.settleDue()).toBe(1);
    const winners = await test.db.query<{ player_id: string; campaign_id: string }>(
      'select player_id, campaign_id from bonus_prize where campaign_id = any($1::uuid[])',
      [campaigns],
    );
    expect(new Map(winners.map((row) => [row.campaign_id, row.player_id]))).toEqual(
      new Map([
        [campaigns[0], player.playerId],
        [campaigns[1], other.playerId],
        [campaigns[2], third.playerId],
      ]),
    );
  });

  it('waits for the consumer before it gives prizes', async () => {
    const campaignId = await writeCampaign(test, player, PRIZE);
    const id = await publish({}, [campaignId]);
    await enter(id);
    await play(1_00, 9_00);
    await drain();
    await test.db.query("update ledger_cursor set seq = seq - 1 where consumer = 'tournaments' and player_id = $1", [
      player.playerId,
    ]);
    test.advance(23 * HOUR_MS);
    expect(await test.app.tournaments.settleDue()).toBe(0);
    await drain();
    expect(await test.app.tournaments.settleDue()).toBe(1);
  });

  it('ends a tournament although more than a page of earlier ones wait', async () => {
    const waiting: string[] = [];
    // One ending for all of them: the page must go on where it stopped, not at the next moment.
    for (let index = 0; index < 45; index += 1) waiting.push(await publish());
    for (const id of waiting) await enter(id);
    await play(1_00, 9_00);
    const other = await rich();
    const campaignId = await writeCampaign(test, player, PRIZE);
    const startsAt = test.clock.now();
    const later = await publish(
      { startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + 23 * HOUR_MS).toISOString() },
      [campaignId],
    );
    await enter(later, other);
    await play(1_00, 2_00, other);
    await drain(player, other);
    await test.db.query("update ledger_cursor set seq = seq - 1 where consumer = 'tournaments' and player_id = $1", [
      player.playerId,
    ]);
    test.advance(24 * HOUR_MS);
    expect(await test.app.metrics.registry.metrics()).toMatch(/^baize_tournament_late 46$/m);
    expect(await test.app.tournaments.settleDue()).toBe(1);
    const settled = await test.db.query('select tournament_id from tournament where settled_at is not null');
    expect(settled).toEqual([{ tournament_id: later }]);
    await drain();
    expect(await test.app.tournaments.settleDue()).toBe(45);
  });

  /** A win above its game's maximum, as the studio's call leaves it. @returns its reference */
  const hold = async ({ playerId, reference, gameId, roundId }: Awaited<ReturnType<typeof bet>>, amount: number) => {
    const held = randomUUID();
    await test.db.query('insert into studio_transaction_route (reference_id, player_id) values ($1, $2)', [
      held,
      playerId,
    ]);
    await test.db.query(
      `insert into held_win (player_id, reference_id, studio, session_id, game_id, game_title, vertical, round_id,
         bet_reference, currency, stake, amount, to_bonus, max_win_stakes, state, held_at)
       values ($1, $2, 'quickspin', $3, $4, 'Game', 'CASINO', $5, $6, 'EUR', 100, $7, 0, 10, 'HELD', $8)`,
      [playerId, held, randomUUID(), gameId, roundId, reference, amount, test.clock.now()],
    );
    return held;
  };

  it.each(['APPROVE', 'REJECT'] as const)('waits for a win that is held at the end: %s', async (decision) => {
    const campaignId = await writeCampaign(test, player, PRIZE);
    const id = await publish({}, [campaignId]);
    const other = await rich();
    await enter(id);
    await enter(id, other);
    const held = await hold(await bet(1_00), 50_00);
    await play(1_00, 9_00, other);
    await drain(player, other);
    test.advance(22 * HOUR_MS + 16 * 60_000);
    // Held after the end: it is none of this tournament's, and nothing waits for it.
    await hold(await bet(1_00, other), 70_00);
    await drain(other);
    expect(await test.app.tournaments.settleDue()).toBe(0);
    test.advance(3 * HOUR_MS);
    expect(await test.app.tournaments.settleDue()).toBe(0);
    // What is played and won meanwhile counts nothing, in the same round either.
    await play(1_00, 99_00);
    await test.app.studio.decideHeldWin(held, decision);
    await drain(player, other);
    expect(await test.app.tournaments.settleDue()).toBe(1);
    const isPaid = decision === 'APPROVE';
    const winners = await test.db.query('select player_id from bonus_prize where campaign_id = $1', [campaignId]);
    expect(winners).toEqual([{ player_id: isPaid ? player.playerId : other.playerId }]);
    test.advance(2001);
    player = await test.signInAgain(player);
    expect((await details(id)).own).toMatchObject(
      isPaid ? { place: 1, points: 50, rounds: 1 } : { place: null, points: 0, rounds: 1 },
    );
  });

  it('waits for no held win of a round that counts nothing', async () => {
    const id = await publish();
    await enter(id);
    // Below the smallest stake.
    await hold(await bet(49), 50_00);
    await drain();
    test.advance(23 * HOUR_MS);
    expect(await test.app.tournaments.settleDue()).toBe(1);
  });

  it('keeps a prize for a winner on a break, and does not call them back', async () => {
    const campaignId = await writeCampaign(test, player, PRIZE);
    const id = await publish({}, [campaignId]);
    await enter(id);
    await play(1_00, 9_00);
    await drain();
    await test.db.query("update players set status = 'SELF_EXCLUDED', status_until = $2 where player_id = $1", [
      player.playerId,
      new Date(test.clock.now().getTime() + 30 * 24 * HOUR_MS),
    ]);
    test.advance(23 * HOUR_MS);
    expect(await test.app.tournaments.settleDue()).toBe(1);
    const prizes = await test.db.query('select 1 from bonus_prize where player_id = $1', [player.playerId]);
    const messages = await test.db.query(
      "select 1 from player_messages where player_id = $1 and kind = 'TOURNAMENT_PRIZE'",
      [player.playerId],
    );
    expect([prizes.length, messages.length]).toEqual([1, 0]);
  });

  it('keeps its prizes from other use, and gives none that a winner could not claim', async () => {
    const campaignId = await writeCampaign(test, player, PRIZE);
    const used = await writeCampaign(test, player, PRIZE);
    const operate = (path: string, body: object) => test.operator().callWithApproval('POST', path, body);
    const winners = { playerIds: [player.playerId] };
    expect((await operate(`/bonus/campaigns/${used}/winners`, winners)).statusCode).toBe(204);
    const write = (prize: string, slug: string) => ({
      brand: player.brand,
      slug,
      status: 'ACTIVE',
      terms: writtenTournament(test.clock.now(), [prize]),
    });
    const ask = (path: string, body: object) => test.operator().call('POST', path, body);
    expect((await ask('/tournaments', write(used, 'used-race'))).json()).toMatchObject({
      details: { why: expect.stringContaining('winners already') },
    });
    const stop = (id: string) => ask(`/bonus/campaigns/${id}/stop`, {});
    // What was refused is reserved for nothing.
    expect((await stop(used)).statusCode).toBe(200);
    expect((await operate('/tournaments', write(campaignId, 'kept-race'))).statusCode).toBe(204);
    const id = (await details('kept-race')).tournamentId;
    const reserved = { details: { why: expect.stringContaining(`prize of the tournament ${id}`) } };
    expect((await ask(`/bonus/campaigns/${campaignId}/winners`, winners)).json()).toMatchObject(reserved);
    const rewritten = {
      campaignId,
      brand: player.brand,
      name: 'Smaller prize',
      bonusCode: null,
      status: 'ACTIVE',
      terms: { ...WRITTEN_TERMS, ...PRIZE, amounts: { EUR: { bonus: 1 } } },
    };
    for (const status of ['ACTIVE', 'DRAFT'])
      expect((await ask('/bonus/campaigns', { ...rewritten, status })).json()).toMatchObject(reserved);
    expect((await stop(campaignId)).statusCode).toBe(202);
    expect((await operate(`/bonus/campaigns/${campaignId}/stop`, {})).statusCode).toBe(204);
    await enter(id);
    await play(1_00, 9_00);
    await drain();
    test.advance(24 * HOUR_MS);
    expect(await test.app.tournaments.settleDue()).toBe(0);
    const given = await test.db.query('select 1 from bonus_prize where campaign_id = $1', [campaignId]);
    expect(given).toHaveLength(0);
    expect(await test.app.metrics.registry.metrics()).toMatch(/^baize_tournament_late 1$/m);
    // The way out: the tournament is stopped, too, and its other campaigns are free again.
    expect((await operate(`/tournaments/${id}/stop`, {})).statusCode).toBe(204);
    const kept = await test.db.query('select 1 from bonus_campaign where reserved_for = $1', [id]);
    expect(kept).toHaveLength(0);
  });

  it('keeps a slug for one tournament of a brand, however many others there are', async () => {
    const terms = writtenTournament(test.clock.now(), [await writeCampaign(test, player, PRIZE)]);
    const write = (slug: string, tournamentId?: string) =>
      test.operator().call('POST', '/tournaments', { brand: player.brand, slug, status: 'DRAFT', terms, tournamentId });
    const [first, second] = [(await write('first-race')).json(), (await write('second-race')).json()];
    await test.db.query(
      `insert into tournament (tournament_id, brand, slug, status, terms, starts_at, ends_at, written_at)
       select gen_random_uuid(), brand, 'later-race-' || number, status, terms, starts_at + interval '1 day', ends_at, written_at
       from tournament, generate_series(1, 500) as number where tournament_id = $1`,
      [first.tournamentId],
    );
    const taken = await write('first-race', second.tournamentId);
    expect([taken.statusCode, taken.json()]).toMatchObject([
      400,
      { details: { why: expect.stringContaining('slug') } },
    ]);
    expect((await write('second-race', second.tournamentId)).statusCode).toBe(200);
  });

  it('refuses players to whom it is not offered, who may have no bonuses, or whose other account takes part', async () => {
    const id = await publish();
    const german = await test.player({ countryCode: 'DE' });
    expect((await enter(id, german)).body).toMatchObject({
      code: 'error.tournament.not_available',
      details: { reason: 'MARKET' },
    });
    const flagged = await test.player();
    await test.db.query(
      `update players set permissions = jsonb_set(permissions, '{payout}', 'true') where player_id = $1`,
      [flagged.playerId],
    );
    expect((await enter(id, flagged)).body).toMatchObject({ details: { reason: 'ACCOUNT' } });
    expect((await details(id, flagged)).reason).toBe('ACCOUNT');
    expect(await details(id, german)).toMatchObject({ reason: 'MARKET', prizes: [], leaderboard: [] });
    const paused = await test.player();
    await test.db.query("update players set status = 'TIMEOUT', status_until = $2 where player_id = $1", [
      paused.playerId,
      new Date(test.clock.now().getTime() + HOUR_MS),
    ]);
    expect((await enter(id, paused)).status).toBe(403);
    expect((await call('POST', `${id}/entry`, { headers: {} })).status).toBe(401);
    expect((await enter('unknown')).status).toBe(404);
    const phone = { lastName: 'Samanen', phonePrefix: '+358', phoneBody: '409998866', address: 'Samakatu 2' };
    const [one, two] = [await test.player({ record: phone }), await test.player({ record: phone })];
    expect((await enter(id, one)).status).toBe(200);
    expect((await enter(id, two)).body).toMatchObject({ details: { reason: 'OTHER_ACCOUNT' } });
    expect((await details(id, two)).reason).toBe('OTHER_ACCOUNT');
  });

  it('is left with its points, and entered again from zero, until it is over', async () => {
    const id = await publish();
    await enter(id);
    await play(1_00, 5_00);
    await drain();
    expect((await call('DELETE', `${id}/entry`)).status).toBe(204);
    expect((await call('DELETE', `${id}/entry`)).status).toBe(404);
    expect((await enter(id)).body).toMatchObject({ points: 0, rounds: 0 });
    test.advance(22 * HOUR_MS);
    player = await test.signInAgain(player);
    expect((await call('DELETE', `${id}/entry`)).body).toMatchObject({ code: 'error.tournament.over' });
    expect((await enter(id, await test.player())).body).toMatchObject({ code: 'error.tournament.over' });
  });

  it('shows visitors the market’s tournaments without anything about a player', async () => {
    const campaignId = await writeCampaign(test, player, PRIZE);
    const id = await publish({}, [campaignId]);
    await enter(id);
    await play(1_00, 5_00);
    await drain();
    const context = { sitecontext: player.headers['sitecontext'] ?? '' };
    const list: TournamentSummary[] = (await call('GET', 'public/fi/FI', { headers: context })).body;
    expect(list).toMatchObject([
      { tournamentId: id, name: 'Testikisa', prize: 50, currencyCode: 'EUR', currencySymbol: '€', isEntered: null },
    ]);
    const shown = (await call('GET', `public/${list[0]?.slug}/fi/FI`, { headers: context })).body;
    expect(shown).toMatchObject({
      own: null,
      reason: null,
      prizes: [{ from: 1, to: 1, kind: 'MONEY', amount: 50, wrMultiplier: 2 }],
      leaderboard: [{ place: 1, points: 5, isOwn: false }],
    });
    expect(shown.leaderboard[0].playerName).toMatch(/^.\*\*\*/u);
    expect(JSON.stringify(shown)).not.toContain(player.playerId);
    expect((await call('GET', 'public/de/AT', { headers: context })).body).toEqual([]);
    expect((await call('GET', `public/${id}/de/AT`, { headers: context })).body).toMatchObject({
      reason: 'MARKET',
      leaderboard: [],
    });
    expect((await call('GET', 'public/de/XX', { headers: context })).status).toBe(404);
  });

  it('counts what a recount of the ledger counts', async () => {
    const { playerId } = player;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('BEST_MULTIPLE' as const, 'POINTS_PER_STAKE' as const),
        fc.array(
          fc.record({
            staked: fc.integer({ min: 1, max: 3_00 }),
            won: fc.integer({ min: 0, max: 20_00 }),
            isGame: fc.boolean(),
            again: fc.integer({ min: 0, max: 2_00 }),
            then: fc.constantFrom('NOTHING', 'BET_VOID', 'WIN_VOID'),
            /** The round begins before the entry, and goes on after it. */
            isEarlier: fc.boolean(),
          }),
          { maxLength: 8 },
        ),
        async (scoring, rounds) => {
          const stakePerPoint = scoring === 'POINTS_PER_STAKE' ? { stakePerPoint: 0.3 } : {};
          const id = await publish(
            { scoring, amounts: { EUR: { minimumStake: 0.5, ...stakePerPoint } } },
            [],
            ['game'],
          );
          const opened = new Map<number, Awaited<ReturnType<typeof bet>>>();
          for (const [index, { staked, isGame, isEarlier }] of rounds.entries())
            if (isEarlier) {
              const game = { gameId: isGame ? 'game' : 'other', roundId: randomUUID() };
              opened.set(index, await bet(staked, player, game));
            }
          const early = new Set([...opened.values()].map(({ roundId }) => roundId));
          await enter(id);
          const after = (await test.app.wallet.balances(playerId))?.version ?? 0;
          for (const [index, { staked, won, isGame, again, then }] of rounds.entries()) {
            const placed =
              opened.get(index) ??
              (await bet(staked, player, { gameId: isGame ? 'game' : 'other', roundId: randomUUID() }));
            if (won > 0) await answer(placed, won);
            if (again > 0) await bet(again, player, { gameId: placed.gameId ?? '', roundId: placed.roundId ?? '' });
            if (then === 'BET_VOID') await answer(placed, staked, 'BET_VOID');
            if (then === 'WIN_VOID' && won > 0) await answer(placed, -won, 'WIN_VOID');
          }
          await test.app.ledgerConsumers.drain();
          const movements = (await movementsAfter(test.db, playerId, after, 1000)).filter(
            ({ gameId, roundId }) => gameId === 'game' && !early.has(roundId),
          );
          const multiples: number[] = [];
          let counted = 0;
          for (const round of Map.groupBy(movements, ({ roundId }) => roundId).values()) {
            const sum = (types: readonly string[]) =>
              round.reduce((total, { type, amount }) => total + (types.includes(type) ? amount : 0), 0);
            const staked = -sum(['BET', 'BET_VOID']);
            if (staked < 50) continue;
            counted += staked;
            multiples.push(Math.floor((sum(['WIN', 'WIN_VOID']) * 100) / staked));
          }
          const expected = scoring === 'BEST_MULTIPLE' ? Math.max(0, ...multiples) : Math.floor((counted * 100) / 30);
          const [row] = await test.db.query<{ score: number; rounds: number }>(
            'select score, rounds from tournament_entry where player_id = $1 and tournament_id = $2',
            [playerId, id],
          );
          expect(row).toEqual({ score: expected, rounds: multiples.length });
          await test.db.query('delete from tournament where tournament_id = $1', [id]);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('tells every player of a stopped tournament, once, also those on a break', async () => {
    const id = await publish();
    const [other, outside] = [await rich(), await rich()];
    await enter(id);
    await enter(id, other);
    await play(1_00, 5_00);
    await drain(player, other);
    await test.db.query("update players set status = 'SELF_EXCLUDED', status_until = $2 where player_id = $1", [
      other.playerId,
      new Date(test.clock.now().getTime() + 30 * 24 * HOUR_MS),
    ]);
    const announced: unknown[] = [];
    const announce = vi
      .spyOn(test.app.tournaments, 'announce')
      .mockImplementation((_, playerId, tournamentId, points) => void announced.push([playerId, tournamentId, points]));
    try {
      const stopped = await test.operator().callWithApproval('POST', `/tournaments/${id}/stop`, {});
      expect(stopped.statusCode, stopped.body).toBe(204);
      // The stop itself has them told; two more at once change nothing.
      await Promise.all([test.app.tournaments.tellStopped(), test.app.tournaments.tellStopped()]);
      await expect
        .poll(() => test.db.query('select 1 from tournament where tournament_id = $1 and told_at is not null', [id]))
        .toHaveLength(1);
      expect(await test.app.tournaments.tellStopped()).toBe(0);
    } finally {
      announce.mockRestore();
    }
    const messages = await test.db.query<{ player_id: string; name: string }>(
      "select player_id, values->'names'->>'en' as name from player_messages where kind = 'TOURNAMENT_STOPPED' and player_id = any($1::uuid[])",
      [[player.playerId, other.playerId, outside.playerId]],
    );
    expect(messages.map((row) => row.player_id).sort()).toEqual([player.playerId, other.playerId].sort());
    const [written] = await test.db.query<{ name: string }>(
      "select terms->'titles'->>'en' as name from tournament where tournament_id = $1",
      [id],
    );
    expect(new Set(messages.map(({ name }) => name))).toEqual(new Set([written?.name]));
    expect(announced.toSorted()).toEqual(
      [
        [player.playerId, id, 5],
        [other.playerId, id, 0],
      ].toSorted(),
    );
    expect((await details(id)).state).toBe('STOPPED');
  });

  it('promises free spins only where they can be played', async () => {
    const spinsIn = (gameId: string, bonus = 0.2) =>
      writeCampaign(test, player, {
        ...PRIZE,
        wrMultiplier: 0,
        amounts: { EUR: { bonus } },
        markets: ['FI', 'AT'],
        freeSpins: { gameId, spins: 10, winnings: 'MAIN' },
      });
    const publication = async (gameId: string, markets: readonly string[], bonus?: number) => {
      const terms = writtenTournament(test.clock.now(), [await spinsIn(gameId, bonus)], { markets: [...markets] });
      const body = { brand: player.brand, slug: 'spins-race', status: 'ACTIVE', terms };
      return (await test.operator().call('POST', '/tournaments', body)).json<{ details?: { why?: string } }>();
    };
    const games = test.app.catalogue.documents.flatMap((document) =>
      document._type === 'game' && document.type === 'casinoGames' ? [document] : [],
    );
    const isOpen = (game: (typeof games)[number], market: string) => {
      const provider = test.app.catalogue.providerOf(game);
      const sub = test.app.catalogue.subProviderOf(game);
      return (
        provider.markets.includes(market) &&
        ![...provider.restrictedCountry, ...(sub?.restrictedCountry ?? [])].includes(market) &&
        sub?.excluded !== true &&
        !game.jackpotExist
      );
    };
    const everywhere = games.find((game) => isOpen(game, 'FI') && isOpen(game, 'AT'));
    expect(everywhere).toBeDefined();
    expect(await publication(everywhere?.id ?? '', ['FI', 'AT'])).toHaveProperty('approval');
    expect((await publication('gone', ['FI'])).details?.why).toContain('cannot be played in FI');
    const provider = games
      .map((game) => test.app.catalogue.providerOf(game))
      .find(({ _id }) => _id === everywhere?.provider._ref);
    const before = provider?.restrictedCountry ?? [];
    try {
      (provider as { restrictedCountry: readonly string[] }).restrictedCountry = [...before, 'AT'];
      expect(await publication(everywhere?.id ?? '', ['FI'])).toHaveProperty('approval');
      expect((await publication(everywhere?.id ?? '', ['FI', 'AT'])).details?.why).toContain('cannot be played in AT');
    } finally {
      (provider as { restrictedCountry: readonly string[] }).restrictedCountry = before;
    }
  });

  it('is written by two people, once, under the law of its markets and with prizes of its own', async () => {
    const campaignId = await writeCampaign(test, player, PRIZE);
    const write = (given: Partial<TournamentTerms> = {}, more: object = {}) => ({
      brand: player.brand,
      slug: 'spring-race',
      status: 'ACTIVE',
      terms: writtenTournament(test.clock.now(), [campaignId], given),
      ...more,
    });
    const post = (body: object) => test.operator().call('POST', '/tournaments', body);
    const why = async (body: object) => (await post(body)).json<{ details?: { why?: string } }>().details?.why;
    expect(await why(write({ markets: ['JJ'] }))).toContain('GlüStV');
    expect(await why(write({ markets: ['PP'] }))).toContain('Spellag');
    const points = { scoring: 'POINTS_PER_STAKE', amounts: { EUR: { minimumStake: 1, stakePerPoint: 1 } } } as const;
    expect(await why(write({ ...points, markets: ['GG'] }))).toContain('LCCP');
    expect(await why(write({ markets: ['FI', 'AT'] }))).toContain('not offered in AT');
    expect(await why(write({ prizes: [{ from: 2, to: 2, campaignId }] }))).toContain('every place');
    expect(await why(write({ titles: { fi: 'Vain suomeksi' } }))).toContain('English');
    expect(await why(write({ gameIds: ['nothing'] }))).toContain('no game');
    expect(await why(write({ prizes: [{ from: 1, to: 1, campaignId: randomUUID() }] }))).toContain('no campaign');
    const sportsBet = { vertical: 'SPORTS', wrMultiplier: 0, freeBet: { minimumOdds: null } } as const;
    const freeBet = await writeCampaign(test, player, { ...PRIZE, ...sportsBet });
    expect(await why(write({ prizes: [{ from: 1, to: 1, campaignId: freeBet }] }))).toContain('free bet');
    expect((await post(write())).statusCode).toBe(202);
    // Of a draft that is given up nothing stays, and visitors never see it.
    const given = await post(write({}, { status: 'DRAFT' }));
    const { tournamentId: givenUp } = given.json<{ tournamentId: string }>();
    expect((await test.operator().call('POST', `/tournaments/${givenUp}/stop`, {})).json()).toMatchObject({
      status: 'STOPPED',
    });
    expect((await test.operator().call('GET', `/tournaments/${givenUp}`)).statusCode).toBe(404);
    const draft = await post(write({}, { status: 'DRAFT' }));
    expect(draft.json()).toMatchObject({ status: 'DRAFT' });
    const { tournamentId } = draft.json<{ tournamentId: string }>();
    const context = { headers: { sitecontext: player.headers['sitecontext'] ?? '' } };
    expect((await call('GET', 'public/spring-race/en/FI', context)).status).toBe(404);
    const published = await test.operator().callWithApproval('POST', '/tournaments', write({}, { tournamentId }));
    expect(published.statusCode, published.body).toBe(204);
    expect((await call('GET', 'public/spring-race/en/FI', context)).body).toMatchObject({
      state: 'RUNNING',
      prize: 50,
    });
    expect((await post(write({}, { tournamentId }))).json()).toMatchObject({ code: 'error.tournament.published' });
    const again = await test.operator().callWithApproval('POST', '/tournaments', write({}, { slug: 'second-race' }));
    expect(again.json()).toMatchObject({ details: { why: expect.stringContaining('another tournament') } });
    await enter('spring-race');
    await play(1_00, 5_00);
    await drain();
    const seen = await test.operator().call('GET', `/tournaments/${tournamentId}`);
    expect(seen.json()).toMatchObject({ players: 1, places: [{ place: 1, playerId: player.playerId, points: 5 }] });
    // Players have played for the prizes, so stopping needs a second person too.
    expect((await test.operator().call('POST', `/tournaments/${tournamentId}/stop`, {})).statusCode).toBe(202);
    const stopped = await test.operator().callWithApproval('POST', `/tournaments/${tournamentId}/stop`, {});
    expect(stopped.statusCode, stopped.body).toBe(204);
    expect((await details('spring-race')).state).toBe('STOPPED');
    // Its players still find it in their list; nobody else does.
    test.advance(2001);
    const listed = async (who: TestPlayer) =>
      (await call('GET', 'en/FI', who)).body.map(({ slug, state }: { slug: string; state: string }) => [slug, state]);
    expect(await listed(player)).toEqual([['spring-race', 'STOPPED']]);
    expect(await listed(await rich())).toEqual([]);
    test.advance(24 * HOUR_MS);
    expect(await test.app.tournaments.settleDue()).toBe(0);
  });
});
