import type { BrandConfig } from '@baize/brand';
import { randomUUID } from 'node:crypto';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import type { bankPlayerUpdate } from '@baize/contracts/pay-and-play';
import type { ResponseOf } from '@baize/contracts/route';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Transaction } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import { findPlayer } from '../../player/index.ts';
import { subjectKeysOf } from '../model/subject-keys.ts';
import { claimSubject, findSession, lockSession, moveSession } from '../repository.ts';
import { requireOpen, type BankContext } from './context.ts';

/** Deletes the unfinished account of this visit, so that a corrected form opens another one. */
async function giveWay(app: FastifyInstance, tx: Transaction, playerId: string): Promise<void> {
  if (await app.identified.makeRoom(tx, playerId)) return;
  // Gone already: the correction before this one was refused.
  if (await findPlayer(tx, playerId)) throw new Refusal(403, ERROR.payAndPlaySession);
}

/**
 * Opens the account of a person whom the bank has identified and who has completed the form (A§4: update player
 * details). Name, birthday and address are the bank's. A player who corrects the number or the email before the codes
 * are confirmed sends the form again: the unfinished account gives way to a new one.
 * @throws Refusal 403 error.pay_and_play.session, or what the ordinary sign-up refuses
 */
export async function updatePlayer(
  { app }: BankContext,
  brand: BrandConfig,
  form: z.output<typeof bankPlayerUpdate.body>,
): Promise<ResponseOf<typeof bankPlayerUpdate>> {
  const { sessionId } = form;
  const found = requireOpen(await findSession(app.db, sessionId), brand.id, app.clock.now());
  const { identity } = found;
  if (found.status !== 'VERIFIED' || !identity || found.accountId !== form.playerId)
    throw new Refusal(403, ERROR.payAndPlaySession);
  const keys = subjectKeysOf(app.env.personSecrets, brand.id, identity.subject);
  // In a transaction of its own: none touches two players' rows (0037).
  if (found.isKnown) await app.db.transaction((tx) => giveWay(app, tx, form.playerId));
  const playerId = found.isKnown ? randomUUID() : form.playerId;
  const replaces = found.isKnown ? form.playerId : null;
  const codes = await app.identified.register(brand, { playerId, replaces, identity, form }, async (tx) => {
    // Under the session's lock, so that the form sent twice at once opens one account.
    const locked = await lockSession(tx, sessionId);
    if (locked?.status !== 'VERIFIED' || locked.accountId !== form.playerId || locked.isKnown !== found.isKnown)
      throw new Refusal(403, ERROR.payAndPlaySession);
    // Two browsers of one person: the second waits for the first. An account that was never finished gives way.
    const owner = await claimSubject(tx, keys, playerId);
    const player = owner === null ? null : await findPlayer(tx, owner);
    if (player && player.status !== 'PRE_REGISTERED') throw new Refusal(400, DOCUMENT_ERROR.playerAlreadyExists);
    await moveSession(tx, sessionId, 'VERIFIED', { isKnown: true, accountId: playerId });
  });
  return { playerId, ...codes };
}
