import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countsFile } from './counts-file.ts';
import { WHOLE, type Scope } from './scope.ts';
import { STAGES } from './stages.ts';

/*
 * One stage in a process of its own, also as the command of its Nx target. Writes what it counted, and fails when a test
 * fails, so that Nx keeps nothing but passes.
 * Arguments: the stage's name, and the scope as JSON; without one it runs everything.
 */
const root = join(import.meta.dirname, '../../../..');
const [name = '', scope] = process.argv.slice(2);
const stage = STAGES.find((each) => each.name === name);
if (!stage) throw new Error(`There is no stage "${name}". Name one of ${STAGES.map((each) => each.name).join(', ')}.`);
const counts = await stage.run(root, scope === undefined ? WHOLE : (JSON.parse(scope) as Scope));
const file = countsFile(root, name);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(counts));
const passed = counts === null ? scope !== undefined : counts.failed === 0 && counts.passed > 0;
process.exitCode = passed ? 0 : 1;
