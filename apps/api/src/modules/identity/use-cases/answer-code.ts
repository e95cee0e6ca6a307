import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import { clientOf } from '../../../plugins/ip-list.ts';
import { keysOf } from '../../../plugins/keys.ts';
import { findPlayer, loginRefusalOf, recordLogin, sessionReachOf, type Visit } from '../../player/index.ts';
import { codeKeyOf, decideCode, LAST_CODE } from '../model/sign-in-attempts.ts';
import { useCaptcha } from '../repository/captchas.ts';
import { failuresBefore, signInSucceeded, takeSignIn } from '../repository/sign-in-attempts.ts';
import { holdPasswordHash } from '../repository/users.ts';
import type { SignInChallenges } from '../sign-in-challenges.ts';
import { acceptCode, announce, type SecondFactorContext } from './second-factor.ts';
import { hasLoggedInFrom, startSession, type SignInContext, type SignInResult } from './sign-in.ts';

export type CodeResult =
  | Exclude<SignInResult, { readonly kind: 'code-needed' | 'captcha-needed' }>
  /** A wrong code; the challenge can be answered again. */
  | { readonly kind: 'wrong-code' }
  /** The code has opened something before. */
  | { readonly kind: 'used-code' };

/** Thrown, so that nothing of the login is kept: neither its session nor a code that was used up for it. */
class NotOpened extends Error {
  readonly result: CodeResult;
  constructor(result: CodeResult) {
    super(result.kind);
    this.result = result;
  }
}

const tooMany: CodeResult = { kind: 'refused', refusal: { code: DOCUMENT_ERROR.signInAttemptsExceeded } };

/**
 * Finishes a login with a code of the authenticator app, or with a recovery code (SOFTWARE_TOKEN_MFA). The password was
 * right, and must still be the same.
 */
export async function answerCode(
  context: SignInContext & SecondFactorContext & { readonly challenges: SignInChallenges },
  input: {
    readonly session: string;
    readonly code: string;
    readonly brand: string;
    readonly clientId: string;
    readonly visit: Visit;
  },
): Promise<CodeResult> {
  const { db, clock, env, challenges } = context;
  const challenge = challenges.read(input.session);
  const player = challenge && (await findPlayer(db, challenge.playerId));
  if (!challenge || challenge.clientId !== input.clientId || player?.brand !== input.brand)
    return { kind: 'unauthorised' };
  const [secret] = keysOf(env, 'sign-in attempts');
  const attempt = { login: codeKeyOf(secret, player.id), source: clientOf(input.visit.ip) };
  const known = async () => hasLoggedInFrom(context, player.id, attempt.source);
  const before = decideCode(await failuresBefore(db, attempt, clock.now()));
  if (before === 'LOCKED' || (before === 'KNOWN_ONLY' && !(await known()))) return tooMany;
  // Counted before the code is checked; parallel guesses that passed the check above stop here.
  const failures = await takeSignIn(db, attempt, clock.now());
  const counted = decideCode(failures);
  if (counted === 'LOCKED' || (counted === 'KNOWN_ONLY' && !(await known()))) return tooMany;
  const refusal = loginRefusalOf(player, clock.now());
  if (refusal && !(challenge.restricted && sessionReachOf(player, clock.now()) === 'RESTRICTED'))
    return { kind: 'refused', refusal };
  let mail: (() => void) | undefined;
  try {
    const tokens = await startSession(context, player, input.clientId, async (tx, sessionId) => {
      await recordLogin(tx, {
        playerId: player.id,
        sessionId,
        at: clock.now(),
        ...input.visit,
        method: 'PASSWORD_AND_CODE',
      });
      if (!challenge.isOf(await holdPasswordHash(tx, player.id, 'share')))
        throw new NotOpened({ kind: 'unauthorised' });
      const verdict = await acceptCode(context, tx, player.id, input.code);
      if (verdict === 'wrong') throw new NotOpened({ kind: 'wrong-code' });
      if (verdict === 'used') throw new NotOpened({ kind: 'used-code' });
      // The store of what works once; a captcha's name is a hash, so the two cannot meet.
      if (!(await useCaptcha(tx, `challenge:${challenge.id}`, challenge.expiresAt)))
        throw new NotOpened({ kind: 'unauthorised' });
      if (verdict === 'recovery') mail = await announce(context, tx, player, 'RECOVERY_CODE_USED');
    });
    await signInSucceeded(db, attempt);
    mail?.();
    return { kind: 'signed-in', player, tokens };
  } catch (fault) {
    if (!(fault instanceof NotOpened)) throw fault;
    // Anyone who guesses here knows the password, so the player must change it.
    if (fault.result.kind === 'wrong-code' && failures.pair === LAST_CODE && counted === 'OPEN')
      (await announce(context, db, player, 'SECOND_FACTOR_GUESSED'))();
    return fault.result;
  }
}
