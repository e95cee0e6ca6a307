import type { BrandConfig } from '@baize/brand';
import { ERROR } from '@baize/contracts/errors';
import type { BankDeposit } from '@baize/contracts/pay-and-play';
import { toWire } from '@baize/kernel';
import { Refusal } from '../../../plugins/errors.ts';
import type { Visitor } from '../../../plugins/location.ts';
import {
  findPlayer,
  followProvince,
  loginRefusalOf,
  recordLogin,
  sessionReachOf,
  visitOf,
} from '../../player/index.ts';
import { endSession, findSession, lockSession, moveSession, type BankSession } from '../repository.ts';
import { requireOpen, RETRY_MS, type BankContext } from './context.ts';
import { completeMoney } from './money-tasks.ts';

/**
 * Exchanges a verified session for tokens, once (A§4), and takes the deposit. A player who is kept out learns why; one
 * who may enter the restricted session asks for it (ruling 19). Their money is given free at the bank.
 * @throws Refusal 403 error.pay_and_play.session · 403 with the login refusal of the player's status
 */
export async function logIn(
  context: BankContext,
  brand: BrandConfig,
  request: {
    readonly sessionId: string;
    readonly playerId: string;
    readonly restricted: boolean;
    readonly visitor: Visitor;
  },
) {
  const { app } = context;
  const { sessionId, visitor } = request;
  const now = app.clock.now();
  const found = requireOpen(await findSession(app.db, sessionId), brand.id, now);
  const known =
    found.isKnown && found.accountId === request.playerId ? await findPlayer(app.db, request.playerId) : null;
  if (found.status !== 'VERIFIED' || !known || known.status === 'PRE_REGISTERED')
    throw new Refusal(403, ERROR.payAndPlaySession);
  // Before the bank's money is taken.
  const player = await app.exclusionRegisters.refresh(known);
  const refusal = loginRefusalOf(player, now);
  const canRestrict = sessionReachOf(player, now) === 'RESTRICTED';
  if (refusal && !(request.restricted && canRestrict)) {
    if (!canRestrict) await endSession(app.db, sessionId, now);
    throw new Refusal(403, refusal.code, { ...refusal });
  }
  // Without a register's answer the login goes on, but no money is taken (ruling 23).
  const isAllowed =
    refusal === null &&
    app.exclusionRegisters.haveAnswered(player, now) &&
    (await app.payments.fromBank.reserve(depositOf(found, player.id)));
  const tokens = await app.identified.startSession(player, request.restricted, async (tx, id) => {
    const locked = await lockSession(tx, sessionId);
    if (locked?.status !== 'VERIFIED') throw new Refusal(403, ERROR.payAndPlaySession);
    await moveSession(tx, sessionId, 'VERIFIED', {
      status: 'USED',
      identity: null,
      moneyTask: isAllowed ? 'CAPTURE' : 'RELEASE',
      taskAt: new Date(now.getTime() + RETRY_MS),
    });
    await recordLogin(tx, {
      playerId: player.id,
      sessionId: id,
      at: now,
      ...visitOf(visitor),
      method: 'BANK',
    });
  });
  await followProvince(app, player.id, visitor);
  const used = { ...found, moneyTask: isAllowed ? 'CAPTURE' : 'RELEASE' } as const;
  // The money is never lost: what fails here is tried again by the clock.
  const settled = await completeMoney(context, used).catch((fault: unknown) => {
    app.log.warn({ err: fault, reference: sessionId }, 'the money of a bank session is settled later');
    return 'LATER' as const;
  });
  const status: BankDeposit['status'] =
    settled === 'TAKEN' ? 'CREDITED' : isAllowed && settled === 'LATER' ? 'PENDING' : 'NOT_TAKEN';
  return {
    idToken: tokens.IdToken,
    refreshToken: tokens.RefreshToken,
    accessToken: tokens.AccessToken,
    lastAuth: player.emailKey,
    deposit: { status, amount: toWire(found.amount), currencyCode: found.currency },
  };
}

/** The deposit of a session: its reference is the session's id, so there is one at most. */
export const depositOf = (session: BankSession, playerId: string) => ({
  referenceId: session.id,
  playerId,
  brand: session.brand,
  amount: session.amount,
  currency: session.currency,
  language: session.language,
});
