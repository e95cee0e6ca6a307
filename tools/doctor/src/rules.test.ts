import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { MARKETS, type BrandConfig, type MarketRecord, type RulePack } from '@baize/brand';
import { buildCatalogue, pictureRegistry } from '@baize/catalogue';
import type { ContentDocument } from '@baize/contracts/content';
import { brandConfig } from '@baize/testing/brand';
import { temporaryFolder } from '@baize/testing/folders';
import { examineAssets, examineHome } from './examine-assets.ts';
import { examineConfig } from './examine-brand.ts';
import { examineContentFor, examineDocuments } from './examine-content.ts';
import { examineFlags } from './examine-flags.ts';
import { examineMarket, examineMarkets, examineOffer } from './examine-markets.ts';
import { readBrandContent, runDoctor } from './examine.ts';
import { indexEntries, whyNowhere } from './find-routes.ts';
import { formatFindings, reportOf, type Finding } from './finding.ts';

/** Returns the findings as text. Each must name the file and field, and say what is wrong, why, and the fix. */
function saying(findings: readonly Finding[]): readonly string[] {
  for (const { file, field, what, why, mend } of findings)
    for (const part of [file, field, what, why, mend]) expect(part, `${file} ${field}: ${what}`).toMatch(/\S/);
  return findings.map(({ severity, field, what }) => `${severity} ${field}: ${what}`);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0H8"/></svg>';

describe('assets', () => {
  const sound = {
    'package.json': '{}',
    'brands/b/index.ts':
      "import a from './assets/favicon.svg'; import b from './assets/logo.svg'; import c from './assets/symbol.svg';\n// import d from './assets/old.svg'\n",
    'brands/b/assets/favicon.svg': SVG,
    'brands/b/assets/logo.svg': SVG,
    'brands/b/assets/symbol.svg': SVG,
    'brands/b/theme.css.ts': "fontFaces({ latin: 'url(@fontsource-variable/x/files/x.woff2)' });",
    'node_modules/@fontsource-variable/x/files/x.woff2': 'wOF2',
  };
  const examine = (change: Readonly<Record<string, string>>) =>
    saying(examineAssets(temporaryFolder({ ...sound, ...change }), 'b'));
  it('in order are quiet', () => expect(examine({})).toEqual([]));
  it.each<[string, Readonly<Record<string, string>>, string]>([
    [
      'a named file that is not there',
      { 'brands/b/index.ts': "import x from './assets/hero.webp';" },
      'error (file): The file is missing.',
    ],
    ['a file that nothing uses', { 'brands/b/assets/old.svg': SVG }, 'warning (file): Nothing uses the file.'],
    [
      'a type that is none',
      { 'brands/b/assets/logo.psd': 'x' },
      'error type: A brand cannot have files of the type ".psd".',
    ],
    [
      'a picture that is another',
      { 'brands/b/assets/logo.svg': 'RIFFxxxxWEBP' },
      'error type: The content of the file is not svg.',
    ],
    ['an empty file', { 'brands/b/assets/logo.svg': '' }, 'error type: The content of the file is not svg.'],
    [
      'a drawing that runs code',
      { 'brands/b/assets/logo.svg': '<svg viewBox="0 0 8 8" onload="x()"/>' },
      'error content: It contains "onload=".',
    ],
    [
      'a drawing that fetches',
      { 'brands/b/assets/logo.svg': '<svg viewBox="0 0 8 8"><image href="https://x.example/a.png"/></svg>' },
      'error content: It contains "href="".',
    ],
    [
      'a drawing without measures',
      { 'brands/b/assets/logo.svg': '<svg/>' },
      'error viewBox: The drawing has no viewBox.',
    ],
    [
      'a heavy file',
      { 'brands/b/assets/logo.svg': SVG.replace('<path', `${' '.repeat(26_000)}<path`) },
      'error size: It has 25 KiB, more than 24.',
    ],
    [
      'a font that is not installed',
      { 'brands/b/theme.css.ts': "latin: 'url(@fontsource-variable/y/files/y.woff2)'" },
      'error fonts: The font file @fontsource-variable/y/files/y.woff2 does not exist.',
    ],
  ])('%s', (_name, change, finding) => expect(examine(change)).toContain(finding));
});

describe('the home page', () => {
  it.each([
    ["home: ['hero', { shelf: 'popular', tiles: 'line' }, 'promotions']", []],
    [
      "home: [{ shelf: 'new', tiles: 'line' }, { shelf: 'new', tiles: 'tall' }]",
      ['error layout.home: The shelf "new" is listed twice.'],
    ],
    ["home: ['hero', 'shop']", ['error layout.home: There is no section "shop".']],
    ["home: ['hero', 'hero']", ['error layout.home: "hero" is listed twice.']],
    ["home: ['live']", ['error layout.home: "live" shows what the brand does not offer.']],
    ['home: SECTIONS', ['error layout.home: It has no sections.']],
  ])('%s', (text, findings) =>
    expect(
      saying(examineHome(temporaryFolder({ 'brands/harbour/index.ts': `layout: { ${text} }` }), brandConfig())),
    ).toEqual(findings),
  );
});

it('accepts a home section that a domain’s module adds, and no other with a domain’s name', () => {
  const root = temporaryFolder({ 'brands/harbour/index.ts': "layout: { home: ['hero', 'shop.front', 'shop.back'] }" });
  expect(saying(examineHome(root, brandConfig(), ['shop.front']))).toEqual([
    'error layout.home: There is no section "shop.back".',
  ]);
});

describe('a brand’s capabilities and rules', () => {
  it.each<[Partial<BrandConfig>, string]>([
    [
      { switches: { ...brandConfig().switches, hideHelplink: true } as never },
      'error switches.hideHelplink: Nothing reads it.',
    ],
    [
      { capabilities: { ...brandConfig().capabilities, poker: true } as never },
      'error capabilities.poker: Nothing reads it.',
    ],
    [{ contact: { ...brandConfig().contact, mail: 'a@b.example' } as never }, 'error contact.mail: Nothing reads it.'],
    [
      { contact: { ...brandConfig().contact, supportEmail: 'care at harbour' } },
      'error contact.supportEmail: "care at harbour" is not an email address.',
    ],
    [{ tileLettering: 'some' } as never, 'error tileLettering: "some" is unknown.'],
    [{ tightendRules: { FI: { minimumAge: 21 } } } as never, 'error tightendRules: Nothing reads it.'],
    [{ tightenedRules: { GG: { minimumAge: 21 } } }, 'error tightenedRules.GG: The brand has no pair in market "GG".'],
    [
      { tightenedRules: { FI: { maximumAge: 99 } as never } },
      'error tightenedRules.FI.maximumAge: There is no such rule.',
    ],
    [
      { tightenedRules: { FI: { minimumAge: 16 } } },
      'error tightenedRules.minimumAge: Brand "harbour" sets minimumAge to 16 in market FI, which is looser than 18 (market law).',
    ],
    [{ pairs: ['en-ZZ'] }, 'error pairs: Brand "harbour" names en-ZZ, but there is no market record "ZZ".'],
  ])('%o', (change, finding) =>
    expect(
      saying(examineConfig(brandConfig(change), 'harbour')).map((text) =>
        text.replace(/\([^)]*\)\.$/, '(market law).'),
      ),
    ).toContain(finding),
  );
  it('may leave the titles off its tiles', () => {
    expect(examineConfig(brandConfig({ tileLettering: 'none' }), 'harbour')).toEqual([]);
  });
  it('require something to play, and a lobby for redirected visitors', () => {
    const live = { casino: false, liveCasino: true, sportsbook: false, virtuals: false, promotions: true };
    expect(
      saying(examineOffer(brandConfig({ pairs: ['de-JJ'], capabilities: live, unauthorisedVisitor: 'live-casino' }))),
    ).toEqual([
      'error capabilities: Nothing can be played in de-JJ.',
      'error unauthorisedVisitor: In de-JJ there is no live casino.',
    ]);
    expect(
      examineOffer(brandConfig({ pairs: ['fi-FI'], capabilities: live, unauthorisedVisitor: 'live-casino' })),
    ).toEqual([]);
  });
});

