import { expect, it } from 'vitest';
import { termsDecision } from '@baize/shell';
import { testBrand, testSite } from '@baize/testing';
import { modulesOf, MODULES } from './modules.ts';

const ids = (site: ReturnType<typeof testSite>) => modulesOf(site).map(({ id }) => id);

it('includes the modules for the brand’s capabilities', () => {
  const { capabilities } = testBrand().config;
  expect(ids(testSite())).toContain('live-casino');
  expect(ids(testSite({ brand: testBrand({ capabilities: { ...capabilities, liveCasino: false } }) }))).not.toContain(
    'live-casino',
  );
});

it('includes only what the market’s law allows: no live casino in Germany (ruling 22)', () => {
  expect(ids(testSite({ brand: testBrand({ pairs: ['de-JJ'] }), pair: 'de-JJ' }))).not.toContain('live-casino');
});

it('has sports, but no virtual sports, in Portugal; neither where a law forbids both', () => {
  const has = (site: ReturnType<typeof testSite>) => ids(site).filter((id) => id === 'sportsbook' || id === 'virtuals');
  expect(has(testSite())).toEqual(['sportsbook', 'virtuals']);
  const portugal = testSite({ brand: testBrand({ pairs: ['pt-PT'] }), pair: 'pt-PT' });
  expect(has(portugal)).toEqual(['sportsbook']);
  const { market } = portugal;
  const rules = { ...market.rules, sportsBettingAllowed: { value: false, source: '' } };
  expect(has({ ...portugal, market: { ...market, rules } })).toEqual([]);
});

it('leaves the pages of A§2 and those that protect a player open before new terms are accepted', () => {
  const home = '/en-UN';
  const open = MODULES.flatMap(({ routes }) => routes.map(({ path }) => path)).filter(
    (path) => termsDecision({ accepted: 1, current: 2, pathname: `${home}/${path}`, home }) === 'pass',
  );
  expect(open.filter((path) => !path.startsWith('my-account')).sort()).toEqual([
    '',
    'accept-terms-condition',
    'contact-live-chat',
    'reset-password',
    'responsible-gambling',
  ]);
  expect(open).toContain('my-account');
});
