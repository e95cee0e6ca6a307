import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listBrands, readBrandConfig } from '@baize/site-build/brand-config';
import { nxEnvironment } from '@baize/workspace/nx';
import { median } from './measure.ts';
import { ownTree } from './own-tree.ts';
import { machine, type Bench, type Row } from './report.ts';

const COLD_SECONDS = 30;
const CACHED_SECONDS = 3;
const SHARED_NAMES = 0.95;
const ALL_AGAINST_ONE = 12;

const seconds = (value: number): string => `${value.toFixed(1)} s`;
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/**
 * Runs a program of a tree and takes its time.
 * @throws with its last lines when it fails: a build that stops early would be the fastest of all
 */
async function timed(
  folder: string,
  args: readonly string[],
): Promise<{ readonly seconds: number; readonly output: string }> {
  const { SITE_ORIGIN: _one, SITE_ORIGINS: _more, CONTENT_SOURCE_URL: _content, ...env } = nxEnvironment();
  const begin = performance.now();
  const child = spawn(process.execPath, [...args], {
    cwd: folder,
    env: { ...env, SITE_ORIGIN: 'https://bench.baize.example' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => lines.push(chunk));
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject).once('close', (exit) => resolve(exit ?? 1));
  });
  const output = lines.join('');
  if (code !== 0)
    throw new Error(
      `"node ${args.join(' ')}" failed (code ${code}), so there is nothing to measure. Fix it and run the bench again. Its output ends with:\n${output
        .trim()
        .split('\n')
        .slice(-20)
        .map((line) => `    ${line}`)
        .join('\n')}`,
    );
  return { seconds: (performance.now() - begin) / 1000, output };
}

const release = (folder: string, ...args: readonly string[]) =>
  timed(folder, ['tools/release/src/release.ts', ...args]);
const nx = (folder: string, ...args: readonly string[]) =>
  timed(folder, ['node_modules/nx/dist/bin/nx.js', ...args, '--outputStyle=static']);

/** Files of every release of a pair in a tree, by path under the pair's folder. */
function releaseFiles(folder: string, brand: string, pair: string): ReadonlyMap<string, string> {
  const at = join(folder, 'dist/releases', brand, pair);
  return new Map(
    readdirSync(at, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(at.length + 1).replaceAll('\\', '/'), path];
      }),
  );
}

