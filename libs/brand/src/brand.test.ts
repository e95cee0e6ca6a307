import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrandConfig } from './brand-config.ts';
import { languageTag, resolveLocalePath, translationLocale } from './locale-pair.ts';
import { resolve } from './resolve.ts';

const brand: BrandConfig = {
  id: 'test', name: 'Test', pairs: ['en-UN', 'fi-FI', 'fr-CA', 'en-CA'],
  capabilities: { casino: true, liveCasino: true, sportsbook: true, virtuals: false, promotions: true },
  switches: {
    hideHelpLink: false, hideFooterCompanyText: false, hideFooterGamblingText: false, footerDescription: true, filteredPhonePrefixCountries: [],
    allowAllPhonePrefixes: true, hideHomepageAboutUs: false, allowRedirectAfterLogin: true, showFooterLicenceLogo: true,
  },
  unauthorisedVisitor: 'access-error',
  contact: { supportEmail: 'a@b.example', smsSender: 'T', company: 'T', licence: 'T', licenceNumber: '1', address: 'T' },
};

describe('locale prefix (ruling 1)', () => {
  it.each([
    ['/', 'en-UN', '/en-UN'], ['/EN-un', 'en-UN', '/en-UN'], ['/EN-un/online-casino', 'en-UN', '/en-UN/online-casino'],
    ['/fi-FI/terms', 'fi-FI', null], ['/xx-YY/terms', 'en-UN', '/en-UN/terms'], ['/terms', 'en-UN', '/en-UN/terms'],
    ['/fi', 'fi-FI', '/fi-FI'], ['/fr/terms', 'fr-CA', '/fr-CA/terms'], ['/de-DE', 'en-UN', '/en-UN'], ['/en', 'en-UN', '/en-UN'],
    ['//evil.example/x', 'en-UN', '/en-UN/evil.example/x'],
  ])('%s', (path, pair, redirect) => {
    expect(resolveLocalePath(path, brand.pairs)).toEqual({ pair, redirect });
  });

  it('falls back to the first pair of a brand without en-UN', () => {
    expect(resolveLocalePath('/terms', ['fi-FI', 'fr-CA']).redirect).toBe('/fi-FI/terms');
  });

  it('ends after one redirect, for any path', () => {
    fc.assert(fc.property(fc.string(), (tail) => {
      const once = resolveLocalePath(`/${tail}`, brand.pairs);
      if (once.redirect) expect(resolveLocalePath(once.redirect, brand.pairs)).toEqual({ pair: once.pair, redirect: null });
    }));
  });
});

it('maps pairs to texts and real language tags (ruling 2)', () => {
  expect(['fr-CA', 'en-CA', 'en-UN', 'en-FI'].map((pair) => translationLocale(pair as `${string}-${string}`))).toEqual(['caf', 'ca', 'en', 'en']);
  expect([languageTag('en-UN'), languageTag('no-NO'), languageTag('fr-CA')]).toEqual(['en', 'nb-NO', 'fr-CA']);
});

describe('resolve', () => {
  it('lets a brand tighten a rule', () => {
    const result = resolve({ ...brand, tightenedRules: { FI: { minimumAge: 21, autoplayAllowed: false } } }, 'fi-FI');
    expect(result.ok && result.value.rules.minimumAge).toEqual({ value: 21, source: 'brand test' });
  });
  it('refuses a brand that loosens one, and says which', () => {
    const result = resolve({ ...brand, tightenedRules: { CA: { minimumAge: 18 } } }, 'fr-CA');
    expect(!result.ok && result.error.message).toMatch(/minimumAge to 18 in market CA.*looser than 19/);
  });
  it('refuses an unknown market', () => {
    expect(resolve(brand, 'en-ZZ')).toMatchObject({ ok: false, error: { kind: 'unknown-market' } });
  });
});
