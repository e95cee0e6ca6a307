import { ERROR } from '@baize/contracts/errors';
import type { operatorPlayerUpdate } from '@baize/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import type { OperatorCall } from '../../../plugins/operator-plane/index.ts';
import { filledPort } from '../../../ports/ports.ts';
import { latestEntries } from '../../audit/index.ts';
import { accountsOfPerson } from '../../person/index.ts';
import {
  applyStops,
  DEFAULT_PERMISSIONS,
  effectiveStatus,
  findPlayers,
  LICENCE_WIDE,
  lockPlayer,
  loginRefusalOf,
  recordStop,
  restrictionsOf,
  stopOf,
  updatePlayer,
  type PlayerAttributes,
  type PlayerRecord,
} from '../../player/index.ts';
import { liftedBy } from '../model/lifts.ts';

const DAY_MS = 86_400_000;
/** The statuses that end by the clock. */
const WITH_END: ReadonlySet<PlayerRecord['status']> = new Set(['TIMEOUT', 'SELF_EXCLUDED']);

/** Returns what an operator can change about a player, for the audit log. */
const changeable = (player: PlayerRecord) => ({
  accountStatus: player.status,
  statusUntil: player.statusUntil?.toISOString() ?? null,
  kycStatus: player.kycStatus,
  permissions: { ...DEFAULT_PERMISSIONS, ...player.permissions },
  multibrandSuspended: player.multibrandSuspended,
  multibrandExcluded: player.multibrandExcluded,
  multibrandSuspendedUntil: player.multibrandSuspendedUntil?.toISOString() ?? null,
});

/** Returns what a change replaces. Without the moment of the vendor's next check: it moves by itself, and nobody decides it. */
const overwritten = (player: PlayerRecord, change: Partial<PlayerRecord>): Partial<PlayerRecord> =>
  Object.fromEntries(
    (Object.keys(change) as (keyof PlayerRecord)[])
      .filter((column) => column !== 'identityCheckDueAt')
      .map((column) => [column, player[column]]),
  );

/**
 * Returns the stops of the person's other accounts: they are why this one is suspended, and a second one of them leaves no
 * trace in a row that is suspended already.
 */
async function restrictedElsewhere(tx: Transaction, playerId: string) {
  const ids = (await accountsOfPerson(tx, playerId)).filter((id) => id !== playerId);
  const others = [...(await findPlayers(tx, ids)).values()].sort((one, other) => one.id.localeCompare(other.id));
  return others.map((other) => ({ playerId: other.id, ...restrictionsOf(other) }));
}

/** Entries of the audit log about what restricts a player. */
const CHANGES = ['operatorPlayerUpdate', 'operatorPersonReviewDecision', 'player.restricted'];

/**
 * Changes a player's status, verification, permissions or suspension, and ends their sessions if they may no longer log
 * in. The level EDD_PENDING also asks for its questionnaire. A change that takes a protection away needs a second
 * person; what it is decided by, is read under the player's lock.
 * @throws Refusal 404 for an unknown player · 400 for an end that is in the past, or of a player who is on no break
 */
export async function updateByOperator(
  app: FastifyInstance,
  { params, body, secondPerson, record }: OperatorCall<typeof operatorPlayerUpdate>,
): Promise<PlayerRecord> {
  const identity = filledPort(app.ports, 'identity');
  const now = app.clock.now();
  const statusUntil = body.statusUntil ? new Date(body.statusUntil) : null;
  // An end in the past would lift a break without saying so.
  if (statusUntil && statusUntil <= now) throw fieldRefusal('statusUntil', ERROR.validation);
  // A time-out needs an end; the documents' cooling-off lasts a day (A§9).
  const until = body.accountStatus === 'TIMEOUT' && !statusUntil ? new Date(now.getTime() + DAY_MS) : statusUntil;
  const permissions = Object.fromEntries(
    Object.entries(body.permissions ?? {}).filter(([, value]) => value !== undefined),
  ) as Partial<Record<string, boolean>>;
  const published = JSON.parse(JSON.stringify(body)) as PlayerAttributes;
  const changed = await app.db.transaction(async (tx) => {
    const player = await lockPlayer(tx, params.playerId);
    if (!player) throw new Refusal(404, ERROR.notFound);
    // An end without a break would mean nothing, and a time-out without an end would never be over.
    const status = body.accountStatus ?? effectiveStatus(player, now);
    if (statusUntil && !WITH_END.has(status)) throw fieldRefusal('statusUntil', ERROR.validation);
    if (body.accountStatus === undefined && body.statusUntil === null && status !== 'SELF_EXCLUDED')
      throw fieldRefusal('statusUntil', ERROR.validation);
    const change = {
      ...(body.accountStatus === undefined
        ? {}
        : { status: body.accountStatus, statusUntil: until, statusInitiator: 'OPERATOR', statusIsCooling: false }),
      ...(body.accountStatus === undefined && body.statusUntil !== undefined ? { statusUntil } : {}),
      ...(body.kycStatus === undefined ? {} : { kycStatus: body.kycStatus, identityCheckDueAt: null }),
      // Lifting removes a restriction, whatever caused it.
      ...(body.multibrandSuspended === undefined
        ? {}
        : {
            multibrandSuspended: body.multibrandSuspended,
            ...(body.multibrandSuspended ? {} : { multibrandExcluded: false, multibrandSuspendedUntil: null }),
          }),
      permissions: { ...DEFAULT_PERMISSIONS, ...player.permissions, ...permissions },
    };
    const updated = await updatePlayer(tx, player.id, change);
    if (!updated) throw new Refusal(404, ERROR.notFound);
    const lifts = liftedBy(player, updated, now);
    // All that restricts the player, and every column that the call overwrites or clears: an approval of something milder
    // must not lift what has been added since. With the latest change: an exclusion that was lifted and began again looks
    // like the first one, and an older approval must not lift it.
    if (lifts.length > 0) {
      const isSuspension = lifts.includes('SUSPENSION');
      const accounts = isSuspension ? await accountsOfPerson(tx, player.id) : [player.id];
      secondPerson({
        lifts,
        ...changeable(player),
        overwrites: overwritten(player, change),
        ...(isSuspension ? { elsewhere: await restrictedElsewhere(tx, player.id) } : {}),
        latestChanges: await latestEntries(tx, accounts, CHANGES),
      });
    }
    if (body.accountStatus !== undefined) {
      if (loginRefusalOf(updated, now)) {
        await app.endSessions(tx, { playerId: player.id }, `status ${body.accountStatus}`);
      } else {
        // An account that may log in again also loses the lock after too many wrong passwords.
        await identity.unlock(tx, player.id);
      }
      if (LICENCE_WIDE.has(body.accountStatus)) {
        await recordStop(tx, {
          playerId: player.id,
          ...stopOf(body.accountStatus, until),
          initiator: 'OPERATOR',
          createdAt: now,
        });
      }
    }
    await app.playerAttributes.publish(tx, player.id, published);
    if (body.kycStatus === 'EDD_PENDING') await app.askForQuestionnaire(tx, player.id);
    await record(tx, { subject: player.id, before: changeable(player), after: changeable(updated) });
    return updated;
  });
  // The person's other accounts follow one by one, so that no transaction changes two players.
  await applyStops(app, { playerId: changed.id });
  await app.cancelForbiddenDeposits(changed.id);
  return changed;
}
