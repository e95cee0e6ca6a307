/** A row of `docs/requirements.md`. */
export interface RequirementRow {
  readonly line: number;
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly code: string;
  readonly test: string;
  readonly state: string;
}

/** A line of a table that does not have a row's six cells. */
export interface BrokenLine {
  readonly line: number;
  readonly text: string;
}

/** Reads the tables of `docs/requirements.md`, without their heads and rules. */
export function parseRequirements(markdown: string): {
  readonly rows: readonly RequirementRow[];
  readonly broken: readonly BrokenLine[];
} {
  const rows: RequirementRow[] = [];
  const broken: BrokenLine[] = [];
  for (const [index, text] of markdown.split('\n').entries()) {
    if (!text.startsWith('|') || /^\| id \||^\|[-|]+\|$/.test(text)) continue;
    const cells = text
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [id = '', section = '', requirement = '', code = '', test = '', state = ''] = cells;
    const line = index + 1;
    if (cells.length === 6) rows.push({ line, id, section, text: requirement, code, test, state });
    else broken.push({ line, text });
  }
  return { rows, broken };
}

/**
 * Tells whether a row's text fits its state (rule 5 of the file): a row that is not done says "Missing:" and what, and a
 * done row does not.
 */
export const saysWhatIsMissing = ({ text, state }: Pick<RequirementRow, 'text' | 'state'>): boolean =>
  /\bMissing: \S/.test(text) === (state !== 'done');
