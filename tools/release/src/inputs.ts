import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Boot } from '@baize/boot';
import {
  legalTexts,
  type BrandConfig,
  type BrandLegal,
  type LegalTexts,
  type LocalePair,
  type ResolvedMarket,
} from '@baize/brand';
import type { ContentDocument } from '@baize/contracts/content';
import type { IdentityPool } from '@baize/contracts/site';
import {
  marketData,
  readChatAddress,
  readEventsAddress,
  readFrameOrigins,
  readIdentityPool,
  resolveOrThrow,
} from '@baize/site-build/boot';
import { readBrandConfig, readBrandLegal } from '@baize/site-build/brand-config';
import { readCommit, readProductVersion } from '@baize/site-build/commit';
import { composeMessages, NAMESPACES, type Messages } from '@baize/site-build/messages';
import { listFiles, sha256 } from '@baize/site-build/compress';
import { knownAddresses } from '@baize/site-reader/known-addresses';
import { SITE_ROUTES } from '@baize/site-reader/route-table';
import { shortHash, stableJson } from './manifest.ts';
import { publicContent, readPublicDocuments } from '@baize/site-reader/public-content';
import { discoveryFiles, discoveryFilesOf, readPublicOrigin } from './sitemap.ts';

/** The inputs of a brand's releases, for all pairs. */
export interface BrandInputs {
  readonly root: string;
  readonly config: BrandConfig;
  readonly legal: BrandLegal;
  readonly identity: IdentityPool;
  /** The site's public origin; null if unknown. */
  readonly origin: string | null;
  /** Address of the event recorder (`readEventsAddress`); null if events are not recorded. */
  readonly events: string | null;
  /** Address of the support chat (`readChatAddress`); null if there is none. */
  readonly chat: string | null;
  /** Returns the origins that a market's pages may frame. */
  readonly frames: (market: ResolvedMarket) => readonly string[];
  /** Returns the expression for the addresses that exist in a market (`knownAddresses`). */
  readonly known: (market: ResolvedMarket) => string;
  /** robots.txt and sitemaps of the brand (`discoveryFiles`). */
  readonly discovery: Readonly<Record<string, string>>;
  /** SHA-256 of the content snapshot. */
  readonly content: string;
  /** The brand's build: `dist/brands/<brand>`. */
  readonly buildDir: string;
  /** Version of the product, without the hash of the content. */
  readonly productVersion: string;
  readonly commit: string;
  /** Returns the SHA-256 of the build and of the sources of the release tools, read once. */
  readonly sources: () => string;
  /** State of the build before it was read (`touchOf`). If it differs afterwards, the release would mix two builds. */
  readonly touch: string;
}

/** Default addresses without environment variables: those of a stack on the same machine. */
export interface Surroundings {
  readonly origin: string | null;
  readonly sandbox: string | null;
}

export interface Snapshot {
  readonly documents: readonly ContentDocument[];
  readonly sha256: string;
}

/** Returns the current content with its hash. */
export async function takeSnapshot(env: NodeJS.ProcessEnv, sources?: string | null): Promise<Snapshot> {
  const documents = await readPublicDocuments(env, sources);
  return { documents, sha256: sha256(JSON.stringify(documents)) };
}

/**
 * Reads the inputs of a brand's releases.
 * @param build the result of `readBuild`, if the caller has it already
 * @throws with the fix, if the brand or the configuration cannot be read
 */
export async function readBrandInputs(
  root: string,
  brand: string,
  env: NodeJS.ProcessEnv,
  snapshot: Snapshot,
  near: Surroundings = { origin: null, sandbox: null },
  build?: Build,
): Promise<BrandInputs> {
  const touch = build?.touch ?? touchOf(root, brand);
  const config = await readBrandConfig(root, brand);
  const origin = near.origin ?? readPublicOrigin(env);
  let sources: string | undefined;
  return {
    root,
    config,
    legal: await readBrandLegal(root, brand),
    identity: readIdentityPool(env, brand),
    origin,
    events: readEventsAddress(env, near.sandbox),
    chat: readChatAddress(env, near.sandbox),
    frames: (market) => readFrameOrigins(env, config, market, near.sandbox),
    known: (market) => knownAddresses(config, market),
    discovery: discoveryFiles(config, origin, publicContent(snapshot.documents)),
    content: snapshot.sha256,
    buildDir: join(root, 'dist/brands', brand),
    productVersion: readProductVersion(root),
    commit: readCommit(root),
    sources: () => (sources ??= hashMaking(root, build?.sha256 ?? hashBuild(root, brand))),
    touch,
  };
}

