import { genericLaunchResponse, PROVIDER_PATHS } from '@baize/contracts/provider-launch';
import type { GameLaunchRequest } from '../port.ts';
import { tokenOf, type LaunchAdapter } from './launch-adapter.ts';

/** B§7 generic casino launch at a path. */
const launchAt =
  (path: string): LaunchAdapter =>
  async (request: GameLaunchRequest, client) => {
    const { gameURL } = await client.call(
      path,
      {
        isDemo: request.session === null,
        gameId: request.gameId,
        languageCode: request.language,
        currencyCode: request.currency,
        channel: request.channel,
        lobbyUrl: request.lobbyUrl,
      },
      genericLaunchResponse,
      tokenOf(request),
    );
    return client.answered(gameURL, 'gameId');
  };

/** Studios without a call of their own in the documents. */
export const generic = launchAt(PROVIDER_PATHS.generic);
/** The documents name Trifecta's routes and states, not its call. */
export const trifecta = launchAt(PROVIDER_PATHS.trifecta);
