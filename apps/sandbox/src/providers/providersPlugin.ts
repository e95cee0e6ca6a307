import { setTimeout as wait } from 'node:timers/promises';
import { demoKindOf } from '@baize/contracts/demo-figures';
import { PARTNER_ID } from '@baize/contracts/game-launch';
import {
  creedroomzTokenRequest,
  evolutionDemoRequest,
  evolutionRequest,
  genericLaunchRequest,
  isProviderId,
  novomaticDemoRequest,
  novomaticRequest,
  pariplayRequest,
  playngoTokenRequest,
  pragmaticGameUrlRequest,
  PROVIDER_PATHS,
  softswissHelperRequest,
  softswissRequest,
  ticketRequest,
  type ProviderId,
} from '@baize/contracts/provider-launch';
import { HEADERS } from '@baize/contracts/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { SandboxConfig } from '../config.ts';
import { contentSecurityPolicy } from '../pages.ts';
import { requireKey } from '../refusals.ts';
import type { StudioArt } from '../studio/art.ts';
import type { GameDirectory, ProviderGame } from './GameDirectory.ts';
import { LAUNCHERS, type Launcher } from './launchers.ts';
import { errorAnswer, ProviderError } from './ProviderError.ts';
import { Tickets, type Ticket } from './Tickets.ts';

/** How long a provider takes, in ms: that of a server in the same region. */
const LATENCY_MS = { least: 15, most: 80 };

/** What a launch call asks for. */
interface Asked {
  readonly isDemo: boolean;
  /** Null: the call names no game; the launcher will. */
  readonly gameId: string | null;
  readonly query: Readonly<Record<string, string>>;
}
interface Call<Schema extends z.ZodMiniType> {
  readonly provider: ProviderId | 'generic';
  readonly path: string;
  /** Null: the body is empty. */
  readonly body: Schema | null;
  readonly asked: (body: z.output<Schema>) => Asked;
  /** The answer's body. */
  readonly answer: (ticket: string, asked: Asked) => unknown;
}

/** Opens at the provider's own page; the operator's site never reads it. */
const gamePath = (provider: string): string => `/${provider === 'generic' ? 'casino' : provider}/game`;
/** Providers that answer with an address, and the address's name for the game. */
const GAME_PAGES = {
  pariplay: 'GameCode',
  softswiss: 'game',
  pragmaticplay: 'symbol',
  evolution: 'tableId',
  novomatic: 'gameId',
  trifecta: 'gameId',
  generic: 'gameId',
} as const;

/**
 * Plays the launch side of every game provider (B§7): calls, launchers, tickets, errors and latency.
 * @param art draws a game's pictures as soon as its launch is known
 */
