import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, gte, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { SignInMethod } from '@baize/contracts/account';
import type { Queryable } from '../../../plugins/database.ts';
import type { Visitor } from '../../../plugins/location.ts';
import type { EndedSessions } from '../../../plugins/session-ends.ts';
import { loginDeviceOf, type LoginDevice } from '../model/login-device.ts';
import { playerLogins, players } from '../schema.ts';

/** Where a player logs in from, and with what. */
export interface Visit extends LoginDevice {
  readonly ip: string;
  readonly countryCode: string | null;
}

export const visitOf = ({ ipAddress, countryCode, userAgent }: Visitor): Visit => ({
  ip: ipAddress,
  countryCode,
  ...loginDeviceOf(userAgent),
});

export interface NewLogin extends Visit {
  readonly playerId: string;
  /** The session that it opened; null in demo data. */
  readonly sessionId: string | null;
  readonly at: Date;
  /** Null where only the identity provider knows it. */
  readonly method: SignInMethod | null;
}

/** Records a login. A session has one, so a second record of it changes nothing. */
export async function recordLogin(db: Queryable, login: NewLogin): Promise<void> {
  if (!(await insertLogin(db, login))) return;
  await db.drizzle
    .update(players)
    .set({ loginCount: sql`${players.loginCount} + 1` })
    .where(eq(players.id, login.playerId));
}

async function insertLogin(db: Queryable, login: NewLogin): Promise<boolean> {
  const rows = await db.drizzle
    .insert(playerLogins)
    .values({ id: randomUUID(), ...login })
    .onConflictDoNothing()
    .returning({ id: playerLogins.id });
  return rows.length === 1;
}

const isLoginOf = (session: { readonly playerId: string; readonly sessionId: string }) =>
  and(eq(playerLogins.playerId, session.playerId), eq(playerLogins.sessionId, session.sessionId));

/**
 * Returns the login of a session: when it began, and when the player was last shown how long and with what result they
 * play. A session without one gets it, so that both stay the same however often its tokens are refreshed.
 * @param missing what to record for a session from before `session_id`; its login was counted already
 */
export async function loginOfSession(
  db: Queryable,
  missing: NewLogin & { readonly sessionId: string },
): Promise<{ readonly at: Date; readonly remindedAt: Date | null }> {
  const find = async () => {
    const [row] = await db.drizzle
      .select({ at: playerLogins.at, remindedAt: playerLogins.remindedAt })
      .from(playerLogins)
      .where(isLoginOf(missing));
    return row;
  };
  const known = await find();
  if (known) return known;
  await insertLogin(db, missing);
  // Another call of the session may have been faster.
  return (await find()) ?? { at: missing.at, remindedAt: null };
}

/** The player has seen the reality check in this session and continues; its next one counts from here. */
export async function markReminded(
  db: Queryable,
  session: { readonly playerId: string; readonly sessionId: string },
  at: Date,
): Promise<void> {
  await db.drizzle.update(playerLogins).set({ remindedAt: at }).where(isLoginOf(session));
}

/**
 * Returns a player's logins that have not ended, newest first.
 * @param since older ones have run out by themselves
 */
export async function openLogins(
  db: Queryable,
  playerId: string,
  since: Date,
): Promise<readonly (Omit<NewLogin, 'playerId'> & { readonly sessionId: string })[]> {
  const { sessionId, at, ip, countryCode, method, browser, system } = playerLogins;
  const rows = await db.drizzle
    .select({ sessionId, at, ip, countryCode, method, browser, system })
    .from(playerLogins)
    .where(and(eq(playerLogins.playerId, playerId), isNull(playerLogins.endedAt), isNotNull(sessionId), gte(at, since)))
    .orderBy(desc(at))
    .limit(OPEN_LOGINS);
  return rows.flatMap((row) => (row.sessionId === null ? [] : [{ ...row, sessionId: row.sessionId }]));
}
/** How many open logins a player sees; nobody has more devices. */
const OPEN_LOGINS = 50;

/** Ends the logins of sessions that end. */
export async function endLogins(db: Queryable, { playerId, only, except }: EndedSessions, at: Date): Promise<void> {
  const { sessionId } = playerLogins;
  await db.drizzle
    .update(playerLogins)
    .set({ endedAt: at })
    .where(
      and(
        eq(playerLogins.playerId, playerId),
        isNull(playerLogins.endedAt),
        only === undefined ? undefined : eq(sessionId, only),
        except === undefined ? undefined : ne(sessionId, except),
      ),
    );
}

/** Returns the addresses from which a player has logged in since a moment. */
export async function loginAddresses(db: Queryable, playerId: string, since: Date): Promise<string[]> {
  const rows = await db.drizzle
    .selectDistinct({ ip: playerLogins.ip })
    .from(playerLogins)
    .where(and(eq(playerLogins.playerId, playerId), gt(playerLogins.at, since)));
  return rows.map(({ ip }) => ip);
}

/**
 * The login before the current one; null on a first visit. `isNewCountry`: earlier ones are known to come from other
 * countries only.
 */
export async function previousLogin(
  db: Queryable,
  playerId: string,
): Promise<{ at: Date; ip: string; countryCode: string | null; isNewCountry: boolean } | null> {
  const [row] = await db.drizzle
    .select({ at: playerLogins.at, ip: playerLogins.ip, countryCode: playerLogins.countryCode })
    .from(playerLogins)
    .where(eq(playerLogins.playerId, playerId))
    .orderBy(desc(playerLogins.at))
    .offset(1)
    .limit(1);
  if (!row) return null;
  const { at, countryCode } = row;
  const earlier = await db.drizzle
    .selectDistinct({ countryCode: playerLogins.countryCode })
    .from(playerLogins)
    .where(and(eq(playerLogins.playerId, playerId), lt(playerLogins.at, at), isNotNull(playerLogins.countryCode)));
  const isNewCountry =
    countryCode !== null && earlier.length > 0 && earlier.every((login) => login.countryCode !== countryCode);
  return { ...row, isNewCountry };
}
