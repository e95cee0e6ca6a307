import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandConfig, BrandLegal } from '@baize/brand';

/** Returns the ids of all brands: the folders of `brands/` with a config. */
export function listBrands(root: string): readonly string[] {
  return readdirSync(join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'brands', entry.name, 'config.ts')))
    .map((entry) => entry.name)
    .sort();
}

/**
 * Reads a brand's config without its styles.
 * @throws if the brand does not exist, with the existing ones, or cannot be read
 */
export async function readBrandConfig(root: string, brand: string): Promise<BrandConfig> {
  const brands = listBrands(root);
  if (!brands.includes(brand))
    throw new Error(
      `There is no brand "${brand}". Brands: ${brands.join(', ')}. A new one is made by "npx nx g @baize/workspace:brand <id>".`,
    );
  try {
    return ((await import(pathToFileURL(join(root, 'brands', brand, 'config.ts')).href)) as { config: BrandConfig })
      .config;
  } catch (error) {
    throw new Error(
      `brands/${brand}/config.ts cannot be read: ${error instanceof Error ? error.message : String(error)}. Correct the file; nothing of the brand works without it.`,
      { cause: error },
    );
  }
}

/** Possible paths of a brand's legal texts. */
export const LEGAL_FILES = ['legal/legal.ts', 'legal/index.ts', 'legal.ts'] as const;

/** Reads a brand's legal texts. @throws if there are none, because no licence allows a site without them */
export async function readBrandLegal(root: string, brand: string): Promise<BrandLegal> {
  const file = LEGAL_FILES.map((name) => join(root, 'brands', brand, name)).find(existsSync);
  if (!file)
    throw new Error(
      `Brand "${brand}" has no legal texts, and no licence allows a site without them. Add brands/${brand}/legal/legal.ts; it exports legal: BrandLegal.`,
    );
  return ((await import(pathToFileURL(file).href)) as { legal: BrandLegal }).legal;
}
