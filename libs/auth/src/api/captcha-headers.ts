import { captchaChallenge } from '@baize/contracts/player';
import { HEADERS } from '@baize/contracts/route';
import { call } from '@baize/http';
import { solveCaptcha } from './captcha.ts';

/** Returns the captcha header of a call, with a freshly solved challenge. */
export const captchaHeaders = async (): Promise<Record<string, string>> => ({
  [HEADERS.captcha]: await solveCaptcha(await call(captchaChallenge)),
});
