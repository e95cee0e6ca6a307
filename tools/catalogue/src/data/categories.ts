import type { CategoryDocument, GameDocument, GridPattern, LocalizedText, TileSize } from '@baize/contracts/content';
import { documentBase } from './documentBase.ts';

const t = (en: string, fi: string, caf: string): LocalizedText => ({ en, fi, caf });

const grid = (columns: number, rows: number, sizes: string): GridPattern => ({ columns, rows, sizes: sizes.split(' ') as TileSize[] });
type Grids = CategoryDocument['grid'];

/**
 * Tiles flow down a column first. Each pattern fills whole columns of its rows, so that it can repeat without holes:
 * a 4x takes two columns, a 2xv one, and a 2xh needs two 1x under it.
 */
const GRIDS = {
  showcase: { desktop: grid(8, 2, '4x 1x 1x 2xv 1x 1x 1x 1x 2xh 1x 1x'), tablet: grid(5, 2, '4x 1x 1x 2xv 1x 1x'), mobile: grid(3, 2, '4x 1x 1x 2xv 1x 1x') },
  tall: { desktop: grid(8, 2, '2xv 2xv 1x 1x 2xv 1x 1x 1x 1x'), tablet: grid(5, 2, '2xv 1x 1x 2xv 1x 1x'), mobile: grid(3, 2, '2xv 1x 1x') },
  wide: { desktop: grid(8, 2, '2xh 1x 1x 1x 1x 1x 1x'), tablet: grid(5, 2, '2xh 1x 1x 1x 1x'), mobile: grid(3, 2, '2xh 1x 1x 1x 1x') },
  pairs: { desktop: grid(8, 2, '1x'), tablet: grid(5, 2, '1x'), mobile: grid(3, 2, '1x') },
  line: { desktop: grid(8, 1, '1x'), tablet: grid(5, 1, '1x'), mobile: grid(3, 1, '1x') },
  /** Live rows span two (B§9). */
  live: { desktop: grid(6, 2, '4x 2xh 2xh 2xh 2xh 2xh 2xh'), tablet: grid(4, 2, '4x 2xh 2xh'), mobile: grid(2, 2, '2xh') },
} as const satisfies Record<string, Grids>;

type Chooser = (game: GameDocument) => boolean;
interface Recipe {
  readonly id: string; readonly name: LocalizedText; readonly lobby: CategoryDocument['lobby']; readonly icon: string; readonly grid: Grids;
  readonly choose: Chooser; readonly order?: (a: GameDocument, b: GameDocument) => number; readonly limit?: number; readonly menuOnly?: true; readonly lobbyOnly?: true;
}

const byPopularity = (a: GameDocument, b: GameDocument) => b.popularity - a.popularity || Number(a.id) - Number(b.id);
const byRelease = (a: GameDocument, b: GameDocument) => b.releasedAt.localeCompare(a.releasedAt) || byPopularity(a, b);
const theme = (...families: string[]): Chooser => (game) => game.gameType === 'slots' && families.includes(game.theme);
const feature = (name: string): Chooser => (game) => game.features.includes(name);
const type = (...types: string[]): Chooser => (game) => types.includes(game.gameType);

