import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compressedStore, compressFolder } from './compress.ts';

const root = join(import.meta.dirname, '../../..');

/** Runs Vite. @throws if it fails; its output gives the reason */
async function vite(...args: readonly string[]): Promise<void> {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'apps/site/vite.config.ts', ...args],
    { cwd: root, stdio: 'inherit' },
  );
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new Error(
      `The build${args.length > 0 ? ' for prerendering' : ' for browsers'} ended with code ${code ?? 'unknown'}; its lines above say why.`,
    );
}

/** Compiles a brand for browsers and for prerendering in parallel, and compresses the files for browsers. */
async function build(brand: string): Promise<void> {
  const browsers = vite().then(() => compressFolder(join(root, 'dist/brands', brand), compressedStore(root)));
  const outcomes = await Promise.allSettled([browsers, vite('--ssr', 'src/entry-server.tsx')]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

try {
  const brand = process.env['BAIZE_BRAND'];
  if (!brand)
    throw new Error('BAIZE_BRAND is not set, so the brand to build is unknown. Build with "npx nx build <brand>".');
  await build(brand);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
