import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES, registrationCountriesOf, type ResolvedMarket } from './index.ts';
import { callingCode, countryRecord, countryRecords, isOpenToRegistration } from './country-record.ts';
import { MARKETS } from './markets/markets.ts';

const seen = (id: string, closed: readonly string[] = []) => ({
  market: MARKETS[id] as ResolvedMarket['market'],
  territories: { closed },
});

describe('country records (A§3)', () => {
  it('hold every field of the documents', () => {
    expect(countryRecord('CA', seen('UN'), 'de')).toEqual({
      code: 'CA',
      name: 'Kanada',
      isd: '+1',
      currency: 'CAD',
      active: true,
      allowed: true,
      location: { lat: 43.65, lon: -79.38 },
      removeCountryFromRegistration: false,
    });
  });
  it('are there for all 249 countries, each with a place on the globe of its own', () => {
    const all = countryRecords(seen('UN'), 'en');
    expect(all.map(({ code }) => code).sort()).toEqual([...COUNTRY_CODES].sort());
    for (const { code, isd, location } of all) {
      expect(isd, code).toMatch(/^\+\d{1,3}$/);
      expect(Math.abs(location.lat), code).toBeLessThanOrEqual(90);
      expect(Math.abs(location.lon), code).toBeLessThanOrEqual(180);
    }
    expect(new Set(all.map(({ location }) => `${location.lat} ${location.lon}`)).size).toBeGreaterThan(240);
  });
  // Signs and order are what goes wrong in a list of coordinates.
  it.each([
    ['FI', 60, 25],
    ['NZ', -37, 175],
    ['PE', -12, -77],
    ['IN', 23, 88],
    ['US', 41, -74],
    ['AU', -34, 151],
  ])('put %s where it is', (code, lat, lon) => {
    const { location } = countryRecord(code, seen('UN'), 'en') ?? { location: { lat: 0, lon: 0 } };
    expect([Math.round(location.lat), Math.round(location.lon)]).toEqual([lat, lon]);
  });
  it('know no country of that code', () => {
    expect(countryRecord('QQ', seen('UN'), 'en')).toBeUndefined();
    expect(callingCode('QQ')).toBeNull();
  });
  it('are sorted as readers of the language expect', () => {
    const names = countryRecords(seen('UN'), 'sv').map(({ name }) => name);
    expect(names.at(-1)).toBe('Östtimor');
  });
  it('remove from registration where nobody lives', () => {
    expect(
      countryRecords(seen('UN'), 'en')
        .filter((record) => record.removeCountryFromRegistration)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['AQ', 'BV', 'GS', 'HM', 'TF', 'UM']);
  });
  it('say why a country is closed: no licence, or its market is off', () => {
    expect(countryRecord('US', seen('UN'), 'en')).toMatchObject({ active: true, allowed: false });
    expect(countryRecord('CA', seen('UN', ['CA']), 'en')).toMatchObject({ active: false, allowed: true });
  });
  it.each(Object.keys(MARKETS))('open the same countries as the sign-up’s rule in %s', (id) => {
    for (const closed of [[], ['CA', 'FI']]) {
      const place = seen(id, closed);
      expect(
        countryRecords(place, 'en')
          .filter(isOpenToRegistration)
          .map(({ code }) => code)
          .sort(),
      ).toEqual([...registrationCountriesOf(place)].sort());
    }
  });
});
