import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BrandConfig, LocalePair, ResolvedMarket } from '@baize/brand';
import { isCompressedVariant, listFiles, listOddities, sha256 } from '@baize/site-build/compress';
import type { FirstScreen } from './first-load.ts';

export interface Integrity {
  readonly bytes: number;
  readonly sha256: string;
}
/** A file with the compressed forms in which it is really sent. */
export interface FileRecord extends Integrity {
  readonly br?: Integrity;
  readonly gz?: Integrity;
}

/** What a release says of itself (`release.json`). Its version follows from all of it but the fields that tell where it comes from, which are sealed. */
export interface ReleaseManifest {
  readonly version: string;
  /** What it was made from: the commit (`…-changed` with files that differ from it), the hash of all that decides its bytes, and of the content snapshot. */
  readonly commit: string;
  readonly inputs: string;
  readonly content: string;
  /** Hash of these three with the version: they change with every commit that gives the same bytes, and are told truly all the same. */
  readonly seal: string;
  readonly brand: string;
  readonly pair: LocalePair;
  readonly pairs: readonly LocalePair[];
  /** Translation locales whose texts it holds. */
  readonly locales: readonly string[];
  readonly languageTag: string;
  /** Addresses with a page of their own, and its file. Every other address under the pair is answered with `shell`, which finds its way in the browser. */
  readonly routes: Readonly<Record<string, string>>;
  readonly shell: string;
  /** The law that the bundle was stamped under, rule by rule with its source. */
  readonly rules: ResolvedMarket['rules'];
  /** What the brand offers and how it behaves; what an operator switches while the site is open is asked of the API. */
  readonly flags: Pick<BrandConfig, 'capabilities' | 'switches' | 'unauthorisedVisitor'>;
  /** Bytes by kind, as they lie and as they are sent. */
  readonly sizes: Readonly<Record<string, { readonly files: number; readonly bytes: number; readonly sent: number }>>;
  /** What the home page fetches first, against its budget; null in a bundle that was not weighed. */
  readonly firstScreen: FirstScreen | null;
  readonly headers: {
    /** Of every page. */
    readonly common: Readonly<Record<string, string>>;
    /** Content-Security-Policy of pages without one of their own. */
    readonly policy: string;
    /** Of files that are no pages: they frame nothing, and are the same whichever pair's release they come from. */
    readonly shared: { readonly common: Readonly<Record<string, string>>; readonly policy: string };
    /** Content-Security-Policy of pages with inline styles or scripts, by file. */
    readonly pages: Readonly<Record<string, string>>;
  };
  /** The software bill of materials (CycloneDX), one of `records`. */
  readonly sbom: string;
  /** Files beside the site, for those who run it: never served. */
  readonly records: Readonly<Record<string, Integrity>>;
  /** Files of the site. */
  readonly files: Readonly<Record<string, FileRecord>>;
}

export const MANIFEST_FILE = 'release.json';
export const SBOM_FILE = 'sbom.cdx.json';

/** JSON with its keys in order, so that the bytes follow from the content alone. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Ten hex digits in a file's name: enough that two contents never meet, and the same on every machine. */
export const shortHash = (bytes: string | Buffer): string => sha256(bytes).slice(0, 10);

/** A manifest before its version and seal are known. */
export type Unsealed = Omit<ReleaseManifest, 'version' | 'seal'>;

/** The seal of where a release comes from. */
export const sealOf = ({
  version,
  commit,
  inputs,
  content,
}: Pick<ReleaseManifest, 'version' | 'commit' | 'inputs' | 'content'>): string =>
  sha256(stableJson({ version, commit, inputs, content }));

/** `<product version>-<hash of all that the release says of itself>`; where it comes from does not count. */
export function versionOf(
  productVersion: string,
  manifest: Unsealed & { readonly version?: string; readonly seal?: string },
): string {
  const { version: _version, commit: _commit, inputs: _inputs, content: _content, seal: _seal, ...rest } = manifest;
  return `${productVersion}-${shortHash(stableJson(rest))}`;
}

export const integrityOf = (bytes: Buffer): Integrity => ({ bytes: bytes.length, sha256: sha256(bytes) });

/** As much as every reader relies on; the rest is proved by the version, which is the hash of all of it. */
function isManifest(value: unknown): value is ReleaseManifest {
  const isRecord = (inner: unknown): inner is Record<string, unknown> =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner);
  if (!isRecord(value)) return false;
  const areFiles = (files: unknown) =>
    isRecord(files) &&
    Object.values(files).every(
      (file) => isRecord(file) && typeof file['sha256'] === 'string' && typeof file['bytes'] === 'number',
    );
  return (
    ['version', 'commit', 'inputs', 'content', 'seal', 'brand', 'pair', 'shell', 'sbom'].every(
      (name) => typeof value[name] === 'string',
    ) &&
    ['routes', 'rules', 'flags', 'sizes', 'headers'].every((name) => isRecord(value[name])) &&
    areFiles(value['files']) &&
    areFiles(value['records'])
  );
}

