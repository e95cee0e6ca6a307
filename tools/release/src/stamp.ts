import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { LocalePair } from '@baize/brand';
import { fillTemplate, summaryOf } from '@baize/site-build/boot';
import { CONTENTS_FILE } from '@baize/site-build/contents';
import {
  commonHeaders,
  contentSecurityPolicy,
  forbiddenAttributes,
  inlineHashes,
  type SecuritySources,
} from '@baize/site-build/security-headers';
import { compressedStore, compressFolder, listFiles, share } from '@baize/site-build/compress';
import { elementFaults } from './elements.ts';
import { budgetFaults, weighFirstScreen } from './first-load.ts';
import { headerFiles } from './headers.ts';
import { speculationFile } from './speculation.ts';
import { pairStart, touchOf, type BrandInputs } from './inputs.ts';
import {
  integrityOf,
  MANIFEST_FILE,
  recordFiles,
  SBOM_FILE,
  sealOf,
  sizesOf,
  verifyRelease,
  versionOf,
  type ReleaseManifest,
  type Unsealed,
} from './manifest.ts';
import type { PrerenderedPage } from './prerender.ts';
import { billOfMaterials, readContents } from './sbom.ts';
import { discoveryFilesOf } from './sitemap.ts';

export interface StampInput extends BrandInputs {
  readonly pair: LocalePair;
  /** Complete prerendered pages by address. Without them, every address gets the shell. */
  readonly pages?: readonly PrerenderedPage[];
  /** The release is written to `<outDir>/<version>`. */
  readonly outDir: string;
  /** SHA-256 of everything that determines the release's bytes (`inputsHash`). */
  readonly inputs: string;
  /** Folder of the compressed files (`compressedStore`). */
  readonly store?: string;
  /** Rejects a first screen over its budget. `npm start` serves it anyway. */
  readonly enforceBudget?: boolean;
}

export interface Stamped {
  readonly directory: string;
  readonly manifest: ReleaseManifest;
}

