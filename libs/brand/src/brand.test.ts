import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrandConfig } from './brand-config.ts';
import { legalTexts } from './brand-manifest.ts';
import { minimumAgeOf } from './country-access.ts';
import {
  alternatePairs,
  contentLocale,
  languageTag,
  marketIdOf,
  resolveLocalePath,
  textDirection,
  translationLocale,
  TRANSLATION_LOCALES,
  type LocalePair,
} from './locale-pair.ts';
import type { MarketRecord } from './market.ts';
import { MARKETS } from './markets/markets.ts';
import { resolve, strictestOf } from './resolve.ts';
import { atLeastAsStrict, type RulePack } from './rule-pack.ts';

const brand: BrandConfig = {
  id: 'test',
  name: 'Test',
  pairs: ['en-UN', 'fi-FI', 'fr-CA', 'en-CA'],
  capabilities: { casino: true, liveCasino: true, sportsbook: true, virtuals: false, promotions: true },
  switches: {
    hideHelpLink: false,
    hideFooterCompanyText: false,
    hideFooterGamblingText: false,
    footerDescription: true,
    filteredPhonePrefixCountries: [],
    allowAllPhonePrefixes: true,
    hideHomepageAboutUs: false,
    allowRedirectAfterLogin: true,
    showFooterLicenceLogo: true,
  },
  unauthorisedVisitor: 'access-error',
  maximumBetPayout: 500_000,
  contact: {
    supportEmail: 'a@b.example',
    smsSender: 'T',
    company: 'T',
    licence: 'T',
    licenceNumber: '1',
    address: 'T',
  },
};

describe('locale prefix (ruling 1)', () => {
  it.each([
    ['/', 'en-UN', '/en-UN'],
    ['/EN-un', 'en-UN', '/en-UN'],
    ['/EN-un/online-casino', 'en-UN', '/en-UN/online-casino'],
    ['/fi-FI/terms', 'fi-FI', null],
    ['/xx-YY/terms', 'en-UN', '/en-UN/terms'],
    ['/terms', 'en-UN', '/en-UN/terms'],
    ['/fi', 'fi-FI', '/fi-FI'],
    ['/fr/terms', 'fr-CA', '/fr-CA/terms'],
    ['/de-DE', 'en-UN', '/en-UN'],
    ['/en', 'en-UN', '/en-UN'],
    ['//evil.example/x', 'en-UN', '/en-UN/evil.example/x'],
    ['/en-UN//online-casino', 'en-UN', '/en-UN/online-casino'],
    ['//en-UN', 'en-UN', '/en-UN'],
    ['/fi-fi///terms', 'fi-FI', '/fi-FI/terms'],
    ['/xx-xx//a', 'en-UN', '/en-UN/a'],
  ])('%s', (path, pair, redirect) => {
    expect(resolveLocalePath(path, brand.pairs)).toEqual({ pair, redirect });
  });

  it('falls back to the first pair of a brand without en-UN', () => {
    expect(resolveLocalePath('/terms', ['fi-FI', 'fr-CA']).redirect).toBe('/fi-FI/terms');
  });

  it('ends after one redirect, for any path', () => {
    fc.assert(
      fc.property(fc.string(), (tail) => {
        const once = resolveLocalePath(`/${tail}`, brand.pairs);
        if (once.redirect)
          expect(resolveLocalePath(once.redirect, brand.pairs)).toEqual({ pair: once.pair, redirect: null });
      }),
    );
  });
});

it.each([
  ['fr-CA', 'caf'],
  ['en-CA', 'ca'],
  ['en-NZ', 'nz'],
  ['en-IN', 'inen'],
  ['es-CL', 'cl'],
  ['es-PE', 'pe'],
  ['pt-BR', 'br'],
  ['pt-PT', 'pt'],
  ['de-AT', 'de'],
  ['de-JJ', 'de'],
  ['fi-FI', 'fi'],
  ['no-NO', 'no'],
  ['tr-TR', 'tr'],
  ['tl-PH', 'tl'],
  ['fr-LL', 'fr'],
  ['ja-UN', 'ja'],
  ['pl-UN', 'pl'],
  ['en-UN', 'en'],
  ['en-FI', 'en'],
  ['fi-NO', 'en'],
  ['xx-ZZ', 'en'],
] as const)('maps %s to the texts in %s (ruling 2)', (pair, locale) => {
  expect(translationLocale(pair)).toBe(locale);
});

