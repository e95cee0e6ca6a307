import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTemplate } from '../testing/template.ts';
import type { Database } from './database.ts';
import { openPglite } from './pglite-database.ts';
import { applyRepeatableMigrations } from './repeatable-migrations.ts';

describe('repeatable migrations', () => {
  let database: Database;
  let folder: string;
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const apply = () => applyRepeatableMigrations(database, pathToFileURL(`${folder}/`), 'sample');
  const answer = async (): Promise<unknown> =>
    (await database.query<{ answer: number }>('select sample_answer() as answer'))[0]?.answer;
  const body = (value: string): string =>
    `create or replace function sample_answer() returns int language sql as $$ select ${value} $$`;

  beforeAll(async () => {
    database = await openPglite({ template: openTemplate(inject('pgliteTemplate')) });
  });
  afterAll(async () => {
    await database.close();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'baize-repeatable-'));
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true });
    await database.query('drop routine if exists sample_answer');
    await database.query("delete from drizzle.repeatable_migrations where name like 'sample/%'");
  });

  it('applies a function once, and again only after its file has changed', async () => {
    write('sample_answer.sql', body('1'));
    expect(await apply()).toEqual(['sample/sample_answer']);
    expect(await answer()).toBe(1);
    expect(await apply()).toEqual([]);
    write('sample_answer.sql', body('2'));
    expect(await apply()).toEqual(['sample/sample_answer']);
    expect(await answer()).toBe(2);
  });

  it('runs every statement of a file, so that a changed signature can replace the old one', async () => {
    write('sample_answer.sql', body('1'));
    await apply();
    write(
      'sample_answer.sql',
      `drop function if exists sample_answer();\n--> statement-breakpoint\ncreate or replace function sample_answer(p_value int) returns int language sql as $$ select p_value $$`,
    );
    await apply();
    expect(await database.query("select proname, pronargs from pg_proc where proname = 'sample_answer'")).toEqual([
      { proname: 'sample_answer', pronargs: 1 },
    ]);
  });

  it('applies nothing of a file that the database rejects, names it, and tries it again', async () => {
    write('sample_answer.sql', `${body('1')};\n--> statement-breakpoint\nselect no_such_function()`);
    await expect(apply()).rejects.toThrow(/sample\/sample_answer/);
    await expect(answer()).rejects.toThrow();
    write('sample_answer.sql', body('3'));
    expect(await apply()).toEqual(['sample/sample_answer']);
    expect(await answer()).toBe(3);
  });
});
