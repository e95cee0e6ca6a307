import type { CurrencyCode, Hundredths, SportsEventKind } from '@baize/kernel';
import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { sqlState, withRetry, type Database, type Queryable, type Transaction } from '../../plugins/database.ts';
import { openedByLogins, type EndedSessions } from '../../plugins/session-ends.ts';
import { answeredBalances, fieldsOf, type Balances, type MoveOutcome } from '../wallet/index.ts';
import { sportsBet, sportsBetRoute, sportsSession, sportsSessionRoute } from './schema.ts';

/** The owner of a bet that was cancelled before it arrived. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface SportsSession {
  readonly id: string;
  readonly playerId: string;
  readonly brand: string;
  readonly product: 'sportsbook' | 'virtuals';
  readonly currency: CurrencyCode;
  readonly language: string;
  readonly country: string;
  /** Of a virtual game, hundredths; null without a limit. */
  readonly maximumStake: Hundredths | null;
  /** By the law of the player's home or of the site. */
  readonly excludedEvents: readonly SportsEventKind[];
}
const SESSION = {
  id: sportsSession.id,
  playerId: sportsSession.playerId,
  brand: sportsSession.brand,
  product: sportsSession.product,
  currency: sportsSession.currency,
  language: sportsSession.language,
  country: sportsSession.country,
  maximumStake: sportsSession.maximumStake,
  excludedEvents: sportsSession.excludedEvents,
};

/** Opens a session and the two routes by which the vendor finds it: the token's hash and the session's id. */
export async function open(
  tx: Transaction,
  session: SportsSession & { readonly loginId: string | null },
  tokenHash: string,
  at: { readonly now: Date; readonly tokenExpires: Date; readonly ends: Date },
): Promise<void> {
  await tx.drizzle.insert(sportsSession).values({
    ...session,
    excludedEvents: [...session.excludedEvents],
    tokenHash,
    openedAt: at.now,
    tokenExpiresAt: at.tokenExpires,
    endsAt: at.ends,
  });
  await tx.drizzle.insert(sportsSessionRoute).values([
    { key: tokenHash, playerId: session.playerId },
    { key: session.id, playerId: session.playerId },
  ]);
}

async function playerOf(target: Queryable, key: string): Promise<string | null> {
  const [row] = await target.drizzle
    .select({ playerId: sportsSessionRoute.playerId })
    .from(sportsSessionRoute)
    .where(eq(sportsSessionRoute.key, key.toLowerCase()));
  return row?.playerId ?? null;
}

const stillOpen = (now: Date) => and(eq(sportsSession.ended, false), gt(sportsSession.endsAt, now));

/** Uses a token up. Null for one that is unknown, used, expired, or whose session has ended. */
export async function authenticate(target: Queryable, tokenHash: string, now: Date): Promise<SportsSession | null> {
  const playerId = await playerOf(target, tokenHash);
  if (playerId === null) return null;
  const [row] = await target.drizzle
    .update(sportsSession)
    .set({ authenticatedAt: now })
    .where(
      and(
        eq(sportsSession.playerId, playerId),
        eq(sportsSession.tokenHash, tokenHash),
        isNull(sportsSession.authenticatedAt),
        gt(sportsSession.tokenExpiresAt, now),
        stillOpen(now),
      ),
    )
    .returning(SESSION);
  return (row as SportsSession | undefined) ?? null;
}

/** Returns an exchanged session, also one that has ended: a repeated call still gets its answer. */
export async function findSession(
  target: Queryable,
  sessionId: string,
): Promise<(SportsSession & { readonly ended: boolean; readonly endsAt: Date }) | null> {
  const playerId = await playerOf(target, sessionId);
  if (playerId === null) return null;
  const [row] = await target.drizzle
    .select({ ...SESSION, ended: sportsSession.ended, endsAt: sportsSession.endsAt })
    .from(sportsSession)
    .where(
      and(
        eq(sportsSession.playerId, playerId),
        eq(sportsSession.id, sessionId),
        isNotNull(sportsSession.authenticatedAt),
      ),
    );
  return (row as (SportsSession & { ended: boolean; endsAt: Date }) | undefined) ?? null;
}

/** Tells whether the vendor has an open session of a player, and so wants to know the balance. */
export async function hasOpenSession(target: Queryable, playerId: string, now: Date): Promise<boolean> {
  const [row] = await target.drizzle
    .select({ id: sportsSession.id })
    .from(sportsSession)
    .where(and(eq(sportsSession.playerId, playerId), isNotNull(sportsSession.authenticatedAt), stillOpen(now)))
    .limit(1);
  return row !== undefined;
}

/** Ends the player's sessions, or those of the logins that end: no more stakes, while open bets are still settled. */
export async function endSessions(target: Queryable, ended: EndedSessions, now: Date): Promise<void> {
  await target.drizzle
    .update(sportsSession)
    .set({ endsAt: now, ended: true })
    .where(
      and(eq(sportsSession.playerId, ended.playerId), stillOpen(now), openedByLogins(sportsSession.loginId, ended)),
    );
}

