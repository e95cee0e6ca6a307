import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '@baize/testing/folders';
import { REFERENCE_BRAND, renameReferenceBrand } from '@baize/workspace/reference-brand';
import { examinePlaceholders } from './examine-placeholders.ts';

const repository = join(import.meta.dirname, '../../..');
const FILES = [
  'config.ts',
  'tokens.ts',
  'legal/legal.ts',
  'assets/logo.svg',
  'assets/symbol.svg',
  'assets/favicon.svg',
];
let number = 0;

/** Creates the reference brand and a brand as the generator makes it. Each has a name of its own: Node keeps modules. */
function generated() {
  number += 1;
  const brand = { id: `lagoon-${number}`, name: `Lagoon ${number}` };
  const root = temporaryFolder();
  const of = (id: string, file: string) => join(root, 'brands', id, file);
  for (const file of FILES) {
    const text = readFileSync(join(repository, 'brands', REFERENCE_BRAND, file), 'utf8');
    writeFiles(root, {
      [`brands/${REFERENCE_BRAND}/${file}`]: text,
      [`brands/${brand.id}/${file}`]: renameReferenceBrand(text, brand),
    });
  }
  const edit = (file: string, pattern: RegExp, text: string) => {
    const path = of(brand.id, file);
    const before = readFileSync(path, 'utf8');
    expect(before).toMatch(pattern);
    writeFileSync(path, before.replace(pattern, text));
  };
  return { brand: brand.id, edit, examine: () => examinePlaceholders(root, brand.id), root };
}

it('reports what a generated brand still has from the reference brand', async () => {
  const { brand, examine, root } = generated();
  const findings = await examine();
  expect(
    findings.map(({ severity, file, field }) => `${severity} ${file.replace(`brands/${brand}/`, '')} ${field}`),
  ).toEqual([
    'error config.ts contact.company',
    'error config.ts contact.licenceNumber',
    'error config.ts contact.address',
    'error legal/legal.ts company',
    'error legal/legal.ts description',
    'error legal/legal.ts about',
    'error tokens.ts tokens',
    'error assets/favicon.svg (file)',
    'error assets/logo.svg (file)',
    'error assets/symbol.svg (file)',
  ]);
  expect(findings[0]?.what).toMatch(/Lagoon \d+ Reference Ltd/);
  expect(await examinePlaceholders(root, REFERENCE_BRAND)).toEqual([]);
});

it('accepts each part once the brand has its own', async () => {
  const { brand, edit, examine } = generated();
  edit('config.ts', /company: '[^']*'/, "company: 'Lagoon Play Ltd'");
  edit('config.ts', /licenceNumber: '[^']*'/, "licenceNumber: 'MGA/B2C/900/2026'");
  edit('config.ts', /address: '[^']*'/, "address: '3 Quay Street, Valletta'");
  edit('tokens.ts', /themeColour = '#[0-9a-f]{6}'/, "themeColour = '#f0f8ff'");
  edit('assets/logo.svg', /<svg /, '<svg data-own="" ');
  edit('legal/legal.ts', /( {2}company: \{\n {4}en: )'[^']*'/, "$1'Run by Lagoon Play Ltd.'");
  const findings = await examine();
  expect(findings.map(({ file, field }) => `${file.replace(`brands/${brand}/`, '')} ${field}`)).toEqual([
    'legal/legal.ts company',
    'legal/legal.ts description',
    'legal/legal.ts about',
    'assets/favicon.svg (file)',
    'assets/symbol.svg (file)',
  ]);
  // The English text is the brand's own by now, so only the other languages are named.
  expect(findings[0]?.what).toMatch(/in fi, /);
});
