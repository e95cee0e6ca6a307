import type { Rng } from '../model/round.ts';
import { defineKind } from './GameKind.ts';

/** A prize: three of its symbol. `inMillion` cards of a million have it. */
export interface Prize {
  readonly symbol: string;
  readonly stakes: number;
  readonly inMillion: number;
}
/** The eight paying symbols of the game's theme. */
export const PRIZES: readonly Prize[] = [
  { symbol: 'A', stakes: 1000, inMillion: 108 },
  { symbol: 'B', stakes: 100, inMillion: 1200 },
  { symbol: 'C', stakes: 20, inMillion: 5500 },
  { symbol: 'D', stakes: 10, inMillion: 11_000 },
  { symbol: 'E', stakes: 5, inMillion: 24_000 },
  { symbol: 'F', stakes: 3, inMillion: 40_000 },
  { symbol: 'G', stakes: 2, inMillion: 70_000 },
  { symbol: 'H', stakes: 1, inMillion: 120_000 },
];
const FIELDS = 9;
const MILLION = 1_000_000;

interface ScratchState {
  readonly stake: number;
  readonly fields: readonly string[];
}
/** What the page shows of a card: nine fields, and the winning symbol if there is one. */
export interface ScratchView {
  readonly fields: readonly string[];
  readonly winning: string | null;
}

const winningOf = (fields: readonly string[]): string | null =>
  PRIZES.find(({ symbol }) => fields.filter((field) => field === symbol).length >= 3)?.symbol ?? null;

function shuffle<Item>(rng: Rng, items: Item[]): Item[] {
  for (let place = items.length - 1; place > 0; place -= 1) {
    const other = rng.below(place + 1);
    [items[place], items[other]] = [items[other] as Item, items[place] as Item];
  }
  return items;
}

/** Prints a card: first what it wins, then its fields, with every other symbol at most twice. */
function print(rng: Rng): string[] {
  let place = rng.below(MILLION);
  const prize = PRIZES.find(({ inMillion }) => (place -= inMillion) < 0);
  const others = shuffle(
    rng,
    PRIZES.filter((each) => each !== prize).flatMap(({ symbol }) => [symbol, symbol]),
  );
  const winning = prize ? [prize.symbol, prize.symbol, prize.symbol] : [];
  return shuffle(rng, [...winning, ...others.slice(0, FIELDS - winning.length)]);
}

/** A scratch card of nine fields: three equal symbols win their prize. */
export const scratch = defineKind<ScratchState>({
  version: '1',
  rtp: 0.948,
  maxWinStakes: 1000,
  opening: { by: 'stake', spots: ['card'] },
  deal: ({ rng }, { card: stake = 0 }) => ({ stake, fields: print(rng) }),
  moves: () => [],
  stakeOf: () => null,
  play: (state) => state,
  isOver: () => true,
  returns: ({ stake, fields }) => [stake * (PRIZES.find(({ symbol }) => symbol === winningOf(fields))?.stakes ?? 0)],
  view: ({ fields }): ScratchView => ({ fields, winning: winningOf(fields) }),
  restMove: () => '',
});
