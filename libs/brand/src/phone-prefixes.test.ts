import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from './countries.ts';
import { callingCode } from './country-record.ts';
import { acceptedCountry, countryOfNumber, numberFault, phoneBody, phonePrefixes } from './phone-prefixes.ts';

describe('phone prefixes (A§1 brand switches)', () => {
  const values = (switches: Parameters<typeof phonePrefixes>[0], tag = 'en') =>
    phonePrefixes(switches, tag).map(({ value }) => value);
  it('omit only the calling codes of the brand’s blocked countries', () => {
    const all = values({ allowAllPhonePrefixes: true, filteredPhonePrefixCountries: ['CG', 'HT', 'GB', 'VE'] });
    const some = values({ allowAllPhonePrefixes: false, filteredPhonePrefixCountries: ['CG', 'HT', 'GB', 'VE'] });
    expect(all).toEqual(expect.arrayContaining(['CG', 'HT', 'GB', 'VE', 'FI']));
    // Guernsey, Jersey and the Isle of Man share +44 with GB; the API refuses the code.
    expect(all.filter((code) => !some.includes(code)).sort()).toEqual(['CG', 'GB', 'GG', 'HT', 'IM', 'JE', 'VE']);
  });
  it('exist for every country, so that everyone who may register has one', () => {
    expect(COUNTRY_CODES.filter((code) => !/^[1-9]\d{0,3}$/.test(callingCode(code) ?? ''))).toEqual([]);
    expect(values({ allowAllPhonePrefixes: true, filteredPhonePrefixCountries: [] })).toHaveLength(
      COUNTRY_CODES.length,
    );
    expect(
      [
        ['FI', '358'],
        ['CA', '1'],
        ['GG', '44'],
        ['PN', '64'],
        ['ZZ', null],
      ].map(([code]) => callingCode(code ?? '')),
    ).toEqual(['358', '1', '44', '64', null]);
  });
  it('are named and sorted in the reader’s language', () => {
    const options = phonePrefixes({ allowAllPhonePrefixes: true, filteredPhonePrefixCountries: [] }, 'fi-FI');
    expect(options.find(({ value }) => value === 'FI')).toEqual({
      value: 'FI',
      prefix: '+358',
      label: 'Suomi',
      mark: 'FI',
      keywords: ['FI'],
    });
    const labels = options.map(({ label }) => label);
    expect(labels).toEqual([...labels].sort(new Intl.Collator('fi-FI').compare));
  });
  it.each([
    ['040 123 4567', '401234567'],
    ['(040) 123-4567', '401234567'],
    ['401234567', '401234567'],
    ['０９０－１２３４', '901234'],
    ['abc', ''],
    ['04O 123 4567', ''],
    ['0', ''],
  ])('reads %j as %j', (typed, body) => expect(phoneBody(typed)).toBe(body));
  it.each([
    ['+358 40 123 4567', '401234567'],
    ['+358 (0)40 123 4567', '401234567'],
    ['00358401234567', '401234567'],
    ['＋３５８ ４０１２３４５６７', '401234567'],
    ['040 123 4567', '401234567'],
    // Begins like the code, and is a number.
    ['358 123 456', '358123456'],
    // Another country's: with this code it would be someone else's.
    ['+46 70 123 45 67', ''],
    ['0046701234567', ''],
  ])('reads %j with the code chosen as %j', (typed, body) => expect(phoneBody(typed, '+358')).toBe(body));
  it.each([
    ['040 123 4567', 'FI'],
    ['', 'FI'],
    ['+', null],
    ['+358 40 123 4567', 'FI'],
    ['+46 70 123 45 67', 'SE'],
    ['0046 70 123 45 67', 'SE'],
    ['＋４４ ７７００ ９００１２３', 'GB'],
    ['+1 514 555 0100', 'US'],
    ['+999 1234', null],
  ])('finds the country of %j', (typed, country) => {
    const options = phonePrefixes({ allowAllPhonePrefixes: true, filteredPhonePrefixCountries: [] }, 'en');
    expect(countryOfNumber(typed, 'FI', options)).toBe(country);
  });
  it('keeps the chosen country of a shared code, and finds none for a code that the brand refuses', () => {
    const options = phonePrefixes({ allowAllPhonePrefixes: false, filteredPhonePrefixCountries: ['GB'] }, 'en');
    expect(countryOfNumber('+1 514 555 0100', 'CA', options)).toBe('CA');
    expect(countryOfNumber('+44 7700 900123', 'FI', options)).toBeNull();
  });
  it('have a main country for each code that several share', () => {
    const options = phonePrefixes({ allowAllPhonePrefixes: true, filteredPhonePrefixCountries: [] }, 'en');
    const codes = options.map(({ prefix }) => prefix);
    const shared = [...new Set(codes.filter((code, index) => codes.indexOf(code) !== index))];
    const main = shared.map((code) => `${code} ${String(countryOfNumber(code, '', options))}`);
    expect(main.sort().join(', ')).toBe(
      '+1 US, +212 MA, +262 RE, +358 FI, +39 IT, +44 GB, +47 NO, +500 FK, +590 GP, +599 CW, +61 AU, +64 NZ, +672 NF, +7 RU',
    );
  });
  it('have no country where its code is refused, and say so', () => {
    const options = phonePrefixes({ allowAllPhonePrefixes: false, filteredPhonePrefixCountries: ['GB'] }, 'en');
    expect(['FI', 'GB', 'GG'].map((country) => acceptedCountry(options, country))).toEqual(['FI', '', '']);
    expect(numberFault('7781 492896', '', options)).toBe('error.phone.prefix');
    expect(numberFault('040 123 4567', 'FI', options)).toBeNull();
  });
});
