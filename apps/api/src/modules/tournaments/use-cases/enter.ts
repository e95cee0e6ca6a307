import { ERROR } from '@baize/contracts/errors';
import type { OwnTournament, TournamentReason } from '@baize/contracts/tournament';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { accountsOfPerson, lockPerson } from '../../person/index.ts';
import { findStanding } from '../../player/index.ts';
import { deleteEntry, findEntry, insertEntry, isAnyEntered } from '../repository/entries.ts';
import { placeOf } from '../repository/standings.ts';
import { findPublished } from '../repository/tournaments.ts';
import { reasonOf } from './eligibility.ts';
import { wireOwn } from './wire.ts';

const refuse = (reason: TournamentReason) => new Refusal(400, ERROR.tournamentNotAvailable, { reason });

/**
 * Takes a player into a tournament under the wallet's lock: rounds that begin from now on count.
 * @throws Refusal 404 · 400 error.tournament.not_available with the reason · 409 error.tournament.over
 */
export async function enterTournament(app: FastifyInstance, player: Player, id: string): Promise<OwnTournament> {
  return app.db.transaction(async (tx) => {
    const { playerId } = player;
    // Two accounts of one person that enter at once come one after the other.
    await lockPerson(tx, playerId);
    const wallet = await app.wallet.lock(tx, playerId);
    if (!wallet) throw new Refusal(404, ERROR.notFound);
    const standing = await findStanding(tx, playerId, true);
    if (!standing) throw new Refusal(401, ERROR.unauthorized);
    await app.holdSession(tx, player);
    const found = await findPublished(tx, standing.brand, id);
    if (!found) throw new Refusal(404, ERROR.notFound);
    const now = app.clock.now();
    const key = { playerId, tournamentId: found.tournamentId };
    // A second click, or the other device.
    const same = await findEntry(tx, key);
    if (same) return wireOwn(same, await placeOf(tx, same));
    if (found.status === 'STOPPED' || found.endsAt <= now) throw new Refusal(409, ERROR.tournamentOver);
    const reason = reasonOf(app, found.terms, standing, wallet.currency);
    if (reason) throw refuse(reason);
    const others = (await accountsOfPerson(tx, playerId)).filter((account) => account !== playerId);
    if (await isAnyEntered(tx, found.tournamentId, others)) throw refuse('OTHER_ACCOUNT');
    await insertEntry(tx, { ...key, currency: wallet.currency, enteredAt: now, enteredSeq: wallet.version });
    const entry = await findEntry(tx, key);
    if (!entry) throw new Error(`The entry of ${playerId} in ${found.tournamentId} was written and cannot be read.`);
    return wireOwn(entry, null);
  });
}

/** Takes a player out before the end, with their points. @throws Refusal 404 · 409 error.tournament.over */
export async function leaveTournament(app: FastifyInstance, player: Player, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const { playerId, brand } = player;
    const found = await findPublished(tx, brand, id);
    const entry = found && (await findEntry(tx, { playerId, tournamentId: found.tournamentId }, true));
    if (!entry) throw new Refusal(404, ERROR.notFound);
    if (found.endsAt <= app.clock.now()) throw new Refusal(409, ERROR.tournamentOver);
    await deleteEntry(tx, entry);
  });
}
