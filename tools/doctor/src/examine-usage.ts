import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAMESPACES, type Messages } from '@baize/site-build/messages';
import type { Finding } from './finding.ts';

/** Where a key may be named: the site, its libraries, what writes its pages at release, and what sends codes that are keys. */
const SOURCES = [
  'apps/site/src',
  'apps/api/src',
  'apps/sandbox/src',
  'libs',
  'tools/release/src',
  'libs/site-build/src',
];
/** Keys by which the documents name a message and which a service may send as a code; the product words these outcomes in more detail itself. */
const DOCUMENT_KEYS: ReadonlySet<string> = new Set(['login.error.maxAttempt', 'unhandled.error.no.code']);
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** What the sources say of keys: whole ones, beginnings and endings of those that are put together. */
export interface KeyUse {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: readonly string[];
  readonly endings: readonly string[];
}

/** Reads keys out of source texts: `'a.b'`, the beginning of `` `a.b.${kind}` `` and of `'a.b.' + kind`, the ending of `` `${prefix}.title` ``. */
export function readKeyUse(sources: Iterable<string>): KeyUse {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  const endings = new Set<string>();
  for (const source of sources) {
    for (const [, , literal = ''] of source.matchAll(/(['"`])([\w.-]+)\1/g))
      (literal.endsWith('.') ? beginnings : whole).add(literal);
    // A beginning says something only if it names a part of a domain: `error.${code}` does, `${code}` does not.
    for (const [, beginning = ''] of source.matchAll(/`([A-Za-z][\w-]*\.[\w.-]*)\$\{/g)) beginnings.add(beginning);
    for (const [, ending = ''] of source.matchAll(/\$\{[\w.]+\}(\.[\w.]+)`/g)) endings.add(ending);
  }
  return { whole, beginnings: [...beginnings], endings: [...endings] };
}

/** Whether something in the sources can show this key. */
export function isUsed(key: string, { whole, beginnings, endings }: KeyUse): boolean {
  const stem = key.replace(PLURAL, '');
  return (
    whole.has(key) ||
    whole.has(stem) ||
    beginnings.some((beginning) => stem.startsWith(beginning) && stem.length > beginning.length) ||
    endings.some((ending) => stem.endsWith(ending) && whole.has(stem.slice(0, -ending.length)))
  );
}

function* sourcesOf(root: string): Generator<string> {
  for (const folder of SOURCES) {
    if (!existsSync(join(root, folder))) continue;
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !/\.(?:test|stories|css|d)\.tsx?$/.test(entry.name) &&
        !entry.parentPath.includes('node_modules') &&
        !/libs\/(?:testing|catalogue)/.test(entry.parentPath)
      )
        yield readFileSync(join(entry.parentPath, entry.name), 'utf8');
    }
  }
}

/** English texts whose key stands in no source: nobody can read them, and every language carries them along. */
export function examineUsage(root: string): readonly Finding[] {
  const use = readKeyUse(sourcesOf(root));
  return Object.entries(NAMESPACES).flatMap(([namespace, folders]) =>
    folders.flatMap((folder) => {
      const file = `${folder}/src/messages/en.json`;
      if (!existsSync(join(root, file))) return [];
      let texts: Messages;
      try {
        texts = JSON.parse(readFileSync(join(root, file), 'utf8')) as Messages;
      } catch {
        // Said already, with the reason, where texts are compared.
        return [];
      }
      return Object.keys(texts)
        .filter((key) => !DOCUMENT_KEYS.has(key) && !isUsed(key, use))
        .map((key): Finding => ({
          severity: 'warning',
          rule: 'unused',
          file,
          field: key,
          locale: 'en',
          namespace,
          what: 'No source names this key.',
          why: 'No screen can show the text, and every language has to carry it.',
          mend: 'Remove it in every language, or show it.',
        }));
    }),
  );
}
