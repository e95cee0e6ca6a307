import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseLocalePair, type BrandConfig, type LocalePair } from '@baize/brand';
import { formatFindings, runDoctor } from '../doctor/examine.ts';
import { readChatAddress, readEventsAddress, readIdentityPool } from '../site/boot.ts';
import { readBrandConfig, readBrandLegal } from '../site/brand-config.ts';
import { readCommit, readProductVersion } from '../site/commit.ts';
import { runNx } from '../start/nx.ts';
import { readPublicContent } from './public-content.ts';
import { discoveryFiles, readPublicOrigin } from './sitemap.ts';
import { stampRelease } from './stamp.ts';

const root = join(import.meta.dirname, '../../../..');
const USAGE = 'npm run release -- --brand <id> (--market <lang-MARKET> | --all)';

/**
 * The pairs that a command line asks for.
 * @throws if there is none, or the brand does not offer it
 */
export function readPairsToRelease(config: BrandConfig, market: string | undefined, all: boolean): readonly LocalePair[] {
  if (all === (market !== undefined)) throw new Error(`Say which market to release: one with --market, or every one with --all. Usage: ${USAGE}`);
  if (market === undefined) return config.pairs;
  const pair = parseLocalePair(market);
  if (!pair || !config.pairs.includes(pair)) throw new Error(`Brand "${config.id}" does not offer "${market}". It offers ${config.pairs.join(', ')}. Choose one of them, or add the pair to brands/${config.id}/config.ts.`);
  return [pair];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    allowNegative: true,
    options: { brand: { type: 'string' }, market: { type: 'string' }, all: { type: 'boolean', default: false }, build: { type: 'boolean', default: true } },
  });
  if (!values.brand) throw new Error(`Say which brand to release. Usage: ${USAGE}`);
  const config = await readBrandConfig(root, values.brand);
  const pairs = readPairsToRelease(config, values.market, values.all);
  const findings = (await runDoctor(root, [config.id])).filter(({ severity }) => severity === 'error');
  if (findings.length > 0) throw new Error(`Brand "${config.id}" is not fit for release (npm run doctor):\n${formatFindings(findings)}`);
  if (values.build) {
    process.stdout.write(`Building ${config.id}; what has not changed comes from the cache …\n`);
    await runNx(root, ['run', `${config.id}:build`, '--outputStyle=static']);
  }
  const commit = readCommit(root);
  const productVersion = readProductVersion(root);
  const legal = await readBrandLegal(root, config.id);
  const origin = readPublicOrigin(process.env);
  if (origin === null) process.stdout.write('SITE_ORIGIN is not set: pages name each other by relative addresses, and the release has no sitemap.\n');
  const discovery = discoveryFiles(config, origin, await readPublicContent(process.env));
  for (const pair of pairs) {
    const { directory, manifest } = stampRelease({ root, config, pair, identity: readIdentityPool(process.env, config.id), legal, origin, events: readEventsAddress(process.env), chat: readChatAddress(process.env), discovery, buildDir: join(root, 'dist/brands', config.id), outDir: join(root, 'dist/releases', config.id, pair), productVersion, commit });
    const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
    process.stdout.write(`${config.id} ${pair} ${manifest.version}: ${Object.keys(manifest.files).length} files, ${Math.round(bytes / 1024)} KiB, in ${directory}\n`);
  }
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
