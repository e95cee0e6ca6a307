import { randomUUID } from 'node:crypto';
import { ERROR } from '@baize/contracts/errors';
import type { InboxKind } from '@baize/contracts/inbox';
import type { operatorSecondFactorRemoval } from '@baize/contracts/operator';
import type { OutgoingMessage } from '@baize/contracts/messaging';
import type { SecondFactorState } from '@baize/contracts/second-factor';
import type { FastifyInstance } from 'fastify';
import type { Queryable, Transaction } from '../../../plugins/database.ts';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import type { OperatorCall } from '../../../plugins/operator-plane/index.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import type { IdentityAdmin } from '../../../ports/identity/port.ts';
import { findPlayer, type PlayerRecord } from '../../player/index.ts';
import type { AuthenticatorVault } from '../authenticator-vault.ts';
import { matchingStep, newAuthenticatorSecret } from '../model/authenticator.ts';
import { isRecoveryCode, newRecoveryCodes, recoveryHash } from '../model/recovery-codes.ts';
import { secondFactorMessage, type SecondFactorEvent } from '../model/second-factor-texts.ts';
import * as repository from '../repository/second-factors.ts';
import { askPassword, wrongPassword } from './ask-password.ts';

/** How long a player has, after the password, to set up an app. */
const SETUP_MS = 10 * 60_000;
/** How long a code lasts for one withdrawal. */
const CONFIRMED_MS = 5 * 60_000;

export interface SecondFactorContext {
  readonly app: FastifyInstance;
  readonly identity: IdentityAdmin;
  readonly vault: AuthenticatorVault;
  readonly sendLater: (message: OutgoingMessage) => void;
}

/** The player and the session of a call. */
type Caller = Pick<Player, 'playerId' | 'sessionId'>;

/** How a code was judged. `used`: right, but an app's code opens something once. */
export type CodeVerdict = 'app' | 'recovery' | 'used' | 'wrong';

/** Returns whether the second factor is on, since when, and how many recovery codes are left. */
export async function secondFactorOf({ app }: SecondFactorContext, playerId: string): Promise<SecondFactorState> {
  const factor = await repository.findSecondFactor(app.db, playerId);
  return {
    available: true,
    enabledAt: factor?.enabledAt.toISOString() ?? null,
    recoveryCodesLeft: factor ? await repository.countRecoveryCodes(app.db, playerId) : 0,
  };
}

/** Accepts a code and uses it up: an app's code of a time step counts once, and so does each recovery code. */
export async function acceptCode(
  { app, vault }: Pick<SecondFactorContext, 'app' | 'vault'>,
  db: Queryable,
  playerId: string,
  typed: string,
): Promise<CodeVerdict> {
  const factor = await repository.findSecondFactor(db, playerId);
  if (!factor) return 'wrong';
  const now = app.wallClock.now();
  if (isRecoveryCode(typed))
    return (await repository.takeRecoveryCode(db, playerId, recoveryHash(playerId, typed), now)) ? 'recovery' : 'wrong';
  const step = matchingStep(vault.open(playerId, factor.sealedSecret), typed, now);
  if (step === null) return 'wrong';
  return (await repository.takeStep(db, playerId, step)) ? 'app' : 'used';
}

/** Leaves the inbox message of an event; the email follows after the commit, by the returned function. */
export async function announce(
  { app, sendLater }: Pick<SecondFactorContext, 'app' | 'sendLater'>,
  tx: Queryable,
  player: PlayerRecord,
  event: SecondFactorEvent,
): Promise<() => void> {
  await app.tellPlayer(tx, { playerId: player.id, kind: event satisfies InboxKind });
  return () => {
    const brand = app.brands.get(player.brand);
    const { locale, subject, text } = secondFactorMessage(player.languageCode, player.countryCode, event, {
      brand: brand.name,
      name: player.firstName,
      support: brand.contact.supportEmail,
    });
    sendLater({ id: randomUUID(), channel: 'EMAIL', to: player.email, brand: brand.id, locale, subject, text });
  };
}

/** @throws Refusal 401 if the player is gone */
export async function playerOf({ app }: Pick<SecondFactorContext, 'app'>, playerId: string): Promise<PlayerRecord> {
  const player = await findPlayer(app.db, playerId);
  if (!player) throw new Refusal(401, ERROR.unauthorized);
  return player;
}

/**
 * Asks a signed-in player for a code. Five wrong ones lock these checks for 15 minutes, and not the login: a stolen
 * session allows few guesses, and does not lock the owner out.
 * @throws Refusal 409 error.second_factor.off · 400 error.second_factor.code, error.second_factor.code_used,
 * error.second_factor.recovery · 403 error.second_factor.locked
 */
