import type { GameSummary } from './game.ts';

/** Providers with their own play address in the casino (B§2). */
export const CASINO_PLAY_PROVIDERS = [
  'relax',
  'playngo',
  'quickspin',
  'yggdrasil',
  'pariplay',
  'softswiss',
  'pragmaticplay',
  'evolution',
  'novomatic',
  'trifecta',
] as const;
/** Providers with their own play address in the live casino (B§2). */
export const LIVE_PLAY_PROVIDERS = ['evolution', 'pragmaticplay', 'pariplay', 'softswiss'] as const;
/** The provider whose tables have an address only while the flag `liveTableRoute` is on (B§2). */
export const LIVE_TABLE_PROVIDER = 'creedroomz';

type Addressed = Pick<GameSummary, 'id' | 'slug' | 'provider' | 'type'>;

const has = (list: readonly string[], provider: string) => list.includes(provider);

/** Returns the provider's own play address of a game under the locale, or null if B§2 has none. */
export function providerPlayPath({ id, provider, type }: Addressed): string | null {
  const live = type === 'liveCasinoGames';
  const named = live
    ? has(LIVE_PLAY_PROVIDERS, provider) || provider === LIVE_TABLE_PROVIDER
    : has(CASINO_PLAY_PROVIDERS, provider);
  return named ? `${live ? 'live-casino-online' : 'online-casino'}/play/${provider}/${encodeURIComponent(id)}` : null;
}

/**
 * Returns a game's play address (B§2): its slug if it has one and the flag `playSlugRoute` is on, else its
 * provider's address. Studios without their own address keep the slug, so that every tile has a link.
 */
export function playPath(game: Addressed, playSlugRoute: boolean): string {
  const bySlug = `play/${encodeURIComponent(game.slug)}`;
  if (playSlugRoute && game.slug !== '') return bySlug;
  return providerPlayPath(game) ?? bySlug;
}

/** What is known about a provider's play address before the page decides. */
export interface ProviderPlay {
  readonly route: 'casino' | 'live';
  readonly provider: string;
  /** The game with the id; null if there is none that this visitor may see. */
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