export function registerProviders(
  app: FastifyInstance,
  config: SandboxConfig,
  games: Pick<GameDirectory, 'find'>,
  now: () => Date,
  art?: Pick<StudioArt, 'prepare'>,
): void {
  const tickets = new Tickets(now);
  const gameOf = async (gameId: string): Promise<ProviderGame | null> => {
    try {
      return await games.find(gameId);
    } catch (fault) {
      app.log.warn({ err: fault }, 'The providers could not read their games from the content service.');
      throw new ProviderError('down');
    }
  };
  /** Every studio without calls of its own is behind the generic launch, each with its own key. */
  const isOf = (game: ProviderGame, provider: ProviderId | 'generic'): boolean =>
    provider === 'generic' ? !isProviderId(game.gameProvider) : game.gameProvider === provider;
  const checkKey = (request: FastifyRequest, provider: string): void => {
    try {
      requireKey(request, config.providerKeyOf(provider), provider);
    } catch {
      throw new ProviderError('key');
    }
  };

  /** A live table draws its own room. */
  const prepare = ({ type, theme, label }: ProviderGame, channel: string | undefined): void => {
    if (type === 'casinoGames') art?.prepare(theme, label, channel === 'mobile' ? 'tall' : 'wide');
  };

  const serve = <Schema extends z.ZodMiniType>(call: Call<Schema>): void => {
    app.post(call.path, { bodyLimit: 16 * 1024 }, async (request, reply) => {
      const latency = wait(LATENCY_MS.least + Math.random() * (LATENCY_MS.most - LATENCY_MS.least));
      try {
        const { provider } = call;
        if (provider !== 'generic') checkKey(request, provider);
        const parsed = call.body?.safeParse(request.body);
        if (parsed?.success === false) throw new ProviderError('request');
        const asked = call.asked(parsed?.data as z.output<Schema>);
        const game = asked.gameId === null ? null : await gameOf(asked.gameId);
        if (asked.gameId !== null && (!game || !isOf(game, provider))) throw new ProviderError('game');
        if (game) prepare(game, asked.query['channel']);
        if (provider === 'generic') checkKey(request, game?.gameProvider ?? '');
        const token = asked.isDemo ? null : accessTokenOf(request);
        // Pragmatic Play's own token stands for the operator's (its second call).
        const earlier = token === null ? null : tickets.find(token, `${provider}-token`);
        const ticket = tickets.issue({
          provider: call.path === PROVIDER_PATHS.pragmaticToken ? `${provider}-token` : provider,
          token: earlier ? earlier.token : token,
          gameId: asked.gameId,
          query: asked.query,
        });
        if (provider === 'pragmaticplay' && token !== null && call.path === PROVIDER_PATHS.pragmaticReal && !earlier)
          throw new ProviderError('token');
        if (ticket === null) throw new ProviderError('replay');
        await latency;
        return call.answer(ticket, asked);
      } catch (fault) {
        if (!(fault instanceof ProviderError)) throw fault;
        await latency;
        const { status, body } = errorAnswer(call.provider, fault);
        return reply.code(status).send(body);
      }
    });
  };

  const addressOf = (provider: keyof typeof GAME_PAGES, ticket: string, { gameId }: Asked): string => {
    const query = new URLSearchParams({ [GAME_PAGES[provider]]: gameId ?? '', session: ticket });
    return `${config.publicUrl}${gamePath(provider)}?${query}`;
  };
  const ticketCall = (provider: ProviderId, path: string, name: 'ticket' | 'token'): Call<typeof ticketRequest> => ({
    provider,
    path,
    body: ticketRequest,
    asked: ({ gameId, channel, partner, jurisdiction }) => {
      if (partner !== PARTNER_ID) throw new ProviderError('partner');
      return { isDemo: false, gameId, query: { channel, jurisdiction } };
    },
    answer: (ticket) => ({ [name]: ticket }),
  });
  serve(ticketCall('relax', PROVIDER_PATHS.relaxToken, 'ticket'));
  serve(ticketCall('quickspin', PROVIDER_PATHS.quickspinToken, 'token'));
  serve(ticketCall('pragmaticplay', PROVIDER_PATHS.pragmaticToken, 'token'));
  const unnamed = (): Asked => ({ isDemo: false, gameId: null, query: {} });
  serve({
    provider: 'playngo',
    path: PROVIDER_PATHS.playngoToken,
    body: playngoTokenRequest,
    asked: unnamed,
    answer: (token) => ({ token }),
  });
  serve({
    provider: 'yggdrasil',
    path: PROVIDER_PATHS.yggdrasilSession,
    body: null,
    asked: unnamed,
    answer: (sessionId) => ({ sessionId }),
  });
  serve({
    provider: 'creedroomz',
    path: PROVIDER_PATHS.creedroomzToken,
    body: creedroomzTokenRequest,
    asked: unnamed,
    answer: (token) => ({ token }),
  });
  for (const isDemo of [true, false]) {
    serve({
      provider: 'pariplay',
      path: isDemo ? PROVIDER_PATHS.pariplayDemo : PROVIDER_PATHS.pariplayReal,
      body: pariplayRequest,
      asked: (body) => ({
        isDemo,
        gameId: body.GameCode,
        query: { lang: body.LanguageCode, currency: body.CurrencyCode },
      }),
      answer: (ticket, asked) => ({ Url: addressOf('pariplay', ticket, asked) }),
    });
    serve({
      provider: 'softswiss',
      path: isDemo ? PROVIDER_PATHS.softswissDemo : PROVIDER_PATHS.softswissReal,
      body: softswissRequest,
      asked: (body) => ({
        isDemo,
        gameId: body.game,
        query: {
          lang: body.locale,
          currency: body.currency,
          channel: body.client_type === 'mobile' ? 'mobile' : 'web',
          jurisdiction: body.jurisdiction,
          lobbyUrl: body.urls.return_url,
        },
      }),
      answer: (ticket, asked) => ({ launch_options: { game_url: addressOf('softswiss', ticket, asked) } }),
    });
    serve({
      provider: 'pragmaticplay',
      path: isDemo ? PROVIDER_PATHS.pragmaticDemo : PROVIDER_PATHS.pragmaticReal,
      body: pragmaticGameUrlRequest,
      asked: (body) => ({
        isDemo,
        gameId: body.symbol,
        query: {
          lang: body.language,
          currency: body.currency,
          channel: body.platform === 'MOBILE' ? 'mobile' : 'web',
          jurisdiction: body.jurisdiction,
          lobbyUrl: body.lobbyUrl,
        },
      }),
      answer: (ticket, asked) => ({
        error: '0',
        description: 'OK',
        gameURL: addressOf('pragmaticplay', ticket, asked),
      }),
    });
    serve({
      provider: 'novomatic',
      path: isDemo ? PROVIDER_PATHS.novomaticDemo : PROVIDER_PATHS.novomaticReal,
      body: isDemo ? novomaticDemoRequest : novomaticRequest,
      asked: (body) => ({
        isDemo,
        gameId: body.gameId,
        query: { lang: body.locale, currency: body.currency, channel: body.platform, lobbyUrl: body.lobbyUrl },
      }),
      answer: (ticket, asked) => ({ url: addressOf('novomatic', ticket, asked) }),
    });
  }
  serve({
    provider: 'softswiss',
    path: PROVIDER_PATHS.softswissHelper,
    body: softswissHelperRequest,
    asked: (body) => ({
      isDemo: body.isDemo,
      gameId: body.gameCode,
      query: {
        lang: body.languageCode,
        currency: body.currencyCode,
        channel: body.clientType === 'mobile' ? 'mobile' : 'web',
      },
    }),
    answer: (ticket, asked) => ({ launch_options: { game_url: addressOf('softswiss', ticket, asked) } }),
  });
  // Relative to the provider's own site, as the public integration answers.
  const entry = (ticket: string, { gameId }: Asked) => ({
    entry: `${gamePath('evolution')}?${new URLSearchParams({ tableId: gameId ?? '', session: ticket })}`,
  });
  serve({
    provider: 'evolution',
    path: PROVIDER_PATHS.evolutionReal,
    body: evolutionRequest,
    asked: (body) => ({
      isDemo: false,
      gameId: body.tableId,
      query: { channel: body.mobile ? 'mobile' : 'web', lobbyUrl: body.lobbyURL },
    }),
    answer: entry,
  });
  serve({
    provider: 'evolution',
    path: PROVIDER_PATHS.evolutionDemo,
    body: evolutionDemoRequest,
    asked: (body) => ({
      isDemo: true,
      gameId: body.tableId,
      query: {
        channel: body.mobile ? 'mobile' : 'web',
        lobbyUrl: body.lobbyURL,
        lang: body.language,
        currency: body.currency,
      },
    }),
    answer: entry,
  });
  for (const provider of ['trifecta', 'generic'] as const)
    serve({
      provider,
      path: PROVIDER_PATHS[provider],
      body: genericLaunchRequest,
      asked: (body) => ({
        isDemo: body.isDemo,
        gameId: body.gameId,
        query: {
          lang: body.languageCode,
          currency: body.currencyCode,
          channel: body.channel,
          lobbyUrl: body.lobbyUrl,
        },
      }),
      answer: (ticket, asked) => ({ gameURL: addressOf(provider, ticket, asked) }),
    });

  const queryOf = (request: FastifyRequest): URLSearchParams => new URL(request.url, config.publicUrl).searchParams;
  const page = (path: string, provider: ProviderId | 'generic', read: (query: URLSearchParams) => Promise<Opened>) =>
    app.get(path, async (request, reply) => {
      void reply.header('content-security-policy', contentSecurityPolicy(true, config.siteOrigins));
      const query = queryOf(request);
      try {
        const { ticket, gameId, names } = await read(query);
        const game = await gameOf(gameId);
        if (!game || !isOf(game, provider)) throw new ProviderError('game');
        prepare(game, ticket.query['channel'] ?? query.get('channel') ?? undefined);
        return await reply.redirect(gameAddress(game, ticket, query, names), 302);
      } catch (fault) {
        if (!(fault instanceof ProviderError)) throw fault;
        return plainPage(reply, errorAnswer(provider, fault).status, fault.message);
      }
    });
  for (const launcher of LAUNCHERS) page(launcher.path, launcher.provider, async (query) => launched(launcher, query));
  for (const [provider, name] of Object.entries(GAME_PAGES) as [keyof typeof GAME_PAGES, string][])
    page(gamePath(provider), provider, async (query) => {
      const ticket = tickets.find(query.get('session') ?? '', provider);
      if (!ticket) throw new ProviderError('token');
      // The address names the game for people; only the ticket counts, and the two must agree.
      if (ticket.gameId === null || ticket.gameId !== query.get(name)) throw new ProviderError('game');
      return { ticket, gameId: ticket.gameId, names: {} };
    });

  function launched(launcher: Launcher, query: URLSearchParams): Opened {
    if (launcher.needs.some((name) => !query.has(name))) throw new ProviderError('request');
    if (query.get(launcher.partner) !== String(PARTNER_ID)) throw new ProviderError('partner');
    const gameId = query.get(launcher.game) ?? '';
    const names = { lang: launcher.language, lobbyUrl: launcher.lobby };
    if (!launcher.isReal(query))
      return { ticket: { provider: launcher.provider, token: null, gameId, query: {} }, gameId, names };
    const ticket = tickets.find(query.get(launcher.ticket) ?? '', launcher.provider);
    if (!ticket) throw new ProviderError('token');
    if (ticket.gameId !== null && ticket.gameId !== gameId) throw new ProviderError('game');
    return { ticket, gameId, names };
  }
}

