import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';

export const RECORDINGS = join(import.meta.dirname, '../../../../apps/visual/recordings');

export interface VisualBrowser {
  readonly path: string;
  /** Major version. Each has its own pictures, because a new version may draw text and curves differently. */
  readonly major: number;
  /** Folder of its pictures in `recordings`. */
  readonly folder: string;
}

/**
 * Returns the major version in the output of `--version`, for example `Chromium 156.0.8078.79 built on Debian`.
 * @throws if there is no version in it
 */
export function majorOf(version: string): number {
  const major = Number(/(\d+)\.\d+\.\d+/.exec(version)?.[1]);
  if (!Number.isInteger(major)) throw new Error(`There is no version in the browser’s output "${version}".`);
  return major;
}

let found: VisualBrowser | undefined;
/** Returns the browser that takes the pictures. */
export function visualBrowser(): VisualBrowser {
  if (!found) {
    const { path } = findBrowser(undefined, () => undefined);
    const major = majorOf(execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    found = { path, major, folder: `chromium-${major}` };
  }
  return found;
}

/** Returns the major versions with recorded pictures, newest first. */
export const recordedMajors = (folder = RECORDINGS): readonly number[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => /^chromium-(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);

/** Returns a message if this machine's browser has no recorded pictures, otherwise null. */
export function missingRecordings(
  { major, folder }: Pick<VisualBrowser, 'major' | 'folder'>,
  recorded: readonly number[],
): string | null {
  if (recorded.includes(major)) return null;
  const have =
    recorded.length > 0
      ? `There are pictures for ${recorded.map((number) => `Chromium ${number}`).join(', ')}.`
      : 'There are no pictures for any version yet.';
  return `No pictures were compared: this machine’s browser is Chromium ${major}, and apps/visual/recordings/${folder} is missing. ${have} Record them with "npm run visual:update", check its report, and commit them.`;
}
