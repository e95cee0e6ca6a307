import type { CurrencyCode, Hundredths } from '@baize/kernel';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { sqlState, withRetry, type Database, type Queryable, type Transaction } from '../../plugins/database.ts';
import { openedByLogins, type EndedSessions } from '../../plugins/session-ends.ts';
import { fieldsOf, type Balances, type MoveOutcome } from '../wallet/index.ts';
import { gameSession, gameSessionRoute, heldWin, SESSION_MS, studioTransactionRoute } from './schema.ts';

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
async function playerOf(target: Queryable, key: string): Promise<string | null> {
  const [row] = await target.drizzle
    .select({ playerId: gameSessionRoute.playerId })
    .from(gameSessionRoute)
    .where(eq(gameSessionRoute.key, key.toLowerCase()));
  return row?.playerId ?? null;
}

const stillOpen = (now: Date) => and(eq(gameSession.ended, false), gt(gameSession.endsAt, now));
/** True for every game that is still open. The index by player leads to these, past all that a player ever opened. */
const openedLately = (now: Date) => gt(gameSession.openedAt, new Date(now.getTime() - SESSION_MS));

/** The open session of an unused, unexpired launch token of this game. */
export async function findUnused(
  target: Queryable,
  tokenHash: string,
  gameId: string,
  now: Date,
): Promise<GameSession | null> {
  const playerId = await playerOf(target, tokenHash);
  if (playerId === null) return null;
  const [row] = await target.drizzle
    .select(SESSION)
    .from(gameSession)
    .where(
      and(
        eq(gameSession.playerId, playerId),
        eq(gameSession.tokenHash, tokenHash),
        eq(gameSession.gameId, gameId),
        isNull(gameSession.authenticatedAt),
        gt(gameSession.tokenExpiresAt, now),
        stillOpen(now),
      ),
    );
  return row ?? null;
}

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

export async function findActive(target: Queryable, sessionId: string, now: Date): Promise<GameSession | null> {
  const playerId = await playerOf(target, sessionId);
  if (playerId === null) return null;
  const [row] = await target.drizzle
    .select(SESSION)
    .from(gameSession)
    .where(
      and(
        eq(gameSession.playerId, playerId),
        eq(gameSession.id, sessionId),
        isNotNull(gameSession.authenticatedAt),
        stillOpen(now),
      ),
    );
  return row ?? null;
}

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

type SessionKey = Pick<GameSession, 'playerId' | 'id'>;
const isSession = ({ playerId, id }: SessionKey) => and(eq(gameSession.playerId, playerId), eq(gameSession.id, id));

/** Open games: all of them, or those beside which the law allows no other game. */
export type WhichGames = 'all' | 'only-games';
const isAmong = (which: WhichGames) => (which === 'all' ? undefined : eq(gameSession.isOnlyGame, true));

/** Returns the games that accounts have open, whether or not their studio has opened them too. */
export async function openSessions(
  target: Queryable,
  accounts: readonly string[],
  now: Date,
  which: WhichGames,
): Promise<(SessionKey & Pick<GameSession, 'gameId'>)[]> {
  if (accounts.length === 0) return [];
  return target.drizzle
    .select({ playerId: gameSession.playerId, id: gameSession.id, gameId: gameSession.gameId })
    .from(gameSession)
    .where(and(inArray(gameSession.playerId, [...accounts]), openedLately(now), stillOpen(now), isAmong(which)));
}

/** Tells whether something has ended the player's session, and whether it was their only game. Null if it is not theirs. */
export async function endOf(
  target: Queryable,
  session: SessionKey,
): Promise<{ readonly ended: boolean; readonly isOnlyGame: boolean } | null> {
  const [row] = await target.drizzle
    .select({ ended: gameSession.ended, isOnlyGame: gameSession.isOnlyGame })
    .from(gameSession)
    .where(isSession(session));
  return row ?? null;
}

/** Ends one game: no more bets, while earlier stakes are still settled. */
export async function endSession(target: Queryable, session: SessionKey, now: Date): Promise<void> {
  await target.drizzle
    .update(gameSession)
    .set({ endsAt: now, ended: true })
    .where(and(isSession(session), stillOpen(now)));
}

/** Ends the game of a launch token, whether the studio has opened it or not. */
export async function endByToken(target: Queryable, tokenHash: string, now: Date): Promise<void> {
  const playerId = await playerOf(target, tokenHash);
  if (playerId === null) return;
  await target.drizzle
    .update(gameSession)
    .set({ endsAt: now, ended: true })
    .where(and(eq(gameSession.playerId, playerId), eq(gameSession.tokenHash, tokenHash), stillOpen(now)));
}

/**
 * Ends the player's games, or those of the logins that end: no more bets, while earlier stakes are still settled. A game
 * whose login is unknown ends with any of them. One statement, so that two calls at once lock the rows in one order.
 */
