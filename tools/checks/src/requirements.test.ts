import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const FILE = 'docs/requirements.md';
const STATES = ['open', 'partly', 'done'];
/** No file yet. */
const NONE = '–';

interface Row {
  readonly line: number;
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly code: string;
  readonly test: string;
  readonly state: string;
}

const lines = readFileSync(join(ROOT, FILE), 'utf8').split('\n');
/** Table lines that are neither head nor rule; a line that does not split into six cells is told apart below. */
const tableLines = lines
  .map((text, index) => ({ text, line: index + 1 }))
  .filter(({ text }) => text.startsWith('|') && !/^\| id \||^\|[-|]+\|$/.test(text));
const rows: Row[] = tableLines.flatMap(({ text, line }) => {
  const cells = text
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const [id = '', section = '', requirement = '', code = '', test = '', state = ''] = cells;
  return cells.length === 6 ? [{ line, id, section, text: requirement, code, test, state }] : [];
});
/** `file (case), file`: the files alone. */
const filesOf = (cell: string) =>
  cell === NONE
    ? []
    : cell
        .replace(/\([^)]*\)/g, '')
        .split(',')
        .map((path) => path.trim())
        .filter(Boolean);
const at = ({ line, id }: Row) => `${FILE}:${line} ${id}`;

it('has a row for each requirement, in six cells', () => {
  expect(rows.length).toBeGreaterThan(490);
  const broken = tableLines
    .filter(({ line }) => !rows.some((row) => row.line === line))
    .map(({ line, text }) => `${FILE}:${line} ${text.slice(0, 60)}`);
  expect(
    broken,
    'These table lines have not the six cells id, section, requirement, code, test, state. Mend them; a "|" inside a cell is not possible.',
  ).toEqual([]);
});

it('names each row once, under its section', () => {
  const ids = rows.map(({ id }) => id);
  expect(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    'Two rows share an id. Give the later one the next free number of its section.',
  ).toEqual([]);
  const misplaced = rows
    .filter(
      ({ id, section }) =>
        !/^[A-Z][A-Za-z0-9]*-\d+$/.test(id) || id.slice(0, id.indexOf('-')) !== section.replace('§', ''),
    )
    .map(at);
  expect(
    misplaced,
    'An id is its section and a number: A§4 has A4-01, R19a has R19a-1. Correct the id or the section.',
  ).toEqual([]);
});

it('knows each row’s state', () => {
  expect(
    rows.filter(({ state }) => !STATES.includes(state)).map(at),
    `A state is one of ${STATES.join(', ')}.`,
  ).toEqual([]);
});

it('backs what it calls done or partly with files that exist', () => {
  const begun = rows.filter(({ state }) => state !== 'open');
  expect(begun.length).toBeGreaterThan(0);
  const missing = begun.flatMap((row) =>
    [...filesOf(row.code), ...filesOf(row.test)]
      .filter((file) => !existsSync(join(ROOT, file)))
      .map((file) => `${at(row)}: ${file}`),
  );
  expect(
    missing,
    'These files do not exist (any more). Name the file that holds the rule now, or set the row back to open.',
  ).toEqual([]);
  expect(
    begun.filter(({ code }) => filesOf(code).length === 0).map(at),
    'A row that is begun names the code that holds it.',
  ).toEqual([]);
});

it('calls done only what a test proves', () => {
  const unproved = rows
    .filter(({ state, test }) => state === 'done' && !filesOf(test).some((file) => /\.(test|spec)\.tsx?$/.test(file)))
    .map(at);
  expect(
    unproved,
    'A row is done when a *.test.ts or *.spec.ts stands in its test cell. Name it, or say "partly".',
  ).toEqual([]);
});

it('names no code for what is open', () => {
  expect(
    rows.filter(({ state, code, test }) => state === 'open' && (code !== NONE || test !== NONE)).map(at),
    `An open row has ${NONE} in both cells. Set its state, or empty them.`,
  ).toEqual([]);
});
