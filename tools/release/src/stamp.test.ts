import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { brandConfig } from '@baize/testing/brand';
import { writeFiles } from '@baize/testing/folders';
import { brandInputs, builtBrand } from './testing.ts';
import { readIdentityPool } from '@baize/site-build/boot';
import { listFiles } from '@baize/site-build/compress';
import { budgetOf } from './first-load.ts';
import type { BrandInputs } from './inputs.ts';
import { stableJson, verifyRelease } from './manifest.ts';
import type { PrerenderedPage } from './prerender.ts';
import { stampRelease } from './stamp.ts';

function workspace(files = {}) {
  const root = builtBrand(files);
  const stamp = (
    pair: 'en-UN' | 'fi-FI',
    outDir = `out/${pair}`,
    change: Partial<BrandInputs> = {},
    pages: readonly PrerenderedPage[] = [],
    enforceBudget = true,
  ) =>
    stampRelease({
      ...brandInputs(root, change),
      pair,
      inputs: 'f00d',
      pages,
      enforceBudget,
      outDir: join(root, outDir),
    });
  return { root, stamp };
}

it('produces the same bytes and name for the same input', async () => {
  const { stamp } = workspace();
  const first = await stamp('fi-FI', 'one');
  const second = await stamp('fi-FI', 'two');
  expect(second.manifest).toEqual(first.manifest);
  const files = listFiles(first.directory);
  expect(listFiles(second.directory)).toEqual(files);
  for (const file of files)
    expect(readFileSync(join(second.directory, file)).equals(readFileSync(join(first.directory, file))), file).toBe(
      true,
    );
});

it('changes the name but not the assets if a text changes', async () => {
  const { root, stamp } = workspace();
  const before = await stamp('fi-FI');
  writeFiles(root, { 'libs/shell/src/messages/fi.json': '{"shell.a":"Å","shell.b":"Bee"}' });
  const after = await stamp('fi-FI');
  expect(after.manifest.version).not.toBe(before.manifest.version);
  expect(Object.keys(after.manifest.files).filter((file) => file.startsWith('assets/'))).toEqual(
    Object.keys(before.manifest.files).filter((file) => file.startsWith('assets/')),
  );
});

it('writes the page, record, texts and their alias in the pair’s language', async () => {
  const { stamp } = workspace();
  const { directory, manifest } = await stamp('fi-FI');
  const page = readFileSync(join(directory, 'fi-FI/shell.html'), 'utf8');
  expect(readFileSync(join(directory, 'fi-FI/index.html'), 'utf8')).toBe(page);
  expect(page).toContain('<html lang="fi-FI" dir="ltr">');
  expect(page).toContain('<title>Harbour</title>');
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(page)?.[1] ?? '') as {
    market: string;
    messages: Record<string, string>;
    pairs: string[];
    identity: unknown;
  };
  expect(boot.identity).toEqual({ userPoolId: 'eu-local-1_baize', userPoolClientId: 'baize-harbour', endpoint: null });
  expect(boot.pairs).toEqual(['en-UN', 'fi-FI']);
  expect(JSON.parse(readFileSync(join(directory, boot.messages['default'] ?? ''), 'utf8'))).toEqual({
    'shell.a': 'Ä',
    'shell.b': 'Bee',
  });
  expect(readFileSync(join(directory, 'locales/fi/default.json'))).toEqual(
    readFileSync(join(directory, boot.messages['default'] ?? '')),
  );
  expect(JSON.parse(readFileSync(join(directory, boot.market), 'utf8'))).toMatchObject({
    brand: 'harbour',
    pair: 'fi-FI',
    languageTag: 'fi-FI',
    legal: { company: 'Harbour Ltd:n ylläpitämä.', about: { title: 'About', paragraphs: ['Long ago.'] } },
  });
  expect(manifest).toMatchObject({
    brand: 'harbour',
    pair: 'fi-FI',
    locales: ['fi'],
    commit: 'c0ffee',
    content: 'c0de',
    routes: { '': 'fi-FI/index.html' },
    shell: 'fi-FI/shell.html',
  });
  expect(manifest.files).not.toHaveProperty(['.vite/manifest.json']);
});

it('describes the brand for link previews in the pair’s language, with its public address', async () => {
  const { root, stamp } = workspace();
  writeFiles(root, {
    'apps/site/src/messages/en.json':
      '{"site.home.documentTitle":"Games","site.home.description":"A < B at {brand}, {minimumAge}+"}',
    'apps/site/src/messages/fi.json':
      '{"site.home.documentTitle":"Pelejä","site.home.description":"\\"Ä\\" $& {brand}, {minimumAge}"}',
  });
  const page = readFileSync(
    join((await stamp('fi-FI', 'one', { origin: 'https://www.harbour.example' })).directory, 'fi-FI/index.html'),
    'utf8',
  );
  expect(page).toContain('<meta data-start name="description" content="&quot;Ä&quot; $&amp; Harbour, 18">');
  expect(page).toContain('<meta data-start property="og:title" content="Pelejä – Harbour">');
  expect(JSON.parse(/id="boot">(.*?)<\/script>/.exec(page)?.[1] ?? '')).toMatchObject({
    origin: 'https://www.harbour.example',
  });
});

