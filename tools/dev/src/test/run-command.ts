import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compileCache } from '@baize/workspace/compile-cache';
import { nxEnvironment } from '@baize/workspace/nx';
import type { Shard } from './scope.ts';
import { addCounts, countNxTasks, NOTHING, type Counts } from './summary.ts';

export interface Ended {
  readonly code: number;
  readonly output: string;
}

interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** False to keep the output from the terminal. */
  readonly isShown?: boolean;
}

/**
 * Runs a script of the repository or of a package with the pinned Node, in the environment of tests. Shows its lines as
 * they come, and returns them with its exit code.
 */
export function runNode(
  root: string,
  args: readonly string[],
  { env = {}, isShown = true }: RunOptions = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args], {
      cwd: root,
      env: { ...testEnvironment(root), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        output += chunk;
        if (isShown) process.stdout.write(chunk);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Returns the environment of tests: the pinned runtime first on the path, its compiled sources kept for the processes that
 * start later, and no variables of a running demo.
 */
export function testEnvironment(root: string, env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const {
    SITE_PORT: _site,
    API_PORT: _api,
    SANDBOX_PORT: _sandbox,
    OPERATOR_PORT: _operator,
    DATA_DIR: _data,
    DATABASE_URL: _database,
    BAIZE_ENV: _mode,
    BAIZE_BRAND: _brand,
    NODE_ENV: _node,
    WEB_PACKAGES: _web,
    NODE_PACKAGES: _packages,
    JOURNEY_BRANDS: _brands,
    CHANGED_DOMAINS: _domains,
    ...rest
  } = nxEnvironment(env);
  return {
    ...rest,
    PATH: `${join(root, 'node_modules/.bin')}:${env['PATH'] ?? ''}`,
    NODE_COMPILE_CACHE: compileCache(root),
  };
}

/** Runs Nx. */
export const runNx = (root: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  runNode(root, [join(root, 'node_modules/nx/dist/bin/nx.js'), ...args, '--outputStyle=static', '--parallel=2'], {
    env,
  });

/** Runs targets by Nx. Each task is a check: it passes or fails. */
export async function runNxTargets(root: string, targets: string, extra: readonly string[] = []): Promise<Counts> {
  const { code, output } = await runNx(root, ['run-many', '-t', targets, '--nxBail=false', ...extra]);
  return failUnlessCounted(countNxTasks(output), code, `nx run-many -t ${targets}`);
}

/** Adds a failure where a command failed without a failing check, such as a crash: it must not look green. */
export const failUnlessCounted = (counts: Counts, code: number, command: string): Counts =>
  code !== 0 && counts.failed === 0
    ? addCounts(counts, { ...NOTHING, failed: 1, failures: [`${command} ended with code ${code}`] })
    : counts;

/** Returns the argument by which Vitest and Playwright run one part of their files. */
export const shardArgument = (shard: Shard | null): readonly string[] =>
  shard === null ? [] : [`--shard=${shard.index}/${shard.of}`];
