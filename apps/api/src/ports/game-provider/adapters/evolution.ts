import { evolutionResponse, PROVIDER_PATHS } from '@baize/contracts/provider-launch';
import { PortFault } from '../../bearer-call.ts';
import { ProviderClosed } from '../port.ts';
import type { LaunchAdapter } from './launch-adapter.ts';

/** Evolution: authenticates the player, or a visitor with currency and language (B§6); answers with the table's entry. */
export const evolution: LaunchAdapter = async (request, client) => {
  const { session } = request;
  const table = {
    gameCategory: request.kind,
    tableId: request.gameId,
    // The game is in a frame of ours, not in Evolution's own window.
    wrapped: true,
    mobile: request.channel === 'mobile',
    lobbyURL: request.lobbyUrl,
  };
  try {
    const { entry } = session
      ? await client.call(
          PROVIDER_PATHS.evolutionReal,
          { ...table, ipAddress: request.ipAddress },
          evolutionResponse,
          session.token,
        )
      : await client.call(
          PROVIDER_PATHS.evolutionDemo,
          { ...table, currency: request.currency, language: request.language },
          evolutionResponse,
          null,
        );
    return client.answered(entry, 'tableId');
  } catch (fault) {
    if (session && request.isLive && fault instanceof PortFault && fault.status === 400)
      throw new ProviderClosed(request.provider, 'login');
    throw fault;
  }
};
