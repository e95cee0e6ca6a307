import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBrandConfig } from '@baize/site-build/brand-config';
import { runNx } from '@baize/workspace/nx';
import { asksForHelp, assertOffered, readStartOptions, USAGE } from './options.ts';
import { assertPortsFree } from './ports.ts';
import { addressesOf, serviceEnvironment, startServices, wantedPorts } from './stack.ts';
import { Supervisor } from './supervise.ts';

// Runs the site from its sources with hot reload; the API and the sandbox restart when their files change.
const root = join(import.meta.dirname, '../../../..');

async function main(): Promise<number> {
  if (asksForHelp(process.argv.slice(2))) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const defaults = { DATA_DIR: join(root, '.data/dev'), ...process.env };
  const options = readStartOptions(root, process.argv.slice(2), defaults);
  const config = await readBrandConfig(root, options.brand);
  assertOffered(options, config);
  await assertPortsFree(wantedPorts(options));
  const supervisor = new Supervisor();
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  try {
    // The sandbox's pages are served from the build. Use its own Vite to work on them.
    if (options.build && existsSync(join(root, 'apps/sandbox/vite.config.ts')))
      await runNx(root, ['run', '@baize/sandbox:build', '--outputStyle=static']);
    await Promise.race([
      startServices(root, options, supervisor, (line) => process.stdout.write(`${line}\n`), true),
      stopped,
    ]);
    const vite = spawn(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), '--config', 'apps/site/vite.config.ts'],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...serviceEnvironment(root, options, process.env), NODE_ENV: 'development', BAIZE_BRAND: config.id },
      },
    );
    const { site, sandbox } = addressesOf(options);
    process.stdout.write(
      `\n${config.name}: ${site}/${options.pair ?? config.pairs[0] ?? ''}   sandbox: ${sandbox}\n\n`,
    );
    const ended = new Promise<never>((_resolve, reject) => {
      vite.once('exit', (code) =>
        reject(
          new Error(
            `The site's development server ended (code ${code ?? 'unknown'}). Its output above gives the reason.`,
          ),
        ),
      );
    });
    try {
      await Promise.race([stopped, supervisor.failed, ended]);
    } finally {
      ended.catch(() => undefined);
      vite.kill('SIGTERM');
    }
    return 0;
  } finally {
    await supervisor.stop();
  }
}

try {
  process.exit(await main());
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
