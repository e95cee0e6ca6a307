import type { LegalTexts, LocalePair, ResolvedMarket } from '@baize/brand';
import type { IdentityPool } from '@baize/contracts/site';

/** The data block of a page (`id="boot"`): what the site knows before its code runs. Never a script. */
export interface Boot {
  readonly pair: LocalePair;
  /** Every pair that the brand offers, for the switcher and redirects. */
  readonly pairs: readonly LocalePair[];
  /** Address of the market's record and rules. */
  readonly market: string;
  /** Address of each namespace's texts. */
  readonly messages: Readonly<Record<string, string>>;
  readonly identity: IdentityPool;
  /** The site's public origin; null if the release does not know it. */
  readonly origin: string | null;
  /** Address of the event recorder; null if events are not recorded. */
  readonly events: string | null;
  /** Address of the support vendor's chat; null if there is none. */
  readonly chat: string | null;
}

/** What the first screen needs. */
export interface Start {
  readonly boot: Boot;
  readonly market: ResolvedMarket;
  readonly legal: LegalTexts;
  /** Texts by namespace; the default namespace is always present. */
  readonly messages: Readonly<Record<string, Record<string, string>>>;
}
