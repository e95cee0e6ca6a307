import { PROVIDER_PATHS, tokenResponse } from '@baize/contracts/provider-launch';
import { ProviderClosed } from '../port.ts';
import type { LaunchAdapter } from './launch-adapter.ts';

/** CreedRoomz: a token, then its launcher (parameters ours). The documents have no demo of its tables. */
export const creedroomz: LaunchAdapter = async (request, client) => {
  const { session } = request;
  if (!session) throw new ProviderClosed(request.provider, 'no_demo');
  const { token } = await client.call(
    PROVIDER_PATHS.creedroomzToken,
    { ipAddress: request.ipAddress },
    tokenResponse,
    session.token,
  );
  return client.launcher(PROVIDER_PATHS.creedroomzLauncher, {
    gameId: request.gameId,
    token,
    partnerId: request.partnerId,
    language: request.language,
    channel: request.channel,
    jurisdiction: request.jurisdiction,
    exitUrl: request.lobbyUrl,
  });
};
