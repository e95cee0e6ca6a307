import type { ClosureState } from '@baize/contracts/closure';
import { ERROR } from '@baize/contracts/errors';
import { toWire, type CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Obstacle, ObstacleMoment } from '../../../plugins/closures.ts';
import type { Queryable } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import { deletePersonalRows } from '../../../plugins/personal-data.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { askPassword, emailTo } from '../../identity/index.ts';
import { accountsOfPerson } from '../../person/index.ts';
import { applyStops, closeByPlayer, findPlayer, findPlayers, lockPlayer } from '../../player/index.ts';
import { closedMessage } from '../model/closed-texts.ts';
import { insertClosure } from '../repository.ts';
import { withdrawMarketing } from './marketing.ts';
import type { PasswordContext } from './password.ts';

/** Statuses of accounts that a closure can no longer change: what they hold is support's to pay out. */
const ENDED: ReadonlySet<string> = new Set(['CLOSED', 'BLACKLISTED', 'PRE_REGISTERED']);

/**
 * Returns what has to be settled before the player can close the account. The closure suspends the person's accounts at
 * the licensee's other brands too (ruling 19a), which are not paid then (A§6), so they must be empty as well.
 */
async function obstaclesOf(
  app: FastifyInstance,
  db: Queryable,
  playerId: string,
  moment: ObstacleMoment,
): Promise<readonly Obstacle[]> {
  const own = await app.closures.obstaclesOf(db, playerId, moment);
  let count = 0;
  for (const id of await otherAccounts(db, playerId))
    if ((await app.closures.obstaclesOf(db, id, moment)).length > 0) count += 1;
  if (count === 0) return own;
  const currency = (await findPlayer(db, playerId))?.currency as CurrencyCode;
  return [...own, { code: 'OTHER_BRANDS', count, amount: null, currency }];
}

/** Returns the person's other accounts that the closure suspends. */
async function otherAccounts(db: Queryable, playerId: string): Promise<readonly string[]> {
  const accounts = await findPlayers(db, await accountsOfPerson(db, playerId));
  return [...accounts.values()].filter(({ id, status }) => id !== playerId && !ENDED.has(status)).map(({ id }) => id);
}

const refuseIfAny = (obstacles: readonly Obstacle[]): void => {
  if (obstacles.length > 0)
    throw new Refusal(409, ERROR.closureObstacles, { obstacles: obstacles.map(({ code }) => code) });
};

/** Returns what has to be settled before the player can close the account, as the page shows it. */
export async function closureStateOf(app: FastifyInstance, playerId: string): Promise<ClosureState> {
  const obstacles = await obstaclesOf(app, app.db, playerId, 'SHOWN');
  return {
    obstacles: obstacles.map(({ amount, ...obstacle }) => ({
      ...obstacle,
      amount: amount === null ? null : toWire(amount),
    })),
  };
}

/**
 * Closes the player's account at once and for good, and suspends the person's accounts at the other brands: only support
 * opens them again (docs/decisions/0113). In one transaction, under the locks of the wallet, the player and their
 * sessions, in this order: nothing can be staked, paid or won between the look at what is left and the end. Before it, the
 * gateway is asked to cancel payment forms, so that none is paid into a closed account. Consents end, what no law asks us
 * to keep is deleted, and an email confirms it.
 * @throws Refusal 400 error.old_password.incorrect · 403 error.sign.in.attempt.count.exceeded · 409
 * error.closure.obstacles while something has to be settled first · 401 if the session has ended meanwhile
 */
export async function closeAccountOf(context: PasswordContext, session: Player, password: string): Promise<void> {
  const { app, sendLater } = context;
  const { playerId } = session;
  await askPassword(context, playerId, password, 'password');
  const now = app.clock.now();
  // An account that stays open keeps its payment forms.
  refuseIfAny(await obstaclesOf(app, app.db, playerId, 'SHOWN'));
  for (const id of [playerId, ...(await otherAccounts(app.db, playerId))]) await app.closures.settle(id);
  const player = await app.db.transaction(async (tx) => {
    await app.wallet.lock(tx, playerId);
    // The player's row is locked before the obstacles are read: what needs it (a claim, a document) comes before or after.
    const before = await lockPlayer(tx, playerId);
    if (!before) throw new Refusal(401, ERROR.unauthorized);
    refuseIfAny(await obstaclesOf(app, tx, playerId, 'CLOSING'));
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
  // The person's other accounts follow one by one, so that no transaction changes two players.
  await applyStops(app, { playerId });
  await app.endPlay(playerId);
  await app.cancelForbiddenDeposits(playerId);
  sendLater(emailTo(app, player, closedMessage));
}
