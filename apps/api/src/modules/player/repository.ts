import { randomUUID } from 'node:crypto';
import type { AccountStatus, Permissions, PlayerProfile } from '@baize/contracts/player';
import { and, desc, eq, ilike, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { CurrencyCode } from '@baize/kernel';
import type { Queryable } from '../../plugins/database.ts';
import { effectiveStatus, isSuspended, statusNow, type HeldBy, type PlayerStanding } from './model/gates.ts';
import { playerLogins, players } from './schema.ts';

export type PlayerRecord = typeof players.$inferSelect;
export type NewPlayer = typeof players.$inferInsert;

/** What a new player may do (A§6: allowed unless somebody says otherwise). */
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

/** Several players in one round trip, by id; unknown ids are absent. */
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

/** The provinces whose law holds for a player: the one they named, and the one where they were seen. */
export const provincesOf = ({
  province,
  detectedProvince,
}: Pick<Home, 'province' | 'detectedProvince'>): readonly (string | null)[] => [province, detectedProvince];

/**
 * What the gates of money look at, and no more: asked before every bet, so it is one prepared statement.
 * @param hold keeps it as it is until the transaction ends: a stop that comes meanwhile waits, one that came is seen
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

/** What decides how far a session reaches: asked before every call, so it is one prepared statement. */
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

/** Holds the row until the transaction ends, so that two calls cannot both act on what they read. */
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

/** Every account of one person with the licensee's brands, this one among them (ruling 19a: an e-mail is unique per brand). */
export async function accountsOfPerson(db: Queryable, player: Pick<PlayerRecord, 'emailKey'>): Promise<string[]> {
  return (
    await db.query<{ id: string }>(
      "select id from players where email_key = $1 and status <> 'PRE_REGISTERED' order by id",
      [player.emailKey],
    )
  ).map(({ id }) => id);
}

/** @throws a unique violation of `players_brand_email` when the e-mail is taken */
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

/** The wallet says when the first deposit arrived; later ones change nothing. */
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

/** Players whom the identity vendor could not answer for, due now; other processes skip them meanwhile. */
export async function dueIdentityChecks(db: Queryable, now: Date): Promise<PlayerRecord[]> {
  return db.drizzle
    .select()
    .from(players)
    .where(and(isNotNull(players.identityCheckDueAt), lte(players.identityCheckDueAt, now)))
    .limit(10)
    .for('update', { skipLocked: true });
}

/**
 * Writes the identity vendor's answer, unless it is about somebody else by now: the details were changed while the vendor
 * thought (their own check follows), or an operator has decided meanwhile.
 * @param asked the player as the vendor was asked about them
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

/** Statuses that hold across all brands of the licensee are shown to the others as `multibrand.suspended` (ruling 19a). */
export const LICENCE_WIDE: ReadonlySet<string> = new Set<AccountStatus>(['SELF_EXCLUDED', 'CLOSED', 'BLACKLISTED']);

/** How an account is suspended: until it is lifted (by an operator, a closure), by an exclusion without an end, by a break until a moment, or not at all (`false`, `false`, null). */
export type Suspension = Pick<PlayerRecord, 'multibrandSuspended' | 'multibrandExcluded' | 'multibrandSuspendedUntil'>;

/**
 * How the person is kept out by the licensee already, at another brand: an account opened there now is suspended from its first day,
 * for as long as what keeps them out (rulings 19a and 22).
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
 * Holds every account of a person with the licensee's brands until the transaction ends, unfinished ones too, in the order of their
 * ids: two brands at which the same person stops at once do not wait for each other.
 */
export async function lockAccountsOfPerson(db: Queryable, player: Pick<PlayerRecord, 'emailKey'>): Promise<void> {
  await db.query('select id from players where email_key = $1 order by id for update', [player.emailKey]);
}

/**
 * A stop that holds across the licensee's brands shows at the player's accounts with the others (ruling 19a). One with an end is over
 * there by the clock too, and shortens none that lasts longer.
 * @param stop BREAK: what a player takes, or is given, to rest from play, and that keeps no money back (ruling 19); `until` null: it has no end.
 *   CLOSURE: a closed or blacklisted account, which suspends the others until somebody lifts it (A§6)
 * @param where EVERYWHERE: at the player's own account too, so that an account opened later anywhere meets it (ruling 22)
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

/** Keeps in which province of their country the player was seen last; nowhere, or in another country, is no province. Written only where it is another. @returns whether it is another one than before */
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

/** The log-in that runs, or null: when it began, and when the player was last shown how long and with what result they play. */
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

/** The player has seen the reminder and goes on; the next one counts from here. */
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

/** The log-in before the present one; null on a first visit. */
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

/** The profile as the documents name it (A§3), with the status as it holds now: an exclusion at another brand is one here (ruling 19a). */
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
