import { randomUUID } from 'node:crypto';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import type { BrandConfig } from '@baize/brand';
import { Refusal } from '../../../plugins/errors.ts';
import { keysOf } from '../../../plugins/keys.ts';
import type { Messaging } from '../../../ports/messaging/port.ts';
import { updatePlayer, type PlayerRecord } from '../../player/index.ts';
import { codeHash, exceedsHourlySends, matchesCode, newCode } from '../model/code-sending.ts';
import { mostSends, requestCode, resendAt, sendFailed, verifyCode, type CodeFault } from '../model/code-state.ts';
import { dialled } from '../model/details.ts';
import { codeMessage } from '../model/message-texts.ts';
import { countSend, lockCode, saveCode, type Channel } from '../repository/codes.ts';
import { finishIfComplete } from './finish-registration.ts';
import { lockRegistration, type RegistrationContext } from './registration-context.ts';

const FAULTS: Readonly<Record<Channel, Readonly<Record<CodeFault, string>>>> = {
  SMS: {
    max_attempts: DOCUMENT_ERROR.smsMaxAttempts,
    too_soon: ERROR.codeTooSoon,
    expired: ERROR.smsCodeExpired,
    invalid: DOCUMENT_ERROR.smsCodeInvalid,
  },
  EMAIL: {
    max_attempts: ERROR.emailMaxAttempts,
    too_soon: ERROR.codeTooSoon,
    expired: ERROR.emailCodeExpired,
    invalid: ERROR.emailCodeInvalid,
  },
};

const destinationOf = (player: PlayerRecord, channel: Channel): string =>
  channel === 'SMS' ? dialled({ prefix: player.phonePrefix, body: player.phoneBody }) : player.email;

const scopeOf = (playerId: string, channel: Channel): string => `${playerId}|${channel}`;

/** Sends a code by SMS or email (A§4, A§7). */
export async function sendCode(
  context: RegistrationContext & { readonly messaging: Messaging },
  brand: BrandConfig,
  playerId: string,
  channel: Channel,
): Promise<{ resendAt: string; expiresAt: string }> {
  const { app, messaging } = context;
  const now = app.clock.now();
  const code = newCode();
  const { player, state } = await app.db.transaction(async (tx) => {
    const found = await lockRegistration(tx, playerId);
    const destination = destinationOf(found, channel);
    const stored = await lockCode(tx, playerId, channel, destination);
    const named = channel === 'SMS' ? app.catalogue.smsMaxAttempts(brand.id) : null;
    const step = requestCode(stored, now, mostSends(named));
    if (!step.ok)
      throw new Refusal(
        400,
        FAULTS[channel][step.fault],
        step.fault === 'too_soon' ? { resendAt: resendAt(stored)?.toISOString() } : undefined,
      );
    const sends = await countSend(tx, destination, now);
    if (exceedsHourlySends(sends, app.env)) throw new Refusal(400, FAULTS[channel].max_attempts);
    await saveCode(tx, playerId, channel, {
      ...stored,
      ...step.state,
      destination,
      codeHash: codeHash(keysOf(app.env, 'sign-up codes')[0], scopeOf(playerId, channel), code),
    });
    return { player: found, state: step.state };
  });
  const text = codeMessage(player.languageCode, player.countryCode, {
    brand: brand.name,
    code,
    name: player.firstName,
  });
  try {
    await messaging.send({
      id: randomUUID(),
      channel,
      to: destinationOf(player, channel),
      brand: brand.id,
      locale: text.locale,
      ...(channel === 'SMS' ? { text: text.sms } : { subject: text.emailSubject, text: text.email }),
    });
  } catch (fault) {
    app.log.warn({ err: fault, channel }, 'a code could not be sent');
    await app.db.transaction(async (tx) => {
      const stored = await lockCode(tx, playerId, channel, destinationOf(player, channel));
      await saveCode(tx, playerId, channel, { ...stored, ...sendFailed(stored), codeHash: null });
    });
    throw new Refusal(503, ERROR.messageNotSent);
  }
  return { resendAt: (resendAt(state) ?? now).toISOString(), expiresAt: (state.expiresAt ?? now).toISOString() };
}

/** Checks a code. A wrong one is counted even though the call is refused. */
export async function checkCode(
  context: RegistrationContext,
  brand: BrandConfig,
  playerId: string,
  channel: Channel,
  code: string,
): Promise<{ registrationComplete: boolean }> {
  const { app } = context;
  const now = app.clock.now();
  const outcome = await app.db.transaction(
    async (tx): Promise<{ fault: CodeFault } | { registrationComplete: boolean }> => {
      const player = await lockRegistration(tx, playerId);
      const stored = await lockCode(tx, playerId, channel, destinationOf(player, channel));
      const secrets = keysOf(app.env, 'sign-up codes');
      const matches = matchesCode(stored.codeHash, secrets, scopeOf(playerId, channel), code);
      const step = verifyCode(stored, matches, now);
      await saveCode(tx, playerId, channel, { ...stored, ...step.state, ...(step.ok ? { codeHash: null } : {}) });
      if (!step.ok) return { fault: step.fault };
      await updatePlayer(tx, playerId, channel === 'SMS' ? { phoneVerifiedAt: now } : { emailVerifiedAt: now });
      return { registrationComplete: await finishIfComplete(context, brand, tx, playerId) };
    },
  );
  // Thrown after the commit: otherwise the refusal would roll the count back and allow unlimited guesses.
  if ('fault' in outcome) throw new Refusal(400, FAULTS[channel][outcome.fault]);
  if (outcome.registrationComplete) await context.identity.waitForConfirmation(playerId);
  return outcome;
}
