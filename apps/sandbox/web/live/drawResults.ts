import { returnsOf, type LiveGame, type Outcome } from '../../src/live/games/LiveGame.ts';
import { baccarat } from '../../src/live/games/baccarat.ts';
import { moneyWheel } from '../../src/live/games/moneyWheel.ts';
import { pokerDuel } from '../../src/live/games/pokerDuel.ts';
import { roulette } from '../../src/live/games/roulette.ts';
import type { DrawnKind, LiveKind, OwnRound } from '../../src/live/wire.ts';

const GAMES: Readonly<Record<DrawnKind, LiveGame>> = { roulette, baccarat, gameShow: moneyWheel, poker: pokerDuel };
/** Returns the game of a table; null where each player decides, so no draw says what a spot returns. */
const gameOf = (kind: LiveKind): LiveGame | null => (kind === 'blackjack' ? null : GAMES[kind]);

/** Returns the spots that a draw lets win; none at a table with seats, where each hand has its own result. */
export function winningSpots(kind: LiveKind, spots: readonly { readonly id: string }[], outcome: Outcome): Set<string> {
  const game = gameOf(kind);
  return new Set(game ? spots.map(({ id }) => id).filter((id) => game.returnOf(id, outcome, 100) > 100) : []);
}

/** Returns what a round pays the player, in hundredths: as the operator has booked it, else by the rules of the game. */
export function winOf(kind: LiveKind, outcome: Outcome, { win, bets }: Pick<OwnRound, 'win' | 'bets'>): number {
  const game = gameOf(kind);
  return win ?? (game ? returnsOf(game, outcome, bets) : 0);
}
