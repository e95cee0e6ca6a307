import { ERROR } from '@baize/contracts/errors';
import type { operatorPersonReviewDecision } from '@baize/contracts/operator';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { OperatorCall } from '../../../plugins/operator-plane/index.ts';
import {
  accountsOfPerson,
  closeReview,
  linkAccounts,
  openReviewOf,
  openReviews,
  type PersonReview,
} from '../../person/index.ts';
import { isSuspended, restrictionsOf } from '../model/gates.ts';
import { loginRefusalOf } from '../model/login-refusal.ts';
import { findPlayers, lockPlayer, type PlayerRecord } from '../repository/players.ts';
import { applyStops } from './apply-stops.ts';
import { takeOverStops } from './recognise-player.ts';
import { recordRunningStop } from './record-persons.ts';

/** A review as an operator sees it: the account that is held, and those that it may belong with. */
export interface ReviewedAccount {
  readonly review: PersonReview;
  readonly player: PlayerRecord;
  readonly matches: readonly {
    readonly player: PlayerRecord;
    readonly kinds: PersonReview['matches'][number]['kinds'];
  }[];
}

/** Returns the accounts that wait for an operator's decision, oldest first. */
export async function reviewedAccounts(app: FastifyInstance, limit: number): Promise<readonly ReviewedAccount[]> {
  const reviews = await openReviews(app.db, limit);
  const players = await findPlayers(
    app.db,
    reviews.flatMap(({ playerId, matches }) => [playerId, ...matches.map(({ accountId }) => accountId)]),
  );
  return reviews.flatMap((review) => {
    const player = players.get(review.playerId);
    if (!player) return [];
    const matches = review.matches.flatMap(({ accountId, kinds }) => {
      const match = players.get(accountId);
      return match ? [{ player: match, kinds }] : [];
    });
    return [{ review, player, matches }];
  });
}

/**
 * Decides about an account that is held because it may belong to someone with another one (ruling 24). RELEASED: it
 * does not, and those accounts hold it no more. SAME_PERSON: the accounts belong together from now on, so exclusions and
 * limits of one count for all; what keeps the person out on one of them applies on all at once. Either decision ends
 * the hold. Releasing an account from someone who is kept out needs a second person, because it may be the way around
 * an exclusion.
 * @throws Refusal 404 for an unknown player, or one that is not held
 */
export async function decideReview(
  app: FastifyInstance,
  {
    params: { playerId },
    body: { decision },
    operator,
    reason,
    secondPerson,
    record,
  }: Pick<
    OperatorCall<typeof operatorPersonReviewDecision>,
    'params' | 'body' | 'operator' | 'reason' | 'secondPerson' | 'record'
  >,
): Promise<void> {
  const now = app.clock.now();
  const joined = await app.db.transaction(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    const review = player && (await openReviewOf(tx, playerId));
    if (!review) throw new Refusal(404, ERROR.notFound);
    const accounts = review.matches.map(({ accountId }) => accountId);
    if (decision === 'RELEASED') {
      const matches = [...(await findPlayers(tx, accounts)).values()];
      const keptOut = matches.filter((match) => loginRefusalOf(match, now) !== null || isSuspended(match, now));
      // With what keeps each of them out and until when: an approval must not release from a longer exclusion.
      if (keptOut.length > 0)
        secondPerson({
          decision,
          matches: [...accounts].sort(),
          keptOut: keptOut
            .map((match) => ({ playerId: match.id, ...restrictionsOf(match) }))
            .sort((one, other) => one.playerId.localeCompare(other.playerId)),
        });
    }
    const others: string[] = [];
    await closeReview(tx, review, { decision, decidedBy: operator.id, reason: reason ?? '', decidedAt: now });
    if (decision === 'SAME_PERSON') {
      await linkAccounts(tx, [playerId, ...accounts]);
      others.push(...(await accountsOfPerson(tx, playerId)).filter((id) => id !== playerId));
      await takeOverStops(app, tx, player, others, now);
      await recordRunningStop(tx, player, now);
    }
    await app.playerAttributes.publish(tx, playerId, { permissions: player.permissions });
    await record(tx, { subject: playerId, details: { decision, matches: review.matches } });
    return others;
  });
  // Their stops are one person's from now on. Account by account, so that no transaction changes two players.
  for (const id of joined)
    await app.db.transaction(async (tx) => {
      const other = await lockPlayer(tx, id);
      if (other) await recordRunningStop(tx, other, now);
    });
  for (const id of [playerId, ...joined]) await applyStops(app, { playerId: id });
}
