import type { BrandConfig, ResolvedMarket } from '@baize/brand';
import type { GameDocument } from '@baize/contracts/content';
import { ERROR } from '@baize/contracts/errors';
import {
  gameLaunch,
  gameLookup,
  gameLookupDemo,
  gameSlugUrl,
  gameSlugUrlDemo,
  type GameDetail,
} from '@baize/contracts/game-launch';
import {
  GAME_LIST_DEFAULT_LIMIT,
  jackpotAmounts,
  lastPlayedGames,
  playerGameAdd,
  playerGameList,
  playerGameRemove,
} from '@baize/contracts/games';
import type { QueryOf, ResponseOf } from '@baize/contracts/route';
import type { Jackpot } from '@baize/contracts/jackpot-feed';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import { Refusal } from '../../plugins/errors.ts';
import type { Player } from '../../plugins/player-tokens.ts';
import { followProvince, provinceSeen } from '../player/index.ts';
import * as repository from './repository.ts';
import { checkAvailable, launchGame, type LaunchInput } from './use-cases/launch-game.ts';

/** Entries of a player's list that are looked through for one lobby's. */
const MOST_LISTED = 500;
/** The lobby of a favourite that names none. */
const DEFAULT_LOBBY = 'casino';
/** Most ids in one call for jackpots. */
const MOST_JACKPOTS = 200;

export function gamesRoutes(app: FastifyInstance): void {
  const gameOf = (slug: string): GameDocument => {
    const game = app.catalogue.gameBySlug(slug);
    if (!game) throw new Refusal(404, ERROR.gameNotFound);
    return game;
  };
  const detailOf = (game: GameDocument, currency: string): { data: { gameDetail: GameDetail } } => {
    const provider = app.catalogue.providerOf(game);
    const sub = app.catalogue.subProviderOf(game);
    return {
      data: {
        gameDetail: {
          gameId: game.id,
          type: game.type,
          gameProvider: provider.id,
          gameProviderTitle: provider.title,
          subProvider: sub ? { title: sub.title } : null,
          label: game.name,
          gameSlug: game.slug.current,
          rtp: game.rtp,
          demo: game.demo,
          betLimits: game.betLimits.filter((limit) => limit.currency === currency) as GameDetail['betLimits'],
          image: game.thumbnail.asset._ref,
        },
      },
    };
  };
  const channelOf = (platform: 'mobile' | 'desktop') => (platform === 'mobile' ? 'mobile' : 'web');

  route(app, gameLookup, async ({ body, player, context }) => {
    const game = gameOf(body.slug);
    await checkAvailable(
      app,
      game,
      { market: context.market, country: player.countryCode, channel: channelOf(body.platform) },
      player,
    );
    return detailOf(game, body.currency);
  });
  route(app, gameLookupDemo, async ({ body, context, request }) => {
    // B§5: a demo lookup is only permitted without sign-in; an expired token counts as sign-in.
    if (request.headers.authorization !== undefined)
      throw new Refusal(403, ERROR.demoNotAllowed, { reason: 'signed_in' });
    const game = gameOf(body.slug);
    await checkAvailable(
      app,
      game,
      {
        market: context.market,
        ...placeOf(app, request, body.countryCode),
        channel: channelOf(body.platform),
      },
      null,
    );
    return detailOf(game, body.currency);
  });
  const open = async (
    request: FastifyRequest,
    { brand, market }: { readonly brand: BrandConfig; readonly market: ResolvedMarket },
    player: Player | null,
    input: LaunchInput,
  ): Promise<ResponseOf<typeof gameLaunch>> => {
    if (player) await followProvince(app, player.playerId, app.locate(request));
    return launchGame(
      app,
      input,
      { market, ...placeOf(app, request, market.market.defaultCountry), ipAddress: app.locate(request).ipAddress },
      player,
      brand.id,
    );
  };
  const bySlug = (query: QueryOf<typeof gameSlugUrl>, isDemo: boolean): LaunchInput => ({
    isDemo,
    gameId: gameOf(query.slug).id,
    languageCode: query.language,
    currencyCode: query.currency,
    channel: query.channel,
    lobbyUrl: query.lobbyUrl,
  });
  route(app, gameLaunch, async ({ body, player, context, request }) => open(request, context, player, body));
  route(app, gameSlugUrl, async ({ query, player, context, request }) =>
    open(request, context, player, bySlug(query, false)),
  );
  route(app, gameSlugUrlDemo, async ({ query, context, request }) => {
    if (request.headers.authorization !== undefined)
      throw new Refusal(403, ERROR.demoNotAllowed, { reason: 'signed_in' });
    return open(request, context, null, bySlug(query, true));
  });

  /** A list's games, newest first; of one lobby, if it is named. */
  const listed = (ids: readonly string[], category: GameDocument['type'] | undefined, limit: number) =>
    ids
      .filter((id) => category === undefined || app.catalogue.gameById(id)?.type === category)
      .slice(0, limit)
      .map((gameId) => ({ gameId }));
  route(app, playerGameList, async ({ player, query }) => {
    const { category, limit = GAME_LIST_DEFAULT_LIMIT, lobbyPageType = null } = query;
    const most = category ? MOST_LISTED : limit;
    return listed(await repository.favourites(app.db, player.playerId, lobbyPageType, most), category, limit);
  });
  route(app, playerGameAdd, async ({ player, body }) => {
    if (!app.catalogue.gameById(body.gameId)) throw new Refusal(404, ERROR.gameNotFound);
    const lobby = body.lobbyPageType ?? body.category ?? DEFAULT_LOBBY;
    await repository.addFavourite(app.db, player.playerId, body.gameId, lobby, app.clock.now());
  });
  route(app, playerGameRemove, async ({ player, body }) => {
    await repository.removeFavourite(app.db, player.playerId, body.gameId);
  });
  route(app, lastPlayedGames, async ({ player, query }) => {
    const { category, limit = GAME_LIST_DEFAULT_LIMIT } = query;
    return listed(await app.wallet.lastPlayed(player.playerId, category ? MOST_LISTED : limit), category, limit);
  });
  route(app, jackpotAmounts, async ({ query }) => {
    await app.jackpots.refresh();
    const ids = [
      ...new Set(
        query.gameIds
          .split(',')
          .map((id) => id.trim())
          .filter(Boolean),
      ),
    ].slice(0, MOST_JACKPOTS);
    const { currency = 'EUR' } = query;
    return {
      data: ids.flatMap((gameId) => {
        const pot = app.catalogue.gameById(gameId)?.jackpotExist ? app.jackpots.of(gameId) : undefined;
        const amount = pot && amountIn(pot.amounts, currency);
        // Nobody advertises what can't be won now, or may have been won since the feed was last heard.
        if (!pot?.open || pot.stale || amount === undefined) return [];
        const won = pot.lastWin && amountIn(pot.lastWin.amounts, currency);
        const lastWin = pot.lastWin && won ? { amount: won, wonAt: pot.lastWin.wonAt } : null;
        return [{ gameId, amount, currency, lastWin }];
      }),
    };
  });
}

/** The visitor's detected country and province; the page's own country only counts if detection found none. */
function placeOf(
  app: FastifyInstance,
  request: FastifyRequest,
  fallback: string,
): { readonly country: string; readonly province: string | null } {
  const seen = app.locate(request);
  const country = seen.countryCode ?? fallback;
  return { country, province: provinceSeen(country, seen) };
}

const amountIn = (amounts: Jackpot['amounts'], currency: string) =>
  amounts.find((each) => each.currency === currency)?.amount;
