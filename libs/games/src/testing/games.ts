import type { lobbyWidgets, ContentWire } from '@baize/contracts/content-queries';
import type { GameEntry, GameSummary, LobbyCategory } from '../index.ts';
import { storyGame, storyImageRef, STORY_STUDIOS } from '@baize/testing/story-games';

/** Builds a game from its number; the first 24 have their own names and pictures. */
export const gameSummary = (number: number, over: Partial<GameSummary> = {}): GameSummary => ({
  id: `game-${number}`,
  slug: `game-${number}`,
  name: storyGame(number).name,
  type: 'casinoGames',
  provider: 'kelp',
  providerTitle: storyGame(number).studio,
  color: '#334455',
  images: {
    '1x': storyImageRef(number, '1x'),
    '2xh': storyImageRef(number, '2xh'),
    '2xv': storyImageRef(number, '2xv'),
    '4x': storyImageRef(number, '4x'),
  },
  tags: [],
  jackpot: false,
  demo: true,
  ...over,
});

export const gameSummaries = (count: number, from = 0): GameSummary[] =>
  Array.from({ length: count }, (_, index) => gameSummary(from + index));

/** Builds an entry of the index query's result, with one picture. */
export function indexedGame(number: number, over: Partial<GameSummary> = {}) {
  const { images, type: _type, ...game } = gameSummary(number, over);
  return { ...game, image: images['1x'] ?? '' };
}

export const gameEntry = (number: number, over: Partial<GameEntry> = {}): GameEntry => ({
  ...gameSummary(number),
  rtp: 96.1,
  volatility: 3,
  maxWin: 2500,
  features: [],
  categories: [],
  related: gameSummaries(3, number + 1),
  ...over,
});

const PATTERN = { columns: 6, rows: 1, sizes: ['1x'] } as const;

/** Builds a category with its first games. */
export const lobbyCategory = (id: string, over: Partial<LobbyCategory> = {}): LobbyCategory => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  url: id,
  icon: 'flame',
  visibleInMenu: true,
  order: 0,
  grid: { desktop: PATTERN, tablet: PATTERN, mobile: PATTERN },
  games: gameSummaries(8),
  ...over,
});

/** Returns a category as the category bar lists it. */
export const listedCategory = ({ games, grid: _grid, ...category }: LobbyCategory) => ({
  ...category,
  hasGames: games.length > 0,
});

/** A widget of a lobby, as the content service sends it. */
export const lobbyWidget = (
  id: string,
  order: number,
  over: Partial<ContentWire<typeof lobbyWidgets>[number]> = {},
) => ({
  _id: `lobbyWidget-${id}`,
  id,
  name: id,
  type: 'casinoGames' as const,
  widgetType: 'games' as const,
  iconSvg: 'crown',
  grid: { rowNum: 1 },
  order,
  ...over,
});

export const providerEntry = (
  id: string,
  games: number,
  over: { readonly title?: string; readonly number?: number } = {},
) => {
  const title = over.title ?? `${id.charAt(0).toUpperCase()}${id.slice(1)} Studio`;
  return {
    id,
    title,
    games,
    isAggregator: false,
    logo: { ref: storyImageRef(over.number ?? Math.max(0, STORY_STUDIOS.indexOf(title)), 'provider') },
    subProviders: [],
  };
};
