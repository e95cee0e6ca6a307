import { PROVIDER_PATHS, yggdrasilSessionResponse } from '@baize/contracts/provider-launch';
import type { LaunchAdapter } from './launch-adapter.ts';

/** Yggdrasil: a session for real money, whose id goes into its launcher as `sessionKey` (B§3). Other parameters ours. */
export const yggdrasil: LaunchAdapter = async (request, client) => {
  const { session } = request;
  const sessionKey =
    session &&
    (await client.call(PROVIDER_PATHS.yggdrasilSession, null, yggdrasilSessionResponse, session.token)).sessionId;
  return client.launcher(PROVIDER_PATHS.yggdrasilLauncher, {
    gameid: request.gameId,
    org: request.partnerId,
    lang: request.language,
    channel: request.channel,
    ...(sessionKey === null ? { fun: 1 } : { sessionKey }),
    jurisdiction: request.jurisdiction,
    home: request.lobbyUrl,
  });
};
