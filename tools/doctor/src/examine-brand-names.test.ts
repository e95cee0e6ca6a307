import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '@baize/testing/folders';
import { examineBrandNames, findBrandNames } from './examine-brand-names.ts';

const BRANDS = [
  { id: 'harbour', name: 'Harbour' },
  { id: 'blue-bay', name: 'Blue Bay' },
];
const found = (source: string) => findBrandNames(source, BRANDS).map(({ line, text }) => `${line} ${text}`);

describe('a brand in code', () => {
  it.each([
    ['its id as a text', "if (brand.id === 'harbour') return;", ['1 harbour']],
    ['its name in a text', '\nconst title = "Welcome to Blue Bay!";', ['2 Blue Bay']],
    ['its package', "import { config } from '@baize/brand-harbour/config';", ['1 @baize/brand-harbour']],
    ['its folder', "import '../../../brands/blue-bay/theme.css.ts';", ['1 brands/blue-bay']],
    ['its name in JSX', '<p>Harbour</p>', ['1 Harbour']],
    ['the beginning of a text', 'if (brand.startsWith("harbour-")) return;', ['1 harbour']],
    ['a key', 'const order = { harbour: 1 };', ['1 harbour']],
    ['a pattern', 'if (/^harbour/.test(id)) return;', ['1 harbour']],
    ['its name in capitals', 'const title = "HARBOUR casino, BLUE BAY";', ['1 HARBOUR', '1 BLUE BAY']],
    ['its id in capitals', "const file = 'BLUE-BAY.svg';", ['1 BLUE-BAY']],
    ['an address', "const url = 'https://harbour.example';", ['1 harbour']],
  ])('is found by %s', (_, source, expected) => expect(found(source)).toEqual(expected));

  it.each([
    ['a comment', "// as 'harbour' does\n/* Harbour,\n brands/harbour */"],
    ['a longer word', "const Harbourmaster = 'harbours';"],
    ['a part of an identifier', 'const own = readHarbour(isHarbour);'],
  ])('is not found in %s', (_, source) => expect(found(source)).toEqual([]));

  it('is not taken for a brand whose name it begins with', () => {
    const brands = [...BRANDS, { id: 'blue', name: 'Blue' }];
    expect(findBrandNames("'blue-bay', 'Blue'", brands).map(({ id }) => id)).toEqual(['blue-bay', 'blue']);
  });
});

it('looks at the product’s code and texts, not at tests, fixtures and the brand’s own folder', () => {
  const code = "export const id = 'harbour';";
  const root = temporaryFolder({
    'brands/harbour/config.ts': code,
    'libs/testing/src/brand.ts': code,
    'libs/wallet/src/model.test.ts': code,
    'apps/api/src/testing/brand.ts': code,
    'apps/api/src/plugins/brands.ts': `\n${code}`,
    'libs/wallet/src/Banking.stories.tsx': code,
    'libs/shell/src/messages/fi.json': '{"shell.home":"Harbour, etusivu"}',
    'apps/sandbox/web/bank/bank.ts': code,
    'apps/site/index.html': '<title>Harbour</title>',
  });
  expect(examineBrandNames(root, BRANDS).map(({ severity, file, field }) => [severity, file, field])).toEqual([
    ['error', 'apps/api/src/plugins/brands.ts', 'line 2'],
    ['error', 'apps/sandbox/web/bank/bank.ts', 'line 1'],
    ['error', 'apps/site/index.html', 'line 1'],
    ['error', 'libs/shell/src/messages/fi.json', 'line 1'],
    ['error', 'libs/wallet/src/Banking.stories.tsx', 'line 1'],
  ]);
});

it('finds other brands in a brand’s folder', () => {
  const root = temporaryFolder({
    'brands/harbour/config.ts': "export const id = 'harbour'; // like blue-bay",
    'brands/harbour/legal/legal.ts': '\nexport const text = "Blue Bay opens with the tables.";',
    'brands/harbour/messages/fi.json': '{"shell.home":"BLUE BAY, etusivu"}',
    'brands/harbour/assets/logo.svg': '<svg><title>Harbour</title></svg>',
    'brands/blue-bay/assets/logo.svg': '<svg><title>Harbour</title></svg>',
  });
  expect(examineBrandNames(root, BRANDS).map(({ file, field, what }) => [file, field, what])).toEqual([
    ['brands/blue-bay/assets/logo.svg', 'line 1', 'It names another brand: Harbour.'],
    ['brands/harbour/legal/legal.ts', 'line 2', 'It names another brand: Blue Bay.'],
    ['brands/harbour/messages/fi.json', 'line 1', 'It names another brand: BLUE BAY.'],
  ]);
});

it('lets the dataset name brands in its lists of brands, and nowhere else', () => {
  const root = temporaryFolder({
    'libs/catalogue/src/data/promotions.ts':
      "const a = { brands: ['harbour', 'blue-bay'] };\nconst b = { title: 'Harbour' };",
    'libs/catalogue/src/data/buildCatalogue.ts': "if (id === 'harbour') more();",
  });
  expect(examineBrandNames(root, BRANDS).map(({ file, field }) => [file, field])).toEqual([
    ['libs/catalogue/src/data/buildCatalogue.ts', 'line 1'],
    ['libs/catalogue/src/data/promotions.ts', 'line 2'],
  ]);
});

it('knows where a colour or a flower is only a word', () => {
  const brands = [
    { id: 'velvet', name: 'Velvet' },
    { id: 'marigold', name: 'Marigold' },
  ];
  const both = "const words = ['Velvet', 'Marigold'];";
  const root = temporaryFolder({
    'libs/catalogue/src/art/families/fiesta.ts': both,
    'libs/catalogue/src/data/providers.ts': both,
  });
  expect(examineBrandNames(root, brands).map(({ file, what }) => [file, what])).toEqual([
    ['libs/catalogue/src/art/families/fiesta.ts', 'It names a brand: Velvet.'],
    ['libs/catalogue/src/data/providers.ts', 'It names a brand: Marigold.'],
  ]);
});
