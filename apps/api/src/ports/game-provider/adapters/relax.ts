import { PROVIDER_PATHS, ticketResponse } from '@baize/contracts/provider-launch';
import { ticketOf, type LaunchAdapter } from './launch-adapter.ts';

/** Relax: a ticket for real money, then a launcher with the ten parameters of B§7. A demo needs no ticket. */
export const relax: LaunchAdapter = async (request, client) => {
  const { session } = request;
  const { ticket } = session
    ? await client.call(PROVIDER_PATHS.relaxToken, ticketOf(request), ticketResponse, session.token)
    : { ticket: '' };
  return client.launcher(PROVIDER_PATHS.relaxLauncher, {
    lang: request.language,
    channel: request.channel,
    jurisdiction: request.jurisdiction,
    ticket,
    partnerid: request.partnerId,
    moneymode: session ? 'real' : 'fun',
    gameid: request.gameId,
    // The documents don't say how it differs from `partnerid`; the brand tells the partner's sites apart.
    partner: request.brand,
    homeurl: request.lobbyUrl,
    // The site has its own button, and a game that goes full screen by itself would hide the clock (ruling 21).
    fullscreen: 'false',
  });
};
