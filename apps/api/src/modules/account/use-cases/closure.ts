import { randomUUID } from 'node:crypto';
import type { ClosureState } from '@baize/contracts/closure';
import { ERROR } from '@baize/contracts/errors';
import { toWire } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import { deletePersonalRows } from '../../../plugins/personal-data.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { askPassword } from '../../identity/index.ts';
import { closeByPlayer, lockPlayer } from '../../player/index.ts';
import { closedMessage } from '../model/closed-texts.ts';
import { insertClosure } from '../repository.ts';
import { withdrawMarketing } from './marketing.ts';
import type { PasswordContext } from './password.ts';

/** Returns what has to be settled before the player can close the account. */
export async function closureStateOf(app: FastifyInstance, playerId: string): Promise<ClosureState> {
  const obstacles = await app.closures.obstaclesOf(app.db, playerId);
  return {
    obstacles: obstacles.map(({ amount, ...obstacle }) => ({
      ...obstacle,
      amount: amount === null ? null : toWire(amount),
    })),
  };
}

/**
 * Closes the player's account at once and for good: only support opens it again (docs/decisions/0113). In one
 * transaction, under the locks of the wallet, the player and their sessions, in this order: nothing can be staked, paid
 * or won between the look at what is left and the end. Consents end, what no law asks us to keep is deleted, and an email
 * confirms it.
 * @throws Refusal 400 error.old_password.incorrect · 403 error.sign.in.attempt.count.exceeded · 409
 * error.closure.obstacles while something has to be settled first · 401 if the session has ended meanwhile
 */
export async function closeAccountOf(context: PasswordContext, session: Player, password: string): Promise<void> {
  const { app, sendLater } = context;
  const { playerId } = session;
  await askPassword(context, playerId, password, 'password');
  const now = app.clock.now();
  const player = await app.db.transaction(async (tx) => {
    await app.wallet.lock(tx, playerId);
    // The player's row is locked before the obstacles are read: what needs it (a claim, a document) comes before or after.
    const before = await lockPlayer(tx, playerId);
    if (!before) throw new Refusal(401, ERROR.unauthorized);
    const obstacles = await app.closures.obstaclesOf(tx, playerId);
    if (obstacles.length > 0)
      throw new Refusal(409, ERROR.closureObstacles, { obstacles: obstacles.map(({ code }) => code) });
    await app.holdSession(tx, session);
    const closed = await closeByPlayer(app, tx, playerId);
    await withdrawMarketing(tx, before, now);
    await app.closures.closing(tx, playerId);
    for (const { tables } of app.personalData)
      for (const table of tables) if (table.deletedAtClosure) await deletePersonalRows(tx, table, playerId);
    await insertClosure(tx, playerId, now);
    await app.audit(tx, 'player.closed', playerId, { initiator: 'PLAYER', from: closed.status });
    return closed;
  });
  await app.endPlay(playerId);
  await app.cancelForbiddenDeposits(playerId);
  const brand = app.brands.get(player.brand);
  const { locale, subject, text } = closedMessage(player.languageCode, player.countryCode, {
    brand: brand.name,
    name: player.firstName,
    support: brand.contact.supportEmail,
  });
  sendLater({ id: randomUUID(), channel: 'EMAIL', to: player.email, brand: player.brand, locale, subject, text });
}
