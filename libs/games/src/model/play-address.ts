import type { GameSummary } from './game.ts';

/** Providers with a play address of their own in the casino (B§2). */
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
/** The same in the live casino (B§2). */
export const LIVE_PLAY_PROVIDERS = ['evolution', 'pragmaticplay', 'pariplay', 'softswiss'] as const;
/** Its tables have an address only under the flag `liveTableRoute` (B§2). */
export const LIVE_TABLE_PROVIDER = 'creedroomz';

type Addressed = Pick<GameSummary, 'id' | 'slug' | 'provider' | 'type'>;

const has = (list: readonly string[], provider: string) => list.includes(provider);

/** The provider's own play address of a game under the locale, or null where B§2 names none. */
export function providerPlayPath({ id, provider, type }: Addressed): string | null {
  const live = type === 'liveCasinoGames';
  const named = live
    ? has(LIVE_PLAY_PROVIDERS, provider) || provider === LIVE_TABLE_PROVIDER
    : has(CASINO_PLAY_PROVIDERS, provider);
  return named ? `${live ? 'live-casino-online' : 'online-casino'}/play/${provider}/${encodeURIComponent(id)}` : null;
}

/**
 * Where a game is played (B§2): under its slug while it has one and the flag `playSlugRoute` is on, else at its
 * provider's address. Studios without an address of their own keep the slug, so that no tile leads nowhere.
 */
export function playPath(game: Addressed, playSlugRoute: boolean): string {
  const bySlug = `play/${encodeURIComponent(game.slug)}`;
  if (playSlugRoute && game.slug !== '') return bySlug;
  return providerPlayPath(game) ?? bySlug;
}

/** What is known of a play address by provider before the page decides. */
export interface ProviderPlay {
  readonly route: 'casino' | 'live';
  readonly provider: string;
  /** The game that the id named; null where it names none that may be seen here. */
  readonly game: Addressed | null;
  readonly signedIn: boolean;
}

/**
 * The game guard of B§2 for addresses by provider. Null opens the game; anything else is the path to go to instead.
 * An id that does not resolve, and one of another provider, leads to the path before `play/`; a signed-in player who
 * opens a live game through the casino is sent to the live casino's own address of it.
 */
export function instead({ route, provider, game, signedIn }: ProviderPlay): string | null {
  const before = route === 'live' ? 'live-casino-online' : 'online-casino';
  if (!game || game.provider !== provider) return before;
  const live = game.type === 'liveCasinoGames';
  if (route === 'casino' && live) return signedIn ? (providerPlayPath(game) ?? 'live-casino-online') : null;
  return route === 'live' && !live ? (providerPlayPath(game) ?? before) : null;
}
