import { readdirSync } from 'node:fs';
import {
  COUNTRY_CODES,
  DEFAULT_PAIR,
  EXCHANGE_RATES,
  MARKETS,
  languageOf,
  marketIdOf,
  resolve,
  strictestOf,
  type BrandConfig,
  type LocalePair,
  type MarketRecord,
  type ProtectionLink,
  type Residence,
  type ResolvedMarket,
  type RulePack,
} from '@baize/brand';
import { WHOLE_UNIT_CURRENCIES, type CurrencyCode, type Hundredths } from '@baize/kernel';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { HEADERS } from '@baize/contracts/route';
import { siteContext } from '@baize/contracts/shapes';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import { SITE_ID } from '@baize/contracts/site';
import { Refusal } from './errors.ts';

/** The brands of this deployment and their markets. */
export interface Brands {
  readonly all: readonly BrandConfig[];
  find(id: string): BrandConfig | undefined;
  /** @throws Refusal 400 for an unknown brand */
  get(id: string): BrandConfig;
  /**
   * Returns brand, market and rules of a locale pair; of the brand's default pair if the brand does not offer this one.
   */
  market(brand: BrandConfig, pair: string): ResolvedMarket;
  /**
   * Returns the market whose law covers a country: its own, otherwise the international one (ruling 2), with the rules
   * of the country and its provinces.
   */
  marketOfCountry(brand: BrandConfig, countryCode: string, province?: Residence['province']): ResolvedMarket;
  /**
   * Returns the law of a resident on a market's site: of each rule the stricter of the two.
   * @param currency of the player's account, in which stakes are; a visitor has none
   */
  lawOn(
    brand: BrandConfig,
    pair: LocalePair,
    countryCode: string,
    province?: Residence['province'],
    currency?: CurrencyCode,
  ): RulePack;
  /** Returns the links that the law of a country pins, whether or not the brand offers the country's own market. */
  protectionLinksOf(countryCode: string): readonly ProtectionLink[];
  /** Returns the brand's pair for a country: in the language if the country's market has it. */
  pairOf(brand: BrandConfig, countryCode: string, languageCode: string): LocalePair;
  /**
   * Reads the site-context header; returns the defaults if it is absent.
   * @throws Refusal 400 for a malformed one or an unknown brand
   */
  contextOf(request: FastifyRequest): { readonly brand: BrandConfig; readonly market: ResolvedMarket };
}

declare module 'fastify' {
  interface FastifyInstance {
    brands: Brands;
  }
}

/** Reads the CSS-free part of every brand. A new folder under `brands/` is enough to add one. */
export async function loadBrands(): Promise<readonly BrandConfig[]> {
  const folder = new URL('../../../../brands/', import.meta.url);
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return Promise.all(
    ids.map(async (id) => ((await import(new URL(`${id}/config.ts`, folder).href)) as { config: BrandConfig }).config),
  );
}

/** Provinces with rules of their own; all others share one entry. */
const PROVINCES_WITH_LAW: ReadonlySet<string> = new Set(
  Object.values(MARKETS).flatMap(({ provinceRules }) => Object.keys(provinceRules ?? {})),
);

/** Rules that are stakes, in the market's currency. */
const STAKES = ['maximumStake', 'maximumSlotStake', 'maximumSlotStakeUnder25'] as const;
type Stakes = Pick<RulePack, (typeof STAKES)[number]>;

/**
 * Returns the highest stakes of a site's law in the currency of a player's account, rounded down. A market's stakes are in
 * its own currency, and the account of a player from another market may have another one.
 */
function stakesIn(currency: CurrencyCode | undefined, { market, rules }: ResolvedMarket): Partial<Stakes> {
  if (currency === undefined || currency === market.currency) return {};
  const { unitsPerEuro } = EXCHANGE_RATES;
  const step: Hundredths = WHOLE_UNIT_CURRENCIES.has(currency) ? 100 : 1;
  const converted = ({ value, ...rule }: Stakes['maximumStake']) => {
    if (value === null) return { ...rule, value };
    const worth = (value * unitsPerEuro[currency]) / unitsPerEuro[market.currency];
    // A product of exact numbers may miss the whole one by a trace.
    return { ...rule, value: Math.floor(worth / step + 1e-6) * step };
  };
  return Object.fromEntries(STAKES.map((name) => [name, converted(rules[name])]));
}

/**
 * Returns the highest stake of a round under a law, in hundredths; null if the law sets none.
 * @param law as `app.playerAccess.lawOf` returns it, which knows the player's age
 */
export function highestStake(law: Pick<RulePack, 'maximumStake' | 'maximumSlotStake'>, isSlot: boolean): number | null {
  const limits = [law.maximumStake.value, isSlot ? law.maximumSlotStake.value : null].filter((limit) => limit !== null);
  return limits.length === 0 ? null : Math.min(...limits);
}

