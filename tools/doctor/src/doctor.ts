import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listBrands } from '@baize/site-build/brand-config';
import { runDoctor } from './examine.ts';
import { countTexts, formatFindings, reportOf } from './finding.ts';

const root = join(import.meta.dirname, '../../..');
/** Exit codes: 0 ready for release (warnings allowed), 1 errors found, 2 the doctor could not run. */
const UNFIT = 1;
const NOT_EXAMINED = 2;

try {
  const { values } = parseArgs({
    options: { brand: { type: 'string', multiple: true }, json: { type: 'boolean', default: false } },
  });
  const known = listBrands(root);
  const unknown = values.brand?.find((brand) => !known.includes(brand));
  if (unknown) throw new Error(`There is no brand "${unknown}". Brands: ${known.join(', ')}.`);
  const brands = values.brand ?? known;
  const report = reportOf(brands, await runDoctor(root, brands));
  const texts = countTexts(report.findings);
  const counts = [
    [report.errors, 'error'],
    [report.warnings, 'warning'],
    ...(report.notes > 0 ? [[report.notes, 'note'] as const] : []),
  ] as const;
  const total = counts.map(([count, what]) => `${count} ${what}${count === 1 ? '' : 's'}`).join(', ');
  if (values.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else
    process.stdout.write(
      `${report.findings.length > 0 ? `${formatFindings(report.findings)}\n` : ''}${texts === '' ? '' : `Texts, by language and namespace:\n${texts}\n`}${total} in ${brands.join(', ')}\n`,
    );
  process.exitCode = report.errors > 0 ? UNFIT : 0;
} catch (error) {
  process.stderr.write(
    `${error instanceof Error ? error.message : String(error)}\nUsage: npm run doctor -- [--brand <id>]… [--json]\n`,
  );
  process.exitCode = NOT_EXAMINED;
}
