import type * as z from 'zod/mini';
import type { TileSize } from './content.ts';
import type {
  bannersResult,
  categoriesResult,
  categoryResult,
  gameResult,
  indexResult,
  lobbyResult,
  lobbyWidgetsResult,
  marketContentResult,
  providersResult,
  signUpBannerResult,
  tilesResult,
} from './content-results.ts';

/**
 * Gives answers of the content queries our own, shorter names, after they have been parsed (ruling 28). The wire has
 * the documents' names (content-results.ts), and the two meet nowhere else. Browsers run this, so it stays small.
 */
type Wire<Schema extends z.ZodMiniType> = z.output<Schema>;
type WireTile = Wire<typeof tilesResult>[number];
type WireCategory = Wire<typeof categoriesResult>[number];

/** Returns a sub-provider's id: the second part of an `_id` "x-y", otherwise its title (B§3). */
export function studioOf({ _id, title }: { readonly _id: string; readonly title: string }): string {
  const at = _id.indexOf('-');
  return at < 0 ? title : _id.slice(at + 1);
}

/** The names that every list of games has. A sub-provider stands for its provider, as the studio of the game. */
const readNames = ({
  gameSlug,
  label,
  gameProvider,
  gameProviderTitle,
  subProvider,
  jackpotExist,
}: Pick<WireTile, 'gameSlug' | 'label' | 'gameProvider' | 'gameProviderTitle' | 'jackpotExist'> & {
  readonly subProvider?: Parameters<typeof studioOf>[0] | null;
}) => ({
  slug: gameSlug,
  name: label,
  provider: gameProvider,
  providerTitle: subProvider?.title ?? gameProviderTitle,
  /** Who made it: the sub-provider where there is one. */
  studio: subProvider ? studioOf(subProvider) : gameProvider,
  jackpot: jackpotExist,
});

/** Whether the tile says that the game is not offered in the visitor's country (B§3). */
const isOverlaid = ({
  restrictedCountry,
  removeRestrictedCountryOverlay,
}: Partial<Pick<WireTile, 'restrictedCountry' | 'removeRestrictedCountryOverlay'>>): boolean =>
  restrictedCountry === true && removeRestrictedCountryOverlay !== true;

const readTile = (tile: WireTile) => ({
  id: tile.id,
  ...readNames(tile),
  type: tile.type,
  gameType: tile.gameType,
  color: tile.thumbnail.color,
  /** Asset references, by tile size. */
  images: {
    '1x': tile.thumbnail.img1x,
    '2xh': tile.horizontal,
    '2xv': tile.verticalImage,
    '4x': tile.bigSquare,
  } satisfies Record<TileSize, string>,
  tags: tile.tags,
  demo: tile.demo,
  overlaid: isOverlaid(tile),
});
export const readTiles = (tiles: Wire<typeof tilesResult>) => tiles.map(readTile);

export const readGame = (game: Wire<typeof gameResult>) =>
  game && {
    ...readTile(game),
    ...game.metadata,
    rowSpan: game.rowSpan,
    betLimits: game.betLimits,
    channels: game.channels,
    theme: game.theme,
    categories: game.categories.map(({ id, label, url }) => ({ id, name: label, url })),
    related: readTiles(game.related),
  };

export const readIndex = (games: Wire<typeof indexResult>) =>
  games.map((game) => ({
    id: game.id,
    ...readNames(game),
    gameType: game.gameType,
    color: game.thumbnail.color,
    image: game.thumbnail.img1x,
    tags: game.tags,
    demo: game.demo,
    overlaid: isOverlaid(game),
  }));

const readCategoryFields = <Category extends Omit<WireCategory, 'hasGames'>>({
  _id,
  name: _name,
  label,
  iconSvg,
  hideInMenu,
  ...category
}: Category) => ({ ...category, name: label, icon: iconSvg, visibleInMenu: !hideInMenu });
export const readCategories = (categories: Wire<typeof categoriesResult>) => categories.map(readCategoryFields);
export const readLobby = (categories: Wire<typeof lobbyResult>) =>
  categories.map(({ games, ...category }) => ({ ...readCategoryFields(category), games: readTiles(games) }));
export const readCategory = (category: Wire<typeof categoryResult>) =>
  category && { ...readCategoryFields(category), games: readTiles(category.games) };

export const readLobbyWidgets = (widgets: Wire<typeof lobbyWidgetsResult>) =>
  widgets.map(({ id, name, widgetType, iconSvg, grid, order }) => ({
    id,
    name,
    widgetType,
    icon: iconSvg,
    rows: grid.rowNum,
    order,
  }));

export const readProviders = (providers: Wire<typeof providersResult>) =>
  providers.map(({ id, title, games, isAggregators, providerImgUrl, subProviders }) => ({
    id,
    title,
    games,
    isAggregator: isAggregators,
    logo: { ref: providerImgUrl },
    subProviders: subProviders.map((sub) => ({
      id: studioOf(sub),
      title: sub.title,
      games: sub.games,
      logo: { ref: sub.providerImgUrl },
    })),
  }));

export const readBanners = (banners: Wire<typeof bannersResult>) =>
  banners.map(({ images, ...banner }) => ({ ...banner, image: images[0] }));

export const readSignUpBanner = (found: Wire<typeof signUpBannerResult>) => {
  if (!found) return null;
  const { banner, ...rest } = found;
  return { ...rest, image: banner };
};

export const readMarketContent = (content: Wire<typeof marketContentResult>) => {
  if (!content) return null;
  const { vipPage, ...rest } = content;
  /** Whether the market has a loyalty page. */
  return { ...rest, loyalty: vipPage !== null };
};
