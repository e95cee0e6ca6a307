import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNames, runCommand } from './cli.ts';
import { stableJson, verifyRelease, type ReleaseManifest } from './manifest.ts';
import { findRelease } from './pointer.ts';

/** A difference between two values, by path. A missing leaf is undefined. */
export interface Change {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Identifies a release. */
export interface Compared {
  readonly brand: string;
  readonly pair: string;
  readonly version: string;
  readonly commit: string;
}

export interface ReleaseDiff {
  readonly before: Compared;
  readonly after: Compared;
  /** Files by name without the hash, with the bytes as sent; null if there is no such file. */
  readonly files: readonly { readonly file: string; readonly before: number | null; readonly after: number | null }[];
  readonly rules: readonly Change[];
  readonly flags: readonly Change[];
  readonly texts: readonly Change[];
  readonly routes: readonly Change[];
  /** Packages with their versions. */
  readonly packages: readonly Change[];
}

function changes(before: unknown, after: unknown, path = ''): readonly Change[] {
  if (stableJson(before ?? null) === stableJson(after ?? null)) return [];
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    value !== null && typeof value === 'object' && !Array.isArray(value);
  if (!isRecord(before) || !isRecord(after)) return [{ path, before, after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .flatMap((key) => changes(before[key], after[key], path === '' ? key : `${path}.${key}`));
}

/** Returns a file's name without its hash: seven or eight characters from Vite, ten from us. */
const nameOf = (file: string) =>
  file.replace(/^(assets\/.+)-[\w-]{7,8}(\.\w+)$/, '$1$2').replace(/\.[0-9a-f]{10}\.json$/, '.json');

interface Content {
  readonly size: number;
  readonly hashes: readonly string[];
}

/** Groups files by name without the hash; files with the same name count as one. */
function contentByName({ files }: ReleaseManifest): ReadonlyMap<string, Content> {
  const found = new Map<string, Content>();
  for (const [file, { bytes, sha256, br }] of Object.entries(files)) {
    // A namespace's alias has the bytes of the hashed file.
    if (file.startsWith('locales/') && !/\.[0-9a-f]{10}\.json$/.test(file)) continue;
    const { size = 0, hashes = [] } = found.get(nameOf(file)) ?? {};
    found.set(nameOf(file), { size: size + (br?.bytes ?? bytes), hashes: [...hashes, sha256].sort() });
  }
  return found;
}

const readJson = (directory: string, file: string) =>
  JSON.parse(readFileSync(join(directory, file), 'utf8')) as unknown;
const textsOf = (directory: string, { files }: ReleaseManifest) =>
  Object.fromEntries(
    Object.keys(files)
      .filter((file) => /^locales\/[a-z]+\/[A-Za-z]+\.json$/.test(file))
      .map((file) => [file.replace(/^locales\/|\.json$/g, '').replace('/', ' '), readJson(directory, file)]),
  );
const packagesOf = (directory: string, { sbom }: ReleaseManifest) =>
  Object.fromEntries(
    (
      readJson(directory, sbom) as { components: readonly { group?: string; name: string; version: string }[] }
    ).components.map(({ group, name, version }) => [group ? `${group}/${name}` : name, version]),
  );

/**
 * Compares two releases: files with their sizes, rules, flags, texts, addresses and packages.
 * @throws if one of them was changed after its release
 */
export function diffReleases(a: string, b: string): ReleaseDiff {
  const [before, after] = [verifyRelease(a), verifyRelease(b)];
  const [was, is] = [contentByName(before), contentByName(after)];
  const files = [...new Set([...was.keys(), ...is.keys()])]
    .sort()
    .filter((file) => stableJson(was.get(file)?.hashes ?? null) !== stableJson(is.get(file)?.hashes ?? null))
    .map((file) => ({ file, before: was.get(file)?.size ?? null, after: is.get(file)?.size ?? null }));
  const values = ({ rules }: ReleaseManifest) =>
    Object.fromEntries(
      Object.entries(rules).map(([name, rule]) => [name, (rule as { readonly value: unknown }).value]),
    );
  const told = ({ brand, pair, version, commit }: ReleaseManifest): Compared => ({ brand, pair, version, commit });
  return {
    before: told(before),
    after: told(after),
    files,
    rules: changes(values(before), values(after)),
    flags: changes(before.flags, after.flags),
    texts: changes(textsOf(a, before), textsOf(b, after)),
    routes: changes(before.routes, after.routes),
    packages: changes(packagesOf(a, before), packagesOf(b, after)),
  };
}

const MOST_LINES = 60;

/** In the order of what a mistake costs: the law first, the bytes that follow from everything else last. */
const KINDS = ['rules', 'flags', 'packages', 'routes', 'texts'] as const;

/**
 * Returns a readable report: how much of each kind differs, then one line per difference, what matters most first.
 * Files are last, the largest change first.
 */
export function formatDiff({ before, after, files, ...kinds }: ReleaseDiff): string {
  const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0
      ? []
      : [
          `${title}: ${lines.length}`,
          ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`),
          ...(lines.length > MOST_LINES ? [`  … and ${lines.length - MOST_LINES} more (--json tells all)`] : []),
        ];
  const growth = ({ before, after }: ReleaseDiff['files'][number]) => (after ?? 0) - (before ?? 0);
  const total = files.reduce((sum, file) => sum + growth(file), 0);
  const signed = (bytes: number) => `${bytes >= 0 ? '+' : ''}${bytes}`;
  const lines = [
    ...KINDS.flatMap((kind) =>
      section(
        `${kind[0]?.toUpperCase() ?? ''}${kind.slice(1)}`,
        kinds[kind].map(({ path, before, after }) => `${path}: ${show(before)} → ${show(after)}`),
      ),
    ),
    ...section(
      `Files, in bytes as they are sent (${signed(total)} in all)`,
      files
        .toSorted((a, b) => Math.abs(growth(b)) - Math.abs(growth(a)))
        .map((file) =>
          file.before === null
            ? `+ ${file.file} ${file.after ?? 0}`
            : file.after === null
              ? `- ${file.file} ${file.before}`
              : `~ ${file.file} ${file.before} → ${file.after} (${signed(growth(file))})`,
        ),
    ),
  ];
  const counts = [...KINDS.map((kind) => `${kinds[kind].length} ${kind}`), `${files.length} files`].join(', ');
  const name = ({ brand, pair, version }: Compared) => `${brand} ${pair} ${version}`;
  const unlike =
    before.brand !== after.brand
      ? ' (two brands: nearly everything differs)'
      : before.pair !== after.pair
        ? ' (two markets of a brand)'
        : '';
  return [
    `${name(before)} → ${name(after)}${unlike}`,
    ...(lines.length === 0 ? ['The two releases hold the same.'] : [`Different: ${counts}.`, ...lines]),
  ].join('\n');
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../../..');
  const USAGE = 'npm run release:diff -- <brand>/<lang-MARKET>/<version> <brand>/<lang-MARKET>/<version> [--json]';
  await runCommand(USAGE, (args) => {
    const names = readNames(
      args.filter((name) => name !== '--json'),
      USAGE,
      'Say which two releases to compare.',
    );
    if (names.length !== 2)
      throw new Error(
        `Name two releases to compare; ${names.length} ${names.length === 1 ? 'was' : 'were'} named. Usage: ${USAGE}`,
      );
    const diff = diffReleases(findRelease(root, names[0] ?? ''), findRelease(root, names[1] ?? ''));
    process.stdout.write(`${args.includes('--json') ? JSON.stringify(diff, null, 2) : formatDiff(diff)}\n`);
  });
}
