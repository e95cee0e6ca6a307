import { execFileSync } from 'node:child_process';
import { formatFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { addImport, edit, requireFree } from '../edit.ts';
import { camel, pascal, requireKebab } from '../names.ts';

const WIRE_PATHS = 'docs/decisions/wire-paths.md';

/** Adds a row to the record of wire paths, in the order of its paths. */
function recordPath(tree: Tree, method: string, path: string): void {
  const row = /^\| (GET|POST|PUT|PATCH|DELETE) \| `(\/api\/[^`]+)` \|.*$/;
  const lines = (tree.read(WIRE_PATHS, 'utf8') ?? '').split('\n');
  const rows = lines.flatMap((line, index) => {
    const [, , recorded] = row.exec(line) ?? [];
    return recorded === undefined ? [] : [{ index, path: recorded }];
  });
  const last = rows.at(-1);
  if (!last) throw new Error(`${WIRE_PATHS} has no table of calls. Add a row for ${method} ${path} by hand.`);
  const next = rows.find((recorded) => recorded.path > path);
  lines.splice(next?.index ?? last.index + 1, 0, `| ${method} | \`${path}\` | player | – | ours |`);
  tree.write(WIRE_PATHS, lines.join('\n'));
}

/**
 * Writes an API module in the shape of the architecture: contract → use case → repository, with its tables, a test through
 * `inject` and the row in the record of wire paths. The call is refused where we may not serve until its contract says
 * `anywhere`.
 * @returns a function that makes the first migration once the files are written
 * @throws Error for a name that is taken or not kebab-case
 */
