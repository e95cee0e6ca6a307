import { bigserial, boolean, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../plugins/moment.ts';

/** Every cookie choice of a player. Rows are never changed or deleted: the newest applies. */
export const cookieConsent = pgTable(
  'cookie_consent',
  {
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    playerId: uuid('player_id').notNull(),
    /** The browser's or device's own id of its consent (A§3). */
    consentId: uuid('consent_id').notNull(),
    version: integer('version').notNull(),
    performanceFunctional: boolean('performance_functional').notNull(),
    marketing: boolean('marketing').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.seq] })],
);
