import { ERROR, SERVER_ERROR } from '@baize/contracts/errors';
import type { operatorLevelInvitation } from '@baize/contracts/operator';
import { INVITED_LEVEL } from '@baize/contracts/player';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import type { OperatorCall } from '../../../plugins/operator-plane/index.ts';
import type { SocketChannel } from '../../../plugins/player-socket.ts';
import { latestEntries } from '../../audit/index.ts';
import { openReviewOf } from '../../person/index.ts';
import { DEFAULT_PERMISSIONS } from '../model/default-permissions.ts';
import { isIdentityVerified, restrictionsOf } from '../model/gates.ts';
import { levelOf } from '../model/loyalty-level.ts';
import { lockPlayer, updatePlayer, type PlayerRecord } from '../repository/players.ts';
import { mayRise, type LevelNews } from './raise-levels.ts';

/** Returns what keeps a player from being invited now; null: nothing. As for bonuses (B§2, rulings 19 and 24). */
async function obstacleOf(app: FastifyInstance, tx: Transaction, player: PlayerRecord): Promise<string | null> {
  if (player.loyaltyLevel === INVITED_LEVEL) return 'the player has the level already';
  if (!mayRise(app, player, app.clock.now()))
    return 'the account is on a break, excluded, suspended or closed, or the law of the player’s home allows no levels';
  const { payout, bonuses } = { ...DEFAULT_PERMISSIONS, ...player.permissions };
  if (payout || !bonuses) return 'the account may only be paid out, or may have no bonuses';
  if (await openReviewOf(tx, player.id)) return 'the account is held for review';
  return isIdentityVerified(player.kycStatus) ? null : 'the player’s identity is not verified';
}

/**
 * Invites a player to the highest level, or takes the invitation back. The player's open pages learn it at once. An
 * invitation opens rewards, so a second person approves it for the account as it is then. Taking it back needs one
 * person, so that it can happen as soon as harm is seen. The player then has the level of their time with us, as if
 * verified: they were, and no level falls when a verification expires.
 * @throws Refusal 404 for an unknown player · 409 error.level_invitation.refused
 */
export async function inviteToLevel(
  app: FastifyInstance,
  channel: SocketChannel<LevelNews>,
  { params: { playerId }, body: { isInvited }, secondPerson, record }: OperatorCall<typeof operatorLevelInvitation>,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (!player) throw new Refusal(404, ERROR.notFound);
    const { loyaltyLevel, registeredAt } = player;
    const obstacle = isInvited
      ? await obstacleOf(app, tx, player)
      : loyaltyLevel === INVITED_LEVEL
        ? null
        : 'the player has no invitation';
    if (obstacle !== null) throw new Refusal(409, SERVER_ERROR.levelInvitationRefused, { why: obstacle });
    // With the latest change: an approval must not invite again a player whose invitation was taken back meanwhile.
    if (isInvited)
      secondPerson({
        ...restrictionsOf(player),
        latestChanges: await latestEntries(tx, [playerId], ['operatorLevelInvitation']),
      });
    const level = isInvited ? INVITED_LEVEL : levelOf({ registeredAt, isVerified: true }, app.clock.now());
    await updatePlayer(tx, playerId, { loyaltyLevel: level });
    await channel.publish(tx, playerId, { playerId, isLevelUp: isInvited });
    await record(tx, { subject: playerId, before: { loyaltyLevel }, after: { loyaltyLevel: level } });
  });
}
