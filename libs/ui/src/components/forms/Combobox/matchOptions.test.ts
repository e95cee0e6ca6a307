import { describe, expect, it } from 'vitest';
import { matchOptions, inferOption } from './matchOptions.ts';

const options = [
  ['AX', 'Åland Islands', '+358'],
  ['AU', 'Australia', '+61'],
  ['AT', 'Austria', '+43'],
  ['CA', 'Canada', '+1'],
  ['CI', 'Côte d’Ivoire', '+225'],
  ['FI', 'Finland', '+358'],
  ['NL', 'Netherlands', '+31'],
  ['NO', 'Norway', '+47'],
  ['SE', 'Sweden', '+46'],
  ['CH', 'Switzerland', '+41'],
  ['GB', 'United Kingdom', '+44'],
  ['US', 'United States', '+1'],
].map(([code = '', label = '', hint = '']) => ({ label, hint, keywords: [code] }));
const found = (typed: string) => matchOptions(options, typed).map(({ label }) => label);

describe('matchOptions finds', () => {
  it.each([
    ['swe', 'Sweden'],
    ['SWITZ', 'Switzerland'],
    ['aland', 'Åland Islands'],
    ['cote divoire', 'Côte d’Ivoire'],
    ['kingdom', 'United Kingdom'],
    ['states united', 'United States'],
    ['fi', 'Finland'],
    ['+46', 'Sweden'],
    ['46', 'Sweden'],
    ['sweeden', 'Sweden'],
    ['Filnand', 'Finland'],
    ['swtizerland', 'Switzerland'],
    ['netherlnads', 'Netherlands'],
    ['norwya', 'Norway'],
  ])('%j as %s', (typed, label) => expect(found(typed)[0]).toBe(label));
  it('both countries with a shared code', () => {
    expect(found('+358')).toEqual(['Åland Islands', 'Finland']);
    expect(found('+1')).toEqual(['Canada', 'United States']);
  });
  it('prefixes before matches inside a label', () => expect(found('au')).toEqual(['Australia', 'Austria']));
  it('nothing for nonsense, or for a typing error in three letters', () => {
    expect(found('qqqq')).toEqual([]);
    expect(found('swx')).toEqual([]);
  });
  it('everything while nothing is typed', () => expect(found('  ')).toHaveLength(options.length));
});

describe('on leaving the field', () => {
  it.each([
    ['sweden', 'Sweden'],
    ['NETHERL', 'Netherlands'],
    ['se', 'Sweden'],
    ['+46', 'Sweden'],
  ])('%j means %s', (typed, label) => expect(inferOption(options, typed)?.label).toBe(label));
  it.each(['united', '+1', '+358', '', 'qqqq'])('%j means no option', (typed) =>
    expect(inferOption(options, typed)).toBeUndefined(),
  );
});
