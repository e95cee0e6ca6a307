import type { CategoryDocument, GameDocument, LobbyWidgetDocument } from '@baize/contracts/content';
import { byPopularity, leadingOf, orderOf, spreadAlike, type PageSoFar } from './categories.ts';
import { documentBase } from './documentBase.ts';
import { localized } from './texts.ts';

interface Recipe {
  readonly id: string;
  readonly type: LobbyWidgetDocument['type'];
  readonly widgetType: LobbyWidgetDocument['widgetType'];
  readonly icon: string;
  readonly rowNum: number;
  /** The category that it follows. */
  readonly after: string;
  readonly games: (ofLobby: readonly GameDocument[], page: PageSoFar) => readonly GameDocument[];
}

/** More than a ranking shows, because a market may lack some of them. */
const RANKED = 40;
const SHOWN = 60;
/** A table whose smallest stake is at most this, in the first of its currencies, is one of small stakes. */
const SMALL_STAKE = 0.2;
/** Games below this place are seldom found by others’ plays. */
const LITTLE_KNOWN = 400;

/** What the lobbies show between their categories. Names are in `texts/` as `widget.<id>`. */
const RECIPES: readonly Recipe[] = [
  {
    id: 'top-ten',
    type: 'casinoGames',
    widgetType: 'ranking',
    icon: 'crown',
    rowNum: 5,
    after: 'jackpots',
    games: (games) => games.slice(0, RANKED),
  },
  {
    id: 'hidden-gems',
    type: 'casinoGames',
    widgetType: 'games',
    icon: 'gem',
    rowNum: 2,
    after: 'hold-and-draw',
    games: (games, page) =>
      spreadAlike(
        games
          .slice(LITTLE_KNOWN)
          .filter(({ gameType, rtp }) => gameType === 'slots' && rtp >= 95.9)
          .slice(0, SHOWN),
        page,
      ),
  },
  {
    id: 'live-top-ten',
    type: 'liveCasinoGames',
    widgetType: 'ranking',
    icon: 'crown',
    rowNum: 5,
    after: 'live-roulette',
    games: (games) => games.slice(0, RANKED),
  },
  {
    id: 'live-small-stakes',
    type: 'liveCasinoGames',
    widgetType: 'games',
    icon: 'ticket',
    rowNum: 1,
    after: 'live-game-shows',
    games: (games, page) =>
      spreadAlike(
        games.filter(({ betLimits }) => (betLimits[0]?.min ?? Infinity) <= SMALL_STAKE).slice(0, SHOWN),
        page,
      ),
  },
];

/** Builds the lobbies' widgets. @param categories the rows that they are shown between */
export function buildLobbyWidgets(
  games: readonly GameDocument[],
  categories: readonly CategoryDocument[],
): LobbyWidgetDocument[] {
  const rows = categories.filter(({ visibleInLobby }) => visibleInLobby);
  const page: PageSoFar = {
    motifs: new Set(),
    leading: new Set(rows.flatMap((row) => leadingOf(row.games).map(({ _ref }) => _ref))),
  };
  const mostPlayed = [...games].sort(byPopularity);
  return RECIPES.map(({ id, type, widgetType, icon, rowNum, after, games: choose }) => ({
    ...documentBase(`lobbyWidget-${id}`, 'lobbyWidget'),
    id,
    name: localized(`widget.${id}`),
    type,
    widgetType,
    icon,
    grid: { rowNum },
    // Between two categories, whose places are whole numbers.
    order: orderOf(after) + 0.5,
    games: choose(
      mostPlayed.filter((game) => game.type === type),
      page,
    ).map((game) => ({
      _type: 'reference',
      _ref: game._id,
      _key: game.id,
    })),
  }));
}
