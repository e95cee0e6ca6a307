import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Returns what is between backticks, in tables and prose and in shell examples. */
const commandsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpm (?:run )?(start|test|[a-z]+(?::[a-z]+)?)\b/g)]
    .map(([whole, name = '']) => (whole.startsWith('npm run ') || name === 'start' || name === 'test' ? name : ''))
    .filter(Boolean);

describe('documentation', () => {
  it('keeps the README at about 150 lines', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(155);
  });

  // A new domain needs no row: one line of the map is about all of them.
  it('maps every tool, and every library that is no domain, in the README', () => {
    const map = /## Map\n```\n([\s\S]*?)```/.exec(read('README.md'))?.[1] ?? '';
    const words = new Set(map.split('\n').flatMap((line) => line.split(/\s{3,}/)[0]?.split(/[\s/]+/) ?? []));
    const folders = ['libs', 'tools'].flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
    );
    const isDomain = (folder: string): boolean => read(`${folder}/package.json`).includes('"layer:domain"');
    expect(folders.filter((folder) => !words.has(folder.split('/')[1] ?? '') && !isDomain(folder))).toEqual([]);
  });

  it.each(PAGES)('%s links only to files and headings that exist', (page) => {
    const broken: string[] = [];
    for (const [, target = ''] of read(page).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const [file = '', heading] = target.split('#');
      const path = file === '' ? page : join(dirname(page), file);
      if (!existsSync(join(root, path))) broken.push(target);
      else if (heading !== undefined && !headingsOf(read(path)).includes(heading)) broken.push(target);
    }
    expect(broken).toEqual([]);
  });

  it.each(PAGES)('%s names only commands that exist', (page) => {
    expect(commandsIn(read(page)).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names every command of package.json', () => {
    const named = new Set(PAGES.flatMap((page) => [...commandsIn(read(page)), ...shortNames(read(page))]));
    const own = Object.keys(scripts).filter((name) => !/^(?:pre|post)[a-z]/.test(name) || name === 'prettier');
    expect(own.filter((name) => !named.has(name))).toEqual([]);
  });
});

/** Commands of one family are listed as `npm run release` and `release:diff`. */
const shortNames = (text: string): readonly string[] =>
  [...text.matchAll(/`([a-z]+:[a-z]+)`/g)].map(([, name = '']) => name);

/** Heading anchors as code hosts write them. */
function headingsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('docs/configuration.md', () => {
  const page = read('docs/configuration.md');
  const api = page.slice(page.indexOf('## API'), page.indexOf('## Site'));
  const schema =
    /export const envVariables = z\.object\(\{([\s\S]*?)^\}\);/m.exec(
      read('apps/api/src/plugins/env-variables.ts'),
    )?.[1] ?? '';
  const variables = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);

  it('describes every variable of the API, and no other', () => {
    const described = [...api.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    );
    expect(variables.length).toBeGreaterThan(40);
    expect([...described].sort()).toEqual([...variables].sort());
  });

  it('gives the defaults that the API uses', () => {
    const wrong: string[] = [];
    for (const [, name = '', entry = ''] of schema.matchAll(
      /^ {2}([A-Z][A-Z0-9_]+):([\s\S]*?)(?=^ {2}(?:[A-Z/])|(?![\s\S]))/gm,
    )) {
      // The last argument of `_default(…)`; a default by name (a demo secret, a list) has no fixed wording here.
      const value = /z\._default\([\s\S]*, *\n? *(?:'([^']+)'|(\d+)),?\s*\),\s*$/.exec(entry)?.slice(1).find(Boolean);
      const row = api.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
      if (row && value !== undefined && !row.split(' | ')[1]?.includes(value)) wrong.push(`${name}: ${value}`);
    }
    expect(wrong).toEqual([]);
  });

  it('describes every variable that the list of deployment names for the sandbox', () => {
    const sandbox = page.slice(page.indexOf('## Sandbox'), page.indexOf('## Tests'));
    const deployment = [
      ...read('docs/deployment/README.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)` \| ([^|]*) \|/gm),
    ].filter(([, , readers = '']) => readers.split(', ').includes('sandbox'));
    const missing = deployment
      .map(([, name = '']) => name)
      .filter((name) => !sandbox.includes(`\`${name}\``) && !['BAIZE_ENV', 'API_PORT'].includes(name));
    expect(missing).toEqual([]);
  });
});
