import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Users of the embedded pool; one per player. With a real pool this table stays empty. */
export const identityUsers = pgTable(
  'identity_users',
  {
    /** `sub` of the tokens; equal to the player's id. */
    sub: uuid('sub').primaryKey(),
    brand: text('brand').notNull(),
    /** Email in lower case. */
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** False until the registration is complete; the pool ignores the user until then. */
    confirmed: boolean('confirmed').notNull().default(false),
    failedAttempts: integer('failed_attempts').notNull().default(0),
    lockedUntil: moment('locked_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('identity_users_brand_username').on(table.brand, table.username)],
);

/** A login and every token that descends from it: a family. */
export const identitySessions = pgTable(
  'identity_sessions',
  {
    id: uuid('id').primaryKey(),
    sub: uuid('sub').notNull(),
    clientId: text('client_id').notNull(),
    loginMethod: text('login_method').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    revokedReason: text('revoked_reason'),
  },
  (table) => [index('identity_sessions_sub').on(table.sub), index('identity_sessions_expiry').on(table.expiresAt)],
);

/** Refresh tokens, as hashes. A used one stays, so that reuse is detected. */
export const identityRefreshTokens = pgTable(
  'identity_refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id').notNull(),
    issuedAt: moment('issued_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('identity_refresh_tokens_session').on(table.sessionId)],
);

/** Keys that sign tokens. The private half is sealed with a key derived from COOKIE_SECRET. */
export const identityKeys = pgTable('identity_keys', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').notNull().$type<Record<string, unknown>>(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Signs until this time … */
  signsUntil: moment('signs_until').notNull(),
  /** … and is published until its last token has expired. */
  publishedUntil: moment('published_until').notNull(),
});

/** The one-time code of a player for one channel. */
export const identityCodes = pgTable(
  'identity_codes',
  {
    playerId: uuid('player_id').notNull(),
    channel: text('channel').notNull().$type<'SMS' | 'EMAIL'>(),
    /** Where it was sent; another destination starts again. */
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

/**
 * How often a phone or an address received a message recently, whoever requested it, so that no phone is flooded.
 * Destinations are hashed.
 */
export const identityCodeSends = pgTable(
  'identity_code_sends',
  {
    id: uuid('id').primaryKey(),
    destination: text('destination').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('identity_code_sends_destination').on(table.destination, table.at)],
);

/** Used captchas; each counts once. */
export const identityCaptchas = pgTable('identity_captchas', {
  id: text('id').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/**
 * One request to replace a forgotten password. A row exists whether or not the email has an account, so that limits
 * and responses reveal nothing. Codes and keys are stored as hashes.
 */
export const identityPasswordResets = pgTable(
  'identity_password_resets',
  {
    /** The documents' smsResetKeyId: identifies one request; only the browser that made it knows it. */
    id: uuid('id').primaryKey(),
    /** Keyed hash of brand and email; limits count by it. */
    subject: text('subject').notNull(),
    brand: text('brand').notNull(),
    /** Null: no player with this email may reset a password. */
    playerId: uuid('player_id'),
    channel: text('channel').notNull().$type<'SMS' | 'EMAIL'>(),
    codeHash: text('code_hash'),
    keyHash: text('key_hash'),
    wrongAttempts: integer('wrong_attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** End of the code, or of the key once there is one. */
    expiresAt: moment('expires_at').notNull(),
    /** When the password was set with it, or with another request of the same player; from then on it is invalid. */
    usedAt: moment('used_at'),
  },
  (table) => [
    index('identity_password_resets_subject').on(table.subject, table.createdAt),
    uniqueIndex('identity_password_resets_key').on(table.keyHash),
  ],
);
