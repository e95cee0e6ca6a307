import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { STAGES } from './stages.ts';
import { formatSummary, type StageResult } from './summary.ts';

const root = join(import.meta.dirname, '../../../..');
const USAGE = `npm test [-- --only <stage>] (repeatable). Stages: ${STAGES.map(({ name, about }) => `${name} (${about})`).join(', ')}.`;

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const unknown = values.only?.find((only) => !STAGES.some(({ name }) => name === only));
  if (unknown !== undefined) throw new Error(`There is no stage "${unknown}".`);
  const results: StageResult[] = [];
  for (const stage of STAGES.filter(({ name }) => !values.only || values.only.includes(name))) {
    process.stdout.write(`\n━━ ${stage.name}: ${stage.about}\n`);
    const started = Date.now();
    let result: StageResult;
    try {
      const counts = await stage.run(root);
      const empty = counts.passed + counts.failed === 0;
      result = {
        stage: stage.name,
        ...counts,
        ...(empty ? { failed: 1, failures: ['the stage ran no test at all'] } : {}),
        seconds: (Date.now() - started) / 1000,
        budget: stage.budget,
      };
    } catch (error) {
      result = {
        stage: stage.name,
        passed: 0,
        failed: 1,
        skipped: 0,
        failures: [error instanceof Error ? error.message : String(error)],
        seconds: (Date.now() - started) / 1000,
        budget: stage.budget,
      };
    }
    results.push(result);
  }
  process.stdout.write(`${formatSummary(results)}\n`);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = 2;
}
