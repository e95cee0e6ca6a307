import type { BrandConfig } from '@baize/brand';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import type { bankPlayerUpdate } from '@baize/contracts/pay-and-play';
import type * as z from 'zod/mini';
import { Refusal } from '../../../plugins/errors.ts';
import { findPlayer } from '../../player/index.ts';
import { subjectKeysOf } from '../model/subject-keys.ts';
import { claimSubject, findSession, lockSession, moveSession } from '../repository.ts';
import { requireOpen, type BankContext } from './context.ts';

/**
 * Opens the account of a person whom the bank has identified and who has completed the form (A§4: update player
 * details). Name, birthday and address are the bank's.
 * @throws Refusal 403 error.pay_and_play.session, or what the ordinary sign-up refuses
 */
export async function updatePlayer(
  { app }: BankContext,
  brand: BrandConfig,
  form: z.output<typeof bankPlayerUpdate.body>,
): Promise<{ readonly smsVerification: boolean; readonly emailVerification: boolean }> {
  const { sessionId } = form;
  const found = requireOpen(await findSession(app.db, sessionId), brand.id, app.clock.now());
  const { identity } = found;
  if (found.status !== 'VERIFIED' || !identity || found.accountId !== form.playerId)
    throw new Refusal(403, ERROR.payAndPlaySession);
  const keys = subjectKeysOf(app.env.personSecrets, brand.id, identity.subject);
  return app.identified.register(brand, { playerId: form.playerId, identity, form }, async (tx) => {
    // Under the session's lock, so that the form sent twice opens one account.
    const locked = await lockSession(tx, sessionId);
    if (locked?.status !== 'VERIFIED' || locked.isKnown) throw new Refusal(403, ERROR.payAndPlaySession);
    // Two browsers of one person: the second waits for the first. An account that was never finished gives way.
    const owner = await claimSubject(tx, keys, form.playerId);
    const player = owner === null ? null : await findPlayer(tx, owner);
    if (player && player.status !== 'PRE_REGISTERED') throw new Refusal(400, DOCUMENT_ERROR.playerAlreadyExists);
    await moveSession(tx, sessionId, 'VERIFIED', { isKnown: true, identity: null });
  });
}