function write(directory: string, path: string, content: string): void {
  const file = join(directory, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** @throws if the brand is not built, with the command that builds it */
export function assertBuilt({ config, buildDir }: BrandInputs): void {
  const missing = ['index.html', '.vite/manifest.json', CONTENTS_FILE]
    .map((file) => join(buildDir, file))
    .find((file) => !existsSync(file));
  if (missing !== undefined)
    throw new Error(
      `Brand "${config.id}" is not built, or was built by an older version: ${missing} is missing. Build it with "npx nx build ${config.id}", then release again.`,
    );
}

/**
 * Replaces a damaged folder with a complete one. The damaged one may be in use, so it stays until the other is ready
 * and is missing only between two renames.
 */
function putInPlace(whole: string, directory: string): void {
  const aside = join(dirname(directory), `.damaged-${basename(directory)}-${process.pid}`);
  const isThere = existsSync(directory);
  if (isThere) renameSync(directory, aside);
  try {
    renameSync(whole, directory);
  } catch (error) {
    if (isThere) renameSync(aside, directory);
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}

/** Seals the manifest and replaces it in one step, so that a reader gets either the old one or the new one. */
export function writeManifest(directory: string, manifest: Omit<ReleaseManifest, 'seal'>): ReleaseManifest {
  const sealed = { ...manifest, seal: sealOf(manifest) };
  // Two commands may confirm the same release at the same time.
  const aside = `${directory}.${process.pid}.${MANIFEST_FILE}`;
  writeFileSync(aside, `${JSON.stringify(sealed, null, 2)}\n`);
  renameSync(aside, join(directory, MANIFEST_FILE));
  return sealed;
}

/** Marks a release as the newest, the one that commands use without a version. Confirming counts like making it. */
export function markNewest(directory: string): void {
  const now = new Date();
  utimesSync(directory, now, now);
}

/** A folder with something in it stays: another release of the pair, or one that is being made. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It holds something, or it is gone already.
  }
}

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Removes a folder if this process receives a signal to stop, and its parent if nothing else is in it: a pair without a
 * release. Otherwise the folder would remain, and `release:prune` could not tell it from one that is being written. If
 * there is no other listener, the signal then ends the process as usual.
 * @returns `forget` stops listening; `isStopped` tells whether the folder was removed
 */
function removeWhenStopped(folder: string): { readonly forget: () => void; readonly isStopped: () => boolean } {
  let isStopped = false;
  const stop = (signal: NodeJS.Signals) => {
    isStopped = true;
    forget();
    rmSync(folder, { recursive: true, force: true });
    removeIfEmpty(dirname(folder));
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const forget = () => {
    for (const signal of STOPS) process.off(signal, stop);
  };
  for (const signal of STOPS) process.on(signal, stop);
  return { forget, isStopped: () => isStopped };
}

function isWhole(directory: string): boolean {
  try {
    verifyRelease(directory);
    return true;
  } catch {
    return false;
  }
}

/**
 * Stamps one brand for one pair from the brand's build: pages, market record, texts, shared assets, and the files for
 * those who serve it. `<pair>/shell.html` is the page without content: it answers every address under the pair that has
 * no page of its own, and routes in the browser. Home is `<pair>/index.html`, any other page
 * `<pair>/<path>/index.html`. The same input gives the same bytes. The folder's name contains their hash, so a release
 * never changes under its name.
 * @throws if the brand is not built, brand and market do not fit (the doctor's sentence), a page breaks its own policy,
 * the first screen is over its budget, or the build changed in the meantime
 */
export async function stampRelease(input: StampInput): Promise<Stamped> {
  const { root, config, pair, buildDir, outDir, pages = [] } = input;
  assertBuilt(input);
  const template = join(buildDir, 'index.html');
  const start = pairStart(input, pair);
  const { market } = start;
  const texts = start.messages['default'] ?? {};
  const sources: SecuritySources = {
    frames: input.frames(market),
    connects: [input.events, input.identity.endpoint].filter((address) => address !== null),
    siteOrigins: input.origin === null ? [] : [input.origin],
  };
  const staging = join(outDir, `.staging-${process.pid}`);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  const { forget, isStopped } = removeWhenStopped(staging);
  try {
    for (const file of listFiles(buildDir)) {
      if (file.startsWith('.vite/') || /^index\.html(\.br|\.gz)?$/.test(file)) continue;
      share(join(buildDir, file), join(staging, file));
    }
    for (const [path, json] of Object.entries(start.data)) {
      write(staging, path, json);
      // The path in the specification (ruling 3), never cached.
      if (path.startsWith('locales/')) write(staging, path.replace(/\.[0-9a-f]{10}\.json$/, '.json'), json);
    }
    const shell = `${pair}/shell.html`;
    const html = new Map([
      [
        shell,
        fillTemplate(
          readFileSync(template, 'utf8'),
          start.boot,
          market,
          config,
          texts,
          summaryOf(texts, market, config.name),
        ),
      ],
    ]);
    const routes: Record<string, string> = {};
    for (const page of pages) {
      // Servers look files up by the decoded address.
      const path = decodeURIComponent(page.path);
      if (path.split('/').includes('..'))
        throw new Error(
          `The page "${page.path}" of ${config.id} ${pair} would be outside its release. Give its content another address (slug).`,
        );
      const file = path === '' ? `${pair}/index.html` : `${pair}/${path}/index.html`;
      routes[page.path] = file;
      html.set(file, page.html);
      for (const file of [page.data, page.search]) if (file) write(staging, file.path, file.json);
    }
    // A host that only serves files opens the pair with this page, whether home was prerendered or not.
    if (routes[''] === undefined) html.set((routes[''] = `${pair}/index.html`), html.get(shell) ?? '');
    const policies: Record<string, string> = {};
    const policy = contentSecurityPolicy(sources);
    for (const [file, page] of html) {
      const forbidden = forbiddenAttributes(page);
      if (forbidden.length > 0)
        throw new Error(
          `The page ${file} of ${config.id} holds ${forbidden.slice(0, 3).join(', ')}, which its Content-Security-Policy forbids: what depends on it would look or work differently. Give the element a class instead (libs/ui), or attach the handler in code.`,
        );
      const own = contentSecurityPolicy(sources, inlineHashes(page));
      if (own !== policy) policies[file] = own;
      write(staging, file, page);
    }
    for (const [path, content] of Object.entries(discoveryFilesOf(pair, input.discovery)))
      write(staging, path, content);
    const speculation = speculationFile(pair);
    write(staging, speculation.path, speculation.json);
    await compressFolder(staging, input.store ?? compressedStore(root));
    const files = recordFiles(staging);

    const contents = readContents(buildDir);
    const firstScreen = weighFirstScreen(buildDir, { brand: config.id, pair, html: html.get(routes[''] ?? '') ?? '' });
    const excess = [...budgetFaults(firstScreen, contents), ...elementFaults(pages)];
    if (input.enforceBudget && excess.length > 0)
      throw new Error(
        `${config.id} ${pair} is over its budget:\n${excess.map((fault) => `  - ${fault}`).join('\n')}\nMake these files and pages smaller or load them later. If the budget must be raised, give the reason beside it.`,
      );

    const frameless = { ...sources, frames: [] };
    const headers = {
      common: { ...commonHeaders(sources), 'speculation-rules': `"/${speculation.path}"` },
      policy,
      pages: policies,
      shared: { common: commonHeaders(frameless), policy: contentSecurityPolicy(frameless) },
    };
    const known = input.known(market);
    const records = {
      [SBOM_FILE]: billOfMaterials(root, config.id, input.productVersion, contents),
      ...headerFiles({ brand: config.id, pair, pairs: config.pairs, routes, shell, known, headers }),
    };
    for (const [path, content] of Object.entries(records)) write(staging, path, content);
    const { capabilities, switches, unauthorisedVisitor } = config;
    const unversioned: Unsealed = {
      commit: input.commit,
      inputs: input.inputs,
      content: input.content,
      brand: config.id,
      pair,
      pairs: config.pairs,
      locales: [market.translation],
      languageTag: market.languageTag,
      routes,
      shell,
      known,
      rules: market.rules,
      flags: { capabilities, switches, unauthorisedVisitor },
      sizes: sizesOf(files),
      firstScreen,
      headers,
      sbom: SBOM_FILE,
      records: Object.fromEntries(
        Object.entries(records).map(([path, content]) => [path, integrityOf(Buffer.from(content))]),
      ),
      files,
    };
    const manifest = writeManifest(staging, { version: versionOf(input.productVersion, unversioned), ...unversioned });
    if (touchOf(root, config.id) !== input.touch)
      throw new Error(
        `${config.id} was built again while ${pair} was being made from its build. The release would mix two builds, so it was discarded. Another command is building the brand (a release, npm start or nx build): wait for it, then release again.`,
      );
    if (isStopped()) throw new Error(`The release of ${config.id} ${pair} was stopped, so it was discarded.`);
    const directory = join(outDir, manifest.version);
    if (isWhole(directory)) {
      // The folder may be in use: its files stay, and only the record of its origin is rewritten.
      writeManifest(directory, manifest);
      markNewest(directory);
    } else {
      putInPlace(staging, directory);
    }
    return { directory, manifest };
  } finally {
    forget();
    rmSync(staging, { recursive: true, force: true });
    // Work that went on after the signal has written the folder again; a release that failed leaves no pair either.
    removeIfEmpty(outDir);
  }
}
