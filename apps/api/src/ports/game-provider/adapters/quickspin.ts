import { PROVIDER_PATHS, tokenResponse } from '@baize/contracts/provider-launch';
import { ticketOf, type LaunchAdapter } from './launch-adapter.ts';

/** Quickspin: a token for real money, then its launcher (parameters ours). */
export const quickspin: LaunchAdapter = async (request, client) => {
  const { session } = request;
  const token =
    session &&
    (await client.call(PROVIDER_PATHS.quickspinToken, ticketOf(request), tokenResponse, session.token)).token;
  return client.launcher(PROVIDER_PATHS.quickspinLauncher, {
    gameid: request.gameId,
    moneymode: session ? 'real' : 'fun',
    ...(token !== null && { token }),
    lang: request.language,
    channel: request.channel,
    partnerid: request.partnerId,
    jurisdiction: request.jurisdiction,
    homeurl: request.lobbyUrl,
  });
};
