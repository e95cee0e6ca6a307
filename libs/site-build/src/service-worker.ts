import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

/** A file of the build, with the fields that the worker needs. */
interface Written {
  readonly type: 'asset' | 'chunk';
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** A worker that removes itself and the caches of earlier ones. */
const GONE = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister())));
`;

/** Returns the first page's scripts, styles and fonts, and the brand's symbol for the offline page. */
export function shellOf(bundle: Readonly<Record<string, Written>>): readonly string[] {
  const shell = new Set<string>();
  const visit = (file: string): void => {
    if (shell.has(file)) return;
    shell.add(file);
    const { imports = [], viteMetadata } = bundle[file] ?? { imports: [] };
    for (const style of viteMetadata?.importedCss ?? []) shell.add(style);
    imports.forEach(visit);
  };
  for (const [file, { isEntry }] of Object.entries(bundle)) if (isEntry) visit(file);
  for (const file of Object.keys(bundle))
    if (/^assets\/(?:symbol-[^/]+\.svg|fonts-[^/]+\.css)$/.test(file)) shell.add(file);
  return [...shell].map((file) => `/${file}`).sort();
}

/**
 * Returns a Vite plugin that writes `service-worker.js` with the names of the build's files, except in development.
 * @param options.gone true releases a worker that removes itself (docs/decisions/0030)
 */
export function serviceWorker({ root, gone }: { readonly root: string; readonly gone: boolean }): Plugin {
  return {
    name: 'baize:service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const file = join(root, 'apps/site/src/service-worker/worker.ts');
        const { code } = gone ? { code: GONE } : await transformWithOxc(readFileSync(file, 'utf8'), file);
        const assets = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/'))
          .map((name) => `/${name}`)
          .sort();
        const lists = gone
          ? ''
          : `const ASSETS = ${JSON.stringify(assets)};\nconst SHELL = ${JSON.stringify(shellOf(bundle as Readonly<Record<string, Written>>))};\n`;
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: `${lists}${code.replace(/^export \{\s*\};?\s*$/m, '')}`,
        });
      },
    },
  };
}