describe('markets', () => {
  const FI = MARKETS['FI'] as MarketRecord;
  const rules = (change: Record<string, unknown>) => ({ rules: { ...FI.rules, ...change } as unknown as RulePack });
  const without = (name: keyof RulePack): RulePack => {
    const { [name]: _gone, ...rest } = FI.rules;
    return rest as RulePack;
  };
  it('of the product are in order', () => expect(saying(examineMarkets(MARKETS))).toEqual([]));
  it.each<[string, Partial<MarketRecord>]>([
    ['id', { id: 'FX' }],
    ['name', { name: ' ' }],
    ['languages', { languages: [] }],
    ['languages', { languages: ['fin'] }],
    ['localeMapping.fi-FI', { localeMapping: { 'fi-FI': 'en' } }],
    ['currency', { currency: 'SEK' as never }],
    ['originCountryCode', { originCountryCode: ['FIN'] }],
    ['registrationCountries', { registrationCountries: ['FI', 'XX'] }],
    ['defaultCountry', { defaultCountry: 'GB' }],
    ['regionLanguage.QC', { regionLanguage: { QC: 'fr' } }],
    ['rules.minimumAge', { rules: without('minimumAge') }],
    ['rules.minimumAge', rules({ minimumAge: { value: 16, source: 's' } })],
    ['rules.panicButton', rules({ panicButton: { value: 'yes', source: 's' } })],
    ['rules.maximumStake', rules({ maximumStake: { value: -1, source: 's' } })],
    ['rules.panicButton', rules({ panicButton: { value: true, source: '' } })],
    ['rules.drinkingAge', rules({ drinkingAge: { value: 18, source: 's' } })],
    ['countryRules.SE', { countryRules: { SE: { panicButton: { value: true, source: 's' } } } }],
    ['countryRules.FI.minimumAge', { countryRules: { FI: { minimumAge: { value: 15, source: 's' } } } }],
    ['provinceRules.AX.minimumAge', { provinceRules: { AX: { minimumAge: { value: 15, source: 's' } } } }],
    ['protectionLinks', rules({ protectionLinksPinned: { value: true, source: 's' } })],
    [
      'protectionLinks.R',
      { protectionLinks: [{ kind: 'register', name: 'R', language: 'fi', href: 'my-account/limit' }] },
    ],
  ])('name %s when it is broken', (field, change) => {
    const found = examineMarket('FI', { ...FI, ...change });
    saying(found);
    expect(found.map((finding) => finding.field)).toContain(field);
    expect(found.every(({ file, severity }) => file === 'libs/brand/src/markets/FI.ts' && severity === 'error')).toBe(
      true,
    );
  });
});

