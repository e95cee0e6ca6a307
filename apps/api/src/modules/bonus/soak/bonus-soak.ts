import type { Terms } from '../model/campaign.ts';
import type { TestApp, TestPlayer } from '../../../testing/buildTestApp.ts';
import type { FreeSpinRound } from '../../studio/index.ts';
import { deposit, referenceOf, stake, win, type LedgerTransaction, type Vertical } from '../../wallet/index.ts';
import { chanceOf } from '../../wallet/soak/random.ts';
import { insertCampaign } from '../repository.ts';
import { bonusPartOf, drainBonuses, storedTerms } from '../testing.ts';
import { freeSpinGiver } from '../use-cases/free-spins.ts';
import { recount } from './recount.ts';

export interface BonusSoakResult {
  readonly operations: number;
  readonly movements: number;
  readonly assignments: number;
  readonly cashbackClaims: number;
  readonly spins: number;
  /** Bet-and-get offers by state. */
  readonly offers: Readonly<Record<string, number>>;
  readonly states: Readonly<Record<string, number>>;
}

const VERTICALS: readonly Vertical[] = ['CASINO', 'LIVE_CASINO', 'SPORTS'];
/** Operations between two recounts of everything. */
const RECOUNT_EVERY = 1000;
/** Business time of an operation: bonuses expire, days end, and calls stay below their rates. */
const STEP_MS = 5000;

const EUR = (bonus: number, maximumStake: number | null = null) => ({
  EUR: { bonus, minimumDeposit: 0, maximumStake, maximumWin: bonus * 10 },
});
const AT_ONCE = { category: 'MANUAL', trigger: null, matchPercent: null } as const;
const CASHBACK = { matchPercent: null, wrMultiplier: 0, amounts: EUR(50_00) } as const;
/** A slot of the catalogue. */
const SPIN_GAME = '10003';
const spinsTo = (winnings: 'MAIN' | 'BONUS') => ({ gameId: SPIN_GAME, spins: 5, winnings });
/** One campaign of each kind that the engine has. */
const CAMPAIGNS: readonly (readonly [
  how: 'claim' | 'optIn' | 'cashback' | 'loyalty' | 'freeSpins' | 'bet',
  terms: Partial<Terms>,
])[] = [
  ['claim', { ...AT_ONCE, vertical: 'CASINO', wrMultiplier: 1, amounts: EUR(10_00, 8_00) }],
  [
    'claim',
    { ...AT_ONCE, vertical: 'LIVE_CASINO', bonusType: 'STICKY', wrMultiplier: 2, steps: 5, amounts: EUR(20_00) },
  ],
  ['optIn', { category: 'OPT_IN', trigger: 'NEXT_DEPOSIT', vertical: 'SPORTS', wrMultiplier: 3, amounts: EUR(30_00) }],
  [
    'cashback',
    {
      ...CASHBACK,
      trigger: 'CASHBACK_INSTANT',
      cashback: { percent: 10, weekday: null, booster: { percent: 20, gameIds: ['game-1'] } },
    },
  ],
  [
    'cashback',
    {
      ...CASHBACK,
      trigger: 'CASHBACK_DAILY',
      vertical: 'LIVE_CASINO',
      cashback: { percent: 5, weekday: null, booster: null },
    },
  ],
  [
    'loyalty',
    {
      ...CASHBACK,
      category: 'LOYALTY',
      trigger: 'CASHBACK_DAILY',
      cashback: { percent: 1, weekday: null, booster: null },
    },
  ],
  ['freeSpins', { ...AT_ONCE, wrMultiplier: 0, amounts: EUR(20), freeSpins: spinsTo('MAIN') }],
  [
    'bet',
    {
      ...AT_ONCE,
      trigger: 'BET',
      wrMultiplier: 1,
      betGameIds: Array.from({ length: 8 }, (_, index) => `game-${index + 2}`),
      amounts: { EUR: { ...EUR(5_00).EUR, requiredStake: 2_00 } },
    },
  ],
  ['freeSpins', { ...AT_ONCE, wrMultiplier: 2, amounts: EUR(20), freeSpins: spinsTo('BONUS') }],
];

