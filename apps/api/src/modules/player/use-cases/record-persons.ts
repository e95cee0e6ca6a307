import type { FastifyInstance } from 'fastify';
import { findPlayersAfter, LICENCE_WIDE, lockPlayer, recordStop } from '../repository.ts';
import { effectiveStatus } from '../model/gates.ts';
import { applyStops } from './apply-stops.ts';

/** How many players are read and recorded at a time. */
const PAGE = 500;

/**
 * Records what identifies the person of every account, once for each secret: for accounts that were opened before people
 * were recognised, and when the secret is replaced. The first time, stops that are in force reach the accounts that
 * belong to the same people.
 * @returns the number of accounts recorded
 */
export async function recordPersons(app: FastifyInstance): Promise<number> {
  return app.db.exclusively('person keys', async () => {
    const { complete, first } = await app.persons.recorded(app.db);
    if (complete) return 0;
    const now = app.clock.now();
    const stopped: string[] = [];
    let recorded = 0;
    for (let after: string | null = null; ;) {
      const page = await findPlayersAfter(app.db, after, PAGE);
      const registered = page.filter(({ status }) => status !== 'PRE_REGISTERED');
      await app.persons.record(app.db, registered);
      recorded += registered.length;
      if (first)
        stopped.push(
          ...registered.filter((player) => LICENCE_WIDE.has(effectiveStatus(player, now))).map(({ id }) => id),
        );
      after = page.at(-1)?.id ?? null;
      if (page.length < PAGE || after === null) break;
    }
    // Only now, because a stop must find accounts of later pages too.
    for (const playerId of stopped) {
      await app.db.transaction(async (tx) => {
        const player = await lockPlayer(tx, playerId);
        if (!player || !LICENCE_WIDE.has(effectiveStatus(player, now))) return;
        const isBreak = player.status === 'SELF_EXCLUDED';
        await recordStop(tx, {
          playerId,
          kind: isBreak ? 'BREAK' : 'CLOSURE',
          until: isBreak ? player.statusUntil : null,
          status: null,
          initiator: player.statusInitiator === 'PLAYER' ? 'PLAYER' : 'OPERATOR',
          createdAt: now,
        });
      });
      await applyStops(app, { playerId });
    }
    await app.persons.complete(app.db);
    return recorded;
  });
}
