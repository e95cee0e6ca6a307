import { MARKETING_CHANNELS, MARKETING_COMMUNICATIONS } from '@baize/contracts/account';
import type { DataCopy, Row } from './data-copy.ts';
import { READABLE, type Column } from './readable-tables.ts';

const CHANNELS: ReadonlySet<string> = new Set(MARKETING_CHANNELS);
const TOPICS: ReadonlySet<string> = new Set(MARKETING_COMMUNICATIONS);

/** What the readable copy needs of the page: its words and formats. */
export interface CopyWords {
  readonly text: (key: string, values?: Readonly<Record<string, string>>) => string;
  /** Returns a text of any domain; null if there is none. */
  readonly codeText: (key: string) => string | null;
  /** BCP-47. */
  readonly tag: string;
  readonly moment: (iso: string) => string;
  readonly date: (iso: string) => string;
  /** @param amount as on the wire */
  readonly money: (amount: number, currency: string) => string;
  readonly brandName: string;
  readonly supportEmail: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** `FREE_SPIN_WIN` → `Free spin win`: every code in words, also one that has no text (ruling 23). */
function inWords(value: string): string {
  const words = value.replaceAll('_', ' ').trim();
  return /^[A-Z0-9 /]+$/.test(words) ? words.charAt(0) + words.slice(1).toLowerCase() : words;
}

const display = (tag: string, type: 'region' | 'language', value: string): string => {
  try {
    return new Intl.DisplayNames([tag], { type }).of(value) ?? value;
  } catch {
    return value;
  }
};

function firstText(keys: readonly string[], words: CopyWords): string | null {
  for (const key of keys) {
    const found = words.codeText(key);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the browser and the system of a login, as its list names them. */
function deviceOf({ browser, system }: Row, words: CopyWords): string {
  if (typeof browser === 'string' && typeof system === 'string')
    return words.text('account.signIns.device', { browser, system });
  return typeof browser === 'string' ? browser : typeof system === 'string' ? system : '–';
}

/** The questions of the questionnaire, whose texts are another domain's. */
const QUESTIONS: Readonly<Record<string, string>> = {
  occupation: 'kyc.edd.occupation',
  otherOccupation: 'kyc.edd.otherText',
  sourceOfFunds: 'kyc.edd.source',
  otherSource: 'kyc.edd.otherText',
  salaryRangeId: 'kyc.edd.salary',
  placeOfBirth: 'kyc.edd.placeOfBirth',
  nationality: 'kyc.edd.nationality',
};

/** Returns a question with its answer. */
function answerOf(name: string, answer: string, words: CopyWords): string {
  const question = firstText([QUESTIONS[name] ?? ''], words) ?? inWords(name);
  if (name === 'nationality') return `${question}: ${display(words.tag, 'region', answer)}`;
  // The other answers are a number, or the player's own words.
  if (name !== 'occupation' && name !== 'sourceOfFunds') return `${question}: ${answer}`;
  return `${question}: ${(answer === 'OTHER' ? firstText(['kyc.edd.other'], words) : null) ?? inWords(answer)}`;
}

/** Returns a value as a person reads it; not escaped. */
function written([name, , kind = 'text', keysOf]: Column, row: Row, copy: DataCopy, words: CopyWords): string {
  const value = row[name];
  if (kind === 'device') return deviceOf(row, words);
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return words.text(value ? 'account.copy.yes' : 'account.copy.no');
  if (typeof value === 'number')
    return kind === 'money'
      ? words.money(value, typeof row['currency'] === 'string' ? row['currency'] : copy.currency)
      : String(value);
  if (typeof value !== 'string') {
    if (kind !== 'answer' || Array.isArray(value)) return JSON.stringify(value);
    return Object.entries(value)
      .map(([name, answer]) => answerOf(name, String(answer), words))
      .join('\n');
  }
  switch (kind) {
    case 'moment':
      return words.moment(value);
    case 'date':
      return words.date(value);
    case 'country':
      return display(words.tag, 'region', value);
    case 'language':
      return display(words.tag, 'language', value.toLowerCase());
    case 'channel':
      return CHANNELS.has(value) ? words.text(`account.marketing.channel.${value}`) : inWords(value);
    case 'topic':
      return TOPICS.has(value) ? words.text(`account.marketing.${value}`) : inWords(value);
    case 'code':
      return firstText(keysOf?.(value, row) ?? [], words) ?? inWords(value);
    default:
      return value;
  }
}

/** Returns rows by time, where the first column is one. They come by their keys, which mostly say nothing about it. */
function inTime(rows: readonly Row[], [first]: readonly Column[]): readonly Row[] {
  if (first?.[2] !== 'moment') return rows;
  const at = (row: Row) => String(row[first[0]] ?? '');
  return rows.toSorted((one, other) => (at(one) < at(other) ? -1 : at(one) > at(other) ? 1 : 0));
}

/** One row is a list of facts, several are a table. */
function* sectionOf(
  title: string,
  columns: readonly Column[],
  rows: readonly Row[],
  copy: DataCopy,
  words: CopyWords,
): Generator<string> {
  const cell = (row: Row, column: Column) => escaped(written(column, row, copy, words)).replaceAll('\n', '<br>');
  const label = ([, key]: Column) => escaped(words.text(key));
  yield `<section><h2>${escaped(title)}</h2>`;
  const [only] = rows;
  if (only && rows.length === 1) {
    yield '<dl>';
    for (const column of columns) yield `<dt>${label(column)}</dt><dd>${cell(only, column)}</dd>`;
    yield '</dl>';
  } else {
    yield `<div><table><thead><tr>${columns.map((column) => `<th scope="col">${label(column)}</th>`).join('')}</tr></thead><tbody>`;
    for (const row of rows) yield `<tr>${columns.map((column) => `<td>${cell(row, column)}</td>`).join('')}</tr>\n`;
    yield '</tbody></table></div>';
  }
  yield '</section>\n';
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
h1{font-size:1.75rem}h2{font-size:1.25rem;margin-top:2.5rem;border-bottom:1px solid #ccc;padding-bottom:.25rem}
dl{display:grid;grid-template-columns:minmax(10rem,1fr) 2fr;gap:.25rem 1rem}dt{color:#555}dd{margin:0;overflow-wrap:anywhere}
div{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{text-align:start;vertical-align:top;padding:.375rem .75rem .375rem 0;border-bottom:1px solid #e5e5e5}
td{font-variant-numeric:tabular-nums}@media print{body{margin:0;max-width:none}thead{display:table-header-group}tr{break-inside:avoid}}`;

/**
 * Returns the copy for a person (GDPR, articles 12 and 15): a page without scripts, in the page's language. Every value is
 * escaped, because players and third parties have written some of them, and the page may load nothing.
 */
export function* readableCopy(copy: DataCopy, words: CopyWords): Generator<string> {
  const title = escaped(words.text('account.copy.document', { brand: words.brandName }));
  yield `<!doctype html><html lang="${escaped(words.tag)}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>`;
  yield `<p>${escaped(words.text('account.copy.intro', { date: words.moment(copy.startedAt) }))}</p>`;
  for (const [table, key, columns] of READABLE) {
    const rows = inTime(copy.tables.get(table) ?? [], columns);
    if (rows.length > 0) yield* sectionOf(words.text(key), columns, rows, copy, words);
  }
  yield `<section><h2>${escaped(words.text('account.copy.withheld'))}</h2><ul>`;
  for (const reason of [...new Set(copy.withheld.map((entry) => entry.reason))])
    yield `<li>${escaped(words.text(`account.copy.withheld.${reason}`))}</li>`;
  yield '</ul></section>';
  yield `<p>${escaped(words.text('account.copy.rights', { email: words.supportEmail }))}</p></body></html>\n`;
}