describe('content', () => {
  let documents: readonly ContentDocument[];
  let pictures: ReturnType<typeof pictureRegistry>;
  // A small dataset of the real shape.
  beforeAll(() => {
    documents = buildCatalogue({ games: 200 });
    pictures = pictureRegistry(documents);
  });
  const brands = ['harbour', 'marigold', 'northlight', 'pitchside', 'velvet', 'wireframe'];
  const sound = brandConfig({
    capabilities: { casino: true, liveCasino: true, sportsbook: true, virtuals: false, promotions: true },
  });
  const examine = (list: readonly ContentDocument[]) =>
    saying([
      ...examineDocuments({ documents: list, source: 's', pictures }, brands),
      ...examineContentFor({ documents: list, source: 's' }, [sound]),
    ]);
  /** Returns the dataset with the first document of a kind changed. */
  const changed = (type: ContentDocument['_type'], change: Readonly<Record<string, unknown>>) => {
    const at = documents.findIndex((document) => document._type === type);
    return documents.map((document, index) =>
      index === at ? ({ ...document, ...change } as unknown as ContentDocument) : document,
    );
  };
  const reference = (_ref: string) => ({ _type: 'reference', _ref });
  const action = (slug: string) => ({
    urlAction: {
      authorized: { slug: '/online-casino', absoluteUrl: null, openNewTab: false },
      anonymous: { slug, absoluteUrl: null, openNewTab: false },
    },
    markets: ['FI'],
    brands: [],
    placement: 'home',
  });

  it('of the product is in order', () => expect(examine(documents)).toEqual([]));
  it.each<[string, ContentDocument['_type'], Readonly<Record<string, unknown>>, RegExp]>([
    [
      'a provider that nobody knows',
      'game',
      { provider: reference('provider-gone') },
      /: provider: It refers to "provider-gone", which does not exist/,
    ],
    [
      'a provider that is a page',
      'game',
      { provider: reference('staticPage-terms') },
      /: provider: It refers to "staticPage-terms", which is a staticPage/,
    ],
    ['a game of another lobby', 'category', { lobby: 'liveCasinoGames' }, /: games: .+ is one of casinoGames/],
    [
      'an id that stands twice',
      'game',
      { slug: { _type: 'slug', current: 'x' }, _id: 'staticPage-terms' },
      /_id: "staticPage-terms" belongs to .* too/,
    ],
    [
      'a picture that nobody draws',
      'banner',
      { image: { _type: 'image', color: '#000000', asset: reference('image-banner-gone-1x1-svg') } },
      /image\.asset: There is no picture/,
    ],
    [
      'a picture without an address',
      'banner',
      { image: { _type: 'image', color: '#000000', asset: reference('banner.png') } },
      /image\.asset: "banner\.png" is not a reference to a picture/,
    ],
    ['a market that nobody knows', 'banner', { markets: ['FI', 'XX'] }, /markets: There is no market "XX"/],
    ['a brand that nobody knows', 'banner', { brands: ['harbor'] }, /brands: There is no brand "harbor"/],
    ['a category that nobody knows', 'landingPage', { games: 'gone' }, /games: There is no category "gone"/],
    ['a route of another market', 'market', { route: 'en-XX' }, /route: "en-XX" is not a pair of the market/],
    [
      'an address without a page',
      'banner',
      action('/nowhere'),
      /urlAction\.anonymous: "\/nowhere" leads nowhere on harbour \(FI\): no route of the site fits/,
    ],
    [
      'an address that the brand does not offer',
      'banner',
      action('/virtuals'),
      /"\/virtuals" leads nowhere .* the brand does not offer virtuals/,
    ],
    [
      'an entry that is not there',
      'banner',
      action('/online-casino/no-such-games'),
      /leads nowhere .* the content has no such entry/,
    ],
    [
      'an address that runs code',
      'banner',
      action('javascript:alert(1)'),
      /"javascript:alert\(1\)" is not an address that players may be sent to/,
    ],
    ['an address on any host', 'banner', action('//evil.example'), /is not an address that players may be sent to/],
    [
      'a link in a text',
      'staticPage',
      {
        body: {
          en: [
            {
              _type: 'block',
              _key: 'a',
              style: 'normal',
              markDefs: [{ _key: 'l', _type: 'link', href: '/gone' }],
              children: [],
            },
          ],
        },
      },
      /body\.en: "\/gone" leads nowhere/,
    ],
    [
      'a text that a language lacks',
      'promotionCategory',
      { name: { en: 'Only English' } },
      /name: It has no text in fi/,
    ],
    [
      'a description of no page',
      'seoDescription',
      { page: 'roulette-school' },
      /page: No brand has the page "roulette-school"/,
    ],
  ])('%s', (_name, type, change, finding) => expect(examine(changed(type, change)).join('\n')).toMatch(finding));
  it('reports missing pages that every page links to, and a missing market', () => {
    const found = examine(
      documents.filter(({ _id }) => _id !== 'staticPage-responsible-gambling' && _id !== 'market-fi'),
    ).join('\n');
    expect(found).toMatch(/staticPage responsible-gambling: The page is missing for harbour \(UN, FI\)/);
    expect(found).toMatch(/market: No document describes the market of harbour \(FI\)/);
  });
  it('is checked under the law of each market', () => {
    const entries = indexEntries(documents);
    const place = (market: MarketRecord) => ({ market, rules: market.rules }) as Parameters<typeof whyNowhere>[2];
    const why = (path: string, id: string) => whyNowhere(path, sound, place(MARKETS[id] as MarketRecord), entries);
    expect([
      why('/live-casino-online', 'FI'),
      why('/live-casino-online/', 'JJ'),
      why('/online-casino/jackpots', 'JJ'),
      why('/online-casino/jackpots?x=1#y', 'FI'),
    ]).toEqual([
      null,
      expect.stringContaining('liveCasinoAllowed'),
      'the content does not show that entry there',
      null,
    ]);
    expect([
      why('', 'FI'),
      why('/welcome-to-harbour', 'FI'),
      why('/welcome-to-velvet', 'FI'),
      why('online-casino/play/relax/7', 'FI'),
      why('/sportsbook/football', 'FI'),
    ]).toEqual([null, null, 'no route of the site fits', null, null]);
  });
  it('is the repository’s if no project is configured, and null in a folder without content', async () => {
    expect(await readBrandContent(temporaryFolder(), {})).toBeNull();
    expect((await readBrandContent(join(import.meta.dirname, '../../..'), {}))?.documents.length).toBeGreaterThan(1000);
  });
});

