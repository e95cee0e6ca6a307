import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const NAME = /^page-script-[\w-]+\.js$/;

/**
 * Returns a Vite plugin that builds the script of prerendered pages into one file of its own, so that it shares no chunk
 * with the app: what both use is in each of them.
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
        build: {
          write: false,
          target: 'es2023',
          modulePreload: false,
          rolldownOptions: {
            input: join(root, 'apps/site/src/page-script/page-script.ts'),
            output: { codeSplitting: false },
          },
        },
      });
      const [script] = 'output' in result ? result.output : [];
      if (!script) throw new Error('The page script was not built. Look at apps/site/src/page-script/page-script.ts.');
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