/** Names of the assets of a pair's release: compressed forms go with their file. */
const assetNames = (files: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set(
    [...files.keys()]
      .map((path) => /^[^/]+\/(assets\/.+)$/.exec(path)?.[1] ?? '')
      .filter((name) => name !== '' && !/\.(?:br|gz)$/.test(name)),
  );

/** Files of two trees that differ, or that only one has. */
function differing(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((path) => {
      const [a, b] = [one.get(path), other.get(path)];
      return a === undefined || b === undefined || !readFileSync(a).equals(readFileSync(b));
    })
    .sort();
}

/** Projects whose build ran, and was not taken from the cache, by the output of Nx. */
export const builtProjects = (output: string): readonly string[] =>
  [
    ...output.matchAll(
      /^.*> nx run ([\w@/-]+):build(?![^\n]*\[(?:existing outputs|local cache|remote cache))[^\n]*$/gm,
    ),
  ].map((match) => match[1] as string);

/** What a market's release costs by the phases of its command, as a sentence for a goal that was missed. */
async function phases(folder: string, brand: string, pair: string, cold: number): Promise<string> {
  const { seconds: doctor } = await timed(folder, ['tools/doctor/src/doctor.ts', '--brand', brand]);
  const { seconds: graph } = await nx(folder, 'run', `${brand}:build`);
  const { seconds: found } = await release(folder, '--brand', brand, '--market', pair, '--no-build', '--no-doctor');
  rmSync(join(folder, 'dist/releases', brand, pair), { recursive: true });
  const { seconds: made } = await release(folder, '--brand', brand, '--market', pair, '--no-build', '--no-doctor');
  return `${brand} ${pair} from what is built ${seconds(made)}, so that examining, compiling and compressing took ${seconds(Math.max(0, cold - made))} of the cold run; side by side in it doctor ${seconds(doctor)} (with the start of Node) and Nx, which asks its cache in ${seconds(graph)}; reading and proving a release that is there ${seconds(found)}`;
}

/**
 * What releases cost, in trees of their own: cold, unchanged, all at once, after a brand's edit; and whether a brand's
 * markets share their assets and two builds of one commit their bytes.
 * Flags: `--brand` and `--market` (the one bundle), `--brands a,b` (all), `--ref` (a commit instead of the files as
 * they stand).
 */
export const bench: Bench = async (options) => {
  const root = join(import.meta.dirname, '../../..');
  const brands = options['brands']?.split(',') ?? [...listBrands(root)];
  const brand = options['brand'] ?? brands[0] ?? '';
  const configs = await Promise.all(brands.map((id) => readBrandConfig(root, id)));
  const config = await readBrandConfig(root, brand);
  const pair = options['market'] ?? config.pairs[0] ?? '';
  const bundles = configs.reduce((sum, { pairs }) => sum + pairs.length, 0);
  const rows: Row[] = [];
  const trees: ReturnType<typeof ownTree>[] = [];
  const tree = () => {
    const made = ownTree(options['ref']);
    trees.push(made);
    return made.folder;
  };
  try {
    const [first, second] = [tree(), tree()];
    const colds = [
      (await release(first, '--brand', brand, '--market', pair)).seconds,
      (await release(second, '--brand', brand, '--market', pair)).seconds,
    ];
    const cold = median(colds);
    const [one, other] = [releaseFiles(first, brand, pair), releaseFiles(second, brand, pair)];
    const different = differing(one, other);
    const unchanged = [
      await release(first, '--brand', brand, '--market', pair),
      await release(first, '--brand', brand, '--market', pair),
      await release(first, '--brand', brand, '--market', pair),
    ].map((run) => run.seconds);
    const cached = median(unchanged);
    const coldMet = cold <= COLD_SECONDS;
    const cachedMet = cached <= CACHED_SECONDS;
    const held = coldMet && cachedMet ? undefined : await phases(first, brand, pair, cold);
    rows.push({
      what: `${brand} ${pair}, cold`,
      value: seconds(cold),
      goal: `≤ ${COLD_SECONDS} s`,
      met: coldMet,
      ...(coldMet ? {} : { because: held }),
      data: { seconds: cold, least: Math.min(...colds), most: Math.max(...colds) },
    });
    rows.push({
      what: `${brand} ${pair}, unchanged`,
      value: seconds(cached),
      goal: `≤ ${CACHED_SECONDS} s`,
      met: cachedMet,
      ...(cachedMet ? {} : { because: held }),
      data: { seconds: cached, least: Math.min(...unchanged), most: Math.max(...unchanged) },
    });
    rows.push({
      what: 'two builds of one commit, in two folders',
      value: different.length === 0 ? `${one.size} files alike` : `${different.length} of ${one.size} files differ`,
      goal: 'byte-identical',
      met: different.length === 0,
      ...(different.length === 0
        ? {}
        : { because: `these differ: ${different.slice(0, 8).join(', ')}${different.length > 8 ? ' …' : ''}` }),
      data: { files: one.size, different: different.length },
    });
    for (const done of trees.splice(0)) done.remove();

    const whole = tree();
    // Every brand at once is one command, which uses all cores; a few of them are released one by one.
    const each: { readonly brand: string; readonly seconds: number }[] = [];
    if (options['brands'] === undefined)
      each.push({ brand: 'all', seconds: (await release(whole, '--brand', 'all', '--all')).seconds });
    else
      for (const id of brands)
        each.push({ brand: id, seconds: (await release(whole, '--brand', id, '--all')).seconds });
    const all = each.reduce((sum, run) => sum + run.seconds, 0);
    const allMet = all <= ALL_AGAINST_ONE * cold;
    rows.push({
      what: `all ${configs.length} brands, ${bundles} bundles, cold`,
      value: seconds(all),
      ratio: `${(all / cold).toFixed(1)} of one`,
      goal: `≤ ${ALL_AGAINST_ONE}`,
      met: allMet,
      ...(allMet
        ? {}
        : {
            because: `${each.map((run) => `${run.brand} ${seconds(run.seconds)}`).join(', ')}: ${configs.length} compilations, and ${(all / bundles).toFixed(1)} s for each bundle on the average`,
          }),
      data: { seconds: all, bundles, ...Object.fromEntries(each.map((run) => [run.brand, run.seconds])) },
    });

    for (const { id, pairs } of configs) {
      if (pairs.length < 2) continue;
      const names = pairs.map((each) => assetNames(releaseFiles(whole, id, each)));
      const union = new Set(names.flatMap((set) => [...set]));
      const own = [...union].filter((name) => names.some((set) => !set.has(name)));
      const share = union.size === 0 ? 0 : 1 - own.length / union.size;
      rows.push({
        what: `${id}: asset names in all ${pairs.length} bundles`,
        value: `${union.size - own.length} of ${union.size}`,
        ratio: percent(share),
        goal: `≥ ${percent(SHARED_NAMES)}`,
        met: share >= SHARED_NAMES,
        ...(share >= SHARED_NAMES ? {} : { because: `not in every market: ${own.slice(0, 8).join(', ')}` }),
        data: { share, names: union.size },
      });
    }

    appendFileSync(join(whole, 'brands', brand, 'tokens.ts'), '\nexport const benchEdit = true;\n');
    const rebuilt = builtProjects((await nx(whole, 'run-many', '-t', 'build', '-p', brands.join(','))).output);
    const onlyOne = rebuilt.join() === brand;
    rows.push({
      what: `an edit of ${brand} rebuilds`,
      value: rebuilt.length === 0 ? 'nothing' : rebuilt.join(', '),
      goal: `${brand} only`,
      met: onlyOne,
      ...(onlyOne
        ? {}
        : {
            because: `Nx ran ${rebuilt.join(', ') || 'no build'}: see buildInputs in tools/workspace/src/plugin/brand-project.ts`,
          }),
      data: { rebuilt: rebuilt.length },
    });
    return {
      name: 'build',
      machine: machine(),
      notes: [
        `${options['ref'] === undefined ? 'The files as they stand' : options['ref']}, in trees of their own with empty caches; packages are installed already.`,
        'Cold: median of two trees. Unchanged: median of three runs. Times are of the whole command, doctor included.',
      ],
      rows,
    };
  } finally {
    for (const { folder } of trees) if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  }
};
