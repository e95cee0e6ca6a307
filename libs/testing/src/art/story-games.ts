/**
 * The games, studios and payment methods of stories and tests. The catalogue's composer draws their pictures when
 * Storybook requests them (`.storybook/story-art.ts`): the number in a picture's id is the index in these lists.
 * This file imports nothing, so that fixtures of the component library may use it.
 */
export interface StoryGame {
  readonly name: string;
  /** Motif family of the composer. */
  readonly family: string;
  readonly studio: string;
}

const game = (name: string, family: string, studio: string): StoryGame => ({ name, family, studio });

export const STORY_GAMES: readonly StoryGame[] = [
  game('Aurora Drift', 'north', 'Lumen Yard'),
  game('Tomb of the Falcon', 'egypt', 'Tallow & Finch'),
  game('Lucky Lagoon', 'ocean', 'Kelp Studio'),
  game('Copper Canyon', 'west', 'Brass Otter'),
  game('Frost Garden', 'crystal', 'Lumen Yard'),
  game('Night Market', 'table', 'Nine Lanterns'),
  game('Comet Chase', 'space', 'Quiet Comet'),
  game('Velvet Orchid', 'gems', 'Hedgerow'),
  game('Royal Rhubarb', 'fruit', 'Hedgerow'),
  game('Tidal Crown', 'pirate', 'Kelp Studio'),
  game('Honey Vault', 'candy', 'Brass Otter'),
  game('Paper Tigers', 'safari', 'Nine Lanterns'),
  game('Ember Peak', 'volcano', 'Ironmoss'),
  game('Nine Dragons Rising', 'dragon', 'Nine Lanterns'),
  game('Hall of Thunder', 'gods', 'Tallow & Finch'),
  game('Old Pike', 'fishing', 'Kelp Studio'),
  game('Moonlit Reef', 'ocean', 'Quiet Comet'),
  game('Saffron Caravan', 'egypt', 'Ironmoss'),
  game('Clockwork Melon', 'fruit', 'Brass Otter'),
  game('Polar Bloom', 'north', 'Tallow & Finch'),
  game('Amber Sirens', 'pirate', 'Lumen Yard'),
  game('Hidden Orchard', 'gems', 'Ironmoss'),
  game('Thunder Herd', 'safari', 'Quiet Comet'),
  game('Sugar Harbour', 'candy', 'Hedgerow'),
];

export const STORY_STUDIOS: readonly string[] = [
  'Tallow & Finch',
  'Nine Lanterns',
  'Brass Otter',
  'Quiet Comet',
  'Kelp Studio',
  'Hedgerow',
  'Ironmoss',
  'Lumen Yard',
];
export const STORY_PAYMENTS: readonly { readonly code: string; readonly title: string }[] = [
  { code: 'CREDITCARD', title: 'Card' },
  { code: 'TRUSTLY', title: 'Trustly' },
  { code: 'SKRILL', title: 'Skrill' },
  { code: 'PAYSAFECARD', title: 'Voucher' },
];
/** Banners have no lettering; each shows the motif of the game with its number. */
export const STORY_BANNERS = 8;

/** Natural size of every crop in pixels, twice its CSS size (B§9). */
export const STORY_CUTS = {
  '1x': '640x640',
  '2xh': '1312x640',
  '2xv': '640x1312',
  '4x': '1312x1312',
  banner: '1600x640',
  provider: '480x192',
  payment: '320x200',
} as const;
export type StoryCut = keyof typeof STORY_CUTS;

const COUNTS: Readonly<Record<StoryCut, number>> = {
  '1x': STORY_GAMES.length,
  '2xh': STORY_GAMES.length,
  '2xv': STORY_GAMES.length,
  '4x': STORY_GAMES.length,
  banner: STORY_BANNERS,
  provider: STORY_STUDIOS.length,
  payment: STORY_PAYMENTS.length,
};
const wrapped = (number: number, count: number): number => ((Math.trunc(number) % count) + count) % count;

/** Returns the picture's index in its list; larger numbers wrap around, so that the set of pictures is finite. */
export const storyPictureNumber = (number: number, cut: StoryCut): number => wrapped(number, COUNTS[cut]);
/** Returns how many pictures a crop has. */
export const storyPictureCount = (cut: StoryCut): number => COUNTS[cut];

/** Builds a reference in the content service's format. */
export const storyImageRef = (number: number, cut: StoryCut): string =>
  `image-${String(storyPictureNumber(number, cut)).padStart(8, '0')}-${STORY_CUTS[cut]}-webp`;

/** Returns the game of any number; from the second round on, the name contains the round. */
export function storyGame(number: number): StoryGame {
  const known = STORY_GAMES[wrapped(number, STORY_GAMES.length)] as StoryGame;
  const round = Math.floor(number / STORY_GAMES.length) + 1;
  return round > 1 ? { ...known, name: `${known.name} ${round}` } : known;
}