/** A launch that may open. */
interface Opened {
  readonly ticket: Ticket;
  readonly gameId: string;
  /** The launcher's own names of language and lobby. */
  readonly names: Readonly<Record<string, string>>;
}

/** @throws ProviderError if the call of a player's game has no token */
function accessTokenOf(request: FastifyRequest): string {
  const token = request.headers[HEADERS.accessToken];
  if (typeof token !== 'string' || token === '') throw new ProviderError('token');
  return token;
}

/**
 * Returns the address of the game's page. The provider's own record decides what the game is; a launch decides where and
 * how it is shown.
 */
function gameAddress(
  game: ProviderGame,
  { token, query: asked }: Ticket,
  given: URLSearchParams,
  names: Readonly<Record<string, string>>,
): string {
  const said = (name: string): string | undefined => asked[name] ?? given.get(names[name] ?? name) ?? undefined;
  const query = new URLSearchParams({
    mode: token === null ? 'fun' : 'real',
    ...(token !== null && { token }),
    provider: game.gameProvider,
    gameId: game.id,
    title: game.label,
    theme: game.theme,
    kind: demoKindOf(game),
    partnerid: String(PARTNER_ID),
  });
  const channel = said('channel');
  if (channel) query.set('channel', channel === 'mobile' ? 'mobile' : 'web');
  for (const name of ['lang', 'currency', 'currencyDisplay', 'jurisdiction', 'siteid', 'lobbyUrl', 'hostOrigin']) {
    const value = said(name);
    if (value) query.set(name, value);
  }
  return `${game.type === 'liveCasinoGames' ? '/live/' : '/studio/'}?${query}`;
}

const plainPage = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(message);
