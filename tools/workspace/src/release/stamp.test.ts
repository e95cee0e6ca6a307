import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { brandConfig, brandLegal, temporaryFolder, writeFiles } from '../testing.ts';
import { readIdentityPool } from '../site/boot.ts';
import { listFiles } from './compress.ts';
import { discoveryFiles } from './sitemap.ts';
import { stableJson, stampRelease } from './stamp.ts';

const NOTHING = { pages: [], categories: [], promotions: [], loyalty: [], games: [] };

const template = '<!doctype html><html><head><title>%BRAND%</title><!--boot--></head><body><script type="module" src="/assets/index-abc12345.js"></script></body></html>';

function workspace() {
  const root = temporaryFolder({
    'libs/shell/src/messages/en.json': '{"shell.b":"B","shell.a":"A </script>"}', 'libs/shell/src/messages/fi.json': '{"shell.a":"Ä","shell.b":"Bee"}',
    'dist/brands/harbour/index.html': template, 'dist/brands/harbour/.vite/manifest.json': '{}',
    'dist/brands/harbour/assets/index-abc12345.js': `console.info(${JSON.stringify('x'.repeat(2000))});`,
  });
  const stamp = (pair: 'en-UN' | 'fi-FI', outDir = `out/${pair}`, change = {}, origin: string | null = null) => stampRelease({
    origin, events: null, chat: null, discovery: discoveryFiles(brandConfig(change), origin, NOTHING),
    root, config: brandConfig(change), pair, identity: readIdentityPool({}, 'harbour'), legal: brandLegal(), buildDir: join(root, 'dist/brands/harbour'), outDir: join(root, outDir), productVersion: '0.1.0', commit: 'c0ffee',
  });
  return { root, stamp };
}

it('gives the same bytes for the same input, under the same name', () => {
  const { stamp } = workspace();
  const first = stamp('fi-FI', 'one');
  const second = stamp('fi-FI', 'two');
  expect(second.manifest).toEqual(first.manifest);
  const files = listFiles(first.directory);
  expect(listFiles(second.directory)).toEqual(files);
  for (const file of files) expect(readFileSync(join(second.directory, file)).equals(readFileSync(join(first.directory, file))), file).toBe(true);
});

it('changes name when a text changes, and leaves the assets alone', () => {
  const { root, stamp } = workspace();
  const before = stamp('fi-FI');
  writeFiles(root, { 'libs/shell/src/messages/fi.json': '{"shell.a":"Å","shell.b":"Bee"}' });
  const after = stamp('fi-FI');
  expect(after.manifest.version).not.toBe(before.manifest.version);
  expect(Object.keys(after.manifest.files).filter((file) => file.startsWith('assets/'))).toEqual(['assets/index-abc12345.js']);
});

it('writes page, record, texts and their alias for the pair’s own language', () => {
  const { stamp } = workspace();
  const { directory, manifest } = stamp('fi-FI');
  const page = readFileSync(join(directory, 'fi-FI/index.html'), 'utf8');
  expect(page).toContain('<html lang="fi-FI" dir="ltr">');
  expect(page).toContain('<title>Harbour</title>');
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(page)?.[1] ?? '') as { market: string; messages: Record<string, string>; pairs: string[]; identity: unknown };
  expect(boot.identity).toEqual({ userPoolId: 'eu-local-1_baize', userPoolClientId: 'baize-harbour', endpoint: null });
  expect(boot.pairs).toEqual(['en-UN', 'fi-FI']);
  expect(JSON.parse(readFileSync(join(directory, boot.messages['default'] ?? ''), 'utf8'))).toEqual({ 'shell.a': 'Ä', 'shell.b': 'Bee' });
  expect(readFileSync(join(directory, 'locales/fi/default.json'))).toEqual(readFileSync(join(directory, boot.messages['default'] ?? '')));
  expect(JSON.parse(readFileSync(join(directory, boot.market), 'utf8'))).toMatchObject({
    brand: 'harbour', pair: 'fi-FI', languageTag: 'fi-FI', legal: { company: 'Harbour Ltd:n ylläpitämä.', about: { title: 'About', paragraphs: ['Long ago.'] } },
  });
  expect(manifest).toMatchObject({ brand: 'harbour', pair: 'fi-FI', locale: 'fi', commit: 'c0ffee' });
  expect(manifest.files).not.toHaveProperty(['.vite/manifest.json']);
});

it('tells link previews what the brand is, in the pair’s language, and knows its public address', () => {
  const { root, stamp } = workspace();
  writeFiles(root, {
    'dist/brands/harbour/index.html': template.replace('<!--boot-->', '<!--head--><!--boot-->'),
    'apps/site/src/messages/en.json': '{"site.home.documentTitle":"Games","site.home.description":"A < B at {brand}, {minimumAge}+"}',
    'apps/site/src/messages/fi.json': '{"site.home.documentTitle":"Pelejä","site.home.description":"\\"Ä\\" $& {brand}, {minimumAge}"}',
  });
  const page = readFileSync(join(stamp('fi-FI', 'one', {}, 'https://www.harbour.example').directory, 'fi-FI/index.html'), 'utf8');
  expect(page).toContain('<meta data-start name="description" content="&quot;Ä&quot; $&amp; Harbour, 18">');
  expect(page).toContain('<meta data-start property="og:title" content="Pelejä – Harbour">');
  expect(JSON.parse(/id="boot">(.*?)<\/script>/.exec(page)?.[1] ?? '')).toMatchObject({ origin: 'https://www.harbour.example' });
});

it('shares assets between markets and carries both compressed forms', () => {
  const { root, stamp } = workspace();
  const en = stamp('en-UN');
  const asset = 'assets/index-abc12345.js';
  const source = readFileSync(join(root, 'dist/brands/harbour', asset));
  expect(statSync(join(en.directory, asset)).ino).toBe(statSync(join(root, 'dist/brands/harbour', asset)).ino);
  expect(brotliDecompressSync(readFileSync(join(en.directory, `${asset}.br`))).equals(source)).toBe(true);
  expect(gunzipSync(readFileSync(join(en.directory, `${asset}.gz`))).equals(source)).toBe(true);
});

it('says how to build a brand that is not built, and which rule a brand loosens', () => {
  const { root, stamp } = workspace();
  expect(() => stampRelease({ root, config: brandConfig(), pair: 'en-UN', identity: readIdentityPool({}, 'harbour'), legal: brandLegal(), origin: null, events: null, chat: null, discovery: {}, buildDir: join(root, 'nowhere'), outDir: join(root, 'x'), productVersion: '1', commit: 'c' })).toThrow(/nx build harbour/);
  expect(() => stamp('fi-FI', 'loose', { tightenedRules: { FI: { minimumAge: 3 } } })).toThrow(/looser/);
});

it('orders keys at every depth', () => {
  expect(stableJson({ b: [{ z: 1, a: 2 }], a: null })).toBe('{"a":null,"b":[{"a":2,"z":1}]}');
});

it('points a page at a real user pool by configuration', () => {
  expect(readIdentityPool({ IDENTITY_PROVIDER: 'cognito', COGNITO_POOL_ID: 'eu-west-1_AbCdEf', COGNITO_CLIENT_ID_PREFIX: 'live-' }, 'harbour'))
    .toEqual({ userPoolId: 'eu-west-1_AbCdEf', userPoolClientId: 'live-harbour', endpoint: 'https://cognito-idp.eu-west-1.amazonaws.com/' });
});
