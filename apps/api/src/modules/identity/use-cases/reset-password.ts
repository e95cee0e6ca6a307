import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { BrandConfig, LocalePair } from '@baize/brand';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import type { ResetChannel } from '@baize/contracts/password-reset';
import { RESET_PASSWORD_PATH } from '@baize/contracts/reset-password-path';
import type { AccountStatus } from '@baize/contracts/player';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../../../plugins/origin-of.ts';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import { keysOf } from '../../../plugins/keys.ts';
import type { IdentityAdmin } from '../../../ports/identity/port.ts';
import { effectiveStatus, emailKeyOf, findPlayer, findPlayerByEmail, type PlayerRecord } from '../../player/index.ts';
import { codeHash, exceedsHourlySends, matchesCode, newCode } from '../model/code-sending.ts';
import { CODE_RESEND_MS, CODE_VALID_MS } from '../model/code-state.ts';
import { dialled } from '../model/details.ts';
import { codeMessage } from '../model/message-texts.ts';
import { passwordReplacedMessage, resetMessage } from '../model/reset-texts.ts';
import { knownWords, passwordFault } from '../password-fault.ts';
import { countSend } from '../repository/codes.ts';
import {
  claimReset,
  countResets,
  findReset,
  findResetByKey,
  insertReset,
  lockResets,
  updateReset,
} from '../repository/password-resets.ts';
import { emailTo, type SendLater } from './sending-later.ts';

/** An email's link is valid for an hour; the key that a code was exchanged for, for 15 minutes. The texts say so. */
export const LINK_VALID_MS = 60 * 60_000;
export const KEY_VALID_MS = 15 * 60_000;
/** Requests on one channel within an hour for one email on one brand. */
export const HOURLY_RESETS = 5;
/**
 * Wrong codes of one request, which ends with the last. They do not count for the email, because anyone who knows it can
 * make a request and guess: that would lock its owner out. So an email's codes are guessed 25 times an hour at most.
 */
export const WRONG_CODES = 5;
const HOUR_MS = 60 * 60_000;

/**
 * Tells whose password may be replaced. Exclusions and time-outs stay: a new password lifts none of them.
 * Closed and blacklisted accounts must contact support; an unknown status is refused (ruling 23).
 */
const MAY_RESET: ReadonlySet<AccountStatus> = new Set([
  'REGISTERED',
  'PAYOUT',
  'RESTRICTED',
  'ACCOUNT_UNVERIFIED',
  'TIMEOUT',
  'SELF_EXCLUDED',
]);

export interface ResetContext {
  readonly app: FastifyInstance;
  readonly identity: IdentityAdmin;
  readonly sendLater: SendLater;
}

const keyHashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
const scopeOf = (id: string): string => `password reset|${id}`;
const subjectOf = (secret: string, brand: string, email: string): string =>
  createHmac('sha256', secret)
    .update(`password reset of|${brand}|${emailKeyOf(email)}`)
    .digest('base64url');
const newKey = (): string => randomBytes(32).toString('base64url');

const mayReset = (player: PlayerRecord | null, now: Date): player is PlayerRecord =>
  player !== null && MAY_RESET.has(effectiveStatus(player, now));

/**
 * Requests a link by email or a code by SMS (A§4 Email step). Row, counts and response are the same for an email that
 * has no account; only the message differs, and it leaves after the response.
 */
