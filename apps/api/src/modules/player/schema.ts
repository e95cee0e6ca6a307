import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SignInMethod } from '@baize/contracts/account';
import type { AccountStatus, KycLevel, Permissions } from '@baize/contracts/player';
import { moment } from '../../plugins/moment.ts';

/** One player of one brand. `player_email_route` keeps emails unique per brand (ruling 19a). */
export const players = pgTable(
  'players',
  {
    id: uuid('player_id').primaryKey(),
    brand: text('brand').notNull(),
    email: text('email').notNull(),
    /** Lower case; used for uniqueness and login. */
    emailKey: text('email_key').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phonePrefix: text('phone_prefix').notNull(),
    phoneBody: text('phone_body').notNull(),
    countryCode: text('country_code').notNull(),
    languageCode: text('language_code').notNull(),
    currency: text('currency').notNull(),
    dateOfBirth: text('date_of_birth'),
    address: text('address'),
    city: text('city'),
    postalCode: text('postal_code'),
    province: text('province'),
    /** Tax number of a person in Brazil, where the law asks for it at sign-up. No answer contains it. */
    cpf: text('cpf'),
    /**
     * Province of their country where the player was last seen. Kept beside the one they typed, so that typing cannot
     * loosen the law.
     */
    detectedProvince: text('detected_province'),
    /** From the registration; decides each period that had begun when the player asked for another (ruling 17). */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** Decides the periods after those (`periodOf`); null: never changed. */
    nextTimeZone: text('next_time_zone'),
    timeZoneChangedAt: moment('time_zone_changed_at'),
    status: text('status').$type<AccountStatus>().notNull(),
    /** End of TIMEOUT or SELF_EXCLUDED; null with SELF_EXCLUDED: indefinite. */
    statusUntil: moment('status_until'),
    statusInitiator: text('status_initiator'),
    /** The time-out is a cooling-off: a day, by the button (A§4). */
    statusIsCooling: boolean('status_is_cooling').notNull().default(false),
    kycStatus: text('kyc_status').$type<KycLevel>().notNull(),
    requestDocumentTypeStatus: text('request_document_type_status').notNull().default(''),
    permissions: jsonb('permissions').$type<Permissions>().notNull(),
    /**
     * Suspended until an operator lifts it, by an operator or because an account at another brand was closed: no
     * deposits or withdrawals (A§6).
     */
    multibrandSuspended: boolean('multibrand_suspended').notNull().default(false),
    /**
     * Excluded at another brand without an end date: no play and no deposits here either, but withdrawals (rulings 19
     * and 19a).
     */
    multibrandExcluded: boolean('multibrand_excluded').notNull().default(false),
    /**
     * The same until this moment, because of a break with an end date at another brand. Separate from the two flags,
     * which have other reasons.
     */
    multibrandSuspendedUntil: moment('multibrand_suspended_until'),
    /** The national self-exclusion register that had the person when it was last asked (ruling 13); null: none. */
    registerExclusion: text('register_exclusion'),
    /** When the registers that the law names last answered; null: never. */
    registersAskedAt: moment('registers_asked_at'),
    /** Their names, joined by commas. */
    registersAsked: text('registers_asked').notNull().default(''),
    personId: text('person_id').notNull(),
    termsVersion: integer('terms_version').notNull(),
    marketingOptIn: boolean('marketing_opt_in').notNull(),
    cookiePolicyAccepted: boolean('cookie_policy_accepted').notNull(),
    /** When the player confirmed the risk notice, where the law requires it at sign-up (ruling 22). */
    riskNoticeAt: moment('risk_notice_at'),
    loyaltyLevel: integer('loyalty_level').notNull().default(0),
    limitLevel: integer('limit_level').notNull().default(0),
    eddQuestionnaire: boolean('edd_questionnaire').notNull().default(false),
    loginCount: integer('login_count').notNull().default(0),
    phoneVerifiedAt: moment('phone_verified_at'),
    emailVerifiedAt: moment('email_verified_at'),
    firstDepositAt: moment('first_deposit_at'),
    /** When to ask the identity vendor again after it could not answer; null: nothing to ask. */
    identityCheckDueAt: moment('identity_check_due_at'),
    createdAt: moment('created_at').notNull(),
    registeredAt: moment('registered_at'),
  },
  (table) => [
    index('players_identity_check_due').on(table.identityCheckDueAt),
    index('players_created').on(table.createdAt),
    index('players_level').on(table.loyaltyLevel, table.registeredAt),
  ],
);

/** Finds players by email. The primary key allows one player per email and brand; locking a person's rows locks the person. */
export const playerEmailRoute = pgTable(
  'player_email_route',
  {
    emailKey: text('email_key').notNull(),
    brand: text('brand').notNull(),
    playerId: uuid('player_id').notNull(),
  },
  (table) => [primaryKey({ name: 'player_email_route_pk', columns: [table.emailKey, table.brand] })],
);

/**
 * Stops that apply to a person's accounts at the licensee's other brands (ruling 19a). Written with the player's own
 * stop and applied to the other accounts one by one afterwards, so that no transaction changes two players.
 */
export const playerStops = pgTable(
  'player_stops',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    /** BREAK or CLOSURE. */
    kind: text('kind').notNull().$type<'BREAK' | 'CLOSURE'>(),
    /** End of a break; null: no end date. */
    until: moment('until'),
    /** The break that the other accounts take as well; null: they are only suspended. */
    status: text('status').$type<'TIMEOUT' | 'SELF_EXCLUDED'>(),
    initiator: text('initiator').notNull().$type<'PLAYER' | 'OPERATOR'>(),
    createdAt: moment('created_at').notNull(),
    /** When it had reached every account; null: not yet. */
    appliedAt: moment('applied_at'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.id] }),
    index('player_stops_open')
      .on(table.createdAt)
      .where(sql`applied_at is null`),
  ],
);

/** Every successful login. */
export const playerLogins = pgTable(
  'player_logins',
  {
    id: uuid('id').notNull(),
    playerId: uuid('player_id').notNull(),
    /** The session that it opened, by its id in the tokens; null for a login from before the column, and in demo data. */
    sessionId: text('session_id'),
    at: moment('at').notNull(),
    ip: text('ip').notNull(),
    countryCode: text('country_code'),
    /** How the player has logged in; null where only the identity provider knows it, and from before the column. */
    method: text('method').$type<SignInMethod>(),
    /** With what, as far as the request said; null from before the columns (0130). */
    browser: text('browser'),
    system: text('system'),
    endedAt: moment('ended_at'),
    /** When the player last continued after a reality check (ruling 22). */
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.id] }),
    index('player_logins_player').on(table.playerId, table.at),
    uniqueIndex('player_logins_session').on(table.playerId, table.sessionId),
  ],
);