it('reports flags that no source reads', () => {
  const root = temporaryFolder({
    'libs/contracts/src/site.ts': "['used', 'lost']",
    'libs/x/src/a.ts': "useFlag('used')",
    'libs/x/src/a.test.ts': "useFlag('lost')",
  });
  expect(saying(examineFlags(root, ['used', 'lost']))).toEqual([
    'warning FEATURE_FLAGS.lost: No source reads the flag.',
  ]);
});

it('checks markets, brands and content together, and reports in a machine-readable form', async () => {
  const root = temporaryFolder({
    'apps/x/package.json': '{}',
    'libs/x/package.json': '{}',
    'brands/b/config.ts': `export const config = { ...${JSON.stringify(brandConfig({ id: 'b' }))}, pairs: ['fi-FI'] };`,
  });
  const findings = await runDoctor(root, ['b'], {
    content: { source: 's', documents: [] },
    markets: { FI: { ...(MARKETS['FI'] as MarketRecord), name: '' } },
    now: new Date('2025-01-01'),
  });
  const report = reportOf(['b'], findings);
  expect(new Set(report.findings.map(({ file }) => file))).toEqual(
    new Set([
      'libs/brand/src/markets/FI.ts',
      's',
      ...[
        'index.ts',
        'tokens.ts',
        'theme.css.ts',
        'package.json',
        'tsconfig.json',
        'legal/legal.ts',
        'assets/favicon.svg',
        'assets/symbol.svg',
      ].map((name) => `brands/b/${name}`),
    ]),
  );
  expect(report).toMatchObject({ brands: ['b'], errors: findings.length, warnings: 0 });
  expect(formatFindings(findings)).toContain('libs/brand/src/markets/FI.ts · name');
});
