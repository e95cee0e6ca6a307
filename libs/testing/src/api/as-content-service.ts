import type { ContentQueryName } from '@baize/contracts/content-queries';

/** An answer, or a part of one, with only the fields that a test cares about. */
type Part = Readonly<Record<string, unknown>>;
type Rename = (part: Part) => Part;

const listOf = (rename: Rename) => (parts: unknown) => (Array.isArray(parts) ? (parts as Part[]).map(rename) : parts);

const game: Rename = ({
  slug,
  name,
  provider,
  providerTitle,
  jackpot,
  color,
  images,
  overlaid,
  subProvider,
  ...same
}) => {
  const cuts = (images ?? {}) as Part;
  return {
    ...same,
    gameSlug: slug,
    label: name,
    gameProvider: provider,
    gameProviderTitle: providerTitle,
    subProvider: subProvider ?? null,
    jackpotExist: jackpot,
    thumbnail: { img1x: cuts['1x'], img2x: cuts['1x'], img3x: cuts['1x'], color },
    horizontal: cuts['2xh'],
    verticalImage: cuts['2xv'],
    bigSquare: cuts['4x'],
    restrictedCountry: overlaid ?? null,
    removeRestrictedCountryOverlay: false,
  };
};
const games = listOf(game);
const indexedGame: Rename = ({ image, ...rest }) => game({ ...rest, images: { '1x': image } });
const gamePage: Rename = ({
  categories,
  related,
  rowSpan,
  rtp,
  volatility,
  maxWin,
  features,
  releasedAt,
  ...rest
}) => ({
  ...game(rest),
  rowSpan: rowSpan ?? 1,
  metadata: { rtp, volatility, maxWin, features, releasedAt },
  categories: ((categories ?? []) as Part[]).map(({ name, ...category }) => ({ ...category, label: name })),
  related: games(related ?? []),
});
const category: Rename = ({ name, icon, visibleInMenu, games: rows, ...same }) => ({
  ...same,
  _id: `category-${String(same['id'])}`,
  name,
  label: name,
  iconSvg: icon,
  hideInMenu: visibleInMenu !== true,
  games: games(rows ?? []),
});
const provider: Rename = ({ logo, isAggregator, subProviders, ...same }) => ({
  ...same,
  providerImgUrl: (logo as Part | undefined)?.['ref'],
  isAggregators: isAggregator,
  subProviders: listOf(provider)(subProviders ?? []),
});
const banner: Rename = ({ image, ...same }) => ({ ...same, images: [image] });
const signUpBanner: Rename = ({ image, ...same }) => ({ ...same, banner: image });
const marketContent: Rename = ({ loyalty, ...same }) => ({ ...same, vipPage: loyalty === true ? 'vipPage' : null });

const one = (rename: Rename) => (part: unknown) => (part ? rename(part as Part) : part);
const RENAME: Partial<Record<ContentQueryName, (answer: unknown) => unknown>> = {
  lobby: listOf(category),
  categories: listOf(category),
  category: one(category),
  byProviders: games,
  search: games,
  index: listOf(indexedGame),
  providers: listOf(provider),
  gamesByIds: games,
  lobbyWidget: games,
  game: one(gamePage),
  jackpotGames: games,
  banners: listOf(banner),
  signUpBanner: one(signUpBanner),
  marketContent: one(marketContent),
};

/**
 * Gives an answer in the site's names the names of the wire (ruling 28), as the content service sends them. Tests are
 * about screens, and so are their games.
 */
export const asContentService = (query: ContentQueryName, answer: unknown): unknown =>
  RENAME[query]?.(answer) ?? answer;
