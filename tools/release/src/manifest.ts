import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BrandConfig, LocalePair, ResolvedMarket } from '@baize/brand';
import { isCompressedVariant, listFiles, listOddities, sha256 } from '@baize/site-build/compress';
import type { FirstScreen } from './first-load.ts';

export interface Integrity {
  readonly bytes: number;
  readonly sha256: string;
}
/** A file with its compressed forms. */
export interface FileRecord extends Integrity {
  readonly br?: Integrity;
  readonly gz?: Integrity;
}

/** The content of `release.json`. The version is a hash of all fields except the origin, which has a seal. */
export interface ReleaseManifest {
  readonly version: string;
  /**
   * The origin: the commit (`…-changed` if files differ from it), the hash of all inputs, and the hash of the content
   * snapshot.
   */
  readonly commit: string;
  readonly inputs: string;
  readonly content: string;
  /**
   * Hash of these three with the version. They are not part of the version, because different commits may give the same
   * bytes.
   */
  readonly seal: string;
  readonly brand: string;
  readonly pair: LocalePair;
  readonly pairs: readonly LocalePair[];
  /** Translation locales in the release. */
  readonly locales: readonly string[];
  readonly languageTag: string;
  /**
   * File by address, for addresses with their own page. Every other address under the pair gets `shell`, which routes
   * in the browser.
   */
  readonly routes: Readonly<Record<string, string>>;
  readonly shell: string;
  /**
   * Source of a regular expression for the addresses that exist (`knownAddresses`); any other is answered with the shell
   * and status 404. A release from before it has none: each of its addresses counts as known.
   */
  readonly known?: string;
  /** The law that the bundle was stamped under: each rule with its source. */
  readonly rules: ResolvedMarket['rules'];
  /** The brand's capabilities and settings. Switches that an operator changes at run time come from the API. */
  readonly flags: Pick<BrandConfig, 'capabilities' | 'switches' | 'unauthorisedVisitor'>;
  /** Bytes by kind, uncompressed and as sent. */
  readonly sizes: Readonly<Record<string, { readonly files: number; readonly bytes: number; readonly sent: number }>>;
  /** The first load of the home page, against its budget; null if it was not weighed. */
  readonly firstScreen: FirstScreen | null;
  readonly headers: {
    /** Headers of every page. */
    readonly common: Readonly<Record<string, string>>;
    /** Content-Security-Policy of pages without their own. */
    readonly policy: string;
    /** Headers of files other than pages. They allow no frames and are the same in each pair's release. */
    readonly shared: { readonly common: Readonly<Record<string, string>>; readonly policy: string };
    /** Content-Security-Policy of pages with inline styles or scripts, by file. */
    readonly pages: Readonly<Record<string, string>>;
  };
  /** The software bill of materials (CycloneDX), one of `records`. */
  readonly sbom: string;
  /** Files for operators. They are never served. */
  readonly records: Readonly<Record<string, Integrity>>;
  /** Files of the site. */
  readonly files: Readonly<Record<string, FileRecord>>;
}

export const MANIFEST_FILE = 'release.json';
export const SBOM_FILE = 'sbom.cdx.json';

/** Returns JSON with sorted keys, so that the bytes depend on the content alone. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Returns ten hex digits for a file's name: enough to avoid collisions, and the same on every machine. */
export const shortHash = (bytes: string | Buffer): string => sha256(bytes).slice(0, 10);

/** A manifest without its version and seal. */
export type Unsealed = Omit<ReleaseManifest, 'version' | 'seal'>;

/** Returns the seal of a release's origin. */
export const sealOf = ({
  version,
  commit,
  inputs,
  content,
}: Pick<ReleaseManifest, 'version' | 'commit' | 'inputs' | 'content'>): string =>
  sha256(stableJson({ version, commit, inputs, content }));

/** Returns `<product version>-<hash of the manifest>`. The origin is not part of the hash. */
export function versionOf(
  productVersion: string,
  manifest: Unsealed & { readonly version?: string; readonly seal?: string },
): string {
  const { version: _version, commit: _commit, inputs: _inputs, content: _content, seal: _seal, ...rest } = manifest;
  return `${productVersion}-${shortHash(stableJson(rest))}`;
}

export const integrityOf = (bytes: Buffer): Integrity => ({ bytes: bytes.length, sha256: sha256(bytes) });

/** Checks the fields that every reader needs. The version, a hash of everything, proves the rest. */
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

/** @throws if the folder contains no release, or one that cannot be read */
export function readManifest(directory: string): ReleaseManifest {
  const file = join(directory, MANIFEST_FILE);
  if (!existsSync(file))
    throw new Error(
      `${directory} is not a release: it has no ${MANIFEST_FILE}. Name the folder of a version, for example dist/releases/northlight/en-UN/<version>, or make one with "npm run release".`,
    );
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isManifest(manifest)) throw new Error('fields are missing');
    return manifest;
  } catch (error) {
    throw new Error(
      `${file} cannot be read (${error instanceof Error ? error.message : String(error)}): it was changed or not copied correctly. Do not serve ${directory}: make its release again with "npm run release", or copy it again from an intact release.`,
      { cause: error },
    );
  }
}

/** The largest number of faults in a message. */
const MAX_LISTED_FAULTS = 5;

/**
 * Compares every file of a release, including compressed forms, with its release.json. A link in it is a fault,
 * wherever it leads, because a server would follow it.
 * @throws with each file, the expected and actual state, and what to do
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
      .slice(0, MAX_LISTED_FAULTS)
      .map((fault) => `  - ${fault}`)
      .join('\n');
    throw new Error(
      `${basename(directory)} of ${manifest.brand} ${manifest.pair} is not what was released (${directory}):\n${told}${faults.length > MAX_LISTED_FAULTS ? `\n  … and ${faults.length - MAX_LISTED_FAULTS} more` : ''}\nIt was changed after its release or not copied correctly. Do not serve it: remove the folder and make it again with "npm run release -- --brand ${manifest.brand} --market ${manifest.pair}" from commit ${manifest.commit}, or copy it again from an intact release.`,
    );
  }
  return manifest;
}

/** Returns the kind of a file, for the report of sizes. */
export function kindOf(file: string): string {
  if (/\.m?js$/.test(file)) return 'js';
  if (file.endsWith('.css')) return 'css';
  if (/\.(woff2?|ttf|otf)$/.test(file)) return 'fonts';
  if (/\.(svg|png|jpe?g|webp|avif|ico|gif)$/.test(file)) return 'images';
  if (file.endsWith('.html')) return 'pages';
  return file.startsWith('locales/') ? 'texts' : 'other';
}

/** Returns the records of the site's files in a folder, with their compressed forms. */
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
