import type { ShownEntry } from './history.ts';

/** A line of the file. A pending deposit has no balance. */
export type CsvEntry = Omit<ShownEntry, 'session'>;

/** Headers of the columns, and the words of each row, in the player's language. */
export interface CsvWords {
  readonly headers: readonly [
    date: string,
    type: string,
    what: string,
    status: string,
    amount: string,
    total: string,
    currency: string,
    reference: string,
  ];
  readonly type: (entry: CsvEntry) => string;
  readonly status: (entry: CsvEntry) => string;
  readonly what: (entry: CsvEntry) => string;
}

/** A spreadsheet runs a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Returns a cell of text: quoted, and never a formula. */
const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/**
 * Returns transactions as a CSV file (RFC 4180), one line each. Numbers have a decimal point and dates are ISO 8601 in
 * UTC in every language, so that every program reads them alike.
 */
export function historyCsv(entries: readonly CsvEntry[], words: CsvWords): string {
  const lines = entries.map((entry) =>
    [
      entry.transactionDate,
      cell(words.type(entry)),
      cell(words.what(entry)),
      cell(words.status(entry)),
      entry.amount.toFixed(2),
      entry.balanceAfterTransaction?.toFixed(2) ?? '',
      entry.currencyCode,
      entry.referenceId,
    ].join(','),
  );
  // The mark at the start tells spreadsheets that the file is UTF-8.
  return `\uFEFF${[words.headers.map(cell).join(','), ...lines].join('\r\n')}\r\n`;
}
