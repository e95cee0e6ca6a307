import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a release is made from. A changed or new file elsewhere, such as a document, changes no release. */
const SOURCES = [
  'apps',
  'brands',
  'libs',
  'tools',
  'package.json',
  'package-lock.json',
  'nx.json',
  'tsconfig.base.json',
];
const CHANGED = '-changed';
const UNKNOWN = 'unknown';

/** Tells whether a release with this commit can be made again from the commit alone. */
export const isCommitted = (commit: string): boolean => commit !== UNKNOWN && !commit.endsWith(CHANGED);

/** Returns the commit of a release: `unknown` outside a repository, `…-changed` if sources differ from the commit. */
export function readCommit(root: string): string {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    const commit = git('rev-parse', 'HEAD');
    return git('status', '--porcelain', '--', ...SOURCES) === '' ? commit : `${commit}${CHANGED}`;
  } catch {
    return UNKNOWN;
  }
}

export function readProductVersion(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}
