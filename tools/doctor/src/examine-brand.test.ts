import { expect, it } from 'vitest';
import { readBrandConfig } from '@baize/site-build/brand-config';
import { brandConfig } from '@baize/testing/brand';
import { temporaryFolder } from '@baize/testing/folders';
import { examineBrand } from './examine-brand.ts';

it('names each unreadable file of a brand, and checks the others', async () => {
  const root = temporaryFolder({
    'brands/harbour/config.ts': `export const config = { ...${JSON.stringify(brandConfig())}, pairs: ['en-UN', 'fi-FI'] };`,
    'brands/harbour/tokens.ts': 'export const tokens = { radius: 3 {',
    'brands/harbour/package.json': '{"name":',
    'brands/harbour/legal/legal.ts': 'export const legal = {',
  });
  const findings = await examineBrand(root, 'harbour');
  expect(
    findings
      .filter(({ what }) => what.startsWith('It cannot be read'))
      .map(({ severity, file, mend }) => [severity, file, mend]),
  ).toEqual(
    ['tokens.ts', 'package.json', 'legal/legal.ts'].map((name) => [
      'error',
      `brands/harbour/${name}`,
      'Correct the file.',
    ]),
  );
});

it('names an unreadable config', async () => {
  const root = temporaryFolder({ 'brands/harbour/config.ts': 'export const config = {' });
  await expect(readBrandConfig(root, 'harbour')).rejects.toThrow(
    /brands\/harbour\/config\.ts cannot be read[^]*Correct the file/,
  );
  expect(await examineBrand(root, 'harbour')).toContainEqual(
    expect.objectContaining({ severity: 'error', file: 'brands/harbour/config.ts' }),
  );
});

it('reports where legal texts belong', async () => {
  const root = temporaryFolder({
    'brands/harbour/config.ts': `export const config = { ...${JSON.stringify(brandConfig())}, pairs: ['en-UN', 'fi-FI'] };`,
  });
  expect(await examineBrand(root, 'harbour')).toContainEqual(
    expect.objectContaining({ what: 'There are no legal texts.', file: 'brands/harbour/legal/legal.ts' }),
  );
});
