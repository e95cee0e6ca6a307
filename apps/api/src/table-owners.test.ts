import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = import.meta.dirname;
const ownerOf = (file: string): string => /^modules\/([^/]+)\//.exec(file)?.[1] ?? file;

/** Module by table, as the modules' schemas declare them. */
const owners = new Map(
  globSync('modules/*/schema.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g)].map(
      ([, table = '']) => [table, ownerOf(file)] as const,
    ),
  ),
);

/** Returns the tables that statements of a text read or write. Comments do not count. */
function tablesIn(text: string): readonly string[] {
  const code = text.replace(/--.*$|\/\/.*$|\/\*[\s\S]*?\*\//gm, '');
  return [...code.matchAll(/\b(?:from|join|into|update|truncate)\s+(?:only\s+)?"?(\w+)"?/gi)].flatMap(
    ([, name = '']) => (owners.has(name) ? [name] : []),
  );
}

it('finds the tables of a statement', () => {
  expect(
    tablesIn(`
      -- Not from players.
      select 1 from wallet w join "players" p on true;
      update only wallet_transaction t set settled = true;
      insert into payment values (1) /* into ledger_posting */;
      delete from recent_win; perform wallet_settle(p_player, 1)`),
  ).toEqual(['wallet', 'players', 'wallet_transaction', 'payment', 'recent_win']);
});

// Migrations are left out: a module may copy what another one has written until then.
it('lets no module touch the tables of another one: it calls the other’s functions', () => {
  const files = globSync(['**/*.ts', 'modules/*/functions/*.sql'], { cwd: root }).filter(
    // A soak's recount reads the ledger itself: it must not use what it checks.
    (file) => !/\.test\.ts$|^testing\/|\/soak\/recount\.ts$/.test(file),
  );
  expect(files.filter((file) => file.endsWith('.sql')).length).toBeGreaterThan(5);
  const foreign = files.flatMap((file) =>
    tablesIn(readFileSync(`${root}/${file}`, 'utf8'))
      .filter((table) => owners.get(table) !== ownerOf(file))
      .map((table) => `${file} touches ${table} of the module ${owners.get(table)}`),
  );
  expect(foreign).toEqual([]);
});

it('lets no module import the schema of another one', () => {
  const foreign = globSync('modules/**/*.ts', { cwd: root }).filter((file) =>
    /from '\.\.\/(?:\.\.\/)*(?:modules\/)?[\w-]+\/schema\.ts'/.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
  expect(foreign).toEqual([]);
});
