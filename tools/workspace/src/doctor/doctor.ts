import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listBrands } from '../site/brand-config.ts';
import { runDoctor } from './examine.ts';
import { countTexts, formatFindings } from './finding.ts';

const root = join(import.meta.dirname, '../../../..');

try {
  const { values } = parseArgs({ options: { brand: { type: 'string', multiple: true }, json: { type: 'boolean', default: false } } });
  const brands = listBrands(root);
  const unknown = values.brand?.find((brand) => !brands.includes(brand));
  if (unknown) throw new Error(`There is no brand "${unknown}". Brands: ${brands.join(', ')}.`);
  const findings = await runDoctor(root, values.brand ?? brands);
  const texts = countTexts(findings);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (values.json) process.stdout.write(`${JSON.stringify({ errors, warnings: findings.length - errors, findings }, null, 2)}\n`);
  else process.stdout.write(`${findings.length > 0 ? `${formatFindings(findings)}\n` : ''}${texts === '' ? '' : `Texts, by language and namespace:\n${texts}\n`}${errors} ${errors === 1 ? 'error' : 'errors'}, ${findings.length - errors} warnings in ${(values.brand ?? brands).join(', ')}\n`);
  process.exitCode = errors > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nUsage: npm run doctor -- [--brand <id>] [--json]\n`);
  process.exitCode = 1;
}
