import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyWorkspace, type WorkspaceCopy } from '../testing/copy-workspace.ts';
import apiModuleGenerator from './api-module.ts';

/** Several checks start programs of their own, on machines that may be busy. */
const LONG_MS = 300_000;

let copy: WorkspaceCopy;
let written: readonly string[];
beforeAll(async () => {
  copy = copyWorkspace();
  let makeMigration: (() => unknown) | undefined;
  written = await copy.generate(async (tree) => {
    makeMigration = await apiModuleGenerator(tree, { name: 'fair-play' });
  });
  await makeMigration?.();
}, LONG_MS);
afterAll(() => copy.remove());

const read = (path: string) => readFileSync(join(copy.root, path), 'utf8');

it('edits only the list of modules and the record of wire paths outside of its files', () => {
  const own = (file: string) =>
    file.startsWith('apps/api/src/modules/fair-play/') || file === 'libs/contracts/src/fair-play.ts';
  expect(written.filter((file) => !own(file)).sort()).toEqual([
    'apps/api/src/modules.ts',
    'docs/decisions/wire-paths.md',
  ]);
});

it('makes a migration whose primary key starts with the player', () => {
  const folder = 'apps/api/src/modules/fair-play/migrations';
  const [file = ''] = readdirSync(join(copy.root, folder)).filter((name) => name.endsWith('.sql'));
  expect(read(`${folder}/${file}`)).toMatch(/PRIMARY KEY\("player_id","id"\)/);
  expect(existsSync(join(copy.root, folder, 'meta/_journal.json'))).toBe(true);
});

it(
  'is formatted and passes lint with the module boundaries',
  () => {
    copy.run('prettier', ['--check', ...written.filter((file) => file.endsWith('.ts'))]);
    // The boundary rule needs the graph of the projects; without it the rule would be skipped with a warning.
    expect(copy.run('nx', ['show', 'projects'])).toContain('@baize/api');
    expect(copy.run('eslint', ['--max-warnings=0', ...written.filter((file) => file.endsWith('.ts'))])).not.toMatch(
      /skipped/,
    );
  },
  LONG_MS,
);

it(
  'compiles',
  () => {
    copy.run('tsc', ['-p', 'apps/api', '--noEmit']);
  },
  LONG_MS,
);

it(
  'passes its own test, and those of contracts, module order and wire paths',
  () => {
    copy.run('vitest', ['run', '--root', 'apps/api', 'src/modules/fair-play', 'src/module-order.test.ts']);
    copy.run('vitest', ['run', '--root', 'libs/contracts', 'src/route.test.ts']);
    copy.run('vitest', ['run', '--root', 'tools/checks', 'src/wire-paths.test.ts']);
  },
  LONG_MS,
);
