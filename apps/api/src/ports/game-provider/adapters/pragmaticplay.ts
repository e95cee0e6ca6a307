import { PROVIDER_PATHS, pragmaticGameUrlResponse, tokenResponse } from '@baize/contracts/provider-launch';
import { ticketOf, type LaunchAdapter } from './launch-adapter.ts';

/** Pragmatic Play: a token for real money, then the game's address; a demo needs only the address. */
export const pragmaticplay: LaunchAdapter = async (request, client) => {
  const { session } = request;
  const token =
    session &&
    (await client.call(PROVIDER_PATHS.pragmaticToken, ticketOf(request), tokenResponse, session.token)).token;
  const { error, gameURL } = await client.call(
    token === null ? PROVIDER_PATHS.pragmaticDemo : PROVIDER_PATHS.pragmaticReal,
    {
      symbol: request.gameId,
      language: request.language,
      currency: request.currency,
      platform: request.channel === 'mobile' ? 'MOBILE' : 'WEB',
      stylename: `${request.partnerId}_${request.brand}`,
      lobbyUrl: request.lobbyUrl,
      jurisdiction: request.jurisdiction,
    },
    pragmaticGameUrlResponse,
    token,
  );
  if (error !== '0' || gameURL === undefined) throw client.refusal();
  return client.answered(gameURL, 'symbol');
};
