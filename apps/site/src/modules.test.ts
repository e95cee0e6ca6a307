import { expect, it } from 'vitest';
import { testBrand, testSite } from '@baize/testing';
import { modulesOf } from './modules.ts';

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
