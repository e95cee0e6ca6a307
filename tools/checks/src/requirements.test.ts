import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const FILE = 'docs/requirements.md';
const STATES = ['open', 'partly', 'done'];
/** Means: no file yet. */
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
/** Table lines without heads and rules; the first test reports lines that do not have six cells. */
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
/** Returns the files of a cell such as `file (case), file`. */
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
    'These table lines do not have the six cells id, section, requirement, code, test, state. Correct them; a cell cannot contain "|".',
  ).toEqual([]);
});

it('lists each row once, under its section', () => {
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

it('gives each row a known state', () => {
  expect(
    rows.filter(({ state }) => !STATES.includes(state)).map(at),
    `A state is one of ${STATES.join(', ')}.`,
  ).toEqual([]);
});

it('names existing files for each done or partly row', () => {
  const begun = rows.filter(({ state }) => state !== 'open');
  expect(begun.length).toBeGreaterThan(0);
  const missing = begun.flatMap((row) =>
    [...filesOf(row.code), ...filesOf(row.test)]
      .filter((file) => !existsSync(join(ROOT, file)))
      .map((file) => `${at(row)}: ${file}`),
  );
  expect(
    missing,
    'These files do not exist (any more). Name the file that implements the rule now, or set the row back to open.',
  ).toEqual([]);
  expect(
    begun.filter(({ code }) => filesOf(code).length === 0).map(at),
    'A done or partly row names its code.',
  ).toEqual([]);
});

it('names a test for each done row', () => {
  const unproved = rows
    .filter(({ state, test }) => state === 'done' && !filesOf(test).some((file) => /\.(test|spec)\.tsx?$/.test(file)))
    .map(at);
  expect(
    unproved,
    'A done row needs a *.test.ts or *.spec.ts in its test cell. Name it, or set the row to partly.',
  ).toEqual([]);
});

it('names no files for open rows', () => {
  expect(
    rows.filter(({ state, code, test }) => state === 'open' && (code !== NONE || test !== NONE)).map(at),
    `An open row has ${NONE} in both cells. Set its state, or empty them.`,
  ).toEqual([]);
});