it('takes the texts of a market’s own language from mapLanguageToCustomLanguage', () => {
  const CA = MARKETS['CA'] as MarketRecord;
  const changed = { ...CA, mapLanguageToCustomLanguage: { fr: 'fr' } } as const;
  expect(translationLocale('fr-CA', changed)).toBe('fr');
  const resolved = resolve({ ...brand, pairs: ['fr-CA'] }, 'fr-CA', {}, { CA: changed });
  expect(resolved.ok && resolved.value.translation).toBe('fr');
});

it('maps pairs to real language tags (ruling 2)', () => {
  expect([languageTag('en-UN'), languageTag('no-NO'), languageTag('fr-CA')]).toEqual(['en', 'nb-NO', 'fr-CA']);
});

it.each([
  ['fr-CA', 'caf', 'fr-CA'],
  ['es-CL', 'cl', 'es-CL'],
  ['es-PE', 'pe', 'es-PE'],
] as const)('gives the texts of %s in %s the locale %s (A§9)', (pair, locale, tag) => {
  expect([translationLocale(pair), languageTag(pair)]).toEqual([locale, tag]);
});

it('takes content and texts of the English variants from English (A§9)', () => {
  for (const locale of ['inen', 'nz', 'ca'] as const) expect(contentLocale(locale)).toBe('en');
  expect(contentLocale('caf')).toBe('caf');
});

it('lists each language once by its real tag, plus x-default', () => {
  expect(alternatePairs(['fi-FI', 'de-JJ', 'de-DE', 'no-NO'])).toEqual([
    { tag: 'fi-FI', pair: 'fi-FI' },
    { tag: 'de-DE', pair: 'de-JJ' },
    { tag: 'nb-NO', pair: 'no-NO' },
    { tag: 'x-default', pair: 'fi-FI' },
  ]);
  expect(alternatePairs(['fr-CA', 'en-UN'])).toContainEqual({ tag: 'x-default', pair: 'en-UN' });
  expect(['fi-FI', 'ja', 'fil-PH', 'ar-AE', 'he'].map(textDirection)).toEqual(['ltr', 'ltr', 'ltr', 'rtl', 'rtl']);
});

describe('resolve', () => {
  it('lets a brand tighten a rule', () => {
    const result = resolve({ ...brand, tightenedRules: { FI: { minimumAge: 21, autoplayAllowed: false } } }, 'fi-FI');
    expect(result.ok && result.value.rules.minimumAge).toEqual({ value: 21, source: 'brand test' });
  });
  it('refuses a brand that loosens a rule, and names the rule', () => {
    const result = resolve({ ...brand, tightenedRules: { CA: { minimumAge: 18 } } }, 'fr-CA');
    expect(!result.ok && result.error.message).toMatch(/minimumAge to 18 in market CA.*looser than 19/);
  });
  it('keeps the law of a resident’s home where the brand’s own rule for the site is looser than that', () => {
    const tightenedRules = { UN: { maximumStake: 500, minimumAge: 20 } };
    const result = resolve({ ...brand, tightenedRules }, 'en-UN', { country: 'DE' });
    expect(result.ok && result.value.rules).toMatchObject({ maximumStake: { value: 100 }, minimumAge: { value: 20 } });
  });
  it('refuses an unknown rule, which would silently apply nowhere', () => {
    const result = resolve({ ...brand, tightenedRules: { FI: { minimumAgee: 21 } as never } }, 'fi-FI');
    expect(!result.ok && result.error.message).toMatch(/sets minimumAgee in market FI.*no such rule.*minimumAge/);
  });
  describe('minimum ages at sign-up', () => {
    const agesOf = (over: Partial<BrandConfig>, pair: LocalePair, markets?: typeof MARKETS) => {
      const resolved = resolve({ ...brand, ...over }, pair, {}, markets);
      if (!resolved.ok) throw new Error(resolved.error.message);
      return resolved.value;
    };
    it('name every country whose own law has another age than the pages', () => {
      const market = agesOf({}, 'en-UN');
      expect(market.territories.minimumAges).toEqual({ CA: 19, IN: 21, NZ: 20, PH: 21 });
      expect(minimumAgeOf(market, 'NZ')).toBe(20);
      expect(minimumAgeOf(market, 'SE')).toBe(18);
      expect(agesOf({}, 'fr-CA').territories.minimumAges).toEqual({});
    });
    it('follow the brand’s rules for the country’s own market, as the API does', () => {
      const tightenedRules = { FI: { minimumAge: 22 }, UN: { minimumAge: 21 } };
      // The brand offers Finland and Canada; residents of all other countries sign up under its international rules.
      expect(agesOf({ tightenedRules }, 'en-UN').territories.minimumAges).toEqual({ CA: 19, FI: 22 });
      const pairs = [...brand.pairs, 'no-NO' as const];
      expect(agesOf({ tightenedRules, pairs }, 'en-UN').territories.minimumAges).toEqual({ CA: 19, FI: 22, NO: 18 });
    });
    it('differ between the countries of one market', () => {
      const LL = MARKETS['LL'] as MarketRecord;
      const source = 'test';
      const markets = { ...MARKETS, LL: { ...LL, countryRules: { FR: { minimumAge: { value: 20, source } } } } };
      const market = agesOf({ pairs: ['en-LL'] }, 'en-LL', markets);
      // The pages show the strictest age; a resident of the other country signs up with their own.
      expect(market.rules.minimumAge.value).toBe(20);
      expect(market.territories.minimumAges).toEqual({ NL: 18 });
    });
  });
  it('refuses an unknown market', () => {
    expect(resolve(brand, 'en-ZZ')).toMatchObject({ ok: false, error: { kind: 'unknown-market' } });
  });
});