export async function askCode(context: SecondFactorContext, playerId: string, typed: string): Promise<void> {
  const { app } = context;
  const attempt = await repository.takeCodeAttempt(app.db, playerId, app.clock.now());
  if (!attempt.taken) {
    const isOn = (await repository.findSecondFactor(app.db, playerId)) !== null;
    throw isOn ? new Refusal(403, ERROR.secondFactorLocked) : new Refusal(409, ERROR.secondFactorOff);
  }
  const verdict = await acceptCode(context, app.db, playerId, typed);
  if (verdict === 'app' || verdict === 'recovery') return repository.clearCodeAttempts(app.db, playerId);
  if (attempt.last) {
    (await announce(context, app.db, await playerOf(context, playerId), 'SECOND_FACTOR_GUESSED'))();
    throw new Refusal(403, ERROR.secondFactorLocked);
  }
  if (isRecoveryCode(typed)) throw fieldRefusal('code', ERROR.secondFactorRecovery);
  throw fieldRefusal('code', verdict === 'used' ? ERROR.secondFactorCodeUsed : ERROR.secondFactorCode);
}

/**
 * Lets this session set up an authenticator app for ten minutes, and returns the recovery codes that come with it. They
 * count once the app is on. The password is asked, because a second factor that a thief turns on locks the owner out.
 * @throws Refusal 400 error.old_password.incorrect · 403 error.sign.in.attempt.count.exceeded · 409 error.second_factor.on
 */
export async function beginSetup(
  context: SecondFactorContext,
  { playerId, sessionId }: Caller,
  password: string,
): Promise<{ recoveryCodes: string[] }> {
  const { app } = context;
  await askPassword(context, playerId, password, 'password');
  if (await repository.findSecondFactor(app.db, playerId)) throw new Refusal(409, ERROR.secondFactorOn);
  const recoveryCodes = newRecoveryCodes();
  await repository.beginSetup(app.db, {
    playerId,
    sessionId,
    recoveryHashes: recoveryCodes.map((code) => recoveryHash(playerId, code)),
    expiresAt: new Date(app.wallClock.now().getTime() + SETUP_MS),
  });
  return { recoveryCodes };
}

/** Returns the secret for the app (AssociateSoftwareToken), or null if this session may not set one up. */
export async function associateApp(context: SecondFactorContext, caller: Caller): Promise<string | null> {
  const { app, vault } = context;
  const secret = newAuthenticatorSecret();
  const { sealedSecret } = vault.seal(caller.playerId, secret);
  return (await repository.setSetupSecret(app.db, caller, sealedSecret, app.wallClock.now())) ? secret : null;
}

/** Checks the first code of the app (VerifySoftwareToken). Five wrong ones end the setup. */
export async function verifyApp(
  { app, vault }: SecondFactorContext,
  { playerId, sessionId }: Caller,
  typed: string,
): Promise<'verified' | 'wrong' | 'no setup'> {
  const now = app.wallClock.now();
  const setup = await repository.takeSetupAttempt(app.db, playerId, sessionId, now);
  if (!setup?.sealedSecret) return 'no setup';
  const step = matchingStep(vault.open(playerId, setup.sealedSecret), typed, now);
  if (step === null) return 'wrong';
  await repository.verifySetup(app.db, playerId, step);
  return 'verified';
}

/**
 * Turns a verified app on (SetUserMFAPreference): from now on every login needs it. All other sessions end, because they
 * were opened without it.
 * @returns false if this session has no verified app
 */
export async function turnOn(context: SecondFactorContext, caller: Caller): Promise<boolean> {
  const { app, identity, vault } = context;
  const { playerId, sessionId } = caller;
  const player = await playerOf(context, playerId);
  const now = app.wallClock.now();
  const mail = await app.db.transaction(async (tx) => {
    // The password first: a login that is under way either ends with the other sessions or sees the app.
    await identity.holdPassword(tx, playerId);
    await app.holdSession(tx, caller);
    const setup = await repository.takeSetup(tx, playerId, sessionId, now);
    if (setup?.sealedSecret == null || setup.verifiedStep === null) return null;
    const isNew = await repository.insertSecondFactor(tx, {
      playerId,
      ...vault.seal(playerId, vault.open(playerId, setup.sealedSecret)),
      enabledAt: app.clock.now(),
      lastStep: setup.verifiedStep,
    });
    if (!isNew) return null;
    await repository.replaceRecoveryCodes(tx, playerId, setup.recoveryHashes);
    await app.endSessions(tx, { playerId, except: sessionId }, 'second factor turned on');
    await app.audit(tx, 'player.second_factor_on', playerId, {});
    return announce(context, tx, player, 'SECOND_FACTOR_ON');
  });
  mail?.();
  return mail !== null;
}

