import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  parseRequirements,
  rulingsWithoutRow,
  saysWhatIsMissing,
  saysWhoBuildsIt,
  type RequirementRow,
} from './requirement-rows.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FILE = 'docs/requirements.md';
const STATES = ['open', 'partly', 'done'];
/** Means: no file yet. */
const NONE = '–';

const { rows, broken } = parseRequirements(readFileSync(join(ROOT, FILE), 'utf8'));
/** Returns the files of a cell such as `file (case), file`. */
const filesOf = (cell: string) =>
  cell === NONE
    ? []
    : cell
        .replace(/\([^)]*\)/g, '')
        .split(',')
        .map((path) => path.trim())
        .filter(Boolean);
const at = ({ line, id }: Pick<RequirementRow, 'line' | 'id'>) => `${FILE}:${line} ${id}`;

it('has a row for each requirement, in six cells', () => {
  expect(rows.length).toBeGreaterThan(490);
  expect(
    broken.map(({ line, text }) => `${FILE}:${line} ${text.slice(0, 60)}`),
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

it('says in each row that is not done what is missing, and in no other', () => {
  expect(
    rows.filter((row) => !saysWhatIsMissing(row)).map(at),
    'An open or partly row ends with "Missing:" and what a player or an operator does not get, in plain words. Add it, or set the row to done and remove it.',
  ).toEqual([]);
});

it.each([
  ['open', 'A page. Missing: the page (rewards).', true],
  ['partly', 'A page. Missing: its second half.', true],
  ['partly', 'A page.', false],
  ['open', 'A page. Missing:', false],
  ['partly', 'A page whose second half is missing.', false],
  ['done', 'A page.', true],
  ['done', 'A page. Missing: its second half.', false],
])('takes the state %s with the text %j: %s', (state, text, expected) => {
  const { rows: found } = parseRequirements(`| id | section |\n|---|\n| A1-01 | A§1 | ${text} | – | – | ${state} |`);
  expect(found.map(saysWhatIsMissing)).toEqual([expected]);
});

it('has a row for each ruling', () => {
  expect(rulingsWithoutRow(rows), 'These rulings have no row. Add one, in a section of its own.').toEqual([]);
  expect(rulingsWithoutRow(rows.filter(({ section }) => section !== 'R25' && section !== 'R19a'))).toEqual([
    'R25',
    'R19a',
  ]);
});

it('says for each row that is not done which planned capability builds it', () => {
  expect(
    rows.filter((row) => !saysWhoBuildsIt(row)).map(at),
    'After "Missing:", name in brackets the capability that builds it (rule 5 of the file), or write "(not planned)".',
  ).toEqual([]);
});

it.each([
  ['open', 'A page. Missing: the page (rewards).', true],
  ['partly', 'A page. Missing: all (identity; levels: rewards).', true],
  ['partly', 'A page. Missing: a part (identity: `payout`).', true],
  ['partly', 'A page. Missing: a part (levels: rewards).', true],
  ['partly', 'A page. Missing: a part (not planned).', true],
  ['partly', 'A page. Missing: a part (some day).', false],
  ['partly', 'A page (rewards). Missing: a part.', false],
  ['open', 'A page. Missing: as in A4-19.', false],
  ['done', 'A page.', true],
])('takes the builder of the state %s with the text %j: %s', (state, text, expected) => {
  expect(saysWhoBuildsIt({ state, text })).toBe(expected);
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

/** Decision 0060 tells what became of the rows that were opened again. */
const REOPENED = 'docs/decisions/0060-rows-reopened.md';
const idsOf = (cell: string): readonly string[] =>
  cell.split(',').flatMap((part) => {
    const [from = '', to] = part.trim().split(' to ');
    if (to === undefined) return [from];
    const [section = '', first = ''] = from.split('-');
    const last = Number(to.split('-')[1]);
    return Array.from({ length: last - Number(first) + 1 }, (_, index) => `${section}-${Number(first) + index}`);
  });

it('gives a reopened row the state that it has here', () => {
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  const told = [...readFileSync(join(ROOT, REOPENED), 'utf8').matchAll(/^\| ([AB]?R?\d[^|]*?) \| (\w+) \|/gm)].flatMap(
    ([, ids = '', state = '']) => idsOf(ids).map((id) => ({ id, state })),
  );
  expect(told.length).toBeGreaterThan(60);
  expect(
    told.filter(({ id, state }) => states.get(id) !== state),
    `${REOPENED} contradicts ${FILE}. Say there what became of the row.`,
  ).toEqual([]);
});
