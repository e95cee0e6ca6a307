import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countsFile } from './counts-file.ts';
import { WHOLE } from './scope.ts';
import { STAGES } from './stages.ts';

/*
 * One whole stage, as the command of its Nx target. Fails when a test fails, so that Nx keeps nothing but passes.
 * Argument: the stage's name.
 */
const root = join(import.meta.dirname, '../../../..');
const name = process.argv[2] ?? '';
const stage = STAGES.find((each) => each.name === name);
if (!stage) throw new Error(`There is no stage "${name}". Name one of ${STAGES.map((each) => each.name).join(', ')}.`);
const counts = await stage.run(root, WHOLE);
const file = countsFile(root, name);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(counts));
process.exitCode = counts !== null && counts.failed === 0 && counts.passed > 0 ? 0 : 1;
