import { providerPlayPath, type Addressed } from './play-address.ts';

/** What is known about a provider's play address before the page decides. */
export interface ProviderPlay {
  readonly route: 'casino' | 'live';
  readonly provider: string;
  /** The game with the id, hidden or not: its page says why it is closed. Null if there is none. */
  readonly game: Addressed | null;
  readonly signedIn: boolean;
}

/**
 * The game guard of B§2 for addresses by provider. Null opens the game; anything else is the path to go to instead.
 * An unknown id, or one of another provider, leads to the path before `play/`. A signed-in player who
 * opens a live game through the casino is redirected to its address in the live casino.
 */
export function instead({ route, provider, game, signedIn }: ProviderPlay): string | null {
  const before = route === 'live' ? 'live-casino-online' : 'online-casino';
  if (!game || game.provider !== provider) return before;
  const live = game.type === 'liveCasinoGames';
  if (route === 'casino' && live) return signedIn ? (providerPlayPath(game) ?? 'live-casino-online') : null;
  return route === 'live' && !live ? (providerPlayPath(game) ?? before) : null;
}
