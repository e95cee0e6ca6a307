import { execFileSync } from 'node:child_process';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { addImport, edit, requireFree } from '../edit.ts';
import { camel, pascal, requireKebab } from '../names.ts';

/**
 * A module of the API in the shape of the architecture: contract → use case → repository, with a test through `inject`.
 * @returns what makes its first migration, once the files are written
 */
export default function apiModuleGenerator(tree: Tree, options: { readonly name: string }): GeneratorCallback {
  const { name } = options;
  requireKebab(name, 'a module');
  const folder = `apps/api/src/modules/${name}`;
  requireFree(tree, folder, 'a module');
  const [Name, variable] = [pascal(name), camel(name)];
  const table = name.replaceAll('-', '_');
  const contract = `libs/contracts/src/${name}.ts`;
  if (!tree.exists(contract)) {
    tree.write(
      contract,
      `import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

export const ${variable}Entry = z.object({ id: z.string(), createdAt: z.iso.datetime() });
export type ${Name}Entry = z.infer<typeof ${variable}Entry>;

export const list${Name} = defineRoute({
  id: 'list${Name}', method: 'GET', base: 'v1', path: '/player/${name}', auth: 'player', source: 'ours',
  summary: 'The player’s own entries, newest first.', response: z.object({ entries: z.array(${variable}Entry) }),
});
`,
    );
  }
  tree.write(
    `${folder}/index.ts`,
    `import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { ${variable}Routes } from './routes.ts';

export const ${variable}Module: ApiModule = {
  name: '${name}',
  migrations: new URL('./migrations/', import.meta.url),
  plugin: fp(async (app) => {
    ${variable}Routes(app);
  }, { name: '${name}' }),
};
`,
  );
  tree.write(
    `${folder}/routes.ts`,
    `import { list${Name} } from '@baize/contracts/${name}';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import { findEntries } from './use-cases/find-entries.ts';

/** Contract → use case → reply; no SQL here. */
export function ${variable}Routes(app: FastifyInstance): void {
  route(app, list${Name}, async ({ player }) => ({ entries: await findEntries(app.db, player.playerId) }));
}
`,
  );
  tree.write(
    `${folder}/use-cases/find-entries.ts`,
    `import type { ${Name}Entry } from '@baize/contracts/${name}';
import type { Queryable } from '../../../plugins/database.ts';
import { readEntries } from '../repository.ts';

export async function findEntries(db: Queryable, playerId: string): Promise<${Name}Entry[]> {
  return readEntries(db, playerId);
}
`,
  );
  tree.write(
    `${folder}/repository.ts`,
    `import type { ${Name}Entry } from '@baize/contracts/${name}';
import type { Queryable } from '../../plugins/database.ts';

/** The only file of the module that queries. */
export async function readEntries(db: Queryable, playerId: string): Promise<${Name}Entry[]> {
  const rows = await db.query<{ id: string; created_at: Date }>('select id, created_at from ${table} where player_id = $1 order by created_at desc limit 100', [playerId]);
  return rows.map((row) => ({ id: row.id, createdAt: new Date(row.created_at).toISOString() }));
}
`,
  );
  tree.write(
    `${folder}/schema.ts`,
    `import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const ${variable} = pgTable('${table}', {
  id: text('id').primaryKey(),
  playerId: text('player_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
}, (row) => [index('${table}_player_created').on(row.playerId, row.createdAt)]);
`,
  );
  tree.write(
    `${folder}/${name}.test.ts`,
    `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

describe('${name}', () => {
  let test: TestApp;
  beforeAll(async () => { test = await buildTestApp(); });
  afterAll(() => test.close());

  it('shows a player an empty list, and a stranger nothing', async () => {
    const { headers } = await test.player();
    const mine = await test.app.inject({ url: '/api/v1/player/${name}', headers });
    expect([mine.statusCode, mine.json()]).toEqual([200, { entries: [] }]);
    expect((await test.app.inject({ url: '/api/v1/player/${name}' })).statusCode).toBe(401);
  });
});
`,
  );
  addImport(tree, 'apps/api/src/modules.ts', `import { ${variable}Module } from './modules/${name}/index.ts';`);
  edit(
    tree,
    'apps/api/src/modules.ts',
    /(ApiModule\[\]\s*=\s*\[[\s\S]*?)(\n\];)/,
    (_match, head, end) => `${head}\n  ${variable}Module,${end}`,
    `${variable}Module to the list of modules`,
  );
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
      { cwd: tree.root, stdio: 'inherit', env: { ...process.env, MODULE: name } },
    );
  };
}
