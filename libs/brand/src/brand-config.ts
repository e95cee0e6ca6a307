import type { LocalePair } from './locale-pair.ts';
import type { RulePack } from './rule-pack.ts';

/** Parts of the product that a brand offers; a market's rules may still take one away. */
export interface BrandCapabilities {
  readonly casino: boolean;
  readonly liveCasino: boolean;
  readonly sportsbook: boolean;
  readonly virtuals: boolean;
  readonly promotions: boolean;
}

/** The switches by which brands differ (A§1, B§1). */
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

/** The half of a brand without styles, for the API and for tools too. */
export interface BrandConfig {
  /** Folder name, tenancy key and URL-safe name. */
  readonly id: string;
  /** As shown to a player. */
  readonly name: string;
  /** Enabled pairs; the first is the default unless `en-UN` is among them (ruling 1). */
  readonly pairs: readonly LocalePair[];
  readonly capabilities: BrandCapabilities;
  readonly switches: BrandSwitches;
  /** What a guard does with an unauthorised visitor (ruling 4). */
  readonly unauthorisedVisitor: 'access-error' | 'live-casino';
  /** Sender names and contact points. */
  readonly contact: {
    readonly supportEmail: string;
    readonly smsSender: string;
    readonly company: string;
    readonly licence: string;
    readonly licenceNumber: string;
    readonly address: string;
  };
  /** Stricter rules of the brand's own, by market id; a looser one is refused by `resolve`. */
  readonly tightenedRules?: Readonly<
    Record<string, Partial<{ readonly [Name in keyof RulePack]: RulePack[Name]['value'] }>>
  >;
}
