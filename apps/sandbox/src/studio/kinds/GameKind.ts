import type { Rng } from '../model/round.ts';

/** Stakes by spot, in hundredths. */
export type Bets = Readonly<Record<string, number>>;

/** What a draw may use: the generator, and the moment of the draw in ms since 1970. */
export interface Draw {
  readonly rng: Rng;
  readonly now: number;
}

/**
 * How a round's stake is laid. `stake`: one stake from the ladder on the first spot, and the same stake again on each of the
 * others that the player wants. `chips`: any amounts on any spots, their sum between the game's limits.
 */
export type Opening =
  | { readonly by: 'stake'; readonly spots: readonly [string, ...string[]] }
  | { readonly by: 'chips'; readonly isSpot: (spot: string) => boolean };

/**
 * The mathematics of one kind of game: it deals a round, plays the player's moves and counts what the stakes return. Pure
 * but for the generator, so a stored state always pays the same. A state is plain JSON: the journal keeps it.
 */
export interface GameKind<State = unknown> {
  /** Increased with every change that affects payouts; stored with every round. */
  readonly version: string;
  /** Published return to player with the best play, as a share of the opening stake. */
  readonly rtp: number;
  /** The most that any one stake can return, in stakes. */
  readonly maxWinStakes: number;
  readonly opening: Opening;
  /** Deals a round. `choice` is what the player set before, if the kind has such a setting and `isChoice` accepts it. */
  deal(draw: Draw, bets: Bets, choice?: string): State;
  isChoice?(choice: string): boolean;
  /** The moves to offer now, in their usual order. A kind may accept more (`stakeOf`). */
  moves(state: State): readonly string[];
  /** The further stake of a move in hundredths, 0 for most; null if the rules do not allow the move now. */
  stakeOf(state: State, move: string): number | null;
  /** Plays a move that `stakeOf` allows, its stake taken. */
  play(state: State, move: string, draw: Draw): State;
  isOver(state: State): boolean;
  /** What each stake returns, in hundredths: the opening stake first, then those of the moves in their order. */
  returns(state: State): readonly number[];
  /** The part of the state that the player may see. */
  view(state: State): unknown;
  /** The move that is made for a player who does not come back. */
  restMove(state: State): string;
  /** When the round goes on by itself, in ms since 1970: then `restMove` is made. */
  dueAt?(state: State): number;
  /** Free spins of the round, for the list of rounds. */
  freeSpins?(state: State): number;
}

/** Forgets a kind's type of state, which only the kind itself reads. */
export const defineKind = <State>(kind: GameKind<State>): GameKind => kind as unknown as GameKind;