describe('markets (A§9, rulings 2 and 17–22)', () => {
  const pairs = Object.values(MARKETS).flatMap((market) =>
    market.languages.map((language): LocalePair => `${language}-${market.id}`),
  );
  const everywhere = { ...brand, pairs };
  const rulesOf = (pair: LocalePair, residence = {}) => {
    const resolved = resolve(everywhere, pair, residence);
    if (!resolved.ok) throw new Error(resolved.error.message);
    return resolved.value.rules;
  };
  it('map every pair to its texts and use every translation', () => {
    for (const pair of pairs)
      expect(MARKETS[marketIdOf(pair)]?.localeMapping[pair], pair).toBe(translationLocale(pair));
    expect(new Set(pairs.map((pair) => translationLocale(pair)))).toEqual(new Set(TRANSLATION_LOCALES));
    // The documents’ pairs; markets may be added to them.
    expect(pairs.length).toBeGreaterThanOrEqual(21);
  });
  it('have tags and currencies that Intl knows', () => {
    for (const pair of pairs) {
      expect(Intl.NumberFormat.supportedLocalesOf([languageTag(pair)]), pair).toHaveLength(1);
      expect(
        new Intl.NumberFormat(languageTag(pair), {
          style: 'currency',
          currency: MARKETS[marketIdOf(pair)]?.currency ?? '',
        }).format(1234.5),
      ).toMatch(/1/);
    }
  });
  it('name the source of each rule', () => {
    for (const market of Object.values(MARKETS))
      for (const pack of [
        market.rules,
        ...Object.values(market.countryRules ?? {}),
        ...Object.values(market.provinceRules ?? {}),
      ]) {
        for (const [name, rule] of Object.entries(pack)) expect(rule.source, `${market.id} ${name}`).toMatch(/\S/);
      }
  });
  it('contain the law of rulings 21 and 22', () => {
    expect(rulesOf('en-GG')).toMatchObject({
      playerMayCancelWithdrawal: { value: false },
      demoNeedsVerifiedAge: { value: true },
      sessionClockAlwaysVisible: { value: true },
      netPositionAlwaysVisible: { value: true },
      autoplayAllowed: { value: false },
      parallelGamesAllowed: { value: false },
      maximumStake: { value: null },
      maximumSlotStake: { value: 500 },
      maximumSlotStakeUnder25: { value: 200 },
    });
    expect(rulesOf('de-JJ')).toMatchObject({
      liveCasinoAllowed: { value: false },
      jackpotsAllowed: { value: false },
      maximumStake: { value: 100 },
      minimumSpinSeconds: { value: 5 },
      parallelGamesAllowed: { value: false },
      monthlyDepositLimit: { value: 100_000 },
      playBeforeVerification: { value: false },
      panicButton: { value: true },
    });
    expect(rulesOf('pt-PT')).toMatchObject({
      sportsBettingAllowed: { value: true },
      virtualSportsAllowed: { value: false },
    });
    expect(rulesOf('en-PP').protectionLinksPinned.value).toBe(true);
    expect(rulesOf('pt-BR')).toMatchObject({
      riskNoticeAtRegistration: { value: true },
      cpfAtRegistration: { value: true },
      rtpShownPerGame: { value: true },
    });
  });
  it('apply Dutch rules in the Netherlands and in an unknown country but not in France, and Ontario’s own in Ontario', () => {
    const dutch = {
      limitFieldPrefilled: { value: false },
      limitIncreaseWaitHours: { value: 168 },
      reminderMinutes: { value: 30 },
    };
    for (const residence of [{}, { country: 'NL' }, { country: null }, { country: 'BE' }])
      expect(rulesOf('fr-LL', residence)).toMatchObject(dutch);
    expect(rulesOf('en-LL', { country: 'FR' })).toMatchObject({
      limitFieldPrefilled: { value: true },
      limitIncreaseWaitHours: { value: 24 },
      reminderMinutes: { value: null },
    });
    expect(rulesOf('en-CA', { country: 'CA', province: 'ON' }).autoplayAllowed.value).toBe(false);
    expect(rulesOf('en-CA', { country: 'CA', province: 'BC' }).autoplayAllowed.value).toBe(true);
  });
  it('never loosen for a place or a brand', () => {
    const names = Object.keys(MARKETS['UN']?.rules ?? {}) as (keyof RulePack)[];
    fc.assert(
      fc.property(
        fc.constantFrom(...pairs),
        fc.constantFrom(null, 'NL', 'FR', 'DE', 'GB', 'CA', 'SE'),
        fc.constantFrom(null, 'ON', 'QC'),
        fc.constantFrom(...names),
        (pair, country, province, name) => {
          expect(
            atLeastAsStrict(
              name,
              MARKETS[marketIdOf(pair)]?.rules[name].value,
              rulesOf(pair, { country, province })[name].value,
            ),
          ).toBe(true);
        },
      ),
    );
  });
});