/** @param defaultBrand for calls that name none; without it the brand that says so itself */
export function brandsOf(
  all: readonly BrandConfig[],
  defaultBrand = all.find(({ isDefault }) => isDefault)?.id ?? '',
): Brands {
  const byId = new Map(all.map((brand) => [brand.id, brand]));
  const resolved = new Map<string, ResolvedMarket>();
  const residences = new Map<string, ResolvedMarket>();
  const laws = new Map<string, RulePack>();
  for (const brand of all) {
    for (const pair of brand.pairs) {
      const result = resolve(brand, pair);
      // A brand that loosens a law stops the API with the resolver's message.
      if (!result.ok) throw new Error(result.error.message);
      resolved.set(`${brand.id}|${pair}`, result.value);
    }
  }
  const get = (id: string): BrandConfig => {
    const brand = byId.get(id);
    if (!brand) throw new Refusal(400, ERROR.validation, { reason: 'unknown brand' });
    return brand;
  };
  const lawfulProvinces = (province: Residence['province']) =>
    [province ?? null].flat().filter((each) => each !== null && PROVINCES_WITH_LAW.has(each));
  const market = (brand: BrandConfig, pair: string): ResolvedMarket => {
    const fallback: LocalePair = brand.pairs.includes(DEFAULT_PAIR) ? DEFAULT_PAIR : (brand.pairs[0] ?? DEFAULT_PAIR);
    const found = resolved.get(`${brand.id}|${pair}`) ?? resolved.get(`${brand.id}|${fallback}`);
    if (!found)
      throw new Error(
        `Brand "${brand.id}" has no market, so no player could open it. Give its config at least one pair.`,
      );
    return found;
  };
  const first = byId.get(defaultBrand) ?? all[0];
  if (!first)
    throw new Error(
      'There is no brand under brands/, so the API has nothing to serve. Add a brand folder with a config.ts.',
    );
  return {
    all,
    find: (id) => byId.get(id),
    get,
    market,
    marketOfCountry(brand, countryCode, province = null) {
      const provinces = lawfulProvinces(province);
      const key = [brand.id, countryCode, ...provinces].join('|');
      const known = residences.get(key);
      if (known) return known;
      const own: MarketRecord | undefined = Object.values(MARKETS).find(
        (record) => record.isMarketEnabled && record.originCountryCode.includes(countryCode),
      );
      const pair = own && brand.pairs.find((candidate) => marketIdOf(candidate) === own.id);
      const { pair: offered } = market(brand, pair ?? DEFAULT_PAIR);
      const result = resolve(brand, offered, { country: countryCode, province: provinces });
      if (!result.ok) throw new Error(result.error.message);
      // Countries and provinces with a law of their own are few, so this stays small; unlisted countries are not kept.
      if (COUNTRY_CODES.includes(countryCode)) residences.set(key, result.value);
      return result.value;
    },
    lawOn(brand, pair, countryCode, province = null, currency = undefined) {
      const provinces = lawfulProvinces(province);
      const key = [brand.id, pair, countryCode, currency ?? '', ...provinces].join('|');
      const known = laws.get(key);
      if (known) return known;
      const site = market(brand, pair);
      const result = resolve(brand, site.pair, { country: countryCode, province: provinces });
      if (!result.ok) throw new Error(result.error.message);
      // With the brand's own rules for the resident's home, which the site's market does not have. Its stakes are in the
      // player's currency already, so only the site's own is converted: of two currencies, the smaller number may be more.
      const home = this.marketOfCountry(brand, countryCode, province).rules;
      const law = strictestOf(home, { ...result.value.rules, ...stakesIn(currency, site) });
      if (COUNTRY_CODES.includes(countryCode)) laws.set(key, law);
      return law;
    },
    protectionLinksOf: (countryCode) =>
      Object.values(MARKETS).find(({ originCountryCode }) => originCountryCode.includes(countryCode))
        ?.protectionLinks ?? [],
    pairOf(brand, countryCode, languageCode) {
      const home = this.marketOfCountry(brand, countryCode);
      const language = languageCode.toLowerCase();
      return (
        brand.pairs.find((pair) => marketIdOf(pair) === home.market.id && languageOf(pair) === language) ?? home.pair
      );
    },
    contextOf(request) {
      const header = request.headers[HEADERS.siteContext];
      if (header === undefined) return { brand: first, market: market(first, DEFAULT_PAIR) };
      let value: unknown;
      try {
        value = JSON.parse(String(header));
      } catch {
        throw new Refusal(400, ERROR.validation, { reason: 'the site-context header is not JSON' });
      }
      const parsed = siteContext.safeParse(value);
      // Another site's context, otherwise complete: its page may claim nothing here (B§5).
      if (!parsed.success && siteContext.safeParse({ ...(value as object | null), siteId: SITE_ID }).success)
        throw new Refusal(400, DOCUMENT_ERROR.siteIdInvalid);
      if (!parsed.success)
        throw new Refusal(400, ERROR.validation, { reason: 'the site-context header does not have the agreed shape' });
      const brand = get(parsed.data.brand);
      return { brand, market: market(brand, parsed.data.market) };
    },
  };
}

export const brands = fp<{ brands: Brands }>(
  async (app, options) => {
    app.decorate('brands', options.brands);
  },
  { name: 'brands' },
);
