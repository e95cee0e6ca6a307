import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRANSLATION_BASE, type TranslationLocale } from '@baize/brand';
import { NAMESPACES, type Messages } from '@baize/site-build/messages';
import { examineEnglish } from './examine-english.ts';
import type { Finding, TextRule } from './finding.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Languages of the folders that are not named by a language, for plural rules. */
const LANGUAGE: Partial<Record<TranslationLocale, string>> = {
  caf: 'fr',
  ca: 'en',
  nz: 'en',
  inen: 'en',
  cl: 'es',
  pe: 'es',
  br: 'pt',
  no: 'nb',
  tl: 'fil',
};

/** `{name}` and `{0}` of a text. */
export function placeholders(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string))].sort();
}

/** Folders of the repository that hold texts. */
export function messageFolders(root: string): readonly string[] {
  return ['libs', 'apps']
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'src/messages')))
    .sort();
}

function read(root: string, file: string): Messages | Finding {
  try {
    const value: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const bad =
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([, text]) => typeof text !== 'string' || text.trim() === '')
        : ['(file)', null];
    if (bad)
      return {
        severity: 'error',
        file,
        field: String(bad[0]),
        what: 'This text is empty or no text.',
        why: 'A player would see a blank or a key.',
        mend: 'Write the text, or remove the key here and in English.',
      };
    return value as Messages;
  } catch (error) {
    return {
      severity: 'error',
      file,
      field: '(file)',
      what: `The file cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
      why: 'No text of this folder can be shipped.',
      mend: 'Correct the JSON.',
    };
  }
}
const isFinding = (value: Messages | Finding): value is Finding => 'severity' in value && 'mend' in value;

const languageOf = (locale: TranslationLocale): string => LANGUAGE[locale] ?? locale;

/** Returns every plural form of a language, by CLDR. With a missing form, the key itself would be shown. */
export function pluralForms(locale: TranslationLocale): readonly string[] {
  return new Intl.PluralRules(languageOf(locale)).resolvedOptions().pluralCategories;
}

/** Returns example counts for a plural form of a language. */
function countOf(locale: TranslationLocale, form: string): string {
  const rules = new Intl.PluralRules(languageOf(locale));
  const counts = [...Array(26).keys(), 1.5, 1_000_000].filter((count) => rules.select(count) === form);
  return counts.slice(0, 3).join(', ');
}

/** Languages whose "many" starts at a million, which no count of the product reaches. In Polish it starts at five. */
const MANY_IS_MILLIONS: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it', 'ca']);

/** Compares one translated file with English: missing, orphaned and drifted texts, plural by plural form. */
export function compareMessages(
  file: string,
  locale: TranslationLocale,
  english: Messages,
  translated: Messages,
  partial: boolean,
  namespace?: string,
): readonly Finding[] {
  const findings: Finding[] = [];
  const report = (
    rule: TextRule,
    severity: Finding['severity'],
    field: string,
    what: string,
    why: string,
    mend: string,
  ) => findings.push({ rule, severity, file, field, what, why, mend, locale, ...(namespace ? { namespace } : {}) });
  const stems = new Map<string, { plural: boolean; text: string }>();
  for (const [key, text] of Object.entries(english)) {
    const plural = PLURAL.test(key) && `${key.replace(PLURAL, '')}_other` in english;
    const stem = plural ? key.replace(PLURAL, '') : key;
    if (!stems.has(stem) || key.endsWith('_other')) stems.set(stem, { plural, text });
  }
  for (const [stem, { plural, text }] of stems) {
    const forms = plural ? pluralForms(locale).map((form) => `${stem}_${form}`) : [stem];
    const present = forms.filter((key) => key in translated);
    if (present.length === 0 && partial) continue;
    for (const key of forms) {
      const own = translated[key];
      if (own === undefined) {
        const form = plural && present.length > 0 ? PLURAL.exec(key)?.[1] : undefined;
        if (form === undefined)
          report(
            'missing',
            'error',
            key,
            `The text is missing in "${locale}".`,
            'A player of that language would see the key or English.',
            `Write it; English says: ${text}`,
          );
        else
          report(
            'plural',
            form === 'many' && MANY_IS_MILLIONS.has(languageOf(locale)) ? 'warning' : 'error',
            key,
            `The plural form "${form}" is missing in "${locale}".`,
            `Its language says ${countOf(locale, form)} with it: a player would see the key or English there.`,
            `Write it; English says: ${text}`,
          );
        continue;
      }
      const wanted = placeholders(text);
      const got = placeholders(own);
      // "One game" need not repeat the number.
      const lost = wanted.filter((name) => !got.includes(name) && !(name === 'count' && /_(one|zero|two)$/.test(key)));
      const strange = got.filter((name) => !wanted.includes(name) && !(plural && name === 'count'));
      if (lost.length > 0)
        report(
          'placeholder',
          'error',
          key,
          `The placeholder ${lost.map((name) => `{${name}}`).join(', ')} is missing.`,
          'English fills it, so this language would leave out what it stands for.',
          `Put it in; English says: ${text}`,
        );
      if (strange.length > 0)
        report(
          'placeholder',
          'error',
          key,
          `The placeholder ${strange.map((name) => `{${name}}`).join(', ')} does not exist in English.`,
          'Nothing fills it: a player would see the braces.',
          `Remove or rename it; English says: ${text}`,
        );
    }
  }
  const known = new Set([
    ...Object.keys(english),
    ...[...stems].flatMap(([stem, { plural }]) => (plural ? pluralForms(locale).map((form) => `${stem}_${form}`) : [])),
  ]);
  for (const key of Object.keys(translated)) {
    if (!known.has(key))
      report(
        'orphan',
        'error',
        key,
        'English has no such text.',
        'Nothing shows it any more, so it only grows old.',
        'Remove it, or add the key to en.json.',
      );
    else if (
      PLURAL.test(key) &&
      stems.get(key.replace(PLURAL, ''))?.plural &&
      !pluralForms(locale).includes(PLURAL.exec(key)?.[1] ?? '')
    ) {
      report(
        'plural',
        'warning',
        key,
        `The language of "${locale}" has no plural form "${PLURAL.exec(key)?.[1] ?? ''}".`,
        'No count ever asks for it.',
        `Remove it; the forms are ${pluralForms(locale).join(', ')}.`,
      );
    }
  }
  return findings;
}

/** Compares the texts of every folder in the given locales with English. */
export function examineMessages(root: string, locales: readonly TranslationLocale[]): readonly Finding[] {
  const findings: Finding[] = [];
  const shipped = new Set(Object.values(NAMESPACES).flat());
  const namespaceOf = (folder: string) =>
    Object.entries(NAMESPACES).find(([, folders]) => folders.includes(folder))?.[0] ?? folder;
  const homes = new Map<string, string>();
  for (const folder of messageFolders(root)) {
    const english = `${folder}/src/messages/en.json`;
    if (!existsSync(join(root, english))) {
      findings.push({
        severity: 'error',
        file: english,
        field: '(file)',
        what: 'There are no English texts.',
        why: 'English is what every other language is compared with.',
        mend: 'Add en.json.',
      });
      continue;
    }
    if (!shipped.has(folder))
      findings.push({
        severity: 'error',
        file: 'libs/site-build/src/messages.ts',
        field: 'NAMESPACES',
        what: `${folder} has texts but is in no namespace.`,
        why: 'They would never be shipped, and its screens would show keys.',
        mend: `Add '${folder}' to a namespace.`,
      });
    const source = read(root, english);
    if (isFinding(source)) {
      findings.push(source);
      continue;
    }
    for (const key of Object.keys(source)) {
      // A domain may override a text of the shell, because its namespace has priority. Within a namespace, no folder
      // has.
      const place = `${namespaceOf(folder)}:${key}`;
      const home = homes.get(place);
      if (home)
        findings.push({
          severity: 'error',
          file: english,
          field: key,
          what: `The key stands in ${home} too.`,
          why: 'One of the two would silently win.',
          mend: 'Give it one home: begin keys with the name of their domain.',
        });
      homes.set(place, folder);
    }
    for (const locale of locales) {
      if (locale === 'en') continue;
      const file = `${folder}/src/messages/${locale}.json`;
      const base = TRANSLATION_BASE[locale];
      if (!existsSync(join(root, file))) {
        if (!base)
          findings.push({
            severity: 'error',
            rule: 'missing',
            locale,
            namespace: namespaceOf(folder),
            file,
            field: '(file)',
            what: `There are no texts in "${locale}".`,
            why: 'A brand offers a market in this language.',
            mend: 'Translate en.json into it.',
          });
        continue;
      }
      const translated = read(root, file);
      if (isFinding(translated)) findings.push(translated);
      else
        findings.push(
          ...compareMessages(file, locale, source, translated, base !== undefined, namespaceOf(folder)),
          ...examineEnglish(file, locale, source, translated, namespaceOf(folder)),
        );
    }
  }
  return findings;
}

/** Checks a brand's texts: it may reword existing ones, but not add any. */
export function examineOverrides(root: string, brand: string): readonly Finding[] {
  const folder = `brands/${brand}/messages`;
  if (!existsSync(join(root, folder))) return [];
  const english: Messages = Object.assign(
    {},
    ...messageFolders(root).map((home) => {
      const file = `${home}/src/messages/en.json`;
      const texts = existsSync(join(root, file)) ? read(root, file) : {};
      return isFinding(texts) ? {} : texts;
    }),
  );
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      const own = read(root, file);
      return isFinding(own) ? [own] : compareMessages(file, name.slice(0, -5) as TranslationLocale, english, own, true);
    });
}
