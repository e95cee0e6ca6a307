import { parentPort, workerData } from 'node:worker_threads';
import type { BrandConfig, BrandLegal, LocalePair, ResolvedMarket } from '@baize/brand';
import { resolveOrThrow } from './boot.ts';
import { readBrandConfig, readBrandLegal } from './brand-config.ts';

/** A brand's data, with its markets resolved by the rules as they are now. */
export interface BrandData {
  readonly config: BrandConfig;
  readonly legal: BrandLegal;
  readonly markets: Readonly<Record<LocalePair, ResolvedMarket>>;
}

async function readBrandData(root: string, brand: string): Promise<BrandData> {
  const config = await readBrandConfig(root, brand);
  const legal = await readBrandLegal(root, brand);
  return {
    config,
    legal,
    markets: Object.fromEntries(config.pairs.map((pair) => [pair, resolveOrThrow(config, pair)])),
  };
}

const { root, brand } = workerData as { readonly root: string; readonly brand: string };
parentPort?.postMessage(await readBrandData(root, brand));
