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
    ['its id as a text', "if (brand.id === 'harbour') return;", ["1 'harbour'"]],
    ['its name in a text', '\nconst title = "Welcome to Blue Bay!";', ['2 Blue Bay']],
    ['its package', "import { config } from '@baize/brand-harbour/config';", ['1 @baize/brand-harbour']],
    ['its folder', "import '../../../brands/blue-bay/theme.css.ts';", ['1 brands/blue-bay']],
    ['its name in JSX', '<p>Harbour</p>', ['1 Harbour']],
  ])('is found by %s', (_, source, expected) => expect(found(source)).toEqual(expected));

  it.each([
    ['a comment', "// as 'harbour' does\n/* Harbour,\n brands/harbour */"],
    ['a longer word', "const Harbourmaster = 'harbours';"],
    ['an identifier', 'const harbour = readHarbour();'],
    ['a link', "const url = 'https://harbour.example';"],
  ])('is not found in %s', (_, source) => expect(found(source)).toEqual([]));
});

it('looks at the product’s code and texts, not at tests, fixtures, the dataset and the brands', () => {
  const code = "export const id = 'harbour';";
  const root = temporaryFolder({
    'brands/harbour/config.ts': code,
    'libs/catalogue/src/data/promotions.ts': code,
    'libs/testing/src/brand.ts': code,
    'libs/wallet/src/model.test.ts': code,
    'apps/api/src/testing/brand.ts': code,
    'apps/api/src/plugins/brands.ts': `\n${code}`,
    'libs/wallet/src/Banking.stories.tsx': code,
    'libs/shell/src/messages/fi.json': '{"shell.home":"Harbour, etusivu"}',
  });
  expect(examineBrandNames(root, BRANDS).map(({ severity, file, field }) => [severity, file, field])).toEqual([
    ['error', 'apps/api/src/plugins/brands.ts', 'line 2'],
    ['error', 'libs/shell/src/messages/fi.json', 'line 1'],
    ['error', 'libs/wallet/src/Banking.stories.tsx', 'line 1'],
  ]);
});
