import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ApiModule } from '../api-module.ts';
import type { Queryable } from './database.ts';
import { sqlState } from './database.ts';

const UNDEFINED_TABLE = '42P01';
const INVALID_SCHEMA = '3F000';

/** Returns rows, or none if the table does not exist yet. */
async function rowsOf<Row extends object>(target: Queryable, statement: string): Promise<Row[]> {
  try {
    return await target.query<Row>(statement);
  } catch (fault) {
    if ([UNDEFINED_TABLE, INVALID_SCHEMA].includes(sqlState(fault) ?? '')) return [];
    throw fault;
  }
}

/** Lists the migrations and SQL functions of this version that the database does not have, by module and name. */
export async function pendingMigrations(
  target: Queryable,
  modules: readonly Pick<ApiModule, 'name' | 'migrations' | 'functions'>[],
): Promise<readonly string[]> {
  const functions = new Map(
    (await rowsOf<{ name: string; hash: string }>(target, 'select name, hash from drizzle.repeatable_migrations')).map(
      ({ name, hash }) => [name, hash],
    ),
  );
  const pending: string[] = [];
  for (const module of modules) {
    if (module.migrations) {
      const journal = JSON.parse(await readFile(new URL('meta/_journal.json', module.migrations), 'utf8')) as {
        readonly entries: readonly { readonly when: number; readonly tag: string }[];
      };
      const [latest] = await rowsOf<{ at: number | null }>(
        target,
        `select max(created_at) as at from drizzle."${module.name}_migrations"`,
      );
      for (const { when, tag } of journal.entries)
        if (when > (latest?.at ?? -Infinity)) pending.push(`${module.name}/${tag}`);
    }
    if (module.functions)
      for (const file of (await readdir(fileURLToPath(module.functions))).filter((name) => name.endsWith('.sql'))) {
        const name = `${module.name}/${file.slice(0, -'.sql'.length)}`;
        const text = await readFile(new URL(file, module.functions), 'utf8');
        if (functions.get(name) !== createHash('sha256').update(text).digest('hex')) pending.push(name);
      }
  }
  return pending;
}
