/** What a page is written in: its messages file (`messages/<messages>.json`) and the BCP-47 tag for `lang`, plurals and amounts. */
export interface Language {
  readonly messages: string;
  readonly tag: string;
}

const row = (messages: string, tag: string): Language => ({ messages, tag });

/**
 * Every name that a caller may give a language: the operator's translation locales (payments), two-letter languages and tags (game launches).
 * A language alone stands for all its regions that have no row of their own.
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

/** Translation locales that are no languages: `ca-ES` is Catalan and `br-FR` Breton, neither is what the operator calls `ca` and `br`. */
const NO_LANGUAGES: ReadonlySet<string> = new Set(['ca', 'nz', 'inen', 'caf', 'cl', 'pe', 'br']);

/** The tag that was asked for where it is one of the row's language (`de-AT`), so that dates and amounts are its region's. */
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

/** @param asked as the caller sent it, in any case: `caf`, `NO`, `fr-CA`, `de_AT`; English where it is unknown */
export function languageFor(asked: string): Language {
  const wanted = asked.trim().toLowerCase().replaceAll('_', '-');
  const exact = LANGUAGES.get(wanted);
  if (exact) return exact;
  const [base = ''] = wanted.split('-');
  const found = NO_LANGUAGES.has(base) ? undefined : LANGUAGES.get(base);
  return found ? { messages: found.messages, tag: ownTag(wanted, found) } : row('en', 'en');
}
