import { randomUUID } from 'node:crypto';
import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import type { LoginRefusal } from '@baize/contracts/login';
import type { Clock } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../plugins/database.ts';
import type { Env } from '../../../plugins/env.ts';
import { clientOf } from '../../../plugins/ip-list.ts';
import { keysOf } from '../../../plugins/keys.ts';
import {
  emailKeyOf,
  findPlayer,
  isSuspended,
  loginAddresses,
  loginRefusalOf,
  recordLogin,
  sessionReachOf,
  type PlayerRecord,
  type Visit,
} from '../../player/index.ts';
import type { BankTickets } from '../bank-tickets.ts';
import { passwordMatches } from '../password.ts';
import { newRefreshToken, successorOf } from '../model/refresh-token.ts';
import { decideAttempt, KNOWN_PLACE_MS, loginKeyOf } from '../model/sign-in-attempts.ts';
import {
  isRefreshTokenUsed,
  lockRefreshToken,
  markRefreshTokenUsed,
  storeRefreshToken,
  type RefreshToken,
} from '../repository/refresh-tokens.ts';
import { useCaptcha } from '../repository/captchas.ts';
import { findSecondFactor } from '../repository/second-factors.ts';
import { openSession } from '../repository/sessions.ts';
import { failuresBefore, signInSucceeded, takeSignIn } from '../repository/sign-in-attempts.ts';
import { findUser, holdPasswordHash } from '../repository/users.ts';
import type { SignInChallenges } from '../sign-in-challenges.ts';
import type { TokenIssuer } from '../tokens.ts';

/** Two tabs that refresh within this time of each other get the same successor; later reuse of a token is theft. */
export const REUSE_GRACE_MS = 10_000;

export interface SignInContext {
  readonly db: Database;
  /** Business time: locks, exclusions, the activity log. */
  readonly clock: Clock;
  /** Real time: tokens and sessions. */
  readonly wallClock: Clock;
  readonly env: Env;
  readonly tokens: TokenIssuer;
  readonly endSessions: FastifyInstance['endSessions'];
  /** Asks the national self-exclusion registers, and returns the player as they are after it (ruling 13). */
  readonly askRegisters: (player: PlayerRecord) => Promise<PlayerRecord>;
}

export interface Tokens {
  readonly IdToken: string;
  readonly AccessToken: string;
  readonly RefreshToken: string;
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
}
export type SignInResult =
  | { readonly kind: 'signed-in'; readonly player: PlayerRecord; readonly tokens: Tokens }
  /** The password is right, and a code of the second factor is needed. `challenge` is the pool's `Session`. */
  | { readonly kind: 'code-needed'; readonly player: PlayerRecord; readonly challenge: string }
  /** Wrong password, or no such account: the same for both (ruling 31). */
  | { readonly kind: 'unauthorised' }
  /** The captcha is missing or wrong; the attempt was not counted. */
  | { readonly kind: 'captcha-needed' }
  | { readonly kind: 'refused'; readonly refusal: LoginRefusal };

/** The player as described by the claims, with the current suspension. */
export const claimed = (player: PlayerRecord, now: Date): PlayerRecord => ({
  ...player,
  multibrandSuspended: isSuspended(player, now),
});

const attemptsExceeded: SignInResult = { kind: 'refused', refusal: { code: DOCUMENT_ERROR.signInAttemptsExceeded } };

/** Tells whether a player has logged in from a source lately. */
export async function hasLoggedInFrom(
  { db, clock }: SignInContext,
  playerId: string,
  source: string,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - KNOWN_PLACE_MS);
  return (await loginAddresses(db, playerId, since)).some((ip) => clientOf(ip) === source);
}

/**
 * Signs in with email and password (USER_PASSWORD_AUTH). The password is checked first: only the player concerned
 * learns of an exclusion. After five failures an attempt needs a captcha; after ten, the source is locked out of the
 * login, and the owner can still log in from elsewhere (ruling 31).
 * A player with a second factor gets a challenge instead of a session; `answerCode` goes on from there.
 * @param input.restricted the player has read that they are excluded or on a time-out, and asks for what they may still
 * do (ruling 19)
 */