/** What a soak does besides its operations. */
export interface BonusSoakOptions {
  /** Runs before each operation. */
  readonly before?: (operation: number, players: readonly TestPlayer[]) => Promise<void>;
  /** How long the consumers may take to see everything before a recount; default ten seconds. */
  readonly drainMs?: number;
}

/**
 * Runs random movements from a seed with all kinds of bonuses, and counts the wagering of every assignment, the losses
 * of every cashback payment and all free spins again from the ledger alone.
 * @throws Error naming seed and operation; the same seed and count replay it
 */
export async function soakBonuses(
  test: TestApp,
  seed: number,
  operations: number,
  { before, drainMs }: BonusSoakOptions = {},
): Promise<BonusSoakResult> {
  const chance = chanceOf(seed);
  const { app, db } = test;
  const players: TestPlayer[] = [];
  for (let count = 0; count < 6; count += 1) players.push(await test.player());
  const campaigns: { id: string; how: (typeof CAMPAIGNS)[number][0] }[] = [];
  for (const [index, [how, given]] of CAMPAIGNS.entries()) {
    const id = referenceOf(`bonus soak ${seed}`, `campaign ${index} ${players[0]?.playerId}`);
    const terms = storedTerms({ claimsPerPerson: 1_000_000, validHours: 12, excludedGameIds: ['game-9'], ...given });
    await db.transaction((tx) =>
      insertCampaign(
        tx,
        {
          campaignId: id,
          brand: players[0]?.brand ?? '',
          name: `Soak ${index}`,
          bonusCode: null,
          status: 'ACTIVE',
          terms,
        },
        test.clock.now(),
      ),
    );
    campaigns.push({ id, how });
  }
  let operation = 0;
  const fail = (what: string): never => {
    throw new Error(`Bonus soak: ${what} at operation ${operation} of ${operations}. Replay it with seed ${seed}.`);
  };
  const send = async (index: number, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const call = (who: TestPlayer) =>
      app.inject({ method, url: `/api${path}`, headers: who.headers, ...(payload ? { payload } : {}) });
    const player = players[index];
    if (!player) return fail('a player is missing');
    let answer = await call(player);
    // The session has ended with its time.
    if (answer.statusCode === 401) {
      players[index] = await test.signInAgain(player);
      answer = await call(players[index]);
    }
    if (answer.statusCode >= 500 || answer.statusCode === 429) fail(`${method} ${path} was answered ${answer.body}`);
    return answer;
  };
  const open: {
    player: number;
    reference: string;
    vertical: Vertical;
    gameId: string;
    roundId: string;
    amount: number;
    bonus: number;
  }[] = [];
  /** Rounds that have a free spin and no result yet. */
  const spinning: FreeSpinRound[] = [];
  const giver = freeSpinGiver(app);
  const underLock = <Result>(playerId: string, work: (ledger: LedgerTransaction) => Promise<Result>) =>
    app.wallet.transaction(async (ledger) => {
      await app.wallet.lock(ledger.tx, playerId);
      return work(ledger);
    });
  let movements = 0;
  const totals = { assignments: 0, cashbackClaims: 0, spins: 0 };
  for (operation = 1; operation <= operations; operation += 1) {
    test.advance(STEP_MS);
    await before?.(operation, players);
    const index = chance.between(0, players.length - 1);
    const playerId = players[index]?.playerId ?? fail('a player is missing');
    const common = {
      reference: referenceOf(`bonus soak ${playerId}`, `${operation}`),
      playerId,
      currency: 'EUR' as const,
    };
    const campaign = chance.pick(campaigns);
    const dice = chance.next();
    const roundId = `round-${operation}`;
    if (dice < 0.04) {
      await app.wallet.move(deposit(common, chance.between(1, 10_00), 'SKRILL'));
      movements += 1;
    } else if (dice < 0.42) {
      const vertical = chance.pick(VERTICALS);
      const gameId = `game-${chance.between(1, 10)}`;
      const amount = chance.between(1, 10_00);
      const bet = stake(common, amount, vertical, { gameId, roundId, title: 'Game' });
      const { outcome } = await app.wallet.move(bet);
      if (outcome === 'MOVED') {
        const bonus = await bonusPartOf(test, bet);
        open.push({ player: index, reference: common.reference, vertical, gameId, roundId, amount, bonus });
        movements += 1;
      }
    } else if (dice < 0.72 && open.length > 0) {
      const [bet] = open.splice(chance.between(0, open.length - 1), 1);
      if (!bet) continue;
      const own = { ...common, playerId: players[bet.player]?.playerId ?? fail('a player is missing') };
      const kind = chance.next();
      const won = kind < 0.1 ? bet.amount : kind < 0.6 ? 0 : chance.between(1, 2 * bet.amount);
      const toBonus = Math.trunc((won * bet.bonus) / bet.amount);
      const round = { gameId: bet.gameId, roundId: bet.roundId, title: 'Game', betReference: bet.reference };
      const outcome = win(own, won, toBonus, bet.vertical, round);
      await app.wallet.move(
        kind < 0.1
          ? { ...outcome, type: 'BET_VOID' }
          : won === 0
            ? { ...outcome, type: 'LOSS', shown: false }
            : outcome,
      );
      movements += 1;
    } else if (dice < 0.77) {
      const held = await giver.spinsIn(playerId, SPIN_GAME, 'EUR');
      if (held) {
        const { freeSpinsId } = held;
        const round = {
          playerId,
          freeSpinsId,
          gameId: SPIN_GAME,
          gameTitle: 'Game',
          roundId: `spin-${operation}`,
          currency: 'EUR' as const,
        };
        await underLock(playerId, (ledger) => giver.take(ledger, round));
        spinning.push(round);
      }
      const at = chance.between(0, Math.max(0, spinning.length - 1));
      const round = spinning[at];
      if (round) {
        const amount = chance.next() < 0.1 ? null : chance.between(0, 1_00);
        // Each result comes once, or again.
        if (chance.next() < 0.8) spinning.splice(at, 1);
        await underLock(round.playerId, (ledger) => giver.settle(ledger, round, amount, () => true));
      }
    } else if (dice < 0.88) {
      if (campaign.how === 'freeSpins')
        await send(index, 'POST', `/v1/bonus/freespin/campaign/${campaign.id}/claim`, { version: 1 });
      else if (campaign.how === 'bet') {
        const path = `/v2/bonus/bet_and_get/${campaign.id}`;
        await send(index, 'POST', `${path}/claim`);
        if (chance.next() < 0.1) await send(index, 'POST', `${path}/deactivate`);
        await send(index, 'POST', `${path}/activate`, { version: 1 });
      } else if (campaign.how === 'claim')
        await send(index, 'POST', `/v1/bonus/rewards/${campaign.id}/claim`, { version: 1 });
      else if (campaign.how === 'optIn')
        await send(index, 'POST', `/v2/bonus/optIn/${campaign.id}/activate`, { version: 1 });
      else if (campaign.how === 'loyalty')
        await send(index, 'POST', '/v1/bonus/loyalty/cashback/claim', { campaignId: campaign.id });
      else if (chance.next() < 0.3)
        await send(index, 'POST', `/v1/bonus/cashback/${campaign.id}/activate`, { version: 1 });
      else await send(index, 'POST', `/v1/bonus/cashback/${campaign.id}/claim`);
    } else if (dice < 0.9) {
      const answer = await send(index, 'GET', '/v1/bonus/rewards?rewardsType=ACTIVE');
      const active = answer.json<{ assignmentId: string | null }[]>().find(({ assignmentId }) => assignmentId !== null);
      if (active)
        await send(index, 'PUT', `/v1/bonus/${active.assignmentId}/state`, { state: 'FORFEITED', wageringProgress: 0 });
    } else if (dice < 0.91 && campaign.how === 'cashback') {
      await send(index, 'POST', `/v1/bonus/cashback/${campaign.id}/deactivate`);
    } else if (dice < 0.94) {
      await app.ledgerConsumers.drain();
      await app.bonuses.expireDue();
    } else if (dice < 0.942) test.advance(12 * 3_600_000);
    if (operation % RECOUNT_EVERY === 0 || operation === operations) {
      for (const { playerId: drained } of players) await drainBonuses(test, drained, drainMs);
      totals.assignments = 0;
      totals.cashbackClaims = 0;
      totals.spins = 0;
      for (const player of players) {
        const [fault] = await app.wallet.verify(player.playerId);
        if (fault) fail(`the audit found ${fault.fault} (${fault.detail})`);
        const { differences, assignments, cashbackClaims, spins } = await recount(db, player.playerId);
        if (differences[0]) fail(`${differences.length} differences, the first: ${differences[0]}`);
        totals.assignments += assignments;
        totals.cashbackClaims += cashbackClaims;
        totals.spins += spins;
      }
    }
  }
  const states = await db.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from bonus_assignment where player_id = any($1::uuid[]) group by state',
    [players.map(({ playerId }) => playerId)],
  );
  const offers = await db.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from bonus_bet_and_get where player_id = any($1::uuid[]) group by state',
    [players.map(({ playerId }) => playerId)],
  );
  return {
    operations,
    movements,
    ...totals,
    offers: Object.fromEntries(offers.map(({ state, count }) => [state, count])),
    states: Object.fromEntries(states.map(({ state, count }) => [state, count])),
  };
}

