import type { CategoryDocument, GameDocument, GridPattern, TileSize } from '@baize/contracts/content';
import { motifOf } from '../art/compose.ts';
import { documentBase } from './documentBase.ts';
import { isMegaJackpot, jackpotAtFirst } from './demoJackpots.ts';
import { gamePicture } from './images.ts';
import { localized } from './texts.ts';

const grid = (columns: number, rows: number, sizes: string): GridPattern => ({
  columns,
  rows,
  sizes: sizes.split(' ') as TileSize[],
});
type Grids = CategoryDocument['grid'];

/**
 * Tiles fill columns first. Each pattern fills whole columns of its rows, so that it repeats without holes: a 4x takes
 * two columns, a 2xv one, and a 2xh needs two 1x below it. A tablet's pattern begins as the desktop's does, for as many
 * columns as its window shows: a prerendered page has the desktop's, and nothing that is seen moves.
 */
const GRIDS = {
  showcase: {
    desktop: grid(8, 2, '4x 1x 1x 2xv 1x 1x 1x 1x 2xh 1x 1x'),
    tablet: grid(5, 2, '4x 1x 1x 2xv 1x 1x'),
    mobile: grid(3, 2, '4x 1x 1x 2xv 1x 1x'),
  },
  tall: {
    desktop: grid(8, 2, '2xv 2xv 1x 1x 2xv 1x 1x 1x 1x'),
    tablet: grid(5, 2, '2xv 2xv 1x 1x 2xv 1x 1x'),
    mobile: grid(3, 2, '2xv 1x 1x'),
  },
  wide: {
    desktop: grid(8, 2, '2xh 1x 1x 1x 1x 1x 1x'),
    tablet: grid(5, 2, '2xh 1x 1x 1x 1x'),
    mobile: grid(3, 2, '2xh 1x 1x 1x 1x'),
  },
  pairs: { desktop: grid(8, 2, '1x'), tablet: grid(5, 2, '1x'), mobile: grid(3, 2, '1x') },
  line: { desktop: grid(8, 1, '1x'), tablet: grid(5, 1, '1x'), mobile: grid(3, 1, '1x') },
  /** Live rows have two tile rows (B§9). */
  live: {
    desktop: grid(6, 2, '4x 2xh 2xh 2xh 2xh 2xh 2xh'),
    tablet: grid(4, 2, '4x 2xh 2xh'),
    mobile: grid(2, 2, '2xh'),
  },
} as const satisfies Record<string, Grids>;

type Chooser = (game: GameDocument) => boolean;
interface Recipe {
  readonly id: string;
  readonly lobby: CategoryDocument['lobby'];
  readonly icon: string;
  readonly grid: Grids;
  readonly choose: Chooser;
  readonly order?: (a: GameDocument, b: GameDocument) => number;
  readonly limit?: number;
  /** The games that the row begins with as they are ordered, alike or not. */
  readonly first?: Chooser;
  readonly menuOnly?: true;
  readonly lobbyOnly?: true;
}

/** Most played first. */
export const byPopularity = (a: GameDocument, b: GameDocument) =>
  b.popularity - a.popularity || Number(a.id) - Number(b.id);
const byRelease = (a: GameDocument, b: GameDocument) => b.releasedAt.localeCompare(a.releasedAt) || byPopularity(a, b);
const theme =
  (...families: string[]): Chooser =>
  (game) =>
    game.gameType === 'slots' && families.includes(game.theme);
const feature =
  (name: string): Chooser =>
  (game) =>
    game.features.includes(name);
const type =
  (...types: string[]): Chooser =>
  (game) =>
    types.includes(game.gameType);

/**
 * Rows of the lobbies in order (B§3), the most popular first. Names are in `texts/` as `category.<id>`; icons are names
 * from the interface's icon set.
 */
