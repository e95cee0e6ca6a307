import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser besides Chromium, and how it is found. */
export interface OtherBrowser {
  readonly name: string;
  /** Names of its program, the best first. */
  readonly programs: readonly string[];
  /** The variable that names the program instead, and its value. */
  readonly variable: string;
  readonly named: (env: NodeJS.ProcessEnv) => string | undefined;
  /** Packages of Debian and Ubuntu. */
  readonly packages: string;
}

export const FIREFOX: OtherBrowser = {
  name: 'Firefox',
  programs: ['firefox-esr', 'firefox'],
  variable: 'BAIZE_FIREFOX',
  named: (env) => env['BAIZE_FIREFOX'],
  packages: 'firefox-esr',
};
/** WebKit is driven by its own WebDriver, which starts the small browser that comes with it. */
export const WEBKIT: OtherBrowser = {
  name: 'WebKit',
  programs: ['WebKitWebDriver'],
  variable: 'BAIZE_WEBKIT_DRIVER',
  named: (env) => env['BAIZE_WEBKIT_DRIVER'],
  packages: 'webkit2gtk-driver xvfb',
};

/** Returns the path of a program; null if it is not installed. */
export function findProgram(names: readonly string[], env: NodeJS.ProcessEnv = process.env): string | null {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path)) ?? null;
}

/**
 * Returns the path of a browser's program; null if it is not installed.
 * @throws if the variable names a file that does not exist
 */
export function findOtherBrowser(
  { programs, variable, named }: OtherBrowser,
  env: NodeJS.ProcessEnv = process.env,
): string | null {
  const path = named(env);
  if (!path) return findProgram(programs, env);
  if (!existsSync(path))
    throw new Error(`${variable} names ${path}, but there is no such file. Correct or unset the variable.`);
  return path;
}
