import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { lockFolderInTurn } from '@baize/folder-lock';
import { parseLocalePair, type BrandConfig, type LocalePair } from '@baize/brand';
import { listBrands, readBrandConfig } from '@baize/site-build/brand-config';
import { runNx } from '@baize/workspace/nx';
import { readBrandInputs, readBuild, takeSnapshot, type BrandInputs, type Build, type Snapshot } from './inputs.ts';
import { hashSources, readKnown, writeKnown } from '@baize/site-reader/known';
import { makeRelease } from './make.ts';
import { Run } from './run.ts';

const root = join(import.meta.dirname, '../../..');
const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Returns the pairs named on the command line.
 * @throws if none is named, or the brand does not offer it
 */
export function readPairsToRelease(
  config: BrandConfig,
  market: string | undefined,
  all: boolean,
  usage = '',
): readonly LocalePair[] {
  if (all === (market !== undefined))
    throw new Error(`Name one market with --market, or use --all for every market. Usage: ${usage}`);
  if (market === undefined) return config.pairs;
  const pair = parseLocalePair(market);
  if (!pair || !config.pairs.includes(pair))
    throw new Error(
      `Brand "${config.id}" does not offer "${market}". It offers ${config.pairs.join(', ')}. Choose one of them, or add the pair to brands/${config.id}/config.ts.`,
    );
  return [pair];
}

const kib = (bytes: number) => `${Math.round(bytes / 1024).toLocaleString('en')} KiB`;

async function releasePair(inputs: BrandInputs, pair: LocalePair, snapshot: Snapshot): Promise<string> {
  const { directory, manifest, made } = await makeRelease(
    inputs,
    pair,
    join(root, 'dist/releases', inputs.config.id, pair),
    snapshot,
    { enforceBudget: true, tell: say },
  );
  const sent = Object.values(manifest.sizes).reduce((sum, size) => sum + size.sent, 0);
  return `${inputs.config.id} ${pair} ${manifest.version}: ${made ? `${Object.keys(manifest.files).length} files, ${Object.keys(manifest.routes).length} pages, ${kib(sent)} as sent` : 'unchanged'}, in ${relative(root, directory)}`;
}

async function releaseBrand(
  run: Run,
  brand: string,
  pairs: readonly LocalePair[],
  snapshot: Snapshot,
  build?: Build,
): Promise<void> {
  run.start(pairs.map((pair) => `${brand} ${pair}`));
  const inputs = await readBrandInputs(root, brand, process.env, snapshot, undefined, build);
  for (const [index, pair] of pairs.entries()) {
    say(`[${index + 1}/${pairs.length}] ${await releasePair(inputs, pair, snapshot)}`);
    run.finish(`${brand} ${pair}`);
  }
}

/** Releases each brand in its own process, one per core at a time. */
async function releaseBrands(run: Run, brands: readonly string[]): Promise<void> {
  run.start(brands);
  const queue = [...brands];
  const failed: string[] = [];
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let brand = queue.shift(); brand !== undefined && !run.stop.aborted; brand = queue.shift()) {
        const code = await run.execute([
          join(import.meta.dirname, 'release.ts'),
          '--brand',
          brand,
          '--all',
          '--no-build',
          '--no-doctor',
          '--no-queue',
        ]);
        if (code === 0) run.finish(brand);
        else failed.push(brand);
      }
    }),
  );
  // The process is about to end, and says what was made.
  if (run.stop.aborted) return;
  if (failed.length > 0)
    throw new Error(
      `Not released: ${failed.join(', ')}. The lines above give the reasons. All other releases are complete.`,
    );
}

async function examine(brands: readonly string[]): Promise<void> {
  const { formatFindings, runDoctor } = await import('@baize/doctor/examine');
  const findings = (await runDoctor(root, brands)).filter(({ severity }) => severity === 'error');
  if (findings.length > 0)
    throw new Error(`${brands.join(', ')}: not ready for release (npm run doctor):\n${formatFindings(findings)}`);
}

/**
 * Examines and builds the brands, except those whose results are stored already: if no source, no package and no
 * output of the build has changed by a byte, neither the doctor nor Nx runs again.
 * @returns the current content, and the build of each brand
 * @throws with the errors of the doctor or the build; then no result is stored
 */
