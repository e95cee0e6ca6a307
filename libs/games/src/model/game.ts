import type { TileSize } from '@baize/contracts/content';

/** A game as tiles need it: the projection of the content queries. */
export interface GameSummary {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly type: 'casinoGames' | 'liveCasinoGames';
  readonly provider: string;
  readonly providerTitle: string;
  /** Id of who made it: the sub-provider where there is one, otherwise the provider. */
  readonly studio?: string;
  /** Dominant colour, shown until the picture has loaded. */
  readonly color: string;
  readonly images: Readonly<Partial<Record<TileSize, string>>>;
  readonly tags: readonly string[];
  readonly jackpot: boolean;
  readonly demo: boolean;
  /** Not offered in the visitor's country, which its tile says (B§5). */
  readonly overlaid?: boolean;
}

/** The index's projection: one picture only, and games of a single lobby. */
export interface IndexedGame extends Omit<GameSummary, 'images' | 'type'> {
  readonly image: string;
}
export const fromIndex = ({ image, ...game }: IndexedGame, type: GameSummary['type']): GameSummary => ({
  ...game,
  type,
  images: { '1x': image },
});

/** A block of a lobby beside its categories, without its games. */
export interface LobbyWidgetSummary {
  readonly id: string;
  readonly name: string;
  readonly widgetType: 'games' | 'ranking';
  readonly icon: string;
  /** Rows that its games are laid out in. */
  readonly rows: number;
  /** Its place among the lobby's categories. */
  readonly order: number;
}

export interface LobbyCategory {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly icon: string;
  readonly visibleInMenu: boolean;
  /** Its place in the lobby. */
  readonly order: number;
  readonly grid: Readonly<
    Record<
      'desktop' | 'tablet' | 'mobile',
      { readonly columns: number; readonly rows: number; readonly sizes: readonly TileSize[] }
    >
  >;
  readonly games: readonly GameSummary[];
}

/** Removes duplicate games by id (B§5). */
export function uniqueGames<Game extends Pick<GameSummary, 'id'>>(games: readonly Game[]): readonly Game[] {
  const seen = new Set<string>();
  return games.filter(({ id }) => !seen.has(id) && seen.add(id));
}
