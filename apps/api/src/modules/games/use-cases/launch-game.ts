import { randomUUID } from 'node:crypto';
import { ERROR } from '@baize/contracts/errors';
import type { GameDocument } from '@baize/contracts/content';
import type { gameLaunch } from '@baize/contracts/game-launch';
import type { ResponseOf } from '@baize/contracts/route';
import type { ResolvedMarket } from '@baize/brand';
import type { CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { highestStake } from '../../../plugins/brands.ts';
import { Refusal } from '../../../plugins/errors.ts';
import type { Env } from '../../../plugins/env.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { originOf } from '../../../plugins/origin-of.ts';
import { isSlot, obstacleOf } from '../model/availability.ts';
import { betLimitsOf } from '../model/bet-limits.ts';
import { ProviderClosed, type GameLaunchRequest } from '../../../ports/game-provider/port.ts';
import { PortFault } from '../../../ports/bearer-call.ts';
import { launchOf, needsBalanceFirst, PARTNER_ID, SITE_ID } from '../model/providers.ts';

export interface Place {
  readonly market: ResolvedMarket;
  readonly country: string;
  /** Where the visitor is seen, if it is known; a player's own provinces count instead. */
  readonly province?: string | null;
  readonly channel: 'web' | 'mobile';
}

const verticalOf = (game: GameDocument): 'CASINO' | 'LIVE_CASINO' =>
  game.type === 'liveCasinoGames' ? 'LIVE_CASINO' : 'CASINO';

/**
 * Checks that a site has a game for the person who asks: their law, their country and their device.
 * @throws Refusal 403 with the rule that refuses it
 */
async function checkOffered(
  app: FastifyInstance,
  game: GameDocument,
  place: Place,
  player: Player | null,
): Promise<void> {
  // The law of the player's home, or of the place where the visitor is, applies whichever page they came from; and on
  // another market's page, what is stricter there.
  const { brand, pair } = place.market;
  const rules = player
    ? await app.playerAccess.lawOf(player.playerId, pair)
    : app.brands.lawOn(app.brands.get(brand), pair, place.country, place.province);
  const provider = app.catalogue.providerOf(game);
  const obstacle = obstacleOf(game, provider, app.catalogue.subProviderOf(game), {
    market: place.market.market,
    country: player?.countryCode ?? place.country,
    channel: place.channel,
    rules,
    demo: player === null,
  });
  if (obstacle)
    throw new Refusal(403, obstacle.code, {
      reason: obstacle.reason,
      provider: obstacle.provider,
      ...(obstacle.reason === 'channel' && { runsOn: game.channels[0] }),
    });
}

/**
 * Checks that a game may be looked up at a place.
 * @throws Refusal 403 with the rule that refuses it; 403 error.play.not_allowed if the player's account does
 */
export async function checkAvailable(
  app: FastifyInstance,
  game: GameDocument,
  place: Place,
  player: Player | null,
): Promise<void> {
  await checkOffered(app, game, place, player);
  if (player) await app.playerAccess.admitToPlay(player.playerId, verticalOf(game), place.market.pair);
}

/**
 * Returns the lobby's address on the brand's own origin: a game never leads a player elsewhere, whatever the caller
 * sent. Another brand's origin is elsewhere too.
 */
export function lobbyUrlOf(env: Pick<Env, 'siteOrigins' | 'brandOrigins'>, brand: string, given: string): string {
  const own = originOf(env, brand);
  const others = [...env.brandOrigins].filter(([id]) => id !== brand).map(([, origin]) => origin);
  const origins = [...new Set([...(own === null ? [] : [own]), ...env.siteOrigins])].filter(
    (origin) => origin === own || !others.includes(origin),
  );
  const [home = 'http://localhost:4200'] = origins;
  try {
    const url = new URL(given, home);
    if ((url.protocol === 'https:' || url.protocol === 'http:') && origins.includes(url.origin)) return url.href;
  } catch {
    /* falls back to home */
  }
  return `${home}/`;
}

type GameLaunchAnswer = ResponseOf<typeof gameLaunch>;

export interface LaunchInput {
  readonly isDemo: boolean;
  readonly gameId: string;
  readonly languageCode: string;
  readonly currencyCode: CurrencyCode;
  readonly channel: 'web' | 'mobile';
  readonly lobbyUrl: string;
}

/**
 * Opens a game: checks the place and the player, makes a session for real money, and asks the provider for the game's
 * address.
 * @param player null for a visitor
 * @throws Refusal 401 without sign-in for real money, or if the sign-in has ended meanwhile · 403 for a demo with
 * sign-in, for a rule of market or provider, or for the player's own account · 404 for an unknown game · 403 or 503
 * error.game.unavailable if the provider does not open it · 503 error.exclusion_register.unreachable
 */
export async function launchGame(
  app: FastifyInstance,
  input: LaunchInput,
  place: Omit<Place, 'channel'> & { readonly ipAddress: string },
  player: Player | null,
  brand: string,
): Promise<GameLaunchAnswer> {
  const game = app.catalogue.gameById(input.gameId);
  if (!game) throw new Refusal(404, ERROR.gameNotFound);
  if (input.isDemo && player) throw new Refusal(403, ERROR.demoNotAllowed, { reason: 'signed_in' });
  if (!input.isDemo && !player) throw new Refusal(401, ERROR.unauthorized);
  await checkOffered(app, game, { ...place, channel: input.channel }, player);
  if (player) {
    // A register hears of a person only when there is something to play; its answer may close the account.
    await app.exclusionRegisters.beforePlay(player, place.market.pair);
    await app.playerAccess.admitToPlay(player.playerId, verticalOf(game), place.market.pair);
  }
  const isLive = game.type === 'liveCasinoGames';
  if (isLive) {
    await app.liveTables.refresh();
    // A table that the feed does not know may still open.
    if (app.liveTables.of(game.id)?.open === false)
      throw new Refusal(403, ERROR.gameNotAllowed, { reason: 'table_closed' });
  }
  const provider = app.catalogue.providerOf(game);
  const country = player?.countryCode ?? place.country;
  const market = place.market;
  const launch = launchOf(provider.id, country);
  if (!launch) throw new Refusal(403, ERROR.gameUnavailable, { reason: 'provider_closed', provider: provider.title });
  let session: GameLaunchRequest['session'] = null;
  let sessionId: string | undefined;
  let currency = input.currencyCode;
  if (player) {
    const balances = await app.wallet.balances(player.playerId);
    if (!balances) throw new Refusal(403, ERROR.playNotAllowed);
    // Not for live tables (B§5). By the page and by the player's home, so that another page of the brand cannot avoid it.
    const home = app.brands.marketOfCountry(app.brands.get(player.brand), player.countryCode);
    if (
      !isLive &&
      [market, home].some((each) => needsBalanceFirst(provider.id, each.market.id)) &&
      balances.main + balances.casinoBonus <= 0 &&
      // Free spins are a valid bonus too (ruling 15).
      !(await app.studio.hasFreeSpins(player.playerId, game.id, balances.currency))
    ) {
      throw new Refusal(403, ERROR.gameRestricted, { reason: 'balance_needed', provider: provider.title });
    }
    // Bets can only be taken in the wallet's currency.
    currency = balances.currency;
    const betLimits = betLimitsOf(game, currency);
    const highest = highestStake(await app.playerAccess.lawOf(player.playerId, market.pair), isSlot(game));
    // No stake could be placed: the game's smallest is above the highest of the law (ruling 22).
    if (highest !== null && highest < betLimits.min)
      throw new Refusal(403, ERROR.gameRestricted, { reason: 'stake_market' });
    sessionId = randomUUID();
    const token = await app.studio.openGameSession({
      id: sessionId,
      playerId: player.playerId,
      loginId: player.sessionId,
      brand,
      site: market.pair,
      studio: provider.id,
      gameId: game.id,
      gameTitle: game.name,
      vertical: verticalOf(game),
      isSlot: isSlot(game),
      currency,
      language: input.languageCode,
      country: player.countryCode,
      maxWinStakes: game.maxWin ?? undefined,
      betLimits,
    });
    session = { playerId: player.playerId, token };
  }
  const launcher = app.ports.gameProvider;
  if (!launcher)
    throw new Error(
      'No game provider is configured, so no game can be opened. The games module fills the port from STUDIO_URL.',
    );
  const request: GameLaunchRequest = {
    gameId: game.id,
    kind: game.gameType,
    isLive,
    provider: provider.id,
    launcher: launch.launcher,
    jurisdiction: launch.jurisdiction,
    partnerId: PARTNER_ID,
    siteId: SITE_ID,
    brand: player?.brand ?? brand,
    currency,
    currencyDisplay: currency === market.market.currency ? 'symbol' : 'code',
    language: input.languageCode,
    country,
    pair: market.pair,
    ipAddress: place.ipAddress,
    channel: input.channel,
    lobbyUrl: lobbyUrlOf(app.env, player?.brand ?? brand, input.lobbyUrl),
    session,
  };
  try {
    return { gameURL: await launcher.launchUrl(request), ...(sessionId === undefined ? {} : { sessionId }) };
  } catch (fault) {
    // The provider may have the token already, and the player reads that no stake was taken.
    if (session) await app.studio.withdrawLaunch(session.token);
    const refusal = refusalOf(fault, provider.title);
    if (!refusal) throw fault;
    app.log.warn({ err: fault, provider: provider.id, gameId: game.id }, 'A game was not opened by its provider.');
    throw refusal;
  }
}

/** Returns what a provider's failure means for the player; null for a fault of our own. */
function refusalOf(fault: unknown, provider: string): Refusal | null {
  if (fault instanceof PortFault) {
    const isRefused = fault.status !== null && fault.status >= 400 && fault.status < 500;
    return new Refusal(isRefused ? 403 : 503, ERROR.gameUnavailable, {
      reason: isRefused ? 'provider_refused' : 'provider_unreachable',
      provider,
    });
  }
  if (!(fault instanceof ProviderClosed)) return null;
  // B§7: this ends the player's login. The site logs out on any 401 (ruling 5).
  if (fault.reason === 'login') return new Refusal(401, ERROR.unauthorized, { reason: 'live_login' });
  return fault.reason === 'no_demo'
    ? new Refusal(403, ERROR.demoNotAllowed, { reason: 'no_demo' })
    : new Refusal(403, ERROR.gameUnavailable, { reason: 'provider_closed', provider });
}
