import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { LikelyMatch } from './model/likely-matches.ts';
import type { PersonKeyKind } from './model/person-keys.ts';
import { moment } from '../../plugins/moment.ts';

/**
 * Keyed hashes of what identifies a person, with the accounts that state it. The hash comes first in the key: the row
 * belongs to what people have in common, not to one player, and a hash alone finds its accounts.
 */
export const personKeys = pgTable(
  'person_keys',
  {
    hash: text('hash').notNull(),
    accountId: uuid('account_id').notNull(),
    kind: text('kind').notNull().$type<PersonKeyKind>(),
    /** The secret behind the hash; `link` for an operator's decision. */
    keyId: text('key_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.accountId] }), index('person_keys_account').on(table.accountId)],
);

/** Secrets under which every account has its keys that was open at a moment, each with the version of what is hashed. */
export const personKeySets = pgTable('person_key_sets', {
  keyId: text('key_id').primaryKey(),
  completedAt: moment('completed_at').notNull(),
});

/** An account that may belong to someone who has another one: it takes no money until an operator has decided. */
export const personReviews = pgTable(
  'person_reviews',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    matches: jsonb('matches').notNull().$type<readonly LikelyMatch[]>(),
    openedAt: moment('opened_at').notNull(),
    decidedAt: moment('decided_at'),
    /** RELEASED: different people; SAME_PERSON: one person. */
    decision: text('decision').$type<ReviewDecision>(),
    decidedBy: text('decided_by'),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.id] }), index('person_reviews_opened').on(table.openedAt)],
);

export type ReviewDecision = 'RELEASED' | 'SAME_PERSON';
