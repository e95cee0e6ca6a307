import { formatFindings, runDoctor } from '@baize/doctor/examine';
import { listBrands } from '@baize/site-build/brand-config';
import { runTestTasks } from '../project-tests.ts';
import { isFirstShard } from '../scope.ts';
import type { Stage } from '../stage.ts';
import { addCounts, type Counts } from '../summary.ts';

async function doctor(root: string): Promise<Counts> {
  const findings = await runDoctor(root);
  if (findings.length > 0) process.stdout.write(`${formatFindings(findings)}\n`);
  const errors = findings.filter(({ severity }) => severity === 'error');
  return {
    passed: errors.length === 0 ? listBrands(root).length : 0,
    failed: errors.length,
    skipped: 0,
    failures: errors.map(({ file, field, what }) => `${file} · ${field}: ${what}`),
  };
}

/** The doctor, and the tests of the repository itself. */
export const checks: Stage = {
  name: 'checks',
  about: 'brands, markets, texts, tags',
  async run(root, scope) {
    if (!isFirstShard(scope)) return null;
    return addCounts(
      await doctor(root),
      await runTestTasks(root, { args: ['-t', 'test', '-p', '@baize/checks'] }, (folder) => folder === 'tools/checks'),
    );
  },
};