it('asks the registers of both laws where two apply', () => {
  const registersAt = (id: string, other: string) =>
    strictestOf(MARKETS[id]?.rules as RulePack, MARKETS[other]?.rules as RulePack).exclusionRegisters;
  expect(registersAt('JJ', 'PP').value).toEqual(['OASIS', 'Spelpaus']);
  expect(registersAt('FI', 'PP').value).toEqual(['Spelpaus']);
  expect(registersAt('PP', 'PP').value).toEqual(['Spelpaus']);
  expect(registersAt('JJ', 'PP').source).toMatch(/GlüStV.*Spellag/);
});

it('strictestOf: takes of each rule the stricter one, whichever side it is on', () => {
  const rulesIn = (id: string) => MARKETS[id]?.rules as RulePack;
  const both = {
    maximumStake: { value: 100 },
    autoplayAllowed: { value: false },
    playerMayCancelWithdrawal: { value: false },
    monthlyDepositLimit: { value: 100_000, timeZone: 'Europe/Berlin' },
    minimumSpinSeconds: { value: 5 },
  };
  expect(strictestOf(rulesIn('JJ'), rulesIn('GG'))).toMatchObject(both);
  expect(strictestOf(rulesIn('GG'), rulesIn('JJ'))).toMatchObject(both);
});

it('selects the legal texts of a language; gaps and English variants fall back to English', () => {
  const legal = {
    company: { en: 'Run by', fi: 'Ylläpitäjä' },
    gambling: { en: 'Adults' },
    description: {},
    about: { en: { title: 'A', paragraphs: ['B'] } },
  };
  expect(legalTexts(legal, 'fi')).toEqual({
    company: 'Ylläpitäjä',
    gambling: 'Adults',
    about: { title: 'A', paragraphs: ['B'] },
  });
  expect(legalTexts(legal, 'ca').company).toBe('Run by');
});

it('keeps the number of a helpline on one line', () => {
  const legal = {
    company: { en: 'Run by A Ltd, 1 Example Street' },
    gambling: { en: 'Call 0800 1 37 27 00 or 116 123.' },
    description: {},
    about: {},
  };
  expect(legalTexts(legal, 'en')).toEqual({
    company: 'Run by A Ltd, 1 Example Street',
    gambling: 'Call 0800\u00a01\u00a037\u00a027\u00a000 or 116\u00a0123.',
  });
});
