import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandConfig, BrandLegal } from '@baize/brand';
import { LEGAL_FILES, readBrandConfig, readBrandLegal } from '@baize/site-build/brand-config';
import { REFERENCE_BRAND, renameReferenceBrand } from '@baize/workspace/reference-brand';
import type { Finding } from './finding.ts';

/** What names the licensee. The authority, the sender and the support address may stay as they were generated. */
const LICENSEE = ['company', 'licenceNumber', 'address'] as const satisfies readonly (keyof BrandConfig['contact'])[];
/** Texts about the brand itself. Warnings about gambling may be the same for several brands. */
const OWN_TEXTS = ['company', 'description', 'about'] as const satisfies readonly (keyof BrandLegal)[];

async function tokensOf(root: string, brand: string): Promise<Readonly<Record<string, unknown>> | null> {
  const file = join(root, 'brands', brand, 'tokens.ts');
  if (!existsSync(file)) return null;
  return ((await import(pathToFileURL(file).href)) as { tokens: Readonly<Record<string, unknown>> }).tokens;
}

/**
 * Finds what a generated brand still has from the reference brand: an invented licensee and licence, its texts, its look
 * and its drawings. A release with them would name a company that does not exist as the operator.
 */
export async function examinePlaceholders(root: string, brand: string): Promise<readonly Finding[]> {
  const reference = join(root, 'brands', REFERENCE_BRAND);
  if (brand === REFERENCE_BRAND || !existsSync(join(reference, 'config.ts'))) return [];
  const folder = `brands/${brand}`;
  let config: BrandConfig;
  try {
    config = await readBrandConfig(root, brand);
  } catch {
    // Reported with the brand.
    return [];
  }
  if (typeof config.name !== 'string' || typeof config.contact !== 'object') return [];
  const renamed = (text: string) => renameReferenceBrand(text, { id: config.id, name: config.name });
  const findings: Finding[] = [];
  const error = (file: string, field: string, what: string, why: string, mend: string) =>
    findings.push({ severity: 'error', file: `${folder}/${file}`, field, what, why, mend });

  const { contact } = await readBrandConfig(root, REFERENCE_BRAND);
  for (const field of LICENSEE)
    if (config.contact[field] === renamed(contact[field]))
      error(
        'config.ts',
        `contact.${field}`,
        `It is still the reference brand's: "${config.contact[field]}".`,
        'The footer and the licence would name a licensee that does not exist.',
        'Write the one of the company that runs the brand.',
      );

  const [legal, original] = await Promise.all(
    [brand, REFERENCE_BRAND].map((id) => readBrandLegal(root, id).catch(() => null)),
  );
  const legalFile = LEGAL_FILES.find((name) => existsSync(join(root, folder, name)));
  for (const field of OWN_TEXTS) {
    const same = Object.entries(legal?.[field] ?? {})
      .filter(([locale, text]) => {
        const template = original?.[field]?.[locale];
        return template !== undefined && JSON.stringify(text) === renamed(JSON.stringify(template));
      })
      .map(([locale]) => locale);
    if (same.length > 0)
      error(
        legalFile ?? LEGAL_FILES[0],
        field,
        `The text is still the reference brand's in ${same.join(', ')}.`,
        'Players would read a text about a brand that exists only for tests.',
        'Write the brand’s own in each language.',
      );
  }

  const [own, grey] = await Promise.all([tokensOf(root, brand), tokensOf(root, REFERENCE_BRAND)]).catch(() => []);
  if (own && grey && JSON.stringify({ ...own, id: '' }) === JSON.stringify({ ...grey, id: '' }))
    error(
      'tokens.ts',
      'tokens',
      'The look is still the reference brand’s.',
      'The brand would look like a wireframe.',
      'Choose its own colours, type and shapes.',
    );

  for (const name of existsSync(join(reference, 'assets')) ? readdirSync(join(reference, 'assets')) : []) {
    const file = join(root, folder, 'assets', name);
    if (!name.endsWith('.svg') || !existsSync(file)) continue;
    if (readFileSync(file, 'utf8') === renamed(readFileSync(join(reference, 'assets', name), 'utf8')))
      error(
        `assets/${name}`,
        '(file)',
        'The drawing is still the reference brand’s.',
        'Tabs, the header and installed apps would show it.',
        'Replace it with the brand’s own.',
      );
  }
  return findings;
}
