import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandConfig, BrandLegal } from '@baize/brand';

/** Ids of all brands: the folders of `brands/` that hold a config. */
export function listBrands(root: string): readonly string[] {
  return readdirSync(join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'brands', entry.name, 'config.ts')))
    .map((entry) => entry.name)
    .sort();
}

/** Reads a brand's CSS-free half. @throws if there is no such brand, naming those there are, or its file cannot be read */
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

/** Where a brand's legal texts may lie in its folder. */
export const LEGAL_FILES = ['legal/legal.ts', 'legal/index.ts', 'legal.ts'] as const;

/** Reads a brand's legal texts. @throws if there are none: no licence allows a site without them */
export async function readBrandLegal(root: string, brand: string): Promise<BrandLegal> {
  const file = LEGAL_FILES.map((name) => join(root, 'brands', brand, name)).find(existsSync);
  if (!file)
    throw new Error(
      `Brand "${brand}" has no legal texts, and no licence allows a site without them. Add brands/${brand}/legal/legal.ts; it exports legal: BrandLegal.`,
    );
  return ((await import(pathToFileURL(file).href)) as { legal: BrandLegal }).legal;
}
