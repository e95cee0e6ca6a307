import { returnsOf, type LiveGame, type Outcome } from '../../live/games/LiveGame.ts';
import { baccarat as baccaratGame } from '../../live/games/baccarat.ts';
import { roulette as rouletteGame } from '../../live/games/roulette.ts';
import { defineKind, type Bets, type GameKind } from './GameKind.ts';

interface LayoutState {
  readonly bets: Bets;
  readonly outcome: Outcome;
}

/** What the page of a layout shows of a round. */
export interface LayoutView {
  readonly outcome: Outcome;
}

/** A game that the live tables deal too, played by one player at their own pace. */
const layout = (game: LiveGame): GameKind =>
  defineKind<LayoutState>({
    version: '1',
    rtp: game.rtp,
    maxWinStakes: game.maxWinStakes,
    opening: { by: 'chips', isSpot: (spot) => game.isSpot(spot) },
    deal: ({ rng }, bets) => ({ bets, outcome: game.draw(rng) }),
    moves: () => [],
    stakeOf: () => null,
    play: (state) => state,
    isOver: () => true,
    returns: ({ bets, outcome }) => [returnsOf(game, outcome, bets)],
    view: ({ outcome }): LayoutView => ({ outcome }),
    restMove: () => '',
  });

/** European roulette: one zero. */
export const roulette = layout(rouletteGame);
/** Punto banco from a shoe of eight decks. */
export const baccarat = layout(baccaratGame);