export async function signIn(
  context: SignInContext & { readonly challenges: SignInChallenges },
  input: {
    readonly brand: string;
    readonly clientId: string;
    readonly username: string;
    readonly password: string;
    readonly restricted: boolean;
    /** Checks the captcha that came with the attempt and uses it up. */
    readonly solvedCaptcha: () => Promise<boolean>;
    readonly visit: Visit;
  },
): Promise<SignInResult> {
  const { db, clock, env } = context;
  const username = emailKeyOf(input.username);
  const [secret] = keysOf(env, 'sign-in attempts');
  const attempt = { login: loginKeyOf(secret, input.brand, username), source: clientOf(input.visit.ip) };
  const user = await findUser(db, input.brand, username);
  const decision = decideAttempt(await failuresBefore(db, attempt, clock.now()));
  const isBarred =
    decision === 'LOCKED' ||
    (decision === 'KNOWN_ONLY' && !(user && (await hasLoggedInFrom(context, user.sub, attempt.source))));
  if (isBarred) return attemptsExceeded;
  if (decision !== 'OPEN' && !(await input.solvedCaptcha())) return { kind: 'captcha-needed' };
  // Counted before the password is checked; parallel guesses that passed the check above stop here.
  const counted = decideAttempt(await takeSignIn(db, attempt, clock.now()));
  if (counted === 'LOCKED') return attemptsExceeded;
  if (counted !== 'OPEN' && decision === 'OPEN' && !(await input.solvedCaptcha())) return { kind: 'captcha-needed' };
  // Takes as long without an account, so that time does not reveal who has one.
  const matches = await passwordMatches(user?.confirmed ? user.passwordHash : null, input.password);
  if (!user || !matches) return { kind: 'unauthorised' };
  await signInSucceeded(db, attempt);
  const found = await findPlayer(db, user.sub);
  if (!found) return { kind: 'unauthorised' };
  const player = await context.askRegisters(found);
  const refusal = loginRefusalOf(player, clock.now());
  if (refusal && !(input.restricted && sessionReachOf(player, clock.now()) === 'RESTRICTED'))
    return { kind: 'refused', refusal };
  const challenge = (): SignInResult => ({
    kind: 'code-needed',
    player,
    challenge: context.challenges.issue({
      playerId: player.id,
      clientId: input.clientId,
      restricted: input.restricted,
      passwordHash: user.passwordHash,
    }),
  });
  if (await findSecondFactor(db, player.id)) return challenge();

  try {
    const tokens = await startSession(context, player, input.clientId, async (tx, sessionId) => {
      await recordLogin(tx, {
        playerId: player.id,
        sessionId,
        at: clock.now(),
        ...input.visit,
        method: 'PASSWORD',
      });
      // A change or a reset since the check has ended the sessions of the old password; this one would survive it.
      if ((await holdPasswordHash(tx, player.id, 'share')) !== user.passwordHash) throw new PasswordReplaced();
      // Turned on since the check: it has ended the sessions without a code, and this one would survive it.
      if (await findSecondFactor(tx, player.id)) throw new CodeNeeded();
    });
    return { kind: 'signed-in', player, tokens };
  } catch (fault) {
    if (fault instanceof PasswordReplaced) return { kind: 'unauthorised' };
    if (fault instanceof CodeNeeded) return challenge();
    throw fault;
  }
}

/**
 * Signs in with the answer of the custom challenge (CUSTOM_AUTH): a ticket that we issued after a bank had identified the
 * player. Each ticket works once.
 * @param record written in the same transaction as the session
 */
export async function enterByTicket(
  context: SignInContext & { readonly tickets: BankTickets },
  input: { readonly ticket: string; readonly brand: string; readonly clientId: string; readonly restricted: boolean },
  record: (tx: Transaction, sessionId: string, player: PlayerRecord) => Promise<unknown>,
): Promise<SignInResult> {
  const { db, clock, tickets } = context;
  const ticket = tickets.read(input.ticket);
  const found = ticket && (await findPlayer(db, ticket.playerId));
  if (!ticket || found?.brand !== input.brand || found.status === 'PRE_REGISTERED') return { kind: 'unauthorised' };
  // The store of what works once; a captcha's name is a hash, so the two cannot meet.
  if (!(await useCaptcha(db, `ticket:${ticket.id}`, ticket.expiresAt))) return { kind: 'unauthorised' };
  const player = await context.askRegisters(found);
  const refusal = loginRefusalOf(player, clock.now());
  if (refusal && !(input.restricted && sessionReachOf(player, clock.now()) === 'RESTRICTED'))
    return { kind: 'refused', refusal };
  const tokens = await startSession(
    context,
    player,
    input.clientId,
    (tx, sessionId) => record(tx, sessionId, player),
    'PAY_AND_PLAY',
  );
  return { kind: 'signed-in', player, tokens };
}

