import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MARKETS, translationLocale, type BrandConfig, type TranslationLocale } from '@baize/brand';
import { pictureRegistry } from '@baize/catalogue';
import { readPublicDocuments } from '@baize/site-reader/public-content';
import { listBrands, readBrandConfig } from '@baize/site-build/brand-config';
import { examineAssets, examineHome } from './examine-assets.ts';
import { examineBrand } from './examine-brand.ts';
import { examineContentQueries } from './examine-content-queries.ts';
import { examineContentFor, examineDocuments, type Content } from './examine-content.ts';
import { examineFlags } from './examine-flags.ts';
import { examineMarkets, examineOffer } from './examine-markets.ts';
import { examineMessages, examineOverrides } from './examine-messages.ts';
import { examineUsage } from './examine-usage.ts';
import { examineWording } from './examine-wording.ts';
import type { Finding } from './finding.ts';
import { strictOnLegal } from './legal-keys.ts';

export { formatFindings, type Finding } from './finding.ts';

/** Folder of the embedded dataset. */
const CATALOGUE = 'libs/catalogue/src/data';

/**
 * Returns the content that a repository's brands show: the hosted project's if configured (README,
 * `CONTENT_SOURCE_URL`), otherwise its dataset. Null if there is neither.
 * @throws if the hosted project cannot be read
 */
export async function readBrandContent(root: string, env: NodeJS.ProcessEnv = process.env): Promise<Content | null> {
  const url = env['CONTENT_SOURCE_URL'];
  if (!url && !existsSync(join(root, CATALOGUE))) return null;
  const documents = await readPublicDocuments(env);
  return url ? { source: url, documents } : { source: CATALOGUE, documents, pictures: pictureRegistry(documents) };
}

export interface DoctorOptions {
  /** The content of the brands; read by `readBrandContent` if undefined. */
  readonly content?: Content | null;
  readonly markets?: typeof MARKETS;
}

/**
 * Returns all findings that would stop brands from being built, released or understood.
 * @param brands ids; all by default
 */
export async function runDoctor(
  root: string,
  brands: readonly string[] = listBrands(root),
  options: DoctorOptions = {},
): Promise<readonly Finding[]> {
  const findings: Finding[] = [...examineMarkets(options.markets ?? MARKETS)];
  const locales = new Set<TranslationLocale>(['en']);
  const configs: BrandConfig[] = [];
  for (const brand of brands) {
    findings.push(
      ...(await examineBrand(root, brand)),
      ...examineAssets(root, brand),
      ...examineOverrides(root, brand),
    );
    const config = await readBrandConfig(root, brand).catch(() => null);
    // Missing parts have been reported already.
    if (!config?.pairs || !config.capabilities) continue;
    configs.push(config);
    findings.push(...examineOffer(config), ...examineHome(root, config));
    for (const pair of config.pairs) locales.add(translationLocale(pair));
  }
  const content = options.content === undefined ? await readBrandContent(root) : options.content;
  if (content) {
    findings.push(...examineDocuments(content, listBrands(root)), ...examineContentFor(content, configs));
    findings.push(...(await examineContentQueries(content)));
  }
  return strictOnLegal([
    ...findings,
    ...examineMessages(root, [...locales]),
    ...examineUsage(root),
    ...examineWording(root),
    ...examineFlags(root),
  ]);
}
