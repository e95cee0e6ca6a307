import { availableParallelism } from 'node:os';
import { listBrands } from '@baize/site-build/brand-config';
import { runNode, runNx, runNxTargets } from '../run-command.ts';
import { changedDomains, shardOf, touches, type Shard } from '../scope.ts';
import type { Stage } from '../stage.ts';
import { addCounts, COUNTS_MARK, NOTHING, type Counts } from '../summary.ts';

/** The brand that is released after a change in domains alone. */
const SAMPLE = 'northlight';

/** What one brand's releases are found to be, by a process of its own. */
async function releasesOf(root: string, brand: string): Promise<Counts> {
  const { code, output } = await runNode(root, ['tools/dev/src/test/releases.ts', brand]);
  const told = output.slice(output.lastIndexOf(COUNTS_MARK) + COUNTS_MARK.length);
  return code === 0 && output.includes(COUNTS_MARK)
    ? (JSON.parse(told) as Counts)
    : {
        ...NOTHING,
        failed: 1,
        failures: [`the releases of ${brand} were not looked at: their process ended with code ${code}`],
      };
}

/** All brands, as many at once as there are cores. */
async function everyBrand(
  root: string,
  shard: Shard | null,
  look: (root: string, brand: string) => Promise<Counts>,
): Promise<Counts> {
  const queue = [...shardOf(listBrands(root), shard)];
  let counts = NOTHING;
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let brand = queue.shift(); brand !== undefined; brand = queue.shift()) {
        const own = await look(root, brand);
        counts = addCounts(counts, own);
      }
    }),
  );
  return counts;
}

/** Every brand and market as it is released (releases.ts), and that a build of the same is never made twice. */
export const releases: Stage = {
  name: 'releases',
  about: 'every brand and market released, two of them whole',
  budget: 60,
  cached: true,
  async run(root, scope) {
    if (!touches(scope, 'apps/site', 'brands', 'tools/release', 'tools/dev')) return null;
    // A domain's code is the same in all brands, so one of them shows what a change in it does to a release.
    if (changedDomains(scope))
      return addCounts(await runNxTargets(root, 'build', ['-p', SAMPLE]), await releasesOf(root, SAMPLE));
    const build = await runNxTargets(root, 'build');
    if (build.failed > 0) return build;
    const { output } = await runNx(root, ['run-many', '-t', 'build', '-p', listBrands(root).join(',')]);
    const cached = output.match(/\[(?:local cache|existing outputs match the cache)/g)?.length ?? 0;
    const again = cached === listBrands(root).length;
    return addCounts(
      addCounts(build, {
        ...NOTHING,
        passed: again ? 1 : 0,
        failed: again ? 0 : 1,
        failures: again
          ? []
          : [`only ${cached} of ${listBrands(root).length} brands came from the cache when they were built again`],
      }),
      await everyBrand(root, scope.shard, releasesOf),
    );
  },
};