/**
 * Times bets in turn: without a bonus, with a sticky bonus beside own money, and paid by bonus money.
 * @returns the median of each in milliseconds
 */
export async function timeBets(test: TestApp, bets: number): Promise<Record<'none' | 'sticky' | 'bonusMoney', number>> {
  const { app, db } = test;
  const times = { none: [] as number[], sticky: [] as number[], bonusMoney: [] as number[] };
  const players = { none: await test.player(), sticky: await test.player(), bonusMoney: await test.player() };
  for (const [kind, player] of Object.entries(players)) {
    const common = { playerId: player.playerId, currency: 'EUR' as const };
    if (kind !== 'bonusMoney')
      await app.wallet.move(
        deposit({ ...common, reference: referenceOf('bet', `${player.playerId} in`) }, 1e8, 'SKRILL'),
      );
    if (kind === 'none') continue;
    const id = referenceOf('bet', `${player.playerId} campaign`);
    const terms = storedTerms({
      ...AT_ONCE,
      bonusType: kind === 'sticky' ? 'STICKY' : 'NON_STICKY',
      wrMultiplier: 100,
      amounts: EUR(1e7),
    });
    await db.transaction((tx) =>
      insertCampaign(
        tx,
        { campaignId: id, brand: player.brand, name: `Bets ${kind}`, bonusCode: null, status: 'ACTIVE', terms },
        test.clock.now(),
      ),
    );
    await app.inject({
      method: 'POST',
      url: `/api/v1/bonus/rewards/${id}/claim`,
      headers: player.headers,
      payload: { version: 1 },
    });
  }
  for (let bet = 0; bet < bets; bet += 1)
    for (const kind of ['none', 'sticky', 'bonusMoney'] as const) {
      const { playerId } = players[kind];
      const movement = stake(
        { reference: referenceOf('bet', `${playerId} ${bet}`), playerId, currency: 'EUR' },
        1_00,
        'CASINO',
        {
          gameId: 'game',
          roundId: `${bet}`,
          title: 'Game',
        },
      );
      const start = performance.now();
      const { outcome } = await app.wallet.move(movement);
      times[kind].push(performance.now() - start);
      if (outcome !== 'MOVED')
        throw new Error(`A timed bet (${kind}) was answered ${outcome}, so the times say nothing.`);
    }
  const median = (list: number[]) => [...list].sort((one, two) => one - two)[Math.floor(list.length / 2)] ?? NaN;
  return { none: median(times.none), sticky: median(times.sticky), bonusMoney: median(times.bonusMoney) };
}
