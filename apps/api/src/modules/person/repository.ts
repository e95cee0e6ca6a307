import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../plugins/database.ts';
import { likelyMatches, type LikelyMatch } from './model/likely-matches.ts';
import {
  CERTAIN,
  NEWEST_KIND,
  sharedKind,
  TRACES,
  type PersonHasher,
  type PersonKey,
  type PersonKeyKind,
} from './model/person-keys.ts';
import { personKeys, personKeySets, personReviews, type ReviewDecision } from './schema.ts';

export type PersonReview = typeof personReviews.$inferSelect;

/** The key id of links, which no secret stands behind. */
const LINK = 'link';

/**
 * Adds accounts' keys. Earlier ones stay: an old phone number still identifies the person who had it. In SQL, because
 * Drizzle has a parameter for each value, and a page of accounts would have more than the 65,535 that PostgreSQL takes.
 */
export async function insertKeys(
  db: Queryable,
  rows: readonly (PersonKey & { readonly accountId: string })[],
): Promise<void> {
  if (rows.length > 0)
    await db.query(
      `insert into person_keys (hash, account_id, kind, key_id)
       select * from unnest($1::text[], $2::uuid[], $3::text[], $4::text[]) on conflict do nothing`,
      [
        rows.map(({ hash }) => hash),
        rows.map(({ accountId }) => accountId),
        rows.map(({ kind }) => kind),
        rows.map(({ keyId }) => keyId),
      ],
    );
}

/**
 * Browsers that an account is remembered in. A player who clears cookies comes with another one at each claim, and without
 * a bound one account could fill the table. Who goes on after it gains nothing: without cookies they were new anyway.
 */
const MOST_DEVICES = 100;

/** Adds what an account has used, of devices no more than the bound. */
export async function insertTraces(db: Queryable, accountId: string, keys: readonly PersonKey[]): Promise<void> {
  const isDevice = keys.some(({ kind }) => kind === 'DEVICE');
  if (isDevice) {
    const [row] = await db.query<{ most: number }>(
      `select coalesce(max(devices), 0)::int as most from (
         select count(*) as devices from person_keys where account_id = $1 and kind = 'DEVICE' group by key_id
       ) as counted`,
      [accountId],
    );
    if (row && row.most >= MOST_DEVICES) return;
  }
  await insertKeys(
    db,
    keys.map((key) => ({ ...key, accountId })),
  );
}

/** Records that accounts belong to one person. */
export async function linkAccounts(db: Queryable, accountIds: readonly string[]): Promise<void> {
  const hash = `${LINK}:${randomUUID()}`;
  await insertKeys(
    db,
    accountIds.map((accountId) => ({ accountId, kind: 'LINK', keyId: LINK, hash })),
  );
}

/**
 * Returns every account of a person, the given one included: those that certainly belong together, directly or through
 * others. In SQL, because Drizzle has no recursive queries.
 */
