import type { JURISDICTIONS } from '@baize/contracts/games';

export type Jurisdiction = (typeof JURISDICTIONS)[number];

interface LaunchRow {
  /** The default for all other countries. */
  readonly jurisdiction: Jurisdiction;
  /** Countries in which the provider runs under another licence. */
  readonly elsewhere?: { readonly countries: readonly string[]; readonly jurisdiction: Jurisdiction };
}

/**
 * Jurisdiction by provider and country (B§9, ruling 14): MT by default, CC for Relax, and the country list of B§9 for
 * SOFTSWISS. A provider without a row uses the default.
 */
const LAUNCH_TABLE: Readonly<Record<string, LaunchRow>> = {
  relax: { jurisdiction: 'CC' },
  softswiss: {
    jurisdiction: 'MT',
    elsewhere: { countries: ['FR', 'NL', 'CA', 'DE', 'SE', 'TR', 'PL', 'BR'], jurisdiction: 'CW' },
  },
};

export function jurisdictionOf(provider: string, country: string): Jurisdiction {
  const row = LAUNCH_TABLE[provider];
  if (!row) return 'MT';
  return row.elsewhere?.countries.includes(country) ? row.elsewhere.jurisdiction : row.jurisdiction;
}

/** B§5, ruling 15: casino games of these providers need a balance or a valid bonus before they open for real money. */
const BALANCE_FIRST: Readonly<Record<string, readonly string[]>> = {
  LL: ['pragmaticplay'],
  GG: ['novomatic', 'octoplay'],
};

export const needsBalanceFirst = (provider: string, market: string): boolean =>
  (BALANCE_FIRST[market] ?? []).includes(provider);