export default async function apiModuleGenerator(
  tree: Tree,
  options: { readonly name: string },
): Promise<GeneratorCallback> {
  const { name } = options;
  requireKebab(name, 'a module');
  const folder = `apps/api/src/modules/${name}`;
  const contract = `libs/contracts/src/${name}.ts`;
  requireFree(tree, folder, 'a module');
  requireFree(tree, contract, 'a contract');
  const [Name, variable] = [pascal(name), camel(name)];
  const table = name.replaceAll('-', '_');
  tree.write(
    contract,
    `import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { timestamp, uuid } from './shapes.ts';

export const ${variable}Entry = z.object({ id: uuid, createdAt: timestamp });
export type ${Name}Entry = z.infer<typeof ${variable}Entry>;

/** Refused where we may not serve: a call that every place may make says \`anywhere\` and why. */
export const list${Name} = defineRoute({
  id: 'list${Name}',
  method: 'GET',
  base: 'v1',
  path: '/player/${name}',
  auth: 'player',
  source: 'ours',
  summary: 'The player’s own entries, newest first.',
  response: z.object({ entries: z.array(${variable}Entry) }),
});
`,
  );
  tree.write(
    `${folder}/index.ts`,
    `import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { personalData } from './personal-data.ts';
import { ${variable}Routes } from './routes.ts';

/** Entries of the signed-in player. */
export const ${variable}Module: ApiModule = {
  name: '${name}',
  migrations: new URL('./migrations/', import.meta.url),
  personalData,
  plugin: fp(
    async (app) => {
      ${variable}Routes(app);
    },
    { name: '${name}', dependencies: ['player'] },
  ),
};
`,
  );
  tree.write(
    `${folder}/personal-data.ts`,
    `import { personalTable, type PersonalData } from '../../plugins/personal-data.ts';
import { ${variable} } from './schema.ts';

/** What the module stores about a player. */
export const personalData: PersonalData = { tables: [personalTable(${variable})] };
`,
  );
  tree.write(
    `${folder}/routes.ts`,
    `import { list${Name} } from '@baize/contracts/${name}';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import { listEntries } from './use-cases/list-entries.ts';

/** Contract → use case → reply; no SQL here. */
export function ${variable}Routes(app: FastifyInstance): void {
  route(app, list${Name}, async ({ player }) => ({ entries: await listEntries(app.db, player.playerId) }));
}
`,
  );
  tree.write(
    `${folder}/use-cases/list-entries.ts`,
    `import type { ${Name}Entry } from '@baize/contracts/${name}';
import type { Queryable } from '../../../plugins/database.ts';
import { findEntries } from '../repository.ts';

/** How many entries a player sees at most. */
const MOST = 100;

/** Returns the player's newest entries. */
export async function listEntries(db: Queryable, playerId: string): Promise<${Name}Entry[]> {
  const entries = await findEntries(db, playerId, MOST);
  return entries.map(({ id, createdAt }) => ({ id, createdAt: createdAt.toISOString() }));
}
`,
  );
  tree.write(
    `${folder}/repository.ts`,
    `import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../plugins/database.ts';
import { ${variable} } from './schema.ts';

/** Returns a player's entries, newest first. */
export function findEntries(
  db: Queryable,
  playerId: string,
  limit: number,
): Promise<{ readonly id: string; readonly createdAt: Date }[]> {
  return db.drizzle
    .select({ id: ${variable}.id, createdAt: ${variable}.createdAt })
    .from(${variable})
    .where(eq(${variable}.playerId, playerId))
    .orderBy(desc(${variable}.createdAt))
    .limit(limit);
}

/** Adds an entry for a player. */
export async function addEntry(
  db: Queryable,
  entry: { readonly id: string; readonly playerId: string; readonly createdAt: Date },
): Promise<void> {
  await db.drizzle.insert(${variable}).values(entry);
}
`,
  );
  tree.write(
    `${folder}/schema.ts`,
    `import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The player comes first in every key, so that the table can be sharded by player. */
export const ${variable} = pgTable(
  '${table}',
  {
    id: uuid('id').notNull(),
    playerId: uuid('player_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.playerId, row.id] }),
    index('${table}_newest').on(row.playerId, row.createdAt),
  ],
);
`,
  );
  tree.write(
    `${folder}/${name}.test.ts`,
    `import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { ${variable}Module } from './index.ts';
import { addEntry } from './repository.ts';

describe('${name}', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ modules: [${variable}Module] });
  });
  afterAll(() => test.close());
  const list = (headers: Readonly<Record<string, string>> = {}) =>
    test.app.inject({ url: '/api/v1/player/${name}', headers });

  it('lists the player’s own entries, newest first', async () => {
    const [own, other] = [await test.player(), await test.player()];
    const [first, second] = [randomUUID(), randomUUID()];
    const now = test.clock.now().getTime();
    await addEntry(test.db, { id: first, playerId: own.playerId, createdAt: new Date(now - 1000) });
    await addEntry(test.db, { id: second, playerId: own.playerId, createdAt: new Date(now) });
    await addEntry(test.db, { id: randomUUID(), playerId: other.playerId, createdAt: new Date(now) });
    const answer = await list(own.headers);
    expect([answer.statusCode, answer.json<{ entries: { id: string }[] }>().entries.map(({ id }) => id)]).toEqual([
      200,
      [second, first],
    ]);
  });

  it('needs a signed-in player in a place where we may serve', async () => {
    expect((await list()).statusCode).toBe(401);
    const { headers } = await test.player();
    expect((await list({ ...headers, 'x-edge-country': 'US' })).json()).toMatchObject({ code: 'error.country.blocked' });
  });
});
`,
  );
  recordPath(tree, 'GET', `/api/v1/player/${name}`);
  addImport(tree, 'apps/api/src/modules.ts', `import { ${variable}Module } from './modules/${name}/index.ts';`);
  edit(
    tree,
    'apps/api/src/modules.ts',
    /(ApiModule\[\]\s*=\s*\[[\s\S]*?)(\n\];)/,
    (_match, head, end) => `${head}\n  ${variable}Module,${end}`,
    `${variable}Module to the list of modules`,
  );
  await formatFiles(tree);
  return () => {
    execFileSync(
      process.execPath,
      [
        'node_modules/drizzle-kit/bin.cjs',
        'generate',
        '--config',
        'apps/api/drizzle.config.ts',
        '--name',
        `${table}_tables`,
      ],
      { cwd: tree.root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, MODULE: name } },
    );
  };
}
