import { HEADERS } from '@baize/contracts/route';
import type * as z from 'zod/mini';
import { bearerCall, PortFault } from '../bearer-call.ts';
import type { GameLaunchRequest } from './port.ts';

/** How to reach a provider. */
export interface ProviderAccess {
  /** Address of its calls. */
  readonly url: string;
  readonly key: string;
  /** Address at which browsers open its games; no other origin is ever framed. */
  readonly gamesUrl: string;
  /** Sent in place of the player's address, if the provider asks for a fixed one (B§7 Novomatic). */
  readonly proxyIp: string | null;
}

/** One provider during one launch: its calls and its addresses. */
export interface ProviderClient {
  readonly proxyIp: string | null;
  /**
   * POSTs to the provider.
   * @param token sent as `Access-Token`; null: none, as in a demo (B§7)
   * @throws PortFault without an answer of the agreed shape
   */
  call<Schema extends z.ZodMiniType>(
    path: string,
    body: object | null,
    answer: Schema,
    token: string | null,
  ): Promise<z.output<Schema>>;
  /** Returns the address of a launcher in the provider's own site. */
  launcher(path: string, query: Readonly<Record<string, string | number>>): string;
  /** Returns the fault of a provider that refuses with a 200. */
  refusal(): PortFault;
  /** Checks an address that the provider answered with. */
  answered(address: string, gameParameter: string): string;
}

/** @param timeoutMs of one call */
export function providerClient(access: ProviderAccess, request: GameLaunchRequest, timeoutMs: number): ProviderClient {
  const party = `The game provider "${request.provider}"`;
  return {
    proxyIp: access.proxyIp,
    async call(path, body, answer, token) {
      const given = await bearerCall(party, `${access.url}${path}`, access.key, body, timeoutMs, {
        [HEADERS.siteContext]: JSON.stringify({ siteId: request.siteId }),
        ...(token !== null && { [HEADERS.accessToken]: token }),
      });
      const parsed = answer.safeParse(given);
      if (!parsed.success) throw new PortFault(party, `answered ${path} in a shape that was not agreed`);
      return parsed.data as never;
    },
    launcher(path, query) {
      const address = new URL(`${access.gamesUrl}${path}`);
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
      return address.href;
    },
    refusal() {
      return new PortFault(party, 'refused the launch with a 200', undefined, 422);
    },
    answered(address, gameParameter) {
      const url = URL.parse(address, access.gamesUrl);
      // A provider whose answers someone else writes would otherwise put any page into the player's frame.
      if (url?.origin !== new URL(access.gamesUrl).origin || url.username !== '' || url.password !== '')
        throw new PortFault(
          party,
          'answered with an address outside its own origin. If it opens its games elsewhere, name that address in PROVIDER_GAME_URLS',
        );
      const game = url.searchParams.get(gameParameter);
      if (game !== null && game !== request.gameId) throw new PortFault(party, 'answered with another game’s address');
      // What the call could not say, because the provider's shape has no field for it.
      const rest = {
        lang: request.language,
        channel: request.channel,
        jurisdiction: request.jurisdiction,
        lobbyUrl: request.lobbyUrl,
      };
      for (const [name, value] of Object.entries(rest))
        if (!url.searchParams.has(name)) url.searchParams.set(name, value);
      return url.href;
    },
  };
}

/**
 * Adds what the game's page needs to talk to the site that frames it (B§4) and no provider's own launcher carries. Names
 * are ours; a launcher ignores parameters that it does not know.
 */
export function withHostParameters(address: string, request: GameLaunchRequest): string {
  const url = new URL(address);
  const parameters = {
    currency: request.currency,
    currencyDisplay: request.currencyDisplay,
    siteid: String(request.siteId),
    hostOrigin: new URL(request.lobbyUrl).origin,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
