import { randomBytes } from 'node:crypto';
import { ERROR } from '@baize/contracts/errors';
import { PASSKEY_LIMIT, type PasskeysState } from '@baize/contracts/passkeys';
import type { Transaction } from '../../../plugins/database.ts';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import type { PlayerRecord } from '../../player/index.ts';
import {
  creationOptions,
  readUsedCredential,
  requestOptions,
  verifyUsed,
  originOfAnswer,
  relyingPartyOf,
  verifyCreated,
  type CreatedCredential,
  type RelyingParty,
} from '../passkey-ceremonies.ts';
import type { PasskeyChallenges } from '../passkey-challenges.ts';
import * as repository from '../repository/passkeys.ts';
import { useCaptcha } from '../repository/captchas.ts';
import { findSecondFactor } from '../repository/second-factors.ts';
import { askPassword } from './ask-password.ts';
import { announce, askCode, playerOf, type SecondFactorContext } from './second-factor.ts';

/** How long a player has, after the password, to add or remove a passkey. */
const PERMISSION_MS = 5 * 60_000;

type Caller = Pick<Player, 'playerId' | 'sessionId'>;
type Context = Omit<SecondFactorContext, 'vault'>;

/** Returns a player's passkeys, and what a change of them needs. */
export async function passkeysOf({ app }: Pick<Context, 'app'>, playerId: string): Promise<PasskeysState> {
  const [own, factor] = await Promise.all([
    repository.passkeysOf(app.db, playerId),
    findSecondFactor(app.db, playerId),
  ]);
  return {
    available: true,
    needsCode: factor !== null,
    passkeys: own.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

/**
 * Lets this session add or remove one passkey within five minutes. The password is asked, and a code where the login asks
 * for one: a passkey stands for both, so a session that someone has left open must not be enough to make one.
 * @throws Refusal 409 error.passkey.limit · as `askPassword` and `askCode`
 */
export async function permitChange(
  context: SecondFactorContext,
  { playerId, sessionId }: Caller,
  {
    password,
    code,
    name,
  }: { readonly password: string; readonly code?: string | undefined; readonly name?: string | undefined },
): Promise<void> {
  const { app } = context;
  await askPassword(context, playerId, password, 'password');
  if (await findSecondFactor(app.db, playerId)) {
    if (code === undefined) throw fieldRefusal('code', ERROR.secondFactorCode);
    await askCode(context, playerId, code);
  }
  if (name !== undefined && (await repository.countPasskeys(app.db, playerId)) >= PASSKEY_LIMIT)
    throw new Refusal(409, ERROR.passkeyLimit);
  const expiresAt = new Date(app.wallClock.now().getTime() + PERMISSION_MS);
  await repository.permit(app.db, { playerId, sessionId, name: name ?? null, expiresAt });
}

const partyOf = ({ app }: Context, player: PlayerRecord): RelyingParty =>
  relyingPartyOf(app.env, app.brands.get(player.brand));

/** Returns what the browser needs to make a passkey (StartWebAuthnRegistration), or null if this session may not. */
export async function startPasskey(context: Context, caller: Caller) {
  const { app } = context;
  const player = await playerOf(context, caller.playerId);
  const challenge = randomBytes(32).toString('base64url');
  const permission = await repository.setChallenge(app.db, caller, challenge, app.wallClock.now());
  if (permission?.name == null) return null;
  const known = await repository.passkeysOf(app.db, player.id);
  return creationOptions(partyOf(context, player), player, challenge, known);
}

/** How a new passkey was judged. `known`: this authenticator has one of the player's already. */
export type NewPasskeyVerdict =
  'added' | 'not permitted' | 'not started' | 'wrong origin' | 'refused' | 'known' | 'limit';

/**
 * Stores a new passkey (CompleteWebAuthnRegistration). Its challenge and the permission are used up whatever the verdict:
 * an answer counts once.
 */
export async function completePasskey(
  context: Context,
  caller: Caller,
  credential: CreatedCredential,
): Promise<NewPasskeyVerdict> {
  const { app, identity } = context;
  const { playerId } = caller;
  const player = await playerOf(context, playerId);
  const permission = await repository.takePermission(app.db, caller, app.wallClock.now());
  if (permission?.name == null) return 'not permitted';
  const { name, challenge } = permission;
  if (challenge === null) return 'not started';
  const party = partyOf(context, player);
  if (originOfAnswer(credential.response.clientDataJSON) !== party.origin) return 'wrong origin';
  const created = await verifyCreated(party, challenge, credential);
  if (!created) return 'refused';
  const result = await app.db.transaction(async (tx): Promise<NewPasskeyVerdict | (() => void)> => {
    // Under the password's lock, so that two additions count each other.
    await identity.holdPassword(tx, playerId);
    await app.holdSession(tx, caller);
    if ((await repository.countPasskeys(tx, playerId)) >= PASSKEY_LIMIT) return 'limit';
    const passkey = { ...created, playerId, name, createdAt: app.clock.now(), lastUsedAt: null };
    if (!(await repository.insertPasskey(tx, passkey))) return 'known';
    await app.audit(tx, 'player.passkey_added', playerId, { name });
    return announce(context, tx, player, 'PASSKEY_ADDED');
  });
  if (typeof result === 'string') return result;
  result();
  return 'added';
}

/**
 * Removes a passkey (DeleteWebAuthnCredential) and ends all other sessions: anyone who has the device may be logged in with
 * it.
 */
export async function removePasskey(
  context: Context,
  caller: Caller,
  id: string,
): Promise<'removed' | 'not permitted' | 'unknown'> {
  const { app, identity } = context;
  const { playerId, sessionId } = caller;
  const player = await playerOf(context, playerId);
  const permission = await repository.takePermission(app.db, caller, app.wallClock.now());
  if (!permission) return 'not permitted';
  const mail = await app.db.transaction(async (tx: Transaction) => {
    await identity.holdPassword(tx, playerId);
    await app.holdSession(tx, caller);
    // Before the sessions end: a login with it is either over by then, and ends with them, or finds it gone.
    const removed = await repository.deletePasskey(tx, playerId, id);
    if (!removed) return null;
    await app.endSessions(tx, { playerId, except: sessionId }, 'passkey removed');
    await app.audit(tx, 'player.passkey_removed', playerId, { name: removed.name });
    return announce(context, tx, player, 'PASSKEY_REMOVED');
  });
  mail?.();
  return mail === null ? 'unknown' : 'removed';
}

const withdrawalOf = ({ playerId, sessionId }: Caller): string => `withdrawal|${playerId}|${sessionId}`;

/** Returns what a passkey signs so that this session may make one large withdrawal. */
export async function askForWithdrawal(
  context: Context & { readonly passkeyChallenges: PasskeyChallenges },
  caller: Caller,
): Promise<{ session: string; options: Record<string, unknown> }> {
  const party = partyOf(context, await playerOf(context, caller.playerId));
  const { session, challenge } = context.passkeyChallenges.issue(withdrawalOf(caller));
  return { session, options: { ...(await requestOptions(party, challenge)) } };
}

/**
 * Takes a passkey for one withdrawal of this session, within five minutes. A challenge is answered once.
 * @throws Refusal 400 error.passkey.refused, for whatever reason
 */
export async function confirmWithdrawal(
  context: Context & { readonly passkeyChallenges: PasskeyChallenges },
  caller: Caller,
  answer: { readonly session: string; readonly credential: string },
): Promise<void> {
  const { app, passkeyChallenges } = context;
  const refused = new Refusal(400, ERROR.passkeyRefused);
  const player = await playerOf(context, caller.playerId);
  const challenge = passkeyChallenges.read(answer.session, withdrawalOf(caller));
  if (!challenge || !(await useCaptcha(app.db, `passkey:${challenge.challenge}`, challenge.expiresAt))) throw refused;
  const credential = readUsedCredential(answer.credential);
  const passkey = credential && (await repository.findPasskey(app.db, player.id, credential.id));
  if (!passkey) throw refused;
  const counter = await verifyUsed(partyOf(context, player), challenge.challenge, passkey, credential);
  if (counter === null) throw refused;
  await app.db.transaction(async (tx) => {
    if (!(await repository.usePasskey(tx, passkey, counter, app.clock.now()))) throw refused;
    await repository.saveConfirmation(tx, passkey, caller.sessionId, app.wallClock.now());
  });
}
