import type { TileSize } from '@baize/ui';

export interface BenchGame {
  readonly id: string;
  readonly name: string;
  readonly provider: string;
  readonly size: TileSize;
  readonly picture: string;
}

const FIRST = [
  'Polar',
  'Ember',
  'Velvet',
  'Copper',
  'Moonlit',
  'Saffron',
  'Hidden',
  'Thunder',
  'Coral',
  'Amber',
  'Silver',
  'Quiet',
  'Wild',
  'Northern',
  'Paper',
  'Salt',
];
const SECOND = [
  'Bloom',
  'Harbour',
  'Kings',
  'Comet',
  'Orchard',
  'Reef',
  'Lanterns',
  'Caravan',
  'Sirens',
  'Clockwork',
  'Meadow',
  'Foundry',
  'Tern',
  'River',
  'Crown',
  'Mask',
];
const SIZES: readonly TileSize[] = [
  '4x',
  '1x',
  '1x',
  '1x',
  '2xh',
  '1x',
  '1x',
  '2xv',
  '1x',
  '1x',
  '1x',
  '1x',
  '1x',
  '1x',
  '1x',
  '1x',
  '1x',
];

/** A lobby of so many games in the product's mix of tile sizes. */
export const gamesOf = (count: number): BenchGame[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `${FIRST[index % 16]} ${SECOND[(index * 7 + (index >> 4)) % 16]} ${index}`,
    provider: `Studio ${index % 60}`,
    size: SIZES[index % SIZES.length] ?? '1x',
    picture: `/tile/${index % 48}.webp`,
  }));

/** What both pages search with: only how they draw is compared. */
export const find = (games: readonly BenchGame[], text: string): readonly BenchGame[] => {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? games : games.filter((game) => game.name.toLowerCase().includes(wanted));
};
