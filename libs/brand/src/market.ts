import type { CurrencyCode } from '@baize/kernel';
import type { LocalePair, TranslationLocale } from './locale-pair.ts';
import type { RulePack } from './rule-pack.ts';

/** A page that protects players: the national register, their own limits, a self-test. */
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
  /** Languages in the URL; the first is the market's default. */
  readonly languages: readonly string[];
  readonly isMarketEnabled: boolean;
  readonly isCustomMarketId: boolean;
  /** Pair → folder of texts. */
  readonly localeMapping: Readonly<Record<LocalePair, TranslationLocale>>;
  /** Real ISO countries behind the id. */
  readonly originCountryCode: readonly string[];
  /** Language → folder of texts, where the folder does not have the language's name (`translationLocale`). */
  readonly mapLanguageToCustomLanguage: Readonly<Record<string, TranslationLocale>>;
  /** Region code → language shown there first (Quebec → fr). */
  readonly regionLanguage: Readonly<Record<string, string>>;
  readonly currency: CurrencyCode;
  /** The country offered first at sign-up, and the countries that may register. Empty: every country that we serve. */
  readonly defaultCountry: string;
  readonly registrationCountries: readonly string[];
  /** Provinces offered at sign-up; empty if the market has none. */
  readonly provinces: readonly string[];
  /** Codes that a new player must confirm (A§3 market risk setting). */
  readonly signUpVerification: { readonly sms: boolean; readonly email: boolean };
  /**
   * True where a player may join and log in through a bank with a first deposit (A§2 signup/pnp); absent: not offered.
   * It needs banks that identify a person by law and settle at once.
   */
  readonly payAndPlay?: boolean;
  /**
   * True where lists show a game that is restricted in the visitor's country, under an overlay that says so; absent: they
   * hide it (B§5). It opens in neither case.
   */
  readonly showsRestrictedGames?: boolean;
  readonly rules: RulePack;
  /**
   * The links that the rule `protectionLinksPinned` pins, with the names that players there know. A path is on the site
   * itself.
   */
  readonly protectionLinks?: readonly ProtectionLink[];
  /** Stricter rules of one of the market's countries; all of them apply to a player whose country is unknown. */
  readonly countryRules?: Readonly<Record<string, Partial<RulePack>>>;
  /** Stricter rules of a province (ISO 3166-2 without the country). */
  readonly provinceRules?: Readonly<Record<string, Partial<RulePack>>>;
}

/** Returns the country of a market that has exactly one; null for the others. */
export const soleCountry = ({ originCountryCode }: Pick<MarketRecord, 'originCountryCode'>): string | null =>
  originCountryCode.length === 1 ? (originCountryCode[0] ?? null) : null;
