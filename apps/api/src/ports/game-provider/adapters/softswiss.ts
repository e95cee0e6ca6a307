import { PROVIDER_PATHS, softswissResponse } from '@baize/contracts/provider-launch';
import { platformOf, tokenOf, type LaunchAdapter } from './launch-adapter.ts';

/** SOFTSWISS: a context for demo or real money, or the alternative form of B§7 where the launch table says so. */
export const softswiss: LaunchAdapter = async (request, client) => {
  const isDemo = request.session === null;
  const { launch_options: options } =
    request.launcher === 'helper'
      ? await client.call(
          PROVIDER_PATHS.softswissHelper,
          {
            isDemo,
            gameCode: request.gameId,
            playerIp: request.ipAddress,
            languageCode: request.language,
            currencyCode: request.currency,
            clientType: platformOf(request),
            langMarket: request.pair,
            autodetectedCountry: request.country,
          },
          softswissResponse,
          tokenOf(request),
        )
      : await client.call(
          isDemo ? PROVIDER_PATHS.softswissDemo : PROVIDER_PATHS.softswissReal,
          {
            game: request.gameId,
            currency: request.currency,
            locale: request.language,
            ip: request.ipAddress,
            urls: { return_url: request.lobbyUrl },
            jurisdiction: request.jurisdiction,
            client_type: platformOf(request),
            playerCurrentCountryCode: request.country,
          },
          softswissResponse,
          tokenOf(request),
        );
  return client.answered(options.game_url, 'game');
};
