import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, inject, it } from 'vitest';
import type { LocalePair } from '@baize/brand';
import { diffReleases } from '@baize/release/diff';
import { firstLoadFaults } from '@baize/release/first-load';
import { elementFaults, isCounted } from '@baize/release/elements';
import { pairStart, readBrandInputs, takeSnapshot, type BrandInputs } from '@baize/release/inputs';
import { Isolation } from '@baize/release/isolation';
import { makeRelease, type MakeOptions } from '@baize/release/make';
import { verifyRelease } from '@baize/release/manifest';
import { pointsAt, promote, rollback } from '@baize/release/pointer';
import { prerenderedPaths, prerenderPages } from '@baize/release/prerender';
import { readContents } from '@baize/release/sbom';
import type { Stamped } from '@baize/release/stamp';
import { listFiles, sha256 } from '@baize/site-build/compress';
import { inlineHashes } from '@baize/site-build/security-headers';
import { createPreview } from '../../start/preview.ts';

/** Two that share neither brand, market nor language: these are released with every page, all others with their home page. */
const WHOLE: Readonly<Record<string, LocalePair>> = { northlight: 'fi-FI', velvet: 'fr-CA' };
/** A laptop's waiting, in milliseconds (goals: unchanged release). */
const UNCHANGED_MS = 3000;
/** Of the names of a brand's assets, how many at least its markets have in common. */
const SHARED_ASSETS = 0.95;
/** As in production: without addresses to frame and to be opened at, half of the headers would say nothing. */
const ENVIRONMENT: NodeJS.ProcessEnv = {
  SITE_ORIGIN: 'https://www.example.com',
  STUDIO_URL: 'https://games.example',
  GATEWAY_URL: 'https://pay.example',
};

/** Developers run the tests before they commit. */
const TEST_SWITCH = { now: new Date(), by: 'a test', allowUncommitted: true };

const root = join(import.meta.dirname, '../../../../..');
const brand = inject('brand');
const scratch = inject('scratch');
const snapshot = await takeSnapshot(ENVIRONMENT);
const inputs = await readBrandInputs(root, brand, ENVIRONMENT, snapshot);
const isolation = new Isolation(root, brand);

const folderOf = (pair: LocalePair, name = 'one') => join(scratch, name, brand, pair);
const make = (pair: LocalePair, outDir: string, options: MakeOptions = {}, from: BrandInputs = inputs) =>
  makeRelease(from, pair, outDir, snapshot, { enforceBudget: true, store: join(scratch, 'store'), ...options });

/** The releases that the first test of each market made. */
const releases = new Map<LocalePair, Stamped>();
function releaseOf(pair: LocalePair): Stamped {
  const release = releases.get(pair);
  if (!release) throw new Error(`${brand} ${pair} was not released: see the test that makes its release.`);
  return release;
}

it('loads nothing in the first screen that belongs to later ones', () => {
  expect(firstLoadFaults(join(root, 'dist/brands', brand))).toEqual([]);
});

it('compiles no market’s record into a script, so that a change of one law renames none', () => {
  const { chunks } = readContents(join(root, 'dist/brands', brand));
  const compiled = Object.values(chunks)
    .flat()
    .map(({ module }) => module)
    .filter((module) => module.startsWith('libs/brand/src/markets/'));
  expect([...new Set(compiled)]).toEqual([]);
});

describe.each(inputs.config.pairs)('%s', (pair) => {
  it('is released within its budget', async () => {
    releases.set(pair, await make(pair, folderOf(pair), { homeOnly: WHOLE[brand] !== pair }));
  });

  it('holds nothing of other brands and markets', () => {
    expect(isolation.foreignToRelease(releaseOf(pair).directory)).toEqual([]);
  });
});

it('has no more elements in its home page and lobbies than a phone should lay out', async () => {
  const [pair] = inputs.config.pairs;
  if (pair === undefined) throw new Error(`${brand} offers no market.`);
  const { config, buildDir } = inputs;
  const { boot, market, legal } = pairStart(inputs, pair);
  const { documents } = snapshot;
  const pages = await prerenderPages(
    { root, config, boot, market, legal, buildDir, ssrDir: join(root, 'dist/ssr', brand), documents },
    prerenderedPaths(config, pair, documents).filter(isCounted),
  );
  expect(elementFaults(pages)).toEqual([]);
});

it('shares the assets of its markets', () => {
  const assets = inputs.config.pairs.map(
    (pair) => new Set(Object.keys(releaseOf(pair).manifest.files).filter((file) => file.startsWith('assets/'))),
  );
  const all = [...new Set(assets.flatMap((names) => [...names]))];
  const common = all.filter((name) => assets.every((names) => names.has(name)));
  expect(common.length).toBeGreaterThanOrEqual(SHARED_ASSETS * all.length);
});

