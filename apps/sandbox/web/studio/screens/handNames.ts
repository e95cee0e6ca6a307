import type { PokerHand } from '../../../src/studio/kinds/poker.ts';
import type { DrawHand } from '../../../src/studio/kinds/videoPoker.ts';
import type { TextKey } from '../text.ts';

/** The names of poker hands, of three cards and of five. */
export const HAND_NAMES: Readonly<Record<PokerHand | DrawHand, TextKey>> = {
  nothing: 'handNothing',
  high: 'handHigh',
  pair: 'handPair',
  jacks: 'handJacks',
  twoPair: 'handTwoPair',
  trips: 'handTrips',
  straight: 'handStraight',
  flush: 'handFlush',
  fullHouse: 'handFullHouse',
  quads: 'handQuads',
  straightFlush: 'handStraightFlush',
  royal: 'handRoyal',
};
