import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Environment of an Nx that a command of ours calls: no daemon is left behind, nothing is sent anywhere, plain output. Our
 * plugin runs in Nx's own process: one per plugin made a start four times as long (docs/decisions/0044).
 */
export function nxEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _colour, ...rest } = env;
  return { ...rest, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
}

/**
 * Runs Nx and gives its output back, or shows it line by line.
 * @param stop ends Nx with its tasks
 * @throws with the output's end when Nx fails
 */
export async function runNx(
  root: string,
  args: readonly string[],
  show: (line: string) => void = () => undefined,
  stop?: AbortSignal,
): Promise<string> {
  const output: string[] = [];
  const child = spawn(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    cwd: root,
    env: nxEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(stop === undefined ? {} : { signal: stop }),
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      output.push(chunk);
      for (const line of chunk.split('\n')) if (line.trim()) show(line);
    });
  }
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  const text = output.join('');
  if (code !== 0)
    throw new Error(
      `"nx ${args.join(' ')}" failed (code ${code}). Its output ends with:\n${text
        .trim()
        .split('\n')
        .slice(-40)
        .map((line) => `    ${line}`)
        .join('\n')}`,
    );
  return text;
}
