import { and, asc, desc, eq, gt, gte, ilike, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../plugins/database.ts';
import { emailKeyOf } from '../model/email-key.ts';
import { VERIFIED_LEVELS, type PlayStanding } from '../model/gates.ts';
import { levelCutoff } from '../model/loyalty-level.ts';
import type { TimeZones } from '../model/period.ts';
import { playerEmailRoute, players } from '../schema.ts';

export type PlayerRecord = typeof players.$inferSelect;
export type NewPlayer = typeof players.$inferInsert;

export async function findPlayer(db: Queryable, playerId: string): Promise<PlayerRecord | null> {
  const [row] = await db.drizzle.select().from(players).where(eq(players.id, playerId));
  return row ?? null;
}

/** Returns several players by id in one round trip; unknown ids are absent. */
export async function findPlayers(
  db: Queryable,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, PlayerRecord>> {
  if (playerIds.length === 0) return new Map();
  const rows = await db.drizzle
    .select()
    .from(players)
    .where(inArray(players.id, [...new Set(playerIds)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Returns a page of registered players in the order of their ids.
 * @param after id of the last player of the page before
 * @param since only those who registered at this moment or later; null: all
 */
export async function findPlayersAfter(
  db: Queryable,
  after: string | null,
  since: Date | null,
  limit: number,
): Promise<PlayerRecord[]> {
  return db.drizzle
    .select()
    .from(players)
    .where(
      and(
        ne(players.status, 'PRE_REGISTERED'),
        after === null ? undefined : gt(players.id, after),
        since === null ? undefined : gte(players.registeredAt, since),
      ),
    )
    .orderBy(asc(players.id))
    .limit(limit);
}

interface Home {
  readonly loyaltyLevel: number;
  readonly brand: string;
  readonly countryCode: string;
  readonly province: string | null;
  readonly detectedProvince: string | null;
}

/**
 * What the gates of money check. Read before every bet, so it is SQL: one statement, prepared once per connection.
 * @param hold locks the row until the transaction ends: a stop that comes meanwhile waits
 */
export async function findStanding(
  db: Queryable,
  playerId: string,
  hold = false,
): Promise<(PlayStanding & Home) | null> {
  const [row] = await db.query<PlayStanding & Home>(
    `select status, status_until as "statusUntil", kyc_status as "kycStatus", permissions, multibrand_suspended as "multibrandSuspended", multibrand_excluded as "multibrandExcluded", multibrand_suspended_until as "multibrandSuspendedUntil", register_exclusion as "registerExclusion", loyalty_level as "loyaltyLevel", brand, country_code as "countryCode", province, detected_province as "detectedProvince", person_is_held(player_id) as "isHeld"
     from players where player_id = $1${hold ? ' for share' : ''}`,
    [playerId],
  );
  return row ?? null;
}

/**
 * Returns players whose level may rise (`levelOf`), those who have waited longest first. Each is looked at again under a
 * lock.
 */
export async function playersDueForLevel(
  db: Queryable,
  now: Date,
  withoutCountries: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select player_id as id from players
     where registered_at is not null and not multibrand_suspended and not multibrand_excluded
       and register_exclusion is null
       and (multibrand_suspended_until is null or multibrand_suspended_until <= $1)
       and (status = 'REGISTERED' or (status in ('TIMEOUT', 'SELF_EXCLUDED') and status_until <= $1))
       and country_code <> all($2::text[])
       and (loyalty_level = 0 or (kyc_status = any($3::text[]) and (loyalty_level = 1
         or (loyalty_level = 2 and registered_at <= $4) or (loyalty_level = 3 and registered_at <= $5))))
     order by registered_at limit $6`,
    [now, [...withoutCountries], [...VERIFIED_LEVELS], levelCutoff(3, now), levelCutoff(4, now), limit],
  );
  return rows.map(({ id }) => id);
}

/** Returns the time zones whose midnight ends a period (ruling 17). */
export const timeZonesOf = async (db: Queryable, playerId: string): Promise<TimeZones> =>
  (await findPlayer(db, playerId)) ?? { timeZone: 'UTC', nextTimeZone: null, timeZoneChangedAt: null };

/** Locks the row until the transaction ends, so that two calls cannot both act on what they read. */
export async function lockPlayer(db: Queryable, playerId: string): Promise<PlayerRecord | null> {
  const [row] = await db.drizzle.select().from(players).where(eq(players.id, playerId)).for('update');
  return row ?? null;
}

/** Finds the player with an email at a brand; null for an unknown one. */
export async function playerIdByEmail(db: Queryable, brand: string, email: string): Promise<string | null> {
  const [row] = await db.drizzle
    .select({ playerId: playerEmailRoute.playerId })
    .from(playerEmailRoute)
    .where(and(eq(playerEmailRoute.emailKey, emailKeyOf(email)), eq(playerEmailRoute.brand, brand)));
  return row?.playerId ?? null;
}

export async function findPlayerByEmail(db: Queryable, brand: string, email: string): Promise<PlayerRecord | null> {
  const playerId = await playerIdByEmail(db, brand, email);
  return playerId === null ? null : findPlayer(db, playerId);
}

/** @throws a unique violation of `player_email_route_pk` if the email is taken at this brand */
export async function insertPlayer(db: Queryable, player: NewPlayer): Promise<void> {
  await db.drizzle
    .insert(playerEmailRoute)
    .values({ emailKey: player.emailKey, brand: player.brand, playerId: player.id });
  await db.drizzle.insert(players).values(player);
}

/** Removes a registration that was never completed, with its email route; never a registered player. */
export async function deleteUnfinished(db: Queryable, playerId: string): Promise<boolean> {
  const [gone] = await db.drizzle
    .delete(players)
    .where(and(eq(players.id, playerId), eq(players.status, 'PRE_REGISTERED')))
    .returning({ emailKey: players.emailKey, brand: players.brand });
  if (!gone) return false;
  await db.drizzle
    .delete(playerEmailRoute)
    .where(and(eq(playerEmailRoute.emailKey, gone.emailKey), eq(playerEmailRoute.brand, gone.brand)));
  return true;
}

export async function updatePlayer(
  db: Queryable,
  playerId: string,
  change: Partial<NewPlayer>,
): Promise<PlayerRecord | null> {
  const [row] = await db.drizzle.update(players).set(change).where(eq(players.id, playerId)).returning();
  return row ?? null;
}

/** Records the first deposit; later ones change nothing. */
export async function markFirstDeposit(db: Queryable, playerId: string, at: Date): Promise<void> {
  await db.drizzle
    .update(players)
    .set({ firstDepositAt: at })
    .where(and(eq(players.id, playerId), isNull(players.firstDepositAt)));
}

/** Marks a player as one who registered through an affiliate (A§3 `affiliateReg`). */
export async function markAffiliate(db: Queryable, playerId: string): Promise<void> {
  await db.drizzle
    .update(players)
    .set({ permissions: sql`${players.permissions} || '{"affiliateReg": true}'::jsonb` })
    .where(eq(players.id, playerId));
}

export async function searchPlayers(db: Queryable, search: string, limit: number): Promise<PlayerRecord[]> {
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return db.drizzle
    .select()
    .from(players)
    .where(
      search === ''
        ? undefined
        : or(
            ilike(players.email, pattern),
            ilike(sql`${players.firstName} || ' ' || ${players.lastName}`, pattern),
            sql`${players.id}::text = ${search}`,
          ),
    )
    .orderBy(desc(players.createdAt))
    .limit(limit);
}

export async function playersWithDocuments(db: Queryable): Promise<PlayerRecord[]> {
  return db.drizzle
    .select()
    .from(players)
    .where(
      or(
        sql`${players.requestDocumentTypeStatus} <> ''`,
        eq(players.kycStatus, 'PENDING'),
        eq(players.kycStatus, 'EDD_UNDER_REVIEW'),
      ),
    )
    .limit(200);
}

/**
 * Claims players about whom the identity vendor could not answer and who are due now. Each is claimed by one process, and
 * due again at `again` if that process dies. One by one, because no transaction touches two players.
 */
export async function claimIdentityChecks(db: Queryable, now: Date, again: Date): Promise<PlayerRecord[]> {
  const due = and(isNotNull(players.identityCheckDueAt), lte(players.identityCheckDueAt, now));
  const found = await db.drizzle.select({ id: players.id }).from(players).where(due).limit(10);
  const claimed: PlayerRecord[] = [];
  for (const { id } of found) {
    const [player] = await db.drizzle
      .update(players)
      .set({ identityCheckDueAt: again })
      .where(and(eq(players.id, id), due))
      .returning();
    if (player) claimed.push(player);
  }
  return claimed;
}

/**
 * Writes the identity vendor's answer, unless it is out of date: the details have changed since the question (their own
 * check follows), or an operator has decided meanwhile.
 * @param asked the player as the vendor was asked about them
 */
export async function recordIdentityCheck(
  db: Queryable,
  asked: PlayerRecord,
  answer: Pick<PlayerRecord, 'kycStatus' | 'identityCheckDueAt'>,
): Promise<void> {
  const same = <C extends AnyPgColumn>(column: C, value: string | null) =>
    value === null ? isNull(column) : eq(column, value);
  await db.drizzle
    .update(players)
    .set({ kycStatus: answer.kycStatus, identityCheckDueAt: answer.identityCheckDueAt })
    .where(
      and(
        eq(players.id, asked.id),
        eq(players.kycStatus, asked.kycStatus),
        eq(players.firstName, asked.firstName),
        eq(players.lastName, asked.lastName),
        eq(players.countryCode, asked.countryCode),
        same(players.dateOfBirth, asked.dateOfBirth),
        same(players.address, asked.address),
        same(players.city, asked.city),
        same(players.postalCode, asked.postalCode),
      ),
    );
}

/** Records the province where the player was last seen. */
export async function recordProvince(db: Queryable, playerId: string, province: string): Promise<void> {
  await db.drizzle.update(players).set({ detectedProvince: province }).where(eq(players.id, playerId));
}
