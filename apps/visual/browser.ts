import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '@baize/dev/find-browser';

export const RECORDINGS = join(import.meta.dirname, 'recordings');

export interface VisualBrowser {
  readonly path: string;
  /** First number of its version: pictures are kept apart by it, since a new one may draw letters and curves otherwise. */
  readonly major: number;
  /** The folder of its pictures in `recordings`. */
  readonly folder: string;
}

/** The major version in what `--version` prints, for example `Chromium 156.0.8078.79 built on Debian`. */
export function majorOf(version: string): number {
  const major = Number(/(\d+)\.\d+\.\d+/.exec(version)?.[1]);
  if (!Number.isInteger(major)) throw new Error(`"${version}" names no version of a browser.`);
  return major;
}

let found: VisualBrowser | undefined;
export function visualBrowser(): VisualBrowser {
  if (!found) {
    const { path } = findBrowser(undefined, () => undefined);
    const major = majorOf(execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    found = { path, major, folder: `chromium-${major}` };
  }
  return found;
}

/** Major versions that have pictures, newest first. */
export const recordedMajors = (folder = RECORDINGS): readonly number[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => /^chromium-(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);

/** What is said when the browser of this machine has no pictures; null when it has. */
export function missingRecordings(
  { major, folder }: Pick<VisualBrowser, 'major' | 'folder'>,
  recorded: readonly number[],
): string | null {
  if (recorded.includes(major)) return null;
  const have =
    recorded.length > 0
      ? `There are pictures of ${recorded.map((number) => `Chromium ${number}`).join(', ')}.`
      : 'There are no pictures of any version yet.';
  return `No picture has been compared: apps/visual/recordings/${folder} is missing, and this machine’s browser is Chromium ${major}. ${have} Record its own with "npm run visual:update", look through the report that it writes, and commit them.`;
}
