import { isProviderId, type ProviderId } from '@baize/contracts/provider-launch';
import { creedroomz } from './adapters/creedroomz.ts';
import { evolution } from './adapters/evolution.ts';
import { generic, trifecta } from './adapters/generic.ts';
import type { LaunchAdapter } from './adapters/launch-adapter.ts';
import { novomatic } from './adapters/novomatic.ts';
import { pariplay } from './adapters/pariplay.ts';
import { playngo } from './adapters/playngo.ts';
import { pragmaticplay } from './adapters/pragmaticplay.ts';
import { quickspin } from './adapters/quickspin.ts';
import { relax } from './adapters/relax.ts';
import { softswiss } from './adapters/softswiss.ts';
import { yggdrasil } from './adapters/yggdrasil.ts';
import { ProviderClosed, type GameProvider } from './port.ts';
import { providerClient, withHostParameters, type ProviderAccess } from './provider-client.ts';

const ADAPTERS: Readonly<Record<ProviderId, LaunchAdapter>> = {
  relax,
  playngo,
  quickspin,
  yggdrasil,
  pariplay,
  softswiss,
  pragmaticplay,
  evolution,
  novomatic,
  trifecta,
  creedroomz,
};

/** A player waits for the game, so a provider that has not answered a call by then has failed. */
const TIMEOUT_MS = 4000;

/**
 * Opens each game through its provider's own calls (B§7), and the games of other studios through the generic launch.
 * @param accessOf null for a provider that may not be called
 */
export function gameProviders(
  accessOf: (provider: string) => ProviderAccess | null,
  timeoutMs = TIMEOUT_MS,
): GameProvider {
  return {
    async launchUrl(request) {
      const access = accessOf(request.provider);
      if (!access) throw new ProviderClosed(request.provider, 'closed');
      const launch = isProviderId(request.provider) ? ADAPTERS[request.provider] : generic;
      return withHostParameters(await launch(request, providerClient(access, request, timeoutMs)), request);
    },
  };
}