/** Rows of the lobbies in order (B§3): the first are what most players look for. Icons are names of the interface's icon set. */
const RECIPES: readonly Recipe[] = [
  { id: 'popular', name: t('Popular', 'Suositut', 'Populaires'), lobby: 'casinoGames', icon: 'flame', grid: GRIDS.showcase, choose: () => true, limit: 120 },
  { id: 'new', name: t('New', 'Uudet', 'Nouveautés'), lobby: 'casinoGames', icon: 'sparkles', grid: GRIDS.tall, choose: (game) => game.tags.includes('new'), order: byRelease },
  { id: 'jackpots', name: t('Jackpots', 'Jättipotit', 'Gros lots'), lobby: 'casinoGames', icon: 'crown', grid: GRIDS.wide, choose: (game) => game.jackpotExist },
  { id: 'slots', name: t('Slots', 'Kolikkopelit', 'Machines à sous'), lobby: 'casinoGames', icon: 'gem', grid: GRIDS.pairs, choose: type('slots'), menuOnly: true },
  { id: 'exclusive', name: t('Only here', 'Vain meillä', 'Exclusivités'), lobby: 'casinoGames', icon: 'badge-check', grid: GRIDS.wide, choose: (game) => game.tags.includes('exclusive') },
  { id: 'thousand-ways', name: t('Thousand ways', 'Tuhat tapaa', 'Mille façons'), lobby: 'casinoGames', icon: 'waypoints', grid: GRIDS.pairs, choose: feature('thousand-ways') },
  { id: 'book-games', name: t('Tales from the book', 'Kirjan tarinat', 'Contes du grimoire'), lobby: 'casinoGames', icon: 'book-open', grid: GRIDS.line, choose: feature('book') },
  { id: 'hold-and-draw', name: t('Hold & draw', 'Pidä ja nosta', 'Garder et piger'), lobby: 'casinoGames', icon: 'lock', grid: GRIDS.line, choose: feature('hold-and-draw') },
  { id: 'fruit-classics', name: t('Fruit classics', 'Hedelmäklassikot', 'Fruits classiques'), lobby: 'casinoGames', icon: 'cherry', grid: GRIDS.pairs, choose: theme('fruit') },
  { id: 'adventure', name: t('Adventure', 'Seikkailut', 'Aventure'), lobby: 'casinoGames', icon: 'compass', grid: GRIDS.tall, choose: theme('pirate', 'west', 'safari') },
  { id: 'ancient-worlds', name: t('Ancient worlds', 'Muinaiset maailmat', 'Mondes anciens'), lobby: 'casinoGames', icon: 'landmark', grid: GRIDS.pairs, choose: theme('egypt', 'gods') },
  { id: 'northern-tales', name: t('Northern tales', 'Pohjolan tarut', 'Récits du Nord'), lobby: 'casinoGames', icon: 'snowflake', grid: GRIDS.wide, choose: theme('north') },
  { id: 'fishing', name: t('Fishing', 'Kalastus', 'Pêche'), lobby: 'casinoGames', icon: 'fish', grid: GRIDS.line, choose: theme('fishing') },
  { id: 'magic', name: t('Magic', 'Taikuus', 'Magie'), lobby: 'casinoGames', icon: 'wand', grid: GRIDS.pairs, choose: theme('crystal', 'dragon') },
  { id: 'sweets', name: t('Sweets', 'Herkut', 'Sucreries'), lobby: 'casinoGames', icon: 'candy', grid: GRIDS.line, choose: theme('candy') },
  { id: 'outer-space', name: t('Outer space', 'Avaruus', 'Espace'), lobby: 'casinoGames', icon: 'rocket', grid: GRIDS.line, choose: theme('space') },
  { id: 'bonus-buy', name: t('Bonus buy', 'Bonusosto', 'Achat de bonus'), lobby: 'casinoGames', icon: 'shopping-bag', grid: GRIDS.line, choose: feature('bonus-buy'), limit: 200 },
  { id: 'bold', name: t('Big swings', 'Suuri volatiliteetti', 'Forte volatilité'), lobby: 'casinoGames', icon: 'zap', grid: GRIDS.line, choose: (game) => game.volatility === 5, limit: 200, menuOnly: true },
  { id: 'table-games', name: t('Table games', 'Pöytäpelit', 'Jeux de table'), lobby: 'casinoGames', icon: 'club', grid: GRIDS.wide, choose: type('roulette', 'blackjack', 'baccarat', 'poker', 'table') },
  { id: 'video-poker', name: t('Video poker', 'Videopokeri', 'Vidéopoker'), lobby: 'casinoGames', icon: 'spade', grid: GRIDS.line, choose: type('videoPoker') },
  { id: 'instant', name: t('Instant games', 'Pikapelit', 'Jeux instantanés'), lobby: 'casinoGames', icon: 'timer', grid: GRIDS.pairs, choose: type('instant') },
  { id: 'scratch', name: t('Scratch cards', 'Raaputusarvat', 'Cartes à gratter'), lobby: 'casinoGames', icon: 'ticket', grid: GRIDS.line, choose: type('scratch') },
  { id: 'all-games', name: t('All games', 'Kaikki pelit', 'Tous les jeux'), lobby: 'casinoGames', icon: 'layout-grid', grid: GRIDS.pairs, choose: () => true, menuOnly: true },
  { id: 'live-popular', name: t('Popular tables', 'Suositut pöydät', 'Tables populaires'), lobby: 'liveCasinoGames', icon: 'flame', grid: GRIDS.live, choose: () => true, limit: 60 },
  { id: 'live-roulette', name: t('Roulette', 'Ruletti', 'Roulette'), lobby: 'liveCasinoGames', icon: 'circle-dot', grid: GRIDS.live, choose: type('roulette') },
  { id: 'live-blackjack', name: t('Blackjack', 'Blackjack', 'Blackjack'), lobby: 'liveCasinoGames', icon: 'spade', grid: GRIDS.live, choose: type('blackjack') },
  { id: 'live-game-shows', name: t('Game shows', 'Peliohjelmat', 'Jeux télévisés'), lobby: 'liveCasinoGames', icon: 'clapperboard', grid: GRIDS.live, choose: type('gameShow') },
  { id: 'live-baccarat', name: t('Baccarat', 'Baccarat', 'Baccara'), lobby: 'liveCasinoGames', icon: 'diamond', grid: GRIDS.live, choose: type('baccarat') },
  { id: 'live-poker', name: t('Poker tables', 'Pokeripöydät', 'Tables de poker'), lobby: 'liveCasinoGames', icon: 'club', grid: GRIDS.live, choose: type('poker') },
  { id: 'live-high-limit', name: t('High limit', 'Korkeat panokset', 'Mises élevées'), lobby: 'liveCasinoGames', icon: 'gem', grid: GRIDS.live, choose: (game) => (game.betLimits[0]?.min ?? 0) >= 25 },
  { id: 'live-new', name: t('New tables', 'Uudet pöydät', 'Nouvelles tables'), lobby: 'liveCasinoGames', icon: 'sparkles', grid: GRIDS.live, choose: (game) => game.tags.includes('new'), order: byRelease },
  { id: 'live-all', name: t('All tables', 'Kaikki pöydät', 'Toutes les tables'), lobby: 'liveCasinoGames', icon: 'layout-grid', grid: GRIDS.live, choose: () => true, menuOnly: true },
];

