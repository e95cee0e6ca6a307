import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EXCHANGE_RATES, MARKETS, translationLocale, type BrandConfig, type TranslationLocale } from '@baize/brand';
import { pictureRegistry } from '@baize/catalogue';
import { readPublicDocuments } from '@baize/site-reader/public-content';
import { listBrands, readBrandConfig } from '@baize/site-build/brand-config';
import { examineAssets, examineHome } from './examine-assets.ts';
import { examineBrand, examineDefaultBrand } from './examine-brand.ts';
import { examineBrandNames } from './examine-brand-names.ts';
import { examineContentQueries } from './examine-content-queries.ts';
import { examineContentFor, examineDocuments, type Content } from './examine-content.ts';
import { examineExchangeRates } from './examine-exchange-rates.ts';
import { examineFlags } from './examine-flags.ts';
import { examineMarkets, examineOffer } from './examine-markets.ts';
import { examineMessages, examineOverrides } from './examine-messages.ts';
import { examinePlaceholders } from './examine-placeholders.ts';
import { examineRoutes } from './examine-routes.ts';
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
  /** Today by default. */
  readonly now?: Date;
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
  const findings: Finding[] = [
    ...examineMarkets(options.markets ?? MARKETS),
    ...examineExchangeRates(EXCHANGE_RATES, options.now ?? new Date()),
  ];
  const locales = new Set<TranslationLocale>(['en']);
  const configs: BrandConfig[] = [];
  for (const brand of brands) {
    findings.push(
      ...(await examineBrand(root, brand)),
      ...(await examinePlaceholders(root, brand)),
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
  const all = (
    await Promise.all(listBrands(root).map((brand) => readBrandConfig(root, brand).catch(() => null)))
  ).filter((config) => config !== null);
  findings.push(...examineDefaultBrand(all));
  return strictOnLegal([
    ...findings,
    ...examineBrandNames(root, all),
    ...examineRoutes(),
    ...examineMessages(root, [...locales]),
    ...examineUsage(root),
    ...examineWording(root),
    ...examineFlags(root),
  ]);
}