/** Returns the files that differ between two folders. */
function differences(one: string, two: string): readonly string[] {
  const hashes = (folder: string) =>
    new Map(listFiles(folder).map((file) => [file, sha256(readFileSync(join(folder, file)))]));
  const [before, after] = [hashes(one), hashes(two)];
  return [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
}

describe.each(inputs.config.pairs.filter((pair) => WHOLE[brand] === pair))('%s with every page', (pair) => {
  const scriptOf = ({ manifest }: Stamped) => manifest.firstScreen?.js.files[0] ?? '';

  it('has the same bytes when it is made twice', async () => {
    const first = releaseOf(pair);
    const second = await make(pair, folderOf(pair, 'two'));
    expect(differences(first.directory, second.directory)).toEqual([]);
    expect(second.manifest.version).toBe(first.manifest.version);
  });

  it('is found at once when nothing has changed', async () => {
    const began = performance.now();
    expect(await make(pair, folderOf(pair))).toMatchObject({ made: false, directory: releaseOf(pair).directory });
    expect(performance.now() - began).toBeLessThan(UNCHANGED_MS);
  });

  describe('as a browser gets it', () => {
    let app: FastifyInstance | undefined;
    const get = async (url: string) => {
      app ??= await createPreview({ releases: [releaseOf(pair).directory], apiUrl: 'http://127.0.0.1:1' });
      return app.inject({ url, headers: { 'accept-encoding': 'br', accept: 'text/html' } });
    };
    afterAll(() => app?.close());

    it('answers every address with its page, under a policy of that page', async () => {
      const { manifest } = releaseOf(pair);
      const faults: string[] = [];
      const addresses = [...Object.entries(manifest.routes), ['my-account/banking', manifest.shell] as const];
      expect(addresses.length).toBeGreaterThan(10);
      for (const [route, file] of addresses) {
        const answer = await get(`/${manifest.pair}${route === '' ? '' : `/${route}`}`);
        const body =
          answer.headers['content-encoding'] === 'br'
            ? brotliDecompressSync(answer.rawPayload).toString()
            : answer.body;
        if (answer.statusCode !== 200 || sha256(body) !== manifest.files[file]?.sha256)
          faults.push(`/${route} is not answered with ${file}`);
        const policy = String(answer.headers['content-security-policy']);
        const { styles, scripts } = inlineHashes(body);
        if (
          /unsafe-/.test(policy) ||
          !/require-trusted-types-for 'script'/.test(policy) ||
          ![...styles, ...scripts].every((hash) => policy.includes(hash)) ||
          !/frame-src https:\/\/games\.example https:\/\/pay\.example/.test(policy)
        )
          faults.push(`the policy of /${route} is not its own: ${policy}`);
      }
      expect(faults).toEqual([]);
    });

    it('serves scripts compressed, for good and over TLS only', async () => {
      const { headers } = await get(`/${scriptOf(releaseOf(pair))}`);
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': expect.stringContaining('immutable') as string,
        'strict-transport-security': expect.stringMatching(/^max-age=/) as string,
      });
    });
  });

  it('names in the bill of materials what the bundle holds, and nothing else', () => {
    const { directory, manifest } = releaseOf(pair);
    const { components } = JSON.parse(readFileSync(join(directory, manifest.sbom), 'utf8')) as {
      readonly components: readonly { readonly name: string }[];
    };
    const names = components.map(({ name }) => name);
    expect(names).toContain('react-dom');
    expect(names).not.toContain('vitest');
  });

  it.each([
    ['page', () => `${pair}/index.html`],
    ['compressed script', () => `${scriptOf(releaseOf(pair))}.br`],
  ])('is refused and not served when a %s was changed', (_kind, fileOf) => {
    const { directory } = releaseOf(pair);
    const tampered = join(scratch, 'tampered', brand, basename(directory));
    cpSync(directory, tampered, { recursive: true });
    const file = join(tampered, fileOf());
    writeFileSync(file, `${readFileSync(file, 'latin1')} `, 'latin1');
    expect(() => promote(tampered, TEST_SWITCH)).toThrow(/expected \d+ bytes with SHA-256 \w+, found/);
    expect(pointsAt(join(scratch, 'tampered', brand))).toBeNull();
    rmSync(tampered, { recursive: true });
  });

  describe('after another release', () => {
    const folder = folderOf(pair);
    let other: Stamped;

    it('is served again once the other is taken back', async () => {
      const first = releaseOf(pair);
      other = await make(pair, folder, { homeOnly: true }, { ...inputs, frames: () => ['https://other.example'] });
      promote(first.directory, TEST_SWITCH);
      promote(other.directory, TEST_SWITCH);
      expect(pointsAt(folder)).toBe(other.manifest.version);
      expect(pointsAt(folder, 'previous')).toBe(first.manifest.version);
      rollback(folder, TEST_SWITCH);
      expect(pointsAt(folder)).toBe(first.manifest.version);
      expect(verifyRelease(join(folder, 'current')).version).toBe(first.manifest.version);
    });

    it('differs from it by the pages that the other lacks', () => {
      const first = releaseOf(pair);
      const { routes, rules, files } = diffReleases(first.directory, other.directory);
      expect(routes).toHaveLength(
        Object.keys(first.manifest.routes).length - Object.keys(other.manifest.routes).length,
      );
      expect(rules).toEqual([]);
      expect(files.filter(({ file }) => file.startsWith('assets/'))).toEqual([]);
    });
  });
});
