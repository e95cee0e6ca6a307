import { queryOptions } from '@tanstack/react-query';
import { gameLaunch, gameLookup, gameLookupDemo, type GameDetail } from '@baize/contracts/game-launch';
import type { CurrencyCode } from '@baize/kernel';
import { ApiError, call } from '@baize/http';
import { languageOf, type ResolvedMarket } from '@baize/brand';
import { playerKey } from '@baize/shell';

export interface LaunchInput {
  readonly slug: string;
  readonly market: ResolvedMarket;
  readonly currency: CurrencyCode;
  readonly countryCode: string;
  readonly platform: 'mobile' | 'desktop';
  /** Null for a visitor, who plays for fun; real money otherwise (B§1). */
  readonly playerId: string | null;
  readonly lobbyUrl: string;
}
export interface Launch {
  readonly detail: GameDetail;
  readonly url: string;
  readonly mode: 'real' | 'fun';
  /** The game session's own id; undefined for play money. The address contains a token, so it is no name for a session. */
  readonly sessionId: string | undefined;
}

/**
 * Looks up the game and fetches its launch address. Never cached (B§9): each launch is a new session. While one is open, a
 * second request stays in it (B§4): it would end the round that runs. A failed launch has no session, so the next request
 * loads.
 * @param attempt how often the player has asked for another try; each has a session of its own
 */
export const launchQuery = (input: LaunchInput, attempt: number) =>
  queryOptions({
    queryKey:
      input.playerId === null
        ? ['games', 'demo-launch', input.slug, attempt]
        : playerKey(input.playerId, 'launch', input.slug, attempt),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    queryFn: async ({ signal, client, queryKey }): Promise<Launch> => {
      const open = client.getQueryData<Launch>(queryKey);
      if (open?.sessionId !== undefined) return open;
      const mode = input.playerId === null ? 'fun' : 'real';
      const body = {
        countryCode: input.countryCode,
        currency: input.currency,
        language: languageOf(input.market.pair),
        slug: input.slug,
        platform: input.platform,
        ip: '',
        locale: input.market.pair,
        playerCountryCode: input.countryCode,
        enabled: true,
      };
      const answer = await call(mode === 'real' ? gameLookup : gameLookupDemo, { body, signal });
      const detail = answer.data?.gameDetail;
      // B§5: a look-up without data fails with these words.
      if (!detail) throw new ApiError(404, { code: 'error.game.not_found', message: 'No game data returned' });
      const launch = await call(gameLaunch, {
        body: {
          isDemo: mode === 'fun',
          gameId: detail.gameId,
          languageCode: input.market.languageTag,
          currencyCode: input.currency,
          channel: input.platform === 'mobile' ? 'mobile' : 'web',
          lobbyUrl: input.lobbyUrl,
        },
        signal,
      });
      return { detail, url: launch.gameURL, mode, sessionId: launch.sessionId };
    },
  });
