import type { TestApp } from '../../../testing/buildTestApp.ts';
import { chanceOf } from '../../wallet/soak/random.ts';
import { drainBonuses } from '../testing.ts';
import { writeSoakCampaigns, type SoakCampaign } from './campaigns.ts';
import { recount } from './recount.ts';
import { SoakPlayer } from './SoakPlayer.ts';

export interface BonusSoakResult {
  readonly operations: number;
  /** Movements in the ledger, those of the engine included. */
  readonly movements: number;
  readonly assignments: number;
  readonly cashbackClaims: number;
  readonly spins: number;
  /** Bet-and-get offers by state. */
  readonly offers: Readonly<Record<string, number>>;
  /** Assignments by state. */
  readonly states: Readonly<Record<string, number>>;
  /** Places in the queue by state. */
  readonly queued: Readonly<Record<string, number>>;
}

/** Operations of a player between two moments at which business time moves. */
const ROUND = 20;
/** Business time of a player's operation: bonuses expire and days end. */
const STEP_MS = 30_000;
const HALF_DAY_MS = 12 * 3_600_000;
/** How often half a day passes between two rounds. */
const HALF_DAY_CHANCE = 0.04;
/** Operations between two recounts of everything. */
const RECOUNT_EVERY = 6000;

/** What a soak does besides its operations. */
export interface BonusSoakOptions {
  /** Players who play at the same time; default 6. */
  readonly players?: number;
  /** Campaigns of an earlier soak on the same database; otherwise it writes its own. */
  readonly campaigns?: readonly SoakCampaign[];
  /** Runs between two rounds, with the number of operations so far. */
  readonly betweenRounds?: (operations: number, playerIds: readonly string[]) => Promise<void>;
  /** How long the consumers may take to see everything before a recount; default ten seconds. */
  readonly drainMs?: number;
}

/**
 * Runs random movements from a seed with all kinds of bonuses, of several players at once, and counts the wagering of every
 * assignment, the losses of every cashback payment and all free spins again from the ledger alone. Business time stays
 * the same during a round, so the seed alone decides when each player does something; how far the consumer is by then is
 * left to chance.
 * @throws Error naming seed and operation; the same seed and count make the same choices again
 */
export async function soakBonuses(
  test: TestApp,
  seed: number,
  operations: number,
  { players: count = 6, campaigns, betweenRounds, drainMs }: BonusSoakOptions = {},
): Promise<BonusSoakResult> {
  const chance = chanceOf(seed);
  const { app, db } = test;
  const players: SoakPlayer[] = [];
  let offered = campaigns;
  for (let index = 1; index <= count; index += 1) {
    const { token, brand } = await test.player();
    offered ??= await writeSoakCampaigns(test, brand);
    players.push(new SoakPlayer(test, await app.playerTokens.verify(token), offered, chance.between(0, 2 ** 31 - 1)));
  }
  const playerIds = players.map(({ playerId }) => playerId);
  let done = 0;
  const fail = (what: string, cause?: unknown): never => {
    throw new Error(`Bonus soak: ${what} by operation ${done} of ${operations}. Replay it with seed ${seed}.`, {
      cause,
    });
  };
  const totals = { movements: 0, assignments: 0, cashbackClaims: 0, spins: 0 };
  const recountAll = async (): Promise<void> => {
    Object.assign(totals, { movements: 0, assignments: 0, cashbackClaims: 0, spins: 0 });
    for (const playerId of playerIds) {
      await drainBonuses(test, playerId, drainMs);
      const [fault] = await app.wallet.verify(playerId);
      if (fault) fail(`the audit found ${fault.fault} (${fault.detail})`);
      const { differences, ...counted } = await recount(db, playerId);
      if (differences[0]) fail(`${differences.length} differences, the first: ${differences[0]}`);
      for (const key of ['movements', 'assignments', 'cashbackClaims', 'spins'] as const) totals[key] += counted[key];
    }
  };
  let recounted = 0;
  while (done < operations) {
    const round = Math.min(ROUND, Math.ceil((operations - done) / count));
    const play = async (player: SoakPlayer): Promise<void> => {
      for (let turn = 0; turn < round; turn += 1) {
        await player.operate();
        done += 1;
      }
    };
    try {
      // What has ended is ended while the players go on.
      await Promise.all([app.bonuses.expireDue(), ...players.map(play)]);
    } catch (fault) {
      fail(fault instanceof Error ? fault.message : String(fault), fault);
    }
    if (done - recounted >= RECOUNT_EVERY || done >= operations) {
      await recountAll();
      recounted = done;
    }
    test.advance(chance.next() < HALF_DAY_CHANCE ? HALF_DAY_MS : round * STEP_MS);
    await betweenRounds?.(done, playerIds);
  }
  const byState = async (table: string): Promise<Record<string, number>> => {
    const rows = await db.query<{ state: string; count: number }>(
      `select state, count(*)::int as count from ${table} where player_id = any($1::uuid[]) group by state`,
      [playerIds],
    );
    return Object.fromEntries(rows.map(({ state, count: number }) => [state, number]));
  };
  return {
    operations: done,
    ...totals,
    offers: await byState('bonus_bet_and_get'),
    states: await byState('bonus_assignment'),
    queued: await byState('bonus_queue'),
  };
}