const RECIPES: readonly Recipe[] = [
  { id: 'popular', lobby: 'casinoGames', icon: 'flame', grid: GRIDS.showcase, choose: () => true, limit: 120 },
  {
    id: 'new',
    lobby: 'casinoGames',
    icon: 'sparkles',
    grid: GRIDS.tall,
    choose: (game) => game.tags.includes('new'),
    order: byRelease,
  },
  {
    id: 'jackpots',
    lobby: 'casinoGames',
    icon: 'crown',
    grid: GRIDS.wide,
    choose: (game) => game.jackpotExist,
    order: (a, b) => jackpotAtFirst(b.id) - jackpotAtFirst(a.id),
    // A page knows the amounts only once it asks for them, so the largest are in it from the beginning.
    first: (game) => isMegaJackpot(game.id),
  },
  { id: 'slots', lobby: 'casinoGames', icon: 'gem', grid: GRIDS.pairs, choose: type('slots'), menuOnly: true },
  {
    id: 'exclusive',
    lobby: 'casinoGames',
    icon: 'badge-check',
    grid: GRIDS.wide,
    choose: (game) => game.tags.includes('exclusive'),
  },
  { id: 'thousand-ways', lobby: 'casinoGames', icon: 'waypoints', grid: GRIDS.pairs, choose: feature('thousand-ways') },
  { id: 'book-games', lobby: 'casinoGames', icon: 'book-open', grid: GRIDS.line, choose: feature('book') },
  { id: 'hold-and-draw', lobby: 'casinoGames', icon: 'lock', grid: GRIDS.line, choose: feature('hold-and-draw') },
  { id: 'fruit-classics', lobby: 'casinoGames', icon: 'cherry', grid: GRIDS.pairs, choose: theme('fruit') },
  {
    id: 'adventure',
    lobby: 'casinoGames',
    icon: 'compass',
    grid: GRIDS.tall,
    choose: theme('pirate', 'west', 'safari', 'knight', 'arabia', 'dino'),
  },
  {
    id: 'ancient-worlds',
    lobby: 'casinoGames',
    icon: 'landmark',
    grid: GRIDS.pairs,
    choose: theme('egypt', 'gods', 'aztec'),
  },
  { id: 'northern-tales', lobby: 'casinoGames', icon: 'snowflake', grid: GRIDS.wide, choose: theme('north', 'winter') },
  // Games of one picture family look alike side by side, so the lobby has no row of them.
  { id: 'fishing', lobby: 'casinoGames', icon: 'fish', grid: GRIDS.line, choose: theme('fishing'), menuOnly: true },
  {
    id: 'magic',
    lobby: 'casinoGames',
    icon: 'wand',
    grid: GRIDS.pairs,
    choose: theme('crystal', 'dragon', 'witch', 'alchemy', 'fairy'),
  },
  { id: 'sweets', lobby: 'casinoGames', icon: 'candy', grid: GRIDS.line, choose: theme('candy', 'bakery') },
  { id: 'outer-space', lobby: 'casinoGames', icon: 'rocket', grid: GRIDS.line, choose: theme('space'), menuOnly: true },
  {
    id: 'bold',
    lobby: 'casinoGames',
    icon: 'zap',
    grid: GRIDS.line,
    choose: (game) => game.volatility === 5,
    limit: 200,
    menuOnly: true,
  },
  {
    id: 'table-games',
    lobby: 'casinoGames',
    icon: 'club',
    grid: GRIDS.wide,
    choose: type('roulette', 'blackjack', 'baccarat', 'poker', 'table'),
  },
  { id: 'video-poker', lobby: 'casinoGames', icon: 'spade', grid: GRIDS.line, choose: type('videoPoker') },
  { id: 'instant', lobby: 'casinoGames', icon: 'timer', grid: GRIDS.pairs, choose: type('instant') },
  { id: 'scratch', lobby: 'casinoGames', icon: 'ticket', grid: GRIDS.line, choose: type('scratch') },
  { id: 'all-games', lobby: 'casinoGames', icon: 'layout-grid', grid: GRIDS.pairs, choose: () => true, menuOnly: true },
  { id: 'live-popular', lobby: 'liveCasinoGames', icon: 'flame', grid: GRIDS.live, choose: () => true, limit: 60 },
  { id: 'live-roulette', lobby: 'liveCasinoGames', icon: 'circle-dot', grid: GRIDS.live, choose: type('roulette') },
  { id: 'live-blackjack', lobby: 'liveCasinoGames', icon: 'spade', grid: GRIDS.live, choose: type('blackjack') },
  { id: 'live-game-shows', lobby: 'liveCasinoGames', icon: 'clapperboard', grid: GRIDS.live, choose: type('gameShow') },
  { id: 'live-baccarat', lobby: 'liveCasinoGames', icon: 'diamond', grid: GRIDS.live, choose: type('baccarat') },
  { id: 'live-poker', lobby: 'liveCasinoGames', icon: 'club', grid: GRIDS.live, choose: type('poker') },
  {
    id: 'live-high-limit',
    lobby: 'liveCasinoGames',
    icon: 'gem',
    grid: GRIDS.live,
    choose: (game) => (game.betLimits[0]?.min ?? 0) >= 25,
  },
  {
    id: 'live-new',
    lobby: 'liveCasinoGames',
    icon: 'sparkles',
    grid: GRIDS.live,
    choose: (game) => game.tags.includes('new'),
    order: byRelease,
  },
  {
    id: 'live-all',
    lobby: 'liveCasinoGames',
    icon: 'layout-grid',
    grid: GRIDS.live,
    choose: () => true,
    menuOnly: true,
  },
];

