import { randomUUID } from 'node:crypto';
import type { BrandConfig } from '@baize/brand';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import type { BankDetails } from '@baize/contracts/pay-and-play';
import { Refusal } from '../../../plugins/errors.ts';
import { requireAge } from '../../identity/index.ts';
import { findPlayer } from '../../player/index.ts';
import { maskedEmail, maskedPhone } from '../model/masked.ts';
import { subjectKeysOf } from '../model/subject-keys.ts';
import { endSession, findSession, moveSession, playerOfSubject } from '../repository.ts';
import { askBank, requireOpen, type BankContext } from './context.ts';

export interface VerifiedCode {
  readonly playerId: string;
  readonly email: string | null;
  readonly mobilePhone: string | null;
  readonly details: BankDetails | null;
}

/**
 * Exchanges the bank's one-time code for the person's identity (A§4). Only an account that was opened through the bank
 * is found by it: a name and a birthday alone would let a namesake in.
 * @throws Refusal 403 error.pay_and_play.session · 400 error.pay_and_play.code for a code that is wrong, used or of another
 * session · 400 error.registration.underage · 403 error.country.blocked · 503 error.bank.unreachable
 */
export async function verifyCode(
  context: BankContext,
  brand: BrandConfig,
  { sessionId, oneTimeCode }: { readonly sessionId: string; readonly oneTimeCode: string },
): Promise<VerifiedCode> {
  const { app, bank } = context;
  const now = app.clock.now();
  const session = requireOpen(await findSession(app.db, sessionId), brand.id, now);
  // Claimed before the bank is asked, so that the same code sent twice at once is redeemed once.
  if (!(await moveSession(app.db, sessionId, 'OPEN', { status: 'REDEEMING' })))
    throw new Refusal(400, ERROR.payAndPlayCode);
  let identity;
  try {
    identity = await askBank(context, () => bank.redeem(session.bankSessionId, oneTimeCode));
  } catch (fault) {
    await moveSession(app.db, sessionId, 'REDEEMING', { status: 'OPEN' });
    throw fault;
  }
  if (!identity) {
    await moveSession(app.db, sessionId, 'REDEEMING', { status: 'OPEN' });
    throw new Refusal(400, ERROR.payAndPlayCode);
  }
  const market = app.brands.marketOfCountry(brand, session.countryCode);
  try {
    // The country of the person decides the law, and the session was opened under another one's.
    if (identity.countryCode !== session.countryCode) throw new Refusal(403, DOCUMENT_ERROR.countryBlocked);
    requireAge(market, identity, now);
  } catch (refusal) {
    await endSession(app.db, sessionId, now);
    throw refusal;
  }
  const knownId = await playerOfSubject(app.db, subjectKeysOf(app.env.personSecrets, brand.id, identity.subject));
  const found = knownId === null ? null : await findPlayer(app.db, knownId);
  // A sign-up that was never finished starts again.
  const player = found?.status === 'PRE_REGISTERED' ? null : found;
  const accountId = player?.id ?? randomUUID();
  await moveSession(app.db, sessionId, 'REDEEMING', {
    status: 'VERIFIED',
    accountId,
    isKnown: player !== null,
    identity: player ? null : identity,
  });
  if (player)
    return {
      playerId: player.id,
      email: maskedEmail(player.email),
      mobilePhone: maskedPhone(player.phoneBody),
      details: null,
    };
  const { subject, ...details } = identity;
  return { playerId: accountId, email: null, mobilePhone: null, details };
}
