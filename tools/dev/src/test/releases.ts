import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { LocalePair } from '@baize/brand';
import { listFiles, sha256 } from '@baize/site-build/compress';
import { diffReleases } from '@baize/release/diff';
import { firstLoadFaults } from '@baize/release/first-load';
import { readBrandInputs, takeSnapshot, type BrandInputs, type Snapshot } from '@baize/release/inputs';
import { Isolation } from '@baize/release/isolation';
import { makeRelease } from '@baize/release/make';
import { verifyRelease, type ReleaseManifest } from '@baize/release/manifest';
import { pointsAt, promote, rollback } from '@baize/release/pointer';
import type { Stamped } from '@baize/release/stamp';
import { inlineHashes } from '@baize/site-build/security-headers';
import { createPreview } from '../start/preview.ts';
import { addCounts, COUNTS_MARK, NOTHING, type Counts } from './summary.ts';

/** Two that share neither brand, market nor language: these are made whole, all others with their home page. */
const WHOLE: readonly (readonly [brand: string, pair: LocalePair])[] = [
  ['northlight', 'fi-FI'],
  ['velvet', 'fr-CA'],
];
/** A laptop's waiting, in seconds (goals: unchanged release). */
const UNCHANGED_SECONDS = 3;
/** Of the names of a brand's assets, how many at least its markets have in common. */
const SHARED_ASSETS = 0.95;
/** As in production: without addresses to frame and to be opened at, half of the headers would say nothing. */
const ENVIRONMENT: NodeJS.ProcessEnv = {
  SITE_ORIGIN: 'https://www.example.com',
  STUDIO_URL: 'https://games.example',
  GATEWAY_URL: 'https://pay.example',
};

