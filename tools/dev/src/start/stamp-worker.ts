import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { LocalePair } from '@baize/brand';
import { readBrandInputs, takeSnapshot, type Surroundings } from '@baize/release/inputs';
import { makeRelease } from '@baize/release/make';

/** What is released, and for which instance of the product. */
export interface StampWork {
  readonly root: string;
  readonly brand: string;
  readonly dataDir: string;
  readonly near: Surroundings;
  readonly first: LocalePair;
}

/**
 * Releases every pair of a brand into a folder of this instance's own, so that a later build cannot pull it away. The pair
 * that is opened first has all its pages, the others their home: thousands of pages would keep everybody waiting.
 */
async function stamp({ root, brand, dataDir, near, first }: StampWork): Promise<readonly string[]> {
  const outRoot = join(dataDir, 'site', brand);
  const snapshot = await takeSnapshot(process.env);
  const inputs = await readBrandInputs(root, brand, process.env, snapshot, near);
  const releases: string[] = [];
  for (const pair of inputs.config.pairs)
    releases.push(
      (await makeRelease(inputs, pair, join(outRoot, pair), snapshot, { homeOnly: pair !== first })).directory,
    );
  // What earlier starts have left; what is unchanged stayed.
  for (const pair of existsSync(outRoot) ? readdirSync(outRoot) : []) {
    for (const version of readdirSync(join(outRoot, pair)))
      if (!releases.includes(join(outRoot, pair, version)))
        rmSync(join(outRoot, pair, version), { recursive: true, force: true });
  }
  return releases;
}

parentPort?.postMessage(await stamp(workerData as StampWork));