/** Finds the player of each bet; `NOBODY` for one that was cancelled before it arrived. Unknown bets are missing. */
export async function playersOfBets(target: Queryable, betIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await target.drizzle
    .select()
    .from(sportsBetRoute)
    .where(inArray(sportsBetRoute.betId, [...betIds]));
  return new Map(rows.map((row) => [row.betId, row.playerId]));
}

interface BetFacts {
  readonly currency: CurrencyCode;
  /** The stake was a free bet's. */
  readonly isFree: boolean;
}

/** Returns what never changes of bets, by their ids. Their players are those of `playersOfBets`. */
export async function factsOfBets(
  target: Queryable,
  playerOf: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, BetFacts>> {
  const rows = await target.drizzle
    .select({ betId: sportsBet.betId, currency: sportsBet.currency, freeBetId: sportsBet.freeBetId })
    .from(sportsBet)
    .where(
      and(inArray(sportsBet.playerId, [...new Set(playerOf.values())]), inArray(sportsBet.betId, [...playerOf.keys()])),
    );
  return new Map(
    rows.map(({ betId, currency, freeBetId }) => [
      betId,
      { currency: currency as CurrencyCode, isFree: freeBetId !== null },
    ]),
  );
}

/** Claims a bet's id for a player. @returns false if it is taken */
export async function claimBetId(tx: Transaction, row: typeof sportsBetRoute.$inferInsert): Promise<boolean> {
  const made = await tx.drizzle
    .insert(sportsBetRoute)
    .values(row)
    .onConflictDoNothing()
    .returning({ betId: sportsBetRoute.betId });
  return made.length === 1;
}

export async function insertBet(tx: Transaction, row: typeof sportsBet.$inferInsert): Promise<void> {
  await tx.drizzle.insert(sportsBet).values(row);
}

/** Writes what has changed about a bet. The wallet must be locked. */
export async function updateBet(
  tx: Transaction,
  { playerId, betId }: Pick<SportsBet, 'playerId' | 'betId'>,
  change: Partial<typeof sportsBet.$inferInsert>,
): Promise<void> {
  await tx.drizzle
    .update(sportsBet)
    .set(change)
    .where(and(eq(sportsBet.playerId, playerId), eq(sportsBet.betId, betId)));
}

/** Marks a bet that never arrived as cancelled. @returns false if it has arrived meanwhile */
export async function markCancelled(target: Queryable, betId: string): Promise<boolean> {
  const rows = await target.drizzle
    .insert(sportsBetRoute)
    .values({ betId, playerId: NOBODY })
    .onConflictDoNothing()
    .returning({ betId: sportsBetRoute.betId });
  return rows.length === 1;
}

export type SportsBet = typeof sportsBet.$inferSelect;

export async function findBet(target: Queryable, playerId: string, betId: string): Promise<SportsBet | null> {
  const [row] = await target.drizzle
    .select()
    .from(sportsBet)
    .where(and(eq(sportsBet.playerId, playerId), eq(sportsBet.betId, betId)));
  return row ?? null;
}

/**
 * Returns what a player's bet staked and promises, in hundredths, and how much of the stake was sold back; null for an
 * unknown bet.
 */
export async function promiseOfBet(
  target: Queryable,
  playerId: string,
  betId: string,
): Promise<{
  readonly amount: Hundredths;
  readonly sold: Hundredths;
  readonly potentialPayout: Hundredths;
  readonly currency: string;
} | null> {
  const bet = await findBet(target, playerId, betId);
  return (
    bet && { amount: bet.stake, sold: bet.soldStake, potentialPayout: bet.potentialPayout, currency: bet.currency }
  );
}

/** Returns how many bets of a player have no result yet, and the stakes in them. Hundredths; null without such bets. */
export async function betsInPlay(
  target: Queryable,
  playerId: string,
): Promise<{ readonly count: number; readonly stakes: Hundredths; readonly currency: CurrencyCode } | null> {
  const [row] = await target.drizzle
    .select({
      count: sql`count(*)`.mapWith(Number),
      stakes: sql`sum(${sportsBet.stake} - ${sportsBet.soldStake})`.mapWith(Number),
      currency: sportsBet.currency,
    })
    .from(sportsBet)
    .where(and(eq(sportsBet.playerId, playerId), inArray(sportsBet.state, ['RESERVED', 'PLACED'])))
    .groupBy(sportsBet.currency);
  return row ? { ...row, currency: row.currency as CurrencyCode } : null;
}

/** Confirms a reserved bet; one that is further already stays as it is. */
export async function place(target: Queryable, playerId: string, betId: string, now: Date): Promise<void> {
  await target.drizzle
    .update(sportsBet)
    .set({ state: 'PLACED', changedAt: now })
    .where(and(eq(sportsBet.playerId, playerId), eq(sportsBet.betId, betId), eq(sportsBet.state, 'RESERVED')));
}

export type SportsOutcome =
  MoveOutcome | 'SESSION' | 'NOT_ALLOWED' | 'STAKE_TOO_HIGH' | 'REFUNDED' | 'SETTLED' | 'BET_UNKNOWN' | 'UNKNOWN';
export interface SportsReceipt {
  readonly outcome: SportsOutcome;
  readonly balances: Balances | null;
}

/** Runs one statement that moves money, again after a deadlock: its references make a repetition harmless. */
async function ask(
  database: Database,
  statement: string,
  parameters: readonly unknown[],
  currency: CurrencyCode,
): Promise<SportsReceipt> {
  const [row] = await withRetry(() => database.query<{ answer: string }>(statement, parameters));
  const [outcome, ...balances] = fieldsOf(row?.answer);
  return {
    outcome: outcome as SportsOutcome,
    balances: answeredBalances(balances, currency),
  };
}

export interface Reservation {
  readonly playerId: string;
  readonly sessionId: string;
  readonly betId: string;
  readonly reference: string;
  readonly category: 'SPORTS' | 'VIRTUAL_SPORTS';
  readonly amount: Hundredths;
  readonly potentialPayout: Hundredths;
  readonly currency: CurrencyCode;
  readonly description: string;
  readonly selections: readonly { readonly odds: string; readonly eventKind: SportsEventKind | null }[];
}

export async function reserve(
  database: Database,
  bet: Reservation,
  allowed: boolean,
  now: Date,
): Promise<SportsReceipt> {
  try {
    return await ask(
      database,
      'select sports_reserve($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text::jsonb, $11, $12) as answer',
      [
        ...[bet.playerId, bet.sessionId, bet.betId, bet.reference, bet.category, bet.amount, bet.currency],
        ...[bet.potentialPayout, bet.description, JSON.stringify(bet.selections), allowed, now],
      ],
      bet.currency,
    );
  } catch (fault) {
    // `sports_reserve` raises it when the session has ended, so that the stake is undone.
    if (sqlState(fault) === 'BZ002') return { outcome: 'SESSION', balances: null };
    throw fault;
  }
}

type BetKey = Pick<SportsBet, 'playerId' | 'betId'> & { readonly currency: CurrencyCode };

export const cancel = (database: Database, bet: BetKey, reference: string, now: Date): Promise<SportsReceipt> =>
  ask(
    database,
    'select sports_cancel($1, $2, $3, $4) as answer',
    [bet.playerId, bet.betId, reference, now],
    bet.currency,
  );

export const cashout = (
  database: Database,
  bet: BetKey,
  reference: string,
  amount: Hundredths,
  now: Date,
): Promise<SportsReceipt> =>
  ask(
    database,
    'select sports_cashout($1, $2, $3, $4, $5) as answer',
    [bet.playerId, bet.betId, reference, amount, now],
    bet.currency,
  );

/** Sells a part of a bet. @param stake the part of the stake */
export const cashoutPart = (
  database: Database,
  bet: BetKey,
  reference: string,
  { stake, amount }: { readonly stake: Hundredths; readonly amount: Hundredths },
  now: Date,
): Promise<SportsReceipt> =>
  ask(
    database,
    'select sports_part_cashout($1, $2, $3, $4, $5, $6) as answer',
    [bet.playerId, bet.betId, reference, stake, amount, now],
    bet.currency,
  );

export const voidCashout = (
  database: Database,
  bet: BetKey,
  cashoutReference: string,
  reference: string,
  now: Date,
): Promise<SportsReceipt> =>
  ask(
    database,
    'select sports_cashout_void($1, $2, $3, $4, $5) as answer',
    [bet.playerId, bet.betId, cashoutReference, reference, now],
    bet.currency,
  );

export interface Settlement {
  readonly bet: string;
  readonly settlement: number;
  readonly outcome: string;
  readonly payout: Hundredths;
  /** The ledger's references of the result, and of taking the last one back. */
  readonly result: string;
  readonly reversal: string;
}
export interface Settled {
  readonly bet: string;
  readonly status: 'BOOKED' | 'REPLAY' | 'UNKNOWN_BET' | 'CONFLICT' | 'OLDER';
  readonly outstanding: Hundredths;
}

/** Results of one player's bets. */
export interface PlayerSettlements {
  readonly playerId: string;
  /** Of the bets, and so of the player's wallet. */
  readonly currency: CurrencyCode;
  readonly settlements: readonly Settlement[];
}
interface Booked {
  readonly settled: readonly Settled[];
  /** The player's, after all of them. */
  readonly balances: Balances;
}

/**
 * Books results of players' bets in one round trip, each player's in a transaction of its own. Their references make a
 * repetition harmless.
 * @throws if one of them fails; those before it may be booked
 */
export async function settle(
  database: Database,
  players: readonly PlayerSettlements[],
  now: Date,
): Promise<readonly Booked[]> {
  const bets = JSON.stringify(players.map(({ playerId, settlements }) => ({ player: playerId, bets: settlements })));
  const [row] = await withRetry(() =>
    database.query<{ answers: string }>('call sports_settlements($1::text::jsonb, $2, null)', [bets, now]),
  );
  const answers = JSON.parse(row?.answers ?? '') as (Pick<Booked, 'settled'> & {
    readonly balances: Omit<Balances, 'currency'>;
  })[];
  return players.map(({ currency }, index) => {
    const { settled, balances } = answers[index] as (typeof answers)[number];
    return { settled, balances: { ...balances, currency } };
  });
}
