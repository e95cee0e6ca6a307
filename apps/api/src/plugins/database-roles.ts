import type { ApiModule, TableProtection } from '../api-module.ts';
import type { Database, Queryable } from './database.ts';

type Protecting = Pick<ApiModule, 'name' | 'protects' | 'functions'>;

const quoted = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;
const protectionsOf = (modules: readonly Protecting[]): readonly (readonly [string, TableProtection])[] =>
  modules.flatMap(({ protects = {} }) => Object.entries(protects));

/** Returns a table and, if it is partitioned, all its partitions, which have rights of their own. */
async function withPartitions(target: Queryable, table: string): Promise<readonly string[]> {
  const rows = await target.query<{ name: string }>(
    `select relid::regclass::text as name from pg_partition_tree($1::regclass) where not ($1::regclass = relid)`,
    [quoted(table)],
  );
  return [quoted(table), ...rows.map(({ name }) => name)];
}

/**
 * Gives the API's own role its rights, from scratch: everything with ordinary tables, and with protected ones only what
 * their module says. The functions of modules that protect tables run as their owner and are open to this role alone, so
 * money moves and audit entries are written through them and in no other way (docs/decisions/0054).
 *
 * Run it as the owner, after the migrations and under their lock. It is one transaction, so a running API never sees
 * half of it.
 * @param canCreate creates the role if it is missing; PostgreSQL's roles have passwords, so an administrator makes them
 * @throws Error if the role is missing
 */
export async function grantRuntimeRole(
  owner: Database,
  role: string,
  modules: readonly Protecting[],
  canCreate: boolean,
): Promise<void> {
  const [known] = await owner.query('select 1 from pg_roles where rolname = $1', [role]);
  if (!known && !canCreate)
    throw new Error(
      `The role "${role}" of DATABASE_URL does not exist. Create it (create role ${quoted(role)} login password '…') and run the migrations again.`,
    );
  const grantee = quoted(role);
  await owner.transaction(async (tx) => {
    if (!known) await tx.query(`create role ${grantee} nologin`);
    for (const schema of ['public', 'drizzle']) {
      await tx.query(`revoke all on schema ${schema} from ${grantee}`);
      await tx.query(`grant usage on schema ${schema} to ${grantee}`);
      await tx.query(`revoke all on all tables in schema ${schema} from ${grantee}`);
      await tx.query(
        `grant ${schema === 'public' ? 'select, insert, update, delete' : 'select'} on all tables in schema ${schema} to ${grantee}`,
      );
    }
    await tx.query(`grant usage, select on all sequences in schema public to ${grantee}`);
    for (const [table, { insert, update }] of protectionsOf(modules)) {
      for (const part of await withPartitions(tx, table))
        await tx.query(`revoke insert, update, delete on ${part} from ${grantee}`);
      if (insert)
        await tx.query(
          `grant insert ${insert === 'all' ? '' : `(${insert.map(quoted).join(', ')})`} on ${quoted(table)} to ${grantee}`,
        );
      if (update) await tx.query(`grant update (${update.map(quoted).join(', ')}) on ${quoted(table)} to ${grantee}`);
    }
    for (const { name, protects, functions } of modules)
      if (protects && functions) await openFunctions(tx, name, grantee);
  });
}

/** Lets the role call the functions of a module, which run as the owner of its tables. */
async function openFunctions(tx: Queryable, module: string, grantee: string): Promise<void> {
  const found = await tx.query<{ signature: string }>(
    `select p.oid::regprocedure::text as signature from pg_proc p
     join drizzle.repeatable_migrations m on m.name = $1 || '/' || p.proname
     where p.pronamespace = 'public'::regnamespace`,
    [module],
  );
  for (const { signature } of found) {
    // Without a fixed path, a temporary table of the caller could take the place of the ledger's.
    await tx.query(`alter function ${signature} security definer set search_path = public, pg_temp`);
    await tx.query(`revoke execute on function ${signature} from public`);
    await tx.query(`grant execute on function ${signature} to ${grantee}`);
  }
}

/**
 * Lists what this process's role may do with protected tables and should not; empty for a role as `grantRuntimeRole`
 * leaves it. A superuser and the owner may do everything.
 */
export async function excessRights(database: Queryable, modules: readonly Protecting[]): Promise<readonly string[]> {
  const excess: string[] = [];
  for (const [table, { insert }] of protectionsOf(modules)) {
    const [may] = await database.query<Record<'insert' | 'update' | 'delete' | 'truncate' | 'trigger', boolean>>(
      `select has_table_privilege($1, 'insert') as insert, has_table_privilege($1, 'update') as update,
         has_table_privilege($1, 'delete') as delete, has_table_privilege($1, 'truncate') as truncate,
         has_table_privilege($1, 'trigger') as trigger`,
      [quoted(table)],
    );
    for (const right of ['insert', 'update', 'delete', 'truncate', 'trigger'] as const)
      if (may?.[right] && !(right === 'insert' && insert === 'all')) excess.push(`${right} ${table}`);
  }
  return excess;
}
