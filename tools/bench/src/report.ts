import { cpus } from 'node:os';

/** One line of a bench. `met` is null where there is no goal. */
export interface Row {
  readonly what: string;
  readonly value: string;
  /** Against the floor named in the same line. */
  readonly ratio?: string;
  readonly goal?: string | undefined;
  readonly met: boolean | null;
  /** What holds a missed goal back: modules, requests, phases. */
  readonly because?: string | undefined;
  /** Numbers behind the words, for machines. */
  readonly data: Readonly<Record<string, number>>;
}
export interface Report {
  readonly name: string;
  readonly machine: string;
  readonly notes: readonly string[];
  readonly rows: readonly Row[];
}
/** Options are the command line's flags, as text. */
export type Bench = (options: Readonly<Record<string, string>>) => Promise<Report>;

export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.version}`;

export function printReport(report: Report): void {
  const table = [
    ['', 'measured', 'ratio', 'goal', ''],
    ...report.rows.map((row) => [
      row.what,
      row.value,
      row.ratio ?? '',
      row.goal ?? '',
      row.met === null ? '' : row.met ? 'met' : 'MISSED',
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((line) => (line[column] ?? '').length)));
  console.info(`\n${report.name} on ${report.machine}`);
  for (const note of report.notes) console.info(`  ${note}`);
  console.info('');
  for (const line of table)
    console.info(
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    );
  for (const row of report.rows)
    if (row.met === false && row.because !== undefined) console.info(`\nMISSED ${row.what}: ${row.because}`);
}
