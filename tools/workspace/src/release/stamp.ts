import { createHash } from 'node:crypto';
import { cpSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrandConfig, BrandLegal, LocalePair, ResolvedMarket } from '@baize/brand';
import type { IdentityPool } from '@baize/contracts/site';
import { fillTemplate, marketData, resolveOrThrow, summaryOf, type Boot } from '../site/boot.ts';
import { composeMessages, NAMESPACES } from '../site/messages.ts';
import { discoveryFilesOf } from './sitemap.ts';
import { compressFolder, isCompressedVariant, listFiles } from './compress.ts';

/** What a release says of itself; the only file whose bytes depend on the commit. */
export interface ReleaseManifest {
  readonly version: string;
  readonly commit: string;
  readonly brand: string;
  readonly pair: LocalePair;
  readonly pairs: readonly LocalePair[];
  readonly locale: string;
  readonly languageTag: string;
  /** The law that the bundle was stamped under, rule by rule with its source. */
  readonly rules: ResolvedMarket['rules'];
  /** Path → size in bytes and SHA-256, without the compressed variants. */
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
}

export interface StampInput {
  readonly root: string;
  readonly config: BrandConfig;
  readonly pair: LocalePair;
  readonly identity: IdentityPool;
  readonly legal: BrandLegal;
  /** Where the public opens the site; null where that is not known. */
  readonly origin: string | null;
  /** Where events are recorded (`readEventsAddress`); null: nowhere. */
  readonly events: string | null;
  /** Where the support chat lies (`readChatAddress`); null: there is none. */
  readonly chat: string | null;
  /** robots.txt and sitemaps of the brand (`discoveryFiles`). */
  readonly discovery: Readonly<Record<string, string>>;
  /** The brand as compiled once: `dist/brands/<brand>`. */
  readonly buildDir: string;
  /** The release is written to `<outDir>/<version>`. */
  readonly outDir: string;
  /** Version of the product, without the content's hash. */
  readonly productVersion: string;
  readonly commit: string;
}

export interface Stamped {
  readonly directory: string;
  readonly manifest: ReleaseManifest;
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
/** Ten hex digits in a file's name: enough that two contents never meet, and the same on every machine. */
const shortHash = (bytes: string | Buffer) => sha256(bytes).slice(0, 10);

/** JSON with its keys in order, so that the bytes follow from the content alone. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (inner !== null && typeof inner === 'object' && !Array.isArray(inner)
    ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner));
}

function write(directory: string, path: string, content: string): void {
  const file = join(directory, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A brand's markets share their assets: hard links where the disk allows, copies elsewhere. */
function share(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}

/**
 * Stamps one brand for one pair from the brand's build: page, market record, texts and the shared assets.
 * The same input gives the same bytes; the folder's name carries their hash, so a release never changes under its name.
 * @throws if the brand is not built, or brand and market do not fit (the doctor's sentence)
 */
export function stampRelease(input: StampInput): Stamped {
  const { root, config, pair, buildDir, outDir } = input;
  const template = join(buildDir, 'index.html');
  if (!existsSync(template)) throw new Error(`Brand "${config.id}" is not built: ${template} is missing. Build it with "npx nx build ${config.id}", then release again.`);
  const market = resolveOrThrow(config, pair);
  const staging = join(outDir, `.staging-${process.pid}`);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  try {
    for (const file of listFiles(buildDir)) {
      if (file.startsWith('.vite/') || /^index\.html(\.br|\.gz)?$/.test(file)) continue;
      share(join(buildDir, file), join(staging, file));
    }
    const marketJson = stableJson(marketData(market, input.legal));
    const marketPath = `/data/market.${pair}.${shortHash(marketJson)}.json`;
    write(staging, marketPath, marketJson);
    const messages: Record<string, string> = {};
    for (const namespace of Object.keys(NAMESPACES)) {
      const json = stableJson(composeMessages(root, config.id, market.translation, namespace));
      const path = `/locales/${market.translation}/${namespace}.${shortHash(json)}.json`;
      messages[namespace] = path;
      write(staging, path, json);
      // The documents' own path (ruling 3), never cached.
      write(staging, `/locales/${market.translation}/${namespace}.json`, json);
    }
    const boot: Boot = { pair, pairs: config.pairs, market: marketPath, messages, identity: input.identity, origin: input.origin, events: input.events, chat: input.chat };
    const summary = summaryOf(composeMessages(root, config.id, market.translation, 'default'), market, config.name);
    write(staging, `${pair}/index.html`, fillTemplate(readFileSync(template, 'utf8'), boot, market, config.name, summary));
    for (const [path, content] of Object.entries(discoveryFilesOf(pair, input.discovery))) write(staging, path, content);
    compressFolder(staging);

    const files: Record<string, { bytes: number; sha256: string }> = {};
    for (const file of listFiles(staging)) {
      if (isCompressedVariant(file)) continue;
      const bytes = readFileSync(join(staging, file));
      files[file] = { bytes: bytes.length, sha256: sha256(bytes) };
    }
    const version = `${input.productVersion}-${shortHash(stableJson(files))}`;
    const manifest: ReleaseManifest = {
      version, commit: input.commit, brand: config.id, pair, pairs: config.pairs, locale: market.translation, languageTag: market.languageTag, rules: market.rules, files,
    };
    write(staging, 'release.json', `${JSON.stringify(manifest, null, 2)}\n`);
    const directory = join(outDir, version);
    rmSync(directory, { recursive: true, force: true });
    renameSync(staging, directory);
    return { directory, manifest };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
