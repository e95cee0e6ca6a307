import type { CurrencyCode } from '@baize/kernel';
import type { LocalePair, TranslationLocale } from './locale-pair.ts';
import type { RulePack } from './rule-pack.ts';

/** A place where a player finds protection: the national register, their own limits, a test of oneself. */
export interface ProtectionLink {
  readonly kind: 'register' | 'limits' | 'selfTest';
  readonly name: string;
  /** BCP-47 tag of the name. */
  readonly language: string;
  readonly href: string;
}

/** A country code with its record and law (A§3 Market record, ruling 2). */
export interface MarketRecord {
  /** `UN`, `FI`, `CA` …; some are not a country's real code. */
  readonly id: string;
  readonly name: string;
  /** Languages of the URL, first is the market's default. */
  readonly languages: readonly string[];
  readonly isMarketEnabled: boolean;
  readonly isCustomMarketId: boolean;
  /** Pair → folder of texts. */
  readonly localeMapping: Readonly<Record<LocalePair, TranslationLocale>>;
  /** Real ISO countries behind the id. */
  readonly originCountryCode: readonly string[];
  readonly mapLanguageToCustomLanguage: Readonly<Record<string, TranslationLocale>>;
  /** Region code → language shown there first (Quebec → fr). */
  readonly regionLanguage: Readonly<Record<string, string>>;
  readonly currency: CurrencyCode;
  /** Country offered first at sign-up, and those that may register. Empty: every country that the list allows. */
  readonly defaultCountry: string;
  readonly registrationCountries: readonly string[];
  /** Provinces that a sign-up must choose from; empty where the market has none. */
  readonly provinces: readonly string[];
  /** Codes that a new player must confirm (A§3 market risk setting). */
  readonly signUpVerification: { readonly sms: boolean; readonly email: boolean };
  readonly rules: RulePack;
  /** What the rule `protectionLinksPinned` pins, by the names that every player there knows; a path is one of the site's own. */
  readonly protectionLinks?: readonly ProtectionLink[];
  /** Stricter rules of one of the countries behind the id; all of them hold for a player whose country is not known. */
  readonly countryRules?: Readonly<Record<string, Partial<RulePack>>>;
  /** Stricter rules of a province (ISO 3166-2 without the country). */
  readonly provinceRules?: Readonly<Record<string, Partial<RulePack>>>;
}
