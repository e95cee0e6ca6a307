import * as z from 'zod/mini';
import { passwordBody } from './account.ts';
import { defineRoute } from './route.ts';
import { currency, timestamp, uuid } from './shapes.ts';

/**
 * Why the copy leaves something out:
 * - `SECRET`: it opens the account, or proves who someone is.
 * - `INTERNAL`: it only runs the service and says nothing about the player.
 * - `CRIME_PREVENTION`: the law against money laundering does not let us tell it.
 * - `ELSEWHERE`: the copy has the same facts in another table.
 * - `FILE`: the player's own files, which the verification page gives back.
 */
export const WITHHELD_REASONS = ['SECRET', 'INTERNAL', 'CRIME_PREVENTION', 'ELSEWHERE', 'FILE'] as const;
export type WithheldReason = (typeof WITHHELD_REASONS)[number];

/** Copies that a player can start within a day. */
export const PERSONAL_DATA_COPIES_PER_DAY = 3;

/**
 * The first call needs the password and starts a copy. Each answer carries one part; the next call sends `next` of the
 * answer before it.
 */
export const personalDataBody = z.union([
  z.strictObject({ password: passwordBody.shape.oldPassword }),
  z.strictObject({ next: z.string().check(z.minLength(1), z.maxLength(4096)) }),
]);
export type PersonalDataBody = z.input<typeof personalDataBody>;

/** Rows of one table: names of columns with their values. Times are ISO in UTC, amounts as everywhere on the wire. */
const personalDataSection = z.object({
  table: z.string(),
  rows: z.array(z.record(z.string(), z.unknown())),
});
export type PersonalDataSection = z.infer<typeof personalDataSection>;

const withheldTable = z.object({
  table: z.string(),
  /** Null: nothing of the table is given. */
  column: z.nullable(z.string()),
  reason: z.enum(WITHHELD_REASONS),
});
export type WithheldData = z.infer<typeof withheldTable>;

export const personalDataPart = z.object({
  playerId: uuid,
  brand: z.string(),
  /** Of every amount in a row without a currency of its own. */
  currency,
  /** When the copy was started. */
  startedAt: timestamp,
  sections: z.array(personalDataSection),
  /** With the last part: what the copy leaves out, and why. */
  withheld: z.array(withheldTable),
  /** Asks for the next part, for half an hour; null after the last one. */
  next: z.nullable(z.string()),
});
export type PersonalDataPart = z.infer<typeof personalDataPart>;

export const copyPersonalData = defineRoute({
  id: 'copyPersonalData',
  method: 'POST',
  base: 'v1',
  path: '/player/personal-data',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-account',
  source: 'ours',
  summary: 'A copy of everything that we store about the player, in parts (GDPR, articles 15 and 20).',
  body: personalDataBody,
  response: personalDataPart,
  errors: [
    'error.personal_data.too_often',
    'error.personal_data.expired',
    'error.old_password.incorrect',
    'error.sign.in.attempt.count.exceeded',
  ],
});