it('shares assets between markets and includes both compressed forms', async () => {
  const { root, stamp } = workspace();
  const en = await stamp('en-UN');
  const asset = 'assets/index-abc12345.js';
  const source = readFileSync(join(root, 'dist/brands/harbour', asset));
  expect(statSync(join(en.directory, asset)).ino).toBe(statSync(join(root, 'dist/brands/harbour', asset)).ino);
  expect(brotliDecompressSync(readFileSync(join(en.directory, `${asset}.br`))).equals(source)).toBe(true);
  expect(gunzipSync(readFileSync(join(en.directory, `${asset}.gz`))).equals(source)).toBe(true);
});

it('reports how to build a missing brand and which rule a brand loosens', async () => {
  const { root, stamp } = workspace();
  await expect(stamp('en-UN', 'x', { buildDir: join(root, 'nowhere') })).rejects.toThrow(/nx build harbour/);
  await expect(
    stamp('fi-FI', 'loose', { config: brandConfig({ tightenedRules: { FI: { minimumAge: 3 } } }) }),
  ).rejects.toThrow(/looser/);
});

it('writes pages where a static host finds them, each with the hashes that it needs', async () => {
  const { stamp } = workspace();
  const { directory, manifest } = await stamp('fi-FI', 'one', {}, [
    { path: '', html: '<p>home</p>' },
    { path: 'online-casino/slots%20%26%20more', html: '<style>p{}</style><p>slots</p>' },
  ]);
  const slots = 'fi-FI/online-casino/slots & more/index.html';
  expect(manifest.routes).toEqual({ '': 'fi-FI/index.html', 'online-casino/slots%20%26%20more': slots });
  expect(readFileSync(join(directory, slots), 'utf8')).toContain('slots');
  expect(readFileSync(join(directory, 'fi-FI/index.html'), 'utf8')).toBe('<p>home</p>');
  expect(readFileSync(join(directory, 'fi-FI/shell.html'), 'utf8')).toContain('id="boot"');
  expect(Object.keys(manifest.headers.pages)).toEqual([slots]);
  expect(manifest.headers.pages[slots]).toMatch(/style-src 'self' 'sha256-/);
});

it('allows calls to the player pool at its own address, which login needs', async () => {
  const identity = readIdentityPool(
    { IDENTITY_PROVIDER: 'cognito', COGNITO_POOLS: 'harbour=eu-west-1_AbC/1abc' },
    'harbour',
  );
  const connects = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1];
  const { stamp } = workspace();
  expect(connects((await stamp('fi-FI', 'one', { identity })).manifest.headers.policy)).toContain(
    'https://cognito-idp.eu-west-1.amazonaws.com',
  );
  expect(connects((await stamp('fi-FI', 'two')).manifest.headers.policy)).not.toContain('amazonaws');
});

it('gives files other than pages the same headers in every pair, without frames', async () => {
  const { stamp } = workspace();
  const frames = ({ pair }: { readonly pair: string }) => [
    pair === 'fi-FI' ? 'https://games.example' : 'https://other.example',
  ];
  const [fi, en] = [await stamp('fi-FI', 'fi', { frames }), await stamp('en-UN', 'en', { frames })];
  expect(fi.manifest.headers.policy).toContain('frame-src https://games.example');
  expect(fi.manifest.headers.shared.policy).toContain("frame-src 'none'");
  expect(fi.manifest.headers.shared).toEqual(en.manifest.headers.shared);
  const shared = ({ directory }: { readonly directory: string }) =>
    readFileSync(join(directory, 'headers/nginx.shared.conf'), 'utf8');
  expect(shared(fi)).toBe(shared(en));
});

it('rejects a page that its own policy would break', async () => {
  await expect(
    workspace().stamp('fi-FI', 'one', {}, [{ path: 'terms', html: '<p style="color:red">' }]),
  ).rejects.toThrow(/fi-FI\/terms\/index\.html.*<p style>/);
});

it('rejects a first screen over its budget and names its modules, but lets npm start show it', async () => {
  // Noise, which does not compress.
  let seed = 1;
  const noise = Array.from({ length: 300_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (seed % 90));
  }).join('');
  const { stamp } = workspace({ 'dist/brands/harbour/assets/index-abc12345.js': noise });
  await expect(stamp('fi-FI')).rejects.toThrow(/js of the first screen weigh [^]*apps\/site\/src\/main\.tsx/);
  expect((await stamp('fi-FI', 'start', {}, [], false)).manifest.firstScreen?.js).toMatchObject({
    most: budgetOf('harbour', 'fi-FI').js * 1024,
    files: ['assets/index-abc12345.js', 'assets/Home-abc12345.js'],
  });
});

