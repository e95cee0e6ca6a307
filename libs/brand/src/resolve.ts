import { err, ok, type Result } from '@baize/kernel';
import type { BrandConfig } from './brand-config.ts';
import { registrationCountriesOf } from './country-access.ts';
import {
  DEFAULT_PAIR,
  languageTag,
  marketIdOf,
  translationLocale,
  type LocalePair,
  type TranslationLocale,
} from './locale-pair.ts';
import type { MarketRecord } from './market.ts';
import { MARKETS } from './markets/markets.ts';
import { atLeastAsStrict, type Rule, type RulePack } from './rule-pack.ts';

/** One brand in one market, with everything that a page or a call needs. */
export interface ResolvedMarket {
  readonly brand: string;
  readonly pair: LocalePair;
  readonly market: MarketRecord;
  readonly translation: TranslationLocale;
  readonly languageTag: string;
  readonly rules: RulePack;
  readonly territories: Territories;
}

/**
 * Facts about all markets that every market's pages need. They travel with the resolved market, because a script that
 * contained the records of all markets would get another name with every change to one market's law.
 */
export interface Territories {
  /** Countries whose own market is switched off. */
  readonly closed: readonly string[];
  /** Provinces by country. */
  readonly provinces: Readonly<Record<string, readonly string[]>>;
  /** Minimum ages by country, where residents who sign up in this market need another age than its own rule says. */
  readonly minimumAges: Readonly<Record<string, number>>;
}

type Markets = Readonly<Record<string, MarketRecord>>;

function placesOf(markets: Markets): Omit<Territories, 'minimumAges'> {
  const all = Object.values(markets);
  const enabled = new Set(all.flatMap((each) => (each.isMarketEnabled ? each.originCountryCode : [])));
  return {
    closed: all.flatMap((each) => each.originCountryCode).filter((country) => !enabled.has(country)),
    provinces: Object.fromEntries(
      all.flatMap(({ originCountryCode, provinces }) =>
        provinces.length > 0 ? originCountryCode.map((country) => [country, provinces] as const) : [],
      ),
    ),
  };
}

/**
 * Returns the minimum ages that the API applies at sign-up (`marketOfCountry`): by the law and the brand's rules of the
 * country's own market if the brand offers it, otherwise of the international one.
 */
function minimumAgesOf(
  brand: BrandConfig,
  countries: readonly string[],
  markets: Markets,
  marketAge: number,
): Territories['minimumAges'] {
  const fallback = brand.pairs.includes(DEFAULT_PAIR) ? DEFAULT_PAIR : brand.pairs[0];
  const offered = (id: string | undefined) => brand.pairs.some((pair) => marketIdOf(pair) === id);
  return Object.fromEntries(
    countries.flatMap((country) => {
      const own = Object.values(markets).find(
        (each) => each.isMarketEnabled && each.originCountryCode.includes(country),
      )?.id;
      const market = markets[own !== undefined && offered(own) ? own : fallback ? marketIdOf(fallback) : ''];
      const rules = market && rulesOf(brand, market, { country }, markets);
      if (!rules?.ok) return [];
      const age = rules.value.minimumAge.value;
      return age === marketAge ? [] : [[country, age] as const];
    }),
  );
}

export type ResolveFault =
  | { readonly kind: 'unknown-market'; readonly message: string }
  | { readonly kind: 'market-disabled'; readonly message: string }
  | { readonly kind: 'unknown-rule'; readonly message: string }
  | { readonly kind: 'rule-loosened'; readonly rule: keyof RulePack; readonly message: string };

/**
 * Where a player lives; unknown values are absent or null.
 * There may be several provinces (the one that the player states and the one where they are seen): the strictest wins.
 */
export interface Residence {
  readonly country?: string | null;
  readonly province?: string | null | readonly (string | null)[];
}

/** Merges stricter rules over others; a looser one changes nothing, and of two lists both count. */
function tighten(rules: Record<string, Rule<unknown>>, changes: Partial<RulePack> | undefined): void {
  for (const [name, change] of Object.entries(changes ?? {})) {
    const current = rules[name];
    if (current && Array.isArray(current.value) && Array.isArray(change.value)) {
      const added = change.value.filter((each) => !(current.value as readonly unknown[]).includes(each));
      if (added.length > 0)
        rules[name] = {
          value: [...current.value, ...added],
          source: current.value.length > 0 ? `${current.source}; ${change.source}` : change.source,
        };
    } else if (
      current &&
      change.value !== current.value &&
      atLeastAsStrict(name as keyof RulePack, current.value, change.value)
    )
      rules[name] = change;
  }
}