/** The boot data of a pair's pages, and the files that it names. */
export interface PairStart {
  readonly boot: Boot;
  readonly market: ResolvedMarket;
  readonly legal: LegalTexts;
  readonly messages: Readonly<Record<string, Messages>>;
  /** Path in the release → JSON: the market's record, and each namespace under its hash. */
  readonly data: Readonly<Record<string, string>>;
}

/**
 * Returns the pair's boot data, market record and texts. The same input gives the same bytes.
 * @throws if brand and market do not fit (the doctor's sentence)
 */
export function pairStart(
  { root, config, legal, identity, origin, events, chat }: BrandInputs,
  pair: LocalePair,
): PairStart {
  const market = resolveOrThrow(config, pair);
  const data: Record<string, string> = {};
  const add = (name: string, value: unknown) => {
    const json = stableJson(value);
    const path = `${name}.${shortHash(json)}.json`;
    data[path] = json;
    return `/${path}`;
  };
  const messages = Object.fromEntries(
    Object.keys(NAMESPACES).map((namespace) => [
      namespace,
      composeMessages(root, config.id, market.translation, namespace),
    ]),
  );
  const boot: Boot = {
    pair,
    pairs: config.pairs,
    market: add(`data/market.${pair}`, marketData(market, legal)),
    messages: Object.fromEntries(
      Object.entries(messages).map(([namespace, texts]) => [
        namespace,
        add(`locales/${market.translation}/${namespace}`, texts),
      ]),
    ),
    identity,
    origin,
    events,
    chat,
  };
  return { boot, market, legal: legalTexts(legal, market.translation), messages, data };
}

/** Folders of the release tools' sources. */
const TOOLS = ['tools/release/src', 'libs/site-build/src', 'libs/brand/src', 'libs/content-engine/src'];

const hashOf = (folder: string) =>
  Object.fromEntries(
    (existsSync(folder) ? listFiles(folder) : [])
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => [file, sha256(readFileSync(join(folder, file)))]),
  );

const BUILDS = ['dist/brands', 'dist/ssr'];

/** Returns a fingerprint that changes when the build is written to: names, sizes and times of its files. */
export const touchOf = (root: string, brand: string): string =>
  sha256(
    stableJson(
      BUILDS.map((folder) => join(root, folder, brand)).map((folder) =>
        (existsSync(folder) ? listFiles(folder) : []).map((file) => {
          const { size, mtimeMs, ino } = lstatSync(join(folder, file));
          return [file, size, mtimeMs, ino];
        }),
      ),
    ),
  );

/** Returns the SHA-256 of a brand's builds for browsers and for prerendering, even if they are missing. */
const hashBuild = (root: string, brand: string): string =>
  sha256(stableJson(BUILDS.map((folder) => hashOf(join(root, folder, brand)))));

/** The hash of a brand's build, and a fingerprint that shows whether it was built again. */
export interface Build {
  readonly touch: string;
  readonly sha256: string;
}

/** Reads the fingerprint before the content, so that a change in between is noticed. */
export function readBuild(root: string, brand: string): Build {
  const touch = touchOf(root, brand);
  return { touch, sha256: hashBuild(root, brand) };
}

function hashMaking(root: string, build: string): string {
  return sha256(
    stableJson({
      build,
      tools: TOOLS.map((folder) => hashOf(join(root, folder))),
      lock: sha256(readFileSync(join(root, 'package-lock.json'))),
      routes: SITE_ROUTES.map(({ module, route, ...data }) => [module.id, data, String(route?.lazy)]),
    }),
  );
}

/**
 * Returns the SHA-256 of everything that determines a pair's release. With the same inputs, it need not be made again.
 */
export function inputsHash(inputs: BrandInputs, pair: LocalePair, homeOnly = false): string {
  const { config, discovery, content, productVersion } = inputs;
  const { boot, market, data } = pairStart(inputs, pair);
  return sha256(
    stableJson({
      config,
      boot,
      market,
      data,
      content,
      productVersion,
      homeOnly,
      frames: inputs.frames(market),
      discovery: discoveryFilesOf(pair, discovery),
      sources: inputs.sources(),
    }),
  );
}
