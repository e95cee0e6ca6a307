import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { GeneratorCallback } from '@nx/devkit';

/** Says which lockfile was installed (tools/dev/src/bootstrap). Without it, the next command compares every package. */
const STAMP = 'node_modules/.baize-installed';

/**
 * Returns what a generator does after it has written a new package without dependencies: it links the package and adds
 * it to the lockfile. Every other package stays, so nothing is downloaded, and the next command does not install again.
 * @param folder the package's folder in the repository
 * @param name its name: `@baize/…`
 */
export function linkPackage(root: string, folder: string, name: string): GeneratorCallback {
  return () => {
    const link = join(root, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, folder)), link, 'junction');
    const isWindows = process.platform === 'win32';
    execFileSync(
      isWindows ? 'npm.cmd' : 'npm',
      ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows },
    );
    rmSync(join(root, STAMP), { force: true });
  };
}
