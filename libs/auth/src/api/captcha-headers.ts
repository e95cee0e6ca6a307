import { captchaChallenge } from '@baize/contracts/registration';
import { HEADERS } from '@baize/contracts/route';
import { call } from '@baize/http';
import { solveCaptcha } from './captcha.ts';

/** Requests a challenge and returns the token of its solution. */
export const solvedCaptcha = async (): Promise<string> => solveCaptcha(await call(captchaChallenge));

/** Returns the captcha header of a call, with a freshly solved challenge. */
export const captchaHeaders = async (): Promise<Record<string, string>> => ({
  [HEADERS.captcha]: await solvedCaptcha(),
});
