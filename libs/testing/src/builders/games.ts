import type { GameEntry, GameSummary, LobbyCategory } from '@baize/games';

const NAMES = ['Aurora Drift', 'Tomb of the Falcon', 'Lucky Lagoon', 'Copper Canyon', 'Frost Garden', 'Night Market', 'Comet Chase', 'Velvet Orchid', 'Royal Rhubarb', 'Tidal Crown', 'Honey Vault', 'Paper Tigers'];
const image = (number: number, size: string) => `image-${String(number).padStart(8, '0')}-${size}-webp`;

/** A game that is told from others by its number; the first twelve have names of their own. */
export const gameSummary = (number: number, over: Partial<GameSummary> = {}): GameSummary => ({
  id: `game-${number}`, slug: `game-${number}`, name: NAMES[number] ?? `Game ${number}`, provider: 'kelp', providerTitle: 'Kelp Studio', color: '#334455',
  images: { '1x': image(number, '640x640'), '2xh': image(number, '1312x640'), '2xv': image(number, '640x1312'), '4x': image(number, '1312x1312') },
  tags: [], jackpot: false, demo: true, restricted: null, overlayRemoved: null, ...over,
});

export const gameSummaries = (count: number, from = 0): GameSummary[] => Array.from({ length: count }, (_, index) => gameSummary(from + index));

/** What the index query answers: one picture only. */
export function indexedGame(number: number, over: Partial<GameSummary> = {}) {
  const { images, restricted: _restricted, overlayRemoved: _overlayRemoved, ...game } = gameSummary(number, over);
  return { ...game, image: images['1x'] ?? '' };
}

export const gameEntry = (number: number, over: Partial<GameEntry> = {}): GameEntry => ({ ...gameSummary(number), rtp: 96.1, volatility: 3, features: [], related: gameSummaries(3, number + 1), ...over });

const PATTERN = { columns: 6, rows: 1, sizes: ['1x'] } as const;

/** A category with its first games. */
export const lobbyCategory = (id: string, over: Partial<LobbyCategory> = {}): LobbyCategory => ({
  id, name: id.charAt(0).toUpperCase() + id.slice(1), url: id, icon: 'flame', total: 40, visibleInMenu: true, grid: { desktop: PATTERN, tablet: PATTERN, mobile: PATTERN }, games: gameSummaries(8), ...over,
});

export const providerEntry = (id: string, games: number) => ({ id, title: `${id.charAt(0).toUpperCase()}${id.slice(1)} Studio`, games, isAggregator: false, logo: { ref: image(500, '480x192'), color: '#223344' }, subProviders: [] });
