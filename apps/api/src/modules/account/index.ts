import {
  changeAddress,
  changeLanguage,
  changeMarketingPreferences,
  changePassword,
  changePhone,
  changeTimeZone,
  endSignIn,
  readAddress,
  readMarketingPreferences,
  readTimeZone,
  resendPhoneCode,
  signIns,
  verifyPhoneCode,
} from '@baize/contracts/account';
import { closeAccount, readClosure } from '@baize/contracts/closure';
import { copyPersonalData } from '@baize/contracts/personal-data';
import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { route } from '../../plugins/contract-routes.ts';
import { filledPort } from '../../ports/ports.ts';
import { sendingLater } from '../identity/index.ts';
import { personalData } from './personal-data.ts';
import { addressOf, saveAddress, saveLanguage } from './use-cases/details.ts';
import { closeAccountOf, closureStateOf } from './use-cases/closure.ts';
import { copyPersonalDataOf } from './use-cases/personal-data.ts';
import { marketingPreferencesOf, saveMarketing } from './use-cases/marketing.ts';
import { changeTimeZoneOf, timeZoneOfPlayer } from './use-cases/time-zone.ts';
import { endSignInOf, signInsOf } from './use-cases/sign-ins.ts';
import { changePasswordOf } from './use-cases/password.ts';
import { resendPhoneCode as resend, startPhoneChange, verifyPhoneChange } from './use-cases/phone.ts';

/** What players change about themselves (A§4, A§7, A§8). */
export const accountModule: ApiModule = {
  name: 'account',
  migrations: new URL('./migrations/', import.meta.url),
  personalData,
  plugin: fp(
    async (app) => {
      const identity = filledPort(app.ports, 'identity');
      const messaging = filledPort(app.ports, 'messaging');
      const password = { app, identity, sendLater: sendingLater(app, messaging) };
      const phone = { ...password, messaging };

      route(app, readMarketingPreferences, ({ player }) => marketingPreferencesOf(app, player.playerId));
      route(app, changeMarketingPreferences, ({ player, body }) =>
        saveMarketing(app, player.playerId, body.preferences),
      );
      route(app, readAddress, ({ player }) => addressOf(app, player.playerId));
      route(app, changeAddress, ({ player, body }) => saveAddress(app, player, body));
      route(app, changeLanguage, ({ player, body }) => saveLanguage(app, player.playerId, body.languageCode));
      route(app, readTimeZone, ({ player }) => timeZoneOfPlayer(app, player.playerId));
      route(app, changeTimeZone, ({ player, body }) => changeTimeZoneOf(app, player, body.timeZone), { rateLimit: 20 });
      route(app, changePassword, ({ player, body }) => changePasswordOf(password, player, body), { rateLimit: 20 });
      route(app, readClosure, ({ player }) => closureStateOf(app, player.playerId));
      route(app, closeAccount, ({ player, body }) => closeAccountOf(password, player, body.password), {
        rateLimit: 20,
      });
      // As many parts a minute as a browser can read one after the other.
      route(app, copyPersonalData, ({ player, body }) => copyPersonalDataOf(password, player, body), {
        rateLimit: 240,
      });
      route(app, signIns, async ({ player }) => ({ signIns: await signInsOf(app, player) }));
      route(app, endSignIn, ({ player, params }) => endSignInOf(app, player, params.id), { rateLimit: 30 });
      route(app, changePhone, ({ player, body }) => startPhoneChange(phone, player, body), { rateLimit: 20 });
      route(app, resendPhoneCode, ({ player, body }) => resend(phone, player, body.smsVerificationId), {
        rateLimit: 20,
      });
      route(
        app,
        verifyPhoneCode,
        ({ player, body }) => verifyPhoneChange(phone, player, body.smsVerificationId, body.code),
        { rateLimit: 30 },
      );
    },
    {
      name: 'account',
      dependencies: ['audit', 'closures', 'identity', 'person', 'player', 'session-ends', 'tell-player', 'wallet'],
    },
  ),
};
