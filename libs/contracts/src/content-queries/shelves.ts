import {
  categoriesParameters,
  categoriesResult,
  gamesByIdsParameters,
  lobbyParameters,
  lobbyPlaceParameters,
  lobbyResult,
  lobbyWidgetParameters,
  lobbyWidgetsParameters,
  lobbyWidgetsResult,
  providersResult,
  tilesResult,
} from '../content-results.ts';
import { defineContentQuery } from './define.ts';
import { VISIBLE, TILE, CATEGORY, NAME, PROVIDER } from './fragments.ts';

/** Selects the rows of a lobby with their first games. */
export const lobby = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "category" && lobby == $lobby && visibleInLobby] | order(order asc) {${CATEGORY}, order, grid, "games": (games[0...120]->)[${VISIBLE}][0...$count]{${TILE}}}[count(games) > 0]`,
  parameters: lobbyParameters,
  result: lobbyResult,
  read: 'readLobby',
});

/** Selects the widgets of a lobby, without their games. */
export const lobbyWidgets = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "lobbyWidget" && type == $lobby] | order(order asc) {_id, id, ${NAME}, type, widgetType, "iconSvg": icon, grid, order}`,
  parameters: lobbyWidgetsParameters,
  result: lobbyWidgetsResult,
  read: 'readLobbyWidgets',
});

/** Selects a slice of a widget's games that the market's providers offer (B§7). */
export const lobbyWidget = /* @__PURE__ */ defineContentQuery({
  query: `(*[_type == "lobbyWidget" && id == $widget][0].games[]->)[${VISIBLE}][$from...$to]{${TILE}}`,
  parameters: lobbyWidgetParameters,
  result: tilesResult,
  read: 'readTiles',
});

/** Selects the entries of the category bar. */
export const categories = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "category" && lobby == $lobby] | order(order asc) {${CATEGORY}, "hasGames": count(games) > 0}`,
  parameters: categoriesParameters,
  result: categoriesResult,
  read: 'readCategories',
});

/** Selects the entries of the provider filter with their counts. */
export const providers = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "provider" && $market in markets] | order(title asc) {${PROVIDER}, "isAggregators": isAggregator, removeRestrictedCountryOverlay, "games": count(*[_type == "game" && provider._ref == ^._id && type == $lobby && ${VISIBLE}]), "subProviders": *[_type == "subProvider" && provider._ref == ^._id] | order(title asc) {${PROVIDER}, "games": count(*[_type == "game" && subProvider._ref == ^._id && type == $lobby && ${VISIBLE}])}[games > 0]}[games > 0]`,
  parameters: lobbyPlaceParameters,
  result: providersResult,
  read: 'readProviders',
});

/** Selects games by id, in no particular order: favourites, recents, winners. */
export const gamesByIds = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "game" && id in $ids && ${VISIBLE}]{${TILE}}`,
  parameters: gamesByIdsParameters,
  result: tilesResult,
  read: 'readTiles',
});
