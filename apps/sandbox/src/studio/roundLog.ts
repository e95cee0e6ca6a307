import type { RoundStops } from './model/round.ts';
import type { BetLimits, OperatorLaw } from './model/stakes.ts';
import type { Bets } from './kinds/GameKind.ts';
import type { Award, OperatorRefusal } from './OperatorWallet.ts';

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
  /** Free spins of the player; the operator's latest word about what is left of them. */
  award?: Award;
  /** What is dealt; a session from before there were several kinds has none. */
  readonly kind?: string;
  /** The operator's name for the player, by which an unfinished round finds its player again; none in fun mode. */
  readonly player?: string;
  /** SHA-256 of the launch token: a page that lost the response gets the same session again. */
  readonly tokenHash?: string;
  readonly startedAt: number;
}

/**
 * betting → (refused | unknown → refunded) or (open →) drawn → closed. `open` waits for the player's moves. `betting` in a
 * journal at start means that it is unknown whether the stake was taken, so it is refunded.
 */
export type RoundState = 'betting' | 'refused' | 'unknown' | 'refunded' | 'open' | 'drawn' | 'closed';

/**
 * A further stake of a round, for one of its moves. One in `doubt` may or may not have been taken: it is refunded, and the
 * round goes on without the move. `asked` in a journal at start means the same.
 */
export interface Raise {
  readonly n: number;
  readonly stake: number;
  state: 'asked' | 'taken' | 'refused' | 'doubt' | 'refunded';
}

export interface Round {
  readonly id: string;
  /** The session that plays it: that of its stake, or the player's next one. */
  sessionId: string;
  /** The opening stake. */
  readonly stake: number;
  readonly at: number;
  readonly bets?: Bets;
  /** The free spins of which this round uses one: nothing is staked. */
  readonly award?: string;
  state: RoundState;
  stops?: RoundStops;
  /** The state of the kind's game, from the draw on. */
  game?: unknown;
  /** The player's moves so far. */
  moves: readonly string[];
  raises: Raise[];
  /** What all stakes return. */
  win?: number;
  /** What each stake returns: the opening one first, then the raises that were taken. */
  wins?: readonly number[];
  /** The part of the win that came from the game's jackpot. */
  jackpot?: number;
  /** How many of the raises' wins are acknowledged. */
  paid: number;
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
      readonly bets?: Bets;
      readonly award?: string;
    }
  | { readonly t: 'refused'; readonly id: string; readonly refusal: OperatorRefusal }
  | { readonly t: 'unknown'; readonly id: string }
  | { readonly t: 'refunded'; readonly id: string; readonly balance: number }
  | { readonly t: 'raising'; readonly id: string; readonly n: number; readonly stake: number }
  | {
      readonly t: 'unraised';
      readonly id: string;
      readonly n: number;
      readonly state: 'refused' | 'doubt' | 'refunded';
    }
  | {
      /** The deal, or a move: with `raise`, its further stake was taken. */
      readonly t: 'open';
      readonly id: string;
      readonly game: unknown;
      readonly moves: readonly string[];
      readonly raise?: number;
      readonly balance: number;
    }
  | {
      /** The round is decided. A live table writes its draw as `stops`, the other games their last state. */
      readonly t: 'drawn';
      readonly id: string;
      readonly stops?: RoundStops;
      readonly game?: unknown;
      readonly moves?: readonly string[];
      readonly raise?: number;
      readonly wins?: readonly number[];
      readonly win: number;
      readonly jackpot?: number;
      readonly balance: number;
      readonly model: string;
    }
  | { readonly t: 'paid'; readonly id: string; readonly count: number }
  | { readonly t: 'adopted'; readonly id: string; readonly sessionId: string }
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
      ...(entry.bets ? { bets: entry.bets } : {}),
      ...(entry.award ? { award: entry.award } : {}),
      state: 'betting',
      moves: [],
      raises: [],
      paid: 0,
    });
    return;
  }
  const round = rounds.get(entry.id);
  if (!round) return;
  switch (entry.t) {
    case 'raising':
      round.raises.push({ n: entry.n, stake: entry.stake, state: 'asked' });
      return;
    case 'unraised':
      setRaise(round, entry.n, entry.state);
      return;
    case 'paid':
      round.paid = entry.count;
      return;
    case 'adopted':
      round.sessionId = entry.sessionId;
      return;
    case 'refused':
      round.refusal = entry.refusal;
      break;
    case 'refunded':
    case 'closed':
      round.balance = entry.balance;
      break;
    case 'open':
    case 'drawn':
      // A slot's round from before there were several kinds has only its stops.
      round.game =
        entry.game ?? (entry.t === 'drawn' && entry.stops ? { stake: round.stake, stops: entry.stops } : undefined);
      round.moves = entry.moves ?? [];
      round.balanceAfterBet = entry.balance;
      if (entry.raise !== undefined) setRaise(round, entry.raise, 'taken');
      break;
    case 'unknown':
  }
  if (entry.t === 'drawn') {
    if (entry.stops) round.stops = entry.stops;
    round.win = entry.win;
    round.wins = entry.wins ?? [entry.win];
    if (entry.jackpot) round.jackpot = entry.jackpot;
  }
  round.state = entry.t;
}

function setRaise(round: Round, n: number, state: Raise['state']): void {
  const raise = round.raises.find((each) => each.n === n);
  if (raise) raise.state = state;
}

/** The answer of an operator that gives no free spins. */
export const NO_SPINS = {
  kind: 'refused',
  code: 'error.free_spins.none',
  message: 'This operator gives no free spins.',
} as const;

/** Keeps what the operator has said of a session's free spins. */
export function setStanding(session: Session, awardId: string, { left, won }: Pick<Award, 'left' | 'won'>): void {
  if (session.award?.id === awardId) session.award = { ...session.award, left, won };
}

/** The further stakes that the operator has taken, in the order of their moves. */
export const takenRaises = (round: Round): readonly Raise[] => round.raises.filter(({ state }) => state === 'taken');

/** Adds up amounts, in hundredths. */
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** Everything that the round has staked, in hundredths; a free spin stakes nothing. */
export const stakedOf = (round: Round): number =>
  takenRaises(round).reduce((sum, { stake }) => sum + stake, round.award ? 0 : round.stake);

/** Whether the operator is owed an answer: a win, or the refund of a stake in doubt. A round that waits for a move is not. */
export const isOwed = (round: Round): boolean =>
  round.state === 'betting' ||
  round.state === 'unknown' ||
  round.state === 'drawn' ||
  round.raises.some(({ state }) => state === 'doubt');

/** Whether the round still needs its records: it is owed something, or waits for a move. */
export const isOpen = (round: Round): boolean => isOwed(round) || round.state === 'open';

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
