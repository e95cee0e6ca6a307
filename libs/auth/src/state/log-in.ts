import { FIRST_LOGIN_RETRIES, FIRST_LOGIN_WAIT_MS, migration, type LoginPayload } from '@baize/contracts/login';
import type { IdentityPool } from '@baize/contracts/site';
import { call } from '@baize/http';
import { recordEvent } from '@baize/shell';
import { solvedCaptcha } from '../api/captcha-headers.ts';
import {
  answerCode,
  currentTokens,
  signIn,
  signInWithPasskey,
  signOutEverywhereHere,
  type Tokens,
} from '../api/identity.ts';
import { loginOutcome, passkeyOutcome, type LoginOutcome } from '../model/login-outcome.ts';

export interface LogInOptions {
  /** Waits between the tries of a first login; a test's own. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
  /** Stops waiting for a passkey, and makes the outcome `aborted`. A login with a password runs to its end. */
  readonly signal?: AbortSignal;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Logs in at the identity provider (A§4), with the call that confirms an account it does not know.
 * @param site.onTokens gets the tokens of a successful login
 * @returns null on success, otherwise why it failed, or that a code is needed; never throws
 */
export async function logIn(
  { pool, onTokens }: { readonly pool: IdentityPool; readonly onTokens: (tokens: Tokens) => void },
  { email, password, meta = {}, retry = false }: LoginPayload,
  { pause = wait, signal }: LogInOptions = {},
): Promise<LoginOutcome | null> {
  const enter = async (): Promise<LoginOutcome | null> => {
    const tokens = await currentTokens(pool);
    if (password === null && signal?.aborted === true) {
      // The passkey's answer was on its way when the player turned away.
      await signOutEverywhereHere(pool);
      return { kind: 'aborted' };
    }
    if (!tokens) return { kind: 'unauthorised' };
    onTokens(tokens);
    return null;
  };
  const answer = async (code: string): Promise<LoginOutcome | null> => {
    try {
      await answerCode(pool, code);
      const outcome = await enter();
      if (!outcome) recordEvent({ name: 'login-complete' });
      return outcome;
    } catch (error) {
      return loginOutcome(error);
    }
  };
  if (password === null) {
    try {
      await signInWithPasskey(pool, email, meta, signal);
      const outcome = await enter();
      if (!outcome) recordEvent({ name: 'login-complete' });
      return outcome;
    } catch (error) {
      return signal?.aborted === true ? { kind: 'aborted' } : passkeyOutcome(error);
    }
  }
  const attempt = async (captcha = meta.captcha): Promise<LoginOutcome | null> => {
    try {
      const { needsCode } = await signIn(pool, email, password, {
        ...meta,
        ...(captcha === undefined ? {} : { captcha }),
      });
      return needsCode ? { kind: 'code', answer } : await enter();
    } catch (error) {
      const outcome = loginOutcome(error);
      // After failures the pool wants a captcha first (ruling 31). It is solved without the player, once.
      if (outcome.kind !== 'captcha' || captcha !== undefined) return outcome;
      const solved = await solvedCaptcha().catch(() => null);
      return solved === null ? { kind: 'unreachable' } : attempt(solved);
    }
  };
  let outcome = await attempt();
  if (outcome?.kind === 'notFound') {
    const confirmed = await call(migration, { body: { email, password } }).then(
      (answer) => answer.confirmed,
      () => false,
    );
    outcome = confirmed ? await attempt() : { kind: 'unauthorised' };
  }
  for (
    let tries = 1;
    retry &&
    outcome &&
    ['unauthorised', 'notFound', 'unreachable'].includes(outcome.kind) &&
    tries < FIRST_LOGIN_RETRIES;
    tries += 1
  ) {
    await pause(FIRST_LOGIN_WAIT_MS);
    outcome = await attempt();
  }
  if (!outcome) recordEvent({ name: 'login-complete' });
  return outcome;
}
