import { randomUUID } from 'node:crypto';
import type { PhoneChange, PhoneChangeBody } from '@baize/contracts/account';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import type { Transaction } from '../../../plugins/database.ts';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { keysOf } from '../../../plugins/keys.ts';
import type { Messaging } from '../../../ports/messaging/port.ts';
import {
  askPassword,
  CODE_RESEND_MS,
  codeHash,
  codeMessage,
  countSend,
  dialled,
  endPasswordResets,
  exceedsHourlySends,
  matchesCode,
  newCode,
  phoneChangedMessage,
  phoneFault,
  requestCode,
  verifyCode,
  type CodeFault,
} from '../../identity/index.ts';
import { lockPlayer, recognisePlayer, updatePlayer, type PlayerRecord } from '../../player/index.ts';
import type { PasswordContext } from './password.ts';
import {
  countPhoneTries,
  findPhoneChange,
  insertPhoneChange,
  updatePhoneChange,
  type PhoneChangeRecord,
} from '../repository.ts';

/**
 * Codes and wrong attempts count over a day, whichever numbers were requested: a new request allows no more guesses.
 */
const COUNTED_MS = 24 * 60 * 60_000;
const FAULTS: Readonly<Record<CodeFault, string>> = {
  max_attempts: DOCUMENT_ERROR.smsMaxAttempts,
  too_soon: ERROR.codeTooSoon,
  expired: ERROR.smsCodeExpired,
  invalid: DOCUMENT_ERROR.smsCodeInvalid,
};

export interface PhoneContext extends PasswordContext {
  readonly messaging: Messaging;
}

const scopeOf = (id: string): string => `phone change|${id}`;

/** Locks the player, then holds the session: one that is ended meanwhile changes no number (ruling 26). */
async function lockedPlayer(app: PhoneContext['app'], tx: Transaction, session: Player): Promise<PlayerRecord> {
  const player = await lockPlayer(tx, session.playerId);
  if (!player) throw new Refusal(401, ERROR.unauthorized);
  await app.holdSession(tx, session);
  return player;
}

