import {
  atLeastAsStrict,
  COUNTRY_CODES,
  isOffered,
  registrationCountriesOf,
  resolve,
  STRICTER,
  translationLocale,
  type BrandCapabilities,
  type BrandConfig,
  type LocalePair,
  type MarketRecord,
  type RulePack,
} from '@baize/brand';
import { CURRENCIES } from '@baize/kernel';
import { whyNowhere } from './find-routes.ts';
import type { Finding } from './finding.ts';

/** Limits that may be nothing at all: a law may close deposits until the identity is verified. */
const MAY_BE_ZERO: ReadonlySet<keyof RulePack> = new Set(['unverifiedDepositLimit']);

/** Tells whether a rule can have a value. */
function fits(name: keyof RulePack, value: unknown): boolean {
  switch (STRICTER[name]) {
    case 'true':
    case 'false':
      return typeof value === 'boolean';
    case 'lower-or-null-loosest':
      return (
        value === null ||
        (typeof value === 'number' && Number.isFinite(value) && (value > 0 || (value === 0 && MAY_BE_ZERO.has(name))))
      );
    case 'more':
      return Array.isArray(value) && value.every((each) => typeof each === 'string' && each.trim() !== '');
    default:
      return typeof value === 'number' && Number.isFinite(value) && value >= 0;
  }
}

/** Checks a market's record and law: known codes, complete rules with sources, and places that only tighten them. */
export function examineMarket(id: string, record: MarketRecord): readonly Finding[] {
  const file = `libs/brand/src/markets/${id}.ts`;
  const findings: Finding[] = [];
  const error = (field: string, what: string, why: string, mend: string) =>
    findings.push({ severity: 'error', file, field, what, why, mend });
  if (record.id !== id || !/^[A-Z]{2}$/.test(id))
    error(
      'id',
      `The record of market "${id}" has the id "${record.id}".`,
      'The second half of every pair names the record.',
      'Use the same two capitals in the id, the file name and markets.ts.',
    );
  if (record.name.trim() === '')
    error('name', 'The name is empty.', 'The switcher shows it.', 'Write the name of the country.');
  if (record.languages.length === 0)
    error('languages', 'It has none.', 'No address could lead there.', "Name at least one, for example ['en'].");
  for (const language of record.languages) {
    const pair: LocalePair = `${language}-${id}`;
    if (!/^[a-z]{2}$/.test(language))
      error(
        'languages',
        `"${language}" is not a language code.`,
        'The language is the first part of every address.',
        'Use two lower-case letters.',
      );
    else if (record.localeMapping[pair] !== translationLocale(pair, record))
      error(
        `localeMapping.${pair}`,
        `It is ${record.localeMapping[pair] ?? 'missing'}, but ruling 2 demands ${translationLocale(pair, record)}.`,
        'The site and the API would show different texts.',
        `Map ${pair} to '${translationLocale(pair, record)}', or name another folder for ${language} in mapLanguageToCustomLanguage.`,
      );
  }
  if (!(CURRENCIES as readonly string[]).includes(record.currency))
    error(
      'currency',
      `The product does not support the currency "${record.currency}".`,
      'No wallet could be opened in it.',
      `Use one of ${CURRENCIES.join(', ')}.`,
    );
  for (const [field, codes] of [
    ['originCountryCode', record.originCountryCode],
    ['registrationCountries', record.registrationCountries],
    ['defaultCountry', [record.defaultCountry]],
  ] as const) {
    for (const code of codes)
      if (!COUNTRY_CODES.includes(code))
        error(
          field,
          `"${code}" is not a country code.`,
          'Location and sign-up know ISO 3166-1 codes only, so it would match no player.',
          'Use the ISO 3166-1 code, for example GB.',
        );
  }
  if (
    COUNTRY_CODES.includes(record.defaultCountry) &&
    !registrationCountriesOf({ market: record, territories: { closed: [] } }).includes(record.defaultCountry)
  )
    error(
      'defaultCountry',
      `Players from "${record.defaultCountry}" may not register here.`,
      'Sign-up would preselect a country that it then refuses.',
      'Choose one of registrationCountries.',
    );
  for (const [region, language] of Object.entries(record.regionLanguage))
    if (!record.languages.includes(language))
      error(
        `regionLanguage.${region}`,
        `The market does not have the language "${language}".`,
        'Visitors of that region would be sent to a wrong address.',
        `Use one of ${record.languages.join(', ')}.`,
      );
  for (const name of Object.keys(STRICTER) as (keyof RulePack)[]) {
    const rule = (record.rules as Partial<RulePack>)[name];
    if (!rule)
      error(
        `rules.${name}`,
        'The rule is missing.',
        'The site and the API would not know what the law demands.',
        'Start the rules with ...BASE_RULES.',
      );
    else if (!fits(name, rule.value))
      error(
        `rules.${name}`,
        `It is ${JSON.stringify(rule.value)}.`,
        'That is not a value that the rule can have.',
        'Use the type that RulePack declares.',
      );
  }
  if (Number(record.rules.minimumAge?.value) < 18)
    error(
      'rules.minimumAge',
      `It is ${String(record.rules.minimumAge.value)}.`,
      'No licence of the product allows players under 18.',
      'Use 18 or more.',
    );
  const packs: readonly (readonly [string, Partial<RulePack>])[] = [
    ['rules', record.rules],
    ...Object.entries(record.countryRules ?? {}).map(([code, pack]) => [`countryRules.${code}`, pack] as const),
    ...Object.entries(record.provinceRules ?? {}).map(([code, pack]) => [`provinceRules.${code}`, pack] as const),
  ];
  for (const [field, pack] of packs) {
    for (const [name, rule] of Object.entries(pack)) {
      const known = name in STRICTER;
      if (!known)
        error(
          `${field}.${name}`,
          'There is no such rule.',
          'No code reads it, so the law that it states would not be applied.',
          `Use one of ${Object.keys(STRICTER).join(', ')}.`,
        );
      if (!/\S/.test(rule.source))
        error(
          `${field}.${name}`,
          'It does not say where it comes from.',
          'A rule without a source cannot be checked or kept up to date.',
          'Name the section, ruling or regulation in source.',
        );
      if (
        known &&
        field !== 'rules' &&
        !atLeastAsStrict(name as keyof RulePack, record.rules[name as keyof RulePack]?.value, rule.value)
      )
        error(
          `${field}.${name}`,
          `It is ${String(rule.value)}, looser than the market's ${String(record.rules[name as keyof RulePack]?.value)}.`,
          'The strictest rule wins, so this one would silently do nothing.',
          'Make it stricter, or remove it.',
        );
    }
  }
  for (const code of Object.keys(record.countryRules ?? {}))
    if (!record.originCountryCode.includes(code))
      error(
        `countryRules.${code}`,
        'The country does not belong to this market.',
        'The rules would apply to no player.',
        'Add it to originCountryCode, or move the rules to its own market.',
      );
  const links = record.protectionLinks ?? [];
  if (record.rules.protectionLinksPinned?.value && links.length === 0)
    error(
      'protectionLinks',
      'There are none.',
      'The law demands them on every page (rule protectionLinksPinned).',
      'Name register, limits and self-test.',
    );
  for (const { name, href } of links) {
    if (
      !/^https:\/\/\S+$/.test(href) &&
      whyNowhere(
        href,
        EVERYTHING,
        { market: record, rules: record.rules } as Parameters<typeof whyNowhere>[2],
        new Map(),
      ) !== null
    )
      error(
        `protectionLinks.${name}`,
        `"${href}" leads nowhere.`,
        'A player who looks for help must find it.',
        'Use a path of the site or an https address.',
      );
  }
  return findings;
}

