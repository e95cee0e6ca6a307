import type { LocalePair } from './locale-pair.ts';
import type { RulePack } from './rule-pack.ts';

/** Parts of the product that a brand offers; a market's rules may still remove one. */
export interface BrandCapabilities {
  readonly casino: boolean;
  readonly liveCasino: boolean;
  readonly sportsbook: boolean;
  readonly virtuals: boolean;
  readonly promotions: boolean;
}

/** Switches that differ between brands (A§1, B§1). */
export interface BrandSwitches {
  readonly hideHelpLink: boolean;
  readonly hideFooterCompanyText: boolean;
  readonly hideFooterGamblingText: boolean;
  readonly footerDescription: boolean;
  /** Country codes whose phone prefixes are refused at sign-up, unless `allowAllPhonePrefixes`. */
  readonly filteredPhonePrefixCountries: readonly string[];
  readonly allowAllPhonePrefixes: boolean;
  readonly hideHomepageAboutUs: boolean;
  readonly allowRedirectAfterLogin: boolean;
  readonly showFooterLicenceLogo: boolean;
}

/** The part of a brand without styles, for the API and tools too. */
export interface BrandConfig {
  /** Folder name, tenancy key and URL-safe name. */
  readonly id: string;
  /** The name that players see. */
  readonly name: string;
  /** Calls to the API that name no brand are this brand's. At most one brand sets it. */
  readonly isDefault?: boolean;
  /** Enabled pairs; the first is the default unless `en-UN` is among them (ruling 1). */
  readonly pairs: readonly LocalePair[];
  readonly capabilities: BrandCapabilities;
  readonly switches: BrandSwitches;
  /**
   * `none`: tiles name their games on a plate (`layout.tile`), so the pictures carry no title. The API draws the first
   * ones before the site asks.
   */
  readonly tileLettering?: 'none';
  /** What a guard does with an unauthorised visitor (ruling 4). */
  readonly unauthorisedVisitor: 'access-error' | 'live-casino';
  /**
   * The most that one sports bet pays, in euros; other currencies use `ROUND_UNITS_PER_EURO`. The slip names it, and the
   * API takes no bet that promises more (ruling 30).
   */
  readonly maximumBetPayout: number;
  /** Sender names and contact points. */
  readonly contact: {
    readonly supportEmail: string;
    readonly smsSender: string;
    readonly company: string;
    readonly licence: string;
    readonly licenceNumber: string;
    readonly address: string;
  };
  /** The brand's own stricter rules, by market id. `resolve` refuses a looser one. */
  readonly tightenedRules?: Readonly<
    Record<string, Partial<{ readonly [Name in keyof RulePack]: RulePack[Name]['value'] }>>
  >;
}
