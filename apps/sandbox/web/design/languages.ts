/**
 * A page's language: its messages file (`messages/<messages>.json`) and the BCP-47 tag for `lang`, plurals and amounts.
 */
export interface Language {
  readonly messages: string;
  readonly tag: string;
}

const row = (messages: string, tag: string): Language => ({ messages, tag });

/**
 * All language names that a caller may use: the operator's translation locales (payments), two-letter languages and
 * tags (game launches).
 * A language alone covers all its regions without a row of their own.
 */
export const LANGUAGES: ReadonlyMap<string, Language> = new Map([
  ['en', row('en', 'en')],
  ['ca', row('en', 'en-CA')],
  ['nz', row('en', 'en-NZ')],
  ['inen', row('en', 'en-IN')],
  ['fi', row('fi', 'fi-FI')],
  ['no', row('no', 'nb-NO')],
  ['nb', row('no', 'nb-NO')],
  ['nn', row('no', 'nb-NO')],
  ['de', row('de', 'de-DE')],
  ['fr', row('fr', 'fr-FR')],
  ['caf', row('caf', 'fr-CA')],
  ['fr-ca', row('caf', 'fr-CA')],
  ['es', row('cl', 'es-CL')],
  ['cl', row('cl', 'es-CL')],
  ['pe', row('pe', 'es-PE')],
  ['es-pe', row('pe', 'es-PE')],
  ['pt', row('pt', 'pt-PT')],
  ['br', row('br', 'pt-BR')],
  ['pt-br', row('br', 'pt-BR')],
  ['ja', row('ja', 'ja')],
  ['tl', row('tl', 'fil-PH')],
  ['fil', row('tl', 'fil-PH')],
  ['tr', row('tr', 'tr-TR')],
  ['pl', row('pl', 'pl')],
]);

/**
 * Translation locales that are not language tags: `ca-ES` is Catalan and `br-FR` Breton, unlike the operator's `ca` and
 * `br`.
 */
const NO_LANGUAGES: ReadonlySet<string> = new Set(['ca', 'nz', 'inen', 'caf', 'cl', 'pe', 'br']);

/** Returns the requested tag if it is in the row's language (`de-AT`), so that dates and amounts use its region. */
function ownTag(asked: string, row: Language): string {
  try {
    const locale = new Intl.Locale(asked);
    return locale.region !== undefined && locale.language === new Intl.Locale(row.tag).language
      ? `${locale.language}-${locale.region}`
      : row.tag;
  } catch {
    return row.tag;
  }
}

/** @param asked as sent by the caller, in any case: `caf`, `NO`, `fr-CA`, `de_AT`; unknown ones give English */
export function languageFor(asked: string): Language {
  const wanted = asked.trim().toLowerCase().replaceAll('_', '-');
  const exact = LANGUAGES.get(wanted);
  if (exact) return exact;
  const [base = ''] = wanted.split('-');
  const found = NO_LANGUAGES.has(base) ? undefined : LANGUAGES.get(base);
  return found ? { messages: found.messages, tag: ownTag(wanted, found) } : row('en', 'en');
}
