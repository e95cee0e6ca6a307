import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headerFiles } from '@baize/release/headers';
import { temporaryFolder } from '@baize/testing/folders';

const root = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const names = (text: string, ...patterns: readonly RegExp[]): readonly string[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] as string));

/** What a bundler or a shell puts there by itself. */
const NOT_OURS: ReadonlySet<string> = new Set(['PATH', 'PROD', 'DEV', 'VIRT_ON', 'FORCE_COLOR']);
const NX = /^NX_/;

function sourcesUnder(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.(?:tsx?|mjs)$/.test(entry.name) &&
        !/\.test\.tsx?$/.test(entry.name) &&
        !entry.parentPath.includes('node_modules') &&
        !entry.parentPath.includes('/dist/'),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Variables by name → who reads them, from the sources alone. */
function variablesOfTheCode(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (reader: string, list: readonly string[]) => {
    for (const name of list)
      if (!NOT_OURS.has(name) && !NX.test(name)) found.set(name, (found.get(name) ?? new Set()).add(reader));
  };
  const uses = [
    /\b(?:env|source|given|defaults|environment)\[['"]([A-Z][A-Z0-9_]+)['"]\]/g,
    /\b(?:process\.)?env\.([A-Z][A-Z0-9_]+)\b/g,
  ];
  for (const folder of ['apps', 'libs', 'tools', '.storybook']) {
    for (const file of sourcesUnder(folder)) {
      const path = file.slice(root.length + 1);
      const reader = path.startsWith('apps/sandbox/')
        ? 'sandbox'
        : /^(?:libs\/site-build|tools\/release)\//.test(path)
          ? 'release'
          : path.startsWith('apps/api/src/plugins/')
            ? 'api'
            : 'tool';
      add(reader, names(readFileSync(file, 'utf8'), ...uses));
    }
  }
  // The API's own are the keys of one schema.
  add(
    'api',
    names(
      /export const envVariables = z\.object\(\{([\s\S]*?)^\}\);/m.exec(
        read('apps/api/src/plugins/env-variables.ts'),
      )?.[1] ?? '',
      /^ {2}([A-Z][A-Z0-9_]+):/gm,
    ),
  );
  add('server', names(read('apps/site/nginx/serve.sh'), /\$\{?([A-Z][A-Z0-9_]+)\b/g));
  add('compose', names(read('docs/deployment/compose.yaml'), /\$\{([A-Z][A-Z0-9_]+)/g));
  add('script', names(read('package.json'), /\$\{([A-Z][A-Z0-9_]+)/g));
  return found;
}

const listed = new Map(
  [...read('docs/deployment/README.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)` \| ([^|]*) \|/gm)].map((match) => [
    match[1] as string,
    (match[2] as string).split(', ').map((reader) => reader.trim()),
  ]),
);
const code = variablesOfTheCode();

describe('the list of variables in docs/deployment', () => {
  /** Read by tools that are packages of others, or named by a command. */
  const ELSEWHERE = ['CHROMATIC_PROJECT_TOKEN', 'SOAK_SEED'];
  it('names every variable that the code reads', () => {
    expect(code.size).toBeGreaterThan(50);
    expect([...code.keys()].filter((name) => !listed.has(name)).sort()).toEqual([]);
  });
  it('names none that nobody reads', () => {
    expect([...listed.keys()].filter((name) => !code.has(name) && !ELSEWHERE.includes(name))).toEqual([]);
  });
  it('says by whom each is read that matters in production', () => {
    for (const [name, readers] of listed) {
      for (const reader of ['api', 'release', 'server'] as const)
        if (code.get(name)?.has(reader)) expect(readers, name).toContain(reader);
    }
  });
  it('is in order, each once', () => {
    const rows = names(read('docs/deployment/README.md'), /^\| `([A-Z][A-Z0-9_]+)` \|/gm);
    expect(rows).toEqual([...new Set(rows)].sort());
  });
});

describe('images', () => {
  const DOCKERFILES = ['apps/site/Dockerfile', 'apps/api/Dockerfile'];
  it.each(DOCKERFILES)('%s copies only what is there, from pinned images, and runs as nobody special', (file) => {
    const text = read(file);
    for (const [, from, list = ''] of text.matchAll(/^COPY (?:--from=(\S+) )?(?:--chown=\S+ )?(.+)$/gm)) {
      // The image that was served before; its folders are not ours.
      if (from === 'before') continue;
      for (const source of list.split(' ').slice(0, -1)) {
        const path = source.replace(/^\/baize\//, '');
        if (path !== '.' && !path.startsWith('dist/') && path !== 'node_modules')
          expect(existsSync(join(root, path)), `${file}: ${from ?? 'context'} ${source}`).toBe(true);
      }
    }
    for (const [, image = ''] of text.matchAll(/^ARG \w+_IMAGE=(\S+)$/gm))
      expect(image).toMatch(/:\d+(?:\.\d+)+(?:-[\w.-]+)?$/);
    // From an argument, or from a stage of the same file.
    const stages = names(text, /^FROM \S+ AS (\S+)$/gm);
    expect(names(text, /^FROM (\S+)/gm).filter((image) => !image.startsWith('${') && !stages.includes(image))).toEqual(
      [],
    );
    expect(names(text, /^USER (\S+)$/gm).filter((user) => user !== 'root')).toHaveLength(1);
    expect(text).toMatch(/^HEALTHCHECK .*CMD \[/m);
    expect(text).not.toMatch(/^(?:ARG|ENV) .*(?:SECRET|PASSWORD|TOKEN|_KEY)/m);
  });
  it.each(DOCKERFILES)('%s never sees the values of a deployment', (file) => {
    expect(read(`${file}.dockerignore`).split('\n')).toContain('**/*.env');
    expect(read('.gitignore').split('\n')).toContain('docs/deployment/production.env');
  });
  it('have the Node that the repository pins', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    for (const file of DOCKERFILES) expect(read(file)).toContain(`node:${dependencies['node'] ?? ''}-`);
  });
  it('of the API has every folder that the API may import', () => {
    const text = read('apps/api/Dockerfile');
    const imported = new Set(
      sourcesUnder('apps/api/src')
        .filter((file) => !file.includes('/testing/'))
        .flatMap((file) => names(readFileSync(file, 'utf8'), /from '@baize\/([\w-]+)/g)),
    );
    for (const name of imported) expect(text, name).toContain(` /baize/libs/${name} `);
    expect(text).toContain(' /baize/brands ');
  });
  it('of the site is the server alone, over releases that outlive it; the one with releases inside takes over those before', () => {
    const stages = new Map(
      read('apps/site/Dockerfile')
        .split(/^(?=FROM )/m)
        .slice(1)
        .map((stage) => [/ AS (\S+)/.exec(stage)?.[1] ?? '', stage]),
    );
    expect([...stages.keys()].at(-1)).toBe('site');
    for (const name of ['server', 'site']) expect(stages.get(name), name).not.toMatch(/--from=|npm run/);
    expect(stages.get('bundled')).toContain('COPY --from=release');
    // In this order: what is promoted last finds the version that was served.
    expect(stages.get('release')).toMatch(/npm run release --[^]*COPY --from=before[^]*release:promote/);
    expect(read('docs/deployment/compose.yaml')).toMatch(
      /^ {6}- \$\{RELEASES_DIR:-[^}]*dist\/releases\}:\/srv\/releases:ro$/m,
    );
  });
  it('of the site takes every argument that a release reads', () => {
    const release = [...code].filter(([, readers]) => readers.has('release')).map(([name]) => name);
    const given = new Set(names(read('apps/site/Dockerfile'), /^ARG (\w+)$/gm));
    // The sandbox has no place in production, one origin is enough for one brand, nobody previews in an image, and the
    // target of a brand's build names the brand.
    expect(
      release.filter(
        (name) => !given.has(name) && !['SANDBOX_URL', 'SITE_ORIGINS', 'API_URL', 'BAIZE_BRAND'].includes(name),
      ),
    ).toEqual([]);
  });
});

it.each([
  ['the default pair', ['en-UN', 'ja-UN', 'fi-FI'], 'en-UN'],
  ['the brand’s first pair that is promoted, not the first by name', ['ja-UN', 'fr-CA'], 'ja-UN'],
])('the site’s server redirects to %s', (_, promoted, expected) => {
  const folder = temporaryFolder({
    'bin/nginx': '#!/bin/sh\n',
    'serve.sh': read('apps/site/nginx/serve.sh').replaceAll('/srv/releases', '$SRV'),
    'nginx.conf': '',
    'proxy.conf': '',
    'edge-headers.conf': '',
    ...Object.fromEntries(
      promoted.flatMap((pair) => [
        [`srv/harbour/${pair}/current/headers/nginx.conf`, ''],
        [
          `srv/harbour/${pair}/current/headers/nginx.shared.conf`,
          headerFiles({
            brand: 'harbour',
            pair: 'fi-FI',
            pairs: ['fi-FI', 'ja-UN', 'en-UN', 'fr-CA'],
            shell: 'fi-FI/shell.html',
            routes: {},
            known: '',
            headers: { common: {}, policy: '', pages: {}, shared: { common: {}, policy: '' } },
          })['headers/nginx.shared.conf'] ?? '',
        ],
      ]),
    ),
  });
  chmodSync(join(folder, 'bin/nginx'), 0o755);
  const { status, stderr } = spawnSync('sh', [join(folder, 'serve.sh'), '--check'], {
    encoding: 'utf8',
    env: {
      PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`,
      SITE_BRAND: 'harbour',
      SITE_CONF_DIR: join(folder, 'conf'),
      SRV: join(folder, 'srv'),
    },
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(readFileSync(join(folder, 'conf/releases.conf'), 'utf8').split('\n').slice(-3)).toEqual([
    `set $served_pair ${expected};`,
    expect.stringMatching(/^include .*nginx\.shared\.conf;$/),
    '',
  ]);
});

it('the example of values names what compose needs, and only variables that exist', () => {
  const example = names(read('docs/deployment/production.env.example'), /^([A-Z][A-Z0-9_]+)=/gm);
  expect(example.filter((name) => !listed.has(name))).toEqual([]);
  for (const name of names(read('docs/deployment/compose.yaml'), /\$\{([A-Z][A-Z0-9_]+):\?/g))
    expect(example).toContain(name);
});

it('nginx reads bodies as large as the API does, and logs no query: a socket’s address may contain a token', () => {
  const nginx = read('apps/site/nginx/nginx.conf');
  const [, kibibytes] = /bodyLimit: (\d+) \* 1024/.exec(read('apps/api/src/app.ts')) ?? [];
  expect(kibibytes).toBeDefined();
  expect(nginx).toContain(`client_max_body_size ${kibibytes}k;`);
  expect(nginx).toMatch(/access_log \/dev\/stdout baize;/);
  expect(/log_format baize [^;]*/.exec(nginx)?.[0]).not.toMatch(/\$request\b(?!_)|\$request_uri|\$args|\$http_referer/);
});
