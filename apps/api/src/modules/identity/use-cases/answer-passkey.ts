import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import type { BrandConfig } from '@baize/brand';
import { clientOf } from '../../../plugins/ip-list.ts';
import { keysOf } from '../../../plugins/keys.ts';
import { emailKeyOf, findPlayer, loginRefusalOf, recordLogin, sessionReachOf, type Visit } from '../../player/index.ts';
import { mayTryPasskey, passkeyKeyOf } from '../model/sign-in-attempts.ts';
import { readUsedCredential, relyingPartyOf, requestOptions, verifyUsed } from '../passkey-ceremonies.ts';
import type { PasskeyChallenges } from '../passkey-challenges.ts';
import { useCaptcha } from '../repository/captchas.ts';
import { findPasskey, usePasskey } from '../repository/passkeys.ts';
import { signInSucceeded, takeSignIn } from '../repository/sign-in-attempts.ts';
import { findUser } from '../repository/users.ts';
import { startSession, type SignInContext, type SignInResult } from './sign-in.ts';

type Context = SignInContext & { readonly passkeyChallenges: PasskeyChallenges };

const NOBODY = '00000000-0000-0000-0000-000000000000';
const purposeOf = (clientId: string, username: string): string => `login|${clientId}|${emailKeyOf(username)}`;

/** The passkey has been used or removed while its login was under way. Thrown, so that the login is undone. */
class PasskeyGone extends Error {}

/**
 * Returns the challenge of a login with a passkey (USER_AUTH with WEB_AUTHN). It names no passkeys and asks no table, so
 * that it is the same for every address (ruling 31).
 */
export async function askPasskey(
  { env, passkeyChallenges }: Context,
  input: {
    readonly brand: BrandConfig;
    readonly clientId: string;
    readonly username: string;
    readonly restricted: boolean;
  },
): Promise<{ readonly session: string; readonly options: object }> {
  const { session, challenge } = passkeyChallenges.issue(purposeOf(input.clientId, input.username), input.restricted);
  return { session, options: await requestOptions(relyingPartyOf(env, input.brand), challenge) };
}

/**
 * Logs in with a passkey, which stands for the password and for a code: its device was unlocked by its owner. The status
 * is looked at last, so that only the player concerned learns of it, as with a password.
 */
export async function answerPasskey(
  context: Context,
  input: {
    readonly session: string;
    readonly username: string;
    /** The authenticator's answer, as text. */
    readonly credential: string;
    readonly brand: BrandConfig;
    readonly clientId: string;
    readonly visit: Visit;
  },
): Promise<Extract<SignInResult, { readonly kind: 'signed-in' | 'unauthorised' | 'refused' }>> {
  const { db, clock, env, passkeyChallenges } = context;
  const username = emailKeyOf(input.username);
  const challenge = passkeyChallenges.read(input.session, purposeOf(input.clientId, username));
  if (!challenge) return { kind: 'unauthorised' };
  const [secret] = keysOf(env, 'sign-in attempts');
  const attempt = { login: passkeyKeyOf(secret, input.brand.id, username), source: clientOf(input.visit.ip) };
  if (!mayTryPasskey(await takeSignIn(db, attempt, clock.now())))
    return { kind: 'refused', refusal: { code: DOCUMENT_ERROR.signInAttemptsExceeded } };
  // The store of what works once; a captcha's name is a hash, so the two cannot meet.
  if (!(await useCaptcha(db, `passkey:${challenge.challenge}`, challenge.expiresAt))) return { kind: 'unauthorised' };
  const credential = readUsedCredential(input.credential);
  const user = await findUser(db, input.brand.id, username);
  // Looked up without an account too: the time must not tell.
  const passkey = await findPasskey(db, user?.confirmed ? user.sub : NOBODY, credential?.id ?? '');
  const party = relyingPartyOf(env, input.brand);
  const counter = credential && passkey && (await verifyUsed(party, challenge.challenge, passkey, credential));
  if (!passkey || counter === null) return { kind: 'unauthorised' };
  const found = await findPlayer(db, passkey.playerId);
  if (!found) return { kind: 'unauthorised' };
  const player = await context.askRegisters(found);
  const refusal = loginRefusalOf(player, clock.now());
  if (refusal && !(challenge.restricted && sessionReachOf(player, clock.now()) === 'RESTRICTED'))
    return { kind: 'refused', refusal };
  try {
    const tokens = await startSession(context, player, input.clientId, async (tx, sessionId) => {
      await recordLogin(tx, { playerId: player.id, sessionId, at: clock.now(), ...input.visit, method: 'PASSKEY' });
      if (!(await usePasskey(tx, passkey, counter, clock.now()))) throw new PasskeyGone();
    });
    await signInSucceeded(db, attempt);
    return { kind: 'signed-in', player, tokens };
  } catch (fault) {
    if (fault instanceof PasskeyGone) return { kind: 'unauthorised' };
    throw fault;
  }
}
