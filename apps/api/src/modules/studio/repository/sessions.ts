import type { CurrencyCode, Hundredths } from '@baize/kernel';
import { and, desc, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../plugins/database.ts';
import { gameSession, gameSessionRoute, SESSION_MS } from '../schema.ts';

export interface GameSession {
  readonly id: string;
  readonly playerId: string;
  readonly brand: string;
  /** The studio of the game, by provider id; empty for a session from before studios were told apart. */
  readonly studio: string;
  readonly gameId: string;
  readonly gameTitle: string;
  readonly vertical: 'CASINO' | 'LIVE_CASINO';
  readonly currency: CurrencyCode;
  readonly language: string;
  readonly country: string;
  /** Hundredths per round; null without a limit. */
  readonly maximumStake: Hundredths | null;
  /** From one round's stake to the next; 0 without a limit. */
  readonly minimumSpinMs: number;
  readonly autoplayAllowed: boolean;
  /** Whether the law allows no other game beside it. */
  readonly isOnlyGame: boolean;
  /** Stakes that a bet can win at most. */
  readonly maxWinStakes: number;
  /** The game's own limits of one bet, hundredths; null without one. */
  readonly smallestBet: Hundredths | null;
  readonly largestBet: Hundredths | null;
}

const SESSION = {
  id: gameSession.id,
  playerId: gameSession.playerId,
  brand: gameSession.brand,
  studio: gameSession.studio,
  gameId: gameSession.gameId,
  gameTitle: gameSession.gameTitle,
  vertical: sql<GameSession['vertical']>`${gameSession.vertical}`,
  currency: sql<CurrencyCode>`${gameSession.currency}`,
  language: gameSession.language,
  country: gameSession.country,
  maximumStake: gameSession.maximumStake,
  minimumSpinMs: gameSession.minimumSpinMs,
  autoplayAllowed: gameSession.autoplayAllowed,
  isOnlyGame: gameSession.isOnlyGame,
  maxWinStakes: gameSession.maxWinStakes,
  smallestBet: gameSession.smallestBet,
  largestBet: gameSession.largestBet,
};

/** Opens a session and the two routes by which a studio finds it: the launch token's hash and the session's id. */
export async function open(
  tx: Transaction,
  session: GameSession & { readonly loginId: string | null },
  tokenHash: string,
  at: { readonly now: Date; readonly tokenExpires: Date; readonly ends: Date },
): Promise<void> {
  await tx.drizzle
    .insert(gameSession)
    .values({ ...session, tokenHash, openedAt: at.now, tokenExpiresAt: at.tokenExpires, endsAt: at.ends });
  await tx.drizzle.insert(gameSessionRoute).values([
    { key: tokenHash, playerId: session.playerId },
    { key: session.id, playerId: session.playerId },
  ]);
}

/** Finds the player of a session by its id or by the hash of its launch token. Null for an unknown one. */
export async function playerOf(target: Queryable, key: string): Promise<string | null> {
  const [row] = await target.drizzle
    .select({ playerId: gameSessionRoute.playerId })
    .from(gameSessionRoute)
    .where(eq(gameSessionRoute.key, key.toLowerCase()));
  return row?.playerId ?? null;
}

export const stillOpen = (now: Date) => and(eq(gameSession.ended, false), gt(gameSession.endsAt, now));

/** True for every game that is still open. The index by player leads to these, past all that a player ever opened. */
export const openedLately = (now: Date) => gt(gameSession.openedAt, new Date(now.getTime() - SESSION_MS));

/** Returns the open session that a route's key leads to and these conditions select. */
async function findOpen(
  target: Queryable,
  key: string,
  now: Date,
  ...conditions: readonly SQL[]
): Promise<GameSession | null> {
  const playerId = await playerOf(target, key);
  if (playerId === null) return null;
  const [row] = await target.drizzle
    .select(SESSION)
    .from(gameSession)
    .where(and(eq(gameSession.playerId, playerId), ...conditions, stillOpen(now)));
  return row ?? null;
}

/** Returns the open session of an unused, unexpired launch token of this game. */
export const findUnused = (target: Queryable, tokenHash: string, gameId: string, now: Date) =>
  findOpen(
    target,
    tokenHash,
    now,
    eq(gameSession.tokenHash, tokenHash),
    eq(gameSession.gameId, gameId),
    isNull(gameSession.authenticatedAt),
    gt(gameSession.tokenExpiresAt, now),
  );

/**
 * Uses up a launch token.
 * @param playedSince when play in this game began
 * @returns false if another call was faster, or if the session has ended
 */
export async function authenticate(
  target: Queryable,
  session: Pick<GameSession, 'playerId' | 'id'>,
  now: Date,
  playedSince: Date,
): Promise<boolean> {
  const rows = await target.drizzle
    .update(gameSession)
    .set({ authenticatedAt: now, playedSince })
    .where(
      and(
        eq(gameSession.playerId, session.playerId),
        eq(gameSession.id, session.id),
        isNull(gameSession.authenticatedAt),
        stillOpen(now),
      ),
    )
    .returning({ id: gameSession.id });
  return rows.length === 1;
}

/** Returns an open session whose launch token the studio has used. */
export const findActive = (target: Queryable, sessionId: string, now: Date) =>
  findOpen(target, sessionId, now, eq(gameSession.id, sessionId), isNotNull(gameSession.authenticatedAt));

/**
 * Returns when the studio last opened this game for the player, since when the player has played it, in which currency,
 * and whether something has ended it. Null if it never did.
 */
export async function latestOpened(
  target: Queryable,
  playerId: string,
  gameId: string,
): Promise<{
  readonly openedAt: Date;
  readonly startedAt: Date;
  readonly currency: CurrencyCode;
  readonly ended: boolean;
  readonly isOnlyGame: boolean;
} | null> {
  const [row] = await target.drizzle
    .select({
      openedAt: gameSession.authenticatedAt,
      startedAt: gameSession.playedSince,
      currency: SESSION.currency,
      ended: gameSession.ended,
      isOnlyGame: gameSession.isOnlyGame,
    })
    .from(gameSession)
    .where(
      and(eq(gameSession.playerId, playerId), eq(gameSession.gameId, gameId), isNotNull(gameSession.authenticatedAt)),
    )
    .orderBy(desc(gameSession.openedAt))
    .limit(1);
  if (!row?.openedAt) return null;
  return { ...row, openedAt: row.openedAt, startedAt: row.startedAt ?? row.openedAt };
}

/** Starts a new session's pause at the last round of these accounts, in whichever session that was. */
export async function carryPace(target: Queryable, session: SessionKey, accounts: readonly string[]): Promise<void> {
  await target.drizzle
    .update(gameSession)
    .set({
      // Plain column names: Drizzle would qualify them with the updated table, which is not the one of the subquery.
      roundAt: sql`(select max(round_at) from game_session where ${inArray(sql`player_id`, [...accounts])})`,
    })
    .where(isSession(session));
}

/**
 * Blocks other launches of these accounts until the transaction ends. Sorted, so that two launches cannot wait for each
 * other. Drizzle has no advisory locks.
 */
export async function holdLaunches(tx: Transaction, accounts: readonly string[]): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock(lock) is null as held
     from (select hashtextextended(id, 23) as lock from unnest($1::text[]) as id order by 1) as locks`,
    [accounts],
  );
}

export type SessionKey = Pick<GameSession, 'playerId' | 'id'>;

export const isSession = ({ playerId, id }: SessionKey) =>
  and(eq(gameSession.playerId, playerId), eq(gameSession.id, id));

export type Seat = Pick<
  GameSession,
  | 'playerId'
  | 'studio'
  | 'vertical'
  | 'gameTitle'
  | 'maximumStake'
  | 'minimumSpinMs'
  | 'maxWinStakes'
  | 'smallestBet'
  | 'largestBet'
>;

const SEAT = {
  playerId: gameSession.playerId,
  studio: gameSession.studio,
  vertical: SESSION.vertical,
  gameTitle: gameSession.gameTitle,
  maximumStake: gameSession.maximumStake,
  minimumSpinMs: gameSession.minimumSpinMs,
  maxWinStakes: gameSession.maxWinStakes,
  smallestBet: gameSession.smallestBet,
  largestBet: gameSession.largestBet,
};

/**
 * Returns the player, vertical and law of sessions, by their ids, for the gate before a bet. Includes ended sessions, so
 * that replays are still answered. Unknown ones are missing.
 */
export async function findSeats(target: Queryable, sessionIds: readonly string[]): Promise<Map<string, Seat>> {
  const keys = new Map(sessionIds.map((id) => [id.toLowerCase(), id]));
  const routes = await target.drizzle
    .select({ key: gameSessionRoute.key, playerId: gameSessionRoute.playerId })
    .from(gameSessionRoute)
    .where(inArray(gameSessionRoute.key, [...keys.keys()]));
  if (routes.length === 0) return new Map();
  const rows = await target.drizzle
    .select({ id: gameSession.id, ...SEAT })
    .from(gameSession)
    .where(
      and(
        inArray(gameSession.playerId, [...new Set(routes.map(({ playerId }) => playerId))]),
        inArray(
          gameSession.id,
          routes.map(({ key }) => key),
        ),
      ),
    );
  return new Map(rows.map(({ id, ...seat }) => [keys.get(id) ?? id, seat]));
}

/**
 * Counts a free spin as the session's last round, so that the pause of the law lies between it and the next one. Call it
 * under the wallet's lock.
 * @returns false if it comes too soon
 */
export async function paceFreeSpin(
  tx: Transaction,
  session: GameSession,
  roundId: string,
  now: Date,
): Promise<boolean> {
  if (session.minimumSpinMs === 0) return true;
  const [last] = await tx.drizzle.select({ roundAt: gameSession.roundAt }).from(gameSession).where(isSession(session));
  if (last?.roundAt && Math.abs(now.getTime() - last.roundAt.getTime()) < session.minimumSpinMs) return false;
  await tx.drizzle.update(gameSession).set({ roundId, roundStaked: 0, roundAt: now }).where(isSession(session));
  return true;
}