/** Number of preceding tiles that count as neighbours: those that one window shows of a row of two tiles' height. */
const NEIGHBOURS = 11;
/** How far a game may move up to separate two similar ones. Its rank by popularity stays roughly the same. */
const REACH = 48;
/**
 * Distances between tiles that touch in a row of two tiles' height: the one below, and the next column's. These must
 * not look similar.
 */
const TOUCHING = 2;

/** How many of a row's tiles a page shows before anyone scrolls the row. Among these, no motif should come twice. */
const FIRST_SHOWN = 16;
/**
 * What it is worth that the row has not shown a motif yet, and that the page's earlier rows have not: a game next to its
 * own family is not moved up for it.
 */
const FRESHNESS = { row: 1200, page: 900 } as const;

/** How many of a row's tiles a page shows large or first: a game that begins one row of a page begins no other. */
const LEADING = 3;

/** What the rows of a page before this one have shown. */
export interface PageSoFar {
  /** Motifs at the start of the rows. */
  readonly motifs: ReadonlySet<string>;
  /** Ids of the games that the rows begin with. */
  readonly leading: ReadonlySet<string>;
}
const NOTHING_YET: PageSoFar = { motifs: new Set(), leading: new Set() };

/** What a player notices about a tile at a glance. */
export interface Look {
  /** Picture family. */
  readonly theme: string;
  /** Family and palette. */
  readonly palette: string;
  /** Family and the motif in the middle. */
  readonly motif: string;
  readonly colour: string;
}

const looks = new WeakMap<GameDocument, Look>();

/** Cached by game, because a game is in several rows. */
export function lookOf(game: GameDocument): Look {
  const known = looks.get(game);
  if (known) return known;
  const studio = (game.subProvider?._ref ?? game.provider._ref).replace(/^(provider|subProvider)-/, '');
  const { theme } = game;
  const colour = game.thumbnail.color ?? '';
  const motif = motifOf(
    gamePicture(
      { slug: game.slug.current, name: game.name, theme, gameType: game.gameType, studio: { id: studio, title: '' } },
      'square',
    ),
  );
  const look = { theme, colour, palette: `${theme}/${colour}`, motif: `${theme}/${motif}` };
  looks.set(game, look);
  return look;
}

/** A look as numbers, equal where its texts are: rows compare looks millions of times. */
interface LookIds {
  readonly theme: number;
  readonly palette: number;
  readonly motif: number;
  readonly colour: number;
}

/**
 * Returns how bad it is for two tiles to be `step` places apart: 0 if they clearly differ, most if they look like the
 * same game.
 */
function likeness(a: LookIds, b: LookIds, step: number, oneFamily: boolean): number {
  const palette = a.palette === b.palette;
  const motif = a.motif === b.motif;
  if (palette && motif) return 240;
  return (palette ? 5 : motif ? 4 : !oneFamily && a.theme === b.theme ? 1 : 0) * (step === 1 ? 10 : 1);
}

/**
 * Returns games in nearly their order, with those of one family far apart. In a row of a single family, neighbours
 * share neither palette nor motif.
 * @param page the page's earlier rows: the first tiles show other motifs and games where there are any
 */
