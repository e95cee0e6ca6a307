import { PROVIDER_PATHS, pariplayResponse } from '@baize/contracts/provider-launch';
import { tokenOf, type LaunchAdapter } from './launch-adapter.ts';

/** Pariplay: a context for demo or real money; answers with `Url`. */
export const pariplay: LaunchAdapter = async (request, client) => {
  const { Url } = await client.call(
    request.session ? PROVIDER_PATHS.pariplayReal : PROVIDER_PATHS.pariplayDemo,
    {
      GameCode: request.gameId,
      CurrencyCode: request.currency,
      LanguageCode: request.language,
      PlayerIP: request.ipAddress,
      CountryCode: request.country,
    },
    pariplayResponse,
    tokenOf(request),
  );
  return client.answered(Url, 'GameCode');
};
