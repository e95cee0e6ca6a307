import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const NAME = /^page-script-[\w-]+\.js$/;

/** A dynamic import in Vite's helper, and one of which the caller takes a single name. */
const HELPED_IMPORTS = [
  /__vitePreload\(async \(\) => \{\s*const \{ (\w+) \} = await (?<plain>import\("[^"]+"\));\s*return \{ \1 \};\s*\}, __VITE_PRELOAD__\)/g,
  /__vitePreload\(\(\) => (?<plain>import\("[^"]+"\)), __VITE_PRELOAD__\)/g,
];

/**
 * Leaves Vite's helper for dynamic imports out: it fetches the styles of a file, and the page script's later files have
 * none. Where its call has another form than these, the helper only loads.
 */
const PLAIN_IMPORT: Plugin = {
  name: 'baize:plain-import',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined),
  renderChunk: (code) => HELPED_IMPORTS.reduce((text, call) => text.replace(call, '$<plain>'), code),
};

/**
 * Returns a Vite plugin that builds the script of prerendered pages apart from the app, so that the two share no chunk: what
 * both use is in each of them. What it imports later becomes a file of its own (`page-{module}-{hash}.js`).
 */
export function pageScript({ root }: { readonly root: string }): Plugin {
  return {
    name: 'baize:page-script',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      const result = await build({
        root,
        configFile: false,
        logLevel: 'error',
        plugins: [PLAIN_IMPORT],
        build: {
          write: false,
          target: 'es2023',
          modulePreload: false,
          rolldownOptions: {
            input: join(root, 'apps/site/src/page-script/page-script.ts'),
            output: { chunkFileNames: 'assets/page-[name]-[hash].js' },
          },
        },
      });
      const files = 'output' in result ? result.output.filter((file) => file.type === 'chunk') : [];
      const script = files.find(({ isEntry }) => isEntry);
      if (!script) throw new Error('The page script was not built. Look at apps/site/src/page-script/page-script.ts.');
      for (const { name, fileName, imports, code } of files) {
        // The script is named by its content below, so no file can name it.
        if (imports.length > 0)
          throw new Error(
            `${name}.ts of the page script shares code with another file of it (${imports.join(', ')}). Let it import types only, and hand it what it needs.`,
          );
        if (fileName !== script.fileName) this.emitFile({ type: 'asset', fileName, source: code });
      }
      this.emitFile({ type: 'asset', name: 'page-script.js', source: script.code });
    },
  };
}

/**
 * Returns the address of a build's page script.
 * @throws if the build has none
 */
export function pageScriptOf(buildDir: string): string {
  const file = readdirSync(join(buildDir, 'assets')).find((name) => NAME.test(name));
  if (file === undefined)
    throw new Error(
      `${buildDir} has no page script, so its prerendered pages could not start the app. Build the brand again.`,
    );
  return `/assets/${file}`;
}
