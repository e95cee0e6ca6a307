import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const RECORD = 'docs/decisions/0056-browser-storage.md';

/** The rows of the record's table: key → `local` or `session`. */
const recorded = new Map(
  [...readFileSync(join(ROOT, RECORD), 'utf8').matchAll(/^\| `([^`]+)` \| (local|session) \|/gm)].map(
    ([, key = '', where = '']) => [key, where],
  ),
);
/** Keys that libraries write. */
const OF_LIBRARIES = new Set(['CognitoIdentityServiceProvider', 'react-router-scroll-positions']);

interface Write {
  readonly file: string;
  readonly where: string;
  /** The key; the source's expression where it cannot be read. */
  readonly key: string;
}

/** The constants of a source that may be keys: `KEY` and `KEYS.name`. */
function constantsOf(source: string): Map<string, string> {
  const constants = new Map(
    [...source.matchAll(/\bconst (\w+) = '([^']+)';/g)].map(([, name = '', value = '']) => [name, value]),
  );
  for (const [, record = '', members = ''] of source.matchAll(/\bconst (\w+) = \{([^}]*)\} as const;/g))
    for (const [, name = '', value = ''] of members.matchAll(/(\w+): '([^']+)'/g))
      constants.set(`${record}.${name}`, value);
  return constants;
}

/**
 * Finds each write to the browser's storage in a source, with its key as a text.
 * @param shared constants of modules that sources import
 */
function writesIn(file: string, source: string, shared: ReadonlyMap<string, string> = new Map()): readonly Write[] {
  const constants = constantsOf(source);
  return [...source.matchAll(/\b(local|session)Storage\s*\.\s*setItem\(\s*([^,]+),/g)].map(
    ([, where = '', expression = '']) => {
      const key = expression.trim();
      return { file, where, key: /^'(.*)'$/.exec(key)?.[1] ?? constants.get(key) ?? shared.get(key) ?? key };
    },
  );
}

function* sources(folder: string): Generator<readonly [file: string, source: string]> {
  for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (
      entry.isFile() &&
      /\.tsx?$/.test(path) &&
      !/\.(?:test|stories)\.tsx?$|node_modules|\/libs\/testing\//.test(path)
    )
      yield [relative(ROOT, path), readFileSync(path, 'utf8')];
  }
}
/** The keys that the app and the script of prerendered pages share. */
const CONSENT = constantsOf(readFileSync(join(ROOT, 'libs/contracts/src/consent-storage.ts'), 'utf8'));
const writes = ['libs', 'apps/site/src'].flatMap((folder) =>
  [...sources(folder)].flatMap(([file, source]) => writesIn(file, source, CONSENT)),
);

it('reads keys however a source writes them', () => {
  const source = `const KEY = 'a'; const KEYS = { one: 'b' } as const;
    localStorage.setItem(KEY, '1'); sessionStorage.setItem(KEYS.one, '2'); localStorage.setItem('c', '3');
    sessionStorage.setItem(
      nameOf(player), '4'); localStorage.setItem(SHARED.two, '5');`;
  expect(writesIn('x.ts', source, new Map([['SHARED.two', 'd']])).map(({ where, key }) => `${where} ${key}`)).toEqual([
    'local a',
    'session b',
    'local c',
    'session nameOf(player)',
    'local d',
  ]);
});

it('stores only what the record lists (A§5)', () => {
  expect(writes.length).toBeGreaterThan(5);
  expect(
    writes.filter(({ key, where }) => recorded.get(key) !== where),
    `These writes have no row in ${RECORD}. Store nothing in the browser that A§5 does not list; if there is no other way, add a row with the reason.`,
  ).toEqual([]);
});

it('lists nothing that is no longer stored', () => {
  const stored = new Set(writes.map(({ key }) => key));
  expect([...recorded.keys()].filter((key) => !stored.has(key) && !OF_LIBRARIES.has(key))).toEqual([]);
});
