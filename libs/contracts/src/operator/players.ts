import * as z from 'zod/mini';
import { givenMoment } from '../given-moment.ts';
import { defineOperatorRoute } from '../operator-route.ts';
import { accountStatus, kycLevel, permissions, PERMISSIONS } from '../player.ts';
import { currency, timestamp, uuid, wireTotal } from '../shapes.ts';
import { hasAField } from './has-a-field.ts';

/* Finding players, changing their status, and accounts that may be one person’s (ruling 24). */

export const operatorPlayer = z.object({
  playerId: uuid,
  brand: z.string(),
  email: z.string(),
  name: z.string(),
  countryCode: z.string(),
  currencyCode: currency,
  accountStatus,
  kycStatus: kycLevel,
  loyaltyLevel: z.number(),
  permissions,
  multibrandSuspended: z.boolean(),
  /** The national self-exclusion register that has the player; no operator can lift it (ruling 13). */
  registerExclusion: z.nullable(z.string()),
  registeredAt: timestamp,
  balances: z.object({ main: wireTotal, locked: wireTotal, total: wireTotal }),
});
export type OperatorPlayer = z.infer<typeof operatorPlayer>;
export const operatorPlayers = defineOperatorRoute({
  id: 'operatorPlayers',
  method: 'GET',
  path: '/players',
  roles: ['support', 'payments', 'compliance'],
  touches: 'details',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Find players by email or name.',
  query: z.object({
    search: z.optional(z.string()),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  }),
  response: z.array(operatorPlayer),
});
export const operatorPlayerUpdate = defineOperatorRoute({
  id: 'operatorPlayerUpdate',
  method: 'PATCH',
  path: '/players/:playerId',
  roles: ['compliance'],
  touches: 'status',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Change a player’s status, level or flags. Whatever shortens or lifts a restriction, or verifies the player, needs a second person.',
  params: z.object({ playerId: uuid }),
  body: z
    .strictObject({
      accountStatus: z.optional(accountStatus),
      kycStatus: z.optional(kycLevel),
      permissions: z.optional(z.partialRecord(z.enum(PERMISSIONS), z.boolean()).check(hasAField)),
      multibrandSuspended: z.optional(z.boolean()),
      /**
       * For TIMEOUT and SELF_EXCLUDED, in the future; absent with SELF_EXCLUDED means indefinitely. By itself it moves the
       * end of the break that the player is on; no other status has one.
       */
      statusUntil: z.optional(z.nullable(givenMoment)),
    })
    .check(hasAField),
  response: operatorPlayer,
});
/** For a player who has lost both the phone and the recovery codes, once support knows who they are. */
export const operatorSecondFactorRemoval = defineOperatorRoute({
  id: 'operatorSecondFactorRemoval',
  method: 'POST',
  path: '/players/:playerId/second-factor/removal',
  roles: ['compliance'],
  touches: 'status',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Turn a player’s authenticator app off and end their sessions. It always needs a second person, about the app that is on now.',
  params: z.object({ playerId: uuid }),
  errors: ['error.second_factor.off'],
});
/** The highest level has no rule: people invite to it, and take it back. */
export const operatorLevelInvitation = defineOperatorRoute({
  id: 'operatorLevelInvitation',
  method: 'PUT',
  path: '/players/:playerId/level-invitation',
  roles: ['compliance'],
  touches: 'status',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Invite a player to the highest loyalty level, which needs a second person, or take the invitation back: the level by time and verification is theirs again.',
  params: z.object({ playerId: uuid }),
  body: z.strictObject({ isInvited: z.boolean() }),
  errors: ['error.level_invitation.refused', 'error.not_found'],
});
const reviewedPlayer = z.object({
  playerId: uuid,
  brand: z.string(),
  email: z.string(),
  name: z.string(),
  accountStatus,
  multibrandSuspended: z.boolean(),
});
/** Accounts that take no deposit because they may belong to someone who has another one (ruling 24). */
export const operatorPersonReviews = defineOperatorRoute({
  id: 'operatorPersonReviews',
  method: 'GET',
  path: '/person-reviews',
  roles: ['compliance'],
  touches: 'details',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Accounts held because they may belong to someone with another one, oldest first, with what they share.',
  response: z.array(
    z.object({
      player: reviewedPlayer,
      openedAt: timestamp,
      matches: z.array(z.object({ player: reviewedPlayer, kinds: z.array(z.string()) })),
    }),
  ),
});
export const operatorPersonReviewDecision = defineOperatorRoute({
  id: 'operatorPersonReviewDecision',
  method: 'POST',
  path: '/person-reviews/:playerId/decision',
  roles: ['compliance'],
  touches: 'status',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Release a held account (different people), or treat the accounts as one person’s. Releasing it from someone who is kept out needs a second person.',
  params: z.object({ playerId: uuid }),
  body: z.strictObject({ decision: z.enum(['RELEASED', 'SAME_PERSON']) }),
});
