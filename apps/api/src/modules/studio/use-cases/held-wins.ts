import { ERROR, SERVER_ERROR } from '@baize/contracts/errors';
import type { InboxKind } from '@baize/contracts/inbox';
import { toWire } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import { win } from '../../wallet/index.ts';
import * as heldWins from '../repository/held-wins.ts';

const tell = (app: FastifyInstance, tx: Transaction, kind: InboxKind, held: heldWins.HeldWin): Promise<void> =>
  app.tellPlayer(tx, {
    playerId: held.playerId,
    kind,
    values: { amount: toWire(held.amount), currencyCode: held.currency },
  });

/**
 * Tells the player, once, that a win waits for the operator.
 * @returns what has been decided about it so far
 */
export async function tellHeld(
  app: FastifyInstance,
  playerId: string,
  reference: string,
): Promise<heldWins.HeldWin['state']> {
  return app.db.transaction(async (tx) => {
    const held = await heldWins.lockHeldWin(tx, { playerId, referenceId: reference });
    if (!held) throw new Error(`The win ${reference} was answered as held, but held_win has no row of it.`);
    if (held.state === 'HELD' && !held.playerTold) {
      await heldWins.markTold(tx, held);
      await tell(app, tx, 'WIN_HELD', held);
    }
    return held.state;
  });
}

/**
 * Applies the operator's decision about a held win (ruling 30): APPROVE pays it to where its stake came from, REJECT pays
 * nothing. The player gets a message either way.
 * @param reference the held win's referenceId
 * @param also runs in the same transaction, under the win's lock, for example to write an audit entry
 * @throws Refusal 404 for an unknown win · 409 error.held_win.decided if another operator or the studio was first
 */
export async function decideHeldWin(
  app: FastifyInstance,
  reference: string,
  decision: 'APPROVE' | 'REJECT',
  also?: (tx: Transaction, held: heldWins.HeldWin) => Promise<void>,
): Promise<void> {
  const playerId = await heldWins.playerOfTransaction(app.db, reference);
  if (playerId === null) throw new Refusal(404, ERROR.notFound);
  await app.wallet.transaction(async (ledger) => {
    // In the order of the studio's own calls: the wallet, then the held win.
    await app.wallet.lock(ledger.tx, playerId);
    const held = await heldWins.lockHeldWin(ledger.tx, { playerId, referenceId: reference });
    if (!held) throw new Refusal(404, ERROR.notFound);
    if (held.state !== 'HELD') throw new Refusal(409, SERVER_ERROR.heldWinDecided);
    await also?.(ledger.tx, held);
    await heldWins.decideHeldWin(ledger.tx, held, decision === 'APPROVE' ? 'PAID' : 'REFUSED', app.clock.now());
    if (decision === 'APPROVE') {
      const receipt = await ledger.move(
        win({ reference, playerId, currency: held.currency }, held.amount, held.toBonus, held.vertical, {
          gameId: held.gameId,
          roundId: held.roundId,
          title: held.gameTitle,
          betReference: held.betReference,
        }),
      );
      if (receipt.outcome !== 'MOVED')
        throw new Error(
          `The ledger answered ${receipt.outcome} to the held win ${reference}. Nothing was booked; compare it with wallet_verify() and act on it by hand.`,
        );
    }
    await tell(app, ledger.tx, decision === 'APPROVE' ? 'WIN_PAID' : 'WIN_REFUSED', held);
  });
}
