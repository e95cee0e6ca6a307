/** A game of an early search: its name, slug, picture's file and studio. */
export type EarlyGame = readonly [name: string, slug: string, picture: string, studio: string];

/**
 * From what the page script answers a search before the app does: a file of the release, which it fetches when the field
 * is used.
 */
export interface EarlySearch {
  /** Decides the tiles of its results: those of live tables are wide. */
  readonly lobby: 'casinoGames' | 'liveCasinoGames';
  /** Most played first. */
  readonly games: readonly EarlyGame[];
  /** How many were found, by `Intl.PluralRules`; `{count}` stands for the number. */
  readonly counts: Readonly<Record<string, string>>;
}

/** What the template of an early search has instead of a game's slug and its picture's file. */
export const EARLY_SLUG = 'EARLY';
export const EARLY_PICTURE = 'EARLY-1x1.svg';