export async function endSessions(
  target: Queryable,
  ended: EndedSessions,
  now: Date,
  which: WhichGames = 'all',
): Promise<void> {
  await target.drizzle
    .update(gameSession)
    .set({ endsAt: now, ended: true })
    .where(
      and(
        eq(gameSession.playerId, ended.playerId),
        openedLately(now),
        stillOpen(now),
        openedByLogins(gameSession.loginId, ended),
        isAmong(which),
      ),
    );
}

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

/** Holds a win of a free spin above the game's published maximum for the operator (ruling 30). Repeats change nothing. */
export async function holdFreeSpinWin(
  tx: Transaction,
  held: Omit<typeof heldWin.$inferInsert, 'state' | 'toBonus' | 'betReference' | 'playerTold'>,
): Promise<void> {
  await tx.drizzle
    .insert(studioTransactionRoute)
    .values({ referenceId: held.referenceId, playerId: held.playerId })
    .onConflictDoNothing();
  await tx.drizzle
    .insert(heldWin)
    .values({ ...held, state: 'HELD', toBonus: 0, betReference: held.referenceId })
    .onConflictDoNothing();
}

export type StudioOutcome =
  | MoveOutcome
  | 'SESSION'
  | 'NOT_ALLOWED'
  | 'BET_UNKNOWN'
  | 'REFUNDED'
  | 'ROLLED_BACK'
  | 'SETTLED'
  | 'HELD'
  | 'HELD_REPLAY'
  | 'STAKE_TOO_HIGH'
  | 'TOO_SOON';
export interface StudioReceipt {
  readonly outcome: StudioOutcome;
  readonly playerId: string | null;
  /** Balance available to the session (MAIN and its bonus wallet) right after the movement. */
  readonly playable: Hundredths;
  readonly balances: Balances | null;
}
function receiptOf(answer: string | undefined, currency: CurrencyCode): StudioReceipt {
  const [outcome, playerId, mainAfter, bonusAfter, main, locked, sports, casino, live, version] = fieldsOf(answer);
  return {
    outcome: outcome as StudioOutcome,
    playerId: playerId || null,
    playable: Number(mainAfter) + Number(bonusAfter),
    balances:
      main === ''
        ? null
        : {
            main: Number(main),
            locked: Number(locked),
            sportsBonus: Number(sports),
            casinoBonus: Number(casino),
            liveCasinoBonus: Number(live),
            version: Number(version),
            currency,
          },
  };
}

export interface StudioCall {
  /** The session's player, from `findSeats`. */
  readonly playerId: string;
  readonly sessionId: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly reference: string;
  readonly currency: CurrencyCode;
}
interface Answer {
  readonly answer: string;
}

/**
 * Runs one statement that moves money, again after a deadlock: it is a transaction of its own, and its reference makes a
 * repetition harmless.
 * @param database not a transaction, which a deadlock would have ended
 */
async function ask(database: Database, statement: string, parameters: readonly unknown[]): Promise<Answer | undefined> {
  const [row] = await withRetry(() => database.query<Answer>(statement, parameters));
  return row;
}

export async function bet(
  database: Database,
  call: StudioCall,
  amount: Hundredths,
  allowed: boolean,
  now: Date,
): Promise<StudioReceipt> {
  try {
    const row = await ask(database, 'select studio_bet($1, $2, $3, $4, $5, $6, $7, $8, $9) as answer', [
      call.playerId,
      call.sessionId,
      call.gameId,
      call.roundId,
      call.reference,
      amount,
      call.currency,
      allowed,
      now,
    ]);
    return receiptOf(row?.answer, call.currency);
  } catch (fault) {
    const outcome = UNDONE[sqlState(fault) ?? ''];
    if (outcome === undefined) throw fault;
    return { outcome, playerId: call.playerId, playable: 0, balances: null };
  }
}

/** What `studio_bet` raises when the round or the session has ended, so that the stake is undone. */
const UNDONE: Readonly<Record<string, StudioOutcome>> = { BZ001: 'SETTLED', BZ002: 'SESSION' };

/** A win of an accepted bet. */
export interface Win extends StudioCall {
  /** The ledger's reference of the bet. */
  readonly betReference: string;
  readonly amount: Hundredths;
  readonly roundEnded: boolean;
}

export async function win(database: Database, due: Win, now: Date): Promise<StudioReceipt> {
  const row = await ask(database, 'select studio_win($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as answer', [
    due.playerId,
    due.sessionId,
    due.gameId,
    due.roundId,
    due.reference,
    due.betReference,
    due.amount,
    due.currency,
    now,
    due.roundEnded,
  ]);
  return receiptOf(row?.answer, due.currency);
}

/**
 * Pays wins of any players in one round trip, each in a transaction of its own.
 * @throws if one of them fails; those before it may be booked, so pay them again one by one
 */