/** Runs a change that needs the password and a code, under the password's lock and in an open session. */
async function change<Result>(
  context: SecondFactorContext,
  caller: Caller,
  { password, code }: { readonly password: string; readonly code: string },
  apply: (tx: Transaction, player: PlayerRecord) => Promise<Result>,
): Promise<Result> {
  const { app, identity } = context;
  const player = await playerOf(context, caller.playerId);
  // Read before the check, so that a change of the password between the two is noticed below.
  const mark = await identity.passwordMark(app.db, player.id);
  await askPassword(context, player.id, password, 'password');
  await askCode(context, player.id, code);
  return app.db.transaction(async (tx) => {
    const current = await identity.holdPassword(tx, player.id);
    await app.holdSession(tx, caller);
    if (current !== mark) throw wrongPassword('password');
    return apply(tx, player);
  });
}

/**
 * Turns the second factor off, with the password and a code of the app or a recovery code.
 * @throws Refusal as `askPassword` and `askCode`
 */
export async function turnOff(
  context: SecondFactorContext,
  caller: Caller,
  proof: { readonly password: string; readonly code: string },
): Promise<void> {
  const mail = await change(context, caller, proof, async (tx, player) => {
    if (!(await repository.deleteSecondFactor(tx, player.id))) throw new Refusal(409, ERROR.secondFactorOff);
    await context.app.audit(tx, 'player.second_factor_off', player.id, {});
    return announce(context, tx, player, 'SECOND_FACTOR_OFF');
  });
  mail();
}

/**
 * Turns the second factor off for a player who has lost the phone and the recovery codes, and ends their sessions. A
 * second person approves it, about the app that is on now: an approval does not remove one that was set up since.
 * @throws Refusal 404 for an unknown player · 409 error.second_factor.off
 */
export async function turnOffByOperator(
  context: SecondFactorContext,
  { params: { playerId }, secondPerson, record }: OperatorCall<typeof operatorSecondFactorRemoval>,
): Promise<void> {
  const { app, identity } = context;
  const player = await findPlayer(app.db, playerId);
  if (!player) throw new Refusal(404, ERROR.notFound);
  const mail = await app.db.transaction(async (tx) => {
    await identity.holdPassword(tx, playerId);
    const factor = await repository.findSecondFactor(tx, playerId);
    if (!factor) throw new Refusal(409, ERROR.secondFactorOff);
    const before = { secondFactorSince: factor.enabledAt.toISOString() };
    secondPerson(before);
    await repository.deleteSecondFactor(tx, playerId);
    await app.endSessions(tx, { playerId }, 'second factor turned off by an operator');
    await record(tx, { subject: playerId, before, after: { secondFactorSince: null } });
    return announce(context, tx, player, 'SECOND_FACTOR_OFF');
  });
  mail();
}

/**
 * Replaces the recovery codes; the earlier ones are void.
 * @throws Refusal as `askPassword` and `askCode`
 */
export async function renewRecoveryCodes(
  context: SecondFactorContext,
  caller: Caller,
  proof: { readonly password: string; readonly code: string },
): Promise<{ recoveryCodes: string[] }> {
  const recoveryCodes = newRecoveryCodes();
  const mail = await change(context, caller, proof, async (tx, player) => {
    await repository.replaceRecoveryCodes(
      tx,
      player.id,
      recoveryCodes.map((code) => recoveryHash(player.id, code)),
    );
    await context.app.audit(tx, 'player.recovery_codes_renewed', player.id, {});
    return announce(context, tx, player, 'RECOVERY_CODES_RENEWED');
  });
  mail();
  return { recoveryCodes };
}

/**
 * Takes a code for one withdrawal of this session, within five minutes.
 * @throws Refusal as `askCode`
 */
export async function confirm(
  context: SecondFactorContext,
  { playerId, sessionId }: Caller,
  code: string,
): Promise<void> {
  await askCode(context, playerId, code);
  await repository.saveConfirmation(context.app.db, playerId, sessionId, context.app.wallClock.now());
}

/**
 * Tells whether a withdrawal may go on: the player has no second factor, or this session has just given a code, which is
 * used up with the caller's transaction.
 */
export async function passWithdrawal(
  { app }: { readonly app: FastifyInstance },
  tx: Transaction,
  { playerId, sessionId }: Caller,
): Promise<boolean> {
  if (!(await repository.findSecondFactor(tx, playerId))) return true;
  const since = new Date(app.wallClock.now().getTime() - CONFIRMED_MS);
  return repository.takeConfirmation(tx, playerId, sessionId, since);
}
