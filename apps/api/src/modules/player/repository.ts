import { randomUUID } from 'node:crypto';
import type { AccountStatus, Permissions, PlayerProfile } from '@baize/contracts/player';
import { and, desc, eq, ilike, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { CurrencyCode } from '@baize/kernel';
import type { Queryable } from '../../plugins/database.ts';
import { effectiveStatus, isSuspended, statusNow, type HeldBy, type PlayerStanding } from './model/gates.ts';
import { playerLogins, players } from './schema.ts';

export type PlayerRecord = typeof players.$inferSelect;
export type NewPlayer = typeof players.$inferInsert;

/** A new player's permissions (A§6: allowed by default). */
export const DEFAULT_PERMISSIONS: Permissions = {
  payout: false,
  casino: true,
  liveCasino: true,
  sports: true,
  virtualSports: true,
  bonuses: true,
  deposit: true,
  withdrawal: true,
  volt: false,
  affiliateReg: false,
  macropay: false,
  isWithdrawalReview: false,
  crypto: false,
};

export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

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

interface Home {
  readonly brand: string;
  readonly countryCode: string;
  readonly province: string | null;
  readonly detectedProvince: string | null;
}

/** Returns the provinces whose law applies to a player: the one that they stated and the one where they were seen. */
export const provincesOf = ({
  province,
  detectedProvince,
}: Pick<Home, 'province' | 'detectedProvince'>): readonly (string | null)[] => [province, detectedProvince];

/**
 * Returns only the facts that the money gates need; runs before every bet, so it is one prepared statement.
 * @param hold locks the row until the transaction ends: a later restriction waits, an earlier one is seen
 */
export async function findStanding(
  db: Queryable,
  playerId: string,
  hold = false,
): Promise<(PlayerStanding & Home) | null> {
  const [row] = await db.query<PlayerStanding & Home>(
    `select status, status_until as "statusUntil", kyc_status as "kycStatus", permissions, multibrand_suspended as "multibrandSuspended", multibrand_excluded as "multibrandExcluded", multibrand_suspended_until as "multibrandSuspendedUntil", brand, country_code as "countryCode", province, detected_province as "detectedProvince"
     from players where id = $1${hold ? ' for share' : ''}`,
    [playerId],
  );
  return row ?? null;
}

/** Returns what decides what a session may do; runs before every call, so it is one prepared statement. */
export async function findLoginState(
  db: Queryable,
  playerId: string,
): Promise<(HeldBy & Pick<PlayerRecord, 'id' | 'statusInitiator'>) | null> {
  const [row] = await db.query<HeldBy & Pick<PlayerRecord, 'id' | 'statusInitiator'>>(
    'select id, status, status_until as "statusUntil", status_initiator as "statusInitiator", multibrand_excluded as "multibrandExcluded", multibrand_suspended_until as "multibrandSuspendedUntil" from players where id = $1',
    [playerId],
  );
  return row ?? null;
}

/** Locks the row until the transaction ends, so that two calls cannot both act on what they read. */
export async function lockPlayer(db: Queryable, playerId: string): Promise<PlayerRecord | null> {
  const [row] = await db.drizzle.select().from(players).where(eq(players.id, playerId)).for('update');
  return row ?? null;
}

export async function findPlayerByEmail(db: Queryable, brand: string, email: string): Promise<PlayerRecord | null> {
  const [row] = await db.drizzle
    .select()
    .from(players)
    .where(and(eq(players.brand, brand), eq(players.emailKey, emailKeyOf(email))));
  return row ?? null;
}

/**
 * Returns every account of one person with the licensee's brands, including this one (ruling 19a: an email is unique
 * per brand).
 */
export async function accountsOfPerson(db: Queryable, player: Pick<PlayerRecord, 'emailKey'>): Promise<string[]> {
  return (
    await db.query<{ id: string }>(
      "select id from players where email_key = $1 and status <> 'PRE_REGISTERED' order by id",
      [player.emailKey],
    )
  ).map(({ id }) => id);
}

/** @throws a unique violation of `players_brand_email` if the email is taken */
export async function insertPlayer(db: Queryable, player: NewPlayer): Promise<void> {
  await db.drizzle.insert(players).values(player);
}

/** Removes a registration that was never completed; never a registered player. */
export async function deleteUnfinished(db: Queryable, playerId: string): Promise<boolean> {
  const gone = await db.drizzle
    .delete(players)
    .where(and(eq(players.id, playerId), eq(players.status, 'PRE_REGISTERED')))
    .returning({ id: players.id });
  return gone.length === 1;
}

export async function updatePlayer(
  db: Queryable,
  playerId: string,
  change: Partial<NewPlayer>,
): Promise<PlayerRecord | null> {
  const [row] = await db.drizzle.update(players).set(change).where(eq(players.id, playerId)).returning();
  return row ?? null;
}

/** Records the first deposit, as reported by the wallet; later ones change nothing. */
export async function markFirstDeposit(db: Queryable, playerId: string, at: Date): Promise<void> {
  await db.query('update players set first_deposit_at = $2 where id = $1 and first_deposit_at is null', [playerId, at]);
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

/** Returns players whose identity check is due again; other processes skip them meanwhile. */
export async function dueIdentityChecks(db: Queryable, now: Date): Promise<PlayerRecord[]> {
  return db.drizzle
    .select()
    .from(players)
    .where(and(isNotNull(players.identityCheckDueAt), lte(players.identityCheckDueAt, now)))
    .limit(10)
    .for('update', { skipLocked: true });
}

/**
 * Writes the identity vendor's answer, unless it is out of date: the details changed while the vendor
 * was checking (another check follows), or an operator has decided meanwhile.
 * @param asked the player as sent to the vendor
 */
export async function recordIdentityCheck(
  db: Queryable,
  asked: PlayerRecord,
  answer: Pick<PlayerRecord, 'kycStatus' | 'identityCheckDueAt'>,
): Promise<void> {
  await db.query(
    `update players set kyc_status = $2, identity_check_due_at = $3
     where id = $1 and kyc_status = $4 and first_name = $5 and last_name = $6 and country_code = $7
       and (date_of_birth, address, city, postal_code) is not distinct from ($8::text, $9::text, $10::text, $11::text)`,
    [
      asked.id,
      answer.kycStatus,
      answer.identityCheckDueAt,
      asked.kycStatus,
      asked.firstName,
      asked.lastName,
      asked.countryCode,
      asked.dateOfBirth,
      asked.address,
      asked.city,
      asked.postalCode,
    ],
  );
}

/** Statuses that apply across all brands of the licensee; the other brands see `multibrand.suspended` (ruling 19a). */
export const LICENCE_WIDE: ReadonlySet<string> = new Set<AccountStatus>(['SELF_EXCLUDED', 'CLOSED', 'BLACKLISTED']);

/**
 * How an account is suspended: until lifted (by an operator, a closure), by an indefinite exclusion, by a break with an
 * end, or not at all (`false`, `false`, null).
 */
export type Suspension = Pick<PlayerRecord, 'multibrandSuspended' | 'multibrandExcluded' | 'multibrandSuspendedUntil'>;

/**
 * Returns how another brand of the licensee already excludes the person: an account opened now is suspended from its
 * first day, for as long as that exclusion lasts (rulings 19a and 22).
 */
export async function barredElsewhere(
  db: Queryable,
  player: Pick<PlayerRecord, 'emailKey' | 'brand'>,
  now: Date,
): Promise<Suspension> {
  const others = await db.drizzle
    .select()
    .from(players)
    .where(and(eq(players.emailKey, player.emailKey), ne(players.brand, player.brand)));
  const excluded = others.filter((other) => LICENCE_WIDE.has(effectiveStatus(other, now)));
  const ends = [
    ...excluded.map(({ statusUntil }) => statusUntil),
    ...others.map(({ multibrandSuspendedUntil }) => multibrandSuspendedUntil),
  ].flatMap((end) => (end !== null && end > now ? [end.getTime()] : []));
  return {
    multibrandSuspended:
      others.some((other) => other.multibrandSuspended) || excluded.some(({ status }) => status !== 'SELF_EXCLUDED'),
    multibrandExcluded:
      others.some((other) => other.multibrandExcluded) ||
      excluded.some(({ status, statusUntil }) => status === 'SELF_EXCLUDED' && statusUntil === null),
    multibrandSuspendedUntil: ends.length === 0 ? null : new Date(Math.max(...ends)),
  };
}

/**
 * Locks every account of a person with the licensee's brands until the transaction ends, unfinished ones too, in the
 * order of their ids, so that simultaneous breaks at two brands cannot deadlock.
 */
export async function lockAccountsOfPerson(db: Queryable, player: Pick<PlayerRecord, 'emailKey'>): Promise<void> {
  await db.query('select id from players where email_key = $1 order by id for update', [player.emailKey]);
}

/**
 * Writes a licensee-wide stop to the player's accounts with the other brands (ruling 19a). One with an end is over
 * there by the clock too, and shortens no longer one.
 * @param stop BREAK: a time-out or exclusion, which blocks no withdrawal (ruling 19); `until` null: indefinite.
 *   CLOSURE: a closed or blacklisted account, which suspends the others until an operator lifts it (A§6)
 * @param where EVERYWHERE: also at the player's own account, so that it applies to accounts opened later anywhere
 * (ruling 22)
 */
export async function suspendOnOtherBrands(
  db: Queryable,
  player: Pick<PlayerRecord, 'emailKey' | 'brand'>,
  stop: { readonly kind: 'BREAK'; readonly until: Date | null } | { readonly kind: 'CLOSURE' },
  where: 'OTHERS' | 'EVERYWHERE' = 'OTHERS',
): Promise<void> {
  await db.query(
    `update players set multibrand_suspended = multibrand_suspended or $5, multibrand_excluded = multibrand_excluded or (not $5 and $3::timestamptz is null), multibrand_suspended_until = greatest(multibrand_suspended_until, $3::timestamptz)
     where email_key = $1 and (brand <> $2 or $4)`,
    [
      player.emailKey,
      player.brand,
      stop.kind === 'BREAK' ? stop.until : null,
      where === 'EVERYWHERE',
      stop.kind === 'CLOSURE',
    ],
  );
}

/**
 * Records the province where the player was last seen; no location, or another country, counts as no province. Writes
 * only changes.
 * @returns whether it changed
 */
export async function recordProvince(
  db: Queryable,
  player: Pick<PlayerRecord, 'id' | 'countryCode' | 'detectedProvince'>,
  place: { readonly countryCode: string | null; readonly regionCode: string | null },
): Promise<boolean> {
  const province =
    place.countryCode === player.countryCode ? (place.regionCode?.replace(`${player.countryCode}-`, '') ?? null) : null;
  if (province === null || province === player.detectedProvince) return false;
  await db.query('update players set detected_province = $2 where id = $1', [player.id, province]);
  return true;
}

export async function recordLogin(
  db: Queryable,
  login: { playerId: string; at: Date; ip: string; countryCode: string | null },
): Promise<string> {
  const id = randomUUID();
  await db.drizzle.insert(playerLogins).values({ id, ...login });
  await db.query('update players set login_count = login_count + 1 where id = $1', [login.playerId]);
  return id;
}

/** Returns the current login, or null: when it began, and when the player last saw the reminder of time and result. */
export async function presentLogin(
  db: Queryable,
  playerId: string,
): Promise<{ readonly at: Date; readonly remindedAt: Date | null } | null> {
  const [row] = await db.query<{ at: Date; remindedAt: Date | null; endedAt: Date | null }>(
    'select at, reminded_at as "remindedAt", ended_at as "endedAt" from player_logins where player_id = $1 order by at desc limit 1',
    [playerId],
  );
  return row && row.endedAt === null ? row : null;
}

/** Records that the player saw the reminder and continues; the next one counts from now. */
export async function markReminded(db: Queryable, playerId: string, at: Date): Promise<void> {
  await db.query(
    'update player_logins set reminded_at = $2 where id = (select id from player_logins where player_id = $1 order by at desc limit 1)',
    [playerId, at],
  );
}

export async function endLogin(db: Queryable, playerId: string, at: Date): Promise<void> {
  await db.query(
    'update player_logins set ended_at = $2 where id = (select id from player_logins where player_id = $1 order by at desc limit 1) and ended_at is null',
    [playerId, at],
  );
}

/** Returns the login before the current one; null on a first visit. */
export async function previousLogin(
  db: Queryable,
  playerId: string,
): Promise<{ at: Date; ip: string; countryCode: string | null } | null> {
  const [row] = await db.drizzle
    .select({ at: playerLogins.at, ip: playerLogins.ip, countryCode: playerLogins.countryCode })
    .from(playerLogins)
    .where(eq(playerLogins.playerId, playerId))
    .orderBy(desc(playerLogins.at))
    .offset(1)
    .limit(1);
  return row ?? null;
}

/**
 * Returns the profile with the documents' names (A§3) and the current status: an exclusion at another brand counts here
 * too (ruling 19a).
 */
export function profileOf(player: PlayerRecord, now: Date): PlayerProfile {
  const { status, until } = statusNow(player, now);
  return {
    playerId: player.id,
    firstName: player.firstName,
    lastName: player.lastName,
    email: player.email,
    mobilePhone: { prefix: player.phonePrefix, body: player.phoneBody },
    kycStatus: player.kycStatus,
    accountStatus: status,
    accountStatusUntil: until?.toISOString() ?? null,
    requestDocumentTypeStatus: player.requestDocumentTypeStatus,
    currencyCode: player.currency as CurrencyCode,
    countryCode: player.countryCode,
    languageCode: player.languageCode,
    personid: player.personId,
    firstLogin: player.loginCount <= 1,
    firstDepositDate: player.firstDepositAt?.toISOString() ?? null,
    registrationDate: (player.registeredAt ?? player.createdAt).toISOString(),
    termsAndConditionsAcceptedVersion: player.termsVersion,
    loyaltyLevel: player.loyaltyLevel,
    limitLevel: player.limitLevel,
    eddQuestionnaire: player.eddQuestionnaire,
    permissions: { ...DEFAULT_PERMISSIONS, ...player.permissions },
    multibrand: { suspended: isSuspended(player, now) },
  };
}
