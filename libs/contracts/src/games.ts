import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { currency, siteIdQuery, timestamp, wireAmount } from './shapes.ts';

/** B§3 jurisdiction codes. */
export const JURISDICTIONS = ['MT', 'CW', 'CC', 'IM'] as const;
/** B§9. */
export const GAME_LIST_DEFAULT_LIMIT = 30;
/** Most games in an answer. */
export const GAME_LIST_MOST = 100;

/** B§7 forms of the lists: of one lobby, by the type of its games; without one, of both. */
const category = z.optional(z.enum(['casinoGames', 'liveCasinoGames']));
const limit = z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(GAME_LIST_MOST)));

/** The lobby of a favourite, which is stored as it comes. */
const lobbyPageType = z.string().check(z.maxLength(60));

/** B§7 favourites and recents. */
const playerGames = z.array(z.object({ gameId: z.string() }));
export const playerGameList = defineRoute({
  id: 'playerGameList',
  method: 'GET',
  base: 'v1',
  path: '/player/games',
  auth: 'player',
  anywhere: 'own-account',
  source: 'B§7',
  summary: 'Favourite games, newest first.',
  query: z.object({
    lobbyPageType: z.optional(lobbyPageType),
    category,
    limit,
  }),
  response: playerGames,
});
export const playerGameAdd = defineRoute({
  id: 'playerGameAdd',
  method: 'POST',
  base: 'v1',
  path: '/player/games',
  auth: 'player',
  anywhere: 'own-account',
  source: 'B§7',
  summary: 'Add a game to the favourites.',
  body: z.object({ gameId: z.string(), lobbyPageType: z.optional(lobbyPageType), category }),
  errors: ['error.game.not_found'],
});
export const playerGameRemove = defineRoute({
  id: 'playerGameRemove',
  method: 'DELETE',
  base: 'v1',
  path: '/player/games',
  auth: 'player',
  anywhere: 'own-account',
  source: 'B§7',
  summary: 'Remove a game from the favourites.',
  body: z.object({ gameId: z.string(), lobbyPageType }),
});
export const lastPlayedGames = defineRoute({
  id: 'lastPlayedGames',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet/lastPlayedGames',
  auth: 'player',
  anywhere: 'own-account',
  source: 'B§7',
  summary: 'Games that the player staked on most recently, newest first.',
  query: z.object({ category, limit }),
  response: playerGames,
});
export const jackpotAmounts = defineRoute({
  id: 'jackpotAmounts',
  method: 'GET',
  base: 'v1',
  path: '/gaming/jackpotamount',
  auth: 'public',
  anywhere: 'information',
  source: 'B§7',
  summary:
    'Current jackpots in the asked currency (euro without one), as the feed last told them. One that is closed, or that may have been won since, is left out.',
  query: z.object({ gameIds: z.string(), siteId: z.optional(siteIdQuery), currency: z.optional(currency) }),
  response: z.object({
    data: z.array(
      z.object({
        gameId: z.string(),
        amount: wireAmount,
        currency,
        lastWin: z.nullable(z.object({ amount: wireAmount, wonAt: timestamp })),
      }),
    ),
  }),
});
