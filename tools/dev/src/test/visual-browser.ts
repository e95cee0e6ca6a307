import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findBrowser } from './find-browser.ts';

export const RECORDINGS = join(import.meta.dirname, '../../../../apps/visual/recordings');

export interface VisualBrowser {
  readonly path: string;
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

/**
 * Returns the folder of a browser's pictures, for example `headless-shell-156`. Another major version, and a Chromium
 * with windows, may draw text and curves differently.
 */
export const folderOf = (path: string, version: string): string =>
  `${/headless/.test(basename(path)) ? 'headless-shell' : 'chromium'}-${majorOf(version)}`;

let found: VisualBrowser | undefined;
/** Returns the browser that takes the pictures. */
export function visualBrowser(): VisualBrowser {
  if (!found) {
    const { path } = findBrowser(undefined, () => undefined);
    const version = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    found = { path, folder: folderOf(path, version) };
  }
  return found;
}

/** Returns the folders of recorded pictures, of the newest browser first. */
export const recordedBrowsers = (recordings = RECORDINGS): readonly string[] =>
  (existsSync(recordings) ? readdirSync(recordings) : [])
    .filter((name) => /^(chromium|headless-shell)-\d+$/.test(name))
    .sort((one, other) => Number(other.split('-').at(-1)) - Number(one.split('-').at(-1)));

/** Returns a message if this machine's browser has no recorded pictures, otherwise null. */
export function missingRecordings(
  { folder }: Pick<VisualBrowser, 'folder'>,
  recorded: readonly string[],
): string | null {
  if (recorded.includes(folder)) return null;
  const have =
    recorded.length > 0 ? `There are pictures of ${recorded.join(', ')}.` : 'There are no pictures of any browser yet.';
  return `No pictures were compared: this machine’s browser is ${folder}, and apps/visual/recordings/${folder} is missing. ${have} Install one of those browsers, or record pictures with "npm run visual:update", check its report, and commit them.`;
}
