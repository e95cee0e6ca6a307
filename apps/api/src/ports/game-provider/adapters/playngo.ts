import { PROVIDER_PATHS, tokenResponse } from '@baize/contracts/provider-launch';
import { tokenOf, type LaunchAdapter } from './launch-adapter.ts';

/**
 * Play'n GO: a token for real money, then its launcher, whose parameters are those of the public integration. Each launch
 * asks for a new session (`requireNew`), because it has a new wallet session and the earlier one's bets must not go on
 * under it.
 */
export const playngo: LaunchAdapter = async (request, client) => {
  const real = request.session !== null;
  const { token } = real
    ? await client.call(PROVIDER_PATHS.playngoToken, { requireNew: true }, tokenResponse, tokenOf(request))
    : { token: '' };
  return client.launcher(PROVIDER_PATHS.playngoLauncher, {
    pid: request.partnerId,
    gid: request.gameId,
    lang: request.language,
    practice: real ? 0 : 1,
    channel: request.channel === 'mobile' ? 'mobile' : 'desktop',
    ...(real && { ticket: token }),
    jurisdiction: request.jurisdiction,
    lobby: request.lobbyUrl,
  });
};