export async function accountsOfPerson(db: Queryable, accountId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `with recursive person (id) as (
       select $1::uuid
       union
       select other.account_id from person
         join person_keys own on own.account_id = person.id and own.kind = any($2::text[])
         join person_keys other on other.hash = own.hash
     )
     select id from person order by id`,
    [accountId, CERTAIN],
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the accounts that have used a device or a means of payment which one of these has used too, without these.
 */
export async function accountsAlongside(db: Queryable, accountIds: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select distinct other.account_id as id from person_keys own
       join person_keys other on other.hash = own.hash and other.account_id <> all($1::uuid[])
     where own.account_id = any($1::uuid[]) and own.kind = any($2::text[])
     order by 1`,
    [accountIds, TRACES],
  );
  return rows.map(({ id }) => id);
}

/** Returns the accounts that share keys, with what they share. */
export async function accountsWith(
  db: Queryable,
  keys: readonly Pick<PersonKey, 'hash' | 'kind'>[],
): Promise<{ accountId: string; kind: PersonKeyKind }[]> {
  const own = new Map(keys.map(({ hash, kind }) => [hash, kind]));
  const rows = await db.query<{ accountId: string; hash: string; kind: PersonKeyKind }>(
    'select account_id as "accountId", hash, kind from person_keys where hash = any($1::text[]) order by 1, 3',
    [[...own.keys()]],
  );
  return rows.flatMap(({ accountId, hash, kind }) => {
    const shared = sharedKind(own.get(hash) ?? kind, kind);
    return shared === null ? [] : [{ accountId, kind: shared }];
  });
}

/** Returns the accounts that likely belong to an account's person: they share what is not certain. */
export async function likelyAccounts(db: Queryable, accountId: string): Promise<LikelyMatch[]> {
  const rows = await db.query<{ accountId: string; ownKind: PersonKeyKind; kind: PersonKeyKind }>(
    `select distinct other.account_id as "accountId", own.kind as "ownKind", other.kind from person_keys own
       join person_keys other on other.hash = own.hash and other.account_id <> own.account_id
     where own.account_id = $1 and own.kind <> all($2::text[]) order by 1, 2, 3`,
    [accountId, CERTAIN],
  );
  const certain = new Set(await accountsOfPerson(db, accountId));
  return likelyMatches(
    rows.flatMap(({ accountId, ownKind, kind }) => {
      const shared = certain.has(accountId) ? null : sharedKind(ownKind, kind);
      return shared === null ? [] : [{ accountId, kind: shared }];
    }),
  );
}

/**
 * Locks hashes until the transaction ends, whether or not an account has them: two registrations of one person, or a
 * registration and an exclusion, come one after the other. Sorted, so that two transactions cannot wait for each other.
 */
export async function lockHashes(db: Queryable, hashes: readonly string[]): Promise<void> {
  await db.query(
    `select pg_advisory_xact_lock(lock) is null as held
     from (select distinct hashtextextended(hash, 0) as lock from unnest($1::text[]) as hash order by 1) as locks`,
    [hashes],
  );
}

/**
 * Locks a person until the transaction ends: no two of their accounts decide at once, and none is opened meanwhile.
 * Locks what identifies the person and no player's row. What an account has used identifies nobody (0132): two players of
 * a household need not wait for each other, and many devices must not use up the database's locks.
 */
export async function lockPerson(db: Queryable, accountId: string): Promise<void> {
  const accounts = await accountsOfPerson(db, accountId);
  const rows = await db.query<{ hash: string }>(
    'select distinct hash from person_keys where account_id = any($1::uuid[]) and kind <> all($2::text[])',
    [accounts, TRACES],
  );
  await lockHashes(
    db,
    rows.map(({ hash }) => hash),
  );
}

/** Returns the account's open review, or null. */
export async function openReviewOf(db: Queryable, playerId: string): Promise<PersonReview | null> {
  const [row] = await db.drizzle
    .select()
    .from(personReviews)
    .where(and(eq(personReviews.playerId, playerId), isNull(personReviews.decidedAt)));
  return row ?? null;
}

/** Returns the accounts that operators have found to be someone else's than this one. */
async function releasedFrom(db: Queryable, playerId: string): Promise<ReadonlySet<string>> {
  const rows = await db.drizzle
    .select({ matches: personReviews.matches })
    .from(personReviews)
    .where(and(eq(personReviews.playerId, playerId), eq(personReviews.decision, 'RELEASED')));
  return new Set(rows.flatMap(({ matches }) => matches.map(({ accountId }) => accountId)));
}

/**
 * Holds an account for review because of likely matches. Matches that an operator has released are not held again.
 * The caller has locked the player.
 * @returns whether the account is held because of these matches
 */
export async function holdForReview(
  db: Queryable,
  playerId: string,
  matches: readonly LikelyMatch[],
  now: Date,
): Promise<boolean> {
  const released = await releasedFrom(db, playerId);
  const fresh = matches.filter(({ accountId }) => !released.has(accountId));
  if (fresh.length === 0) return false;
  const open = await openReviewOf(db, playerId);
  if (open === null) {
    await db.drizzle.insert(personReviews).values({ playerId, id: randomUUID(), matches: fresh, openedAt: now });
    return true;
  }
  const known = new Set(open.matches.map(({ accountId }) => accountId));
  const added = fresh.filter(({ accountId }) => !known.has(accountId));
  if (added.length > 0)
    await db.drizzle
      .update(personReviews)
      .set({ matches: [...open.matches, ...added] })
      .where(and(eq(personReviews.playerId, playerId), eq(personReviews.id, open.id)));
  return true;
}

/** Returns the reviews that wait for a decision, oldest first. */
export async function openReviews(db: Queryable, limit: number): Promise<PersonReview[]> {
  return db.drizzle
    .select()
    .from(personReviews)
    .where(isNull(personReviews.decidedAt))
    .orderBy(asc(personReviews.openedAt))
    .limit(limit);
}

/** Writes a decision. */
export async function closeReview(
  db: Queryable,
  review: Pick<PersonReview, 'playerId' | 'id'>,
  decided: {
    readonly decision: ReviewDecision;
    readonly decidedBy: string;
    readonly reason: string;
    readonly decidedAt: Date;
  },
): Promise<void> {
  await db.drizzle
    .update(personReviews)
    .set(decided)
    .where(and(eq(personReviews.playerId, review.playerId), eq(personReviews.id, review.id)));
}

/**
 * Returns those of the accounts that have no keys.
 * @param version `any`: none at all; `this`: none that the version before did not make too
 */
export async function accountsWithoutKeys(
  db: Queryable,
  accountIds: readonly string[],
  version: 'any' | 'this',
): Promise<ReadonlySet<string>> {
  const rows = await db.drizzle
    .selectDistinct({ id: personKeys.accountId })
    .from(personKeys)
    .where(
      and(
        inArray(personKeys.accountId, [...accountIds]),
        // What an account has used says nothing of whether its details were recorded.
        version === 'this' ? eq(personKeys.kind, NEWEST_KIND) : notInArray(personKeys.kind, [...TRACES]),
      ),
    );
  const known = new Set(rows.map(({ id }) => id));
  return new Set(accountIds.filter((id) => !known.has(id)));
}

/** Returns the secrets under which every account has its keys, with the moment up to which that is certain. */
export async function completeKeySets(db: Queryable): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.drizzle.select().from(personKeySets);
  return new Map(rows.map(({ keyId, completedAt }) => [keyId, completedAt]));
}

/**
 * Records that every account of a moment has its keys under these secrets, and removes those of secrets that are gone.
 */
export async function completeKeySet(
  db: Queryable,
  { keyIds, setIds }: Pick<PersonHasher, 'keyIds' | 'setIds'>,
  at: Date,
): Promise<void> {
  await db.drizzle
    .insert(personKeySets)
    .values(setIds.map((keyId) => ({ keyId, completedAt: at })))
    .onConflictDoUpdate({ target: personKeySets.keyId, set: { completedAt: at } });
  await db.drizzle.delete(personKeys).where(notInArray(personKeys.keyId, [...keyIds, LINK]));
  await db.drizzle.delete(personKeySets).where(notInArray(personKeySets.keyId, [...setIds]));
}