async function prepare(
  run: Run,
  brands: readonly string[],
  asked: { readonly build: boolean; readonly doctor: boolean },
): Promise<{ readonly snapshot: Snapshot; readonly builds: ReadonlyMap<string, Build> }> {
  const sources = asked.build || asked.doctor ? hashSources(root) : null;
  const known = new Map(brands.map((brand) => [brand, readKnown(root, brand, sources)]));
  const builds = new Map(brands.map((brand) => [brand, readBuild(root, brand)]));
  const unbuilt = asked.build ? brands.filter((brand) => known.get(brand)?.build !== builds.get(brand)?.sha256) : [];
  if (unbuilt.length > 0) say(`Examining and building ${unbuilt.join(', ')}; unchanged parts come from the cache …`);
  // In parallel. We wait for a build that has started, even if the doctor finds errors.
  const built =
    unbuilt.length > 0
      ? runNx(
          root,
          ['run-many', '-t', 'build', '-p', unbuilt.join(','), '--parallel=2', '--outputStyle=static'],
          undefined,
          run.stop,
        )
      : null;
  const looked = async (): Promise<Snapshot> => {
    const snapshot = await takeSnapshot(process.env, sources);
    const unseen = asked.doctor ? brands.filter((brand) => known.get(brand)?.examined !== snapshot.sha256) : [];
    if (unseen.length > 0) await examine(unseen);
    return snapshot;
  };
  const [read, made] = await Promise.allSettled([looked(), built]);
  for (const outcome of [read, made]) if (outcome.status === 'rejected') throw outcome.reason;
  const snapshot = (read as PromiseFulfilledResult<Snapshot>).value;
  for (const brand of unbuilt) builds.set(brand, readBuild(root, brand));
  if (sources !== null && asked.build) {
    const news = brands.filter(
      (brand) =>
        known.get(brand)?.build !== builds.get(brand)?.sha256 ||
        (asked.doctor && known.get(brand)?.examined !== snapshot.sha256),
    );
    // A change during the build may or may not be in it.
    if (news.length > 0 && hashSources(root) === sources)
      for (const brand of news)
        writeKnown(root, brand, {
          sources,
          build: builds.get(brand)?.sha256 ?? '',
          examined: asked.doctor ? snapshot.sha256 : null,
        });
  }
  return { snapshot, builds };
}

/**
 * Waits until no other command releases one of the brands: both would write the same build. In the order of their names,
 * so that two commands never wait for each other.
 */
async function takeTurn(brands: readonly string[]): Promise<void> {
  for (const brand of [...brands].sort())
    await lockFolderInTurn(join(root, 'dist/releasing', brand), (pid) =>
      say(`Process ${pid} is releasing ${brand}. Waiting until it is done …`),
    );
}

/**
 * Runs `npm run release`.
 * @throws for wrong arguments, or a brand that is not ready for release
 */
export async function runRelease(args: readonly string[], usage: string): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      brand: { type: 'string' },
      market: { type: 'string' },
      all: { type: 'boolean', default: false },
      build: { type: 'boolean', default: true },
      doctor: { type: 'boolean', default: true },
      // False where the command that called this one has the turn.
      queue: { type: 'boolean', default: true },
    },
  });
  const every = values.brand === 'all' || (values.brand === undefined && values.all);
  if (!every && values.brand === undefined) throw new Error(`Name the brand to release. Usage: ${usage}`);
  if (every && !values.all)
    throw new Error(`Each brand has its own markets: use --all, or name a brand. Usage: ${usage}`);
  const brands = every ? listBrands(root) : [values.brand ?? ''];
  const pairs = new Map<string, readonly LocalePair[]>();
  for (const brand of brands)
    pairs.set(brand, readPairsToRelease(await readBrandConfig(root, brand), values.market, values.all, usage));
  const run = new Run();
  if (values.queue) await takeTurn(brands);
  const { snapshot, builds } = await prepare(run, brands, values);
  if (values.doctor && !process.env['SITE_ORIGIN'] && !process.env['SITE_ORIGINS'])
    say('SITE_ORIGIN is not set: links between pages are relative, and the release has no sitemap.');
  if (values.doctor && !['STUDIO_URL', 'GATEWAY_URL', 'SANDBOX_URL'].some((name) => process.env[name]))
    say(
      'Neither STUDIO_URL nor GATEWAY_URL is set: the policy of the pages lets neither games nor the payment form be framed.',
    );
  const [brand = ''] = brands;
  if (brands.length === 1) await releaseBrand(run, brand, pairs.get(brand) ?? [], snapshot, builds.get(brand));
  else await releaseBrands(run, brands);
}