/** A brand with all capabilities, for addresses that do not depend on a brand. */
const EVERYTHING = {
  id: 'brand',
  capabilities: { casino: true, liveCasino: true, sportsbook: true, virtuals: true, promotions: true },
} as BrandConfig;

/** Checks all markets. */
export function examineMarkets(markets: Readonly<Record<string, MarketRecord>>): readonly Finding[] {
  return Object.entries(markets).flatMap(([id, record]) => examineMarket(id, record));
}

/** Reports pairs of a brand without any playable product, and a guard that redirects visitors to a missing lobby. */
export function examineOffer(config: BrandConfig): readonly Finding[] {
  const file = `brands/${config.id}/config.ts`;
  return config.pairs.flatMap((pair): readonly Finding[] => {
    const market = resolve(config, pair);
    if (!market.ok) return [];
    const has = (part: keyof BrandCapabilities) => isOffered(part, config.capabilities, market.value.rules);
    return [
      ...((['casino', 'liveCasino', 'sportsbook', 'virtuals'] as const).some(has)
        ? []
        : [
            {
              severity: 'error' as const,
              file,
              field: 'capabilities',
              what: `Nothing can be played in ${pair}.`,
              why: 'The law there allows nothing that the brand offers.',
              mend: 'Offer something that is allowed there, or take the pair out.',
            },
          ]),
      ...(config.unauthorisedVisitor === 'live-casino' && !has('liveCasino')
        ? [
            {
              severity: 'error' as const,
              file,
              field: 'unauthorisedVisitor',
              what: `In ${pair} there is no live casino.`,
              why: 'A guard would send visitors to a page that does not exist there (ruling 4).',
              mend: "Use 'access-error', or take the pair out.",
            },
          ]
        : []),
    ];
  });
}
