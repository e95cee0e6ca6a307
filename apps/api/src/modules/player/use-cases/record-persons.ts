import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { effectiveStatus } from '../model/gates.ts';
import { isStopped, stopOf } from '../model/stops.ts';
import { findPlayersAfter, lockPlayer, type PlayerRecord } from '../repository/players.ts';
import { recordStop } from '../repository/stops.ts';
import { applyStops, holdLikely } from './apply-stops.ts';
import { recognisePlayer } from './recognise-player.ts';

/** How many players are read and recorded at a time. */
const PAGE = 500;
/** Clocks of processes may differ by this much. */
const OVERLAP_MS = 3_600_000;

/**
 * Records what identifies the person of every account, once for each secret: for accounts that were opened before people
 * were recognised, and when the secret is replaced. The first time, stops that are in force reach the accounts that
 * belong to the same people. When a version recognises more than the one before, accounts that look like a stopped
 * person's are held for review. Later, each start looks for accounts that have no keys, because a process of the version
 * before opened them while this version rolled out.
 * @returns the number of accounts recorded
 */
export async function recordPersons(app: FastifyInstance): Promise<number> {
  return app.db.exclusively('person keys', async () => {
    const { until, first, upgraded } = await app.persons.recorded(app.db);
    const now = app.clock.now();
    const since = until && new Date(until.getTime() - OVERLAP_MS);
    const stopped: string[] = [];
    let recorded = 0;
    for (let after: string | null = null; ;) {
      const page = await findPlayersAfter(app.db, after, since, PAGE);
      const ids = await app.persons.withoutKeys(
        app.db,
        page.map(({ id }) => id),
        until === null ? 'any' : 'this',
      );
      // The first time, no account has keys, and the stops below reach everyone.
      const late = first ? [] : page.filter(({ id }) => ids.has(id));
      for (const { id } of late) await recogniseLate(app, id, now);
      if (until === null) await app.persons.record(app.db, page);
      recorded += until === null ? page.length : late.length;
      if (first || upgraded) stopped.push(...page.filter((player) => isStopped(player, now)).map(({ id }) => id));
      after = page.at(-1)?.id ?? null;
      if (page.length < PAGE || after === null) break;
    }
    // Only now, because a stop must find accounts of later pages too.
    for (const playerId of stopped) {
      if (upgraded) await holdLikely(app, playerId);
      await app.db.transaction(async (tx) => {
        const player = await lockPlayer(tx, playerId);
        // An upgrade does not repeat an exclusion, because an operator may have lifted it for one of the accounts. Earlier
        // versions told no other account of a time-out.
        if (player && (!upgraded || effectiveStatus(player, now) === 'TIMEOUT'))
          await recordRunningStop(tx, player, now);
      });
      await applyStops(app, { playerId });
    }
    await app.persons.complete(app.db, now);
    return recorded;
  });
}

/**
 * Recognises the person of an account that has no keys: what keeps them out on other accounts applies here, and what
 * keeps them out here applies there.
 */
async function recogniseLate(app: FastifyInstance, playerId: string, now: Date): Promise<void> {
  await app.db.transaction(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (!player) return;
    await recognisePlayer(app, tx, player);
    await recordRunningStop(tx, player, now);
  });
  await applyStops(app, { playerId });
}

/** Records the stop that an account is under, if any, for the person's other accounts. */
export async function recordRunningStop(tx: Transaction, player: PlayerRecord, now: Date): Promise<void> {
  if (!isStopped(player, now)) return;
  await recordStop(tx, {
    playerId: player.id,
    ...stopOf(player.status, player.statusUntil),
    initiator: player.statusInitiator === 'PLAYER' ? 'PLAYER' : 'OPERATOR',
    createdAt: now,
  });
}
