import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/** Who made the commit, and when: the same everywhere, so that two trees of the same files are one commit. */
const BENCH_AUTHOR = {
  GIT_AUTHOR_NAME: 'bench',
  GIT_AUTHOR_EMAIL: 'bench@baize.example',
  GIT_COMMITTER_NAME: 'bench',
  GIT_COMMITTER_EMAIL: 'bench@baize.example',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
};

/**
 * A tree of its own with the repository's files in one commit, and the packages that are installed here: what is built
 * in it disturbs nobody, and finds no cache.
 * @param ref a commit or branch; left out, the files as they stand, changes included
 * @returns its folder, and what removes it
 */
export function ownTree(ref?: string): { readonly folder: string; readonly remove: () => void } {
  // Beside the packages, because hard links do not reach another disk.
  const home = join(ROOT, 'dist/bench/trees');
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, 'tree-'));
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ...BENCH_AUTHOR },
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  if (ref !== undefined)
    execFileSync('tar', ['-x', '-C', folder], {
      input: execFileSync('git', ['archive', ref], { cwd: ROOT, maxBuffer: 512 * 1024 * 1024 }),
    });
  else
    for (const file of git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0')) {
      if (file === '' || !existsSync(join(ROOT, file))) continue;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(ROOT, file), join(folder, file));
    }
  linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--no-verify', '--no-gpg-sign', '--message=The tree as it stands');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What tools keep among the packages: a tree begins without. */
const CACHES = /^\.(?:vite|vite-temp|cache|nx)/;

/**
 * The packages file by file as hard links: real folders, so that a build names them as it would anywhere, without their
 * gigabyte on the disk. Links within, such as npm's to our own packages, are relative and lead into the tree.
 */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (CACHES.test(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkPackages(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
