import { resolve, type BrandConfig, type BrandManifest, type LegalTexts, type LocalePair } from '@baize/brand';
import { config } from '@baize/brand-wireframe/config';
import type { Site } from '@baize/session';

/** The reference brand without theme and pictures, which behaviour does not need. */
export function testBrand(over: Partial<BrandConfig> = {}): BrandManifest {
  return {
    config: { ...config, ...over },
    themeClass: 'wireframe',
    logo: { wordmark: '/logo.svg', symbol: '/symbol.svg', favicon: '/favicon.svg', width: 150, height: 30 },
    layout: {
      header: 'left',
      hero: 'card',
      cardHover: 'outline',
      rowHeading: 'plain',
      chips: 'tab',
      sideNavigation: false,
      home: [
        'hero',
        'categories',
        { shelf: 'popular', tiles: 'showcase' },
        { shelf: 'new', tiles: 'line' },
        'jackpots',
        'winners',
        'providers',
        'about',
      ],
    },
    tagColours: { new: 'secondary', hot: 'hot', top: 'top', exclusive: 'primary', jackpot: 'special' },
    themeColour: '#f2f2f2',
  };
}

const LEGAL: LegalTexts = {
  company: 'Run by a company.',
  gambling: 'For adults only.',
  description: 'The whole product without a costume.',
  about: { title: 'About this brand', paragraphs: ['Plain grey.'] },
};

/** Resolves a brand in a market by the same rules as a release. */
export function testSite({
  pair = 'en-UN',
  brand = testBrand(),
  legal = LEGAL,
}: { readonly pair?: LocalePair; readonly brand?: BrandManifest; readonly legal?: LegalTexts } = {}): Site {
  const market = resolve(brand.config, pair);
  if (!market.ok) throw new Error(market.error.message);
  return { brand, market: market.value, legal, pairs: brand.config.pairs };
}