export async function requestReset(
  context: ResetContext,
  brand: BrandConfig,
  input: { readonly email: string; readonly channel: ResetChannel; readonly pair: LocalePair },
): Promise<{ smsResetKeyId: string; resendAt: string; expiresAt: string }> {
  const { app } = context;
  const { channel } = input;
  const now = app.clock.now();
  const [secret] = keysOf(app.env, 'password resets');
  const subject = subjectOf(secret, brand.id, input.email);
  const id = randomUUID();
  const code = newCode();
  const key = newKey();
  const expiresAt = new Date(now.getTime() + (channel === 'SMS' ? CODE_VALID_MS : LINK_VALID_MS));

  const recipient = await app.db.transaction(async (tx): Promise<PlayerRecord | null> => {
    await lockResets(tx, subject);
    const counted = await countResets(tx, subject, channel, new Date(now.getTime() - HOUR_MS));
    if (counted.requests >= HOURLY_RESETS)
      throw new Refusal(400, channel === 'SMS' ? DOCUMENT_ERROR.smsMaxAttempts : ERROR.emailMaxAttempts);
    const next = counted.last && new Date(counted.last.getTime() + CODE_RESEND_MS);
    if (next && now < next) throw new Refusal(400, ERROR.codeTooSoon, { resendAt: next.toISOString() });
    const found = await findPlayerByEmail(tx, brand.id, input.email);
    const player = mayReset(found, now) ? found : null;
    const destination =
      player === null
        ? subject
        : channel === 'SMS'
          ? dialled({ prefix: player.phonePrefix, body: player.phoneBody })
          : player.email;
    const sends = await countSend(tx, destination, now);
    await insertReset(tx, {
      id,
      subject,
      brand: brand.id,
      playerId: player?.id ?? null,
      channel,
      createdAt: now,
      expiresAt,
      codeHash: player && channel === 'SMS' ? codeHash(secret, scopeOf(id), code) : null,
      keyHash: player && channel === 'EMAIL' ? keyHashOf(key) : null,
    });
    // A phone that got too many messages gets no more; saying so would reveal that there is one.
    return exceedsHourlySends(sends, app.env) ? null : player;
  });

  if (recipient) {
    const common = { id: randomUUID(), channel, brand: brand.id } as const;
    if (channel === 'SMS') {
      const text = codeMessage(recipient.languageCode, recipient.countryCode, {
        brand: brand.name,
        code,
        name: recipient.firstName,
      });
      context.sendLater({
        ...common,
        to: dialled({ prefix: recipient.phonePrefix, body: recipient.phoneBody }),
        locale: text.locale,
        text: text.sms,
      });
    } else {
      const link = `${originOf(app.env, brand.id) ?? ''}/${input.pair}/${RESET_PASSWORD_PATH}#key=${key}`;
      const {
        locale,
        subject: title,
        text,
      } = resetMessage(recipient.languageCode, recipient.countryCode, {
        brand: brand.name,
        name: recipient.firstName,
        link,
      });
      context.sendLater({ ...common, to: recipient.email, locale, subject: title, text });
    }
  }
  return {
    smsResetKeyId: id,
    resendAt: new Date(now.getTime() + CODE_RESEND_MS).toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * Exchanges a correct code for the key of the new password (A§4 Verification step). A wrong code counts even though the
 * call is refused.
 */
export async function checkResetCode(
  context: ResetContext,
  brand: BrandConfig,
  id: string,
  code: string,
): Promise<{ resetKey: string }> {
  const { app } = context;
  const now = app.clock.now();
  const key = newKey();
  const fault = await app.db.transaction(async (tx): Promise<string | null> => {
    const named = await findReset(tx, id);
    if (named?.brand !== brand.id || named.channel !== 'SMS') return DOCUMENT_ERROR.smsCodeInvalid;
    await lockResets(tx, named.subject);
    // Read again, because another call may have changed it while this one waited for the lock.
    const reset = await findReset(tx, id);
    if (reset && reset.wrongAttempts >= WRONG_CODES) return DOCUMENT_ERROR.smsMaxAttempts;
    if (!reset || reset.keyHash !== null || reset.usedAt !== null || reset.expiresAt <= now)
      return ERROR.smsCodeExpired;
    if (!matchesCode(reset.codeHash, keysOf(app.env, 'password resets'), scopeOf(id), code)) {
      const wrong = reset.wrongAttempts + 1;
      await updateReset(tx, id, { wrongAttempts: wrong });
      return wrong >= WRONG_CODES ? DOCUMENT_ERROR.smsMaxAttempts : DOCUMENT_ERROR.smsCodeInvalid;
    }
    await updateReset(tx, id, {
      codeHash: null,
      keyHash: keyHashOf(key),
      expiresAt: new Date(now.getTime() + KEY_VALID_MS),
    });
    return null;
  });
  // Thrown after the commit: otherwise the refusal would roll the count back and allow unlimited guesses.
  if (fault !== null) throw new Refusal(400, fault);
  return { resetKey: key };
}

/**
 * Sets the new password with a one-time key (A§4 Password step) and ends every session of the player. It signs no one
 * in, so the next login checks exclusions as usual.
 * @throws Refusal 400 error.password.reset for a key that is wrong, used, expired, of another brand or of another
 * channel
 */
export async function setNewPassword(
  context: ResetContext,
  brand: BrandConfig,
  channel: ResetChannel,
  input: { readonly resetKey: string; readonly password: string },
): Promise<void> {
  const { app, identity } = context;
  const now = app.clock.now();
  const refused = () => new Refusal(400, DOCUMENT_ERROR.passwordReset);
  const reset = await findResetByKey(app.db, { hash: keyHashOf(input.resetKey), channel, brand: brand.id }, now);
  const player = reset && (await findPlayer(app.db, reset.playerId));
  if (!reset || !mayReset(player, now)) throw refused();
  const fault = passwordFault(input.password, knownWords(player, brand.name));
  if (fault) throw fieldRefusal('password', fault);
  if (await identity.isPassword(app.db, player.id, input.password)) throw fieldRefusal('password', ERROR.passwordSame);
  const setPassword = await identity.setPassword(player.id, input.password);
  await app.db.transaction(async (tx) => {
    // First, as a change by the player does: the two lock the same rows.
    await identity.holdPassword(tx, player.id);
    if (!(await claimReset(tx, reset, now))) throw refused();
    await app.endSessions(tx, { playerId: player.id }, 'password reset');
    await app.audit(tx, 'player.password_reset', player.id, { channel });
    // After all that could still fail: a pool's answer cannot be rolled back.
    await setPassword(tx);
  });
  context.sendLater(emailTo(app, player, passwordReplacedMessage));
}
