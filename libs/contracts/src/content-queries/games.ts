import {
  byProvidersParameters,
  categoryParameters,
  categoryResult,
  gameAddressResult,
  gameParameters,
  gameResult,
  indexResult,
  jackpotGameIdsResult,
  jackpotGamesParameters,
  noParameters,
  lobbyPlaceParameters,
  providerGameParameters,
  providerGameResult,
  searchParameters,
  tilesResult,
} from '../content-results.ts';
import { defineContentQuery } from './define.ts';
import { VISIBLE, RESTRICTION_IF_ANY, GAME, TILE, LABEL, CATEGORY } from './fragments.ts';

/** Selects a slice of one category. Ask for one game more than shown to learn whether there are more. */
export const category = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "category" && id == $category][0]{${CATEGORY}, lobby, grid, "games": (games[]->)[${VISIBLE}][$from...$to]{${TILE}}}`,
  parameters: categoryParameters,
  result: categoryResult,
  read: 'readCategory',
});

/** Selects the games of some providers (by id), most played first. */
export const byProviders = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "game" && type == $lobby && provider->id in $providers && ${VISIBLE}] | order(popularity desc) [$from...$to]{${TILE}}`,
  parameters: byProvidersParameters,
  result: tilesResult,
  read: 'readTiles',
});

/** Selects games whose name contains a word (`pattern` is "*word*"), most played first; no providers means all. */
export const search = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "game" && type == $lobby && name match $pattern && (count($providers) == 0 || provider->id in $providers) && ${VISIBLE}] | order(popularity desc) [0...$count]{${TILE}}`,
  parameters: searchParameters,
  result: tilesResult,
  read: 'readTiles',
});

/**
 * Selects every visible game of a lobby in few bytes, for the virtual grid and for search while typing. What most games do
 * not have is left out: with 25,000 games, the answer is close to the service's limit.
 */
export const index = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "game" && type == $lobby && ${VISIBLE}] | order(popularity desc) {${GAME}, defined(subProvider) => {"subProvider": subProvider->{_id, title}}, "thumbnail": {"img1x": thumbnail.asset._ref, "color": thumbnail.color}, ${RESTRICTION_IF_ANY}}`,
  parameters: lobbyPlaceParameters,
  result: indexResult,
  read: 'readIndex',
});

/** Selects what a game's page shows. */
export const game = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "game" && slug.current == $slug][0]{${TILE}, "rowSpan": coalesce(rowSpan, 1), "metadata": {rtp, volatility, maxWin, features, releasedAt}, betLimits, channels, theme, "categories": categories[]->{id, ${LABEL}, url}, "related": *[_type == "game" && theme == ^.theme && type == ^.type && slug.current != $slug && ${VISIBLE}] | order(popularity desc) [0...12]{${TILE}}}`,
  parameters: gameParameters,
  result: gameResult,
  read: 'readGame',
});

/** Selects the address of a game by its id, visible or not: the launch says whether it opens, and why not. */
export const gameAddress = /* @__PURE__ */ defineContentQuery({
  query: '*[_type == "game" && id == $gameId][0]{id, "gameSlug": slug.current, "gameProvider": provider->id, type}',
  parameters: providerGameParameters,
  result: gameAddressResult,
});

/** Selects what a provider must know of its game to open it; the sandbox, which plays every provider, has no other list. */
export const providerGame = /* @__PURE__ */ defineContentQuery({
  query:
    '*[_type == "game" && id == $gameId][0]{id, type, "label": name, gameType, features, theme, "gameProvider": provider->id}',
  parameters: providerGameParameters,
  result: providerGameResult,
});

/** Selects every game with a jackpot; the sandbox, which keeps all jackpots, has no other list. */
export const jackpotGameIds = /* @__PURE__ */ defineContentQuery({
  query: '*[_type == "game" && jackpotExist]{id}',
  parameters: noParameters,
  result: jackpotGameIdsResult,
});

/** Selects jackpot games in the order of their category. */
export const jackpotGames = /* @__PURE__ */ defineContentQuery({
  query: `(*[_type == "category" && id == "jackpots"][0].games[]->)[${VISIBLE}][0...$count]{${TILE}}`,
  parameters: jackpotGamesParameters,
  result: tilesResult,
  read: 'readTiles',
});
