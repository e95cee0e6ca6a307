import { toWire } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Terms } from '../model/terms.ts';
import { findEntry, untoldPlayers, updateEntry } from '../repository/entries.ts';
import { untoldTournaments, updateTournament } from '../repository/tournaments.ts';

/** Players of one look. Those of a large tournament take several. */
const PAGE = 500;

/**
 * Tells each player of tournaments that were stopped, once: a message in the inbox, and their open pages read the
 * tournament again. Any process can go on after an interruption.
 * @returns how many players have got the message
 */
export async function tellStopped(app: FastifyInstance): Promise<number> {
  let told = 0;
  for (const { tournamentId, titles } of await untoldTournaments(app.db)) {
    for (let after: string | undefined; ;) {
      const page = await untoldPlayers(app.db, tournamentId, { limit: PAGE, after });
      for (const { playerId } of page) if (await tellPlayer(app, { playerId, tournamentId }, titles)) told += 1;
      after = page.at(-1)?.playerId;
      if (page.length < PAGE) break;
    }
    await app.db.transaction((tx) => updateTournament(tx, tournamentId, { toldAt: app.clock.now() }));
  }
  return told;
}

/** @returns false if another process has told the player, or they have left */
async function tellPlayer(
  app: FastifyInstance,
  key: { readonly playerId: string; readonly tournamentId: string },
  names: Terms['titles'],
): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const entry = await findEntry(tx, key, true);
    if (!entry || entry.toldAt !== null) return false;
    await updateEntry(tx, entry, { toldAt: app.clock.now() });
    await app.tellPlayer(tx, { playerId: key.playerId, kind: 'TOURNAMENT_STOPPED', values: { names } });
    app.tournaments.announce(tx, key.playerId, key.tournamentId, toWire(entry.score));
    return true;
  });
}