/** @throws if the folder holds no release, or one that cannot be read */
export function readManifest(directory: string): ReleaseManifest {
  const file = join(directory, MANIFEST_FILE);
  if (!existsSync(file))
    throw new Error(
      `${directory} is no release: it has no ${MANIFEST_FILE}. Name the folder of a version, for example dist/releases/northlight/en-UN/<version>, or make one with "npm run release".`,
    );
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isManifest(manifest)) throw new Error('it does not say what a release says');
    return manifest;
  } catch (error) {
    throw new Error(
      `${file} cannot be read (${error instanceof Error ? error.message : String(error)}): it was changed or copied badly. Do not serve ${directory}: make its release again with "npm run release", or copy it anew from where it is whole.`,
      { cause: error },
    );
  }
}

/** What of a release may be looked at before one hears of it; all of it if it is long. */
const MOST_TOLD = 5;

/**
 * Compares every file of a release, compressed forms included, with what its release.json says. A link in it is a fault,
 * wherever it leads: a server would follow it.
 * @throws naming each file, what was expected, what was found and what to do
 */
export function verifyRelease(directory: string): ReleaseManifest {
  const manifest = readManifest(directory);
  const faults: string[] = [];
  const expected = new Map<string, Integrity>([
    [MANIFEST_FILE, { bytes: 0, sha256: '' }],
    ...Object.entries(manifest.records),
  ]);
  for (const [file, { br, gz, ...own }] of Object.entries(manifest.files)) {
    expected.set(file, own);
    if (br) expected.set(`${file}.br`, br);
    if (gz) expected.set(`${file}.gz`, gz);
  }
  const there = new Set(listFiles(directory));
  for (const [file, { bytes, sha256: hash }] of expected) {
    if (!there.has(file)) faults.push(`${file}: expected ${bytes} bytes with SHA-256 ${hash}, found no such file`);
    else if (file !== MANIFEST_FILE) {
      const found = integrityOf(readFileSync(join(directory, file)));
      if (found.sha256 !== hash)
        faults.push(
          `${file}: expected ${bytes} bytes with SHA-256 ${hash}, found ${found.bytes} bytes with ${found.sha256}`,
        );
    }
  }
  for (const file of there)
    if (!expected.has(file))
      faults.push(`${file}: expected no such file, found one of ${lstatSync(join(directory, file)).size} bytes`);
  for (const file of listOddities(directory)) {
    const path = join(directory, file);
    faults.push(
      `${file}: expected plain files and folders only, found ${lstatSync(path).isSymbolicLink() ? `a link to ${readlinkSync(path)}` : 'neither'}`,
    );
  }
  const version = versionOf(manifest.version.slice(0, manifest.version.lastIndexOf('-')), manifest);
  if (version !== manifest.version)
    faults.push(`${MANIFEST_FILE}: expected version ${version} for what stands in it, found ${manifest.version}`);
  else if (sealOf(manifest) !== manifest.seal)
    faults.push(
      `${MANIFEST_FILE}: expected a commit, inputs and content with the seal ${manifest.seal}, found commit ${manifest.commit}, inputs ${manifest.inputs}, content ${manifest.content}`,
    );
  if (faults.length > 0) {
    const told = faults
      .slice(0, MOST_TOLD)
      .map((fault) => `  - ${fault}`)
      .join('\n');
    throw new Error(
      `${basename(directory)} of ${manifest.brand} ${manifest.pair} is not what was released (${directory}):\n${told}${faults.length > MOST_TOLD ? `\n  … and ${faults.length - MOST_TOLD} more` : ''}\nIt was changed or copied badly after its release. Do not serve it: remove the folder and make it again with "npm run release -- --brand ${manifest.brand} --market ${manifest.pair}" from commit ${manifest.commit}, or copy it anew from where it is whole.`,
    );
  }
  return manifest;
}

/** Kinds of files by which sizes are told. */
export function kindOf(file: string): string {
  if (/\.m?js$/.test(file)) return 'js';
  if (file.endsWith('.css')) return 'css';
  if (/\.(woff2?|ttf|otf)$/.test(file)) return 'fonts';
  if (/\.(svg|png|jpe?g|webp|avif|ico|gif)$/.test(file)) return 'images';
  if (file.endsWith('.html')) return 'pages';
  return file.startsWith('locales/') ? 'texts' : 'other';
}

/** Records of the site's files in a folder, with their compressed forms. */
export function recordFiles(directory: string): Readonly<Record<string, FileRecord>> {
  const files: Record<string, FileRecord> = {};
  for (const file of listFiles(directory)) {
    if (isCompressedVariant(file)) continue;
    const form = (ending: string) => {
      const path = join(directory, `${file}${ending}`);
      return existsSync(path) ? { [ending.slice(1)]: integrityOf(readFileSync(path)) } : {};
    };
    files[file] = { ...integrityOf(readFileSync(join(directory, file))), ...form('.br'), ...form('.gz') };
  }
  return files;
}

export function sizesOf(files: Readonly<Record<string, FileRecord>>): ReleaseManifest['sizes'] {
  const sizes: Record<string, { files: number; bytes: number; sent: number }> = {};
  for (const [file, { bytes, br }] of Object.entries(files)) {
    const size = (sizes[kindOf(file)] ??= { files: 0, bytes: 0, sent: 0 });
    size.files += 1;
    size.bytes += bytes;
    size.sent += br?.bytes ?? bytes;
  }
  return sizes;
}
