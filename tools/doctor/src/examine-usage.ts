import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAMESPACES, type Messages } from '@baize/site-build/messages';
import type { Finding } from './finding.ts';

/** Sources that may use a key: the site, its libraries, the release tools, and services whose codes are keys. */
const SOURCES = [
  'apps/site/src',
  'apps/api/src',
  'apps/sandbox/src',
  'libs',
  'tools/release/src',
  'libs/site-build/src',
];
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** The keys in the sources: complete ones, and the prefixes and suffixes of composed ones. */
export interface KeyUse {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: readonly string[];
  readonly endings: readonly string[];
}

/**
 * Finds keys in source texts: `'a.b'`, the prefix of `` `a.b.${kind}` `` and of `'a.b.' + kind`, the suffix of ``
 * `${prefix}.title` ``.
 */
export function readKeyUse(sources: Iterable<string>): KeyUse {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  const endings = new Set<string>();
  for (const source of sources) {
    for (const [, , literal = ''] of source.matchAll(/(['"`])([\w.-]+)\1/g))
      (literal.endsWith('.') ? beginnings : whole).add(literal);
    // A prefix only counts if it names a part of a domain: `error.${code}` does, `${code}` does not.
    for (const [, beginning = ''] of source.matchAll(/`([A-Za-z][\w-]*\.[\w.-]*)\$\{/g)) beginnings.add(beginning);
    for (const [, ending = ''] of source.matchAll(/\$\{[\w.]+\}(\.[\w.]+)`/g)) endings.add(ending);
  }
  return { whole, beginnings: [...beginnings], endings: [...endings] };
}

/** Tells whether the sources can show this key. */
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

/** Reports English texts that no source uses. No player can see them, but every language contains them. */
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
        // Reported already by the comparison of texts.
        return [];
      }
      return Object.keys(texts)
        .filter((key) => !isUsed(key, use))
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
