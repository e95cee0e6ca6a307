/** A problem with a brand, a market or a text, with the message as shown. */
export interface Finding {
  /** An error stops a release; a warning is a fault that does not; a note is no fault, but an operator has to know it. */
  readonly severity: 'error' | 'warning' | 'note';
  /** Path in the repository. */
  readonly file: string;
  /** Field, key or rule in that file. */
  readonly field: string;
  readonly what: string;
  readonly why: string;
  readonly mend: string;
  /** For a text: the rule, language and namespace. */
  readonly rule?: TextRule;
  readonly locale?: string;
  readonly namespace?: string;
}

/** Rules about texts, as `npm run doctor` counts them. */
export const TEXT_RULES = ['missing', 'orphan', 'placeholder', 'plural', 'english', 'wording', 'unused'] as const;
export type TextRule = (typeof TEXT_RULES)[number];

/** Returns the number of findings per rule, language and namespace, one line each. */
export function countTexts(findings: readonly Finding[]): string {
  const rows = new Map<string, Map<TextRule, number>>();
  for (const { rule, locale = '-', namespace = '-' } of findings) {
    if (rule === undefined) continue;
    const row = rows.get(`${locale} ${namespace}`) ?? new Map<TextRule, number>();
    row.set(rule, (row.get(rule) ?? 0) + 1);
    rows.set(`${locale} ${namespace}`, row);
  }
  return [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([place, row]) =>
        `  ${place.padEnd(18)} ${TEXT_RULES.flatMap((rule) => (row.has(rule) ? [`${row.get(rule)} ${rule}`] : [])).join(', ')}`,
    )
    .join('\n');
}

/** Formats findings as text: file and field, then the problem, the reason and the fix. */
export function formatFindings(findings: readonly Finding[]): string {
  return findings
    .map(
      ({ severity, file, field, what, why, mend }) =>
        `${severity.padEnd('warning'.length)} ${file} · ${field}\n        ${what} ${why}\n        ${mend}`,
    )
    .join('\n');
}

/** The output of `npm run doctor -- --json` (README, Doctor). Fields may be added, never renamed. */
export interface DoctorReport {
  readonly brands: readonly string[];
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  readonly findings: readonly Finding[];
}

export function reportOf(brands: readonly string[], findings: readonly Finding[]): DoctorReport {
  const count = (wanted: Finding['severity']) => findings.filter(({ severity }) => severity === wanted).length;
  return { brands, errors: count('error'), warnings: count('warning'), notes: count('note'), findings };
}
