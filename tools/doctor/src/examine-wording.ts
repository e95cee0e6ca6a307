import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

/** A wording that reads like a translation, and what to write instead. */
export interface Wording {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** Wordings that no English text of this repository uses: players' texts, documentation, comments and names. */
export const WORDINGS: readonly Wording[] = [
  { pattern: /\bwhoever\b/i, instead: 'anyone who; better: the player, the caller' },
  { pattern: /\bwhomever\b|\bWhom\b/, instead: 'a sentence with the person as its subject' },
  { pattern: /\bsomebody\b/i, instead: 'someone; better: the player, the caller' },
  { pattern: /\banew\b/i, instead: 'again, from scratch, resets, re-renders' },
  // The doctor's JSON output has a field of this name, which outside scripts read.
  { pattern: /\bmend(s|ed|ing)?\b(?![`'}\]]| }|,|:)/i, instead: 'fix (a bug), repair (data)' },
  { pattern: /\bthereby\b/i, instead: 'so, or a new sentence' },
  { pattern: /\b(come|came|comes|coming) to life\b/i, instead: 'hydrate, start' },
  {
    pattern: /\b(am|are|be|been|is|was|were) told\b(?! apart)/i,
    instead: 'an active sentence: we tell you, the API reports',
  },
  { pattern: /\b(is|are|was|were|not|be|been) let in\b/i, instead: 'has access, is allowed, is blocked' },
  { pattern: /\bholds? now\b/i, instead: 'applies, has started' },
  { pattern: /\bcounted are\b/i, instead: 'includes' },
  { pattern: /\bno income\b/i, instead: 'not a way to earn money' },
  { pattern: /\be-mail/i, instead: 'email' },
  // Not in file names, such as log-in-outcomes.spec.ts, and not as an address that visitors type.
  { pattern: /(?<![\w/-])(?!(?<=')log-in')log-ins?(?![\w-]|\.ts)/i, instead: 'login (noun), log in (verb)' },
];

/** Wordings that are fine in code and documentation, but have one fixed word in players' texts. */
export const PLAYER_WORDINGS: readonly Wording[] = [
  ...WORDINGS,
  { pattern: /\b(pay|pays|paid|paying) in\b/i, instead: 'deposit' },
  { pattern: /\bpaid out to you\b/i, instead: 'withdrawn' },
  { pattern: /\bat once\b/i, instead: 'immediately, straight away' },
  { pattern: /\bgo on\b/i, instead: 'continue' },
  { pattern: /\b(anybody|everybody)\b/i, instead: 'anyone, everyone, all players' },
  { pattern: /\bwrong tries\b|\btoo many tries\b/i, instead: 'attempts' },
  { pattern: /\bnothing was (taken|staked)\b/i, instead: 'no money was taken, no stake was taken' },
  { pattern: /\binternet address\b/i, instead: 'IP address' },
  { pattern: /\bcustomer care\b/i, instead: 'support' },
  { pattern: /\b(is|are|was|holds|stands) (no|nothing) (longer )?open to you\b/i, instead: 'available' },
];

/**
 * Which files the word list covers. `read` picks the English out of a file, and files that match
 * `except` are left to other scopes. A scope that is off is not read.
 */
export interface WordingScope {
  readonly name: string;
  readonly on: boolean;
  readonly files: readonly string[];
  readonly except?: RegExp;
  readonly wordings: readonly Wording[];
  readonly read: (source: string) => readonly EnglishText[];
}

/** A piece of English and where it is in its file: a key, or a line number. */
export interface EnglishText {
  readonly field: string;
  readonly text: string;
}

const byKey = (source: string): readonly EnglishText[] =>
  Object.entries(JSON.parse(source) as Record<string, unknown>).flatMap(([field, text]) =>
    typeof text === 'string' ? [{ field, text }] : [],
  );

const byLine = (source: string): readonly EnglishText[] =>
  source.split('\n').map((text, index) => ({ field: `line ${index + 1}`, text }));

/**
 * The values under `en:` in a table of languages. Other languages have words of their own, such as the French "e-mail".
 */
function englishOfTable(source: string): readonly EnglishText[] {
  return [...source.matchAll(/^([ \t]*)en: (?:\{[\s\S]*?^\1\}|.*$)/gm)].flatMap((match) => {
    const before = source.slice(0, match.index).split('\n').length - 1;
    return match[0].split('\n').map((text, index) => ({ field: `line ${before + index + 1}`, text }));
  });
}

/** Tables of languages: only their English is ours to check. */
const LANGUAGE_TABLES = /^(brands\/[^/]+\/legal\/.*|apps\/api\/src\/modules\/[^/]+\/model\/[^/]*-texts)\.ts$/;

/** Where the word list applies: players' texts, documentation and code. */
export const WORDING_SCOPES: readonly WordingScope[] = [
  {
    name: 'player texts: messages',
    on: true,
    files: [
      '{apps,libs}/**/messages/{en,ca,nz,inen}.json',
      'brands/*/messages/{en,ca,nz,inen}.json',
      'libs/catalogue/src/data/texts/en.json',
    ],
    wordings: PLAYER_WORDINGS,
    read: byKey,
  },
  {
    name: 'player texts: pages',
    on: true,
    files: ['libs/catalogue/src/data/pages/en/*.md', 'libs/catalogue/src/data/stories/en.md'],
    wordings: PLAYER_WORDINGS,
    read: byLine,
  },
  {
    name: 'player texts: brands, emails and SMS',
    on: true,
    files: ['brands/*/legal/*.ts', 'apps/api/src/modules/*/model/*-texts.ts'],
    wordings: PLAYER_WORDINGS,
    read: englishOfTable,
  },
  {
    name: 'documentation',
    on: true,
    files: ['*.md', '.storybook/**/*.md', '{apps,brands,docs,libs,tools}/**/*.md'],
    wordings: WORDINGS,
    read: byLine,
  },
  {
    name: 'code: comments and names',
    on: true,
    files: ['*.{ts,mjs}', '.storybook/**/*.{ts,tsx}', '{apps,brands,libs,tools}/**/*.{ts,tsx,mjs,mts,sql}'],
    except: LANGUAGE_TABLES,
    wordings: WORDINGS,
    read: byLine,
  },
];

/** Not ours to word, other languages' texts, and this list itself. */
const SKIPPED = [
  /(^|\/)(node_modules|dist|storybook-static|gallery)\//,
  /^libs\/catalogue\/src\/data\/(pages|stories)\/(?!en)/,
  /^tools\/doctor\/src\/examine-wording(\.test)?\.ts$/,
];

/**
 * Finds English that reads like a translation, by a list of wordings.
 *
 * @param root the repository
 * @param scopes which files to look at; those that are on by default
 */
export function examineWording(
  root: string,
  scopes: readonly WordingScope[] = WORDING_SCOPES.filter(({ on }) => on),
): readonly Finding[] {
  return scopes.flatMap(({ files, except, wordings, read }) => {
    const any = anyOf(wordings);
    return globSync([...files], { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !SKIPPED.some((pattern) => pattern.test(file)) && !except?.test(file))
      .sort()
      .flatMap((file) =>
        read(readFileSync(join(root, file), 'utf8'))
          .filter(({ text }) => any.test(text))
          .flatMap((text) => findingsIn(file, text, wordings)),
      );
  });
}

/** Returns one pattern for all wordings. Nearly all lines match none, so one test each keeps the doctor fast. */
const anyOf = (wordings: readonly Wording[]): RegExp =>
  new RegExp(wordings.map(({ pattern }) => pattern.source).join('|'), 'i');

function findingsIn(file: string, { field, text }: EnglishText, wordings: readonly Wording[]): readonly Finding[] {
  return wordings.flatMap(({ pattern, instead }): readonly Finding[] => {
    const found = pattern.exec(text)?.[0];
    return found === undefined
      ? []
      : [
          {
            severity: 'error',
            rule: 'wording',
            locale: 'en',
            file,
            field,
            what: `It says "${found}".`,
            why: 'It reads like a translation.',
            mend: `Write instead: ${instead}.`,
          },
        ];
  });
}
