import {
  emailRequest,
  emailVerification,
  registration,
  registrationUpdate,
  smsRequest,
  smsVerification,
  type CodeReceipt,
  type ProfileUpdateBody,
  type RegistrationBody,
} from '@baize/contracts/registration';
import { SITE_ID } from '@baize/contracts/site';
import { call } from '@baize/http';
import { captchaHeaders } from './captcha-headers.ts';

export type CodeChannel = 'sms' | 'email';

/** POST registration (A§7): starts the account. @returns the player's id */
export async function register(body: RegistrationBody): Promise<string> {
  return (await call(registration, { body, headers: await captchaHeaders() })).playerId;
}

/** PUT player update (A§7): date of birth and address. */
export async function completeDetails(body: ProfileUpdateBody): Promise<void> {
  await call(registrationUpdate, { body, headers: await captchaHeaders() });
}

interface CodeCall {
  readonly playerId: string;
  readonly countryCode: string;
}

/** Sends a code. `blackbox` is a dash until a fraud vendor's script provides a token (ruling 9). */
export function requestCode(channel: CodeChannel, { playerId, countryCode }: CodeCall): Promise<CodeReceipt> {
  return call(channel === 'sms' ? smsRequest : emailRequest, {
    body: { playerId, siteId: SITE_ID, countryCode, blackbox: '-' },
  });
}

/** Checks a code. @returns whether the registration is now complete */
export async function verifyCode(
  channel: CodeChannel,
  { playerId, countryCode, code }: CodeCall & { readonly code: string },
): Promise<boolean> {
  return (
    await call(channel === 'sms' ? smsVerification : emailVerification, {
      body: { playerId, siteId: SITE_ID, countryCode, code },
    })
  ).registrationComplete;
}
