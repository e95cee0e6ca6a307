import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../plugins/moment.ts';

/**
 * Users of the pool; one per player. With a pool at Cognito it keeps what this API has to lock, count and compare in its
 * own transactions: the password itself is there, and `password_hash` is a mark that changes with it.
 */
export const identityUsers = pgTable('identity_users', {
  /** `sub` of the tokens; equal to the player's id. */
  sub: uuid('player_id').primaryKey(),
  brand: text('brand').notNull(),
  /** Lower-case email; `player_email_route` keeps it unique per brand and finds its user. */
  username: text('username').notNull(),
  passwordHash: text('password_hash').notNull(),
  /** False until registration is complete; until then the pool treats the user as unknown. */
  confirmed: boolean('confirmed').notNull().default(false),
  /** Wrong answers of a signed-in player who is asked for the password again. */
  failedAttempts: integer('failed_attempts').notNull().default(0),
  lockedUntil: moment('locked_until'),
  createdAt: moment('created_at').notNull(),
  /** When all sessions were ended last. A session of a pool at Cognito that began earlier and is unknown here is over too. */
  sessionsEndedAt: moment('sessions_ended_at'),
  /** When this API last let a login at Cognito through: the youngest session began then, or later. */
  admittedAt: moment('admitted_at'),
  /** Until when a login at Cognito may open the restricted session of ruling 19: a login that asks for it has begun. Its
   * admission empties it. */
  restrictedUntil: moment('restricted_until'),
});

/**
 * What a pool at Cognito does not know yet about a player. Written in the transaction that decides it, done after its
 * commit and again until the pool has answered, so that the two agree even if one of them stops in between.
 */
export const identityPoolTasks = pgTable(
  'identity_pool_tasks',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    brand: text('brand').notNull(),
    task: text('task').notNull().$type<'CONFIRM' | 'REMOVE' | 'REMOVE_UNLESS_KEPT' | 'SIGN_OUT'>(),
    /** When it was decided; `due_at` moves on with each attempt. */
    writtenAt: moment('written_at').notNull().defaultNow(),
    dueAt: moment('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.id] }), index('identity_pool_tasks_due').on(table.dueAt)],
);

/**
 * Attempts to sign in that have not succeeded: by login and source, by login (empty source) and by source (empty login).
 * A row is written whether or not an account has the login, so that answers reveal nothing. Logins are hashed.
 */
export const identitySignInAttempts = pgTable(
  'identity_sign_in_attempts',
  {
    login: text('login').notNull(),
    source: text('source').notNull(),
    attempts: integer('attempts').notNull(),
    /** When the attempts stop counting. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.login, table.source] }),
    index('identity_sign_in_attempts_ends').on(table.endsAt),
  ],
);

/** A login and every token issued from it: a token family. */
export const identitySessions = pgTable(
  'identity_sessions',
  {
    id: uuid('id').notNull(),
    sub: uuid('player_id').notNull(),
    clientId: text('client_id').notNull(),
    loginMethod: text('login_method').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    revokedReason: text('revoked_reason'),
  },
  (table) => [primaryKey({ columns: [table.sub, table.id] }), index('identity_sessions_expiry').on(table.expiresAt)],
);

/** Refresh tokens, as hashes. Used tokens stay, so that reuse is detected. */
export const identityRefreshTokens = pgTable(
  'identity_refresh_tokens',
  {
    playerId: uuid('player_id').notNull(),
    hash: text('hash').notNull(),
    sessionId: uuid('session_id').notNull(),
    issuedAt: moment('issued_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.hash] }),
    index('identity_refresh_tokens_session').on(table.playerId, table.sessionId),
  ],
);

/** Finds the player of a refresh token, which is all that a browser sends to renew its session. */
export const identityRefreshRoute = pgTable('identity_refresh_route', {
  hash: text('hash').primaryKey(),
  playerId: uuid('player_id').notNull(),
});

/** Keys that sign tokens. The private key is sealed with a key derived from COOKIE_SECRET. */
export const identityKeys = pgTable('identity_keys', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').notNull().$type<Record<string, unknown>>(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Last moment at which the key signs. */
  signsUntil: moment('signs_until').notNull(),
  /** The key is published until its last token has expired. */
  publishedUntil: moment('published_until').notNull(),
});

/** The one-time code of a player for one channel. */
export const identityCodes = pgTable(
  'identity_codes',
  {
    playerId: uuid('player_id').notNull(),
    channel: text('channel').notNull().$type<'SMS' | 'EMAIL'>(),
    /** Where the code was sent; another destination gets its own code. */
    destination: text('destination').notNull(),
    codeHash: text('code_hash'),
    sentAt: moment('sent_at'),
    expiresAt: moment('expires_at'),
    sends: integer('sends').notNull(),
    wrongAttempts: integer('wrong_attempts').notNull(),
    verifiedAt: moment('verified_at'),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.channel] })],
);

