import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandInputs, builtBrand } from './testing.ts';
import { verifyRelease } from './manifest.ts';
import { stampRelease } from './stamp.ts';

async function released() {
  const root = builtBrand();
  const { directory, manifest } = await stampRelease({
    ...brandInputs(root),
    pair: 'fi-FI',
    inputs: 'f00d',
    outDir: join(root, 'out'),
  });
  // A copy, because writes through links would change the build.
  cpSync(directory, join(root, 'copy'), { recursive: true });
  return { manifest, copy: join(root, 'copy') };
}

it('accepts an unchanged release in any folder', async () => {
  const { copy, manifest } = await released();
  expect(verifyRelease(copy)).toEqual(manifest);
});

it.each([
  ['a page', 'fi-FI/index.html'],
  ['the form that is really sent', 'assets/index-abc12345.js.br'],
  ['the bill of materials', 'sbom.cdx.json'],
  ['its headers', 'headers/nginx.conf'],
])(
  'is refused when %s was changed, saying which file, what was expected and found, and what to do',
  async (_what, file) => {
    const { copy } = await released();
    const path = join(copy, file);
    const before = readFileSync(path);
    writeFileSync(path, Buffer.concat([before, Buffer.from(' ')]));
    expect(() => verifyRelease(copy)).toThrow(
      new RegExp(
        `${file.replaceAll('.', '\\.')}: expected ${before.length} bytes with SHA-256 [0-9a-f]{64}, found ${before.length + 1} bytes with [0-9a-f]{64}\\n[^]*npm run release -- --brand harbour --market fi-FI`,
      ),
    );
  },
);

it('rejects a release with a missing or added file or a changed manifest', async () => {
  const { copy } = await released();
  writeFileSync(join(copy, 'fi-FI/extra.html'), 'x');
  rmSync(join(copy, 'robots.txt'));
  expect(() => verifyRelease(copy)).toThrow(
    /robots\.txt: expected \d+ bytes .*no such file[^]*fi-FI\/extra\.html: expected no such file/,
  );
  const other = await released();
  const own = join(other.copy, 'release.json');
  writeFileSync(own, readFileSync(own, 'utf8').replace('"minimumAge"', '"minimumage"'));
  expect(() => verifyRelease(other.copy)).toThrow(
    /release\.json: expected version 0\.1\.0-[0-9a-f]{10} for what stands in it/,
  );
});

it.each(['commit', 'inputs', 'content'] as const)(
  'is refused when the %s that it says it comes from was changed',
  async (field) => {
    const { copy, manifest } = await released();
    const own = join(copy, 'release.json');
    writeFileSync(own, readFileSync(own, 'utf8').replace(`"${field}": "${manifest[field]}"`, `"${field}": "deadbeef"`));
    expect(() => verifyRelease(copy)).toThrow(
      new RegExp(
        `release\\.json: expected a commit, inputs and content with the seal [0-9a-f]{64}, found .*${field} deadbeef`,
      ),
    );
  },
);

it('rejects a release with a link to a file or folder, added or in place of a file', async () => {
  const { copy } = await released();
  symlinkSync('/etc/passwd', join(copy, 'assets/passwd.txt'));
  symlinkSync('/etc', join(copy, 'fi-FI/etc'));
  rmSync(join(copy, 'favicon.svg'));
  symlinkSync('robots.txt', join(copy, 'favicon.svg'));
  for (const [file, target] of [
    ['assets/passwd.txt', '/etc/passwd'],
    ['fi-FI/etc', '/etc'],
    ['favicon.svg', 'robots.txt'],
  ] as const) {
    expect(() => verifyRelease(copy)).toThrow(
      `${file}: expected plain files and folders only, found a link to ${target}\n`,
    );
  }
});

it('explains what a release is if the folder is not one', () => {
  expect(() => verifyRelease('/nowhere')).toThrow(/is not a release.*npm run release/);
});

it.each(['{}', 'null', '[]', '{"version":"0.1.0-c0de","files":{"a":null}}'])(
  'is refused in words when its own word is %s',
  async (word) => {
    const { copy } = await released();
    writeFileSync(join(copy, 'release.json'), word);
    expect(() => verifyRelease(copy)).toThrow(/release\.json cannot be read[^]*Do not serve[^]*npm run release/);
  },
);

it('rejects a manifest without any one of its fields', async () => {
  const { copy, manifest } = await released();
  for (const field of Object.keys(manifest)) {
    writeFileSync(join(copy, 'release.json'), JSON.stringify({ ...manifest, [field]: undefined }));
    // The origin is not part of the version, but a release must have it.
    expect(() => verifyRelease(copy), field).toThrow(/cannot be read|expected version/);
  }
});