/** Returns of each rule the stricter one of two laws. */
export function strictestOf(one: RulePack, other: RulePack): RulePack {
  const rules: Record<string, Rule<unknown>> = { ...one };
  tighten(rules, other);
  return rules as unknown as RulePack;
}

/** Returns a market's rules for a residence, with the brand's own rules. */
function rulesOf(
  brand: BrandConfig,
  market: MarketRecord,
  { country, province }: Residence,
  markets: Markets,
): Result<RulePack, ResolveFault> {
  const rules: Record<string, Rule<unknown>> = { ...market.rules };
  const provinces = (typeof province === 'string' ? [province] : (province ?? [])).filter((each) => each !== null);
  // A player's law applies on every page: a German on the international pages stays under German law.
  const home =
    country && !market.originCountryCode.includes(country)
      ? Object.values(markets).find((each) => each.originCountryCode.includes(country))
      : undefined;
  if (home && country) {
    tighten(rules, home.rules);
    tighten(rules, home.countryRules?.[country]);
    for (const each of provinces) tighten(rules, home.provinceRules?.[each]);
  }
  const countries =
    country && market.originCountryCode.includes(country) ? [country] : Object.keys(market.countryRules ?? {});
  for (const code of countries) tighten(rules, market.countryRules?.[code]);
  for (const each of provinces) tighten(rules, market.provinceRules?.[each]);
  for (const [name, value] of Object.entries(brand.tightenedRules?.[market.id] ?? {})) {
    const rule = name as keyof RulePack;
    const current = rules[rule];
    if (!current)
      return err({
        kind: 'unknown-rule',
        message: `Brand "${brand.id}" sets ${name} in market ${market.id}, but there is no such rule, so nothing would become stricter. Use one of ${Object.keys(market.rules).join(', ')}.`,
      });
    if (!atLeastAsStrict(rule, current.value, value)) {
      // Stricter than the market's own rule, but not than the law of the resident's home, which stays.
      if (country && atLeastAsStrict(rule, market.rules[rule].value, value)) continue;
      return err({
        kind: 'rule-loosened',
        rule,
        message: `Brand "${brand.id}" sets ${rule} to ${String(value)} in market ${market.id}, which is looser than ${String(current.value)} (${current.source}). A brand may only tighten a market's rules: remove the entry or choose a stricter value.`,
      });
    }
    rules[rule] = { ...current, value, source: `brand ${brand.id}` };
  }
  return ok(rules as unknown as RulePack);
}

/**
 * Resolves a brand in a market. The strictest of market, country, province and brand wins. A brand may tighten the
 * market's rules but never loosen them; a loosened rule stops the build and the API.
 * @param residence adds the law of the country's own market if that is another one; without a country, the strictest
 * law of all the market's countries applies
 */
export function resolve(
  brand: BrandConfig,
  pair: LocalePair,
  residence: Residence = {},
  markets: Markets = MARKETS,
): Result<ResolvedMarket, ResolveFault> {
  const id = marketIdOf(pair);
  const market = markets[id];
  if (!market)
    return err({
      kind: 'unknown-market',
      message: `Brand "${brand.id}" names ${pair}, but there is no market record "${id}". Add it under libs/brand/src/markets or take the pair out of the brand's config.`,
    });
  if (!market.isMarketEnabled)
    return err({
      kind: 'market-disabled',
      message: `Brand "${brand.id}" names ${pair}, but market "${id}" is disabled. Enable the market's record or take the pair out of the brand's config.`,
    });
  const rules = rulesOf(brand, market, residence, markets);
  if (!rules.ok) return rules;
  const places = placesOf(markets);
  const countries = registrationCountriesOf({ market, territories: places });
  return ok({
    brand: brand.id,
    pair,
    market,
    translation: translationLocale(pair, market),
    languageTag: languageTag(pair),
    rules: rules.value,
    territories: {
      ...places,
      minimumAges: minimumAgesOf(brand, countries, markets, rules.value.minimumAge.value),
    },
  });
}