/** Messages sent to a phone or address recently, by any request, so that no one can be flooded. Destinations are hashed. */
export const identityCodeSends = pgTable(
  'identity_code_sends',
  {
    id: uuid('id').primaryKey(),
    destination: text('destination').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('identity_code_sends_destination').on(table.destination, table.at)],
);

/** Solved captchas that were used; each one works once. */
export const identityCaptchas = pgTable('identity_captchas', {
  id: text('id').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/**
 * One request to replace a forgotten password. A row is written whether or not an account has the email, so that limits
 * and answers reveal nothing. That is why the table belongs to the request and not to a player. Codes and keys are hashed.
 */
export const identityPasswordResets = pgTable(
  'identity_password_resets',
  {
    /** `smsResetKeyId` of the documents: known only to the browser that made the request. */
    id: uuid('id').primaryKey(),
    /** Keyed hash of brand and email; limits count by it. */
    subject: text('subject').notNull(),
    brand: text('brand').notNull(),
    /** The account with this email; null: no account that may reset its password. */
    playerId: uuid('account_id'),
    channel: text('channel').notNull().$type<'SMS' | 'EMAIL'>(),
    codeHash: text('code_hash'),
    keyHash: text('key_hash'),
    wrongAttempts: integer('wrong_attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When the code expires, or the key once there is one. */
    expiresAt: moment('expires_at').notNull(),
    /** When the password was set with this or another request of the same player; the request is void from then on. */
    usedAt: moment('used_at'),
  },
  (table) => [
    index('identity_password_resets_subject').on(table.subject, table.createdAt),
    uniqueIndex('identity_password_resets_key').on(table.keyHash),
  ],
);

/** Authenticator apps that are asked at login. With a real pool this table stays empty. */
export const identitySecondFactors = pgTable(
  'identity_second_factors',
  {
    playerId: uuid('player_id').primaryKey(),
    /** The app's secret, encrypted for this player. */
    sealedSecret: text('sealed_secret').notNull(),
    /** Names the key that encrypted it, so that upkeep finds what an older key has encrypted. */
    sealedWith: text('sealed_with').notNull(),
    enabledAt: moment('enabled_at').notNull(),
    /** The time step of the last accepted code: no code of this step or an earlier one is accepted again. */
    lastStep: integer('last_step').notNull(),
    /** Wrong codes of a signed-in player who is asked again. Codes at a login count by themselves. */
    failedAttempts: integer('failed_attempts').notNull().default(0),
    lockedUntil: moment('locked_until'),
    /** The session that has given a code for one withdrawal, and when; null once it is used. */
    confirmedSession: uuid('confirmed_session'),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [index('identity_second_factors_key').on(table.sealedWith)],
);

/** An authenticator app that is being set up: it changes nothing until it is verified and turned on. */
export const identitySecondFactorSetups = pgTable(
  'identity_second_factor_setups',
  {
    playerId: uuid('player_id').primaryKey(),
    /** The session in which the player gave the password; no other one may go on with it. */
    sessionId: uuid('session_id').notNull(),
    sealedSecret: text('sealed_secret'),
    /** Hashes of the recovery codes that the player gets with it. */
    recoveryHashes: text('recovery_hashes').array().notNull(),
    wrongAttempts: integer('wrong_attempts').notNull().default(0),
    /** The time step of the code that verified the app; null before. */
    verifiedStep: integer('verified_step'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('identity_second_factor_setups_expiry').on(table.expiresAt)],
);

/** Recovery codes of a player's second factor, as hashes. A used one stays, marked. */
export const identityRecoveryCodes = pgTable(
  'identity_recovery_codes',
  {
    playerId: uuid('player_id').notNull(),
    hash: text('hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.hash] })],
);

/** Passkeys. With a real pool this table stays empty. */
export const identityPasskeys = pgTable(
  'identity_passkeys',
  {
    playerId: uuid('player_id').notNull(),
    /** The credential's id, which its authenticator has chosen; in base64url. */
    id: text('id').notNull(),
    /** The credential's public key as its authenticator has written it (COSE), in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator has signed, by its own count; zero where it doesn't count. 32 bits without a sign. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches the authenticator. */
    transports: text('transports').array().notNull(),
    /** The domain that it was made for; at another one no browser offers it. */
    relyingParty: text('relying_party').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    /** The session that has used it for one withdrawal, and when; null once that is used up. */
    confirmedSession: uuid('confirmed_session'),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.id] })],
);

/** A change of the passkeys that a session may make once, because the password has just been given in it. */
export const identityPasskeyPermissions = pgTable(
  'identity_passkey_permissions',
  {
    playerId: uuid('player_id').primaryKey(),
    /** The session in which the player gave the password; no other one may use it. */
    sessionId: uuid('session_id').notNull(),
    /** What a new passkey is called; null: none may be added. */
    name: text('name'),
    /** What the new passkey must sign; null before the pool was asked to start. */
    challenge: text('challenge'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('identity_passkey_permissions_expiry').on(table.expiresAt)],
);
