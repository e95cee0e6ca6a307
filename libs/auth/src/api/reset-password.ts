import {
  passwordReset,
  passwordResetNew,
  passwordResetNewByEmail,
  passwordResetSms,
  type ResetChannel,
} from '@baize/contracts/password-reset';
import type { ResponseOf } from '@baize/contracts/route';
import { SITE_ID } from '@baize/contracts/site';
import { call } from '@baize/http';
import { captchaHeaders } from './captcha-headers.ts';

/** Requests a link or a code. The response never reveals whether the account exists. */
export async function requestReset(email: string, channel: ResetChannel): Promise<ResponseOf<typeof passwordReset>> {
  return call(passwordReset, {
    body: { email, channel, siteId: SITE_ID, blackbox: '-' },
    headers: await captchaHeaders(),
  });
}

/** Exchanges the SMS code. @returns the key that sets the new password */
export async function verifyResetCode(smsResetKeyId: string, code: string): Promise<string> {
  return (await call(passwordResetSms, { body: { smsResetKeyId, siteId: SITE_ID, code } })).resetKey;
}

/** Sets the new password; every session of the player ends. */
export async function setNewPassword(
  { key, channel }: { readonly key: string; readonly channel: ResetChannel },
  password: string,
): Promise<void> {
  await call(channel === 'SMS' ? passwordResetNew : passwordResetNewByEmail, { body: { resetKey: key, password } });
}
