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
import { SITE_ROUTES } from '@baize/site-reader/route-table';
import { shortHash, stableJson } from './manifest.ts';
import { publicContent, readPublicDocuments } from '@baize/site-reader/public-content';
import { discoveryFiles, discoveryFilesOf, readPublicOrigin } from './sitemap.ts';

/** All that a brand's releases are made from, for every pair. */
export interface BrandInputs {
  readonly root: string;
  readonly config: BrandConfig;
  readonly legal: BrandLegal;
  readonly identity: IdentityPool;
  /** Where the public opens the site; null where that is not known. */
  readonly origin: string | null;
  /** Where events are recorded (`readEventsAddress`); null: nowhere. */
  readonly events: string | null;
  /** Where the support chat lies (`readChatAddress`); null: there is none. */
  readonly chat: string | null;
  /** Origins that a market's pages may frame. */
  readonly frames: (market: ResolvedMarket) => readonly string[];
  /** robots.txt and sitemaps of the brand (`discoveryFiles`). */
  readonly discovery: Readonly<Record<string, string>>;
  /** SHA-256 of the content snapshot. */
  readonly content: string;
  /** The brand as compiled once: `dist/brands/<brand>`. */
  readonly buildDir: string;
  /** Version of the product, without the content's hash. */
  readonly productVersion: string;
  readonly commit: string;
  /** SHA-256 of the build and of the sources that make a release of it, read once. */
  readonly sources: () => string;
  /** Of the build, before it was read: the same afterwards, or the release is of two (`touchOf`). */
  readonly touch: string;
}

/** What the environment says where no variable does: the addresses of a laptop's own stack. */
export interface Surroundings {
  readonly origin: string | null;
  readonly sandbox: string | null;
}

export interface Snapshot {
  readonly documents: readonly ContentDocument[];
  readonly sha256: string;
}

/** The content as it is now, with its hash. */
export async function takeSnapshot(env: NodeJS.ProcessEnv, sources?: string | null): Promise<Snapshot> {
  const documents = await readPublicDocuments(env, sources);
  return { documents, sha256: sha256(JSON.stringify(documents)) };
}

/**
 * Reads what a brand's releases are made from.
 * @param build what `readBuild` has said of it in this moment, if somebody asked already
 * @throws with what to mend, if the brand or the configuration cannot be read
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
    discovery: discoveryFiles(config, origin, publicContent(snapshot.documents)),
    content: snapshot.sha256,
    buildDir: join(root, 'dist/brands', brand),
    productVersion: readProductVersion(root),
    commit: readCommit(root),
    sources: () => (sources ??= hashMaking(root, build?.sha256 ?? hashBuild(root, brand))),
    touch,
  };
}

/** What a pair's pages are told, and the files that they are told of. */
export interface PairStart {
  readonly boot: Boot;
  readonly market: ResolvedMarket;
  readonly legal: LegalTexts;
  readonly messages: Readonly<Record<string, Messages>>;
  /** Path in the release → JSON: the market's record, each namespace under its hash. */
  readonly data: Readonly<Record<string, string>>;
}

/**
 * The pair's boot data, market record and texts; the same input gives the same bytes.
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

/** Folders whose sources decide how a release is made. */
const TOOLS = ['tools/release/src', 'libs/site-build/src', 'libs/brand/src', 'libs/content-engine/src'];

const hashOf = (folder: string) =>
  Object.fromEntries(
    (existsSync(folder) ? listFiles(folder) : [])
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => [file, sha256(readFileSync(join(folder, file)))]),
  );

const BUILDS = ['dist/brands', 'dist/ssr'];

/** Tells whether a build was written to since: names, sizes and times of its files, without reading one. */
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

/** SHA-256 of a brand as it was compiled, for browsers and for prerendering; of nothing where it is not. */
const hashBuild = (root: string, brand: string): string =>
  sha256(stableJson(BUILDS.map((folder) => hashOf(join(root, folder, brand)))));

/** A brand as it was compiled, and how to tell that it was compiled anew since. */
export interface Build {
  readonly touch: string;
  readonly sha256: string;
}

/** First when it was touched, then what it holds: what is written in between is noticed. */
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

/** SHA-256 of all that decides the bytes of a pair's release: the same inputs make the same release, so that none need be made again. */
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
