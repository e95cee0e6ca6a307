/** One thing that is wrong with a brand, a market or a text, in the words in which it is shown. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  /** Path in the repository. */
  readonly file: string;
  /** Field, key or rule in that file. */
  readonly field: string;
  readonly what: string;
  readonly why: string;
  readonly mend: string;
}

/** Findings as text: file and field first, then what, why and what to do. */
export function formatFindings(findings: readonly Finding[]): string {
  return findings.map(({ severity, file, field, what, why, mend }) => `${severity === 'error' ? 'error  ' : 'warning'} ${file} · ${field}\n        ${what} ${why}\n        ${mend}`).join('\n');
}
