import { ERROR } from '@baize/contracts/errors';
import { migration } from '@baize/contracts/login';
import {
  captchaChallenge,
  emailRequest,
  emailVerification,
  knownPasswordSuffixes,
  registration,
  registrationUpdate,
  riskSetting,
  smsRequest,
  smsVerification,
} from '@baize/contracts/registration';
import {
  passwordReset,
  passwordResetNew,
  passwordResetNewByEmail,
  passwordResetSms,
} from '@baize/contracts/password-reset';
import type { FastifyInstance } from 'fastify';
import type { BrandConfig } from '@baize/brand';
import { route } from '../../plugins/contract-routes.ts';
import { Refusal } from '../../plugins/errors.ts';
import type { Messaging } from '../../ports/messaging/port.ts';
import { findPlayer } from '../player/index.ts';
import type { Captcha } from './captcha.ts';
import { shippedPasswords } from './known-passwords.ts';
import type { RegistrationCookie } from './registration-cookie.ts';
import { checkCode, sendCode } from './use-cases/codes.ts';
import { checkResetCode, requestReset, setNewPassword } from './use-cases/reset-password.ts';
import { sendingLater } from './use-cases/sending-later.ts';
import { completeDetails } from './use-cases/complete-details.ts';
import { riskSettingOf, type RegistrationContext } from './use-cases/registration-context.ts';
import { startRegistration } from './use-cases/start-registration.ts';

/** The sign-up calls and those of a forgotten password (A§4, A§7). */
export function identityRoutes(
  app: FastifyInstance,
  context: RegistrationContext & {
    readonly messaging: Messaging;
    readonly captcha: Captcha;
    readonly cookie: RegistrationCookie;
  },
): void {
  const { captcha, cookie } = context;

  /** Returns the brand of the registration; refuses a body that names another player. */
  const brandOf = async (playerId: string, bodyPlayerId: string): Promise<BrandConfig> => {
    const player = playerId === bodyPlayerId ? await findPlayer(app.db, playerId) : null;
    if (!player) throw new Refusal(401, ERROR.registrationExpired);
    return app.brands.get(player.brand);
  };

  route(app, captchaChallenge, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return (await captcha.challenge()) as unknown as Record<string, unknown>;
  });
  route(app, riskSetting, ({ query, context: call }) => riskSettingOf(app, call.brand, query.countryCode));

  route(
    app,
    registration,
    async ({ body, context: call, request, reply }) => {
      await captcha.require(app.db, request);
      const playerId = await startRegistration(context, call.brand, body);
      cookie.set(reply, playerId);
      return { playerId };
    },
    { rateLimit: 20 },
  );

  route(app, registrationUpdate, async ({ body, registration: playerId, request }) => {
    await captcha.require(app.db, request);
    await completeDetails(context, await brandOf(playerId, body.playerId), playerId, body);
  });

  for (const [contract, channel] of [
    [smsRequest, 'SMS'],
    [emailRequest, 'EMAIL'],
  ] as const) {
    route(app, contract, async ({ body, registration: playerId }) =>
      sendCode(context, await brandOf(playerId, body.playerId), playerId, channel),
    );
  }
  for (const [contract, channel] of [
    [smsVerification, 'SMS'],
    [emailVerification, 'EMAIL'],
  ] as const) {
    route(app, contract, async ({ body, registration: playerId, reply }) => {
      const { registrationComplete } = await checkCode(
        context,
        await brandOf(playerId, body.playerId),
        playerId,
        channel,
        body.code,
      );
      if (registrationComplete) cookie.clear(reply);
      return { verified: true as const, registrationComplete };
    });
  }

  // A§4: there is no earlier system behind this one, so no account is confirmed. Always the same answer: it reveals nothing.
  route(app, migration, () => ({ confirmed: false }), { rateLimit: 30 });

  route(app, knownPasswordSuffixes, ({ params, reply }) => {
    reply.header('cache-control', 'public, max-age=86400');
    return { suffixes: [...shippedPasswords().suffixesOf(params.prefix)] };
  });

  const resets = { ...context, sendLater: sendingLater(app, context.messaging) };
  route(
    app,
    passwordReset,
    async ({ body, context: call, request, reply }) => {
      reply.header('cache-control', 'no-store');
      await captcha.require(app.db, request);
      return requestReset(resets, call.brand, { email: body.email, channel: body.channel, pair: call.market.pair });
    },
    { rateLimit: 10 },
  );
  route(
    app,
    passwordResetSms,
    async ({ body, context: call, reply }) => {
      reply.header('cache-control', 'no-store');
      return checkResetCode(resets, call.brand, body.smsResetKeyId, body.code);
    },
    { rateLimit: 20 },
  );
  for (const [contract, channel] of [
    [passwordResetNew, 'SMS'],
    [passwordResetNewByEmail, 'EMAIL'],
  ] as const) {
    route(app, contract, ({ body, context: call }) => setNewPassword(resets, call.brand, channel, body), {
      rateLimit: 20,
    });
  }
}