class Ledger {
  counts: Counts = NOTHING;
  check(passed: boolean, failure: string): void {
    this.counts = addCounts(this.counts, {
      ...NOTHING,
      passed: passed ? 1 : 0,
      failed: passed ? 0 : 1,
      failures: passed ? [] : [failure],
    });
  }
  refused(what: () => unknown, words: RegExp, failure: string): void {
    try {
      what();
      this.check(false, `${failure}: it was taken`);
    } catch (error) {
      this.check(words.test(String(error)), `${failure}: ${String(error)}`);
    }
  }
  /** @returns null when it could not be made, which is a failure of its own */
  async attempt<T>(what: string, make: () => Promise<T>): Promise<T | null> {
    try {
      const made = await make();
      this.check(true, what);
      return made;
    } catch (error) {
      this.check(false, `${what}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  }
}

function differences(one: string, two: string): readonly string[] {
  const files = new Set([...listFiles(one), ...listFiles(two)]);
  const read = (folder: string, file: string) => {
    try {
      return sha256(readFileSync(join(folder, file)));
    } catch {
      return null;
    }
  };
  return [...files].filter((file) => read(one, file) !== read(two, file));
}

/** Every page and a script as a browser gets them: whole, compressed, with the headers that the release names. */
async function served(ledger: Ledger, { directory, manifest }: Stamped): Promise<void> {
  const name = `${manifest.brand} ${manifest.pair}`;
  const app = await createPreview({ releases: [directory], apiUrl: 'http://127.0.0.1:1' });
  try {
    const get = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br', accept: 'text/html' } });
    for (const [route, file] of [...Object.entries(manifest.routes), ['my-account/banking', manifest.shell] as const]) {
      const answer = await get(`/${manifest.pair}${route === '' ? '' : `/${route}`}`);
      const body =
        answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(answer.rawPayload).toString() : answer.body;
      const policy = String(answer.headers['content-security-policy']);
      const { styles, scripts } = inlineHashes(body);
      ledger.check(
        answer.statusCode === 200 && sha256(body) === manifest.files[file]?.sha256,
        `${name}: /${route} is not answered with ${file}`,
      );
      ledger.check(
        !/unsafe-/.test(policy) &&
          /require-trusted-types-for 'script'/.test(policy) &&
          [...styles, ...scripts].every((hash) => policy.includes(hash)) &&
          /frame-src https:\/\/games\.example https:\/\/pay\.example/.test(policy),
        `${name}: the policy of /${route} is not its own: ${policy}`,
      );
    }
    const script = manifest.firstScreen?.js.files[0] ?? '';
    const { headers } = await get(`/${script}`);
    ledger.check(
      headers['content-encoding'] === 'br' &&
        String(headers['cache-control']).includes('immutable') &&
        String(headers['strict-transport-security']).startsWith('max-age='),
      `${name}: ${script} is not served compressed, for good and over TLS only`,
    );
  } finally {
    await app.close();
  }
}

/** One brand and market, whole: made twice to the same byte, unchanged at once, refused when changed, promoted and taken back. */
async function wholeRelease(
  ledger: Ledger,
  scratch: string,
  inputs: BrandInputs,
  pair: LocalePair,
  snapshot: Snapshot,
): Promise<ReleaseManifest | null> {
  const name = `${inputs.config.id} ${pair}`;
  const pairDir = join(scratch, 'one', inputs.config.id, pair);
  const make = (outDir: string, options = {}, from = inputs) =>
    makeRelease(from, pair, outDir, snapshot, { enforceBudget: true, store: join(scratch, 'store'), ...options });
  const first = await ledger.attempt(`release of ${name}`, () => make(pairDir));
  if (!first) return null;
  const second = await make(join(scratch, 'two', inputs.config.id, pair), { store: join(scratch, 'another-store') });
  const different = differences(first.directory, second.directory);
  ledger.check(
    different.length === 0 && first.manifest.version === second.manifest.version,
    `two releases of ${name} differ: ${different.slice(0, 5).join(', ')}`,
  );
  const began = performance.now();
  const again = await make(pairDir);
  ledger.check(
    !again.made && performance.now() - began < UNCHANGED_SECONDS * 1000,
    `an unchanged release of ${name} was ${again.made ? 'made again' : `found after ${Math.round(performance.now() - began)} ms`}`,
  );
  await served(ledger, first);

  const bill = JSON.parse(readFileSync(join(first.directory, first.manifest.sbom), 'utf8')) as {
    components: readonly { name: string; version: string }[];
  };
  ledger.check(
    bill.components.some((component) => component.name === 'react-dom') &&
      !bill.components.some((component) => component.name === 'vitest'),
    `${name}: the bill of materials does not name what the bundle holds, or what it does not`,
  );

  for (const file of [`${pair}/index.html`, `${first.manifest.firstScreen?.js.files[0] ?? ''}.br`]) {
    const tampered = join(scratch, 'tampered', basename(first.directory));
    cpSync(first.directory, tampered, { recursive: true });
    writeFileSync(join(tampered, file), `${readFileSync(join(tampered, file), 'latin1')} `, 'latin1');
    ledger.refused(
      () => promote(tampered, new Date()),
      /expected \d+ bytes with SHA-256 \w+, found/,
      `${name} with a changed ${file} was to be refused`,
    );
    ledger.check(pointsAt(join(scratch, 'tampered')) === null, `${name}: a refused release is served`);
    rmSync(tampered, { recursive: true });
  }
  const other = await make(pairDir, { homeOnly: true }, { ...inputs, frames: () => ['https://other.example'] });
  promote(first.directory, new Date());
  promote(other.directory, new Date());
  ledger.check(
    pointsAt(pairDir) === other.manifest.version && pointsAt(pairDir, 'previous') === first.manifest.version,
    `${name}: what was promoted is not served`,
  );
  rollback(pairDir, new Date());
  ledger.check(
    pointsAt(pairDir) === first.manifest.version &&
      verifyRelease(join(pairDir, 'current')).version === first.manifest.version,
    `${name}: what was taken back is still served`,
  );
  const diff = diffReleases(first.directory, other.directory);
  ledger.check(
    diff.routes.length === Object.keys(first.manifest.routes).length - Object.keys(other.manifest.routes).length &&
      diff.rules.length === 0 &&
      !diff.files.some(({ file }) => file.startsWith('assets/')),
    `${name}: the difference of two releases is not the pages that one of them lacks`,
  );
  return first.manifest;
}

/**
 * Releases, on their output, from brands that are built already: every market is stamped and looked through for what is
 * another's; those of `WHOLE` are made whole.
 */
async function checkReleases(
  root: string,
  brands: readonly string[],
  env: NodeJS.ProcessEnv = ENVIRONMENT,
): Promise<Counts> {
  const ledger = new Ledger();
  const scratch = mkdtempSync(join(tmpdir(), 'baize-releases-'));
  try {
    const snapshot = await takeSnapshot(env);
    for (const brand of brands) {
      const heavy = await ledger.attempt(`first load of ${brand}`, () =>
        Promise.resolve(firstLoadFaults(join(root, 'dist/brands', brand))),
      );
      if (heavy === null) continue;
      ledger.check(heavy.length === 0, `${brand}: ${heavy.join('; ')}`);
      const inputs = await readBrandInputs(root, brand, env, snapshot);
      const isolation = new Isolation(root, brand);
      const assets: ReadonlySet<string>[] = [];
      for (const pair of inputs.config.pairs) {
        const whole = WHOLE.some(([id, other]) => id === brand && other === pair);
        const manifest = whole
          ? await wholeRelease(ledger, scratch, inputs, pair, snapshot)
          : (
              await ledger.attempt(`release of ${brand} ${pair}`, () =>
                makeRelease(inputs, pair, join(scratch, 'one', brand, pair), snapshot, {
                  enforceBudget: true,
                  homeOnly: true,
                  store: join(scratch, 'store'),
                }),
              )
            )?.manifest;
        if (!manifest) continue;
        const foreign = isolation.foreignToRelease(join(scratch, 'one', brand, pair, manifest.version));
        ledger.check(foreign.length === 0, foreign.slice(0, 5).join('; '));
        assets.push(new Set(Object.keys(manifest.files).filter((file) => file.startsWith('assets/'))));
        process.stdout.write(
          `${brand} ${pair} ${manifest.version}: ${Object.keys(manifest.routes).length} pages${whole ? ', compared, served, tampered with, promoted and taken back' : ''}\n`,
        );
      }
      const all = new Set(assets.flatMap((names) => [...names]));
      const common = [...all].filter((name) => assets.every((names) => names.has(name))).length;
      ledger.check(
        common >= SHARED_ASSETS * all.size,
        `only ${common} of ${all.size} assets are shared by the markets of ${brand}`,
      );
    }
    return ledger.counts;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const counts = await checkReleases(join(import.meta.dirname, '../../../..'), process.argv.slice(2));
  process.stdout.write(`${COUNTS_MARK}${JSON.stringify(counts)}\n`);
}
