import type { FeatureFlags } from '@baize/contracts/site';
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

export type Addressed = Pick<GameSummary, 'id' | 'slug' | 'provider' | 'type'>;

const has = (list: readonly string[], provider: string) => list.includes(provider);

/** Returns the provider's own play address of a game under the locale, or null if B§2 has none. */
export function providerPlayPath({ id, provider, type }: Addressed): string | null {
  const live = type === 'liveCasinoGames';
  const named = live
    ? has(LIVE_PLAY_PROVIDERS, provider) || provider === LIVE_TABLE_PROVIDER
    : has(CASINO_PLAY_PROVIDERS, provider);
  return named ? `${live ? 'live-casino-online' : 'online-casino'}/play/${provider}/${encodeURIComponent(id)}` : null;
}

/** Which games are opened by their slugs: all, none, or those of the provider whose own addresses are closed. */
export type BySlug = boolean | typeof LIVE_TABLE_PROVIDER;

/** Returns which games are opened by their slugs under the flags (B§2). */
export const bySlugUnder = (flags: Pick<FeatureFlags, 'playSlugRoute' | 'liveTableRoute'>): BySlug =>
  flags.playSlugRoute || (!flags.liveTableRoute && LIVE_TABLE_PROVIDER);

/**
 * Returns a game's play address (B§2): its slug if it has one and is opened by it, else its provider's address. Studios
 * without their own address keep the slug, so that every tile has a link.
 */
export function playPath(game: Addressed, bySlug: BySlug): string {
  const path = `play/${encodeURIComponent(game.slug)}`;
  if ((bySlug === true || bySlug === game.provider) && game.slug !== '') return path;
  return providerPlayPath(game) ?? path;
}
