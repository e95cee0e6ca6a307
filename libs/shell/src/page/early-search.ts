import type { Channel } from '../station/device.ts';

/** Decides the channel of an early search's games, as `useChannel` does it for the app. */
export { PHONE } from '../station/phone.ts';

/** A game of an early search: its name, slug, picture's file, studio, and the only channel that has it (B§5). */
export type EarlyGame = readonly [name: string, slug: string, picture: string, studio: string, only?: Channel];

/** The games of a lobby that an early search looks through. */
export interface EarlyGames {
  /** Decides the tiles of its results: those of live tables are wide. */
  readonly lobby: 'casinoGames' | 'liveCasinoGames';
  /** Most played first. */
  readonly games: readonly EarlyGame[];
}

/** The file of a release with which the page script answers a search before the app is there. */
export interface EarlySearch extends EarlyGames {
  /** How many were found, by `Intl.PluralRules`; `{count}` stands for the number. */
  readonly counts: Readonly<Record<string, string>>;
}

/** What the template of an early search has instead of a game's slug and its picture's file. */
export const EARLY_SLUG = 'EARLY';
export const EARLY_PICTURE = 'EARLY-1x1.svg';
