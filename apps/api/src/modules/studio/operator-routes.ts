import { operatorHeldWinDecision, operatorHeldWins } from '@baize/contracts/operator';
import { toWire } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { operatorRoute } from '../../plugins/operator-plane/index.ts';
import { findStanding, restrictionsOf } from '../player/index.ts';

/**
 * The operator's calls about wins above their game's published maximum (ruling 30). Paying one is never routine, so it
 * needs a second person.
 */
export function operatorHeldWinRoutes(app: FastifyInstance): void {
  operatorRoute(app, operatorHeldWins, async () =>
    (await app.studio.heldWins()).map((held) => ({
      referenceId: held.referenceId,
      playerId: held.playerId,
      studio: held.studio,
      gameTitle: held.gameTitle,
      roundId: held.roundId,
      stake: toWire(held.stake),
      amount: toWire(held.amount),
      currencyCode: held.currency,
      maxWinStakes: held.maxWinStakes,
      heldAt: held.heldAt.toISOString(),
    })),
  );
  operatorRoute(app, operatorHeldWinDecision, async ({ params, body: { decision }, secondPerson, record }) => {
    await app.studio.decideHeldWin(params.referenceId, decision, async (tx, held) => {
      const facts = { playerId: held.playerId, amount: toWire(held.amount), currencyCode: held.currency, decision };
      if (decision === 'APPROVE') {
        const standing = await findStanding(tx, held.playerId);
        secondPerson({ ...facts, player: standing && restrictionsOf(standing) });
      }
      await record(tx, {
        subject: params.referenceId,
        before: { state: held.state },
        after: { state: decision === 'APPROVE' ? 'PAID' : 'REFUSED' },
        details: facts,
      });
    });
  });
}