export async function winMany(database: Database, due: readonly Win[], now: Date): Promise<StudioReceipt[]> {
  const [row] = await database.query<{ answers: string }>('call studio_wins($1::text::jsonb, $2, null)', [
    JSON.stringify(
      due.map((each) => ({
        player: each.playerId,
        session: each.sessionId,
        game: each.gameId,
        round: each.roundId,
        reference: each.reference,
        bet: each.betReference,
        amount: each.amount,
        currency: each.currency,
        ended: each.roundEnded,
      })),
    ),
    now,
  ]);
  const answers = row?.answers.split('\n') ?? [];
  return due.map(({ currency }, index) => receiptOf(answers[index], currency));
}

export async function rollback(
  database: Database,
  call: StudioCall,
  winReference: string,
  now: Date,
): Promise<StudioReceipt> {
  const row = await ask(database, 'select studio_rollback($1, $2, $3, $4, $5, $6, $7, $8) as answer', [
    call.playerId,
    call.sessionId,
    call.gameId,
    call.roundId,
    call.reference,
    winReference,
    call.currency,
    now,
  ]);
  return receiptOf(row?.answer, call.currency);
}
export async function refund(
  database: Database,
  call: StudioCall,
  betReference: string,
  now: Date,
): Promise<StudioReceipt> {
  const row = await ask(database, 'select studio_refund($1, $2, $3, $4, $5, $6, $7, $8) as answer', [
    call.playerId,
    call.sessionId,
    call.gameId,
    call.roundId,
    call.reference,
    betReference,
    call.currency,
    now,
  ]);
  return receiptOf(row?.answer, call.currency);
}

/** A win above its game's published maximum (ruling 30). Amounts in hundredths. */
export type HeldWin = Omit<typeof heldWin.$inferSelect, 'vertical' | 'currency' | 'state'> & {
  readonly vertical: 'CASINO' | 'LIVE_CASINO';
  readonly currency: CurrencyCode;
  readonly state: 'HELD' | 'PAID' | 'REFUSED' | 'ROLLED_BACK';
};

/** Wins that wait for an operator, the longest waiting first. */
export async function heldWins(target: Queryable, limit: number): Promise<HeldWin[]> {
  const rows = await target.drizzle
    .select()
    .from(heldWin)
    .where(eq(heldWin.state, 'HELD'))
    .orderBy(asc(heldWin.heldAt))
    .limit(limit);
  return rows as HeldWin[];
}

/** A player's wins that wait for an operator. */
export async function heldWinsOf(target: Queryable, playerId: string): Promise<HeldWin[]> {
  const rows = await target.drizzle
    .select()
    .from(heldWin)
    .where(and(eq(heldWin.playerId, playerId), eq(heldWin.state, 'HELD')));
  return rows as HeldWin[];
}

/** Finds the player of a studio's movement or held win by its reference. */
export async function playerOfTransaction(target: Queryable, reference: string): Promise<string | null> {
  const [row] = await target.drizzle
    .select({ playerId: studioTransactionRoute.playerId })
    .from(studioTransactionRoute)
    .where(eq(studioTransactionRoute.referenceId, reference));
  return row?.playerId ?? null;
}

type HeldWinKey = Pick<HeldWin, 'playerId' | 'referenceId'>;
const isHeldWin = ({ playerId, referenceId }: HeldWinKey) =>
  and(eq(heldWin.playerId, playerId), eq(heldWin.referenceId, referenceId));

/** Returns when a win was held, whatever has been decided about it since; null if it never was. */
export async function heldAt(
  target: Queryable,
  { playerId, reference }: { readonly playerId: string; readonly reference: string },
): Promise<Date | null> {
  const [row] = await target.drizzle
    .select({ heldAt: heldWin.heldAt })
    .from(heldWin)
    .where(isHeldWin({ playerId, referenceId: reference }));
  return row?.heldAt ?? null;
}

/** Locks a held win, of any state, until the transaction ends. Null if there is none. */
export async function lockHeldWin(tx: Transaction, key: HeldWinKey): Promise<HeldWin | null> {
  const [row] = await tx.drizzle.select().from(heldWin).where(isHeldWin(key)).for('update');
  return (row as HeldWin | undefined) ?? null;
}

/** Records that the player has the message about a held win. */
export async function markTold(tx: Transaction, key: HeldWinKey): Promise<void> {
  await tx.drizzle.update(heldWin).set({ playerTold: true }).where(isHeldWin(key));
}

export async function decideHeldWin(
  tx: Transaction,
  key: HeldWinKey,
  state: 'PAID' | 'REFUSED',
  now: Date,
): Promise<void> {
  await tx.drizzle.update(heldWin).set({ state, decidedAt: now }).where(isHeldWin(key));
}
