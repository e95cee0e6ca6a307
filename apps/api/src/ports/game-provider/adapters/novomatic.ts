import { novomaticResponse, PROVIDER_PATHS } from '@baize/contracts/provider-launch';
import type { LaunchAdapter } from './launch-adapter.ts';

/** Novomatic: the game's address, with `playerId` for real money. A proxy's address can replace the player's (B§7). */
export const novomatic: LaunchAdapter = async (request, client) => {
  const { session } = request;
  const game = {
    country: request.country,
    currency: request.currency,
    gameId: request.gameId,
    ip: client.proxyIp ?? request.ipAddress,
    lobbyUrl: request.lobbyUrl,
    locale: request.language,
    platform: request.channel,
  };
  const { url } = session
    ? await client.call(
        PROVIDER_PATHS.novomaticReal,
        { ...game, playerId: session.playerId },
        novomaticResponse,
        session.token,
      )
    : await client.call(PROVIDER_PATHS.novomaticDemo, game, novomaticResponse, null);
  return client.answered(url, 'gameId');
};