export function spreadAlike(games: readonly GameDocument[], page: PageSoFar = NOTHING_YET): GameDocument[] {
  const ids = new Map<string, number>();
  const idOf = (key: string): number => {
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    return id;
  };
  const rest = games.map((game) => {
    const { theme, palette, motif, colour } = lookOf(game);
    const look: LookIds = {
      theme: idOf(`t ${theme}`),
      palette: idOf(`p ${palette}`),
      motif: idOf(`m ${motif}`),
      colour: idOf(`c ${colour}`),
    };
    return { game, look, fresh: !page.motifs.has(motif), led: page.leading.has(game._id) };
  });
  const placed: typeof rest = [];
  const met = new Set<number>();
  /** The last place of each id. */
  const last = new Int32Array(ids.size).fill(-NEIGHBOURS - 1);
  const distance = (id: number) => Math.min(NEIGHBOURS + 1, placed.length - (last[id] as number));
  while (rest.length > 0) {
    let best = 0;
    let bestScore = -1;
    for (let index = 0; index < Math.min(REACH, rest.length); index += 1) {
      const { look, fresh, led } = rest[index] as (typeof rest)[number];
      if (led && placed.length < LEADING) continue;
      const { theme, palette, motif, colour } = look;
      // Family first, then palette and motif within it, then the colour of other families.
      const score =
        (distance(theme) * (NEIGHBOURS + 2) + Math.min(distance(palette), distance(motif))) * (NEIGHBOURS + 2) +
        distance(colour) +
        (placed.length < FIRST_SHOWN && !met.has(motif) ? FRESHNESS.row + (fresh ? FRESHNESS.page : 0) : 0);
      if (score > bestScore) {
        best = index;
        bestScore = score;
      }
    }
    const next = rest.splice(best, 1)[0] as (typeof rest)[number];
    for (const id of Object.values(next.look)) last[id] = placed.length;
    met.add(next.look.motif);
    placed.push(next);
  }
  // The games left at the end of a row are often similar, so each is swapped with the game where it disturbs least.
  const oneFamily = new Set(games.map((game) => game.theme)).size === 1;
  const cost = (at: number): number => {
    const here = placed[at];
    let sum = 0;
    for (let step = -TOUCHING; here && step <= TOUCHING; step += 1) {
      const other = step === 0 ? undefined : placed[at + step];
      if (other) sum += likeness(here.look, other.look, Math.abs(step), oneFamily);
    }
    return sum;
  };
  const swap = (a: number, b: number) =>
    ([placed[a], placed[b]] = [placed[b] as (typeof rest)[number], placed[a] as (typeof rest)[number]]);
  /** Tells whether a swap would bring a motif or a game to the row's start that is there, or on the page, already. */
  const repeatsAtStart = (at: number, other: number): boolean => {
    if (Math.min(at, other) < LEADING && placed[Math.max(at, other)]?.led) return true;
    if (oneFamily || at < FIRST_SHOWN === other < FIRST_SHOWN) return false;
    const coming = placed[Math.max(at, other)]?.look.motif;
    return placed.slice(0, FIRST_SHOWN).some(({ look }) => look.motif === coming);
  };
  for (let pass = 0; pass < 4; pass += 1) {
    for (let at = placed.length - 1; at >= 0; at -= 1) {
      const now = cost(at);
      if (now === 0) continue;
      let best = { other: at, gain: 0 };
      for (let other = Math.max(0, at - 2 * REACH); other < Math.min(placed.length, at + 2 * REACH); other += 1) {
        if (repeatsAtStart(at, other)) continue;
        const before = now + cost(other);
        // A swap gains at most what both places cost.
        if (before <= best.gain) continue;
        swap(at, other);
        const gain = before - cost(at) - cost(other);
        swap(at, other);
        if (gain > best.gain) best = { other, gain };
      }
      swap(at, best.other);
    }
  }
  return placed.map(({ game }) => game);
}

/** Returns the games that a row begins with. */
export const leadingOf = <Entry>(row: readonly Entry[]): readonly Entry[] => row.slice(0, LEADING);

/** Returns a category's place in its lobby. @throws if there is no such category */
export function orderOf(id: string): number {
  const order = RECIPES.findIndex((recipe) => recipe.id === id);
  if (order < 0) throw new Error(`There is no category "${id}". Name one of RECIPES.`);
  return order;
}

export const categoryRef = (id: string): string => `category-${id}`;

/**
 * Sorts games into the lobbies' rows.
 * @returns the categories, and each game's categories by game document id
 */
export function buildCategories(games: readonly GameDocument[]): {
  readonly categories: CategoryDocument[];
  readonly categoriesOf: ReadonlyMap<string, string[]>;
} {
  const categoriesOf = new Map<string, string[]>();
  /** What each lobby's rows so far begin with. */
  const pages = {
    casinoGames: { motifs: new Set<string>(), leading: new Set<string>() },
    liveCasinoGames: { motifs: new Set<string>(), leading: new Set<string>() },
  };
  const categories = RECIPES.map((recipe, order): CategoryDocument => {
    const chosen = games
      .filter((game) => game.type === recipe.lobby && recipe.choose(game))
      .sort(recipe.order ?? byPopularity)
      .slice(0, recipe.limit);
    const first = chosen.filter((game) => recipe.first?.(game));
    const page = pages[recipe.lobby];
    const motifs = new Set([...page.motifs, ...first.map((game) => lookOf(game).motif)]);
    const others = chosen.filter((game) => !first.includes(game));
    const shown = [...first, ...spreadAlike(others, recipe.menuOnly ? undefined : { ...page, motifs })];
    if (!recipe.menuOnly) {
      for (const game of shown.slice(0, FIRST_SHOWN)) page.motifs.add(lookOf(game).motif);
      for (const game of leadingOf(shown)) page.leading.add(game._id);
    }
    for (const game of chosen) {
      const list = categoriesOf.get(game._id) ?? [];
      list.push(recipe.id);
      categoriesOf.set(game._id, list);
    }
    return {
      ...documentBase(categoryRef(recipe.id), 'category'),
      id: recipe.id,
      name: localized(`category.${recipe.id}`),
      url: recipe.id,
      lobby: recipe.lobby,
      visibleInMenu: recipe.lobbyOnly !== true,
      visibleInLobby: recipe.menuOnly !== true,
      icon: recipe.icon,
      order,
      grid: recipe.grid,
      games: shown.map((game) => ({ _type: 'reference', _ref: game._id, _key: game.id })),
    };
  });
  return { categories, categoriesOf };
}
