import type { GameLaunchRequest } from '../port.ts';
import type { ProviderClient } from '../provider-client.ts';

/**
 * Makes one provider's launch calls (B§7).
 * @returns the game's address
 */
export type LaunchAdapter = (request: GameLaunchRequest, client: ProviderClient) => Promise<string>;

/** B§7 launch ticket or token: what each `generatetoken` sends. */
export const ticketOf = ({ gameId, channel, partnerId, jurisdiction }: GameLaunchRequest) => ({
  gameId,
  channel,
  partner: partnerId,
  jurisdiction,
});
export const tokenOf = ({ session }: GameLaunchRequest): string | null => session?.token ?? null;
export const platformOf = ({ channel }: GameLaunchRequest): 'desktop' | 'mobile' =>
  channel === 'mobile' ? 'mobile' : 'desktop';
