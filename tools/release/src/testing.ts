import { join } from 'node:path';
import { readIdentityPool } from '@baize/site-build/boot';
import { brandConfig, brandLegal } from '@baize/testing/brand';
import { temporaryFolder } from '@baize/testing/folders';
import { touchOf, type BrandInputs } from './inputs.ts';
import { discoveryFiles } from './sitemap.ts';

const NOTHING = { pages: [], categories: [], promotions: [], loyalty: [], games: [] };
const TEMPLATE =
  '<!doctype html><html><head><title>%BRAND%</title><!--head--><!--boot--></head><body><script type="module" src="/assets/index-abc12345.js"></script></body></html>';

/** Creates a built brand with a library's texts and a lock file, ready for release. */
export function builtBrand(files: Readonly<Record<string, string>> = {}): string {
  return temporaryFolder({
    'libs/shell/src/messages/en.json': '{"shell.b":"B","shell.a":"A </script>"}',
    'libs/shell/src/messages/fi.json': '{"shell.a":"Ä","shell.b":"Bee"}',
    'package-lock.json': JSON.stringify({
      packages: {
        'node_modules/react': { version: '19.3.1', license: 'MIT', integrity: 'sha512-AAEC' },
        'node_modules/vite': { version: '8.3.8' },
      },
    }),
    'dist/brands/harbour/index.html': TEMPLATE,
    'dist/brands/harbour/.vite/manifest.json': JSON.stringify({
      'index.html': { file: 'assets/index-abc12345.js', css: ['assets/index-abc12345.css'] },
      '_Home-1.js': { file: 'assets/Home-abc12345.js' },
    }),
    'dist/brands/harbour/.vite/contents.json': JSON.stringify({
      packages: ['node_modules/react'],
      chunks: { 'assets/index-abc12345.js': [{ module: 'apps/site/src/main.tsx', bytes: 2000 }] },
    }),
    'dist/brands/harbour/assets/index-abc12345.js': `console.info(${JSON.stringify('x'.repeat(2000))});`,
    'dist/brands/harbour/assets/Home-abc12345.js': 'export {};',
    'dist/brands/harbour/assets/index-abc12345.css': 'a{color:red}',
    'dist/brands/harbour/favicon.svg': '<svg/>',
    ...files,
  });
}

/** Returns the inputs of that brand's releases. */
export function brandInputs(root: string, change: Partial<BrandInputs> = {}): BrandInputs {
  const { config = brandConfig(), origin = null } = change;
  return {
    root,
    config,
    origin,
    legal: brandLegal(),
    identity: readIdentityPool({}, config.id),
    events: null,
    chat: null,
    frames: () => [],
    known: () => '|online-casino(?:/[^/_]+)?|my-account(?:/.*)?|promotions/[^/_]+|terms',
    discovery: discoveryFiles(config, origin, NOTHING),
    content: 'c0de',
    buildDir: join(root, 'dist/brands/harbour'),
    productVersion: '0.1.0',
    commit: 'c0ffee',
    sources: () => 'sources',
    touch: touchOf(root, config.id),
    ...change,
  };
}