it('rejects a page with more elements than its budget', async () => {
  const pages = [{ path: '', html: `<body>${'<p>'.repeat(1000)}</body>` }];
  await expect(workspace().stamp('fi-FI', 'one', {}, pages)).rejects.toThrow(
    /fi-FI is over its budget:\n {2}- \/ has 1001 elements/,
  );
});

it('replaces a damaged release in use, and leaves it untouched if the new one fails', async () => {
  const { root, stamp } = workspace();
  const { directory, manifest } = await stamp('fi-FI', 'one');
  symlinkSync(manifest.version, join(root, 'one/current'));
  const served = () => readFileSync(join(root, 'one/current/fi-FI/shell.html'), 'utf8');
  const whole = served();
  writeFileSync(join(directory, 'fi-FI/shell.html'), 'tampered');
  writeFileSync(join(directory, 'fi-FI/added.html'), 'added');
  await expect(stamp('fi-FI', 'one', {}, [{ path: 'terms', html: '<p style="color:red">' }])).rejects.toThrow(
    /<p style>/,
  );
  expect(served()).toBe('tampered');
  expect((await stamp('fi-FI', 'one')).manifest.version).toBe(manifest.version);
  expect(served()).toBe(whole);
  expect(verifyRelease(directory)).toEqual(manifest);
  expect(readdirSync(join(root, 'one')).sort()).toEqual([manifest.version, 'current'].sort());
});

it('rejects a release if the build changes in the meantime', async () => {
  const { root, stamp } = workspace();
  const { manifest } = await stamp('fi-FI', 'one');
  const { touch } = brandInputs(root);
  writeFiles(root, { 'dist/brands/harbour/assets/Home-abc12345.js': 'export{};' });
  await expect(stamp('fi-FI', 'one', { touch })).rejects.toThrow(
    /built again while fi-FI was being made[^]*wait for it/,
  );
  expect(readdirSync(join(root, 'one'))).toEqual([manifest.version]);
});

it('derives its name from the content, not from its origin', async () => {
  const { stamp } = workspace();
  const { manifest } = await stamp('fi-FI', 'one');
  expect((await stamp('fi-FI', 'two', { commit: 'another', content: 'feed' })).manifest).toMatchObject({
    version: manifest.version,
    commit: 'another',
    content: 'feed',
  });
  expect((await stamp('fi-FI', 'three', { frames: () => ['https://games.example'] })).manifest.version).not.toBe(
    manifest.version,
  );
});

it('sorts keys at every depth', async () => {
  expect(stableJson({ b: [{ z: 1, a: 2 }], a: null })).toBe('{"a":null,"b":[{"a":2,"z":1}]}');
});

it('connects pages to a real user pool by configuration', async () => {
  expect(
    readIdentityPool({ IDENTITY_PROVIDER: 'cognito', COGNITO_POOLS: 'harbour=eu-west-1_AbCdEf/1example' }, 'harbour'),
  ).toEqual({
    userPoolId: 'eu-west-1_AbCdEf',
    userPoolClientId: '1example',
    endpoint: 'https://cognito-idp.eu-west-1.amazonaws.com/',
  });
});

it('leaves no files behind when it is stopped', async () => {
  const { root, stamp } = workspace();
  let stopped = 0;
  // With another listener, the signal does not end the process, which runs the tests.
  const hear = () => {
    stopped += 1;
  };
  process.on('SIGHUP', hear);
  const before = process.listenerCount('SIGHUP');
  const stamping = stamp('fi-FI');
  expect(readdirSync(join(root, 'out/fi-FI')).filter((name) => name.startsWith('.staging-'))).toHaveLength(1);
  process.emit('SIGHUP', 'SIGHUP');
  expect(existsSync(join(root, 'out/fi-FI'))).toBe(false);
  await expect(stamping).rejects.toThrow();
  expect(existsSync(join(root, 'out/fi-FI'))).toBe(false);
  process.off('SIGHUP', hear);
  expect(stopped).toBe(1);
  expect(process.listenerCount('SIGHUP')).toBe(before - 1);
});

it('keeps the pair’s other releases when it is stopped', async () => {
  const { root, stamp } = workspace();
  const { directory } = await stamp('fi-FI');
  const hear = () => undefined;
  process.on('SIGHUP', hear);
  writeFiles(root, { 'libs/shell/src/messages/fi.json': '{"shell.a":"Å","shell.b":"Bee"}' });
  const stamping = stamp('fi-FI');
  process.emit('SIGHUP', 'SIGHUP');
  await expect(stamping).rejects.toThrow();
  process.off('SIGHUP', hear);
  expect(readdirSync(join(root, 'out/fi-FI'))).toEqual([basename(directory)]);
});