/** The password was replaced while a login with the old one was under way. Thrown, so that the login is undone. */
class PasswordReplaced extends Error {}
/** The second factor was turned on while a login without a code was under way. */
class CodeNeeded extends Error {}

/**
 * Opens a session for a player who has proved who they are, and issues its first tokens.
 * @param record written in the same transaction
 */
export async function startSession(
  { db, clock, wallClock, env, tokens }: SignInContext,
  player: PlayerRecord,
  clientId: string,
  record: (tx: Transaction, sessionId: string) => Promise<unknown> = async () => undefined,
  loginMethod: 'DEFAULT' | 'PAY_AND_PLAY' = 'DEFAULT',
): Promise<Tokens> {
  const now = wallClock.now();
  const refreshToken = newRefreshToken();
  const id = randomUUID();
  const login = { id, clientId, loginMethod };
  await db.transaction(async (tx) => {
    await record(tx, id);
    await openSession(tx, {
      ...login,
      sub: player.id,
      now,
      expiresAt: new Date(now.getTime() + env.identity.refreshSeconds * 1000),
      refreshToken,
    });
  });
  const issued = await tokens.issue(claimed(player, clock.now()), { ...login, createdAt: now });
  return { ...issued, RefreshToken: refreshToken };
}

/**
 * Exchanges a refresh token for new tokens and its successor. A reused token ends the whole family,
 * except right after its first use while its successor is unused: that is a second tab.
 * @returns null if the token is invalid
 */
export async function refresh(
  context: SignInContext,
  input: { readonly clientId: string; readonly refreshToken: string },
): Promise<{ readonly playerId: string; readonly tokens: Tokens } | null> {
  const { db, clock, wallClock, env } = context;
  const now = wallClock.now();
  const endSession = (tx: Transaction, { sub, sessionId }: RefreshToken, reason: string) =>
    context.endSessions(tx, { playerId: sub, only: sessionId }, reason);
  const successor = successorOf(input.refreshToken, keysOf(env, 'refresh tokens')[0]);
  const found = await db.transaction(async (tx): Promise<RefreshToken | null> => {
    const token = await lockRefreshToken(tx, input.refreshToken);
    if (!token || token.clientId !== input.clientId || token.revokedAt || token.expiresAt <= now) return null;
    if (token.usedAt) {
      const secondTab =
        now.getTime() - token.usedAt.getTime() <= REUSE_GRACE_MS &&
        !(await isRefreshTokenUsed(tx, token.sub, successor));
      if (secondTab) {
        // Under a secret that has just changed, the successor is another one.
        await storeRefreshToken(tx, token, successor, now);
        return token;
      }
      await endSession(tx, token, 'refresh token reused');
      return null;
    }
    await markRefreshTokenUsed(tx, token.sub, input.refreshToken, now);
    await storeRefreshToken(tx, token, successor, now);
    return token;
  });
  if (!found) return null;
  const player = await findPlayer(db, found.sub);
  // A closure or a block ends the session at the next refresh, no matter who decided it. An exclusion restricts it:
  // every call checks the status itself.
  if (!player || sessionReachOf(player, clock.now()) === 'NONE') {
    await db.transaction((tx) => endSession(tx, found, 'player may not sign in'));
    return null;
  }
  const issued = await context.tokens.issue(claimed(player, clock.now()), {
    id: found.sessionId,
    clientId: found.clientId,
    loginMethod: found.loginMethod,
    createdAt: found.createdAt,
  });
  return { playerId: player.id, tokens: { ...issued, RefreshToken: successor } };
}
