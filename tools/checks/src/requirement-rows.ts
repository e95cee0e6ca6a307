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

/** What builds the rows that are not done (rule 5 of the file). */
const CAPABILITIES = ['identity', 'casino and live casino', 'rewards', 'the sportsbook', 'page script', 'not planned'];

/** Tells whether a row that is not done names, in brackets after "Missing:", a planned capability or "not planned". */
export const saysWhoBuildsIt = ({ text, state }: Pick<RequirementRow, 'text' | 'state'>): boolean =>
  state === 'done' || new RegExp(`\\bMissing: .*\\((?:[^)]*[ ;:])?(?:${CAPABILITIES.join('|')})\\b`).test(text);

/** Returns the sections of the rulings 1 to 31 and 19a that have no row. */
export function rulingsWithoutRow(rows: readonly Pick<RequirementRow, 'section'>[]): readonly string[] {
  const sections = new Set(rows.map(({ section }) => section));
  return [...Array.from({ length: 31 }, (_, index) => `R${index + 1}`), 'R19a'].filter(
    (section) => !sections.has(section),
  );
}
