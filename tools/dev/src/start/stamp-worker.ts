import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { resolveLocalePath, type LocalePair } from '@baize/brand';
import { readBrandInputs, takeSnapshot, type Surroundings } from '@baize/release/inputs';
import { makeRelease } from '@baize/release/make';
import { releasedPairs } from './options.ts';

/** The brand to release, and the instance of the product that serves it. */
export interface StampWork {
  readonly root: string;
  readonly brand: string;
  readonly dataDir: string;
  readonly near: Surroundings;
  /** The pair that gets all its pages; null: the brand's default. */
  readonly first: LocalePair | null;
  /** The other pairs to release; null: all of the brand. */
  readonly pairs: readonly LocalePair[] | null;
}

/**
 * Releases the pairs of a brand into a folder of this instance, so that a later build cannot replace it. The pair
 * that is opened first gets all its pages, the others only the home page, because thousands of pages would take too
 * long.
 */
async function stamp({ root, brand, dataDir, near, first, pairs }: StampWork): Promise<readonly string[]> {
  const outRoot = join(dataDir, 'site', brand);
  const snapshot = await takeSnapshot(process.env);
  const inputs = await readBrandInputs(root, brand, process.env, snapshot, near);
  const releases: string[] = [];
  const opened = first ?? resolveLocalePath('/', inputs.config.pairs).pair;
  for (const pair of releasedPairs(inputs.config.pairs, opened, pairs))
    releases.push(
      (await makeRelease(inputs, pair, join(outRoot, pair), snapshot, { homeOnly: pair !== opened })).directory,
    );
  // Remove the releases of earlier starts; unchanged ones stay.
  for (const pair of existsSync(outRoot) ? readdirSync(outRoot) : []) {
    for (const version of readdirSync(join(outRoot, pair)))
      if (!releases.includes(join(outRoot, pair, version)))
        rmSync(join(outRoot, pair, version), { recursive: true, force: true });
  }
  return releases;
}

parentPort?.postMessage(await stamp(workerData as StampWork));
