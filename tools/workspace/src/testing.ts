import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readIdentityPool } from './site/boot.ts';
import { touchOf, type BrandInputs } from './release/inputs.ts';
import { discoveryFiles } from './release/sitemap.ts';
import type { BrandConfig, BrandLegal } from '@baize/brand';

/** A folder with the given files that goes when the test ends. */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'baize-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** A brand that fits two real markets. */
export function brandConfig(change: Partial<BrandConfig> = {}): BrandConfig {
  return {
    id: 'harbour',
    name: 'Harbour',
    pairs: ['en-UN', 'fi-FI'],
    capabilities: { casino: true, liveCasino: false, sportsbook: false, virtuals: false, promotions: true },
    switches: {
      hideHelpLink: false,
      hideFooterCompanyText: false,
      hideFooterGamblingText: false,
      footerDescription: true,
      filteredPhonePrefixCountries: [],
      allowAllPhonePrefixes: true,
      hideHomepageAboutUs: false,
      allowRedirectAfterLogin: true,
      showFooterLicenceLogo: true,
    },
    unauthorisedVisitor: 'access-error',
    contact: {
      supportEmail: 'a@b.example',
      smsSender: 'Harbour',
      company: 'Harbour Ltd',
      licence: 'L',
      licenceNumber: '1',
      address: 'A',
    },
    ...change,
  };
}

/** Its legal texts, in English and Finnish. */
export function brandLegal(): BrandLegal {
  return {
    company: { en: 'Run by Harbour Ltd.', fi: 'Harbour Ltd:n ylläpitämä.' },
    gambling: { en: 'Adults only.', fi: 'Vain aikuisille.' },
    description: { en: 'A harbour.', fi: 'Satama.' },
    about: { en: { title: 'About', paragraphs: ['Long ago.'] } },
  };
}

const NOTHING = { pages: [], categories: [], promotions: [], loyalty: [], games: [] };
const TEMPLATE =
  '<!doctype html><html><head><title>%BRAND%</title><!--head--><!--boot--></head><body><script type="module" src="/assets/index-abc12345.js"></script></body></html>';

/** The brand as its build leaves it, texts of a library, and a lock file: what can be released. */
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

/** What that brand's releases are made from. */
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
