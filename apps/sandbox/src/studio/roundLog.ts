import type { RoundStops } from './model/round.ts';
import type { BetLimits, OperatorLaw } from './model/stakes.ts';
import type { OperatorRefusal } from './OperatorWallet.ts';

/** A player's session in the game. Real sessions survive a restart; play-money sessions are in memory only. */
export interface Session {
  readonly id: string;
  readonly mode: 'real' | 'fun';
  readonly studio: string;
  readonly gameId: string;
  readonly currency: string;
  readonly country?: string;
  /** The law that the operator specified at the start; none in fun mode. */
  readonly law?: OperatorLaw;
  /** The limits that the game publishes; none in fun mode, and in a session from before them. */
  readonly betLimits?: BetLimits;
  /** What is dealt at a live table; absent for other games. */
  readonly kind?: string;
  /** SHA-256 of the launch token: a page that lost the response gets the same session again. */
  readonly tokenHash?: string;
  readonly startedAt: number;
}

/**
 * betting → (refused | unknown → refunded) or (drawn → closed). `betting` in a journal at start means that it is
 * unknown whether the stake was taken, so it is refunded.
 */
export type RoundState = 'betting' | 'refused' | 'unknown' | 'refunded' | 'drawn' | 'closed';

export interface Round {
  readonly id: string;
  readonly sessionId: string;
  readonly stake: number;
  readonly at: number;
  state: RoundState;
  stops?: RoundStops;
  win?: number;
  balanceAfterBet?: number;
  balance?: number;
  refusal?: OperatorRefusal;
}

/** Lines of the studio's journal. */
export type RoundEntry =
  | { readonly t: 'session'; readonly session: Session }
  | {
      readonly t: 'betting';
      readonly id: string;
      readonly sessionId: string;
      readonly stake: number;
      readonly at: number;
    }
  | { readonly t: 'refused'; readonly id: string; readonly refusal: OperatorRefusal }
  | { readonly t: 'unknown'; readonly id: string }
  | { readonly t: 'refunded'; readonly id: string; readonly balance: number }
  | {
      readonly t: 'drawn';
      readonly id: string;
      readonly stops: RoundStops;
      readonly win: number;
      readonly balance: number;
      readonly model: string;
    }
  | { readonly t: 'closed'; readonly id: string; readonly balance: number };

/** How long a session and its finished rounds are kept, in ms. */
export const REMEMBERED_MS = 12 * 60 * 60 * 1000;

/** Applies one line to the known state. Both the journal and the running studio use it, so they cannot differ. */
export function applyEntry(sessions: Map<string, Session>, rounds: Map<string, Round>, entry: RoundEntry): void {
  if (entry.t === 'session') {
    sessions.set(entry.session.id, entry.session);
    return;
  }
  if (entry.t === 'betting') {
    rounds.set(entry.id, {
      id: entry.id,
      sessionId: entry.sessionId,
      stake: entry.stake,
      at: entry.at,
      state: 'betting',
    });
    return;
  }
  const round = rounds.get(entry.id);
  if (!round) return;
  round.state = entry.t;
  if (entry.t === 'refused') round.refusal = entry.refusal;
  if (entry.t === 'refunded' || entry.t === 'closed') round.balance = entry.balance;
  if (entry.t === 'drawn') {
    round.stops = entry.stops;
    round.win = entry.win;
    round.balanceAfterBet = entry.balance;
  }
}

export const isOpen = (round: Round): boolean =>
  round.state === 'betting' || round.state === 'unknown' || round.state === 'drawn';

/** Returns the journal lines still needed at a start: unfinished rounds, and everything of recent sessions. */
export function stillNeeded(entries: RoundEntry[], now: number): RoundEntry[] {
  const sessions = new Map<string, Session>();
  const rounds = new Map<string, Round>();
  for (const entry of entries) applyEntry(sessions, rounds, entry);
  const kept = new Set<string>();
  const keptSessions = new Set<string>();
  for (const session of sessions.values()) if (now - session.startedAt < REMEMBERED_MS) keptSessions.add(session.id);
  for (const round of rounds.values()) {
    if (isOpen(round)) keptSessions.add(round.sessionId);
    if (isOpen(round) || keptSessions.has(round.sessionId)) kept.add(round.id);
  }
  return entries.filter((entry) => (entry.t === 'session' ? keptSessions.has(entry.session.id) : kept.has(entry.id)));
}
