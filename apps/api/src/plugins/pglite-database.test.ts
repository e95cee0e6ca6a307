import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '@baize/testing/folders';
import { openPglite } from './pglite-database.ts';

describe('the embedded database of a folder', () => {
  it('is created once, and keeps what was written', async () => {
    const folder = temporaryFolder();
    const first = await openPglite({ folder });
    await first.query('create table kept (value int8)');
    await first.query('insert into kept values (7)');
    await first.close();

    const second = await openPglite({ folder });
    expect(await second.query('select value from kept')).toEqual([{ value: 7 }]);
    await second.close();
  });

  it('sorts and compares as PostgreSQL initialises it here', async () => {
    const database = await openPglite({ folder: temporaryFolder() });
    expect(
      await database.query(
        'select datcollate, datctype, pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()',
      ),
    ).toEqual([{ datcollate: 'C', datctype: 'C.UTF-8', encoding: 'UTF8' }]);
    await database.close();
  });

  it('is created again where its creation was interrupted', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'db'), { recursive: true });
    writeFileSync(join(folder, 'db/PG_VERSION'), '18\n');
    writeFileSync(join(folder, 'db.unfinished'), '');

    const database = await openPglite({ folder });
    expect(await database.query('select 1 as answer')).toEqual([{ answer: 1 }]);
    await database.close();
    expect(existsSync(join(folder, 'db.unfinished'))).toBe(false);
  });
});
