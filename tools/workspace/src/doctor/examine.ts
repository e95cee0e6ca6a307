import { translationLocale, type TranslationLocale } from '@baize/brand';
import { listBrands, readBrandConfig } from '../site/brand-config.ts';
import { examineBrand } from './examine-brand.ts';
import { examineMessages, examineOverrides } from './examine-messages.ts';
import { examineUsage } from './examine-usage.ts';
import type { Finding } from './finding.ts';
import { strictOnLegal } from './legal-keys.ts';

export { formatFindings, type Finding } from './finding.ts';

/**
 * Everything that would stop brands from being built, released or understood, at once.
 * @param brands ids; all by default
 */
export async function runDoctor(root: string, brands: readonly string[] = listBrands(root)): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const locales = new Set<TranslationLocale>(['en']);
  for (const brand of brands) {
    findings.push(...(await examineBrand(root, brand)), ...examineOverrides(root, brand));
    const config = await readBrandConfig(root, brand).catch(() => null);
    for (const pair of config?.pairs ?? []) locales.add(translationLocale(pair));
  }
  return strictOnLegal([...findings, ...examineMessages(root, [...locales]), ...examineUsage(root)]);
}
