import { captchaChallenge } from '@baize/contracts/player';
import { HEADERS } from '@baize/contracts/route';
import { call } from '@baize/http';
import { solveCaptcha } from './captcha.ts';

/** The header of a call that asks for a captcha, with a fresh challenge solved for it. */
export const captchaHeaders = async (): Promise<Record<string, string>> => ({
  [HEADERS.captcha]: await solveCaptcha(await call(captchaChallenge)),
});