/** How many tiles before a place count as its neighbours: what one window shows of a row of two tiles' height. */
const NEIGHBOURS = 11;
/** How far a game may move up to keep two alike apart; its place by popularity stays roughly its own. */
const REACH = 48;

/** Games in nearly their order, with no two of one theme beside each other, nor two of one colour where the theme is shared. */
export function spreadAlike(games: readonly GameDocument[]): GameDocument[] {
  const rest = [...games];
  const placed: GameDocument[] = [];
  const distance = (of: (game: GameDocument) => string, game: GameDocument) => {
    for (let back = 1; back <= Math.min(NEIGHBOURS, placed.length); back += 1) if (of(placed[placed.length - back] as GameDocument) === of(game)) return back;
    return NEIGHBOURS + 1;
  };
  while (rest.length > 0) {
    let best = 0;
    let bestScore = -1;
    for (let index = 0; index < Math.min(REACH, rest.length); index += 1) {
      const game = rest[index] as GameDocument;
      const score = distance((other) => other.theme, game) * (NEIGHBOURS + 2) + distance((other) => other.thumbnail.color ?? '', game);
      if (score > bestScore) {
        best = index;
        bestScore = score;
      }
    }
    placed.push(...rest.splice(best, 1));
  }
  return placed;
}

export const categoryRef = (id: string): string => `category-${id}`;

/** Sorts games into the lobbies' rows. @returns the categories, and each game's categories by game document id */
export function buildCategories(games: readonly GameDocument[]): { readonly categories: CategoryDocument[]; readonly categoriesOf: ReadonlyMap<string, string[]> } {
  const categoriesOf = new Map<string, string[]>();
  const categories = RECIPES.map((recipe, order): CategoryDocument => {
    const chosen = games.filter((game) => game.type === recipe.lobby && recipe.choose(game)).sort(recipe.order ?? byPopularity).slice(0, recipe.limit);
    const shown = spreadAlike(chosen);
    for (const game of chosen) {
      const list = categoriesOf.get(game._id) ?? [];
      list.push(recipe.id);
      categoriesOf.set(game._id, list);
    }
    return {
      ...documentBase(categoryRef(recipe.id), 'category'), id: recipe.id, name: recipe.name, url: recipe.id, lobby: recipe.lobby, visibleInMenu: recipe.lobbyOnly !== true, visibleInLobby: recipe.menuOnly !== true,
      icon: recipe.icon, order, grid: recipe.grid, games: shown.map((game) => ({ _type: 'reference', _ref: game._id, _key: game.id })),
    };
  });
  return { categories, categoriesOf };
}
