import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

const BREAKPOINT = '--> statement-breakpoint';

/**
 * Applies a folder of SQL functions, one current file per function (`create or replace`). A file runs again only when its
 * text has changed; its hash is recorded in `drizzle.repeatable_migrations`, in the same transaction. Run it after the
 * numbered migrations of the same module and under the migration lock.
 *
 * A function with other parameters or another result is a new function with a new name (docs/decisions/0038): processes
 * of the version before still call the old one.
 * @param folder folder of `<function>.sql` files, applied in the order of their names
 * @param module name of the module, which keeps equal file names of two modules apart
 * @returns the files that were applied, as `<module>/<function>`
 * @throws Error naming the file, when the database rejects a statement; nothing of that file is applied then
 */
export async function applyRepeatableMigrations(
  database: Database,
  folder: URL,
  module: string,
): Promise<readonly string[]> {
  const files = (await readdir(fileURLToPath(folder))).filter((file) => file.endsWith('.sql')).sort();
  await database.query('create schema if not exists drizzle');
  await database.query(
    'create table if not exists drizzle.repeatable_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const known = new Map(
    (await database.query<{ name: string; hash: string }>('select name, hash from drizzle.repeatable_migrations')).map(
      ({ name, hash }) => [name, hash],
    ),
  );
  const applied: string[] = [];
  for (const file of files) {
    const name = `${module}/${file.slice(0, -'.sql'.length)}`;
    const text = await readFile(new URL(file, folder), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    if (known.get(name) === hash) continue;
    try {
      await database.transaction(async (tx) => {
        for (const statement of text.split(BREAKPOINT)) await tx.drizzle.execute(sql.raw(statement));
        await tx.query(
          `insert into drizzle.repeatable_migrations (name, hash) values ($1, $2)
           on conflict (name) do update set hash = excluded.hash, applied_at = now()`,
          [name, hash],
        );
      });
    } catch (fault) {
      throw new Error(
        `The repeatable migration ${name} failed, and nothing of it was applied. Fix ${fileURLToPath(new URL(file, folder))} and start again; the database's message is the cause.`,
        { cause: fault },
      );
    }
    applied.push(name);
  }
  return applied;
}
