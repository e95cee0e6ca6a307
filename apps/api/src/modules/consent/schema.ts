import { bigserial, boolean, index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Every choice of a player, never changed or deleted: the newest counts, the others are evidence. */
export const cookieConsent = pgTable(
  'cookie_consent',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    playerId: uuid('player_id').notNull(),
    /** The browser's or device's own id of its consent (A§3). */
    consentId: uuid('consent_id').notNull(),
    version: integer('version').notNull(),
    performanceFunctional: boolean('performance_functional').notNull(),
    marketing: boolean('marketing').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (row) => [index('cookie_consent_player').on(row.playerId, row.seq)],
);
