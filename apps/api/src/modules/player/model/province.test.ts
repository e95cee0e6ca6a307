import { describe, expect, it } from 'vitest';
import { provinceSeen, provincesOf } from './province.ts';

describe('provincesOf', () => {
  it('counts the province that the player named and the one where they were seen', () =>
    expect(provincesOf({ province: 'QC', detectedProvince: 'ON' })).toEqual(['QC', 'ON']));
});

describe('provinceSeen', () => {
  it('names a province without its country, as the player would', () =>
    expect(provinceSeen('CA', { countryCode: 'CA', regionCode: 'CA-ON' })).toBe('ON'));

  it('knows no province in another country, or where the region is unknown', () => {
    expect(provinceSeen('CA', { countryCode: 'US', regionCode: 'US-NY' })).toBeNull();
    expect(provinceSeen('CA', { countryCode: 'CA', regionCode: null })).toBeNull();
    expect(provinceSeen('CA', { countryCode: null, regionCode: null })).toBeNull();
  });
});
