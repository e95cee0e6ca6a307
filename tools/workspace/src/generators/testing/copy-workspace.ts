import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { FsTree, flushChanges } from 'nx/src/generators/tree';
import { nxEnvironment } from '../../nx.ts';

const root = join(import.meta.dirname, '../../../../..');

interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A copy of the repository's files, in which a generator can run for real. */
export interface WorkspaceCopy {
  readonly root: string;
  /** Runs a generator, writes its files and links the packages that it made. @returns the paths of written files */
  generate(generator: (tree: Tree) => unknown): Promise<readonly string[]>;
  /** Runs a command of an installed package, or Node. @throws with the whole output when it fails */
  run(command: string, args: readonly string[], options?: RunOptions): string;
  remove(): void;
}

/** Links installed packages to the repository's, and the workspace's own to the copy. */
function linkPackages(copy: string): void {
  const target = join(copy, 'node_modules');
  mkdirSync(join(target, '@baize'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@baize' && name !== '.cache' && name !== '.vite')
      symlinkSync(join(root, 'node_modules', name), join(target, name));
  linkWorkspace(copy);
}

function linkWorkspace(copy: string): void {
  const { workspaces } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as { workspaces: string[] };
  const folders = workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(copy, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -2)}/${name}`)
      : [pattern],
  );
  for (const folder of folders) {
    const file = join(copy, folder, 'package.json');
    if (!lstatSync(file, { throwIfNoEntry: false })) continue;
    const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name: string };
    const link = join(copy, 'node_modules', name);
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(join(copy, folder), link);
  }
}

/** Copies the files that Git tracks or would track to a temporary folder, with the installed packages linked. */
export function copyWorkspace(): WorkspaceCopy {
  const copy = mkdtempSync(join(tmpdir(), 'baize-generated-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of new Set(files.split('\0'))) {
    if (file === '' || !lstatSync(join(root, file), { throwIfNoEntry: false })?.isFile()) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  linkPackages(copy);
  return {
    root: copy,
    async generate(generator) {
      const tree = new FsTree(copy, false);
      await generator(tree);
      const changes = tree.listChanges();
      flushChanges(copy, changes);
      linkWorkspace(copy);
      return changes.filter(({ type }) => type !== 'DELETE').map(({ path }) => path);
    },
    run(command, args, { cwd = copy, env = {} } = {}) {
      const program = command === 'node' ? process.execPath : join(copy, 'node_modules/.bin', command);
      const { status, stdout, stderr } = spawnSync(program, args, {
        cwd,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        env: {
          ...nxEnvironment(),
          NX_WORKSPACE_ROOT_PATH: copy,
          VITEST: undefined,
          NODE_OPTIONS: undefined,
          ...env,
        },
      });
      if (status !== 0)
        throw new Error(`"${command} ${args.join(' ')}" failed in the copy of the workspace:\n${stdout}\n${stderr}`);
      return stdout;
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
