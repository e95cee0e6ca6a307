import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AccountStatus, KycLevel, Permissions } from '@baize/contracts/player';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One player of one brand (ruling 19a: an email is unique per brand). */
export const players = pgTable(
  'players',
  {
    id: uuid('id').primaryKey(),
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
    /**
     * The province where the player was last seen in their country, in addition to the one that they typed, so that
     * typing loosens no law.
     */
    detectedProvince: text('detected_province'),
    /** Fixed at registration (ruling 17). */
    timeZone: text('time_zone').notNull().default('UTC'),
    status: text('status').$type<AccountStatus>().notNull(),
    /** End of TIMEOUT or SELF_EXCLUDED; null with SELF_EXCLUDED: indefinite. */
    statusUntil: moment('status_until'),
    statusInitiator: text('status_initiator'),
    kycStatus: text('kyc_status').$type<KycLevel>().notNull(),
    requestDocumentTypeStatus: text('request_document_type_status').notNull().default(''),
    permissions: jsonb('permissions').$type<Permissions>().notNull(),
    /**
     * Suspended until lifted: by an operator, or because the account at another brand was closed. No deposits or
     * withdrawals (A§6).
     */
    multibrandSuspended: boolean('multibrand_suspended').notNull().default(false),
    /**
     * Excluded indefinitely at another brand: no play or deposits here either, but withdrawals are allowed (rulings 19
     * and 19a).
     */
    multibrandExcluded: boolean('multibrand_excluded').notNull().default(false),
    /**
     * The same until this time, because of a break at another brand; over by the clock. Separate from the flags, which
     * have their own reasons.
     */
    multibrandSuspendedUntil: moment('multibrand_suspended_until'),
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
    uniqueIndex('players_brand_email').on(table.brand, table.emailKey),
    index('players_identity_check_due').on(table.identityCheckDueAt),
    index('players_created').on(table.createdAt),
  ],
);

/** Every successful login. */
export const playerLogins = pgTable(
  'player_logins',
  {
    id: uuid('id').primaryKey(),
    playerId: uuid('player_id').notNull(),
    at: moment('at').notNull(),
    ip: text('ip').notNull(),
    countryCode: text('country_code'),
    endedAt: moment('ended_at'),
    /** When the player last continued after a time reminder (ruling 22). */
    remindedAt: moment('reminded_at'),
  },
  (table) => [index('player_logins_player').on(table.playerId, table.at)],
);