/** Sends one more code to a requested number; counted before it is sent. */
async function send(
  { app, messaging }: PhoneContext,
  session: Player,
  find: (tx: Transaction, player: PlayerRecord, now: Date) => Promise<PhoneChangeRecord>,
): Promise<PhoneChange> {
  const now = app.clock.now();
  const code = newCode();
  const { player, change, expiresAt } = await app.db.transaction(async (tx) => {
    const found = await lockedPlayer(app, tx, session);
    const change = await find(tx, found, now);
    const { sends, wrong, lastSentAt } = await countPhoneTries(tx, found.id, new Date(now.getTime() - COUNTED_MS));
    const step = requestCode(
      { sends, wrongAttempts: wrong, sentAt: lastSentAt, expiresAt: null, verifiedAt: null },
      now,
    );
    if (!step.ok)
      throw new Refusal(
        400,
        FAULTS[step.fault],
        step.fault === 'too_soon' && lastSentAt
          ? { resendAt: new Date(lastSentAt.getTime() + CODE_RESEND_MS).toISOString() }
          : undefined,
      );
    const destination = dialled({ prefix: change.phonePrefix, body: change.phoneBody });
    const hourly = await countSend(tx, destination, now);
    if (exceedsHourlySends(hourly, app.env)) throw new Refusal(400, FAULTS.max_attempts);
    await updatePhoneChange(tx, change, {
      codeHash: codeHash(keysOf(app.env, 'phone changes')[0], scopeOf(change.id), code),
      sentAt: now,
      expiresAt: step.state.expiresAt,
      sends: change.sends + 1,
    });
    return { player: found, change, expiresAt: step.state.expiresAt ?? now };
  });
  const text = codeMessage(player.languageCode, player.countryCode, {
    brand: app.brands.get(player.brand).name,
    code,
    name: player.firstName,
  });
  try {
    await messaging.send({
      id: randomUUID(),
      channel: 'SMS',
      to: dialled({ prefix: change.phonePrefix, body: change.phoneBody }),
      brand: player.brand,
      locale: text.locale,
      text: text.sms,
    });
  } catch (fault) {
    app.log.warn({ err: fault }, 'the code for a new phone number could not be sent');
    // Nothing arrived: the player may ask again at once. The attempt still counts as a send.
    await updatePhoneChange(app.db, change, { codeHash: null, sentAt: null, expiresAt: null });
    throw new Refusal(503, ERROR.messageNotSent);
  }
  return {
    smsVerificationId: change.id,
    resendAt: new Date(now.getTime() + CODE_RESEND_MS).toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * Requests another number (A§4): a code goes there, and the old number stays until the code is entered. The password is
 * checked first, so that a session left open somewhere does not give away the account.
 * @throws Refusal 401 if the session has ended meanwhile · 400 error.old_password.incorrect · 403
 * error.sign.in.attempt.count.exceeded · on its field:
 * error.phone.unchanged, error.phone.prefix_blocked, error.vonage.phone.invalid (403) · error.code.requested_too_soon ·
 * sms.max.attempts.reached · 503 error.message.not_sent
 */
export async function startPhoneChange(
  context: PhoneContext,
  session: Player,
  { mobilePhone: phone, password }: PhoneChangeBody,
): Promise<PhoneChange> {
  const { app } = context;
  await askPassword(context, session.playerId, password, 'password');
  return send(context, session, async (tx, player, now) => {
    if (dialled(phone) === dialled({ prefix: player.phonePrefix, body: player.phoneBody }))
      throw fieldRefusal('mobilePhone', ERROR.phoneUnchanged);
    const fault = phoneFault(phone, app.brands.get(player.brand));
    if (fault === 'blocked') throw fieldRefusal('mobilePhone', ERROR.phonePrefixBlocked);
    if (fault === 'impossible') throw fieldRefusal('mobilePhone', DOCUMENT_ERROR.phoneInvalid, undefined, 403);
    const change: PhoneChangeRecord = {
      id: randomUUID(),
      playerId: player.id,
      phonePrefix: phone.prefix,
      phoneBody: phone.body,
      codeHash: null,
      sentAt: null,
      expiresAt: null,
      sends: 0,
      wrongAttempts: 0,
      verifiedAt: null,
      createdAt: now,
    };
    await insertPhoneChange(tx, change);
    return change;
  });
}

/**
 * A request expires when its attempts stop counting; otherwise an old one could be messaged and guessed without limit.
 */
async function openChange(tx: Transaction, playerId: string, id: string, now: Date): Promise<PhoneChangeRecord> {
  const change = await findPhoneChange(tx, playerId, id);
  if (!change || change.verifiedAt || now.getTime() - change.createdAt.getTime() >= COUNTED_MS)
    throw new Refusal(404, ERROR.notFound);
  return change;
}

/**
 * Sends another code for a request; the previous one becomes invalid.
 * @throws Refusal 404 for a request of another player, a finished one, or one older than a day
 */
export const resendPhoneCode = (context: PhoneContext, session: Player, id: string): Promise<PhoneChange> =>
  send(context, session, (tx, player, now) => openChange(tx, player.id, id, now));

/**
 * Checks the code; a correct one replaces the old number. A wrong one counts even though the call is refused.
 * The player is notified where the change has no effect: by email, by SMS to the old number, and in the inbox.
 */
export async function verifyPhoneChange(
  { app, sendLater }: PhoneContext,
  session: Player,
  id: string,
  code: string,
): Promise<void> {
  const { playerId } = session;
  const now = app.clock.now();
  const answer = await app.db.transaction(
    async (tx): Promise<{ readonly fault: CodeFault } | { readonly before: PlayerRecord }> => {
      const player = await lockedPlayer(app, tx, session);
      const change = await openChange(tx, playerId, id, now);
      const { sends, wrong } = await countPhoneTries(tx, playerId, new Date(now.getTime() - COUNTED_MS));
      const matches = matchesCode(change.codeHash, keysOf(app.env, 'phone changes'), scopeOf(id), code);
      const step = verifyCode(
        { sends, wrongAttempts: wrong, sentAt: change.sentAt, expiresAt: change.expiresAt, verifiedAt: null },
        matches,
        now,
      );
      if (!step.ok) {
        await updatePhoneChange(tx, change, {
          wrongAttempts: change.wrongAttempts + (step.state.wrongAttempts - wrong),
        });
        return { fault: step.fault };
      }
      await updatePhoneChange(tx, change, { codeHash: null, expiresAt: null, verifiedAt: now });
      const changed = await updatePlayer(tx, playerId, {
        phonePrefix: change.phonePrefix,
        phoneBody: change.phoneBody,
        phoneVerifiedAt: now,
      });
      if (changed) await recognisePlayer(app, tx, changed);
      // The holder of the old number must not use a code that was sent to it.
      await endPasswordResets(tx, playerId, now);
      await app.tellPlayer(tx, { playerId, kind: 'PHONE_CHANGED' });
      await app.audit(tx, 'player.phone_change', playerId, {});
      return { before: player };
    },
  );
  // Thrown after the commit: otherwise the refusal would roll the count back and allow unlimited guesses.
  if ('fault' in answer) throw new Refusal(400, FAULTS[answer.fault]);
  // The number may have shown that the account belongs to someone who is kept out.
  await app.cancelForbiddenDeposits(playerId);
  notifyOldChannels(answer.before, app, sendLater);
}

/** @param player as before the change */
function notifyOldChannels(player: PlayerRecord, app: PhoneContext['app'], sendLater: PhoneContext['sendLater']): void {
  const brand = app.brands.get(player.brand);
  const { locale, subject, email, sms } = phoneChangedMessage(player.languageCode, player.countryCode, {
    brand: brand.name,
    name: player.firstName,
    support: brand.contact.supportEmail,
  });
  sendLater({
    id: randomUUID(),
    channel: 'EMAIL',
    to: player.email,
    brand: player.brand,
    locale,
    subject,
    text: email,
  });
  sendLater({
    id: randomUUID(),
    channel: 'SMS',
    to: dialled({ prefix: player.phonePrefix, body: player.phoneBody }),
    brand: player.brand,
    locale,
    text: sms,
  });
}
