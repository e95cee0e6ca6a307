import type { JURISDICTIONS } from '@baize/contracts/games';

export type Jurisdiction = (typeof JURISDICTIONS)[number];

/** How a provider opens its games in a country. */
export interface Launch {
  readonly jurisdiction: Jurisdiction;
  /** `own`: the provider's call of B§7. `helper`: the alternative form that B§7 shows for SOFTSWISS. */
  readonly launcher: 'own' | 'helper';
}
interface LaunchRow extends Launch {
  /** Countries that decide otherwise (B§9). */
  readonly elsewhere?: Launch & { readonly countries: readonly string[] };
}

/** B§9: MT by default. */
const MALTA: LaunchRow = { jurisdiction: 'MT', launcher: 'own' };

/**
 * Launcher and jurisdiction by provider and country (ruling 14), beside the partner id and the site id below. A provider
 * without a row is unknown and opens nothing.
 */
const LAUNCH_TABLE: Readonly<Record<string, LaunchRow>> = {
  /** B§9, ruling 14: CC for one provider's games, which is Relax. */
  relax: { jurisdiction: 'CC', launcher: 'own' },
  playngo: MALTA,
  quickspin: MALTA,
  yggdrasil: MALTA,
  pariplay: MALTA,
  /**
   * The countries are B§9's. What they decide is ours, because the documents only say "launcher and jurisdiction": the
   * alternative form of B§7, which alone names a market and a detected country, under CW, the only code of B§3 left for
   * an aggregator that is licensed in Curaçao.
   */
  softswiss: {
    ...MALTA,
    elsewhere: {
      countries: ['FR', 'NL', 'CA', 'DE', 'SE', 'TR', 'PL', 'BR'],
      jurisdiction: 'CW',
      launcher: 'helper',
    },
  },
  pragmaticplay: MALTA,
  evolution: MALTA,
  novomatic: MALTA,
  trifecta: MALTA,
  creedroomz: MALTA,
  // Ours: the catalogue's other studios, which use the generic launch of B§7.
  octoplay: MALTA,
  lumenreels: MALTA,
  coppermill: MALTA,
  revontuli: MALTA,
  kiteandkey: MALTA,
  saltmarsh: MALTA,
  ironfoxlab: MALTA,
  papermoon: MALTA,
  velvetcog: MALTA,
  ninefold: MALTA,
  halfmoonlive: MALTA,
};

/** Sent with every launch (B§9). */
export { PARTNER_ID } from '@baize/contracts/game-launch';
export { SITE_ID } from '@baize/contracts/site';

/** Returns how a provider opens its games in a country; null for a provider that is not known. */
export function launchOf(provider: string, country: string): Launch | null {
  const row = Object.hasOwn(LAUNCH_TABLE, provider) ? LAUNCH_TABLE[provider] : undefined;
  if (!row) return null;
  return row.elsewhere?.countries.includes(country) ? row.elsewhere : row;
}

/** B§5, ruling 15: casino games of these providers need a balance or a valid bonus before they open for real money. */
const BALANCE_FIRST: Readonly<Record<string, readonly string[]>> = {
  LL: ['pragmaticplay'],
  GG: ['novomatic', 'octoplay'],
};

export const needsBalanceFirst = (provider: string, market: string): boolean =>
  (BALANCE_FIRST[market] ?? []).includes(provider);
